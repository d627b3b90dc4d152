//! The definition of a game as plain data: what a document says once it has been read,
//! its parent merged in, and every default made explicit.
//!
//! Everything here is serialisable and comparable; nothing is compiled. Regions and piece
//! moves are still text ([`RegionText`], Betza), checked by validation and resolved by the compiler.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use crate::board::{Geometry, Wrap};

mod about;
mod capture;
mod end;
mod goals;
mod hand;
mod terrain;
mod triggers;
mod walls;

pub use about::{AboutDef, LookDef, PieceLook, RegionLook, SideLook};
pub use capture::{BlastDef, CaptureDef, FlipRule};
pub use end::{
    ChaseDef, CountingDef, DeclarationDef, DrawsDef, EliminatedRule, EndDef, ExtinctionDef, MateDef,
    PiecesHonour, Verdict,
};
pub use goals::{ConnectDef, GoalDef};
pub use hand::{CapturesGo, DropDef, DropMate, EncloseRule, GateDef, GateFrom, HandDef};
pub use terrain::{
    AimDef, BarrierDef, DoorDef, Item, ItemDef, JamRule, LossDef, MarkedDef, PartyDef, PlateDef, PlateMode,
    QuestDef, RungDef, TerrainDef, TileDef, TowardDef, WarpDef, WhoDef,
};
pub use triggers::{
    BecomeDef, CellsDef, ConditionDef, ConvertDef, CountEffect, CountTest, CounterTest, EffectDef, Event,
    HandEffect, HandTest, NoCastlingDef, Party, PlaceDef, ResultDef, Spot, TriggerDef, TurnEffect, TurnTest,
};
pub use walls::{WallDef, WallRule};

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Definition {
    /// The short name programs use: lower-case letters, digits and `-`.
    pub name: String,
    /// The name people use.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// One or two sentences for a gallery.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Other names in use elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Who made the game; no part of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub about: AboutDef,
    /// How the game looks; no part of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub look: LookDef,
    /// The cells.
    pub board: BoardDef,
    /// Who plays, in turn order.
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
    /// Pieces in hand, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandDef>,
    /// Pieces that come in behind those that leave home.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gates: Option<GateDef>,
    /// How a turn goes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: TurnDef,
    /// What check means.
    #[serde(default, skip_serializing_if = "is_default")]
    pub check: CheckDef,
    /// What captures mean.
    #[serde(default, skip_serializing_if = "is_default")]
    pub capture: CaptureDef,
    /// Walls that players put on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub walls: Option<WallDef>,
    /// Numbers that triggers count with: each side has its own, which starts at this.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub counters: IndexMap<String, i32>,
    /// What happens by itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub triggers: Vec<TriggerDef>,
    /// What the cells are made of, and what lies on them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<TerrainDef>,
    /// What one side is to reach, where the game is a level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quest: Option<QuestDef>,
    /// How the game ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end: EndDef,
    /// Whose customs its players follow when they write moves down; no part of the rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub notation: Custom,
}

/// A way of writing moves and positions down.
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
}

impl Custom {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 5] = [
        ("chess", Self::Chess),
        ("shogi", Self::Shogi),
        ("xiangqi", Self::Xiangqi),
        ("janggi", Self::Janggi),
        ("thai", Self::Thai),
    ];
}

/// A set of cells in words, such as `rank 8`, `d4..e5`, `palace | own rank 1`.
///
/// Terms: `all`, `none`, `edge`, a cell, a box `a1..c3`, `rank 2` or `rank 2..4`, `file a` or `file a..c`,
/// `layer 1`, the name of a region. `own` before a term turns it to the seat of the side it is used for, so
/// `own rank 1` is each side's nearest rank. Terms are joined by blanks or `|` (union), `&` (both), `-` (without),
/// `^` (one but not both), all binding alike from the left, with `!` (all other cells) and parentheses.
pub type RegionText = String;

/// A value for all sides, or one for each side by its name. Where a value restricts something, a side that
/// is not named is not restricted; validation warns about sides left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Sided<T> {
    /// The same for all.
    All(T),
    /// One each; a side that is not named has none.
    Each(IndexMap<String, T>),
}

impl<T> Sided<T> {
    /// The value for the side of that name.
    pub fn get(&self, side: &str) -> Option<&T> {
        match self {
            Self::All(value) => Some(value),
            Self::Each(map) => map.get(side),
        }
    }
}

/// The board's outline.
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
    /// Square cells, hexagons, or layers of squares.
    #[serde(default, skip_serializing_if = "is_default")]
    pub geometry: Geometry,
    /// Edges glued together.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wrap: Wrap,
    /// Cells that are missing, named as on the full box.
    #[serde(default = "none", skip_serializing_if = "is_none")]
    pub holes: RegionText,
    /// For hexagons: the outline. `hexagon` cuts the box (2n−1 files and ranks) to a regular hexagon of side n.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outline: Outline,
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
    /// Where its forward points: on squares `north`, `east`, `south`, `west`; on hexagons also
    /// `north-east`, `south-east`, `south-west`, `north-west`.
    pub forward: Compass,
}

