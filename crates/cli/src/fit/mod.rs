//! `chesswright fit`: the parameters of the evaluation, fitted to the results of games.

mod meaning;
mod newton;
mod sample;
mod teach;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chesswright_engine::eval::EvalParams;
use clap::Args;

use crate::Verdict;
use crate::pgn::Files;
use newton::Fit;
use sample::Group;
use teach::Teacher;

#[derive(Args)]
#[command(after_help = "\
Games come from `chesswright match --pgn FILE`, of as many variants as you like; each variant counts the same. Quiet positions are
taken from them, and parameters changed until what the evaluation says fits best with what the players thought there and how the games
ended.

Examples:
  chesswright match --nodes 100 --opening 6 --games 6 --pgn chess.pgn
  chesswright fit chess.pgn --rounds 1 --only tempo,colour_pair_middle,colour_pair_end --out fitted.txt
  chesswright fit chess.pgn --rounds 1 --only tempo --from fitted.txt
  chesswright match --first self,parameters=fitted.txt --second self --nodes 50 --games 2
  chesswright fit chess.pgn --rounds 1 --experience learnt.txt
  chesswright match --first self,experience=learnt.txt --second self --nodes 50 --games 2

In earnest it takes some thousand games of each variant, of some hundred positions a move. `chesswright tune` plays them, learns, and
proves by a match that something has been learnt.")]
pub(crate) struct Options {
    #[command(flatten)]
    files: Files,
    /// Begin with the parameters of a file, such as an earlier result
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Write the parameters to a file, after every round
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Change only these
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    only: Vec<String>,
    /// Learn instead what each piece is worth on each cell and in hand, from games of one variant, and write that to a file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["from", "out", "only"])]
    experience: Option<PathBuf>,
    /// How often the parameters are improved
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// How strongly parameters stay near where they began
    #[arg(long, default_value_t = KEEP)]
    keep: f64,
    /// How much counts what the players thought, where the games tell, beside how they ended: from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = TRUST, value_parser = share)]
    trust: f64,
    /// The most positions of one game
    #[arg(long, value_name = "N", default_value_t = 16)]
    most: usize,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let mut parameters = EvalParams::default();
    if let Some(path) = &options.from {
        read(path, &mut parameters)?;
    }
    let names: Vec<&str> = match options.only.as_slice() {
        [] => EvalParams::NAMES.to_vec(),
        only => only.iter().map(String::as_str).collect(),
    };
    if let Some(name) = names.iter().find(|name| parameters.get(name).is_none()) {
        bail!("there is no parameter `{name}`; there are {}", EvalParams::NAMES.join(", "));
    }
    let groups = groups(&options.files, options.most, options.trust)?;
    for group in &groups {
        writeln!(out, "{:<16} {:>7} positions", group.rules.definition().name, group.samples.len())?;
    }
    if let Some(path) = &options.experience {
        return teach(options, &groups, path, out);
    }
    let mut fit = Fit::new(&groups, parameters, &names, options.keep);
    writeln!(out, "error {:.6}", fit.error())?;
    out.flush()?;
    for round in 1..=options.rounds {
        let better = fit.improve();
        writeln!(out, "round {round}: error {:.6}", fit.error())?;
        out.flush()?;
        if let Some(path) = &options.out {
            write(path, &text(fit.parameters()))?;
        }
        if !better {
            break;
        }
    }
    write!(out, "{}", text(fit.parameters()))?;
    Ok(Verdict::Fine)
}

/// Reads a number from 0 to 1.
fn share(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "it should be a number from 0 to 1, such as 0.7".into())
}

fn groups(files: &Files, most: usize, trust: f64) -> Result<Vec<Group>> {
    let groups = sample::read(files, most, trust)?;
    if groups.is_empty() {
        bail!("the files hold no decided or drawn game with quiet positions");
    }
    Ok(groups)
}

/// Steps of learning in a round.
const STEPS: usize = 150;

fn teach(options: &Options, groups: &[Group], path: &Path, out: &mut dyn Write) -> Result<Verdict> {
    let [group] = groups else {
        let names: Vec<&str> = groups.iter().map(|group| group.rules.definition().name.as_str()).collect();
        bail!("experience belongs to one game; the files hold games of {}", names.join(", "));
    };
    let mut teacher = Teacher::new(group, options.keep);
    writeln!(out, "error {:.6}", teacher.error())?;
    out.flush()?;
    for round in 1..=options.rounds {
        teacher.learn(STEPS);
        writeln!(out, "round {round}: error {:.6}", teacher.error())?;
        out.flush()?;
        write(path, &teacher.experience().write(&group.rules))?;
    }
    Ok(Verdict::Fine)
}

/// What learning from games came to.
pub(crate) struct Lesson {
    pub(crate) positions: usize,
    /// The mean error before and after.
    pub(crate) error: [f64; 2],
}

/// How many positions of a game are learnt from, how often all are gone through, how much players are trusted, and how strongly
/// numbers stay near nothing.
const MOST: usize = 40;
const ROUNDS: usize = 2;
const TRUST: f64 = 0.7;
const KEEP: f64 = 1.0;

/// Learns from games of one variant what each piece is worth where it stands, and writes that to a file.
pub(crate) fn learn(games: Vec<PathBuf>, path: &Path) -> Result<Lesson> {
    let groups = groups(&Files::of(games), MOST, TRUST)?;
    let [group] = groups.as_slice() else { bail!("the files hold games of several variants") };
    let mut teacher = Teacher::new(group, KEEP);
    let before = teacher.error();
    (0..ROUNDS).for_each(|_| teacher.learn(STEPS));
    write(path, &teacher.experience().write(&group.rules))?;
    Ok(Lesson { positions: group.samples.len(), error: [before, teacher.error()] })
}

/// Sets parameters to what a file says: a name and a number on each line.
pub(crate) fn read(path: &Path, parameters: &mut EvalParams) -> Result<()> {
    for (number, line) in (1..).zip(crate::read_file(path)?.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = || format!("`{}`, line {number}: `{line}`", path.display());
        let (name, value) = line.split_once(char::is_whitespace).with_context(|| {
            format!("{}: there should be a name and a number, such as `tempo 12`", place())
        })?;
        let value: f64 = value.trim().parse().with_context(|| format!("{}: that is no number", place()))?;
        parameters.set(name, value).with_context(place)?;
    }
    Ok(())
}

/// Writes a file whole or not at all, so that a program that is stopped leaves nothing half done.
fn write(path: &Path, text: &str) -> Result<()> {
    let part = path.with_extension("part");
    let written = std::fs::write(&part, text).and_then(|()| std::fs::rename(&part, path));
    written.with_context(|| format!("cannot write `{}`", path.display()))
}

fn text(parameters: &EvalParams) -> String {
    let line = |name: &&str| format!("{name} {:.4}\n", parameters.get(name).unwrap_or_default());
    EvalParams::NAMES.iter().map(line).collect()
}
