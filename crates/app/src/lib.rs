//! The page: a table in the browser at which any chess is played.
//!
//! The page brings other crates to the browser: `chesswright-game` keeps the game, `chesswright-table` knows how games begin and what is
//! stored, `chesswright-touch` turns clicks into moves, and `chesswright-draw` draws the board. Its own parts are these:
//!
//! * `table` holds the game as signals, and everything people do with it. The views ask it and show what they hear.
//! * `announce` and `command` tell what happens on the board to people who do not see it.
//! * `opening` brings games to the table, `storage` stores them in the browser.
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
mod opening;
mod records;
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
    let table = owner.with(|| Table::new(chesswright_table::opening::of_the_day(day)));
    let (spoken, told) = speak_first(table).await;
    let another = opening::first(table, told);
    place.set_inner_html("");
    let mounted = mount_to(place.unchecked_into(), move || view! { <view::App table spoken/> });
    mounted.forget();
    // The table lives as long as the page.
    std::mem::forget(owner);
    sent == Some(day) && !another
}

/// Speaks the person's language, or English where its texts cannot be loaded. Tells which, and what to notify about it.
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

/// Thinks in a worker, for as long as it lives.
#[wasm_bindgen]
pub fn work() {
    console_error_panic_hook::set_once();
    computer::work();
}
