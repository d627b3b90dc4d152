//! The panel of a level: its goals, progress and help, and a slider through the moves.

use std::sync::Arc;

use chesswright_catalog::level::packs::LESSONS;
use chesswright_catalog::level::{Goal, Loss, Who};
use chesswright_draw::terrain::{Held, key, keys};
use chesswright_rules::Side;
use chesswright_table::level::{Hints, LevelSession, Source};
use chesswright_table::session::{Act, Aid, Target};
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::icons::Icon;
use crate::browser;
use crate::opening::open_level;
use crate::parts::{self, Unfetched};
use crate::table::{Dialog, Table};
use crate::words::{self, t, tell};

/// Shows the top of the panel of a level.
type Show = fn(Table, Arc<LevelSession>) -> AnyView;

/// The top of the panel while a level is on the table: a part of the program that is fetched with the first level.
#[component]
pub(crate) fn LevelHead(table: Table) -> impl IntoView {
    let show = RwSignal::new(None::<Show>);
    let is_level = Memo::new(move |_| table.level.with(Option::is_some));
    Effect::new(move |_| {
        if !is_level.get() || show.get_untracked().is_some() {
            return;
        }
        leptos::task::spawn_local(async move {
            match parts::wait_for(table, head()).await {
                // A change of the language has made another one.
                Ok(fetched) => drop(show.try_set(Some(fetched))),
                Err(Unfetched) => table.notify(t("trouble-not-loaded")),
            }
        });
    });
    move || table.level.get().zip(show.get()).map(|(session, show)| show(table, session))
}

#[wasm_split(level, fallible)]
fn head() -> Result<Show, Unfetched> {
    Ok(|table, session| view! { <Head table session/> }.into_any())
}

