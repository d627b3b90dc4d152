//! Set-ups: positions as plain data, before anything is known about whether they make sense.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, Vector};
use crate::core::bits::Bits;
use crate::core::chance::Chance;
use crate::core::en_passant::EnPassant;
use crate::core::hand::FULL;
use crate::core::ledger::{MAX_PENDING, Pending};
use crate::core::move_limit::{MAX_MOVES, TooManyMoves};
use crate::core::program::{CastlingRule, MAX_SIDES, NO_CELL, Program};
use crate::core::state::{Castle, Castles, EMPTY, GameEnd, State, code, kind_of, side_of};
use crate::core::zobrist::HashFeature;
use crate::definition::model::Wing;
use crate::message;
use crate::message::Message;

use crate::outcome::Outcome;
use crate::position::{Count, Ground};
use crate::rules::Rules;
use crate::types::{Kind, Piece, Side};

/// The most castling rights of a position. Each has one bit.
const CASTLES: usize = 32;
/// The side of a vacant place in the list of castlings.
const VACANT: u8 = u8::MAX;

/// A position as plain data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The pieces with their cells.
    pub pieces: Vec<(Cell, Piece)>,
    /// The side to move, as its place in the turn order.
    pub turn: u8,
    /// Castling rights.
    pub castling: Vec<CastlingRight>,
    /// En-passant targets: cells that a pawn, or another piece that leaves targets, has just passed.
    pub en_passant: Vec<Cell>,
    /// The piece that left the targets. `None` stands for any piece that could have.
    pub en_passant_victim: Option<Cell>,
    /// The number of checks each side has given. Empty for none.
    pub checks: Vec<u8>,
    /// Turns since the last capture or pawn move.
    pub clock: u16,
    /// Turns played since the start of the game.
    pub turns: u32,
    /// The number of passes in a row so far, where passes are counted.
    pub passes: u16,
    /// The steps left of this turn. `None` for a turn that has just begun.
    pub steps_left: Option<u16>,
    /// Cells of pieces that have never moved. `None` stands for all pieces on their starting cells.
    pub unmoved: Option<Vec<Cell>>,
    /// Sides that have been eliminated.
    pub out: Vec<u8>,
    /// The current count against a limit.
    pub count: Option<Count>,
    /// The result of the game, if the board does not show it.
    pub result: Option<Outcome>,
    /// Cells with walls.
    pub walls: Vec<Cell>,
    /// Pieces in hand: side, kind and number.
    pub hands: Vec<(Side, Kind, u16)>,
    /// Cells of promoted pieces that revert when they are captured.
    pub promoted: Vec<Cell>,
    /// Pieces that wait behind cells until the piece there leaves. (For pieces in hand, `unmoved` says which home cells
    /// are still gates.)
    pub gates: Vec<(Cell, Piece)>,
    /// Counters of triggers, by counter and then by side. Empty stands for their initial values.
    pub counters: Vec<Vec<i32>>,
    /// Effects of triggers that are delayed.
    pub pending: Vec<PendingEffect>,
    /// The state of terrain and quest. `None` stands for the initial state.
    pub ground: Option<Ground>,
    /// What nature has decided. `None` stands for the initial state.
    pub chance: Option<ChanceState>,
}

/// What nature has decided, and what it is about to decide.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChanceState {
    /// The kind that the die shows. `None` before it is rolled.
    pub die: Option<Kind>,
    /// The cell on which a piece is about to be turned up, and the side that brought that about.
    pub reveals: Option<(Cell, Side)>,
    /// The pieces left in the bags: side, kind and number.
    pub bag: Vec<(Side, Kind, u16)>,
    /// What captured pieces were that lay face down: side, kind and number. Those of the covered kind are not known; they are still
    /// counted in the bag, too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<(Side, Kind, u16)>,
    /// The captured pieces of which nature is about to draw what they were: side and number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<(Side, u16)>,
}

/// Effects of a trigger that are delayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PendingEffect {
    /// The trigger, as its place in the definition.
    pub trigger: u16,
    /// The side that fired it.
    pub side: u8,
    /// Origin and destination of the move that fired it, if a move did.
    pub cells: Option<(Cell, Cell)>,
    /// In how many turns the effects come.
    pub left: u16,
}

impl From<&Pending> for PendingEffect {
    fn from(pending: &Pending) -> Self {
        let Pending { trigger, side, from, to, left } = *pending;
        Self { trigger, side, cells: cell_or_none(from).map(|from| (from, to)), left }
    }
}

