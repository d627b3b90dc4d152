//! One tournament: who plays, who is ahead, who meets whom.

use chesswright_online::tournament::{Format, Outcome};
use chesswright_online::wire::{self, Meeting, Progress};
use leptos::prelude::*;
use serde_json::json;

use super::super::modal::Modal;
use super::plan::title_of;
use super::tournaments::{format_words, progress_words};
use crate::browser;
use crate::online::{self, desk};
use crate::table::Table;
use crate::words::{t, tell};

/// How many places are shown, besides the own one.
const PLACES: usize = 100;

#[component]
pub(super) fn Tournament(table: Table, id: String) -> impl IntoView {
    table.online.tournament.set(None);
    desk::visit_tournament(table, Some(id.clone()));
    on_cleanup(move || desk::visit_tournament(table, None));
    let told = table.online.tournament;
    let title = Memo::new(move |_| told.with(|told| told.as_ref().map(|told| told.plan.title.clone())));
    let link = format!("{}/#tournament={id}", window().location().origin().unwrap_or_default());
    let copy = move |_| {
        browser::copy(&link, move |done| {
            table.notify(t(if done { "notice-copied" } else { "notice-not-copied" }));
        });
    };
    view! {
        <Modal table title=t("online-tournaments") wide=true>
            <div class="tournament">
                <div class="answers">
                    <button class="plain" data-online="all-tournaments" on:click=move |_| table.online.visited.set(None)>{t("online-tournament-all")}</button>
                    <button class="plain" on:click=copy>{t("online-club-copy")}</button>
                </div>
                <h3><bdi>{move || title.get()}</bdi></h3>
                {move || told.get().map(|told| view! { <Told table told=*told/> })}
            </div>
        </Modal>
    }
}

#[component]
fn Told(table: Table, told: wire::Tournament) -> impl IntoView {
    let me = table.online.me.with(|me| me.as_ref().map(|me| me.name.clone()));
    let number = me.as_ref().and_then(|me| told.players.iter().position(|player| player.name == *me));
    let plays = number.is_some_and(|number| told.players[number].present);
    let hosts = me.as_ref() == Some(&told.host);
    let own = told.pairings.iter().find(|pairing| {
        pairing.outcome.is_none()
            && number.is_some_and(|number| pairing.first == number || pairing.second == Some(number))
    });
    let own = own.and_then(|pairing| pairing.game.clone());
    let over = told.progress == Progress::Over;
    let mut what = vec![format_words(told.plan.format)];
    what.extend(told.plan.games.iter().zip(&told.titles).map(|(name, title)| {
        if chesswright_catalog::definition(name).is_some() { title_of(name) } else { title.clone() }
    }));
    what.push(super::clock_words(Some(&told.plan.control)));
    what.extend(told.plan.rated.then(|| t("online-rated")));
    what.push(tell("online-tournament-players", [("count", (told.players.len() as u32).into())]));
    what.push(tell("online-tournament-by", [("name", told.host.clone().into())]));
    let mut state = vec![progress_words(told.progress)];
    let minutes = |at: u64| (at.saturating_sub(told.now) / 60_000) as u32 + 1;
    match (told.progress, told.plan.starts, told.ends) {
        (Progress::Open, Some(starts), _) => {
            state.push(format!(
                "{}: {}",
                t("online-tournament-starts"),
                tell("online-tournament-in", [("count", minutes(starts).into())])
            ));
        }
        (Progress::Running, _, Some(ends)) => {
            state.push(tell("online-tournament-left", [("count", minutes(ends).into())]));
        }
        _ => {}
    }
    let wrong = RwSignal::new(None::<String>);
    let id = told.id.clone();
    let call = move |what: &'static str| {
        let path = format!("api/tournament/{id}/{what}");
        wrong.set(None);
        leptos::task::spawn_local(async move {
            let done = match desk::introduce(table).await {
                Ok(()) => desk::call(&path, Some(json!({}))).await,
                Err(why) => Err(why),
            };
            if let Err(why) = done {
                let _ = wrong.try_set(Some(why));
            }
        });
    };
    let button = move |what: &'static str, words: &'static str, main: bool| {
        let call = call.clone();
        view! { <button class:main=main data-tournament-call=what on:click=move |_| call(what)>{t(words)}</button> }
    };
    let waits = plays && told.progress == Progress::Running && own.is_none();
    view! {
        <p class="quiet">{what.join(" · ")}</p>
        <p role="status">{state.join(" · ")}</p>
        {own.map(|game| view! {
            <div class="ask"><p>{t("online-tournament-yours")}</p>
                <button class="main" data-online="own-game" on:click=move |_| go(table, game.clone())>{t("online-tournament-go")}</button>
            </div>
        })}
        {waits.then(|| view! { <p class="quiet">{t("online-tournament-waits")}</p> })}
        <div class="answers">
            {(!over && !plays).then(|| button("join", "online-tournament-join", true))}
            {(!over && plays).then(|| button("leave", "online-tournament-leave", false))}
            {(hosts && told.progress == Progress::Open).then(|| button("start", "online-tournament-begin", true))}
            {(hosts && !over).then(|| button("end", "online-tournament-end", false))}
        </div>
        {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
        <Standings told=told.clone() number/>
        <Pairings table told/>
    }
}

