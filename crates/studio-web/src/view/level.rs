//! The room in which levels are made: a rail, the board, a card, and a bar below that says whether the level can be won. A worker solves
//! it after every change.

mod board;
mod brushes;
mod cards;
mod desk;
mod keys;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use self::desk::{Desk, Pane};
use super::Notice;
use super::icons::Icon;
use crate::browser;
use crate::words::{self, t, tell};
use crate::workshop::{Room, Workshop};
use chesswright_lab::Answer;
use chesswright_studio::level::{LevelAct, LevelDesk, Standing};

/// The room.
#[component]
pub(crate) fn Level(workshop: Workshop) -> impl IntoView {
    let desk = Desk::new(workshop);
    desk.map(|desk| view! { <Open desk/> })
}

#[component]
fn Open(desk: Desk) -> impl IntoView {
    let workshop = desk.workshop;
    listen(desk);
    Effect::new(move |_| {
        // What is drawn on is the level as it begins, and not a step of its solution.
        if desk.pane.get() != Pane::Solution {
            desk.shown.set(0);
        }
        browser::to_top_of_card();
    });
    view! {
        <main class="studio" id="studio-root" data-pane=move || desk.pane.get().name() data-level=move || desk.with(|desk| standing_name(desk.standing()))>
            <Rail desk/>
            <section class="st-middle" aria-label=t("studio-middle")><board::Board desk/></section>
            <section class="st-side">
                <Title desk/>
                <Notice workshop/>
                <div class="st-card" role="region" aria-label=move || t(desk.pane.get().words())>
                    {move || match desk.pane.get() {
                        Pane::Draw => view! { <brushes::Draw desk/> }.into_any(),
                        Pane::Aim => view! { <cards::AimCard desk/> }.into_any(),
                        Pane::Solution => view! { <cards::Solution desk/> }.into_any(),
                        Pane::Text => view! { <cards::Text desk/> }.into_any(),
                        Pane::Share => view! { <cards::Share desk/> }.into_any(),
                    }}
                </div>
            </section>
            <Foot desk/>
        </main>
    }
}

/// What is known, as a word for scripts and styles.
fn standing_name(standing: &Standing) -> &'static str {
    match standing {
        Standing::Broken => "broken",
        Standing::Searching => "searching",
        Standing::Won(_) => "won",
        Standing::Lost(_) => "lost",
        Standing::Undecided(_) => "undecided",
        Standing::NoSolver(_) => "no-solver",
    }
}

#[component]
fn Rail(desk: Desk) -> impl IntoView {
    let workshop = desk.workshop;
    let way = move |pane: Pane| {
        let current = move || (desk.pane.get() == pane).then_some("page");
        view! {
            <button class="st-way" data-way=pane.name() aria-current=current on:click=move |_| desk.pane.set(pane)>
                <Icon name=pane.icon()/><span>{t(pane.words())}</span>
            </button>
        }
    };
    view! {
        <nav class="st-rail" aria-label=t("studio-level-rail")>
            <button class="st-way st-leave" data-way="leave" title=t("studio-leave-more") on:click=move |_| workshop.leave()>
                <Icon name="leave"/><span>{t("studio-leave")}</span>
            </button>
            <button class="st-way" data-way="start" on:click=move |_| workshop.begin_again()><Icon name="start"/><span>{t("studio-pane-start")}</span></button>
            {Pane::ALL.map(way).into_iter().collect_view()}
        </nav>
    }
}

/// The title of the level, to type over.
#[component]
fn Title(desk: Desk) -> impl IntoView {
    let title = desk.memo(|desk| desk.level().title.clone());
    view! {
        <header class="st-head">
            <input class="st-title" id="studio-title" type="text" maxlength="80" aria-label=t("studio-level-title") placeholder=t("studio-level-title") spellcheck="false"
                prop:value=move || title.get() on:change=move |event| desk.act(LevelAct::Title(browser::typed_in(&event)))/>
        </header>
    }
}

/// What the solver knows, in words.
fn verdict(desk: Desk) -> String {
    desk.with(|state| match state.standing() {
        Standing::Broken => tell("studio-problems", [("count", state.problems().len().max(1).into())]),
        Standing::Searching => {
            let (states, depth) = desk.progress.get();
            tell("studio-level-searching", [("states", states.into()), ("depth", depth.into())])
        }
        Standing::Won(answer) => {
            let ways = tell("studio-level-ways", [("count", answer.lines.into())]);
            let par = tell("studio-level-par", [("par", answer.par.unwrap_or(0).into())]);
            format!("{par} ({ways})")
        }
        Standing::Lost(_) => with_reason(t("studio-level-lost"), state),
        Standing::Undecided(answer) => with_reason(undecided(answer, desk.progress.get()), state),
        Standing::NoSolver(why) => words::failed(why),
    })
}

