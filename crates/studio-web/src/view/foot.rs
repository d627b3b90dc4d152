//! Below everything: what is wrong, what undo would take back, and the way to play.

use chesswright_studio::{Act, Pane};
use leptos::prelude::*;

use super::icons::Icon;
use crate::words::{t, tell};
use crate::workshop::Workshop;

/// The bar.
#[component]
pub(crate) fn Foot(workshop: Workshop) -> impl IntoView {
    let undone =
        Memo::new(move |_| workshop.words_of(workshop.with(|studio| studio.undoable().cloned()).as_ref()));
    let redone =
        Memo::new(move |_| workshop.words_of(workshop.with(|studio| studio.redoable().cloned()).as_ref()));
    let count = Memo::new(move |_| workshop.findings.with(Vec::len));
    let problems = move || match (count.get(), workshop.playable.get()) {
        (0, true) => t("studio-no-problems"),
        (count, _) => tell("studio-problems", [("count", count.max(1).into())]),
    };
    let named = |key: &'static str, done: Option<String>| match done {
        Some(done) => tell(key, [("what", done.into())]),
        None => t(if key == "studio-undo" { "undo-short" } else { "redo" }),
    };
    let any = Memo::new(move |_| workshop.good.with(Option::is_some));
    view! {
        <footer class="st-foot">
            <button class="st-problems" data-foot="problems" class:wrong=move || !workshop.playable.get() on:click=move |_| workshop.show(Pane::Text)>
                {move || view! { <Icon name=if count.get() == 0 { "good" } else { "warn" }/> }}<span>{problems}</span>
            </button>
            <span class="st-gap"></span>
            <button class="st-undo" data-foot="undo" disabled=move || undone.with(Option::is_none) title=move || format!("{} (Ctrl+Z)", named("studio-undo", undone.get()))
                aria-label=move || named("studio-undo", undone.get()) on:click=move |_| { workshop.act(Act::Undo); }>
                <Icon name="undo"/><span>{move || named("studio-undo", undone.get())}</span>
            </button>
            <button class="st-redo" data-foot="redo" disabled=move || redone.with(Option::is_none) title=move || format!("{} (Ctrl+Y)", named("studio-redo", redone.get()))
                aria-label=move || named("studio-redo", redone.get()) on:click=move |_| { workshop.act(Act::Redo); }>
                <Icon name="redo"/>
            </button>
            <button class="main st-play" id="studio-play" data-foot="play" disabled=move || !any.get() title=move || format!("{} (P)", t("studio-play-more"))
                on:click=move |_| { workshop.act(Act::Play); }>
                <Icon name="play"/><span>{move || t(if workshop.playable.get() { "studio-play" } else { "studio-play-last" })}</span>
            </button>
        </footer>
    }
}
