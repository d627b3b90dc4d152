//! The computer at the table: when it is its turn a worker thinks, and the page never waits.

mod link;
mod protocol;
mod think;

use chesswright_game::{Game, save};
use chesswright_rules::Side;
use leptos::prelude::*;

use crate::table::{Seat, Table};
use crate::words::{t, tell};
use crate::{browser, keep, sound};
use protocol::{Errand, Found, Task};

pub(crate) use think::{LEVELS, work};

/// Whoever answers at once is not seen to move.
const LEAST: u64 = 350;

/// Looks whether it is the computer's turn, and lets it think then. Where moves follow already, somebody is only looking.
pub(crate) fn consider(table: Table) {
    let level = table.game.with_untracked(|game| {
        let at_the_end = game.tree().children(game.here()).is_empty();
        let seat = table.seats.with_untracked(|seats| seats.get(game.position().turn().index()).copied());
        match seat {
            Some(Seat::Computer(level)) if at_the_end && game.ending().is_none() => Some(level),
            _ => None,
        }
    });
    if seat_is_controlled(table) {
        return reply(table);
    }
    let Some(level) = level else { return };
    if table.paused.get_untracked() || table.thinking.get_untracked() {
        return;
    }
    ask(table, Errand::Play(level));
}

/// Whether the enemies of a level are to move, and nobody is only looking.
fn seat_is_controlled(table: Table) -> bool {
    table.game.with_untracked(|game| {
        let seat = table.seats.with_untracked(|seats| seats.get(game.position().turn().index()).copied());
        seat == Some(Seat::Controller)
            && game.tree().children(game.here()).is_empty()
            && game.ending().is_none()
    })
}

/// Lets the enemies of a level answer, after a moment in which one sees what they answer to.
fn reply(table: Table) {
    let Some(play) = table.level.get_untracked() else { return };
    let here = (table.id.get_untracked(), table.game.with_untracked(|game| game.here()));
    let answer = move || {
        let same = table.id.with_untracked(|id| *id == here.0)
            && table.game.with_untracked(|game| game.here() == here.1);
        if !same {
            return;
        }
        if let Some(played) = table.game.with_untracked(|game| play.reply(game.position())) {
            table.play(&played);
        }
    };
    set_timeout(answer, std::time::Duration::from_millis(LEAST));
}

/// Asks for a good move to look at.
pub(crate) fn hint(table: Table) {
    if table.level.with_untracked(Option::is_some) {
        return crate::view::level_hint(table);
    }
    if table.thinking.get_untracked() {
        table.tell(t("told-wait"));
    } else if table.game.with_untracked(|game| game.ending().is_none()) {
        table.tell(t("told-hint-coming"));
        ask(table, Errand::Hint);
    }
}

/// Lets computers that play each other wait, or go on.
pub(crate) fn pause(table: Table, wait: bool) {
    table.paused.set(wait);
    if wait { stop(table) } else { consider(table) }
}

/// Whatever is being thought about is not needed any more.
pub(crate) fn stop(table: Table) {
    if table.thinking.get_untracked() {
        link::cut();
        table.thinking.set(false);
    }
}

/// Whether the computer takes a draw: when it does not think it stands better.
pub(crate) fn agrees_to_draw(table: Table) -> bool {
    link::last_score().is_some_and(|score| score <= 0)
        && table.game.with_untracked(|game| game.path().len() > 20)
}

fn ask(table: Table, errand: Errand) {
    let begun = browser::now();
    let (game, left) = table.game.with_untracked(|game| {
        let side = game.position().turn();
        (save::save(game, &keep::built_in, begun), left(game, side, begun))
    });
    table.thinking.set(true);
    let answered = move |found: Found| {
        let wait = LEAST.saturating_sub(browser::now().saturating_sub(begun));
        let answer = move || answer(table, errand, &found);
        set_timeout(answer, std::time::Duration::from_millis(wait));
    };
    let lost = move || {
        table.thinking.set(false);
        table.paused.set(true);
        table.tell(t("trouble-worker"));
    };
    link::send(Task { game, errand, left }, answered, lost);
}

/// The time on the clock of a side, and what every move adds.
fn left(game: &Game, side: Side, now: u64) -> Option<u64> {
    Some(game.clock()?.reading(side, now).left)
}

/// Plays or shows what was found; what was stopped in the meantime is not thinking any more.
fn answer(table: Table, errand: Errand, found: &Found) {
    if !table.thinking.get_untracked() || !link::is_latest(found.number) {
        return;
    }
    table.thinking.set(false);
    let played =
        table.game.with_untracked(|game| chesswright_game::read_move(game.position(), &found.played));
    match (played, errand) {
        (Some(played), Errand::Play(_)) => table.play(&played),
        (Some(played), Errand::Hint) => {
            let lore = table.lore.get_untracked();
            let style = chesswright_notation::san::Style::SHORT;
            let text = table.game.with_untracked(|game| lore.san.write(game.position(), &played, style));
            table.pick(crate::picking::Origin::of(&played));
            table.tell(tell("told-hint", [("move", text.into())]));
        }
        (None, _) => {
            table.hear(sound::Sound::Refused);
            table.tell(t("trouble-worker"));
        }
    }
}

/// What a move that was found leads to, for tests of the way through the worker.
#[cfg(test)]
fn plays(game: &mut Game, text: &str) -> bool {
    game.play_text(text, chesswright_game::Branch::Variation, 0).is_ok()
}

#[cfg(test)]
mod tests {
    use chesswright_rules::Rules;

    use super::*;

    #[test]
    fn every_level_finds_a_legal_move_in_every_game() {
        for (name, level) in chesswright_catalog::names().zip((1..=LEVELS).cycle()) {
            let definition = chesswright_catalog::definition(name).expect(name);
            let mut game = Game::new(&Rules::new(&definition).expect(name));
            let task = Task {
                game: save::save(&game, &keep::built_in, 0),
                errand: Errand::Play(level.min(3)),
                left: None,
            };
            let found = think::think(&task, &|| 0).expect(name);
            assert!(plays(&mut game, &found.played), "{name}: {}", found.played);
        }
    }
}
