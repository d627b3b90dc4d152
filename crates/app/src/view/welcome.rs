//! Suggestions beside a board without moves: another game, the daily game, a level.

use chesswright_catalog::{DOCUMENTS, definition, of_the_day};
use chesswright_table::level::Source;
use chesswright_table::opening::Plan;
use leptos::prelude::*;

use super::icons::Icon;
use crate::browser;
use crate::opening;
use crate::table::{Dialog, Table};
use crate::words::{t, tell};

/// The cards.
#[component]
pub(crate) fn Welcome(table: Table) -> impl IntoView {
    let day = browser::now() / 86_400_000;
    let today = of_the_day(day);
    // The page starts with the daily game, so only users who have left it need a way back.
    let elsewhere = move || table.context.with(|context| context.rules.definition().name != today);
    let begin = move |_| {
        let plan = Plan { game: today.into(), ..opening::last_plan(table) };
        if let Err(why) = opening::begin(table, &plan) {
            table.notify(why);
        }
    };
    view! {
        <p class="quiet">{t("no-moves")}</p>
        <div class="welcome" role="group" aria-label=t("welcome")>
            <button data-welcome="play" on:click=move |_| table.dialog.set(Some(Dialog::NewGame))>
                <Icon name="new"/><b>{t("welcome-play")}</b>
                <small>{tell("welcome-play-more", [("games", (DOCUMENTS.len() as u32).into())])}</small>
            </button>
            {move || elsewhere().then(|| view! {
                <button data-welcome="today" on:click=begin>
                    <Icon name="go"/><b>{t("welcome-today")}</b><small lang="en">{title(today)}</small>
                </button>
            })}
            <button data-welcome="solve" on:click=move |_| opening::open_level(table, Source::Daily(day))>
                <Icon name="hint"/><b>{t("welcome-solve")}</b><small>{t("level-today")}</small>
            </button>
            <button data-welcome="levels" on:click=move |_| table.dialog.set(Some(Dialog::Levels))>
                <Icon name="levels"/><b>{t("levels")}</b><small>{t("welcome-levels")}</small>
            </button>
            <button data-welcome="build" disabled=true>
                <Icon name="settings"/><b>{t("welcome-build")}</b><small>{t("welcome-coming")}</small>
            </button>
        </div>
    }
}

/// The title of a built-in game, without parsing all games.
fn title(name: &str) -> String {
    let title = definition(name).map(|definition| definition.title);
    title.filter(|title| !title.is_empty()).unwrap_or_else(|| name.to_owned())
}
