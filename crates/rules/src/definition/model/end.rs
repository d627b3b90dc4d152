//! How games end.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use super::{ConnectDef, GoalDef, RegionText, Sided, is_default, is_false};

/// How the game ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct EndDef {
    /// The result for the side to move if it is in check and has no legal move.
    #[serde(skip_serializing_if = "is_loss")]
    pub checkmate: Sided<Verdict>,
    /// The result for the side to move if it is not in check and has no legal move.
    #[serde(skip_serializing_if = "is_draw")]
    pub stalemate: Sided<Verdict>,
    /// Restrictions on checkmate.
    #[serde(skip_serializing_if = "is_default")]
    pub mate: MateDef,
    /// Goals: winning by reaching cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<GoalDef>,
    /// A side that has given this many checks wins; 0 for off.
    #[serde(skip_serializing_if = "is_no_number")]
    pub checks: Sided<u16>,
    /// Connections: winning or losing by pieces that stand together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub connect: Vec<ConnectDef>,
    /// The result for the side to move if no cell is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub full_board: Option<Verdict>,
    /// Extinction: ends by losing pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extinction: Vec<ExtinctionDef>,
    /// What happens to the pieces of an eliminated side while the others play on.
    #[serde(skip_serializing_if = "is_default")]
    pub eliminated: EliminatedRule,
    /// When a team of several sides has lost.
    #[serde(skip_serializing_if = "is_default")]
    pub team_loss: TeamLoss,
    /// The counter that decides who wins when only one team is left, or when the game would be a draw: the team with the most
    /// of it, whether its sides are still in the game or not. Without it, the last team wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// A draw if each side has made this many turns without a pawn move or a capture; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub move_rule: u16,
    /// Kinds of pieces whose moves reset this count, unless the piece could move straight back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub move_rule_pieces: Vec<String>,
    /// From `move_rule` turns on a player may claim the draw; after this many turns the game is drawn without a claim.
    /// 0 if no claim is needed.
    #[serde(skip_serializing_if = "is_default")]
    pub move_rule_at_last: u16,
    /// At most this many checks by each side count towards the move rule; 0 if all count.
    #[serde(skip_serializing_if = "is_default")]
    pub move_rule_checks: u16,
    /// The game ends if a position occurs this often; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub repetition: u16,
    /// The result for the side to move after the repetition.
    #[serde(skip_serializing_if = "is_draw")]
    pub repetition_verdict: Sided<Verdict>,
    /// From `repetition` occurrences on a player may claim the result; after this many the game ends without a claim. 0
    /// if no claim is needed.
    #[serde(skip_serializing_if = "is_default")]
    pub repetition_at_last: u16,
    /// A side that moves one piece to and fro for this many consecutive turns loses, unless it was in check; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub to_and_fro: u16,
    /// The kinds this applies to; all if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub to_and_fro_pieces: Vec<String>,
    /// A side that gave check throughout a repetition loses. If several sides did, the game is a draw.
    #[serde(skip_serializing_if = "is_false")]
    pub perpetual_check_loses: bool,
    /// A side that chased a piece throughout a repetition loses. If several sides did, the game is a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chase: Option<ChaseDef>,
    /// Counting rules: a draw after a limited number of turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counting: Option<CountingDef>,
    /// Results that the side to move may declare (the impasse of shogi): the first that applies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub declarations: Vec<DeclarationDef>,
    /// Tie-breaks for games that would be drawn.
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
            checks: Sided::All(0),
            extinction: vec![],
            eliminated: EliminatedRule::default(),
            team_loss: TeamLoss::default(),
            score: None,
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
    /// The game is a draw.
    #[default]
    Draw,
    /// The side with the fewest pieces on the board wins; a draw if several have equally few.
    Fewest,
    /// The side with the most pieces on the board wins; a draw if several have equally many.
    Most,
}

impl Verdict {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 5] = [
        ("win", Self::Win),
        ("loss", Self::Loss),
        ("draw", Self::Draw),
        ("fewest", Self::Fewest),
        ("most", Self::Most),
    ];
}

impl Sided<Verdict> {
    /// The verdict for the named side; a draw if it is not named.
    pub fn of(&self, side: &str) -> Verdict {
        self.get(side).copied().unwrap_or_default()
    }

