//! Lessons: positions to solve, a few for every family of games, and the buttons that lead to them.

use std::collections::HashMap;

use chesswright_catalog::level::packs::{self, LESSONS};
use chesswright_table::level::Source;
use leptos::prelude::*;

use super::icons::Icon;
use super::thumbnails;
use crate::opening::open_level;
use crate::records;
use crate::table::{Dialog, Table};
use crate::words::{self, t, tell};

/// The lesson of the family to which a built-in game belongs.
pub(crate) fn of_game(name: &str) -> Option<usize> {
    packs::lesson(chesswright_catalog::find(name)?.family)
}

/// The positions of a lesson, each with whether it has been solved.
fn positions(lesson: usize) -> Vec<(Source, bool)> {
    let records = records::load();
    let all = LESSONS.get(lesson).map_or(0, |lesson| lesson.texts().count());
    (0..all)
        .map(|number| Source::Lesson(lesson, number))
        .map(|source| (source, records.best(source).is_some()))
        .collect()
}

/// Puts the first position of a lesson on the table that has not been solved.
pub(crate) fn begin(table: Table, lesson: usize) {
    let positions = positions(lesson);
    let next = positions.iter().find(|(_, solved)| !solved).or(positions.first());
    if let Some((source, _)) = next {
        table.dialog.set(None);
        table.tour.set(None);
        open_level(table, *source);
    }
}

/// A button for the lesson of the family to which a game belongs.
#[component]
pub(crate) fn LearnButton(table: Table, #[prop(into)] game: Signal<String>) -> impl IntoView {
    move || {
        let lesson = of_game(&game.get())?;
        let family = words::family(LESSONS[lesson].name);
        Some(view! {
            <button type="button" class="learn" data-learn=LESSONS[lesson].name on:click=move |_| begin(table, lesson)>
                <Icon name="hint"/><span>{tell("learn-family", [("family", family.into())])}</span>
            </button>
        })
    }
}

/// A button that leads to all lessons.
#[component]
pub(crate) fn LearnMore(table: Table) -> impl IntoView {
    let open = move |_| {
        table.tour.set(None);
        table.dialog.set(Some(Dialog::Levels));
    };
    view! { <button data-learn="tour" on:click=open>{t("learn-tour")}</button> }
}

/// All lessons, in the window for levels.
#[component]
pub(crate) fn Lessons(table: Table) -> impl IntoView {
    let pictures = RwSignal::new(HashMap::<usize, String>::new());
    leptos::task::spawn_local(async move {
        if !thumbnails::fetch().await {
            return;
        }
        for (lesson, file) in LESSONS.iter().enumerate() {
            let game =
                file.texts().find_map(|text| text.lines().find_map(|line| line.strip_prefix("game: ")));
            let Some(address) = game.and_then(thumbnails::address) else { continue };
            // The window may be closed.
            if pictures.try_update(|pictures| pictures.insert(lesson, address)).is_none() {
                return;
            }
        }
    });
    let cards = LESSONS.iter().enumerate().map(|(lesson, file)| {
        let positions = positions(lesson);
        let solved = positions.iter().filter(|(_, solved)| *solved).count();
        let so_far = tell(
            "level-solved",
            [("solved", (solved as u32).into()), ("all", (positions.len() as u32).into())],
        );
        let picture = move || pictures.with(|known| known.get(&lesson).cloned());
        view! {
            <button class="level-card" data-lesson=file.name on:click=move |_| begin(table, lesson)>
                <span class="mini">{move || picture().map(|address| view! { <img loading="lazy" src=address alt="" draggable="false"/> })}</span>
                <span class="words"><span>{words::family(file.name)}</span></span>
                <small class="quiet">{so_far}</small>
            </button>
        }
    });
    view! {
        <section class="chapter" id="lessons">
            <h3>{t("learn")}</h3>
            <p class="quiet">{t("learn-lead")}</p>
            <div class="level-cards">{cards.collect_view()}</div>
        </section>
    }
}
