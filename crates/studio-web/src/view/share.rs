//! The finished document: as a link, as a file, and the hash by which others know its rules.

use chesswright_document::Change;
use chesswright_studio::{Act, Done, Studio};
use leptos::prelude::*;

use super::start::begin;
use crate::browser;
use crate::words::{t, tell};
use crate::workshop::Workshop;

/// Links longer than this are cut off by many programs.
const LONG: usize = 8000;
/// So many versions are listed.
const MOST: usize = 40;

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
        {move || changes.get().map(|(parent, changes)| view! {
            <h3>{tell("studio-changes", [("game", parent.into())])}</h3>
            <Changes changes/>
        })}
        <Versions workshop/>
    }
}

/// What differs between two games.
#[component]
fn Changes(changes: Vec<Change>) -> impl IntoView {
    let own = |path: &str| ["name", "title", "description", "aliases"].contains(&path);
    let rows = changes.into_iter().filter(|change| !own(&change.path)).map(|change| view! {
        <tr><th scope="row"><code>{change.path}</code></th><td>{change.before.unwrap_or_else(|| "–".into())}</td><td>{change.after.unwrap_or_else(|| "–".into())}</td></tr>
    });
    view! { <table class="st-changes"><tbody>{rows.collect_view()}</tbody></table> }
}

/// The versions before this one: each can be compared, brought back, or be the beginning of another game.
#[component]
fn Versions(workshop: Workshop) -> impl IntoView {
    let chosen = RwSignal::new(None::<usize>);
    let list = Memo::new(move |_| {
        let done: Vec<Done> =
            workshop.with(|studio| studio.versions().take(MOST).map(|(_, done)| done.clone()).collect());
        done.iter().map(|done| workshop.words_of(Some(done)).unwrap_or_default()).collect::<Vec<_>>()
    });
    let text = move |number: usize| {
        workshop.with(|studio| studio.versions().nth(number).map(|(document, _)| document.clone()))
    };
    let compared = move || {
        let number = chosen.get()?;
        let before = text(number)?.examine(&chesswright_catalog::Catalog).definition;
        let changes = workshop
            .good
            .with(|good| Some(chesswright_document::diff(before.as_ref()?, &good.as_ref()?.definition)));
        Some(view! {
            {changes.map(|changes| view! { <Changes changes/> })}
            <div class="st-row">
                <button data-version="restore" on:click=move |_| { workshop.act(Act::Back(number + 1)); chosen.set(None); }>{t("studio-version-restore")}</button>
                <button data-version="fork" on:click=move |_| if let Some(document) = untrack(|| text(number)) { begin(workshop, document) }>{t("studio-version-fork")}</button>
            </div>
        })
    };
    move || {
        let versions = list.get();
        (!versions.is_empty()).then(|| {
            let rows = versions.into_iter().enumerate().map(|(number, done)| view! {
                <li><button class="st-kept" data-version=number.to_string() aria-pressed=move || (chosen.get() == Some(number)).to_string()
                    on:click=move |_| chosen.update(|chosen| *chosen = if *chosen == Some(number) { None } else { Some(number) })>{tell("studio-version-before", [("what", done.into())])}</button></li>
            }).collect_view();
            view! { <h3>{t("studio-versions")}</h3><p class="quiet">{t("studio-versions-lead")}</p>{compared}<ul class="st-shelf">{rows}</ul> }
        })
    }
}
