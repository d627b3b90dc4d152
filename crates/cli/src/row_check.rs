//! Checks the rows of a table on several threads, and reports errors.

use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use anyhow::Result;

use crate::Verdict;
use crate::progress::Progress;

/// The result of one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RowResult {
    Right,
    /// Wrong, with the error.
    Wrong(String),
    /// Not supported, with the reason, such as an unknown variant.
    NotSupported(String),
}

/// Checks all rows. Prints each wrong row in order, and at the end the number of rows with each result.
pub(crate) fn check_all<T: Sync>(
    rows: &[T],
    threads: Option<NonZero<usize>>,
    out: &mut dyn Write,
    check: impl Fn(&T) -> RowResult + Sync,
) -> Result<Verdict> {
    let results = run_all(rows, threads, check);
    let mut wrong = 0;
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for result in results {
        match result {
            RowResult::Right => {}
            RowResult::Wrong(what) => {
                wrong += 1;
                writeln!(out, "wrong: {what}")?;
            }
            RowResult::NotSupported(reason) => *reasons.entry(reason).or_default() += 1,
        }
    }
    out.flush()?;
    for (reason, rows) in &reasons {
        eprintln!("not supported: {reason} (rows: {rows})");
    }
    let not_supported: usize = reasons.values().sum();
    writeln!(out, "{} rows, {wrong} wrong, {not_supported} not supported", rows.len())?;
    Ok(if wrong == 0 { Verdict::Fine } else { Verdict::FoundWrong })
}

fn run_all<T: Sync>(
    rows: &[T],
    threads: Option<NonZero<usize>>,
    check: impl Fn(&T) -> RowResult + Sync,
) -> Vec<RowResult> {
    let threads = threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let next = AtomicUsize::new(0);
    let (sender, inbox) = mpsc::channel();
    let mut results: Vec<Option<RowResult>> = vec![None; rows.len()];
    std::thread::scope(|scope| {
        for _ in 0..threads.min(rows.len()) {
            let sender = sender.clone();
            let (next, check) = (&next, &check);
            scope.spawn(move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(row) = rows.get(i) else { break };
                    // A row that makes the rules panic is wrong. The other rows still count.
                    let result = catch_unwind(AssertUnwindSafe(|| check(row))).unwrap_or_else(|_| {
                        RowResult::Wrong(format!("row {}: the program panicked, see above", i + 1))
                    });
                    if sender.send((i, result)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        collect(&inbox, &mut results, &next);
    });
    results.into_iter().flatten().collect()
}

/// Receives the results of the threads, and shows which rows are being checked: a row that takes very long is named.
fn collect(inbox: &Receiver<(usize, RowResult)>, results: &mut [Option<RowResult>], next: &AtomicUsize) {
    let mut progress = Progress::new("rows").logged();
    loop {
        match inbox.recv_timeout(Duration::from_millis(250)) {
            Ok((i, result)) => results[i] = Some(result),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {}
        }
        progress.show(|| {
            let begun = next.load(Ordering::Relaxed).min(results.len());
            let unfinished = (0..begun).filter(|&i| results[i].is_none()).map(|i| (i + 1).to_string());
            let done = results.iter().flatten().count();
            format!("{done} of {} rows, checking {}", results.len(), unfinished.collect::<Vec<_>>().join(" "))
        });
    }
}
