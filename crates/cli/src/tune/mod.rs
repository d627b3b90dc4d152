//! `chesswright tune`: tunes the parameters of the evaluation on the results of games, as Texel's method does.

pub(crate) mod logistic;
mod newton;
mod sample;
mod teach;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chesswright_engine::eval::EvalParams;
use clap::Args;

use crate::Verdict;
use crate::core::is_built_in;
use crate::output::write_whole;
use crate::pgn::Files;
use newton::Fit;
use sample::Group;
use teach::Teacher;

#[derive(Args)]
#[command(after_help = "\
The games come from `chesswright match --out FILE`, of any number of variants; each variant has the
same weight. The command takes quiet positions from them and changes the parameters until the
evaluation predicts best how the games ended and what the players thought.

Examples:
  chesswright match --nodes 100 --opening 6 --games 6 -o chess.pgn
  chesswright tune chess.pgn --rounds 1 --only tempo,colour_pair_middle,colour_pair_end -o tuned.txt
  chesswright tune chess.pgn --rounds 1 --only tempo --from tuned.txt
  chesswright match --first self,parameters=tuned.txt --second self --nodes 50 --games 2
  chesswright tune chess.pgn --rounds 1 --experience -o learnt.txt
  chesswright match --first self,experience=learnt.txt --second self --nodes 50 --games 2

Useful results need some thousand games of each variant, of some hundred nodes a move.
`chesswright train` plays them, learns, and proves the gain in a match.")]
pub(crate) struct Options {
    #[command(flatten)]
    files: Files,
    /// Begin with the parameters in this file, such as an earlier result
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Write the result to this file after every round instead of to standard output at the end
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Change only these parameters
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    only: Vec<String>,
    /// Learn the value of each piece on each cell and in hand instead, from games of one variant
    #[arg(long, conflicts_with_all = ["from", "only"])]
    experience: bool,
    /// How many rounds to improve the parameters
    #[arg(long, value_name = "N", default_value_t = 3)]
    rounds: usize,
    /// How strongly parameters stay near their first values
    #[arg(long, value_name = "WEIGHT", default_value_t = KEEP)]
    keep: f64,
    /// The weight of the players' own evaluations, where the games hold them, against the results: from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = TRUST, value_parser = share)]
    trust: f64,
    /// The most positions of one game
    #[arg(long, value_name = "N", default_value_t = 16)]
    most: usize,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    // `tune` was formerly the name of `train`.
    if let Some(name) = options
        .files
        .paths()
        .filter_map(Path::to_str)
        .find(|name| is_built_in(name) && !Path::new(name).exists())
    {
        bail!("`tune` reads PGN files; `chesswright train {name}` trains the engine for a game");
    }
    let mut parameters = EvalParams::default();
    if let Some(path) = &options.from {
        read(path, &mut parameters)?;
    }
    let names: Vec<&str> = match options.only.as_slice() {
        [] => EvalParams::NAMES.to_vec(),
        only => only.iter().map(String::as_str).collect(),
    };
    if let Some(name) = names.iter().find(|name| parameters.get(name).is_none()) {
        bail!("unknown parameter `{name}`; the parameters are {}", EvalParams::NAMES.join(", "));
    }
    let groups = groups(&options.files, options.most, options.trust)?;
    for group in &groups {
        eprintln!("{:<16} {:>7} positions", group.rules.definition().name, group.samples.len());
    }
    if options.experience {
        return teach(options, &groups, out);
    }
    let mut fit = Fit::new(&groups, parameters, &names, options.keep);
    eprintln!("error {:.6}", fit.error());
    for round in 1..=options.rounds {
        let better = fit.improve();
        eprintln!("round {round}: error {:.6}", fit.error());
        if let Some(path) = &options.out {
            write_whole(path, text(fit.parameters()).as_bytes())?;
        }
        if !better {
            break;
        }
    }
    if options.out.is_none() {
        write!(out, "{}", text(fit.parameters()))?;
    }
    Ok(Verdict::Fine)
}

/// Reads a number from 0 to 1.
pub(crate) fn share(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "expected a number from 0 to 1, such as 0.7".into())
}

fn groups(files: &Files, most: usize, trust: f64) -> Result<Vec<Group>> {
    let groups = sample::read(files, most, trust)?;
    if groups.is_empty() {
        bail!("the files contain no finished game with quiet positions");
    }
    Ok(groups)
}

/// Gradient steps in a round.
const STEPS: usize = 150;

fn teach(options: &Options, groups: &[Group], out: &mut dyn Write) -> Result<Verdict> {
    let [group] = groups else {
        let names: Vec<&str> = groups.iter().map(|group| group.rules.definition().name.as_str()).collect();
        bail!("experience belongs to one game; the files contain games of {}", names.join(", "));
    };
    let mut teacher = Teacher::new(group, options.keep);
    eprintln!("error {:.6}", teacher.error());
    for round in 1..=options.rounds {
        teacher.learn(STEPS);
        eprintln!("round {round}: error {:.6}", teacher.error());
        if let Some(path) = &options.out {
            write_whole(path, teacher.experience().write(&group.rules).as_bytes())?;
        }
    }
    if options.out.is_none() {
        write!(out, "{}", teacher.experience().write(&group.rules))?;
    }
    Ok(Verdict::Fine)
}

/// The result of learning from games.
pub(crate) struct Learning {
    pub(crate) positions: usize,
    /// The mean error before and after.
    pub(crate) error: [f64; 2],
}

/// The most positions of one game.
const MOST: usize = 40;
/// The rounds of learning.
const ROUNDS: usize = 2;
/// The weight of the players' evaluations against the results.
const TRUST: f64 = 0.7;
/// How strongly numbers are pulled towards zero.
const KEEP: f64 = 1.0;

/// Learns the value of each piece on each cell from games of one variant, and writes it to a file.
pub(crate) fn learn(games: Vec<PathBuf>, path: &Path) -> Result<Learning> {
    let groups = groups(&Files::of(games), MOST, TRUST)?;
    let [group] = groups.as_slice() else { bail!("the files contain games of several variants") };
    let mut teacher = Teacher::new(group, KEEP);
    let before = teacher.error();
    (0..ROUNDS).for_each(|_| teacher.learn(STEPS));
    write_whole(path, teacher.experience().write(&group.rules).as_bytes())?;
    Ok(Learning { positions: group.samples.len(), error: [before, teacher.error()] })
}

/// Sets the parameters that a file names: a name and a number on each line.
pub(crate) fn read(path: &Path, parameters: &mut EvalParams) -> Result<()> {
    for (number, line) in (1..).zip(crate::read_file(path)?.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = || format!("`{}`, line {number}: `{line}`", path.display());
        let (name, value) = line
            .split_once(char::is_whitespace)
            .with_context(|| format!("{}: expected a name and a number, such as `tempo 12`", place()))?;
        let value: f64 =
            value.trim().parse().with_context(|| format!("{}: that is not a number", place()))?;
        parameters.set(name, value).with_context(place)?;
    }
    Ok(())
}

fn text(parameters: &EvalParams) -> String {
    let line = |name: &&str| format!("{name} {:.4}\n", parameters.get(name).unwrap_or_default());
    EvalParams::NAMES.iter().map(line).collect()
}
