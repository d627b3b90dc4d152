//! Measures wall-clock and processor time.

use std::fs;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result};

use crate::shell::target_dir;

/// The file with the times of the last run, in the folder for builds.
pub(crate) const FILE: &str = "times.tsv";

/// A clock that runs from [`Clock::start`] on.
pub(crate) struct Clock {
    begun: Instant,
    since: SystemTime,
    processors: Option<Duration>,
}

/// The time of one part of the work.
#[derive(Clone, Debug)]
pub(crate) struct Spent {
    pub(crate) name: String,
    /// When the part began.
    pub(crate) since: SystemTime,
    pub(crate) wall: Duration,
    /// The processor time of all processes that have ended; known only on Linux.
    pub(crate) processors: Option<Duration>,
}

impl Clock {
    pub(crate) fn start() -> Self {
        Self { begun: Instant::now(), since: SystemTime::now(), processors: of_ended_processes() }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    pub(crate) fn stop(&self, name: &str) -> Spent {
        let processors =
            of_ended_processes().zip(self.processors).map(|(now, then)| now.saturating_sub(then));
        Spent { name: name.to_owned(), since: self.since, wall: self.elapsed(), processors }
    }
}

/// The processor time of all processes that this one has started and waited for, and of their children.
fn of_ended_processes() -> Option<Duration> {
    // Linux counts in hundredths of a second on every kind of processor.
    const TICKS: u64 = 100;
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program is in parentheses and may contain any character.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(13)?.parse::<u64>().ok()? + fields.get(14)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 1000 / TICKS))
}

/// Prints a table of the times and writes it to the folder for builds.
pub(crate) fn report(spent: &[Spent]) -> Result<()> {
    println!("{:<12} {:>9} {:>16}", "", "seconds", "processor time");
    let mut kept = String::new();
    for Spent { name, since, wall, processors } in spent {
        let (wall, processors) = (wall.as_secs_f64(), processors.map(|time| time.as_secs_f64()));
        let shown = processors.map_or_else(|| "-".to_owned(), |time| format!("{time:.1}"));
        println!("{name:<12} {wall:>9.1} {shown:>16}");
        let since = since.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
        kept += &format!("{name}\t{since}\t{wall:.1}\t{shown}\n");
    }
    let file = target_dir().join(FILE);
    fs::write(&file, kept).with_context(|| format!("cannot write {}", file.display()))
}
