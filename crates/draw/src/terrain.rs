//! Terrain as a list of features, for code that draws or builds it.

use chesswright_rules::board::{Cell, Frame};
use chesswright_rules::definition::model::{Compass, Item, RegionText, TerrainDef};
use chesswright_rules::definition::region::Regions;
use chesswright_rules::{Ground, Rules, Side};

use crate::path::Path;
use crate::svg::Svg;

/// Colours of doors and keys, in the order in which the level names them.
const COLOURS: [&str; 7] = ["#d9a21b", "#3f7fc4", "#c4453a", "#4f9a4a", "#8a5cb8", "#c9773a", "#5a6770"];

/// Colours with a common name.
const NAMED: [(&str, &str); 13] = [
    ("yellow", COLOURS[0]),
    ("gold", COLOURS[0]),
    ("blue", COLOURS[1]),
    ("red", COLOURS[2]),
    ("green", COLOURS[3]),
    ("purple", COLOURS[4]),
    ("violet", COLOURS[4]),
    ("orange", COLOURS[5]),
    ("grey", COLOURS[6]),
    ("gray", COLOURS[6]),
    ("silver", COLOURS[6]),
    ("black", "#2b2b2b"),
    ("white", "#f4f1e8"),
];

/// Something of the terrain on a cell.
#[derive(Clone, Debug)]
pub struct Feature<'a> {
    /// Its cell.
    pub cell: Cell,
    /// Its kind.
    pub kind: Kind<'a>,
    /// The text on it: the name of a key's colour, a channel, or where a pad leads.
    pub sign: &'a str,
    /// The colour of doors and keys. Pads that lead to each other have the same colour.
    pub colour: &'static str,
}

/// What a feature is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind<'a> {
    /// A piece that arrives slides on.
    Ice,
    /// Moves the piece that stands on it.
    Belt(Compass),
    /// Entered in one direction only.
    OneWay(Compass),
    /// Pieces can only leap over it.
    Fence,
    /// An exit.
    Exit,
    /// Pieces promote there.
    Promotion,
    /// A pad that takes pieces to another cell.
    Warp,
    /// Opens gates while it is down.
    Plate {
        /// Whether a piece holds it down.
        down: bool,
    },
    /// Opened by plates.
    Gate {
        /// Whether it is open.
        open: bool,
    },
    /// Opened by keys.
    Door {
        /// Whether it is open.
        open: bool,
        /// Whether the side of the level's goals has a key for it.
        unlocked: bool,
    },
    /// A wall that bombs break.
    Cracked,
    /// An item that can be taken.
    Item(&'a Item),
    /// A cell that must still be visited.
    Unvisited,
    /// The piece on it survives one capture.
    Warded,
}

/// All terrain of a game. Without a given state, changing terrain is as at the start. Permanent features come first.
pub fn features<'a>(rules: &'a Rules, ground: Option<&'a Ground>) -> Vec<Feature<'a>> {
    let Some(mut all) = Builder::new(rules) else { return vec![] };
    all.lasting(rules);
    all.changing(ground);
    all.features
}

/// The keys that a side holds.
pub fn keys(rules: &Rules, ground: &Ground, side: Side) -> Vec<Held> {
    let Some(all) = Builder::new(rules) else { return vec![] };
    let held = all.held(Some(ground), side.index());
    held.map(|(name, count)| Held { name: name.to_owned(), colour: all.colour(name), count }).collect()
}

/// Keys of one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The name of the colour.
    pub name: String,
    /// The colour.
    pub colour: &'static str,
    /// How many there are. `None` for a key that is never spent.
    pub count: Option<u8>,
}

impl Kind<'_> {
    /// Whether it never changes during a game.
    pub fn lasts(&self) -> bool {
        matches!(
            self,
            Self::Ice
                | Self::Belt(_)
                | Self::OneWay(_)
                | Self::Fence
                | Self::Exit
                | Self::Promotion
                | Self::Warp
        )
    }
}

struct Builder<'a> {
    def: &'a TerrainDef,
    regions: Regions<'a>,
    /// The number of the side of the level's goals.
    player: usize,
    features: Vec<Feature<'a>>,
}

impl<'a> Builder<'a> {
    fn new(rules: &'a Rules) -> Option<Self> {
        let definition = rules.definition();
        let regions = Regions::new(rules.board(), Some(&definition.regions));
        let player = definition
            .quest
            .as_ref()
            .and_then(|quest| definition.sides.iter().position(|side| side.name == quest.side));
        let player = player.unwrap_or_default();
        Some(Self { def: definition.terrain.as_ref()?, regions, player, features: vec![] })
    }

