//! The panel beside the board: how the game stands, the moves, and the rules.

use chesswright_speech::announce;
use chesswright_table::session::Act;
use leptos::prelude::*;

use super::actions::Actions;
use super::icons::Icon;
use super::notice::Notice;
use super::welcome::Opponent;
use super::{Loading, info, level, moves, tour};
use crate::storage;
use crate::studio::BackToStudio;
use crate::table::{Dialog, Table};
use crate::words::{t, tell};

/// The tabs of the panel.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Moves,
    Info,
    Chat,
}

/// The panel.
#[component]
pub(crate) fn Panel(table: Table) -> impl IntoView {
    let tab = RwSignal::new(Tab::Moves);
    let rematch = move |_| {
        table.act(Act::Rematch(storage::new_id()));
    };
    let landing = Memo::new(move |_| table.is_landing());
    // With others elsewhere, both must want to play again.
    let online = Memo::new(move |_| table.online.is_on());
    let over = move || table.result.with(Option::is_some) && !online.get();
    let windows = move || table.dialog.with(Option::is_some);
    let button = move |which: Tab, words: String| {
        view! {
            <button role="tab" aria-selected=move || (tab.get() == which).to_string() on:click=move |_| tab.set(which)>{words}</button>
        }
    };
    view! {
        <div class="panel" class:landing=landing>
            <header class="headline">
                <div class="heading">
                    <h1>{move || table.title()}</h1>
                    <BackToStudio table/>
                    {move || (!landing.get()).then(|| view! {
                        <button class="again" title=format!("{} (N)", t("new-game")) data-again="new" on:click=move |_| table.dialog.set(Some(Dialog::NewGame))>
                            <Icon name="new"/><span>{t("new-game")}</span>
                        </button>
                    })}
                </div>
                <Status table/>
                <Actions table/>
                <Occasion table/>
                {move || (over() && table.level.with(Option::is_none)).then(|| view! {
                    <div class="after"><button class="main" data-again="rematch" on:click=rematch>{t("rematch")}</button></div>
                })}
                {move || landing.get().then(|| view! { <Opponent table/> })}
            </header>
            // An open window shows the notice itself.
            {move || (!windows()).then(|| view! { <Notice table/> })}
            <tour::Tour table/>
            <level::LevelHead table/>
            {move || online.get().then(|| table.online.part.get().map(|part| (part.strip)(table)))}
            <div class="tabs" role="tablist">
                {button(Tab::Moves, t("tab-moves"))}
                {button(Tab::Info, t("tab-info"))}
                {move || online.get().then(|| button(Tab::Chat, t("online-chat")))}
            </div>
            {move || match tab.get() {
                Tab::Moves => view! { <moves::Moves table/> }.into_any(),
                Tab::Info => view! { <info::Info table/> }.into_any(),
                Tab::Chat => view! { {move || online.get().then(|| table.online.part.get().map(|part| (part.chat)(table)))} }.into_any(),
            }}
            <Loading table/>
        </div>
    }
}

/// Where and when a game from a file was played.
#[component]
fn Occasion(table: Table) -> impl IntoView {
    let told = Memo::new(move |_| {
        table.game.with(|game| {
            let event = game.tags.get("Event")?;
            let date = game.tags.get("Date").map(|date| date.trim_end_matches(".??"));
            Some(match date {
                Some(date) => format!("{event} · {date}"),
                None => event.clone(),
            })
        })
    });
    move || told.get().map(|told| view! { <p class="status occasion">{told}</p> })
}

/// How the game stands: the result, which stays while somebody looks at earlier moves, or whose turn it is, and which of
/// several moves of the turn comes next.
#[component]
fn Status(table: Table) -> impl IntoView {
    let result = move || {
        let ending = table.result.get()?;
        Some(table.context.with(|context| announce::ending(&context.rules, &ending)))
    };
    let standing = move || table.game.with(announce::standing);
    let place = move || {
        table.game.with(|game| {
            let (at, all) = (game.path().len(), game.line().len());
            (at < all)
                .then(|| tell("status-place", [("at", (at as u32).into()), ("all", (all as u32).into())]))
        })
    };
    let step = move || {
        table.game.with(|game| {
            let position = game.position();
            let steps = game.rules().steps_of_turn(position.turn(), position.turns());
            let step = steps.saturating_sub(position.steps_left()) + 1;
            (steps > 1 && game.ending().is_none()).then(|| {
                tell("status-step", [("step", u32::from(step).into()), ("steps", u32::from(steps).into())])
            })
        })
    };
    move || match result() {
        Some(result) => view! {
            <p class="status over">{result}</p>
            {place().map(|place| view! { <p class="status place">{place}" · "{standing()}</p> })}
        }
        .into_any(),
        None if table.is_landing() => view! { <p class="status">{t("welcome-lead")}</p> }.into_any(),
        None => {
            view! { <p class="status">{standing()}{step().map(|step| format!(" {step}"))}</p> }.into_any()
        }
    }
}
