//! Small windows: sharing, draw offers, resignation, keys.

use chesswright_game::{Game, pgn, save};
use chesswright_notation::position;
use chesswright_table::Seat;
use chesswright_table::saved::built_in;
use chesswright_table::session::{Act, Session};
use leptos::prelude::*;

use super::modal::Modal;
use crate::table::Table;
use crate::words::{self, t, tell};
use crate::{browser, film};

/// A text to copy: a link, a position, the whole game.
#[component]
fn Text(
    table: Table,
    id: &'static str,
    label: String,
    text: String,
    #[prop(optional)] long: bool,
) -> impl IntoView {
    let copied = text.clone();
    let copy = move |_| {
        browser::copy(&copied, move |done| {
            table.notify(t(if done { "notice-copied" } else { "notice-not-copied" }))
        })
    };
    let mark = |event: leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let shown = match long {
        true => view! { <textarea id=id readonly rows="7" prop:value=text></textarea> }.into_any(),
        false => view! { <input id=id type="text" readonly prop:value=text on:focus=mark/> }.into_any(),
    };
    view! {
        <div class="field copy">
            <label for=id>{label}</label>
            {shown}
            <button on:click=copy>{t("copy")}</button>
        </div>
    }
}

/// The game with the names that are known of its players: the computer's, where nobody has given another.
fn named(table: Table, game: &Game) -> Game {
    let mut named = game.clone();
    let seats = table.seats.get_untracked();
    for (player, seat) in named.players.iter_mut().zip(seats).filter(|(player, _)| player.name.is_empty()) {
        if let Seat::Computer(level) = seat {
            player.name = format!("Chesswright, {}", tell("seat-computer", [("level", level.into())]));
        }
    }
    named
}

/// The game as texts, and as a link.
#[component]
pub(crate) fn Share(table: Table) -> impl IntoView {
    let (link, fen, pgn) = table.game.with_untracked(|game| {
        let here = window().location();
        let address = here.origin().unwrap_or_default() + &here.pathname().unwrap_or_default();
        // A level is more than its rules: its code has the enemies and the goals as well.
        let code = match table.level.get_untracked() {
            Some(level) => level.level().to_code(),
            None => save::share(game, &built_in, browser::now()),
        };
        let link = format!("{address}#{code}");
        (link, position::write(game.position()), pgn::write(&named(table, game), &built_in))
    });
    let file = {
        let pgn = pgn.clone();
        move |_| {
            let name = table.rules().definition().name.clone();
            browser::download(&format!("{name}.pgn"), "application/vnd.chess-pgn", &pgn);
        }
    };
    view! {
        <Modal table title=t("share")>
            <Text table id="share-link" label=t("share-link") text=link/>
            <Text table id="share-fen" label=t("share-fen") text=fen/>
            <Text table id="share-pgn" label=t("share-pgn") text=pgn long=true/>
            <button on:click=file>{t("save-pgn")}</button>
            <button on:click=move |_| film::picture(table) data-save="picture">{t("save-image")}</button>
            <Film table/>
        </Modal>
    }
}

/// The game as a film. Making it takes a while and can be stopped.
#[component]
fn Film(table: Table) -> impl IntoView {
    let progress = RwSignal::new(None::<f64>);
    let makes = Memo::new(move |_| progress.get().is_some());
    let empty = table.game.with_untracked(|game| game.line().is_empty());
    move || {
        match makes.get() {
        false => view! {
            <button data-save="film" disabled=empty on:click=move |_| film::film(table, progress)>{t("save-animation")}</button>
        }
        .into_any(),
        true => view! {
            <div class="filming">
                <label for="film-progress">{t("animation-progress")}</label>
                <progress id="film-progress" max="1" prop:value=move || progress.get().unwrap_or(1.0)></progress>
                <button data-save="stop" on:click=move |_| progress.set(None)>{t("animation-stop")}</button>
            </div>
        }
        .into_any(),
    }
    }
}

/// Asks whether the opponents agree to a draw. The computer answers at once.
#[component]
pub(crate) fn DrawOffer(table: Table) -> impl IntoView {
    let offering = words::who(&table.rules(), table.speaker());
    let machine = table.state.with_untracked(Session::is_against_computer);
    // Whoever is elsewhere is asked there.
    let remote = table.state.with_untracked(Session::is_remote);
    let offer = move |_| {
        table.dialog.set(None);
        table.act(if machine { Act::OfferDraw(table.speaker()) } else { Act::AgreeDraw });
    };
    let question = match (machine, remote) {
        (true, _) => t("draw-question-computer"),
        (_, true) => t("online-draw-question"),
        _ => tell("draw-question", offering),
    };
    let asks = machine || remote;
    view! {
        <Modal table title=t("offer-draw")>
            <p>{question}</p>
            <div class="answers">
                <button class="main" on:click=offer>{t(if asks { "draw-offer" } else { "draw-accept" })}</button>
                <button on:click=move |_| table.dialog.set(None)>{t("draw-decline")}</button>
            </div>
        </Modal>
    }
}

/// Asks the user to confirm resignation.
#[component]
pub(crate) fn Resign(table: Table) -> impl IntoView {
    let resigning = words::who(&table.rules(), table.speaker());
    let resign = move |_| {
        table.dialog.set(None);
        table.act(Act::Resign(table.speaker()));
    };
    view! {
        <Modal table title=t("resign")>
            <p>{tell("resign-question", resigning)}</p>
            <div class="answers">
                <button class="main" on:click=resign>{t("resign-yes")}</button>
                <button on:click=move |_| table.dialog.set(None)>{t("resign-no")}</button>
            </div>
        </Modal>
    }
}

/// The list of keys.
#[component]
pub(crate) fn Keys(table: Table) -> impl IntoView {
    let keys = [
        ("N", t("new-game")),
        ("L", t("levels")),
        ("U, R", t("keys-undo")),
        ("← →", t("keys-walk")),
        ("F", t("flip")),
        ("D", t("three-d")),
        ("1 … 5, ← → ↑ ↓", t("keys-camera")),
        ("H", t("hint")),
        ("O, S", t("keys-files")),
        ("Q", t("leave-game")),
        ("B", t("keys-board")),
        ("M", t("keys-type")),
        ("?", t("keys-shortcuts")),
    ];
    let rows = keys.into_iter().map(|(key, words)| view! { <dt><kbd>{key}</kbd></dt><dd>{words}</dd> });
    view! {
        <Modal table title=t("keys")>
            <dl class="keys">{rows.collect_view()}</dl>
            <p>{t("keys-on-board")}</p>
            <p>{t("keys-premove")}</p>
            <p>{t("keys-commands")}</p>
        </Modal>
    }
}
