//! Goals and ways to lose, and how they are read.

use serde_json::{Map, Value, json};

use super::read::Reader;
use super::{Place, Problem};

/// Something to reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Take all pieces of a side; of all enemies when none is named.
    TakeAll(Option<String>),
    /// Take all enemies of a kind or with a tag.
    Take(Who),
    /// Bring pieces to exits.
    Exit {
        /// Which; anything fits when nothing is said.
        who: Who,
        /// How many; every one that is left when absent.
        count: Option<u16>,
        /// Whether they leave the board there; decided by the number of exits when absent.
        leaves: Option<bool>,
    },
    /// Last so many rounds.
    Survive(u16),
    /// Keep a piece.
    Protect(Who),
    /// Take items.
    Collect {
        /// Which.
        item: String,
        /// Of which colour.
        colour: Option<String>,
        /// How many.
        count: u16,
    },
    /// Bring pieces to cells.
    Place {
        /// The cells.
        zone: Vec<super::Place>,
        /// Which pieces.
        who: Who,
        /// How many; one on every cell when absent.
        count: Option<u16>,
    },
    /// Be on all of these cells once; on every cell when empty.
    Visit(Vec<super::Place>),
    /// Promote so often.
    Promote(u16),
    /// Have pieces worth so much.
    Material {
        /// Whose; the player's when absent.
        side: Option<String>,
        /// How much.
        least: i32,
    },
    /// One of these.
    AnyOf(Vec<Goal>),
    /// All of these.
    AllOf(Vec<Goal>),
}

/// A way to lose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A side has no pieces.
    NoPieces(String),
    /// The player has no such piece left.
    Lost(Who),
    /// More moves than this.
    Moves(u16),
    /// More rounds than this.
    Rounds(u16),
    /// The player cannot move and nothing else happens; that is so in all levels.
    Stuck,
}

/// Some pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Who {
    /// Of this kind.
    pub kind: Option<String>,
    /// With this tag.
    pub tag: Option<String>,
    /// Of this side.
    pub side: Option<String>,
}

impl Who {
    /// Whether it says nothing.
    pub fn is_anybody(&self) -> bool {
        *self == Self::default()
    }

    pub(super) fn json(&self) -> Value {
        let fields = [("kind", &self.kind), ("tag", &self.tag), ("side", &self.side)];
        let said =
            fields.into_iter().filter_map(|(key, value)| Some((key.to_owned(), json!(value.as_ref()?))));
        Value::Object(said.collect())
    }
}

/// A goal and what it is about: an object with one key, or a word alone.
fn entry(value: &Value) -> Option<(&str, &Value)> {
    match value {
        Value::String(word) => Some((word, &Value::Null)),
        Value::Object(map) if map.len() == 1 => map.iter().next().map(|(key, value)| (key.as_str(), value)),
        _ => None,
    }
}

impl Reader {
    /// A list of goals, or one alone.
    pub(super) fn goals(&mut self, value: &Value, place: &str) -> Vec<Goal> {
        let list = as_list(value);
        (0..).zip(&list).filter_map(|(i, value)| self.goal(value, &format!("{place}[{i}]"))).collect()
    }

