//! The moves of both boards in two columns. Read line by line, they follow each other as they were played.

use chesswright_game::{Board, Label};
use chesswright_rules::Move;
use chesswright_speech::{command, two_boards};
use chesswright_table::pair::{addressed, lines};
use chesswright_table::session::{Act, Target};
use chesswright_touch::boards;
use leptos::prelude::*;

use crate::faces::Written;
use crate::pair::desk;
use crate::table::Table;
use crate::view::icons::Icon;
use crate::view::moves::pictured;
use crate::words::t;

/// A move in the list.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Entry {
    /// After how many moves of the match it has been played.
    place: usize,
    board: Board,
    /// `3.` or `3…`.
    number: String,
    text: String,
}

/// The list with its controls.
#[component]
pub(super) fn Moves(table: Table) -> impl IntoView {
    // A move is written once.
    let written = StoredValue::new(Vec::<(Label, Move, String)>::new());
    let style = Memo::new(move |before: Option<&Written>| {
        let style = Written::of(table);
        if before.is_some_and(|before| *before != style) {
            written.set_value(vec![]);
        }
        style
    });
    let list = Memo::new(move |_| {
        let (san, style) = (table.context.with(|context| context.san.clone()), style.get());
        let entries = desk::with(|pair| {
            let mut known = written.get_value();
            let same = pair
                .moves()
                .zip(&known)
                .take_while(|((label, _, played), (known, before, _))| label == known && *played == before);
            let same = same.count();
            known.truncate(same);
            for (label, before, played) in pair.moves().skip(known.len()) {
                known.push((label, played.clone(), style.write(table, &san, before, played)));
            }
            written.set_value(known.clone());
            let entry = |(place, (label, _, text)): (usize, (Label, Move, String))| Entry {
                place,
                board: label.seat.board,
                number: format!("{}{}", label.number, if label.seat.side.0 == 0 { "." } else { "…" }),
                text,
            };
            (1..).zip(known).map(entry).collect::<Vec<_>>()
        });
        lines(entries.unwrap_or_default(), |entry| entry.board)
    });
    let here = Selector::new(move || desk::with(|pair| pair.place().0).unwrap_or_default());
    let list_ref = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        list.track();
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
    let go = move |target: Target| move |_| table.go_to(target);
    view! {
        <div class="moves" node_ref=list_ref role="region" aria-label=t("tab-moves") tabindex="0">
            <div class="round two heads">
                {Board::BOTH.map(|board| view! { <span class="number">{two_boards::board(board)}</span> }).into_iter().collect_view()}
            </div>
            {move || list.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("no-moves")}</p> })}
            <For each=move || list.get() key=Clone::clone let:line>
                <div class="round two">
                    {line.map(|entry| view! { <span class="turn">{entry.map(|entry| played(table, &here, entry))}</span> }).into_iter().collect_view()}
                </div>
            </For>
        </div>
        <div class="walk">
            <button class="tool" title=t("to-start") aria-label=t("to-start") on:click=go(Target::Start)><Icon name="first"/></button>
            <button class="tool" title=t("previous-move") aria-label=t("previous-move") on:click=go(Target::Previous)><Icon name="back"/></button>
            <button class="tool" title=t("next-move") aria-label=t("next-move") on:click=go(Target::Next)><Icon name="forward"/></button>
            <button class="tool" title=t("to-end") aria-label=t("to-end") on:click=go(Target::End)><Icon name="last"/></button>
            <Typed table/>
        </div>
    }
}

fn played(table: Table, here: &Selector<usize>, entry: Entry) -> AnyView {
    let Entry { place, board, number, text } = entry;
    let here = here.clone();
    // The column says which board it is to whoever sees it.
    let label = two_boards::at_board(board, &format!("{number} {text}"));
    view! {
        <button class="move" aria-label=label aria-current=move || here.selected(&place).then_some("true")
            on:click=move |_| { table.act(Act::GoTo(Target::Ply(place))); }>
            <span class="number">{number}</span>{pictured(table, &text)}
        </button>
    }
    .into_any()
}

/// A field for typed moves and for questions about the boards.
#[component]
fn Typed(table: Table) -> impl IntoView {
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = table.typed.get_untracked() else { return };
        let text = input.value();
        let (board, rest) = addressed(&text);
        let tables = desk::tables(table);
        let [first, second] = tables;
        let used = if boards::is_active(second.board) { second } else { first };
        let meant = board.map_or(used, |board| tables[board.index()]);
        match meant.game.with_untracked(|game| command::answer(game, rest, crate::browser::now())) {
            Some(answer) => {
                table.notify(answer);
                input.set_value("");
            }
            None if rest.is_empty() => table.say(untrack(desk::standing)),
            None => {
                let rest = untrack(|| Written::of(meant)).read(meant, rest);
                if meant.play_typed(&rest) {
                    input.set_value("");
                }
            }
        }
    };
    view! {
        <form class="typed" on:submit=enter>
            <input id="typed" node_ref=table.typed type="text" placeholder=t("type-move") aria-label=t("match-type-move") title=t("match-type-move")
                autocomplete="off" autocapitalize="off" spellcheck="false"/>
        </form>
    }
}
