//! Positions: the state of a game at one moment, and the moves that are legal there.

use crate::board::Cell;
use crate::core::generate::GenType;
use crate::core::isa;
use crate::core::ledger::Ledger;
use crate::core::move_limit::TooManyMoves;
use crate::core::moves_to::Reporter;
use crate::core::program::{Program, SIDE_MASK};
use crate::core::state::{Code, EMPTY, State, Undo, kind_of, side_of};
use crate::core::step::{Extra, Step, StepKind, Steps};
use crate::definition::model::PassRule;
use crate::moves::{Effects, Move, MoveId};
use crate::outcome::Outcome;
use crate::rules::{AnyProgram, MIDDLE, Rules, SMALL};
use crate::setup::{CastlingRight, PendingEffect, Setup, SetupProblem};
use crate::types::{Kind, Piece, Side};
use crate::view::Choice;

/// A position of a game, with the moves that led to it since it was set up.
///
/// * *Ask* what stands where, whose turn it is, and whether the game is over: [`piece`](Self::piece),
///   [`turn`](Self::turn), [`is_check`](Self::is_check), [`outcome`](Self::outcome).
/// * *Play*: [`legal_moves`](Self::legal_moves), [`play`](Self::play), [`undo`](Self::undo), [`effects`](Self::effects).
/// * *Save*: [`setup`](Self::setup) gives plain data, from which [`Rules::position`] makes the position again.
/// * *Write and read*: the crate `chesswright-notation` has FEN, UCI, SAN and others.
/// * *Search*: the traits of [`search`](crate::search) add what only engines and solvers need.
#[derive(Clone, Debug)]
pub struct Position {
    rules: Rules,
    state: AnyState,
    past: Vec<Past>,
    /// The keys of the positions before each move. They are kept apart from the rest because searching for repetitions
    /// reads many.
    keys: Vec<u64>,
    count: Option<Count>,
    /// The result, if the position was set up as one in which the game has ended.
    result: Option<Outcome>,
    /// The tries that an umpire has refused, each with the number of moves that had been played.
    refused: Vec<(usize, Choice)>,
}

#[derive(Clone, Debug)]
enum AnyState {
    W1(Box<State<1>>),
    W2(Box<State<SMALL>>),
    W4(Box<State<MIDDLE>>),
    W16(Box<State<16>>),
}

#[derive(Clone, Debug)]
struct Past {
    turn: Side,
    count: Option<Count>,
    played: Move,
    undo: AnyUndo,
}

#[derive(Clone, Debug)]
enum AnyUndo {
    W1(Undo<1>),
    W2(Undo<SMALL>),
    W4(Box<Undo<MIDDLE>>),
    W16(Box<Undo<16>>),
}

/// The error for a move that is not legal in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this move is not legal here")]
pub struct IllegalMove;

/// Evaluates an expression for the width of the position's sets.
macro_rules! with {
    ($position:expr, $rules:expr, |$program:ident, $state:ident| $body:expr) => {
        match ($position, $rules.program()) {
            (AnyState::W1($state), AnyProgram::W1($program)) => $body,
            (AnyState::W2($state), AnyProgram::W2($program)) => $body,
            (AnyState::W4($state), AnyProgram::W4($program)) => $body,
            (AnyState::W16($state), AnyProgram::W16($program)) => $body,
            _ => unreachable!("a position has the width of its rules"),
        }
    };
}

mod chance;
mod counting;
mod declaring;
mod ends;
mod ground;
mod leaving;
mod perpetual;
mod reached;
mod search;
mod solve;
mod supply;
mod tries;
mod winnable;

pub use counting::Count;
pub use ground::Ground;
pub use search::{MoveBuffer, MoveFilter, SearchExt, pseudo_legal_moves};
pub use solve::{SolveExt, moves_on_terrain, standing_cells};

/// Only positions have the methods of [`SearchExt`] and [`SolveExt`], so that both may grow.
mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Position {}
}