    fn goal(&mut self, value: &Value, place: &str) -> Option<Goal> {
        let Some((key, about)) = entry(value) else {
            self.report(place, "a goal is an object with one key, such as `{ \"survive\": 5 }`");
            return None;
        };
        let place = &format!("{place}.{key}");
        let nothing = Map::new();
        let map = about.as_object().unwrap_or(&nothing);
        let number = |key: &str| map.get(key).or(Some(about)).and_then(Value::as_u64);
        Some(match key {
            "take_all" => {
                let side = about.as_str().or_else(|| map.get("side").and_then(Value::as_str));
                Goal::TakeAll(side.map(str::to_owned))
            }
            "take" => Goal::Take(self.who(about, place)),
            "exit" => {
                self.only(map, &["who", "count", "leaves", "kind", "tag"], place);
                let whom = map.get("who").unwrap_or(about);
                let all = whom.as_str() == Some("all");
                let who = match whom {
                    Value::String(word) if word == "any" || word == "all" => Who::default(),
                    Value::Object(inner) if inner.is_empty() => Who::default(),
                    Value::Object(_)
                        if map.get("who").is_none()
                            && !map.contains_key("kind")
                            && !map.contains_key("tag") =>
                    {
                        Who::default()
                    }
                    Value::Null => Who::default(),
                    other => self.who(other, place),
                };
                let count = map.get("count").and_then(Value::as_u64).map(small);
                let leaves = map.get("leaves").and_then(Value::as_bool);
                Goal::Exit { who, count: if all { count } else { Some(count.unwrap_or(1)) }, leaves }
            }
            "survive" => Goal::Survive(self.count(number("rounds"), place)),
            "protect" => Goal::Protect(self.who(about, place)),
            "collect" => {
                let item = about.as_str().or_else(|| map.get("item").and_then(Value::as_str));
                Goal::Collect {
                    item: item.unwrap_or("coin").to_owned(),
                    colour: map.get("colour").and_then(Value::as_str).map(str::to_owned),
                    count: about
                        .as_u64()
                        .or_else(|| map.get("count").and_then(Value::as_u64))
                        .map_or(1, small),
                }
            }
            "place" => {
                self.only(map, &["zone", "who", "kind", "tag", "count"], place);
                let zone = map.get("zone").map(|zone| self.zone(zone, place)).unwrap_or_default();
                if zone.is_empty() {
                    self.report(place, "say which cells: `\"zone\": [\"a1\", \"b1\"]`");
                }
                let who = match map.get("who") {
                    Some(who) => self.who(who, place),
                    None => self.who_in(map),
                };
                Goal::Place { zone, who, count: map.get("count").and_then(Value::as_u64).map(small) }
            }
            "visit" => match map.get("zone").unwrap_or(about) {
                Value::String(word) if word == "all" => Goal::Visit(vec![]),
                Value::Null => Goal::Visit(vec![]),
                zone => Goal::Visit(self.zone(zone, place)),
            },
            "promote" => Goal::Promote(number("count").map_or(1, small)),
            "material" => {
                let least =
                    ["least", "at_least", "n", "value"].iter().find_map(|key| map.get(*key)?.as_i64());
                let least = least.or(about.as_i64());
                if least.is_none() {
                    self.report(place, "say how much: `{ \"side\": \"you\", \"least\": 12 }`");
                }
                Goal::Material {
                    side: map.get("side").and_then(Value::as_str).map(str::to_owned),
                    least: least.unwrap_or(0).clamp(-1_000_000, 1_000_000) as i32,
                }
            }
            "any_of" => Goal::AnyOf(self.goals(about, place)),
            "all_of" => Goal::AllOf(self.goals(about, place)),
            _ => {
                self.report(
                    place,
                    format!(
                        "there is no goal `{key}`; there are take_all, take, exit, survive, protect, collect, place, visit, \
                         promote, material, any_of, all_of"
                    ),
                );
                return None;
            }
        })
    }

    /// A list of ways to lose, or one alone.
    pub(super) fn losses(&mut self, value: &Value, place: &str) -> Vec<Loss> {
        let list = as_list(value);
        (0..).zip(&list).filter_map(|(i, value)| self.loss(value, &format!("{place}[{i}]"))).collect()
    }

    fn loss(&mut self, value: &Value, place: &str) -> Option<Loss> {
        let Some((key, about)) = entry(value) else {
            self.report(place, "a way to lose is an object with one key, such as `{ \"moves\": 20 }`");
            return None;
        };
        let place = &format!("{place}.{key}");
        let number = || about.as_u64().or_else(|| about.as_object()?.values().next()?.as_u64());
        Some(match key {
            "no_pieces" => {
                let side = about.as_str().or_else(|| about.get("side").and_then(Value::as_str));
                Loss::NoPieces(side.unwrap_or("you").to_owned())
            }
            "lost" | "protect" => Loss::Lost(self.who(about, place)),
            "moves" => Loss::Moves(self.count(number(), place)),
            "rounds" => Loss::Rounds(self.count(number(), place)),
            "stuck" => Loss::Stuck,
            _ => {
                self.report(
                    place,
                    format!(
                        "one cannot lose by `{key}`; there are no_pieces, lost, protect, moves, rounds, stuck"
                    ),
                );
                return None;
            }
        })
    }

    /// Some pieces: `{ "kind": … }`, `{ "tag": … }`, or a word that is either.
    pub(super) fn who(&mut self, value: &Value, place: &str) -> Who {
        match value {
            Value::String(word) if word == "any" => Who::default(),
            Value::String(word) if super::KINDS.iter().any(|(kind, ..)| kind == word) => {
                Who { kind: Some(word.clone()), ..Who::default() }
            }
            Value::String(word) => Who { tag: Some(word.clone()), ..Who::default() },
            Value::Object(map) => self.who_in(map),
            _ => {
                self.report(place, "say which pieces: `{ \"kind\": \"king\" }` or `{ \"tag\": \"…\" }`");
                Who::default()
            }
        }
    }

