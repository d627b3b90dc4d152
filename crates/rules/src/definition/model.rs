//! The definition of a game as plain data: the content of a document after reading, with its parent merged in and every
//! default filled in.
//!
//! Everything here is serialisable and comparable; nothing is compiled. Regions and piece moves are still text
//! ([`RegionText`], Betza): validation checks them and the compiler resolves them.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use crate::board::{Edge, Geometry, Wrap};
use crate::template;

mod about;
mod actions;
mod capture;
mod chance;
mod end;
mod goals;
mod hand;
mod influence;
mod sided;
mod terrain;
mod triggers;
mod view;
mod walls;

pub use about::{AboutDef, BoardShape, LookDef, PieceLook, RegionLook, SideLook};
pub use actions::ActionDef;
pub use capture::{BlastDef, CaptureDef, ChainRule, FlipRule, RemovalRule};
pub use chance::{CapturedRule, ChanceDef};
pub use end::{
    ChaseDef, CountingDef, DeclarationDef, DrawsDef, EliminatedRule, EndDef, ExtinctionDef, MateDef,
    PiecesHonour, TeamLoss, Verdict,
};
pub use goals::{ConnectDef, GoalDef};
pub use hand::{CapturesGo, DropDef, DropMate, EncloseRule, GateDef, GateFrom, HandDef};
pub use influence::{InfluenceDef, LendMode, LendersDef};
pub use terrain::{
    BarrierDef, DoorDef, Item, ItemDef, JamRule, MarkedDef, PartyDef, PlateDef, PlateMode, QuestDef,
    QuestGoalDef, QuestLossDef, RungDef, TerrainDef, TileDef, TowardDef, WarpDef, WhoDef,
};
pub use triggers::{
    BecomeDef, BlockedRule, CellsDef, ConditionDef, ConvertDef, CountEffect, CountTest, CounterTest,
    EffectDef, Event, HandEffect, HandTest, MoveEffect, NeighbourTest, NoCastlingDef, Party, PlaceDef, Reach,
    RebirthEffect, ResultDef, Spot, SwapEffect, TriggerDef, TurnEffect, TurnTest,
};
pub use view::{AnnouncesDef, ChecksTold, SeesRule, TriesRule, ViewDef};
pub use walls::{WallDef, WallRule};

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Definition {
    /// The identifier: lower-case letters, digits and `-`.
    pub name: String,
    /// The display name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// One or two sentences for the list of games.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Other names of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Who made the game; not part of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub about: AboutDef,
    /// How the game looks; not part of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub look: LookDef,
    /// The board.
    pub board: BoardDef,
    /// The sides, in turn order.
    pub sides: Vec<SideDef>,
    /// Named sets of cells.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub regions: IndexMap<String, RegionText>,
    /// The kinds of pieces by name.
    pub pieces: IndexMap<String, PieceDef>,
    /// The start position.
    pub setup: SetupDef,
    /// Ways to castle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub castling: Vec<CastlingDef>,
    /// Pieces in hand, if the game has hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandDef>,
    /// Gates: pieces that enter the board behind pieces that leave their home cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gates: Option<GateDef>,
    /// How turns work.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: TurnDef,
    /// What counts as check, and what it requires.
    #[serde(default, skip_serializing_if = "is_default")]
    pub check: CheckDef,
    /// What captures do.
    #[serde(default, skip_serializing_if = "is_default")]
    pub capture: CaptureDef,
    /// Walls that players put on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub walls: Option<WallDef>,
    /// Counters for triggers and actions, with their start values. Each side has its own copy.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub counters: IndexMap<String, i32>,
    /// Effects that happen automatically.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub triggers: Vec<TriggerDef>,
    /// What a side may do instead of moving a piece.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<ActionDef>,
    /// Pieces that borrow the moves of others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub influence: Vec<InfluenceDef>,
    /// The terrain of the cells, and the items on them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<TerrainDef>,
    /// The objectives of one side, if the game is a level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quest: Option<QuestDef>,
    /// What nature decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<ChanceDef>,
    /// How the game ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end: EndDef,
    /// What a side sees of the position.
    #[serde(default, skip_serializing_if = "is_default")]
    pub view: ViewDef,
    /// The notation its players use for moves; not part of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub notation: Custom,
}

