//! What one side knows of a position.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::announcement;
use super::announcement::Announcement;
use super::choice::Choice;
use crate::board::Cell;
use crate::definition::model::TriesRule;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::prng::{GOLDEN_GAMMA, mix};
use crate::rules::Rules;
use crate::setup::{ChanceState, Setup, SetupProblem};
use crate::types::{Kind, Piece, Side};

/// What a side knows of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// The side does not see the cell.
    Unknown,
    /// Nothing stands there.
    Empty,
    /// A wall.
    Wall,
    /// A piece.
    Piece(Piece),
}

/// All that one side knows of a position, and nothing else: plain data that can be sent to it.
///
/// A side knows what stands on the cells it sees, its own hand, its castling rights and its promoted pieces, whose turn it is, and its
/// moves. It knows neither the hands of other teams nor their rights, nor the move count, nor any check that is not announced. Where
/// no cell is hidden, it knows the hands and rights of all, and what others have chosen; what nature has drawn it may not know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Observation {
    /// Whose eyes these are.
    pub side: Side,
    /// The side to move.
    pub turn: Side,
    /// Turns played since the start of the game.
    pub turns: u32,
    /// How many steps this turn has left.
    pub steps_left: u16,
    /// What is known of each cell, in the order of cells.
    pub cells: Vec<Seen>,
    /// What nature has decided, as far as the side knows. Captured pieces of which it does not know what they were are in the bag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<ChanceState>,
    /// The pieces in hand of the side and its allies: side, kind and number.
    pub hands: Vec<(Side, Kind, u16)>,
    /// Pieces of the side and its allies that wait behind cells.
    pub waiting: Vec<(Cell, Piece)>,
    /// Cells of the side's and its allies' kings and partners that still have the right to castle.
    pub castling: Vec<Cell>,
    /// Cells of the side's and its allies' promoted pieces that revert when they are captured.
    pub promoted: Vec<Cell>,
    /// Sides that have been eliminated.
    pub out: Vec<Side>,
    /// Cells that the last step changed before the side's eyes: it saw them before and sees something else now, or has lost its
    /// piece there.
    pub changed: Vec<Cell>,
    /// Its moves in a fixed order, if it is to move. Where it has to try, these are the moves that it may still try.
    pub choices: Vec<Choice>,
    /// What the umpire told all sides after the last step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub announced: Vec<Announcement>,
    /// Its tries that were refused since, in order, if it is to move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Choice>,
    /// How many tries of the side to move were refused since, as far as this side hears of it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub noes: u16,
    /// The outcome of the game.
    pub outcome: Option<Outcome>,
}

impl Position {
    /// What a side knows of the position. In games that hide something, nothing else may go to that side.
    pub fn observe(&self, side: Side) -> Observation {
        let rules = self.rules();
        let seen = rules.sight().cells(self, side);
        let setup = self.setup();
        let (outcome, moves) = (self.outcome(), self.turn() == side);
        let own = |other: Side| !rules.hides_cells() || rules.are_allied(side, other);
        let own_cell = |&cell: &Cell| self.piece(cell).is_some_and(|piece| own(piece.side));
        let cells = contents(self, &seen, &setup.walls);
        let changed = self.before_last_step().map_or_else(Vec::new, |before| {
            let seen = rules.sight().cells(&before, side);
            changes(&contents(&before, &seen, &before.setup().walls), &cells, own)
        });
        let view = &rules.definition().view;
        let refused: Vec<Choice> = self.refused().filter(|_| outcome.is_none()).cloned().collect();
        let heard = moves || view.tries == TriesRule::All;
        let noes = if heard { refused.len() as u16 } else { 0 };
        let mut choices = match moves && !self.is_chance_node() {
            true if view.has_tries() && outcome.is_none() => self.tries(&seen),
            true => self.legal_moves().iter().map(|played| Choice::of(self, played, &seen)).collect(),
            false => vec![],
        };
        choices.retain(|choice| !refused.contains(choice));
        let mut castling: Vec<Cell> = self.castling_cells().into_iter().filter(own_cell).collect();
        castling.sort_unstable();
        castling.dedup();
        choices.sort_unstable();
        choices.dedup();
        Observation {
            side,
            turn: self.turn(),
            turns: self.turns(),
            steps_left: self.steps_left(),
            cells,
            // Once the game is over there is nothing left to hide.
            chance: match rules.hides_draws() && outcome.is_none() {
                true => self.as_known_to(side).setup().chance,
                false => setup.chance,
            },
            hands: setup.hands.into_iter().filter(|&(owner, ..)| own(owner)).collect(),
            waiting: setup.gates.into_iter().filter(|(_, piece)| own(piece.side)).collect(),
            castling,
            promoted: setup.promoted.into_iter().filter(own_cell).collect(),
            out: setup.out.into_iter().map(Side).collect(),
            changed,
            choices,
            announced: announcement::after_last_step(self),
            refused: if moves { refused } else { vec![] },
            noes,
            outcome,
        }
    }