    fn who_in(&mut self, map: &Map<String, Value>) -> Who {
        let word = |key: &str| map.get(key).and_then(Value::as_str).map(str::to_owned);
        Who {
            kind: word("kind").map(|kind| super::compile::kind_name(&kind)),
            tag: word("tag"),
            side: word("side"),
        }
    }

    fn zone(&mut self, value: &Value, place: &str) -> Vec<Place> {
        let words: Vec<String> = match value {
            Value::String(text) => text.split_whitespace().map(str::to_owned).collect(),
            Value::Array(list) => {
                list.iter().map(|cell| cell.as_str().unwrap_or_default().to_owned()).collect()
            }
            _ => vec![],
        };
        words.iter().filter_map(|word| self.place(&Value::String(word.clone()), place)).collect()
    }

    fn count(&mut self, number: Option<u64>, place: &str) -> u16 {
        if number.is_none() {
            self.report(place, "say how many");
        }
        number.map_or(0, small)
    }

    pub(super) fn report(&mut self, place: &str, message: impl Into<String>) {
        self.problems.push(Problem { place: place.into(), cell: None, message: message.into() });
    }
}

fn small(number: u64) -> u16 {
    number.min(9999) as u16
}

fn as_list(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list.clone(),
        Value::Null => vec![],
        other => vec![other.clone()],
    }
}

impl Goal {
    /// As the format writes it.
    pub(super) fn json(&self) -> Value {
        match self {
            Self::TakeAll(None) => json!("take_all"),
            Self::TakeAll(Some(side)) => json!({ "take_all": side }),
            Self::Take(who) => json!({ "take": who.json() }),
            Self::Exit { who, count, leaves } => {
                let mut map = Map::new();
                match count {
                    None => map.insert("who".into(), json!("all")),
                    Some(_) if !who.is_anybody() => map.insert("who".into(), who.json()),
                    Some(_) => None,
                };
                if let Some(count) = count.filter(|&count| count != 1) {
                    map.insert("count".into(), json!(count));
                }
                if let Some(leaves) = leaves {
                    map.insert("leaves".into(), json!(leaves));
                }
                json!({ "exit": map })
            }
            Self::Survive(rounds) => json!({ "survive": rounds }),
            Self::Protect(who) => json!({ "protect": who.json() }),
            Self::Collect { item, colour, count } => {
                let mut map = Map::from_iter([("item".to_owned(), json!(item))]);
                if let Some(colour) = colour {
                    map.insert("colour".into(), json!(colour));
                }
                map.insert("count".into(), json!(count));
                json!({ "collect": map })
            }
            Self::Place { zone, who, count } => {
                let mut map = Map::from_iter([("zone".to_owned(), cells(zone))]);
                if !who.is_anybody() {
                    map.insert("who".into(), who.json());
                }
                if let Some(count) = count {
                    map.insert("count".into(), json!(count));
                }
                json!({ "place": map })
            }
            Self::Visit(zone) if zone.is_empty() => json!({ "visit": "all" }),
            Self::Visit(zone) => json!({ "visit": { "zone": cells(zone) } }),
            Self::Promote(count) => json!({ "promote": count }),
            Self::Material { side: None, least } => json!({ "material": { "least": least } }),
            Self::Material { side: Some(side), least } => {
                json!({ "material": { "side": side, "least": least } })
            }
            Self::AnyOf(goals) => json!({ "any_of": goals.iter().map(Self::json).collect::<Vec<_>>() }),
            Self::AllOf(goals) => json!({ "all_of": goals.iter().map(Self::json).collect::<Vec<_>>() }),
        }
    }
}

impl Loss {
    /// As the format writes it.
    pub(super) fn json(&self) -> Value {
        match self {
            Self::NoPieces(side) => json!({ "no_pieces": side }),
            Self::Lost(who) => json!({ "lost": who.json() }),
            Self::Moves(most) => json!({ "moves": most }),
            Self::Rounds(most) => json!({ "rounds": most }),
            Self::Stuck => json!("stuck"),
        }
    }
}

fn cells(zone: &[Place]) -> Value {
    Value::Array(zone.iter().map(|place| json!(place.to_string())).collect())
}
