//! The built-in games of the format, from which sections may inherit.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::findings::Findings;
use super::record::Record;
use super::{Reading, grammar, read};

const TEXT: &str = include_str!("built_in.ini");

/// The record of a built-in game.
pub(super) fn record(name: &str) -> Option<Record> {
    RECORDS.get(name).cloned()
}

/// The names of built-in games.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    static NAMES: LazyLock<Vec<String>> =
        LazyLock::new(|| grammar::sections(TEXT).0.into_iter().map(|section| section.name).collect());
    NAMES.iter().map(String::as_str)
}

static RECORDS: LazyLock<HashMap<String, Record>> = LazyLock::new(|| {
    let mut records: HashMap<String, Record> = HashMap::new();
    for section in grammar::sections(TEXT).0 {
        let parent = section.parent.as_ref().and_then(|name| records.get(name));
        let mut record = parent.cloned().unwrap_or_default();
        read::apply(&mut record, &section, true, &mut Findings::new("built-in games", TEXT, Reading::Strict));
        records.insert(section.name, record);
    }
    records
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_games_are_without_fault() {
        let (sections, before) = grammar::sections(TEXT);
        assert!(before.is_empty());
        let mut records: HashMap<String, Record> = HashMap::new();
        for section in sections {
            assert!(section.oddities.is_empty(), "{}: {:?}", section.name, section.oddities);
            let parent = section.parent.as_ref().map(|name| records[name].clone());
            let mut record = parent.unwrap_or_default();
            let mut findings = Findings::new("built-in games", TEXT, Reading::Strict);
            read::apply(&mut record, &section, true, &mut findings);
            let errors: Vec<_> = findings.into_list().into_iter().filter(|f| f.is_error()).collect();
            assert!(errors.is_empty(), "{}: {errors:?}", section.name);
            assert!(records.insert(section.name.clone(), record).is_none(), "{} occurs twice", section.name);
        }
    }
}