/// A direction on the drawn board.
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
    /// Its sign in position texts: a letter, or several characters where letters run out (written `<name>` there).
    pub letter: Sided<String>,
    /// Other letters that texts have for it; move texts of the game's own custom show the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// The character on the piece, where pieces have characters: 歩, or 帥 and 將 by side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Sided<String>>,
    /// How it moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<MoveDef>,
    /// Attacks on it are checks; losing it loses the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub royal: bool,
    /// It is royal only while its side has no more than this many of it; always when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub royal_up_to: Option<u16>,
    /// Kinds that are counted together with it then (a king and a crown prince).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub royal_with: Vec<String>,
    /// Material value in hundredths of a pawn, when the author knows better than the computer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// The only cells it may ever arrive on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confined: Option<Sided<RegionText>>,
    /// When its first-move components (`i`) may be used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_move: FirstMoveRule,
    /// What it turns into.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promotion: Option<PromotionDef>,
    /// Pieces that may capture this one; everybody when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capturable_by: Option<Vec<String>>,
    /// Pieces it may not hop over (Janggi's cannon may not hop over cannons).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no_hop_over: Vec<String>,
    /// Its first-move components are lost when an enemy piece of one of these kinds arrives where it could reach it on an empty
    /// board (the rook that stares at a king in Cambodian chess). For pieces whose first move is `unmoved`.
    /// Royals of this kind do not leap out of check either.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub startled_by: Vec<String>,
    /// What it turns into when it is captured and goes to a hand; itself when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captured_as: Option<String>,
    /// How it is dropped from the hand, where that is not wherever it likes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drop: Option<DropDef>,
}

/// Some of a piece's moves and where they hold.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoveDef {
    /// In Betza notation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub betza: String,
    /// Or as explicit steps, for boards Betza has no words for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<StepsDef>,
    /// Only from these cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Sided<RegionText>>,
    /// Only to these cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Sided<RegionText>>,
    /// Only while every cell touched, first and last included, is one of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Sided<RegionText>>,
}

/// Moves as explicit vectors from the mover's seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StepsDef {
    /// Right, forward, up (up may be left out).
    pub vectors: Vec<Vec<i16>>,
    /// How many such steps at most; 0 for any number.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub range: u16,
    /// How many such steps at least.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub least: u16,
    /// `m`, `c`, `d`, `e`, `k` as in Betza; `mc` when empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub modality: String,
    /// Only as first move.
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

/// When a piece may make its first move.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstMoveRule {
    /// While it stands on a cell where such a piece of its side stands in the setup.
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
    /// Where.
    pub zone: Sided<RegionText>,
    /// Into which pieces, in the order a chooser shows them.
    pub to: Sided<Vec<String>>,
    /// Which moves may promote: those that end in the zone, or those that start there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<PromotionMoment>,
    /// Where the choice not to promote is taken away; the whole zone when absent, `none` for never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced: Option<Sided<RegionText>>,
    /// A piece may be chosen only while the side has fewer than this many of it on the board.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub limit: IndexMap<String, u16>,
    /// Promotion is possible only by a capture.
    #[serde(default, skip_serializing_if = "is_false")]
    pub captures_only: bool,
    /// The new piece is taken from the side's hand: only what is there can be chosen.
    #[serde(default, skip_serializing_if = "is_false")]
    pub from_hand: bool,
    /// Where a side's last such piece promotes, instead of the zone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Sided<RegionText>>,
    /// A promotion may neither give check nor leave the new piece attacking anything.
    #[serde(default, skip_serializing_if = "is_false")]
    pub peaceful: bool,
}

/// Which end of a move must lie in the promotion zone. An empty list means [`Arriving`](Self::Arriving).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PromotionMoment {
    /// The move ends in the zone (whether or not it began there).
    Arriving,
    /// The move begins in the zone.
    Leaving,
    /// Instead of moving: on its cell in the zone, or on an empty cell that the new piece would move to from there (sittuyin).
    Staying,
}

/// Where the pieces stand at the start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetupDef {
    /// One text per rank, the far rank first, layers one after the other from the top. Letters as in FEN (upper case for the
    /// first side), numbers for gaps, `.` for an empty cell, `_` or `*` for a missing one, `<name>` for names of several characters,
    /// and with more than two sides the side's letter and a colon in front: `<r:K>`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<String>,
    /// The pieces in hand, written as in rows: `NNnn`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub hand: String,
    /// The pieces that wait behind gates: by name, the cells they wait behind.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub waiting: IndexMap<String, Sided<RegionText>>,
    /// Shuffles the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<ShuffleDef>,
}

