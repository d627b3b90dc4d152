//! What there is to do, beside a board on which nothing has been played yet: another game, the game of the day, a level.

use chesswright_catalog::{DOCUMENTS, Entry};
use leptos::prelude::*;

use super::icons::Icon;
use super::level::open;
use crate::browser;
use crate::level::Source;
use crate::opening::{self, Plan};
use crate::table::{Dialog, Table};
use crate::words::{t, tell};

/// Days pass through the catalogue in such steps, which no family is as long as.
const STRIDE: u64 = 37;

/// The cards.
#[component]
pub(crate) fn Welcome(table: Table) -> impl IntoView {
    let day = browser::now() / 86_400_000;
    let today = game_of(day);
    let other =
        move || today.is_some_and(|entry| table.lore.with(|lore| lore.rules.definition().name != entry.name));
    let begin = move |entry: &Entry| {
        let plan = Plan { game: entry.name.into(), ..opening::last_plan(table) };
        if let Err(why) = opening::begin(table, &plan) {
            table.tell(why);
        }
    };
    view! {
        <p class="quiet">{t("no-moves")}</p>
        <div class="welcome" role="group" aria-label=t("welcome")>
            <button data-welcome="play" on:click=move |_| table.dialog.set(Some(Dialog::NewGame))>
                <Icon name="new"/><b>{t("welcome-play")}</b>
                <small>{tell("welcome-play-more", [("games", (DOCUMENTS.len() as u32).into())])}</small>
            </button>
            {move || today.filter(|_| other()).map(|entry| view! {
                <button data-welcome="today" on:click=move |_| begin(entry)>
                    <Icon name="go"/><b>{t("welcome-today")}</b><small lang="en">{title(entry)}</small>
                </button>
            })}
            <button data-welcome="solve" on:click=move |_| open(table, Source::Daily(day))>
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

/// The game of a day, so many days after the first of 1970: another every day, and all of them in turn.
fn game_of(day: u64) -> Option<&'static Entry> {
    DOCUMENTS.get((day * STRIDE % DOCUMENTS.len() as u64) as usize)
}

/// What people call a game, without reading all of them.
fn title(entry: &Entry) -> String {
    let title = chesswright_catalog::definition(entry.name).map(|definition| definition.title);
    title.filter(|title| !title.is_empty()).unwrap_or_else(|| entry.name.to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn all_games_have_their_day_before_one_comes_again() {
        let days = DOCUMENTS.len() as u64;
        let names: HashSet<&str> =
            (20_000..20_000 + days).filter_map(game_of).map(|entry| entry.name).collect();
        assert_eq!(names.len(), DOCUMENTS.len());
    }
}
