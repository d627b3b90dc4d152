//! The parts of the workshop that a visit does not need from the start, and that are fetched when somebody asks for them: the rules
//! with the controls of all keys, the editors of levels and of positions, the lab, what is done with a finished game, and the readers of other programs' formats.

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use chesswright_catalog::recognise::TextKind;
use chesswright_studio::foreign;

use super::{lab, level, position, rules, share};
use crate::words::t;
use crate::workshop::Workshop;

/// A part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The rules, with a control for every key.
    Rules,
    /// The editor of levels.
    Level,
    /// The editor of positions.
    Position,
    /// The lab.
    Lab,
    /// The button that invents a game.
    Surprise,
    /// The finished document, with its versions and links.
    Share,
}

/// A part could not be fetched. The next call tries again.
pub(crate) struct Unfetched;

impl From<SplitLoaderError> for Unfetched {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// Shows a part.
type Show = fn(Workshop) -> AnyView;

#[wasm_split(rules, fallible)]
fn the_rules() -> Result<Show, Unfetched> {
    Ok(|workshop| view! { <rules::RuleCards workshop/> }.into_any())
}

#[wasm_split(levels, fallible)]
fn levels() -> Result<Show, Unfetched> {
    Ok(|workshop| view! { <level::Level workshop/> }.into_any())
}

#[wasm_split(positions, fallible)]
fn positions() -> Result<Show, Unfetched> {
    Ok(|workshop| view! { <position::Position workshop/> }.into_any())
}

#[wasm_split(lab, fallible)]
fn the_lab() -> Result<Show, Unfetched> {
    Ok(|workshop| view! { <lab::Lab workshop/> }.into_any())
}

#[wasm_split(lab, fallible)]
fn surprise() -> Result<Show, Unfetched> {
    Ok(|workshop| view! { <lab::Surprise workshop/> }.into_any())
}

#[wasm_split(sharing, fallible)]
fn sharing() -> Result<Show, Unfetched> {
    Ok(|workshop| view! { <share::Share workshop/> }.into_any())
}

/// Reads a game of another program. `None` if there is none in the text.
type Import = fn(TextKind, &str) -> Option<String>;

#[wasm_split(imports, fallible)]
fn imports() -> Result<Import, Unfetched> {
    Ok(foreign::document)
}

/// A game of another program as a document; `None` if the text has no game that can be read.
pub(crate) async fn imported(kind: TextKind, text: &str) -> Result<Option<String>, Unfetched> {
    Ok(imports().await?(kind, text))
}

/// A part, once it has been fetched.
#[component]
pub(crate) fn Later(workshop: Workshop, part: Part) -> impl IntoView {
    let show = RwSignal::new(None::<Show>);
    let failed = RwSignal::new(false);
    let fetch = move || {
        failed.set(false);
        leptos::task::spawn_local(async move {
            let fetched = match part {
                Part::Rules => the_rules().await,
                Part::Level => levels().await,
                Part::Position => positions().await,
                Part::Lab => the_lab().await,
                Part::Surprise => surprise().await,
                Part::Share => sharing().await,
            };
            // Something else may be shown by now.
            match fetched {
                Ok(fetched) => drop(show.try_set(Some(fetched))),
                Err(Unfetched) => drop(failed.try_set(true)),
            }
        });
    };
    fetch();
    move || {
        match show.get() {
        Some(show) => show(workshop),
        None if failed.get() => view! {
            <div class="st-waiting"><p>{t("trouble-not-loaded")}</p><button on:click=move |_| fetch()>{t("studio-again")}</button></div>
        }
        .into_any(),
        None => view! { <div class="st-waiting" role="status"><p>{t("studio-loading")}</p></div> }.into_any(),
    }
    }
}
