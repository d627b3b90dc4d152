//! The computer at the table: when it is its turn a worker thinks, and the page never waits.

mod level;
mod link;
mod protocol;
mod think;
mod wanted;

use chesswright_game::{Game, save};
use chesswright_puzzle::solve::Hint;
use chesswright_rules::Side;
use leptos::prelude::*;

use crate::table::{Seat, Table};
use crate::words::{t, tell};
use crate::{browser, keep, sound, view};
use protocol::{Errand, Found, Task, What};

pub(crate) use think::{LEVELS, work};

/// Whoever answers at once is not seen to move.
const LEAST: u64 = 350;

/// Looks whether it is the computer's turn, or that of a level's enemies, and lets it think then. Where moves follow already, somebody is
/// only looking.
pub(crate) fn consider(table: Table) {
    if table.level.with_untracked(Option::is_some) {
        link::warm();
    }
    let errand = table.game.with_untracked(|game| {
        let at_the_end = game.tree().children(game.here()).is_empty();
        let seat = table.seats.with_untracked(|seats| seats.get(game.position().turn().index()).copied());
        match seat.filter(|_| at_the_end && game.ending().is_none())? {
            Seat::Computer(level) => Some(Errand::Play(level)),
            Seat::Controller => Some(Errand::Reply),
            Seat::Person => None,
        }
    });
    if let Some(errand) = errand
        && !table.paused.get_untracked()
        && !table.thinking.get_untracked()
    {
        ask(table, errand);
    }
}

/// Asks for a good move to look at.
pub(crate) fn hint(table: Table) {
    if table.thinking.get_untracked() {
        return table.tell(t("notice-wait"));
    }
    let level = table.level.with_untracked(Option::is_some);
    let over = table.game.with_untracked(|game| game.ending().is_some());
    if over || level && (!table.person_to_move() || view::hint_further(table)) {
        return;
    }
    table.tell(t("notice-hint-coming"));
    ask(table, if level { Errand::Way } else { Errand::Hint });
}

/// Lets computers that play each other wait, or go on.
pub(crate) fn pause(table: Table, wait: bool) {
    table.paused.set(wait);
    if wait { stop(table) } else { consider(table) }
}

/// Whatever is being thought about is not needed any more.
pub(crate) fn stop(table: Table) {
    if table.thinking.get_untracked() {
        // Enemies of levels are soon ready, and know more and more of their level.
        if table.level.with_untracked(Option::is_some) {
            link::forget()
        } else {
            link::cut()
        }
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
    let level = table.level.with_untracked(|play| play.as_ref().map(|play| play.level().to_short_json()));
    link::send(Task { game, level, errand, left }, answered, lost);
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
    let read =
        |text: &str| table.game.with_untracked(|game| chesswright_game::read_move(game.position(), text));
    match (&found.what, errand) {
        (What::Move { played, .. }, Errand::Play(_) | Errand::Reply) => match read(played) {
            Some(played) => table.play(&played),
            None => trouble(table),
        },
        (What::Move { played, .. }, _) => match read(played) {
            Some(played) => {
                let lore = table.lore.get_untracked();
                let style = chesswright_notation::san::Style::SHORT;
                let text = table.game.with_untracked(|game| lore.san.write(game.position(), &played, style));
                table.pick(crate::picking::Origin::of(&played));
                table.tell(tell("notice-hint", [("move", text.into())]));
            }
            None => trouble(table),
        },
        (&What::Way { piece, to, distance, ref played }, _) => match read(played) {
            Some(played) => view::tell_hint(table, Hint { piece, to, played, distance }, 0),
            None => trouble(table),
        },
        (What::NoWay { lost: true }, _) => table.tell(t("level-hopeless")),
        (What::NoWay { lost: false }, _) => table.tell(t("level-no-hint")),
    }
}

/// What was found does not fit the game.
fn trouble(table: Table) {
    table.hear(sound::Sound::Refused);
    table.tell(t("trouble-worker"));
}

/// What a move that was found leads to, for tests of the way through the worker.
#[cfg(test)]
fn plays(game: &mut Game, text: &str) -> bool {
    game.play_text(text, chesswright_game::Branch::Variation, 0).is_ok()
}

#[cfg(test)]
mod tests {
    use chesswright_engine::Stop;
    use chesswright_rules::Rules;

    use super::*;
    use crate::level::{Play, Source};

    #[test]
    fn every_level_finds_a_legal_move_in_every_game() {
        for (name, level) in chesswright_catalog::names().zip((1..=LEVELS).cycle()) {
            let definition = chesswright_catalog::definition(name).expect(name);
            let mut game = Game::new(&Rules::new(&definition).expect(name));
            let task = Task {
                game: save::save(&game, &keep::built_in, 0),
                level: None,
                errand: Errand::Play(level.min(3)),
                left: None,
            };
            let What::Move { played, .. } = think::think(&task, &Stop::new(), &|| 0).expect(name) else {
                panic!("{name}")
            };
            assert!(plays(&mut game, &played), "{name}: {played}");
        }
    }

    #[test]
    fn enemies_of_levels_reply_and_hints_lead_to_the_end() {
        let level = chesswright_catalog::level::packs::CAMPAIGN
            .iter()
            .flat_map(|chapter| chapter.levels().expect("what ships can be read"))
            .filter(|level| level.sides.len() > 1)
            .nth(5)
            .expect("there are many");
        let play = Play::new(&level, Source::Own).expect("it can be played");
        let mut game = play.begin();
        let mut moves = 0;
        while game.ending().is_none() {
            let own = game.position().turn() == play.puzzle.player();
            moves += u32::from(own);
            let task = Task {
                game: save::save(&game, &keep::built_in, 0),
                level: Some(level.to_short_json()),
                errand: if own { Errand::Way } else { Errand::Reply },
                left: None,
            };
            match think::think(&task, &Stop::new(), &|| 0).expect("an answer") {
                What::Move { played, score: None, .. } if !own => {
                    assert!(plays(&mut game, &played), "{played}")
                }
                What::Way { played, .. } if own => assert!(plays(&mut game, &played), "{played}"),
                other => panic!("{other:?}"),
            }
        }
        assert!(play.is_won(game.position()));
        assert_eq!(Some(moves), play.par());
    }
}
