//! Checks whether the parts of a level fit together.

use std::collections::{HashMap, HashSet};

use chesswright_rules::message;
use chesswright_rules::message::{Blank, Message};

use super::read::LevelReader;
use super::{Ai, Control, Fixture, Goal, Item, KINDS, Level, Loss, MAX_EXTENT, MAX_PIECES, Place, Tile, Who};

/// Reports all conflicts in a level.
pub(super) fn check(level: &Level, reader: &mut LevelReader) {
    if let Some(game) = &level.game {
        super::on_game::check(level, game, reader);
        return;
    }
    shape(level, reader);
    if !reader.problems.is_empty() {
        return;
    }
    fixtures(level, reader);
    items(level, reader);
    sides(level, reader);
    pieces(level, reader);
    kinds(level, reader);
    rules(level, reader);
    for (i, goal) in level.win.iter().enumerate() {
        aim(level, goal, &format!("win[{i}]"), reader);
    }
    for (i, loss) in level.lose.iter().enumerate() {
        let place = format!("lose[{i}]");
        match loss {
            Loss::NoPieces(side) => known_side(level, side, &place, reader),
            Loss::Lost(who) => known(level, who, &place, reader),
            Loss::Moves(_) | Loss::Rounds(_) | Loss::Stuck => {}
        }
    }
    if level.player().is_some() && level.win.is_empty() {
        reader.report("win", message!("say how the level is won, such as `[\"exit\"]`"));
    }
}

fn shape(level: &Level, reader: &mut LevelReader) {
    let (files, ranks) = level.size;
    if files == 0 || ranks == 0 || files > MAX_EXTENT || ranks > MAX_EXTENT {
        reader.report("size", message!("a level has 1 to {most} files and ranks", most = MAX_EXTENT));
        return;
    }
    let cells = (0..ranks).flat_map(|rank| (0..files).map(move |file| Place::new(file, rank)));
    let cells = cells.filter(|&place| level.is_cell(place)).count();
    if cells == 0 {
        reader.report("terrain", message!("the board has no cell a piece can stand on"));
    }
    let most = chesswright_rules::definition::limits::MAX_CELLS;
    if cells > most {
        reader.report(
            "terrain",
            message!("{cells} of the {all} cells are open; at most {most} can be played on, so fill the others with walls or holes", cells, all = files * ranks, most),
        );
    }
}

/// Reports a place that is outside the board or not a cell.
fn on_board(level: &Level, at: Place, place: &str, reader: &mut LevelReader) -> bool {
    let (files, ranks) = level.size;
    if at.file() >= files || at.rank() >= ranks {
        reader.report_at(
            place,
            at,
            message!("this is outside the board of {files} by {ranks} cells", files, ranks),
        );
        return false;
    }
    let message = match level.tile(at) {
        Tile::Void => message!("there is nothing here"),
        Tile::Hole => message!("there is a hole here"),
        Tile::Wall => message!("there is a wall here"),
        _ => return true,
    };
    reader.report_at(place, at, message);
    false
}

fn fixtures(level: &Level, reader: &mut LevelReader) {
    let mut built: HashSet<Place> = HashSet::new();
    for (i, (at, fixture)) in level.fixtures.iter().enumerate() {
        let place = format!("fixtures[{i}]");
        if !on_board(level, *at, &place, reader) {
            continue;
        }
        if !built.insert(*at) {
            reader.report_at(&place, *at, message!("there is another fixture on this cell"));
        }
        match fixture {
            Fixture::Warp { to, both } => {
                if on_board(level, *to, &format!("{place}.to"), reader) && to == at {
                    reader.report_at(&place, *at, message!("a pad cannot lead to itself"));
                } else if *both && let Some(there) = far_end(level, i) {
                    reader.report_at(
                        &place,
                        *to,
                        message!(
                            "this pad of a pair should lead back to {at}, but {there}",
                            at = at.to_string(),
                            there
                        ),
                    );
                }
            }
            Fixture::Gate { channel, .. } => {
                let opens = |(_, fixture): &(Place, Fixture)| matches!(fixture, Fixture::Plate { channel: of, .. } if of == channel);
                if !level.fixtures.iter().any(opens) {
                    reader.report_at(
                        &place,
                        *at,
                        message!("no plate opens the channel `{channel}`", channel),
                    );
                }
            }
            Fixture::Promotion { to } => {
                for kind in to {
                    known_kind(level, kind, &place, reader);
                }
            }
            Fixture::Plate { who, .. } => known(level, who, &place, reader),
            Fixture::Door { .. } | Fixture::Exit | Fixture::OneWay { .. } => {}
        }
    }
}

/// The reason why the other pad of a pair does not lead back, if there is one.
fn far_end(level: &Level, pad: usize) -> Option<Message> {
    let (at, Fixture::Warp { to, .. }) = &level.fixtures[pad] else { return None };
    level.fixtures.iter().enumerate().find_map(|(i, (place, fixture))| match fixture {
        _ if i == pad => None,
        Fixture::Warp { to: back, .. } if place == to => (back != at).then(|| {
            message!("it leads to {back}; let `ways` be \"one\" on one of them", back = back.to_string())
        }),
        Fixture::Warp { to: other, both: true } if other == to && place != at => {
            Some(message!("the pad on {place} claims it as well", place = place.to_string()))
        }
        _ if place == to => Some(message!("another fixture is on it")),
        _ => None,
    })
}

