//! The last stage of training: a network that corrects the handcrafted evaluation, and a match that proves it.

use std::io::Write;
use std::path::PathBuf;
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
const SEED: u64 = 1;

impl Training<'_> {
    /// Plays games with the handcrafted evaluation, trains the network on them and plays the match. Returns the network if the
    /// engine has become stronger.
    pub(super) fn network(&self, out: &mut dyn Write) -> Result<Option<PathBuf>> {
        writeln!(out, "Network")?;
        out.flush()?;
        let (options, rules) = (self.options, self.rules);
        let games = self.folder.join("network.games");
        let (number, extension) = (options.network_games, network::EXTENSION);
        let network = self.path("network", number, extension);
        let match_games = self.path("network-match", number, "pgn");
        let wanted = Wanted {
            games: options.network_games,
            nodes: options.network_nodes,
            opening: OPENING,
            seed: SEED,
            concurrency: options.concurrency,
        };
        let evaluation: Arc<dyn Evaluation> = Arc::new(self.handcrafted()?);
        let generated = generate(rules, &evaluation, &wanted, &games, None)?;
        writeln!(out, "  {} games of {} nodes a move", generated.games, options.network_nodes)?;
        out.flush()?;
        if !network::is_complete(&network) {
            network::train(&TrainingOptions::on(games), rules, &self.handcrafted()?, &network, out)?;
        }
        let before = self.before();
        let with = self.before().with_network(&network);
        let openings = Openings::balanced(PROOF_OPENING, SEED, BALANCE);
        let series =
            self.series([&with, &before], options.network_proof_nodes, options.network_proof, openings);
        let (tally, _) = play(&series, &match_games, "games of the match")?;
        let proved = self.judge(&tally, out)?;
        Ok(proved.then_some(network))
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
