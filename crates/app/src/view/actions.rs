//! Buttons for what a side may do instead of moving a piece.

use chesswright_table::Session;
use chesswright_table::session::{Act, Part};
use leptos::prelude::*;

use crate::table::Table;
use crate::words;

/// A button for each action that the person to move may choose now. They stand with the text that says whose turn it is, because
/// their names are long and there may be several.
#[component]
pub(super) fn Actions(table: Table) -> impl IntoView {
    let actions = Memo::new(move |_| {
        let mine = table.state.with(&[Part::Game, Part::Seats], Session::is_a_persons_turn);
        table.game.with(|game| {
            let listed = &game.rules().definition().actions;
            let moves = if listed.is_empty() || !mine { vec![] } else { game.choices() };
            let mut found: Vec<usize> = moves.iter().filter_map(|choice| Some(choice.action?.0)).collect();
            found.dedup();
            found.into_iter().map(|action| (action, words::action(&listed[action].name))).collect::<Vec<_>>()
        })
    });
    let button = move |(action, words): (usize, String)| {
        let press = move |_| {
            table.act(Act::PickAction(action));
        };
        view! { <button data-tool="action" on:click=press><span>{words}</span></button> }
    };
    move || {
        let actions = actions.get();
        (!actions.is_empty()).then(|| {
            view! { <div class="actions">{actions.into_iter().map(button).collect_view()}</div> }
        })
    }
}
