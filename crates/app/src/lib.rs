//! The page: a table in the browser for playing any kind of chess.
//!
//! The page combines other crates: `chesswright-game` keeps the game, `chesswright-table` knows how games start and
//! what is stored, `chesswright-touch` turns clicks into moves, `chesswright-speech` has the texts, and
//! `chesswright-draw` draws the board. Its own modules are these:
//!
//! * `table` is a session of `chesswright-table` as signals (`state`). Whatever users do is an act of the session, and
//!   `perform` does in the browser what comes of it. The views pass acts on and display the signals.
//! * `online` plays with people elsewhere, over a server.
//! * `pair` plays a match on two boards.
//! * `opening` brings games to the table; `storage` stores them in the browser.
//! * `computer` runs a second instance of this program in a worker to think.
//! * `studio` opens the workshop, a separate program in which people make games, and plays what they have made.
//! * `renderer` is the program that draws the 3D table, for one board.
//! * `explaining` tells the rules of a game in words and pictures.
//! * `faces` says how pieces, coordinates and moves look.
//! * `favourites` remembers which games a person likes and has played.
//! * `tour` shows a first visitor how to play.
//! * `film` saves pictures and films. A script makes the files from its drawings.
//! * `voice` says the moves.
//! * `words` fetches languages for `chesswright-speech`.
//! * `parts` tells what is not in the program that the page starts with, and is fetched when it is needed.
//!
//! The program starts in two places: [`open_page`] in the page, `work` in the worker.
//!
//! *Must not know*: how moves are made, written or drawn.

mod browser;
mod computer;
mod explaining;
mod faces;
mod favourites;
mod film;
mod online;
mod opening;
mod pair;
mod parts;
mod perform;
mod records;
mod renderer;
mod settings;
mod sound;
mod state;
mod storage;
mod studio;
mod table;
mod tour;
mod view;
mod voice;
mod words;

use chesswright_touch::boards::BoardId;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::table::Table;

/// The id of the board of this page, by which scripts and styles know it.
const BOARD: BoardId = "board";

/// Takes over the page that the server sent. Returns whether the table still shows the same board, so that earlier
/// clicks on it can be played.
#[wasm_bindgen]
pub async fn open_page() -> bool {
    console_error_panic_hook::set_once();
    let Some(place) = document().get_element_by_id("app") else { return false };
    let owner = Owner::new();
    let table = owner.with(|| Table::new(BOARD));
    let (spoken, told) = speak_first(table).await;
    let another = opening::first(table, told).await;
    place.set_inner_html("");
    let mounted = mount_to(place.unchecked_into(), move || view! { <view::App table spoken/> });
    mounted.forget();
    // The table exists as long as the page.
    std::mem::forget(owner);
    !another
}

/// Uses the user's language, or English if its texts cannot be loaded. Returns the language, and notices about
/// problems.
async fn speak_first(table: Table) -> (&'static words::Language, Vec<String>) {
    let wanted = table.settings.with_untracked(settings::InBrowser::language);
    match words::fetch(wanted).await {
        Some(messages) => {
            words::speak(wanted, &messages);
            (wanted, vec![])
        }
        None => (&words::LANGUAGES[0], vec![words::t("trouble-not-loaded")]),
    }
}

/// Thinks in a worker for as long as the worker exists.
#[wasm_bindgen]
pub async fn work() -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    computer::work().await.map_err(|parts::Unfetched| JsError::new("the computer player could not be loaded"))
}
