//! The built-in levels: lessons, the campaign in chapters, and one level for every day of a year.

use super::{Level, Problem, read};

/// A chapter of the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its identifier.
    pub name: &'static str,
    text: &'static str,
}

macro_rules! chapters {
    ($folder:literal: $($name:literal),* $(,)?) => {
        [$(Chapter { name: $name, text: include_str!(concat!("../../levels/", $folder, "/", $name, ".txt")) }),*]
    };
}

/// The campaign, from a first pawn move to the last boss.
pub const CAMPAIGN: [Chapter; 14] = chapters!["campaign":
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

/// The lessons, one for each family of built-in games, in the order of the families: positions to solve.
pub const LESSONS: [Chapter; 16] = chapters!["lessons":
    "chess",
    "goals",
    "losing",
    "blasts",
    "walls",
    "flips",
    "lines",
    "draughts",
    "small",
    "large",
    "old",
    "xiangqi",
    "drops",
    "shogi",
    "triggers",
    "beyond",
];

/// The lesson of a family of games.
pub fn lesson(family: &str) -> Option<usize> {
    LESSONS.iter().position(|lesson| lesson.name == family)
}

/// The daily levels in one file. The page fetches this file when a daily level is first needed.
const DAILY: &str = include_str!("../../levels/daily.txt");

/// The separator between two levels in a file.
const BETWEEN: &str = "---\n";

impl Chapter {
    /// Its display name.
    pub fn title(&self) -> &'static str {
        self.head("chapter:")
    }

    /// What it teaches, in one sentence.
    pub fn about(&self) -> &'static str {
        self.head("about:")
    }

    fn head(&self, key: &str) -> &'static str {
        let head = self.text.split(BETWEEN).next().unwrap_or_default();
        head.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default().trim()
    }

    /// The texts of its levels.
    pub fn texts(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.text.split(BETWEEN).skip(1)
    }

    /// Its levels.
    ///
    /// # Errors
    /// If a level has problems. A test ensures that the built-in levels have none.
    pub fn levels(&self) -> Result<Vec<Level>, Vec<Problem>> {
        self.texts().map(read).collect()
    }
}

/// The number of daily levels. After the last one they repeat.
pub fn days() -> usize {
    daily_levels(DAILY).count()
}

/// The text of a day's level. Days count from any start.
pub fn daily(day: usize) -> &'static str {
    daily_in(DAILY, day)
}

/// Like [`daily`], but from the contents of a file that was fetched. Empty if the file has no levels.
pub fn daily_in(file: &str, day: usize) -> &str {
    daily_levels(file).nth(day % daily_levels(file).count().max(1)).unwrap_or_default()
}

fn daily_levels(file: &str) -> impl Iterator<Item = &str> {
    file.split(BETWEEN).skip(1)
}