fn items(level: &Level, reader: &mut LevelReader) {
    let mut lying: HashSet<Place> = HashSet::new();
    for (i, (at, item)) in level.items.iter().enumerate() {
        let place = format!("items[{i}]");
        if on_board(level, *at, &place, reader) && !lying.insert(*at) {
            reader.report_at(&place, *at, message!("there is another item on this cell"));
        }
        if let Item::Form { to } = item {
            known_kind(level, to, &place, reader);
        }
    }
}

fn sides(level: &Level, reader: &mut LevelReader) {
    if level.sides.is_empty() || level.sides.len() > 8 {
        reader.report("sides", message!("a level has 1 to 8 sides"));
    }
    let mut ids: HashSet<&str> = HashSet::new();
    for (i, side) in level.sides.iter().enumerate() {
        let place = format!("sides[{i}]");
        let plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
        if side.id.is_empty() || side.id.len() > 32 || !side.id.chars().all(plain) {
            reader.report(
                &place,
                message!(
                    "`{id}` is not a valid name: use at most 32 letters, digits, `-` and `_`",
                    id = side.id
                ),
            );
        }
        if !ids.insert(&side.id) {
            reader.report(&place, message!("there is another side `{id}`", id = side.id));
        }
        for ally in &side.allies {
            known_side(level, ally, &format!("{place}.allies"), reader);
        }
    }
    if level.sides.iter().all(|side| side.control == Control::None) {
        reader.report("sides", message!("at least one side must move"));
    }
}

fn pieces(level: &Level, reader: &mut LevelReader) {
    if level.pieces.is_empty() {
        reader.report("pieces", message!("there are no pieces"));
    }
    if level.pieces.len() > MAX_PIECES {
        reader.report("pieces", message!("a level has at most {most} pieces", most = MAX_PIECES));
    }
    let mut standing: HashMap<Place, usize> = HashMap::new();
    for (i, piece) in level.pieces.iter().enumerate() {
        let place = format!("pieces[{i}]");
        if on_board(level, piece.at, &place, reader)
            && let Some(other) = standing.insert(piece.at, i)
        {
            reader.report_at(&place, piece.at, message!("pieces[{other}] is already on this cell", other));
        }
        if matches!(level.tile(piece.at), Tile::Fence | Tile::Cracked) {
            reader.report_at(&place, piece.at, message!("nothing can stand on a fence or in a wall"));
        }
        let closed =
            |(at, fixture): &(Place, Fixture)| *at == piece.at && matches!(fixture, Fixture::Door { .. });
        if level.fixtures.iter().any(closed) {
            reader.report_at(&place, piece.at, message!("nothing can stand in a closed door"));
        }
        if !level.sides.iter().any(|side| side.id == piece.side) {
            reader.report_at(&place, piece.at, message!("there is no side `{name}`", name = piece.side));
        }
        if !level.kind_names().any(|kind| kind == piece.kind) {
            let all: Vec<&str> = level.kind_names().collect();
            let message = message!(
                "there is no kind `{kind}`; the kinds are {kinds}, or your own as `{ \"betza\": \"WD\" }`",
                kind = piece.kind,
                kinds = Blank::list(all)
            );
            reader.report_at(&place, piece.at, message);
        }
        for &cell in &piece.patrol {
            on_board(level, cell, &format!("{place}.behaviour"), reader);
        }
        if piece.patrol.len() > 64 {
            reader.report_at(&place, piece.at, message!("a patrol has at most 64 cells"));
        }
    }
}

fn kinds(level: &Level, reader: &mut LevelReader) {
    for (name, custom) in &level.kinds {
        let options = chesswright_rules::betza::Options::default();
        let lowered = chesswright_rules::betza::parse(&custom.betza, &options).and_then(|piece| {
            chesswright_rules::betza::lower(&piece, chesswright_rules::board::Geometry::Square)
        });
        let first = level.pieces.iter().position(|piece| piece.kind == *name);
        let mut report = |message: Message| match first {
            Some(i) => reader.report_at(&format!("pieces[{i}].kind"), level.pieces[i].at, message),
            None => reader.report("pieces", message),
        };
        if let Err(errors) = lowered
            && let Some(fault) = errors.first()
        {
            let fault = fault.said();
            report(message!("`{betza}` is not valid Betza notation: {fault}", betza = custom.betza, fault));
        }
        if KINDS.iter().any(|(usual, ..)| usual == name) {
            report(message!("`{name}` is the name of a built-in kind; choose another name", name));
        }
    }
}

