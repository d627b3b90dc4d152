//! Levels as JSON: `chess-level` version 1.

use chesswright_rules::message;
use chesswright_rules::message::{Blank, Message};
use indexmap::IndexMap;
use serde_json::{Map, Value};

use super::compile::kind_name;
use super::read::{LevelReader, join};
use super::{
    Ai, Control, Custom, Direction, Fixture, Item, Jam, Level, Loss, MAX_BYTES, MAX_EXTENT, MAX_PIECES, Mode,
    OnGame, Overrides, Piece, Place, Problem, Proof, RULES, Side, Tile, check,
};

/// The newest version of the format.
pub(super) const VERSION: u64 = 1;

const CONTROLLERS: [&str; 10] =
    ["none", "guard", "hunter", "patrol", "minimax", "flee", "mirror", "defender", "script", "random"];

const KEYS: [&str; 21] = [
    "format", "version", "rules", "title", "author", "licence", "text", "size", "terrain", "legend",
    "fixtures", "items", "pieces", "sides", "win", "lose", "limits", "proof", "values", "game", "position",
];

/// Reads a level from JSON.
///
/// # Errors
/// With all problems, each with its place in the file and its cell.
pub fn read_json(text: &str) -> Result<Level, Vec<Problem>> {
    let (level, mut reader) = parts(text)?;
    if reader.problems.is_empty() {
        check::check(&level, &mut reader);
    }
    if reader.problems.is_empty() { Ok(level) } else { Err(reader.problems) }
}

/// Reads the parts of a level, without asking whether they fit together. The reader has the problems of single parts.
pub(super) fn parts(text: &str) -> Result<(Level, LevelReader), Vec<Problem>> {
    let alone = |message: Message| vec![Problem { place: String::new(), cell: None, message }];
    if text.len() > MAX_BYTES {
        return Err(alone(message!(
            "the file has {count} bytes; levels have at most {most}",
            count = text.len(),
            most = MAX_BYTES
        )));
    }
    let value: Value = serde_json::from_str(text)
        .map_err(|error| alone(message!("this is not JSON: {error}", error = error.to_string())))?;
    let Value::Object(map) = value else { return Err(alone(message!("a level is a JSON object"))) };
    let mut reader = LevelReader::default();
    let level = reader.level(&map);
    Ok((level, reader))
}

impl LevelReader {
    fn level(&mut self, map: &Map<String, Value>) -> Level {
        if map.get("format").and_then(Value::as_str) != Some("chess-level") {
            self.report("format", message!("a level says `\"format\": \"chess-level\"`"));
        }
        match map.get("version").and_then(Value::as_u64) {
            Some(VERSION) => {}
            Some(newer) if newer > VERSION => {
                self.report(
                    "version",
                    message!(
                        "version {newer} is newer than this program, which reads {version}",
                        newer,
                        version = VERSION
                    ),
                );
            }
            _ => self.report("version", message!("a level says `\"version\": {version}`", version = VERSION)),
        }
        let mut other = Map::new();
        for (key, value) in map {
            if key == "view" || key.starts_with("x-") {
                other.insert(key.clone(), value.clone());
            }
        }
        let known: Vec<&str> = KEYS.into_iter().chain(["view", "id", "$schema"]).collect();
        self.only(map, &known, "");
        let game = self
            .text(map, "game", "")
            .map(|name| OnGame { name, position: self.text(map, "position", "").unwrap_or_default() });
        // A level on a game has the board of that game.
        let tiles = if game.is_none() || map.contains_key("terrain") { self.tiles(map) } else { vec![] };
        let size = self.size(map, &tiles);
        let mut level = Level {
            title: self.text(map, "title", "").unwrap_or_default(),
            author: self.text(map, "author", "").unwrap_or_default(),
            licence: self.text(map, "licence", "").unwrap_or_default(),
            text: self.text(map, "text", "").unwrap_or_default(),
            game,
            size,
            tiles,
            overrides: self.overrides(map),
            other,
            ..Level::default()
        };
        level.sides = match (&level.game, map.get("sides")) {
            (Some(game), None) => super::on_game::sides(&game.name),
            (_, sides) => self.sides(sides),
        };
        level.fixtures = self.list(map, "fixtures", Self::fixture);
        level.items = self.list(map, "items", Self::item);
        if map.get("pieces").and_then(Value::as_array).is_some_and(|list| list.len() > MAX_PIECES) {
            self.report("pieces", message!("a level has at most {most} pieces", most = MAX_PIECES));
            return level;
        }
        let pieces = self.list(map, "pieces", Self::piece);
        for (mut piece, custom) in pieces {
            if let Some(custom) = custom {
                self.add_kind(&mut level, &mut piece, custom);
            }
            level.pieces.push(piece);
        }
        level.win = map.get("win").map(|win| self.goals(win, "win")).unwrap_or_default();
        level.lose = match map.get("lose") {
            Some(lose) => self.losses(lose, "lose"),
            None => level.player().map(|side| Loss::NoPieces(side.id.clone())).into_iter().collect(),
        };
        if let Some(limits) = self.object(map, "limits") {
            self.only(limits, &["moves", "rounds"], "limits");
            level
                .lose
                .extend(self.number(limits, "moves", 1..=9999, "limits").map(|n| Loss::Moves(n as u16)));
            level
                .lose
                .extend(self.number(limits, "rounds", 1..=9999, "limits").map(|n| Loss::Rounds(n as u16)));
        }
        level.proof = self.object(map, "proof").map(Self::proof);
        level.resolve_names();
        level
    }

