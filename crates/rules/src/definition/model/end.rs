//! How games end.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use super::{ConnectDef, GoalDef, RegionText, Sided, is_default, is_false};

/// How the game ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct EndDef {
    /// For the side to move when it is in check and has no legal move.
    #[serde(skip_serializing_if = "is_loss")]
    pub checkmate: Sided<Verdict>,
    /// For the side to move when it is not in check and has no legal move.
    #[serde(skip_serializing_if = "is_draw")]
    pub stalemate: Sided<Verdict>,
    /// Mates that do not count.
    #[serde(skip_serializing_if = "is_default")]
    pub mate: MateDef,
    /// Reaching cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<GoalDef>,
    /// A side that has given this many checks wins; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub checks: u16,
    /// Standing together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub connect: Vec<ConnectDef>,
    /// The game ends when no cell is empty: for the side that would move then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub full_board: Option<Verdict>,
    /// Losing pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extinction: Vec<ExtinctionDef>,
    /// What becomes of a side that is out while others play on.
    #[serde(skip_serializing_if = "is_default")]
    pub eliminated: EliminatedRule,
    /// A draw when no pawn moved and nothing was captured for this many turns of each side; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub move_rule: u16,
    /// Kinds of pieces whose moves reset that count, unless they could go straight back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub move_rule_pieces: Vec<String>,
    /// Until this many turns a player has to claim that draw, then it comes by itself; 0 when nobody has to claim it.
    #[serde(skip_serializing_if = "is_default")]
    pub move_rule_at_last: u16,
    /// So many checks of each side count as turns without progress, those beyond do not; 0 when all count.
    #[serde(skip_serializing_if = "is_default")]
    pub move_rule_checks: u16,
    /// What happens when a position occurs this often; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub repetition: u16,
    /// For the side to move after the repetition.
    #[serde(skip_serializing_if = "is_draw")]
    pub repetition_verdict: Sided<Verdict>,
    /// Until a position has occurred this often a player has to claim the repetition; 0 when nobody has to claim it.
    #[serde(skip_serializing_if = "is_default")]
    pub repetition_at_last: u16,
    /// A side that moves one piece to and fro so many turns in a row loses, unless it was in check; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub to_and_fro: u16,
    /// The kinds that holds for; all when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub to_and_fro_pieces: Vec<String>,
    /// A side that alone gave check all through a repetition loses.
    #[serde(skip_serializing_if = "is_false")]
    pub perpetual_check_loses: bool,
    /// A side that alone chased a piece all through a repetition loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chase: Option<ChaseDef>,
    /// Counting against a limit, which makes a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counting: Option<CountingDef>,
    /// Results that the side to move may declare (the impasse of shogi): the first that fits.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub declarations: Vec<DeclarationDef>,
    /// What decides a game that would be drawn.
    #[serde(skip_serializing_if = "is_default")]
    pub draws: DrawsDef,
}

impl Default for EndDef {
    fn default() -> Self {
        Self {
            checkmate: Sided::All(Verdict::Loss),
            stalemate: Sided::All(Verdict::Draw),
            mate: MateDef::default(),
            goals: vec![],
            connect: vec![],
            full_board: None,
            checks: 0,
            extinction: vec![],
            eliminated: EliminatedRule::default(),
            move_rule: 0,
            move_rule_pieces: vec![],
            move_rule_at_last: 0,
            move_rule_checks: 0,
            repetition: 0,
            repetition_verdict: Sided::All(Verdict::Draw),
            repetition_at_last: 0,
            to_and_fro: 0,
            to_and_fro_pieces: vec![],
            perpetual_check_loses: false,
            chase: None,
            counting: None,
            declarations: vec![],
            draws: DrawsDef::default(),
        }
    }
}

/// A result seen from one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The side wins.
    Win,
    /// The side loses.
    Loss,
    /// Nobody wins.
    #[default]
    Draw,
    /// Whoever has the fewest pieces on the board wins; nobody when several have as few.
    Fewest,
    /// Whoever has the most pieces on the board wins; nobody when several have as many.
    Most,
}

impl Verdict {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 5] = [
        ("win", Self::Win),
        ("loss", Self::Loss),
        ("draw", Self::Draw),
        ("fewest", Self::Fewest),
        ("most", Self::Most),
    ];
}

