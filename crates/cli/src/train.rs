//! `chesswright train`: trains the engine for one game by self-play. Each round plays games, learns from all games so
//! far, and plays a match to prove that the engine is stronger. A round without proof has no effect. With `--data` it trains
//! a network instead (see `network`).
//!
//! A folder keeps everything, so that a run can stop at any time and continue later.

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
  chesswright train minishogi --games 4 --nodes 40 --proof 4
  chesswright train my-game.toml --games 4 --nodes 40 --proof 4
  chesswright datagen losalamos --games 40 --nodes 20 --out losalamos.games
  chesswright train losalamos --data losalamos.games --out losalamos.net --epochs 2
  chesswright match losalamos --first self,network=losalamos.net --second self --nodes 50 --games 2

Each round plays games, learns the value of each piece on each cell, in hand and near the royals,
and plays a match of the engine with these values against the previous engine. A run may stop at any
time; the same command continues it. With the default 3000 games of 500 nodes a move, a round takes
some minutes to half an hour.

The proved values go to one file. Beside a document, with the extension `.experience`, the program
uses it whenever the document is played; `chesswright match --first self,experience=FILE` tries it
anywhere else.

With --data, the command trains a network instead, on games from `chesswright datagen`. After every epoch
it shows the loss, also that in games it does not train on (validation loss), and saves its state; an interrupted run goes
on. Half a million positions gain much in many games.")]
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
    /// Write what was learnt to this file; by default it is beside the document, or named after the variant
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    network: TrainingOptions,
}

/// The number of random moves at the start of the games to learn from, and of the games of the match.
const OPENING: usize = 6;
const PROOF_OPENING: usize = 4;
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
    if options.network.wanted() {
        let result = options.out.clone().unwrap_or_else(|| match document {
            Some(document) => document.with_extension(network::EXTENSION),
            None => PathBuf::from(format!("{name}.{}", network::EXTENSION)),
        });
        return network::train(&options.network, rules, document, &result, out);
    }
    let result = options.out.clone().unwrap_or_else(|| match document {
        Some(document) => experience::beside(document),
        None => PathBuf::from(format!("{name}.{EXTENSION}")),
    });
    let folder = options.folder.clone().unwrap_or_else(|| result.with_extension("games"));
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot create the folder `{}`", folder.display()))?;
    let mut training = Training { options, rules, folder: &folder, proved: None };
    let before = Spec::taught("before", None).for_document(document);
    for round in 1..=options.rounds {
        if !training.round(round, &before, out)? {
            break;
        }
    }
    let Some(proved) = &training.proved else {
        writeln!(out, "The matches proved no gain; the games are in `{}`.", folder.display())?;
        return Ok(Verdict::Fine);
    };
    std::fs::copy(proved, &result).with_context(|| format!("cannot write `{}`", result.display()))?;
    writeln!(out, "The experience is in `{}`.", result.display())?;
    Ok(Verdict::Fine)
}

struct Training<'a> {
    options: &'a Options,
    rules: &'a Rules,
    folder: &'a Path,
    /// The experience that a match has proved to be a gain.
    proved: Option<PathBuf>,
}

impl Training<'_> {
    fn path(&self, name: &str, round: usize, extension: &str) -> PathBuf {
        self.folder.join(format!("{name}-{round}.{extension}"))
    }

    /// Plays games, learns from them and plays the match. Returns whether the engine has become stronger. `first` plays
    /// as long as nothing is proved.
    fn round(&mut self, round: usize, first: &Spec, out: &mut dyn Write) -> Result<bool> {
        let before = match &self.proved {
            Some(path) => Spec::taught("before", Some(path)),
            None => first.clone(),
        };
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
        let (elo, error) = tally.elo();
        let stronger = elo > error;
        let verdict = if stronger { "proved, taken" } else { "not proved, discarded" };
        writeln!(out, "  against the previous engine: {}: {verdict}", tally.line())?;
        out.flush()?;
        if stronger {
            self.proved = Some(learnt);
        }
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
