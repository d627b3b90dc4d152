//! What happened on the board, in words.

use chesswright_game::{Cause, Decision, Ending, Game};
use chesswright_notation::SanError;
use chesswright_rules::board::Cell;
use chesswright_rules::{Move, Position, Rules, Side};

use crate::words::{self, t, tell};
use chesswright_touch::picking::{self, Origin};

/// A move: who, what, from where to where, and what fell.
pub(crate) fn played(before: &Position, played: &Move, check: bool) -> String {
    let rules = before.rules();
    let cell = |cell: Cell| rules.cell_name(cell).to_owned();
    let side = words::side(rules, before.turn());
    let mover = before.piece(played.from()).map(|piece| words::piece(rules, piece.kind)).unwrap_or_default();
    let fallen = before.effects(played).captures.first().and_then(|&cell| before.piece(cell));
    let mut text = if let Some(kind) = played.drop() {
        let piece = words::piece(rules, kind);
        tell("said-drop", [("side", side.into()), ("piece", piece.into()), ("to", cell(played.to()).into())])
    } else if played.is_castling() {
        tell("said-castling", [("side", side.into()), ("to", cell(played.to()).into())])
    } else if played.is_pass() {
        tell("said-pass", [("side", side.into())])
    } else {
        tell(
            "said-move",
            [
                ("side", side.into()),
                ("piece", mover.into()),
                ("from", cell(played.from()).into()),
                ("to", cell(played.to()).into()),
            ],
        )
    };
    let mut add = |more: String| {
        text.push(' ');
        text.push_str(&more);
    };
    if let Some(piece) = fallen {
        add(tell("said-capture", [("piece", words::piece(rules, piece.kind).into())]));
    }
    if let Some(kind) = played.promotion() {
        add(tell("said-promotion", [("piece", words::piece(rules, kind).into())]));
    }
    if let Some((kind, at)) = played.gate() {
        add(tell("said-gate", [("piece", words::piece(rules, kind).into()), ("to", cell(at).into())]));
    }
    if let Some(wall) = played.wall() {
        add(tell("said-wall", [("to", cell(wall).into())]));
    }
    if check {
        add(tell("said-check", [("custom", words::custom(rules))]));
    }
    text
}

/// How a game ended.
pub(crate) fn ending(rules: &Rules, ending: &Ending) -> String {
    let side = |side: Side| words::side(rules, side);
    let why = match &ending.cause {
        Cause::Rules(reason) => tell(&format!("end-{}", reason.name()), [("custom", words::custom(rules))]),
        Cause::Resignation(loser) => tell("end-resignation", [("side", side(*loser).into())]),
        Cause::Time(loser) => tell("end-time", [("side", side(*loser).into())]),
        Cause::TimeWithoutMaterial(loser) => {
            tell("end-time-without-material", [("side", side(*loser).into())])
        }
        Cause::Agreement => t("end-agreement"),
        Cause::Abort => t("end-abort"),
        Cause::Other(text) => text.clone(),
    };
    let who = match ending.decision {
        Decision::Won(winner) => tell("end-won", [("side", side(winner).into())]),
        Decision::Drawn => t("end-drawn"),
        Decision::Lost(loser) => tell("end-lost", [("side", side(loser).into())]),
        Decision::Void => t("end-void"),
    };
    tell("end-why", [("who", who.into()), ("why", why.into())])
}

/// How a game stands: its end, or whose turn it is.
pub(crate) fn standing(game: &Game) -> String {
    if let Some(end) = game.ending() {
        return ending(game.rules(), &end);
    }
    let side = words::side(game.rules(), game.position().turn());
    match game.position().is_check() {
        true => tell("status-check", [("side", side.into()), ("custom", words::custom(game.rules()))]),
        false => tell("status-turn", [("side", side.into())]),
    }
}

/// What is on a cell.
pub(crate) fn cell(position: &Position, cell: Cell) -> String {
    let rules = position.rules();
    let name = rules.cell_name(cell).to_owned();
    match position.piece(cell) {
        Some(piece) => tell(
            "said-cell",
            [
                ("cell", name.into()),
                ("side", words::side(rules, piece.side).into()),
                ("piece", words::piece(rules, piece.kind).into()),
            ],
        ),
        None if position.setup().walls.contains(&cell) => tell("said-cell-wall", [("cell", name.into())]),
        None => tell("said-cell-empty", [("cell", name.into())]),
    }
}

/// Where a piece may go.
pub(crate) fn targets(game: &Game, cell: Cell) -> String {
    let rules = game.rules();
    let from = picking::from(&game.legal_moves(), Origin::Cell(cell));
    let mut names: Vec<&str> = from
        .iter()
        .flat_map(|played| picking::aims(game.position(), played))
        .map(|aim| rules.cell_name(aim))
        .collect();
    names.sort_unstable();
    names.dedup();
    let here = self::cell(game.position(), cell);
    match names.is_empty() {
        true => tell("said-no-targets", [("cell", here.into())]),
        false => tell("said-targets", [("cell", here.into()), ("targets", names.join(", ").into())]),
    }
}

/// Why a move was refused.
pub(crate) fn refused(error: &SanError) -> String {
    match error {
        // The text was made from two cells, and nobody typed it.
        SanError::Illegal { why, .. } | SanError::Unreadable { why, .. } => {
            let mut letters = why.chars();
            let first: String = letters.by_ref().take(1).flat_map(char::to_uppercase).collect();
            format!("{first}{}.", letters.as_str())
        }
        SanError::Ambiguous { .. } => error.to_string(),
    }
}
