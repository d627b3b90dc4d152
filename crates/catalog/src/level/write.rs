//! Writes levels as JSON. It leaves out defaults and keeps a fixed order, so that equal levels give equal texts.

use serde_json::{Map, Value, json};

use super::compile::KINDS;
use super::json::{VERSION, tile_sign};
use super::{
    Ai, Control, Direction, Fixture, Item, Jam, Level, Loss, Mode, Overrides, Piece, Place, RULES, Side,
};

impl Level {
    /// The level as JSON, formatted for people.
    pub fn to_json(&self) -> String {
        let Value::Object(map) = self.value() else { return String::new() };
        // One list entry per line keeps lines short and makes versions easy to compare.
        let mut out = String::from("{\n");
        let last = map.len().saturating_sub(1);
        for (i, (key, value)) in map.iter().enumerate() {
            let comma = if i == last { "" } else { "," };
            match value {
                Value::Array(list) if !list.is_empty() && !list[0].is_number() => {
                    let lines: Vec<String> = list.iter().map(|entry| format!("    {entry}")).collect();
                    out += &format!("  {}: [\n{}\n  ]{comma}\n", json!(key), lines.join(",\n"));
                }
                _ => out += &format!("  {}: {value}{comma}\n", json!(key)),
            }
        }
        out + "}\n"
    }

    /// The level as JSON on one line.
    pub fn to_short_json(&self) -> String {
        self.value().to_string()
    }

    fn value(&self) -> Value {
        let mut map = Map::new();
        let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
        put("format", json!("chess-level"));
        put("version", json!(VERSION));
        put("rules", rules(&self.overrides));
        let texts = [
            ("title", &self.title),
            ("author", &self.author),
            ("licence", &self.licence),
            ("text", &self.text),
        ];
        for (key, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
            put(key, json!(text));
        }
        match &self.game {
            Some(game) => {
                put("game", json!(game.name));
                if !game.position.is_empty() {
                    put("position", json!(game.position));
                }
            }
            None => {
                put("size", json!([self.size.0, self.size.1]));
                let row =
                    |row: &Vec<super::Tile>| row.iter().map(|&tile| tile_sign(tile)).collect::<String>();
                put("terrain", json!(self.tiles.iter().map(row).collect::<Vec<String>>()));
            }
        }
        let lists = [
            (
                "fixtures",
                self.fixtures.iter().map(|(at, fixture)| fixture_json(*at, fixture)).collect::<Vec<Value>>(),
            ),
            ("items", self.items.iter().map(|(at, item)| item_json(*at, item)).collect()),
            ("pieces", self.pieces.iter().map(|piece| self.piece_json(piece)).collect()),
            ("sides", self.sides.iter().map(side_json).collect()),
            ("win", self.win.iter().map(super::Goal::json).collect()),
        ];
        for (key, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
            put(key, Value::Array(list));
        }
        let usual: Vec<Loss> =
            self.player().map(|side| Loss::NoPieces(side.id.clone())).into_iter().collect();
        if self.lose != usual {
            put("lose", Value::Array(self.lose.iter().map(Loss::json).collect()));
        }
        if let Some(proof) = &self.proof {
            let mut said = Map::new();
            let texts = [("rules", &proof.rules), ("ai", &proof.ai)];
            for (key, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
                said.insert(key.into(), json!(text));
            }
            let numbers = [
                ("par", proof.par.map(u64::from)),
                ("lines", proof.lines),
                ("forced", proof.forced.map(u64::from)),
            ];
            for (key, number) in numbers {
                if let Some(number) = number {
                    said.insert(key.into(), json!(number));
                }
            }
            if !proof.line.is_empty() {
                said.insert("line".into(), json!(proof.line));
            }
            put("proof", Value::Object(said));
        }
        for (key, value) in &self.other {
            put(key, value.clone());
        }
        Value::Object(map)
    }

    fn piece_json(&self, piece: &Piece) -> Value {
        let mut map = Map::from_iter([("at".to_owned(), json!(piece.at.to_string()))]);
        let kind = match self.kinds.get(&piece.kind) {
            Some(custom) => {
                let mut kind = Map::from_iter([("betza".to_owned(), json!(custom.betza))]);
                if custom.betza != piece.kind {
                    kind.insert("name".into(), json!(piece.kind));
                }
                if custom.path {
                    kind.insert("path".into(), json!("L"));
                }
                Value::Object(kind)
            }
            None => json!(piece.kind),
        };
        map.insert("kind".into(), kind);
        map.insert("side".into(), json!(piece.side));
        if piece.ward {
            map.insert("ward".into(), json!(true));
        }
        if let Some(tag) = &piece.tag {
            map.insert("tag".into(), json!(tag));
        }
        if !piece.patrol.is_empty() {
            let route: Vec<String> = piece.patrol.iter().map(Place::to_string).collect();
            map.insert("behaviour".into(), json!({ "patrol": route }));
        }
        Value::Object(map)
    }
}