fn go(table: Table, game: String) {
    table.dialog.set(None);
    online::enter(table, game);
}

/// A number of half points.
fn halves(points: u32) -> String {
    match (points / 2, points % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".into(),
        (whole, _) => format!("{whole}½"),
    }
}

#[component]
fn Standings(told: wire::Tournament, number: Option<usize>) -> impl IntoView {
    if told.players.is_empty() {
        return view! { <p class="quiet">{t("online-tournament-nobody")}</p> }.into_any();
    }
    let swiss = matches!(told.plan.format, Format::Swiss { .. });
    let rows = told
        .standings
        .iter()
        .enumerate()
        .filter(|(place, standing)| *place < PLACES || Some(standing.number) == number);
    let row = |(place, standing): (usize, &chesswright_online::tournament::Standing)| {
        let player = told.players[standing.number].clone();
        let points = if swiss { halves(standing.points) } else { standing.points.to_string() };
        view! {
            <tr aria-current=(Some(standing.number) == number).then_some("true")>
                <td>{place + 1}</td>
                <th scope="row">
                    {player.bot.then(|| view! { <abbr class="bot" title=t("online-bot")>"BOT"</abbr>" " })}
                    <bdi>{player.name}</bdi>{player.rating.map(|rating| format!(" ({rating})"))}
                    {standing.on_fire.then_some(" 🔥")}
                    {(!player.present).then(|| view! { <small class="quiet">" "{t("online-tournament-gone")}</small> })}
                </th>
                <td>{points}</td>
                <td>{standing.games}</td>
                {swiss.then(|| view! { <td>{halves(standing.buchholz)}</td> })}
            </tr>
        }
    };
    view! {
        <h4>{t("online-tournament-standings")}</h4>
        <table data-online="standings">
            <thead><tr>
                <th scope="col">"#"</th><th scope="col">{t("online-tournament-player")}</th><th scope="col">{t("online-tournament-points")}</th>
                <th scope="col">{t("online-tournament-played")}</th>{swiss.then(|| view! { <th scope="col">{t("online-tournament-buchholz")}</th> })}
            </tr></thead>
            <tbody>{rows.map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

#[component]
fn Pairings(table: Table, told: wire::Tournament) -> impl IntoView {
    if told.pairings.is_empty() {
        return ().into_any();
    }
    let arena = matches!(told.plan.format, Format::Arena { .. });
    let name = |number: usize| told.players.get(number).map(|player| player.name.clone()).unwrap_or_default();
    let row = |pairing: &Meeting| {
        let other = pairing.second.map_or_else(|| t("online-tournament-bye"), name);
        let result = match pairing.outcome {
            None => t("online-running"),
            Some(Outcome::FirstCame) if pairing.second.is_none() => String::new(),
            Some(outcome) => outcome.name().replace("1/2", "½–½"),
        };
        let words =
            view! { <b><bdi>{name(pairing.first)}</bdi>" – "<bdi>{other}</bdi></b><small>{result}</small> };
        match pairing.game.clone() {
            Some(game) => view! { <li><button class="kept" data-game=game.clone() on:click=move |_| go(table, game.clone())>{words}</button></li> }.into_any(),
            None => view! { <li><span class="kept">{words}</span></li> }.into_any(),
        }
    };
    let mut rounds: Vec<usize> = told.pairings.iter().map(|pairing| pairing.round).collect();
    rounds.dedup();
    rounds.reverse();
    let list = move |round: usize| {
        let of = told.pairings.iter().filter(|pairing| arena || pairing.round == round);
        let of: Vec<&Meeting> = if arena { of.rev().collect() } else { of.collect() };
        let heading = (!arena).then(|| tell("online-tournament-round", [("count", (round as u32).into())]));
        view! {
            <h4>{heading.unwrap_or_else(|| t("online-tournament-pairings"))}</h4>
            <ul class="kept-games" data-online="pairings">{of.into_iter().map(row).collect_view()}</ul>
        }
    };
    let shown = if arena { rounds.into_iter().take(1).collect() } else { rounds };
    shown.into_iter().map(list).collect_view().into_any()
}
