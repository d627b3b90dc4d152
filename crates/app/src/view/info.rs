//! The rules of the game in words, and the moves of every piece.

use chesswright_draw::words::{Section, words};
use chesswright_rules::{Kind, Piece, Side};
use leptos::prelude::*;

use super::figure::Figure;
use crate::table::Table;
use crate::words::{Told, description_of};

/// The rules of the game on the table.
#[component]
pub(crate) fn Info(table: Table) -> impl IntoView {
    let told = Memo::new(move |_| table.context.with(|context| words(&context.rules)));
    move || {
        let told = told.get();
        let Told { text, lang } = table.context.with(|context| description_of(context.rules.definition()));
        let pieces = told.pieces.into_iter().zip(0u8..).map(|(piece, kind)| {
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
        let before = told.before.into_iter().map(told_section);
        let after = told.after.into_iter().map(told_section);
        view! {
            <div class="info" tabindex="0" lang="en" dir="ltr">
                <p class="lead" lang=lang>{text}</p>
                {before.collect_view()}
                <ul class="kinds">{pieces.collect_view()}</ul>
                {after.collect_view()}
            </div>
        }
    }
}

fn told_section(section: Section) -> impl IntoView {
    view! {
        <h3>{section.heading}</h3>
        <ul>{section.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
    }
}
