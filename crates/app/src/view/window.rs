//! The windows over the table, a part of the program that is fetched with the first window.

use std::pin::Pin;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::{details, dialogs, levels, new_game, opening, settings, thumbnails};
use crate::browser;
use crate::online;
use crate::parts::{self, Unfetched};
use crate::table::{Dialog, Table};
use crate::words::t;

/// Shows a window.
type Show = fn(Table, Dialog) -> AnyView;

/// The window that is open.
#[component]
pub(crate) fn Window(table: Table) -> impl IntoView {
    let show = RwSignal::new(None::<Show>);
    Effect::new(move |_| {
        // What was found belongs to the text that was opened, and not to the next one.
        if table.dialog.get() != Some(Dialog::Open) {
            table.several.set(None);
        }
    });
    // What was said about the table does not belong into a window.
    let is_open = Memo::new(move |_| table.dialog.with(Option::is_some));
    Effect::watch(
        move || is_open.get(),
        move |open, _, _| {
            if *open {
                table.notice.set(None);
            }
        },
        false,
    );
    Effect::new(move |_| {
        let elsewhere = match table.dialog.get() {
            None => return,
            Some(dialog) => is_online(dialog),
        };
        if elsewhere {
            leptos::task::spawn_local(async move {
                if let Err(Unfetched) = online::fetch(table).await {
                    table.dialog.set(None);
                    table.notify(t("trouble-not-loaded"));
                }
            });
            return;
        }
        if show.get_untracked().is_some() {
            return;
        }
        leptos::task::spawn_local(async move {
            match parts::wait_for(table, windows()).await {
                Ok(fetched) => {
                    browser::pause().await;
                    // A change of the language has made another one.
                    let _ = show.try_set(Some(fetched));
                }
                Err(Unfetched) => {
                    table.dialog.set(None);
                    table.notify(t("trouble-not-loaded"));
                }
            }
        });
    });
    move || {
        let dialog = table.dialog.get()?;
        // Who gives up a match, and who agrees to a draw, are questions about teams.
        if let (Dialog::Draw | Dialog::Resign, Some(part)) = (dialog, table.pair.part()) {
            return Some((part.dialog)(table, dialog));
        }
        match is_online(dialog) {
            true => table.online.part.get().map(|part| (part.dialog)(table, dialog)),
            false => show.get().map(|show| show(table, dialog)),
        }
    }
}

/// Fetches what the windows need, because somebody is about to open one.
pub(crate) fn prepare() {
    leptos::task::spawn_local(async {
        // What fails now is tried again, and reported, when a window opens.
        if let Ok(fetch) = pictures().await {
            fetch().await;
        }
    });
}

/// Fetches the pictures of the games.
type Fetch = fn() -> Pin<Box<dyn Future<Output = bool>>>;

#[wasm_split(windows, fallible)]
fn pictures() -> Result<Fetch, Unfetched> {
    Ok(|| Box::pin(thumbnails::fetch()))
}

/// Whether a window belongs to the part for people elsewhere.
fn is_online(dialog: Dialog) -> bool {
    matches!(dialog, Dialog::Friend | Dialog::Lobby | Dialog::Tournaments | Dialog::Clubs)
}

#[wasm_split(windows, fallible)]
fn windows() -> Result<Show, Unfetched> {
    Ok(shown)
}

fn shown(table: Table, dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::NewGame => view! { <new_game::NewGame table/> }.into_any(),
        Dialog::Open => view! { <opening::Opening table/> }.into_any(),
        Dialog::Share => view! { <dialogs::Share table/> }.into_any(),
        Dialog::Settings => view! { <settings::SettingsDialog table/> }.into_any(),
        Dialog::Keys => view! { <dialogs::Keys table/> }.into_any(),
        Dialog::Draw => view! { <dialogs::DrawOffer table/> }.into_any(),
        Dialog::Resign => view! { <dialogs::Resign table/> }.into_any(),
        Dialog::Levels => view! { <levels::Levels table/> }.into_any(),
        Dialog::Details => view! { <details::Details table/> }.into_any(),
        // These are not shown here.
        Dialog::Friend | Dialog::Lobby | Dialog::Tournaments | Dialog::Clubs => ().into_any(),
    }
}