    /// The names of the colours of doors and keys, in the order in which the level names them.
    fn names(&self) -> Vec<&'a str> {
        let doors = self.def.doors.iter().map(|door| door.colour.as_str());
        let keys = self.def.items.iter().filter_map(|lying| match &lying.item {
            Item::Key { colour, .. } => Some(colour.as_str()),
            _ => None,
        });
        let mut names: Vec<&str> = vec![];
        for each in doors.chain(keys) {
            if !names.contains(&each) {
                names.push(each);
            }
        }
        names
    }

    /// The keys that a side holds: the names of their colours, and how many there are, or `None` for one that is never spent.
    fn held(&self, ground: Option<&'a Ground>, side: usize) -> impl Iterator<Item = (&'a str, Option<u8>)> {
        let counts = ground.and_then(|ground| ground.keys.get(side)).map_or(&[][..], Vec::as_slice);
        let held = self.names().into_iter().zip(counts).filter(|(_, count)| **count > 0);
        held.map(|(name, count)| (name, Some(*count).filter(|count| *count < u8::MAX)))
    }

    fn cells(&self, text: &RegionText) -> Vec<Cell> {
        let cells = (!text.is_empty()).then(|| self.regions.cells(text, &Frame::FIRST).ok()).flatten();
        cells.iter().flat_map(|cells| cells.iter()).collect()
    }

    fn add(&mut self, cells: Vec<Cell>, kind: Kind<'a>, sign: &'a str, colour: &'static str) {
        self.features.extend(cells.into_iter().map(|cell| Feature { cell, kind, sign, colour }));
    }

    fn lasting(&mut self, rules: &Rules) {
        let def = self.def;
        self.add(self.cells(&def.ice), Kind::Ice, "", "");
        for belt in &def.belts {
            self.add(self.cells(&belt.at), Kind::Belt(belt.toward), "", "");
        }
        for arrow in &def.one_way {
            self.add(self.cells(&arrow.at), Kind::OneWay(arrow.toward), "", "");
        }
        self.add(self.cells(&def.fences), Kind::Fence, "", "");
        self.add(self.cells(&def.exits), Kind::Exit, "", "");
        for tile in &def.promotion {
            self.add(self.cells(&tile.at), Kind::Promotion, "", "");
        }
        let mut pairs: Vec<[&str; 2]> = vec![];
        for warp in &def.warps {
            let place = pairs.iter().position(|pair| *pair == [warp.to.as_str(), warp.at.as_str()]);
            let pair = place.unwrap_or_else(|| {
                pairs.push([&warp.at, &warp.to]);
                pairs.len() - 1
            });
            let cells = rules.board().cell(&warp.at).into_iter().collect();
            // Violet comes first, because pads are usually violet.
            self.add(cells, Kind::Warp, &warp.to, COLOURS[(pair + 4) % COLOURS.len()]);
        }
    }

    fn changing(&mut self, ground: Option<&'a Ground>) {
        let def = self.def;
        let has = |cells: fn(&Ground) -> &Vec<Cell>, cell: Cell| {
            ground.is_none_or(|ground| cells(ground).contains(&cell))
        };
        for plate in &def.plates {
            for cell in self.cells(&plate.at) {
                let down = ground.is_some_and(|ground| ground.plates.contains(&(cell, true)));
                self.add(vec![cell], Kind::Plate { down }, &plate.channel, "");
            }
        }
        for gate in &def.gates {
            for cell in self.cells(&gate.at) {
                let open = !has(|ground| &ground.barriers, cell);
                self.add(vec![cell], Kind::Gate { open }, &gate.channel, "");
            }
        }
        for door in &def.doors {
            let unlocked = self.held(ground, self.player).any(|(name, _)| name == door.colour);
            for cell in self.cells(&door.at) {
                let open = !has(|ground| &ground.doors, cell);
                self.add(vec![cell], Kind::Door { open, unlocked }, &door.colour, self.colour(&door.colour));
            }
        }
        let mut cracked = self.cells(&def.cracked);
        cracked.retain(|&cell| has(|ground| &ground.cracked, cell));
        self.add(cracked, Kind::Cracked, "", "");
        for lying in &def.items {
            let mut cells = self.cells(&lying.at);
            cells.retain(|&cell| has(|ground| &ground.items, cell));
            let (sign, colour) = match &lying.item {
                Item::Key { colour, .. } => (colour.as_str(), self.colour(colour)),
                Item::Form(kind) => (kind.as_str(), ""),
                _ => ("", ""),
            };
            self.add(cells, Kind::Item(&lying.item), sign, colour);
        }
        let Some(ground) = ground else { return };
        self.add(ground.unvisited.clone(), Kind::Unvisited, "", "");
        self.add(ground.wards.clone(), Kind::Warded, "", "");
    }

    /// The colour of doors and keys with that name: the named colour if there is one, the colour with that number, or otherwise the
    /// colour at the name's index in the level.
    fn colour(&self, name: &str) -> &'static str {
        if let Some((_, colour)) = NAMED.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            return colour;
        }
        let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let place = || self.names().iter().position(|&each| each == name).unwrap_or(0);
        COLOURS[number.unwrap_or_else(place) % COLOURS.len()]
    }
}

