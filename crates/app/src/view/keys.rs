//! Keyboard shortcuts, which work unless the user is typing.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::moves::step;
use super::toolbar::save_file;
use crate::table::{Dialog, Table};
use crate::{browser, computer, opening};

/// Listens for keys as long as the page exists.
pub(crate) fn listen(table: Table) {
    browser::on_window("keydown", move |event: KeyboardEvent| {
        if !is_typing(&event) && obey(table, &event) {
            event.prevent_default();
        }
    });
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// Runs the command of a key. Returns whether the key has one.
fn obey(table: Table, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    if event.alt_key() || table.dialog.get_untracked().is_some() {
        return false;
    }
    match (event.key().to_lowercase().as_str(), command) {
        ("u", false) | ("z", true) => table.undo(),
        ("r", false) | ("y", true) => table.redo(),
        ("arrowleft", false) => step(table, false),
        ("arrowright", false) => step(table, true),
        ("home", false) => table.go_to_end(false),
        ("end", false) => table.go_to_end(true),
        ("f", false) => table.flip(),
        ("d", false) => table.toggle_three_d(),
        ("h", false) => computer::hint(table),
        ("n", false) => table.dialog.set(Some(Dialog::NewGame)),
        ("l", false) => table.dialog.set(Some(Dialog::Levels)),
        ("o", false) | ("o", true) => table.dialog.set(Some(Dialog::Open)),
        ("s", false) | ("s", true) => save_file(table),
        ("q", false) => opening::leave(table),
        ("b", false) => browser::focus("board"),
        ("m", false) => browser::focus("typed"),
        ("?", false) => table.dialog.set(Some(Dialog::Keys)),
        _ => return false,
    }
    true
}