/// A start-position builder: deals pieces onto cells at random, under conditions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShuffleDef {
    /// The first side's cells whose pieces are dealt anew among themselves.
    pub cells: RegionText,
    /// Conditions on the deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<ShuffleCondition>,
    /// The other sides get the first side's deal, mirrored; otherwise each gets its own.
    #[serde(default = "yes", skip_serializing_if = "is_true")]
    pub mirrored: bool,
}

/// What a dealt start position must satisfy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShuffleCondition {
    /// The pieces of these kinds, counted together, stand on cells of both colours, equally many.
    OnBothColours(Vec<String>),
    /// The first kind stands between two of the second.
    Between(String, String),
    /// Every piece of the list is protected by another piece in the start position.
    Protected(Vec<String>),
    /// The dealt rank may not be this one.
    Not(String),
}

/// One way to castle: a king and a partner move together.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CastlingDef {
    /// `K` or `Q` in position texts.
    pub wing: Wing,
    /// Sides that have it; all when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<String>>,
    /// The piece that castles.
    pub king: String,
    /// The pieces it may castle with.
    pub partner: Vec<String>,
    /// The king's start cell for each side; where it stands in the setup when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub king_from: Option<Sided<String>>,
    /// The partner's start cell; the outermost partner on that wing in the setup when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner_from: Option<Sided<String>>,
    /// The file the king ends on.
    pub king_to: String,
    /// The file the partner ends on; next to the king, towards the middle, when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner_to: Option<String>,
    /// Castling takes from the others the right to castle to the same wing.
    #[serde(default, skip_serializing_if = "is_false")]
    pub exclusive: bool,
    /// Castling this way wins, and a side that can never do so any more has lost.
    #[serde(default, skip_serializing_if = "is_false")]
    pub wins: bool,
    /// Dropping king and partner on their start cells gives the right to castle. Both cells must be said then.
    #[serde(default, skip_serializing_if = "is_false")]
    pub dropped: bool,
}

/// The side of the king a castling goes to.
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
    /// In words: where to, and where the partner stands.
    pub(crate) fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::King => ("to the right", "on the right"),
            Self::Queen => ("to the left", "on the left"),
        }
    }
}

/// How a turn goes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TurnDef {
    /// Steps a side makes in one turn.
    #[serde(skip_serializing_if = "is_one")]
    pub steps: u16,
    /// Steps of the very first turn of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_steps: Option<u16>,
    /// Every turn has this many more steps than the one before (progressive chess).
    #[serde(skip_serializing_if = "is_default")]
    pub grows_by: u16,
    /// Giving check ends the turn at once.
    #[serde(skip_serializing_if = "is_false")]
    pub check_ends: bool,
    /// Whether a side may pass.
    #[serde(skip_serializing_if = "is_default")]
    pub pass: PassRule,
    /// So many passes one after the other end the game in a draw; 0 for never.
    #[serde(skip_serializing_if = "is_default")]
    pub passes_end: u16,
}

impl Default for TurnDef {
    fn default() -> Self {
        Self {
            steps: 1,
            first_steps: None,
            grows_by: 0,
            check_ends: false,
            pass: PassRule::Never,
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
    /// Whenever its royal is not attacked.
    Allowed,
    /// Only when nothing else is legal.
    Stuck,
}

/// What check means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CheckDef {
    /// Royals must not be left attacked. When false, royals may be captured.
    #[serde(skip_serializing_if = "is_true")]
    pub binding: bool,
    /// Giving check is illegal (racing kings).
    #[serde(skip_serializing_if = "is_false")]
    pub forbidden: bool,
    /// Two royals facing each other along a file with nothing between them: what then.
    #[serde(skip_serializing_if = "is_default")]
    pub facing: FacingRule,
    /// A side with several royals is in check only when all of them are attacked (Spartan chess).
    #[serde(skip_serializing_if = "is_false")]
    pub all: bool,
    /// A royal may not step out of check: it may only capture who gives it (makpong).
    #[serde(skip_serializing_if = "is_false")]
    pub stays: bool,
}

impl Default for CheckDef {
    fn default() -> Self {
        Self { binding: true, forbidden: false, facing: FacingRule::Ignored, all: false, stays: false }
    }
}

/// What happens when royals face each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FacingRule {
    /// Nothing.
    #[default]
    Ignored,
    /// Janggi: the side to move must break it or pass; when it stands for two positions in a row the game is over.
    Bikjang,
}

fn one() -> u16 {
    1
}
fn is_one(n: &u16) -> bool {
    *n == 1
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
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
fn yes() -> bool {
    true
}

impl Default for Sided<String> {
    fn default() -> Self {
        Self::All(String::new())
    }
}

impl Default for Sided<u16> {
    fn default() -> Self {
        Self::All(0)
    }
}

impl Default for Sided<Vec<String>> {
    fn default() -> Self {
        Self::All(Vec::new())
    }
}
