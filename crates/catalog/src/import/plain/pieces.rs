//! Kinds of pieces: which can ever be in play, and how they move, independent of the Betza string.

use std::collections::{BTreeMap, BTreeSet};

use chesswright_rules::betza::mover::{FirstMove, Mover};
use chesswright_rules::betza::{self, Options};
use chesswright_rules::board::{Board, Vector};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{FirstMoveRule, MoveDef, PieceDef, PromotionMoment, Sided};
use serde_json::{Map, Value as Json, json};

use super::places::Places;

/// The kinds that are present at the start, that others promote or turn into, or that have an unlimited supply.
pub(super) fn in_play<'a>(game: &'a Definition, board: &Board) -> BTreeSet<&'a str> {
    let name = |piece: usize| game.pieces.get_index(piece).map(|(name, _)| name.as_str());
    let mut todo: Vec<&str> = vec![];
    todo.extend(game.placement(board).0.into_iter().filter_map(|one| name(one.piece)));
    todo.extend(game.in_hand().0.into_iter().filter_map(|(_, piece, _)| name(piece)));
    let hand = game.hand.iter();
    todo.extend(hand.flat_map(|hand| hand.endless.iter().chain(&hand.reverts)).map(String::as_str));
    let mut known = BTreeSet::new();
    while let Some(name) = todo.pop() {
        let Some(piece) = game.pieces.get(name) else { continue };
        if !known.insert(name) {
            continue;
        }
        if let Some(promotion) = &piece.promotion {
            match &promotion.to {
                Sided::All(list) => todo.extend(list.iter().map(String::as_str)),
                Sided::Each(sides) => todo.extend(sides.values().flatten().map(String::as_str)),
            }
        }
        todo.extend(piece.captured_as.as_deref());
        todo.extend(piece.drop.iter().flat_map(|drop| drop.forms.iter()).map(String::as_str));
    }
    known
}

/// The plain form of a kind.
pub(super) fn plain(
    game: &Definition,
    places: &Places<'_>,
    name: &str,
    piece: &PieceDef,
) -> Result<Json, String> {
    let whole = serde_json::to_value(piece).map_err(|error| error.to_string())?;
    let Json::Object(mut table) = whole else { return Err("no table".into()) };
    for key in ["letter", "also", "character", "moves", "confined", "first-move", "promotion"] {
        table.remove(key);
    }
    let first = first_move(game, places, name, piece);
    // A first move that is possible from no cell does not exist.
    let never = first.as_array().is_some_and(|cells| cells.iter().all(|cells| cells == ""));
    let (moves, initial) = moves(game, places, piece, !never)?;
    table.insert("moves".into(), moves);
    let mut put = |key: &str, value: Option<Json>| {
        if let Some(value) = value {
            table.insert(key.into(), value);
        }
    };
    put("confined", places.limit(piece.confined.as_ref()));
    put("first-move", initial.then_some(first));
    put("promotion", promotion(places, piece)?);
    if let Some(Json::Object(drop)) = table.get_mut("drop") {
        let region = piece.drop.as_ref().and_then(|drop| drop.region.as_ref());
        drop.remove("region");
        if let Some(cells) = places.limit(region) {
            drop.insert("region".into(), cells);
        }
        if drop.is_empty() {
            table.remove("drop");
        }
    }
    Ok(Json::Object(table))
}

/// All steps of the moves, each with the cells where it applies, and whether there are first moves.
fn moves(
    game: &Definition,
    places: &Places<'_>,
    piece: &PieceDef,
    first_moves: bool,
) -> Result<(Json, bool), String> {
    // For each step: the cells of origin, by side.
    let mut ways: BTreeMap<String, Vec<BTreeSet<String>>> = BTreeMap::new();
    let mut initial = false;
    for part in &piece.moves {
        let from = part
            .from
            .as_ref()
            .map_or_else(|| vec!["all".to_owned(); game.sides.len()], |from| places.cells(from, "all"));
        let limits = [&part.to, &part.within].map(|region| places.limit(region.as_ref()));
        let rest = json!([limits, part.when]).to_string();
        let mut put = |way: String| {
            let sides =
                ways.entry(format!("{way} {rest}")).or_insert_with(|| vec![BTreeSet::new(); from.len()]);
            for (side, cells) in sides.iter_mut().zip(&from) {
                side.extend(places.split(cells));
            }
        };
        for mover in movers(game, part)? {
            match mover {
                Mover::Ride(ride) if ride.how.first != FirstMove::Any && !first_moves => {}
                Mover::Ride(ride) => {
                    initial |= ride.how.first != FirstMove::Any;
                    let modality = ride.how.modality;
                    let sees = modality.royal && !modality.capture && !modality.quiet;
                    let steps = ride.steps.iter().filter(|step| !sees || can_see(places, piece, **step));
                    steps.for_each(|step| put(format!("{step:?} {:?}", ride.how)));
                }
                other => put(format!("{other:?}")),
            }
        }
        if let Some(steps) = &part.steps {
            initial |= steps.initial;
            put(format!("{steps:?}"));
        }
    }
    let whole = places.board.len();
    let cell_lists = |sides: Vec<BTreeSet<String>>| -> Vec<String> {
        let cells = |side: BTreeSet<String>| {
            if side.len() == whole {
                "all".to_owned()
            } else {
                side.into_iter().collect::<Vec<_>>().join(" ")
            }
        };
        sides.into_iter().map(cells).collect()
    };
    let list: Vec<String> =
        ways.into_iter().map(|(way, sides)| format!("{way} from {:?}", cell_lists(sides))).collect();
    Ok((json!(list), initial))
}

