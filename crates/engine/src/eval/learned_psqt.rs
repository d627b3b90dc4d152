//! Learned piece-square tables: what games have taught about the value of each piece on each cell, in hand, and at each
//! distance from the royals, in addition to what the rules imply.
//!
//! They are kept in a text file beside the game's document (`*.experience`), with a line for each side, kind and part:
//!
//! ```text
//! both pawn middle 0 0 0 0 0 0 0 0 3 -2 ...
//! both pawn end 0 0 0 0 0 0 0 0 5 1 ...
//! both pawn hand 12 7
//! both knight own-middle 9 4 0 -2 0 0 0 0
//! both knight other-end 21 10 5 0 0 0 0 0
//! ```
//!
//! The numbers are centipawns. `middle` and `end` give the values in the middlegame and in the endgame for each cell, in the
//! order of the board. `hand` gives both values for a piece in hand. `own-` and `other-` give the values for each distance,
//! from one step on, from the royal of the piece's own side and from that of the other side. `both` stands for two sides
//! whose start positions are mirror images; the cells are then those of the first side.

use std::fmt::Write;
use std::ops::Range;

use chesswright_rules::board::{Board, Cell, CellSet, Vector};
use chesswright_rules::definition::model::Definition;
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Kind, Position, Rules};

use super::neighbours::neighbour_steps;
use super::psqt::Tapered;

/// The parts for which lines give values, except for the hand.
const PARTS: [&str; 6] = ["middle", "end", "own-middle", "own-end", "other-middle", "other-end"];

/// The name for both sides of a game whose sides mirror each other.
const BOTH: &str = "both";

/// The number of distances from a royal that are distinguished; the last one includes everything further away.
const DISTANCES: usize = 8;

/// Learned values for every piece on every cell, in hand and at every distance from the royals, in *slots*. Sides that
/// mirror each other share their slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnedPsqt {
    kinds: usize,
    cells: usize,
    /// By kind.
    royal: Vec<bool>,
    /// The distance between any two cells, from 0 for neighbours; empty in games without a royal on each of two sides.
    distances: Vec<u8>,
    /// For each cell of the second side, the mirrored cell of the first one.
    mirror: Option<Vec<Cell>>,
    slots: Vec<Tapered>,
}

/// An error in a text of learned values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct LearnedPsqtError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong, and what is expected.
    pub what: String,
}

impl LearnedPsqt {
    /// Tables in which all values are 0.
    pub fn zero(rules: &Rules) -> Self {
        let (kinds, cells) = (rules.definition().pieces.len(), rules.board().len());
        let mirror = mirror(rules);
        let sides = if mirror.is_some() { 1 } else { rules.sides() };
        let royal: Vec<bool> = rules.definition().pieces.values().map(|piece| piece.royal).collect();
        let has_distances = royal.iter().any(|royal| *royal) && rules.sides() == 2;
        let distances = if has_distances { distances(rules.board()) } else { vec![] };
        let slots = vec![[0; 2]; sides * kinds * (cells + 1 + 2 * DISTANCES)];
        Self { kinds, cells, royal, distances, mirror, slots }
    }

    /// The tables that ship with a game, if it is a built-in one and its definition is unchanged.
    pub fn shipped(rules: &Rules) -> Option<Self> {
        let game: &Definition = rules.definition();
        let entry = chesswright_catalog::DOCUMENTS.iter().find(|entry| entry.name == game.name)?;
        let text = entry.experience()?;
        let unchanged = entry.examine().definition.is_some_and(|built_in| built_in == *game);
        if unchanged { Self::read(rules, text).ok() } else { None }
    }

    /// The tables that ship with the built-in game of this name. The caller knows that these are its rules.
    pub fn of_built_in(rules: &Rules) -> Option<Self> {
        Self::read(rules, chesswright_catalog::experience(&rules.definition().name)?).ok()
    }

    /// The values of all slots, for the middlegame and for the endgame.
    pub fn slots(&self) -> &[[i32; 2]] {
        &self.slots
    }

    /// The values of all slots, to be changed.
    pub fn slots_mut(&mut self) -> &mut [[i32; 2]] {
        &mut self.slots
    }

