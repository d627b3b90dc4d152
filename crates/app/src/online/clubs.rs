//! The club that is followed: what the server has told of it, the game that it is shown, and where its teacher points.

use std::cell::RefCell;
use std::time::Duration;

use chesswright_online::Stage;
use chesswright_online::wire::{Club, ClubRole, Line, Pointer, Up};
use chesswright_table::session::{Act, Target};
use leptos::prelude::*;

use super::desk;
use crate::online;
use crate::table::{Dialog, Table};
use crate::words::t;

/// How many lines of the chat are kept.
const LINES: usize = 100;
/// How often it is told, at most, where a teacher points.
const PAUSE: Duration = Duration::from_millis(150);

/// What is known of the club that is followed.
#[derive(Clone, Default)]
pub(crate) struct Room {
    pub(crate) club: ArcRwSignal<Option<Box<Club>>>,
    pub(crate) lines: ArcRwSignal<Vec<Line>>,
    /// Whether the table shows what the club is shown.
    pub(crate) attends: ArcRwSignal<bool>,
}

/// What was pointed at last, and whether that is about to be told.
#[derive(Default)]
struct Pointing {
    last: Option<Pointer>,
    waits: bool,
}

thread_local! {
    static ROOM: Room = Room::default();
    static POINTING: RefCell<Pointing> = RefCell::default();
}

/// What is known of the club that is followed.
pub(crate) fn room() -> Room {
    ROOM.with(Clone::clone)
}

/// Follows a club, or none any more.
pub(crate) fn follow(table: Table, id: Option<String>) {
    if desk::visit_club(table, id) {
        forget();
    }
}

fn forget() {
    let room = room();
    room.club.set(None);
    room.lines.set(vec![]);
    room.attends.set(false);
    POINTING.with_borrow_mut(|pointing| pointing.last = None);
}

/// The game is left. Whoever does not look at the club follows it no more.
pub(super) fn leave(table: Table) {
    room().attends.set(false);
    if table.dialog.get_untracked() != Some(Dialog::Clubs) {
        follow(table, None);
    }
}

/// The window of a club is closed. It is followed on where the table shows what concerns it.
pub(crate) fn closed(table: Table) {
    let concerns =
        table.online.game.with_untracked(|game| game.as_ref().is_some_and(|game| game.club.is_some()));
    if !concerns && !room().attends.get_untracked() {
        follow(table, None);
    }
}

/// Whoever is called to a board of their own is shown nothing else meanwhile.
pub(super) fn call_away() {
    room().attends.set(false);
}

/// This page is not in the club any more.
pub(super) fn gone(table: Table) {
    follow(table, None);
    if table.dialog.get_untracked() == Some(Dialog::Clubs) {
        table.online.visited.set(None);
    }
}

/// Whether the club that is asked for is not there for this page. Then it is asked for no more.
pub(super) fn is_unknown(table: Table) -> bool {
    let waits = room().club.with_untracked(Option::is_none);
    waits && desk::visit_club(table, None)
}

/// What the person of this page is in the club.
pub(crate) fn role(table: Table) -> Option<ClubRole> {
    let me = table.online.me.with(|me| me.as_ref().map(|me| me.name.clone()))?;
    room().club.with(|club| Some(club.as_ref()?.members.iter().find(|member| member.name == me)?.role))
}

/// The boards that wait for the person of this page, the next one after that on the table first.
pub(crate) fn waiting(table: Table) -> Vec<String> {
    let Some(me) = table.online.me.with(|me| me.as_ref().map(|me| me.name.clone())) else { return vec![] };
    let here = table.online.id.get();
    room().club.with(|club| {
        let Some(club) = club else { return vec![] };
        let games: Vec<_> = club.rounds.iter().flat_map(|round| &round.games).collect();
        let at = games.iter().position(|game| Some(&game.game) == here.as_ref()).map_or(0, |at| at + 1);
        let (before, after) = games.split_at(at);
        let waits = |game: &&&chesswright_online::wire::ClubGame| {
            let mover = game.turn.and_then(|turn| game.players.get(usize::from(turn)));
            mover == Some(&me) && Some(&game.game) != here.as_ref()
        };
        after.iter().chain(before).filter(waits).map(|game| game.game.clone()).collect()
    })
}

/// The server has told the club.
pub(super) fn told(table: Table, told: Box<Club>) {
    let room = room();
    let before = room.club.with_untracked(|club| club.as_ref().and_then(|club| club.board.clone()));
    let board = told.board.clone();
    room.club.set(Some(told));
    // After a reload the game on the table may be the one that is shown.
    let here = table.online.id.get_untracked();
    if board.as_ref().is_some_and(|board| Some(&board.game) == here.as_ref()) {
        room.attends.set(true);
    }
    if !room.attends.get_untracked() || before == board {
        return;
    }
    match board {
        Some(board) if Some(&board.game) == here.as_ref() => {}
        Some(_) if plays(table) => table.notify(t("online-club-other")),
        Some(board) => attend(table, board.game),
        None => table.notify(t("online-club-nothing")),
    }
}

