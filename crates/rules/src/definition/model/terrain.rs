//! What cells are made of, what lies on them, and what a level asks of its player.
//!
//! All of it is optional and belongs to the definition, so that any level may have fairy pieces and drops, and any variant walls,
//! doors and warps. Walls and holes that stay are simply no cells of the board.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use super::{Compass, RegionText, is_default, is_false, none};

/// Terrain, fixtures and items, and how the sides deal with them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TerrainDef {
    /// Cells that only the way of a leap may cross.
    #[serde(skip_serializing_if = "is_none_or_empty")]
    pub fences: RegionText,
    /// Walls that a bomb turns into floor.
    #[serde(skip_serializing_if = "is_none_or_empty")]
    pub cracked: RegionText,
    /// Cells on which whoever did not leap there slides on.
    #[serde(skip_serializing_if = "is_none_or_empty")]
    pub ice: RegionText,
    /// Cells that carry what comes to stand on them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub belts: Vec<TowardDef>,
    /// Cells that are entered in one direction only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub one_way: Vec<TowardDef>,
    /// Doors, closed until a side with a key of their colour moves onto them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub doors: Vec<DoorDef>,
    /// Gates, open while plates of their channel are down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<BarrierDef>,
    /// Plates.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plates: Vec<PlateDef>,
    /// Pads, each leading to one cell; a pair that leads both ways is two of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warps: Vec<WarpDef>,
    /// Ways out.
    #[serde(skip_serializing_if = "is_none_or_empty")]
    pub exits: RegionText,
    /// Cells where pieces promote.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub promotion: Vec<TileDef>,
    /// What lies on cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<ItemDef>,
    /// Pieces of the setup that are more than their kind and side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<MarkedDef>,
    /// Kinds whose leaps need a free way, the long leg first or the short one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub l_paths: Vec<String>,
    /// By side: how it deals with all that. Sides that are not named take no items and use warps.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub sides: IndexMap<String, PartyDef>,
    /// By kind: what a sword and a shield make of it.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub ladder: IndexMap<String, RungDef>,
    /// By kind: what it may become on a promotion cell that does not say.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub promotes: IndexMap<String, Vec<String>>,
    /// What an arrival on a pad does while its exit is taken.
    #[serde(skip_serializing_if = "is_default")]
    pub warp_occupied: JamRule,
    /// Whether diagonal steps between two obstacles are refused.
    #[serde(skip_serializing_if = "is_false")]
    pub no_corner_cutting: bool,
    /// Items block the ways of leaps for sides that do not take them.
    #[serde(skip_serializing_if = "is_false")]
    pub items_block_paths: bool,
    /// Sliders pass items without taking them.
    #[serde(skip_serializing_if = "is_false")]
    pub sliders_pass_items: bool,
    /// Sliders go on through doors that they open.
    #[serde(skip_serializing_if = "is_false")]
    pub door_pass: bool,
    /// How far a bomb reaches; 1 when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bomb_radius: Option<u8>,
    /// A bomb sets off the bombs it reaches.
    #[serde(skip_serializing_if = "is_false")]
    pub bomb_chain: bool,
    /// Whoever breaks a ward by sliding stops next to it instead of staying where it was.
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
    /// How long it stays down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mode: PlateMode,
    /// Whose weight counts; anybody's when empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub who: WhoDef,
}

/// How long a plate stays down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlateMode {
    /// While a piece stands on it.
    #[default]
    Hold,
    /// For ever.
    Latch,
    /// Until the next arrival.
    Toggle,
}

/// A pad.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WarpDef {
    /// The pad's cell.
    pub at: String,
    /// Where it leads.
    pub to: String,
}

