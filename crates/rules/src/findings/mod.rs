//! Findings: unusual features of a setup. The definition alone says which positions no game could reach.
//!
//! A finding never prevents a position from being played. The caller decides what to accept.

mod cells;
mod material;
mod safety;

use std::fmt;

use crate::board::Cell;
use crate::definition::Severity;
use crate::message::{Blank, Message};
use crate::position::Position;
use crate::rules::Rules;
use crate::setup::{Setup, SetupProblem};
use crate::types::{Kind, Side};
use crate::{message, template};

/// An unusual feature of a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// A short fixed name for this kind of finding, such as `no-royal`.
    pub code: &'static str,
    /// An error if no game can reach the position, a warning if that is only unlikely.
    pub severity: Severity,
    /// The message.
    pub message: Message,
    /// What to do about it. It may be empty.
    pub advice: &'static str,
    /// The part of the setup that it concerns.
    pub part: Part,
    /// The cells that it concerns. There may be none.
    pub cells: Vec<Cell>,
}

/// The parts of a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Pieces and where they stand.
    Board,
    /// Pieces in hand.
    Hand,
    /// The side to move.
    Turn,
    /// Castling rights.
    Castling,
    /// En-passant targets.
    EnPassant,
    /// Checks given.
    Checks,
    /// The numbers of steps and turns.
    Counters,
    /// A field of the [state of the terrain](crate::Ground).
    Ground(&'static str),
}

impl Finding {
    fn new(code: &'static str, severity: Severity, part: Part, message: Message) -> Self {
        Self { code, severity, message, advice: "", part, cells: vec![] }
    }

    fn error(code: &'static str, part: Part, message: Message) -> Self {
        Self::new(code, Severity::Error, part, message)
    }

    fn warning(code: &'static str, part: Part, message: Message) -> Self {
        Self::new(code, Severity::Warning, part, message)
    }

    fn advice(self, advice: &'static str) -> Self {
        Self { advice, ..self }
    }

    fn on(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { cells: cells.into_iter().collect(), ..self }
    }
}

