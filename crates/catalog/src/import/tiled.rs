//! Reads and writes levels as Tiled maps (JSON).
//!
//! The ground is the tile layer `floor`, whose tiles have a property `terrain`. Fixtures, items and pieces are objects
//! in the layers `logic`, `items` and `pieces`, with the classes `Door`, `Gate`, `Plate`, `Warp`, `Exit`, `Promotion`,
//! `OneWay`, `Item` and `Piece`. The properties of the map hold the properties of the whole level. [`PROJECT`] has the
//! types for Tiled's editor. The importer converts a map to our JSON first, so everything that works with this JSON
//! works with maps.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chesswright_rules::message;
use chesswright_rules::message::Message;
use miniz_oxide::inflate::{decompress_to_vec_with_limit, decompress_to_vec_zlib_with_limit};
use serde_json::{Map, Value, json};

use super::placed::{self, Placed, TERRAIN, meant};
use crate::level::{Level, MAX_EXTENT, Place, Problem, read_json};

/// A `.tiled-project` with the types of all properties.
pub const PROJECT: &str = include_str!("levels.tiled-project");

/// The size of a cell in pixels.
const CELL: u64 = 32;
/// The properties of the map, the keys of a level that they hold, and whether the values are texts.
const KEYS: [(&str, bool); 10] = [
    ("title", true),
    ("author", true),
    ("licence", true),
    ("text", true),
    ("win", false),
    ("lose", false),
    ("sides", false),
    ("limits", false),
    ("proof", false),
    ("view", false),
];

