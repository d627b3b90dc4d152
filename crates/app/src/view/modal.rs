//! Windows over the table, with the browser's dialog element: the focus stays inside, Escape closes.

use leptos::prelude::*;

use super::icons::Icon;
use super::notice::Notice;
use crate::browser;
use crate::table::Table;
use crate::words::t;

/// A window with a title.
#[component]
pub(crate) fn Modal(
    table: Table,
    title: String,
    #[prop(optional)] wide: bool,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    // Whoever opened the window finds the focus there again.
    let opener = StoredValue::new_local(browser::focused());
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // If a dialog cannot be modal, it is shown anyway.
            if dialog.show_modal().is_err() {
                dialog.set_open(true);
            }
        }
    });
    let close = move || table.dialog.set(None);
    on_cleanup(move || {
        let opener = opener.try_get_value().flatten();
        request_animation_frame(move || {
            // What follows the window may have the focus already.
            if table.dialog.get_untracked().is_some() || browser::focused().is_some() {
                return;
            }
            if let Some(opener) = opener {
                browser::focus_on(&opener);
            }
            // The opener may be gone.
            if browser::focused().is_none() {
                table.focus();
            }
        });
    });
    view! {
        <dialog class="modal" class:wide=wide node_ref=dialog aria-label=title.clone() on:close=move |_| close()
            on:keydown=move |event| {
                // Whoever begins a game by keys here uses its board by keys.
                if matches!(event.key().as_str(), "Tab" | "Enter" | " ") {
                    table.by_keys.set(true);
                }
                event.stop_propagation();
            }>
            <header>
                <h2>{title.clone()}</h2>
                <button class="plain" aria-label=t("close") on:click=move |_| close()><Icon name="close"/></button>
            </header>
            <Notice table/>
            <div class="modal-body">{children()}</div>
        </dialog>
    }
}