impl Position {
    pub(crate) fn new(rules: &Rules, setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let mut position = Self::unjudged(rules, setup)?;
        position.eliminate_stuck(None);
        Ok(position)
    }

    /// The position in which a game starts: after its triggers for that. They come first, because they may give a side the pieces that
    /// it moves.
    pub(crate) fn started(rules: &Rules, setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let mut position = Self::unjudged(rules, setup)?;
        with!(&mut position.state, position.rules, |program, state| program.fire_game_start(state));
        position.eliminate_stuck(None);
        Ok(position)
    }

    /// A position to look at: whether the game is over in it does not matter.
    pub(crate) fn shown(rules: &Rules, setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let mut position = Self::unjudged(rules, setup)?;
        with!(&mut position.state, position.rules, |_program, state| state.info.over = None);
        Ok(position)
    }

    /// The same as [`new`](Self::new), without a look at whether a side is left without moves.
    fn unjudged(rules: &Rules, setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let state = match rules.program() {
            AnyProgram::W1(program) => AnyState::W1(Box::new(setup.state(program)?)),
            AnyProgram::W2(program) => AnyState::W2(Box::new(setup.state(program)?)),
            AnyProgram::W4(program) => AnyState::W4(Box::new(setup.state(program)?)),
            AnyProgram::W16(program) => AnyState::W16(Box::new(setup.state(program)?)),
        };
        Ok(Self {
            rules: rules.clone(),
            state,
            past: vec![],
            keys: vec![],
            count: setup.count,
            result: setup.result,
            refused: vec![],
        })
    }
}

/// # Asking about the board
impl Position {
    /// The rules of its game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Side {
        with!(&self.state, self.rules, |_program, state| Side(state.info.turn))
    }

    /// Turns played since the start of the game. The first turn is number 0.
    pub fn turns(&self) -> u32 {
        with!(&self.state, self.rules, |_program, state| state.info.turns)
    }

    /// How many steps this turn has left.
    pub fn steps_left(&self) -> u16 {
        with!(&self.state, self.rules, |_program, state| state.info.steps_left)
    }

    /// The piece on a cell.
    #[inline]
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        if cell as usize >= self.rules.board().len() {
            return None;
        }
        let code = with!(&self.state, self.rules, |_program, state| state.at[cell as usize]);
        (code != EMPTY).then(|| piece(code))
    }

    /// All pieces with their cells, in the order of cells.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        self.rules.board().cells().filter_map(|cell| Some((cell, self.piece(cell)?)))
    }

    /// The pieces in hand: side, kind and number.
    pub fn hands(&self) -> Vec<(Side, Kind, u16)> {
        with!(&self.state, self.rules, |program, state| {
            let kinds = (0..program.sides).flat_map(|side| (0..program.kinds).map(move |kind| (side, kind)));
            kinds
                .map(|(side, kind)| (Side(side as u8), Kind(kind as u8), u16::from(state.hand[side][kind])))
                .filter(|&(_, _, count)| count > 0)
                .collect()
        })
    }

    /// The cells of kings and partners that still have the right to castle.
    pub fn castling_cells(&self) -> Vec<Cell> {
        with!(&self.state, self.rules, |_program, state| {
            let held = state.castles.list.iter().enumerate().filter(|(i, _)| state.info.rights >> i & 1 == 1);
            held.flat_map(|(_, castle)| [castle.king_from, castle.partner_from]).collect()
        })
    }

    /// Whether the piece on a cell is a promoted piece that reverts when it is captured.
    #[inline]
    pub fn is_promoted(&self, cell: Cell) -> bool {
        (cell as usize) < self.rules.board().len()
            && with!(&self.state, self.rules, |_program, state| state.info.promoted.has(cell.into()))
    }

    /// The position's hash. Equal positions share it, and different positions practically never do.
    #[inline]
    pub fn key(&self) -> u64 {
        with!(&self.state, self.rules, |_program, state| state.info.key)
    }

    /// Whether a royal of the side to move is attacked.
    pub fn is_check(&self) -> bool {
        with!(&self.state, self.rules, |program, state| program.in_check(state))
    }

    /// The pieces that attack a royal of the side to move.
    pub fn checkers(&self) -> Vec<Cell> {
        with!(&self.state, self.rules, |program, state| {
            program.checkers(state).iter().map(|cell| cell as Cell).collect()
        })
    }

    /// How many checks a side has given, if the game counts them.
    pub fn checks_given(&self, side: Side) -> u8 {
        with!(&self.state, self.rules, |_program, state| state.info.checks[side.index() & SIDE_MASK])
    }

    /// Whether a side has been eliminated.
    pub fn is_out(&self, side: Side) -> bool {
        with!(&self.state, self.rules, |_program, state| state.info.out >> side.index() & 1 == 1)
    }

    /// Turns since the last capture, pawn move or other move that resets the move count.
    pub fn clock(&self) -> u16 {
        with!(&self.state, self.rules, |_program, state| state.info.clock)
    }

    /// Whether the cell is an en-passant target.
    pub fn is_en_passant_target(&self, cell: Cell) -> bool {
        usize::from(cell) < self.rules.board().len()
            && with!(&self.state, self.rules, |_program, state| state
                .info
                .en_passant
                .victim_on(cell.into())
                .is_some())
    }

    /// The hash computed from scratch, for tests.
    #[doc(hidden)]
    pub fn fresh_key(&self) -> u64 {
        with!(&self.state, self.rules, |program, state| state.fresh_key(program))
    }
}

