//! A position on a plain list of cells, and the effect of one step on it.

use std::collections::BTreeSet;

use chesswright_rules::Setup;
use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::definition::model::Wing;

use super::chance::Nature;
use super::game::{Castling, Game};
use super::triggers::Pending;

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Man {
    pub side: usize,
    pub kind: usize,
}

/// A wall, which belongs to no side.
pub const WALL: Man = Man { side: usize::MAX, kind: usize::MAX };

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// By cell.
    pub men: Vec<Option<Man>>,
    /// By cell: whether the piece there has not moved.
    pub unmoved: Vec<bool>,
    pub turn: usize,
    /// It is asked whether a capture would be legal. What gives check meanwhile need not be legal itself.
    pub probing: bool,
    /// The moves are asked for as answers: to what may be mate, or to a goal that has been reached.
    pub answering: bool,
    pub steps_left: u32,
    pub turns: u32,
    pub out: Vec<bool>,
    pub targets: Option<Targets>,
    /// The castlings that may still become possible.
    pub castles: Vec<Castle>,
    pub checks: Vec<u32>,
    /// Sides that have reached a goal while the others may still reply.
    pub reached: Vec<bool>,
    pub facing: bool,
    /// Consecutive passes by rule, if the game counts them.
    pub passes: u32,
    pub clock: u32,
    pub end: Option<End>,
    /// By side and kind: pieces in hand.
    pub hands: Vec<Vec<u16>>,
    /// By cell: whether the piece there has promoted and reverts when it is captured.
    pub promoted: Vec<bool>,
    /// By counter and side.
    pub counters: Vec<Vec<i32>>,
    pub pending: Vec<Pending>,
    /// The pieces that wait behind cells, in order.
    pub waiting: Vec<(Cell, Man)>,
    /// A trigger has forbidden the move that led here.
    pub forbidden: bool,
    pub nature: Nature,
    /// The position that the conditions of moves ask about, if this one only pretends that a king stands elsewhere.
    pub asked: Option<Box<Situation>>,
}

/// En-passant targets and the piece that left them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Targets {
    pub cells: BTreeSet<Cell>,
    pub victim: Cell,
}

/// A castling right by rule, with its cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Castle {
    pub side: usize,
    pub wing: Wing,
    pub king: [Cell; 2],
    pub partner: [Cell; 2],
}

/// The end of a game by a step, and the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub winner: Option<usize>,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Goal,
    Connected,
    Full,
    Checks,
    Extinction,
    RoyalCaptured,
    Facing,
    Passes,
    Trigger,
    Points,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deed {
    pub from: Cell,
    pub to: Cell,
    pub promotion: Option<usize>,
    /// In order of capture.
    pub captures: Vec<Cell>,
    /// The cell on which the piece captured last is put back.
    pub unload: Option<Cell>,
    /// Origin and destination of a castling partner.
    pub partner: Option<[Cell; 2]>,
    /// A pass by the rules of the turn.
    pub pass: bool,
    /// A castling by rule.
    pub castling: bool,
    /// En-passant targets left behind.
    pub marks: BTreeSet<Cell>,
    /// The kind dropped on `to`; `from` is the same cell.
    pub drop: Option<usize>,
    /// The piece that enters behind the move, and its cell.
    pub gate: Option<(usize, Cell)>,
    /// The cell of the wall that ends the move.
    pub wall: Option<Cell>,
    /// The action that is done instead, and the cell at which it is aimed.
    pub action: Option<(usize, Option<Cell>)>,
    /// It turns up a piece of nobody.
    pub uncovers: bool,
    /// A step of nature: the kind drawn or rolled, and the side of a piece that is turned up.
    pub chance: Option<(Option<usize>, usize)>,
    /// It draws what a captured piece was.
    pub draws: bool,
}

impl Deed {
    /// A move that captures nothing.
    pub fn quiet(from: Cell, to: Cell) -> Self {
        Self {
            from,
            to,
            promotion: None,
            captures: vec![],
            unload: None,
            partner: None,
            pass: false,
            castling: false,
            marks: BTreeSet::new(),
            drop: None,
            gate: None,
            wall: None,
            action: None,
            uncovers: false,
            chance: None,
            draws: false,
        }
    }

    /// Whether no piece moves: the side passes, or turns up a piece of nobody.
    pub fn stays(&self) -> bool {
        self.pass || self.uncovers
    }

