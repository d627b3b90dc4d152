//! Commands that programs put into comments: `[%clk 0:03:59]`, `[%eval 0.35]`, `[%cal Gd2d4]`.

use std::fmt::{self, Write};

/// A comment, split into commands and text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Annotation {
    /// The text without commands.
    pub text: String,
    /// `clk`: the player's clock after the move, in milliseconds.
    pub clock: Option<u64>,
    /// `emt`: the time the move took, in milliseconds.
    pub elapsed: Option<u64>,
    /// `eval`: an evaluation of the position.
    pub eval: Option<Eval>,
    /// `csl` and `cal`: marked cells and arrows.
    pub marks: Vec<Mark>,
    /// Unknown commands, with their values.
    pub other: Vec<(String, String)>,
}

/// An evaluation of a position, from the first side's point of view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eval {
    /// The score.
    pub score: Score,
    /// The search depth.
    pub depth: Option<u32>,
}

/// A score from the first side's point of view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Score {
    /// In hundredths of a pawn.
    Pawns(i32),
    /// Mate in this many moves. Negative if the first side is mated.
    Mate(i32),
}

/// A marked cell, or an arrow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The first letter of its colour: `G`, `R`, `Y`, `B` or another.
    pub colour: char,
    /// The cell, or the start of the arrow.
    pub from: String,
    /// The end of the arrow.
    pub to: Option<String>,
}

impl Annotation {
    /// Splits a comment. A malformed command stays text.
    pub fn read(comment: &str) -> Self {
        let mut read = Self::default();
        // Control characters cannot be written, so they count as blanks. Repeated reading and writing then treats the
        // blanks around them consistently.
        let comment = comment.replace(char::is_control, " ");
        let mut rest = comment.as_str();
        while let Some(at) = rest.find("[%") {
            let Some(length) = rest[at..].find(']') else { break };
            read.text.push_str(&rest[..at]);
            let inside = &rest[at + 2..at + length];
            let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
            let text = &rest[at..=at + length];
            rest = &rest[at + length + 1..];
            if read.command(name, value.trim()).is_none() {
                read.text.push_str(text);
            } else if !read.text.is_empty() {
                // A removed command leaves one blank between the words around it. Other blanks stay.
                read.text.truncate(read.text.trim_end().len());
                read.text.push(' ');
                rest = rest.trim_start();
            }
        }
        read.text.push_str(rest);
        read.text = read.text.trim().to_owned();
        read
    }

    fn command(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "clk" => self.clock = Some(read_time(value)?),
            "emt" => self.elapsed = Some(read_time(value)?),
            "eval" => self.eval = Some(read_eval(value)?),
            "csl" | "cal" => {
                let marks: Option<Vec<Mark>> = value.split(',').map(|mark| read_mark(mark.trim())).collect();
                self.marks.extend(marks?);
            }
            "" => return None,
            _ => self.other.push((name.to_owned(), value.to_owned())),
        }
        Some(())
    }

    /// Whether there is neither text nor a command.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl fmt::Display for Annotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        let marks = |arrows: bool| -> String {
            let chosen = self.marks.iter().filter(|mark| mark.to.is_some() == arrows);
            let written = chosen.map(|mark| {
                format!("{}{}{}", mark.colour, mark.from, mark.to.as_deref().unwrap_or_default())
            });
            written.collect::<Vec<String>>().join(",")
        };
        let mut add = |name: &str, value: &dyn fmt::Display| write!(text, "[%{name} {value}] ");
        if let Some(eval) = &self.eval {
            add("eval", eval)?;
        }
        if let Some(time) = self.clock {
            add("clk", &Time(time))?;
        }
        if let Some(time) = self.elapsed {
            add("emt", &Time(time))?;
        }
        for (name, arrows) in [("csl", false), ("cal", true)] {
            let marks = marks(arrows);
            if !marks.is_empty() {
                add(name, &marks)?;
            }
        }
        for (name, value) in &self.other {
            add(name, value)?;
        }
        text.push_str(&self.text);
        f.write_str(text.trim_end())
    }
}

