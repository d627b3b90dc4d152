//! Reading time controls and times.

use std::str::FromStr;

use super::Millis;
use super::control::{Bonus, Control, Periods, Stage, TimeControl};
use super::times::{SideTime, Times};

/// The longest accepted time: a thousand days.
const LONGEST: Millis = 1000 * 24 * 60 * 60 * 1000;
/// The maximal number of stages, sides and the like.
const MOST: usize = 64;
const FORMS: &str = "times look like `5` (minutes), `5+3` (and 3 seconds a move), `5d2` (delay), `5b2` (Bronstein), \
    `10|5x30` (then 5 periods of 30 seconds), `40/90:30+30` (40 moves in 90 minutes, then 30 more), `hourglass 5`";

/// Why a text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {}: {message} ({hint})", at + 1)]
pub struct TimeError {
    /// The location, in characters from the start of the text.
    pub at: usize,
    /// What is wrong, and what was expected.
    pub message: String,
    /// How to correct it.
    pub hint: &'static str,
}

/// The error for a text that is no clock reading.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a clock reading; expected something like `300000,297500@0`")]
pub struct ReadingError(String);

/// Reads `5`, `5+3`, `5d2`, `5b2`, `10|5x30`, `40/90:30+30`, `hourglass 5`, or one such text for each side in turn
/// order, separated by commas.
///
/// ```
/// use chesswright_game::clock::TimeControl;
///
/// let control: TimeControl = "40/90:30+30".parse()?;
/// assert_eq!(control.of(0).stages().len(), 2);
/// assert_eq!(control.to_string(), "40/90:30+30");
/// assert!("soon".parse::<TimeControl>().is_err());
/// # Ok::<(), chesswright_game::clock::TimeError>(())
/// ```
impl FromStr for TimeControl {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<Self, TimeError> {
        let mut parser = Parser::new(text);
        let mut sides = vec![parser.control()?];
        while parser.take(",") {
            sides.push(parser.control()?);
        }
        if !parser.rest().is_empty() {
            return parser.fail("the text should end here");
        }
        match Self::each(sides) {
            Some(control) if control.controls().len() <= MOST => Ok(control),
            _ => parser.fail("there are more times than any game has sides"),
        }
    }
}

impl TimeControl {
    /// Reads the content of an input field. Anything that is not a time, `0` and an empty text mean no clock.
    pub fn lenient(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

struct Parser<'a> {
    /// The unread text, without leading blanks.
    rest: &'a str,
    text: &'a str,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.trim_start(), text }
    }

