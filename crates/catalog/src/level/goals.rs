//! Goals and losing conditions, and how to read them.

use chesswright_rules::message;
use chesswright_rules::message::{Blank, Message};
use serde_json::{Map, Value, json};

use super::read::LevelReader;
use super::{Place, Problem};

/// The most moves within which a level may ask for checkmate.
const MOST_MOVES: u16 = 20;
/// The names of goals.
const GOALS: [&str; 14] = [
    "take_all", "take", "exit", "survive", "protect", "collect", "place", "visit", "promote", "material",
    "mate", "win", "any_of", "all_of",
];

/// A winning condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Capture all pieces of a side, or of all enemies if no side is named.
    TakeAll(Option<String>),
    /// Capture all enemies of a kind or with a tag.
    Take(Who),
    /// Bring pieces to exits.
    Exit {
        /// Which pieces; any if empty.
        who: Who,
        /// How many; all that are left if absent.
        count: Option<u16>,
        /// Whether they leave the board there; if absent, the number of exits decides.
        leaves: Option<bool>,
    },
    /// Survive this many rounds.
    Survive(u16),
    /// Keep a piece on the board.
    Protect(Who),
    /// Take items.
    Collect {
        /// The item.
        item: String,
        /// Its colour; any if absent.
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
        /// How many; one on every cell if absent.
        count: Option<u16>,
    },
    /// Visit each of these cells once; every cell if empty.
    Visit(Vec<super::Place>),
    /// Promote this many times.
    Promote(u16),
    /// Have pieces of this total value.
    Material {
        /// The side; the player if absent.
        side: Option<String>,
        /// The minimum.
        least: i32,
    },
    /// Give checkmate within this many moves.
    Mate(u16),
    /// Win by the rules of the game within this many moves.
    Win(u16),
    /// At least one of these.
    AnyOf(Vec<Goal>),
    /// All of these.
    AllOf(Vec<Goal>),
}

/// A losing condition.
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
    /// The player cannot move, and nothing else can happen. This condition applies to all levels.
    Stuck,
}

/// A filter for pieces.
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
    /// Whether the filter is empty.
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

/// The name of a goal and its argument: an object with one key, or a single word.
fn entry(value: &Value) -> Option<(&str, &Value)> {
    match value {
        Value::String(word) => Some((word, &Value::Null)),
        Value::Object(map) if map.len() == 1 => map.iter().next().map(|(key, value)| (key.as_str(), value)),
        _ => None,
    }
}

impl LevelReader {
    /// Reads a list of goals, or a single goal.
    pub(super) fn goals(&mut self, value: &Value, place: &str) -> Vec<Goal> {
        let list = as_list(value);
        (0..).zip(&list).filter_map(|(i, value)| self.goal(value, &format!("{place}[{i}]"))).collect()
    }

