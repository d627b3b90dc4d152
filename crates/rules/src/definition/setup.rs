//! Start positions as texts: which piece stands where.

use std::collections::HashMap;
use std::ops::Range;

use crate::board::{Board, Cell, Vector};

use super::model::{Definition, Sided};
use super::region::letters;
use super::suggest;

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

/// Something wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowError {
    /// Which row, from 0; one past the last for a wrong number of rows.
    pub row: usize,
    /// Which part of it.
    pub span: Range<usize>,
    /// A short fixed name of this kind of mistake.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// What would have been right.
    pub expected: Option<String>,
    /// What to try.
    pub hint: Option<String>,
}

impl Definition {
    /// How a piece of a side is written in rows: `K`, `k`, `<WZ>`, or `<r:K>` with more than two sides.
    pub fn sign(&self, side: usize, piece: usize) -> String {
        let letter = self.letter(side, piece).unwrap_or_default();
        if self.sides.len() > 2 {
            return format!("<{}:{}>", self.sides[side].letter, letter.to_uppercase());
        }
        let sign = if side == 0 { letter.to_uppercase() } else { letter.to_lowercase() };
        if is_plain(&sign) { sign } else { format!("<{sign}>") }
    }

    /// The piece's letter for that side, as the document has it.
    pub fn letter(&self, side: usize, piece: usize) -> Option<&str> {
        let side = &self.sides.get(side)?.name;
        let (_, piece) = self.pieces.get_index(piece)?;
        piece.letter.get(side).map(String::as_str)
    }

    /// The start position as the rows say it, and what is wrong with them.
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
                message: format!("the setup has {}", plural(rows.len(), "row")),
                expected: Some(match layers {
                    1 => plural(ranks, "row"),
                    _ => format!("{} ({layers} layers of {ranks})", plural(ranks * layers, "row")),
                }),
                hint: None,
            });
        }
        for (row, text) in rows.iter().enumerate().take(ranks * layers) {
            let y = (ranks - 1 - row % ranks) as i16;
            let z = (layers - 1 - row / ranks) as i16;
            let label = match layers {
                1 => format!("rank {}", y + 1),
                _ => format!("rank {} of layer {}", y + 1, letters(z as u16 + 1).to_uppercase()),
            };
            let place = |x: usize| board.at(Vector::new(x as i16, y, z));
            read_row(&signs, text, files, row, &label, &place, &mut placed, &mut errors);
        }
        (placed, condense(errors))
    }

    /// Rows for pieces on cells, the way the rows of a document are written.
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

/// One mistake said once: a letter that is unknown in many places, rows that are all too short.
fn condense(errors: Vec<RowError>) -> Vec<RowError> {
    let is_length = |e: &RowError| matches!(e.code, "row-count" | "row-too-short" | "row-too-long");
    let misfits = errors.iter().any(is_length);
    let mut kept: Vec<RowError> = vec![];
    let mut more = 0;
    for error in errors {
        let again = match error.code {
            // Pieces in wrong rows stand anywhere.
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
        last.hint = Some(format!("{} more do not fit either", plural(more, "row")));
    }
    kept
}

fn read_row(
    signs: &Signs,
    text: &str,
    files: usize,
    row: usize,
    label: &str,
    place: &dyn Fn(usize) -> Option<Cell>,
    placed: &mut Vec<Placed>,
    errors: &mut Vec<RowError>,
) {
    let mut x = 0;
    let mut at = 0;
    let mut wrong =
        |span: Range<usize>, code, message: String, expected: Option<String>, hint: Option<String>| {
            errors.push(RowError { row, span, code, message, expected, hint });
        };
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
                if let Some(cell) = place(x).filter(|_| x < files) {
                    let _ = cell;
                    wrong(
                        at..at + 1,
                        "no-hole",
                        "a cell is marked as missing that the board has".into(),
                        Some("`.` for an empty cell".into()),
                        Some("list missing cells in `board.holes`".into()),
                    );
                }
                (1, None)
            }
            '<' => match rest.find('>') {
                Some(end) => (end + 1, Some(&rest[1..end])),
                None => {
                    wrong(at..text.len(), "syntax", "`<` is not closed".into(), Some("`>`".into()), None);
                    return;
                }
            },
            c if c.is_whitespace() => {
                wrong(
                    at..at + c.len_utf8(),
                    "syntax",
                    "a blank within a row".into(),
                    Some("pieces and numbers only".into()),
                    Some("a setup holds only the placement, not the other fields of a FEN".into()),
                );
                return;
            }
            _ => {
                let len = signs.length_at(rest);
                (len, Some(&rest[..len]))
            }
        };
        let span = at..at + len;
        at = span.end;
        if let Some(sign) = sign {
            match (signs.get(sign), place(x).filter(|_| x < files)) {
                (None, _) => {
                    wrong(
                        span,
                        "unknown-piece",
                        format!("no piece is written `{sign}`"),
                        Some(signs.list()),
                        signs.hint(sign),
                    );
                }
                (Some(_), None) if x < files => {
                    wrong(
                        span,
                        "in-hole",
                        format!("`{sign}` stands where the board has no cell"),
                        None,
                        None,
                    );
                }
                (Some((side, piece)), Some(cell)) => placed.push(Placed { cell, side, piece }),
                _ => {}
            }
        }
        x += 1;
    }
    if x != files {
        let code = if x < files { "row-too-short" } else { "row-too-long" };
        let expected = Some(format!("{files}, one for each file"));
        wrong(0..text.len(), code, format!("{label} has {}", plural(x, "place")), expected, None);
    }
}

/// `1 row`, `2 rows`.
pub(super) fn plural(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// Whether a sign needs no `<…>` around it: one letter, or one after a `+`.
fn is_plain(sign: &str) -> bool {
    let rest = sign.strip_prefix('+').unwrap_or(sign);
    let mut chars = rest.chars();
    matches!((chars.next(), chars.next()), (Some(c), None) if c.is_alphabetic())
}

/// The pieces by what they are called in rows.
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

    /// Bytes of the plain sign that a row goes on with.
    fn length_at(&self, text: &str) -> usize {
        let mut chars = text.chars();
        let first = chars.next().map_or(0, char::len_utf8);
        match chars.next() {
            Some(second) if text.starts_with('+') => first + second.len_utf8(),
            _ => first,
        }
    }

    fn list(&self) -> String {
        let known = self.words.iter().map(String::as_str).filter(|w| !w.is_empty());
        if self.sides > 2 {
            format!("a side's letter and a piece, such as `<r:K>`; pieces are {}", suggest::list(known))
        } else {
            format!("one of {}, in capitals for the first side", suggest::list(known))
        }
    }

    fn hint(&self, sign: &str) -> Option<String> {
        let upper = sign.to_uppercase();
        if self.sides > 2 && !sign.contains(':') && self.words.contains(&upper) {
            return Some(format!("say whose piece it is, such as `<r:{upper}>`"));
        }
        self.words
            .iter()
            .any(|w| w.chars().count() > 1 && w.starts_with(&upper))
            .then(|| "write signs of several characters as `<name>`".to_owned())
    }
}
