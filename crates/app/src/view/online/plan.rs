//! What is to be played: the game and the time control, for an invitation and for the lobby.

use std::sync::LazyLock;

use chesswright_notation::position;
use chesswright_table::saved::built_in;
use leptos::prelude::*;
use serde_json::{Value, json};

use crate::browser;
use crate::table::Table;
use crate::words::{self, t};

/// The time controls that are offered. The empty one is none.
pub(super) const CLOCKS: [&str; 10] =
    ["1+0", "3+2", "5+3", "10+0", "10+5", "15+10", "30+20", "0d1day", "0d3days", "0d7days"];

/// Which games are offered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    All,
    /// Those that hide nothing from anybody, which others may watch.
    Open,
}

/// The built-in games that servers play, with their titles in the language of the page.
pub(super) fn titles(which: Which) -> Vec<(&'static str, String)> {
    static DEFINITIONS: LazyLock<Vec<(&'static str, chesswright_rules::Definition)>> = LazyLock::new(|| {
        let all = chesswright_catalog::DOCUMENTS.iter();
        let games = all.filter_map(|entry| Some((entry.name, entry.examine().definition?)));
        games.collect()
    });
    let fits = |definition: &chesswright_rules::Definition| {
        definition.chance.is_none() && (which == Which::All || !definition.view.hides())
    };
    let title = |(name, definition): &(&'static str, _)| (*name, words::title_of(definition).text);
    let mut titles: Vec<_> =
        DEFINITIONS.iter().filter(|(_, definition)| fits(definition)).map(title).collect();
    titles.sort_by_key(|(_, title)| title.to_lowercase());
    titles
}

/// The title of a game: of a built-in one by its name, of others as they are called.
pub(super) fn title_of(name: &str) -> String {
    let known = chesswright_catalog::definition(name);
    known.map_or_else(|| name.to_owned(), |definition| words::title_of(&definition).text)
}

/// A plan. An empty name stands for the game on the table.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) game: RwSignal<String>,
    pub(super) clock: RwSignal<String>,
    pub(super) rated: RwSignal<bool>,
}

impl Plan {
    pub(super) fn new(table: Table) -> Self {
        // What is on the table is what people want to play, unless it has a name.
        let name = table.rules().definition().name.clone();
        let known = built_in(&name).is_some_and(|rules| rules.same(&table.rules()));
        let level = table.state.with_untracked(|session| session.level().is_some());
        let game = match (level, known) {
            (true, _) => "chess".to_owned(),
            (false, true) => name,
            (false, false) => String::new(),
        };
        Self { game: RwSignal::new(game), clock: RwSignal::new("10+5".into()), rated: RwSignal::new(false) }
    }

    /// The number of sides of the game.
    pub(super) fn sides(self, table: Table) -> usize {
        let game = self.game.get();
        let known = chesswright_catalog::definition(&game).map(|definition| definition.sides.len());
        known.unwrap_or_else(|| table.rules().sides())
    }

    /// What the server is asked to make.
    pub(super) fn wish(self, table: Table) -> Value {
        let (game, clock) = (self.game.get_untracked(), self.clock.get_untracked());
        let mut wish = json!({ "rated": self.rated.get_untracked() });
        if !clock.is_empty() {
            wish["control"] = clock.into();
        }
        if game.is_empty() {
            wish["document"] = table.rules().definition().canonical_json().into();
            let start = table.game.with_untracked(|game| position::write(game.start()));
            if start != position::write(&table.rules().start()) {
                wish["start"] = start.into();
            }
        } else {
            let shuffles = chesswright_catalog::definition(&game)
                .is_some_and(|definition| definition.setup.shuffle.is_some());
            if shuffles {
                wish["start"] = "shuffled".into();
            }
            wish["game"] = game.into();
        }
        wish
    }
}

/// A side by lot, if none is chosen.
pub(super) fn lot(chosen: Option<u8>, sides: usize) -> u8 {
    chosen.unwrap_or_else(|| browser::random(sides as u32) as u8)
}

/// The fields for game and time control.
#[component]
pub(super) fn Fields(table: Table, plan: Plan, #[prop(default = Which::All)] which: Which) -> impl IntoView {
    let own = Plan::new(table).game.get_untracked().is_empty().then(|| {
        let title = untrack(|| table.title());
        view! { <option value="" selected=move || plan.game.with(String::is_empty)>{title}</option> }
    });
    let games = titles(which).into_iter().map(|(name, title)| {
        view! { <option value=name selected=move || plan.game.with(|game| game == name)>{title}</option> }
    });
    let clocks = CLOCKS.map(|clock| {
        view! { <option value=clock selected=move || plan.clock.with(|chosen| chosen == clock)>{super::clock_words(Some(clock))}</option> }
    });
    let may_rate = move || {
        let me = table.online.me.with(|me| me.as_ref().is_some_and(|me| me.registered));
        me && !plan.game.with(String::is_empty)
            && plan.sides(table) == 2
            && !plan.clock.with(String::is_empty)
    };
    Effect::new(move |_| {
        if !may_rate() && plan.rated.get_untracked() {
            plan.rated.set(false);
        }
    });
    view! {
        <div class="online-plan">
            <label class="field"><span>{t("online-game")}</span>
                <select id="online-game" on:change=move |event| plan.game.set(event_target_value(&event))>
                    {own}{games.collect_view()}
                </select>
            </label>
            <label class="field"><span>{t("online-clock")}</span>
                <select id="online-clock" on:change=move |event| plan.clock.set(event_target_value(&event))>
                    {clocks.collect_view()}
                    <option value="" selected=move || plan.clock.with(String::is_empty)>{t("no-clock")}</option>
                </select>
            </label>
            {move || may_rate().then(|| view! {
                <label class="choice">
                    <input id="online-rated" type="checkbox" prop:checked=plan.rated on:change=move |event| plan.rated.set(event_target_checked(&event))/>
                    <span>{t("online-rated")}</span>
                </label>
            })}
        </div>
    }
}
