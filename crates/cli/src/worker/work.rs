//! `chesswright work`: the process that does jobs with one setup. Jobs come in as lines, and outcomes go out as lines.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc;

use anyhow::{Context, Result, bail};
use chesswright_queue::{Job, Outcome, Setup, Task, Work};
use clap::Args;
use serde::{Deserialize, Serialize};

use crate::analyse::Analysis;
use crate::contest::RemoteMatch;
use crate::datagen::RemoteGames;
use crate::queue::pack;
use crate::{Verdict, read_file};

/// The file of the setup in its folder. No file of a setup can have this name.
pub(super) const SETUP: &str = "SETUP.json";

#[derive(Args)]
pub(crate) struct Options {
    /// The folder with the setup and its files
    folder: PathBuf,
    /// The most memory, in megabytes
    #[arg(long, default_value_t = 2_048)]
    memory: u64,
}

/// What the process says.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Said {
    /// Something about the job that is not done yet.
    Meanwhile(String),
    Outcome(Outcome),
}

/// Who does the work.
enum Performer {
    Match(Box<RemoteMatch>),
    Games(RemoteGames),
    Analysis(Box<Analysis>),
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    confine(options.memory)?;
    let jobs = jobs();
    let mut performer = performer(&options.folder);
    for line in jobs {
        let outcome = match (&mut performer, serde_json::from_str::<Job>(&line)) {
            (Ok(performer), Ok(job)) => performer.perform(&job, &mut |text| say(out, &Said::Meanwhile(text))),
            (Ok(_), Err(error)) => Err(error.into()),
            (Err(error), _) => Err(anyhow::anyhow!("{error:#}")),
        };
        let outcome = outcome.unwrap_or_else(|error| Outcome::Refused(format!("{error:#}")));
        say(out, &Said::Outcome(outcome))?;
    }
    Ok(Verdict::Fine)
}

fn say(out: &mut dyn Write, said: &Said) -> Result<()> {
    writeln!(out, "{}", serde_json::to_string(said)?)?;
    Ok(out.flush()?)
}

/// The lines of the input. When it ends, the worker is gone, and nobody wants the job that is being done.
fn jobs() -> mpsc::Receiver<String> {
    let (send, receive) = mpsc::channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                break;
            }
        }
        std::process::exit(0);
    });
    receive
}

/// Bounds the memory of this process, and lets it leave no picture of it behind.
fn confine(megabytes: u64) -> Result<()> {
    #[cfg(unix)]
    {
        use rlimit::Resource;
        let bytes = megabytes.saturating_mul(1 << 20);
        rlimit::setrlimit(Resource::AS, bytes, bytes).context("cannot bound the memory of a job")?;
        rlimit::setrlimit(Resource::CORE, 0, 0).context("cannot bound a job")?;
    }
    #[cfg(not(unix))]
    let _ = megabytes;
    Ok(())
}

fn performer(folder: &Path) -> Result<Performer> {
    let setup: Setup =
        serde_json::from_str(&read_file(&folder.join(SETUP))?).context("the setup cannot be read")?;
    let game = pack::unpack(&setup.game, folder)?;
    Ok(match &setup.work {
        Work::Match(work) => Performer::Match(Box::new(RemoteMatch::new(work, &game, folder)?)),
        Work::Games(work) => Performer::Games(RemoteGames::new(work, &game, folder)?),
        Work::Analysis(work) => Performer::Analysis(Box::new(Analysis::new(work, &game)?)),
    })
}

impl Performer {
    fn perform(&mut self, job: &Job, say: &mut dyn FnMut(String) -> Result<()>) -> Result<Outcome> {
        Ok(match (self, &job.task) {
            (Self::Match(game), Task::Game { opening }) => {
                Outcome::Game(Box::new(game.play(job.number, opening.as_ref())?))
            }
            (Self::Games(games), &Task::Games { from, count }) => Outcome::Games(games.play(from, count)?),
            (Self::Analysis(analysis), Task::Position { position }) => {
                Outcome::Position(analysis.judge(position, say)?)
            }
            _ => bail!("the job does not fit its setup"),
        })
    }
}