    /// Whether every side has this verdict.
    pub fn is_always(&self, verdict: Verdict) -> bool {
        *self == Self::All(verdict)
    }
}

/// Restrictions on checkmate.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct MateDef {
    /// A side that gives mate loses if all checking pieces are of these kinds (the knight of shatar).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_by: Vec<String>,
    /// Mate is a draw unless a piece of these kinds gave check in the unbroken series of checks that led to it. No
    /// restriction if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs_check_by: Vec<String>,
}

/// Ending the game by losing pieces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ExtinctionDef {
    /// The kinds, counted together; all kinds if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// The sides it applies to; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<String>>,
    /// The rule applies if the side has at most this many left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_most: u16,
    /// It also requires that the other sides together have at least this many of them.
    #[serde(default, skip_serializing_if = "is_default")]
    pub others_at_least: u16,
    /// While it is this side's turn, the others need one more, because its reply could still bring them below the
    /// number.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reply: bool,
    /// The result for this side.
    pub verdict: Verdict,
}

/// What happens to the pieces of a side that has lost while others play on (three or more sides).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EliminatedRule {
    /// Its pieces stay where they are and may be captured.
    #[default]
    Stay,
    /// Its pieces leave the board.
    Vanish,
    /// Its pieces stay and cannot be captured.
    Obstacles,
    /// Its royals leave the board, and its other pieces go over to the side that eliminated it. If no other side did, all of them
    /// stay and cannot be captured.
    Captor,
}

impl EliminatedRule {
    /// Whether pieces of eliminated sides that are left on the board cannot be captured.
    pub fn blocks(self) -> bool {
        matches!(self, Self::Obstacles | Self::Captor)
    }
}

/// When a team of several sides has lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeamLoss {
    /// When all its sides have lost.
    #[default]
    All,
    /// As soon as one of its sides has lost.
    Any,
}

/// Which attacks count as chases.
///
/// A side chases a piece if its move creates a new threat to capture that piece without loss, or with a piece of lower
/// value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ChaseDef {
    /// Kinds that may always chase (generals and soldiers).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<String>,
    /// Kinds that others may always chase.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prey: Vec<String>,
    /// Kinds that others may chase while they stand in their `home`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prey_at_home: Vec<String>,
    /// The home region (for soldiers: before the river).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<Sided<RegionText>>,
    /// For a kind, the kinds of higher value: attacking one of these counts even if it is protected.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub stronger: IndexMap<String, Vec<String>>,
}

/// Counting rules (makruk and related games): the weaker side counts turns, and the game is drawn when the count passes
/// the limit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CountingDef {
    /// There is no counting while a piece of these kinds is on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// A side may count if it has at most this many pieces; 0 for any number.
    #[serde(skip_serializing_if = "is_default")]
    pub at_most: u16,
    /// The limit in turns for a side that has more than its king (board's honour); 0 if it may not count.
    #[serde(skip_serializing_if = "is_default")]
    pub board: u16,
    /// A bare king does not count while a piece of these kinds is on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bare_without: Vec<String>,
    /// The limits for a bare king (pieces' honour), by the other side's pieces: the first that applies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bare: Vec<PiecesHonour>,
    /// A bare king's count starts at the number of pieces on the board.
    #[serde(skip_serializing_if = "is_false")]
    pub from_pieces: bool,
}

/// A limit for a bare king.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PiecesHonour {
    /// It applies if the other side has at least this many of these pieces; always if empty.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub against: IndexMap<String, u16>,
    /// The limit in turns.
    pub limit: u16,
}

/// A result that the side to move may declare, unless it is in check, if its royals and enough of its other pieces
/// stand in a region (shogi: the entering king).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeclarationDef {
    /// All its royals must stand here, and it must have one.
    pub region: Sided<RegionText>,
    /// The number of its other pieces that must also stand there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pieces: u16,
    /// Points for its pieces there and in hand; kinds that are not named count 0.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub points: IndexMap<String, i32>,
    /// The points it needs.
    #[serde(default, skip_serializing_if = "is_no_number")]
    pub at_least: Sided<u16>,
    /// The result for this side.
    pub verdict: Verdict,
}

/// Tie-breaks for games that would be drawn by stalemate, repetition, the move rule, facing royals, passes or a full
/// board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct DrawsDef {
    /// This side wins (armageddon), also if points are equal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// The side with more points wins: these points for each piece on the board.
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