    fn goal(&mut self, value: &Value, place: &str) -> Option<Goal> {
        let Some((key, about)) = entry(value) else {
            self.report(place, message!("a goal is an object with one key, such as `{ \"survive\": 5 }`"));
            return None;
        };
        let place = &format!("{place}.{key}");
        let nothing = Map::new();
        let map = about.as_object().unwrap_or(&nothing);
        // A goal's argument may stand alone, as in `{ "survive": 5 }`, or have a key.
        let alone = |key: &str| map.get(key).or(Some(about).filter(|about| !about.is_object()));
        Some(match key {
            "take_all" => {
                self.only(map, &["side"], place);
                Goal::TakeAll(self.side_of(alone("side"), place))
            }
            "take" => Goal::Take(self.who(about, place)),
            "exit" => {
                self.only(map, &["who", "count", "leaves", "kind", "tag", "side"], place);
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
                let count = self.how_many(map.get("count"), place);
                let leaves = map.contains_key("leaves").then(|| self.flag(map, "leaves", false, place));
                Goal::Exit { who, count: if all { count } else { Some(count.unwrap_or(1)) }, leaves }
            }
            "survive" => {
                self.only(map, &["rounds"], place);
                Goal::Survive(self.count(alone("rounds"), place))
            }
            "protect" => Goal::Protect(self.who(about, place)),
            "collect" => {
                self.only(map, &["item", "colour", "count"], place);
                let item = match about {
                    Value::String(item) => Some(item.clone()),
                    _ => self.text(map, "item", place),
                };
                let count = Some(about).filter(|about| about.is_number()).or(map.get("count"));
                Goal::Collect {
                    item: item.unwrap_or_else(|| "coin".into()),
                    colour: self.text(map, "colour", place),
                    count: self.how_many(count, place).unwrap_or(1),
                }
            }
            "place" => {
                self.only(map, &["zone", "who", "kind", "tag", "side", "count"], place);
                let zone = self.zone(map.get("zone").unwrap_or(&Value::Null), place);
                let who = match map.get("who") {
                    Some(who) => self.who(who, place),
                    None => self.who_in(map, place),
                };
                Goal::Place { zone, who, count: self.how_many(map.get("count"), place) }
            }
            "visit" => match map.get("zone").unwrap_or(about) {
                Value::String(word) if word == "all" => Goal::Visit(vec![]),
                Value::Null => Goal::Visit(vec![]),
                zone => Goal::Visit(self.zone(zone, place)),
            },
            "promote" => {
                self.only(map, &["count"], place);
                let count = alone("count").filter(|count| !count.is_null());
                Goal::Promote(self.how_many(count, place).unwrap_or(1))
            }
            "material" => {
                self.only(map, &["side", "least", "at_least", "n", "value"], place);
                let least =
                    ["least", "at_least", "n", "value"].iter().find_map(|key| map.get(*key)?.as_i64());
                let least = least.or(about.as_i64());
                if least.is_none() {
                    self.report(place, message!("say how much: `{ \"side\": \"you\", \"least\": 12 }`"));
                }
                Goal::Material {
                    side: self.side_of(map.get("side"), place),
                    least: least.unwrap_or(0).clamp(-1_000_000, 1_000_000) as i32,
                }
            }
            "mate" | "win" => {
                self.only(map, &["moves"], place);
                let moves = alone("moves").filter(|moves| !moves.is_null());
                let moves = self.how_many(moves, place).unwrap_or(1);
                if moves > MOST_MOVES {
                    self.report(
                        place,
                        message!(
                            "this must be a number from {least} to {most}, not {value}",
                            least = 1u16,
                            most = MOST_MOVES,
                            value = moves.to_string()
                        ),
                    );
                }
                if key == "mate" { Goal::Mate(moves) } else { Goal::Win(moves) }
            }
            "any_of" | "all_of" => {
                let inner = self.goals(about, place);
                if as_list(about).is_empty() {
                    self.report(place, message!("this list is empty"));
                }
                if key == "any_of" { Goal::AnyOf(inner) } else { Goal::AllOf(inner) }
            }
            _ => {
                self.report(
                    place,
                    message!(
                        "there is no goal `{key}`; the goals are {goals}",
                        key,
                        goals = Blank::list(GOALS)
                    ),
                );
                return None;
            }
        })
    }

    /// Reads a list of losing conditions, or a single one.
    pub(super) fn losses(&mut self, value: &Value, place: &str) -> Vec<Loss> {
        let list = as_list(value);
        (0..).zip(&list).filter_map(|(i, value)| self.loss(value, &format!("{place}[{i}]"))).collect()
    }

    fn loss(&mut self, value: &Value, place: &str) -> Option<Loss> {
        let Some((key, about)) = entry(value) else {
            self.report(
                place,
                message!("a way to lose is an object with one key, such as `{ \"moves\": 20 }`"),
            );
            return None;
        };
        let place = &format!("{place}.{key}");
        // `{ "moves": 20 }` or `{ "moves": { ">": 20 } }`, with any comparison sign.
        let number = about
            .as_object()
            .filter(|map| map.len() == 1)
            .and_then(|map| map.values().next())
            .unwrap_or(about);
        let number = Some(number);
        Some(match key {
            "no_pieces" => {
                let side = self.side_of(about.get("side").or(Some(about)), place);
                // An empty side means the player; `resolve_names` fills it in when all sides are known.
                Loss::NoPieces(side.unwrap_or_default())
            }
            "lost" | "protect" => Loss::Lost(self.who(about, place)),
            "moves" => Loss::Moves(self.count(number, place)),
            "rounds" => Loss::Rounds(self.count(number, place)),
            "stuck" => Loss::Stuck,
            _ => {
                self.report(
                    place,
                    message!(
                        "`{key}` is not a way to lose; the ways are {ways}",
                        key,
                        ways = Blank::list(["no_pieces", "lost", "protect", "moves", "rounds", "stuck"])
                    ),
                );
                return None;
            }
        })
    }