/// The right to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastlingRight {
    /// The side.
    pub side: u8,
    /// The wing.
    pub wing: Wing,
    /// The cell of the partner. `None` stands for the partner that the rules or the position suggest.
    pub partner: Option<Cell>,
}

/// Why a setup is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupProblem {
    /// A cell is not on the board.
    #[error("{}", self.message())]
    NoSuchCell(Cell),
    /// Two pieces stand on one cell.
    #[error("{}", self.message())]
    Crowded(String),
    /// The rules have no such kind.
    #[error("{}", self.message())]
    NoSuchKind(u8),
    /// The rules have no such side.
    #[error("{}", self.message())]
    NoSuchSide(u8),
    /// The game has no hands, but there are pieces in hand.
    #[error("{}", self.message())]
    NoHands,
    /// Pieces wait behind cells in a game without such gates.
    #[error("{}", self.message())]
    NoGates,
    /// The rules do not have these counters.
    #[error("{}", self.message())]
    Counters(usize),
    /// The rules have no such trigger with delayed effects.
    #[error("{}", self.message())]
    NoSuchTrigger(u16),
    /// The king or the partner of a castling right is not in place.
    #[error("{}", self.message())]
    Castling {
        /// The side.
        side: u8,
        /// The wing.
        wing: Wing,
    },
    /// The terrain of this game can never be in this state, because of the field of [`Ground`] that is named.
    #[error("{}", self.message())]
    Ground(&'static str),
    /// What nature has decided does not fit the game, because of the field of [`ChanceState`] that is named.
    #[error("{}", self.message())]
    Chance(&'static str),
    /// The position has more moves than the limit.
    #[error(transparent)]
    TooManyMoves(#[from] TooManyMoves),
    /// No enemy piece can have left these en-passant targets.
    #[error("{}", self.message())]
    EnPassant(Vec<Cell>),
}

impl SetupProblem {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::NoSuchCell(number) => message!("there is no cell number {number} on this board", number),
            Self::Crowded(cell) => message!("there are two pieces on {cell}", cell),
            Self::NoSuchKind(number) => message!("the rules have no piece number {number}", number),
            Self::NoSuchSide(number) => message!("the rules have no side number {number}", number),
            Self::NoHands => message!("this game has no pieces in hand"),
            Self::NoGates => message!("this game has no pieces waiting behind gates"),
            Self::Counters(number) => {
                message!("the rules have {number} counters, each with a value for every side", number)
            }
            Self::NoSuchTrigger(number) => {
                message!("the rules have no trigger number {number} with delayed effects", number)
            }
            Self::Castling { side, wing } => {
                let (wing, place) = wing.words();
                message!(
                    "side {side} cannot castle {wing}: the king or its partner {place} is not on its starting cell",
                    side,
                    wing = Message::of(wing),
                    place = Message::of(place)
                )
            }
            Self::Ground(field) => {
                message!("the field `{field}` of the terrain does not fit this game or its pieces", field)
            }
            Self::Chance(field) => {
                message!("the field `{field}` does not fit what nature decides in this game", field)
            }
            Self::TooManyMoves(error) => message!(
                "a position could have {moves} moves, more than {limit}, because of `{rule}`",
                moves = error.moves,
                limit = error.limit,
                rule = error.rule
            ),
            Self::EnPassant(_) => message!("no piece can have left these en-passant targets"),
        }
    }
}

impl Setup {
    /// The start position of these rules.
    pub(crate) fn start(rules: &Rules) -> Self {
        let definition = rules.definition();
        let (placed, _) = definition.placement(rules.board());
        let pieces = placed
            .iter()
            .map(|p| (p.cell, Piece { side: Side(p.side as u8), kind: Kind(p.piece as u8) }))
            .collect();
        let mut castling = vec![];
        for rule in &definition.castling {
            for (side, def) in (0u8..).zip(&definition.sides) {
                let has = rule.sides.as_ref().is_none_or(|sides| sides.contains(&def.name));
                let right = CastlingRight { side, wing: rule.wing, partner: None };
                if has && !castling.contains(&right) {
                    castling.push(right);
                }
            }
        }
        let hands = definition.in_hand().0.into_iter();
        let hands = hands.map(|(side, kind, count)| (Side(side as u8), Kind(kind as u8), count)).collect();
        let waiting = definition.waiting(rules.board()).into_iter();
        let gates = waiting
            .map(|p| (p.cell, Piece { side: Side(p.side as u8), kind: Kind(p.piece as u8) }))
            .collect();
        let face_down = rules.face_down().into_iter();
        let walls = face_down.filter(|cell| !placed.iter().any(|p| p.cell == *cell)).collect();
        Self { pieces, castling, hands, gates, walls, ..Self::default() }
    }

