//! All levels: the daily ones, the campaign as a map of chapters, and a field for the user's own.

use std::collections::HashMap;

use chesswright_catalog::level::Level;
use chesswright_catalog::level::packs::CAMPAIGN;
use chesswright_draw::{Page, View};
use chesswright_rules::Rules;
use chesswright_speech::words::level_title;
use chesswright_table::level::{self, DAILY, Record, Source, solids};
use leptos::prelude::*;

use super::gallery::count_up;
use super::learn::Lessons;
use super::level::Stars;
use super::modal::Modal;
use super::{Icon, thumbnails};
use crate::opening::open_level;
use crate::table::Table;
use crate::words::{self, say, t, tell};
use crate::{browser, records, studio};

/// The length of a day in milliseconds.
const DAY: u64 = 86_400_000;
/// The number of daily levels that are listed.
const DAYS: u64 = 7;
/// A chapter opens when this percentage of the previous chapter's levels is solved.
const ENOUGH: usize = 60;

/// The window.
#[component]
pub(crate) fn Levels(table: Table) -> impl IntoView {
    let today = browser::now() / DAY;
    let records = records::load();
    let pictures = RwSignal::new(HashMap::<Source, String>::new());
    draw_daily(today, pictures);
    let days = (0..DAYS.min(today)).map(|back| {
        let source = Source::Daily(today - back);
        let words = match back {
            0 => t("level-today"),
            1 => t("level-yesterday"),
            _ => browser::day(today - back, words::spoken().code),
        };
        let best = records.best(source);
        view! { <Card table source words number=None best locked=false pictures/> }
    });
    let days = days.collect_view();
    // The chapters appear one after the other, so that the page does not stand still.
    let shown = RwSignal::new(1_usize);
    count_up(shown, 1, CAMPAIGN.len());
    let mut enough = true;
    let mut open = vec![];
    let chapters: Vec<_> = CAMPAIGN
        .iter()
        .enumerate()
        .map(|(chapter, file)| {
            let all = file.texts().count();
            let best: Vec<_> =
                (0..all).map(|number| records.best(Source::Campaign(chapter, number))).collect();
            let (locked, solved) = (!enough, best.iter().flatten().count());
            enough = solved * 100 >= all * ENOUGH;
            if !locked {
                open.extend((0..all).map(|number| (chapter, number)));
            }
            let due = Memo::new(move |_| shown.get() > chapter);
            move || {
                due.get().then(|| view! { <Chapter table chapter best=best.clone() solved locked pictures/> })
            }
        })
        .collect();
    fetch_pictures(open, pictures);
    let own = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let bring = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match own.with_untracked(|text| level::read(text)) {
            Some(Ok(level)) => table.open_level(level),
            Some(Err(why)) => wrong.set(Some(say(&why.message()))),
            None => wrong.set(Some(t("level-own-nothing"))),
        }
    };
    view! {
        <Modal table title=t("levels") wide=true>
            <div class="levels">
                <button class="learn" data-make-level="" on:click=move |_| studio::new_level(table)><Icon name="build"/><span><b>{t("level-make")}</b></span></button>
                <section class="chapter"><h3>{t("level-daily")}</h3><div class="level-cards">{days}</div></section>
                <Lessons table/>
                {chapters}
                <form class="own-level" on:submit=bring>
                    <label for="own-level">{t("level-own")}</label>
                    <textarea id="own-level" rows="3" spellcheck="false" prop:value=own on:input=move |event| own.set(event_target_value(&event))></textarea>
                    {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
                    <button type="submit">{t("level-own-open")}</button>
                </form>
            </div>
        </Modal>
    }
}

