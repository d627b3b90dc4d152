//! The window for opening a game: stored in the browser, from a file, or from a text.

use chesswright_game::save;
use chesswright_table::saved::SavedGame;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::icons::Icon;
use super::modal::Modal;
use super::several::SeveralList;
use crate::settings::InBrowser;
use crate::storage::{self, Unread};
use crate::table::Table;
use crate::words::{t, tell};
use crate::{browser, opening};

/// The window.
#[component]
pub(crate) fn Opening(table: Table) -> impl IntoView {
    let shelf = RwSignal::new(storage::all());
    let language = table.settings.with_untracked(|settings| settings.language().code);
    let text = RwSignal::new(String::new());
    let chosen = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) {
            opening::open_file(table, &file);
        }
    };
    let forget = move |id: &str| {
        storage::remove(id);
        shelf.set(storage::all());
    };
    let row = move |game: SavedGame| {
        let (id, forgotten, file) = (game.id.clone(), game.id.clone(), game.clone());
        let words = tell(
            "saved-game",
            [("moves", game.moves.into()), ("over", if game.over { "yes" } else { "no" }.into())],
        );
        let when = js_sys::Date::new(&(game.when as f64).into())
            .to_locale_string(language, &wasm_bindgen::JsValue::UNDEFINED);
        let named = |words| tell(words, [("game", game.title.clone().into())]);
        view! {
            <li>
                <button class="kept" on:click={ let game = game.clone(); move |_| opening::resume(table, game.clone()) }>
                    <b>{game.title.clone()}</b><small>{words}" · "{String::from(when)}</small>
                </button>
                <button class="plain" data-save-kept=id.clone() title=named("save-saved-game") aria-label=named("save-saved-game") on:click=move |_| {
                    let (extension, mime) = if file.is_match() { ("bpgn", "text/plain") } else { (save::EXTENSION, save::MIME) };
                    browser::download(&format!("{}.{extension}", file.title), mime, file.file());
                }><Icon name="save"/></button>
                <button class="plain" data-game=id title=named("delete-game") aria-label=named("delete-game")
                    on:click=move |_| forget(&forgotten)><Icon name="close"/></button>
            </li>
        }
    };
    let unread = move |lost: Unread| {
        let (id, forgotten) = (lost.id.clone(), lost.id.clone());
        let named = |words| tell(words, [("game", id.clone().into())]);
        let (saving, forgetting) = (named("save-saved-game"), named("delete-game"));
        view! {
            <li>
                <div class="kept unread"><b>{t("unreadable")}</b><small lang="en">{lost.why}</small></div>
                <button class="plain" data-save-kept=id.clone() title=saving.clone() aria-label=saving on:click=move |_| {
                    browser::download(&format!("{}.txt", lost.id), "text/plain", &lost.text);
                }><Icon name="save"/></button>
                <button class="plain" data-game=id title=forgetting.clone() aria-label=forgetting
                    on:click=move |_| forget(&forgotten)><Icon name="close"/></button>
            </li>
        }
    };
    view! {
        <Modal table title=t("open")>
            {move || table.several.get().map(|several| view! { <SeveralList table several/> })}
            <div class="open-any" class:away=move || table.several.with(Option::is_some)>
            <label class="field"><span>{t("open-file")}</span>
                <input id="file" type="file" accept=".chess-game,.pgn,.bpgn,.json,.fen,.txt,.toml,.ini,.tmj,.ldtk,.chess-level" on:change=chosen/>
            </label>
            <div class="field"><label for="open-text">{t("open-text")}</label>
                <textarea id="open-text" rows="4" spellcheck="false" on:input=move |event| text.set(event_target_value(&event))></textarea>
                <button class="main" on:click=move |_| opening::open(table, text.get_untracked())>{t("open")}</button>
            </div>
            <h3>{t("saved-games")}</h3>
            {move || shelf.with(|shelf| shelf.games.is_empty()).then(|| view! { <p class="quiet">{t("saved-none")}</p> })}
            <ul class="kept-games">
                {move || shelf.get().unread.into_iter().map(unread).collect_view()}
                {move || shelf.get().games.into_iter().map(row).collect_view()}
            </ul>
            <p class="quiet">{t("saved-how")}</p>
            </div>
        </Modal>
    }
}