impl Finding {
    /// The message with the advice.
    pub fn said(&self) -> Message {
        match self.advice {
            "" => self.message.clone(),
            advice => message!("{what} ({advice})", what = self.message, advice = Message::of(advice)),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl SetupProblem {
    /// The problem as a finding.
    pub fn finding(&self, rules: &Rules) -> Finding {
        let message = self.message();
        match self {
            Self::NoSuchCell(cell) => Finding::error("no-such-cell", Part::Board, message).on([*cell]),
            Self::NoSuchKind(_) => Finding::error("no-such-piece", Part::Board, message),
            Self::NoSuchSide(_) => Finding::error("no-such-side", Part::Turn, message),
            Self::Crowded(name) => {
                Finding::error("crowded", Part::Board, message).on(rules.board().cell(name))
            }
            Self::NoHands => Finding::error("no-hands", Part::Hand, message),
            Self::NoGates => Finding::error("no-gates", Part::Board, message),
            Self::Counters(_) => Finding::error("counters", Part::Counters, message),
            Self::Ground(field) => Finding::error("ground", Part::Ground(field), message),
            Self::Chance(_) => Finding::error("chance", Part::Board, message),
            Self::NoSuchTrigger(_) => Finding::error("no-such-trigger", Part::Counters, message),
            Self::TooManyMoves(_) => Finding::error("too-many-moves", Part::Board, message)
                .advice(template!("put fewer pieces on the board")),
            Self::Castling { side, wing } => {
                let (wing, place) = wing.words();
                let side = Blank::side(Look::name(rules, Side(*side)));
                let why = message!(
                    "{side} cannot castle {wing}: the king or its partner {place} is not on its starting cell",
                    side,
                    wing = Message::of(wing),
                    place = Message::of(place)
                );
                Finding::error("castling", Part::Castling, why).advice(template!(
                    "remove the castling right, or put both pieces on their starting cells"
                ))
            }
            Self::EnPassant(cells) => {
                let names: Vec<&str> = cells.iter().map(|&cell| rules.cell_name(cell)).collect();
                let message =
                    message!("no piece can just have passed over {cells}", cells = Blank::both(names));
                Finding::error("en-passant", Part::EnPassant, message)
                    .advice(template!(
                        "name the cells that the last piece to move passed over, or write none"
                    ))
                    .on(cells.iter().copied())
            }
        }
    }
}

impl Rules {
    /// All findings about a setup: what makes it impossible, and what no game could lead to.
    pub fn findings(&self, setup: &Setup) -> Vec<Finding> {
        let mut playable = setup.clone();
        let mut found = vec![];
        // Impossible rights and targets are reported. The rest of the setup is then examined without them.
        for _ in 0..=setup.castling.len() + 1 {
            let problems = match self.position(&playable) {
                Ok(position) => {
                    found.extend(position.findings());
                    return found;
                }
                Err(problems) => problems,
            };
            found.extend(problems.iter().map(|problem| problem.finding(self)));
            if !playable.leave_out(&problems) {
                break;
            }
        }
        found
    }
}

impl Setup {
    /// Removes impossible rights and targets. Returns whether there were any.
    pub fn leave_out(&mut self, problems: &[SetupProblem]) -> bool {
        let before = (self.castling.len(), self.en_passant.len());
        for problem in problems {
            match problem {
                SetupProblem::Castling { side, wing } => {
                    self.castling.retain(|right| (right.side, right.wing) != (*side, *wing));
                }
                SetupProblem::EnPassant(_) => self.en_passant.clear(),
                _ => {}
            }
        }
        before != (self.castling.len(), self.en_passant.len())
    }
}

impl Position {
    /// All findings about this position.
    pub fn findings(&self) -> Vec<Finding> {
        let look = Look::new(self);
        let mut found = vec![];
        look.royals(&mut found);
        look.material(&mut found);
        look.hands(&mut found);
        look.places(&mut found);
        look.walls(&mut found);
        look.rights(&mut found);
        look.safety(&mut found);
        look.counters(&mut found);
        found
    }
}

/// A setup compared with the start position of its game.
struct Look<'a> {
    position: &'a Position,
    rules: &'a Rules,
    setup: Setup,
    start: Setup,
}

impl<'a> Look<'a> {
    fn new(position: &'a Position) -> Self {
        let rules = position.rules();
        Self { position, rules, setup: position.setup(), start: rules.start_setup() }
    }

    fn name(rules: &Rules, side: Side) -> &str {
        rules.definition().sides.get(side.index()).map_or("nobody", |side| &side.name)
    }

    /// The sides that have not been eliminated.
    fn sides(&self) -> impl Iterator<Item = Side> + use<'_> {
        (0..self.rules.sides() as u8).filter(|side| !self.setup.out.contains(side)).map(Side)
    }

    fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        (0..self.rules.definition().pieces.len() as u8).map(Kind)
    }

    fn cells_of(setup: &Setup, side: Side, kind: Kind) -> impl Iterator<Item = Cell> + use<'_> {
        setup
            .pieces
            .iter()
            .filter(move |(_, piece)| (piece.side, piece.kind) == (side, kind))
            .map(|(cell, _)| *cell)
    }

    fn counters(&self, found: &mut Vec<Finding>) {
        let (clock, turns) = (u32::from(self.setup.clock), self.setup.turns);
        let last = (0..=turns).rev().take(2);
        let each = last.flat_map(|turn| self.sides().map(move |side| self.rules.steps_of_turn(side, turn)));
        let most = each.map(u32::from).max();
        if clock > (turns + 1).saturating_mul(most.unwrap_or(1)) {
            let message = message!(
                "the count of {clock} moves without progress is higher than the number of moves played",
                clock
            );
            let advice = template!("raise the move number, or lower the count before it");
            found.push(Finding::warning("clock", Part::Counters, message).advice(advice));
        }
        for (side, &given) in (0u8..).zip(&self.setup.checks) {
            let name = Self::name(self.rules, Side(side));
            let limit = self.rules.definition().end.checks_for(name);
            if limit > 0 && u16::from(given) > limit {
                let message = message!(
                    "{side} has given {given} checks, but the game ends after {limit}",
                    side = Blank::side(name),
                    given,
                    limit
                );
                found.push(Finding::error("checks", Part::Checks, message));
            }
        }
    }
}