/// A notation for moves and positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Custom {
    /// `Nf3`: files are letters from the left, ranks numbers from the near edge.
    #[default]
    Chess,
    /// `P-7f`: files are numbers from the right, ranks letters or numbers from the far edge.
    Shogi,
    /// `C2=5`: files are numbers from each player's right, distances stand for ranks.
    Xiangqi,
    /// `P73-63`: ranks from the far edge, then files from the left.
    Janggi,
    /// `ม-จ๔`: as in chess, with Thai letters and digits.
    Thai,
    /// `32-28`, `19x30`: the numbers of the cells on which the pieces stand.
    Draughts,
    /// `c3-d4`, `d4xf6xh4`: all cells on which a piece lands.
    DraughtsCells,
}

impl Custom {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 7] = [
        ("chess", Self::Chess),
        ("shogi", Self::Shogi),
        ("xiangqi", Self::Xiangqi),
        ("janggi", Self::Janggi),
        ("thai", Self::Thai),
        ("draughts", Self::Draughts),
        ("draughts-cells", Self::DraughtsCells),
    ];
}

/// A set of cells written as an expression, such as `rank 8`, `d4..e5`, `palace | own rank 1`.
///
/// Terms: `all`, `none`, `edge`, a cell, a box `a1..c3`, `rank 2` or `rank 2..4`, `file a` or `file a..c`, `layer 1`,
/// the name of a region. `own` before a term turns it to the point of view of the side that uses it, so `own rank 1` is each
/// side's nearest rank. Operators: a blank or `|` (union), `&` (intersection), `-` (difference), `^` (symmetric
/// difference). All have the same precedence and associate to the left. `!` (complement) and parentheses are allowed.
pub type RegionText = String;

/// A value for all sides, or one for each side by its name. A restriction does not apply to sides that are not named;
/// validation warns about them. For turns, check and captures, the default of the key holds for them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Sided<T> {
    /// The same for all.
    All(T),
    /// One for each; a side that is not named has none.
    Each(IndexMap<String, T>),
}

impl<T> Sided<T> {
    /// The value for the named side.
    pub fn get(&self, side: &str) -> Option<&T> {
        match self {
            Self::All(value) => Some(value),
            Self::Each(map) => map.get(side),
        }
    }
}

/// The board's shape.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BoardDef {
    /// Columns, 1 to 64.
    pub files: u16,
    /// Rows, 1 to 64.
    pub ranks: u16,
    /// Layers, 1 to 64.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub layers: u16,
    /// Geometry of the cells: squares, hexagons, or layers of squares.
    #[serde(default, skip_serializing_if = "is_default")]
    pub geometry: Geometry,
    /// Which edges are glued together cell by cell.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wrap: Wrap,
    /// Edges that are glued together in other ways, one pair after the other; empty unless `wrap` is `none`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub glue: Vec<GlueDef>,
    /// Runs of cell edges that are joined to each other; empty where whole edges of the board are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joins: Vec<JoinDef>,
    /// Missing cells, named as on the full box.
    #[serde(default = "none", skip_serializing_if = "is_none")]
    pub holes: RegionText,
    /// For hexagons: the outline. `hexagon` cuts the box (2n−1 files and ranks) to a regular hexagon of side n.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outline: Outline,
}

/// Two edges that are glued together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GlueDef {
    /// The edge over which a piece leaves.
    pub from: Edge,
    /// The edge over which it enters.
    pub to: Edge,
    /// One of the edges is turned round: what leaves near one end enters near the other end. Edges that share a corner
    /// meet there otherwise.
    #[serde(default, skip_serializing_if = "is_false")]
    pub flip: bool,
    /// How many cells further north or east it enters.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shift: i16,
}

/// A run of cell edges that is joined to another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct JoinDef {
    /// The cells that a piece leaves: one, or a straight run from the first to the last, such as `e4..h4`.
    pub from: String,
    /// The direction in which it leaves them.
    pub toward: Edge,
    /// The cells that it enters, in the same order.
    pub to: String,
    /// The direction in which it goes on.
    pub heading: Edge,
}

/// Which cells of the bounding box exist, before holes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outline {
    /// All of them.
    #[default]
    Box,
    /// A regular hexagon.
    Hexagon,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SideDef {
    /// Its name, such as `white`.
    pub name: String,
    /// One letter for position texts, such as `w`.
    pub letter: String,
    /// The direction of its forward: on squares `north`, `east`, `south`, `west`; on hexagons also `north-east`,
    /// `south-east`, `south-west`, `north-west`.
    pub forward: Compass,
    /// Where its forward is another direction.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forward_in: Vec<ForwardInDef>,
    /// Its team, by a name of its own. Sides of one team neither capture nor check each other, and win and lose together; a
    /// side without a name is a team of its own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub team: String,
}

/// Cells from which a side moves forward in another direction than elsewhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ForwardInDef {
    /// The cells.
    pub region: RegionText,
    /// The direction of forward there.
    pub forward: Compass,
}

