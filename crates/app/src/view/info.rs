//! The rules of the game in words, and the moves of every piece.

use chesswright_draw::{Section, SheetText};
use chesswright_rules::{Kind, Piece, Side};
use leptos::prelude::*;

use super::figure::Figure;
use crate::table::Table;
use crate::words::{self, SheetWriter, t};

/// The rules of the game on the table. Their sentences are fetched when the rules are shown.
#[component]
pub(crate) fn Info(table: Table) -> impl IntoView {
    let writer = RwSignal::new_local(None::<SheetWriter>);
    leptos::task::spawn_local(async move {
        match words::fetch_sheets().await {
            Some(fetched) => {
                // The rules may no longer be shown.
                let _ = writer.try_set(Some(fetched));
            }
            None => table.notify(t("trouble-not-loaded")),
        }
    });
    move || {
        let written = |writer: &SheetWriter| table.context.with(|context| writer(&context.rules));
        writer.with(|writer| writer.as_ref().map(written)).map(|text| told(table, text))
    }
}

fn told(table: Table, text: SheetText) -> impl IntoView {
    let pieces = text.pieces.into_iter().zip(0u8..).map(|(piece, kind)| {
        view! {
            <li class="kind">
                <Figure table piece=Piece { side: Side(0), kind: Kind(kind) }/>
                <div>
                    <h3>{piece.name}</h3>
                    {piece.lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                </div>
            </li>
        }
    });
    let before = text.before.into_iter().map(told_section);
    let after = text.after.into_iter().map(told_section);
    view! {
        <div class="info" tabindex="0" lang=text.language dir="ltr">
            <p class="lead">{text.description}</p>
            {before.collect_view()}
            <ul class="kinds">{pieces.collect_view()}</ul>
            {after.collect_view()}
        </div>
    }
}

fn told_section(section: Section) -> impl IntoView {
    view! {
        <h3>{section.heading}</h3>
        <ul>{section.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
    }
}
