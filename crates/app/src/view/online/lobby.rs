//! The lobby: who offers which game, what can be watched, the players of the house, and one's own games.

use chesswright_online::wire::{Seek, Up};
use leptos::prelude::*;
use serde_json::{Value, json};

use super::super::modal::Modal;
use super::account::Account;
use super::challenges::Challenges;
use super::plan::{Fields, Plan, lot, title_of};
use crate::online::{self, Asked, Link, desk};
use crate::table::{Dialog, Table};
use crate::words::{self, t, tell};

/// The levels of the players of the house.
const LEVELS: u8 = 8;

#[component]
pub(super) fn Hall(table: Table) -> impl IntoView {
    desk::visit_lobby(table, true);
    on_cleanup(move || desk::visit_lobby(table, false));
    let plan = Plan::new(table);
    let wrong = RwSignal::new(None::<String>);
    let people = move || table.online.lobby.with(|lobby| lobby.as_ref().map_or(0, |lobby| lobby.people));
    let lost = move || table.online.link.get() == Link::Lost;
    view! {
        <Modal table title=t("online-lobby") wide=true>
            <div class="hall">
                <section class="seek-game">
                    <h3>{t("online-seek")}</h3>
                    <Fields table plan/>
                    <Pairing table plan wrong/>
                    {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
                    <h3>{t("online-house")}</h3>
                    <House table plan wrong/>
                    <Programs table plan wrong/>
                </section>
                <section class="offers">
                    <Challenges table/>
                    <h3>{t("online-offers")}
                        <small class="quiet" data-online="people">{move || (people() > 0).then(|| tell("online-people", [("count", (people() as u32).into())]))}</small>
                    </h3>
                    {move || lost().then(|| view! { <p class="wrong" role="status">{t("online-lost")}</p> })}
                    <Seeks table/>
                    <h3>{t("online-watch")}</h3>
                    <Running table/>
                    <h3>{t("online-mine")}</h3>
                    <Mine table/>
                </section>
                <section class="account">
                    <Account table/>
                    <Blocked table/>
                    <h3>{t("online-tournaments")}</h3>
                    <p class="quiet">{t("online-tournaments-more")}</p>
                    <button data-online="tournaments" on:click=move |_| online::visit(table, Dialog::Tournaments, None)>{t("online-tournaments")}</button>
                    <h3>{t("online-clubs")}</h3>
                    <p class="quiet">{t("online-clubs-more")}</p>
                    <button data-online="clubs" on:click=move |_| online::visit(table, Dialog::Clubs, None)>{t("online-clubs")}</button>
                </section>
            </div>
        </Modal>
    }
}

fn me(table: Table) -> Option<String> {
    table.online.me.with(|me| me.as_ref().map(|me| me.name.clone()))
}

/// Offers a game to everybody.
#[component]
fn Pairing(table: Table, plan: Plan, wrong: RwSignal<Option<String>>) -> impl IntoView {
    let offer = move |_| {
        let wish = plan.wish(table);
        let Some(game) = wish["game"].as_str().map(str::to_owned) else { return };
        let control = plan.clock.get_untracked();
        let rated = plan.rated.get_untracked();
        leptos::task::spawn_local(async move {
            match desk::introduce(table).await {
                Ok(()) => desk::say(Up::Seek { games: vec![game], control, rated }),
                Err(why) => {
                    let _ = wrong.try_set(Some(why));
                }
            }
        });
    };
    // Everybody must know the game, and two people are paired.
    let cannot = Memo::new(move |_| plan.game.with(String::is_empty) || plan.sides(table) != 2);
    let own = Memo::new(move |_| {
        let me = me(table);
        table.online.lobby.with(|lobby| {
            lobby
                .as_ref()
                .is_some_and(|lobby| lobby.seeks.iter().any(|seek| Some(&seek.by.name) == me.as_ref()))
        })
    });
    view! {
        <button class="main" data-online="seek" disabled=cannot on:click=offer>{t("online-find")}</button>
        {move || cannot.get().then(|| view! { <p class="quiet">{t("online-only-by-link")}</p> })}
        {move || own.get().then(|| view! {
            <div class="ask" data-online="seeking"><p role="status">{t("online-seeking")}</p>
                <button data-online="withdraw" on:click=move |_| desk::say(Up::Withdraw {})>{t("online-withdraw")}</button>
            </div>
        })}
    }
}

/// Makes a game on the server, and passes on its name in addresses.
fn make(table: Table, wish: Value, wrong: RwSignal<Option<String>>, then: impl FnOnce(String) + 'static) {
    wrong.set(None);
    leptos::task::spawn_local(async move {
        let made = match desk::introduce(table).await {
            Ok(()) => desk::call("api/table", Some(wish)).await,
            Err(why) => Err(why),
        };
        match made {
            Ok(made) => then(made["id"].as_str().unwrap_or_default().to_owned()),
            Err(why) => {
                let _ = wrong.try_set(Some(why));
            }
        }
    });
}

/// A game against a player of the house.
#[component]
fn House(table: Table, plan: Plan, wrong: RwSignal<Option<String>>) -> impl IntoView {
    let level = RwSignal::new(3_u8);
    let play = move |_| {
        let sides = untrack(|| plan.sides(table));
        let mut wish = plan.wish(table);
        wish["opponent"] = format!("House-{}", level.get_untracked()).into();
        wish["side"] = lot(None, sides).into();
        wish["listed"] = true.into();
        make(table, wish, wrong, move |game| {
            table.dialog.set(None);
            online::enter(table, game);
        });
    };
    let levels = (1..=LEVELS).map(move |each| {
        view! { <option value=each.to_string() selected=move || level.get() == each>{t(&format!("level-{each}"))}</option> }
    });
    let cannot = move || plan.game.with(String::is_empty);
    view! {
        <p class="quiet">{t("online-house-more")}</p>
        <div class="house">
            <select id="house-level" aria-label=t("strength") on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(3))>
                {levels.collect_view()}
            </select>
            <button data-online="house" disabled=cannot on:click=play>{t("online-play")}</button>
        </div>
    }
}