    pub(crate) fn state<const W: usize>(&self, program: &Program<W>) -> Result<State<W>, Vec<SetupProblem>> {
        let mut problems = vec![];
        let mut state = State::empty(self.turn);
        if self.turn as usize >= program.sides {
            problems.push(SetupProblem::NoSuchSide(self.turn));
        }
        for &(cell, piece) in &self.pieces {
            let (side, kind) = (piece.side.index(), piece.kind.index());
            if cell as usize >= program.cells {
                problems.push(SetupProblem::NoSuchCell(cell));
            } else if side >= program.sides {
                problems.push(SetupProblem::NoSuchSide(piece.side.0));
            } else if kind >= program.kinds {
                problems.push(SetupProblem::NoSuchKind(piece.kind.0));
            } else if state.at[cell as usize] != EMPTY {
                problems.push(SetupProblem::Crowded(program.board.name(cell).to_owned()));
            } else {
                state.put(program, code(side, kind), cell as usize);
            }
        }
        for &cell in &self.walls {
            if cell as usize >= program.cells {
                problems.push(SetupProblem::NoSuchCell(cell));
            } else if state.at[cell as usize] != EMPTY {
                problems.push(SetupProblem::Crowded(program.board.name(cell).to_owned()));
            } else {
                state.info.walls |= Bits::one(cell as usize);
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let (castles, rights) = self.castles(program, &state, &mut problems);
        state.info.rights = rights;
        state.castles = castles.into();
        for (side, &given) in self.checks.iter().enumerate().take(MAX_SIDES) {
            state.info.checks[side] = given;
        }
        state.info.clock = self.clock;
        state.info.turns = self.turns;
        state.info.passes = self.passes;
        let whole = || program.turn.steps_of_turn(self.turn.into(), self.turns);
        state.info.steps_left = self.steps_left.unwrap_or_else(whole).max(1);
        for &side in &self.out {
            state.info.out |= 1u8.checked_shl(side.into()).unwrap_or_default();
        }
        self.fill_hands(program, &mut state, &mut problems);
        if program.tracks_unmoved {
            state.info.unmoved = self.unmoved_cells(program, &state);
        }
        self.set_en_passant(program, &mut state, &mut problems);
        self.fill_ledger(program, &mut state, &mut problems);
        if program.teams.are_one(program.in_play(&state)) {
            // The game ended when only one team was left. What is left is not judged again.
            state.info.over = self.end_at_once();
        }
        program.judge_setup(&mut state);
        self.lay_ground(program, &mut state, &mut problems);
        if state.info.over.is_none() {
            state.info.over = self.end_at_once();
        }
        state.info.key = state.fresh_key(program);
        problems.extend(program.check_moves(&state, MAX_MOVES).err().map(SetupProblem::TooManyMoves));
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }

    /// The result that was noted, if it is of a kind that ends a game without a claim or a look at its history.
    fn end_at_once(&self) -> Option<GameEnd> {
        let Outcome { winner, reason } = self.result?;
        reason.ends_at_once().then(|| GameEnd { winner: winner.map(|side| side.0), reason })
    }

    fn fill_hands<const W: usize>(
        &self,
        program: &Program<W>,
        state: &mut State<W>,
        problems: &mut Vec<SetupProblem>,
    ) {
        if !program.hands.any && self.hands.iter().any(|&(_, _, count)| count > 0) {
            problems.push(SetupProblem::NoHands);
            return;
        }
        for &(side, kind, count) in &self.hands {
            if side.index() >= program.sides {
                problems.push(SetupProblem::NoSuchSide(side.0));
            } else if kind.index() >= program.kinds {
                problems.push(SetupProblem::NoSuchKind(kind.0));
            } else {
                let held = program.hands.held_as[kind.index()];
                for _ in 0..count.min(FULL.into()) {
                    state.add_to_hand(program, side.index(), held.into());
                }
            }
        }
        if program.hands.marks() {
            let standing = state.occupied(program);
            state.info.promoted =
                self.promoted.iter().map(|&cell| usize::from(cell)).filter(|&c| c < program.cells).collect();
            state.info.promoted &= standing;
        }
    }

    /// Sets the terrain: to its initial state for these pieces, or to what the set-up says.
    fn lay_ground<const W: usize>(
        &self,
        program: &Program<W>,
        state: &mut State<W>,
        problems: &mut Vec<SetupProblem>,
    ) {
        let Some(ground) = &self.ground else {
            program.set_up_ground(state);
            return;
        };
        let pieces = state.occupied(program).without(state.info.walls);
        match ground.compiled(program, pieces) {
            Ok(ground) => {
                if let (None, Some(terrain)) = (self.steps_left, &program.terrain) {
                    state.info.steps_left = terrain.side_rules[state.us()].actions.max(1);
                }
                state.ground = Some(Box::new(ground));
            }
            Err(field) => problems.push(SetupProblem::Ground(field)),
        }
    }

    /// Sets the counters, delayed effects and waiting pieces.
    fn fill_ledger<const W: usize>(
        &self,
        program: &Program<W>,
        state: &mut State<W>,
        problems: &mut Vec<SetupProblem>,
    ) {
        let initial = program.ledger.as_ref();
        if !self.gates.is_empty() && !program.hands.behind {
            problems.push(SetupProblem::NoGates);
        }
        if let Some(pending) = self.pending.iter().find(|pending| !program.delays(pending.trigger)) {
            problems.push(SetupProblem::NoSuchTrigger(pending.trigger));
        }
        if self.chance.is_some() && program.chance.is_none() {
            problems.push(SetupProblem::Chance("chance"));
        }
        let known = initial.map_or(0, |initial| initial.counters.len());
        let complete = self.counters.len() == known
            && self.counters.iter().all(|of_sides| of_sides.len() == program.sides);
        if !self.counters.is_empty() && !complete {
            problems.push(SetupProblem::Counters(known));
        }
        let (Some(initial), true) = (initial, problems.is_empty()) else { return };
        let mut ledger = initial.clone();
        for (counter, of_sides) in ledger.counters.iter_mut().zip(&self.counters) {
            counter[..of_sides.len()].copy_from_slice(of_sides);
        }
        for &(cell, piece) in &self.gates {
            if cell as usize >= program.cells {
                problems.push(SetupProblem::NoSuchCell(cell));
            } else if piece.side.index() >= program.sides {
                problems.push(SetupProblem::NoSuchSide(piece.side.0));
            } else if piece.kind.index() >= program.kinds {
                problems.push(SetupProblem::NoSuchKind(piece.kind.0));
            } else if ledger.waiting.iter().any(|(other, _)| *other == cell) {
                problems.push(SetupProblem::Crowded(program.board.name(cell).to_owned()));
            } else {
                ledger.waiting.push((cell, code(piece.side.index(), piece.kind.index())));
            }
        }
        ledger.waiting.sort_unstable();
        for pending in self.pending.iter().take(MAX_PENDING) {
            let (from, to) = pending.cells.unwrap_or((NO_CELL, NO_CELL));
            let outside = pending.cells.is_some() && from.max(to) as usize >= program.cells;
            if outside {
                problems.push(SetupProblem::NoSuchCell(from.max(to)));
            } else if usize::from(pending.side) >= program.sides {
                problems.push(SetupProblem::NoSuchSide(pending.side));
            } else {
                let PendingEffect { trigger, side, left, .. } = *pending;
                ledger.pending.push(Pending { trigger, side, from, to, left: left.max(1) });
            }
        }
        if let Some(chance) = &self.chance {
            self.decide(program, chance, &mut ledger.chance, state, problems);
        }
        state.ledger = Some(Box::new(ledger));
    }

    /// Sets what nature has decided.
    fn decide<const W: usize>(
        &self,
        program: &Program<W>,
        setup: &ChanceState,
        chance: &mut Chance,
        state: &State<W>,
        problems: &mut Vec<SetupProblem>,
    ) {
        let ChanceState { die, reveals, bag, taken, draws } = setup;
        let Some(rules) = &program.chance else { return };
        chance.die = die.map(|kind| kind.0);
        if chance.die.is_some_and(|kind| !rules.faces.contains(&kind)) {
            problems.push(SetupProblem::Chance("die"));
        }
        chance.bag.iter_mut().for_each(|of_sides| of_sides.fill(0));
        for &(side, kind, count) in bag {
            let place = chance.bag.get_mut(kind.index()).filter(|_| kind.index() < program.kinds);
            match (place, u8::try_from(count)) {
                (Some(of_sides), Ok(count)) if side.index() < program.sides => of_sides[side.index()] = count,
                _ => problems.push(SetupProblem::Chance("bag")),
            }
        }
        chance.taken.iter_mut().for_each(|of_sides| of_sides.fill(0));
        for &(side, kind, count) in taken {
            match (chance.taken.get_mut(kind.index()), u8::try_from(count)) {
                (Some(of_sides), Ok(count)) if side.index() < program.sides => of_sides[side.index()] = count,
                _ => problems.push(SetupProblem::Chance("taken")),
            }
        }
        chance.draws.fill(0);
        for &(side, count) in draws {
            let held =
                if side.index() < program.sides { chance.left(side.index(), rules.covered) } else { 0 };
            match u8::try_from(count) {
                Ok(count) if rules.draws && u32::from(count) <= held => chance.draws[side.index()] = count,
                _ => problems.push(SetupProblem::Chance("draws")),
            }
        }
        chance.reveals = reveals.map(|(cell, side)| (cell, side.0));
        if let Some((cell, by)) = *reveals {
            let inside = usize::from(cell) < program.cells && by.index() < program.sides;
            let covered =
                |code_there| rules.covered.is_some_and(|kind| code_there == code(by.index(), kind.into()));
            let lies = inside && (state.info.walls.has(cell.into()) || covered(state.at[usize::from(cell)]));
            let first = rules.first_own && state.side.iter().all(|pieces| pieces.none());
            let nobodys = inside && state.info.walls.has(cell.into()) && !first;
            let filled = |of_sides: &[u8; MAX_SIDES]| {
                of_sides.iter().enumerate().any(|(side, &count)| count > 0 && (nobodys || side == by.index()))
            };
            if !lies || !chance.bag.iter().any(filled) {
                problems.push(SetupProblem::Chance("reveals"));
            }
        }
    }

    fn unmoved_cells<const W: usize>(&self, program: &Program<W>, state: &State<W>) -> Bits<W> {
        let at_home = |&cell: &usize| {
            let piece = state.at[cell];
            piece != EMPTY && program.pieces[side_of(piece)][kind_of(piece)].home.has(cell)
        };
        let mut home: Bits<W> = program.histories.iter().filter(at_home).collect();
        // A gate is a home cell, whatever stands on it. Pieces that may castle have not moved.
        let mut castling = Bits::NONE;
        for (gates, pieces) in program.hands.gates.iter().zip(&state.side) {
            home |= *gates & *pieces;
            for (_, castle) in
                state.castles.list.iter().enumerate().filter(|(i, _)| state.info.rights >> i & 1 == 1)
            {
                castling |=
                    (Bits::one(castle.king_from.into()) | Bits::one(castle.partner_from.into())) & *gates;
            }
        }
        let given: Bits<W> = match &self.unmoved {
            None => Bits::ALL,
            Some(cells) => cells.iter().map(|&cell| cell as usize).filter(|&c| c < program.cells).collect(),
        };
        let shut = program.hands.shut.iter().enumerate().filter(|(side, _)| state.is_empty_handed(*side));
        let shut = shut.fold(Bits::NONE, |all, (side, gates)| all | *gates & state.side[side]);
        (home & (given | castling)).without(shut)
    }

    /// Sets the en-passant targets if a piece can have left them.
    fn set_en_passant<const W: usize>(
        &self,
        program: &Program<W>,
        state: &mut State<W>,
        problems: &mut Vec<SetupProblem>,
    ) {
        let targets: Bits<W> =
            self.en_passant.iter().map(|&cell| cell as usize).filter(|&c| c < program.cells).collect();
        if targets.none() {
            return;
        }
        if let Some(victim) = self.en_passant_victim
            && (victim as usize) < program.cells
            && state.at[victim as usize] != EMPTY
        {
            state.info.en_passant = EnPassant::new(targets, victim.into());
            return;
        }
        let found = victim_by_motion(program, state, targets, |passed| passed == targets)
            .or_else(|| program.walker_that_left(state, targets))
            // Some programs name fewer cells than the piece passed.
            .or_else(|| victim_by_motion(program, state, targets, |passed| targets.without(passed).none()));
        match found {
            Some(victim) => {
                let us = state.info.turn;
                state.info.turn = side_of(state.at[victim]) as u8;
                state.mark_en_passant(program, targets, victim);
                state.info.turn = us;
            }
            None => problems.push(SetupProblem::EnPassant(self.en_passant.clone())),
        }
    }

    fn castles<const W: usize>(
        &self,
        program: &Program<W>,
        state: &State<W>,
        problems: &mut Vec<SetupProblem>,
    ) -> (Castles<W>, u32) {
        let mut held: Vec<Castle<W>> = vec![];
        for right in &self.castling {
            let found: Vec<Castle<W>> = (0u8..)
                .zip(&program.castlings)
                .filter(|(_, rule)| rule.side == right.side && rule.wing == right.wing)
                .filter_map(|(index, rule)| castle(program, state, rule, index, right.partner))
                .collect();
            if found.is_empty() {
                problems.push(SetupProblem::Castling { side: right.side, wing: right.wing });
            }
            for castle in found {
                let same = |other: &Castle<W>| other.rule == castle.rule && other.key == castle.key;
                if !held.iter().any(same) {
                    held.push(castle);
                }
            }
        }
        let rights: Vec<u64> = held.iter().map(|castle| castle.key).collect();
        // Rights that drops may grant have a place in the list already.
        for (index, rule) in (0u8..).zip(&program.castlings).filter(|(_, rule)| rule.dropped) {
            if let (Some(king), Some(partner)) = (rule.king_from, rule.partner_from)
                && !held.iter().any(|castle| castle.rule == index)
            {
                held.extend(cells_of(program, rule, index, king.into(), partner.into()));
            }
        }
        let list = places(held);
        let rights = list.iter().enumerate().filter(|(_, c)| c.side != VACANT && rights.contains(&c.key));
        let rights = rights.fold(0, |rights, (i, _)| rights | 1 << i);
        let keep = (!list.is_empty()).then(|| {
            crate::core::state::keep_table(program.cells, |cell| {
                list.iter().enumerate().fold(!0u32, |keep, (i, castle)| {
                    let touched = [castle.king_from, castle.partner_from].contains(&(cell as u16));
                    if touched { keep & !(1 << i) } else { keep }
                })
            })
        });
        let dropped = program.castlings.iter().any(|rule| rule.dropped);
        let mut of = [0; MAX_SIDES];
        for (index, castle) in list.iter().enumerate() {
            // A vacant place is of no side.
            if let Some(own) = of.get_mut(castle.side as usize) {
                *own |= 1 << index;
            }
        }
        (Castles { list, of, keep, dropped }, rights)
    }
}

/// The enemy piece that one of its motions can have brought over these cells to where it stands.
fn victim_by_motion<const W: usize>(
    program: &Program<W>,
    state: &State<W>,
    targets: Bits<W>,
    fits: impl Fn(Bits<W>) -> bool,
) -> Option<usize> {
    let us = state.us();
    for side in (0..program.sides).filter(|&side| side != us) {
        for (kind, piece) in program.pieces[side].iter().enumerate() {
            let pieces = state.kind[kind] & state.of_side(side);
            for motion in piece.motions.iter().map(|&index| &program.motions[index]) {
                let Some(mark) = motion.mark else { continue };
                let origins = (0..program.cells).filter(|&from| state.at[from] == EMPTY);
                for from in origins.filter(|&from| fits(program.marks[mark as usize][from])) {
                    let victim = program.reaches[motion.reach].widest(from) & pieces;
                    if victim.any() && !victim.meets(targets) {
                        return Some(victim.lowest());
                    }
                }
            }
        }
    }
    None
}

/// The castlings in the order of their rules, with vacant places for missing ones. So castlings have the same numbers,
/// and moves are the same, however a position came about. Further castlings by one rule with several partners come
/// last.
fn places<const W: usize>(held: Vec<Castle<W>>) -> Vec<Castle<W>> {
    let vacant = Castle {
        side: VACANT,
        rule: 0,
        king_from: NO_CELL,
        king_to: NO_CELL,
        partner_from: NO_CELL,
        partner_to: NO_CELL,
        empty: Bits::NONE,
        safe: Bits::NONE,
        uncovers: false,
        key: 0,
    };
    let most = held.iter().map(|castle| usize::from(castle.rule) + 1).max().unwrap_or(0).min(CASTLES);
    let mut list = vec![vacant; most];
    for castle in held {
        match list.get_mut(usize::from(castle.rule)).filter(|place| place.side == VACANT) {
            Some(place) => *place = castle,
            None => list.push(castle),
        }
    }
    list.truncate(CASTLES);
    list
}

/// A castling with its cells, if king and partner are in place.
fn castle<const W: usize>(
    program: &Program<W>,
    state: &State<W>,
    rule: &CastlingRule,
    index: u8,
    partner: Option<Cell>,
) -> Option<Castle<W>> {
    let side = rule.side as usize;
    let own = state.of_side(side);
    let kings = state.kind[rule.king as usize] & own;
    let king_from = match rule.king_from {
        Some(cell) => kings.has(cell as usize).then_some(cell as usize)?,
        // Of several kings, the one that could have started on its cell may castle.
        None => {
            let home = kings & program.pieces[side][rule.king as usize].home;
            if home.any() {
                home.lowest()
            } else if kings.any() {
                kings.lowest()
            } else {
                return None;
            }
        }
    };
    let board = &program.board;
    let at = board.coords(king_from as u16);
    // A king cannot castle on a rank where no such king starts.
    let home = program.pieces[side][rule.king as usize].home;
    let row = |cell: usize| {
        let at = board.coords(cell as u16);
        (at.y, at.z)
    };
    if rule.king_from.is_none() && home.any() && !home.iter().any(|cell| row(cell) == (at.y, at.z)) {
        return None;
    }
    let partners = state.of_kinds(&rule.partners) & own;
    let toward = |cell: usize| {
        let c = board.coords(cell as u16);
        c.y == at.y
            && c.z == at.z
            && match rule.wing {
                Wing::King => c.x > at.x,
                Wing::Queen => c.x < at.x,
            }
    };
    let outermost = |cells: Bits<W>| {
        let on_wing: Vec<usize> = cells.iter().filter(|&cell| toward(cell)).collect();
        match rule.wing {
            Wing::King => on_wing.last().copied(),
            Wing::Queen => on_wing.first().copied(),
        }
    };
    // A partner on one of its starting cells takes precedence over one further out.
    let home =
        rule.partners.iter().fold(Bits::NONE, |set, kind| set | program.pieces[side][kind as usize].home);
    let partner_from = match partner.or(rule.partner_from) {
        Some(cell) if partners.has(cell as usize) => cell as usize,
        Some(_) if partner.is_some() => return None,
        _ => outermost(home).filter(|&cell| partners.has(cell)).or_else(|| outermost(partners))?,
    };
    cells_of(program, rule, index, king_from, partner_from)
}

/// A castling between these cells, whatever stands on them.
fn cells_of<const W: usize>(
    program: &Program<W>,
    rule: &CastlingRule,
    index: u8,
    king_from: usize,
    partner_from: usize,
) -> Option<Castle<W>> {
    let board = &program.board;
    let at = board.coords(king_from as u16);
    let rank = |board: &Board, file: i16| board.at(Vector { x: file, ..at });
    let king_to = rank(board, rule.king_file)? as usize;
    let partner_to = rank(board, rule.partner_file)? as usize;
    let span = |a: usize, b: usize| -> Bits<W> {
        let (a, b) = (board.coords(a as u16).x, board.coords(b as u16).x);
        (a.min(b)..=a.max(b)).filter_map(|file| rank(board, file)).map(usize::from).collect()
    };
    let own_cells = Bits::one(king_from) | Bits::one(partner_from);
    let outward = match rule.wing {
        Wing::King => 1,
        Wing::Queen => -1,
    };
    // No attacker can stand behind a partner on the edge, unless pieces hop or attack along bent paths.
    let at_edge = board.step(partner_from as u16, Vector::flat(outward, 0)).is_none();
    let straight = program.classes.iter().flatten().all(|class| class.is_straight());
    Some(Castle {
        side: rule.side,
        rule: index,
        king_from: king_from as u16,
        king_to: king_to as u16,
        partner_from: partner_from as u16,
        partner_to: partner_to as u16,
        empty: (span(king_from, king_to) | span(partner_from, partner_to)).without(own_cells),
        safe: span(king_from, king_to),
        uncovers: !(at_edge && straight),
        key: program.zobrist.of(
            HashFeature::Castling,
            (partner_from as u64) << 32 | (king_from as u64) << 16 | u64::from(index),
        ),
    })
}

/// The cell, unless it stands for "none".
fn cell_or_none(cell: u16) -> Option<Cell> {
    (cell != NO_CELL).then_some(cell)
}