#[component]
fn Head(table: Table, session: Arc<LevelSession>) -> impl IntoView {
    let goals = goals(&session);
    let told = match session.source {
        Source::Lesson(lesson, _) => LESSONS.get(lesson).map(|lesson| t(&format!("lesson-{}", lesson.name))),
        Source::Campaign(..) | Source::Daily(_) | Source::Own => None,
    };
    let told = told.unwrap_or_else(|| session.level().text.clone());
    let par = session.par();
    let won = {
        let session = session.clone();
        Memo::new(move |_| {
            table.game.with(|game| session.is_won(game.position()).then(|| session.moves(game)))
        })
    };
    let count = {
        let session = session.clone();
        Memo::new(move |_| table.game.with(|game| session.moves(game)))
    };
    let moves = move || match par {
        Some(par) => tell("level-moves-of", [("moves", count.get().into()), ("par", par.into())]),
        None => tell("level-moves", [("moves", count.get().into())]),
    };
    let stars = {
        let session = session.clone();
        Memo::new(move |_| {
            let hints = table.aids.get().hints;
            won.get().map(|moves| session.stars(moves, hints))
        })
    };
    let next = session.source.next();
    let is_lesson = matches!(session.source, Source::Lesson(..));
    let go_on = move || {
        next.map(|next| {
            view! { <button class="main" data-level="next" on:click=move |_| open_level(table, next)>{t(if is_lesson { "lesson-next" } else { "level-next" })}</button> }
        })
    };
    let act = move |act: Act| {
        move |_| {
            table.act(act.clone());
        }
    };
    let (alone, player) = (!session.is_for_several(), session.puzzle.player());
    let lost = move || alone && table.game.with(|game| game.ending().is_some()) && won.get().is_none();
    let late = {
        let session = session.clone();
        Memo::new(move |_| table.game.with(|game| session.is_too_late(game.position())))
    };
    let danger = move || table.aids.with(|aids| aids.danger);
    let can_preview = session.can_preview();
    let replies = move || can_preview && table.aids.with(|aids| aids.replies);
    let slow = (!can_preview).then(|| t("level-replies-slow"));
    let failed = Memo::new(move |_| match (lost(), late.get()) {
        (true, _) => Some("level-lost"),
        (false, true) => Some("level-too-late"),
        (false, false) => None,
    });
    let all = move || view! { <button data-level="all" on:click=move |_| table.dialog.set(Some(Dialog::Levels))>{t("levels")}</button> };
    // How an attempt has ended comes first, as large as everybody sees it.
    let end = move || {
        let told = move || view! { <p class="so-far"><span class="count">{moves}</span></p> };
        if let Some(stars) = stars.get() {
            return Some(view! {
                <section class="level-end" data-end="won" aria-label=t("level-won")>
                    <div><h2>{t("level-won")}</h2>{told()}</div>
                    <Stars count=stars/>
                    <div class="answers">{go_on()}{next.is_none().then(all)}<button class:main=next.is_none() data-level="again" on:click=act(Act::Restart)>{t("level-again")}</button></div>
                </section>
            }.into_any());
        }
        failed.get().map(|why| {
            view! {
            <section class="level-end" data-end="lost">
                <p class="wrong">{t(why)}</p>
                <div class="answers">
                    <button class="main" data-level="back" on:click=act(Act::Undo)>{t("undo-short")}</button>
                    <button data-level="again" on:click=act(Act::Restart)>{t("level-restart")}</button>
                </div>
            </section>
        }.into_any()
        })
    };
    let ended = Memo::new(move |_| stars.get().is_some() || failed.get().is_some());
    Effect::new(move |_| {
        if ended.get() {
            browser::to_top(".panel");
        }
    });
    view! {
        <div class="level" class:ended=ended>
            {end}
            <p class="goals">{goals}</p>
            {(!told.is_empty()).then(|| view! { <p class="quiet">{told}</p> })}
            {move || stars.get().is_none().then(|| view! { <p class="so-far"><span class="count">{moves}</span><Keys table player/></p> })}
            {move || (table.aids.get().hints != Hints::None).then(|| view! { <p class="quiet hinted">{t("level-hint-cost")}</p> })}
            <Scrubber table/>
            <div class="helps">
                {move || (!ended.get()).then(|| view! { <button data-level="again" on:click=act(Act::Restart)>{t("level-restart")}</button> })}
                <button aria-pressed=move || danger().to_string() data-level="danger"
                    on:click=act(Act::Toggle(Aid::Danger))>{t("level-danger")}</button>
                <button aria-pressed=move || replies().to_string() data-level="replies" disabled=!can_preview title=slow
                    on:click=act(Act::Toggle(Aid::Replies))>{t("level-replies")}</button>
                {move || (!ended.get() || next.is_some()).then(all)}
            </div>
        </div>
    }
}

/// The keys that the player holds.
#[component]
fn Keys(table: Table, player: Side) -> impl IntoView {
    let held = Memo::new(move |_| {
        table.game.with(|game| {
            let ground = game.position().ground();
            ground.map(|ground| keys(game.rules(), &ground, player)).unwrap_or_default()
        })
    });
    let one = |held: &Held| {
        let name = format!("{} {}", t("item-key"), held.name);
        let count = held.count.filter(|count| *count > 1).map(|count| format!("×{count}"));
        view! {
            <span class="held-key" role="img" aria-label=name.clone() title=name data-key=held.name.clone()>
                <svg viewBox="22 12 56 78" aria-hidden="true" inner_html=key(held.colour)></svg><b>{held.name.clone()}</b>{count}
            </span>
        }
    };
    move || {
        held.with(|held| (!held.is_empty()).then(|| view! { <span class="held-keys"><span>{t("level-keys")}</span>{held.iter().map(one).collect_view()}</span> }))
    }
}

/// One to three stars.
#[component]
pub(crate) fn Stars(count: u8) -> impl IntoView {
    let label = tell("level-stars", [("stars", u32::from(count).into())]);
    let star = |number: u8| view! { <span class="star" class:earned=number <= count aria-hidden="true"><Icon name="star"/></span> };
    view! { <span class="stars" role="img" aria-label=label data-stars=count>{(1..=3).map(star).collect_view()}</span> }
}