    /// What the side to move may try, refused or not, found from what it sees alone.
    fn tries(&self, seen: &[bool]) -> Vec<Choice> {
        let supposed = self.supposed(seen);
        let named = |(position, moves): &(Self, Vec<Move>)| -> Vec<Choice> {
            moves.iter().map(|played| Choice::of(position, played, seen)).collect()
        };
        let pass = self.may_ever_pass().then(|| Choice { pass: true, ..Choice::default() });
        supposed.iter().flat_map(named).chain(pass).collect()
    }

    /// The moves of the side to move, as it can name them, in the order in which the rules list them. That order may tell of what is
    /// hidden, so in games that hide something what goes out are the [`Observation::choices`].
    pub fn choices(&self) -> Vec<Choice> {
        if self.is_chance_node() {
            return vec![];
        }
        let seen = self.rules().sight().cells(self, self.turn());
        self.unclaimed_moves().iter().map(|played| Choice::of(self, played, &seen)).collect()
    }

    /// A legal move as the side to move can name it.
    pub fn choice(&self, played: &Move) -> Choice {
        Choice::of(self, played, &self.rules().sight().cells(self, self.turn()))
    }

    /// The legal move that a side of a game with hidden pieces makes with a choice. `None` if it does not have it; there is
    /// nothing more to say about why. Where a side has to try, [`refuse`](Self::refuse) remembers that.
    ///
    /// Of several moves that the side cannot tell apart it makes the first. Like [`unclaimed_moves`](Self::unclaimed_moves), it goes on
    /// where a draw could be claimed.
    pub fn chosen(&self, choice: &Choice) -> Option<Move> {
        if self.is_chance_node() {
            return None;
        }
        let seen = self.rules().sight().cells(self, self.turn());
        self.unclaimed_moves().into_iter().find(|played| Choice::of(self, played, &seen) == *choice)
    }
}

impl Observation {
    /// What somebody knows who sees nothing but whose turn it is.
    pub fn nothing(rules: &Rules, turn: Side, turns: u32) -> Self {
        Self {
            side: turn,
            turn,
            turns,
            steps_left: rules.steps_of_turn(turn, turns),
            cells: vec![Seen::Unknown; rules.board().len()],
            chance: None,
            hands: vec![],
            waiting: vec![],
            castling: vec![],
            promoted: vec![],
            out: vec![],
            changed: vec![],
            choices: vec![],
            announced: vec![],
            refused: vec![],
            noes: 0,
            outcome: None,
        }
    }