fn rules(over: &Overrides) -> Value {
    let mut map = Map::from_iter([("base".to_owned(), json!(RULES))]);
    let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
    match over.warp_occupied {
        Jam::Jam => {}
        Jam::Capture => put("warp_occupied", json!("capture")),
        Jam::Forbid => put("warp_occupied", json!("forbid")),
    }
    if over.no_corner_cutting {
        put("corner_cutting", json!(false));
    }
    let flags = [
        ("items_block_paths", over.items_block_paths),
        ("sliders_pass_items", over.sliders_pass_items),
        ("bomb_chain", over.bomb_chain),
        ("door_pass", over.door_pass),
        ("pawn_double_step", over.pawn_double_step),
        ("king_royal", over.king_royal),
    ];
    for (key, _) in flags.into_iter().filter(|(_, set)| *set) {
        put(key, json!(true));
    }
    if let Some(ladder) = &over.ladder {
        let rungs = ladder.iter().map(|(kind, [sword, shield])| {
            let items = [("sword", sword), ("shield", shield)];
            let said =
                items.into_iter().filter_map(|(item, to)| Some((item.to_owned(), json!(to.as_ref()?))));
            (kind.clone(), Value::Object(said.collect()))
        });
        put("ladder", Value::Object(rungs.collect()));
    }
    if !over.promotion_to.is_empty() {
        put("promotion_to", json!(over.promotion_to));
    }
    if let Some(radius) = over.bomb_radius {
        put("bomb_radius", json!(radius));
    }
    if over.ward_adjacent {
        put("ward_bounce", json!("adjacent"));
    }
    if over.board_score {
        put("score", json!("board"));
    }
    if !over.values.is_empty() {
        put("values", json!(over.values.iter().collect::<std::collections::BTreeMap<_, _>>()));
    }
    Value::Object(map)
}

fn direction(way: Direction) -> &'static str {
    Direction::ALL.iter().find(|(of, ..)| *of == way).map_or("", |(_, word, _)| word)
}

fn fixture_json(at: Place, fixture: &Fixture) -> Value {
    let mut map = Map::from_iter([("at".to_owned(), json!(at.to_string()))]);
    let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
    match fixture {
        Fixture::Door { colour } => {
            put("kind", json!("door"));
            put("colour", json!(colour));
        }
        Fixture::Gate { channel, all } => {
            put("kind", json!("gate"));
            put("channel", json!(channel));
            if *all {
                put("when", json!("all"));
            }
        }
        Fixture::Plate { channel, mode, who } => {
            put("kind", json!("plate"));
            put("channel", json!(channel));
            match mode {
                Mode::Hold => {}
                Mode::Latch => put("mode", json!("latch")),
                Mode::Toggle => put("mode", json!("toggle")),
            }
            if !who.is_anybody() {
                put("who", who.json());
            }
        }
        Fixture::Warp { to, both } => {
            put("kind", json!("warp"));
            put("to", json!(to.to_string()));
            if *both {
                put("ways", json!("two"));
            }
        }
        Fixture::Exit => put("kind", json!("exit")),
        Fixture::Promotion { to } => {
            put("kind", json!("promotion"));
            if !to.is_empty() {
                put("to", json!(to));
            }
        }
        Fixture::OneWay { direction: way } => {
            put("kind", json!("oneway"));
            put("dir", json!(direction(*way)));
        }
    }
    Value::Object(map)
}

fn item_json(at: Place, item: &Item) -> Value {
    let mut map =
        Map::from_iter([("at".to_owned(), json!(at.to_string())), ("kind".to_owned(), json!(item.word()))]);
    match item {
        Item::Key { colour, forever } => {
            map.insert("colour".into(), json!(colour));
            if *forever {
                map.insert("uses".into(), json!("forever"));
            }
        }
        Item::Form { to } => drop(map.insert("to".into(), json!(to))),
        _ => {}
    }
    Value::Object(map)
}

fn side_json(side: &Side) -> Value {
    let usual = Side::new(&side.id, side.control.clone());
    let mut map = Map::from_iter([("id".to_owned(), json!(side.id))]);
    let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
    put(
        "control",
        match &side.control {
            Control::Human => json!("human"),
            Control::None => json!("none"),
            Control::Ai(ai) => match ai {
                Ai::Guard => json!({ "ai": "guard" }),
                Ai::Hunter => json!({ "ai": "hunter" }),
                Ai::Patrol => json!({ "ai": "patrol" }),
                Ai::Minimax(depth) => json!({ "ai": "minimax", "depth": depth }),
                Ai::Flee => json!({ "ai": "flee" }),
                Ai::Mirror => json!({ "ai": "mirror" }),
                Ai::Script(moves) => json!({ "ai": "script", "moves": moves }),
                Ai::Defender => json!({ "ai": "defender" }),
                Ai::Random(seed) => json!({ "ai": "random", "seed": seed }),
            },
        },
    );
    if side.moves != 1 {
        put("moves", json!(side.moves));
    }
    if side.each != usual.each {
        put("act", json!(if side.each { "each" } else { "one" }));
    }
    if side.takes_items != usual.takes_items {
        put("takes_items", json!(side.takes_items));
    }
    if !side.uses_warps {
        put("uses_warps", json!(false));
    }
    if !side.allies.is_empty() {
        put("allies", json!(side.allies));
    }
    if side.team_inventory {
        put("inventory", json!("team"));
    }
    if side.may_pass {
        put("may_pass", json!(true));
    }
    Value::Object(map)
}

/// The letter of a kind in drawings, if it has one.
pub(super) fn kind_letter(kind: &str) -> Option<char> {
    KINDS.iter().find(|(name, ..)| *name == kind).map(|(_, letter, ..)| *letter)
}
