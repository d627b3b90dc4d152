//! Opening a game: one that was kept, a file, or any text.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::modal::Modal;
use crate::keep::{self, Kept};
use crate::opening;
use crate::table::Table;
use crate::words::{t, tell};

/// The window.
#[component]
pub(crate) fn Opening(table: Table) -> impl IntoView {
    let kept = RwSignal::new(keep::all());
    let language = table.settings.with_untracked(|settings| settings.language().code);
    let text = RwSignal::new(String::new());
    let chosen = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) {
            opening::open_file(table, &file);
        }
    };
    let row = move |game: Kept| {
        let (id, forgotten) = (game.id.clone(), game.id.clone());
        let words = tell(
            "kept-game",
            [("moves", game.moves.into()), ("over", if game.over { "yes" } else { "no" }.into())],
        );
        let when = js_sys::Date::new(&(game.when as f64).into())
            .to_locale_string(language, &wasm_bindgen::JsValue::UNDEFINED);
        view! {
            <li>
                <button class="kept" on:click=move |_| opening::resume(table, &game)>
                    <b>{game.title.clone()}</b><small>{words}" · "{String::from(when)}</small>
                </button>
                <button class="plain" data-game=id aria-label=tell("forget-game", [("game", game_title(&forgotten).into())]) on:click=move |_| {
                    keep::forget(&forgotten);
                    kept.set(keep::all());
                }><super::icons::Icon name="close"/></button>
            </li>
        }
    };
    view! {
        <Modal table title=t("open")>
            <label class="field"><span>{t("open-file")}</span>
                <input id="file" type="file" accept=".chess-game,.pgn,.json,.fen,.txt" on:change=chosen/>
            </label>
            <div class="field"><label for="open-text">{t("open-text")}</label>
                <textarea id="open-text" rows="4" spellcheck="false" on:input=move |event| text.set(event_target_value(&event))></textarea>
                <button class="main" on:click=move |_| opening::open_text(table, &text.get_untracked())>{t("open")}</button>
            </div>
            <h3>{t("kept-games")}</h3>
            {move || kept.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("kept-none")}</p> })}
            <ul class="kept-games">{move || kept.get().into_iter().map(row).collect_view()}</ul>
        </Modal>
    }
}

fn game_title(id: &str) -> String {
    keep::all().into_iter().find(|kept| kept.id == id).map(|kept| kept.title).unwrap_or_default()
}
