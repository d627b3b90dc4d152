//! What game this is: its rules in words, and every piece with its moves.

use chesswright_draw::words::words;
use chesswright_rules::{Kind, Piece, Side};
use leptos::prelude::*;

use super::figure::Figure;
use crate::table::Table;

/// The rules of the game on the table.
#[component]
pub(crate) fn Info(table: Table) -> impl IntoView {
    let told = Memo::new(move |_| table.lore.with(|lore| words(&lore.rules)));
    move || {
        let told = told.get();
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
        let sections = told.sections.into_iter().map(|section| {
            view! {
                <h3>{section.heading}</h3>
                <ul>{section.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            }
        });
        view! {
            <div class="info" tabindex="0" lang="en" dir="ltr">
                <p class="lead">{told.description}</p>
                <ul class="kinds">{pieces.collect_view()}</ul>
                {sections.collect_view()}
            </div>
        }
    }
}
