//! The table of a match on two boards: both boards with their players, and the panel beside them.

mod moves;
mod seats;

use chesswright_game::{Board, Seat as MatchSeat};
use chesswright_rules::Side;
use chesswright_speech::two_boards;
use chesswright_table::Seat;
use chesswright_table::session::Act;
use chesswright_touch::boards;
use leptos::prelude::*;

use super::icons::Icon;
use super::modal::Modal;
use super::notice::Notice;
use super::toolbar::{Menu, Tool};
use super::{Loading, bars, board, chooser, close_menu, info, window};
use crate::pair::desk;
use crate::storage;
use crate::table::{Dialog, Table};
use crate::words::t;

pub(super) use seats::{SeatFields, is_on_two_boards};

/// The table with both boards.
pub(crate) fn room(table: Table) -> AnyView {
    view! { <Room table/> }.into_any()
}

#[component]
fn Room(table: Table) -> impl IntoView {
    let tables = desk::tables(table);
    // Where there is little room, the panel covers the boards when it is asked for, or when the match is over.
    let shown = RwSignal::new(false);
    let over = Memo::new(move |_| desk::with(|pair| pair.game().ending().is_some()).unwrap_or_default());
    Effect::watch(
        move || over.get(),
        move |over, _, _| {
            if *over {
                shown.set(true);
            }
        },
        false,
    );
    let ratio = move || {
        let size = table.picture.with(|picture| picture.layout().size);
        format!("{:.4}", size.x / size.y)
    };
    let zoom = move || {
        format!("{:.2}", table.settings.with(|settings| f64::from(settings.zoom.clamp(50, 100)) / 100.0))
    };
    let skip_to_board = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        table.focus();
    };
    view! {
        <a class="skip" href=format!("#{}", table.board) on:click=skip_to_board>{t("skip-to-board")}</a>
        <main class="match" class:panel-shown=move || shown.get() style:--ratio=ratio style:--zoom=zoom
            on:pointerdown=move |event| close_menu(table, &event)>
            {Board::BOTH.map(|board| view! { <OneBoard table=tables[board.index()] board/> }).into_iter().collect_view()}
            <section class="side">
                <Panel table over shown/>
                {move || table.dialog.with(Option::is_none).then(|| view! { <Notice table/> })}
                <Tools table shown/>
            </section>
        </main>
        {tables.map(|table| view! { <chooser::Chooser table/> }).into_iter().collect_view()}
        <div class="hidden" aria-live="polite" role="status" id="said">{move || table.said.get()}</div>
        <window::Window table/>
    }
}

/// One board with its two players.
#[component]
fn OneBoard(table: Table, board: Board) -> impl IntoView {
    let bar = move |above: bool| {
        move || {
            let below = table.below.get();
            let side = if above { Side(1 - below.0.min(1)) } else { below };
            view! { <bars::Bar table side/> }
        }
    };
    let (name, letter) = (board.to_string(), board.to_string());
    view! {
        <section class="one-board" data-board=name aria-label=two_boards::board(board)
            on:pointerdown=move |_| boards::activate(table.board) on:focusin=move |_| boards::activate(table.board)>
            <div class="bars above"><span class="letter" aria-hidden="true">{letter}</span>{bar(true)}</div>
            <div class="stack"><board::Board table/></div>
            <div class="bars below">{bar(false)}</div>
        </section>
    }
}

/// How the match stands, its moves, and the rules.
#[component]
fn Panel(table: Table, over: Memo<bool>, shown: RwSignal<bool>) -> impl IntoView {
    let rules = RwSignal::new(false);
    let three_d = move || table.settings.with(|settings| settings.three_d);
    let again = move |_| {
        shown.set(false);
        table.act(Act::Rematch(storage::new_id()));
    };
    let tab = move |which: bool, words: String| {
        view! {
            <button role="tab" aria-selected=move || (rules.get() == which).to_string() on:click=move |_| rules.set(which)>{words}</button>
        }
    };
    view! {
        <div class="panel">
            <header class="headline">
                <div class="heading">
                    <h1>{move || table.title()}</h1>
                    <button class="again" title=format!("{} (N)", t("new-game")) data-again="new" on:click=move |_| table.dialog.set(Some(Dialog::NewGame))>
                        <Icon name="new"/><span>{t("new-game")}</span>
                    </button>
                    <button class="plain fold" aria-label=t("close") on:click=move |_| shown.set(false)><Icon name="close"/></button>
                </div>
                <p class="status" class:over=move || over.get()>{desk::standing}</p>
                {move || three_d().then(|| view! { <p class="status flat">{t("match-flat")}</p> })}
                {move || over.get().then(|| view! {
                    <div class="after"><button class="main" data-again="rematch" on:click=again>{t("rematch")}</button></div>
                })}
            </header>
            <div class="tabs" role="tablist">{tab(false, t("tab-moves"))}{tab(true, t("tab-info"))}</div>
            {move || match rules.get() {
                false => view! { <moves::Moves table/> }.into_any(),
                true => view! { <info::Info table/> }.into_any(),
            }}
            <Loading table/>
        </div>
    }
}