    /// What distinguishes it from the other moves of its piece.
    pub fn identity(&self) -> Identity {
        let captures = self.captures.iter().copied().collect();
        (
            self.pass,
            self.from,
            self.to,
            self.promotion,
            captures,
            self.unload,
            self.partner,
            Put {
                drop: self.drop,
                gate: self.gate,
                wall: self.wall,
                action: self.action,
                uncovers: self.uncovers,
                chance: self.chance,
                draws: self.draws,
            },
        )
    }
}

/// Pass, from, to, promotion, captures, unload, partner, and what else the move puts on the board.
pub type Identity = (bool, Cell, Cell, Option<usize>, BTreeSet<Cell>, Option<Cell>, Option<[Cell; 2]>, Put);

/// What a move puts on the board, or does besides moving.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Put {
    /// The kind dropped.
    pub drop: Option<usize>,
    /// The piece that enters, and its cell.
    pub gate: Option<(usize, Cell)>,
    pub wall: Option<Cell>,
    /// The action, and its cell.
    pub action: Option<(usize, Option<Cell>)>,
    /// Whether a piece of nobody is turned up.
    pub uncovers: bool,
    /// What nature decides.
    pub chance: Option<(Option<usize>, usize)>,
    /// Whether it draws what a captured piece was.
    pub draws: bool,
}

impl Situation {
    /// The same position, of which only the answers are asked.
    pub fn answering(&self) -> Self {
        Self { answering: true, ..self.clone() }
    }

    /// The start position.
    pub fn start(game: &Game) -> Self {
        let sides = game.sides();
        let mut start = Self {
            men: vec![None; game.board.len()],
            unmoved: vec![false; game.board.len()],
            turn: 0,
            probing: false,
            answering: false,
            steps_left: game.steps_of_turn(0, 0),
            turns: 0,
            out: vec![false; sides],
            targets: None,
            castles: vec![],
            checks: vec![0; sides],
            reached: vec![false; sides],
            facing: false,
            passes: 0,
            clock: 0,
            end: None,
            hands: vec![vec![0; game.definition.pieces.len()]; sides],
            promoted: vec![false; game.board.len()],
            counters: game.definition.counters.values().map(|&start| vec![start; sides]).collect(),
            pending: vec![],
            waiting: vec![],
            forbidden: false,
            nature: Nature::default(),
            asked: None,
        };
        let waiting = game.definition.waiting(&game.board).into_iter();
        start.waiting = waiting.map(|p| (p.cell, Man { side: p.side, kind: p.piece })).collect();
        for (side, kind, count) in game.definition.in_hand().0 {
            start.hands[side][game.captured_as(kind)] += count;
        }
        for &(cell, side, kind) in &game.start {
            start.men[cell as usize] = Some(Man { side, kind });
            start.unmoved[cell as usize] = true;
        }
        game.prepare(&mut start);
        start.find_castles(game);
        game.judge_start(&mut start);
        game.game_starts(&mut start);
        game.judge_start(&mut start);
        start
    }

    /// The start position with other pieces, for games with many start positions. All castlings are allowed.
    pub fn from_pieces(game: &Game, setup: &Setup) -> Self {
        let mut start = Self::start(game);
        start.men.fill(None);
        start.unmoved.fill(false);
        for (cell, piece) in &setup.pieces {
            let man = Man { side: piece.side.index(), kind: piece.kind.index() };
            start.men[*cell as usize] = Some(man);
            start.unmoved[*cell as usize] =
                game.kinds[man.side][man.kind].home.contains(*cell) || game.gates(man.side).contains(*cell);
        }
        start.find_castles(game);
        game.judge_start(&mut start);
        start
    }

    fn find_castles(&mut self, game: &Game) {
        self.castles = game.castlings.iter().filter_map(|rule| self.castle(game, rule)).collect();
    }