/// # Listing moves
impl Position {
    /// The legal moves. A finished game has none.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.is_over_by_history() {
            return vec![];
        }
        self.generated(GenType::All)
    }

    /// The legal move with this id.
    pub fn legal_move(&self, id: MoveId) -> Option<Move> {
        self.legal_moves().into_iter().find(|played| played.id() == id)
    }

    /// The legal moves, or an error if there could be more than `limit`. It is meant for positions of untrusted games.
    ///
    /// # Errors
    /// With the rule that causes so many moves.
    pub fn moves_up_to(&self, limit: u64) -> Result<Vec<Move>, TooManyMoves> {
        with!(&self.state, self.rules, |program, state| program.check_moves(state, limit))?;
        Ok(self.legal_moves())
    }

    /// The legal moves if nobody claims a draw by repetition or by the move count.
    ///
    /// Records of games continue after such draws, so readers of records need these moves.
    pub fn unclaimed_moves(&self) -> Vec<Move> {
        self.generated(GenType::All)
    }

    /// Calls `visit` with those of the [`unclaimed_moves`](Self::unclaimed_moves) that end on one cell, except
    /// castlings. With `kind`, only moves of such pieces count. This is faster than filtering all moves.
    #[inline]
    pub fn for_each_move_to(&self, cell: Cell, kind: Option<Kind>, mut visit: impl FnMut(Move)) {
        let alone = kind.is_some_and(|kind| {
            let dropped = |step: Step| step.kind != StepKind::Drop || step.arg == kind.0;
            let mut report = |step: Step, extra: Option<Extra>| {
                if step.to == cell && dropped(step) {
                    visit(Move { step, extra: extra.map(Box::new) });
                }
            };
            self.report_moves_to(cell, kind, &mut Reporter(&mut report))
        });
        if !alone {
            self.filter_moves_to(cell, kind, &mut visit);
        }
    }

    #[cold]
    fn filter_moves_to(&self, cell: Cell, kind: Option<Kind>, visit: &mut dyn FnMut(Move)) {
        let moves = |played: &Move| match played.drop() {
            None => self.piece(played.from()).map(|piece| piece.kind),
            dropped => dropped,
        };
        let all = self.generated(GenType::All).into_iter();
        all.filter(|played| played.to() == cell && !played.is_castling())
            .filter(|played| played.action().is_none() && !played.is_chance() && !played.uncovers())
            .filter(|played| kind.is_none() || kind == moves(played))
            .for_each(visit);
    }

    /// Reports the moves of a kind to a cell. Returns false, having reported none, where moves depend on each other and
    /// all must be generated.
    fn report_moves_to(&self, cell: Cell, kind: Kind, reporter: &mut Reporter<'_>) -> bool {
        with!(&self.state, self.rules, |program, state| {
            let alone = program.moves_are_independent(state);
            if alone {
                isa::moves_to(program, state, cell.into(), kind.index(), reporter);
            }
            alone
        })
    }

    fn generated(&self, gen_type: GenType) -> Vec<Move> {
        let mut list = Steps::default();
        with!(&self.state, self.rules, |program, state| isa::list(program, state, gen_type, &mut list));
        list.with_extras().map(|(step, extra)| as_move(step, extra)).collect()
    }
}

