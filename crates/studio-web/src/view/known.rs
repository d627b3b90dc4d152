//! Pieces to add: a new one, or one that people know.

use chesswright_studio::{Act, TEMPLATES, Template};
use leptos::prelude::*;

use crate::browser;
use crate::words::{self, t};
use crate::workshop::Workshop;

/// The name of a piece in the language of the page.
fn named(name: &str) -> String {
    let key = format!("piece-{name}");
    let told = words::t(&key);
    if told == key { name.replace('-', " ") } else { told }
}

/// The list, with a field to seek in. `added` is called after a piece was added.
#[component]
pub(crate) fn Known(workshop: Workshop, added: Callback<()>) -> impl IntoView {
    let sought = RwSignal::new(String::new());
    let add = move |name: String, betza: &str| {
        if workshop.act(Act::Add(name, betza.to_owned())) {
            added.run(());
        }
    };
    let fits = move |template: &&Template| {
        let sought = sought.get().trim().to_lowercase();
        let names = [template.name.replace('-', " "), named(template.name).to_lowercase()];
        names.iter().any(|name| name.contains(&sought)) || template.betza.to_lowercase() == sought
    };
    let row = move |template: &'static Template| {
        view! {
            <button class="st-known" data-known=template.name on:click=move |_| add(template.name.to_owned(), template.betza)>
                <b>{named(template.name)}</b><code>{template.betza}</code>
            </button>
        }
    };
    let fresh = move |_| {
        let name = sought.get_untracked();
        add(if name.trim().is_empty() { "piece".to_owned() } else { name }, "W");
    };
    view! {
        <input type="search" id="studio-known" placeholder=t("studio-known") aria-label=t("studio-known")
            on:input=move |event| sought.set(browser::typed_in(&event))/>
        <div class="st-list">
            <button class="st-known" data-known="" on:click=fresh><b>{t("studio-piece-new")}</b><span class="quiet">{move || sought.get()}</span></button>
            {move || TEMPLATES.iter().filter(fits).map(row).collect_view()}
        </div>
    }
}