/// What is known about a level whose search has ended without an answer. One that was stopped tells how far it had come.
fn undecided(answer: &Answer, progress: (usize, u32)) -> String {
    match &answer.why {
        Some(why) => {
            tell("studio-level-undecided", [("states", answer.states.into()), ("depth", why.depth.into())])
        }
        None => tell("studio-level-stopped", [("states", progress.0.into()), ("depth", progress.1.into())]),
    }
}

/// The most telling reason follows what is known.
fn with_reason(known: String, state: &LevelDesk) -> String {
    match state.reasons().first() {
        Some(reason) => format!("{known} · {}", words::reason(reason)),
        None => known,
    }
}

/// What the solver knows beyond that about a level that can be won.
fn details(answer: &chesswright_lab::Answer) -> Option<String> {
    answer.grades.as_ref()?;
    let positions = tell("studio-level-positions", [("count", answer.states.into())]);
    let forced = match answer.forced {
        Some(moves) => tell("studio-level-forced", [("moves", moves.into())]),
        None => t("studio-level-not-forced"),
    };
    Some(format!("{positions} · {forced}"))
}

/// The bar: what the solver knows, what undo would take back, and the way to play.
#[component]
fn Foot(desk: Desk) -> impl IntoView {
    let undone = Memo::new(move |_| desk.with(|desk| desk.undoable().map(|done| words::done(done, None))));
    let redone = Memo::new(move |_| desk.with(|desk| desk.redoable().map(|done| words::done(done, None))));
    let kind = desk.memo(|desk| standing_name(desk.standing()));
    let icon = move || match kind.get() {
        "won" => "good",
        "searching" => "search",
        _ => "warn",
    };
    let named = |key: &'static str, done: Option<String>| match done {
        Some(done) => tell(key, [("what", done.into())]),
        None => t(if key == "studio-undo" { "undo-short" } else { "redo" }),
    };
    let can_play = desk.memo(|desk| desk.playable().is_some());
    let can_retry = desk.memo(|desk| match desk.standing() {
        Standing::Undecided(_) => true,
        Standing::NoSolver(why) => words::can_retry(why),
        _ => false,
    });
    view! {
        <footer class="st-foot">
            <button class="st-verdict" data-foot="verdict" data-standing=move || kind.get() class:wrong=move || matches!(kind.get(), "broken" | "lost")
                on:click=move |_| desk.pane.set(if kind.get_untracked() == "broken" { Pane::Text } else { Pane::Solution })>
                {move || view! { <Icon name=icon()/> }}<span role="status">{move || verdict(desk)}</span>
            </button>
            {move || match kind.get() {
                "searching" => Some(view! { <button data-foot="stop" on:click=move |_| desk.give_up()>{t("studio-stop")}</button> }.into_any()),
                _ if can_retry.get() => Some(view! { <button data-foot="again" on:click=move |_| desk.solve_again()>{t("studio-again")}</button> }.into_any()),
                _ => None,
            }}
            <span class="st-gap"></span>
            <button class="st-undo" data-foot="undo" disabled=move || undone.with(Option::is_none) title=move || format!("{} (Ctrl+Z)", named("studio-undo", undone.get()))
                aria-label=move || named("studio-undo", undone.get()) on:click=move |_| desk.act(LevelAct::Undo)>
                <Icon name="undo"/><span>{move || named("studio-undo", undone.get())}</span>
            </button>
            <button class="st-redo" data-foot="redo" disabled=move || redone.with(Option::is_none) title=move || format!("{} (Ctrl+Y)", named("studio-redo", redone.get()))
                aria-label=move || named("studio-redo", redone.get()) on:click=move |_| desk.act(LevelAct::Redo)>
                <Icon name="redo"/>
            </button>
            <button class="main st-play" id="studio-play" data-foot="play" disabled=move || !can_play.get() title=format!("{} (P)", t("studio-level-try")) on:click=move |_| desk.play()>
                <Icon name="play"/><span>{t("studio-level-try")}</span>
            </button>
        </footer>
    }
}

/// Keys, as long as this room is shown.
fn listen(desk: Desk) {
    let alive = StoredValue::new(());
    browser::on_window("keydown", move |event: KeyboardEvent| {
        let here =
            || matches!(desk.workshop.room.get_untracked(), Room::Level(..)) && desk.workshop.is_shown();
        if alive.try_get_value().is_none() || event.default_prevented() || event.alt_key() || !here() {
            return;
        }
        let field = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if field.is_some_and(|field| matches!(field.tag_name().as_str(), "TEXTAREA" | "SELECT" | "INPUT")) {
            return;
        }
        let command = event.ctrl_key() || event.meta_key();
        match (event.key().to_lowercase().as_str(), command, event.shift_key()) {
            ("z", true, false) => desk.act(LevelAct::Undo),
            ("y", true, _) | ("z", true, true) => desk.act(LevelAct::Redo),
            ("p", false, _) => desk.play(),
            ("t", false, _) => desk.pane.set(Pane::Text),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    });
}
