//! Checks that take hours. They consist of small pieces, so that they can stop at any time and continue later.
//!
//! `target/deep/state.json` keeps what is done, and `target/deep/summary.md` reports it as a document.

mod drills;
mod state;

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};

use crate::shell::{command, output, root, target_dir};
use drills::{Drill, Found, Goal, Ready};
use state::{Failure, Progress, State};

/// A drill stops after this many failed pieces in a row.
const IN_A_ROW: u32 = 3;

#[derive(Args)]
pub(crate) struct Options {
    /// The drill; all drills by default
    drills: Vec<Drill>,
    /// Start no new piece after this many minutes
    #[arg(long)]
    minutes: Option<u64>,
    /// Stop after this many pieces of each drill
    #[arg(long)]
    pieces: Option<u64>,
    /// Begin again and forget what is done
    #[arg(long)]
    fresh: bool,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let folder = target_dir().join("deep");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let path = folder.join("state.json");
    if options.fresh && path.exists() {
        fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
    }
    let (mut state, damaged) = State::open(&path)?;
    if let Some(aside) = damaged {
        println!("cannot read the state; it is kept in {}, and a new state begins", aside.display());
    }
    let commit = commit()?;
    let summary = folder.join("summary.md");
    let mut run = Run { options, state: &mut state, commit: &commit, path: &path, summary: &summary };
    let done = run.all();
    println!("the summary is in {}", summary.display());
    done
}

/// The commit under test, with a mark when the files differ from it.
fn commit() -> Result<String> {
    let git = |args: &[&str]| output(command("git").args(args));
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?.trim().to_owned();
    let is_changed = !git(&["status", "--porcelain", "--untracked-files=no"])?.trim().is_empty();
    Ok(if is_changed { format!("{commit} with changes") } else { commit })
}

/// One run of the command.
struct Run<'a> {
    options: &'a Options,
    state: &'a mut State,
    commit: &'a str,
    path: &'a Path,
    summary: &'a Path,
}

/// A drill in this run.
struct Active {
    drill: Drill,
    ready: Ready,
    pieces: u64,
    amount: u64,
    time: Duration,
    wrong_in_a_row: u32,
}

