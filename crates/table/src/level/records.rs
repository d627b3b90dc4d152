//! The best results in levels, and the stars for them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Source;

/// The best result in a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The stars, from 1 to 3.
    pub stars: u8,
    /// The fewest moves.
    pub moves: u32,
}

/// Three stars for par, two for at most a quarter more, one for any solution.
pub(super) fn stars(par: Option<u32>, moves: u32) -> u8 {
    match par {
        Some(par) if moves <= par => 3,
        Some(par) if moves <= par + (par / 4).max(1) => 2,
        _ => 1,
    }
}

/// What is left of these stars after hints. One star is lost with the first hint, and another one when a hint plays a move.
pub(super) fn after_hints(stars: u8, hints: Hints) -> u8 {
    let most = match hints {
        Hints::None => 3,
        Hints::Asked => 2,
        Hints::Played => 1,
    };
    stars.min(most)
}

/// How much hints have helped in an attempt at a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// Not at all.
    #[default]
    None,
    /// They were asked for.
    Asked,
    /// They have played a move.
    Played,
}

/// The best results in all levels, as they are stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Records(BTreeMap<String, Record>);

impl Records {
    /// The best result in a level.
    pub fn best(&self, source: Source) -> Option<Record> {
        self.0.get(&name(source)?).copied()
    }

    /// Adds a result, unless there is a better one. Results of the user's own levels are not stored. Returns whether
    /// anything changed.
    pub fn add(&mut self, source: Source, record: Record) -> bool {
        let Some(name) = name(source) else { return false };
        let better = self.0.get(&name).is_none_or(|before| record.moves < before.moves);
        if better {
            self.0.insert(name, record);
        }
        better
    }
}

fn name(source: Source) -> Option<String> {
    match source {
        // The order of levels may change, but their titles stay.
        Source::Campaign(..) => Some(format!("campaign/{}", source.title()?)),
        Source::Lesson(family, number) => {
            Some(format!("lesson/{}/{number}", chesswright_catalog::level::packs::LESSONS.get(family)?.name))
        }
        Source::Daily(day) => Some(format!("daily/{day}")),
        Source::Own => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_are_for_moves() {
        let with = |moves| stars(Some(8), moves);
        assert_eq!([7, 8, 9, 10, 11, 40].map(with), [3, 3, 2, 2, 1, 1]);
        assert_eq!([1, 2, 3].map(|moves| stars(Some(1), moves)), [3, 2, 1]);
        assert_eq!(stars(None, 5), 1);
    }

    #[test]
    fn titles_are_those_of_the_levels() {
        let mut source = Some(Source::Campaign(0, 0));
        while let Some(this) = source {
            assert_eq!(this.title(), this.level().map(|level| level.title), "{this:?}");
            source = this.next();
        }
        assert_eq!(Source::Daily(20_000).title(), None);
    }

    #[test]
    fn only_better_results_are_remembered() {
        let (daily, own) = (Source::Daily(20_000), Source::Own);
        let mut records = Records::default();
        let record = |moves| Record { stars: 3, moves };
        assert!(records.add(daily, record(9)) && records.add(daily, record(7)));
        assert!(!records.add(daily, record(8)) && !records.add(own, record(1)));
        assert_eq!((records.best(daily), records.best(own)), (Some(record(7)), None));
        let text = serde_json::to_string(&records).expect("it can be written");
        assert_eq!(text, "{\"daily/20000\":{\"stars\":3,\"moves\":7}}");
        assert_eq!(serde_json::from_str::<Records>(&text).expect(&text), records);
    }
}