    /// An object in a file, if it is there.
    fn object<'a>(&mut self, map: &'a Map<String, Value>, key: &str) -> Option<&'a Map<String, Value>> {
        match map.get(key)? {
            Value::Object(inner) => Some(inner),
            other => {
                self.report(key, message!("this must be an object, not {value}", value = other.to_string()));
                None
            }
        }
    }

    /// Adds one of the level's own kinds. A kind without a name gets a numbered one.
    fn add_kind(&mut self, level: &mut Level, piece: &mut Piece, custom: Custom) {
        if piece.kind.is_empty() {
            let same = level.kinds.iter().find(|(name, other)| **other == custom && name.starts_with("own-"));
            piece.kind = match same {
                Some((name, _)) => name.clone(),
                None => format!("own-{}", level.kinds.len() + 1),
            };
        }
        match level.kinds.get(&piece.kind) {
            Some(other) if *other != custom => {
                let place = format!("pieces[{}].kind", level.pieces.len());
                let message = message!(
                    "another piece called `{name}` moves differently; give this one another name",
                    name = piece.kind
                );
                self.report_at(&place, piece.at, message);
            }
            Some(_) => {}
            None => drop(level.kinds.insert(piece.kind.clone(), custom)),
        }
    }

    fn tiles(&mut self, map: &Map<String, Value>) -> Vec<Vec<Tile>> {
        let legend: IndexMap<char, Tile> = match self.object(map, "legend") {
            Some(legend) => legend
                .iter()
                .filter_map(|(key, kind)| {
                    let tile = kind.as_str().and_then(named_tile);
                    if tile.is_none() || key.chars().count() != 1 {
                        self.report(
                            "legend",
                            message!("`{key}`: {kind} is not a kind of tile", key, kind = kind.to_string()),
                        );
                    }
                    Some((key.chars().next()?, tile?))
                })
                .collect(),
            None => IndexMap::new(),
        };
        let Some(Value::Array(rows)) = map.get("terrain") else {
            self.report("terrain", message!("a level has a list of rows, the top one first"));
            return vec![];
        };
        if rows.is_empty() || rows.len() > MAX_EXTENT {
            self.report(
                "terrain",
                message!(
                    "there are {count} rows; a level has 1 to {most}",
                    count = rows.len(),
                    most = MAX_EXTENT
                ),
            );
            return vec![];
        }
        let mut tiles = vec![];
        for (i, row) in rows.iter().enumerate() {
            let place = format!("terrain[{i}]");
            let Some(text) = row.as_str() else {
                self.report(&place, message!("a row must be a text"));
                continue;
            };
            if text.chars().count() > MAX_EXTENT {
                self.report(&place, message!("a row has at most {most} cells", most = MAX_EXTENT));
                continue;
            }
            let mut line = vec![];
            for (column, sign) in text.chars().enumerate() {
                let tile = legend.get(&sign).copied().or_else(|| drawn_tile(sign));
                if tile.is_none() {
                    let cell = Place::drawn(column, i, rows.len());
                    self.report_at(
                        &place,
                        cell,
                        message!("`{sign}` is not a terrain; the terrains are {signs}", sign, signs = SIGNS),
                    );
                }
                line.push(tile.unwrap_or_default());
            }
            tiles.push(line);
        }
        tiles
    }

    fn size(&mut self, map: &Map<String, Value>, tiles: &[Vec<Tile>]) -> (usize, usize) {
        let drawn = (tiles.iter().map(Vec::len).max().unwrap_or(0), tiles.len());
        let Some(size) = map.get("size") else { return drawn };
        let numbers: Vec<u64> = size.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        let [files, ranks] = numbers[..] else {
            self.report("size", message!("the size is `[files, ranks]`"));
            return drawn;
        };
        let most = MAX_EXTENT as u64;
        if !(1..=most).contains(&files) || !(1..=most).contains(&ranks) {
            self.report("size", message!("a level has 1 to {most} files and ranks", most = MAX_EXTENT));
            return drawn;
        }
        let size = (files as usize, ranks as usize);
        if tiles.len() != size.1 && !tiles.is_empty() {
            self.report(
                "terrain",
                message!("there are {count} rows, but the size says {ranks}", count = tiles.len(), ranks),
            );
        }
        for (i, row) in tiles.iter().enumerate().filter(|(_, row)| row.len() != size.0) {
            self.report(
                &format!("terrain[{i}]"),
                message!("the row has {count} cells, but the size says {files}", count = row.len(), files),
            );
        }
        size
    }

    fn list<T>(
        &mut self,
        map: &Map<String, Value>,
        key: &str,
        read: impl Fn(&mut Self, &Map<String, Value>, &str) -> Option<T>,
    ) -> Vec<T> {
        match map.get(key) {
            None => vec![],
            Some(Value::Array(list)) => {
                let entry = |(i, value): (usize, &Value)| {
                    let place = format!("{key}[{i}]");
                    match value {
                        Value::Object(entry) => read(self, entry, &place),
                        other => {
                            self.report(
                                &place,
                                message!("this must be an object, not {value}", value = other.to_string()),
                            );
                            None
                        }
                    }
                };
                list.iter().enumerate().filter_map(entry).collect()
            }
            Some(other) => {
                self.report(key, message!("this must be a list, not {value}", value = other.to_string()));
                vec![]
            }
        }
    }

    fn at(&mut self, map: &Map<String, Value>, place: &str) -> Option<Place> {
        match map.get("at") {
            Some(at) => self.place(at, &join(place, "at")),
            None => {
                self.report(place, message!("say where it is: `\"at\": \"c4\"`"));
                None
            }
        }
    }

    fn fixture(&mut self, map: &Map<String, Value>, place: &str) -> Option<(Place, Fixture)> {
        let at = self.at(map, place)?;
        let kind = map.get("kind").and_then(Value::as_str).unwrap_or_default();
        let channel = |map: &Map<String, Value>| match map.get("channel") {
            Some(Value::String(name)) => name.clone(),
            Some(Value::Number(number)) => number.to_string(),
            _ => "1".to_owned(),
        };
        let mut known = vec!["at", "kind"];
        let fixture = match kind {
            "door" => {
                known.push("colour");
                Fixture::Door { colour: self.text(map, "colour", place).unwrap_or_else(|| "1".into()) }
            }
            "gate" => {
                known.extend(["channel", "when"]);
                let all = self.word(map, "when", &[("any", false), ("all", true)], place).unwrap_or_default();
                Fixture::Gate { channel: channel(map), all }
            }
            "plate" => {
                known.extend(["channel", "mode", "who"]);
                let modes = [("hold", Mode::Hold), ("latch", Mode::Latch), ("toggle", Mode::Toggle)];
                let mode = self.word(map, "mode", &modes, place).unwrap_or_default();
                let who = map.get("who").map(|who| self.who(who, place)).unwrap_or_default();
                Fixture::Plate { channel: channel(map), mode, who }
            }
            "warp" => {
                known.extend(["to", "ways"]);
                let Some(to) = map.get("to") else {
                    self.report_at(place, at, message!("say where the pad leads: `\"to\": \"c4\"`"));
                    return None;
                };
                let to = self.place(to, &join(place, "to"))?;
                let both = match map.get("ways") {
                    Some(Value::Number(number)) => number.as_u64() == Some(2),
                    _ => self.word(map, "ways", &[("one", false), ("two", true)], place).unwrap_or_default(),
                };
                Fixture::Warp { to, both }
            }
            "exit" => Fixture::Exit,
            "promotion" => {
                known.push("to");
                let to = self.words(map.get("to"), &join(place, "to"));
                Fixture::Promotion { to: kinds(&to) }
            }
            "oneway" => {
                known.extend(["dir", "direction"]);
                let words: Vec<(String, Direction)> = Direction::ALL
                    .into_iter()
                    .flat_map(|(way, word, sign)| {
                        [word.to_owned(), word[..1].to_owned(), sign.to_string()].map(|word| (word, way))
                    })
                    .collect();
                let words: Vec<(&str, Direction)> =
                    words.iter().map(|(word, way)| (word.as_str(), *way)).collect();
                let way = self.word(map, "dir", &words, place);
                let way = way.or_else(|| self.word(map, "direction", &words, place));
                let Some(direction) = way else {
                    self.report_at(place, at, message!("say in which direction: `\"dir\": \"north\"`"));
                    return None;
                };
                Fixture::OneWay { direction }
            }
            other => {
                self.report_at(
                    place,
                    at,
                    message!(
                        "there is no fixture `{fixture}`; the fixtures are {fixtures}",
                        fixture = other,
                        fixtures =
                            Blank::list(["door", "gate", "plate", "warp", "exit", "promotion", "oneway"])
                    ),
                );
                return None;
            }
        };
        self.only(map, &known, place);
        Some((at, fixture))
    }

    fn item(&mut self, map: &Map<String, Value>, place: &str) -> Option<(Place, Item)> {
        let at = self.at(map, place)?;
        let item = match map.get("kind").and_then(Value::as_str).unwrap_or_default() {
            "key" => {
                let forever = match map.get("uses") {
                    None => false,
                    Some(Value::String(word)) if word == "forever" => true,
                    Some(Value::String(word)) if word == "once" => false,
                    Some(Value::Number(number)) if number.as_u64() == Some(1) => false,
                    Some(other) => {
                        self.report_at(
                            place,
                            at,
                            message!(
                                "a key's uses are `once` or `forever`, not {value}",
                                value = other.to_string()
                            ),
                        );
                        false
                    }
                };
                Item::Key { colour: self.text(map, "colour", place).unwrap_or_else(|| "1".into()), forever }
            }
            "sword" => Item::Sword,
            "shield" => Item::Shield,
            "ward" => Item::Ward,
            "bomb" => Item::Bomb,
            "coin" => Item::Coin,
            "form" => match self.text(map, "to", place) {
                Some(to) => Item::Form { to: kind_name(&to) },
                None => {
                    self.report_at(place, at, message!("say what it makes of a piece: `\"to\": \"rook\"`"));
                    return None;
                }
            },
            other => {
                self.report_at(
                    place,
                    at,
                    message!(
                        "there is no item `{item}`; the items are {items}",
                        item = other,
                        items = Blank::list(["key", "sword", "shield", "ward", "form", "bomb", "coin"])
                    ),
                );
                return None;
            }
        };
        self.only(map, &["at", "kind", "colour", "uses", "to"], place);
        Some((at, item))
    }

    fn piece(&mut self, map: &Map<String, Value>, place: &str) -> Option<(Piece, Option<Custom>)> {
        let at = self.at(map, place)?;
        let known = ["at", "kind", "side", "ward", "tag", "behaviour", "facing"];
        self.only(map, &known, place);
        let (kind, custom) = match map.get("kind") {
            Some(Value::String(kind)) => (kind_name(kind), None),
            Some(Value::Object(inline)) => {
                let custom = self.custom(inline, &join(place, "kind"), at)?;
                (self.text(inline, "name", place).unwrap_or_default(), Some(custom))
            }
            _ => {
                self.report_at(place, at, message!("say what it is: `\"kind\": \"knight\"`"));
                return None;
            }
        };
        let patrol = match map.get("behaviour") {
            None => vec![],
            Some(Value::Object(behaviour)) => {
                self.only(behaviour, &["patrol"], &join(place, "behaviour"));
                let words = self.words(behaviour.get("patrol"), place);
                words.iter().filter_map(|word| self.place(&Value::String(word.clone()), place)).collect()
            }
            Some(other) => {
                self.report_at(
                    place,
                    at,
                    message!(
                        "a behaviour is `{ \"patrol\": [\"a1\", …] }`, not {value}",
                        value = other.to_string()
                    ),
                );
                vec![]
            }
        };
        Some((
            Piece {
                at,
                kind,
                side: self.text(map, "side", place).unwrap_or_default(),
                ward: self.flag(map, "ward", false, place),
                tag: self.text(map, "tag", place),
                patrol,
            },
            custom,
        ))
    }

    /// Reads one of the level's own kinds: Betza notation, or a grid of five by five.
    fn custom(&mut self, map: &Map<String, Value>, place: &str, at: Place) -> Option<Custom> {
        self.only(map, &["name", "betza", "grid", "path"], place);
        let path = match map.get("path") {
            None => false,
            Some(Value::String(word)) if word == "L" => true,
            Some(other) => {
                self.report_at(
                    place,
                    at,
                    message!("a path is `\"L\"`, not {value}", value = other.to_string()),
                );
                false
            }
        };
        let betza = match (map.get("betza"), map.get("grid")) {
            (Some(Value::String(betza)), None) => betza.clone(),
            (None, Some(grid)) => match super::compile::grid_betza(grid) {
                Ok(betza) => betza,
                Err(message) => {
                    self.report_at(place, at, message);
                    return None;
                }
            },
            _ => {
                self.report_at(place, at, message!("a custom kind has either `betza` or a `grid`"));
                return None;
            }
        };
        Some(Custom { betza, path })
    }

    pub(super) fn sides(&mut self, value: Option<&Value>) -> Vec<Side> {
        let Some(Value::Array(list)) = value else {
            if value.is_some() {
                self.report("sides", message!("this must be a list"));
            }
            return vec![Side::new("you", Control::Human), Side::new("foe", Control::None)];
        };
        let mut sides = vec![];
        for (i, value) in list.iter().enumerate() {
            let place = format!("sides[{i}]");
            let Value::Object(map) = value else {
                self.report(&place, message!("a side is an object"));
                continue;
            };
            let known = [
                "id",
                "control",
                "moves",
                "act",
                "takes_items",
                "uses_warps",
                "allies",
                "inventory",
                "may_pass",
            ];
            self.only(map, &known, &place);
            let id =
                self.text(map, "id", &place).unwrap_or_else(|| if i == 0 { "you" } else { "foe" }.into());
            let control = self.control(map.get("control"), &place, i);
            let mut side = Side::new(&id, control);
            side.moves = self.number(map, "moves", 1..=16, &place).unwrap_or(1) as u16;
            side.each = self.word(map, "act", &[("one", false), ("each", true)], &place).unwrap_or(side.each);
            side.takes_items = self.flag(map, "takes_items", side.takes_items, &place);
            side.uses_warps = self.flag(map, "uses_warps", true, &place);
            side.may_pass = self.flag(map, "may_pass", false, &place);
            side.allies = self.words(map.get("allies"), &join(&place, "allies"));
            let inventories = [("side", false), ("team", true)];
            side.team_inventory = self.word(map, "inventory", &inventories, &place).unwrap_or_default();
            sides.push(side);
        }
        sides
    }

    pub(super) fn control(&mut self, value: Option<&Value>, place: &str, index: usize) -> Control {
        let place = &join(place, "control");
        match value {
            None if index == 0 => Control::Human,
            None | Some(Value::Null) => Control::None,
            Some(Value::String(word)) => self.control_word(word, place),
            Some(Value::Object(map)) => {
                self.only(map, &["ai", "depth", "seed", "moves"], place);
                let name = map.get("ai").and_then(Value::as_str).unwrap_or_default();
                let depth = self.number(map, "depth", 1..=6, place);
                let seed = self.number(map, "seed", 0..=u64::MAX, place);
                let mut control = self.control_word(name, place);
                match &mut control {
                    Control::Ai(Ai::Minimax(of)) => *of = depth.map_or(*of, |depth| depth as u8),
                    Control::Ai(Ai::Random(of)) => *of = seed.unwrap_or(*of),
                    Control::Ai(Ai::Script(moves)) => *moves = self.words(map.get("moves"), place),
                    _ => {}
                }
                control
            }
            Some(other) => {
                self.report(
                    place,
                    message!(
                        "this must be `human`, `none` or `{ \"ai\": … }`, not {value}",
                        value = other.to_string()
                    ),
                );
                Control::None
            }
        }
    }

    /// Parses a controller: `guard`, `guard-1`, `minimax-2`, `minimax-1(2)`, `minimax(2)`, `minimax 2`.
    pub(super) fn control_word(&mut self, word: &str, place: &str) -> Control {
        let lower = word.trim().to_ascii_lowercase();
        let numbers: Vec<u64> = lower
            .split(|sign: char| !sign.is_ascii_digit())
            .filter_map(|digits| digits.parse().ok())
            .collect();
        let name: String = lower.chars().take_while(char::is_ascii_alphabetic).collect();
        let bracketed = lower.contains('(');
        let version = match name.as_str() {
            // A single number is the depth.
            "minimax" => {
                if bracketed && numbers.len() == 2 {
                    numbers[0]
                } else {
                    1
                }
            }
            "random" => 1,
            _ => numbers.first().copied().unwrap_or(1),
        };
        if version != 1 {
            self.report(
                place,
                message!(
                    "there is no version {version} of `{name}`; this program knows version 1",
                    version,
                    name
                ),
            );
        }
        match name.as_str() {
            "human" => Control::Human,
            "none" | "static" => Control::None,
            "guard" => Control::Ai(Ai::Guard),
            "hunter" => Control::Ai(Ai::Hunter),
            "patrol" => Control::Ai(Ai::Patrol),
            "minimax" => {
                let depth = numbers.last().copied().unwrap_or(2);
                if !(1..=6).contains(&depth) {
                    self.report(place, message!("minimax looks 1 to 6 actions ahead, not {depth}", depth));
                }
                Control::Ai(Ai::Minimax(depth.clamp(1, 6) as u8))
            }
            "flee" => Control::Ai(Ai::Flee),
            "mirror" => Control::Ai(Ai::Mirror),
            "defender" => Control::Ai(Ai::Defender),
            "script" => Control::Ai(Ai::Script(vec![])),
            "random" => Control::Ai(Ai::Random(numbers.last().copied().unwrap_or(0))),
            _ => {
                self.report(
                    place,
                    message!(
                        "there is no controller `{word}`; the controllers are {words}",
                        word,
                        words = Blank::list(CONTROLLERS)
                    ),
                );
                Control::None
            }
        }
    }

    pub(super) fn overrides(&mut self, map: &Map<String, Value>) -> Overrides {
        let mut overrides = Overrides::default();
        let nothing = Map::new();
        let rules = match map.get("rules") {
            None => &nothing,
            Some(Value::Object(rules)) => rules,
            Some(Value::String(base)) => {
                self.base(base);
                &nothing
            }
            Some(other) => {
                self.report(
                    "rules",
                    message!(
                        "this must be an object such as `{ \"base\": \"{rules}\" }`, not {value}",
                        rules = RULES,
                        value = other.to_string()
                    ),
                );
                &nothing
            }
        };
        let place = "rules";
        let known = [
            "base",
            "warp_occupied",
            "corner_cutting",
            "items_block_paths",
            "sliders_pass_items",
            "ladder",
            "promotion_to",
            "bomb_radius",
            "bomb_chain",
            "door_pass",
            "ward_bounce",
            "pawn_double_step",
            "king_royal",
            "score",
            "values",
        ];
        self.only(rules, &known, place);
        if let Some(base) = self.text(rules, "base", place) {
            self.base(&base);
        }
        let jams = [("jam", Jam::Jam), ("capture", Jam::Capture), ("forbid", Jam::Forbid)];
        overrides.warp_occupied = self.word(rules, "warp_occupied", &jams, place).unwrap_or_default();
        overrides.no_corner_cutting = !self.flag(rules, "corner_cutting", true, place);
        overrides.items_block_paths = self.flag(rules, "items_block_paths", false, place);
        overrides.sliders_pass_items = self.flag(rules, "sliders_pass_items", false, place);
        overrides.bomb_chain = self.flag(rules, "bomb_chain", false, place);
        overrides.door_pass = self.flag(rules, "door_pass", false, place);
        overrides.pawn_double_step = self.flag(rules, "pawn_double_step", false, place);
        overrides.king_royal = self.flag(rules, "king_royal", false, place);
        overrides.bomb_radius =
            self.number(rules, "bomb_radius", 0..=8, place).map(|n| n as u8).filter(|&radius| radius != 1);
        overrides.ward_adjacent = self
            .word(rules, "ward_bounce", &[("stay", false), ("adjacent", true)], place)
            .unwrap_or_default();
        let promotion_to = self.words(rules.get("promotion_to"), "rules.promotion_to");
        overrides.promotion_to = kinds(&promotion_to);
        let scores = [("fixed", false), ("board", true)];
        overrides.board_score = self.word(rules, "score", &scores, place).unwrap_or_default();
        overrides.ladder = rules.get("ladder").and_then(|ladder| self.ladder(ladder));
        let values = if map.contains_key("values") { map } else { rules };
        if let Some(values) = self.object(values, "values") {
            for (kind, value) in values {
                match value.as_i64().filter(|value| (0..=10_000).contains(value)) {
                    Some(value) => drop(overrides.values.insert(kind_name(kind), value as i32)),
                    None => self.report(
                        "values",
                        message!(
                            "`{kind}` is worth 0 to 10000, not {value}",
                            kind,
                            value = value.to_string()
                        ),
                    ),
                }
            }
        }
        overrides
    }

    fn base(&mut self, base: &str) {
        if base != RULES {
            self.report(
                "rules.base",
                message!("this program plays `{rules}`, not `{base}`", rules = RULES, base),
            );
        }
    }

    /// Reads a ladder: `monotone`, `classic`, what a sword and a shield make of each kind, or for each item a chain of
    /// kinds.
    fn ladder(&mut self, value: &Value) -> Option<IndexMap<String, [Option<String>; 2]>> {
        let mut ladder: IndexMap<String, [Option<String>; 2]> = IndexMap::new();
        let chain = |ladder: &mut IndexMap<String, [Option<String>; 2]>, branch: usize, kinds: &[String]| {
            for pair in kinds.windows(2) {
                ladder.entry(kind_name(&pair[0])).or_default()[branch] = Some(kind_name(&pair[1]));
            }
        };
        match value {
            Value::String(word) if word == "classic" => return None,
            Value::String(word) if word == "monotone" => {
                let sword = ["pawn", "knight", "rook", "queen"].map(str::to_owned);
                let shield = ["pawn", "knight", "bishop", "queen"].map(str::to_owned);
                chain(&mut ladder, 0, &sword);
                chain(&mut ladder, 1, &shield);
                ladder.entry("bishop".into()).or_default()[0] = Some("queen".into());
                ladder.entry("rook".into()).or_default()[1] = Some("queen".into());
            }
            Value::Object(map) => {
                for (key, entry) in map {
                    let branch = ["sword", "shield"].iter().position(|item| item == key);
                    match (branch, entry) {
                        (Some(branch), Value::Array(_)) => {
                            let kinds = self.words(Some(entry), "rules.ladder");
                            chain(&mut ladder, branch, &kinds);
                        }
                        (Some(branch), Value::Object(steps)) => {
                            for (from, to) in steps {
                                let to = to.as_str().map(kind_name);
                                ladder.entry(kind_name(from)).or_default()[branch] = to;
                            }
                        }
                        (None, Value::Object(rungs)) => {
                            self.only(rungs, &["sword", "shield"], "rules.ladder");
                            let to = ["sword", "shield"]
                                .map(|item| rungs.get(item).and_then(Value::as_str).map(kind_name));
                            ladder.insert(kind_name(key), to);
                        }
                        _ => self.report(
                            "rules.ladder",
                            message!("`{key}` of the ladder names no kinds to climb to", key),
                        ),
                    }
                }
            }
            other => self.report(
                "rules.ladder",
                message!(
                    "this must be `classic`, `monotone` or a table, not {value}",
                    value = other.to_string()
                ),
            ),
        }
        Some(ladder)
    }

    /// Reads a proof. The program never trusts it but proves the level again, so mistakes in it do not matter.
    fn proof(map: &Map<String, Value>) -> Proof {
        let text = |key: &str| map.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let number = |key: &str| map.get(key).and_then(Value::as_u64);
        let small = |key: &str| number(key).and_then(|number| u32::try_from(number).ok());
        Proof {
            rules: text("rules"),
            ai: text("ai"),
            par: small("par"),
            lines: number("lines"),
            forced: small("forced"),
            line: text("line"),
        }
    }
}

