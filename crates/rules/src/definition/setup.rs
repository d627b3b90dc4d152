//! Start positions as text.

use std::collections::HashMap;
use std::ops::Range;

use crate::board::{Board, Cell, CellSet, Vector};

use super::model::{Definition, Sided};
use super::region::{Regions, letters};
use super::suggest;
use crate::message;
use crate::message::{Blank, Message};

/// A piece on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Where it stands.
    pub cell: Cell,
    /// Index into [`Definition::sides`].
    pub side: usize,
    /// Index into [`Definition::pieces`].
    pub piece: usize,
}

/// A mistake in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowError {
    /// The row, from 0; one past the last if the number of rows is wrong.
    pub row: usize,
    /// The part of the row.
    pub span: Range<usize>,
    /// A short fixed code for this kind of mistake.
    pub code: &'static str,
    /// What is wrong.
    pub message: Message,
    /// What would have been correct.
    pub expected: Option<Message>,
    /// How to fix it.
    pub hint: Option<Message>,
}

impl Definition {
    /// How rows write a side's piece: `K`, `k`, `<WZ>`, or `<r:K>` with more than two sides.
    pub fn sign(&self, side: usize, piece: usize) -> String {
        let letter = self.letter(side, piece).unwrap_or_default();
        if self.sides.len() > 2 {
            return format!("<{}:{}>", self.sides[side].letter, letter.to_uppercase());
        }
        let sign = if side == 0 { letter.to_uppercase() } else { letter.to_lowercase() };
        if is_plain(&sign) { sign } else { format!("<{sign}>") }
    }

    /// The piece's letter for this side, as the document has it.
    pub fn letter(&self, side: usize, piece: usize) -> Option<&str> {
        let side = &self.sides.get(side)?.name;
        let (_, piece) = self.pieces.get_index(piece)?;
        piece.letter.get(side).map(String::as_str)
    }

    /// The start position that the rows describe, and the mistakes in them.
    pub fn placement(&self, board: &Board) -> (Vec<Placed>, Vec<RowError>) {
        let signs = Signs::new(self);
        let [files, ranks, layers] = board.extent().map(usize::from);
        let rows = &self.setup.rows;
        let mut placed = vec![];
        let mut errors = vec![];
        if rows.len() != ranks * layers {
            errors.push(RowError {
                row: rows.len(),
                span: 0..0,
                code: "row-count",
                message: message!("the setup has {rows}", rows = Blank::count(rows.len(), "row")),
                expected: Some(match layers {
                    1 => message!("{rows}", rows = Blank::count(ranks, "row")),
                    _ => message!(
                        "{rows} ({layers} layers of {ranks})",
                        rows = Blank::count(ranks * layers, "row"),
                        layers,
                        ranks
                    ),
                }),
                hint: None,
            });
        }
        for (row, text) in rows.iter().enumerate().take(ranks * layers) {
            let y = (ranks - 1 - row % ranks) as i16;
            let z = (layers - 1 - row / ranks) as i16;
            let label = match layers {
                1 => message!("rank {y}", y = y + 1),
                _ => message!(
                    "rank {y} of layer {layer}",
                    y = y + 1,
                    layer = letters(z as u16 + 1).to_uppercase()
                ),
            };
            let cells = (0..files).map(|x| board.at(Vector::new(x as i16, y, z))).collect();
            RowReader { signs: &signs, row, label, cells, errors: &mut errors }.read(text, &mut placed);
        }
        (placed, condense(errors))
    }

