//! The contents of a file as plain data.

use indexmap::IndexMap;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::notes::Colour;

#[derive(Serialize)]
pub(super) struct File<'a> {
    pub(super) format: &'static str,
    pub(super) version: u64,
    pub(super) rules: RulesPart<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) start: Option<String>,
    /// `claimed` if draws by repetition and by the move count need a claim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) draws: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) players: Vec<PlayerPart<'a>>,
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    pub(super) tags: &'a IndexMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clock: Option<ClockPart>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) lines: Vec<LinePart>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) notes: Vec<NotePart<'a>>,
    /// The tries that an umpire refused, by the number of the move after which they were made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) refused: Vec<RefusedPart>,
    /// The clock after each move, by the number of the move. Empty if it is unknown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) times: Vec<String>,
    /// The current node.
    #[serde(skip_serializing_if = "is_zero")]
    pub(super) at: usize,
    /// The move that redo leads to last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ahead: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<ResultPart<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) offers: Option<OffersPart<'a>>,
}

#[derive(Serialize)]
pub(super) struct RulesPart<'a> {
    pub(super) name: &'a str,
    pub(super) hash: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) definition: Option<Box<RawValue>>,
}

#[derive(Serialize)]
pub(super) struct PlayerPart<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    pub(super) name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rating: Option<i32>,
}

#[derive(Serialize)]
pub(super) struct ClockPart {
    pub(super) control: String,
    pub(super) times: String,
}

#[derive(Serialize)]
pub(super) struct LinePart {
    #[serde(skip_serializing_if = "is_zero")]
    pub(super) after: usize,
    pub(super) moves: String,
}

#[derive(Serialize)]
pub(super) struct RefusedPart {
    pub(super) at: usize,
    /// The tries in order, with blanks between them.
    pub(super) tries: String,
}

#[derive(Serialize)]
pub(super) struct NotePart<'a> {
    pub(super) at: usize,
    #[serde(skip_serializing_if = "str::is_empty")]
    pub(super) before: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    pub(super) after: &'a str,
    #[serde(skip_serializing_if = "<[u8]>::is_empty")]
    pub(super) nags: &'a [u8],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) marks: Vec<MarkPart<'a>>,
}

#[derive(Serialize)]
pub(super) struct MarkPart<'a> {
    pub(super) colour: Colour,
    pub(super) from: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) to: Option<&'a str>,
}

/// The end of the game and its cause. `side` is the winner of a won game, and the loser of a game without a single
/// winner. `by` is the side that resigned or ran out of time.
#[derive(Serialize)]
pub(super) struct ResultPart<'a> {
    pub(super) at: usize,
    pub(super) decision: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) side: Option<&'a str>,
    pub(super) cause: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) by: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) words: Option<&'a str>,
}

#[derive(Serialize)]
pub(super) struct OffersPart<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) draw: Option<OfferPart<'a>>,
    #[serde(rename = "take-back", skip_serializing_if = "Option::is_none")]
    pub(super) take_back: Option<OfferPart<'a>>,
}

#[derive(Serialize)]
pub(super) struct OfferPart<'a> {
    pub(super) by: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) agreed: Vec<&'a str>,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}