    /// The number of slots of a kind; they follow each other.
    pub fn slots_of_kind(&self) -> usize {
        self.cells + 1 + 2 * DISTANCES
    }

    /// The slot of a piece on a cell.
    pub fn on_board(&self, side: usize, kind: usize, cell: Cell) -> usize {
        let cell = match &self.mirror {
            Some(mirror) if side == 1 => mirror[usize::from(cell)],
            _ => cell,
        };
        self.first_slot(side, kind) + usize::from(cell)
    }

    /// The slot of a piece in hand.
    pub fn in_hand(&self, side: usize, kind: usize) -> usize {
        self.first_slot(side, kind) + self.cells
    }

    /// The slots of a piece for its distances from the royals on the given cells: first from that of its own side.
    #[inline]
    pub fn near_royals(&self, side: usize, kind: usize, cell: Cell, royals: [Cell; 2]) -> [usize; 2] {
        let first = self.first_slot(side, kind) + self.cells + 1;
        let distance =
            |royal: Cell| usize::from(self.distances[usize::from(cell) * self.cells + usize::from(royal)]);
        [first + distance(royals[side & 1]), first + DISTANCES + distance(royals[side & 1 ^ 1])]
    }

    /// The cells of both sides' royals, if distances from them count and each side has one.
    pub fn royals(&self, position: &Position) -> Option<[Cell; 2]> {
        let mut royals = [None; 2];
        if !self.distances.is_empty() {
            position.for_each_piece(|cell, piece| {
                if self.royal[piece.kind.index()] {
                    royals[piece.side.index() & 1] = Some(cell);
                }
            });
        }
        Some([royals[0]?, royals[1]?])
    }

    /// Whether any value for a distance from a royal is not 0.
    pub(crate) fn has_royal_distances(&self) -> bool {
        let mut slots = self.slots.chunks(self.slots_of_kind()).flat_map(|slots| &slots[self.cells + 1..]);
        !self.distances.is_empty() && slots.any(|values| *values != [0; 2])
    }

    /// The first slot of a kind.
    #[inline]
    fn first_slot(&self, side: usize, kind: usize) -> usize {
        let side = if self.mirror.is_some() { 0 } else { side };
        (side * self.kinds + kind) * self.slots_of_kind()
    }

    /// The slots of a kind and the phase (0 for the middlegame, 1 for the endgame) to which a line of this part belongs; none
    /// for the hand.
    fn part(&self, name: &str) -> Option<(Range<usize>, usize)> {
        let own = self.cells + 1;
        let other = own + DISTANCES;
        Some(match name {
            "middle" => (0..self.cells, 0),
            "end" => (0..self.cells, 1),
            "own-middle" => (own..other, 0),
            "own-end" => (own..other, 1),
            "other-middle" => (other..other + DISTANCES, 0),
            "other-end" => (other..other + DISTANCES, 1),
            _ => return None,
        })
    }