    /// The pieces in hand at the start, by side and kind, and the mistakes in their text.
    pub fn in_hand(&self) -> (Vec<(usize, usize, u16)>, Vec<RowError>) {
        let signs = Signs::new(self);
        let text = &self.setup.hand;
        let mut held: Vec<(usize, usize, u16)> = vec![];
        let mut errors = vec![];
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            let (len, sign) = match rest.find('>').filter(|_| rest.starts_with('<')) {
                Some(end) => (end + 1, &rest[1..end]),
                None => (signs.length_at(rest), &rest[..signs.length_at(rest)]),
            };
            match signs.get(sign) {
                Some((side, piece)) => match held.iter_mut().find(|(s, p, _)| (*s, *p) == (side, piece)) {
                    Some((_, _, count)) => *count = count.saturating_add(1),
                    None => held.push((side, piece, 1)),
                },
                None => errors.push(RowError {
                    row: 0,
                    span: at..at + len,
                    code: "unknown-piece",
                    message: message!("no piece has the sign `{sign}`", sign),
                    expected: Some(signs.list()),
                    hint: signs.hint(sign),
                }),
            }
            at += len.max(1);
        }
        held.sort_unstable();
        (held, errors)
    }

    /// The pieces that wait behind cells at the start, in the order of cells. Empty if a region has mistakes.
    pub fn waiting(&self, board: &Board) -> Vec<Placed> {
        let regions = Regions::new(board, Some(&self.regions));
        let mut waiting: Vec<Placed> = vec![];
        for (name, cells) in &self.setup.waiting {
            let Some(piece) = self.pieces.get_index_of(name) else { continue };
            for (side, def) in self.sides.iter().enumerate() {
                let frame = def.forward.frame(board.geometry());
                let cells = cells
                    .get(&def.name)
                    .zip(frame)
                    .and_then(|(text, frame)| regions.cells(text, &frame).ok());
                waiting.extend(cells.iter().flat_map(CellSet::iter).map(|cell| Placed { cell, side, piece }));
            }
        }
        waiting.sort_by_key(|placed| placed.cell);
        waiting
    }

    /// The text for pieces in hand, as documents write it.
    pub fn hand_text(&self, held: &[(usize, usize, u16)]) -> String {
        // Sorted by sign, so that the order of pieces in the document does not matter.
        let mut signs: Vec<(usize, String)> = held
            .iter()
            .map(|&(side, piece, count)| (side, self.sign(side, piece).repeat(count.into())))
            .collect();
        signs.sort_unstable();
        signs.into_iter().map(|(_, sign)| sign).collect()
    }

    /// The rows for pieces on cells, as documents write them.
    pub fn rows(&self, board: &Board, placed: &[Placed]) -> Vec<String> {
        let [files, ranks, layers] = board.extent();
        let on: HashMap<Cell, &Placed> = placed.iter().map(|p| (p.cell, p)).collect();
        let mut rows = vec![];
        for z in (0..layers).rev() {
            for y in (0..ranks).rev() {
                let mut row = String::new();
                let mut gap = 0;
                let close = |row: &mut String, gap: &mut u16| {
                    if *gap > 0 {
                        row.push_str(&gap.to_string());
                    }
                    *gap = 0;
                };
                for x in 0..files {
                    let cell = board.at(Vector::new(x as i16, y as i16, z as i16));
                    match cell.map(|c| on.get(&c)) {
                        Some(None) => gap += 1,
                        Some(Some(p)) => {
                            close(&mut row, &mut gap);
                            row.push_str(&self.sign(p.side, p.piece));
                        }
                        None => {
                            close(&mut row, &mut gap);
                            row.push('_');
                        }
                    }
                }
                close(&mut row, &mut gap);
                rows.push(row);
            }
        }
        rows
    }
}

/// Merges repeated mistakes, such as the same unknown letter in many places or many short rows.
fn condense(errors: Vec<RowError>) -> Vec<RowError> {
    let is_length = |e: &RowError| matches!(e.code, "row-count" | "row-too-short" | "row-too-long");
    let misfits = errors.iter().any(is_length);
    let mut kept: Vec<RowError> = vec![];
    let mut more = 0;
    for error in errors {
        let again = match error.code {
            // If rows have the wrong length, the pieces in them are misplaced anyway.
            "in-hole" => misfits,
            "unknown-piece" => kept.iter().any(|k| k.code == error.code && k.message == error.message),
            "row-too-short" | "row-too-long" => {
                let before = kept.iter().filter(|k| is_length(k)).count();
                more += usize::from(before >= 2);
                before >= 2
            }
            _ => false,
        };
        if !again {
            kept.push(error);
        }
    }
    if let Some(last) = kept.iter_mut().rfind(|k| is_length(k)).filter(|_| more > 0) {
        last.hint =
            Some(message!("the length of {rows} is also wrong", rows = Blank::count(more, "other row")));
    }
    kept
}

/// Reads one row.
struct RowReader<'a> {
    signs: &'a Signs,
    row: usize,
    /// The name of the row in messages.
    label: Message,
    /// The cell on each file, if there is one.
    cells: Vec<Option<Cell>>,
    errors: &'a mut Vec<RowError>,
}