/// Whether a royal that is confined to its region can ever face the other side's royal along a line.
fn can_see(places: &Places<'_>, piece: &PieceDef, step: Vector) -> bool {
    let bounds = piece.moves.iter().filter_map(|part| part.to.as_ref()).chain(&piece.confined);
    let Some(home) = bounds.map(|region| places.cells(region, "all")).next() else { return true };
    let cells = |text: &String| -> Vec<Vector> {
        let named = text.split(' ').filter_map(|name| places.board.cell(name));
        named.map(|cell| places.board.coords(cell)).collect()
    };
    let [own, theirs] = &home[..] else { return true };
    let (own, theirs) = (cells(own), cells(theirs));
    if own.is_empty() || theirs.is_empty() {
        return true;
    }
    own.iter().any(|from| {
        theirs.iter().any(|to| (1..64).any(|n| from.x + step.x * n == to.x && from.y + step.y * n == to.y))
    })
}

fn movers(game: &Definition, part: &MoveDef) -> Result<Vec<Mover>, String> {
    if part.betza.is_empty() {
        return Ok(vec![]);
    }
    let parsed = betza::parse(&part.betza, &Options::default()).map_err(|errors| format!("{errors:?}"))?;
    betza::lower(&parsed, game.board.geometry).map_err(|errors| format!("{errors:?}"))
}

fn first_move(game: &Definition, places: &Places<'_>, name: &str, piece: &PieceDef) -> Json {
    match &piece.first_move {
        FirstMoveRule::Unmoved => json!("unmoved"),
        FirstMoveRule::In(region) => json!(places.cells(region, "none")),
        FirstMoveRule::Home => {
            let kind = game.pieces.get_index_of(name);
            let (placed, _) = game.placement(places.board);
            let home = |side: usize| {
                let mut cells: Vec<_> =
                    placed.iter().filter(|one| one.side == side && Some(one.piece) == kind).collect();
                cells.sort_by_key(|one| one.cell);
                cells.iter().map(|one| places.board.name(one.cell)).collect::<Vec<_>>().join(" ")
            };
            json!((0..game.sides.len()).map(home).collect::<Vec<_>>())
        }
    }
}

fn promotion(places: &Places<'_>, piece: &PieceDef) -> Result<Option<Json>, String> {
    let Some(promotion) = &piece.promotion else { return Ok(None) };
    let mut table: Map<String, Json> = match serde_json::to_value(promotion) {
        Ok(Json::Object(table)) => table,
        Ok(_) => return Err("no table".into()),
        Err(error) => return Err(error.to_string()),
    };
    let zone = places.cells(&promotion.zone, "none");
    let leaving = promotion.on.contains(&PromotionMoment::Leaving);
    let forced =
        promotion.forced.as_ref().map_or_else(|| zone.clone(), |forced| places.cells(forced, "none"));
    // For pieces that promote on arrival, only cells of the zone matter.
    let forced: Vec<Json> = zone
        .iter()
        .zip(forced)
        .map(|(zone, forced)| match (leaving, zone.as_str(), forced.as_str()) {
            (true, _, _) | (_, "all", _) => json!(forced),
            (_, _, "all") => json!(zone),
            _ => json!(
                forced
                    .split(' ')
                    .filter(|cell| zone.split(' ').any(|one| one == *cell))
                    .collect::<Vec<_>>()
                    .join(" ")
            ),
        })
        .collect();
    table.insert("zone".into(), json!(zone));
    table.insert("forced".into(), json!(forced));
    let everywhere =
        zone.iter().all(|zone| zone == "all") && promotion.on.contains(&PromotionMoment::Arriving);
    if promotion.on == [PromotionMoment::Arriving] || everywhere {
        table.remove("on");
    }
    if let Some(last) = &promotion.last {
        table.insert("last".into(), json!(places.cells(last, "none")));
    }
    Ok(Some(Json::Object(table)))
}
