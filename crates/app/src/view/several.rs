//! Several games, levels or rules in one text: a list with a filter, from which one is chosen.

use std::sync::Arc;

use chesswright_game::Seat as MatchSeat;
use chesswright_speech::two_boards;
use chesswright_table::reading::Several;
use leptos::prelude::*;

use crate::opening;
use crate::table::Table;
use crate::words::{self, t, tell};

/// So many are shown at once. More would take long, and nobody reads them.
const MOST: usize = 200;

/// One of several, as it is listed.
struct Entry {
    title: String,
    more: String,
    /// What the filter searches, in lower case.
    sought: String,
}

impl Entry {
    fn new(title: String, more: String) -> Self {
        let sought = format!("{title} {more}").to_lowercase();
        Self { title, more, sought }
    }
}

fn entries(several: &Several) -> Vec<Entry> {
    match several {
        Several::Games(games) => games
            .headers()
            .iter()
            .zip(1_u32..)
            .map(|(header, number)| {
                let known = |name: &String| if name.is_empty() { "?".to_owned() } else { name.clone() };
                let players: Vec<String> = header.players.iter().map(known).collect();
                let title = if players.iter().all(|name| name == "?") {
                    tell("several-game", [("number", number.into())])
                } else {
                    players.join(" – ")
                };
                let moves = tell("several-moves", [("moves", header.moves.into())]);
                let parts = [&header.result, &header.event, &header.date, &header.variant, &moves];
                let parts: Vec<&str> =
                    parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
                Entry::new(title, parts.join(" · "))
            })
            .collect(),
        Several::Matches(matches) => matches
            .iter()
            .map(|game| {
                let seat = MatchSeat::ALL[0];
                let teams = [seat, seat.opponent()].map(|seat| two_boards::team(game, seat));
                let moves = tell("several-moves", [("moves", (game.log().len() as u32).into())]);
                Entry::new(teams.join(" – "), moves)
            })
            .collect(),
        Several::Levels(levels) => {
            levels.iter().map(|(name, level)| Entry::new(words::level_title(level), name.clone())).collect()
        }
        Several::Rules(rules) => rules
            .iter()
            .map(|game| {
                let title = if game.title.is_empty() { &game.name } else { &game.title };
                Entry::new(title.clone(), game.description.clone())
            })
            .collect(),
    }
}

/// The list.
#[component]
pub(crate) fn SeveralList(table: Table, several: Arc<Several>) -> impl IntoView {
    let entries = Arc::new(entries(&several));
    let sought = RwSignal::new(String::new());
    let count = u32::try_from(entries.len()).unwrap_or(u32::MAX);
    let heading = tell(
        match *several {
            Several::Games(_) => "several-games",
            Several::Matches(_) => "several-matches",
            Several::Levels(_) => "several-levels",
            Several::Rules(_) => "several-rules",
        },
        [("count", count.into())],
    );
    let fitting = {
        let entries = entries.clone();
        Memo::new(move |_| {
            let sought = sought.get().to_lowercase();
            let words: Vec<&str> = sought.split_whitespace().collect();
            let fits = |entry: &Entry| words.iter().all(|word| entry.sought.contains(word));
            (0..entries.len()).filter(|place| fits(&entries[*place])).collect::<Vec<_>>()
        })
    };
    let row = move |place: usize| {
        let (title, more) = (entries[place].title.clone(), entries[place].more.clone());
        let several = several.clone();
        view! {
            <li><button class="kept" data-place=place on:click=move |_| opening::choose(table, several.clone(), place)>
                <b>{title}</b><small>{more}</small>
            </button></li>
        }
    };
    let hidden = move || fitting.with(|found| found.len().saturating_sub(MOST) as u32);
    view! {
        <h3>{heading}</h3>
        <input class="several-filter" type="search" placeholder=t("several-filter") aria-label=t("several-filter")
            on:input=move |event| sought.set(event_target_value(&event))/>
        <ul class="kept-games several">
            <For each=move || fitting.get().into_iter().take(MOST) key=|place| *place children=row/>
        </ul>
        {move || fitting.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("several-none")}</p> })}
        {move || (hidden() > 0).then(|| view! { <p class="quiet">{tell("several-more", [("count", hidden().into())])}</p> })}
        <button on:click=move |_| table.several.set(None)>{t("several-back")}</button>
    }
}
