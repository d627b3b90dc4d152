//! Choices within a move: promotion, placing a piece through a gate, castling.

use chesswright_notation::san::Style;
use chesswright_rules::Choice as Way;
use chesswright_rules::Piece;
use chesswright_table::session::Act;
use chesswright_touch::picking::{Answer, Choice};
use leptos::prelude::*;

use super::figure::Figure;
use crate::table::Table;
use crate::words::{self, t};

/// The choices, if there are any that are not made on the board.
#[component]
pub(crate) fn Chooser(table: Table) -> impl IntoView {
    move || {
        let picking = table.picking.get();
        if picking.choices.is_empty() || picking.asks_for_wall() {
            return None;
        }
        let question = match picking.choices[0].answer {
            Answer::Castle(_) => t("ask-castle"),
            Answer::Become(_) => t("ask-promotion"),
            Answer::Gate(_) => t("ask-gate"),
            Answer::Wall(_) => chesswright_speech::announce::ask_for_wall(&table.rules()),
            Answer::Way(_) => t("ask-path"),
        };
        let options = picking
            .choices
            .into_iter()
            .enumerate()
            .map(|(place, choice)| view! { <Option_ table choice place/> });
        Some(view! {
            <div class="veil" on:pointerdown=move |_| table.deselect()></div>
            <div class="chooser" role="dialog" aria-label=question.clone() on:keydown=move |event: leptos::ev::KeyboardEvent| {
                if event.key() == "Escape" {
                    table.deselect();
                    table.focus();
                }
                event.stop_propagation();
            }>
                <p>{question.clone()}</p>
                <div class="options">{options.collect_view()}</div>
            </div>
        })
    }
}

#[component]
fn Option_(table: Table, choice: Choice, place: usize) -> impl IntoView {
    let (rules, position) = (table.rules(), table.game.with_untracked(|game| game.position().clone()));
    let side = position.turn();
    let (piece, words) = match &choice.answer {
        Answer::Castle(true) => (None, t("choice-castle")),
        Answer::Castle(false) => (None, t("choice-step")),
        Answer::Become(Some(kind)) => (Some(*kind), words::piece(&rules, *kind)),
        Answer::Become(None) => {
            let mover = choice.moves.first().and_then(|played| position.piece(played.from));
            (mover.map(|piece| piece.kind), t("choice-stays"))
        }
        Answer::Gate(Some((kind, _))) => (Some(*kind), words::piece(&rules, *kind)),
        Answer::Gate(None) => (None, t("choice-nothing")),
        Answer::Wall(cell) => (None, cell.map(|cell| rules.cell_name(cell).to_owned()).unwrap_or_default()),
        Answer::Way(_) => {
            let context = table.context.get_untracked();
            let text = choice.moves.first().map(|played| describe(&context.san, &position, played));
            (None, text.unwrap_or_default())
        }
    };
    let button = NodeRef::<leptos::html::Button>::new();
    if place == 0 {
        Effect::new(move |_| {
            if let Some(button) = button.get() {
                // The buttons can be reached without focus too.
                let _ = button.focus();
            }
        });
    }
    view! {
        <button class="option" node_ref=button title=words.clone() on:click=move |_| {
            table.act(Act::Choose(place));
            if table.picking.with_untracked(|picking| picking.choices.is_empty()) {
                table.focus();
            }
        }>
            {piece.map(|kind| view! { <Figure table piece=Piece { side, kind }/> })}
            <span>{words.clone()}</span>
        </button>
    }
}

/// A move of several steps: its text, and what it captures on the way.
fn describe(san: &chesswright_notation::San, position: &chesswright_rules::Position, way: &Way) -> String {
    let rules = position.rules();
    let names: Vec<&str> = way.captures.iter().map(|&cell| rules.cell_name(cell)).collect();
    match names.as_slice() {
        // What one side sees is no position in which the move is made.
        [] => position.chosen(way).map_or_else(
            || way.path.iter().map(|&cell| rules.cell_name(cell)).collect::<Vec<_>>().join(" "),
            |played| san.write(position, &played, Style::LONG),
        ),
        names => words::tell("choice-captures", [("cells", words::list(names).into())]),
    }
}