/// Whether an opponent expects a move of this page.
fn plays(table: Table) -> bool {
    table.online.game.with_untracked(|game| {
        game.as_ref()
            .is_some_and(|game| game.stage == Stage::Playing && !game.yours.is_empty() && !game.is_board)
    })
}

/// Shows at the table what the club is shown, from now on.
pub(crate) fn attend(table: Table, game: String) {
    room().attends.set(true);
    table.dialog.set(None);
    online::enter(table, game);
}

/// What was said before this page came, and where the teacher points.
pub(super) fn entered(table: Table, club: &str, lines: Vec<Line>, pointer: Option<Pointer>) {
    if is_followed(club) {
        room().lines.set(lines);
        if let Some(pointer) = pointer {
            pointed(table, club, &pointer);
        }
    }
}

/// Somebody said something in the club.
pub(super) fn said(club: &str, line: Line) {
    if is_followed(club) {
        room().lines.update(|lines| {
            lines.push(line);
            let more = lines.len().saturating_sub(LINES);
            lines.drain(..more);
        });
    }
}

fn is_followed(club: &str) -> bool {
    room().club.with_untracked(|known| known.as_ref().is_some_and(|known| known.id == club))
}

/// A teacher points at something: whoever leads nothing sees it at the own table.
pub(super) fn pointed(table: Table, club: &str, pointer: &Pointer) {
    POINTING.with_borrow_mut(|pointing| pointing.last = Some(pointer.clone()));
    let leads = untrack(|| role(table)).is_some_and(ClubRole::leads);
    let here = table.online.game.with_untracked(|game| game.as_ref().map(|game| game.id.clone()));
    if leads || !is_followed(club) || here.as_ref() != Some(&pointer.game) {
        return;
    }
    let (at, line) = table.game.with_untracked(|game| (game.path().len(), game.line().len()));
    let wanted = pointer.at.map_or(line, |at| at as usize);
    if at != wanted && wanted <= line {
        table.act(Act::GoTo(pointer.at.map_or(Target::End, |_| Target::Ply(wanted))));
    }
    let rules = table.rules();
    let cell = |name: &String| rules.board().cell(name);
    let marks =
        pointer.marks.iter().filter_map(|(from, to)| Some((cell(from)?, cell(to)?))).collect::<Vec<_>>();
    // A change of the position takes away what was drawn on the one before.
    request_animation_frame(move || table.drawn.set(marks));
}

/// A game has come to the table: perhaps one at which a teacher points.
pub(super) fn arrived(table: Table) {
    let club = room().club.with_untracked(|club| club.as_ref().map(|club| club.id.clone()));
    let pointer = POINTING.with_borrow(|pointing| pointing.last.clone());
    if let (Some(club), Some(pointer)) = (club, pointer) {
        pointed(table, &club, &pointer);
    }
}

/// As long as what calls this is shown, all who follow the club see where a teacher points at this table.
pub(crate) fn keep_pointing(table: Table) {
    Effect::new(move |_| {
        let (at, line) = table.game.with(|game| (game.path().len(), game.line().len()));
        let drawn = table.drawn.get();
        let leads = role(table).is_some_and(ClubRole::leads);
        let shown = room()
            .club
            .with(|club| Some((club.as_ref()?.id.clone(), club.as_ref()?.board.as_ref()?.game.clone())));
        let Some((club, game)) =
            shown.filter(|(_, game)| leads && table.online.id.get().as_ref() == Some(game))
        else {
            return;
        };
        let rules = table.rules();
        let name = |cell| rules.cell_name(cell).to_owned();
        let marks = drawn.iter().take(Pointer::MARKS).map(|(from, to)| (name(*from), name(*to))).collect();
        let pointer = Pointer { game, at: (at < line).then_some(at as u32), marks };
        if !pointer.is_short() {
            return;
        }
        let waits = POINTING.with_borrow_mut(|pointing| {
            if pointing.last.as_ref() == Some(&pointer) {
                return true;
            }
            pointing.last = Some(pointer);
            std::mem::replace(&mut pointing.waits, true)
        });
        if !waits {
            set_timeout(
                move || {
                    let pointer = POINTING.with_borrow_mut(|pointing| {
                        pointing.waits = false;
                        pointing.last.clone()
                    });
                    if let Some(pointer) = pointer {
                        desk::say(Up::Point { club: club.clone(), pointer });
                    }
                },
                PAUSE,
            );
        }
    });
}
