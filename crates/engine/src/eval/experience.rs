//! What games have taught about a game: how much more or less than the rules tell a piece is worth on each cell, in hand, and near the
//! royals.
//!
//! It is kept as a text beside the document, a line for each side, kind and part of the game:
//!
//! ```text
//! both pawn middle 0 0 0 0 0 0 0 0 3 -2 ...
//! both pawn end 0 0 0 0 0 0 0 0 5 1 ...
//! both pawn hand 12 7
//! both knight own-middle 9 4 0 -2 0 0 0 0
//! both knight other-end 21 10 5 0 0 0 0 0
//! ```
//!
//! The numbers are hundredths of a pawn, cell by cell in the order of the board; in hand, for the middle of a game and for its end; one
//! step, two steps and so on away from the royal of its own side, and from the other's.
//! `both` stands for two sides of whom each is the other's mirror image; the cells are the first side's.

use std::fmt::Write;
use std::ops::Range;

use chesswright_rules::board::{Board, Cell, Vector};
use chesswright_rules::definition::model::Definition;
use chesswright_rules::{Kind, Position, Rules};

use super::around::ways;
use super::squares::Pair;

/// What lines are about, but for the hand.
const PARTS: [&str; 6] = ["middle", "end", "own-middle", "own-end", "other-middle", "other-end"];

/// How the two sides of such a game are called together.
const BOTH: &str = "both";

/// So many steps away from a royal are told apart; what is further away counts as the last.
const STEPS: usize = 8;

/// Numbers for every piece on every cell, in hand, and so many steps from royals, in *slots*. Sides that mirror each other share them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Experience {
    kinds: usize,
    cells: usize,
    /// By kind.
    royal: Vec<bool>,
    /// Steps between two cells, from 0 for next to each other; empty where there are no two royals.
    away: Vec<u8>,
    /// Where the other side's cells are in the mirror.
    mirror: Option<Vec<Cell>>,
    slots: Vec<Pair>,
}

/// What is wrong with a text of experience.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct ExperienceError {
    /// From 1.
    pub line: usize,
    /// What is wrong, and what there should be.
    pub what: String,
}

impl Experience {
    /// None yet.
    pub fn none(rules: &Rules) -> Self {
        let (kinds, cells) = (rules.definition().pieces.len(), rules.board().len());
        let mirror = mirror(rules);
        let sides = if mirror.is_some() { 1 } else { rules.sides() };
        let royal: Vec<bool> = rules.definition().pieces.values().map(|piece| piece.royal).collect();
        let hunted = royal.iter().any(|royal| *royal) && rules.sides() == 2;
        let away = if hunted { away(rules.board()) } else { vec![] };
        let slots = vec![[0; 2]; sides * kinds * (cells + 1 + 2 * STEPS)];
        Self { kinds, cells, royal, away, mirror, slots }
    }

    /// What ships with a game, if that is a built-in one as it stands in the catalogue.
    pub fn shipped(rules: &Rules) -> Option<Self> {
        let game: &Definition = rules.definition();
        let entry = chesswright_catalog::DOCUMENTS.iter().find(|entry| entry.name == game.name)?;
        let text = entry.experience()?;
        let unchanged = entry.examine().definition.is_some_and(|built_in| built_in == *game);
        if unchanged { Self::read(rules, text).ok() } else { None }
    }

    /// The numbers, in the middle of a game and at its end, slot by slot.
    pub fn slots(&self) -> &[[i32; 2]] {
        &self.slots
    }

    /// The same, to be changed.
    pub fn slots_mut(&mut self) -> &mut [[i32; 2]] {
        &mut self.slots
    }

    /// How many slots a kind has, all next to each other.
    pub fn slots_of_kind(&self) -> usize {
        self.cells + 1 + 2 * STEPS
    }

