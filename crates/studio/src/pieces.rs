//! Pieces: what their cards show, and pieces to begin with.

use chesswright_document::{Document, Edit, Path, Value};
use chesswright_rules::betza::describe::{Motion, describe};
use chesswright_rules::betza::infer::Sketch;
use chesswright_rules::betza::{Options, parse};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::fields::{self, Kind, Named};
use chesswright_rules::definition::model::{PieceDef, Sided};

/// What the card of a piece shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// Its name in the document.
    pub name: String,
    /// Its letter.
    pub letter: String,
    /// Its moves, if one text says them all.
    pub betza: Option<String>,
    /// What the text means, for the page to put into words.
    pub motions: Vec<Motion>,
    /// Its moves as a diagram, if it can be drawn.
    pub sketch: Option<Sketch>,
    /// Whether it must not be lost.
    pub royal: bool,
}

impl Card {
    pub(crate) fn of(name: &str, piece: &PieceDef, geometry: Geometry) -> Self {
        let betza = match piece.moves.as_slice() {
            [] => Some(String::new()),
            [one] => {
                let bare = chesswright_rules::definition::model::MoveDef {
                    betza: one.betza.clone(),
                    ..Default::default()
                };
                (*one == bare).then(|| one.betza.clone())
            }
            _ => None,
        };
        let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
        let parsed =
            betza.as_deref().filter(|text| !text.is_empty()).and_then(|text| parse(text, &options).ok());
        let sketch = match betza.as_deref() {
            _ if geometry == Geometry::Layers => None,
            Some("") => Some(Sketch::empty(geometry)),
            Some(text) => Sketch::of(text, geometry).ok(),
            None => None,
        };
        Self {
            name: name.to_owned(),
            letter: letter(piece),
            motions: parsed.map_or_else(Vec::new, |piece| describe(&piece)),
            betza,
            sketch,
            royal: piece.royal,
        }
    }
}

/// The letter of a piece; the first side's if it differs.
pub(crate) fn letter(piece: &PieceDef) -> String {
    match &piece.letter {
        Sided::All(letter) => letter.clone(),
        Sided::Each(letters) => letters.values().next().cloned().unwrap_or_default(),
    }
}

/// A piece to add to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// Its name.
    pub name: &'static str,
    /// Its moves.
    pub betza: &'static str,
}

const fn template(name: &'static str, betza: &'static str) -> Template {
    Template { name, betza }
}

/// Well-known pieces, the best-known ones first.
pub const TEMPLATES: &[Template] = &[
    template("archbishop", "BN"),
    template("chancellor", "RN"),
    template("amazon", "QN"),
    template("nightrider", "NN"),
    template("camel", "C"),
    template("zebra", "Z"),
    template("grasshopper", "gQ"),
    template("cannon", "mRcpR"),
    template("centaur", "KN"),
    template("champion", "WAD"),
    template("wizard", "FC"),
    template("silver", "FfW"),
    template("gold", "WfF"),
    template("lance", "fR"),
    template("elephant", "FA"),
    template("ferz", "F"),
    template("wazir", "W"),
    template("dragon-king", "RF"),
    template("dragon-horse", "BW"),
    template("gnu", "NC"),
    template("berolina", "fmFfcW"),
    template("griffon", "FyafsF"),
    template("lion", "KNADcaKmcabK"),
];

/// The edit that gives a piece a value at a key, however the document writes the piece.
pub(crate) fn with_key(document: &Document, piece: &str, key: &str, value: Value) -> Edit {
    let path = Path::from("pieces").key(piece);
    match document.get(path.clone()) {
        // `knight = "n:N"` becomes a table.
        Some(Value::Text(short)) if short.contains(':') => {
            let (letter, betza) = short.split_once(':').unwrap_or((&short, ""));
            let mut entries =
                vec![("letter".to_owned(), Value::from(letter)), ("betza".to_owned(), Value::from(betza))];
            match entries.iter_mut().find(|(name, _)| name == key) {
                Some(entry) if matches!((&value, key), (Value::Text(_), "betza" | "letter")) => {
                    entry.1 = value;
                    // Two texts still fit the short form.
                    let text =
                        entries.iter().filter_map(|(_, value)| value.as_text()).collect::<Vec<_>>().join(":");
                    return Edit::Set(path, Value::Text(text));
                }
                Some(entry) => entry.1 = value,
                None => entries.push((key.to_owned(), value)),
            }
            Edit::Set(path, Value::Table(entries))
        }
        _ => {
            let set = Edit::Set(path.key(key), value);
            // `betza` stands in place of `moves`.
            match document.get(path.key("moves")) {
                Some(_) if key == "betza" => Edit::All(vec![Edit::Unset(path.key("moves")), set]),
                _ => set,
            }
        }
    }
}

