//! The finished document: as a link, as a file, and the hash by which others know its rules.

use chesswright_studio::Studio;
use leptos::prelude::*;

use crate::browser;
use crate::words::{t, tell};
use crate::workshop::Workshop;

/// Links longer than this are cut off by many programs.
const LONG: usize = 8000;

/// The card.
#[component]
pub(crate) fn Share(workshop: Workshop) -> impl IntoView {
    let link = Memo::new(move |_| workshop.link());
    let long = move || link.with(String::len) > LONG;
    let copy = move |_| {
        let said = move |done: bool| {
            let _ =
                workshop.notice.try_set(Some(t(if done { "notice-copied" } else { "notice-not-copied" })));
        };
        browser::copy(&link.get_untracked(), said);
    };
    let save = move |_| {
        let (text, name) = workshop.with_untracked(|studio| {
            let name = studio.document().get("name").and_then(|name| name.as_text().map(str::to_owned));
            (studio.document().text().to_owned(), name.unwrap_or_else(|| "my-game".to_owned()))
        });
        let json = text.trim_start().starts_with('{');
        browser::download(&format!("{name}.{}", if json { "json" } else { "toml" }), "text/plain", &text);
    };
    let changes = Memo::new(move |_| {
        let parent = workshop.with(|studio| studio.document().get("extends"));
        let parent = parent.and_then(|parent| chesswright_catalog::definition(parent.as_text()?));
        workshop.good.with(|good| {
            let (parent, good) = parent.as_ref().zip(good.as_ref())?;
            Some((parent.name.clone(), chesswright_document::diff(parent, &good.definition)))
        })
    });
    let title = workshop.memo(Studio::title);
    view! {
        <h2>{t("studio-pane-share")}</h2>
        <p class="quiet">{move || tell("studio-share-lead", [("game", title.get().into())])}</p>
        <label class="st-field"><span>{t("studio-link")}</span>
            <input type="text" id="studio-link" readonly=true prop:value=link/></label>
        {move || long().then(|| view! { <p class="wrong">{t("studio-link-long")}</p> })}
        <div class="st-row">
            <button class="main" data-share="copy" on:click=copy>{t("copy")}</button>
            <button data-share="file" on:click=save>{t("save")}</button>
        </div>
        {move || {
            let hash = workshop.hash();
            (!hash.is_empty()).then(|| view! { <p class="quiet">{t("studio-hash")}" "<code id="studio-hash">{hash}</code></p> })
        }}
        {move || changes.get().map(|(parent, changes)| {
            let own = |path: &str| ["name", "title", "description", "aliases"].contains(&path);
            let rows = changes.into_iter().filter(|change| !own(&change.path)).map(|change| view! {
                <tr><th scope="row"><code>{change.path}</code></th><td>{change.before.unwrap_or_else(|| "–".into())}</td><td>{change.after.unwrap_or_else(|| "–".into())}</td></tr>
            });
            view! {
                <h3>{tell("studio-changes", [("game", parent.into())])}</h3>
                <table class="st-changes"><tbody>{rows.collect_view()}</tbody></table>
            }
        })}
    }
}
