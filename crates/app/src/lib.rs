//! The page: a table in the browser at which any chess is played.
//!
//! It stands on the same road as everything else: a document from the catalogue becomes rules, rules positions, positions moves
//! (`chesswright-rules`); a game of them, its tree and its clocks are `chesswright-game`, and the board is the drawing of
//! `chesswright-draw`, in layers, with pieces that walk. What is its own is how hands and eyes meet these:
//!
//! * `table` holds the game and everything people do with it; the views ask it and show.
//! * `opening` brings games to the table, `storage` stores them in the browser.
//! * `picking` turns clicks into moves, `premove` those made too early, `movelist` makes rows of a tree.
//! * `level` plays levels: controllers answer, stars are kept, hints come from the solver.
//! * `computer` lets a second instance of this program think in a worker.
//! * `film` saves pictures and films, drawn here and made into files by a script.
//! * `words` speaks the languages of `locales/`.
//!
//! The program starts in two places: [`open_page`] in the page, `work` in the worker.
//!
//! *Must not know*: how moves are made, written or drawn.

mod announce;
mod browser;
mod command;
mod computer;
mod film;
mod level;
mod movelist;
mod opening;
mod picking;
mod premove;
mod settings;
mod sound;
mod storage;
mod table;
mod view;
mod words;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::table::Table;

/// Takes the page over from what the server sent. Tells whether the table still shows the board that the server sent, so that clicks made
/// on that board meanwhile are meant for this one.
#[wasm_bindgen]
pub async fn open_page() -> bool {
    console_error_panic_hook::set_once();
    let Some(place) = document().get_element_by_id("app") else { return false };
    let sent: Option<u64> = place.get_attribute("data-day").and_then(|day| day.parse().ok());
    // A page that the browser stored for times without a network may be of an earlier day.
    let day = sent.unwrap_or(0).max(browser::now() / 86_400_000);
    let owner = Owner::new();
    let table = owner.with(|| Table::new(opening::of_the_day(day)));
    let (spoken, told) = speak_first(table).await;
    let another = opening::first(table, told);
    place.set_inner_html("");
    let mounted = mount_to(place.unchecked_into(), move || view! { <view::App table spoken/> });
    mounted.forget();
    // The table lives as long as the page.
    std::mem::forget(owner);
    sent == Some(day) && !another
}

/// Speaks the person's language, or English where its texts do not come; tells which, and what is to be said about it.
async fn speak_first(table: Table) -> (&'static words::Language, Vec<String>) {
    let wanted = table.settings.with_untracked(settings::Settings::language);
    match words::fetch(wanted).await {
        Some(messages) => {
            words::speak(wanted, &messages);
            (wanted, vec![])
        }
        None => (&words::LANGUAGES[0], vec![words::t("trouble-not-loaded")]),
    }
}

/// Thinks in a worker, for as long as it lives.
#[wasm_bindgen]
pub fn work() {
    console_error_panic_hook::set_once();
    computer::work();
}
