//! Writing time controls and times.

use std::fmt;

use super::Millis;
use super::control::{Bonus, Control, Stage, TimeControl};
use super::times::{SideTime, Times};

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.controls(), ",")
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.stages(), ":")
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.bonus == Bonus::Hourglass {
            f.write_str("hourglass ")?;
        }
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        f.write_str(&base(self.base))?;
        match self.bonus {
            Bonus::None | Bonus::Hourglass => {}
            Bonus::Increment(bonus) => write!(f, "+{}", short(bonus))?,
            Bonus::Delay(bonus) => write!(f, "d{}", short(bonus))?,
            Bonus::Bronstein(bonus) => write!(f, "b{}", short(bonus))?,
        }
        match self.periods {
            Some(periods) => write!(f, "|{}x{}", periods.count, short(periods.each)),
            None => Ok(()),
        }
    }
}

/// Writes a time whose default unit is minutes.
fn base(time: Millis) -> String {
    match time {
        0 => "0".into(),
        _ if time.is_multiple_of(DAY) => days(time),
        _ if time.is_multiple_of(MINUTE) => (time / MINUTE).to_string(),
        _ => format!("{}s", seconds(time)),
    }
}

/// Writes a time whose default unit is seconds.
fn short(time: Millis) -> String {
    if time > 0 && time.is_multiple_of(DAY) { days(time) } else { seconds(time) }
}

fn days(time: Millis) -> String {
    match time / DAY {
        1 => "1day".into(),
        days => format!("{days}days"),
    }
}

fn seconds(time: Millis) -> String {
    match time % SECOND {
        0 => (time / SECOND).to_string(),
        rest => format!("{}.{rest:03}", time / SECOND).trim_end_matches('0').to_owned(),
    }
}

/// The time left of each side in milliseconds, optionally followed by `/` and the stage, moves and periods, and at the
/// end the side to move and the time that it has used for its turn: `300000,297500`, `1800000/1/3,2000/0/39@1+950`.
impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, &self.sides, ",")?;
        write!(f, "@{}", self.turn)?;
        if self.spent > 0 {
            write!(f, "+{}", self.spent)?;
        }
        Ok(())
    }
}

impl fmt::Display for SideTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.left)?;
        let counts = [u64::from(self.stage), self.moves.into(), self.periods.into()];
        let said = counts.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        counts[..said].iter().try_for_each(|count| write!(f, "/{count}"))
    }
}

fn joined(f: &mut fmt::Formatter<'_>, parts: &[impl fmt::Display], between: &str) -> fmt::Result {
    for (i, part) in parts.iter().enumerate() {
        if i > 0 {
            f.write_str(between)?;
        }
        write!(f, "{part}")?;
    }
    Ok(())
}

/// The display of a clock: `4:57`, `1:02:00`, `0:09.3`.
pub fn face(left: Millis) -> String {
    if left < 10 * SECOND {
        return format!("0:0{}.{}", left / SECOND, left % SECOND / 100);
    }
    // Rounded up, as on real clocks: 0:01 stays until the time has run out.
    let seconds = left.div_ceil(SECOND);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::face;

    #[test]
    fn times_as_clocks_show_them() {
        for (left, shown) in [
            (0, "0:00.0"),
            (9_950, "0:09.9"),
            (10_000, "0:10"),
            (59_001, "1:00"),
            (300_000, "5:00"),
            (299_000, "4:59"),
            (5_400_000, "1:30:00"),
        ] {
            assert_eq!(face(left), shown);
        }
    }
}
