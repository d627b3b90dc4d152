//! The text of the document, with what is wrong and where. What people type is never changed under their hands.

use chesswright_rules::definition::{Diagnostic, Severity};
use chesswright_studio::Act;
use leptos::html::Textarea;
use leptos::prelude::*;

use crate::browser;
use crate::words::{self, t, tell};
use crate::workshop::Workshop;

/// The card.
#[component]
pub(crate) fn Text(workshop: Workshop) -> impl IntoView {
    let field = NodeRef::<Textarea>::new();
    // The text comes into the field only if it differs, as after undo: then nobody types.
    Effect::new(move |_| {
        let text = workshop.text.get();
        if let Some(field) = field.get()
            && field.value() != text
        {
            field.set_value(&text);
        }
    });
    let lines = Memo::new(move |_| workshop.text.with(|text| text.lines().count().clamp(8, 60)));
    let row = move |finding: Diagnostic| {
        let (line, column, width) = (finding.place.line, finding.place.column, finding.place.width);
        let go = move |_| {
            let Some(field) = field.get_untracked() else { return };
            let text = workshop.text.get_untracked();
            let from = place_in(&text, line as usize, column as usize);
            // A field that cannot have the focus does not change it.
            let _ = field.focus();
            let _ = field.set_selection_range(from, from + width.max(1));
        };
        let place = if line > 0 { tell("studio-line", [("line", line.into())]) } else { String::new() };
        view! {
            <li class:error=finding.severity == Severity::Error data-line=line.to_string()>
                <button on:click=go><b>{place}" "<code>{finding.place.path.clone()}</code></b><span>{words::finding(&finding)}</span></button>
            </li>
        }
    };
    view! {
        <h2>{t("studio-pane-text")}</h2>
        <ul class="st-findings" aria-label=t("studio-findings")>{move || workshop.findings.get().into_iter().map(row).collect_view()}</ul>
        <textarea id="studio-text" class="st-text" node_ref=field rows=move || lines.get().to_string() spellcheck="false" autocapitalize="off" autocomplete="off"
            wrap="off" aria-label=t("studio-text-label") on:input=move |event| { workshop.act(Act::Type(browser::typed_in(&event))); }></textarea>
        <p class="quiet">{t("studio-text-lead")}</p>
    }
}

/// A place in a text, in the units in which browsers count.
fn place_in(text: &str, line: usize, column: usize) -> u32 {
    let units = |text: &str| text.encode_utf16().count();
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(units).sum();
    let line = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let within: usize = line.chars().take(column.saturating_sub(1)).map(char::len_utf16).sum();
    (before + within) as u32
}
