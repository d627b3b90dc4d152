//! A round of training: experience learnt from games, and a match that proves it.

use std::io::Write;

use anyhow::Result;

use super::{Training, play};
use crate::contest::{Openings, Spec};
use crate::experience::EXTENSION;

/// The number of random moves at the start of the games to learn from, and of the games of the match.
const OPENING: usize = 6;
const PROOF_OPENING: usize = 4;

impl Training<'_> {
    /// Plays games, learns from them and plays the match. Returns whether the engine has become stronger.
    pub(super) fn round(&mut self, round: usize, out: &mut dyn Write) -> Result<bool> {
        let before = self.before();
        writeln!(out, "Round {round}")?;
        out.flush()?;
        let (nodes, seed) = (self.options.nodes, round as u64);
        let openings = Openings::random(OPENING, seed);
        let series = self.series([&before, &before], nodes, self.options.games, openings);
        let games = self.path("games", round, "pgn");
        let (tally, new) = play(&series, &games, "games")?;
        writeln!(out, "  {} games of {nodes} nodes a move", tally.games())?;
        out.flush()?;

        let (learnt, match_games) = (self.path("learnt", round, EXTENSION), self.path("match", round, "pgn"));
        if new || !learnt.exists() {
            // An earlier match of this round tested other values.
            if match_games.exists() {
                std::fs::remove_file(&match_games)?;
            }
            let all = (1..=round).map(|round| self.path("games", round, "pgn")).collect();
            let learning = crate::tune::learn(all, &learnt)?;
            let [before, after] = learning.error;
            writeln!(
                out,
                "  {} positions, error {before:.4}, {after:.4} after learning",
                learning.positions
            )?;
            out.flush()?;
        }

        let taught = Spec::taught("taught", Some(&learnt));
        let openings = Openings::random(PROOF_OPENING, seed);
        let series = self.series([&taught, &before], 2 * nodes, self.options.proof, openings);
        let (tally, _) = play(&series, &match_games, "games of the match")?;
        let stronger = self.judge(&tally, out)?;
        if stronger {
            self.proved = Some(learnt);
        }
        Ok(stronger)
    }
}
