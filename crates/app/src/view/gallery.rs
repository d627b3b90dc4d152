//! The gallery: every built-in game with its thumbnail and a description; families, favourites, and a search that forgives
//! typing mistakes.

use std::cell::RefCell;
use std::sync::Arc;

use chesswright_catalog::search::{Query, Subject};
use chesswright_catalog::{DOCUMENTS, Entry};
use chesswright_speech::words::DocumentText;
use leptos::html;
use leptos::prelude::*;
use web_sys::HtmlSpanElement;

use super::icons::Icon;
use super::thumbnails;
use crate::browser::Lookout;
use crate::words::{self, t, tell};
use crate::{browser, favourites};

/// How many cards are added to the list in each frame: the page stays responsive.
const CARDS_A_FRAME: usize = 12;

/// An entry of the gallery.
struct Card {
    name: &'static str,
    family: &'static str,
    title: DocumentText,
    about: DocumentText,
    subject: Subject,
}

impl Card {
    fn new(entry: &'static Entry) -> Self {
        let head = entry.head();
        let title = words::title_of_built_in(entry.name, &head.title);
        let about = words::description_of_built_in(entry.name, &head.title, &head.description);
        let names = [title.text.as_str(), entry.name, &head.title];
        let names = names.into_iter().chain(head.aliases.iter().map(String::as_str));
        let text = format!("{} {} {}", about.text, head.description, words::family(entry.family));
        let subject = Subject::new(names, &text);
        Self { name: entry.name, family: entry.family, title, about, subject }
    }
}

/// All games, in the spoken language.
fn cards() -> Arc<Vec<Card>> {
    /// The cards, and the language that they are in.
    type Known = Option<(&'static str, Arc<Vec<Card>>)>;
    thread_local!(static CARDS: RefCell<Known> = const { RefCell::new(None) });
    let language = words::spoken().code;
    let known = CARDS.with_borrow(|known| known.clone().filter(|(code, _)| *code == language));
    known.map(|(_, cards)| cards).unwrap_or_else(|| {
        let cards = Arc::new(DOCUMENTS.iter().map(Card::new).collect::<Vec<_>>());
        CARDS.set(Some((language, cards.clone())));
        cards
    })
}

/// The title of a built-in game.
pub(crate) fn title(name: &str) -> String {
    let cards = cards();
    let card = cards.iter().find(|card| card.name == name);
    card.map_or_else(|| name.to_owned(), |card| card.title.text.clone())
}

/// Which games are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Filter {
    All,
    Favourites,
    Recent,
    Family(&'static str),
}

/// A row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Row {
    /// The heading of a family.
    Heading(&'static str),
    /// A game, by its place among the cards.
    Game(usize),
}

/// The games that fit a query and a filter, in order.
fn rows(cards: &[Card], query: &Query, filter: Filter, marked: &[String], recent: &[String]) -> Vec<Row> {
    let place = |name: &String| cards.iter().position(|card| card.name == name);
    let listed: Vec<usize> = match filter {
        Filter::All => (0..cards.len()).collect(),
        Filter::Favourites => marked.iter().filter_map(place).collect(),
        Filter::Recent => recent.iter().filter_map(place).collect(),
        Filter::Family(family) => (0..cards.len()).filter(|i| cards[*i].family == family).collect(),
    };
    if !query.is_empty() {
        let mut found: Vec<_> =
            listed.into_iter().filter_map(|i| Some((query.rank(&cards[i].subject)?, i))).collect();
        // Equally good ones keep their order.
        found.sort_by_key(|(rank, _)| *rank);
        return found.into_iter().map(|(_, i)| Row::Game(i)).collect();
    }
    let mut rows = vec![];
    let mut family = "";
    for i in listed {
        if filter == Filter::All && cards[i].family != family {
            family = cards[i].family;
            rows.push(Row::Heading(family));
        }
        rows.push(Row::Game(i));
    }
    rows
}

/// Counts up by `step` in each frame, as long as the signal exists and is less than `most`.
pub(super) fn count_up(count: RwSignal<usize>, step: usize, most: usize) {
    request_animation_frame(move || {
        let more = count.try_update(|count| {
            *count += step;
            *count < most
        });
        if more == Some(true) {
            count_up(count, step, most);
        }
    });
}

/// The list of games, and the selected one.
#[component]
pub(crate) fn Gallery(chosen: RwSignal<String>) -> impl IntoView {
    let cards = cards();
    let sought = RwSignal::new(String::new());
    let filter = RwSignal::new(Filter::All);
    let marked = RwSignal::new(favourites::marked());
    let recent = favourites::recent();
    let (shown, pictured) = (RwSignal::new(CARDS_A_FRAME), RwSignal::new(false));
    count_up(shown, CARDS_A_FRAME, 2 * cards.len());
    leptos::task::spawn_local(async move {
        let fetched = thumbnails::fetch().await;
        // The window may be closed.
        let _ = pictured.try_set(fetched);
    });
    // Hundreds of pictures at once would keep the page busy for a second.
    let in_sight: Arc<[RwSignal<bool>]> = cards.iter().map(|_| RwSignal::new(false)).collect();
    let lookout = {
        let in_sight = in_sight.clone();
        StoredValue::new_local(Lookout::new(move |picture| {
            let place = picture.get_attribute("data-place").and_then(|place| place.parse::<usize>().ok());
            if let Some(seen) = place.and_then(|place| in_sight.get(place)) {
                let _ = seen.try_set(true);
            }
        }))
    };
    let listed = {
        let cards = cards.clone();
        Memo::new(move |_| {
            let query = sought.with(|sought| Query::new(sought));
            rows(&cards, &query, filter.get(), &marked.read(), &recent)
        })
    };
    let first = {
        let cards = cards.clone();
        move || {
            listed.with_untracked(|rows| {
                rows.iter().find_map(|row| match row {
                    Row::Game(i) => Some(cards[*i].name),
                    Row::Heading(_) => None,
                })
            })
        }
    };
    // Enter chooses what was searched for. Once it is chosen, Enter starts it.
    let choose_first = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter"
            && sought.with_untracked(|sought| !sought.trim().is_empty())
            && let Some(first) = first()
            && chosen.with_untracked(|chosen| chosen != first)
        {
            event.prevent_default();
            chosen.set(first.to_owned());
        }
    };
    let families = {
        let mut families: Vec<&'static str> = cards.iter().map(|card| card.family).collect();
        families.dedup();
        families
    };
    let chip = move |each: Filter, words: String| {
        view! {
            <button type="button" class="chip" aria-pressed=move || (filter.get() == each).to_string()
                on:click=move |_| filter.set(if filter.get_untracked() == each { Filter::All } else { each })>{words}</button>
        }
    };
    let row = move |row: Row| match row {
        Row::Heading(family) => view! { <h3 class="family">{words::family(family)}</h3> }.into_any(),
        Row::Game(place) => {
            let (seen, picture) = (in_sight[place], NodeRef::new());
            picture.on_load(move |picture: HtmlSpanElement| {
                lookout.with_value(|lookout| lookout.await_sight(&picture))
            });
            let due = Signal::derive(move || pictured.get() && seen.get());
            view! { <CardView chosen marked place due picture/> }.into_any()
        }
    };
    let nothing = move || {
        listed.with(Vec::is_empty).then(|| {
            let searched = sought.with(|sought| !sought.trim().is_empty());
            t(match filter.get() {
                Filter::Favourites if !searched => "favourites-none",
                Filter::Recent if !searched => "recent-none",
                _ => "search-no-match",
            })
        })
    };
    let seek = NodeRef::<html::Input>::new();
    // The keyboard of a phone would cover the games.
    if !browser::prefers("(pointer: coarse)") {
        request_animation_frame(move || {
            if let Some(seek) = seek.get_untracked() {
                // A field that cannot have the focus does not change it.
                let _ = seek.focus();
            }
        });
    }
    view! {
        <div class="gallery">
            <input class="seek" type="search" node_ref=seek placeholder=t("search-game") aria-label=t("search-game")
                on:keydown=choose_first on:input=move |event| sought.set(event_target_value(&event))/>
            <div class="chips" role="group" aria-label=t("filter-games")>
                {chip(Filter::All, t("filter-all"))}
                {chip(Filter::Favourites, t("filter-favourites"))}
                {chip(Filter::Recent, t("filter-recent"))}
                {families.into_iter().map(|family| chip(Filter::Family(family), words::family(family))).collect_view()}
            </div>
            <div class="shelf" role="radiogroup" aria-label=t("choose-game")>
                <For each=move || { let shown = shown.get(); listed.with(|rows| rows.iter().take(shown).copied().collect::<Vec<_>>()) }
                    key=|row| *row children=row/>
                {move || nothing().map(|words| view! { <p class="quiet">{words}</p> })}
            </div>
        </div>
    }
}