    /// The cells of a castling rule, if king and partner stand in place.
    fn castle(&self, game: &Game, rule: &Castling) -> Option<Castle> {
        let board = &game.board;
        let is = |cell: Cell, kind: usize| self.at(cell) == Some(Man { side: rule.side, kind });
        let king = match rule.king_from {
            Some(cell) => is(cell, rule.king).then_some(cell)?,
            None => {
                let kings: Vec<Cell> = board.cells().filter(|&cell| is(cell, rule.king)).collect();
                let home = &game.kinds[rule.side][rule.king].home;
                *kings.iter().find(|&&cell| home.contains(cell)).or(kings.first())?
            }
        };
        let place = board.coords(king);
        let partners = board.cells().filter(|&cell| rule.partners.iter().any(|&kind| is(cell, kind)));
        let on_wing = |cell: &Cell| {
            let other = board.coords(*cell);
            let beyond = match rule.wing {
                Wing::King => other.x > place.x,
                Wing::Queen => other.x < place.x,
            };
            beyond && other.y == place.y && other.z == place.z
        };
        let partner = match rule.partner_from {
            Some(cell) => rule.partners.iter().any(|&kind| is(cell, kind)).then_some(cell)?,
            None => {
                // The outermost partner of the setup, or otherwise the outermost that stands here now.
                let distance = |cell: &Cell| (board.coords(*cell).x - place.x).abs();
                let home = |cell: &Cell| {
                    rule.partners.iter().any(|&kind| game.kinds[rule.side][kind].home.contains(*cell))
                };
                let usual = board.cells().filter(home).filter(on_wing).max_by_key(distance);
                let standing: Vec<Cell> = partners.filter(on_wing).collect();
                let usual = usual.filter(|cell| standing.contains(cell));
                usual.or(standing.into_iter().max_by_key(distance))?
            }
        };
        let on_rank = |x| board.at(Vector { x, ..place });
        Some(Castle {
            side: rule.side,
            wing: rule.wing,
            king: [king, on_rank(rule.king_file)?],
            partner: [partner, on_rank(rule.partner_file)?],
        })
    }

    pub fn at(&self, cell: Cell) -> Option<Man> {
        self.men[cell as usize]
    }

    /// All pieces of a side.
    pub fn men_of(&self, side: usize) -> Vec<(Cell, Man)> {
        let men = self.men.iter().enumerate();
        men.filter_map(|(cell, man)| Some((cell as Cell, (*man)?)))
            .filter(|(_, man)| man.side == side)
            .collect()
    }

    /// The cells of a side's royals.
    pub fn royals(&self, game: &Game, side: usize) -> Vec<Cell> {
        let men = self.men_of(side).into_iter();
        let royal = |kind: usize| {
            let few = game.definition.pieces[kind]
                .royal_up_to
                .is_none_or(|most| self.count(side, &game.counted_with(kind)) <= most.into());
            game.kinds[side][kind].royal && few
        };
        men.filter(|(_, man)| royal(man.kind)).map(|(cell, _)| cell).collect()
    }

    /// How many pieces of these kinds a side has. An empty list stands for all kinds.
    pub fn count(&self, side: usize, kinds: &[usize]) -> usize {
        self.men_of(side).iter().filter(|(_, man)| kinds.is_empty() || kinds.contains(&man.kind)).count()
    }

    /// How many of these kinds a side has on the board and in hand.
    pub fn owned(&self, side: usize, kinds: &[usize]) -> usize {
        let hand = self.hands[side].iter().enumerate();
        let held = hand.filter(|(kind, _)| kinds.is_empty() || kinds.contains(kind));
        self.count(side, kinds) + held.map(|(_, &count)| usize::from(count)).sum::<usize>()
    }

    /// Whether a piece could go straight back on an empty board.
    fn could_return(&self, game: &Game, man: Man, deed: &Deed) -> bool {
        let mut lone = Self { men: vec![None; self.men.len()], targets: None, ..self.clone() };
        lone.unmoved.fill(false);
        lone.men[deed.to as usize] = Some(man);
        lone.hands.iter_mut().for_each(|hand| hand.fill(0));
        lone.counters = Self::start(game).counters;
        let back = game.raw_moves(&lone, deed.to).into_iter().filter(|back| back.to == deed.from);
        back.into_iter().any(|back| !game.promotions(&lone, back).is_empty())
    }

    /// The board after a move: the pieces, whether they have moved, and the targets they leave.
    pub fn moved(&self, game: &Game, deed: &Deed) -> Self {
        let mut after = self.displaced(game, deed);
        if deed.action.is_some() {
            return after;
        }
        let dropped = deed.drop.map(|kind| Man { side: self.turn, kind });
        let man = dropped.or(self.at(deed.from)).unwrap_or(WALL);
        after.follow_up(game, deed, man, self);
        after
    }

