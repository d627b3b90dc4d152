//! Every key of levels has a control: the table of keys is complete, and each value is changed and changed back.

use std::collections::BTreeSet;

use chesswright_catalog::level;
use chesswright_studio::level::{
    GOALS, KEYS, KeyKind, KeyRow, LOSSES, LevelAct, LevelDesk, LevelKey, Tagged,
};
use serde_json::Value;

/// Keys of the schema that have another control, or none because nobody needs one.
const ELSEWHERE: &[(&str, &str)] = &[
    ("format", "it is always the same"),
    ("version", "it is always the same"),
    ("rules.base", "it is always the same"),
    ("$schema", "it tells editors of text what to read"),
    ("id", "it is for programs that collect levels"),
    ("view", "it is for other programs"),
    ("title", "the field above the card"),
    ("text", "the field for the story"),
    ("size", "the steppers beside the palette"),
    ("terrain", "the brushes"),
    ("legend", "another way to write the terrain, which is not written again"),
    ("limits", "another way to write losses, which is not written again"),
    ("limits.moves", "another way to write losses, which is not written again"),
    ("limits.rounds", "another way to write losses, which is not written again"),
    ("values", "another way to write `rules.values`, which is not written again"),
    ("game", "a level on a game has no board of its own to draw on"),
    ("position", "a level on a game has no board of its own to draw on"),
    ("proof", "the solver writes it"),
    ("fixtures[].at", "the brushes"),
    ("fixtures[].kind", "the brushes"),
    ("fixtures[].direction", "another name of `dir`"),
    ("items[].at", "the brushes"),
    ("items[].kind", "the brushes"),
    ("pieces[].at", "the brushes"),
    ("pieces[].kind.grid", "another way to write `betza`, which is not written again"),
    ("pieces[].facing", "it is for other programs"),
    ("sides[].control.ai", "the word that decides what follows"),
];

/// The paths of all properties of a schema.
fn properties(schema: &Value, path: &str, found: &mut BTreeSet<String>) {
    for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        found.insert(path.clone());
        properties(inner, &path, found);
    }
    if schema["items"].is_object() {
        properties(&schema["items"], &format!("{path}[]"), found);
    }
    for several in ["oneOf", "anyOf", "allOf"] {
        for inner in schema[several].as_array().into_iter().flatten() {
            properties(inner, path, found);
        }
    }
}

/// The paths of all keys of a table.
fn keys(table: &[LevelKey], path: &str, found: &mut BTreeSet<String>) {
    for LevelKey { key, kind } in table {
        let path = if path.is_empty() { (*key).to_owned() } else { format!("{path}.{key}") };
        found.insert(path.clone());
        kinds(kind, &path, found);
    }
}

fn kinds(kind: &KeyKind, path: &str, found: &mut BTreeSet<String>) {
    match kind {
        KeyKind::Table(table) => keys(table, path, found),
        KeyKind::List(of) | KeyKind::Drawn(of) => kinds(of, &format!("{path}[]"), found),
        KeyKind::ByKind(all) => all.iter().for_each(|(_, table)| keys(table, path, found)),
        KeyKind::Control => found.extend(["depth", "moves", "seed"].map(|key| format!("{path}.{key}"))),
        KeyKind::Made => found.extend(["name", "betza", "path"].map(|key| format!("{path}.{key}"))),
        _ => {}
    }
}

#[test]
fn every_key_of_the_format_has_a_control() {
    let schema: Value = serde_json::from_str(level::SCHEMA).unwrap();
    let (mut wanted, mut known) = (BTreeSet::new(), BTreeSet::new());
    properties(&schema, "", &mut wanted);
    keys(KEYS, "", &mut known);
    for (path, why) in ELSEWHERE {
        assert!(wanted.contains(*path), "{path} is no key ({why})");
        assert!(!known.contains(*path), "{path} has a control now");
        known.insert((*path).to_owned());
    }
    let missing: Vec<&String> = wanted.difference(&known).collect();
    assert!(missing.is_empty(), "these keys of levels have no control: {missing:?}");
    let wrong: Vec<&String> = known.difference(&wanted).collect();
    assert!(wrong.is_empty(), "these keys are not in the format: {wrong:?}");
    // The schema names goals and ways to lose in words.
    let listed = |key: &str| {
        let text = schema["properties"][key]["description"].as_str().unwrap();
        let words = text.split_once(": ").unwrap().1.trim_end_matches('.').split(", ");
        words.filter(|word| *word != "protect" || key == "win").map(str::to_owned).collect::<Vec<_>>()
    };
    let words = |all: &[Tagged]| all.iter().map(|one| one.word.to_owned()).collect::<Vec<_>>();
    assert_eq!(words(GOALS), listed("win"));
    assert_eq!(words(LOSSES), listed("lose"));
}