#[component]
fn CardView(
    chosen: RwSignal<String>,
    marked: RwSignal<Vec<String>>,
    place: usize,
    due: Signal<bool>,
    picture: NodeRef<html::Span>,
) -> impl IntoView {
    let cards = cards();
    let Card { name, title, about, .. } = &cards[place];
    let name = *name;
    let address = Memo::new(move |_| due.get().then(|| thumbnails::address(name)).flatten());
    let is_marked = move || marked.with(|marked| marked.iter().any(|known| known == name));
    let game = title.text.clone();
    let star = move || {
        tell(if is_marked() { "favourite-remove" } else { "favourite-add" }, [("game", game.clone().into())])
    };
    let star = Memo::new(move |_| star());
    view! {
        <div class="card-box">
            <label class="card" lang="en" dir="auto" title=about.text.clone()>
                <input type="radio" name="game" value=name prop:checked=move || chosen.get() == name
                    on:change=move |_| chosen.set(name.to_owned())/>
                <span class="mini" data-place=place node_ref=picture>{move || address.get().map(|address| view! { <img src=address alt="" draggable="false"/> })}</span>
                <b lang=title.lang.clone()>{title.text.clone()}</b>
                <small lang=about.lang.clone()>{about.text.clone()}</small>
            </label>
            <button type="button" class="mark" class:on=is_marked aria-pressed=move || is_marked().to_string()
                title=move || star.get() aria-label=move || star.get()
                on:click=move |_| marked.set(favourites::toggle(name))><Icon name="star"/></button>
        </div>
    }
}
