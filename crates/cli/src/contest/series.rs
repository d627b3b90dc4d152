//! Plays the games of a match, one after the other or several at the same time.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use anyhow::Result;
use chesswright_game::clock::TimeControl;
use chesswright_rules::Rules;

use super::effort::TimeSource;
use super::game::{Adjudication, FinishedGame, Pairing};
use super::move_limit::MoveLimit;
use super::openings::Openings;
use super::player::Spec;

pub(crate) struct Series<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) players: [&'a Spec; 2],
    pub(crate) limit: MoveLimit,
    /// The clock, if there is one.
    pub(crate) clock: Option<TimeControl>,
    /// The clock of our own engine.
    pub(crate) time_source: TimeSource,
    /// The number of games.
    pub(crate) games: usize,
    /// The openings of the games.
    pub(crate) openings: Openings,
    /// The number of games that run at the same time.
    pub(crate) concurrency: usize,
    /// When games end before the rules end them.
    pub(crate) until: Adjudication,
}

impl Series<'_> {
    /// Whether its games are the same whenever they are played: no time decides, and no other program.
    pub(crate) fn is_repeatable(&self) -> bool {
        let players = self.players.iter().all(|player| player.is_repeatable());
        players && self.limit.time.is_none() && self.clock.is_none()
    }

    /// Plays the games that are not in `played`. Calls `each` with every game, until it breaks.
    pub(crate) fn play(
        &self,
        played: &BTreeMap<usize, u32>,
        mut each: impl FnMut(&FinishedGame) -> Result<ControlFlow<()>>,
    ) -> Result<()> {
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            let (results, inbox) = mpsc::channel::<Result<FinishedGame>>();
            for _ in 0..self.concurrency.clamp(1, 64) {
                let (results, next) = (results.clone(), &next);
                scope.spawn(move || self.play_games(played, next, &results));
            }
            drop(results);
            for played in inbox {
                let flow = played.and_then(|played| each(&played));
                if !matches!(flow, Ok(ControlFlow::Continue(()))) {
                    next.store(usize::MAX / 2, Ordering::Relaxed);
                }
                flow.map(|_| ())?;
            }
            Ok(())
        })
    }

    /// Plays games until none is left.
    fn play_games(
        &self,
        known: &BTreeMap<usize, u32>,
        next: &AtomicUsize,
        results: &mpsc::Sender<Result<FinishedGame>>,
    ) {
        let mut pair =
            match Pairing::new(self.players, self.rules, self.limit, self.clock.as_ref(), self.time_source) {
                Ok(pair) => pair,
                Err(error) => return drop(results.send(Err(error))),
            };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return;
            }
            if known.contains_key(&number) {
                continue;
            }
            let opening = self.openings.of(self.rules, number / 2);
            let played = pair.play(number, &opening, self.until);
            let failed = played.is_err();
            if results.send(played).is_err() || failed {
                return;
            }
        }
    }
}
