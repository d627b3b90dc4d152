//! Checks the board and the sides around it.

use super::{Scene, Validator};
use crate::board::{Board, Geometry, Wrap};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::{Compass, EncloseRule, FlipRule, Outline, SideDef};
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
            if !side.forward_in.is_empty() && def.board.geometry == Geometry::Hex {
                let message = message!("`{key}` needs a board of squares in one layer", key = "forward-in");
                self.report(Diagnostic::error("board", message).at(format!("{path}.forward-in")));
            }
            for (entry, there) in side.forward_in.iter().enumerate() {
                let entry = self.one_or_item(&format!("{path}.forward-in"), entry);
                self.forward(there.forward, &format!("{entry}.forward"));
            }
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

    /// Checks the cells on which sides move forward in other directions, and what cannot be said where edges of cells are joined.
    pub(super) fn ways(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for (i, side) in def.sides.iter().enumerate() {
            for (entry, there) in side.forward_in.iter().enumerate() {
                let entry = self.one_or_item(&format!("sides[{i}].forward-in"), entry);
                self.region_for_all(scene, &there.region, &format!("{entry}.region"));
            }
        }
        if def.board.joins.is_empty() {
            return;
        }
        let encloses = def.hand.as_ref().is_some_and(|hand| hand.encloses != EncloseRule::default());
        let parts = [
            (!def.end.connect.is_empty(), "end.connect"),
            (def.any_side(|side| def.capture.flips_for(side) == FlipRule::Lines), "capture.flips"),
            (encloses, "hand.encloses"),
            (def.terrain.is_some() || def.quest.is_some(), "terrain"),
        ];
        for (_, path) in parts.into_iter().filter(|(said, _)| *said) {
            let message = message!("this needs straight lines, which a board with `joins` need not have");
            self.conflict(path, message);
        }
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
            BoardError::Glue(GlueError { entry, key, ref expected, .. })
            | BoardError::Join(GlueError { entry, key, ref expected, .. }) => {
                let list = if matches!(error, BoardError::Glue(_)) { "glue" } else { "joins" };
                let finding = Diagnostic::error(list, message);
                let finding = Diagnostic { expected: expected.clone(), ..finding };
                let entry = self.one_or_item(&format!("board.{list}"), entry);
                finding.at(if key.is_empty() { entry } else { format!("{entry}.{key}") })
            }
            BoardError::Empty => Diagnostic::error("board", message).at("board.holes"),
        };
        self.report(finding);
        None
    }
}