/// The programs of others that are here. A program is asked whether it wants the game.
#[component]
fn Programs(table: Table, plan: Plan, wrong: RwSignal<Option<String>>) -> impl IntoView {
    let programs = Memo::new(move |_| {
        table
            .online
            .lobby
            .with(|lobby| lobby.as_ref().map(|lobby| lobby.programs.clone()).unwrap_or_default())
    });
    let asked = table.online.asked;
    let challenge = move |whom: String| {
        let mut wish = plan.wish(table);
        wish["opponent"] = whom.clone().into();
        wish["listed"] = true.into();
        make(table, wish, wrong, move |game| {
            // A quick program answers before the server has said which game it was asked for.
            if table.online.answered.with_untracked(|answered| answered.as_ref() != Some(&game)) {
                asked.set(Some(Asked { game, whom }));
            }
        });
    };
    let withdraw = move |game: String| {
        asked.set(None);
        leptos::task::spawn_local(async move {
            // If it was answered in the meantime, the answer counts.
            let _ = desk::call(&format!("api/challenge/{game}/cancel"), Some(json!({}))).await;
        });
    };
    let cannot = Memo::new(move |_| {
        plan.game.with(String::is_empty) || plan.sides(table) != 2 || asked.with(Option::is_some)
    });
    let row = move |name: String| {
        let whom = name.clone();
        view! {
            <li>
                <span class="kept"><b><bdi>{name}</bdi></b></span>
                <button data-online="challenge" disabled=cannot on:click=move |_| challenge(whom.clone())>{t("online-play")}</button>
            </li>
        }
    };
    view! {
        {move || (!programs.with(Vec::is_empty)).then(|| view! {
            <h3>{t("online-programs")}</h3>
            <p class="quiet">{t("online-programs-more")}</p>
            <ul class="kept-games" data-online="programs">{programs.get().into_iter().map(row).collect_view()}</ul>
        })}
        {move || asked.get().map(|Asked { game, whom }| view! {
            <div class="ask" data-online="asked"><p role="status">{tell("online-asked", [("name", whom.into())])}</p>
                <button data-online="withdraw-challenge" on:click=move |_| withdraw(game.clone())>{t("online-withdraw")}</button>
            </div>
        })}
    }
}

