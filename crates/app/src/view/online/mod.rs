//! The views for people elsewhere: the strip above the moves, the chat, the invitation, the lobby, tournaments and clubs.

mod account;
mod challenges;
mod chat;
mod club;
mod clubs;
mod code;
mod friend;
mod lobby;
mod plan;
mod strip;
mod tournament;
mod tournaments;

use chesswright_game::TimeControl;
use chesswright_game::clock::Bonus;
use leptos::prelude::*;

use crate::table::{Dialog, Table};
use crate::words::{t, tell};

/// The strip above the moves.
pub(crate) fn strip(table: Table) -> AnyView {
    view! { <strip::Strip table/> }.into_any()
}

/// The chat.
pub(crate) fn chat(table: Table) -> AnyView {
    view! { <chat::Chat table/> }.into_any()
}

/// A window.
pub(crate) fn dialog(table: Table, dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Friend => view! { <friend::Friend table/> }.into_any(),
        Dialog::Clubs => view! { <clubs::Clubs table/> }.into_any(),
        Dialog::Tournaments => view! { <tournaments::Tournaments table/> }.into_any(),
        _ => view! { <lobby::Hall table/> }.into_any(),
    }
}

/// A time control in words: `5+3`, or how many days there are for a move.
fn clock_words(control: Option<&str>) -> String {
    let Some(text) = control.filter(|text| !text.is_empty()) else { return t("no-clock") };
    let days = text.parse::<TimeControl>().ok().and_then(|control| match control.of(0).stage(0).bonus {
        Bonus::Delay(delay) if delay >= DAY => Some(delay / DAY),
        _ => None,
    });
    match days {
        Some(days) => tell("online-days", [("days", (days as u32).into())]),
        None => text.to_owned(),
    }
}

const DAY: u64 = 86_400_000;