    /// The slot of a piece on a cell.
    pub fn on_board(&self, side: usize, kind: usize, cell: Cell) -> usize {
        let (side, cell) = match &self.mirror {
            Some(mirror) if side == 1 => (0, mirror[usize::from(cell)]),
            Some(_) => (0, cell),
            None => (side, cell),
        };
        self.first_of(side, kind) + usize::from(cell)
    }

    /// The slot of a piece in hand.
    pub fn in_hand(&self, side: usize, kind: usize) -> usize {
        self.first_of(if self.mirror.is_some() { 0 } else { side }, kind) + self.cells
    }

    /// The slots of a piece on a cell for the royals of its own side and of the other, where they stand.
    #[inline]
    pub fn near(&self, side: usize, kind: usize, cell: Cell, royals: [Cell; 2]) -> [usize; 2] {
        let first = self.first_of(if self.mirror.is_some() { 0 } else { side }, kind) + self.cells + 1;
        let steps = |royal: Cell| usize::from(self.away[usize::from(cell) * self.cells + usize::from(royal)]);
        [first + steps(royals[side & 1]), first + STEPS + steps(royals[side & 1 ^ 1])]
    }

    /// Where the royals stand whose neighbourhood counts, if each side has one.
    pub fn royals(&self, position: &Position) -> Option<[Cell; 2]> {
        let mut royals = [None; 2];
        if !self.away.is_empty() {
            position.for_each_piece(|cell, piece| {
                if self.royal[piece.kind.index()] {
                    royals[piece.side.index() & 1] = Some(cell);
                }
            });
        }
        Some([royals[0]?, royals[1]?])
    }

    /// Whether anything is known about the neighbourhood of royals.
    pub(crate) fn knows_royals(&self) -> bool {
        let later = self.slots.chunks(self.slots_of_kind()).flat_map(|slots| &slots[self.cells + 1..]);
        !self.away.is_empty() && later.into_iter().any(|pair| *pair != [0; 2])
    }

    fn first_of(&self, side: usize, kind: usize) -> usize {
        (side * self.kinds + kind) * self.slots_of_kind()
    }

    /// The slots of a kind that a line is about, but for those in hand, and the part of the game.
    fn part(&self, when: &str) -> Option<(Range<usize>, usize)> {
        let own = self.cells + 1;
        Some(match when {
            "middle" => (0..self.cells, 0),
            "end" => (0..self.cells, 1),
            "own-middle" => (own..own + STEPS, 0),
            "own-end" => (own..own + STEPS, 1),
            "other-middle" => (own + STEPS..own + 2 * STEPS, 0),
            "other-end" => (own + STEPS..own + 2 * STEPS, 1),
            _ => return None,
        })
    }

