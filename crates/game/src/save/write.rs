//! Writes games to files.

use std::collections::HashMap;

use chesswright_notation::position;
use chesswright_rules::Side;
use chesswright_rules::definition::content_name;
use serde_json::value::RawValue;

use super::file::{
    ClockPart, File, LinePart, MarkPart, NotePart, OfferPart, OffersPart, PlayerPart, RefusedPart,
    ResultPart, RulesPart,
};
use super::{BuiltIn, FORMAT, VERSION};
use crate::clock::Millis;
use crate::ending::{Cause, Decision};
use crate::game::{Draws, Game, Player};
use crate::notes::Mark;
use crate::offers::Offer;
use crate::tree::{Node, NodeId};

/// The value of `draws` if they need a claim.
pub(super) const CLAIMED: &str = "claimed";
/// Change this when the input of the hash changes.
const HASH_DOMAIN: &[u8] = b"chesswright game 1\n";

/// Saves a game as the text of a file. The text contains the times of a running clock at the moment `now`.
pub fn save(game: &Game, built_in: &BuiltIn<'_>, now: Millis) -> String {
    let mut text = serde_json::to_string_pretty(&file(game, built_in, now)).unwrap_or_default();
    text.push('\n');
    text
}

/// The same without blanks, for packing.
pub(super) fn compact(game: &Game, built_in: &BuiltIn<'_>, now: Millis) -> String {
    // All maps have text keys, so writing cannot fail.
    serde_json::to_string(&file(game, built_in, now)).unwrap_or_default()
}

/// A hash of a game's content: rules, start, moves, notes, times, players and result, but not the current node.
pub fn hash(game: &Game) -> String {
    let whole = file(game, &|_| None, 0);
    let rules = RulesPart { name: "", definition: None, ..whole.rules };
    let content = File { rules, clock: None, at: 0, ahead: None, offers: None, ..whole };
    content_name(HASH_DOMAIN, serde_json::to_string(&content).unwrap_or_default().as_bytes())
}

fn file<'a>(game: &'a Game, built_in: &BuiltIn<'_>, now: Millis) -> File<'a> {
    let ids = game.tree().ids();
    let numbers: HashMap<NodeId, usize> = ids.iter().enumerate().map(|(number, &id)| (id, number)).collect();
    let number = |id: NodeId| numbers.get(&id).copied().unwrap_or(0);
    let nodes: Vec<(usize, NodeId, &Node)> =
        ids.iter().enumerate().filter_map(|(number, &id)| Some((number, id, game.tree().get(id)?))).collect();
    let at = number(game.here());
    // The file omits the end of the current line if it is the main continuation.
    let by_itself = game.tree().main_line(game.here()).last().map_or(at, |&last| number(last));
    let further = game.line().last().filter(|_| game.line().len() > game.path().len());
    let ahead = further.map_or(by_itself, |&last| number(last));
    let mut times: Vec<String> = nodes
        .iter()
        .map(|(_, _, node)| node.times.as_ref().map(ToString::to_string).unwrap_or_default())
        .collect();
    times.truncate(times.iter().rposition(|times| !times.is_empty()).map_or(0, |last| last + 1));
    File {
        format: FORMAT,
        version: VERSION,
        rules: rules(game, built_in),
        start: (game.start().setup() != game.rules().start().setup()).then(|| position::write(game.start())),
        draws: (game.draws == Draws::Claimed).then_some(CLAIMED),
        players: players(&game.players),
        tags: &game.tags,
        clock: game.clock().map(|clock| ClockPart {
            control: clock.control().to_string(),
            times: clock.times(now).to_string(),
        }),
        lines: lines(&nodes, &number),
        notes: nodes.iter().filter_map(|(number, _, node)| note(game, *number, node)).collect(),
        refused: nodes.iter().filter_map(|(number, _, node)| refused(*number, node)).collect(),
        times,
        at,
        ahead: (ahead != by_itself).then_some(ahead),
        result: result(game, &number),
        offers: offers(game),
    }
}