/// # Playing
impl Position {
    /// Plays a move.
    ///
    /// # Errors
    /// When the move is not legal here. The position is then unchanged.
    pub fn play(&mut self, played: &Move) -> Result<(), IllegalMove> {
        if !self.legal_moves().contains(played) {
            return Err(IllegalMove);
        }
        self.play_unchecked(played);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    ///
    /// A move from another position leads to a position that no game can reach, but does no other harm. If its pieces
    /// or cells are not available, the side passes instead.
    pub fn play_unchecked(&mut self, played: &Move) {
        if !self.refused.is_empty() {
            self.forget_later_refusals();
        }
        let pass = Move { step: Step::new(0, 0, StepKind::Pass, 0), extra: None };
        let (fits, key, turn) = with!(&self.state, self.rules, |program, state| {
            let fits = program.fits(state, played.step, played.extra.as_deref());
            (fits, state.info.key, Side(state.info.turn))
        });
        if let Some(side) = played.leaves().filter(|_| !fits)
            && self.drop_out(side)
        {
            return;
        }
        if let Some((side, kind, number)) = played.supplies().filter(|_| !fits)
            && self.supply(side, kind, number)
        {
            return;
        }
        let played = if fits { played } else { &pass };
        let count = self.count;
        let (step, extra) = (played.step, played.extra.as_deref());
        macro_rules! make {
            ($state:ident, $program:ident, $width:path, $record:expr) => {{
                // `extend` reserves memory first and then builds the record in place. `push` would build it elsewhere
                // and copy it, which stalls the processor.
                let record = || Past { turn, count, played: played.clone(), undo: $width($record) };
                self.past.extend(std::iter::once_with(record));
                let Some(Past { undo: $width(undo), .. }) = self.past.last_mut() else {
                    unreachable!("the record has just been pushed")
                };
                $state.make_into($program, step, extra, undo);
                (undo.captures(), undo.captured())
            }};
        }
        let (captures, captured) = match (&mut self.state, self.rules.program()) {
            (AnyState::W1(state), AnyProgram::W1(program)) => {
                make!(state, program, AnyUndo::W1, Undo::nothing(state))
            }
            (AnyState::W2(state), AnyProgram::W2(program)) => {
                make!(state, program, AnyUndo::W2, Undo::nothing(state))
            }
            (AnyState::W4(state), AnyProgram::W4(program)) => {
                make!(state, program, AnyUndo::W4, Box::new(Undo::nothing(state)))
            }
            (AnyState::W16(state), AnyProgram::W16(program)) => {
                make!(state, program, AnyUndo::W16, Box::new(Undo::nothing(state)))
            }
            _ => unreachable!("a position has the width of its rules"),
        };
        self.keys.push(key);
        if let Some(rule) = &self.rules.ends().counting {
            let taken = (captured != EMPTY).then(|| piece(captured).kind);
            self.count = self.next_count(rule, captures || played.promotion().is_some(), taken);
        }
        if self.rules.ends().eliminations {
            self.eliminate_stuck(Some(turn));
        }
    }

    /// The null move, with which the turn passes although nothing moves. Records of games write it as `--`. It is never
    /// legal. It does not exist where the rules have passes of their own, where sides do not simply alternate, in
    /// check, and after the end of the game.
    pub fn null_move(&self) -> Option<Move> {
        with!(&self.state, self.rules, |program, state| {
            let passes = program.pass[state.us()] != PassRule::Never;
            let may = program.plain_turns
                && program.chance.is_none()
                && !passes
                && state.info.over.is_none()
                && !program.in_check(state);
            may.then(|| Move { step: Step::new(0, 0, StepKind::Pass, 0), extra: None })
        })
    }

    /// Takes back the last move and returns it.
    pub fn undo(&mut self) -> Option<Move> {
        let Past { played, undo, count, .. } = self.past.pop()?;
        self.keys.pop();
        self.count = count;
        let (step, extra) = (played.step, played.extra.as_deref());
        match (&mut self.state, &undo) {
            (AnyState::W1(state), AnyUndo::W1(undo)) => state.unmake(step, extra, undo),
            (AnyState::W2(state), AnyUndo::W2(undo)) => state.unmake(step, extra, undo),
            (AnyState::W4(state), AnyUndo::W4(undo)) => state.unmake(step, extra, undo),
            (AnyState::W16(state), AnyUndo::W16(undo)) => state.unmake(step, extra, undo),
            _ => unreachable!("a position has the width of its rules"),
        }
        Some(played)
    }

    /// The moves played since this position was set up.
    pub fn played(&self) -> impl Iterator<Item = &Move> {
        self.past.iter().map(|past| &past.played)
    }

    /// The last move played since this position was set up.
    pub fn last_played(&self) -> Option<&Move> {
        self.past.last().map(|past| &past.played)
    }

    /// A copy of the position without its history, which is cheaper. Draws by repetition are not visible from there.
    pub fn without_history(&self) -> Self {
        Self {
            rules: self.rules.clone(),
            state: self.state.clone(),
            past: vec![],
            keys: vec![],
            refused: vec![],
            ..*self
        }
    }

    /// Reserves memory for this many further moves.
    pub fn reserve(&mut self, moves: usize) {
        self.past.reserve(moves);
        self.keys.reserve(moves);
    }
}

/// # Asking what a move does
impl Position {
    /// The cells whose pieces a legal move captures, in order. The move itself contains them, so this is cheap.
    pub fn captures(&self, played: &Move) -> Vec<Cell> {
        let step = played.step;
        match step.kind {
            StepKind::Plain | StepKind::Promote | StepKind::Mark | StepKind::Gate => {
                // A piece may promote without moving.
                let takes = step.from != step.to && self.piece(step.to).is_some();
                if takes { vec![step.to] } else { vec![] }
            }
            StepKind::EnPassant => {
                let victim = with!(&self.state, self.rules, |_program, state| state.info.en_passant.victim());
                victim.into_iter().collect()
            }
            StepKind::Walk | StepKind::WalkPromote => {
                played.extra.as_ref().map_or_else(Vec::new, |extra| extra.captures.clone())
            }
            StepKind::Castle
            | StepKind::GateCastle
            | StepKind::Pass
            | StepKind::Drop
            | StepKind::Act
            | StepKind::Uncover
            | StepKind::Chance => vec![],
        }
    }