/// A direction on the board as drawn.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Compass {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

/// A kind of piece.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PieceDef {
    /// Its sign in position texts: a letter, or several characters in `<name>` if there are not enough letters.
    pub letter: Sided<String>,
    /// Other letters that texts use for it; move texts in the game's own notation show the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// The character on the piece, if its pieces carry one: 歩, or 帥 and 將 by side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Sided<String>>,
    /// How it moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<MoveDef>,
    /// Attacks on it are checks; losing it loses the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub royal: bool,
    /// It is royal only while its side has at most this many of it; always if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub royal_up_to: Option<u16>,
    /// Kinds that count towards this number (a king and a crown prince).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub royal_with: Vec<String>,
    /// Material value in centipawns, if the author's value should replace the engine's estimate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// It may only ever stand on these cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confined: Option<Sided<RegionText>>,
    /// When it may use its first-move components (`i`).
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_move: FirstMoveRule,
    /// How it promotes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promotion: Option<PromotionDef>,
    /// Kinds that may capture this one; all kinds if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capturable_by: Option<Vec<String>>,
    /// Kinds it may not hop over (Janggi's cannon may not hop over cannons).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no_hop_over: Vec<String>,
    /// It loses its first-move components when an enemy piece of one of these kinds arrives on a cell from which it
    /// could reach this piece on an empty board (the rook that attacks a king in Cambodian chess). For pieces whose
    /// first move is `unmoved`. Royals of this kind may not use their first move to leave a check either.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub startled_by: Vec<String>,
    /// The kind it becomes when it is captured and goes to a hand; its own if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captured_as: Option<String>,
    /// Restrictions on dropping it from the hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drop: Option<DropDef>,
}

/// A set of moves, and the cells on which they apply.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoveDef {
    /// In Betza notation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub betza: String,
    /// Explicit steps instead, for moves that Betza cannot express.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<StepsDef>,
    /// Only from these cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Sided<RegionText>>,
    /// Only to these cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Sided<RegionText>>,
    /// Only while every cell it touches, the first and the last included, is one of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Sided<RegionText>>,
    /// Only while all of these hold. They ask about the position alone, seen by the piece's side; the spot `from` is the
    /// piece's cell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<ConditionDef>,
}

/// Moves as explicit vectors, seen from the side's point of view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StepsDef {
    /// Right, forward, up. `up` may be left out.
    pub vectors: Vec<Vec<i16>>,
    /// The maximum number of such steps; 0 for no limit.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub range: u16,
    /// The minimum number of such steps.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub least: u16,
    /// `m`, `c`, `d`, `e`, `k` as in Betza; `mc` if empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub modality: String,
    /// Only as a first move.
    #[serde(default, skip_serializing_if = "is_false")]
    pub initial: bool,
    /// Leaves en-passant targets on the cells passed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub marks_en_passant: bool,
}

impl Default for StepsDef {
    fn default() -> Self {
        Self {
            vectors: vec![],
            range: 1,
            least: 1,
            modality: String::new(),
            initial: false,
            marks_en_passant: false,
        }
    }
}

/// When a piece may use its first-move components.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstMoveRule {
    /// While it stands on a cell where the setup has a piece of its kind and side.
    #[default]
    Home,
    /// While it has never moved.
    Unmoved,
    /// While it stands on one of these cells.
    In(Sided<RegionText>),
}

/// How a piece promotes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PromotionDef {
    /// The promotion zone.
    pub zone: Sided<RegionText>,
    /// The kinds it may promote to, in the order in which the user chooses.
    pub to: Sided<Vec<String>>,
    /// Which moves may promote: those that end in the zone, or those that start there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<PromotionMoment>,
    /// Cells on which promotion is forced; the whole zone if absent, `none` for never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced: Option<Sided<RegionText>>,
    /// A kind may be chosen only while the side has fewer than this many of it on the board.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub limit: IndexMap<String, u16>,
    /// Only captures can promote.
    #[serde(default, skip_serializing_if = "is_false")]
    pub captures_only: bool,
    /// The new piece comes from the side's hand: only pieces in hand can be chosen.
    #[serde(default, skip_serializing_if = "is_false")]
    pub from_hand: bool,
    /// The zone for a side's last such piece, instead of `zone`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Sided<RegionText>>,
    /// A promotion may not give check, and the new piece may not attack anything.
    #[serde(default, skip_serializing_if = "is_false")]
    pub peaceful: bool,
    /// What becomes of a chain of captures that enters the zone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub in_chain: ChainPromotion,
}

