//! The common parts of the level readers: a list of problems, and typed access to values.

use chesswright_rules::message;
use chesswright_rules::message::{Blank, Message};
use serde_json::{Map, Value};

use super::{Place, Problem};

/// Collects all problems.
#[derive(Debug, Default)]
pub(super) struct LevelReader {
    pub(super) problems: Vec<Problem>,
}

impl LevelReader {
    pub(super) fn report_at(&mut self, place: &str, cell: Place, message: Message) {
        self.problems.push(Problem { place: place.into(), cell: Some(cell), message });
    }

    /// Reports unknown keys. Keys that begin with `x-` belong to other programs.
    pub(super) fn only(&mut self, map: &Map<String, Value>, known: &[&str], place: &str) {
        for key in map.keys().filter(|key| !key.starts_with("x-") && !known.contains(&key.as_str())) {
            self.report(
                place,
                message!("unknown key `{key}`; the keys are {keys}", key, keys = Blank::list(known)),
            );
        }
    }

    pub(super) fn place(&mut self, value: &Value, place: &str) -> Option<Place> {
        let named = value.as_str().and_then(Place::named);
        if named.is_none() {
            self.report(
                place,
                message!("{value} is not a cell; cells are named as in `a1`, with letters for files and ranks counted from the bottom", value = value.to_string()),
            );
        }
        named
    }

    pub(super) fn text(&mut self, map: &Map<String, Value>, key: &str, place: &str) -> Option<String> {
        let value = map.get(key)?;
        let text = value.as_str().map(str::to_owned);
        if text.is_none() {
            self.report(
                &join(place, key),
                message!("this must be a text, not {value}", value = value.to_string()),
            );
        }
        text
    }

    pub(super) fn flag(&mut self, map: &Map<String, Value>, key: &str, otherwise: bool, place: &str) -> bool {
        match map.get(key) {
            None => otherwise,
            Some(Value::Bool(yes)) => *yes,
            Some(other) => {
                self.report(
                    &join(place, key),
                    message!("this must be true or false, not {value}", value = other.to_string()),
                );
                otherwise
            }
        }
    }

    pub(super) fn number(
        &mut self,
        map: &Map<String, Value>,
        key: &str,
        range: std::ops::RangeInclusive<u64>,
        place: &str,
    ) -> Option<u64> {
        let value = map.get(key)?;
        let number = value.as_u64().filter(|number| range.contains(number));
        if number.is_none() {
            let (least, most) = range.into_inner();
            self.report(
                &join(place, key),
                message!(
                    "this must be a number from {least} to {most}, not {value}",
                    least,
                    most,
                    value = value.to_string()
                ),
            );
        }
        number
    }

    pub(super) fn word<T: Copy>(
        &mut self,
        map: &Map<String, Value>,
        key: &str,
        words: &[(&str, T)],
        place: &str,
    ) -> Option<T> {
        let value = map.get(key)?;
        let found = words.iter().find(|(word, _)| value.as_str() == Some(word)).map(|(_, meant)| *meant);
        if found.is_none() {
            let all: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            self.report(
                &join(place, key),
                message!(
                    "{value} is not one of {words}",
                    value = value.to_string(),
                    words = Blank::list(all)
                ),
            );
        }
        found
    }

    pub(super) fn words(&mut self, value: Option<&Value>, place: &str) -> Vec<String> {
        match value {
            None | Some(Value::Null) => vec![],
            Some(Value::String(one)) => one.split_whitespace().map(str::to_owned).collect(),
            Some(Value::Array(list)) if list.iter().all(Value::is_string) => {
                list.iter().filter_map(Value::as_str).map(str::to_owned).collect()
            }
            Some(other) => {
                self.report(
                    place,
                    message!("this must be a list of texts, not {value}", value = other.to_string()),
                );
                vec![]
            }
        }
    }
}

pub(super) fn join(place: &str, key: &str) -> String {
    if place.is_empty() { key.to_owned() } else { format!("{place}.{key}") }
}