impl Sided<Verdict> {
    /// The verdict for the side of that name; a draw for one that is not named.
    pub fn of(&self, side: &str) -> Verdict {
        self.get(side).copied().unwrap_or_default()
    }

    /// Whether it is this for every side.
    pub fn is_always(&self, verdict: Verdict) -> bool {
        *self == Self::All(verdict)
    }
}

/// Mates that do not count.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct MateDef {
    /// Who mates with nothing but these giving check has lost (the knight of shatar).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_by: Vec<String>,
    /// Mate is a draw unless one of these gave check in the unbroken series of checks that ends with it; any may when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs_check_by: Vec<String>,
}

/// Ending the game by losing pieces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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
    /// And only while the others together have at least this many of them.
    #[serde(default, skip_serializing_if = "is_default")]
    pub others_at_least: u16,
    /// While it is that side's turn the others need one more: with its reply it may yet bring them below the number.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reply: bool,
    /// What it means for that side.
    pub verdict: Verdict,
}

/// What becomes of a side that has lost while others play on (three or more sides).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EliminatedRule {
    /// Its pieces stay where they are and may be captured.
    #[default]
    Stay,
    /// Its pieces leave the board.
    Vanish,
}

/// Which attacks are chases.
///
/// A side chases a piece when its move makes a threat that was not there before: to capture it for nothing, or with a piece
/// that is worth less.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ChaseDef {
    /// Kinds that may chase as they like (generals and soldiers).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<String>,
    /// Kinds that may be chased as one likes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prey: Vec<String>,
    /// Kinds that may be chased as one likes while they stand in their `home`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prey_at_home: Vec<String>,
    /// Where that is (for soldiers: before the river).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<Sided<RegionText>>,
    /// For a kind, those that are worth more: attacking one counts even when it is protected.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub stronger: IndexMap<String, Vec<String>>,
}

/// Counting against a limit (makruk and its kin): who is behind counts turns, and the game is drawn when the count passes the
/// limit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CountingDef {
    /// Nobody counts while any of these is on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// A side may count with no more than this many pieces; 0 for any number.
    #[serde(skip_serializing_if = "is_default")]
    pub at_most: u16,
    /// The limit for a side that has more than its king (board's honour), in turns; 0 when it may not count.
    #[serde(skip_serializing_if = "is_default")]
    pub board: u16,
    /// A bare king does not count while any of these is on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bare_without: Vec<String>,
    /// The limit for a bare king (pieces' honour), by what the other side has: the first that fits.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bare: Vec<PiecesHonour>,
    /// A bare king's count begins with the number of pieces on the board.
    #[serde(skip_serializing_if = "is_false")]
    pub from_pieces: bool,
}

/// A limit for a bare king.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PiecesHonour {
    /// The other side has at least so many of these; anything fits when empty.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub against: IndexMap<String, u16>,
    /// The limit in turns.
    pub limit: u16,
}

/// A result that the side to move may declare, unless it is in check, once its royals are far enough and enough has come along
/// (shogi: the entering king).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeclarationDef {
    /// Where all its royals must stand; it must have one.
    pub region: Sided<RegionText>,
    /// So many other pieces of its own must stand there, too.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pieces: u16,
    /// What its pieces there and in hand count; those not named count nothing.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub points: IndexMap<String, i32>,
    /// So many points it must have.
    #[serde(default, skip_serializing_if = "is_no_number")]
    pub at_least: Sided<u16>,
    /// What it means for that side.
    pub verdict: Verdict,
}

/// What decides a game that would be drawn: by stalemate, repetition, the move count, facing royals, passes or a full board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct DrawsDef {
    /// This side has won (armageddon). It also has when points are equal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// The side with more points has won: so many for each piece on the board.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub points: IndexMap<String, i32>,
    /// Points a side has from the start (janggi: the second player's bonus).
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub bonus: IndexMap<String, i32>,
}

fn is_loss(verdict: &Sided<Verdict>) -> bool {
    verdict.is_always(Verdict::Loss)
}

fn is_no_number(numbers: &Sided<u16>) -> bool {
    *numbers == Sided::All(0)
}

fn is_draw(verdict: &Sided<Verdict>) -> bool {
    verdict.is_always(Verdict::Draw)
}
