//! Checks the board and the seats around it.

use super::Validator;
use crate::board::{Board, Geometry, Wrap};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::Outline;
use crate::definition::outline::{BoardError, GlueError};

impl Validator<'_> {
    pub(super) fn sides(&mut self) {
        let def = self.def;
        if def.sides.is_empty() || def.sides.len() > limits::MAX_SIDES {
            let finding = Diagnostic::error("side-count", format!("the game has {} sides", def.sides.len()));
            self.report(finding.expected(format!("1 to {}", limits::MAX_SIDES)).at("sides"));
        }
        for (i, side) in def.sides.iter().enumerate() {
            let path = format!("sides[{i}]");
            self.name(&side.name, &format!("{path}.name"), "a side's name");
            let mut letters = side.letter.chars();
            if !matches!((letters.next(), letters.next()), (Some(c), None) if c.is_alphanumeric()) {
                let finding =
                    Diagnostic::error("bad-letter", format!("`{}` cannot be a side's letter", side.letter));
                self.report(finding.expected("one letter, such as `w`").at(format!("{path}.letter")));
            }
            for other in &def.sides[..i] {
                if other.name == side.name {
                    let finding =
                        Diagnostic::error("duplicate-name", format!("two sides are called `{}`", side.name));
                    self.report(finding.at(format!("{path}.name")));
                } else if other.letter.eq_ignore_ascii_case(&side.letter) {
                    let message =
                        format!("{} and {} have the same letter `{}`", other.name, side.name, side.letter);
                    let finding = Diagnostic::error("duplicate-letter", message);
                    self.report(
                        finding
                            .hint("give one of them another `letter`".to_owned())
                            .at(format!("{path}.letter")),
                    );
                }
            }
            if side.forward.frame(def.board.geometry).is_none() {
                let (cells, expected) = match def.board.geometry {
                    Geometry::Hex => (
                        "hexagons",
                        "`north`, `north-east`, `south-east`, `south`, `south-west` or `north-west`",
                    ),
                    _ => ("squares", "`north`, `east`, `south` or `west`"),
                };
                let finding = Diagnostic::error(
                    "bad-forward",
                    format!("no file or rank of {cells} runs {}", side.forward.word()),
                );
                self.report(finding.expected(expected).at(format!("{path}.forward")));
            }
        }
    }

    pub(super) fn board(&mut self) -> Option<Board> {
        let def = self.def;
        if def.board.outline == Outline::Hexagon {
            let said = [("wrap", def.board.wrap != Wrap::None), ("glue", !def.board.glue.is_empty())];
            for (key, _) in said.into_iter().filter(|(_, said)| *said) {
                let finding =
                    Diagnostic::error("board", "a hexagon has no left and right edge to glue together");
                let finding = finding.hint(format!("leave out `{key}`, or the `outline`"));
                self.report(finding.at(format!("board.{key}")));
            }
        }
        let error = match def.board.board() {
            Ok(board) => return Some(board),
            Err(error) => error,
        };
        let message = error.to_string();
        let finding = match error {
            BoardError::Holes(error) => {
                let finding = Diagnostic::error("region", error.message).hint(error.hint).at("board.holes");
                let finding = Diagnostic { expected: error.expected, ..finding };
                let finding = self.places.locate_within(finding, &def.board.holes, error.span);
                self.report.push(finding);
                return None;
            }
            BoardError::Extent(what, _) => Diagnostic::error("out-of-range", message)
                .expected(format!("1 to {}", limits::MAX_EXTENT))
                .at(format!("board.{what}")),
            BoardError::Cells(_) => Diagnostic::error("too-large", message)
                .expected(format!("at most {}", limits::MAX_CELLS))
                .at("board"),
            BoardError::Outline(_) => Diagnostic::error("board", message).at("board"),
            BoardError::Glue(GlueError { entry, key, expected, .. }) => {
                let finding = Diagnostic::error("glue", message);
                let finding = if expected.is_empty() { finding } else { finding.expected(expected) };
                let entry = self.one_or_item("board.glue", entry);
                finding.at(if key.is_empty() { entry } else { format!("{entry}.{key}") })
            }
            BoardError::Empty => Diagnostic::error("board", message).at("board.holes"),
        };
        self.report(finding);
        None
    }
}
