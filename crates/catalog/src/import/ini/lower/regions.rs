//! Converts sets of squares to region expressions.

use serde_json::{Value as Json, json};

use crate::import::ini::record::Squares;
use crate::import::ini::values::square;

/// The board's size; regions are clipped to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outline {
    pub(super) files: u8,
    pub(super) ranks: u8,
}

impl Outline {
    /// All squares of the board.
    pub(super) fn all(self) -> Squares {
        (0..self.ranks).fold(0, |set, rank| set | self.rank(rank))
    }

    fn rank(self, rank: u8) -> Squares {
        (0..self.files).fold(0, |set, file| set | square(file, rank))
    }

    fn file(self, file: u8) -> Squares {
        (0..self.ranks).fold(0, |set, rank| set | square(file, rank))
    }

    /// The squares of a set, as rank and file.
    pub(super) fn cells(self, set: Squares) -> impl Iterator<Item = (u8, u8)> {
        let all = (0..self.ranks).flat_map(move |rank| (0..self.files).map(move |file| (file, rank)));
        all.filter(move |(file, rank)| set & square(*file, *rank) != 0)
    }

    /// A set as an expression: whole ranks and files first, then single cells.
    pub(super) fn words(self, set: Squares) -> String {
        let mut rest = set & self.all();
        if rest == 0 {
            return "none".into();
        }
        if rest == self.all() {
            return "all".into();
        }
        let mut terms = vec![];
        let mut runs = |count: u8, part: &dyn Fn(u8) -> Squares, name: &dyn Fn(u8) -> String, word: &str| {
            let whole: Vec<u8> = (0..count).filter(|at| part(*at) & !rest == 0).collect();
            for run in whole.chunk_by(|a, b| a + 1 == *b) {
                if let [first, .., last] = run {
                    terms.push(format!("{word} {}..{}", name(*first), name(*last)));
                } else if let [only] = run {
                    terms.push(format!("{word} {}", name(*only)));
                }
            }
            rest &= !whole.iter().fold(0, |set, at| set | part(*at));
        };
        runs(self.ranks, &|rank| self.rank(rank), &|rank| (rank + 1).to_string(), "rank");
        if self.ranks > 1 {
            let letter = |file: u8| char::from(b'a' + file).to_string();
            runs(self.files, &|file| self.file(file), &letter, "file");
        }
        terms.extend(self.cells(rest).map(|(file, rank)| format!("{}{}", char::from(b'a' + file), rank + 1)));
        terms.join(" ")
    }

    /// The regions of White and Black; a single text if they are equal.
    pub(super) fn sided(self, sets: [Squares; 2]) -> Json {
        let [white, black] = sets.map(|set| self.words(set));
        if white == black { json!(white) } else { json!({ "white": white, "black": black }) }
    }
}