fn rules<'a>(game: &'a Game, built_in: &BuiltIn<'_>) -> RulesPart<'a> {
    let definition = game.rules().definition();
    // The hash does not tell a game with its own look from the built-in one.
    let known = built_in(&definition.name).is_some_and(|known| known.definition() == definition);
    let carried = || RawValue::from_string(definition.canonical_json()).ok();
    RulesPart {
        name: &definition.name,
        definition: if known { None } else { carried() },
        hash: definition.hash(),
    }
}

fn players(players: &[Player]) -> Vec<PlayerPart<'_>> {
    if players.iter().all(|player| *player == Player::default()) {
        return vec![];
    }
    players.iter().map(|player| PlayerPart { name: &player.name, rating: player.rating }).collect()
}

/// Splits the moves into lines. A new line begins with every move that does not follow the previous one.
fn lines(nodes: &[(usize, NodeId, &Node)], number: &dyn Fn(NodeId) -> usize) -> Vec<LinePart> {
    let mut lines: Vec<LinePart> = vec![];
    for (i, _, node) in nodes {
        let Some(parent) = node.parent() else { continue };
        let after = number(parent);
        match lines.last_mut() {
            Some(line) if after + 1 == *i => {
                line.moves.push(' ');
                line.moves.push_str(node.text());
            }
            _ => lines.push(LinePart { after, moves: node.text().to_owned() }),
        }
    }
    lines
}

fn note<'a>(game: &'a Game, at: usize, node: &'a Node) -> Option<NotePart<'a>> {
    let notes = &node.notes;
    let name = |cell| game.rules().cell_name(cell);
    let mark = |mark: &Mark| MarkPart { colour: mark.colour, from: name(mark.from), to: mark.to.map(name) };
    let marks = notes.marks.iter().map(mark).collect();
    (!notes.is_empty()).then_some(NotePart {
        at,
        before: &notes.before,
        after: &notes.after,
        nags: &notes.nags,
        marks,
    })
}

fn refused(at: usize, node: &Node) -> Option<RefusedPart> {
    let tries: Vec<&str> = node.refused().iter().map(|refused| refused.text.as_str()).collect();
    (!tries.is_empty()).then(|| RefusedPart { at, tries: tries.join(" ") })
}

fn side_name(game: &Game, side: Side) -> Option<&str> {
    game.rules().definition().sides.get(side.index()).map(|side| side.name.as_str())
}

fn result<'a>(game: &'a Game, number: &dyn Fn(NodeId) -> usize) -> Option<ResultPart<'a>> {
    let (node, ending) = game.decided()?;
    let (decision, side) = match ending.decision {
        Decision::Won(side) => ("won", side_name(game, side)),
        Decision::Drawn => ("drawn", None),
        Decision::Lost(side) => ("lost", side_name(game, side)),
        Decision::Void => ("void", None),
    };
    let (by, words) = match &ending.cause {
        Cause::Resignation(side) | Cause::Time(side) | Cause::TimeWithoutMaterial(side) => {
            (side_name(game, *side), None)
        }
        Cause::Other(words) => (None, Some(words.as_str())),
        _ => (None, None),
    };
    Some(ResultPart { at: number(node), decision, side, cause: cause_name(&ending.cause), by, words })
}

fn cause_name(cause: &Cause) -> &'static str {
    match cause {
        Cause::Rules(reason) => reason.name(),
        Cause::Resignation(_) => "resignation",
        Cause::Time(_) => "time",
        Cause::TimeWithoutMaterial(_) => "time-without-material",
        Cause::Agreement => "agreement",
        Cause::Abort => "abort",
        Cause::Other(_) => "other",
    }
}

fn offers(game: &Game) -> Option<OffersPart<'_>> {
    let offers = game.offers();
    let part = |offer: &Offer| {
        let by = side_name(game, offer.by)?;
        Some(OfferPart {
            by,
            agreed: offer.agreed.iter().filter_map(|&side| side_name(game, side)).collect(),
        })
    };
    let (draw, take_back) = (offers.draw.as_ref().and_then(part), offers.take_back.as_ref().and_then(part));
    (draw.is_some() || take_back.is_some()).then_some(OffersPart { draw, take_back })
}
