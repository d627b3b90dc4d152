//! The levels that ship: the campaign in chapters, and one for every day of a year.

use super::{Level, Problem, read};

/// A chapter of the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its short name.
    pub name: &'static str,
    text: &'static str,
}

macro_rules! chapters {
    ($($name:literal),* $(,)?) => {
        [$(Chapter { name: $name, text: include_str!(concat!("../../levels/campaign/", $name, ".txt")) }),*]
    };
}

/// The campaign, from a child's first pawn to the last boss.
pub const CAMPAIGN: [Chapter; 14] = chapters![
    "01-first-steps",
    "02-long-lines",
    "03-leaps",
    "04-crowns",
    "05-keys",
    "06-ladders",
    "07-guards",
    "08-warps",
    "09-plates",
    "10-ice-and-belts",
    "11-powder-and-armour",
    "12-crowning",
    "13-hunters",
    "14-masters",
];

/// The levels of the days, as the file in which they ship. The page fetches that file when a level of a day is first asked for.
const DAILY: &str = include_str!("../../levels/daily.txt");

/// What stands between two levels of a file.
const BETWEEN: &str = "---\n";

impl Chapter {
    /// What people call it.
    pub fn title(&self) -> &'static str {
        self.head("chapter:")
    }

    /// What it teaches, in a sentence.
    pub fn about(&self) -> &'static str {
        self.head("about:")
    }

    fn head(&self, key: &str) -> &'static str {
        let head = self.text.split(BETWEEN).next().unwrap_or_default();
        head.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default().trim()
    }

    /// Its levels as texts.
    pub fn texts(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.text.split(BETWEEN).skip(1)
    }

    /// Its levels.
    ///
    /// # Errors
    /// None that a test has not found before they shipped.
    pub fn levels(&self) -> Result<Vec<Level>, Vec<Problem>> {
        self.texts().map(read).collect()
    }
}

/// How many daily levels there are; then they begin again.
pub fn days() -> usize {
    daily_levels(DAILY).count()
}

/// The level of a day, counted from any beginning, as text.
pub fn daily(day: usize) -> &'static str {
    daily_in(DAILY, day)
}

/// The same out of a file of daily levels that was fetched; an empty text where the file has no levels.
pub fn daily_in(file: &str, day: usize) -> &str {
    daily_levels(file).nth(day % daily_levels(file).count().max(1)).unwrap_or_default()
}

fn daily_levels(file: &str) -> impl Iterator<Item = &str> {
    file.split(BETWEEN).skip(1)
}