/// The full names of kinds, without duplicates.
fn kinds(words: &[String]) -> Vec<String> {
    let named: indexmap::IndexSet<String> = words.iter().map(|word| kind_name(word)).collect();
    named.into_iter().collect()
}

/// All signs of terrain, for messages.
const SIGNS: &str =
    "`.` floor, `_` hole, `#` wall, `=` fence, `c` cracked wall, `i` ice, `< > ^ v` belts, blank for nothing";

/// The tile for a sign in drawings.
pub(super) fn drawn_tile(sign: char) -> Option<Tile> {
    Some(match sign {
        '.' => Tile::Floor,
        '_' => Tile::Hole,
        '#' => Tile::Wall,
        '=' => Tile::Fence,
        'c' => Tile::Cracked,
        'i' => Tile::Ice,
        ' ' => Tile::Void,
        _ => Tile::Belt(Direction::ALL.iter().find(|(_, _, belt)| *belt == sign)?.0),
    })
}

/// The sign of a tile.
pub(super) fn tile_sign(tile: Tile) -> char {
    match tile {
        Tile::Floor => '.',
        Tile::Hole => '_',
        Tile::Wall => '#',
        Tile::Fence => '=',
        Tile::Cracked => 'c',
        Tile::Ice => 'i',
        Tile::Void => ' ',
        Tile::Belt(way) => {
            Direction::ALL.iter().find(|(of, ..)| *of == way).map_or('?', |(_, _, sign)| *sign)
        }
    }
}

/// The tile with this name.
pub(super) fn named_tile(word: &str) -> Option<Tile> {
    Some(match word {
        "floor" => Tile::Floor,
        "hole" => Tile::Hole,
        "wall" => Tile::Wall,
        "fence" => Tile::Fence,
        "cracked" | "cracked wall" | "cracked_wall" => Tile::Cracked,
        "ice" => Tile::Ice,
        "void" => Tile::Void,
        _ => {
            let way = word.strip_prefix("belt-").or_else(|| word.strip_prefix("belt_"))?;
            Tile::Belt(Direction::ALL.iter().find(|(_, name, _)| *name == way)?.0)
        }
    })
}
