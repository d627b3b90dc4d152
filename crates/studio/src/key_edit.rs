//! Edits of single keys, however the document writes what contains them.
//!
//! A document may write a value in short: `promotion = "queen"` for a table, `to = "queen"` for a list, `true` for a table with all
//! defaults. And a list that only the parent has cannot be changed in a part of it. So everything on the way to the value is written out
//! first, as the game means it.

use chesswright_document::{Document, Edit, EditError, Path, Step, Value};
use chesswright_rules::definition::fields::{self, Target};

/// The value of a game at a path, whoever says it. The game is in the canonical form of documents.
pub(crate) fn meant(game: &serde_json::Value, path: &Path) -> Option<Value> {
    let found = path.steps().iter().try_fold(game, |at, step| match step {
        Step::Key(key) => at.get(key),
        Step::At(index) => at.get(index),
    });
    value(found?)
}

/// A value of JSON as one of documents, which know no null and no fractions.
fn value(json: &serde_json::Value) -> Option<Value> {
    Some(match json {
        serde_json::Value::Null => return None,
        serde_json::Value::Bool(flag) => Value::Flag(*flag),
        serde_json::Value::Number(number) => Value::Number(number.as_i64()?),
        serde_json::Value::String(text) => Value::Text(text.clone()),
        serde_json::Value::Array(values) => Value::List(values.iter().filter_map(value).collect()),
        serde_json::Value::Object(entries) => Value::Table(
            entries.iter().filter_map(|(key, inner)| Some((key.clone(), value(inner)?))).collect(),
        ),
    })
}

/// The edit that gives a key a value; `None` takes the value away.
pub(crate) fn set(
    document: &Document,
    game: &serde_json::Value,
    path: &Path,
    value: Option<Value>,
) -> Result<Edit, EditError> {
    let Some(value) = value else {
        let entry = matches!(path.split_last(), Some((_, Step::At(_))));
        // An entry of a list goes, even if only the parent has the list. Any other value is only taken out of the document.
        let mut edits = if entry { written_out(document, game, path)? } else { vec![] };
        edits.push(Edit::Unset(path.clone()));
        return Ok(all(edits));
    };
    let mut edits = written_out(document, game, path)?;
    edits.extend(rivals(document, path).into_iter().map(Edit::Unset));
    edits.push(Edit::Set(path.clone(), value));
    Ok(all(edits))
}

/// The edit that adds an entry at the end of a list.
pub(crate) fn append(
    document: &Document,
    game: &serde_json::Value,
    list: &Path,
    value: Value,
) -> Result<Edit, EditError> {
    let mut edits = written_out(document, game, &list.at(0))?;
    let now = edits.iter().try_fold(document.clone(), |document, edit| document.apply(edit))?;
    let count = match now.get(list.clone()) {
        Some(Value::List(values)) => values.len(),
        _ => 0,
    };
    edits.push(Edit::Insert(list.at(count), value));
    Ok(all(edits))
}

fn all(mut edits: Vec<Edit>) -> Edit {
    if edits.len() == 1 { edits.remove(0) } else { Edit::All(edits) }
}

/// The edits after which every step of the path but the last leads into a table or a list of the document itself.
fn written_out(document: &Document, game: &serde_json::Value, path: &Path) -> Result<Vec<Edit>, EditError> {
    let (mut now, mut edits, mut at) = (document.clone(), vec![], Path::default());
    for step in path.steps() {
        let said = now.get(at.clone());
        let fits = match (&said, step) {
            (None | Some(Value::Table(_)), Step::Key(_)) | (Some(Value::List(_)), Step::At(_)) => true,
            // The first entry of a list that nobody has yet is written with the list.
            (None, Step::At(_)) => meant(game, &at).is_none(),
            _ => false,
        };
        if !fits {
            let edit = Edit::Set(at.clone(), whole(game, &at, said, step));
            now = now.apply(&edit)?;
            edits.push(edit);
        }
        at = match step {
            Step::Key(key) => at.key(key),
            Step::At(index) => at.at(*index),
        };
    }
    Ok(edits)
}

/// What stands at a place once it is written out, so that the step leads into it.
fn whole(game: &serde_json::Value, at: &Path, said: Option<Value>, step: &Step) -> Value {
    let piece = matches!(at.steps(), [Step::Key(first), Step::Key(_)] if first == "pieces");
    match (meant(game, at), step, said) {
        // `knight = "n:N"`.
        (_, Step::Key(_), Some(Value::Text(short))) if piece && short.contains(':') => {
            let (letter, betza) = short.split_once(':').unwrap_or((&short, ""));
            Value::table([("letter", letter), ("betza", betza)])
        }
        (Some(table @ Value::Table(_)), Step::Key(_), _) => table,
        (Some(list @ Value::List(_)), Step::At(_), _) => list,
        (_, Step::Key(_), _) => Value::Table(vec![]),
        (_, Step::At(_), one) => Value::List(one.into_iter().collect()),
    }
}

/// The keys beside a key that say the same in another way, and of which a table may have only one.
fn rivals(document: &Document, path: &Path) -> Vec<Path> {
    let (Some(Target::Field(table, field)), Some((beside, _))) =
        (fields::find(&path.to_string()), path.split_last())
    else {
        return vec![];
    };
    let says_the_same = |other: &&fields::Field| {
        other.instead_of.is_some_and(|instead| instead.key == field.key)
            || field.instead_of.is_some_and(|instead| instead.key == other.key)
    };
    let others = table.usable().filter(says_the_same).map(|other| beside.key(other.key));
    others.filter(|other| document.get(other.clone()).is_some()).collect()
}