    /// Origin and destination of the second piece that a legal move moves, such as the partner of a castling.
    pub fn partner(&self, played: &Move) -> Option<(Cell, Cell)> {
        if !played.is_castling() {
            return played.extra.as_ref().and_then(|extra| extra.partner);
        }
        with!(&self.state, self.rules, |_program, state| {
            let castle = state.castles.list.get(played.step.castle())?;
            Some((castle.partner_from, castle.partner_to))
        })
    }

    /// Everything that a legal move does to the board. Some of it is found by making the move on a copy.
    /// [`captures`](Self::captures) alone are far cheaper.
    pub fn effects(&self, played: &Move) -> Effects {
        let mut effects = self.effects_of_step(played);
        if self.rules.ends().eliminations {
            self.add_eliminations(played, &mut effects);
        }
        effects
    }

    /// The same without what happens to the pieces of sides that the move eliminates.
    fn effects_of_step(&self, played: &Move) -> Effects {
        if let Some((side, kind, number)) = played.supplies() {
            return Effects { gained: vec![(side, kind); number.into()], ..Effects::default() };
        }
        if played.is_chance() || played.uncovers() {
            return self.effects_of_chance(played);
        }
        with!(&self.state, self.rules, |program, state| {
            let step = played.step;
            let mut effects = Effects {
                promotion: played.promotion(),
                captures: self.captures(played),
                moves: vec![(step.from, step.to)],
                ..Effects::default()
            };
            effects.moves.extend(self.partner(played));
            match (step.kind, &played.extra) {
                (StepKind::Pass | StepKind::Drop | StepKind::Act, _) => effects.moves.clear(),
                (StepKind::Walk | StepKind::WalkPromote, Some(extra)) => {
                    if let (Some(&last), Some(cell)) = (extra.captures.last(), extra.unload) {
                        effects.moves.push((last, cell));
                    }
                }
                _ => {}
            }
            if !program.step_effects.is_empty() {
                add_step_effects(program, state, played, &mut effects);
            }
            // Making the move shows what changes in hands, because marks and forms decide what a captured piece becomes
            // there.
            if program.hands.any {
                effects.placed.extend(played.drop().map(|kind| (kind, step.to)));
                effects.placed.extend(played.gate());
                let mut after = State::clone(state);
                after.make(program, step, played.extra.as_deref());
                for (side, kind) in (0..program.sides).flat_map(|s| (0..program.kinds).map(move |k| (s, k))) {
                    let (before, after) = (state.hand[side][kind], after.hand[side][kind]);
                    let piece = (Side(side as u8), Kind(kind as u8));
                    effects.gained.extend((before..after).map(|_| piece));
                    effects.spent.extend((after..before).map(|_| piece));
                }
            }
            effects
        })
    }
}

impl Position {
    /// Adds what a move does to the pieces of sides that it eliminates.
    fn add_eliminations(&self, played: &Move, effects: &mut Effects) {
        let mut after = self.without_history();
        after.play_unchecked(played);
        let lost = |side: Side| after.is_out(side) && !self.is_out(side);
        for (cell, piece) in self.pieces().filter(|(_, piece)| lost(piece.side)) {
            match after.piece(cell) {
                None if !effects.captures.contains(&cell) && !effects.removed.contains(&cell) => {
                    effects.removed.push(cell);
                }
                Some(now)
                    if now.side != piece.side
                        && !effects.moves.iter().any(|(_, to)| *to == cell)
                        && !effects.flipped.contains(&cell) =>
                {
                    effects.flipped.push(cell);
                }
                _ => {}
            }
        }
    }
}

/// # Saving
impl Position {
    /// The position as plain data. Setting it up again gives an equal position without history.
    pub fn setup(&self) -> Setup {
        let setup = self.setup_without_result();
        Setup { result: self.result_not_on_the_board(&setup), ..setup }
    }