/// A stroke or a filled shape of an item, in a box of 100.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The outline in SVG path syntax.
    pub outline: &'static str,
    /// Its colour.
    pub colour: &'static str,
    /// The width of the stroke, or 0 for a filled shape.
    pub width: u8,
}

/// A key of a colour as the content of an SVG picture, in a box of 100.
pub fn key(colour: &'static str) -> String {
    let mut svg = Svg::new();
    for part in parts(&Item::Key { colour: String::new(), forever: false }, colour) {
        let outline = Path::parse(part.outline).unwrap_or_default();
        let width = if part.width > 0 { part.width.to_string() } else { "3.5".to_owned() };
        let (fill, stroke) = if part.width > 0 { ("none", part.colour) } else { (part.colour, INK) };
        svg.path(&outline, &[("fill", fill), ("stroke", stroke), ("stroke-width", &width)]);
    }
    svg.finish()
}

const METAL: &str = "#d9dde0";
const GOLD: &str = "#e8b93a";

/// The drawing of an item from back to front. Keys have the given colour.
pub fn parts(item: &Item, colour: &'static str) -> Vec<Part> {
    let solid = |outline, colour| Part { outline, colour, width: 0 };
    let line = |outline, colour, width| Part { outline, colour, width };
    match item {
        Item::Key { .. } => vec![
            solid(
                "M34 34C34 16 66 16 66 34C66 44 60 50 54 52L54 60L62 60L62 68L54 68L54 74L62 74L62 82L46 82L46 52C40 50 34 44 34 34Z",
                colour,
            ),
            line("M50 29L50 37", INK, 7),
        ],
        Item::Sword => vec![
            solid("M50 8L57 18L57 60L43 60L43 18Z", METAL),
            solid("M28 60L72 60L72 68L28 68Z", GOLD),
            solid("M45 68L55 68L55 88L45 88Z", "#7a4a2b"),
        ],
        Item::Shield => vec![
            solid("M50 12L82 22C82 56 70 78 50 90C30 78 18 56 18 22Z", "#5d86b8"),
            line("M50 22L50 80M28 42L72 42", METAL, 6),
        ],
        Item::Ward => vec![
            solid(
                "M50 16C72 16 84 32 84 50C84 70 68 84 50 84C30 84 16 70 16 50C16 32 28 16 50 16Z",
                "#cfe6ff",
            ),
            line("M50 30L50 70M30 50L70 50", "#2f6fb0", 8),
        ],
        Item::Form(_) => vec![solid("M50 10L86 50L50 90L14 50Z", "#f2ead8")],
        Item::Bomb => vec![
            solid(
                "M48 34C70 34 82 48 82 62C82 80 66 90 48 90C30 90 16 78 16 62C16 46 30 34 48 34Z",
                "#3a3a40",
            ),
            line("M60 36C64 22 76 26 80 14", "#b98a55", 5),
            line("M78 6L82 12M88 12L82 14M86 22L82 17", "#f0803a", 5),
        ],
        Item::Coin => vec![
            solid("M50 18C70 18 80 34 80 50C80 68 68 82 50 82C32 82 20 68 20 50C20 32 32 18 50 18Z", GOLD),
            line(
                "M50 32C62 32 68 40 68 50C68 60 62 68 50 68C38 68 32 60 32 50C32 40 38 32 50 32Z",
                "#a97c14",
                4,
            ),
        ],
    }
}

const INK: &str = "#2b211a";

#[cfg(test)]
mod tests {
    use chesswright_catalog::level;

    use super::*;

    #[test]
    fn a_key_has_the_colour_it_is_called_by_and_opens_a_door_of_that_colour() {
        let text = r#"{ "format": "chess-level", "version": 1, "rules": { "base": "levels-1" }, "size": [4, 1], "terrain": ["...."],
            "fixtures": [{ "at": "d1", "kind": "exit" }, { "at": "c1", "kind": "door", "colour": "red" }],
            "items": [{ "at": "b1", "kind": "key", "colour": "red" }],
            "pieces": [{ "at": "a1", "kind": "rook", "side": "you" }],
            "sides": [{ "id": "you", "control": "human" }], "win": ["exit"] }"#;
        let level = level::read(text).unwrap_or_else(|problems| panic!("{problems:?}"));
        let rules = Rules::new(&level.definition()).expect("a level is a game");
        let all = features(&rules, None);
        let coloured: Vec<&str> =
            all.iter().filter(|feature| feature.sign == "red").map(|feature| feature.colour).collect();
        assert_eq!(coloured, [COLOURS[2]; 2]);
    }
}
