//! Edits of single keys, however the document writes what contains them.
//!
//! A document may write a value in short: `promotion = "queen"` for a table, `to = "queen"` for a list, `true` for a table with all
//! defaults. And a list that only the parent has cannot be changed in a part of it. So everything on the way to the value is written out
//! first, as the game means it.

use chesswright_document::{Document, Edit, EditError, Path, Step, Value};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::fields::{self, Target};

/// A game as the value that a document with all of it would have, whoever says what: in canonical form, with its pieces, regions and
/// sides in their order.
pub(crate) fn whole_game(game: &Definition) -> Value {
    Document::new(game.canonical_json()).get(Path::default()).unwrap_or_else(|| Value::Table(vec![]))
}

/// The edit that gives a key a value; `None` takes the value away.
pub(crate) fn set(
    document: &Document,
    game: &Value,
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
    game: &Value,
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
fn written_out(document: &Document, game: &Value, path: &Path) -> Result<Vec<Edit>, EditError> {
    let (mut now, mut edits, mut at) = (document.clone(), vec![], Path::default());
    for step in path.steps() {
        let said = now.get(at.clone());
        let fits = match (&said, step) {
            (None | Some(Value::Table(_)), Step::Key(_)) | (Some(Value::List(_)), Step::At(_)) => true,
            // The first entry of a list that nobody has yet is written with the list.
            (None, Step::At(_)) => game.at(&at).is_none(),
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
fn whole(game: &Value, at: &Path, said: Option<Value>, step: &Step) -> Value {
    let piece = matches!(at.steps(), [Step::Key(first), Step::Key(_)] if first == "pieces");
    match (game.at(at), step, said) {
        // `knight = "n:N"`.
        (_, Step::Key(_), Some(Value::Text(short))) if piece && short.contains(':') => {
            let (letter, betza) = short.split_once(':').unwrap_or((&short, ""));
            Value::table([("letter", letter), ("betza", betza)])
        }
        (Some(table @ Value::Table(_)), Step::Key(_), _) => table.clone(),
        (Some(list @ Value::List(_)), Step::At(_), _) => list.clone(),
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