/// `1:02:03.5`, `02:03`, `3.5` in milliseconds.
fn read_time(text: &str) -> Option<u64> {
    let parts: Vec<&str> = text.split(':').collect();
    let (seconds, whole) = parts.split_last().filter(|_| parts.len() <= 3)?;
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let number = |text: &str| text.parse::<u64>().ok().filter(|&n| n < 1 << 32);
    let mut time = 0;
    for part in whole {
        time = (time + number(part)?) * 60;
    }
    let digits = fraction.get(..fraction.len().min(3))?;
    let thousandths = number(digits)? * 10u64.pow(3 - digits.len() as u32);
    Some((time + number(seconds)?) * 1000 + thousandths)
}

/// Milliseconds, written as `1:02:03.5`.
struct Time(u64);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1000;
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match self.0 % 1000 {
            0 => Ok(()),
            rest => write!(f, ".{}", format!("{rest:03}").trim_end_matches('0')),
        }
    }
}

fn read_eval(text: &str) -> Option<Eval> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score.trim(), Some(depth.trim().parse().ok()?)),
        None => (text, None),
    };
    let score = match score.strip_prefix('#') {
        Some(mate) => Score::Mate(mate.parse().ok()?),
        None => {
            let pawns: f64 = score.parse().ok().filter(|pawns: &f64| pawns.abs() < 1e6)?;
            Score::Pawns((pawns * 100.0).round() as i32)
        }
    };
    Some(Eval { score, depth })
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::Mate(moves) => write!(f, "#{moves}")?,
            Score::Pawns(hundredths) => {
                let sign = if hundredths < 0 { "-" } else { "" };
                write!(
                    f,
                    "{sign}{}.{:02}",
                    hundredths.unsigned_abs() / 100,
                    hundredths.unsigned_abs() % 100
                )?;
            }
        }
        self.depth.map_or(Ok(()), |depth| write!(f, ",{depth}"))
    }
}

fn read_mark(text: &str) -> Option<Mark> {
    let colour = text.chars().next().filter(char::is_ascii_uppercase)?;
    let cells = &text[1..];
    let is_cell = |cell: &str| crate::sign::CellName::new(cell).is_some();
    if is_cell(cells) {
        return Some(Mark { colour, from: cells.to_owned(), to: None });
    }
    // The second cell begins where a letter follows a digit.
    let bytes = cells.as_bytes();
    let middle =
        (1..bytes.len()).find(|&at| bytes[at - 1].is_ascii_digit() && bytes[at].is_ascii_alphabetic())?;
    let (from, to) = cells.split_at(middle);
    (is_cell(from) && is_cell(to)).then(|| Mark { colour, from: from.to_owned(), to: Some(to.to_owned()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_taken_apart_and_put_together() {
        for (comment, again) in [
            ("[%clk 0:03:59] good", "[%clk 0:03:59] good"),
            ("good [%clk 3:59.5]", "[%clk 0:03:59.5] good"),
            ("[%eval 0.17,20][%clk 90]", "[%eval 0.17,20] [%clk 0:01:30]"),
            ("[%eval #-3] a [%emt 0:00:01.250] b", "[%eval #-3] [%emt 0:00:01.25] a b"),
            ("[%csl Gd4,Re5][%cal Ya1h8] x", "[%csl Gd4,Re5] [%cal Ya1h8] x"),
            ("[%cal GAb2Bc3,Rj10a9]", "[%cal GAb2Bc3,Rj10a9]"),
            ("[%foo bar] x", "[%foo bar] x"),
            ("a  b  [%foo bar]  c  d", "[%foo bar] a  b c  d"),
            ("[%clk soon] x", "[%clk soon] x"),
            ("[%eval -0.05]", "[%eval -0.05]"),
            ("[%clk", "[%clk"),
            ("[%]", "[%]"),
            ("", ""),
        ] {
            let read = Annotation::read(comment);
            assert_eq!(read.to_string(), again, "{comment}");
            assert_eq!(Annotation::read(again).to_string(), again);
        }
        assert_eq!(Annotation::read("[%clk 1:00:00]").clock, Some(3_600_000));
        assert_eq!(
            Annotation::read("[%eval -12.345]").eval.map(|eval| eval.score),
            Some(Score::Pawns(-1235))
        );
    }
}
