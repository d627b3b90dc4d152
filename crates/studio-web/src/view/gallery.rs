//! All built-in games, to begin a new one like them.

use std::sync::LazyLock;

use chesswright_catalog::{DOCUMENTS, Entry};
use chesswright_document::Document;
use chesswright_draw::{Page, View, svg};
use chesswright_rules::Rules;
use chesswright_rules::definition::Definition;
use chesswright_studio::fork;
use leptos::prelude::*;

use super::start::begin;
use crate::browser;
use crate::words::{description_of, t, title_of};
use crate::workshop::{Workshop, theme};

/// The games that are shown before anything is sought.
const FIRST: [&str; 8] =
    ["chess", "3check", "crazyhouse", "duck", "glinski", "xiangqi", "minishogi", "losalamos"];

/// A game with its definition.
struct Card {
    entry: &'static Entry,
    game: Definition,
}

static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let card = |entry: &'static Entry| Some(Card { entry, game: entry.examine().definition? });
    DOCUMENTS.iter().filter_map(card).collect()
});

fn card(name: &str) -> Option<(&'static str, String, String, Option<String>)> {
    let game = chesswright_catalog::definition(name)?;
    let found = chesswright_catalog::find(name)?;
    let title = title_of(&game);
    Some((found.name, title.text, description_of(&game).text, title.lang))
}

/// The games that fit what is sought.
fn fitting(sought: &str) -> Vec<(&'static str, String, String, Option<String>)> {
    let sought = sought.trim().to_lowercase();
    if sought.is_empty() {
        return FIRST.iter().filter_map(|name| card(name)).collect();
    }
    let fits = |card: &&Card| {
        let title = title_of(&card.game).text;
        let about = description_of(&card.game).text;
        let all = [
            card.entry.name,
            card.entry.family,
            &card.game.title,
            &title,
            &about,
            &card.game.aliases.join(" "),
        ]
        .join(" ")
        .to_lowercase();
        sought.split_whitespace().all(|word| all.contains(word))
    };
    let told = |card: &Card| {
        let title = title_of(&card.game);
        (card.entry.name, title.text, description_of(&card.game).text, title.lang)
    };
    CARDS.iter().filter(fits).take(24).map(told).collect()
}

/// The games, and a field to seek in.
#[component]
pub(crate) fn Gallery(workshop: Workshop) -> impl IntoView {
    let sought = RwSignal::new(String::new());
    let found = Memo::new(move |_| fitting(&sought.get()));
    let all = move |_| sought.set("chess".to_owned());
    view! {
        <input type="search" id="studio-seek" placeholder=t("search-game") aria-label=t("search-game") prop:value=sought
            on:input=move |event| sought.set(browser::typed_in(&event))/>
        <div class="st-gallery">
            <For each=move || found.get() key=|found| found.0 let:found>
                <CardView workshop name=found.0 title=found.1 about=found.2 lang=found.3/>
            </For>
        </div>
        {move || found.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("search-no-match")}</p> })}
        {move || sought.with(String::is_empty).then(|| view! {
            <button class="st-more" on:click=all>{t("welcome-games")}</button>
        })}
    }
}

#[component]
fn CardView(
    workshop: Workshop,
    name: &'static str,
    title: String,
    about: String,
    lang: Option<String>,
) -> impl IntoView {
    let picture = RwSignal::new(None::<String>);
    // The list is there before its boards are drawn, one in each frame.
    request_animation_frame(move || {
        let theme = workshop.look.with_untracked(theme);
        let rules = chesswright_catalog::definition(name).and_then(|game| Rules::new(&game).ok());
        let view = View { theme, page: Page::Clear, coordinates: false, size: 160, ..View::default() };
        let drawn = rules.and_then(|rules| browser::address(&svg(&rules.start(), &view), "image/svg+xml"));
        // The list may have changed.
        let _ = picture.try_set(drawn);
    });
    let begins = move |_| {
        let document: Document = fork(name);
        begin(workshop, document);
    };
    view! {
        <button class="st-game" data-fork=name title=about on:click=begins>
            <span class="st-mini">{move || picture.get().map(|address| view! { <img src=address alt="" draggable="false"/> })}</span>
            <b lang=lang>{title}</b>
        </button>
    }
}
