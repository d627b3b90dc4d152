//! What the page shows: the table, and the windows over it.
#![allow(unreachable_pub, reason = "the macro for components writes `pub`")]

mod actions;
mod back;
mod bars;
mod board;
mod chooser;
mod curtain;
mod details;
mod diagram;
mod dialogs;
mod faces;
mod figure;
mod gallery;
mod icons;
mod info;
pub(crate) mod keys;
mod learn;
mod level;
mod levels;
mod modal;
mod moves;
mod new_game;
mod notice;
pub(crate) mod online;
mod opening;
pub(crate) mod pair;
mod panel;
mod settings;
mod several;
pub(crate) mod three_d;
mod thumbnails;
mod time_choice;
mod toolbar;
mod tour;
mod welcome;
mod window;

use std::time::Duration;

use chesswright_rules::Side;
use chesswright_speech::announce;
use chesswright_table::session::Act;
use chesswright_table::settings::Scheme;
use chesswright_touch::boards;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

pub(crate) use self::icons::Icon;
use crate::settings::InBrowser;
use crate::table::Table;
use crate::words::{self, Language, t};
use crate::{browser, online as elsewhere, opening as opens};

/// How often clocks are updated.
const TICK: Duration = Duration::from_millis(100);

/// The page. It is rebuilt when the language changes; the table stays.
#[component]
pub(crate) fn App(table: Table, spoken: &'static Language) -> impl IntoView {
    apply_theme(table);
    boards::arrive(table.board);
    keys::listen(table);
    back::listen(table);
    hold_games(table);
    name_tab(table);
    opens::listen(table);
    crate::faces::keep(table);
    elsewhere::listen(table);
    let running =
        move || table.game.with_untracked(|game| game.clock().is_some_and(|clock| clock.is_running()));
    // If timers do not work, clocks do not either.
    let _ = set_interval_with_handle(
        move || {
            if running() {
                table.act(Act::Tick);
            }
        },
        TICK,
    );
    let spoken = RwSignal::new(spoken.code);
    let wanted = Memo::new(move |_| table.settings.with(|settings| settings.language().code));
    Effect::watch(move || wanted.get(), move |_, _, _| change_language(table, wanted, spoken), false);
    move || {
        let language = words::named(spoken.get());
        if let Some(root) = document().document_element() {
            // Setting attributes with these names cannot fail.
            let _ = root.set_attribute("lang", language.code);
            let _ = root.set_attribute("dir", language.dir);
        }
        // A match has a room of its own, with two boards.
        match table.pair.part() {
            Some(part) => (part.room)(table),
            None => view! { <Room table/> }.into_any(),
        }
    }
}

/// Holds the game on the table, so that no other tab goes on with it and overwrites it.
fn hold_games(table: Table) {
    Effect::new(move |_| {
        let id = table.id.get();
        leptos::task::spawn_local(async move {
            // A new game belongs to nobody else, and where a stored one is opened, it is held before.
            browser::hold_game(&id).await;
        });
    });
}

/// Names the tab after the game and whose turn it is, so that tabs can be told apart.
fn name_tab(table: Table) {
    let own = document().title();
    Effect::new(move |_| {
        let named = match table.is_landing() {
            true => own.clone(),
            false => {
                let standing = match table.pair.part() {
                    Some(part) => (part.standing)(),
                    None => table.game.with(announce::standing),
                };
                format!("{standing} · {}", table.title())
            }
        };
        document().set_title(&named);
    });
}

/// Changes the language once its texts are loaded. If they cannot be loaded, the language stays.
fn change_language(table: Table, wanted: Memo<&'static str>, spoken: RwSignal<&'static str>) {
    let language = words::named(wanted.get_untracked());
    leptos::task::spawn_local(async move {
        let messages = words::fetch(language).await;
        // The user may have chosen another language in the meantime.
        if wanted.get_untracked() != language.code {
            return;
        }
        match messages {
            Some(messages) => {
                words::speak(language, &messages);
                if table.online.part.get_untracked().is_some() {
                    // Otherwise people elsewhere are spoken of in the language before.
                    let _ = words::fetch_online().await;
                }
                spoken.set(language.code);
            }
            None => table.notify(t("trouble-not-loaded")),
        }
    });
}