/// Writes a level as a Tiled map.
pub fn write(level: &Level) -> String {
    let value: Value = serde_json::from_str(&level.to_short_json()).unwrap_or(Value::Null);
    let (files, ranks) = level.size;
    let mut properties = vec![
        json!({ "name": "cl_format", "type": "int", "value": 1 }),
        json!({ "name": "cl_rules", "type": "string", "value": value["rules"].to_string() }),
    ];
    for (key, is_text) in KEYS {
        if let Some(said) = value.get(key) {
            let text = if is_text { said.as_str().unwrap_or_default().to_owned() } else { said.to_string() };
            properties.push(json!({ "name": key, "type": "string", "value": text }));
        }
    }
    let data: Vec<usize> = value["terrain"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|row| row.as_str().unwrap_or_default().chars().collect::<Vec<char>>())
        .map(|sign| TERRAIN.iter().position(|(_, of)| *of == sign).map_or(0, |tile| tile + 1))
        .collect();
    let mut number = 0;
    let mut objects = |key: &str, class: &dyn Fn(&Map<String, Value>) -> String| -> Vec<Value> {
        let list = value.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        list.iter()
            .filter_map(Value::as_object)
            .map(|entry| {
                number += 1;
                object(entry, &class(entry), number, ranks)
            })
            .collect()
    };
    let logic = objects("fixtures", &|entry| {
        let kind = entry.get("kind").and_then(Value::as_str).unwrap_or_default();
        if kind == "oneway" { "OneWay".into() } else { capital(kind) }
    });
    let items = objects("items", &|_| "Item".into());
    let pieces = objects("pieces", &|_| "Piece".into());
    let group = |id: usize, name: &str, objects: Vec<Value>| {
        json!({
            "type": "objectgroup", "id": id, "name": name, "draworder": "topdown", "objects": objects,
            "opacity": 1, "visible": true, "x": 0, "y": 0,
        })
    };
    let tiles: Vec<Value> = TERRAIN
        .iter()
        .enumerate()
        .map(|(id, (word, _))| {
            json!({
                "id": id,
                "properties": [{ "name": "terrain", "type": "string", "propertytype": "Terrain", "value": word }],
            })
        })
        .collect();
    let map = json!({
        "type": "map", "version": "1.10", "orientation": "orthogonal", "renderorder": "right-down", "infinite": false,
        "width": files, "height": ranks, "tilewidth": CELL, "tileheight": CELL,
        "nextlayerid": 5, "nextobjectid": number + 1,
        "properties": properties,
        "tilesets": [{
            "firstgid": 1, "name": "levels", "tilewidth": CELL, "tileheight": CELL, "tilecount": TERRAIN.len(), "columns": 0,
            "margin": 0, "spacing": 0, "tiles": tiles,
        }],
        "layers": [
            {
                "type": "tilelayer", "id": 1, "name": "floor", "width": files, "height": ranks, "data": data,
                "opacity": 1, "visible": true, "x": 0, "y": 0,
            },
            group(2, "logic", logic),
            group(3, "items", items),
            group(4, "pieces", pieces),
        ],
    });
    format!("{map:#}\n")
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn object(entry: &Map<String, Value>, class: &str, id: usize, ranks: usize) -> Value {
    let at = entry.get("at").and_then(Value::as_str).and_then(Place::named).unwrap_or_default();
    let fixture = !matches!(class, "Item" | "Piece");
    let properties: Vec<Value> = entry
        .iter()
        .filter(|(key, _)| *key != "at" && !(fixture && *key == "kind"))
        .map(|(key, value)| match value {
            Value::Bool(yes) => json!({ "name": key, "type": "bool", "value": yes }),
            Value::String(text) => json!({ "name": key, "type": "string", "value": text }),
            other => json!({ "name": key, "type": "string", "value": other.to_string() }),
        })
        .collect();
    json!({
        "id": id, "name": "", "type": class, "rotation": 0, "visible": true,
        "x": at.file() as u64 * CELL, "y": (ranks - 1 - at.rank()) as u64 * CELL, "width": CELL, "height": CELL,
        "properties": properties,
    })
}

/// Reads a level from a Tiled map.
///
/// # Errors
/// With all problems, by cell.
pub fn read(text: &str) -> Result<Level, Vec<Problem>> {
    let problem = |message: Message| Problem { place: "map".into(), cell: None, message };
    let map: Value = serde_json::from_str(text)
        .map_err(|error| vec![problem(message!("this is not JSON: {error}", error = error.to_string()))])?;
    let mut problems = vec![];
    let number = |key: &str| map.get(key).and_then(Value::as_u64).unwrap_or(0) as usize;
    let (files, ranks) = (number("width"), number("height"));
    if !(1..=MAX_EXTENT).contains(&files) || !(1..=MAX_EXTENT).contains(&ranks) {
        return Err(vec![problem(message!(
            "a level has 1 to {most} files and ranks, not {files} and {ranks}",
            most = MAX_EXTENT,
            files,
            ranks
        ))]);
    }
    if map.get("infinite").and_then(Value::as_bool) == Some(true) {
        return Err(vec![problem(message!(
            "infinite maps are not supported: clear `Infinite` in the map's properties"
        ))]);
    }
    let (wide, high) = (number("tilewidth").max(1) as f64, number("tileheight").max(1) as f64);
    let mut level = Map::from_iter([
        ("format".to_owned(), json!("chess-level")),
        ("version".to_owned(), json!(1)),
        ("size".to_owned(), json!([files, ranks])),
    ]);
    let said = properties(&map);
    if let Some(rules) = said.get("cl_rules").and_then(Value::as_str) {
        level.insert("rules".into(), meant(json!(rules)));
    }
    for (key, is_text) in KEYS {
        if let Some(text) = said.get(key).and_then(Value::as_str) {
            level.insert(key.into(), if is_text { json!(text) } else { meant(json!(text)) });
        }
    }
    let mut layers = vec![];
    flatten(&map, &mut layers, 0);
    let mut placed = Placed::default();
    let places: Map<String, Value> = layers
        .iter()
        .flat_map(|layer| objects_of(layer))
        .filter_map(|object| {
            Some((object.get("id")?.to_string(), json!(place(object, wide, high, ranks)?.to_string())))
        })
        .collect();
    let routes: Map<String, Value> = layers
        .iter()
        .flat_map(|layer| objects_of(layer))
        .filter_map(|object| Some((object.get("id")?.to_string(), json!(route(object, wide, high, ranks)?))))
        .collect();
    for layer in &layers {
        match layer.get("type").and_then(Value::as_str) {
            Some("tilelayer") if layer.get("name").and_then(Value::as_str) == Some("floor") => {
                match rows(&map, layer, files, ranks, &mut problems) {
                    Ok(rows) => drop(level.insert("terrain".into(), json!(rows))),
                    Err(message) => problems.push(problem(message)),
                }
            }
            Some("objectgroup") => {
                for object in objects_of(layer) {
                    let class = ["type", "class"]
                        .iter()
                        .find_map(|key| object.get(*key)?.as_str().filter(|class| !class.is_empty()))
                        .unwrap_or_default();
                    let Some(at) = place(object, wide, high, ranks) else {
                        problems.push(problem(message!(
                            "an object of class `{class}` is outside the map",
                            class
                        )));
                        continue;
                    };
                    if matches!(class, "Route" | "Zone") {
                        continue;
                    }
                    let fields = properties(object).into_iter().filter_map(|(key, value)| match &value {
                        // A pad may refer to an object instead of naming its cell.
                        Value::Number(id) if key == "to" => {
                            Some((key, places.get(&id.to_string()).cloned().unwrap_or(value)))
                        }
                        Value::Number(id) if key == "route" => {
                            let route = routes.get(&id.to_string()).cloned().unwrap_or_default();
                            Some(("behaviour".into(), json!({ "patrol": route })))
                        }
                        Value::String(text) if text.is_empty() => None,
                        _ => Some((key, meant(value))),
                    });
                    if !placed.add(class, at, fields) {
                        let message = message!("there is no class `{class}` of objects", class);
                        problems.push(Problem { place: "map".into(), cell: Some(at), message });
                    }
                }
            }
            _ => {}
        }
    }
    placed.fill(&mut level);
    match read_json(&Value::Object(level).to_string()) {
        Ok(level) if problems.is_empty() => Ok(level),
        Ok(_) => Err(problems),
        Err(more) => {
            problems.extend(more);
            Err(problems)
        }
    }
}

/// The properties, as newer and older versions of Tiled write them.
fn properties(of: &Value) -> Map<String, Value> {
    match of.get("properties") {
        Some(Value::Array(list)) => list
            .iter()
            .filter_map(|entry| Some((entry.get("name")?.as_str()?.to_owned(), entry.get("value")?.clone())))
            .collect(),
        Some(Value::Object(map)) => map.clone(),
        _ => Map::new(),
    }
}

/// All layers, including those in groups.
fn flatten<'a>(of: &'a Value, layers: &mut Vec<&'a Value>, depth: u32) {
    for layer in of.get("layers").and_then(Value::as_array).into_iter().flatten() {
        layers.push(layer);
        if depth < 16 {
            flatten(layer, layers, depth + 1);
        }
    }
}

