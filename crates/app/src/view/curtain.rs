//! The curtain between the turns of people at one screen, in games in which something is hidden.

use chesswright_speech::announce;
use chesswright_table::session::Act;
use leptos::prelude::*;

use crate::table::Table;
use crate::words::t;

/// Covers the board until the person whose turn it is has taken the device.
#[component]
pub(crate) fn Curtain(table: Table) -> impl IntoView {
    let lift = move |_| {
        table.act(Act::Lift);
        table.focus();
    };
    move || {
        let side = table.curtain.get()?;
        Some(view! {
            <div class="curtain" role="dialog" aria-label=t("curtain-lift")>
                <p>{announce::curtain(&table.rules(), side)}</p>
                <button class="main" on:click=lift>{t("curtain-lift")}</button>
            </div>
        })
    }
}
