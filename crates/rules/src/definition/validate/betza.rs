//! The interface to the Betza parser.

use std::ops::Range;

use crate::betza::mover::Mover;
use crate::betza::{Diagnostic, Options, Severity, lower, parse};
use crate::board::Geometry;
use crate::message::Message;

/// A finding about a Betza string.
pub(super) struct BetzaFinding {
    pub(super) span: Range<usize>,
    pub(super) message: Message,
    pub(super) expected: Option<Message>,
    pub(super) hint: Option<Message>,
    pub(super) error: bool,
}

/// Checks a Betza string for boards of a geometry.
pub(super) fn check_betza(text: &str, geometry: Geometry) -> Vec<BetzaFinding> {
    let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
    let found = match parse(text, &options) {
        Ok(piece) => match lower(&piece, geometry) {
            Ok(_) => piece.lints,
            Err(found) => found,
        },
        Err(found) => found,
    };
    // These findings are about other programs that read the string. They do not matter for a document.
    let concerns = |found: &Diagnostic| !matches!(found.code, "L-ORDER" | "L-KQDIR" | "L-LAME");
    found.into_iter().filter(concerns).map(finding).collect()
}

/// Whether a string contains castling (`O` with a range).
pub(super) fn castles(text: &str, geometry: Geometry) -> bool {
    let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
    let movers = parse(text, &options).ok().and_then(|piece| lower(&piece, geometry).ok());
    movers.is_some_and(|movers| movers.iter().any(|mover| matches!(mover, Mover::Castle(_))))
}

fn finding(found: Diagnostic) -> BetzaFinding {
    BetzaFinding {
        span: found.span.start..found.span.end,
        message: found.message,
        expected: found.expected,
        hint: found.hint,
        error: found.severity == Severity::Error,
    }
}
