//! Findings with their locations in the text.

use std::fmt;
use std::ops::Range;

use chesswright_rules::{self as rules, Part};

use super::ground::WHOLE;
use super::read::SetupReader;
use crate::fen::Spans;

/// Something unusual about a position, with its location in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The finding.
    pub about: rules::Finding,
    /// Its location, in bytes from the start of the text. The whole text if no field causes the finding.
    pub span: Range<usize>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.about.fmt(f)
    }
}

impl SetupReader<'_> {
    /// Locates a finding: at the piece on its first cell, or at the field.
    pub(super) fn locate(&self, about: rules::Finding, spans: &Spans) -> Finding {
        let of_cell = about.cells.first().and_then(|cell| self.places.get(cell));
        let span = match (about.part, of_cell) {
            (Part::Board, Some(span)) => span.clone(),
            (Part::Board, None) => self.board.clone(),
            (Part::Hand, _) => spans.hand.first().cloned().unwrap_or_default(),
            (Part::Turn, _) => spans.turn.clone(),
            (Part::Castling, _) => spans.castling.clone(),
            (Part::EnPassant, _) => spans.en_passant.clone(),
            (Part::Checks, _) => spans.checks.clone(),
            (Part::Counters, _) => spans.counters.clone(),
            (Part::Ground(field), _) => {
                let place = self.ground_at.get(field).or_else(|| self.ground_at.get(WHOLE));
                place.cloned().unwrap_or_default()
            }
        };
        Finding { about, span: if span.is_empty() { 0..self.text.len() } else { span } }
    }
}
