//! Every key of a level with its kind, so that whatever the format can say has a control.
//!
//! A value is changed in the level as JSON, and what comes of it is read like any other text. So a control cannot say what
//! the format does not know.

use chesswright_catalog::level::Level;
use chesswright_document::{Path, Step};
use serde_json::{Map, Value, json};

/// A key of a table.
#[derive(Debug)]
pub struct LevelKey {
    /// The key.
    pub key: &'static str,
    /// What its values are.
    pub kind: KeyKind,
}

/// What values of a key are.
#[derive(Debug)]
pub enum KeyKind {
    /// A text.
    Text,
    /// A number in a range.
    Number(i64, i64),
    /// Yes or no, and what holds where nothing is said.
    Switch(bool),
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A kind of piece.
    Piece,
    /// A side.
    Side,
    /// The name that a piece has for goals.
    Tag,
    /// A cell.
    Cell,
    /// A list.
    List(&'static Self),
    /// A list whose entries are drawn on the board.
    Drawn(&'static Self),
    /// A table.
    Table(&'static [LevelKey]),
    /// A value for each of some pieces.
    Names(&'static Self),
    /// A table whose other keys depend on its `kind`.
    ByKind(&'static [(&'static str, &'static [LevelKey])]),
    /// A goal: a word, or a table with that word as its only key.
    Goal,
    /// A way to lose, written in the same way.
    Loss,
    /// Who moves a side.
    Control,
    /// A kind of piece, or a table with the moves of one of the level's own.
    Made,
}

/// One of several words, with what belongs to it.
#[derive(Debug)]
pub struct Tagged {
    /// The word.
    pub word: &'static str,
    /// What belongs to it.
    pub kind: Option<KeyKind>,
    /// The value with which it begins, as JSON.
    pub example: &'static str,
}

use KeyKind::{
    ByKind, Cell, Choice, Control, Drawn, Goal, List, Loss, Made, Names, Number, Piece, Side, Switch, Table,
    Tag, Text,
};

impl KeyKind {
    /// The words of goals or of ways to lose.
    fn tagged(&self) -> Option<&'static [Tagged]> {
        match self {
            Goal => Some(GOALS),
            Loss => Some(LOSSES),
            _ => None,
        }
    }
}

const fn key(key: &'static str, kind: KeyKind) -> LevelKey {
    LevelKey { key, kind }
}

const fn word(word: &'static str, kind: KeyKind, example: &'static str) -> Tagged {
    Tagged { word, kind: Some(kind), example }
}

const COUNT: KeyKind = Number(1, 9999);

const WHO: &[LevelKey] = &[key("kind", Piece), key("tag", Tag), key("side", Side)];

/// All keys of a level that are not drawn as a whole.
pub static KEYS: &[LevelKey] = &[
    key("author", Text),
    key("licence", Text),
    key("win", List(&Goal)),
    key("lose", List(&Loss)),
    key("sides", List(&Table(SIDE))),
    key("rules", Table(RULES)),
    key("pieces", Drawn(&Table(PIECE))),
    key("items", Drawn(&ByKind(ITEMS))),
    key("fixtures", Drawn(&ByKind(FIXTURES))),
];

/// The goals.
pub static GOALS: &[Tagged] = &[
    word("take_all", Side, "\"take_all\""),
    word("take", Table(WHO), "{\"take\":{\"kind\":\"king\"}}"),
    word(
        "exit",
        Table(&[key("who", Table(WHO)), key("count", COUNT), key("leaves", Switch(false))]),
        "\"exit\"",
    ),
    word("survive", COUNT, "{\"survive\":10}"),
    word("protect", Table(WHO), "{\"protect\":{\"kind\":\"king\"}}"),
    word(
        "collect",
        Table(&[
            key("item", Choice(&["coin", "key", "sword", "shield", "ward", "bomb", "form"])),
            key("colour", Text),
            key("count", COUNT),
        ]),
        "{\"collect\":{\"item\":\"coin\",\"count\":1}}",
    ),
    word(
        "place",
        Table(&[key("zone", List(&Cell)), key("who", Table(WHO)), key("count", COUNT)]),
        "{\"place\":{\"zone\":[\"a1\"]}}",
    ),
    word("visit", Table(&[key("zone", List(&Cell))]), "{\"visit\":\"all\"}"),
    word("promote", COUNT, "{\"promote\":1}"),
    word(
        "material",
        Table(&[key("side", Side), key("least", Number(-1_000_000, 1_000_000))]),
        "{\"material\":{\"least\":10}}",
    ),
    word("mate", Number(1, 20), "{\"mate\":2}"),
    word("win", Number(1, 20), "{\"win\":2}"),
    word("any_of", List(&Goal), "{\"any_of\":[\"exit\",\"take_all\"]}"),
    word("all_of", List(&Goal), "{\"all_of\":[\"exit\",\"take_all\"]}"),
];

/// The ways to lose.
pub static LOSSES: &[Tagged] = &[
    word("no_pieces", Side, "\"no_pieces\""),
    word("lost", Table(WHO), "{\"lost\":{\"kind\":\"king\"}}"),
    word("moves", COUNT, "{\"moves\":20}"),
    word("rounds", COUNT, "{\"rounds\":20}"),
    Tagged { word: "stuck", kind: None, example: "\"stuck\"" },
];

const SIDE: &[LevelKey] = &[
    key("id", Text),
    key("control", Control),
    key("allies", List(&Side)),
    key("inventory", Choice(&["side", "team"])),
    key("moves", Number(1, 16)),
    key("act", Choice(&["one", "each"])),
    key("takes_items", Switch(false)),
    key("uses_warps", Switch(true)),
    key("may_pass", Switch(false)),
];

/// Who moves a side: a person, nobody, or a computer with what it needs.
const CONTROLS: &[(&str, &[LevelKey], &str)] = &[
    ("human", &[], "\"human\""),
    ("none", &[], "\"none\""),
    ("guard", &[], "{\"ai\":\"guard\"}"),
    ("hunter", &[], "{\"ai\":\"hunter\"}"),
    ("patrol", &[], "{\"ai\":\"patrol\"}"),
    ("flee", &[], "{\"ai\":\"flee\"}"),
    ("mirror", &[], "{\"ai\":\"mirror\"}"),
    ("minimax", &[key("depth", Number(1, 6))], "{\"ai\":\"minimax\",\"depth\":2}"),
    ("defender", &[], "{\"ai\":\"defender\"}"),
    ("script", &[key("moves", List(&Text))], "{\"ai\":\"script\",\"moves\":[\"a1a2\"]}"),
    ("random", &[key("seed", Number(0, 999_999))], "{\"ai\":\"random\",\"seed\":1}"),
];

const RULES: &[LevelKey] = &[
    key("ladder", Names(&Table(&[key("sword", Piece), key("shield", Piece)]))),
    key("promotion_to", List(&Piece)),
    key("values", Names(&Number(0, 10_000))),
    key("warp_occupied", Choice(&["jam", "capture", "forbid"])),
    key("corner_cutting", Switch(true)),
    key("items_block_paths", Switch(false)),
    key("sliders_pass_items", Switch(false)),
    key("bomb_radius", Number(0, 8)),
    key("bomb_chain", Switch(false)),
    key("door_pass", Switch(false)),
    key("ward_bounce", Choice(&["stay", "adjacent"])),
    key("pawn_double_step", Switch(false)),
    key("king_royal", Switch(false)),
    key("score", Choice(&["fixed", "board"])),
];

const PIECE: &[LevelKey] = &[
    key("tag", Tag),
    key("side", Side),
    key("kind", Made),
    key("ward", Switch(false)),
    key("behaviour", Table(&[key("patrol", List(&Cell))])),
];

const MADE: &[LevelKey] = &[key("name", Text), key("betza", Text), key("path", Choice(&["L"]))];

const ITEMS: &[(&str, &[LevelKey])] = &[
    ("key", &[key("colour", Text), key("uses", Choice(&["once", "forever"]))]),
    ("form", &[key("to", Piece)]),
];

const FIXTURES: &[(&str, &[LevelKey])] = &[
    ("door", &[key("colour", Text)]),
    ("gate", &[key("channel", Text), key("when", Choice(&["any", "all"]))]),
    (
        "plate",
        &[key("channel", Text), key("mode", Choice(&["hold", "latch", "toggle"])), key("who", Table(WHO))],
    ),
    ("warp", &[key("to", Cell), key("ways", Choice(&["one", "two"]))]),
    ("promotion", &[key("to", List(&Piece))]),
    ("oneway", &[key("dir", Choice(&["north", "east", "south", "west"]))]),
];

/// A value of a level with its control.
#[derive(Clone, Debug)]
pub struct KeyRow {
    /// Where it is in the level as JSON.
    pub path: Path,
    /// What its values are.
    pub kind: &'static KeyKind,
    /// What is said; nothing if the default holds.
    pub value: Option<Value>,
}

impl PartialEq for KeyRow {
    fn eq(&self, other: &Self) -> bool {
        // Values of a path are always of one kind.
        (&self.path, &self.value) == (&other.path, &other.value)
    }
}

impl KeyRow {
    /// The key, name or number.
    pub fn label(&self) -> String {
        match self.path.steps().last() {
            Some(Step::Key(key)) => key.clone(),
            Some(Step::At(index)) => (index + 1).to_string(),
            None => String::new(),
        }
    }

    /// What an entry of a list is about, beside its number.
    pub fn about(&self) -> String {
        let Some(Value::Object(map)) = &self.value else {
            return self.value.as_ref().and_then(Value::as_str).unwrap_or_default().to_owned();
        };
        let said = ["id", "at", "kind"].iter().filter_map(|key| map.get(*key)?.as_str());
        match self.kind {
            Goal | Loss => map.keys().next().cloned().unwrap_or_default(),
            _ => said.collect::<Vec<_>>().join(" "),
        }
    }

    /// Whether it is an entry that can be removed.
    pub fn is_entry(&self) -> bool {
        let outer = self.path.split_last();
        outer.is_some_and(|(list, last)| match last {
            Step::At(_) => !["pieces", "items", "fixtures"].contains(&list.to_string().as_str()),
            Step::Key(_) => list.to_string() == "rules.ladder" || list.to_string() == "rules.values",
        })
    }

    /// Whether it is a single value, and not one that contains others.
    pub fn is_leaf(&self) -> bool {
        match self.kind {
            Made => !matches!(self.value, Some(Value::Object(_))),
            List(_) | Drawn(_) | Table(_) | Names(_) | ByKind(_) | Goal | Loss | Control => false,
            Text | Number(..) | Switch(_) | Choice(_) | Piece | Side | Tag | Cell => true,
        }
    }

    /// The value as text.
    pub fn text(&self) -> String {
        match (&self.value, self.kind) {
            (Some(Value::String(text)), _) => text.clone(),
            (Some(value), _) => value.to_string(),
            (None, Switch(usual)) => usual.to_string(),
            (None, _) => String::new(),
        }
    }

    /// The value that a text means. Nothing is no value.
    ///
    /// # Errors
    /// With what would be one.
    pub fn read(&self, text: &str) -> Result<Option<Value>, String> {
        let text = text.trim();
        match self.kind {
            _ if text.is_empty() => Ok(None),
            Number(least, most) => match text.parse::<i64>() {
                Ok(number) if (*least..=*most).contains(&number) => Ok(Some(json!(number))),
                _ => Err(format!("{least}–{most}")),
            },
            Switch(usual) => {
                let on = text == "true";
                Ok((on != *usual).then(|| json!(on)))
            }
            _ => Ok(Some(json!(text))),
        }
    }

    /// The words to choose from. Others may be typed where the kind allows it.
    pub fn options(&self, level: &Level) -> Vec<String> {
        match self.kind {
            Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Piece | Made => level.kind_names().map(str::to_owned).collect(),
            Side => level.sides.iter().map(|side| side.id.clone()).collect(),
            Tag => {
                let mut tags: Vec<String> =
                    level.pieces.iter().filter_map(|piece| piece.tag.clone()).collect();
                tags.sort_unstable();
                tags.dedup();
                tags
            }
            _ => vec![],
        }
    }

    /// The words of which one decides what follows, and the one that is chosen. Empty where nothing does.
    pub fn words(&self) -> (Vec<&'static str>, String) {
        let value = self.value.as_ref();
        match self.kind {
            Goal | Loss => {
                let chosen = value.map(word_of).unwrap_or_default();
                (self.kind.tagged().into_iter().flatten().map(|one| one.word).collect(), chosen)
            }
            Control => {
                let ai = value.and_then(|value| value.get("ai")).or(value);
                let chosen = ai.and_then(Value::as_str).unwrap_or_default().to_owned();
                (CONTROLS.iter().map(|(word, ..)| *word).collect(), chosen)
            }
            _ => (vec![], String::new()),
        }
    }

    /// The value with which one of these words begins.
    pub fn choose(&self, word: &str) -> Option<Value> {
        let text = match self.kind {
            Goal | Loss => self.kind.tagged()?.iter().find(|one| one.word == word)?.example,
            Control => CONTROLS.iter().find(|(known, ..)| *known == word)?.2,
            _ => return None,
        };
        serde_json::from_str(text).ok()
    }

    /// Another entry for the end of a list, with its path.
    pub fn another(&self, level: &Level) -> Option<(Path, Value)> {
        let List(of) = self.kind else { return None };
        let count = self.value.as_ref().and_then(Value::as_array).map_or(0, Vec::len);
        let used: Vec<&str> = self
            .value
            .as_ref()
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let free =
            |all: Vec<String>| all.iter().find(|one| !used.contains(&one.as_str())).or(all.first()).cloned();
        let owner =
            self.path.split_last().and_then(|(side, _)| side.split_last().map(|(_, last)| last.clone()));
        let value = match of {
            Goal | Loss => serde_json::from_str(of.tagged()?.first()?.example).ok()?,
            Table(_) => json!({ "id": free_side(level), "control": "none" }),
            Cell => json!("a1"),
            Piece => json!(free(level.kind_names().map(str::to_owned).collect())?),
            Side => {
                // Nobody is an ally of their own.
                let own = match owner {
                    Some(Step::At(index)) => level.sides.get(index).map(|side| side.id.clone()),
                    _ => None,
                };
                let others = level.sides.iter().map(|side| side.id.clone());
                json!(free(others.filter(|side| Some(side) != own.as_ref()).collect())?)
            }
            _ => json!("a1a2"),
        };
        Some((self.path.at(count), value))
    }

    /// The value with which a new name begins.
    pub fn example(&self) -> Option<Value> {
        match self.kind {
            Names(Number(..)) => Some(json!(1)),
            Names(_) => Some(json!({ "sword": "queen" })),
            _ => None,
        }
    }
}

fn free_side(level: &Level) -> String {
    let known = |name: &String| level.sides.iter().any(|side| side.id == *name);
    (2..).map(|number| format!("side-{number}")).find(|name| !known(name)).unwrap_or_default()
}

fn word_of(value: &Value) -> String {
    match value {
        Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
        other => other.as_str().unwrap_or_default().to_owned(),
    }
}

/// The level as JSON.
pub(super) fn tree(level: &Level) -> Value {
    serde_json::from_str(&level.to_short_json()).unwrap_or_default()
}

/// The rows of a table.
fn rows(path: &Path, keys: &'static [LevelKey], value: Option<&Value>) -> Vec<KeyRow> {
    let row = |field: &'static LevelKey| KeyRow {
        path: path.key(field.key),
        kind: &field.kind,
        value: value.and_then(|value| value.get(field.key)).cloned(),
    };
    keys.iter().map(row).collect()
}

/// The rows of a level.
pub(super) fn all(level: &Level) -> Vec<KeyRow> {
    rows(&Path::default(), KEYS, Some(&tree(level)))
}

/// The row at the same place in the level as it is now. None if there is no such place any more.
pub(super) fn now(level: &Level, row: &KeyRow) -> Option<KeyRow> {
    let tree = tree(level);
    let mut at = Some(&tree);
    for step in row.path.steps() {
        at = match step {
            Step::Key(key) => at.and_then(|value| value.get(key)),
            // An entry that is gone has no row.
            Step::At(index) => Some(at.and_then(|value| value.get(*index))?),
        };
    }
    Some(KeyRow { value: at.cloned(), ..row.clone() })
}

/// The rows inside a value.
pub(super) fn inside(row: &KeyRow) -> Vec<KeyRow> {
    let (path, value) = (&row.path, row.value.as_ref());
    match row.kind {
        Table(keys) => rows(path, keys, value),
        Made => rows(path, MADE, value),
        List(of) | Drawn(of) => {
            let entries = value.and_then(Value::as_array).into_iter().flatten().enumerate();
            let row = |(index, value): (usize, &Value)| KeyRow {
                path: path.at(index),
                kind: of,
                value: Some(value.clone()),
            };
            entries.map(row).collect()
        }
        Names(of) => {
            let entries = value.and_then(Value::as_object).into_iter().flatten();
            let row = |(name, value): (&String, &Value)| KeyRow {
                path: path.key(name),
                kind: of,
                value: Some(value.clone()),
            };
            entries.map(row).collect()
        }
        ByKind(kinds) => {
            let kind = value.and_then(|value| value.get("kind")).and_then(Value::as_str);
            let keys = kinds.iter().find(|(known, _)| Some(*known) == kind).map(|(_, keys)| *keys);
            keys.map_or_else(Vec::new, |keys| rows(path, keys, value))
        }
        Goal | Loss => {
            let word = value.map(word_of).unwrap_or_default();
            let kind = row
                .kind
                .tagged()
                .into_iter()
                .flatten()
                .find(|one| one.word == word)
                .and_then(|one| one.kind.as_ref());
            let value = value.and_then(|value| value.get(&word)).cloned();
            kind.map(|kind| KeyRow { path: path.key(&word), kind, value }).into_iter().collect()
        }
        Control => {
            let (_, chosen) = row.words();
            let keys = CONTROLS.iter().find(|(word, ..)| *word == chosen).map(|(_, keys, _)| *keys);
            keys.map_or_else(Vec::new, |keys| rows(path, keys, value))
        }
        Text | Number(..) | Switch(_) | Choice(_) | Piece | Side | Tag | Cell => vec![],
    }
}

/// Sets the value at a path, or removes it.
pub(super) fn set(tree: &mut Value, path: &Path, value: Option<Value>) {
    let Some((outer, last)) = path.split_last() else { return };
    let renamed = match (last, &value) {
        (Step::Key(key), Some(Value::String(new))) if key == "id" => {
            at(tree, path).and_then(|old| Some((old.as_str()?.to_owned(), new.clone())))
        }
        _ => None,
    };
    let mut inner = &mut *tree;
    for step in outer.steps() {
        inner = match step {
            Step::Key(key) => made(inner, key).entry(key.as_str()).or_insert(Value::Null),
            Step::At(index) => match inner.as_array_mut().and_then(|list| list.get_mut(*index)) {
                Some(entry) => entry,
                None => return,
            },
        };
    }
    match (last, value) {
        (Step::Key(key), Some(value)) => drop(made(inner, key).insert(key.clone(), value)),
        (Step::Key(key), None) => {
            if let Some(map) = inner.as_object_mut() {
                map.remove(key);
            }
        }
        (Step::At(index), Some(value)) => {
            if inner.is_null() {
                *inner = json!([]);
            }
            if let Some(list) = inner.as_array_mut() {
                match list.get_mut(*index) {
                    Some(entry) => *entry = value,
                    None => list.push(value),
                }
            }
        }
        (Step::At(index), None) => {
            if let Some(list) = inner.as_array_mut()
                && *index < list.len()
            {
                list.remove(*index);
            }
        }
    }
    lighten(tree, &outer);
    if let Some((old, new)) = renamed {
        rename(tree, &old, &new);
    }
}

fn at<'a>(tree: &'a Value, path: &Path) -> Option<&'a Value> {
    path.steps().iter().try_fold(tree, |value, step| match step {
        Step::Key(key) => value.get(key),
        Step::At(index) => value.get(*index),
    })
}

/// The table that a value is, or becomes to have a key. A word becomes the table that says the same.
fn made<'a>(value: &'a mut Value, key: &str) -> &'a mut Map<String, Value> {
    if !value.is_object() {
        let same = value.as_str() == Some(key);
        *value = if same { json!({ key: {} }) } else { json!({}) };
    }
    match value {
        Value::Object(map) => map,
        _ => unreachable!("it was made a table"),
    }
}

