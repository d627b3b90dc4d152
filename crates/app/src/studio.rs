//! The workshop, in which people make games. It is a separate program, which is fetched on first use.
//!
//! Page and workshop exchange texts: the workshop has a document played, the page passes links and documents on.

#![allow(unreachable_pub, reason = "the macro for components writes `pub`")]

use std::sync::Arc;

use chesswright_catalog::Catalog;
use chesswright_catalog::recognise::is_shared_document;
use chesswright_game::Game;
use chesswright_rules::Rules;
use chesswright_rules::definition::{Format, examine};
use chesswright_table::Seat;
use chesswright_table::level::LevelSession;
use chesswright_table::saved::built_in;
use chesswright_table::session::GameSetup;
use chesswright_touch::boards;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::settings::InBrowser;
use crate::table::Table;
use crate::words::{say, t, tell};
use crate::{browser, opening, storage};

/// The element of the workshop, which is a board with keys as far as this page is concerned.
const PLACE: &str = "studio";
/// The part of the address while the workshop is open, so that reloading the page opens it again.
const FRAGMENT: &str = "studio";
/// The key in this tab of the game that the workshop has had played last.
const PLAYED: &str = "chesswright/studio-game";

#[wasm_bindgen]
extern "C" {
    /// The program of the workshop.
    #[derive(Clone)]
    type Program;
    #[wasm_bindgen(method)]
    async fn bring(this: &Program, text: &str);
    #[wasm_bindgen(method)]
    async fn show(this: &Program, look: &str);
    #[wasm_bindgen(method)]
    fn resume(this: &Program);
    /// Fetches the program and opens it in an element. `boot.js` implements it.
    #[wasm_bindgen(js_name = openStudio, catch)]
    async fn open_studio(
        place: &web_sys::Element,
        look: &str,
        begin: &str,
        play: &js_sys::Function,
        leave: &js_sys::Function,
    ) -> Result<JsValue, JsValue>;
}

/// The workshop, as far as the page knows it.
#[derive(Clone, Copy)]
pub(crate) struct Studio {
    /// Whether it is shown instead of the table.
    shown: RwSignal<bool>,
    /// The key of the game that it has had played last.
    played: RwSignal<String>,
    program: StoredValue<Option<Program>, LocalStorage>,
    fetching: StoredValue<bool>,
}

impl Studio {
    /// A workshop that is not open.
    pub(crate) fn new() -> Self {
        let kept = window().session_storage().ok().flatten();
        let played = kept.and_then(|kept| kept.get_item(PLAYED).ok().flatten()).unwrap_or_default();
        Self {
            shown: RwSignal::new(false),
            played: RwSignal::new(played),
            program: StoredValue::new_local(None),
            fetching: StoredValue::new(false),
        }
    }

    /// Whether the game on the table comes from the workshop.
    pub(crate) fn is_played(self, table: Table) -> bool {
        !self.played.with(String::is_empty) && self.played.get() == table.id.get()
    }
}

/// Whether a text is for the workshop: what it shares. A document as it is gets played, and can be opened in the workshop.
pub(crate) fn takes(text: &str) -> bool {
    is_shared_document(text.trim())
}

/// Whether the address asks for the workshop.
pub(crate) fn is_asked_for(fragment: &str) -> bool {
    fragment == FRAGMENT
}

/// How boards and texts are shown.
fn look(table: Table) -> String {
    table.settings.with(|settings| {
        let look = serde_json::json!({
            "language": settings.language().code, "theme": settings.theme, "dark": settings.dark(),
        });
        look.to_string()
    })
}

/// Opens the workshop to make a level.
pub(crate) fn new_level(table: Table) {
    open(table, Some("new level".to_owned()));
}

/// Opens the workshop, with a text if there is one.
pub(crate) fn open(table: Table, text: Option<String>) {
    let studio = table.studio;
    table.dialog.set(None);
    table.menu.set(false);
    if studio.fetching.get_value() {
        return;
    }
    if let Some(program) = studio.program.get_value() {
        show(table, true);
        program.resume();
        if let Some(text) = text {
            leptos::task::spawn_local(async move { program.bring(&text).await });
        }
        return;
    }
    studio.fetching.set_value(true);
    table.loading.update(|count| *count += 1);
    leptos::task::spawn_local(async move {
        let fetched = fetch(table, text.unwrap_or_default()).await;
        studio.fetching.set_value(false);
        table.loading.update(|count| *count -= 1);
        match fetched {
            Ok(program) => {
                studio.program.set_value(Some(program));
                show(table, true);
                follow(table);
            }
            Err(error) => {
                web_sys::console::warn_1(&error);
                table.notify(t("trouble-not-loaded"));
            }
        }
    });
}

async fn fetch(table: Table, text: String) -> Result<Program, JsValue> {
    let place = document().create_element("div")?;
    place.set_id(PLACE);
    if let Some(body) = document().body() {
        body.append_child(&place)?;
    }
    // It is measured before it is shown, so it must have its place.
    let play = Closure::<dyn Fn(String, String, String)>::new(
        move |text: String, position: String, seats: String| {
            play(table, text, &position, &seats);
        },
    );
    let leave = Closure::<dyn Fn()>::new(move || show(table, false));
    let opened = open_studio(
        &place,
        &untrack(|| look(table)),
        &text,
        play.as_ref().unchecked_ref(),
        leave.as_ref().unchecked_ref(),
    )
    .await;
    // The program calls them as long as the page exists.
    play.forget();
    leave.forget();
    if opened.is_err() {
        place.remove();
    }
    opened.map(JsCast::unchecked_into)
}