/// A level that says something of everything.
const RICH: &str = r##"{
  "format": "chess-level",
  "version": 1,
  "author": "Somebody",
  "licence": "CC0",
  "rules": { "base": "levels-1", "ladder": { "rook": { "sword": "queen", "shield": "bishop" } }, "promotion_to": ["queen"], "values": { "rook": 7 }, "bomb_radius": 2 },
  "size": [8, 6],
  "terrain": ["........", "........", "........", "........", "........", "........"],
  "fixtures": [
    { "at": "a6", "kind": "door", "colour": "1" }, { "at": "b6", "kind": "gate", "channel": "1", "when": "all" },
    { "at": "c6", "kind": "plate", "channel": "1", "mode": "latch", "who": { "kind": "rook" } },
    { "at": "d6", "kind": "warp", "to": "d1" }, { "at": "e6", "kind": "exit" },
    { "at": "f6", "kind": "promotion", "to": ["queen"] }, { "at": "g6", "kind": "oneway", "dir": "north" }
  ],
  "items": [{ "at": "a5", "kind": "key", "colour": "1" }, { "at": "b5", "kind": "form", "to": "queen" }, { "at": "c5", "kind": "coin" }],
  "pieces": [
    { "at": "a1", "kind": "rook", "side": "you", "tag": "hero" }, { "at": "b1", "kind": "king", "side": "you" },
    { "at": "h5", "kind": { "betza": "WF", "name": "man", "path": "L" }, "side": "foe", "behaviour": { "patrol": ["h5", "h4"] } },
    { "at": "h3", "kind": "knight", "side": "third" }, { "at": "h1", "kind": "king", "side": "fourth" }
  ],
  "sides": [
    { "id": "you", "control": "human" }, { "id": "foe", "control": { "ai": "minimax", "depth": 2 }, "allies": ["third"] },
    { "id": "third", "control": { "ai": "script", "moves": ["h3g5", "g5h3"] } }, { "id": "fourth", "control": { "ai": "random", "seed": 3 } }
  ],
  "win": [
    { "any_of": ["exit", { "take": { "kind": "king" } }] }, { "all_of": [{ "survive": 9 }, { "protect": { "tag": "hero" } }] },
    { "exit": { "who": { "kind": "rook" }, "count": 1, "leaves": true } }, { "collect": { "item": "coin", "count": 1 } },
    { "place": { "zone": ["a2"], "who": { "kind": "rook" }, "count": 1 } }, { "visit": { "zone": ["a3"] } }, { "promote": 1 },
    { "material": { "side": "you", "least": 3 } }, { "take_all": "foe" }
  ],
  "lose": [{ "no_pieces": "you" }, { "lost": { "tag": "hero" } }, { "moves": 30 }, { "rounds": 30 }, "stuck"]
}
"##;

/// Walks all values, changes each, and changes it back.
struct Walk {
    desk: LevelDesk,
    changed: BTreeSet<String>,
    words: BTreeSet<&'static str>,
}

impl Walk {
    /// What somebody types or chooses, other than what is there.
    fn others(&self, row: &KeyRow) -> Vec<String> {
        let now = row.text();
        let all = match row.kind {
            KeyKind::Number(least, most) => {
                vec![least.to_string(), (least + 1).to_string(), most.to_string()]
            }
            KeyKind::Switch(_) => vec!["true".to_owned(), "false".to_owned()],
            KeyKind::Cell => vec!["a1".to_owned(), "d1".to_owned()],
            KeyKind::Tag | KeyKind::Text => vec!["another".to_owned(), "a1a2".to_owned(), "W".to_owned()],
            _ => row.options(self.desk.level()),
        };
        // To say nothing is another value, too. An entry would be removed by it.
        let nothing = Some(String::new()).filter(|_| !row.path.to_string().ends_with(']'));
        all.into_iter().chain(nothing).filter(|one| *one != now).collect()
    }

    fn to(&mut self, row: &KeyRow, value: Option<Value>) {
        self.desk.update(LevelAct::Key(row.path.clone(), value));
    }

