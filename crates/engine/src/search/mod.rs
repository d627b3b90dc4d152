//! Looking ahead: iterative deepening over an alpha-beta search that plays any game.
//!
//! Scores are from the view of the *camp* whose turn it is. With two sides each is a camp; with more, the side that thinks is one
//! and all others together the other. A step changes the view only when it passes the turn to the other camp, so that turns of several
//! steps and rounds of several sides need nothing more.

mod habits;
mod history;
mod node;
mod order;
mod quiet;
mod root;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use chesswright_rules::{Move, MoveBuffer, Outcome, Position, Reason, Side};

use crate::character::Character;
use crate::eval::Evaluation;
use crate::limits::{Clock, Limits, Stop};
use crate::score::{INFINITE, WIN, WON};
use crate::table::Table;

pub use habits::Habits;
use history::Deed;
pub(crate) use history::History;
use order::Ranked;

/// No line is longer than this.
pub(crate) const MAX_PLY: usize = 128;
/// A thread looks about every millisecond whether it is to stop: after so many positions at first, and at most.
const LOOK_SOON: u64 = 16;
const LOOK_LATE: u64 = 64;
/// A first look at every move may take so many milliseconds, however little time there is: any move is worse than a little late.
const FIRST_LOOK: u64 = 15;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) character: &'a Character,
    pub(crate) habits: &'a Habits,
    pub(crate) reductions: &'a Reductions,
    pub(crate) evaluation: &'a dyn Evaluation,
    pub(crate) table: &'a Table,
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a Stop,
    pub(crate) clock: Clock<'a>,
    pub(crate) started: u64,
    pub(crate) nodes: AtomicU64,
    /// The search is over for a reason of its own.
    pub(crate) halt: AtomicBool,
}

/// What is kept for every move of the line that is looked at.
#[derive(Default)]
struct Ply {
    moves: Vec<Ranked>,
    /// The best line found from here.
    line: Vec<Move>,
    killers: [u32; 2],
    /// What the position seems worth; nothing in check.
    worth: Option<i32>,
    /// The move made here.
    deed: Option<Deed>,
    /// Where the capture made here came to, beyond the last full ply.
    taken_on: u16,
}

/// By how many plies late moves are looked at less deeply, by depth and number.
pub(crate) struct Reductions(Vec<i8>);

impl Reductions {
    pub(crate) fn new(habits: &Habits) -> Self {
        let less = |depth: usize, number: usize| {
            if depth < 3 || number < 2 || habits.less_over <= 0.0 {
                return 0;
            }
            (habits.less_base + (depth as f64).ln() * (number as f64).ln() / habits.less_over) as i8
        };
        Self((0..64 * 64).map(|at| less(at / 64, at % 64)).collect())
    }

    fn get(&self, depth: i32, number: usize) -> i32 {
        self.0[depth.clamp(0, 63) as usize * 64 + number.min(63)].into()
    }
}

