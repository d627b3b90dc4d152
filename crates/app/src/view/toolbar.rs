//! What one needs during a game, in a row of buttons with words, and the menu with everything else.

use chesswright_game::{Cause, save};
use chesswright_rules::Reason;
use chesswright_table::Seat;
use chesswright_table::saved::built_in;
use chesswright_table::session::Act;
use leptos::prelude::*;

use super::icons::Icon;
use super::window;
use crate::table::{Dialog, Table};
use crate::words::t;
use crate::{browser, opening, studio};

/// The id of the button that opens the menu.
const MENU: &str = "menu";

/// A button with an icon and a word. What it does in full is shown on hover.
#[component]
pub(super) fn Tool(
    icon: &'static str,
    /// What it does.
    words: String,
    /// The word on it, if that is a shorter one.
    #[prop(optional)]
    short: String,
    #[prop(optional)] keys: &'static str,
    #[prop(into, default = Signal::stored(false))] off: Signal<bool>,
    /// The name by which scripts know it, if it is not the icon's.
    #[prop(optional)]
    name: &'static str,
    press: impl Fn() + 'static,
) -> impl IntoView {
    let title = if keys.is_empty() { words.clone() } else { format!("{words} ({keys})") };
    let shown = if short.is_empty() { words } else { short };
    let name = if name.is_empty() { icon } else { name };
    view! {
        <button class="tool" title=title disabled=off data-tool=name on:click=move |_| press()>
            <Icon name=icon/><span>{shown}</span>
        </button>
    }
}