/// Sets the theme, the scheme and motion on the page, as chosen.
fn apply_theme(table: Table) {
    for query in ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"] {
        browser::on_preference(query, move || table.settings.notify());
    }
    Effect::new(move |_| {
        let (theme, dark, scheme, moving) = table
            .settings
            .with(|settings| (settings.theme.clone(), settings.dark(), settings.scheme, settings.moving()));
        let Some(root) = document().document_element() else { return };
        let shown = |yes: bool, word: &'static str| if yes { word } else { "" };
        let scheme = if scheme == Scheme::System { "system" } else { "chosen" };
        for (name, value) in [
            ("data-theme", theme.as_str()),
            ("data-dark", shown(dark, "yes")),
            ("data-scheme", scheme),
            ("data-moving", shown(moving, "yes")),
        ] {
            // Setting attributes with these names cannot fail.
            let _ = root.set_attribute(name, value);
        }
    });
}

/// The table, the panel beside it, and the windows over both.
#[component]
fn Room(table: Table) -> impl IntoView {
    let is_three_d = Memo::new(move |_| table.settings.with(|settings| settings.three_d));
    let ratio = move || {
        let size = table.picture.with(|picture| picture.layout().size);
        // In perspective, a table is wider than it is high.
        let shape = if is_three_d.get() { (size.x / size.y).clamp(1.15, 1.5) } else { size.x / size.y };
        format!("{shape:.4}")
    };
    let zoom = move || {
        format!("{:.2}", table.settings.with(|settings| f64::from(settings.zoom.clamp(50, 100)) / 100.0))
    };
    let sides =
        move || table.context.with(|context| (0..context.rules.sides() as u8).map(Side).collect::<Vec<_>>());
    let above = move || {
        let below = table.below.get();
        let mut others = sides();
        others.retain(|side| *side != below);
        // The next side in turn order is on the left.
        others.sort_by_key(|side| (side.0 + 8 - below.0) % 8);
        others
    };
    let skip_to_board = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        table.focus();
    };
    let used = move |event: leptos::ev::PointerEvent| {
        boards::activate(table.board);
        close_menu(table, &event);
    };
    let crowded = move || sides().len() > 2;
    let trays = move || {
        table.context.with(|context| {
            context.rules.definition().hand.is_some() || context.rules.definition().gates.is_some()
        })
    };
    view! {
        // The link must not change the address, whose fragment contains a game.
        <a class="skip" href=format!("#{}", table.board) on:click=skip_to_board>{t("skip-to-board")}</a>
        <main class="room" on:pointerdown=used on:focusin=move |_| boards::activate(table.board)
            class:with-trays=trays class:crowded=crowded style:--ratio=ratio style:--zoom=zoom>
            <div class="play">
                <section class="arena" aria-label=t("game-area")>
                    <div class="stack">
                        {move || match is_three_d.get() {
                            true => view! { <three_d::Board3d table/> }.into_any(),
                            false => view! { <board::Board table/> }.into_any(),
                        }}
                        <curtain::Curtain table/>
                    </div>
                </section>
                <toolbar::Toolbar table/>
            </div>
            <section class="side">
                <div class="bars above">
                    <For each=above key=|side| side.0 let:side>
                        <bars::Bar table side/>
                    </For>
                </div>
                <panel::Panel table/>
                <div class="bars below">
                    {move || view! { <bars::Bar table side=table.below.get()/> }}
                </div>
            </section>
        </main>
        <chooser::Chooser table/>
        <div class="hidden" aria-live="polite" role="status" id="said">{move || table.said.get()}</div>
        <window::Window table/>
    }
}

/// Closes the menu when something beside it is pressed.
fn close_menu(table: Table, event: &leptos::ev::PointerEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let in_menu = target.is_some_and(|target| target.closest(".menu").is_ok_and(|menu| menu.is_some()));
    if table.menu.get_untracked() && !in_menu {
        table.menu.set(false);
    }
}

/// Says that a part of the page is being loaded.
#[component]
pub(crate) fn Loading(table: Table) -> impl IntoView {
    let loads = Memo::new(move |_| table.loading.get() > 0);
    move || loads.get().then(|| view! { <p class="loading" role="status">{t("loading")}</p> })
}