impl Run<'_> {
    /// Runs a piece of each drill in turn, so that a run that stops early has done some of each.
    fn all(&mut self) -> Result<()> {
        let begun = Instant::now();
        let limit = self.options.minutes.map(|minutes| Duration::from_secs(60 * minutes));
        let in_time = || limit.is_none_or(|limit| begun.elapsed() < limit);
        let mut wrong = vec![];
        let mut active = vec![];
        for drill in self.chosen() {
            self.forget_another_unit(drill);
            self.print_earlier(drill);
            if is_done(drill, self.progress(drill)) {
                continue;
            }
            match drill.prepare() {
                Ok(ready) => active.push(Active {
                    drill,
                    ready,
                    pieces: 0,
                    amount: 0,
                    time: Duration::ZERO,
                    wrong_in_a_row: 0,
                }),
                Err(error) => {
                    println!("cannot run {}: {error:#}", drill.name());
                    wrong.push(format!("cannot run {}", drill.name()));
                }
            }
        }
        while !active.is_empty() && in_time() {
            for one in &mut active {
                if in_time() {
                    self.piece(one)?;
                }
            }
            active.retain(|one| {
                if one.wrong_in_a_row >= IN_A_ROW {
                    println!("{}: stopped after {IN_A_ROW} failed pieces in a row", one.drill.name());
                }
                let enough = self.options.pieces.is_some_and(|pieces| one.pieces >= pieces);
                let done = self.state.drills.get(&one.drill.name());
                one.wrong_in_a_row < IN_A_ROW && !enough && !is_done(one.drill, done)
            });
        }
        self.write_summary()?;
        for drill in self.chosen() {
            let failures = self.progress(drill).map_or(0, |progress| progress.failures.len());
            if failures > 0 {
                wrong.push(format!("{} has {failures} failures", drill.name()));
            }
        }
        if !wrong.is_empty() {
            bail!("{}; the summary names the command that repeats each", wrong.join(", "));
        }
        Ok(())
    }

    fn chosen(&self) -> Vec<Drill> {
        let named = |drill: &Drill| self.options.drills.is_empty() || self.options.drills.contains(drill);
        Drill::value_variants().iter().copied().filter(named).collect()
    }

    fn progress(&self, drill: Drill) -> Option<&Progress> {
        self.state.drills.get(&drill.name())
    }

    /// What was counted in another unit does not count.
    fn forget_another_unit(&mut self, drill: Drill) {
        let (name, unit) = (drill.name(), drill.unit());
        let Some(progress) = self.state.drills.get(&name) else { return };
        // Only this drill has ever changed its unit.
        let was_another =
            if progress.unit.is_empty() { drill == Drill::Differential } else { progress.unit != unit };
        if was_another {
            println!("{name}: begins again, because it counts {unit} now");
            self.state.drills.remove(&name);
        }
    }

    /// Prints what earlier runs have done, and at which commits.
    fn print_earlier(&self, drill: Drill) {
        let Some(progress) = self.progress(drill) else { return };
        let (name, amount, unit) = (drill.name(), progress.amount(), drill.unit());
        println!("{name}: {amount} {unit} are already done");
        let others: Vec<&str> = progress
            .done
            .iter()
            .map(|done| done.commit.as_str())
            .filter(|commit| *commit != self.commit)
            .collect();
        if !others.is_empty() {
            println!("{name}: some of them at other commits ({}); --fresh starts again", others.join(", "));
        }
    }

    /// Runs the next piece and records it.
    fn piece(&mut self, one: &mut Active) -> Result<()> {
        let (drill, name) = (one.drill, one.drill.name());
        let piece = self.progress(drill).map_or(0, |progress| progress.next);
        let at = Instant::now();
        let found = (one.ready)(piece).unwrap_or_else(|error| Found {
            amount: 0,
            failures: vec![(format!("{error:#}"), drill.repeat(piece))],
            ..Found::default()
        });
        one.pieces += 1;
        one.amount += found.amount;
        one.time += at.elapsed();
        one.wrong_in_a_row = if found.failures.is_empty() { 0 } else { one.wrong_in_a_row + 1 };
        let result = match found.failures.len() {
            0 => "no failure".to_owned(),
            failures => format!("{failures} FAILURES"),
        };
        let failures: Vec<Failure> = found
            .failures
            .into_iter()
            .map(|(what, repeat)| {
                println!("    {what}\n    again: {repeat}");
                Failure {
                    commit: self.commit.to_owned(),
                    piece,
                    what: portable(&what),
                    repeat: portable(&repeat),
                }
            })
            .collect();
        let progress = self.state.drills.entry(name.clone()).or_default();
        progress.count(self.commit, found.amount, failures);
        progress.unit = drill.unit().to_owned();
        for (name, count) in found.uses {
            *progress.uses.entry(name).or_default() += count;
        }
        println!(
            "{name}, piece {piece}: {} {}, {result}; {} of {}, {:.0} a second",
            found.amount,
            drill.unit(),
            so_far(drill, progress),
            goal(drill),
            one.amount as f64 / one.time.as_secs_f64().max(0.001)
        );
        self.state.save(self.path)?;
        self.write_summary()
    }

    fn write_summary(&self) -> Result<()> {
        fs::write(self.summary, summary(self.state))
            .with_context(|| format!("cannot write {}", self.summary.display()))
    }
}

/// A text without the path of this checkout.
fn portable(text: &str) -> String {
    text.replace(&format!("{}/", target_dir().display()), "target/")
        .replace(&format!("{}/", root().display()), "")
}

fn is_done(drill: Drill, progress: Option<&Progress>) -> bool {
    progress.is_some_and(|progress| match drill.goal() {
        Goal::Amount(amount) => progress.amount() >= amount,
        Goal::Pieces(pieces) => progress.pieces() >= pieces,
    })
}