    /// The same, before any effects of the move.
    pub fn displaced(&self, game: &Game, deed: &Deed) -> Self {
        let mut after = self.clone();
        if self.steps_left == game.steps_of_turn(self.turn, self.turns) {
            after.clock += 1;
        }
        after.forget_targets((!deed.stays() && deed.action.is_none()).then_some(deed.from));
        if deed.stays() {
            return after;
        }
        if deed.action.is_some() {
            after.clock = 0;
            return after;
        }
        if let Some(kind) = deed.drop {
            after.put(deed.to, Some(Man { side: self.turn, kind }));
            game.pay(&mut after, self.turn, kind);
            after.clock = 0;
            after.castle_by_drop(game, deed.to);
            return after;
        }
        let Some(man) = after.lift(deed.from) else { return after };
        let marked = after.promoted.clone();
        for cell in deed.captures.iter().copied().chain([deed.from, deed.to]) {
            after.promoted[cell as usize] = false;
        }
        let taken: Vec<Option<Man>> = deed.captures.iter().map(|&cell| after.lift(cell)).collect();
        let partner = deed.partner.map(|[from, to]| (after.lift(from), to));
        if let Some((partner, to)) = partner {
            after.put(to, partner);
        }
        if let (Some(cell), Some(&captive)) = (deed.unload, taken.last()) {
            after.put(cell, captive);
        }
        for (&cell, man) in deed.captures.iter().zip(&taken) {
            let last = deed.captures.last() == Some(&cell);
            match (man, deed.unload.filter(|_| last)) {
                (_, Some(unload)) => after.promoted[unload as usize] |= marked[cell as usize],
                (Some(man), None) => game.pocket(&mut after, self.turn, *man, marked[cell as usize]),
                (None, None) => {}
            }
        }
        if game.marks() && (deed.promotion.is_some() || marked[deed.from as usize]) {
            after.promoted[deed.to as usize] = true;
        }
        let from_hand = game.kinds[man.side][man.kind].promotion.as_ref().is_some_and(|p| p.from_hand);
        if let Some(kind) = deed.promotion.filter(|_| from_hand) {
            after.hands[self.turn][kind] -= 1;
        }
        after.put(deed.to, Some(Man { kind: deed.promotion.unwrap_or(man.kind), ..man }));
        // A castling cannot be taken back by a move.
        let for_good = || deed.partner.is_some() || !self.could_return(game, man, deed);
        let resets = game.kinds[man.side][man.kind].resets_clock && for_good();
        let lasts = deed.promotion.is_some() && game.promotions_last();
        if !deed.captures.is_empty() || resets || lasts {
            after.clock = 0;
        }
        let mut touched: Vec<Cell> = vec![deed.from, deed.to];
        touched.extend(&deed.captures);
        touched.extend(deed.partner.into_iter().flatten());
        touched.extend(deed.unload);
        for &cell in &touched {
            after.unmoved[cell as usize] = false;
        }
        if let Some((kind, cell)) = deed.gate {
            after.put(cell, Some(Man { side: self.turn, kind }));
            after.hands[self.turn][kind] -= 1;
        }
        after
            .castles
            .retain(|castle| !touched.contains(&castle.king[0]) && !touched.contains(&castle.partner[0]));
        if !deed.marks.is_empty() {
            let targets = Targets { cells: deed.marks.clone(), victim: deed.to };
            if after.usable(game, &targets) {
                after.targets = Some(targets);
            }
        }
        after
    }

    /// Castling that becomes possible because king and partner have both been dropped.
    fn castle_by_drop(&mut self, game: &Game, cell: Cell) {
        for rule in game.castlings.iter().filter(|rule| rule.dropped && rule.side == self.turn) {
            let touches = rule.king_from == Some(cell) || rule.partner_from == Some(cell);
            let new = self.castle(game, rule).filter(|castle| touches && !self.castles.contains(castle));
            self.castles.extend(new);
        }
    }

    fn lift(&mut self, cell: Cell) -> Option<Man> {
        self.men[cell as usize].take()
    }

    fn put(&mut self, cell: Cell, man: Option<Man>) {
        self.men[cell as usize] = man;
    }

    /// Targets last until an opponent's step, and during a turn as long as the piece that left them stays.
    fn forget_targets(&mut self, from: Option<Cell>) {
        if let Some(targets) = &self.targets {
            let own = self.at(targets.victim).is_some_and(|man| man.side == self.turn);
            if !own || Some(targets.victim) == from {
                self.targets = None;
            }
        }
    }

    /// Whether some enemy of the piece that left the targets could capture it en passant.
    pub fn usable(&self, game: &Game, targets: &Targets) -> bool {
        let with = Self { targets: Some(targets.clone()), ..self.clone() };
        let without = Self { targets: None, ..self.clone() };
        let moves = |now: &Self, cell| -> BTreeSet<Identity> {
            game.raw_moves(now, cell).iter().map(Deed::identity).collect()
        };
        let owner = self.at(targets.victim).map_or(self.turn, |man| man.side);
        game.foes(self, owner)
            .into_iter()
            .flat_map(|side| self.men_of(side))
            .any(|(cell, _)| moves(&with, cell) != moves(&without, cell))
    }
}