fn objects_of(layer: &Value) -> impl Iterator<Item = &Value> {
    layer.get("objects").and_then(Value::as_array).into_iter().flatten()
}

/// The cell of an object. The position of an object with a tile is its lower left corner.
fn place(object: &Value, wide: f64, high: f64, ranks: usize) -> Option<Place> {
    let number = |key: &str| object.get(key).and_then(Value::as_f64);
    let up = if object.get("gid").is_some() { high } else { 0.0 };
    let (x, y) = (number("x")?, number("y")? - up);
    let middle = |size: Option<f64>, cell: f64| size.filter(|size| *size > 0.0).unwrap_or(cell) / 2.0;
    let column = ((x + middle(number("width"), wide)) / wide).floor();
    let row = ((y + middle(number("height"), high)) / high).floor();
    let fits = column >= 0.0 && row >= 0.0 && column < MAX_EXTENT as f64 && row < ranks as f64;
    fits.then(|| Place::new(column as usize, ranks - 1 - row as usize))
}

/// The cells at the corners of a polyline: the route of a patrol.
fn route(object: &Value, wide: f64, high: f64, ranks: usize) -> Option<Vec<String>> {
    let number = |of: &Value, key: &str| of.get(key).and_then(Value::as_f64);
    let (x, y) = (number(object, "x")?, number(object, "y")?);
    let corners = object.get("polyline")?.as_array()?.iter().filter_map(|corner| {
        let corner =
            json!({ "x": x + number(corner, "x")? - wide / 2.0, "y": y + number(corner, "y")? - high / 2.0 });
        Some(place(&corner, wide, high, ranks)?.to_string())
    });
    Some(corners.collect())
}

