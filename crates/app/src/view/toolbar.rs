//! The toolbar: a row of icons.

use chesswright_game::{Cause, save};
use chesswright_rules::{Move, Reason};
use chesswright_table::Seat;
use chesswright_table::saved::built_in;
use chesswright_table::session::Act;
use leptos::prelude::*;

use super::icons::Icon;
use crate::table::{Dialog, Table};
use crate::words::t;
use crate::{browser, opening};

/// A button with an icon. Its label is shown on hover and read by screen readers.
#[component]
fn Tool(
    icon: &'static str,
    words: String,
    #[prop(optional)] keys: &'static str,
    #[prop(into, default = Signal::stored(false))] off: Signal<bool>,
    press: impl Fn() + 'static,
) -> impl IntoView {
    let title = if keys.is_empty() { words.clone() } else { format!("{words} ({keys})") };
    view! {
        <button class="tool" title=title aria-label=words disabled=off data-tool=icon on:click=move |_| press()><Icon name=icon/></button>
    }
}

/// The toolbar.
#[component]
pub(crate) fn Toolbar(table: Table) -> impl IntoView {
    let over = Signal::derive(move || table.game.with(|game| game.ending().is_some()));
    let empty = Signal::derive(move || table.game.with(|game| game.path().is_empty()));
    let at_end = Signal::derive(move || {
        table.game.with(|game| {
            game.tree().children(game.here()).is_empty() && game.line().len() == game.path().len()
        })
    });
    let may_pass = Memo::new(move |_| table.game.with(|game| game.legal_moves().iter().any(Move::is_pass)));
    let alone = move || table.seats.with(|seats| !seats.contains(&Seat::Person));
    let waits = move || table.paused.get();
    let claimable = Memo::new(move |_| {
        let claim = table.game.with(|game| game.claimable())?;
        Some(if claim.cause == Cause::Rules(Reason::Declaration) { "declare" } else { "claim-draw" })
    });
    let act = move |act: Act| {
        move || {
            table.act(act.clone());
        }
    };
    let pause = move || {
        table.act(Act::Pause(!table.paused.get_untracked()));
    };
    let claim = move || {
        table.dialog.set(None);
        table.act(Act::Claim);
    };
    let dialog = move |dialog: Dialog| move || table.dialog.set(Some(dialog));
    view! {
        <nav class="toolbar" aria-label=t("toolbar")>
            <Tool icon="new" words=t("new-game") keys="N" press=dialog(Dialog::NewGame)/>
            <Tool icon="levels" words=t("levels") keys="L" press=dialog(Dialog::Levels)/>
            <Tool icon="undo" words=t("undo") keys="U" off=empty press=act(Act::Undo)/>
            <Tool icon="redo" words=t("redo") keys="R" off=at_end press=act(Act::Redo)/>
            <Tool icon="flip" words=t("flip") keys="F" press=act(Act::Flip)/>
            <Tool icon="three-d" words=t("three-d") keys="D" press=move || table.toggle_three_d()/>
            {move || may_pass.get().then(|| view! { <Tool icon="pass" words=t("pass") press=act(Act::Pass)/> })}
            {move || (alone() || waits()).then(|| view! {
                <Tool icon=if waits() { "go" } else { "pause" } words=t(if waits() { "resume" } else { "pause" }) off=over
                    press=pause/>
            })}
            <Tool icon="hint" words=t("hint") keys="H" off=over press=act(Act::Hint)/>
            {move || claimable.get().map(|words| view! { <Tool icon="draw" words=t(words) press=claim/> })}
            <Tool icon="draw" words=t("offer-draw") off=over press=dialog(Dialog::Draw)/>
            <Tool icon="resign" words=t("resign") off=over press=dialog(Dialog::Resign)/>
            <span class="gap"></span>
            <Tool icon="open" words=t("open") keys="O" press=dialog(Dialog::Open)/>
            <Tool icon="save" words=t("save") keys="S" press=move || save_file(table)/>
            <Tool icon="share" words=t("share") press=dialog(Dialog::Share)/>
            <Tool icon="settings" words=t("settings") press=dialog(Dialog::Settings)/>
            <Tool icon="quit" words=t("leave-game") keys="Q" press=move || opening::leave(table)/>
        </nav>
    }
}

/// Saves the game as a file.
pub(crate) fn save_file(table: Table) {
    table.game.with_untracked(|game| {
        let text = save::save(game, &built_in, browser::now());
        let name = format!("{}.{}", game.rules().definition().name, save::EXTENSION);
        browser::download(&name, save::MIME, &text);
    });
    table.notify(t("notice-saved"));
}
