//! What keys and words mean, from the reference of all keys, which is made from the table of fields. The table itself has
//! no texts in the browser, because the first download of the page must stay small.

use std::collections::HashMap;
use std::sync::LazyLock;

const REFERENCE: &str = include_str!("../../../docs/reference.md");

/// The meanings of keys by table and key, and of words by table, key and word.
struct Meanings {
    keys: HashMap<(&'static str, &'static str), &'static str>,
    words: HashMap<(&'static str, &'static str, &'static str), &'static str>,
}

static MEANINGS: LazyLock<Meanings> = LazyLock::new(|| {
    let mut all = Meanings { keys: HashMap::new(), words: HashMap::new() };
    let (mut table, mut key) = ("", "");
    for line in REFERENCE.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            (table, key) = (name, "");
        } else if let Some(row) = line.strip_prefix("| `") {
            let mut cells = row.split(" | ");
            let name = cells.next().and_then(|cell| cell.strip_suffix('`'));
            let meaning = cells.nth(2).map(|cell| cell.trim_end_matches(" |"));
            if let Some((name, meaning)) = name.zip(meaning) {
                all.keys.insert((table, name), meaning.split(" Example: ").next().unwrap_or(meaning));
            }
        } else if let Some(name) = line.strip_suffix(" is one of:") {
            key = name.trim_matches('`');
        } else if let Some((word, meaning)) =
            line.strip_prefix("* `").and_then(|rest| rest.split_once("` — "))
        {
            all.words.insert((table, key, word), meaning);
        }
    }
    all
});

/// What a key of a table means; empty if the reference does not say.
pub fn of_key(table: &str, key: &str) -> &'static str {
    let found = MEANINGS.keys.iter().find(|((of, name), _)| *of == table && *name == key);
    found.map_or("", |(_, meaning)| meaning)
}

/// What a word means as the value of a key; empty if the reference does not say.
pub fn of_word(table: &str, key: &str, word: &str) -> &'static str {
    let found =
        MEANINGS.words.iter().find(|((of, name, each), _)| *of == table && *name == key && *each == word);
    found.map_or("", |(_, meaning)| meaning)
}
