//! The computer at the table. A worker thinks when it is the computer's turn, and the page never waits.

mod cancel;
mod level;
mod link;
mod protocol;
mod think;

use chesswright_game::{Game, save};
use chesswright_puzzle::solve::Hint;
use chesswright_rules::Side;
use leptos::prelude::*;

use crate::table::{Seat, Table};
use crate::words::{t, tell};
use crate::{browser, sound, storage, view};
use protocol::{Found, Request, Task, What};

pub(crate) use think::{LEVELS, work};

/// An answer comes after this many milliseconds at the earliest, so that people see it.
const LEAST: u64 = 350;

/// Lets the computer think if it is its turn, or that of a level's enemies. Where moves follow already, somebody is only looking at the game.
pub(crate) fn consider(table: Table) {
    if table.level.with_untracked(Option::is_some) {
        link::start();
    }
    let request = table.game.with_untracked(|game| {
        let at_the_end = game.tree().children(game.here()).is_empty();
        let seat = table.seats.with_untracked(|seats| seats.get(game.position().turn().index()).copied());
        match seat.filter(|_| at_the_end && game.ending().is_none())? {
            Seat::Computer(level) => Some(Request::Play(level)),
            Seat::Controller => Some(Request::Reply),
            Seat::Person => None,
        }
    });
    if let Some(request) = request
        && !table.paused.get_untracked()
        && !table.thinking.get_untracked()
    {
        ask(table, request);
    }
}

/// Asks for a good move to show to the person.
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
    ask(table, if level { Request::Way } else { Request::Hint });
}

/// Pauses a game of two computers, or resumes it.
pub(crate) fn pause(table: Table, wait: bool) {
    table.paused.set(wait);
    if wait { stop(table) } else { consider(table) }
}

/// Stops thinking, because nobody needs the answer any more.
pub(crate) fn stop(table: Table) {
    if table.thinking.get_untracked() {
        // Enemies of levels are soon ready, and the worker keeps what it learns about the level.
        if table.level.with_untracked(Option::is_some) {
            link::discard()
        } else {
            link::cancel()
        }
        table.thinking.set(false);
    }
}

/// What the computer thought of its own position when it moved last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Assessment {
    /// The game in which it moved, by its id.
    game: String,
    /// In hundredths of a pawn, for the computer's side.
    score: i32,
}

impl Assessment {
    /// What a finished task says about it. A hint is scored for the person, and so says nothing.
    fn of(game: &str, request: Request, what: &What) -> Option<Self> {
        match (request, what) {
            (Request::Play(_), &What::Move { score: Some(score), .. }) => Some(Self { game: game.to_owned(), score }),
            _ => None,
        }
    }

    /// Whether the computer takes a draw in a game after so many moves: not too early, and only where it does not think that it is ahead.
    fn takes_draw(&self, game: &str, moves: usize) -> bool {
        self.game == game && self.score <= 0 && moves > 20
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
        (save::save(game, &storage::built_in, begun), left(game, side, begun))
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
        table.tell(t("trouble-worker"));
    };
    let level = table.level.with_untracked(|session| session.as_ref().map(|session| session.level().to_short_json()));
    link::send(Task { game, level, request, left }, answered, lost);
}

/// The time on the clock of a side.
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
                let text = table.game.with_untracked(|game| context.san.write(game.position(), &played, style));
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
    use crate::level::{LevelSession, Source};

    #[test]
    fn a_draw_is_judged_by_the_computers_own_moves_in_the_same_game() {
        let found =
            |score| What::Move { played: "e2e4".into(), score: Some(score), positions: 1, begun: 0, ended: 1 };
        assert_eq!(Assessment::of("a", Request::Hint, &found(-300)), None, "a hint is scored for the person");
        assert_eq!(Assessment::of("a", Request::Play(3), &What::NoWay { lost: true }), None);
        let behind = Assessment::of("a", Request::Play(3), &found(-50)).expect("it moved");
        assert!(behind.takes_draw("a", 21));
        assert!(!behind.takes_draw("a", 20), "too early");
        assert!(!behind.takes_draw("b", 40), "another game");
        let ahead = Assessment::of("a", Request::Play(3), &found(50)).expect("it moved");
        assert!(!ahead.takes_draw("a", 40));
    }

    #[test]
    fn every_level_finds_a_legal_move_in_every_game() {
        for (name, level) in chesswright_catalog::names().zip((1..=LEVELS).cycle()) {
            let definition = chesswright_catalog::definition(name).expect(name);
            let mut game = Game::new(&Rules::new(&definition).expect(name));
            let task = Task {
                game: save::save(&game, &storage::built_in, 0),
                level: None,
                request: Request::Play(level.min(3)),
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
        let session = LevelSession::new(&level, Source::Own).expect("it can be played");
        let mut game = session.begin();
        let mut moves = 0;
        while game.ending().is_none() {
            let own = game.position().turn() == session.puzzle.player();
            moves += u32::from(own);
            let task = Task {
                game: save::save(&game, &storage::built_in, 0),
                level: Some(level.to_short_json()),
                request: if own { Request::Way } else { Request::Reply },
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
        assert!(session.is_won(game.position()));
        assert_eq!(Some(moves), session.par());
    }
}
