//! The desk with the match on it: it asks the match about every act, and does at both tables what the match decides.

use std::cell::{Cell, RefCell};

use chesswright_game::{Board, Match, Seat as MatchSeat};
use chesswright_speech::{announce, two_boards};
use chesswright_table::Seat;
use chesswright_table::computer::Manner;
use chesswright_table::opening::PlanError;
use chesswright_table::pair::{Done, Pair, addressed};
use chesswright_table::saved::built_in;
use chesswright_table::session::{Act, Event, Sound};
use chesswright_touch::boards::{self, BoardId};
use leptos::prelude::*;

use super::Begin;
use crate::perform::{self, perform};
use crate::storage::{self, Trouble};
use crate::table::Table;
use crate::view::keys;
use crate::words::{say, t, tell};
use crate::{browser, favourites, online};

/// The id of the second board of this page.
const BESIDE: BoardId = "board-b";

thread_local! {
    static PAIR: RefCell<Option<Pair>> = const { RefCell::new(None) };
    /// The tables of both boards, once there has been a match.
    static TABLES: Cell<Option<[Table; 2]>> = const { Cell::new(None) };
    /// Changes with the match, for views.
    static CHANGED: Cell<Option<RwSignal<()>>> = const { Cell::new(None) };
}

/// The tables of both boards.
pub(crate) fn tables(table: Table) -> [Table; 2] {
    if let Some(tables) = TABLES.get() {
        return tables;
    }
    // They exist as long as the page.
    let owner = Owner::new();
    let tables = owner.with(|| {
        let beside = table.beside(BESIDE);
        boards::arrive(beside.board);
        keys::listen(beside);
        CHANGED.set(Some(RwSignal::new(())));
        [table, beside]
    });
    std::mem::forget(owner);
    TABLES.set(Some(tables));
    tables
}

/// The views show the match anew.
fn changed() {
    if let Some(changed) = CHANGED.get() {
        changed.set(());
    }
}

fn board_of(table: Table) -> Board {
    if table.board == BESIDE { Board::B } else { Board::A }
}

/// Reads the match, and follows its changes.
pub(crate) fn with<T>(ask: impl FnOnce(&Pair) -> T) -> Option<T> {
    if let Some(changed) = CHANGED.get() {
        changed.track();
    }
    with_untracked(ask)
}

fn with_untracked<T>(ask: impl FnOnce(&Pair) -> T) -> Option<T> {
    PAIR.with_borrow(|pair| pair.as_ref().map(ask))
}

/// How the match stands, in words.
pub(crate) fn standing() -> String {
    with(|pair| two_boards::standing(pair.game())).unwrap_or_default()
}

/// Puts a match on the table.
pub(super) fn begin(table: Table, begin: Begin) -> Result<Option<String>, String> {
    let mut told = None;
    let pair = match begin {
        Begin::Plan(plan) => {
            let mut pair = plan.set_up(storage::new_id()).map_err(|error| match error {
                PlanError::NoGame => t("trouble-no-game"),
                PlanError::Wrong(why) => say(&why),
            })?;
            pair.tag("Date", browser::date());
            favourites::played(&plan.game);
            pair
        }
        Begin::Stored { saved, alone } => {
            let pair = Pair::stored(&saved).map_err(|why| {
                let why = why.as_ref().map(say).unwrap_or_default();
                tell("trouble-saved-game", [("why", why.into())])
            })?;
            if alone {
                pair
            } else {
                told = Some(t("notice-other-tab"));
                pair.copied(storage::new_id())
            }
        }
        Begin::Read(game) => {
            told = Some(t("notice-opened"));
            Pair::new(storage::new_id(), *game, [[Seat::Person; 2]; 2], Manner::default())
        }
    };
    put(table, pair);
    Ok(told)
}

fn put(table: Table, pair: Pair) {
    online::leave(table);
    forget_untouched();
    table.home.set(false);
    let now = browser::now();
    let tables = tables(table);
    let setups = Board::BOTH.map(|board| pair.setup(board, now));
    PAIR.set(Some(pair));
    boards::activate(table.board);
    for (board, setup) in Board::BOTH.into_iter().zip(setups) {
        carry_out(tables, vec![Done::Session(board, Act::Open(Box::new(setup)))]);
    }
    save(table);
    changed();
}

/// Leaves the match: nobody thinks about it any more.
pub(super) fn leave() {
    forget_untouched();
    let Some(tables) = TABLES.get() else { return };
    PAIR.take();
    for table in tables {
        let events = table.state.act(Act::Suspend);
        events.iter().for_each(|event| perform(table, event));
    }
}

