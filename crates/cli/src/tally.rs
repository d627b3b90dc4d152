//! Checking many rows at once and telling how it went.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::Verdict;

/// How one row came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Right,
    /// With what is wrong.
    Wrong(String),
    /// With the reason, such as the name of the variant.
    NotSupported(String),
}

/// Checks all rows on some threads. Prints each wrong row in order, and at the end how many there were of each.
pub(crate) fn check_all<T: Sync>(
    rows: &[T],
    jobs: Option<NonZero<usize>>,
    out: &mut dyn Write,
    check: impl Fn(&T) -> Outcome + Sync,
) -> Result<Verdict> {
    let outcomes = run_all(rows, jobs, check);
    let mut wrong = 0;
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for outcome in outcomes {
        match outcome {
            Outcome::Right => {}
            Outcome::Wrong(what) => {
                wrong += 1;
                writeln!(out, "wrong: {what}")?;
            }
            Outcome::NotSupported(reason) => *reasons.entry(reason).or_default() += 1,
        }
    }
    out.flush()?;
    for (reason, rows) in &reasons {
        eprintln!("not supported: {reason} ({rows} rows)");
    }
    let not_supported: usize = reasons.values().sum();
    writeln!(out, "{} rows, {wrong} wrong, {not_supported} not supported", rows.len())?;
    Ok(if wrong == 0 { Verdict::Fine } else { Verdict::FoundWrong })
}

fn run_all<T: Sync>(
    rows: &[T],
    jobs: Option<NonZero<usize>>,
    check: impl Fn(&T) -> Outcome + Sync,
) -> Vec<Outcome> {
    let jobs = jobs.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(rows.len()));
    let progress = Progress::new(rows.len());
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(rows.len()) {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(row) = rows.get(i) else { break };
                    // A row that brings the rules down is wrong, the others still count.
                    let outcome = catch_unwind(AssertUnwindSafe(|| check(row))).unwrap_or_else(|_| {
                        Outcome::Wrong(format!("row {}: the program panicked, see above", i + 1))
                    });
                    if let Ok(mut done) = done.lock() {
                        done.push((i, outcome));
                        progress.show(done.len());
                    }
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(i, _)| *i);
    done.into_iter().map(|(_, outcome)| outcome).collect()
}

/// A line on standard error that says how far we are.
struct Progress {
    all: usize,
    to_terminal: bool,
    said: Mutex<Instant>,
}

impl Progress {
    fn new(all: usize) -> Self {
        Self { all, to_terminal: io::stderr().is_terminal(), said: Mutex::new(Instant::now()) }
    }

    fn show(&self, done: usize) {
        let Ok(mut said) = self.said.lock() else {
            return;
        };
        let pause = if self.to_terminal { Duration::from_millis(200) } else { Duration::from_secs(10) };
        if done == self.all && self.to_terminal {
            eprint!("\r\x1b[K");
        } else if said.elapsed() >= pause {
            *said = Instant::now();
            if self.to_terminal {
                eprint!("\r{done} of {} rows", self.all);
            } else {
                eprintln!("{done} of {} rows", self.all);
            }
        }
    }
}
