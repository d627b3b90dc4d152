//! Keyboard shortcuts, which work unless the user is typing.

use chesswright_table::session::{Act, Target};
use chesswright_touch::boards;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::toolbar::save_file;
use crate::renderer::now;
use crate::table::{Dialog, Table};
use crate::{browser, opening, studio};

/// Listens for keys as long as the page exists. Of several boards on it, the one that was used last obeys.
pub(crate) fn listen(table: Table) {
    // Whoever comes to the board by keys uses it by keys.
    browser::on_window("keydown", move |event: KeyboardEvent| {
        let comes = matches!(event.key().as_str(), "Tab" | "Enter" | " ") && !is_typing(&event);
        if comes && boards::is_active(table.board) {
            table.by_keys.set(true);
        }
    });
    browser::on_window("pointerdown", move |_: Event| table.by_keys.set(false));
    browser::on_window("keydown", move |event: KeyboardEvent| {
        if boards::is_active(table.board) && !is_typing(&event) && obey(table, &event) {
            event.prevent_default();
        }
    });
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

fn act(table: Table, act: Act) {
    table.act(act);
}

/// Degrees by which an arrow key turns the camera around the table and above it.
const TURN: (f32, f32) = (7.5, 5.0);
/// The factor by which a key moves the camera closer.
const CLOSER: f32 = 1.1;

/// Moves the camera of the 3D table, if it is shown. Where the board is used by keys, the arrows move its cursor; with Shift they
/// walk through the moves.
fn move_camera(table: Table, event: &KeyboardEvent) -> bool {
    let renderer = table.renderer;
    let shown = untrack(|| table.is_three_d());
    let Some(board) = renderer.open().filter(|_| shown) else { return false };
    let key = event.key();
    if let Some(preset) = key.parse::<usize>().ok().filter(|n| (1..=5).contains(n)) {
        board.go_to(preset - 1, now());
    } else {
        let (around, up, closer) = match key.as_str() {
            "ArrowLeft" => (-TURN.0, 0.0, 1.0),
            "ArrowRight" => (TURN.0, 0.0, 1.0),
            "ArrowUp" => (0.0, TURN.1, 1.0),
            "ArrowDown" => (0.0, -TURN.1, 1.0),
            "+" => (0.0, 0.0, CLOSER),
            "-" => (0.0, 0.0, 1.0 / CLOSER),
            _ => return false,
        };
        let is_arrow = closer == 1.0;
        if is_arrow && (event.shift_key() || table.by_keys.get_untracked()) {
            return false;
        }
        board.orbit(around, up, closer);
    }
    renderer.ask_frame();
    true
}

/// Runs the command of a key. Returns whether the key has one.
fn obey(table: Table, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    if event.alt_key() || table.dialog.get_untracked().is_some() {
        return false;
    }
    if !command && move_camera(table, event) {
        return true;
    }
    match (event.key().to_lowercase().as_str(), command) {
        ("u", false) | ("z", true) => act(table, Act::Undo),
        ("r", false) | ("y", true) => act(table, Act::Redo),
        ("arrowleft", false) => table.go_to(Target::Previous),
        ("arrowright", false) => table.go_to(Target::Next),
        ("home", false) => table.go_to(Target::Start),
        ("end", false) => table.go_to(Target::End),
        ("f", false) => act(table, Act::Flip),
        ("d", false) => table.toggle_three_d(),
        ("h", false) => act(table, Act::Hint),
        ("n", false) => table.dialog.set(Some(Dialog::NewGame)),
        ("l", false) => table.dialog.set(Some(Dialog::Levels)),
        ("o", false) | ("o", true) => table.dialog.set(Some(Dialog::Open)),
        ("s", false) | ("s", true) => save_file(table),
        ("q", false) => opening::leave(table),
        ("b", false) => {
            table.by_keys.set(true);
            table.focus();
        }
        ("m", false) => table.focus_typed(),
        ("p", false) if table.studio.is_played(table) => studio::open(table, None),
        ("?", false) => table.dialog.set(Some(Dialog::Keys)),
        _ => return false,
    }
    true
}
