//! Matches on two boards.
//!
//! This file is what the page always has: whether such a match is on the table, and how what is done there gets to it. The rest is a
//! part of the program, which is fetched with the first match:
//!
//! * `desk` has the match and a second table for its other board, and does what the match decides.
//! * `view::pair` has the views.
//!
//! A game on one board pays a question for each act: whether there is a match.

pub(crate) mod desk;

use chesswright_game::Match;
use chesswright_table::pair::PairPlan;
use chesswright_table::saved::SavedGame;
use chesswright_table::session::{Act, Event};
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::parts::{self, Unfetched};
use crate::table::{Dialog, Table};
use crate::view;
use crate::words::t;

/// What the table knows of matches on two boards.
#[derive(Clone, Copy)]
pub(crate) struct TwoBoards {
    /// What plays the match on the table, if there is one.
    part: RwSignal<Option<Part>>,
}

/// How a match comes to the table.
pub(crate) enum Begin {
    Plan(PairPlan),
    /// A stored one. If another tab plays it, this one plays a copy.
    Stored {
        saved: SavedGame,
        alone: bool,
    },
    /// One from a file.
    Read(Box<Match>),
}

/// The ways into the part of the program.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// Puts a match on the table, and returns a notice about it, or why it cannot be played.
    begin: fn(Table, Begin) -> Result<Option<String>, String>,
    act: fn(Table, Act) -> Vec<Event>,
    save: fn(Table),
    leave: fn(),
    /// Saves the match as a file.
    pub(crate) file: fn(Table),
    /// How it stands, in words.
    pub(crate) standing: fn() -> String,
    /// The table with both boards.
    pub(crate) room: fn(Table) -> AnyView,
    /// A window that asks something about the match.
    pub(crate) dialog: fn(Table, Dialog) -> AnyView,
}

#[wasm_split(pair, fallible)]
fn fetched() -> Result<Part, Unfetched> {
    Ok(Part {
        begin: desk::begin,
        act: desk::act,
        save: desk::save,
        leave: desk::leave,
        file: desk::file,
        standing: desk::standing,
        room: view::pair::room,
        dialog: view::pair::dialog,
    })
}

impl TwoBoards {
    pub(crate) fn new() -> Self {
        Self { part: RwSignal::default() }
    }

    /// What plays the match, if one is on the table.
    pub(crate) fn part(self) -> Option<Part> {
        self.part.get()
    }

    /// Whether the table has a match.
    pub(crate) fn is_on(self) -> bool {
        self.part.with(Option::is_some)
    }
}

/// Puts a match on the table. Returns a notice about it, or why it cannot be played. What somebody starts meanwhile takes precedence.
pub(crate) async fn begin(table: Table, begin: Begin) -> Result<Option<String>, String> {
    let before = table.id.get_untracked();
    let part = parts::wait_for(table, fetched()).await.map_err(|_: Unfetched| t("trouble-not-loaded"))?;
    if table.id.get_untracked() != before {
        return Ok(None);
    }
    let told = (part.begin)(table, begin)?;
    table.pair.part.set(Some(part));
    Ok(told)
}

/// Does something in the match that is on the table. Otherwise the act is given back.
pub(crate) fn act(table: Table, act: Act) -> Result<Vec<Event>, Act> {
    match (table.pair.part.get_untracked(), act) {
        (Some(_), act @ Act::Open(_)) => {
            leave(table);
            Err(act)
        }
        (Some(part), act) => Ok((part.act)(table, act)),
        (None, act) => Err(act),
    }
}

/// Stores the match that is on the table. Returns whether there is one.
pub(crate) fn save(table: Table) -> bool {
    let part = table.pair.part.get_untracked();
    part.inspect(|part| (part.save)(table)).is_some()
}

/// Leaves the match, which stays stored.
pub(crate) fn leave(table: Table) {
    if let Some(part) = table.pair.part.get_untracked() {
        (part.leave)();
        table.pair.part.set(None);
    }
}
