//! A document tree to a [`Definition`], by hand-written readers that collect every mistake.

mod board_rules;
mod end;
mod fields;
mod game;
mod hand;
pub(super) mod keys;
mod pieces;
mod place;
mod terrain;
mod triggers;

use super::diagnostic::Report;
use super::limits;
use super::model::{BoardDef, Compass, Definition, SideDef};
use super::node::Node;
use super::places::Places;
use fields::Reader;

/// Reads a tree. The definition is returned even when parts of it had to be guessed, so that
/// the rest can still be checked; the report tells. Nothing is returned when too little is left.
pub(super) fn read(root: &Node, places: &mut Places, report: &mut Report) -> Option<Definition> {
    let mut reader = Reader { places, report, sides: vec![] };
    let r = &mut reader;
    let fields = r.table(root, "", "a table", &keys::DOCUMENT)?;
    let name = r.required(&fields, "name", Reader::name);
    let title = r.optional(&fields, "title", |r, n, p| r.short_text(n, p, limits::MAX_TITLE));
    let description =
        r.optional(&fields, "description", |r, n, p| r.short_text(n, p, limits::MAX_DESCRIPTION));
    let aliases = r.optional(&fields, "aliases", Reader::names);
    let board = match fields.table.get("board").filter(|n| !n.is_false()) {
        Some(_) => r.optional(&fields, "board", Reader::board),
        None => Some(BoardDef::rectangle(8, 8)),
    };
    let sides = match fields.table.get("sides").filter(|n| !n.is_false()) {
        Some(_) => r.optional(&fields, "sides", |r, n, p| r.list(n, p, Reader::side)),
        None => Some(two_sides()),
    };
    r.sides = sides.iter().flatten().map(|s| s.name.clone()).collect();
    let regions = r.optional(&fields, "regions", Reader::regions);
    let pieces = r.required(&fields, "pieces", Reader::pieces);
    let setup = r.required(&fields, "setup", Reader::setup);
    let castling = r.optional(&fields, "castling", Reader::castling);
    let hand = r.optional(&fields, "hand", Reader::hand);
    let gates = r.optional(&fields, "gates", Reader::gates);
    let turn = r.optional(&fields, "turn", Reader::turn);
    let check = r.optional(&fields, "check", Reader::check);
    let capture = r.optional(&fields, "capture", Reader::capture);
    let walls = r.optional(&fields, "walls", Reader::walls);
    let counters = r.optional(&fields, "counters", Reader::counters);
    let triggers = r.optional(&fields, "triggers", |r, n, p| r.list(n, p, Reader::trigger));
    let terrain = r.optional(&fields, "terrain", |r, n, p| r.plain(n, p));
    let quest = r.optional(&fields, "quest", |r, n, p| r.plain(n, p));
    let end = r.optional(&fields, "end", Reader::end);
    let notation = r.optional(&fields, "notation", Reader::custom);
    let (setup, place) = setup?;
    let mut definition = Definition {
        name: name.unwrap_or_default(),
        title: title.unwrap_or_default(),
        description: description.unwrap_or_default(),
        aliases: aliases.unwrap_or_default(),
        board: board?,
        sides: sides?,
        regions: regions.unwrap_or_default(),
        pieces: pieces?,
        setup,
        castling: castling.unwrap_or_default(),
        hand,
        gates,
        turn: turn.unwrap_or_default(),
        check: check.unwrap_or_default(),
        capture: capture.unwrap_or_default(),
        walls,
        counters: counters.unwrap_or_default(),
        triggers: triggers.unwrap_or_default(),
        terrain,
        quest,
        end: end.unwrap_or_default(),
        notation: notation.unwrap_or_default(),
    };
    if !place.is_empty() {
        place::fill(&mut definition, &place, r);
    }
    Some(definition)
}

fn two_sides() -> Vec<SideDef> {
    [("white", Compass::North), ("black", Compass::South)]
        .map(|(name, forward)| SideDef { name: name.into(), letter: name[..1].into(), forward })
        .into()
}
