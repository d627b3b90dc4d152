//! How long players may think.

use std::str::FromStr;

use chesswright_engine::{Budget, Limits};

/// What is lost between two moves on a clock, in milliseconds.
const OVERHEAD: u64 = 10;

/// How long a player may think about a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pace {
    pub(crate) time: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
    pub(crate) clock: Option<Control>,
}

/// What a clock gives, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Control {
    /// After so many turns the same time is added again; without, there is no more.
    pub(super) turns: Option<u32>,
    pub(super) time: u64,
    /// What every turn adds.
    pub(super) increment: u64,
}

impl FromStr for Control {
    type Err = String;

    /// `40/60+0.5`: every 40 turns a minute, and half a second with each; what is not needed is left out.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no clock; it should be seconds as in `60`, `60+0.5` or `40/60`");
        let (turns, rest) = match text.split_once('/') {
            Some((turns, rest)) => (Some(turns.parse().map_err(|_| wrong())?), rest),
            None => (None, text),
        };
        let (time, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let milliseconds = |text: &str| {
            let seconds = text.parse::<f64>().ok().filter(|seconds| (0.0..1e6).contains(seconds));
            seconds.map(|seconds| (seconds * 1000.0).round() as u64).ok_or_else(wrong)
        };
        let control = Self { turns, time: milliseconds(time)?, increment: milliseconds(increment)? };
        if control.time == 0 || control.turns == Some(0) { Err(wrong()) } else { Ok(control) }
    }
}

impl std::fmt::Display for Control {
    /// As the tag `TimeControl` of PGN has it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let seconds = |milliseconds: u64| milliseconds as f64 / 1000.0;
        if let Some(turns) = self.turns {
            write!(f, "{turns}/")?;
        }
        write!(f, "{}", seconds(self.time))?;
        if self.increment > 0 {
            write!(f, "+{}", seconds(self.increment))?;
        }
        Ok(())
    }
}

/// A player's clock during a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    pub(super) control: Control,
    pub(super) left: u64,
    turns: u32,
}

impl Clock {
    pub(super) fn new(control: Control) -> Self {
        Self { control, left: control.time, turns: 0 }
    }

    /// Turns until time is added, if any will be.
    pub(super) fn to_go(self) -> Option<u32> {
        self.control.turns.map(|turns| turns - self.turns % turns)
    }

    /// Takes what a move took; whether there was so much.
    pub(super) fn spend(&mut self, milliseconds: u64) -> bool {
        let enough = milliseconds <= self.left;
        self.left = self.left.saturating_sub(milliseconds);
        enough
    }

    /// The turn is over.
    pub(super) fn press(&mut self) {
        self.turns += 1;
        self.left += self.control.increment;
        if self.control.turns.is_some_and(|turns| self.turns.is_multiple_of(turns)) {
            self.left += self.control.time;
        }
    }
}

/// What a player may use for the move that it is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowed {
    pub(super) pace: Pace,
    pub(super) own: Option<Clock>,
    pub(super) other: Option<Clock>,
}

impl Allowed {
    /// The same for our own engine.
    pub(super) fn limits(&self) -> Limits {
        let time = match self.own {
            Some(clock) => Some(Budget::share(clock.left, clock.control.increment, clock.to_go(), OVERHEAD)),
            None => self.pace.time.map(Budget::exactly),
        };
        Limits { time, nodes: self.pace.nodes, depth: self.pace.depth, ..Limits::default() }
    }

    /// When it must have been answered, if that is known, in milliseconds.
    pub(super) fn longest(&self) -> Option<u64> {
        self.own.map(|clock| clock.left).or(self.pace.time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_written() {
        let control = |turns, time, increment| Control { turns, time, increment };
        let table = [
            ("60", control(None, 60_000, 0)),
            ("10+0.1", control(None, 10_000, 100)),
            ("40/90.5", control(Some(40), 90_500, 0)),
            ("40/60+0.5", control(Some(40), 60_000, 500)),
        ];
        for (text, expected) in table {
            assert_eq!(text.parse(), Ok(expected), "{text}");
            assert_eq!(expected.to_string(), text);
        }
        for wrong in ["", "0", "x", "60+x", "-1", "0/60", "x/60", "40/", "1e9", "inf", "NaN"] {
            assert!(wrong.parse::<Control>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_clock_gives_what_it_was_set_to() {
        let mut clock = Clock::new("2/10+1".parse().expect("it is a clock"));
        assert_eq!((clock.left, clock.to_go()), (10_000, Some(2)));
        assert!(clock.spend(4_000));
        clock.press();
        assert_eq!((clock.left, clock.to_go()), (7_000, Some(1)));
        assert!(clock.spend(7_000), "all of it may be used");
        clock.press();
        assert_eq!((clock.left, clock.to_go()), (11_000, Some(2)));
        assert!(!clock.spend(11_001));
        assert_eq!(clock.left, 0);
    }
}