/// Shows the workshop, or the table.
fn show(table: Table, shown: bool) {
    table.studio.shown.set(shown);
    for (id, hidden) in [(PLACE, !shown), ("app", shown)] {
        let Some(element) = document().get_element_by_id(id) else { continue };
        // Setting such an attribute cannot fail.
        let _ = if hidden { element.set_attribute("hidden", "") } else { element.remove_attribute("hidden") };
    }
    if shown {
        boards::activate(PLACE);
        // Back leaves the workshop, and does not open a link once more.
        if takes(&browser::fragment()) {
            browser::clear_fragment();
        }
        browser::set_fragment(FRAGMENT);
    } else {
        boards::activate(table.board);
        if is_asked_for(&browser::fragment()) {
            browser::clear_fragment();
        }
        request_animation_frame(move || table.focus());
    }
}

/// The address has changed: the workshop comes and goes with its part of it.
pub(crate) fn follow_address(table: Table, fragment: &str) {
    match (is_asked_for(fragment), table.studio.shown.get_untracked()) {
        (true, false) => open(table, None),
        (false, true) => show(table, false),
        _ => {}
    }
}

/// The workshop looks like the table.
fn follow(table: Table) {
    let look = Memo::new(move |_| look(table));
    Effect::watch(
        move || look.get(),
        move |look, _, _| {
            let (program, look) = (table.studio.program.get_value(), look.clone());
            leptos::task::spawn_local(async move {
                if let Some(program) = program {
                    program.show(&look).await;
                }
            });
        },
        false,
    );
}

/// Plays a document against the computer, or a level. With a position, the game begins there; with `both` as seats a person plays
/// all sides.
fn play(table: Table, text: String, position: &str, seats: &str) {
    // A level is read like one that somebody pastes.
    if text.starts_with('{') && text.contains("\"chess-level\"") {
        show(table, false);
        leptos::task::spawn_local(async move {
            let before = table.id.get_untracked();
            // A failure has been reported.
            let _ = opening::open_text(table, &text).await;
            let now = table.id.get_untracked();
            if now != before {
                remember(table, now);
            }
        });
        return;
    }
    let read = examine("document", &text, Format::guess(&text), &Catalog).definition;
    let rules = read
        .ok_or_else(String::new)
        .and_then(|game| Rules::new(&game).map_err(|error| say(&error.message())));
    let begun = rules.and_then(|rules| match position {
        "" => Ok(Game::new(&rules)),
        text => {
            let read = chesswright_notation::position::read(&rules, text);
            read.map(|read| Game::from_position(&read.position)).map_err(|error| say(&error.message()))
        }
    });
    let game = match begun {
        Ok(game) => game,
        Err(why) => return table.notify(tell("trouble-open", [("why", why.into())])),
    };
    let level = table.settings.with_untracked(|settings| settings.level);
    let turn = game.position().turn().index();
    let person = |side| if position.is_empty() { side == 0 } else { side == turn };
    let seats = (0..game.rules().sides())
        .map(|side| if seats == "both" || person(side) { Seat::Person } else { Seat::Computer(level) })
        .collect();
    let id = storage::new_id();
    remember(table, id.clone());
    show(table, false);
    table.open(GameSetup::new(id, game, seats));
    table.save();
}

/// Remembers the game that comes from the workshop, so that there is a way back.
fn remember(table: Table, id: String) {
    if let Ok(Some(kept)) = window().session_storage() {
        // Without it, the way back is gone after the page was loaded again.
        let _ = kept.set_item(PLAYED, &id);
    }
    table.studio.played.set(id);
}

/// Opens the position on the table in the workshop, or the level if it has a board of its own.
pub(crate) fn set_up(table: Table) {
    let drawn = |session: &Arc<LevelSession>| {
        let level = session.level();
        level.game.is_none().then(|| level.to_json())
    };
    if let Some(level) = table.level.with_untracked(|level| level.as_ref().and_then(drawn)) {
        return open(table, Some(level));
    }
    let text = table.game.with_untracked(|game| {
        let definition = game.rules().definition();
        let known = built_in(&definition.name).is_some_and(|rules| rules.definition() == definition);
        let game_text =
            if known { definition.name.clone() } else { serde_json::to_string(definition).ok()? };
        Some(format!("position\n{}\n{game_text}", chesswright_notation::position::write(game.position())))
    });
    open(table, text);
}

/// The way back to the workshop, beside a game that comes from there.
#[component]
pub(crate) fn BackToStudio(table: Table) -> impl IntoView {
    move || {
        table.studio.is_played(table).then(|| view! {
            <button class="again" title=format!("{} (P)", t("studio-back")) data-again="studio" on:click=move |_| open(table, None)>
                <crate::view::Icon name="back"/><span>{t("studio-back")}</span>
            </button>
        })
    }
}
