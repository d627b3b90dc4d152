//! The computer player. A worker thinks, so the page never blocks.

mod cancel;
mod link;
mod worker;

use chesswright_game::{Game, save};
use chesswright_puzzle::solve::Hint;
use chesswright_rules::Side;
use chesswright_table::computer::{Assessment, Found, Request, Task, What};
use chesswright_table::saved::built_in;
use chesswright_touch::Origin;
use leptos::prelude::*;

use crate::table::Table;
use crate::words::{t, tell};
use crate::{browser, sound, view};

pub(crate) use worker::work;

/// An answer appears after at least this many milliseconds, so that people notice it.
const LEAST: u64 = 350;

/// Starts the computer's search if it or a level's enemies are to move. If the game has later moves, the user is only
/// reviewing it.
pub(crate) fn consider(table: Table) {
    if table.level.with_untracked(Option::is_some) {
        link::start();
    }
    let request = table.turn(|turn| turn.request());
    if let Some(request) = request
        && !table.paused.get_untracked()
        && !table.thinking.get_untracked()
    {
        ask(table, request);
    }
}

/// Asks for a good move to show to the user.
pub(crate) fn hint(table: Table) {
    if table.thinking.get_untracked() {
        return table.notify(t("notice-wait"));
    }
    let level = table.level.with_untracked(Option::is_some);
    let over = table.game.with_untracked(|game| game.ending().is_some());
    if over || level && (!table.person_to_move() || view::hint_further(table)) {
        return;
    }
    table.notify(t("notice-hint-coming"));
    ask(table, if level { Request::Way } else { Request::Hint });
}

/// Pauses a game of two computers, or resumes it.
pub(crate) fn pause(table: Table, wait: bool) {
    table.paused.set(wait);
    if wait { stop(table) } else { consider(table) }
}

/// Stops thinking, because the answer is no longer needed.
pub(crate) fn stop(table: Table) {
    if table.thinking.get_untracked() {
        // Enemies of levels answer soon, and the worker keeps what it has computed for the level.
        if table.level.with_untracked(Option::is_some) {
            link::discard()
        } else {
            link::cancel()
        }
        table.thinking.set(false);
    }
}

/// Whether the computer agrees to a draw.
pub(crate) fn agrees_to_draw(table: Table) -> bool {
    let moves = table.game.with_untracked(|game| game.path().len());
    let id = table.id.get_untracked();
    table.assessment.with_untracked(|last| last.as_ref().is_some_and(|last| last.takes_draw(&id, moves)))
}

fn ask(table: Table, request: Request) {
    let begun = browser::now();
    let (game, left) = table.game.with_untracked(|game| {
        let side = game.position().turn();
        (save::save(game, &built_in, begun), left(game, side, begun))
    });
    table.thinking.set(true);
    let answered = move |found: Found| {
        let wait = LEAST.saturating_sub(browser::now().saturating_sub(begun));
        let answer = move || answer(table, request, &found);
        set_timeout(answer, std::time::Duration::from_millis(wait));
    };
    let lost = move || {
        table.thinking.set(false);
        table.paused.set(true);
        table.notify(t("trouble-worker"));
    };
    let level =
        table.level.with_untracked(|session| session.as_ref().map(|session| session.level().to_short_json()));
    link::send(Task { game, level, request, left }, answered, lost);
}

/// The time left on the clock of a side.
fn left(game: &Game, side: Side, now: u64) -> Option<u64> {
    Some(game.clock()?.reading(side, now).left)
}

/// Plays or shows what was found, unless it was stopped in the meantime.
fn answer(table: Table, request: Request, found: &Found) {
    if !table.thinking.get_untracked() || !link::is_latest(found.number) {
        return;
    }
    table.thinking.set(false);
    if let Some(assessment) = table.id.with_untracked(|id| Assessment::of(id, request, &found.what)) {
        table.assessment.set(Some(assessment));
    }
    let read =
        |text: &str| table.game.with_untracked(|game| chesswright_game::read_move(game.position(), text));
    match (&found.what, request) {
        (What::Move { played, .. }, Request::Play(_) | Request::Reply) => match read(played) {
            Some(played) => table.play(&played),
            None => trouble(table),
        },
        (What::Move { played, .. }, _) => match read(played) {
            Some(played) => {
                let context = table.context.get_untracked();
                let style = chesswright_notation::san::Style::SHORT;
                let text =
                    table.game.with_untracked(|game| context.san.write(game.position(), &played, style));
                table.pick(Origin::of(&played));
                table.notify(tell("notice-hint", [("move", text.into())]));
            }
            None => trouble(table),
        },
        (&What::Way { piece, to, distance, ref played }, _) => match read(played) {
            Some(played) => view::tell_hint(table, Hint { piece, to, played, distance }, 0),
            None => trouble(table),
        },
        (What::NoWay { lost: true }, _) => table.notify(t("level-hopeless")),
        (What::NoWay { lost: false }, _) => table.notify(t("level-no-hint")),
    }
}

/// Reports an answer that does not fit the game.
fn trouble(table: Table) {
    table.hear(sound::Sound::Refused);
    table.notify(t("trouble-worker"));
}
