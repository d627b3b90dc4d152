//! The last stage of training: networks, each generation trained on the games of the one before, and matches that prove them.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Result;
use chesswright_engine::eval::{EvalParams, Evaluation, HandcraftedEval};

use super::{Training, play};
use crate::contest::Openings;
use crate::datagen::{Wanted, generate};
use crate::experience;
use crate::network::{self, TrainingOptions};

/// The number of random moves at the start of the games to learn from, and of the games of the match.
const OPENING: u32 = 8;
const PROOF_OPENING: usize = 8;
/// The match begins where the engine sees neither side ahead by more than this, in hundredths of a pawn.
const BALANCE: i32 = 80;

impl Training<'_> {
    /// Trains generations of networks as long as the engine becomes stronger. Returns the last network that is proved.
    pub(super) fn networks(&self, out: &mut dyn Write) -> Result<Option<PathBuf>> {
        let (mut proved, mut files) = (None, vec![]);
        for generation in 1..=self.options.generations {
            writeln!(out, "Network {generation}")?;
            out.flush()?;
            files.push(self.network_games(generation, proved.as_deref(), out)?);
            match self.network(generation, &files, proved.as_deref(), out)? {
                Some(network) => proved = Some(network),
                None => break,
            }
        }
        Ok(proved)
    }

    /// Plays games with the strongest evaluation so far.
    fn network_games(
        &self,
        generation: usize,
        proved: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<PathBuf> {
        let options = self.options;
        let games = self.path("network-games", generation, "games");
        let wanted = Wanted {
            games: options.network_games,
            nodes: options.network_nodes,
            opening: OPENING,
            seed: generation as u64,
            concurrency: options.concurrency,
        };
        let evaluation: Arc<dyn Evaluation> = match proved {
            Some(path) => Arc::new(network::read(self.rules, path, self.handcrafted()?)?),
            None => Arc::new(self.handcrafted()?),
        };
        let generated = generate(self.rules, &evaluation, &wanted, &games, None)?;
        writeln!(out, "  {} games of {} nodes a move", generated.games, options.network_nodes)?;
        out.flush()?;
        Ok(games)
    }

    /// Trains a network on games and plays the match. One that replaces the handcrafted evaluation is faster; where that proves nothing,
    /// one that corrects it needs fewer games. Returns the network if the engine has become stronger.
    fn network(
        &self,
        generation: usize,
        games: &[PathBuf],
        proved: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<Option<PathBuf>> {
        let (options, number) = (self.options, self.options.network_games);
        let before = match proved {
            Some(path) => self.before().with_network(path),
            None => self.before(),
        };
        for alone in [true, false] {
            let name = |what: &str| {
                let way = if alone { "alone" } else { "corrects" };
                format!("{what}-{generation}-{way}")
            };
            let network = self.path(&name("network"), number, network::EXTENSION);
            if !network::is_complete(&network) {
                writeln!(out, "  a network that {}", if alone { "plays alone" } else { "corrects" })?;
                let how = TrainingOptions::on(games.to_vec(), alone);
                network::train(&how, self.rules, &self.handcrafted()?, &network, out)?;
            }
            let with = self.before().with_network(&network);
            let openings = Openings::balanced(PROOF_OPENING, generation as u64, BALANCE);
            let series =
                self.series([&with, &before], options.network_proof_nodes, options.network_proof, openings);
            let (tally, _) =
                play(&series, &self.path(&name("network-match"), number, "pgn"), "games of the match")?;
            if self.judge(&tally, out)? {
                return Ok(Some(network));
            }
        }
        Ok(None)
    }

    /// The handcrafted evaluation with all experience that is proved.
    fn handcrafted(&self) -> Result<HandcraftedEval> {
        match &self.proved {
            Some(path) => {
                let known = experience::read(path, self.rules)?;
                Ok(HandcraftedEval::with(self.rules, &EvalParams::default(), Some(&known)))
            }
            None => experience::evaluation(self.rules, self.document),
        }
    }
}
