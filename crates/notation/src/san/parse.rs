//! Parses a text into its possible meanings: a piece, a part of the origin, a destination, and the rest.

use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Side};

use super::San;
use super::cells::without_separator;

/// One possible meaning of a text.
#[derive(Clone, Debug)]
pub(super) struct Shape<'a> {
    /// The kind that moves. `None` means any kind.
    pub(super) kind: Option<Kind>,
    /// The description of the origin.
    pub(super) hint: &'a str,
    pub(super) to: Cell,
    pub(super) promotion: Option<Kind>,
    /// It is a drop.
    pub(super) drop: bool,
    /// The gated piece, and its cell if the text contains it.
    pub(super) gate: Option<(Kind, Option<Cell>)>,
    /// Captures on cells other than the destination.
    pub(super) captures: Vec<Cell>,
    /// The wall built after the move.
    pub(super) wall: Option<Cell>,
    /// The number among moves with the same text, from 1.
    pub(super) number: usize,
}

impl San {
    /// Calls `each` with every possible meaning of a text. With `fold`, case does not matter and more forms are
    /// accepted.
    pub(super) fn each_shape<'a>(
        &self,
        side: Side,
        text: &'a str,
        fold: bool,
        each: &mut dyn FnMut(Shape<'a>),
    ) {
        let (text, number) = match text.split_once('~') {
            Some((text, number)) => match number.parse() {
                Ok(number) => (text, number),
                Err(_) => return,
            },
            None => (text, 1),
        };
        let Some((text, wall)) = self.split_wall(text) else { return };
        let mut parts = text.split(',');
        let text = parts.next().unwrap_or_default();
        let captured = |part: &str| self.cells.find(part.strip_prefix('x')?.as_bytes());
        let Some(captures) = parts.map(captured).collect::<Option<Vec<Cell>>>() else { return };
        let Some((text, gate)) = self.split_gate(side, text) else { return };
        let Some((body, promotion)) = self.split_promotion(side, text, fold) else { return };
        if let Some((sign, cell)) = split_drop(body, fold) {
            let kind = match sign {
                "" => self.signs.pawn,
                sign => self
                    .signs
                    .at_start(side, sign, fold)
                    .filter(|(_, length)| *length == sign.len())
                    .map(|found| found.0),
            };
            if let (Some(kind), Some(to), None, None) =
                (kind, self.cells.find(cell.as_bytes()), promotion, gate)
            {
                each(Shape {
                    kind: Some(kind),
                    hint: "",
                    to,
                    promotion,
                    drop: true,
                    gate,
                    captures,
                    wall,
                    number,
                });
            }
            return;
        }

        let mut send = |kind: Option<Kind>, rest: &'a str| {
            for (start, to) in self.cells.at_end(rest.as_bytes()) {
                let hint = &rest[..start];
                // Without a kind, the full origin is required.
                if kind.is_some() || self.cells.find(without_separator(hint).as_bytes()).is_some() {
                    each(Shape {
                        kind,
                        hint,
                        to,
                        promotion,
                        drop: false,
                        gate,
                        captures: captures.clone(),
                        wall,
                        number,
                    });
                }
            }
        };
        // Two cells are a move from one to the other: `b8d7` is not a move of a bishop.
        if fold && self.is_two_cells(body) {
            return send(None, body);
        }
        let sign = self.signs.at_start(side, body, fold);
        if let Some((kind, length)) = sign {
            send(Some(kind), &body[length..]);
        }
        if sign.is_none() || fold || self.cells.layered {
            let as_pawn =
                || fold.then(|| self.signs.at_start(side, "P", false)).flatten().map(|(kind, _)| kind);
            if let Some(kind) = self.signs.pawn.or_else(as_pawn) {
                send(Some(kind), body);
            }
        }
        if fold {
            send(None, body);
        }
    }

    /// Whether a text consists of two names of cells and optionally a sign between them.
    fn is_two_cells(&self, text: &str) -> bool {
        let names = |(start, _): (usize, Cell)| without_separator(&text[..start]);
        self.cells.at_end(text.as_bytes()).map(names).any(|name| self.cells.find(name.as_bytes()).is_some())
    }

    /// Splits off the gated piece: `/H`, or `/He1` if it contains the cell.
    pub(super) fn split_gate<'a>(&self, side: Side, text: &'a str) -> Option<(&'a str, Gate)> {
        let definition = self.rules.definition();
        if definition.gates.is_none() {
            return Some((text, None));
        }
        let Some((before, gate)) = text.split_once('/') else { return Some((text, None)) };
        let (kind, length) = self.signs.at_start(side, gate, true)?;
        match &gate[length..] {
            "" => Some((before, Some((kind, None)))),
            cell => Some((before, Some((kind, Some(self.cells.find(cell.as_bytes())?))))),
        }
    }

    /// Splits off the wall built after the move: `,d3`.
    pub(super) fn split_wall<'a>(&self, text: &'a str) -> Option<(&'a str, Option<Cell>)> {
        if self.rules.definition().walls.is_none() {
            return Some((text, None));
        }
        match text.rsplit_once(',') {
            Some((before, wall)) if !wall.starts_with('x') || self.cells.has_x => {
                Some((before, Some(self.cells.find(wall.as_bytes())?)))
            }
            _ => Some((text, None)),
        }
    }

    /// Splits a text after its last cell, and reads the kind that follows.
    fn split_promotion<'a>(&self, side: Side, text: &'a str, fold: bool) -> Option<(&'a str, Option<Kind>)> {
        // A name in brackets may contain digits.
        let unbracketed = if text.ends_with('>') { text.rfind('<')? } else { text.len() };
        let end = text[..unbracketed].rfind(|c: char| c.is_ascii_digit())? + 1;
        let (body, tail) = text.split_at(end);
        if tail.is_empty() {
            return Some((body, None));
        }
        let sign = match fold {
            true => tail.trim_matches(['=', '(', ')', '/', ' ']),
            false => tail.strip_prefix('=')?,
        };
        let (kind, length) = self.signs.at_start(side, sign, fold)?;
        (length == sign.len()).then_some((body, Some(kind)))
    }
}

/// A kind, and the cell of its gate if the text contains it.
pub(super) type Gate = Option<(Kind, Option<Cell>)>;

/// The sign and the cell of a drop.
fn split_drop(text: &str, fold: bool) -> Option<(&str, &str)> {
    let other = || if fold { text.split_once(['*', '\'']) } else { None };
    text.split_once('@').or_else(other)
}