/// What becomes of a chain of captures that enters the promotion zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChainPromotion {
    /// The piece goes on as it is and promotes only if the chain ends in the zone.
    #[default]
    AtEnd,
    /// The piece promotes, and the move ends.
    Stops,
    /// The piece promotes and goes on as what it has become.
    AtOnce,
}

/// Which end of a move must lie in the promotion zone. An empty list means [`Arriving`](Self::Arriving).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PromotionMoment {
    /// The move ends in the zone, wherever it began.
    Arriving,
    /// The move ends in the zone and began outside.
    Entering,
    /// The move begins in the zone.
    Leaving,
    /// A promotion instead of a move: on its cell in the zone, or on an empty cell that the new piece could move to
    /// from there (sittuyin).
    Staying,
}

/// The start position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetupDef {
    /// One text per rank, the far rank first, layers one after the other from the top. Letters as in FEN (upper case for the
    /// first side), numbers for gaps, `.` for an empty cell, `_` or `*` for a missing one, `<name>` for names of several characters,
    /// and with more than two sides the side's letter and a colon in front: `<r:K>`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<String>,
    /// The pieces in hand, written like rows: `NNnn`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub hand: String,
    /// The pieces that wait behind gates: by kind, the cells they wait behind.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub waiting: IndexMap<String, Sided<RegionText>>,
    /// How to shuffle the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<ShuffleDef>,
}

/// A random start position: deals pieces onto cells, under conditions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShuffleDef {
    /// The first side's cells. Their pieces are dealt again among these cells.
    pub cells: RegionText,
    /// Conditions that the deal must satisfy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<ShuffleCondition>,
    /// Whether the other sides get the mirror image of the first side's deal; otherwise each side gets its own deal.
    #[serde(default = "yes", skip_serializing_if = "is_true")]
    pub mirrored: bool,
}

/// What a dealt start position must satisfy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShuffleCondition {
    /// The pieces of these kinds, counted together, stand on cells of both colours in equal numbers.
    OnBothColours(Vec<String>),
    /// The first kind stands between two of the second.
    Between(String, String),
    /// A piece of the first kind stands between two of the second.
    Protected(Vec<String>),
    /// The dealt rank must differ from this one.
    Not(String),
}

/// One way to castle: a king and a partner move together.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CastlingDef {
    /// `K` or `Q` in position texts.
    pub wing: Wing,
    /// Sides that have it; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<String>>,
    /// The piece that castles.
    pub king: String,
    /// The pieces it may castle with.
    pub partner: Vec<String>,
    /// The king's start cell for each side; its cell in the setup if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub king_from: Option<Sided<String>>,
    /// The partner's start cell; the outermost partner on this wing in the setup if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner_from: Option<Sided<String>>,
    /// The king's destination file.
    pub king_to: String,
    /// The partner's destination file; next to the king, towards the middle, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner_to: Option<String>,
    /// Castling takes the right to castle to the same wing away from the other sides.
    #[serde(default, skip_serializing_if = "is_false")]
    pub exclusive: bool,
    /// Castling this way wins, and a side that can never do so again loses.
    #[serde(default, skip_serializing_if = "is_false")]
    pub wins: bool,
    /// Dropping king and partner on their start cells gives the right to castle. Both cells are required then.
    #[serde(default, skip_serializing_if = "is_false")]
    pub dropped: bool,
}

/// The side of the board a king castles to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wing {
    /// Towards the higher files: `K`.
    #[default]
    King,
    /// Towards the lower files: `Q`.
    Queen,
}

impl Wing {
    /// The words for error messages: the direction, and where the partner stands.
    pub(crate) fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::King => (template!("to the right"), template!("on the right")),
            Self::Queen => (template!("to the left"), template!("on the left")),
        }
    }
}

/// How turns work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TurnDef {
    /// Moves a side makes in one turn.
    #[serde(skip_serializing_if = "is_one_for_all")]
    pub steps: Sided<u16>,
    /// Moves of the first turn of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_steps: Option<u16>,
    /// Each turn has this many more moves than the one before (progressive chess).
    #[serde(skip_serializing_if = "is_default")]
    pub grows_by: u16,
    /// Giving check ends the turn immediately.
    #[serde(skip_serializing_if = "is_default")]
    pub check_ends: Sided<bool>,
    /// Whether a side may pass.
    #[serde(skip_serializing_if = "is_default")]
    pub pass: Sided<PassRule>,
    /// This many consecutive passes end the game in a draw; 0 for never.
    #[serde(skip_serializing_if = "is_default")]
    pub passes_end: u16,
}

