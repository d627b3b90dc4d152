//! `chesswright train`: trains the engine for one game by self-play. First come rounds that learn experience, then a network is
//! trained. Each of them plays games, learns from them, and plays a match to prove that the engine is stronger. What is not
//! proved has no effect. With `--data` it only trains a network, on games that are there already (see `network`).
//!
//! A folder keeps everything, so that a run can stop at any time and continue later.

mod network_stage;
mod rounds;

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chesswright_rules::Rules;
use clap::Args;

use crate::Verdict;
use crate::contest::{
    Adjudication, GamesFile, MatchSettings, MatchTally, MoveLimit, Openings, Series, Spec, TimeSource,
};
use crate::experience::{self, EXTENSION};
use crate::game_args::GameArg;
use crate::network::{self, TrainingOptions};
use crate::progress::Progress;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright train minishogi --games 4 --nodes 40 --proof 4 --network-games 0
  chesswright train my-game.toml --games 4 --nodes 40 --proof 4 --network-games 0
  chesswright datagen losalamos --games 40 --nodes 20 --out losalamos.games
  chesswright train losalamos --data losalamos.games --out losalamos.net --epochs 2
  chesswright match losalamos --first self,network=losalamos.net --second self --nodes 50 --games 2

Each round plays games, learns the value of each piece on each cell, in hand and near the royals,
and plays a match of the engine with these values against the previous engine. With the default 3000
games of 500 nodes a move, a round takes some minutes to half an hour. After the rounds a network is
trained on more games, and a match of 20000 nodes a move proves it. The next network learns from the
games of the one before, too. A run may stop at any time; the same command continues it.

What is proved goes to two files. Beside a document, with the extensions `.experience` and `.net`, the
program uses them whenever the document is played; `chesswright match --first
self,experience=FILE,network=FILE` tries them anywhere else.

With --data, the command only trains a network, on games from `chesswright datagen`. After every epoch
it shows the loss, also that in games it does not train on (validation loss), and saves its state; an
interrupted run goes on. Half a million positions gain much in many games.")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameArg,
    /// The most rounds; training ends earlier when a round brings no gain
    #[arg(long, value_name = "N", default_value_t = 2)]
    rounds: usize,
    /// Games to learn from in each round
    #[arg(long, value_name = "N", default_value_t = 3_000)]
    games: usize,
    /// Nodes for each move of these games; the match uses twice as many
    #[arg(long, value_name = "N", default_value_t = 500)]
    nodes: u64,
    /// Games of the match that proves the gain
    #[arg(long, value_name = "N", default_value_t = 400)]
    proof: usize,
    /// How many games run at the same time; one for each processor by default
    #[arg(long, value_name = "N")]
    concurrency: Option<usize>,
    /// The folder that keeps the games; by default it is named after the game
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// The most networks that are trained after the rounds, each on the games of the one before, too
    #[arg(long, value_name = "N", default_value_t = 2)]
    generations: usize,
    /// Games to train each network on; 0 for no network
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    network_games: usize,
    /// Nodes for each move of these games
    #[arg(long, value_name = "N", default_value_t = 200)]
    network_nodes: u64,
    /// Games of the match that proves a network
    #[arg(long, value_name = "N", default_value_t = 100)]
    network_proof: usize,
    /// Nodes for each move of that match
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    network_proof_nodes: u64,
    /// Write the experience to this file, and the network beside it; by default they are beside the document, or
    /// named after the variant
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    network: TrainingOptions,
}

