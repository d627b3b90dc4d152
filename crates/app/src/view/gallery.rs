//! The gallery: every built-in game with a small board and a description, with a search field.

use std::collections::HashMap;
use std::sync::LazyLock;

use chesswright_draw::{Page, View, svg};
use chesswright_rules::Rules;
use chesswright_rules::definition::Definition;
use leptos::prelude::*;

use crate::browser;
use crate::settings::InBrowser;
use crate::table::Table;
use crate::words::{self, t};

/// An entry of the gallery.
struct Card {
    name: &'static str,
    family: &'static str,
    definition: Definition,
    /// The text to search in, in lower case.
    sought: String,
}

static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let card = |entry: &'static chesswright_catalog::Entry| {
        let definition = entry.examine().definition?;
        let about = &definition.about;
        let mut words = vec![entry.name, entry.family, &definition.title, &definition.description];
        words.extend(definition.aliases.iter().map(String::as_str));
        words.extend(about.titles.values().chain(about.descriptions.values()).map(String::as_str));
        let sought = words.join(" ").to_lowercase();
        Some(Card { name: entry.name, family: entry.family, definition, sought })
    };
    chesswright_catalog::DOCUMENTS.iter().filter_map(card).collect()
});

/// The title of a built-in game.
pub(crate) fn title(name: &str) -> String {
    let card = CARDS.iter().find(|card| card.name == name);
    card.map_or_else(|| name.to_owned(), |card| words::title_of(&card.definition).text)
}

thread_local! {
    /// A cache of small boards, by game and theme.
    static DRAWN: std::cell::RefCell<HashMap<(String, String), String>> = std::cell::RefCell::default();
}

/// The list of games, and the selected one.
#[component]
pub(crate) fn Gallery(table: Table, chosen: RwSignal<String>) -> impl IntoView {
    let sought = RwSignal::new(String::new());
    // Boards are drawn one per frame from the top, so that the window opens at once.
    let due = RwSignal::new(0_usize);
    fn next(due: RwSignal<usize>) {
        request_animation_frame(move || {
            // The gallery may have been closed.
            if due.try_update(|due| *due += 1).is_some() && due.get_untracked() < CARDS.len() {
                next(due);
            }
        });
    }
    next(due);
    let fits = move |card: &Card| {
        let sought = sought.get().to_lowercase();
        sought.split_whitespace().all(|word| card.sought.contains(word))
    };
    let families = move || {
        let mut families: Vec<&'static str> = vec![];
        for card in CARDS.iter() {
            if !families.contains(&card.family) {
                families.push(card.family);
            }
        }
        families
    };
    let family = move |name: &'static str| {
        let any = move || CARDS.iter().any(|card| card.family == name && fits(card));
        let cards = CARDS.iter().enumerate().filter(move |(_, card)| card.family == name);
        let cards = cards.map(move |(i, card)| {
            view! { <CardView table chosen card due=Signal::derive(move || due.get() > i) shown=Signal::derive(move || fits(card))/> }
        });
        view! {
            <div class="family" class:away=move || !any()>
                <h3>{words::family(name)}</h3>
                <div class="cards">{cards.collect_view()}</div>
            </div>
        }
    };
    let none = move || !CARDS.iter().any(fits);
    view! {
        <div class="gallery" role="radiogroup" aria-label=t("choose-game")>
            <input class="seek" type="search" placeholder=t("search-game") aria-label=t("search-game")
                on:input=move |event| sought.set(event_target_value(&event))/>
            <div class="shelf">
                {families().into_iter().map(family).collect_view()}
                {move || none().then(|| view! { <p class="quiet">{t("search-no-match")}</p> })}
            </div>
        </div>
    }
}

#[component]
fn CardView(
    table: Table,
    chosen: RwSignal<String>,
    card: &'static Card,
    due: Signal<bool>,
    shown: Signal<bool>,
) -> impl IntoView {
    let picture = Memo::new(move |_| due.get().then(|| small_board(table, card.name)).flatten());
    let title = words::title_of(&card.definition);
    let lead = words::description_of(&card.definition);
    let hint = lead.text.clone();
    view! {
        <label class="card" lang="en" dir="ltr" class:away=move || !shown.get() title=hint>
            <input type="radio" name="game" value=card.name prop:checked=move || chosen.get() == card.name
                on:change=move |_| chosen.set(card.name.to_owned())/>
            <span class="mini">{move || picture.get().map(|address| view! { <img src=address alt="" draggable="false"/> })}</span>
            <b lang=title.lang>{title.text}</b>
            <small lang=lead.lang>{lead.text}</small>
        </label>
    }
}

/// The object URL of a small drawing of a game's start position.
fn small_board(table: Table, name: &str) -> Option<String> {
    let (theme, page) = table.settings.with_untracked(|settings| (settings.theme(), settings.page()));
    let key = (name.to_owned(), format!("{}{page:?}", theme.name));
    if let Some(address) = DRAWN.with_borrow(|drawn| drawn.get(&key).cloned()) {
        return Some(address);
    }
    let rules = Rules::new(&chesswright_catalog::definition(name)?).ok()?;
    let view = View { theme, page: Page::Clear, coordinates: false, size: 220, ..View::default() };
    let address = browser::address(&svg(&rules.start(), &view), "image/svg+xml")?;
    DRAWN.with_borrow_mut(|drawn| drawn.insert(key, address.clone()));
    Some(address)
}