/// One thread of a search.
pub(crate) struct Worker<'a> {
    shared: &'a Shared<'a>,
    position: Position,
    /// The side that thinks.
    root: Side,
    history: &'a mut History,
    stack: Vec<Ply>,
    movegen: MoveBuffer,
    list: Vec<Move>,
    nodes: u64,
    /// Their number when the last full ply was left.
    leaf: u64,
    /// Positions that have been added to the common number.
    told: u64,
    /// When to look around next, in positions; how many lie between two looks; the time of the last.
    look_around: u64,
    look_every: u64,
    looked: u64,
    stopped: bool,
    /// The depth of this iteration, and the longest line.
    depth: i32,
    deepest: usize,
    root_moves: Vec<Move>,
    /// Root moves that are the best of other lines.
    excluded: Vec<u32>,
    tells_time: bool,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        position: &Position,
        root_moves: Vec<Move>,
        history: &'a mut History,
        tells_time: bool,
    ) -> Self {
        let mut position = position.clone();
        position.reserve(MAX_PLY);
        Self {
            shared,
            root: position.turn(),
            position,
            history,
            stack: (0..=MAX_PLY).map(|_| Ply::default()).collect(),
            movegen: MoveBuffer::default(),
            list: vec![],
            nodes: 0,
            leaf: 0,
            told: 0,
            look_around: 0,
            look_every: LOOK_SOON,
            looked: shared.started,
            stopped: false,
            depth: 0,
            deepest: 0,
            root_moves,
            excluded: vec![],
            tells_time,
        }
    }

    /// The camp of the side to move: a side of two, or whether it is the side that thinks.
    fn camp(&self) -> u8 {
        self.camp_of(self.position.turn())
    }

    fn camp_of(&self, side: Side) -> u8 {
        if self.shared.character.crowded { u8::from(side != self.root) } else { side.0 }
    }

    /// What the position seems worth to the camp whose turn it is. Judged positions are remembered.
    fn worth(&mut self) -> i32 {
        self.worth_near(-INFINITE, INFINITE)
    }

    /// The same, or a rough guess that is as far outside of a window.
    fn worth_near(&mut self, alpha: i32, beta: i32) -> i32 {
        let key = self.key();
        if let Some(worth) = self.history.judged(key) {
            return worth;
        }
        let worth = self.judge(alpha, beta);
        if alpha < worth && worth < beta {
            self.history.remember_judged(key, worth);
        }
        worth
    }

    fn judge(&self, alpha: i32, beta: i32) -> i32 {
        let turn = self.position.turn();
        let score = if self.shared.character.crowded && turn != self.root {
            -self.shared.evaluation.score_near(&self.position, self.root, (-beta, -alpha))
        } else {
            self.shared.evaluation.score_near(&self.position, turn, (alpha, beta))
        };
        score.clamp(-WON, WON)
    }

    /// What an end of the game is worth to the camp whose turn it is.
    fn verdict(&self, end: Outcome, ply: usize) -> i32 {
        let win = WIN - ply as i32;
        match end.winner {
            Some(winner) if self.camp_of(winner) == self.camp() => win,
            Some(_) => -win,
            // One of several has been mated, and nobody has won yet.
            None if self.shared.character.crowded && end.reason == Reason::Checkmate => -win,
            None => 0,
        }
    }

    /// The key under which a position is remembered: with more than two sides it matters who thinks.
    fn key(&self) -> u64 {
        let who = if self.shared.character.crowded { u64::from(self.root.0) + 1 } else { 0 };
        self.position.key() ^ who.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Comes to a position: counts it, looks around now and then, and finds out whether the line ends here.
    fn enter(&mut self, ply: usize) -> Option<i32> {
        self.stack[ply].line.clear();
        if self.nodes >= self.look_around {
            self.look_around();
        }
        if self.stopped {
            return Some(0);
        }
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if ply > 0 {
            if let Some(end) = self.position.immediate_outcome() {
                return Some(self.verdict(end, ply));
            }
            if let Some(end) = self.position.repeats(ply).or_else(|| self.position.end_by_history()) {
                let end = self.position.outcome_on_the_board().unwrap_or(end);
                return Some(self.verdict(end, ply));
            }
        }
        (ply + 1 >= MAX_PLY).then(|| self.worth())
    }

    fn look_around(&mut self) {
        let shared = self.shared;
        let all = shared.nodes.fetch_add(self.nodes - self.told, Ordering::Relaxed) + self.nodes - self.told;
        self.told = self.nodes;
        let now = (shared.clock)();
        // A position of a large board may take as long as a thousand of a small one.
        self.look_every = match now.saturating_sub(self.looked) {
            0 => (self.look_every * 2).min(LOOK_LATE),
            1 => self.look_every,
            _ => (self.look_every / 2).max(1),
        };
        self.looked = now;
        self.look_around = self.nodes + self.look_every;
        if let Some(most) = shared.limits.nodes {
            self.look_around = self.look_around.min(self.nodes + most.saturating_sub(all));
            self.stopped |= all >= most;
        }
        if self.tells_time {
            let most = shared.limits.time.map(|time| shared.started.saturating_add(time.most));
            let least = if self.depth > 1 { 0 } else { shared.started + FIRST_LOOK };
            let over = [most, shared.stop.deadline()].into_iter().flatten().any(|end| now >= end.max(least));
            self.stopped |= over;
        }
        self.stopped |= shared.stop.is_stopped() || shared.halt.load(Ordering::Relaxed);
    }

    /// Plays a move, looks at what follows, and takes it back. The score, if there is one, is from the view of whoever played it.
    fn beyond(&mut self, played: &Move, look: impl FnOnce(&mut Self, bool) -> Option<i32>) -> Option<i32> {
        let camp = self.camp();
        self.position.play_unchecked(played);
        let passes = self.camp() != camp;
        let score = look(self, passes);
        self.position.undo();
        score.map(|score| if passes { -score } else { score })
    }
}