/// A chapter of the campaign, with the best results in its levels.
#[component]
fn Chapter(
    table: Table,
    chapter: usize,
    best: Vec<Option<Record>>,
    solved: usize,
    locked: bool,
    pictures: RwSignal<HashMap<Source, String>>,
) -> impl IntoView {
    let counted = [("solved", (solved as u32).into()), ("all", (best.len() as u32).into())];
    let so_far = tell("level-solved", counted);
    let cards = best.into_iter().enumerate().map(|(number, best)| {
        let source = Source::Campaign(chapter, number);
        let words = level_title(&source.title().unwrap_or_default()).text;
        view! { <Card table source words number=Some(number + 1) best locked pictures/> }
    });
    let file = &CAMPAIGN[chapter];
    let (title, about) =
        (words::chapter_title(file.title()), words::chapter_about(file.title(), file.about()));
    view! {
        <section class="chapter" class:locked=locked>
            <h3><span lang=title.lang>{title.text}</span><small class="quiet">{so_far}</small></h3>
            <p class="quiet" lang=about.lang>{about.text}</p>
            <div class="level-cards">{cards.collect_view()}</div>
        </section>
    }
}

/// The pictures of the levels of the campaign that can be played, by chapter and number. Without them, levels can be chosen
/// as well.
fn fetch_pictures(open: Vec<(usize, usize)>, pictures: RwSignal<HashMap<Source, String>>) {
    leptos::task::spawn_local(async move {
        if !thumbnails::fetch().await {
            return;
        }
        let work = browser::Work::begin();
        for (chapter, number) in open {
            let Some(address) = thumbnails::address(&format!("level-{chapter}-{number}")) else { continue };
            let source = Source::Campaign(chapter, number);
            // The window may be closed.
            if pictures.try_update(|pictures| pictures.insert(source, address)).is_none() {
                return;
            }
            work.breathe().await;
        }
    });
}

/// Draws the latest daily levels one after the other, so that the page does not stand still. There are too many of them to
/// ship their pictures.
fn draw_daily(today: u64, pictures: RwSignal<HashMap<Source, String>>) {
    leptos::task::spawn_local(async move {
        let Some(file) = browser::fetch(DAILY).await else { return };
        for day in (0..DAYS.min(today)).map(|back| today - back) {
            let source = Source::Daily(day);
            if let Some(address) = source.level_in(&file).and_then(|level| pictured(&level)) {
                let shown = pictures.try_update(|pictures| pictures.insert(source, address));
                if shown.is_none() {
                    return;
                }
            }
            browser::pause().await;
        }
    });
}

fn pictured(level: &Level) -> Option<String> {
    let start = Rules::new(&level.definition()).ok()?.start();
    let view = View {
        page: Page::Clear,
        coordinates: false,
        size: 220,
        terrain: start.ground(),
        solids: solids(level),
        ..View::default()
    };
    browser::address(&chesswright_draw::svg(&start, &view), "image/svg+xml")
}

#[component]
fn Card(
    table: Table,
    source: Source,
    words: String,
    number: Option<usize>,
    best: Option<Record>,
    locked: bool,
    pictures: RwSignal<HashMap<Source, String>>,
) -> impl IntoView {
    let name = match source {
        Source::Campaign(chapter, number) => format!("{chapter}-{number}"),
        Source::Daily(day) => format!("day-{day}"),
        // Lessons have cards of their own.
        Source::Lesson(..) | Source::Own => String::new(),
    };
    // A level that is still closed is a surprise.
    let picture = move || pictures.with(|known| known.get(&source).filter(|_| !locked).cloned());
    view! {
        <button class="level-card" disabled=locked data-level=name on:click=move |_| open_level(table, source)>
            <span class="mini">
                {move || picture().map(|address| view! { <img loading="lazy" src=address alt="" draggable="false"/> })}
                {locked.then(|| view! { <Icon name="lock"/> })}
            </span>
            <span class="words">
                {number.map(|number| view! { <span class="number">{number}</span> })}
                <span>{words}</span>
            </span>
            {best.map(|best| view! { <Stars count=best.stars/> })}
        </button>
    }
}
