//! What happens on the board, in sentences: moves, results, cells, and where a piece may go.

use chesswright_game::{Cause, Decision, Ending, Game};
use chesswright_notation::observation;
use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::WallRule;
use chesswright_rules::{
    Announcement, CheckLine, Choice, Decided, Kind, Move, Observation, Piece, Position, Rules, Seen,
    SeenStep, Side,
};
use chesswright_touch::picking::{self, Origin};

use crate::words::{self, t, tell};

/// A move: which side moved what from where to where, and what was captured.
pub fn played(before: &Position, played: &Move, check: bool) -> String {
    let rules = before.rules();
    let cell = |cell: Cell| rules.cell_name(cell).to_owned();
    let [side, name] = words::who(rules, before.turn());
    let mover = before.piece(played.from()).map(|piece| words::piece(rules, piece.kind)).unwrap_or_default();
    let fallen = before.captures(played).first().and_then(|&cell| before.piece(cell));
    let to = || ("to", cell(played.to()).into());
    let mut text = if let Some(kind) = played.rolls() {
        rolled(rules, before.turn(), kind)
    } else if let Some(piece) = played.reveals() {
        turned_up(rules, played.to(), piece)
    } else if let Some(piece) = played.draws() {
        drawn(rules, piece)
    } else if played.uncovers() {
        tell("announce-uncover", [side, name, to()])
    } else if let Some(kind) = played.drop() {
        let piece = words::piece(rules, kind);
        tell("announce-drop", [side, name, ("piece", piece.into()), ("to", cell(played.to()).into())])
    } else if played.is_castling() {
        tell("announce-castling", [side, name, ("to", cell(played.to()).into())])
    } else if let Some(side) = played.leaves() {
        left(rules, side)
    } else if played.is_pass() {
        tell("announce-pass", [side, name])
    } else if let Some((action, at)) = played.action() {
        let listed = rules.definition().actions.get(action);
        let action = ("action", listed.map(|action| words::action(&action.name)).unwrap_or_default().into());
        match at {
            Some(at) => tell("announce-action-at", [side, action, ("to", cell(at).into())]),
            None => tell("announce-action", [side, action]),
        }
    } else {
        tell(
            "announce-move",
            [
                side,
                name,
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
        add(tell("announce-capture", [("piece", words::piece(rules, piece.kind).into())]));
    }
    if let Some(kind) = played.promotion() {
        add(tell("announce-promotion", [("piece", words::piece(rules, kind).into())]));
    }
    if let Some((kind, at)) = played.gate() {
        add(tell("announce-gate", [("piece", words::piece(rules, kind).into()), ("to", cell(at).into())]));
    }
    if let Some(wall) = played.wall() {
        let key = if is_duck(rules) { "announce-duck" } else { "announce-wall" };
        add(tell(key, [("to", cell(wall).into())]));
    }
    if check {
        add(tell("announce-check", [("custom", words::custom(rules))]));
    }
    text
}

fn rolled(rules: &Rules, turn: Side, kind: Kind) -> String {
    let [side, name] = words::who(rules, turn);
    tell("announce-roll", [side, name, ("piece", words::piece(rules, kind).into())])
}

fn turned_up(rules: &Rules, at: Cell, piece: Piece) -> String {
    let [side, name] = words::who(rules, piece.side);
    let to = ("to", rules.cell_name(at).to_owned().into());
    tell("announce-reveal", [side, name, ("piece", words::piece(rules, piece.kind).into()), to])
}

/// What a captured piece was, if the kind is not that of covered pieces.
fn drawn(rules: &Rules, piece: Piece) -> String {
    if Some(piece.kind) == rules.covered() {
        return t("announce-drawn-unseen");
    }
    tell("announce-drawn", [("piece", words::piece(rules, piece.kind).into())])
}

/// A move of a game in which something is hidden, as a side has seen it: its own move, another one that it knows or that another side
/// has moved, and what fell; or what nature has decided.
pub fn witnessed(rules: &Rules, step: &SeenStep, moved: Option<Piece>, fallen: &[(Cell, Piece)]) -> String {
    let cell = |cell: Cell| rules.cell_name(cell).to_owned();
    let [side, name] = words::who(rules, step.by);
    let mut texts = vec![match &step.chosen {
        Some(Choice { drop: Some(kind), to, .. }) => {
            let piece = words::piece(rules, *kind);
            tell("announce-drop", [side, name, ("piece", piece.into()), ("to", cell(*to).into())])
        }
        Some(choice) if choice.pass => tell("announce-pass", [side, name]),
        Some(choice) if choice.castling => {
            tell("announce-castling", [side, name, ("to", cell(choice.to).into())])
        }
        Some(choice) => {
            let piece = moved.map(|piece| words::piece(rules, piece.kind)).unwrap_or_default();
            let (from, to) = (cell(choice.from), cell(choice.to));
            tell(
                "announce-move",
                [side, name, ("piece", piece.into()), ("from", from.into()), ("to", to.into())],
            )
        }
        None => match step.decided {
            Some(Decided::Rolled(kind)) => rolled(rules, step.by, kind),
            Some(Decided::TurnedUp(cell, piece)) => turned_up(rules, cell, piece),
            Some(Decided::Drawn(piece)) => drawn(rules, piece),
            None => tell("announce-unseen-move", [side, name]),
        },
    }];
    texts.extend(fallen.iter().map(|(at, piece)| {
        let kind = words::piece(rules, piece.kind);
        match step.chosen {
            Some(_) => tell("announce-capture", [("piece", kind.into())]),
            None => tell("announce-lost", [("piece", kind.into()), ("cell", cell(*at).into())]),
        }
    }));
    let promotion = step.chosen.as_ref().and_then(|choice| choice.promotion);
    texts.extend(
        promotion.map(|kind| tell("announce-promotion", [("piece", words::piece(rules, kind).into())])),
    );
    texts.extend(announced(rules, &step.seen));
    texts.join(" ")
}

/// What an umpire has told of the last step and of the side to move, sentence by sentence.
fn announced(rules: &Rules, seen: &Observation) -> Vec<String> {
    let told = &rules.definition().view.announces;
    let piece = |kind: Kind| words::piece(rules, kind);
    let pieces = || {
        let kinds = told.can_capture.iter().filter_map(|name| rules.kind(name));
        ("pieces", words::list(&kinds.map(piece).collect::<Vec<_>>()).into())
    };
    let sentence = |announcement: &Announcement| match announcement {
        Announcement::Captured(cell, kind) => {
            let cell = ("cell", rules.cell_name(*cell).to_owned().into());
            match kind {
                Some(kind) => tell("umpire-captured-piece", [cell, ("piece", piece(*kind).into())]),
                None if told.names.is_empty() => tell("umpire-captured", [cell]),
                None => tell("umpire-captured-other", [cell]),
            }
        }
        Announcement::Check(line) => match line {
            None => tell("announce-check", [("custom", words::custom(rules))]),
            Some(CheckLine::File) => t("umpire-check-file"),
            Some(CheckLine::Rank) => t("umpire-check-rank"),
            Some(CheckLine::LongDiagonal) => t("umpire-check-long-diagonal"),
            Some(CheckLine::ShortDiagonal) => t("umpire-check-short-diagonal"),
            Some(CheckLine::Diagonal) => t("umpire-check-diagonal"),
            Some(CheckLine::Leap(kind)) => tell("umpire-check-leap", [("piece", piece(*kind).into())]),
        },
        Announcement::CanCapture(None) => tell("umpire-can-capture", [pieces()]),
        Announcement::CanCapture(Some(count)) => {
            tell("umpire-can-capture-count", [pieces(), ("count", (*count).into())])
        }
    };
    seen.announced.iter().map(sentence).collect()
}

/// The umpire has refused what a side has tried, or a try of another side.
pub fn said_no(tried: Option<&str>) -> String {
    match tried {
        Some(text) => tell("umpire-no", [("move", text.to_owned().into())]),
        None => t("umpire-no-other"),
    }
}

/// What one side has heard of its umpire, besides whose turn it is.
pub fn heard(rules: &Rules, seen: &Observation) -> Vec<String> {
    let mut texts = announced(rules, seen);
    if !seen.refused.is_empty() {
        let moves: Vec<String> =
            seen.refused.iter().map(|choice| observation::text(rules, seen.side, choice)).collect();
        texts.push(tell("umpire-refused", [("moves", words::list(&moves).into())]));
    } else if seen.noes > 0 {
        texts.push(tell("umpire-noes", [("count", seen.noes.into())]));
    }
    texts
}

/// Who is to take the device.
pub fn curtain(rules: &Rules, side: Side) -> String {
    tell("curtain", words::who(rules, side))
}

/// Where the next wall is to be put.
pub fn ask_for_wall(rules: &Rules) -> String {
    t(if is_duck(rules) { "ask-duck" } else { "ask-wall" })
}

/// Whether the only wall of the game is a duck.
fn is_duck(rules: &Rules) -> bool {
    rules.definition().walls.as_ref().is_some_and(|walls| walls.put == WallRule::Duck)
}

/// A side has left a game that goes on without it.
pub fn left(rules: &Rules, side: Side) -> String {
    tell("announce-left", words::who(rules, side))
}

/// Why a game ended.
pub fn cause(rules: &Rules, ending: &Ending) -> String {
    let who = |side: Side| words::who(rules, side);
    match &ending.cause {
        Cause::Rules(reason) => tell(&format!("end-{}", reason.name()), [("custom", words::custom(rules))]),
        Cause::Resignation(loser) => tell("end-resignation", who(*loser)),
        Cause::Time(loser) => tell("end-time", who(*loser)),
        Cause::TimeWithoutMaterial(loser) => tell("end-time-without-material", who(*loser)),
        Cause::Agreement => t("end-agreement"),
        Cause::Abort => t("end-abort"),
        Cause::Other(text) => text.clone(),
    }
}

/// How a game ended.
pub fn ending(rules: &Rules, ending: &Ending) -> String {
    let who = |side: Side| words::who(rules, side);
    let why = cause(rules, ending);
    let result = match ending.decision {
        Decision::Won(winner) => match team(rules, winner) {
            Some(team) => tell("end-won-team", [("side", team.into())]),
            None => tell("end-won", who(winner)),
        },
        Decision::Drawn => t("end-drawn"),
        Decision::Lost(loser) => tell("end-lost", who(loser)),
        Decision::Void => t("end-void"),
    };
    tell("end-result", [("who", result.into()), ("why", why.into())])
}

/// The names of the sides of a team, if it has several.
fn team(rules: &Rules, side: Side) -> Option<String> {
    let allies: Vec<Side> =
        (0..rules.sides() as u8).map(Side).filter(|&other| rules.are_allied(side, other)).collect();
    let names = allies.iter().map(|&side| words::side(rules, side)).collect::<Vec<_>>();
    (names.len() > 1).then(|| names.join(" + "))
}

/// The state of a game: its result, or whose turn it is.
pub fn standing(game: &Game) -> String {
    if let Some(end) = game.ending() {
        return ending(game.rules(), &end);
    }
    let [side, name] = words::who(game.rules(), game.position().turn());
    if let Some(eyes) = game.eyes() {
        let turn = tell("status-turn", [side, name]);
        return [vec![turn], heard(game.rules(), &eyes.seen)].concat().join(" ");
    }
    let rolled = game.position().die().map(|kind| {
        let piece = words::piece(game.rules(), kind);
        tell("announce-roll", [side.clone(), name.clone(), ("piece", piece.into())])
    });
    let turn = match game.position().is_check() {
        true => tell("status-check", [side, name, ("custom", words::custom(game.rules()))]),
        false => tell("status-turn", [side, name]),
    };
    [Some(turn), rolled].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The content of a cell.
pub fn cell(game: &Game, cell: Cell) -> String {
    let (rules, position) = (game.rules(), game.position());
    let name = rules.cell_name(cell).to_owned();
    if game.eyes().is_some_and(|eyes| eyes.seen.cell(cell) == Seen::Unknown) {
        return tell("announce-cell-unseen", [("cell", name.into())]);
    }
    match position.piece(cell) {
        Some(piece) => {
            let [side, owner] = words::who(rules, piece.side);
            let kind = words::piece(rules, piece.kind);
            tell("announce-cell", [("cell", name.into()), side, owner, ("piece", kind.into())])
        }
        None if position.setup().walls.contains(&cell) => {
            let key = if is_duck(rules) { "announce-cell-duck" } else { "announce-cell-wall" };
            tell(key, [("cell", name.into())])
        }
        None => tell("announce-cell-empty", [("cell", name.into())]),
    }
}

/// The cells that a piece may move to.
pub fn targets(game: &Game, cell: Cell) -> String {
    let rules = game.rules();
    let from = picking::from(&game.choices(), Origin::Cell(cell));
    let mut names: Vec<&str> = from.iter().flat_map(picking::aims).map(|aim| rules.cell_name(aim)).collect();
    names.sort_unstable();
    names.dedup();
    let here = self::cell(game, cell);
    match names.is_empty() {
        true => tell("announce-no-targets", [("cell", here.into())]),
        false => tell("announce-targets", [("cell", here.into()), ("targets", words::list(&names).into())]),
    }
}
