//! What the workshop shows: a rail on the left, the board or a diagram in the middle, a card on the right, and below them
//! what is wrong, what undo would take back, and the way to play.
#![allow(unreachable_pub, reason = "the macro for components writes `pub`")]

mod board;
mod control;
mod diagram;
mod figure;
mod foot;
mod gallery;
mod ground;
mod icons;
mod keys;
mod known;
mod lab;
pub(crate) mod later;
mod level;
mod pieces;
mod position;
mod rules;
mod setup;
mod share;
mod start;
mod text;

use chesswright_studio::{Act, Pane, Studio as State};
use leptos::prelude::*;

use self::icons::Icon;
use self::later::{Later, Part};
use crate::browser;
use crate::words::t;
use crate::workshop::{Room, Workshop};

/// The workshop. It is rebuilt when the language changes; the document stays.
#[component]
pub(crate) fn Studio(workshop: Workshop) -> impl IntoView {
    keys::listen(workshop);
    let language = Memo::new(move |_| workshop.look.with(|look| look.language.clone()));
    // What is typed or drawn in a room does not build it again.
    let room = Memo::new(move |_| workshop.room.get());
    move || {
        language.track();
        match room.get() {
            Room::Game => view! { <Game workshop/> }.into_any(),
            Room::Level(..) => view! { <Later workshop part=Part::Level/> }.into_any(),
            Room::Position { .. } => view! { <Later workshop part=Part::Position/> }.into_any(),
        }
    }
}

/// The room in which a game is made.
#[component]
fn Game(workshop: Workshop) -> impl IntoView {
    let selected = workshop.memo(|studio| studio.selected().map(str::to_owned));
    let draws = Memo::new(move |_| {
        workshop.pane.get() == Pane::Pieces
            && selected.with(Option::is_some)
            && workshop.with(|studio| studio.card().is_some_and(|card| card.sketch.is_some()))
    });
    let hash = move || workshop.hash();
    Effect::new(move |_| {
        workshop.pane.track();
        browser::to_top_of_card();
    });
    view! {
        <main class="studio" id="studio-root" data-hash=hash data-pane=move || name_of(workshop.pane.get())>
            <Rail workshop/>
            <section class="st-middle" aria-label=t("studio-middle")>
                {move || if draws.get() {
                    view! { <diagram::Diagram workshop/> }.into_any()
                } else {
                    view! { <board::Board workshop/> }.into_any()
                }}
            </section>
            <section class="st-side">
                <Title workshop/>
                <Notice workshop/>
                <div class="st-card" role="region" aria-label=move || words_of(workshop.pane.get())>
                    {move || match workshop.pane.get() {
                        Pane::Start => view! { <start::Start workshop/> }.into_any(),
                        Pane::Board => view! { <ground::Ground workshop/> }.into_any(),
                        Pane::Setup => view! { <setup::Setup workshop/> }.into_any(),
                        Pane::Pieces => view! { <pieces::Pieces workshop/> }.into_any(),
                        Pane::Rules => view! { <Later workshop part=Part::Rules/> }.into_any(),
                        Pane::Text => view! { <text::Text workshop/> }.into_any(),
                        Pane::Lab => view! { <Later workshop part=Part::Lab/> }.into_any(),
                        Pane::Share => view! { <Later workshop part=Part::Share/> }.into_any(),
                    }}
                </div>
            </section>
            <foot::Foot workshop/>
            <figure::Drawings workshop/>
        </main>
    }
}

/// The name of a pane for scripts and styles.
fn name_of(pane: Pane) -> &'static str {
    match pane {
        Pane::Start => "start",
        Pane::Board => "board",
        Pane::Setup => "setup",
        Pane::Pieces => "pieces",
        Pane::Rules => "rules",
        Pane::Text => "text",
        Pane::Lab => "lab",
        Pane::Share => "share",
    }
}

fn words_of(pane: Pane) -> String {
    t(match pane {
        Pane::Start => "studio-pane-start",
        Pane::Board => "studio-pane-board",
        Pane::Setup => "studio-pane-setup",
        Pane::Pieces => "studio-pane-pieces",
        Pane::Rules => "studio-pane-rules",
        Pane::Text => "studio-pane-text",
        Pane::Lab => "studio-pane-lab",
        Pane::Share => "studio-pane-share",
    })
}

/// The ways to the panes, and back to the table.
#[component]
fn Rail(workshop: Workshop) -> impl IntoView {
    let way = move |pane: Pane| {
        let current = move || (workshop.pane.get() == pane).then_some("page");
        view! {
            <button class="st-way" data-way=name_of(pane) aria-current=current on:click=move |_| workshop.show(pane)>
                <Icon name=name_of(pane)/><span>{words_of(pane)}</span>
            </button>
        }
    };
    view! {
        <nav class="st-rail" aria-label=t("studio-rail")>
            <button class="st-way st-leave" data-way="leave" title=t("studio-leave-more") on:click=move |_| { workshop.act(Act::Leave); }>
                <Icon name="leave"/><span>{t("studio-leave")}</span>
            </button>
            {Pane::ALL.map(way).into_iter().collect_view()}
        </nav>
    }
}

/// The title of the game, to type over.
#[component]
fn Title(workshop: Workshop) -> impl IntoView {
    let title = workshop.memo(State::title);
    view! {
        <header class="st-head">
            <input class="st-title" id="studio-title" type="text" maxlength="80" aria-label=t("studio-title") spellcheck="false" prop:value=move || title.get()
                on:change=move |event| { workshop.act(Act::Title(browser::typed_in(&event))); }/>
        </header>
    }
}

#[component]
pub(super) fn Notice(workshop: Workshop) -> impl IntoView {
    let close = move |_| workshop.notice.set(None);
    view! {
        <div role="status" class="st-status">
            {move || workshop.has_unkept().then(|| view! {
                <div class="st-notice st-unkept" data-unkept=""><p>{t("studio-not-kept")}</p>
                    <button data-unkept="save" on:click=move |_| workshop.save_unkept()>{t("save")}</button>
                </div>
            })}
            {move || workshop.notice.get().map(|text| view! {
                <div class="st-notice"><p>{text}</p>
                    <button class="plain" aria-label=t("close") on:click=close><Icon name="close"/></button>
                </div>
            })}
        </div>
    }
}
