//! Random edits of all built-in documents touch only their own lines, and undo gives every byte back.

use chesswright_catalog::DOCUMENTS;
use chesswright_document::{Document, Edit, EditError, History, Path, Step, Value};

/// How many edits an ordinary run tries; `CHESSWRIGHT_EDITS` sets another number, and `CHESSWRIGHT_SEED` makes other edits.
const EDITS: u64 = 2500;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % n.max(1)
    }
}

/// The paths of all values.
fn paths(value: &Value, path: &Path, found: &mut Vec<Path>) {
    found.push(path.clone());
    match value {
        Value::Table(entries) => entries.iter().for_each(|(key, value)| paths(value, &path.key(key), found)),
        Value::List(values) => {
            values.iter().enumerate().for_each(|(at, value)| paths(value, &path.at(at), found));
        }
        _ => {}
    }
}

/// The lines of a text that are not in another one, if the others are in the same order.
fn lost(before: &str, after: &str) -> Vec<String> {
    let (before, after): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    // The longest common subsequence; documents are short.
    let mut best = vec![vec![0_u16; after.len() + 1]; before.len() + 1];
    for (i, one) in before.iter().enumerate().rev() {
        for (k, other) in after.iter().enumerate().rev() {
            best[i][k] =
                if one == other { best[i + 1][k + 1] + 1 } else { best[i + 1][k].max(best[i][k + 1]) };
        }
    }
    let (mut i, mut k, mut lost) = (0, 0, vec![]);
    while i < before.len() {
        if k < after.len() && before[i] == after[k] {
            (i, k) = (i + 1, k + 1);
        } else if k < after.len() && best[i][k + 1] >= best[i + 1][k] {
            k += 1;
        } else {
            lost.push(before[i].to_owned());
            i += 1;
        }
    }
    lost
}

fn random_edit(document: &Document, random: &mut Random) -> Option<Edit> {
    let value = document.get(Path::default())?;
    let mut all = vec![];
    paths(&value, &Path::default(), &mut all);
    let path = all[random.below(all.len())].clone();
    let at = document.get(path.clone())?;
    let fresh = Value::Text(format!("new {}", random.below(1000)));
    Some(match (at, random.below(5)) {
        (Value::Table(_), 0 | 1) => Edit::Set(path.key(&format!("new-{}", random.below(100))), fresh),
        (Value::Table(_), 2) => Edit::Set(path.key("new").key("deep"), Value::Number(7)),
        (Value::List(list), 0..=2) => {
            let entry = list.first().cloned().unwrap_or(fresh);
            Edit::Insert(path.at(random.below(list.len() + 1)), entry)
        }
        (_, 3) if !path.steps().is_empty() => Edit::Unset(path),
        (Value::Table(_) | Value::List(_), _) => return None,
        (Value::Text(_), 0) => Edit::Set(path, Value::List(vec![fresh, Value::Flag(true)])),
        _ => Edit::Set(path, fresh),
    })
}

#[test]
#[allow(clippy::print_stdout, reason = "the drills read how much was done")]
fn random_edits_touch_only_their_own_lines() {
    let said = |name: &str| std::env::var(name).ok().map(|n| n.parse::<u64>().expect(name));
    let count = said("CHESSWRIGHT_EDITS").unwrap_or(EDITS);
    let seed = said("CHESSWRIGHT_SEED").unwrap_or(0);
    let mut random = Random(0x9E37_79B9_7F4A_7C15 ^ seed.wrapping_mul(0xD134_2543_DE82_EF95));
    let mut done = 0;
    while done < count {
        for entry in DOCUMENTS {
            let start = Document::new(entry.text);
            assert_eq!(start.text(), entry.text);
            let mut history = History::new(start.clone());
            for _ in 0..8 {
                let before = history.now().clone();
                let Some(edit) = random_edit(&before, &mut random) else { continue };
                let after = match before.apply(&edit) {
                    Ok(after) => after,
                    Err(EditError::NoPlace(_)) => continue,
                    Err(error) => panic!("{}: {edit:?}: {error}\n{}", entry.name, before.text()),
                };
                let lost = lost(before.text(), after.text());
                let own: Vec<&str> = match &edit {
                    Edit::Set(path, _) | Edit::Unset(path) | Edit::Insert(path, _) => path
                        .steps()
                        .iter()
                        .filter_map(|step| if let Step::Key(key) = step { Some(key.as_str()) } else { None })
                        .collect(),
                    _ => vec![],
                };
                // A value is changed in its line, in the lines of its list, or below its header.
                let removes = matches!(edit, Edit::Unset(_));
                assert!(removes || lost.len() <= 1, "{}: {edit:?} also changed {lost:#?}", entry.name);
                if !removes && lost.len() == 1 && !own.is_empty() {
                    let known =
                        own.iter().any(|key| lost[0].contains(key)) || lost[0].starts_with([' ', '\t', ']']);
                    assert!(known, "{}: {edit:?} changed the line {:?}", entry.name, lost[0]);
                }
                history.push(after, done);
                done += 1;
            }
            while history.undo().is_some() {}
            assert_eq!(history.now(), &start, "{}", entry.name);
        }
    }
    println!("done: {done} edits");
}
