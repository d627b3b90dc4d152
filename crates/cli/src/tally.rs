//! Checking many rows at once and telling how it went.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
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
    let (send, results) = mpsc::channel();
    let mut outcomes: Vec<Option<Outcome>> = vec![None; rows.len()];
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(rows.len()) {
            let send = send.clone();
            let (next, check) = (&next, &check);
            scope.spawn(move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(row) = rows.get(i) else { break };
                    // A row that brings the rules down is wrong, the others still count.
                    let outcome = catch_unwind(AssertUnwindSafe(|| check(row))).unwrap_or_else(|_| {
                        Outcome::Wrong(format!("row {}: the program panicked, see above", i + 1))
                    });
                    if send.send((i, outcome)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        collect(&results, &mut outcomes, &next);
    });
    outcomes.into_iter().flatten().collect()
}

/// Takes in what the workers find, and tells on standard error how far they are.
fn collect(results: &Receiver<(usize, Outcome)>, outcomes: &mut [Option<Outcome>], next: &AtomicUsize) {
    let to_terminal = io::stderr().is_terminal();
    let pause = if to_terminal { Duration::from_millis(250) } else { Duration::from_secs(10) };
    let mut said = Instant::now();
    loop {
        match results.recv_timeout(pause.saturating_sub(said.elapsed())) {
            Ok((i, outcome)) => outcomes[i] = Some(outcome),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {}
        }
        if said.elapsed() >= pause {
            said = Instant::now();
            let begun = next.load(Ordering::Relaxed).min(outcomes.len());
            let at_work = (0..begun).filter(|&i| outcomes[i].is_none()).map(|i| (i + 1).to_string());
            let done = outcomes.iter().flatten().count();
            let told = format!(
                "{done} of {} rows done, at work: {}",
                outcomes.len(),
                at_work.collect::<Vec<_>>().join(" ")
            );
            if to_terminal {
                eprint!("\r\x1b[K{told}");
            } else {
                eprintln!("{told}");
            }
        }
    }
    if to_terminal {
        eprint!("\r\x1b[K");
    }
}
