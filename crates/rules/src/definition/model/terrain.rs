//! Terrain of the cells, items on them, and the objectives of a level.
//!
//! All of it is optional and part of the definition, so levels may have fairy pieces and drops, and variants may have
//! walls, doors and warps. Permanent walls and holes are simply missing from the board.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use super::{Compass, RegionText, is_default, is_false, none};

/// Terrain, fixtures and items, and how each side interacts with them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TerrainDef {
    /// Fences: only the path of a leap may cross these cells.
    #[serde(skip_serializing_if = "is_none_or_empty")]
    pub fences: RegionText,
    /// Walls that a bomb turns into floor.
    #[serde(skip_serializing_if = "is_none_or_empty")]
    pub cracked: RegionText,
    /// Ice: pieces that did not leap onto these cells slide on.
    #[serde(skip_serializing_if = "is_none_or_empty")]
    pub ice: RegionText,
    /// Belts: cells that move the piece that stops on them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub belts: Vec<TowardDef>,
    /// Cells that pieces may enter in one direction only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub one_way: Vec<TowardDef>,
    /// Doors. A door is closed until a side with a key of its colour moves onto it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub doors: Vec<DoorDef>,
    /// Gates. A gate is open while plates of its channel are down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<BarrierDef>,
    /// Pressure plates.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plates: Vec<PlateDef>,
    /// Warp pads. Each leads to one cell; a pair that leads both ways is two warps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warps: Vec<WarpDef>,
    /// Exit cells.
    #[serde(skip_serializing_if = "is_none_or_empty")]
    pub exits: RegionText,
    /// Cells where pieces promote.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub promotion: Vec<TileDef>,
    /// Items on cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<ItemDef>,
    /// Pieces of the setup with additional properties.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<MarkedDef>,
    /// Kinds whose leaps need a free path: with the long leg first, or with the short leg first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub l_paths: Vec<String>,
    /// By side: how it interacts with terrain. Sides that are not named take no items and use warps.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub sides: IndexMap<String, PartyDef>,
    /// By kind: what a sword and a shield turn it into.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub ladder: IndexMap<String, RungDef>,
    /// By kind: what it may become on a promotion cell that lists no kinds.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub promotes: IndexMap<String, Vec<String>>,
    /// What happens when a piece arrives on a pad whose destination is occupied.
    #[serde(skip_serializing_if = "is_default")]
    pub warp_occupied: JamRule,
    /// Whether diagonal steps between two obstacles are forbidden.
    #[serde(skip_serializing_if = "is_false")]
    pub no_corner_cutting: bool,
    /// Items block the paths of leaps for sides that do not take items.
    #[serde(skip_serializing_if = "is_false")]
    pub items_block_paths: bool,
    /// Sliders pass items without taking them.
    #[serde(skip_serializing_if = "is_false")]
    pub sliders_pass_items: bool,
    /// Sliders continue through doors that they open.
    #[serde(skip_serializing_if = "is_false")]
    pub door_pass: bool,
    /// The radius of a bomb; 1 if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bomb_radius: Option<u8>,
    /// A bomb sets off other bombs within its radius.
    #[serde(skip_serializing_if = "is_false")]
    pub bomb_chain: bool,
    /// A slider that breaks a ward stops next to it instead of staying on its cell.
    #[serde(skip_serializing_if = "is_false")]
    pub ward_adjacent: bool,
}

/// Cells with a direction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TowardDef {
    /// The cells.
    pub at: RegionText,
    /// The direction.
    pub toward: Compass,
}

/// Doors of a colour.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DoorDef {
    /// The cells.
    pub at: RegionText,
    /// The colour of the key.
    pub colour: String,
}

/// Gates of a channel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BarrierDef {
    /// The cells.
    pub at: RegionText,
    /// Which plates open it.
    pub channel: String,
    /// All of them must be down, not just any.
    #[serde(default, skip_serializing_if = "is_false")]
    pub all: bool,
}

/// A plate that pieces press.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlateDef {
    /// The cells; each is a plate of its own.
    pub at: RegionText,
    /// Which gates it opens.
    pub channel: String,
    /// When it is down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mode: PlateMode,
    /// Pieces that can press it; all if empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub who: WhoDef,
}

/// When a plate is down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlateMode {
    /// While a piece stands on it.
    #[default]
    Hold,
    /// Permanently, once pressed.
    Latch,
    /// Until the next arrival.
    Toggle,
}

/// A warp pad.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WarpDef {
    /// The pad's cell.
    pub at: String,
    /// Where it leads.
    pub to: String,
}

/// What happens when a piece arrives on a pad whose destination is occupied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JamRule {
    /// The piece stays on the pad.
    #[default]
    Jam,
    /// It captures an enemy on the destination if it can; otherwise it stays on the pad.
    Capture,
    /// Such moves are illegal.
    Forbid,
}

/// Cells where pieces promote.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TileDef {
    /// The cells.
    pub at: RegionText,
    /// The kinds, in the order in which the user chooses; those of the piece's kind if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<String>,
}

/// Items on cells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ItemDef {
    /// The cells; one on each.
    pub at: RegionText,
    /// What it is.
    pub item: Item,
}

