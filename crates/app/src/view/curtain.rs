//! The curtain between the turns of people at one screen, in games in which something is hidden.

use chesswright_speech::announce;
use chesswright_table::session::Act;
use leptos::prelude::*;

use crate::table::Table;
use crate::words::t;

/// Covers the board until the person whose turn it is has taken the device.
#[component]
pub(crate) fn Curtain(table: Table) -> impl IntoView {
    move || {
        let side = table.curtain.get()?;
        // The tap that made the move before ends where the curtain has come down meanwhile, perhaps on its button.
        let begun_here = StoredValue::new(false);
        let lift = move |event: web_sys::MouseEvent| {
            let by_key = event.detail() == 0;
            if by_key || begun_here.get_value() {
                table.act(Act::Lift);
                table.focus();
            }
        };
        Some(view! {
            <div class="curtain" role="dialog" aria-label=t("curtain-lift")>
                <p>{announce::curtain(&table.rules(), side)}</p>
                <button class="main" on:pointerdown=move |_| begun_here.set_value(true) on:click=lift>{t("curtain-lift")}</button>
            </div>
        })
    }
}