    fn row(&mut self, row: &KeyRow) {
        let before = self.desk.level().clone();
        let place: String = row.path.to_string().chars().filter(|sign| !sign.is_ascii_digit()).collect();
        if row.is_leaf() {
            for typed in self.others(row) {
                let Ok(value) = row.read(&typed) else { panic!("{place}: {typed}") };
                self.to(row, value);
                if *self.desk.level() != before {
                    self.changed.insert(place.clone());
                    self.desk.update(LevelAct::Undo);
                    assert_eq!(*self.desk.level(), before, "{place}: undo");
                    // The value that was there brings the level back as well.
                    let value = row.read(&typed).unwrap();
                    self.to(row, value);
                    let id = place == "sides[].id";
                    self.to(row, row.value.clone());
                    assert!(id || *self.desk.level() == before, "{place}: {typed:?} and back");
                    while *self.desk.level() != before {
                        self.desk.update(LevelAct::Undo);
                    }
                }
            }
            return;
        }
        for word in row.words().0 {
            let value = row.choose(word).expect(word);
            self.to(row, Some(value));
            if *self.desk.level() != before {
                self.words.insert(word);
                self.desk.update(LevelAct::Undo);
            } else if row.words().1 == word {
                self.words.insert(word);
            }
            assert_eq!(*self.desk.level(), before, "{place}: {word}");
        }
        if let Some((path, value)) = row.another(self.desk.level()) {
            self.desk.update(LevelAct::Key(path.clone(), Some(value)));
            assert_ne!(*self.desk.level(), before, "{place}: nothing is added; {:?}", self.desk.refused());
            self.desk.update(LevelAct::Key(path, None));
            assert_eq!(*self.desk.level(), before, "{place}: added and removed");
            self.changed.insert(format!("{place}+"));
        }
        for inner in self.desk.rows_in(row) {
            self.row(&inner);
        }
    }
}

#[test]
fn every_value_of_a_level_is_changed_and_changed_back() {
    let (desk, _) = LevelDesk::open(RICH).expect("a level");
    assert!(desk.is_readable(), "{:?}", desk.problems());
    let mut walk = Walk { desk, changed: BTreeSet::new(), words: BTreeSet::new() };
    for row in walk.desk.rows() {
        walk.row(&row);
    }
    // Goals are inside others as deep as somebody wants; those of the first level are all there is.
    let mut wanted = BTreeSet::new();
    keys(KEYS, "", &mut wanted);
    let containers = ["win", "lose", "sides", "rules", "pieces", "items", "fixtures", "sides[].control"];
    let parts = ["rules.ladder", "rules.values", "pieces[].behaviour", "fixtures[].who"];
    for path in &wanted {
        let leaf = !containers.contains(&path.as_str()) && !parts.contains(&path.as_str());
        let list = walk.changed.contains(&format!("{path}+"));
        assert!(!leaf || list || walk.changed.contains(path), "{path} was not changed: {:?}", walk.changed);
    }
    for inside in [
        "rules.ladder.rook.sword",
        "rules.values.rook",
        "win[].any_of+",
        "sides[].allies+",
        "sides[].control.moves+",
    ] {
        assert!(walk.changed.contains(inside), "{inside}: {:?}", walk.changed);
    }
    let all: Vec<&str> =
        GOALS.iter().chain(LOSSES).map(|one| one.word).chain(["script", "human", "flee"]).collect();
    for word in all {
        assert!(walk.words.contains(word), "{word} was not chosen: {:?}", walk.words);
    }
}

#[test]
fn what_cannot_be_is_refused_and_says_why() {
    let (mut desk, _) = LevelDesk::open(RICH).expect("a level");
    let before = desk.text().to_owned();
    let row = |desk: &LevelDesk, path: &str| {
        let mut rows = desk.rows();
        loop {
            if let Some(row) = rows.iter().find(|row| row.path.to_string() == path) {
                break row.clone();
            }
            let outer = rows.iter().find(|row| path.starts_with(&row.path.to_string())).expect(path);
            rows = desk.rows_in(outer);
        }
    };
    let cell = row(&desk, "fixtures[3].to");
    desk.update(LevelAct::Key(cell.path, Some("nowhere".into())));
    assert_eq!(desk.text(), before);
    assert!(desk.refused().is_some_and(|why| why.contains("nowhere")), "{:?}", desk.refused());
    assert_eq!(row(&desk, "sides[1].moves").read("99"), Err("1–16".to_owned()));
    // A side keeps what is said about it under another name.
    let id = row(&desk, "sides[1].id");
    desk.update(LevelAct::Key(id.path, Some("guards".into())));
    assert_eq!(desk.refused(), None);
    assert!(desk.problems().is_empty(), "{:?}", desk.problems());
    assert!(
        desk.text().contains("\"take_all\":\"guards\"") || desk.text().contains("\"take_all\": \"guards\""),
        "{}",
        desk.text()
    );
}
