//! The list of moves, and a field for typing them.

use std::sync::Arc;

use chesswright_game::clock::face;
use chesswright_game::{Game, NodeId};
use chesswright_notation::San;
use chesswright_notation::pgn::Annotation;
use chesswright_notation::pgn::annotation::Eval;
use chesswright_rules::{Move, Piece, Position, Side};
use chesswright_speech::{announce, command};
use chesswright_table::session::Target;
use chesswright_touch::MoveList;
use chesswright_touch::movelist::{Entry, Row};
use leptos::prelude::*;

use super::figure::Figure;
use super::icons::Icon;
use super::welcome::Welcome;
use crate::faces::Written;
use crate::table::Table;
use crate::words::t;

/// The list of moves with its controls.
#[component]
pub(crate) fn Moves(table: Table) -> impl IntoView {
    // The cached list belongs to one game, and so to one context, and to one way of writing.
    let written = StoredValue::new((None::<(Arc<San>, Written)>, MoveList::default()));
    let style = Memo::new(move |_| Written::of(table));
    let list = Memo::new(move |_| {
        let (san, style) = (table.context.with(|context| context.san.clone()), style.get());
        let rows = written.try_update_value(|(of, list)| {
            if !of.as_ref().is_some_and(|(of, before)| Arc::ptr_eq(of, &san) && *before == style) {
                (*of, *list) = (Some((san.clone(), style)), MoveList::default());
            }
            let write = |position: &Position, played: &Move| style.write(table, &san, position, played);
            table.game.with(|game| list.rows(game, &write))
        });
        rows.unwrap_or_default()
    });
    let here = Selector::new(move || table.game.with(Game::here));
    let list_ref = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        table.game.track();
        let Some(list) = list_ref.get() else { return };
        // After an update of the list, the current move is scrolled into view.
        request_animation_frame(move || {
            if let Ok(Some(here)) = list.query_selector("[aria-current]") {
                let options = web_sys::ScrollIntoViewOptions::new();
                options.set_block(web_sys::ScrollLogicalPosition::Nearest);
                here.scroll_into_view_with_scroll_into_view_options(&options);
            }
        });
    });
    view! {
        <div class="moves" node_ref=list_ref role="region" aria-label=t("tab-moves") tabindex="0">
            {move || (list.with(Vec::is_empty)).then(|| match table.is_landing() {
                true => view! { <Welcome table/> }.into_any(),
                false => view! { <p class="quiet">{t("no-moves")}</p> }.into_any(),
            })}
            // Rows that do not change keep their elements.
            <For each=move || list.get() key=Row::clone let:row>{shown(table, &here, row)}</For>
        </div>
        <div class="walk">
            <button class="tool" title=t("to-start") aria-label=t("to-start") on:click=move |_| table.go_to(Target::Start)><Icon name="first"/></button>
            <button class="tool" title=t("previous-move") aria-label=t("previous-move") on:click=move |_| table.go_to(Target::Previous)><Icon name="back"/></button>
            <button class="tool" title=t("next-move") aria-label=t("next-move") on:click=move |_| table.go_to(Target::Next)><Icon name="forward"/></button>
            <button class="tool" title=t("to-end") aria-label=t("to-end") on:click=move |_| table.go_to(Target::End)><Icon name="last"/></button>
            <Typed table/>
        </div>
    }
}

fn shown(table: Table, here: &Selector<NodeId>, row: Row) -> AnyView {
    match row {
        Row::Round { number, turns } => {
            let many = turns.len() > 2;
            view! {
            <div class="round" class:wide=many>
                <span class="number">{number}</span>
                {turns.into_iter().map(|turn| view! { <span class="turn">{line(table, here, turn)}</span> }).collect_view()}
            </div>
        }
        .into_any()
        }
        Row::Variation { depth, entries } => {
            let class = format!("variation depth-{}", depth.min(4));
            view! { <p class=class>{line(table, here, entries)}</p> }.into_any()
        }
    }
}

fn line(table: Table, here: &Selector<NodeId>, entries: Vec<Entry>) -> AnyView {
    let played = |entry| view! { <Played table here=here.clone() entry/> };
    entries.into_iter().map(played).collect_view().into_any()
}

#[component]
fn Played(table: Table, here: Selector<NodeId>, entry: Entry) -> impl IntoView {
    let Entry { id, number, text, signs, comment } = entry;
    let Annotation { text: comment, clock, eval, .. } = Annotation::read(&comment);
    let told = [eval.map(|eval| Eval { depth: None, ..eval }.to_string()), clock.map(face)];
    let told = told.into_iter().flatten().map(|told| view! { <span class="told">{told}</span> });
    let told = told.collect::<Vec<_>>();
    let here = move || here.selected(&id).then_some("true");
    view! {
        {number.map(|number| view! { <span class="number">{number}</span> })}
        <button class="move" aria-current=here on:click=move |_| table.go_to(Target::Node(id))>{pictured(table, &text)}{signs}</button>
        {told}
        {(!comment.is_empty()).then(|| view! { <span class="comment">{comment}</span> })}
    }
}

/// The text of a move with drawings in place of its figurines, because few fonts have good ones. Its letters stay for
/// screen readers and for copying.
pub(super) fn pictured(table: Table, text: &str) -> AnyView {
    let rules = table.rules();
    let kind_of = |c: char| {
        let names = ["king", "queen", "rook", "bishop", "knight", "pawn"];
        let place = u32::from(c).checked_sub(u32::from('♔'))? as usize % 6;
        if ('♔'..='♟').contains(&c) { rules.kind(names.get(place)?) } else { None }
    };
    let mut parts: Vec<AnyView> = vec![];
    let mut plain = String::new();
    for c in text.chars() {
        let Some(kind) = kind_of(c) else {
            plain.push(c);
            continue;
        };
        if !plain.is_empty() {
            parts.push(std::mem::take(&mut plain).into_any());
        }
        let letter = rules.definition().letter(0, kind.index()).unwrap_or_default().to_uppercase();
        let piece = Piece { side: Side(0), kind };
        parts.push(view! { <Figure table piece/><span class="hidden">{letter}</span> }.into_any());
    }
    parts.push(plain.into_any());
    parts.collect_view().into_any()
}

/// A field for typed moves and for questions about the board.
#[component]
fn Typed(table: Table) -> impl IntoView {
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = table.typed.get_untracked() else { return };
        let text = input.value();
        match table.game.with_untracked(|game| command::answer(game, text.trim(), crate::browser::now())) {
            Some(answer) => {
                table.notify(answer);
                input.set_value("");
            }
            None if text.trim().is_empty() => table.say(table.game.with_untracked(announce::standing)),
            None => {
                let meant = untrack(|| Written::of(table)).read(table, text.trim());
                if table.play_typed(&meant) {
                    input.set_value("");
                }
            }
        }
    };
    view! {
        <form class="typed" on:submit=enter>
            <input id="typed" node_ref=table.typed type="text" placeholder=t("type-move") aria-label=t("type-move-label") title=t("type-move-label")
                autocomplete="off" autocapitalize="off" spellcheck="false"/>
        </form>
    }
}
