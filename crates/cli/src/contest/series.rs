//! The games of a match, one after the other or several at the same time.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use anyhow::Result;
use chesswright_game::clock::TimeControl;
use chesswright_rules::Rules;

use super::one::{Adjudication, Pair, Played};
use super::openings::Openings;
use super::pace::Pace;
use super::player::Spec;

pub(crate) struct Series<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) players: [&'a Spec; 2],
    pub(crate) pace: Pace,
    /// What stands beside the board.
    pub(crate) clock: Option<TimeControl>,
    /// How many games there are.
    pub(crate) games: usize,
    /// Where they begin.
    pub(crate) openings: Openings,
    /// Games at the same time.
    pub(crate) concurrency: usize,
    /// When they end though they could go on.
    pub(crate) until: Adjudication,
}

impl Series<'_> {
    /// Plays the games that have not been played, until `each`, who is told of every one, has enough.
    pub(crate) fn play(
        &self,
        played: &BTreeMap<usize, u32>,
        mut each: impl FnMut(&Played) -> Result<ControlFlow<()>>,
    ) -> Result<()> {
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            let (results, inbox) = mpsc::channel::<Result<Played>>();
            for _ in 0..self.concurrency.clamp(1, 64) {
                let (results, next) = (results.clone(), &next);
                scope.spawn(move || self.play_on(played, next, &results));
            }
            drop(results);
            for played in inbox {
                let told = played.and_then(|played| each(&played));
                if !matches!(told, Ok(ControlFlow::Continue(()))) {
                    next.store(usize::MAX / 2, Ordering::Relaxed);
                }
                told.map(|_| ())?;
            }
            Ok(())
        })
    }

    /// Plays games until there are no more to be played.
    fn play_on(
        &self,
        known: &BTreeMap<usize, u32>,
        next: &AtomicUsize,
        results: &mpsc::Sender<Result<Played>>,
    ) {
        let mut pair = match Pair::new(self.players, self.rules, self.pace, self.clock.as_ref()) {
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
