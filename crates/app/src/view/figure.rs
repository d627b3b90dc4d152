//! A piece as a small picture beside the text, drawn as on the board.

use chesswright_rules::Piece;
use leptos::prelude::*;

use crate::table::Table;

/// The drawing of a piece. It refers to the drawings that the board has defined.
#[component]
pub(crate) fn Figure(table: Table, piece: Piece) -> impl IntoView {
    let href = move || table.picture.with(|picture| format!("#{}", picture.id(piece)));
    view! {
        <svg class="figure" viewBox="0 0 100 100" aria-hidden="true"><use_ href=href/></svg>
    }
}