/// Checks that the kinds in the rules exist.
fn rules(level: &Level, reader: &mut LevelReader) {
    let over = &level.overrides;
    for kind in &over.promotion_to {
        known_kind(level, kind, "rules.promotion_to", reader);
    }
    for (kind, rungs) in over.ladder.iter().flatten() {
        known_kind(level, kind, "rules.ladder", reader);
        for kind in rungs.iter().flatten() {
            known_kind(level, kind, "rules.ladder", reader);
        }
    }
    for kind in over.values.keys() {
        known_kind(level, kind, "values", reader);
    }
}

fn aim(level: &Level, goal: &Goal, place: &str, reader: &mut LevelReader) {
    match goal {
        Goal::TakeAll(Some(side)) => {
            known_side(level, side, place, reader);
            let player = level.player().map_or("", |player| &player.id);
            if side == player || level.are_allies(player, side) {
                reader.report(
                    place,
                    message!(
                        "`{side}` is not an enemy of `{player}`, so there is nothing to capture",
                        side,
                        player
                    ),
                );
            }
        }
        Goal::Take(who) | Goal::Protect(who) => known(level, who, place, reader),
        Goal::Exit { who, .. } => {
            known(level, who, place, reader);
            if !level.fixtures.iter().any(|(_, fixture)| *fixture == Fixture::Exit) {
                reader.report(place, message!("there is no exit on the board"));
            }
        }
        Goal::Collect { item, .. } => {
            let words = ["key", "sword", "shield", "ward", "form", "bomb", "coin"];
            if !words.contains(&item.as_str()) {
                reader.report(
                    place,
                    message!(
                        "there is no item `{item}`; the items are {items}",
                        item,
                        items = Blank::list(words)
                    ),
                );
            } else if !level.items.iter().any(|(_, lying)| lying.word() == item) {
                reader.report(place, message!("no {item} lies on the board", item));
            }
        }
        Goal::Place { zone, who, .. } => {
            known(level, who, place, reader);
            for &cell in zone {
                on_board(level, cell, place, reader);
            }
        }
        Goal::Visit(zone) => {
            for &cell in zone {
                on_board(level, cell, place, reader);
            }
        }
        Goal::Material { side: Some(side), .. } => known_side(level, side, place, reader),
        Goal::AnyOf(goals) | Goal::AllOf(goals) => {
            for goal in goals {
                aim(level, goal, place, reader);
            }
        }
        Goal::Mate(_) => mate(level, place, reader),
        Goal::Win(_) => reader.report(place, message!("this goal is for levels on a built-in game")),
        Goal::TakeAll(None) | Goal::Survive(_) | Goal::Promote(_) | Goal::Material { side: None, .. } => {}
    }
}

/// Checks that there is somebody to mate, who must move even if that is bad.
fn mate(level: &Level, place: &str, reader: &mut LevelReader) {
    if level.win.len() > 1 || level.moves_to_win().is_none() {
        reader.report(place, message!("checkmate stands alone: it cannot be combined with other goals"));
    }
    let player = level.player().map_or("", |player| &player.id);
    let kings = level.pieces.iter().filter(|piece| piece.kind == "king" && piece.side != player);
    if kings.clone().count() != 1 {
        reader.report(place, message!("checkmate needs exactly one enemy king"));
    }
    let waits = |control: &Control| match control {
        Control::None => true,
        Control::Ai(ai) => matches!(ai, Ai::Guard | Ai::Patrol | Ai::Mirror | Ai::Script(_)),
        Control::Human => false,
    };
    for side in kings.filter_map(|king| level.sides.iter().find(|side| side.id == king.side)) {
        if waits(&side.control) || side.may_pass {
            reader.report(
                place,
                message!(
                    "`{id}` could wait instead of losing its king; let it be a defender, a hunter or minimax",
                    id = side.id
                ),
            );
        }
    }
    if level.lose.iter().any(|loss| !matches!(loss, Loss::NoPieces(_) | Loss::Stuck)) {
        reader.report("lose", message!("with checkmate as the goal, the number of moves is the only limit"));
    }
}

fn known(level: &Level, who: &Who, place: &str, reader: &mut LevelReader) {
    if let Some(kind) = &who.kind {
        known_kind(level, kind, place, reader);
    }
    if let Some(side) = &who.side {
        known_side(level, side, place, reader);
    }
    if let Some(tag) = &who.tag
        && !level.pieces.iter().any(|piece| piece.tag.as_ref() == Some(tag))
    {
        reader.report(place, message!("no piece has the tag `{tag}`", tag));
    }
}

fn known_kind(level: &Level, kind: &str, place: &str, reader: &mut LevelReader) {
    if !level.kind_names().any(|name| name == kind) {
        reader.report(place, message!("there is no kind `{kind}`", kind));
    }
}

fn known_side(level: &Level, side: &str, place: &str, reader: &mut LevelReader) {
    if !level.sides.iter().any(|other| other.id == side) {
        let all: Vec<&str> = level.sides.iter().map(|side| side.id.as_str()).collect();
        reader.report(
            place,
            message!("there is no side `{side}`; the sides are {sides}", side, sides = Blank::list(all)),
        );
    }
}