    /// Reads a text.
    ///
    /// # Errors
    /// When a line cannot be read or does not fit the game.
    pub fn read(rules: &Rules, text: &str) -> Result<Self, LearnedPsqtError> {
        let mut learned = Self::zero(rules);
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                learned.read_line(rules, line).map_err(|what| LearnedPsqtError { line: number, what })?;
            }
        }
        Ok(learned)
    }

    fn read_line(&mut self, rules: &Rules, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let (Some(side), Some(kind), Some(part)) = (words.next(), words.next(), words.next()) else {
            return Err("expected a side, a piece, `middle`, `end` or `hand`, and numbers".into());
        };
        let names: Vec<&str> = self.side_names(rules).collect();
        let side = names
            .iter()
            .position(|name| *name == side)
            .ok_or_else(|| format!("there is no side `{side}`; the sides are `{}`", names.join("`, `")))?;
        let kind = rules.kind(kind).ok_or_else(|| format!("this game has no piece `{kind}`"))?.index();
        let numbers = words.map(|word| word.parse().map_err(|_| format!("`{word}` is not a whole number")));
        let numbers = numbers.collect::<Result<Vec<i32>, String>>()?;
        let slots = self.part(part);
        let expected = match &slots {
            Some((slots, _)) => slots.len(),
            None if part == "hand" => 2,
            None => return Err(format!("expected `{}` or `hand`, found `{part}`", PARTS.join("`, `"))),
        };
        if numbers.len() != expected {
            return Err(format!("found {} numbers, expected {expected}", numbers.len()));
        }
        let first = self.first_slot(side, kind);
        match slots {
            Some((slots, phase)) => {
                let slots = &mut self.slots[first + slots.start..first + slots.end];
                slots.iter_mut().zip(numbers).for_each(|(slot, number)| slot[phase] = number);
            }
            None => self.slots[first + self.cells] = [numbers[0], numbers[1]],
        }
        Ok(())
    }

    /// Writes the text. Lines in which all values are 0 are left out.
    pub fn write(&self, rules: &Rules) -> String {
        let mut text = String::new();
        for (side, name) in self.side_names(rules).enumerate() {
            for kind in 0..self.kinds {
                let slots = &self.slots[self.first_slot(side, kind)..][..self.slots_of_kind()];
                let piece = rules.kind_name(Kind(kind as u8));
                for part in PARTS {
                    let Some((range, phase)) = self.part(part) else { continue };
                    write_line(&mut text, &[name, piece, part], slots[range].iter().map(|slot| slot[phase]));
                }
                write_line(&mut text, &[name, piece, "hand"], slots[self.cells].iter().copied());
            }
        }
        text
    }

    /// The names of the sides that have slots of their own.
    fn side_names<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = &'a str> {
        let mirrored = self.mirror.is_some();
        let names = rules.definition().sides.iter().map(|side| side.name.as_str());
        names.take(if mirrored { 0 } else { usize::MAX }).chain(mirrored.then_some(BOTH))
    }
}

fn write_line(text: &mut String, words: &[&str], numbers: impl Iterator<Item = i32> + Clone) {
    if numbers.clone().all(|number| number == 0) {
        return;
    }
    text.push_str(&words.join(" "));
    for number in numbers {
        let written = write!(text, " {number}");
        debug_assert!(written.is_ok(), "writing to a string cannot fail");
    }
    text.push('\n');
}

/// The number of steps between any two cells, from 0 for neighbours up to the last distance that is distinguished.
fn distances(board: &Board) -> Vec<u8> {
    let (cells, steps) = (board.len(), neighbour_steps(board.geometry()));
    let last = DISTANCES as u8 - 1;
    let from = |start: Cell| {
        let mut distances = vec![last; cells];
        let mut rim = vec![start];
        distances[usize::from(start)] = 0;
        let mut seen = CellSet::from_iter([start]);
        for distance in 0..last {
            let next =
                rim.iter().flat_map(|&cell| steps.iter().filter_map(move |&step| board.step(cell, step)));
            let next: Vec<Cell> = next.filter(|&cell| seen.insert(cell)).collect();
            next.iter().for_each(|&cell| distances[usize::from(cell)] = distance);
            rim = next;
        }
        distances
    };
    board.cells().flat_map(from).collect()
}

/// The reflection or rotation of the board that turns the start position of one side into that of the other; none where
/// there is no such symmetry.
pub(crate) fn mirror(rules: &Rules) -> Option<Vec<Cell>> {
    if rules.sides() != 2 {
        return None;
    }
    let board = rules.board();
    let start = rules.start();
    [[false, true], [true, false], [true, true]].into_iter().find_map(|[across, along]| {
        let mirrored = |cell: Cell| reflected(board, cell, across, along);
        let cells: Vec<Cell> = board.cells().map(mirrored).collect::<Option<_>>()?;
        let mut pieces = start.pieces();
        let is_symmetric = pieces.all(|(cell, piece)| {
            start
                .piece(cells[usize::from(cell)])
                .is_some_and(|other| other.kind == piece.kind && other.side != piece.side)
        });
        is_symmetric.then_some(cells)
    })
}

fn reflected(board: &Board, cell: Cell, across: bool, along: bool) -> Option<Cell> {
    let [width, height, _] = board.extent().map(|n| n as i16 - 1);
    let at = board.coords(cell);
    let x = if across { width - at.x } else { at.x };
    let y = if along { height - at.y } else { at.y };
    board.at(Vector { x, y, ..at })
}
