//! The step of the tour for a first visit.

use leptos::prelude::*;

use super::icons::Icon;
use super::learn::LearnMore;
use crate::table::Table;
use crate::tour::Step;
use crate::words::t;

/// The step of the tour, above the moves.
#[component]
pub(crate) fn Tour(table: Table) -> impl IntoView {
    // The button that a step is about is marked.
    Effect::new(move |_| {
        let step = table.tour.get().map_or("", Step::name);
        if let Some(root) = document().document_element() {
            // Setting an attribute with this name cannot fail.
            let _ = root.set_attribute("data-tour", step);
        }
    });
    move || {
        table.tour.get().map(|step| {
            let done = step == Step::Done;
            let close = move |_| {
                table.tour.set(None);
                table.focus();
            };
            view! {
                <div class="tour" data-step=step.name()>
                    <Icon name=if done { "star" } else { "hint" }/>
                    <p>{t(&format!("tour-{}", step.name()))}</p>
                    {done.then(|| view! { <LearnMore table/> })}
                    <button data-tour-close on:click=close>{t(if done { "close" } else { "tour-skip" })}</button>
                </div>
            }
        })
    }
}
