//! The section being written: its keys and values, and helpers for regions.

use std::fmt::{Display, Write};

use chesswright_rules::board::{Board, Frame, Geometry};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{RegionText, Sided};
use chesswright_rules::definition::region::Regions;

use crate::import::ini::built_in;
use crate::import::ini::keys::COLOURS;
use crate::import::ini::record::{FILES, RANKS};

pub(super) struct Sheet<'a> {
    pub(super) board: &'a Board,
    name: String,
    regions: Regions<'a>,
    lines: Vec<(String, String)>,
}

impl<'a> Sheet<'a> {
    pub(super) fn new(game: &'a Definition, board: &'a Board) -> Result<Self, String> {
        let [files, ranks, layers] = board.extent();
        let flat = layers == 1 && board.geometry() == Geometry::Square && board.is_flat();
        if !flat || files > u16::from(FILES) || ranks > u16::from(RANKS) {
            return Err(
                "board: the format has only flat boards of squares, at most 12 files by 10 ranks".into()
            );
        }
        if !game.sides.iter().map(|side| side.name.as_str()).eq(["white", "black"]) {
            return Err("sides: the format has only White and Black".into());
        }
        let regions = Regions::new(board, Some(&game.regions));
        // A section cannot redefine a built-in game.
        let taken = built_in::names().any(|name| name == game.name);
        let name = if taken { format!("own-{}", game.name) } else { game.name.clone() };
        let mut sheet = Self { board, name, regions, lines: vec![] };
        sheet.put("maxRank", ranks);
        sheet.put("maxFile", files);
        Ok(sheet)
    }

    pub(super) fn put(&mut self, key: &str, value: impl Display) {
        // If two parts of the game need different values, the comparison after reading the section again reports it.
        self.lines.retain(|(other, _)| other != key);
        self.lines.push((key.to_owned(), value.to_string()));
    }

    /// Writes one key for each colour, or a single key if both values are equal.
    pub(super) fn put_sided(&mut self, key: &str, values: [String; 2]) {
        let [white, black] = values;
        if white == black {
            self.put(key, white);
        } else {
            self.put(&format!("{key}White"), white);
            self.put(&format!("{key}Black"), black);
        }
    }

    /// Writes a key that exists only by colour.
    pub(super) fn put_each(&mut self, key: &str, values: [String; 2]) {
        for (colour, value) in COLOURS.iter().zip(values) {
            self.put(&format!("{key}{colour}"), value);
        }
    }

    /// A region as the squares of White and Black; `absent` applies to a side that is not named.
    pub(super) fn squares(&self, region: &Sided<RegionText>, absent: &str) -> [String; 2] {
        [("white", Frame::FIRST), ("black", Frame::OPPOSITE)].map(|(side, frame)| {
            let text = region.get(side).map_or(absent, String::as_str);
            let cells = self.regions.cells(text, &frame);
            let names = cells.iter().flat_map(|cells| cells.iter()).map(|cell| self.board.name(cell));
            let squares = names.collect::<Vec<_>>().join(" ");
            if squares.is_empty() { "-".to_owned() } else { squares }
        })
    }

    pub(super) fn into_text(self) -> String {
        let mut text = format!("[{}]\n", self.name);
        for (key, value) in self.lines {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{key} = {value}");
        }
        text
    }
}
