//! A piece as a small picture beside the text, drawn as on the board.

use chesswright_rules::Piece;
use leptos::prelude::*;

use super::board::{every_piece, picture_rules};
use crate::table::Table;

/// The drawing of a piece. It refers to the definitions of the flat board, or to those of [`Drawings`] if the flat
/// board is not shown.
#[component]
pub(crate) fn Figure(table: Table, piece: Piece) -> impl IntoView {
    let href = move || table.picture.with(|picture| format!("#{}", picture.id(piece)));
    view! {
        <svg class="figure" viewBox="0 0 100 100" aria-hidden="true"><use_ href=href/></svg>
    }
}

/// Definitions of all pieces, for pages that do not show the flat board.
#[component]
pub(crate) fn Drawings(table: Table) -> impl IntoView {
    let defs = move || table.picture.with(|picture| picture.defs(&every_piece(&picture_rules(table))));
    view! { <svg class="drawings" aria-hidden="true"><g inner_html=defs/></svg> }
}