/// Nothing is lost with a match without moves.
fn forget_untouched() {
    let untouched = with_untracked(|pair| {
        let game = pair.game();
        let usual = Match::new(game.rules()).is_ok_and(|usual| {
            Board::BOTH.iter().all(|&board| game.game(board).start().key() == usual.game(board).start().key())
        });
        (game.log().is_empty() && game.ending().is_none() && usual).then(|| pair.id().to_owned())
    });
    untouched.flatten().iter().for_each(|id| storage::remove(id));
}

/// Stores the match.
pub(super) fn save(table: Table) {
    let title = untrack(|| table.title());
    let Some(saved) = with_untracked(|pair| pair.saved(&title, browser::now())) else { return };
    match storage::save(&saved) {
        Ok(()) => {}
        Err(Trouble::Forbidden) => table.notify(t("trouble-no-storage")),
        Err(Trouble::Full) => table.notify(t("trouble-storage-full")),
    }
}

/// Saves the match as a file, in which the computers have names.
pub(super) fn file(table: Table) {
    let text = with_untracked(|pair| {
        let mut game = pair.game().clone();
        for seat in MatchSeat::ALL {
            let player = game.player_mut(seat);
            if let (Seat::Computer(level), "") = (pair.seat(seat), player.name.as_str()) {
                player.name = format!("Chesswright, {}", tell("seat-computer", [("level", level.into())]));
            }
        }
        (format!("{}.bpgn", game.rules().definition().name), game.to_bpgn(&built_in))
    });
    if let Some((name, text)) = text {
        browser::download(&name, "text/plain", &text);
        table.notify(t("notice-saved"));
    }
}

/// Does something at a board of the match, and all that comes of it. Returns what came of it at the boards.
pub(super) fn act(table: Table, act: Act) -> Vec<Event> {
    let tables = tables(table);
    let (board, act) = match act {
        Act::Rematch(id) => {
            if let Some(again) = with_untracked(|pair| pair.rematch(id)) {
                put(tables[0], again);
            }
            return vec![];
        }
        // A typed move may say which board it is for.
        Act::Type(text) => {
            let (board, rest) = addressed(&text);
            (board.unwrap_or(board_of(table)), Act::Type(rest.to_owned()))
        }
        act => (board_of(table), act),
    };
    let is_tick = matches!(act, Act::Tick);
    let done = PAIR.with_borrow_mut(|pair| {
        pair.as_mut().map(|pair| pair.act(board, act, browser::now())).unwrap_or_default()
    });
    let ticked = is_tick && done.iter().all(|done| matches!(done, Done::Session(_, Act::Tick)));
    let events = carry_out(tables, done);
    if !ticked {
        changed();
    }
    events
}

fn carry_out(tables: [Table; 2], all: Vec<Done>) -> Vec<Event> {
    let mut came = vec![];
    for done in all {
        match done {
            Done::Event(event) => told(tables, None, &event),
            Done::Session(board, act) => {
                let events = tables[board.index()].state.act(act);
                for event in &events {
                    told(tables, Some(board), event);
                }
                came.extend(events);
            }
        }
    }
    came
}

/// Does in the browser what has come of an act. What happens at a board is said with its name.
fn told(tables: [Table; 2], board: Option<Board>, event: &Event) {
    let table = tables[board.map_or(0, Board::index)];
    let at = board.unwrap_or(Board::A);
    let result = || with_untracked(|pair| two_boards::result(pair.game())).flatten();
    match event {
        Event::Wish(wish) => {
            let done = PAIR.with_borrow_mut(|pair| {
                pair.as_mut().map(|pair| pair.wish(at, wish, browser::now())).unwrap_or_default()
            });
            carry_out(tables, done);
            changed();
        }
        Event::Played(played) => {
            let said = announce::played(&played.before, &played.played, played.check);
            let said = two_boards::at_board(at, &said);
            let said = result().map(|result| format!("{said} {result}")).unwrap_or(said);
            perform::played(table, played.sound, said);
        }
        Event::Supplied(side, kind, _) => {
            let said = two_boards::at_board(at, &two_boards::supplied(&table.rules(), *side, *kind));
            table.said.update(|before| *before = format!("{before} {said}"));
        }
        Event::Walked => table.say(untrack(standing)),
        Event::Ended(_) => {
            // The end of one board is told once, where it has happened.
            let ended = with_untracked(|pair| pair.game().ending().map(|(board, _)| board)).flatten();
            if ended == board {
                table.dialog.set(None);
                table.hear(Sound::End);
                table.say(result().unwrap_or_default());
            }
        }
        // The other board is a part of the same game.
        Event::Started if at == Board::B => table.cursor.set(None),
        Event::Forget(_) if at == Board::B => {}
        Event::Save => save(tables[0]),
        event => perform(table, event),
    }
}