    fn rest(&self) -> &'a str {
        self.rest
    }

    fn fail<T>(&self, message: impl Into<String>) -> Result<T, TimeError> {
        let before = &self.text[..self.text.len() - self.rest.len()];
        Err(TimeError { at: before.chars().count(), message: message.into(), hint: FORMS })
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest[bytes..].trim_start();
    }

    /// Takes a word in any case.
    fn take(&mut self, word: &str) -> bool {
        let found = self.rest.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
        if found {
            self.skip(word.len());
        }
        found
    }

    fn control(&mut self) -> Result<Control, TimeError> {
        let hourglass = self.take("hourglass");
        let mut stages = vec![self.stage(hourglass)?];
        while self.take(":") {
            stages.push(self.stage(hourglass)?);
        }
        if stages.len() > MOST {
            return self.fail(format!("a time control has at most {MOST} stages"));
        }
        match Control::new(stages) {
            Some(control) => Ok(control),
            None => {
                self.fail("every stage but the last needs a number of moves, such as `40/`, and no periods")
            }
        }
    }

    fn stage(&mut self, hourglass: bool) -> Result<Stage, TimeError> {
        let mut stage = Stage::default();
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if self.rest[digits..].trim_start().starts_with('/') {
            stage.moves = Some(self.count("a number of moves")?);
            self.take("/");
        }
        stage.base = self.time(60_000, "minutes")?;
        if hourglass {
            stage.bonus = Bonus::Hourglass;
        } else if self.take("+") {
            stage.bonus = Bonus::Increment(self.time(1000, "seconds a move")?);
        } else if self.take("d") {
            stage.bonus = Bonus::Delay(self.time(1000, "seconds of delay")?);
        } else if self.take("b") {
            stage.bonus = Bonus::Bronstein(self.time(1000, "seconds of delay")?);
        }
        if !hourglass && self.take("|") {
            let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
            if self.rest[digits..].trim_start().starts_with(['x', 'X']) {
                let count = self.count("a number of periods")?;
                self.take("x");
                let each = self.time(1000, "seconds for each period")?;
                if each == 0 {
                    return self.fail("a period needs some time");
                }
                stage.periods = Some(Periods { count, each });
            } else if stage.bonus == Bonus::None {
                // Some sites write `3|2` for `3+2`.
                stage.bonus = Bonus::Increment(self.time(1000, "seconds a move")?);
            } else {
                return self.fail("expected periods, such as `5x30`");
            }
        }
        let bonus = match stage.bonus {
            Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
            Bonus::None | Bonus::Hourglass => 0,
        };
        if stage.base == 0 && bonus == 0 && stage.periods.is_none() {
            return self.fail("this leaves no time to move; for a game without a clock, omit the clock");
        }
        if stage.base == 0 && matches!(stage.bonus, Bonus::Bronstein(_)) && stage.periods.is_none() {
            return self.fail("a Bronstein delay needs some initial time");
        }
        Ok(stage)
    }

    fn count(&mut self, what: &str) -> Result<u32, TimeError> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        match self.rest[..digits].parse() {
            Ok(count @ 1..=10_000) => {
                self.skip(digits);
                Ok(count)
            }
            _ => self.fail(format!("expected {what} from 1 to 10000")),
        }
    }

    /// Reads a number with up to three decimals and an optional unit. The default unit is `unit` milliseconds.
    fn time(&mut self, unit: Millis, what: &str) -> Result<Millis, TimeError> {
        let begin = Self { ..*self };
        let whole = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if whole == 0 {
            return self.fail(format!("expected a number: {what}"));
        }
        let number: Option<Millis> = self.rest[..whole].parse().ok();
        let mut thousandths = 0;
        let mut length = whole;
        if let Some(decimals) = self.rest[whole..].strip_prefix('.') {
            let digits = decimals.bytes().take_while(u8::is_ascii_digit).count();
            if !(1..=3).contains(&digits) {
                return self.fail("a number has one to three decimals");
            }
            thousandths = format!("{:0<3}", &decimals[..digits]).parse().unwrap_or(0);
            length += 1 + digits;
        }
        self.skip(length);
        let unit = self.unit().unwrap_or(unit);
        let time = number
            .and_then(|number| number.checked_mul(1000)?.checked_add(thousandths)?.checked_mul(unit))
            .map(|time| time / 1000);
        match time {
            Some(time) if time <= LONGEST => Ok(time),
            _ => begin.fail("that is more than a thousand days"),
        }
    }

    fn unit(&mut self) -> Option<Millis> {
        const UNITS: [(&str, Millis); 9] = [
            ("days", 86_400_000),
            ("day", 86_400_000),
            ("hours", 3_600_000),
            ("hour", 3_600_000),
            ("h", 3_600_000),
            ("min", 60_000),
            ("ms", 1),
            ("sec", 1000),
            ("s", 1000),
        ];
        UNITS.iter().find(|(word, _)| self.take(word)).map(|&(_, unit)| unit)
    }
}

/// Reads the output of [`Times`].
impl FromStr for Times {
    type Err = ReadingError;

    fn from_str(text: &str) -> Result<Self, ReadingError> {
        let wrong = || ReadingError(text.to_owned());
        let (sides, turn) = text.split_once('@').ok_or_else(wrong)?;
        let (turn, spent) = turn.split_once('+').unwrap_or((turn, "0"));
        let sides = sides.split(',').map(side_time).collect::<Option<Vec<SideTime>>>().ok_or_else(wrong)?;
        let turn: u8 = turn.parse().map_err(|_| wrong())?;
        if sides.len() > MOST || usize::from(turn) >= sides.len() {
            return Err(wrong());
        }
        Ok(Self { sides, turn, spent: spent.parse().map_err(|_| wrong())? })
    }
}

fn side_time(text: &str) -> Option<SideTime> {
    let mut parts = text.split('/');
    let left = parts.next()?.parse().ok()?;
    let mut counts = [0_u32; 3];
    for (count, part) in counts.iter_mut().zip(parts.by_ref()) {
        *count = part.parse().ok()?;
    }
    let [stage, moves, periods] = counts;
    parts.next().is_none().then_some(())?;
    Some(SideTime { left, stage: stage.try_into().ok()?, moves, periods })
}