    /// Reads a filter: `{ "kind": … }`, `{ "tag": … }`, or a word that is either.
    pub(super) fn who(&mut self, value: &Value, place: &str) -> Who {
        match value {
            Value::String(word) if word == "any" => Who::default(),
            Value::String(word) if super::KINDS.iter().any(|(kind, ..)| kind == word) => {
                Who { kind: Some(word.clone()), ..Who::default() }
            }
            Value::String(word) => Who { tag: Some(word.clone()), ..Who::default() },
            Value::Object(map) => {
                self.only(map, &["kind", "tag", "side", "who", "count", "leaves", "zone"], place);
                match map.get("who") {
                    Some(inner) if map.len() == 1 => self.who(inner, place),
                    _ => self.who_in(map, place),
                }
            }
            _ => {
                self.report(
                    place,
                    message!("say which pieces: `{ \"kind\": \"king\" }` or `{ \"tag\": \"…\" }`"),
                );
                Who::default()
            }
        }
    }

    fn who_in(&mut self, map: &Map<String, Value>, place: &str) -> Who {
        let kind = self.text(map, "kind", place);
        Who {
            kind: kind.map(|kind| super::compile::kind_name(&kind)),
            tag: self.text(map, "tag", place),
            side: self.text(map, "side", place),
        }
    }

    /// The name of a side, if there is one.
    fn side_of(&mut self, value: Option<&Value>, place: &str) -> Option<String> {
        match value? {
            Value::String(side) => Some(side.clone()),
            Value::Null => None,
            Value::Object(map) if map.is_empty() => None,
            other => {
                self.report(
                    place,
                    message!("this must be the name of a side, not {value}", value = other.to_string()),
                );
                None
            }
        }
    }

    fn zone(&mut self, value: &Value, place: &str) -> Vec<Place> {
        let words: Vec<Value> = match value {
            Value::String(text) => text.split_whitespace().map(Value::from).collect(),
            Value::Array(list) => list.clone(),
            _ => vec![],
        };
        if words.is_empty() {
            self.report(place, message!("say which cells: `\"zone\": [\"a1\", \"b1\"]`"));
        }
        words.iter().filter_map(|word| self.place(word, place)).collect()
    }

    /// Reads a required number.
    fn count(&mut self, number: Option<&Value>, place: &str) -> u16 {
        match number {
            None | Some(Value::Null) => {
                self.report(place, message!("say how many"));
                0
            }
            said => self.how_many(said, place).unwrap_or(0),
        }
    }

    /// Reads an optional number.
    fn how_many(&mut self, number: Option<&Value>, place: &str) -> Option<u16> {
        let number = number?;
        let count = number.as_u64().filter(|count| (1..=9999).contains(count));
        if count.is_none() {
            self.report(
                place,
                message!(
                    "this must be a number from {least} to {most}, not {value}",
                    least = 1u16,
                    most = 9999u16,
                    value = number.to_string()
                ),
            );
        }
        count.map(|count| count as u16)
    }

    pub(super) fn report(&mut self, place: &str, message: Message) {
        self.problems.push(Problem { place: place.into(), cell: None, message });
    }
}

fn as_list(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list.clone(),
        Value::Null => vec![],
        other => vec![other.clone()],
    }
}

impl Goal {
    /// Applies a function to every filter in the goal.
    pub(super) fn each_who(&mut self, resolve: &impl Fn(&mut Who)) {
        match self {
            Self::Take(who) | Self::Protect(who) | Self::Exit { who, .. } | Self::Place { who, .. } => {
                resolve(who)
            }
            Self::AnyOf(goals) | Self::AllOf(goals) => {
                goals.iter_mut().for_each(|goal| goal.each_who(resolve));
            }
            Self::TakeAll(_)
            | Self::Survive(_)
            | Self::Collect { .. }
            | Self::Visit(_)
            | Self::Promote(_)
            | Self::Mate(_)
            | Self::Win(_)
            | Self::Material { .. } => {}
        }
    }

    /// The goal as JSON.
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
                if map.is_empty() { json!("exit") } else { json!({ "exit": map }) }
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
            Self::Mate(moves) => json!({ "mate": moves }),
            Self::Win(moves) => json!({ "win": moves }),
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
    /// The condition as JSON.
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