    /// Reads a text.
    ///
    /// # Errors
    /// When it does not fit the game.
    pub fn read(rules: &Rules, text: &str) -> Result<Self, ExperienceError> {
        let mut found = Self::none(rules);
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                found.read_line(rules, line).map_err(|what| ExperienceError { line: number, what })?;
            }
        }
        Ok(found)
    }

    fn read_line(&mut self, rules: &Rules, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let (Some(side), Some(kind), Some(when)) = (words.next(), words.next(), words.next()) else {
            return Err("there should be a side, a piece, `middle`, `end` or `hand`, and numbers".into());
        };
        let names: Vec<&str> = self.sides(rules).collect();
        let side = names
            .iter()
            .position(|name| *name == side)
            .ok_or_else(|| format!("there is no side `{side}`; there is `{}`", names.join("`, `")))?;
        let kind = rules.kind(kind).ok_or_else(|| format!("this game has no piece `{kind}`"))?.index();
        let numbers = words.map(|word| word.parse().map_err(|_| format!("`{word}` is no whole number")));
        let numbers = numbers.collect::<Result<Vec<i32>, String>>()?;
        let part = self.part(when);
        let wanted = match &part {
            Some((slots, _)) => slots.len(),
            None if when == "hand" => 2,
            None => return Err(format!("`{when}` should be `{}` or `hand`", PARTS.join("`, `"))),
        };
        if numbers.len() != wanted {
            return Err(format!("there are {} numbers; there should be {wanted}", numbers.len()));
        }
        let first = self.first_of(side, kind);
        match part {
            Some((slots, phase)) => {
                let slots = &mut self.slots[first + slots.start..first + slots.end];
                slots.iter_mut().zip(numbers).for_each(|(slot, number)| slot[phase] = number);
            }
            None => self.slots[first + self.cells] = [numbers[0], numbers[1]],
        }
        Ok(())
    }

    /// The text; what is nothing but zeros is left out.
    pub fn write(&self, rules: &Rules) -> String {
        let mut text = String::new();
        for (side, name) in self.sides(rules).enumerate() {
            for kind in 0..self.kinds {
                let slots = &self.slots[self.first_of(side, kind)..][..self.slots_of_kind()];
                let piece = rules.kind_name(Kind(kind as u8));
                for when in PARTS {
                    let Some((part, phase)) = self.part(when) else { continue };
                    line(&mut text, &[name, piece, when], slots[part].iter().map(|pair| pair[phase]));
                }
                line(&mut text, &[name, piece, "hand"], slots[self.cells].iter().copied());
            }
        }
        text
    }

    fn sides<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = &'a str> {
        let mirrored = self.mirror.is_some();
        let names = rules.definition().sides.iter().map(|side| side.name.as_str());
        names.take(if mirrored { 0 } else { usize::MAX }).chain(mirrored.then_some(BOTH))
    }
}

fn line(text: &mut String, words: &[&str], numbers: impl Iterator<Item = i32> + Clone) {
    if numbers.clone().all(|number| number == 0) {
        return;
    }
    text.push_str(&words.join(" "));
    for number in numbers {
        let written = write!(text, " {number}");
        debug_assert!(written.is_ok(), "texts take everything");
    }
    text.push('\n');
}

/// Steps from every cell to every other, as far as they are told apart; cells that cannot be reached are far away.
fn away(board: &Board) -> Vec<u8> {
    let (cells, ways) = (board.len(), ways(board.geometry()));
    let far = STEPS as u8 - 1;
    let from = |start: Cell| {
        let mut away = vec![far; cells];
        let mut rim = vec![start];
        away[usize::from(start)] = 0;
        let mut seen = vec![false; cells];
        seen[usize::from(start)] = true;
        for steps in 0..far {
            let near = rim.iter().flat_map(|&cell| ways.iter().filter_map(move |&way| board.step(cell, way)));
            let mut near: Vec<Cell> =
                near.filter(|&cell| !std::mem::replace(&mut seen[usize::from(cell)], true)).collect();
            near.iter().for_each(|&cell| away[usize::from(cell)] = steps);
            std::mem::swap(&mut rim, &mut near);
        }
        away
    };
    board.cells().flat_map(from).collect()
}

/// How the start looks the same to both sides: upside down, left to right, or turned round. None where it does not.
fn mirror(rules: &Rules) -> Option<Vec<Cell>> {
    if rules.sides() != 2 {
        return None;
    }
    let board = rules.board();
    let start = rules.start();
    [[false, true], [true, false], [true, true]].into_iter().find_map(|[across, along]| {
        let there = |cell: Cell| reflected(board, cell, across, along);
        let cells: Vec<Cell> = board.cells().map(there).collect::<Option<_>>()?;
        let mut pieces = start.pieces();
        let same = pieces.all(|(cell, piece)| {
            start
                .piece(cells[usize::from(cell)])
                .is_some_and(|other| other.kind == piece.kind && other.side != piece.side)
        });
        same.then_some(cells)
    })
}

fn reflected(board: &Board, cell: Cell, across: bool, along: bool) -> Option<Cell> {
    let [width, height, _] = board.extent().map(|n| n as i16 - 1);
    let at = board.coords(cell);
    let x = if across { width - at.x } else { at.x };
    let y = if along { height - at.y } else { at.y };
    board.at(Vector { x, y, ..at })
}
