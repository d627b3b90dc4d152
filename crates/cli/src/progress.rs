//! The line on standard error that shows the progress of a long command.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// On a terminal, one line is overwritten again and again. A log gets new lines, but rarely.
const AT_TERMINAL: Duration = Duration::from_millis(500);
const IN_LOG: Duration = Duration::from_secs(10);

pub(crate) struct Progress {
    /// The unit of the count, such as `games`.
    unit: &'static str,
    done: u64,
    /// The total, if it is known.
    total: Option<u64>,
    /// The number that an earlier run has finished.
    before: u64,
    begun: Instant,
    shown: Instant,
    output: Output,
    /// Whether there is a line to clear.
    line: bool,
}

/// The receiver of standard error.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Output {
    Terminal,
    Log,
    Nobody,
}

impl Progress {
    /// Progress of unknown length, for a person at a terminal.
    pub(crate) fn new(unit: &'static str) -> Self {
        let now = Instant::now();
        let output = if io::stderr().is_terminal() { Output::Terminal } else { Output::Nobody };
        Self { unit, done: 0, total: None, before: 0, begun: now, shown: now, output, line: false }
    }

    /// Progress towards a total, of which an earlier run has finished some.
    pub(crate) fn of(unit: &'static str, total: usize, before: usize) -> Self {
        let before = before as u64;
        Self { done: before, before, total: Some(total as u64), ..Self::new(unit) }
    }

    /// Also writes to logs.
    pub(crate) fn logged(mut self) -> Self {
        if self.output == Output::Nobody {
            self.output = Output::Log;
        }
        self
    }

    /// Counts one more.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        if self.is_due() {
            self.print(&self.text(self.begun.elapsed()));
        }
    }

    /// Shows a text of the command, when it is time for the next line.
    pub(crate) fn show(&mut self, text: impl FnOnce() -> String) {
        if self.is_due() {
            self.print(&text());
        }
    }

    fn is_due(&self) -> bool {
        match self.output {
            Output::Terminal => self.shown.elapsed() >= AT_TERMINAL,
            Output::Log => self.shown.elapsed() >= IN_LOG,
            Output::Nobody => false,
        }
    }

    fn print(&mut self, text: &str) {
        self.shown = Instant::now();
        self.line = self.output == Output::Terminal;
        if self.line {
            eprint!("\r\x1b[K{text}");
        } else {
            eprintln!("{text}");
        }
    }

    /// The count, the total, and the estimated time for the rest.
    fn text(&self, elapsed: Duration) -> String {
        let Some(total) = self.total else { return format!("{} {}", self.done, self.unit) };
        let text = format!("{} of {total} {}", self.done, self.unit);
        let seconds = elapsed.as_secs_f64() / (self.done - self.before).max(1) as f64;
        match (seconds * total.saturating_sub(self.done) as f64).round() as u64 {
            0 => text,
            left @ ..90 => format!("{text}, {left} s left"),
            left => format!("{text}, {} min left", left.div_ceil(60)),
        }
    }
}

impl Drop for Progress {
    /// Clears the line, so that later output begins on an empty one.
    fn drop(&mut self) {
        if self.line {
            eprint!("\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_estimated_from_this_run() {
        let mut progress = Progress::of("games", 1_000, 500);
        progress.done = 600;
        assert_eq!(progress.text(Duration::from_secs(10)), "600 of 1000 games, 40 s left");
        assert_eq!(progress.text(Duration::from_secs(100)), "600 of 1000 games, 7 min left");
        progress.done = 1_000;
        assert_eq!(progress.text(Duration::from_secs(200)), "1000 of 1000 games");
        assert_eq!(Progress::new("games").text(Duration::ZERO), "0 games");
    }
}
