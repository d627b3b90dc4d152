//! The notice: what a person should know now. It has its own place, so that it covers neither board nor clock.

use leptos::prelude::*;

use super::icons::Icon;
use crate::table::Table;
use crate::words::t;

/// The notice, shown until something else happens.
#[component]
pub(crate) fn Notice(table: Table) -> impl IntoView {
    move || {
        table.notice.get().map(|text| {
            view! {
                <div class="notice">
                    <p>{text}</p>
                    <button class="plain" aria-label=t("close") on:click=move |_| {
                        table.notice.set(None);
                        if table.dialog.get_untracked().is_none() {
                            table.focus();
                        }
                    }>
                        <Icon name="close"/>
                    </button>
                </div>
            }
        })
    }
}
