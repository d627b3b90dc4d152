//! The definition of a game as plain data: what a document says once it has been read,
//! its parent merged in, and every default made explicit.
//!
//! Everything here is serialisable and comparable; nothing is compiled. Regions and piece
//! moves are still text ([`RegionText`], Betza), checked by validation and resolved by the compiler.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Geometry, Wrap};

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
    /// How a turn goes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: TurnDef,
    /// What check means.
    #[serde(default, skip_serializing_if = "is_default")]
    pub check: CheckDef,
    /// What captures mean.
    #[serde(default, skip_serializing_if = "is_default")]
    pub capture: CaptureDef,
    /// How the game ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end: EndDef,
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BoardDef {
    /// Columns, 1 to 32.
    pub files: u16,
    /// Rows, 1 to 32.
    pub ranks: u16,
    /// Layers, 1 to 32.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outline {
    /// All of them.
    #[default]
    Box,
    /// A regular hexagon.
    Hexagon,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PieceDef {
    /// Its sign in position texts: a letter, or several characters where letters run out (written `<name>` there).
    pub letter: Sided<String>,
    /// How it moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<MoveDef>,
    /// Attacks on it are checks; losing it loses the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub royal: bool,
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
}

/// Some of a piece's moves and where they hold.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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
}

/// Which end of a move must lie in the promotion zone. An empty list means [`Arriving`](Self::Arriving).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PromotionMoment {
    /// The move ends in the zone (whether or not it began there).
    Arriving,
    /// The move begins in the zone.
    Leaving,
}

/// Where the pieces stand at the start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetupDef {
    /// One text per rank, the far rank first, layers one after the other from the top. Letters as in FEN (upper case for the
    /// first side), numbers for gaps, `.` for an empty cell, `_` or `*` for a missing one, `<name>` for names of several characters,
    /// and with more than two sides the side's letter and a colon in front: `<r:K>`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<String>,
    /// Shuffles the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<ShuffleDef>,
}

/// A start-position builder: deals pieces onto cells at random, under conditions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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
}

/// The side of the king a castling goes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wing {
    /// Towards the higher files: `K`.
    #[default]
    King,
    /// Towards the lower files: `Q`.
    Queen,
}

/// How a turn goes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
}

impl Default for CheckDef {
    fn default() -> Self {
        Self { binding: true, forbidden: false, facing: FacingRule::Ignored }
    }
}

/// What happens when royals face each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FacingRule {
    /// Nothing.
    #[default]
    Ignored,
    /// Janggi: the side to move must break it or pass; when it stands for two positions in a row the game is over.
    Bikjang,
}

/// What captures mean.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CaptureDef {
    /// Who can capture must capture.
    #[serde(skip_serializing_if = "is_false")]
    pub forced: bool,
}

/// How the game ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct EndDef {
    /// For the side to move when it is in check and has no legal move.
    #[serde(skip_serializing_if = "is_loss")]
    pub checkmate: Verdict,
    /// For the side to move when it is not in check and has no legal move.
    #[serde(skip_serializing_if = "is_default")]
    pub stalemate: Verdict,
    /// Reaching cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<GoalDef>,
    /// A side that has given this many checks wins; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub checks: u16,
    /// Losing pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extinction: Vec<ExtinctionDef>,
    /// What becomes of a side that is out while others play on.
    #[serde(skip_serializing_if = "is_default")]
    pub eliminated: EliminatedRule,
    /// A draw when no pawn moved and nothing was captured for this many turns of each side; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub move_rule: u16,
    /// Kinds of pieces whose moves reset that count.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub move_rule_pieces: Vec<String>,
    /// What happens when a position occurs this often; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub repetition: u16,
    /// For the side to move after the repetition.
    #[serde(skip_serializing_if = "is_default")]
    pub repetition_verdict: Verdict,
}

impl Default for EndDef {
    fn default() -> Self {
        Self {
            checkmate: Verdict::Loss,
            stalemate: Verdict::Draw,
            goals: vec![],
            checks: 0,
            extinction: vec![],
            eliminated: EliminatedRule::default(),
            move_rule: 0,
            move_rule_pieces: vec![],
            repetition: 0,
            repetition_verdict: Verdict::Draw,
        }
    }
}

/// A result seen from one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The side wins.
    Win,
    /// The side loses.
    Loss,
    /// Nobody wins.
    #[default]
    Draw,
}

/// Winning by reaching cells.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GoalDef {
    /// Any of these pieces; all kinds when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// The cells.
    pub region: Sided<RegionText>,
    /// How many pieces must be there.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u16,
    /// The sides that move later in the same round may still reach the goal, too: then it is a draw (racing kings).
    #[serde(default, skip_serializing_if = "is_false")]
    pub last_reply: bool,
}

/// Ending the game by losing pieces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ExtinctionDef {
    /// The kinds counted together; all kinds when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// The sides it applies to; all when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<String>>,
    /// It happens when no more than this many are left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_most: u16,
    /// What it means for that side.
    pub verdict: Verdict,
}

/// What becomes of a side that has lost while others play on (three or more sides).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EliminatedRule {
    /// Its pieces stay where they are and may be captured.
    #[default]
    Stay,
    /// Its pieces leave the board.
    Vanish,
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
fn is_loss(verdict: &Verdict) -> bool {
    *verdict == Verdict::Loss
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

impl Default for Sided<Vec<String>> {
    fn default() -> Self {
        Self::All(Vec::new())
    }
}
