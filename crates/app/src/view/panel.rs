//! The panel beside the board: the moves, the game as texts, and the rules.

use chesswright_speech::announce;
use chesswright_table::session::Act;
use leptos::prelude::*;

use super::{info, level, moves};
use crate::storage;
use crate::table::{Dialog, Table};
use crate::words::t;

/// The tabs of the panel.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Moves,
    Info,
}

/// The panel.
#[component]
pub(crate) fn Panel(table: Table) -> impl IntoView {
    let tab = RwSignal::new(Tab::Moves);
    let rematch = move |_| {
        table.act(Act::Rematch(storage::new_id()));
    };
    let status = move || table.game.with(announce::standing);
    let over = move || table.game.with(|game| game.ending().is_some());
    let button = move |which: Tab, words: String| {
        view! {
            <button role="tab" aria-selected=move || (tab.get() == which).to_string() on:click=move |_| tab.set(which)>{words}</button>
        }
    };
    view! {
        <div class="panel">
            <header class="headline">
                <h1>{move || table.title()}</h1>
                <p class="status" class:over=over>{status}</p>
                {move || (over() && table.level.with(Option::is_none)).then(|| view! {
                    <div class="after">
                        <button class="main" on:click=rematch>{t("play-again")}</button>
                        <button on:click=move |_| table.dialog.set(Some(Dialog::NewGame))>{t("other-game")}</button>
                    </div>
                })}
            </header>
            <level::LevelHead table/>
            <div class="tabs" role="tablist">
                {button(Tab::Moves, t("tab-moves"))}
                {button(Tab::Info, t("tab-info"))}
            </div>
            {move || match tab.get() {
                Tab::Moves => view! { <moves::Moves table/> }.into_any(),
                Tab::Info => view! { <info::Info table/> }.into_any(),
            }}
        </div>
    }
}