/// A letter that no piece has yet: one of the name, or any.
pub(crate) fn free_letter(definition: &Definition, name: &str) -> Option<String> {
    let taken: Vec<String> = definition
        .pieces
        .values()
        .flat_map(|piece| std::iter::once(letter(piece)).chain(piece.also.clone()))
        .collect();
    let free = |c: &char| {
        c.is_ascii_lowercase() && !taken.iter().any(|letter| letter.eq_ignore_ascii_case(&c.to_string()))
    };
    name.chars().chain('a'..='z').find(free).map(String::from)
}

/// The letter of a piece after it was renamed, if that is another one. A letter that was not chosen from the name before is the
/// maker's own, and stays.
pub(crate) fn letter_for(definition: &Definition, from: &str, to: &str) -> Option<String> {
    let now = letter(definition.pieces.get(from)?);
    let mut others = definition.clone();
    others.pieces.shift_remove(from);
    let next = free_letter(&others, to)?;
    (free_letter(&others, from)? == now && next != now).then_some(next)
}

/// A name that no piece has yet.
pub(crate) fn free_name(definition: &Definition, name: &str) -> String {
    let free = |name: &String| !definition.pieces.contains_key(name);
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
}

/// The same for a key of several steps, of a piece that is written as a table or comes from a parent.
pub(crate) fn with_deep_key(document: &Document, piece: &str, keys: &str, value: Value) -> Edit {
    let path = Path::from(format!("pieces.{piece}.{keys}").as_str());
    match document.get(Path::from("pieces").key(piece)) {
        Some(Value::Text(short)) if short.contains(':') => {
            let (letter, betza) = short.split_once(':').unwrap_or((&short, ""));
            let table = Value::table([("letter", letter), ("betza", betza)]);
            Edit::All(vec![Edit::Set(Path::from("pieces").key(piece), table), Edit::Set(path, value)])
        }
        _ => Edit::Set(path, value),
    }
}

/// The pieces that promote, with the kinds that they may become, if these are the same for all sides. Kings do not promote.
fn promoting(game: &Definition) -> impl Iterator<Item = (&String, &Vec<String>)> {
    game.pieces.iter().filter_map(|(name, piece)| match &piece.promotion.as_ref()?.to {
        Sided::All(to) => Some((name, to)),
        Sided::Each(_) => None,
    })
}

/// Whether the pieces that promote may become this one. `None` if none promotes, or this one does itself, or is royal.
pub(crate) fn may_promote(game: &Definition, piece: &str) -> Option<bool> {
    let own = game.pieces.get(piece)?;
    if own.royal || own.promotion.is_some() {
        return None;
    }
    let mut any = promoting(game).peekable();
    any.peek()?;
    Some(any.any(|(_, to)| to.iter().any(|kind| kind == piece)))
}

/// The edit that lets the pieces that promote become this one, or no longer.
pub(crate) fn promote(document: &Document, game: &Definition, piece: &str, may: bool) -> Edit {
    let edits = promoting(game).map(|(name, to)| {
        let mut to: Vec<String> = to.iter().filter(|kind| *kind != piece).cloned().collect();
        if may {
            to.push(piece.to_owned());
        }
        with_deep_key(document, name, "promotion.to", Value::from(to))
    });
    Edit::All(edits.collect())
}

/// The edit that gives a piece of the document another name, wherever the document names it.
pub(crate) fn rename(document: &Document, from: &str, to: &str) -> Edit {
    let mut edits = vec![];
    named(document, &Path::default(), from, to, &mut edits);
    Edit::All(edits)
}

/// Renames below a path. Keys come last, so that the paths of values still fit.
fn named(document: &Document, path: &Path, from: &str, to: &str, edits: &mut Vec<Edit>) {
    let kind = |path: &Path| fields::find(&path.to_string()).map(|target| target.kind());
    let is_piece = |path: &Path| matches!(kind(path), Some(Kind::Name(Named::Piece)));
    for key in document.keys(path.clone()) {
        let below = path.key(&key);
        let renames = key == from && matches!(kind(path), Some(Kind::ByName { names: Named::Piece, .. }));
        match document.get(below.clone()) {
            Some(Value::Text(name)) if name == from && is_piece(&below) => {
                edits.push(Edit::Set(below.clone(), to.into()));
            }
            Some(Value::List(values)) => {
                for (at, value) in values.iter().enumerate() {
                    let entry = below.at(at);
                    match value {
                        Value::Text(name) if name == from && is_piece(&entry) => {
                            edits.push(Edit::Set(entry, to.into()));
                        }
                        Value::Table(_) => named(document, &entry, from, to, edits),
                        _ => {}
                    }
                }
            }
            Some(Value::Table(_)) => named(document, &below, from, to, edits),
            _ => {}
        }
        if renames {
            edits.push(Edit::RenameKey { path: below, to: to.to_owned() });
        }
    }
}
