//! Reads levels from LDtk projects.
//!
//! The ground is the IntGrid layer `terrain`, whose values have the names of our terrain. Everything else is an entity:
//! `Door`, `Gate`, `Plate`, `Warp`, `Exit`, `Promotion`, `OneWay`, `Item` or `Piece`, with fields named like our keys.
//! The fields of the LDtk level hold the properties of the whole level. The importer converts a level to our JSON
//! first.

use chesswright_rules::message;
use chesswright_rules::message::Message;
use serde_json::{Map, Value, json};

use super::placed::{self, Placed, meant};
use crate::level::{Level, MAX_EXTENT, Place, Problem, read_json};

/// Reads all levels of a project, with their names.
///
/// # Errors
/// If the file is not a project. Each level reports its own problems.
#[allow(clippy::type_complexity, reason = "a level or what is wrong with it, by name")]
pub fn read(text: &str) -> Result<Vec<(String, Result<Level, Vec<Problem>>)>, Problem> {
    let problem = |message: Message| Problem { place: "project".into(), cell: None, message };
    let project: Value = serde_json::from_str(text)
        .map_err(|error| problem(message!("this is not JSON: {error}", error = error.to_string())))?;
    let levels = project.get("levels").and_then(Value::as_array);
    let levels = levels.ok_or_else(|| problem(message!("an LDtk project has a list of levels")))?;
    Ok(levels
        .iter()
        .map(|level| {
            let name = level.get("identifier").and_then(Value::as_str).unwrap_or_default().to_owned();
            (name, one(&project, level))
        })
        .collect())
}

fn one(project: &Value, level: &Value) -> Result<Level, Vec<Problem>> {
    let problem = |message: Message| vec![Problem { place: "level".into(), cell: None, message }];
    let Some(layers) = level.get("layerInstances").and_then(Value::as_array) else {
        return Err(problem(message!(
            "the level is in a separate file: save the project without `separate level files`"
        )));
    };
    let mut map = Map::from_iter([
        ("format".to_owned(), json!("chess-level")),
        ("version".to_owned(), json!(1)),
        ("title".to_owned(), level.get("identifier").cloned().unwrap_or_else(|| json!(""))),
    ]);
    map.extend(fields(level).into_iter().map(|(key, value)| (key, meant(value))));
    let mut placed = Placed::default();
    let mut ranks = 0;
    for layer in layers {
        let size = |key: &str| layer.get(key).and_then(Value::as_u64).unwrap_or(0) as usize;
        let (files, high) = (size("__cWid"), size("__cHei"));
        if !(1..=MAX_EXTENT).contains(&files) || !(1..=MAX_EXTENT).contains(&high) {
            return Err(problem(message!("a level has 1 to {most} files and ranks", most = MAX_EXTENT)));
        }
        ranks = high;
        if layer.get("__type").and_then(Value::as_str) == Some("IntGrid")
            && layer
                .get("__identifier")
                .and_then(Value::as_str)
                .is_some_and(|name| name.eq_ignore_ascii_case("terrain"))
        {
            let values = layer.get("intGridCsv").and_then(Value::as_array).cloned().unwrap_or_default();
            if values.len() != files * high {
                return Err(problem(message!(
                    "the layer `terrain` does not have as many cells as the level"
                )));
            }
            let signs: Vec<char> = values
                .iter()
                .map(|value| sign(project, layer, value.as_i64().unwrap_or(0)))
                .collect::<Result<_, _>>()
                .map_err(problem)?;
            let rows: Vec<String> = signs.chunks(files).map(|row| row.iter().collect()).collect();
            map.insert("size".into(), json!([files, high]));
            map.insert("terrain".into(), json!(rows));
        }
    }
    for layer in layers {
        for entity in layer.get("entityInstances").and_then(Value::as_array).into_iter().flatten() {
            let class = entity.get("__identifier").and_then(Value::as_str).unwrap_or_default();
            let Some(at) = grid(entity.get("__grid"), ranks) else {
                return Err(problem(message!("an entity `{class}` has no position", class)));
            };
            let fields = fields(entity).into_iter().map(|(key, value)| field(layers, ranks, key, value));
            if !placed.add(class, at, fields) {
                let message = message!("there is no entity `{class}`", class);
                return Err(vec![Problem { place: "level".into(), cell: Some(at), message }]);
            }
        }
    }
    placed.fill(&mut map);
    read_json(&Value::Object(map).to_string())
}

/// Converts a field of an entity: points and references become the names of cells.
fn field(layers: &[Value], ranks: usize, key: String, value: Value) -> (String, Value) {
    let named = |place: Option<Place>| place.map(|place| json!(place.to_string()));
    match &value {
        Value::Object(point) if point.contains_key("cx") => {
            (key, named(grid(Some(&value), ranks)).unwrap_or(value))
        }
        Value::Object(reference) if reference.contains_key("entityIid") => {
            let entities = layers.iter().flat_map(|layer| {
                layer.get("entityInstances").and_then(Value::as_array).into_iter().flatten()
            });
            let found = entities.into_iter().find(|other| other.get("iid") == reference.get("entityIid"));
            (key, named(found.and_then(|other| grid(other.get("__grid"), ranks))).unwrap_or(value))
        }
        Value::Array(points) if key == "patrol" => {
            let cells: Vec<Value> =
                points.iter().filter_map(|point| named(grid(Some(point), ranks))).collect();
            ("behaviour".into(), json!({ "patrol": cells }))
        }
        _ => (key, meant(value)),
    }
}

/// The fields that have a value.
fn fields(of: &Value) -> Vec<(String, Value)> {
    let list = of.get("fieldInstances").and_then(Value::as_array).into_iter().flatten();
    list.filter_map(|field| {
        let value = field.get("__value")?;
        let said = !value.is_null() && value.as_str() != Some("");
        said.then(|| Some((field.get("__identifier")?.as_str()?.to_owned(), value.clone())))?
    })
    .collect()
}

fn grid(value: Option<&Value>, ranks: usize) -> Option<Place> {
    let value = value?;
    let (x, y) = match value {
        Value::Array(pair) => (pair.first()?.as_u64()?, pair.get(1)?.as_u64()?),
        other => (other.get("cx")?.as_u64()?, other.get("cy")?.as_u64()?),
    };
    (y < ranks as u64 && x < MAX_EXTENT as u64).then(|| Place::new(x as usize, ranks - 1 - y as usize))
}

/// The sign of an IntGrid value, by its name in the project.
fn sign(project: &Value, layer: &Value, value: i64) -> Result<char, Message> {
    if value == 0 {
        return Ok(' ');
    }
    let defined = project.pointer("/defs/layers").and_then(Value::as_array).into_iter().flatten();
    let definition = defined.into_iter().find(|def| def.get("uid") == layer.get("layerDefUid"));
    let named = definition
        .and_then(|def| {
            def.get("intGridValues")?
                .as_array()?
                .iter()
                .find(|entry| entry.get("value").and_then(Value::as_i64) == Some(value))
        })
        .and_then(|entry| entry.get("identifier")?.as_str())
        .ok_or_else(|| message!("the value {value} of the layer `terrain` has no name", value))?;
    let word = named.to_ascii_lowercase().replace('_', "-");
    placed::sign(&word).ok_or_else(|| message!("there is no terrain `{name}`", name = named))
}
