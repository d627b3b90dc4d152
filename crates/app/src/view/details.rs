//! The window with what belongs to a game beside its moves: who played, where and when, and notes on the move that is shown.

use chesswright_game::NodeId;
use chesswright_game::pgn::side_tag;
use chesswright_notation::pgn::nag;
use chesswright_rules::Side;
use chesswright_table::session::Act;
use leptos::prelude::*;

use super::modal::Modal;
use crate::table::Table;
use crate::words::{self, t, tell};

/// The tags that can be edited, by the names of PGN, with their labels.
const TAGS: [(&str, &str); 4] = [
    ("Event", "details-event"),
    ("Site", "details-site"),
    ("Date", "details-date"),
    ("Round", "details-round"),
];
/// The signs that are offered for a move.
const SIGNS: [u8; 10] = [1, 2, 3, 4, 5, 6, 10, 16, 17, 13];

/// The window.
#[component]
pub(crate) fn Details(table: Table) -> impl IntoView {
    let sides = table.rules().sides();
    let players = (0..sides as u8).map(Side).map(move |side| {
        let name =
            move || table.game.with(|game| game.players.get(side.index()).map(|player| player.name.clone()));
        let label = words::side(&table.rules(), side);
        let id = format!("player-{}", side_tag(&side.0.to_string()));
        view! {
            <div class="field"><label for=id.clone()>{label}</label>
                <input id=id type="text" autocomplete="off" prop:value=move || name().unwrap_or_default()
                    on:change=move |event| { table.act(Act::Name(side, event_target_value(&event))); }/>
            </div>
        }
    });
    let tags = TAGS.map(|(tag, label)| {
        let value = move || table.game.with(|game| game.tags.get(tag).cloned().unwrap_or_default());
        let id = format!("tag-{tag}");
        view! {
            <div class="field"><label for=id.clone()>{t(label)}</label>
                <input id=id type="text" autocomplete="off" prop:value=value
                    on:change=move |event| { table.act(Act::Tag(tag.to_owned(), event_target_value(&event))); }/>
            </div>
        }
    });
    view! {
        <Modal table title=t("details")>
            <div class="details">{players.collect_view()}{tags.into_iter().collect_view()}</div>
            // What one notes on a move, everybody reads.
            {(!table.hidden.get_untracked()).then(|| view! { <Annotated table/> })}
        </Modal>
    }
}

/// The notes on the move that is shown.
#[component]
fn Annotated(table: Table) -> impl IntoView {
    let here = move || table.game.with(|game| game.here());
    let notes = Memo::new(move |_| {
        table
            .game
            .with(|game| game.tree().get(game.here()).map(|node| node.notes.clone()).unwrap_or_default())
    });
    let place = table.game.with_untracked(|game| game.path().len() as u32);
    let comment = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        table.act(Act::Comment(here(), text));
    };
    let signs = SIGNS.into_iter().filter_map(move |number| {
        let sign = nag::sign(number)?;
        let on = move || notes.with(|notes| notes.nags.contains(&number));
        Some(view! {
            <button type="button" class="chip" aria-pressed=move || on().to_string() data-sign=sign
                on:click=move |_| { table.act(Act::Sign(here(), number)); }>{sign}</button>
        })
    });
    let is_move = table.game.with_untracked(|game| game.here() != NodeId::ROOT);
    let heading = if is_move { tell("details-move", [("number", place.into())]) } else { t("details-start") };
    view! {
        <h3>{heading}</h3>
        {is_move.then(|| view! { <div class="signs" role="group" aria-label=t("details-sign")>{signs.collect_view()}</div> })}
        <div class="field"><label for="comment">{t("details-comment")}</label>
            <textarea id="comment" rows="4" prop:value=move || notes.with(|notes| notes.after.clone()) on:change=comment></textarea>
        </div>
    }
}