/// Removes tables and lists that say nothing any more. A goal of which nothing is left but its word becomes that word.
fn lighten(tree: &mut Value, path: &Path) {
    let mut at_path = path.clone();
    while let Some((outer, last)) = at_path.split_last() {
        let empty = |value: &Value| {
            value.as_object().is_some_and(Map::is_empty) || value.as_array().is_some_and(Vec::is_empty)
        };
        let Some(found) = at(tree, &at_path) else { return };
        let Step::Key(key) = last.clone() else { return };
        if !empty(found) || at_path.steps().len() < 2 {
            return;
        }
        let tagged = matches!(outer.split_last(), Some((_, Step::At(_))));
        let pointer = |path: &Path| {
            path.steps().iter().fold(String::new(), |text, step| match step {
                Step::Key(key) => text + "/" + key,
                Step::At(index) => format!("{text}/{index}"),
            })
        };
        let Some(inner) = tree.pointer_mut(&pointer(&outer)) else { return };
        match inner.as_object_mut() {
            Some(map) if tagged && map.len() == 1 => *inner = Value::String(key),
            Some(map) => drop(map.remove(&key)),
            None => return,
        }
        at_path = outer;
    }
}

/// Gives a side another name wherever it is named.
fn rename(value: &mut Value, old: &str, new: &str) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                let names = ["side", "take_all", "no_pieces"].contains(&key.as_str());
                if names && value.as_str() == Some(old) {
                    *value = json!(new);
                } else if key == "allies" {
                    let allies = value.as_array_mut().into_iter().flatten();
                    allies.filter(|ally| ally.as_str() == Some(old)).for_each(|ally| *ally = json!(new));
                } else {
                    rename(value, old, new);
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| rename(value, old, new)),
        _ => {}
    }
}