    fn setup_without_result(&self) -> Setup {
        let pieces = self.pieces().collect();
        let nothing = Ledger::default();
        with!(&self.state, self.rules, |program, state| {
            let info = &state.info;
            let rights = state.castles.list.iter().enumerate().filter(|(i, _)| info.rights >> i & 1 == 1);
            let ledger = state.ledger.as_deref().unwrap_or(&nothing);
            Setup {
                pieces,
                turn: info.turn,
                castling: rights
                    .map(|(_, castle)| CastlingRight {
                        side: castle.side,
                        wing: program.castlings[castle.rule as usize].wing,
                        partner: Some(castle.partner_from),
                    })
                    .collect(),
                en_passant: info.en_passant.targets().iter().map(|cell| cell as Cell).collect(),
                en_passant_victim: info.en_passant.victim(),
                passes: info.passes,
                checks: info.checks[..program.sides].to_vec(),
                clock: info.clock,
                turns: info.turns,
                steps_left: Some(info.steps_left),
                unmoved: program.tracks_unmoved.then(|| info.unmoved.iter().map(|c| c as Cell).collect()),
                walls: info.walls.iter().map(|cell| cell as Cell).collect(),
                out: (0..program.sides as u8).filter(|side| info.out >> side & 1 == 1).collect(),
                count: self.count,
                result: None,
                hands: self.hands(),
                promoted: info.promoted.iter().map(|cell| cell as Cell).collect(),
                gates: ledger.waiting.iter().map(|&(cell, code)| (cell, piece(code))).collect(),
                counters: ledger.counters.iter().map(|of| of[..program.sides].to_vec()).collect(),
                pending: ledger.pending.iter().map(PendingEffect::from).collect(),
                ground: Ground::of(program, state),
                chance: chance::of(program, ledger),
            }
        })
    }
}

/// # Counting
impl Position {
    /// Counts the leaves of the tree of legal moves to a depth. The last ply is counted without being made.
    ///
    /// Draws by repetition and by the move rule do not end a line.
    pub fn perft(&self, depth: u32) -> u64 {
        if self.rules.ends().eliminations {
            return self.clone().perft_by_playing(depth);
        }
        let mut list = Steps::default();
        with!(&self.state, self.rules, |program, state| {
            isa::perft(program, &mut state.clone(), &mut list, depth)
        })
    }