/// The row of buttons.
#[component]
pub(crate) fn Toolbar(table: Table) -> impl IntoView {
    let over = Signal::derive(move || table.result.with(Option::is_some));
    let ended = Signal::derive(move || table.game.with(|game| game.ending().is_some()));
    let may_pass =
        Memo::new(move |_| table.game.with(|game| game.choices().iter().any(|choice| choice.pass)));
    let alone = move || {
        table.seats.with(|seats| !seats.iter().any(|seat| matches!(seat, Seat::Person | Seat::Remote)))
    };
    // With others elsewhere nobody gets help, and spectators only look.
    let board = Memo::new(move |_| table.online.is_board());
    let remote = Memo::new(move |_| board.get() || table.seats.with(|seats| seats.contains(&Seat::Remote)));
    let watches =
        Memo::new(move |_| remote.get() && table.seats.with(|seats| !seats.contains(&Seat::Person)));
    let empty = Signal::derive(move || {
        table.game.with(|game| game.path().is_empty())
            || watches.get()
            || table.hidden.get()
            || remote.get() && over.get() && !board.get()
    });
    let waits = move || table.paused.get();
    let claimable = Memo::new(move |_| {
        let claim = table.game.with(|game| game.claimable())?;
        let declared = claim.cause == Cause::Rules(Reason::Declaration);
        Some(if declared { ("declare", "declare-short") } else { ("claim-draw", "claim-short") })
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
    let in_level = Memo::new(move |_| table.level.with(Option::is_some));
    // A level is solved or not, and a game that has begun is what can be given up.
    let ends = Memo::new(move |_| {
        !over.get() && !in_level.get() && !table.is_landing() && !watches.get() && !board.get()
    });
    view! {
        <nav class="toolbar" aria-label=t("toolbar")>
            <Tool icon="undo" words=t("undo") short=t("undo-short") keys="U" off=empty press=act(Act::Undo)/>
            {move || {
                let words = t(if in_level.get() { "level-hint-cost" } else { "hint" });
                view! { <Tool icon="hint" words=words short=t("hint") keys="H" off=Signal::derive(move || ended.get() || remote.get() || table.hidden.get()) press=act(Act::Hint)/> }
            }}
            <Tool icon="flip" words=t("flip") short=t("flip-short") keys="F" press=act(Act::Flip)/>
            {move || may_pass.get().then(|| view! { <Tool icon="pass" words=t("pass") press=act(Act::Pass)/> })}
            {move || (alone() || waits()).then(|| view! {
                <Tool icon=if waits() { "go" } else { "pause" } words=t(if waits() { "resume" } else { "pause" }) off=ended
                    press=pause/>
            })}
            {move || claimable.get().map(|(words, short)| view! {
                <Tool icon="draw" name="claim" words=t(words) short=t(short) press=claim/>
            })}
            <span class="gap"></span>
            {move || ends.get().then(|| view! {
                <Tool icon="draw" words=t("offer-draw") short=t("draw-short") press=dialog(Dialog::Draw)/>
                <Tool icon="resign" words=t("resign") press=dialog(Dialog::Resign)/>
            })}
            <Menu table/>
        </nav>
    }
}

/// The menu, with all that is not needed during every game.
#[component]
pub(super) fn Menu(table: Table) -> impl IntoView {
    let at_end = Signal::derive(move || {
        table.game.with(|game| {
            game.eyes().is_some()
                || game.tree().children(game.here()).is_empty() && game.line().len() == game.path().len()
        })
    });
    let choose = move |press: &dyn Fn()| {
        table.menu.set(false);
        browser::focus(MENU);
        press();
    };
    // With others elsewhere nobody tries positions out.
    let hidden = Signal::derive(move || table.hidden.get());
    // A match on two boards is no position and no link.
    let pair = Signal::derive(move || table.pair.is_on());
    let away = Signal::derive(move || table.online.is_on() || hidden.get() || pair.get());
    let shut = Signal::derive(move || hidden.get() || pair.get());
    let dialog = move |dialog: Dialog| move || choose(&|| table.dialog.set(Some(dialog)));
    let redo = move || {
        table.act(Act::Redo);
    };
    let close = move || {
        table.menu.set(false);
        browser::focus(MENU);
    };
    view! {
        <div class="menu" on:keydown=move |event| {
            if event.key() == "Escape" && table.menu.get_untracked() {
                event.stop_propagation();
                close();
            }
        }>
            <button id=MENU class="tool" data-tool="menu" aria-expanded=move || table.menu.get().to_string() aria-controls="menu-items"
                on:click=move |_| {
                    window::prepare();
                    table.menu.update(|open| *open = !*open);
                }>
                <Icon name="menu"/><span>{t("menu")}</span>
            </button>
            <div class="menu-items" id="menu-items" role="group" aria-label=t("menu") hidden=move || !table.menu.get()>
                <Tool icon="new" words=t("new-game") keys="N" press=dialog(Dialog::NewGame)/>
                {browser::has_server().then(|| view! {
                    <Tool icon="people" name="friend" words=t("welcome-friend") press=dialog(Dialog::Friend)/>
                    <Tool icon="world" name="lobby" words=t("online-lobby") press=dialog(Dialog::Lobby)/>
                })}
                <Tool icon="levels" words=t("levels") keys="L" press=dialog(Dialog::Levels)/>
                <Tool icon="build" words=t("welcome-build") press=move || choose(&|| studio::open(table, None))/>
                <Tool icon="build" name="position" off=away words=t("set-up-position") press=move || choose(&|| studio::set_up(table))/>
                <Tool icon="open" words=t("open") keys="O" press=dialog(Dialog::Open)/>
                <Tool icon="save" words=t("save") keys="S" off=hidden press=move || choose(&|| save_file(table))/>
                <Tool icon="share" words=t("share") off=shut press=dialog(Dialog::Share)/>
                <Tool icon="notes" words=t("details") off=pair press=dialog(Dialog::Details)/>
                <Tool icon="redo" words=t("redo") keys="R" off=Signal::derive(move || at_end.get() || pair.get()) press=redo/>
                <Tool icon="three-d" words=t("three-d") keys="D" off=pair press=move || choose(&|| table.toggle_three_d())/>
                <Tool icon="settings" words=t("settings") press=dialog(Dialog::Settings)/>
                <Tool icon="keys" words=t("keys") keys="?" press=dialog(Dialog::Keys)/>
                <Tool icon="quit" words=t("leave-game") short=t("leave-short") keys="Q" press=move || choose(&|| opening::leave(table))/>
            </div>
        </div>
    }
}

/// Saves the game as a file.
pub(crate) fn save_file(table: Table) {
    // Otherwise the file would tell what is hidden, or not the whole game.
    if table.hidden.get_untracked() {
        return table.notify(t("notice-hidden"));
    }
    if let Some(part) = untrack(|| table.pair.part()) {
        return (part.file)(table);
    }
    table.game.with_untracked(|game| {
        let text = save::save(game, &built_in, browser::now());
        let name = format!("{}.{}", game.rules().definition().name, save::EXTENSION);
        browser::download(&name, save::MIME, &text);
    });
    table.notify(t("notice-saved"));
}