/// The rows of the ground.
fn rows(
    map: &Value,
    layer: &Value,
    files: usize,
    ranks: usize,
    problems: &mut Vec<Problem>,
) -> Result<Vec<String>, Message> {
    let data = data(layer, files * ranks)?;
    if data.len() != files * ranks {
        return Err(message!(
            "the layer `floor` has {count} cells, not {cells}",
            count = data.len(),
            cells = files * ranks
        ));
    }
    let mut rows = vec![String::new(); ranks];
    for (i, gid) in data.iter().enumerate() {
        let sign = terrain(map, gid & 0x0FFF_FFFF).and_then(|word| turned(&word, gid >> 28));
        if sign.is_none() {
            problems.push(Problem {
                place: "floor".into(),
                cell: Some(Place::new(i % files, ranks - 1 - i / files)),
                message: message!(
                    "the tile {number} is rotated or has no known property `terrain`",
                    number = gid & 0x0FFF_FFFF
                ),
            });
        }
        rows[i / files].push(sign.unwrap_or('.'));
    }
    Ok(rows)
}

/// The message that the data of the ground cannot be unpacked.
fn unpacked(error: &dyn std::fmt::Display) -> Message {
    message!("the layer `floor` cannot be read: {error}", error = error.to_string())
}

fn data(layer: &Value, cells: usize) -> Result<Vec<u32>, Message> {
    match layer.get("data") {
        Some(Value::Array(list)) => Ok(list.iter().map(|gid| gid.as_u64().unwrap_or(0) as u32).collect()),
        Some(Value::String(text)) => {
            let bytes = STANDARD.decode(text.trim()).map_err(|error| unpacked(&error))?;
            let limit = cells * 4 + 64;
            let plain = match layer.get("compression").and_then(Value::as_str).unwrap_or_default() {
                "" => bytes,
                "zlib" => {
                    decompress_to_vec_zlib_with_limit(&bytes, limit).map_err(|error| unpacked(&error))?
                }
                // A gzip header without options (ten bytes), the data, and a trailer of eight bytes.
                "gzip" if bytes.len() > 18 && bytes[3] == 0 => {
                    decompress_to_vec_with_limit(&bytes[10..bytes.len() - 8], limit)
                        .map_err(|error| unpacked(&error))?
                }
                other => {
                    return Err(message!(
                        "the layer `floor` is compressed with `{other}`; use CSV or zlib",
                        other
                    ));
                }
            };
            Ok(plain.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
        }
        _ => Err(message!("the layer `floor` has no data")),
    }
}

/// The terrain of a tile.
fn terrain(map: &Value, gid: u32) -> Option<String> {
    if gid == 0 {
        return Some("void".into());
    }
    let sets = map.get("tilesets")?.as_array()?;
    let first = |set: &&Value| set.get("firstgid").and_then(Value::as_u64).unwrap_or(1) as u32;
    let set = sets.iter().filter(|set| first(set) <= gid).max_by_key(first)?;
    let id = gid - first(&set);
    let tile = set
        .get("tiles")?
        .as_array()?
        .iter()
        .find(|tile| tile.get("id").and_then(Value::as_u64) == Some(id.into()))?;
    Some(properties(tile).get("terrain")?.as_str()?.to_owned())
}

/// The sign of a terrain whose tile is flipped: horizontally, vertically or diagonally (the upper three bits).
fn turned(word: &str, flags: u32) -> Option<char> {
    let mut sign = placed::sign(word)?;
    let exchange = |sign: char, pairs: &[(char, char)]| {
        pairs
            .iter()
            .find_map(|&(a, b)| {
                if sign == a {
                    Some(b)
                } else if sign == b {
                    Some(a)
                } else {
                    None
                }
            })
            .unwrap_or(sign)
    };
    // The diagonal flip comes first.
    if flags & 2 != 0 {
        sign = exchange(sign, &[('^', '<'), ('v', '>')]);
    }
    if flags & 8 != 0 {
        sign = exchange(sign, &[('<', '>')]);
    }
    if flags & 4 != 0 {
        sign = exchange(sign, &[('^', 'v')]);
    }
    Some(sign)
}
