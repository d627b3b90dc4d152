//! Tournaments: those on the server, and announcing another one.

use chesswright_online::tournament::Format;
use chesswright_online::wire::{Plan, Progress};
use leptos::prelude::*;
use serde_json::{Value, json};

use super::super::modal::Modal;
use super::plan::{CLOCKS, Which, title_of, titles};
use super::tournament::Tournament;
use crate::browser;
use crate::online::desk;
use crate::table::Table;
use crate::words::{self, t, tell};

/// How many games a tournament has at most.
const GAMES: usize = 8;
/// When a tournament may begin by itself, in minutes from now.
const STARTS: [u32; 4] = [5, 15, 30, 60];

/// The window: one tournament, or all of them.
#[component]
pub(super) fn Tournaments(table: Table) -> impl IntoView {
    let visited = table.online.visited;
    move || match visited.get() {
        Some(id) => view! { <Tournament table id/> }.into_any(),
        None => view! { <Hall table/> }.into_any(),
    }
}

#[component]
fn Hall(table: Table) -> impl IntoView {
    let known = RwSignal::new(None::<Vec<Value>>);
    let wrong = RwSignal::new(None::<String>);
    leptos::task::spawn_local(async move {
        match desk::call("api/tournaments", None).await {
            Ok(told) => {
                let _ = known.try_set(told["tournaments"].as_array().cloned());
            }
            Err(why) => {
                let _ = wrong.try_set(Some(why));
            }
        }
    });
    let row = move |told: Value| {
        let plan = serde_json::from_value::<Plan>(told["plan"].clone()).ok()?;
        let progress = serde_json::from_value::<Progress>(told["progress"].clone()).ok()?;
        let id = told["id"].as_str()?.to_owned();
        let players = told["players"].as_u64().unwrap_or(0) as u32;
        let games = words::list(&plan.games.iter().map(|game| title_of(game)).collect::<Vec<_>>());
        let what = [
            format_words(plan.format),
            games,
            super::clock_words(Some(&plan.control)),
            tell("online-tournament-players", [("count", players.into())]),
            progress_words(progress),
        ];
        Some(view! {
            <li><button class="kept" data-tournament=id.clone() on:click=move |_| table.online.visited.set(Some(id.clone()))>
                <b><bdi>{plan.title}</bdi></b><small>{what.join(" · ")}</small>
            </button></li>
        })
    };
    view! {
        <Modal table title=t("online-tournaments") wide=true>
            <div class="hall tournaments">
                <section class="seek-game"><Announcing table/></section>
                <section class="offers">
                    <h3>{t("online-tournaments")}</h3>
                    <p class="quiet">{t("online-tournaments-more")}</p>
                    {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
                    {move || known.with(|known| known.as_ref().is_some_and(Vec::is_empty)).then(|| view! { <p class="quiet">{t("online-tournament-none")}</p> })}
                    <ul class="kept-games" data-online="tournaments">
                        {move || known.get().unwrap_or_default().into_iter().filter_map(row).collect_view()}
                    </ul>
                </section>
            </div>
        </Modal>
    }
}

/// How a tournament goes, in words.
pub(super) fn format_words(format: Format) -> String {
    match format {
        Format::Swiss { .. } => t("online-tournament-swiss"),
        Format::Knockout {} => t("online-tournament-knockout"),
        Format::Arena { .. } => t("online-tournament-arena"),
    }
}

/// How far a tournament is, in words.
pub(super) fn progress_words(progress: Progress) -> String {
    t(match progress {
        Progress::Open => "online-tournament-open",
        Progress::Running => "online-tournament-running",
        Progress::Over => "online-tournament-finished",
    })
}

/// What is announced.
#[component]
fn Announcing(table: Table) -> impl IntoView {
    let title = RwSignal::new(String::new());
    let format = RwSignal::new("swiss".to_owned());
    let (rounds, minutes) = (RwSignal::new(5_u32), RwSignal::new(45_u32));
    let games = RwSignal::new(vec!["chess".to_owned()]);
    let clock = RwSignal::new("5+3".to_owned());
    let rated = RwSignal::new(false);
    let starts = RwSignal::new(0_u32);
    let wrong = RwSignal::new(None::<String>);
    let announce = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wrong.set(None);
        let how = match format.get_untracked().as_str() {
            "swiss" => json!({ "swiss": { "rounds": rounds.get_untracked() } }),
            "arena" => json!({ "arena": { "minutes": minutes.get_untracked() } }),
            _ => json!({ "knockout": {} }),
        };
        let at = starts.get_untracked();
        let starts = (at > 0).then(|| browser::now() + u64::from(at) * 60_000);
        let plan = json!({
            "title": title.get_untracked().trim(),
            "format": how,
            "games": games.get_untracked(),
            "control": clock.get_untracked(),
            "rated": rated.get_untracked(),
            "starts": starts,
        });
        leptos::task::spawn_local(async move {
            match desk::call("api/tournament", Some(plan)).await {
                Ok(made) => {
                    let id = made["id"].as_str().unwrap_or_default().to_owned();
                    // Whoever organises usually plays. That can be undone.
                    let _ = desk::call(&format!("api/tournament/{id}/join"), Some(json!({}))).await;
                    let _ = table.online.visited.try_set(Some(id));
                }
                Err(why) => {
                    let _ = wrong.try_set(Some(why));
                }
            }
        });
    };
    let registered =
        Memo::new(move |_| table.online.me.with(|me| me.as_ref().is_some_and(|me| me.registered)));
    let option = move |value: &'static str, words: &'static str| {
        view! { <option value=value selected=move || format.with(|format| format == value)>{t(words)}</option> }
    };
    let number = move |id: &'static str, words: &'static str, value: RwSignal<u32>, most: u32| {
        view! {
            <label class="field"><span>{t(words)}</span>
                <input id=id type="number" min="1" max=most.to_string() prop:value=move || value.get().to_string()
                    on:change=move |event| value.set(event_target_value(&event).parse().unwrap_or(1).clamp(1, most))/>
            </label>
        }
    };
    let more = move || format!("online-tournament-{}-more", format.get());
    let add = move |event: web_sys::Event| {
        let name = event_target_value(&event);
        games.update(|games| {
            if !name.is_empty() && games.len() < GAMES && !games.contains(&name) {
                games.push(name);
            }
        });
    };
    let all = move || {
        let chosen = games.get();
        let free = titles(Which::Open).into_iter().filter(|(name, _)| {
            let sides = chesswright_catalog::definition(name).map_or(0, |definition| definition.sides.len());
            sides == 2 && !chosen.iter().any(|game| game == name)
        });
        free.map(|(name, title)| view! { <option value=name>{title}</option> }).collect_view()
    };
    let chosen = move || {
        let row = |name: String| {
            let title = title_of(&name);
            let words = tell("online-tournament-remove", [("game", title.clone().into())]);
            view! {
                <li><span class="kept">{title}</span>
                    <button type="button" class="plain" aria-label=words on:click=move |_| games.update(|games| games.retain(|game| *game != name))>"×"</button>
                </li>
            }
        };
        games.get().into_iter().map(row).collect_view()
    };
    let clocks = CLOCKS.map(|each| {
        view! { <option value=each selected=move || clock.with(|chosen| chosen == each)>{super::clock_words(Some(each))}</option> }
    });
    let starting = STARTS.map(|count| {
        view! { <option value=count.to_string()>{tell("online-tournament-in", [("count", count.into())])}</option> }
    });
    view! {
        <h3>{t("online-tournament-new")}</h3>
        {move || (!registered.get()).then(|| view! { <p class="quiet">{t("online-tournament-register")}</p> })}
        <form class="friend" on:submit=announce>
            <label class="field"><span>{t("online-tournament-title")}</span>
                <input id="tournament-title" type="text" minlength="3" maxlength="60" required prop:value=title on:input=move |event| title.set(event_target_value(&event))/>
            </label>
            <label class="field"><span>{t("online-tournament-format")}</span>
                <select id="tournament-format" on:change=move |event| format.set(event_target_value(&event))>
                    {option("swiss", "online-tournament-swiss")}{option("knockout", "online-tournament-knockout")}{option("arena", "online-tournament-arena")}
                </select>
            </label>
            <p class="quiet">{move || t(&more())}</p>
            {move || match format.get().as_str() {
                "swiss" => Some(number("tournament-rounds", "online-tournament-rounds", rounds, 30)),
                "arena" => Some(number("tournament-minutes", "online-tournament-minutes", minutes, 720)),
                _ => None,
            }}
            <label class="field"><span>{t("online-tournament-games")}</span>
                <select id="tournament-games" on:change=add>
                    <option value="" selected=move || games.with(|_| true)>"+"</option>{all}
                </select>
            </label>
            <ul class="kept-games">{chosen}</ul>
            {move || games.with(|games| games.len() > 1).then(|| view! { <p class="quiet">{t("online-tournament-games-more")}</p> })}
            <label class="field"><span>{t("online-clock")}</span>
                <select id="tournament-clock" on:change=move |event| clock.set(event_target_value(&event))>{clocks.collect_view()}</select>
            </label>
            <label class="field"><span>{t("online-tournament-starts")}</span>
                <select id="tournament-starts" on:change=move |event| starts.set(event_target_value(&event).parse().unwrap_or(0))>
                    <option value="0">{t("online-tournament-by-hand")}</option>{starting.collect_view()}
                </select>
            </label>
            <label class="choice">
                <input id="tournament-rated" type="checkbox" prop:checked=rated on:change=move |event| rated.set(event_target_checked(&event))/>
                <span>{t("online-rated")}</span>
            </label>
            {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
            <button class="main" type="submit" data-online="announce" disabled=move || !registered.get()>{t("online-tournament-announce")}</button>
        </form>
    }
}
