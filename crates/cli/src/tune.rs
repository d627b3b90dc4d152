//! `chesswright tune`: the engine is taught a game by playing it. Round by round it plays games against itself, learns from all of them,
//! and shows in a match whether it has become stronger; what has not been proved is not taken.
//!
//! Everything is kept in a folder, game by game, so that it can be stopped at any time and gone on with.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chesswright_rules::Rules;
use clap::Args;

use crate::Verdict;
use crate::contest::{Adjudication, Kept, Match, Openings, Pace, Series, Spec, Tally};
use crate::experience::{self, ENDING};
use crate::game_options::WhichGame;
use crate::progress::Progress;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright tune minishogi --games 4 --nodes 40 --proof 4
  chesswright tune --file my-game.toml --games 4 --nodes 40 --proof 4

Each round plays games, learns what a piece is worth on each cell, in hand and near the royals, and plays a match with that against what
there was before. It may be stopped at any time; the same command goes on. With 3000 games of 500 positions a move, as is usual, a
round takes some minutes to half an hour.

What is proved is written to one file. Beside a document, with `.experience` for its ending, it is used whenever the document is
played; `chesswright match --first self,experience=FILE` tries it anywhere else.")]
pub(crate) struct Options {
    /// A built-in variant, or one of the file given with --ini
    #[arg(value_name = "VARIANT", required_unless_present = "file", conflicts_with = "file")]
    variant: Option<String>,
    /// A game document, or a level
    #[arg(long, value_name = "DOC")]
    file: Option<PathBuf>,
    /// Definitions of further variants, in the format of variants.ini
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    ini: Option<PathBuf>,
    /// How many rounds at most; it ends when one brings nothing
    #[arg(long, default_value_t = 2)]
    rounds: usize,
    /// Games to learn from in each round
    #[arg(long, default_value_t = 3_000)]
    games: usize,
    /// Positions for each move of these games; in the match it is twice as many
    #[arg(long, default_value_t = 500)]
    nodes: u64,
    /// Games of the match that is to prove it
    #[arg(long, default_value_t = 400)]
    proof: usize,
    /// Games at the same time; as many as there are processors when absent
    #[arg(long)]
    concurrency: Option<usize>,
    /// Where games are kept; a folder named after the game when absent
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Where to write what has been learnt; beside the document, or named after the variant, when absent
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Random moves at the beginning of games to learn from, and of those that prove something.
const OPENING: usize = 6;
const PROOF_OPENING: usize = 4;
const LONGEST: usize = 400;
const RESIGN: i32 = 1_500;

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let which =
        WhichGame { variant: options.variant.clone(), file: options.file.clone(), ini: options.ini.clone() };
    let game = which.game()?;
    let rules = game.rules();
    let name = &rules.definition().name;
    if rules.sides() != 2 {
        bail!("games that teach have two sides; {name} has {}", rules.sides());
    }
    let result = options.out.clone().unwrap_or_else(|| match &options.file {
        Some(document) => experience::beside(document),
        None => PathBuf::from(format!("{name}.{ENDING}")),
    });
    let folder = options.folder.clone().unwrap_or_else(|| result.with_extension("games"));
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make the folder `{}`", folder.display()))?;
    let mut school = School { options, rules, folder: &folder, proved: None };
    let before = Spec::taught("before", None).for_document(options.file.as_deref());
    for round in 1..=options.rounds {
        if !school.round(round, &before, out)? {
            break;
        }
    }
    let Some(proved) = &school.proved else {
        writeln!(out, "Nothing has been proved; the games are kept in `{}`.", folder.display())?;
        return Ok(Verdict::Fine);
    };
    std::fs::copy(proved, &result).with_context(|| format!("cannot write `{}`", result.display()))?;
    writeln!(out, "What has been learnt is in `{}`.", result.display())?;
    Ok(Verdict::Fine)
}

struct School<'a> {
    options: &'a Options,
    rules: &'a Rules,
    folder: &'a Path,
    /// What has been learnt, and proved to be worth it.
    proved: Option<PathBuf>,
}

impl School<'_> {
    fn path(&self, what: &str, round: usize, ending: &str) -> PathBuf {
        self.folder.join(format!("{what}-{round}.{ending}"))
    }

    /// Plays, learns, and proves; whether it has become stronger. `first` is who plays as long as nothing has been proved.
    fn round(&mut self, round: usize, first: &Spec, out: &mut dyn Write) -> Result<bool> {
        let before = match &self.proved {
            Some(path) => Spec::taught("before", Some(path)),
            None => first.clone(),
        };
        writeln!(out, "Round {round}")?;
        out.flush()?;
        let (nodes, seed) = (self.options.nodes, round as u64);
        let openings = Openings::Random { moves: OPENING, seed };
        let series = self.series([&before, &before], nodes, self.options.games, openings);
        let games = self.path("games", round, "pgn");
        let (tally, new) = play(&series, &games, "games")?;
        writeln!(out, "  {} games of {nodes} positions a move", tally.games())?;
        out.flush()?;

        let (learnt, match_games) = (self.path("learnt", round, ENDING), self.path("match", round, "pgn"));
        if new || !learnt.exists() {
            // What was proved before was about something else.
            if match_games.exists() {
                std::fs::remove_file(&match_games)?;
            }
            let all = (1..=round).map(|round| self.path("games", round, "pgn")).collect();
            let lesson = crate::fit::learn(all, &learnt)?;
            let [before, after] = lesson.error;
            writeln!(out, "  {} positions, error {before:.4}, {after:.4} after learning", lesson.positions)?;
            out.flush()?;
        }

        let taught = Spec::taught("taught", Some(&learnt));
        let openings = Openings::Random { moves: PROOF_OPENING, seed };
        let series = self.series([&taught, &before], 2 * nodes, self.options.proof, openings);
        let (tally, _) = play(&series, &match_games, "games of the match")?;
        let (elo, error) = tally.elo();
        let stronger = elo > error;
        let verdict = if stronger { "stronger, taken" } else { "not proved, not taken" };
        writeln!(out, "  against what there was before: {}: {verdict}", tally.line())?;
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
            pace: Pace { nodes: Some(nodes), ..Pace::default() },
            games,
            clock: None,
            openings,
            concurrency: self.options.concurrency.unwrap_or_else(processors),
            until: Adjudication { longest: LONGEST, resign: Some(RESIGN), draw: None },
        }
    }
}

/// Plays what is left of a series whose games are kept in a file: the results, and whether there are new ones.
fn play(series: &Series<'_>, path: &Path, what: &'static str) -> Result<(Tally, bool)> {
    let [first, second] = series.players.map(Spec::name);
    let of = Match { rules: series.rules, names: [&first, &second], pace: series.pace };
    let mut kept = Kept::go_on(path, &of)?;
    let played = kept.played.clone();
    let mut progress = Progress::of(what, series.games, played.len());
    series.play(&played, |played| {
        if let Some(fault) = &played.fault {
            bail!("the engine is at fault, please report it: {fault}");
        }
        kept.add(played)?;
        progress.step();
        Ok(ControlFlow::Continue(()))
    })?;
    progress.end();
    let mut tally = Tally::default();
    kept.played.iter().for_each(|(&number, &points)| tally.add(points, number));
    Ok((tally, kept.played.len() > played.len()))
}
