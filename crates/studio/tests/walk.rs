//! Every value of a document has a control, and its control changes it and changes it back.

use std::collections::BTreeSet;

use chesswright_document::{Document, Path, Value};
use chesswright_rules::definition::fields::{DOCUMENT, Field, Kind, all_tables};
use chesswright_studio::{Act, Control, Row, Source, Studio, Task, fork};

/// A game of each family.
// `cargo xtask deep controls` walks each of them in a piece of its own, so it must know how many there are.
const FAMILIES: [&str; 20] = [
    "chess",
    "losalamos",
    "antichess",
    "xiangqi",
    "tablut",
    "duck",
    "gomoku",
    "ataxx",
    "glinski",
    "three-crowns",
    "raumschach",
    "lion-hunt",
    "grand",
    "atomic",
    "shogi",
    "international-draughts",
    "courier",
    "musketeer",
    "crazyhouse",
    "seirawan",
];

/// What was walked already: a field, a kind of value in it, and the way in which it was written.
type Seen = BTreeSet<(usize, usize, &'static str)>;

struct Walk {
    studio: Studio,
    seen: Seen,
    changed: usize,
    /// Keys that mean nothing in this game.
    idle: Vec<String>,
}

fn place<T>(of: &'static T) -> usize {
    std::ptr::from_ref(of) as usize
}

impl Walk {
    fn text(&self) -> String {
        self.studio.document().text().to_owned()
    }

    fn ask<T>(&self, ask: impl FnOnce(&Source<'_>) -> T) -> T {
        ask(&Source::new(self.studio.document(), &self.studio.game()))
    }

    fn act(&mut self, act: Act) {
        let tasks = self.studio.update(act.clone());
        assert!(
            !tasks.iter().any(|task| matches!(task, Task::Refuse(_))),
            "{act:?}: {tasks:?}\n{}",
            self.text()
        );
    }

    /// Takes back everything since a text.
    fn back_to(&mut self, text: &str) {
        for _ in 0..200 {
            if self.text() == text {
                return;
            }
            self.act(Act::Undo);
        }
        panic!("undo does not lead back to:\n{text}\nbut to:\n{}", self.text());
    }

    /// Walks a row and all that it contains.
    fn row(&mut self, row: &Row) {
        if !self.seen.insert((place(row.field), place(row.kind), row.control.shape())) {
            return;
        }
        let before = self.text();
        match row.control {
            Control::Table(_) => self.inside(row),
            Control::OneOf(table) => {
                let words = table.words().iter().map(|word| word.word);
                for choice in words.chain(table.keys()) {
                    let value = self.ask(|source| row.choose(choice, source));
                    self.act(Act::Key(row.path.clone(), Some(value.expect("it can be chosen"))));
                    self.again(row, |walk, now| {
                        assert_eq!(now.chosen().as_deref(), Some(choice), "{}", row.path);
                        walk.inside(now);
                    });
                    self.back_to(&before);
                }
            }
            Control::List(of) => {
                let count = self.ask(|source| source.inside(row)).len();
                let example = self.ask(|source| source.example(of));
                self.act(Act::Entry(row.path.clone(), example));
                self.again(row, |walk, now| {
                    assert_eq!(walk.ask(|source| source.inside(now)).len(), count + 1, "{}", row.path);
                    walk.inside(now);
                });
                self.act(Act::Key(row.path.at(count), None));
                self.back_to(&before);
            }
            Control::Names(_, of) => {
                let example = self.ask(|source| source.example(of));
                let name = self.ask(|source| name_of(source, row));
                self.act(Act::Key(row.path.key(&name), Some(example)));
                self.again(row, Self::inside);
                self.back_to(&before);
            }
            _ => self.change(row),
        }
        if row.has_two_forms() && self.seen.insert((place(row.field), 0, "other form")) {
            self.other_form(row);
        }
        if row.is_sided() && self.seen.insert((place(row.field), 0, "by-side")) {
            self.each_side(row);
        }
        self.back_to(&before);
    }

    fn inside(&mut self, row: &Row) {
        for inner in self.ask(|source| source.inside(row)) {
            self.row(&inner);
        }
    }

    /// Makes a row again after a change.
    fn again(&mut self, row: &Row, then: impl FnOnce(&mut Self, &Row)) {
        let now = self.ask(|source| source.row(row.path.clone(), row.field, row.kind));
        then(self, &now);
    }

    /// Changes a value to each choice of its control, and changes it back each time.
    fn change(&mut self, row: &Row) {
        let changed = others(row, self).iter().filter(|typed| self.there_and_back(row, typed)).count();
        if changed == 0 {
            // The key means nothing as long as another one is missing, such as who castles in a game without castling.
            self.idle.push(row.path.to_string());
        }
        self.changed += changed;
    }

    /// Whether a value in the control changes the document. What holds anyway is not kept, so not every choice is a change.
    fn there_and_back(&mut self, row: &Row, typed: &str) -> bool {
        let before = self.text();
        let value = row.read(typed).unwrap_or_else(|why| panic!("{}: {typed}: {why}", row.path));
        self.act(Act::Key(row.path.clone(), value.clone()));
        if self.text() == before {
            return false;
        }
        self.again(row, |walk, now| {
            // What nobody says any more, because the game has it anyway in another form, has an empty control.
            let shown = now.holds.as_ref().map_or(now.default(), |_| now.text());
            let is_gone = now.holds.is_none() && shown.is_empty();
            assert!(
                is_gone || shown == typed,
                "{}: {shown} instead of {typed} in:\n{}",
                row.path,
                walk.text()
            );
        });
        let own = row.own.clone().or_else(|| row.holds.clone());
        self.act(Act::Key(row.path.clone(), own));
        if self.text() != before && row.own.is_none() {
            // In a game that cannot be played, nobody knows what holds anyway.
            self.act(Act::Key(row.path.clone(), None));
        }
        // A short form, such as `true` for a table, is written out once a part of it has a value; only undo brings it back.
        if !self.in_short_form(row, &before) {
            assert_eq!(self.text(), before, "{}: {typed:?}", row.path);
        }
        self.back_to(&before);
        true
    }

    /// Whether a value that contains this one was written in short.
    fn in_short_form(&self, row: &Row, before: &str) -> bool {
        let document = Document::new(before);
        let mut at = row.path.clone();
        while let Some((outer, _)) = at.split_last() {
            let written = document.get(outer.clone());
            if !matches!(written, None | Some(Value::Table(_) | Value::List(_))) {
                return true;
            }
            at = outer;
        }
        false
    }

    /// Writes a list instead of a table, or a table instead of a list, and walks it.
    fn other_form(&mut self, row: &Row) {
        let shape = row.control.shape();
        let other = self.ask(|source| source.in_other_form(row)).expect("it has another form");
        self.act(Act::Form(row.path.clone(), other));
        self.again(row, |walk, now| {
            assert_ne!(now.control.shape(), shape, "{}", row.path);
            walk.row(now);
        });
    }

    /// Gives each side a value of its own, and all sides the same again.
    fn each_side(&mut self, row: &Row) {
        let each = self.ask(|source| source.by_side(row, true));
        let sides = self.ask(|source| source.sides().len());
        self.act(Act::Form(row.path.clone(), each.expect("it has one for each side")));
        self.again(row, |walk, now| {
            let inner = walk.ask(|source| source.inside(now));
            assert_eq!(inner.len(), sides, "{}", row.path);
            walk.row(&inner[0]);
            let all = walk.ask(|source| source.by_side(now, false));
            walk.act(Act::Key(row.path.clone(), all));
        });
    }
}

/// A name that a table of names does not have yet.
fn name_of(source: &Source<'_>, row: &Row) -> String {
    let Control::Names(names, _) = row.control else { unreachable!("only tables of names ask") };
    let known: Vec<String> = source.inside(row).iter().map(Row::label).collect();
    let wanted = match source.example(&Kind::Name(names)) {
        Value::Text(name) => name,
        other => panic!("{other:?} is no name"),
    };
    if known.contains(&wanted) { source.sides().last().cloned().unwrap_or(wanted) } else { wanted }
}

/// What somebody types or chooses in a control, other than what is there.
fn others(row: &Row, walk: &Walk) -> Vec<String> {
    let now = row.text();
    let all: Vec<String> = match row.control {
        Control::Switch => vec!["true".into(), "false".into()],
        Control::Number(least, most) => {
            vec![least.to_string(), (least + 1).min(most).to_string(), most.to_string()]
        }
        Control::Choice(words) => words.iter().map(|word| word.word.to_owned()).collect(),
        Control::Piece => {
            let good = walk.studio.good().expect("a game");
            good.definition.pieces.keys().cloned().chain(["nobody".to_owned()]).collect()
        }
        Control::Side => {
            let sides = walk.ask(|source| source.sides().to_vec());
            sides.into_iter().chain(["nobody".to_owned()]).collect()
        }
        Control::Region => vec!["none".into(), "all".into()],
        Control::Betza => vec!["N".into(), "W".into()],
        Control::Colour => vec!["#102030".into(), "#102031".into()],
        _ => {
            let example = row.kind.example();
            let example = example.trim_matches('"').to_owned();
            vec![example.clone(), format!("{example}x")]
        }
    };
    all.into_iter().filter(|one| *one != now).collect()
}

fn walk(game: &str, seen: Seen) -> Walk {
    let mut walk = Walk { studio: Studio::new(fork(game)), seen, changed: 0, idle: vec![] };
    assert!(walk.studio.is_playable(), "{game}");
    for row in walk.ask(|source| source.rows(&Path::default(), &DOCUMENT)) {
        walk.row(&row);
    }
    walk
}

fn all_keys_were_walked(seen: &Seen) {
    let fields: Vec<(&str, &'static Field)> = all_tables()
        .into_iter()
        .flat_map(|(_, table)| table.usable().map(move |field| (table.name, field)))
        .collect();
    assert!(fields.len() > 300, "{} keys", fields.len());
    let is_walked = |field: &'static Field| seen.iter().any(|(known, ..)| *known == place(field));
    let left: Vec<String> = fields
        .iter()
        .filter(|(_, field)| !is_walked(field))
        .map(|(table, field)| format!("{table}.{}", field.key))
        .collect();
    assert!(left.is_empty(), "these were not walked: {left:?}");
}

#[test]
#[allow(clippy::print_stdout, reason = "the drills read how much was done")]
fn every_value_is_changed_and_changed_back_by_its_control() {
    // An ordinary run walks each key once, in the first family that has it; `CHESSWRIGHT_WALK=all` walks all keys in every family,
    // and a number all keys in that family.
    let wanted = std::env::var("CHESSWRIGHT_WALK").unwrap_or_default();
    if let Ok(number) = wanted.parse::<usize>() {
        let walked = walk(FAMILIES[number], Seen::new());
        all_keys_were_walked(&walked.seen);
        assert!(
            walked.changed > 300 && walked.idle.len() < 10,
            "{} changes, {:?}",
            walked.changed,
            walked.idle
        );
        println!("{}: {} changes; these mean nothing: {:?}", FAMILIES[number], walked.changed, walked.idle);
        println!("done: 1 games");
        return;
    }
    let all = wanted == "all";
    let (mut seen, mut changed, mut idle) = (Seen::new(), 0, vec![]);
    for game in FAMILIES {
        let before = if all { Seen::new() } else { seen.clone() };
        let walked = walk(game, before);
        changed += walked.changed;
        idle.extend(walked.idle);
        seen.extend(walked.seen);
    }
    all_keys_were_walked(&seen);
    // In a run that walks each key once, the first family that has a key may be one in which it means nothing.
    assert!(all || idle.len() < 10, "{idle:?}");
    assert!(changed > 300, "{changed} changes");
}