/// What others offer.
#[component]
fn Seeks(table: Table) -> impl IntoView {
    let seeks = Memo::new(move |_| {
        table.online.lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.seeks.clone()).unwrap_or_default())
    });
    let row = move |seek: Seek| {
        let own = me(table).as_ref() == Some(&seek.by.name);
        let games = words::list(&seek.games.iter().map(|name| title_of(name)).collect::<Vec<_>>());
        let what = tell(
            "online-terms",
            [("game", games.into()), ("clock", super::clock_words(Some(&seek.control)).into())],
        );
        let rated = seek.rated.then(|| format!(" · {}", t("online-rated")));
        let take = move |_| {
            let seek = seek.id.clone();
            leptos::task::spawn_local(async move {
                match desk::introduce(table).await {
                    Ok(()) => desk::say(Up::Take { seek }),
                    Err(why) => table.notify(why),
                }
            });
        };
        view! {
            <li>
                <span class="kept"><b><bdi>{desk::name_of(&seek.by)}</bdi></b><small>{what}{rated}</small></span>
                {(!own).then(|| view! { <button class="main" data-online="take" on:click=take>{t("online-play")}</button> })}
            </li>
        }
    };
    view! {
        {move || seeks.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("online-no-offers")}</p> })}
        <ul class="kept-games" data-online="seeks">{move || seeks.get().into_iter().map(row).collect_view()}</ul>
    }
}

/// Games that can be watched.
#[component]
fn Running(table: Table) -> impl IntoView {
    let games = Memo::new(move |_| {
        table.online.lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.games.clone()).unwrap_or_default())
    });
    view! {
        {move || games.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("online-no-games")}</p> })}
        <ul class="kept-games" data-online="running">
            {move || games.get().into_iter().map(|running| view! {
                <li><button class="kept" on:click=move |_| go(table, running.game.clone())>
                    <b><bdi>{running.players.join(" – ")}</bdi></b><small>{running.title.clone()}</small>
                </button></li>
            }).collect_view()}
        </ul>
    }
}

/// Whom one has blocked, to undo it.
#[component]
fn Blocked(table: Table) -> impl IntoView {
    let names = RwSignal::new(Vec::<String>::new());
    Effect::new(move |_| {
        if me(table).is_none() {
            return names.set(vec![]);
        }
        leptos::task::spawn_local(async move {
            let told = desk::call("api/me/blocks", None).await.unwrap_or(json!(null));
            let told = told["blocked"].as_array().cloned().unwrap_or_default();
            let _ = names.try_set(told.iter().filter_map(Value::as_str).map(str::to_owned).collect());
        });
    });
    let row = move |name: String| {
        let words = tell("online-unblock", [("name", name.clone().into())]);
        let unblock = move |_| {
            let name = name.clone();
            leptos::task::spawn_local(async move {
                match desk::call(&format!("api/unblock/{name}"), Some(json!({}))).await {
                    Ok(_) => {
                        let _ = names.try_update(|names| names.retain(|known| *known != name));
                    }
                    Err(why) => table.notify(why),
                }
            });
        };
        view! { <button class="plain" data-online="unblock" on:click=unblock>{words}</button> }
    };
    move || names.get().into_iter().map(row).collect_view()
}

fn go(table: Table, game: String) {
    table.dialog.set(None);
    online::enter(table, game);
}

/// One's own games on this server.
#[component]
fn Mine(table: Table) -> impl IntoView {
    let games = RwSignal::new(Vec::<Value>::new());
    Effect::new(move |_| {
        if me(table).is_none() {
            return games.set(vec![]);
        }
        leptos::task::spawn_local(async move {
            let told = desk::call("api/me/games", None).await.unwrap_or(json!(null));
            let _ = games.try_set(told["games"].as_array().cloned().unwrap_or_default());
        });
    });
    let row = move |game: Value| {
        let text = |key: &str| game[key].as_str().unwrap_or_default().to_owned();
        let players = game["players"].as_array().cloned().unwrap_or_default();
        let players = players.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" – ");
        let (id, score) = (text("id"), text("score"));
        let state = match (game["playing"].as_bool(), score.is_empty()) {
            (Some(true), _) if game["turn"] == true => t("online-your-turn"),
            (Some(true), _) => t("online-running"),
            (_, true) => t("online-open"),
            _ => score,
        };
        let opened = id.clone();
        view! {
            <li>
                <button class="kept" on:click=move |_| go(table, opened.clone())>
                    <b><bdi>{players}</bdi></b><small>{text("title")}" · "{state}</small>
                </button>
                <a class="file" href=format!("game/export/{id}") download=format!("{id}.pgn")>"PGN"</a>
            </li>
        }
    };
    view! {
        {move || games.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("online-none-mine")}</p> })}
        <ul class="kept-games" data-online="mine">{move || games.get().into_iter().map(row).collect_view()}</ul>
    }
}