const MAX_MOVES: usize = 400;
const RESIGN: i32 = 1_500;

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.game.game.load()?;
    let document = options.game.game.document();
    let rules = game.rules();
    let name = &rules.definition().name;
    if rules.sides() != 2 {
        bail!("training needs a game with two sides; {name} has {}", rules.sides());
    }
    let result = |extension: &str| {
        let beside = document.map(|document| document.with_extension(extension));
        beside.unwrap_or_else(|| PathBuf::from(format!("{name}.{extension}")))
    };
    if options.network.wanted() {
        let path = options.out.clone().unwrap_or_else(|| result(network::EXTENSION));
        let handcrafted = experience::evaluation(rules, document)?;
        network::train(&options.network, rules, &handcrafted, &path, out)?;
        writeln!(
            out,
            "Prove it:\n  chesswright match {name} --first self,network={} --second self --balanced --nodes 20000 --games 100",
            path.display()
        )?;
        return Ok(Verdict::Fine);
    }
    let taught = options.out.clone().unwrap_or_else(|| result(EXTENSION));
    let folder = options.folder.clone().unwrap_or_else(|| taught.with_extension("games"));
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot create the folder `{}`", folder.display()))?;
    let mut training = Training { options, rules, document, folder: &folder, proved: None };
    for round in 1..=options.rounds {
        if !training.round(round, out)? {
            break;
        }
    }
    let network = if options.network_games > 0 { training.networks(out)? } else { None };
    if training.proved.is_none() && network.is_none() {
        writeln!(out, "The matches proved no gain; the games are in `{}`.", folder.display())?;
    }
    let beside = taught.with_extension(network::EXTENSION);
    if let Some(proved) = &training.proved {
        take(proved, &taught)?;
        writeln!(out, "The experience is in `{}`.", taught.display())?;
        if network.is_none() && beside.exists() {
            // It corrects the evaluation without this experience, so nobody could play with both.
            let old = beside.with_added_extension("old");
            std::fs::rename(&beside, &old).with_context(|| format!("cannot write `{}`", old.display()))?;
            writeln!(
                out,
                "The network of before is now in `{}`; it does not fit this experience.",
                old.display()
            )?;
        }
    }
    if let Some(proved) = &network {
        take(proved, &beside)?;
        writeln!(out, "The network is in `{}`.", beside.display())?;
    }
    Ok(Verdict::Fine)
}

/// Copies what is proved to where it is used.
fn take(proved: &Path, result: &Path) -> Result<()> {
    std::fs::copy(proved, result).with_context(|| format!("cannot write `{}`", result.display()))?;
    Ok(())
}

struct Training<'a> {
    options: &'a Options,
    rules: &'a Rules,
    document: Option<&'a Path>,
    folder: &'a Path,
    /// The experience that a match has proved to be a gain.
    proved: Option<PathBuf>,
}

impl Training<'_> {
    fn path(&self, name: &str, round: usize, extension: &str) -> PathBuf {
        self.folder.join(format!("{name}-{round}.{extension}"))
    }

    /// The engine with all that is proved.
    fn before(&self) -> Spec {
        Spec::taught("before", self.proved.as_deref()).for_document(self.document)
    }

    /// Reports a match against the previous engine, and whether it proves that the engine has become stronger.
    fn judge(&self, tally: &MatchTally, out: &mut dyn Write) -> Result<bool> {
        let (elo, error) = tally.elo();
        let stronger = elo > error;
        let verdict = if stronger { "proved, taken" } else { "not proved, discarded" };
        writeln!(out, "  against the previous engine: {}: {verdict}", tally.line())?;
        out.flush()?;
        Ok(stronger)
    }

    fn series<'a>(
        &'a self,
        players: [&'a Spec; 2],
        nodes: u64,
        games: usize,
        openings: Openings,
    ) -> Series<'a> {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        Series {
            rules: self.rules,
            players,
            limit: MoveLimit { nodes: Some(nodes), ..MoveLimit::default() },
            games,
            clock: None,
            time_source: TimeSource::Real,
            openings,
            concurrency: self.options.concurrency.unwrap_or_else(processors),
            until: Adjudication { max_moves: MAX_MOVES, resign: Some(RESIGN), draw: None },
        }
    }
}

/// Plays the games of a series that its file does not contain yet. Returns the results, and whether there are new
/// games.
fn play(series: &Series<'_>, path: &Path, unit: &'static str) -> Result<(MatchTally, bool)> {
    let [first, second] = series.players.map(Spec::name);
    let settings = MatchSettings { rules: series.rules, names: [&first, &second], limit: series.limit };
    let mut file = GamesFile::resume(path, &settings)?;
    let played = file.played.clone();
    let mut progress = Progress::of(unit, series.games, played.len());
    series.play(&played, |played| {
        if let Some(fault) = &played.fault {
            bail!("the engine made an error, please report it: {fault}");
        }
        file.add(played)?;
        progress.step();
        Ok(ControlFlow::Continue(()))
    })?;
    let mut tally = MatchTally::default();
    file.played.iter().for_each(|(&number, &points)| tally.add(points, number));
    Ok((tally, file.played.len() > played.len()))
}
