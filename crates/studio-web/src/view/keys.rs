//! Keys that work everywhere in the workshop, unless the user is typing.

use chesswright_studio::{Act, Pane};
use leptos::prelude::WithUntracked;
use leptos::wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::browser;
use crate::workshop::{Room, Workshop};

/// Listens as long as the page exists.
pub(crate) fn listen(workshop: Workshop) {
    browser::on_window("keydown", move |event: KeyboardEvent| {
        // A key that has brought people here has done its work.
        if !event.default_prevented()
            && workshop.is_shown()
            && workshop.room.with_untracked(|room| *room == Room::Game)
            && obey(workshop, &event)
        {
            event.prevent_default();
            event.stop_propagation();
        }
    });
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| match element.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => true,
        "INPUT" => !matches!(element.get_attribute("type").as_deref(), Some("checkbox" | "radio" | "color")),
        _ => false,
    })
}

fn obey(workshop: Workshop, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    if event.alt_key() || is_typing(event) {
        return false;
    }
    match (event.key().to_lowercase().as_str(), command, event.shift_key()) {
        ("z", true, false) => workshop.act(Act::Undo),
        ("y", true, _) | ("z", true, true) => workshop.act(Act::Redo),
        ("p", false, _) => workshop.act(Act::Play),
        ("t", false, _) => {
            workshop.show(Pane::Text);
            true
        }
        _ => return false,
    };
    true
}
