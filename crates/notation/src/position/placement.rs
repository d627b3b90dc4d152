//! The first field: the placement of the pieces.

use chesswright_rules::message::Blank;
use chesswright_rules::{message, template};
use std::ops::Range;

use chesswright_rules::Setup;
use chesswright_rules::board::{Cell, Vector};

use super::bent::if_bent;
use super::read::SetupReader;
use super::signs::piece_of;
use crate::fen::{RawFen, Spans, Token};

impl SetupReader<'_> {
    pub(super) fn pieces(&mut self, raw: &RawFen, spans: &Spans, setup: &mut Setup) {
        let board = self.rules.board();
        let [files, ranks, layers] = board.extent().map(usize::from);
        if raw.layers.len() != layers {
            let (there, wanted) = (raw.layers.len(), layers);
            self.problems.add(
                0..self.text.len(),
                message!("the text has {there} layers, but the board has {wanted}", there, wanted),
                "",
            );
            return;
        }
        if let Some(rows) = raw.layers.first().and_then(|layer| if_bent(board, layer)) {
            let texts = raw.layers.iter().flatten().zip(spans.layers.iter().flatten());
            for ((row, row_spans), cells) in texts.zip(rows) {
                let mut places = 0..cells.len();
                for (token, span) in row.iter().zip(row_spans).filter(|(token, _)| **token != Token::Hole) {
                    self.token(token, span, &mut places, &|place| cells.get(place).copied(), setup);
                }
            }
            return;
        }
        for (l, (layer, layer_spans)) in raw.layers.iter().zip(&spans.layers).enumerate() {
            if layer.len() != ranks {
                let span = whole(layer_spans);
                let message = message!(
                    "the text has {rows}, but the board has {ranks} ranks",
                    rows = Blank::count(layer.len(), "row"),
                    ranks
                );
                self.problems.add(
                    span,
                    message,
                    template!("separate rows by `/` and begin with the far rank"),
                );
                continue;
            }
            for (r, (row, row_spans)) in layer.iter().zip(layer_spans).enumerate() {
                let (y, z) = (ranks - 1 - r, layers - 1 - l);
                let at = |x: usize| board.at(Vector::new(x as i16, y as i16, z as i16));
                let width: usize =
                    row.iter().map(|token| if let Token::Gap(n) = token { (*n).into() } else { 1 }).sum();
                let existing = (0..files).filter(|&x| at(x).is_some()).count();
                // Rows of boards with holes may include the holes or omit them.
                let skips = width == existing && existing != files && !row.contains(&Token::Hole);
                if width != files && !skips {
                    let message = message!(
                        "rank {y} has {width} cells, but the board has {files} files",
                        y = y + 1,
                        width,
                        files
                    );
                    self.problems.add(
                        whole(std::slice::from_ref(row_spans)),
                        message,
                        template!("numbers stand for empty cells"),
                    );
                    continue;
                }
                let mut cells = (0..files).filter(|&x| !skips || at(x).is_some());
                for (token, span) in row.iter().zip(row_spans) {
                    self.token(token, span, &mut cells, &at, setup);
                }
            }
        }
    }

    fn token(
        &mut self,
        token: &Token,
        span: &Range<usize>,
        cells: &mut impl Iterator<Item = usize>,
        at: &impl Fn(usize) -> Option<Cell>,
        setup: &mut Setup,
    ) {
        match token {
            Token::Gap(n) => {
                cells.take((*n).into()).for_each(drop);
            }
            Token::Hole => {
                if cells.next().and_then(at).is_some() {
                    let message = message!("the board has a cell here");
                    self.problems.add(span.clone(), message, template!("write 1 for an empty cell"));
                }
            }
            // Any game may contain walls, as some openings of ataxx do. On terrain, they are part of the drawing.
            Token::Wall if self.rules.definition().terrain.is_none() => {
                if let Some(cell) = cells.next().and_then(at) {
                    self.places.insert(cell, span.clone());
                    setup.walls.push(cell);
                }
            }
            Token::Wall => {
                if cells.next().and_then(at).is_some() {
                    let message = message!("the walls of this game are part of its terrain");
                    self.problems.add(span.clone(), message, template!("write 1 for an empty cell"));
                }
            }
            Token::Piece(piece) => match (cells.next().and_then(at), piece_of(self.rules, piece)) {
                (Some(cell), Some(known)) => {
                    self.places.insert(cell, span.clone());
                    setup.pieces.push((cell, known));
                    setup.promoted.extend(Some(cell).filter(|_| piece.reverts));
                }
                (None, _) => {
                    self.problems.add(
                        span.clone(),
                        message!("the board has no cell here"),
                        template!("write `_` for a missing cell"),
                    );
                }
                (_, None) => self.unknown_piece(piece, span.clone()),
            },
        }
    }
}

fn whole(spans: &[Vec<Range<usize>>]) -> Range<usize> {
    let mut all = spans.iter().flatten();
    let first = all.next().cloned().unwrap_or_default();
    all.fold(first, |whole, span| whole.start.min(span.start)..whole.end.max(span.end))
}