impl Default for TurnDef {
    fn default() -> Self {
        Self {
            steps: Sided::All(1),
            first_steps: None,
            grows_by: 0,
            check_ends: Sided::All(false),
            pass: Sided::All(PassRule::Never),
            passes_end: 0,
        }
    }
}

/// Whether a side may pass instead of moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassRule {
    /// Never.
    #[default]
    Never,
    /// Whenever its royal is not in check.
    Allowed,
    /// Only if there is no other legal move.
    Stuck,
}

/// What counts as check, and what it requires.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CheckDef {
    /// A side must not leave its royals in check. If false, its royals may be captured.
    #[serde(skip_serializing_if = "is_true_for_all")]
    pub binding: Sided<bool>,
    /// Whether a side may give check.
    #[serde(skip_serializing_if = "is_default")]
    pub forbidden: Sided<CheckBan>,
    /// What happens if two royals face each other along a file with nothing between them.
    #[serde(skip_serializing_if = "is_default")]
    pub facing: FacingRule,
    /// A side with several royals is in check only when all of them are attacked (Spartan chess).
    #[serde(skip_serializing_if = "is_default")]
    pub all: Sided<bool>,
    /// A royal may not step out of check: it may only capture the piece that gives check (makpong).
    #[serde(skip_serializing_if = "is_default")]
    pub stays: Sided<bool>,
    /// Which captures of a royal give check.
    #[serde(skip_serializing_if = "is_default")]
    pub captures: CheckingCaptures,
    /// A move must leave its side's royals safe before the effects of triggers, too (Alice chess).
    #[serde(skip_serializing_if = "is_false")]
    pub before_effects: bool,
}

/// Whether giving check is forbidden. `false` and `true` stand for the first two values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "CheckBanText", into = "CheckBanText")]
pub enum CheckBan {
    /// It is not.
    #[default]
    Never,
    /// It is (racing kings).
    Always,
    /// It is, except if that is mate: if the side that moves next has no move that leaves its royals safe, whether or not that move
    /// would itself be a forbidden check (checkless chess).
    UnlessMate,
}

impl CheckBan {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 3] =
        [("never", Self::Never), ("always", Self::Always), ("unless-mate", Self::UnlessMate)];
}

/// How a [`CheckBan`] is written.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum CheckBanText {
    Flag(bool),
    Word(CheckBanWord),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CheckBanWord {
    UnlessMate,
}

impl From<CheckBanText> for CheckBan {
    fn from(text: CheckBanText) -> Self {
        match text {
            CheckBanText::Flag(false) => Self::Never,
            CheckBanText::Flag(true) => Self::Always,
            CheckBanText::Word(CheckBanWord::UnlessMate) => Self::UnlessMate,
        }
    }
}

impl From<CheckBan> for CheckBanText {
    fn from(ban: CheckBan) -> Self {
        match ban {
            CheckBan::Never => Self::Flag(false),
            CheckBan::Always => Self::Flag(true),
            CheckBan::UnlessMate => Self::Word(CheckBanWord::UnlessMate),
        }
    }
}

/// Which captures of a royal give check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckingCaptures {
    /// All, even if a trigger forbids them.
    #[default]
    All,
    /// Those that no trigger forbids.
    Legal,
}

impl Default for CheckDef {
    fn default() -> Self {
        Self {
            binding: Sided::All(true),
            forbidden: Sided::All(CheckBan::Never),
            facing: FacingRule::Ignored,
            all: Sided::All(false),
            stays: Sided::All(false),
            captures: CheckingCaptures::All,
            before_effects: false,
        }
    }
}

/// What happens when royals face each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FacingRule {
    /// Nothing.
    #[default]
    Ignored,
    /// Janggi: the side to move must end the facing or pass; if it lasts for two consecutive positions the game is
    /// over.
    Bikjang,
}

fn one() -> u16 {
    1
}
fn is_one(n: &u16) -> bool {
    *n == 1
}
fn is_one_for_all(n: &Sided<u16>) -> bool {
    *n == Sided::All(1)
}
fn none() -> RegionText {
    "none".into()
}
fn is_none(text: &RegionText) -> bool {
    text == "none"
}
fn is_false(b: &bool) -> bool {
    !b
}
fn is_true(b: &bool) -> bool {
    *b
}
fn is_true_for_all(b: &Sided<bool>) -> bool {
    *b == Sided::All(true)
}
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
fn yes() -> bool {
    true
}

impl<T: Default> Default for Sided<T> {
    fn default() -> Self {
        Self::All(T::default())
    }
}