/// An item.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Item {
    /// Opens a door of its colour, or every one.
    Key {
        /// Its colour.
        colour: String,
        /// Using the key does not spend it.
        #[serde(default, skip_serializing_if = "is_false")]
        forever: bool,
    },
    /// Moves the piece one step up the sword branch of the ladder.
    Sword,
    /// Moves the piece one step up the shield branch.
    Shield,
    /// The piece survives one capture or blast.
    Ward,
    /// The piece becomes this kind.
    Form(String),
    /// Explodes: removes everything around, and the piece that took it.
    Bomb,
    /// A coin. Only counts.
    Coin,
}

/// A piece of the setup with additional properties.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct MarkedDef {
    /// Its start cell.
    pub at: String,
    /// A name that goals and plates use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// It survives one capture.
    #[serde(skip_serializing_if = "is_false")]
    pub ward: bool,
    /// The cells of its patrol route.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub route: Vec<String>,
    /// The game tracks it individually even without a name, because its side's pieces act one after the other.
    #[serde(skip_serializing_if = "is_false")]
    pub numbered: bool,
}

/// How a side interacts with terrain, and how it takes its turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PartyDef {
    /// It takes items; others treat them as obstacles.
    #[serde(skip_serializing_if = "is_false")]
    pub takes_items: bool,
    /// Warps do not move it.
    #[serde(skip_serializing_if = "is_false")]
    pub ignores_warps: bool,
    /// Actions per turn.
    #[serde(skip_serializing_if = "is_one_action")]
    pub actions: u16,
    /// Instead, each of its pieces acts once, in their order.
    #[serde(skip_serializing_if = "is_false")]
    pub each: bool,
    /// It may pass even if it can move.
    #[serde(skip_serializing_if = "is_false")]
    pub may_pass: bool,
    /// It never has a turn.
    #[serde(skip_serializing_if = "is_false")]
    pub idle: bool,
    /// Sides it does not attack.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub allies: Vec<String>,
    /// It can use its allies' keys.
    #[serde(skip_serializing_if = "is_false")]
    pub shares_keys: bool,
}

impl Default for PartyDef {
    fn default() -> Self {
        Self {
            takes_items: false,
            ignores_warps: false,
            actions: 1,
            each: false,
            may_pass: false,
            idle: false,
            allies: vec![],
            shares_keys: false,
        }
    }
}

/// What a sword and a shield turn a kind into; no change if absent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RungDef {
    /// With a sword.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sword: Option<String>,
    /// With a shield.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shield: Option<String>,
}

/// A filter for pieces: it matches those that meet all given conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct WhoDef {
    /// Of this kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// With this name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// Of this side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
}

/// The objectives of one side in a level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct QuestDef {
    /// The side.
    pub side: String,
    /// The side wins if all of these hold after an action.
    pub win: Vec<QuestGoalDef>,
    /// The side loses as soon as one of these holds. Losing takes precedence.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lose: Vec<QuestLossDef>,
}

/// A condition for winning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum QuestGoalDef {
    /// No enemy piece that matches is left; no enemy piece at all if the filter is empty.
    TakeAll(WhoDef),
    /// This many of its pieces stand on exits, or have left by them.
    Exit {
        /// The pieces.
        #[serde(default, skip_serializing_if = "is_default")]
        who: WhoDef,
        /// How many; 0 for all that are left.
        count: u16,
        /// Whether they leave the board.
        #[serde(default, skip_serializing_if = "is_false")]
        leaves: bool,
    },
    /// This many rounds are over.
    Survive(u16),
    /// It has taken this many of an item, given by kind and optionally by colour.
    Collect {
        /// `coin`, `key`, `sword`, `shield`, `ward`, `form` or `bomb`.
        item: String,
        /// The colour of keys; any if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<String>,
        /// How many.
        count: u16,
    },
    /// This many pieces stand on these cells.
    Place {
        /// The cells.
        on: RegionText,
        /// The pieces.
        #[serde(default, skip_serializing_if = "is_default")]
        who: WhoDef,
        /// How many; 0 for one on every cell.
        #[serde(default, skip_serializing_if = "is_default")]
        count: u16,
    },
    /// Its pieces have visited all of these cells.
    Visit(RegionText),
    /// It has promoted this often.
    Promote(u16),
    /// The total value of a side's pieces is at least this.
    Material {
        /// The side; its own if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
        /// Values by kind.
        values: IndexMap<String, i32>,
        /// The minimum.
        least: i32,
    },
    /// A piece that matches is still on the board.
    Protect(WhoDef),
    /// At least one of these holds.
    AnyOf(Vec<QuestGoalDef>),
    /// All of these hold; for use inside [`AnyOf`](Self::AnyOf).
    AllOf(Vec<QuestGoalDef>),
}

/// A condition for losing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum QuestLossDef {
    /// A side has no piece left.
    NoPieces(String),
    /// It has no piece left that matches.
    Lost(WhoDef),
    /// It has made more actions than this.
    Moves(u16),
    /// More rounds than this are over.
    Rounds(u16),
}

fn is_none_or_empty(text: &RegionText) -> bool {
    text.is_empty() || *text == none()
}

fn is_one_action(n: &u16) -> bool {
    *n == 1
}