/// A slider through the current line.
#[component]
fn Scrubber(table: Table) -> impl IntoView {
    let most = move || table.game.with(|game| game.line().len());
    let at = move || table.game.with(|game| game.path().len());
    let slide = move |event: leptos::ev::Event| {
        let Ok(place) = event_target_value(&event).parse::<usize>() else { return };
        table.go_to(Target::Ply(place));
    };
    view! {
        <input class="scrubber" type="range" min="0" max=most prop:value=move || at().to_string() aria-label=t("level-scrubber")
            disabled=move || most() == 0 on:input=slide/>
    }
}

/// The goals in words.
fn goals(session: &LevelSession) -> String {
    let level = session.level();
    let mut parts: Vec<String> = level.win.iter().map(|goal| goal_words(session, goal)).collect();
    for loss in &level.lose {
        match loss {
            Loss::Moves(most) => parts.push(tell("goal-moves", [("count", u32::from(*most).into())])),
            Loss::Rounds(most) => parts.push(tell("goal-rounds", [("count", u32::from(*most).into())])),
            Loss::Lost(who) => parts.push(tell("goal-protect", [("who", who_words(session, who).into())])),
            Loss::NoPieces(_) | Loss::Stuck => {}
        }
    }
    parts.join(" ")
}

fn goal_words(session: &LevelSession, goal: &Goal) -> String {
    let count = |count: u16| u32::from(count).into();
    match goal {
        Goal::TakeAll(_) => t("goal-take-all"),
        Goal::Take(who) => tell("goal-take", [("who", who_words(session, who).into())]),
        Goal::Exit { who, .. } if who.is_anybody() => t("goal-exit"),
        Goal::Exit { who, .. } => tell("goal-exit-who", [("who", who_words(session, who).into())]),
        Goal::Survive(rounds) => tell("goal-survive", [("count", count(*rounds))]),
        Goal::Protect(who) => tell("goal-protect", [("who", who_words(session, who).into())]),
        Goal::Collect { item, count: many, .. } => {
            tell("goal-collect", [("count", count(*many)), ("item", t(&format!("item-{item}")).into())])
        }
        Goal::Place { zone, .. } => {
            let cells: Vec<String> = zone.iter().map(ToString::to_string).collect();
            tell("goal-place", [("cells", words::list(&cells).into())])
        }
        Goal::Visit(cells) if cells.is_empty() => t("goal-visit-all"),
        Goal::Visit(cells) => {
            let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
            tell("goal-visit", [("cells", words::list(&cells).into())])
        }
        Goal::Promote(times) => tell("goal-promote", [("count", count(*times))]),
        Goal::Mate(moves) => tell("goal-mate", [("count", count(*moves))]),
        Goal::Win(moves) => tell("goal-win", [("count", count(*moves))]),
        Goal::Material { least, .. } => tell("goal-material", [("points", (*least).into())]),
        Goal::AnyOf(goals) => {
            let each: Vec<String> = goals.iter().map(|goal| goal_words(session, goal)).collect();
            each.join(&format!(" {} ", t("goal-or")))
        }
        Goal::AllOf(goals) => {
            let each: Vec<String> = goals.iter().map(|goal| goal_words(session, goal)).collect();
            each.join(" ")
        }
    }
}

/// Pieces, as a goal names them.
fn who_words(session: &LevelSession, who: &Who) -> String {
    let rules = session.puzzle.rules();
    let kind = who.kind.as_ref().map(|name| match rules.kind(name) {
        Some(kind) => crate::words::piece(rules, kind),
        None => name.clone(),
    });
    kind.or_else(|| who.tag.clone()).unwrap_or_else(|| t("goal-anybody"))
}