    /// The same where a side can drop out between moves.
    fn perft_by_playing(&mut self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => with!(&self.state, self.rules, |program, state| isa::count(program, state)),
            _ => {
                let mut leaves = 0;
                for played in self.generated(GenType::All) {
                    self.play_unchecked(&played);
                    leaves += self.perft_by_playing(depth - 1);
                    self.undo();
                }
                leaves
            }
        }
    }

    /// The [`perft`](Self::perft) count of each move.
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let mut after = self.clone();
        self.generated(GenType::All)
            .into_iter()
            .map(|played| {
                after.play_unchecked(&played);
                let nodes = after.perft(depth.saturating_sub(1));
                after.undo();
                (played, nodes)
            })
            .collect()
    }
}

/// A generated step as a public move.
#[inline]
fn as_move(step: Step, extra: Option<&Extra>) -> Move {
    Move { step, extra: extra.map(|extra| Box::new(extra.clone())) }
}

fn piece(code: Code) -> Piece {
    Piece { side: Side(side_of(code) as u8), kind: Kind(kind_of(code) as u8) }
}

/// Adds what a move does besides moving and capturing. Comparing the board before and after shows it.
fn add_step_effects<const W: usize>(
    program: &Program<W>,
    state: &State<W>,
    played: &Move,
    effects: &mut Effects,
) {
    let mut after = state.clone();
    after.make(program, played.step, played.extra.as_deref());
    let origin =
        |cell: Cell| effects.moves.iter().find(|(_, to)| *to == cell).map_or(cell, |(from, _)| *from);
    let (mut removed, mut flipped) = (vec![], vec![]);
    for cell in 0..program.cells as Cell {
        let left = effects.moves.iter().any(|(from, to)| *from == cell && *to != cell);
        let came = effects.moves.iter().any(|(_, to)| *to == cell);
        let taken = effects.captures.contains(&cell) && !came;
        let before = state.at[origin(cell) as usize];
        let now = after.at[cell as usize];
        if before == EMPTY || (left && !came) || taken {
            continue;
        }
        if now == EMPTY {
            removed.push(cell);
        } else if side_of(now) != side_of(before) {
            flipped.push(cell);
        }
    }
    let cells = |set: crate::core::bits::Bits<W>| set.iter().map(|cell| cell as Cell).collect();
    effects.removed = removed;
    effects.flipped = flipped;
    effects.walls = cells(after.info.walls.without(state.info.walls));
    effects.opened = cells(state.info.walls.without(after.info.walls));
}