/// The buttons that one needs during a match.
#[component]
fn Tools(table: Table, shown: RwSignal<bool>) -> impl IntoView {
    let with = move |ask: fn(&chesswright_table::pair::Pair) -> bool| {
        Signal::derive(move || desk::with(ask).unwrap_or_default())
    };
    let over = with(|pair| pair.game().ending().is_some());
    let empty = with(|pair| pair.game().log().is_empty());
    let people = with(|pair| pair.is_of_people());
    let alone = with(|pair| pair.is_alone());
    let tables = desk::tables(table);
    // A worker that was lost has paused its board.
    let waits = Memo::new(move |_| {
        desk::with(chesswright_table::pair::Pair::is_paused).unwrap_or_default()
            || tables.iter().any(|table| table.paused.get())
    });
    let act = move |act: Act| {
        move || {
            table.act(act.clone());
        }
    };
    let pause = move || {
        table.act(Act::Pause(!waits.get_untracked()));
    };
    let dialog = move |dialog: Dialog| move || table.dialog.set(Some(dialog));
    view! {
        <nav class="toolbar" aria-label=t("toolbar")>
            <Tool icon="undo" words=t("undo") short=t("undo-short") keys="U" off=empty press=act(Act::Undo)/>
            <Tool icon="flip" words=t("flip") short=t("flip-short") keys="F" press=act(Act::Flip)/>
            {move || (alone.get() || waits.get()).then(|| {
                let (icon, word) = if waits.get() { ("go", "resume") } else { ("pause", "pause") };
                view! { <Tool icon=icon words=t(word) off=over press=pause/> }
            })}
            <span class="gap"></span>
            {move || (!over.get()).then(|| view! {
                {people.get().then(|| view! { <Tool icon="draw" words=t("offer-draw") short=t("draw-short") press=dialog(Dialog::Draw)/> })}
                {(!alone.get()).then(|| view! { <Tool icon="resign" words=t("resign") press=dialog(Dialog::Resign)/> })}
            })}
            <div class="unfold"><Tool icon="notes" name="panel" words=t("tab-moves") press=move || shown.update(|shown| *shown = !*shown)/></div>
            <Menu table/>
        </nav>
    }
}

/// A window that asks something about the match.
pub(crate) fn dialog(table: Table, dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Draw => view! { <DrawOffer table/> }.into_any(),
        _ => view! { <Resign table/> }.into_any(),
    }
}

#[component]
fn DrawOffer(table: Table) -> impl IntoView {
    let agree = move |_| {
        table.dialog.set(None);
        table.act(Act::AgreeDraw);
    };
    view! {
        <Modal table title=t("offer-draw")>
            <p>{t("match-draw-question")}</p>
            <div class="answers">
                <button class="main" on:click=agree>{t("draw-accept")}</button>
                <button on:click=move |_| table.dialog.set(None)>{t("draw-decline")}</button>
            </div>
        </Modal>
    }
}

/// Asks which team gives up, of those that have people.
#[component]
fn Resign(table: Table) -> impl IntoView {
    let tables = desk::tables(table);
    let first = MatchSeat::ALL[0];
    let teams = desk::with(|pair| {
        let person = |seat: &MatchSeat| pair.seat(*seat) == Seat::Person;
        let of = |seat: MatchSeat| {
            let who = [seat, seat.partner()].into_iter().find(person)?;
            Some((who, two_boards::team(pair.game(), seat)))
        };
        [first, first.opponent()].into_iter().filter_map(of).collect::<Vec<_>>()
    });
    let buttons = teams.unwrap_or_default().into_iter().map(move |(seat, team)| {
        let resign = move |_| {
            table.dialog.set(None);
            tables[seat.board.index()].act(Act::Resign(seat.side));
        };
        view! { <button class="main" on:click=resign>{crate::words::tell("match-resign", [("team", team.into())])}</button> }
    });
    view! {
        <Modal table title=t("resign")>
            <div class="answers column">
                {buttons.collect_view()}
                <button on:click=move |_| table.dialog.set(None)>{t("resign-no")}</button>
            </div>
        </Modal>
    }
}
