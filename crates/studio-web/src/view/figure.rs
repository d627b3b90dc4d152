//! A piece as a small picture, drawn as on the board.

use chesswright_rules::Piece;
use leptos::prelude::*;

use crate::workshop::{Workshop, every_piece};

/// The drawing of a piece. It refers to [`Drawings`].
#[component]
pub(crate) fn Figure(workshop: Workshop, piece: Piece) -> impl IntoView {
    let href = move || format!("#{}", workshop.drawing_of(piece));
    view! { <svg class="figure" viewBox="0 0 100 100" aria-hidden="true"><use_ href=href/></svg> }
}

/// The definitions of all pieces of the game.
#[component]
pub(crate) fn Drawings(workshop: Workshop) -> impl IntoView {
    let defs = move || {
        let rules = workshop.rules();
        workshop.picture.with(|picture| {
            let (picture, rules) = picture.as_ref().zip(rules)?;
            Some(picture.defs(&every_piece(&rules)))
        })
    };
    view! { <svg class="st-defs" aria-hidden="true"><g inner_html=move || defs().unwrap_or_default()></g></svg> }
}