fn so_far(drill: Drill, progress: &Progress) -> u64 {
    match drill.goal() {
        Goal::Amount(_) => progress.amount(),
        Goal::Pieces(_) => progress.pieces(),
    }
}

fn goal(drill: Drill) -> String {
    match drill.goal() {
        Goal::Amount(amount) => format!("{amount} {}", drill.unit()),
        Goal::Pieces(pieces) => format!("{pieces} pieces"),
    }
}

/// The summary as a document.
fn summary(state: &State) -> String {
    let mut text = "# Deep checks\n\nWritten by `cargo xtask deep`.\n\n\
        | Drill | Amount | Pieces | Goal | Failures | Commit |\n|---|---:|---:|---:|---:|---|\n"
        .to_owned();
    let known = || {
        Drill::value_variants().iter().filter_map(|drill| Some((*drill, state.drills.get(&drill.name())?)))
    };
    for (drill, progress) in known() {
        let commit = match progress.done.as_slice() {
            [only] => only.commit.as_str(),
            _ => "several, see below",
        };
        let _ = writeln!(
            text,
            "| {} | {} {} | {} | {} | {} | {commit} |",
            drill.name(),
            progress.amount(),
            drill.unit(),
            progress.pieces(),
            goal(drill),
            progress.failures.len(),
        );
    }
    if known().any(|(_, progress)| progress.done.len() > 1) {
        text += "\nNot everything was done at one commit:\n\n\
            | Drill | Commit | Amount | Pieces | Failures |\n|---|---|---:|---:|---:|\n";
        for (drill, progress) in known().filter(|(_, progress)| progress.done.len() > 1) {
            for done in &progress.done {
                let failures =
                    progress.failures.iter().filter(|failure| failure.commit == done.commit).count();
                let (name, unit) = (drill.name(), drill.unit());
                let _ = writeln!(
                    text,
                    "| {name} | {} | {} {unit} | {} | {failures} |",
                    done.commit, done.amount, done.pieces
                );
            }
        }
    }
    for (drill, progress) in known().filter(|(_, progress)| !progress.uses.is_empty()) {
        let _ = write!(text, "\n{}: how many definitions used each part of the language\n\n", drill.name());
        text += "| Part | Definitions |\n|---|---:|\n";
        for (name, count) in &progress.uses {
            let _ = writeln!(text, "| {name} | {count} |");
        }
    }
    if known().any(|(_, progress)| !progress.failures.is_empty()) {
        text += "\n## Failures\n\n";
        for (drill, progress) in known() {
            for Failure { commit, piece, what, repeat } in &progress.failures {
                let name = drill.name();
                let _ = writeln!(text, "* {name}, piece {piece}, commit {commit}: {what}. Again: `{repeat}`");
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_has_commits_and_failures() {
        let mut state = State::default();
        let oracle = state.drills.entry("oracle".into()).or_default();
        oracle.count("a", 100, vec![]);
        let failure = Failure {
            commit: "b".into(),
            piece: 1,
            what: "2 disagreements".into(),
            repeat: "cargo xtask oracle --seed 1".into(),
        };
        oracle.count("b", 50, vec![failure]);
        state.drills.entry("fuzz".into()).or_default().count("b", 7, vec![]);
        state.drills.entry("differential".into()).or_default().uses.insert("dice".into(), 12);
        let text = summary(&state);
        for line in [
            "| oracle | 150 positions | 2 | 10000000 positions | 1 | several, see below |",
            "| oracle | a | 100 positions | 1 | 0 |",
            "| oracle | b | 50 positions | 1 | 1 |",
            "| fuzz | 7 inputs | 1 | 266 pieces | 0 | b |",
            "| dice | 12 |",
            "* oracle, piece 1, commit b: 2 disagreements. Again: `cargo xtask oracle --seed 1`",
        ] {
            assert!(text.lines().any(|known| known == line), "{line}\n{text}");
        }
    }
}
