//! Checks the board and the sides around it.

use super::Validator;
use crate::board::{Board, Geometry, Wrap};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::{Compass, Outline, SideDef};
use crate::definition::outline::{BoardError, GlueError};
use crate::message::Blank;
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn sides(&mut self) {
        let def = self.def;
        if def.sides.is_empty() || def.sides.len() > limits::MAX_SIDES {
            let finding = Diagnostic::error(
                "side-count",
                message!("the game has {count} sides", count = def.sides.len()),
            );
            self.report(finding.expected(message!("1 to {most}", most = limits::MAX_SIDES)).at("sides"));
        }
        for (i, side) in def.sides.iter().enumerate() {
            let path = format!("sides[{i}]");
            self.name(&side.name, &format!("{path}.name"), template!("name of a side"));
            self.side_letter(&side.letter, &format!("{path}.letter"));
            for other in &def.sides[..i] {
                self.tell_sides_apart(other, side, &path);
            }
            self.forward(side.forward, &format!("{path}.forward"));
        }
    }

    fn side_letter(&mut self, letter: &str, path: &str) {
        let mut letters = letter.chars();
        if !matches!((letters.next(), letters.next()), (Some(c), None) if c.is_alphanumeric()) {
            let finding = Diagnostic::error(
                "bad-letter",
                message!("`{letter}` is not a valid letter of a side", letter),
            );
            self.report(finding.expected(message!("one letter, such as `w`")).at(path));
        }
    }

    /// Checks that a side has neither the name nor the letter of an earlier one.
    fn tell_sides_apart(&mut self, other: &SideDef, side: &SideDef, path: &str) {
        if other.name == side.name {
            let message = message!("two sides have the name `{name}`", name = side.name);
            self.report(Diagnostic::error("duplicate-name", message).at(format!("{path}.name")));
        } else if other.letter.eq_ignore_ascii_case(&side.letter) {
            let message = message!(
                "{side} and {other} have the same letter `{letter}`",
                side = Blank::side(&other.name),
                other = Blank::side(&side.name),
                letter = side.letter
            );
            let hint = message!("give one of them another `letter`");
            let finding = Diagnostic::error("duplicate-letter", message).hint(hint);
            self.report(finding.at(format!("{path}.letter")));
        }
    }

    /// Checks that a row of cells runs in the forward direction of a side.
    fn forward(&mut self, forward: Compass, path: &str) {
        let geometry = self.def.board.geometry;
        if forward.frame(geometry).is_some() {
            return;
        }
        let (cells, expected) = match geometry {
            Geometry::Hex => (
                message!("hexagons"),
                message!("`north`, `north-east`, `south-east`, `south`, `south-west` or `north-west`"),
            ),
            Geometry::Square | Geometry::Layers => {
                (message!("squares"), message!("`north`, `east`, `south` or `west`"))
            }
        };
        let message = message!("{cells} have no direction {word}", cells, word = forward.word());
        self.report(Diagnostic::error("bad-forward", message).expected(expected).at(path));
    }

    pub(super) fn board(&mut self) -> Option<Board> {
        let def = self.def;
        if def.board.outline == Outline::Hexagon {
            let given = [("wrap", def.board.wrap != Wrap::None), ("glue", !def.board.glue.is_empty())];
            for (key, _) in given.into_iter().filter(|(_, given)| *given) {
                let finding = Diagnostic::error("board", message!("a hexagonal outline cannot wrap around"));
                let finding = finding.hint(message!("remove `{key}` or `outline`", key));
                self.report(finding.at(format!("board.{key}")));
            }
        }
        let error = match def.board.board() {
            Ok(board) => return Some(board),
            Err(error) => error,
        };
        let message = error.message();
        let finding = match error {
            BoardError::Holes(error) => {
                let finding = Diagnostic::error("region", error.message).hint(error.hint).at("board.holes");
                let finding = Diagnostic { expected: error.expected, ..finding };
                let finding = self.places.locate_within(finding, &def.board.holes, error.span);
                self.report.push(finding);
                return None;
            }
            BoardError::Extent(what, _) => Diagnostic::error("out-of-range", message)
                .expected(message!("1 to {most}", most = limits::MAX_EXTENT))
                .at(format!("board.{what}")),
            BoardError::Cells(_) => Diagnostic::error("too-large", message)
                .expected(message!("at most {most}", most = limits::MAX_CELLS))
                .at("board"),
            BoardError::Outline(_) => Diagnostic::error("board", message).at("board"),
            BoardError::Glue(GlueError { entry, key, expected, .. }) => {
                let finding = Diagnostic::error("glue", message);
                let finding = Diagnostic { expected, ..finding };
                let entry = self.one_or_item("board.glue", entry);
                finding.at(if key.is_empty() { entry } else { format!("{entry}.{key}") })
            }
            BoardError::Empty => Diagnostic::error("board", message).at("board.holes"),
        };
        self.report(finding);
        None
    }
}