    /// A position with what is seen, to show it. It is no position of the game: too much is missing to play on it, or to ask it
    /// whether the game is over.
    ///
    /// # Errors
    /// When the observation does not fit the rules. Without the hidden pieces there may also be more moves than a position may have.
    pub fn shown(&self, rules: &Rules) -> Result<Position, Vec<SetupProblem>> {
        let walls = (0..).zip(&self.cells).filter(|(_, seen)| **seen == Seen::Wall).map(|(cell, _)| cell);
        let setup = Setup {
            pieces: self.pieces().collect(),
            turn: self.turn.0,
            turns: self.turns,
            steps_left: Some(self.steps_left),
            walls: walls.collect(),
            hands: self.hands.clone(),
            promoted: self.promoted.clone(),
            gates: self.waiting.clone(),
            out: self.out.iter().map(|side| side.0).collect(),
            chance: self.chance.clone(),
            ..Setup::default()
        };
        Position::shown(rules, &setup)
    }

    /// What the side knows after the umpire has refused one of its tries; with `None`, after it has heard of a refusal.
    pub fn refuse(&mut self, choice: Option<&Choice>) {
        self.noes = self.noes.saturating_add(1);
        if let Some(choice) = choice {
            self.choices.retain(|other| other != choice);
            self.refused.push(choice.clone());
        }
    }

    /// What the side knew before any of its tries was refused here.
    #[must_use]
    pub fn before_refusals(&self) -> Self {
        let mut before = self.clone();
        before.choices.append(&mut before.refused);
        before.choices.sort_unstable();
        Self { noes: 0, ..before }
    }

    /// The pieces that are seen.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        (0..).zip(&self.cells).filter_map(|(cell, seen)| match seen {
            Seen::Piece(piece) => Some((cell, *piece)),
            Seen::Unknown | Seen::Empty | Seen::Wall => None,
        })
    }

    /// The piece that is seen on a cell.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        match self.cell(cell) {
            Seen::Piece(piece) => Some(piece),
            Seen::Unknown | Seen::Empty | Seen::Wall => None,
        }
    }

    /// What is known of a cell.
    pub fn cell(&self, cell: Cell) -> Seen {
        self.cells.get(usize::from(cell)).copied().unwrap_or(Seen::Unknown)
    }

    /// The number by which a side may ask whether it has seen the same before: the position as far as it is known. The same
    /// on all machines.
    pub fn key(&self) -> u64 {
        let Self {
            side,
            turn,
            steps_left,
            cells,
            chance,
            hands,
            waiting,
            castling,
            promoted,
            out,
            choices,
            ..
        } = self;
        let mut mixer = Mixer(0);
        (side, turn, steps_left, cells, hands, waiting).hash(&mut mixer);
        (castling, promoted, out, choices).hash(&mut mixer);
        chance.iter().for_each(|chance| chance.hash(&mut mixer));
        mixer.finish()
    }
}

fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// What stands on the cells that are seen.
fn contents(position: &Position, seen: &[bool], walls: &[Cell]) -> Vec<Seen> {
    let content = |cell: Cell| match (seen[usize::from(cell)], position.piece(cell)) {
        (false, _) => Seen::Unknown,
        (true, Some(piece)) => Seen::Piece(piece),
        (true, None) if walls.contains(&cell) => Seen::Wall,
        (true, None) => Seen::Empty,
    };
    position.rules().board().cells().map(content).collect()
}

/// The cells that have changed between two looks at the board.
fn changes(before: &[Seen], now: &[Seen], own: impl Fn(Side) -> bool) -> Vec<Cell> {
    let lost = |seen: &Seen| matches!(seen, Seen::Piece(piece) if own(piece.side));
    let changed = |before: &Seen, now: &Seen| {
        *before != Seen::Unknown && before != now && (*now != Seen::Unknown || lost(before))
    };
    let cells = (0..).zip(before.iter().zip(now));
    cells.filter(|(_, (before, now))| changed(before, now)).map(|(cell, _)| cell).collect()
}

/// A hash that depends on neither the machine nor the version of the compiler.
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = mix(self.0.wrapping_add(GOLDEN_GAMMA) ^ u64::from(byte));
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = mix(self.0.wrapping_add(GOLDEN_GAMMA) ^ number);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