/// What an arrival on a pad does while its exit is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JamRule {
    /// The piece stays on the pad.
    #[default]
    Jam,
    /// It captures an enemy there, if it may capture; otherwise it stays.
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
    /// Into what, in the order a chooser shows; what the kind says when empty.
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
    /// Opens one door of its colour, or every one.
    Key {
        /// Its colour.
        colour: String,
        /// It is never spent.
        #[serde(default, skip_serializing_if = "is_false")]
        forever: bool,
    },
    /// One step up the sword's branch of the ladder.
    Sword,
    /// One step up the shield's branch.
    Shield,
    /// The piece survives one capture or blast.
    Ward,
    /// The piece becomes another.
    Form(String),
    /// Everything around goes, its taker too.
    Bomb,
    /// Counts.
    Coin,
}

/// A piece of the setup that is more than its kind and side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct MarkedDef {
    /// Where it stands at the start.
    pub at: String,
    /// A name that goals and plates use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// It survives one capture.
    #[serde(skip_serializing_if = "is_false")]
    pub ward: bool,
    /// The cells of its patrol.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub route: Vec<String>,
    /// It is told apart from others of its kind even without a name, because its side's pieces act one after the other.
    #[serde(skip_serializing_if = "is_false")]
    pub numbered: bool,
}

/// How a side deals with terrain, and how it takes its turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PartyDef {
    /// It takes items; others treat them as obstacles.
    #[serde(skip_serializing_if = "is_false")]
    pub takes_items: bool,
    /// It is not moved by warps.
    #[serde(skip_serializing_if = "is_false")]
    pub ignores_warps: bool,
    /// Actions in a turn.
    #[serde(skip_serializing_if = "is_one_action")]
    pub actions: u16,
    /// Every one of its pieces acts once instead, in their order.
    #[serde(skip_serializing_if = "is_false")]
    pub each: bool,
    /// It may pass although it could move.
    #[serde(skip_serializing_if = "is_false")]
    pub may_pass: bool,
    /// It never has a turn.
    #[serde(skip_serializing_if = "is_false")]
    pub idle: bool,
    /// Sides it does not fight.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub allies: Vec<String>,
    /// Its allies' keys are its own.
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

/// What a sword and a shield make of a kind; itself when absent.
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

/// Some pieces: all that fit everything said.
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

/// What a level asks of one side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct QuestDef {
    /// The side.
    pub side: String,
    /// It wins when all of these hold after an action.
    pub win: Vec<AimDef>,
    /// It loses as soon as one of these holds; that comes first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lose: Vec<LossDef>,
}

/// Something to reach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AimDef {
    /// No such piece of an enemy is left: all enemies' when nothing is said.
    TakeAll(WhoDef),
    /// So many of its pieces stand on exits, or have left by them.
    Exit {
        /// Which.
        #[serde(default, skip_serializing_if = "is_default")]
        who: WhoDef,
        /// How many; every one that is left when 0.
        count: u16,
        /// They leave the board.
        #[serde(default, skip_serializing_if = "is_false")]
        leaves: bool,
    },
    /// So many rounds are over.
    Survive(u16),
    /// It has taken so many of an item, named by its kind and perhaps a colour.
    Collect {
        /// `coin`, `key`, `sword`, `shield`, `ward`, `form` or `bomb`.
        item: String,
        /// The colour of keys, if it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<String>,
        /// How many.
        count: u16,
    },
    /// So many pieces stand on these cells.
    Place {
        /// The cells.
        on: RegionText,
        /// Which pieces.
        #[serde(default, skip_serializing_if = "is_default")]
        who: WhoDef,
        /// How many; one on every cell when 0.
        #[serde(default, skip_serializing_if = "is_default")]
        count: u16,
    },
    /// Its pieces have been on all of these cells.
    Visit(RegionText),
    /// So many promotions.
    Promote(u16),
    /// A side's pieces are worth at least so much.
    Material {
        /// The side; its own when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
        /// By kind.
        values: IndexMap<String, i32>,
        /// How much.
        least: i32,
    },
    /// Such a piece is still there.
    Protect(WhoDef),
    /// One of these.
    AnyOf(Vec<AimDef>),
    /// All of these, inside of one-of.
    AllOf(Vec<AimDef>),
}

/// A way to lose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LossDef {
    /// A side has no piece left.
    NoPieces(String),
    /// No such piece of its own is left.
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
