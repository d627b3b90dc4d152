//! Where to begin: suggestions for the game on the board, own documents, and all that a new game can begin with.

use chesswright_document::Document;
use chesswright_studio::opens::new_level;
use chesswright_studio::shelf::{Entry, Kind};
use chesswright_studio::{Act, BLANK, ideas};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::gallery::Gallery;
use super::icons::Icon;
use super::later::{Later, Part};
use crate::words::{self, t, tell};
use crate::workshop::{Workshop, untitled};
use crate::{browser, words as texts};

/// The card.
#[component]
pub(crate) fn Start(workshop: Workshop) -> impl IntoView {
    workshop.look_through();
    let suggested = ideas().map(move |idea| {
        let taken = move || {
            let all = workshop.with(|studio| studio.document().text().to_owned());
            match idea {
                chesswright_studio::Idea::NewKnights => all.contains("knight"),
                chesswright_studio::Idea::Wall => all.contains("holes"),
                chesswright_studio::Idea::ThreeChecks => all.contains("checks"),
            }
        };
        let name = format!("{idea:?}");
        view! {
            <button class="st-idea" data-idea=name disabled=taken on:click=move |_| { workshop.act(Act::Take(idea)); }>
                <Icon name="plus"/><span>{texts::idea(idea)}</span>
            </button>
        }
    });
    let of_chess = workshop.memo(|studio| {
        studio.document().get("extends").is_some_and(|parent| parent.as_text() == Some("chess"))
    });
    // Each click invents another game.
    let surprised = RwSignal::new(0_u32);
    view! {
        <h2>{t("studio-pane-start")}</h2>
        <p class="quiet">{t("studio-start-lead")}</p>
        <div class:away=move || !of_chess.get()>
            <h3>{t("studio-ideas")}</h3>
            <div class="st-ideas">{suggested.into_iter().collect_view()}</div>
        </div>
        <Shelf workshop/>
        <h3>{t("studio-new")}</h3>
        <div class="st-row">
            <button data-start="blank" on:click=move |_| begin(workshop, Document::new(BLANK))>{t("studio-blank")}</button>
            <button data-start="level" on:click=move |_| begin_level(workshop)>{t("studio-level-new")}</button>
            <button data-start="position" disabled=move || !workshop.playable.get() on:click=move |_| set_up(workshop)>{t("studio-position")}</button>
            <button data-start="surprise" on:click=move |_| surprised.update(|count| *count += 1)>{t("studio-surprise")}</button>
            <label class="st-file"><span>{t("studio-file")}</span>
                <input type="file" id="studio-file" accept=".toml,.json,.ini,.txt,.clt,.tmj,.ldtk" on:change=move |event| chosen(workshop, &event)/>
            </label>
        </div>
        {move || (surprised.get() > 0).then(|| view! { <Later workshop part=Part::Surprise/> })}
        <Paste workshop/>
        <h3>{t("studio-fork")}</h3>
        <Gallery workshop/>
    }
}

/// Begins a level.
fn begin_level(workshop: Workshop) {
    let text = new_level(&untitled());
    leptos::task::spawn_local(async move { workshop.begin_level(text, false).await });
}

/// Sets up a position of the game on the board.
fn set_up(workshop: Workshop) {
    let text = workshop.good.with_untracked(|good| good.as_ref().map(|good| good.text.clone()));
    if let Some(game) = text {
        leptos::task::spawn_local(async move { workshop.begin_position(game, String::new(), false).await });
    }
}

/// Begins a document of its own.
pub(super) fn begin(workshop: Workshop, document: Document) {
    leptos::task::spawn_local(async move {
        workshop.begin(document).await;
        workshop.look_through();
    });
}

fn chosen(workshop: Workshop, event: &web_sys::Event) {
    let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
    browser::read_file(&file, move |text| match text {
        Some(text) => leptos::task::spawn_local(async move { workshop.bring(&text).await }),
        None => workshop.notice.set(Some(t("trouble-file"))),
    });
}

/// Documents, links and games of other programs, as texts.
#[component]
fn Paste(workshop: Workshop) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let open = move |_| {
        let given = text.get_untracked();
        leptos::task::spawn_local(async move {
            workshop.bring(&given).await;
            workshop.look_through();
        });
    };
    view! {
        <details class="st-paste">
            <summary>{t("studio-paste")}</summary>
            <textarea id="studio-paste" rows="4" spellcheck="false" aria-label=t("studio-paste") on:input=move |event| text.set(browser::typed_in(&event))></textarea>
            <button data-start="paste" on:click=open>{t("open")}</button>
        </details>
    }
}

/// The documents of this browser.
#[component]
fn Shelf(workshop: Workshop) -> impl IntoView {
    // A document is removed by two clicks.
    let asked = RwSignal::new(None::<String>);
    let language = workshop.look.with_untracked(|look| look.language.clone());
    let row = move |entry: Entry| {
        let (id, title) = (entry.id.clone(), entry.title.clone());
        let when = browser::date(entry.when, &language);
        let asks = {
            let id = id.clone();
            Memo::new(move |_| asked.with(|asked| asked.as_ref() == Some(&id)))
        };
        let open = workshop.is_open(&id);
        let forget = {
            let id = id.clone();
            move |_| {
                if asks.get_untracked() {
                    workshop.forget(id.clone());
                    asked.set(None);
                } else {
                    asked.set(Some(id.clone()));
                }
            }
        };
        let label = {
            let title = title.clone();
            move || {
                tell(
                    if asks.get() { "studio-forget-sure" } else { "delete-game" },
                    [("game", title.clone().into())],
                )
            }
        };
        let of = match entry.kind() {
            Kind::Game => None,
            Kind::Level => Some("studio-level-kind"),
            Kind::Position => Some("studio-position"),
        };
        let opened = entry.clone();
        view! {
            <li>
                <button class="st-kept" data-document=id aria-current=open.then_some("true") on:click=move |_| {
                    let entry = opened.clone();
                    leptos::task::spawn_local(async move { workshop.open(entry).await });
                }><b>{title}</b><small>{when}{of.map(|of| format!(" · {}", t(of)))}</small></button>
                {(!open).then(|| view! {
                    <button class="plain" class:wrong=asks title=label.clone() aria-label=label on:click=forget><Icon name="close"/></button>
                })}
            </li>
        }
    };
    let entries = move || workshop.shelf.get();
    move || {
        let entries = entries();
        (!entries.is_empty()).then(|| {
            view! {
                <h3>{words::t("studio-own")}</h3>
                <ul class="st-shelf">{entries.into_iter().map(row.clone()).collect_view()}</ul>
            }
        })
    }
}
