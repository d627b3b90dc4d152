//! What games have taught about a game: how much more or less than the rules tell a piece is worth on each cell and in hand.
//!
//! It is kept as a text beside the document, a line for each side, kind and part of the game:
//!
//! ```text
//! both pawn middle 0 0 0 0 0 0 0 0 3 -2 ...
//! both pawn end 0 0 0 0 0 0 0 0 5 1 ...
//! both pawn hand 12 7
//! ```
//!
//! The numbers are hundredths of a pawn, cell by cell in the order of the board; in hand, for the middle of a game and for its end.
//! `both` stands for two sides of whom each is the other's mirror image; the cells are the first side's.

use std::fmt::Write;

use chesswright_rules::board::{Board, Cell, Vector};
use chesswright_rules::definition::model::Definition;
use chesswright_rules::{Kind, Rules};

use super::squares::Pair;

/// How the two sides of such a game are called together.
const BOTH: &str = "both";

/// Numbers for every piece on every cell and in hand, in *slots*. Sides that mirror each other share them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Experience {
    kinds: usize,
    cells: usize,
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
        Self { kinds, cells, mirror, slots: vec![[0; 2]; sides * kinds * (cells + 1)] }
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

    /// How many slots a kind has, all next to each other; the last of them is for the hand.
    pub fn slots_of_kind(&self) -> usize {
        self.cells + 1
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

    fn first_of(&self, side: usize, kind: usize) -> usize {
        (side * self.kinds + kind) * (self.cells + 1)
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
        let wanted = if when == "hand" { 2 } else { self.cells };
        if numbers.len() != wanted {
            return Err(format!("there are {} numbers; there should be {wanted}", numbers.len()));
        }
        let first = self.first_of(side, kind);
        let phase = match when {
            "middle" => 0,
            "end" => 1,
            "hand" => {
                self.slots[first + self.cells] = [numbers[0], numbers[1]];
                return Ok(());
            }
            _ => return Err(format!("`{when}` should be `middle`, `end` or `hand`")),
        };
        for (slot, number) in self.slots[first..].iter_mut().zip(numbers) {
            slot[phase] = number;
        }
        Ok(())
    }

    /// The text; what is nothing but zeros is left out.
    pub fn write(&self, rules: &Rules) -> String {
        let mut text = String::new();
        for (side, name) in self.sides(rules).enumerate() {
            for kind in 0..self.kinds {
                let first = self.first_of(side, kind);
                let (cells, hand) = self.slots[first..=first + self.cells].split_at(self.cells);
                let piece = rules.kind_name(Kind(kind as u8));
                for (phase, when) in ["middle", "end"].into_iter().enumerate() {
                    line(&mut text, &[name, piece, when], cells.iter().map(|pair| pair[phase]));
                }
                line(&mut text, &[name, piece, "hand"], hand.iter().flatten().copied());
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
