//! The Back button of the browser: it closes what is open before it leaves the page.

use leptos::prelude::*;
use web_sys::Event;

use crate::browser;
use crate::table::Table;

/// While something is open, the history has one more entry.
pub(crate) fn listen(table: Table) {
    let open = Memo::new(move |_| {
        table.menu.get()
            || table.dialog.get().is_some()
            || table.picking.with(|picking| !picking.choices.is_empty())
    });
    Effect::watch(
        move || open.get(),
        move |open, _, _| match (*open, browser::is_pushed()) {
            (true, false) => browser::push_history(),
            // It was closed by other means than Back.
            (false, true) => browser::go_back(),
            _ => {}
        },
        false,
    );
    browser::on_window("popstate", move |_: Event| {
        // After going forward again, nothing is open.
        if open.get_untracked() && !browser::is_pushed() {
            let window = table.dialog.get_untracked().is_some();
            table.menu.set(false);
            table.dialog.set(None);
            table.deselect();
            if !window {
                table.focus();
            }
        }
    });
}