impl RowReader<'_> {
    fn read(&mut self, text: &str, placed: &mut Vec<Placed>) {
        let mut x = 0;
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            let rest = &text[at..];
            let (len, sign) = match c {
                '0'..='9' => {
                    let len = rest.bytes().take_while(u8::is_ascii_digit).count();
                    x += rest[..len].parse::<u16>().map_or(usize::from(u16::MAX), usize::from);
                    at += len;
                    continue;
                }
                '.' => (1, None),
                '_' | '*' => {
                    self.hole(x, at);
                    (1, None)
                }
                '<' => match rest.find('>') {
                    Some(end) => (end + 1, Some(&rest[1..end])),
                    None => {
                        self.wrong(at..text.len(), "syntax", message!("unclosed `{sign}`", sign = "<"))
                            .expected(message!("{sign}", sign = "`>`"));
                        return;
                    }
                },
                c if c.is_whitespace() => {
                    return self
                        .wrong(at..at + c.len_utf8(), "syntax", message!("unexpected space in a row"))
                        .expected(message!("pieces and numbers only"))
                        .hint(message!("a setup is only the first field of a FEN, the placement"));
                }
                _ => {
                    let len = self.signs.length_at(rest);
                    (len, Some(&rest[..len]))
                }
            };
            if let Some(sign) = sign {
                placed.extend(self.piece(sign, x, at..at + len));
            }
            at += len;
            x += 1;
        }
        let files = self.cells.len();
        if x != files {
            let code = if x < files { "row-too-short" } else { "row-too-long" };
            let message = message!("{row} has {cells}", row = self.label, cells = Blank::count(x, "cell"));
            self.wrong(0..text.len(), code, message)
                .expected(message!("{files} cells, one for each file", files));
        }
    }

    fn cell(&self, x: usize) -> Option<Cell> {
        self.cells.get(x).copied().flatten()
    }

    fn piece(&mut self, sign: &str, x: usize, span: Range<usize>) -> Option<Placed> {
        let Some((side, piece)) = self.signs.get(sign) else {
            let (expected, hint) = (self.signs.list(), self.signs.hint(sign));
            let error = self.wrong(span, "unknown-piece", message!("no piece has the sign `{sign}`", sign));
            error.expected(expected);
            error.hint = hint;
            return None;
        };
        let cell = self.cell(x);
        if cell.is_none() && x < self.cells.len() {
            self.wrong(span, "in-hole", message!("`{sign}` stands on a missing cell", sign));
        }
        Some(Placed { cell: cell?, side, piece })
    }

    fn hole(&mut self, x: usize, at: usize) {
        if self.cell(x).is_some() {
            self.wrong(
                at..at + 1,
                "no-hole",
                message!("this cell is marked as missing, but the board has it"),
            )
            .expected(message!("`.` for an empty cell"))
            .hint(message!("list missing cells in `board.holes`"));
        }
    }

    fn wrong(&mut self, span: Range<usize>, code: &'static str, message: Message) -> &mut RowError {
        self.errors.push(RowError { row: self.row, span, code, message, expected: None, hint: None });
        let last = self.errors.len() - 1;
        &mut self.errors[last]
    }
}

impl RowError {
    fn expected(&mut self, expected: Message) -> &mut Self {
        self.expected = Some(expected);
        self
    }

    fn hint(&mut self, hint: Message) {
        self.hint = Some(hint);
    }
}

/// Whether a sign can be written without `<…>`: one letter, or `+` and a letter.
fn is_plain(sign: &str) -> bool {
    let rest = sign.strip_prefix('+').unwrap_or(sign);
    let mut chars = rest.chars();
    matches!((chars.next(), chars.next()), (Some(c), None) if c.is_alphabetic())
}

/// The pieces by their signs in rows.
struct Signs {
    known: HashMap<String, (usize, usize)>,
    words: Vec<String>,
    sides: usize,
}

impl Signs {
    fn new(definition: &Definition) -> Self {
        let sides = definition.sides.len();
        let mut signs = Self { known: HashMap::new(), words: vec![], sides };
        for (index, (_, piece)) in definition.pieces.iter().enumerate() {
            for (number, side) in definition.sides.iter().enumerate() {
                let Some(letter) = piece.letter.get(&side.name) else {
                    continue;
                };
                let full = format!("{}:{}", side.letter, letter).to_lowercase();
                signs.known.entry(full).or_insert((number, index));
                if sides <= 2 {
                    let sign = if number == 0 { letter.to_uppercase() } else { letter.to_lowercase() };
                    signs.known.entry(sign).or_insert((number, index));
                }
            }
            if let Sided::All(letter) = &piece.letter {
                signs.words.push(letter.to_uppercase());
            } else if let Sided::Each(letters) = &piece.letter {
                signs.words.extend(letters.values().map(|l| l.to_uppercase()));
            }
        }
        signs
    }

    fn get(&self, sign: &str) -> Option<(usize, usize)> {
        let full = || self.known.get(&sign.to_lowercase()).filter(|_| sign.contains(':'));
        self.known.get(sign).or_else(full).copied()
    }

    /// The length in bytes of the plain sign at the start of the text.
    fn length_at(&self, text: &str) -> usize {
        let mut chars = text.chars();
        let first = chars.next().map_or(0, char::len_utf8);
        match chars.next() {
            Some(second) if text.starts_with('+') => first + second.len_utf8(),
            _ => first,
        }
    }

    fn list(&self) -> Message {
        let known = self.words.iter().map(String::as_str).filter(|w| !w.is_empty());
        if self.sides > 2 {
            message!(
                "a side's letter and a piece, such as `<r:K>`; pieces are {words}",
                words = suggest::list(known)
            )
        } else {
            message!("one of {words}, with capital letters for the first side", words = suggest::list(known))
        }
    }

    fn hint(&self, sign: &str) -> Option<Message> {
        let upper = sign.to_uppercase();
        if self.sides > 2 && !sign.contains(':') && self.words.contains(&upper) {
            return Some(message!("write the letter of its side, too, such as `<r:{upper}>`", upper));
        }
        self.words
            .iter()
            .any(|w| w.chars().count() > 1 && w.starts_with(&upper))
            .then(|| message!("write signs of several characters as `<name>`"))
    }
}
