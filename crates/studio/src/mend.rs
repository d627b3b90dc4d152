//! What can be changed about a game when the lab finds something: for each finding a few edits, each of which undo takes back.

use std::collections::BTreeMap;

use chesswright_document::{Document, Edit, Value};
use chesswright_lab::Flag;
use chesswright_rules::betza::infer::Sketch;
use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::definition::model::Sided;
use chesswright_rules::{Kind, Rules, Side};
use serde::{Deserialize, Serialize};

use crate::ground::{self, Opposite};
use crate::moves::{self, Chip, Symmetry};
use crate::pieces::{self, Card};

/// How many turns without a capture or a pawn move are suggested before a draw.
const PATIENCE: i64 = 30;
/// How many more checks are suggested where too few win.
const MORE_CHECKS: i64 = 2;
/// By how many ranks a board is suggested to grow.
const MORE_RANKS: u16 = 2;

/// A change that is suggested.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mend {
    /// Both sides begin with the army of this one.
    SameArmy(u8),
    /// A side begins without one of its pieces of a kind.
    Without(u8, String),
    /// A side without a legal move loses.
    StalemateLoses,
    /// Three checks win.
    ThreeChecks,
    /// More checks are needed to win.
    MoreChecks,
    /// The board has more ranks between the armies.
    Longer,
    /// The game is a draw after some turns without progress.
    MoveRule,
    /// Nobody has to capture.
    FreeCapture,
    /// A piece may also step one cell.
    Livelier(String),
}

impl Mend {
    /// Its name for scripts.
    pub fn name(&self) -> &'static str {
        match self {
            Self::SameArmy(_) => "same-army",
            Self::Without(..) => "without",
            Self::StalemateLoses => "stalemate",
            Self::ThreeChecks => "three-checks",
            Self::MoreChecks => "more-checks",
            Self::Longer => "longer",
            Self::MoveRule => "move-rule",
            Self::FreeCapture => "free-capture",
            Self::Livelier(_) => "livelier",
        }
    }

    /// Its edit. `None` if the game leaves no room for it.
    pub(crate) fn edit(&self, document: &Document, rules: &Rules, opposite: Opposite) -> Option<Edit> {
        let definition = rules.definition();
        Some(match self {
            Self::SameArmy(side) => ground::same_army(document, rules, Side(*side), opposite)?,
            Self::Without(side, kind) => {
                let cell = least_useful(rules, Side(*side), kind)?;
                ground::put(document, rules, cell, None, Opposite::None)
            }
            Self::StalemateLoses => Edit::set("end.stalemate", "loss"),
            Self::ThreeChecks => Edit::set("end.checks", 3),
            Self::MoreChecks => match &definition.end.checks {
                Sided::All(count) => Edit::set("end.checks", i64::from(*count) + MORE_CHECKS),
                Sided::Each(each) => Edit::All(
                    each.iter()
                        .filter(|(_, count)| **count > 0)
                        .map(|(side, count)| {
                            Edit::set(format!("end.checks.{side}").as_str(), i64::from(*count) + MORE_CHECKS)
                        })
                        .collect(),
                ),
            },
            Self::Longer => {
                let shape = ground::Shape::of(rules)?;
                ground::resize(document, rules, shape.files, shape.ranks + MORE_RANKS)
            }
            Self::MoveRule => Edit::set("end.move-rule", PATIENCE),
            Self::FreeCapture => Edit::set("capture.forced", false),
            Self::Livelier(kind) => {
                let card = Card::of(kind, definition.pieces.get(kind)?, rules.board().geometry());
                let mut sketch: Sketch = card.sketch?;
                moves::click(&mut sketch, Vector::flat(0, 1), Chip::Both, Symmetry::All);
                pieces::with_key(document, kind, "betza", Value::from(sketch.text().ok()?))
            }
        })
    }
}

/// What may help against a finding, the gentlest change first. Whether the game allows it is seen by trying.
pub(crate) fn against(flag: &Flag, rules: &Rules) -> Vec<Mend> {
    match flag {
        Flag::Ahead(side) => ahead(rules, *side),
        Flag::Drawish => vec![Mend::StalemateLoses, Mend::ThreeChecks],
        Flag::Short if rules.definition().end.counts_checks() => vec![Mend::MoreChecks, Mend::Longer],
        Flag::Short | Flag::Opening(_) => vec![Mend::Longer],
        Flag::Endless => vec![Mend::MoveRule, Mend::ThreeChecks, Mend::StalemateLoses],
        Flag::Narrow => vec![Mend::FreeCapture, Mend::Longer],
        Flag::Idle(kind) => vec![Mend::Livelier(kind.clone())],
    }
}

/// Against a side that wins too often: equal armies, or else one piece less of those of which it has the most.
fn ahead(rules: &Rules, side: u8) -> Vec<Mend> {
    let ours = army(rules, Side(side));
    let mut mends = vec![];
    if rules.sides() == 2 && ours != army(rules, Side(1 - side)) {
        mends.push(Mend::SameArmy(side));
    }
    let royal = |kind: Kind| {
        let found = rules.definition().pieces.get_index(kind.index());
        found.is_some_and(|(_, piece)| piece.royal)
    };
    // Of equal numbers the kind that comes first in the document is kept.
    let most = ours.into_iter().filter(|(kind, _)| !royal(*kind)).max_by_key(|(kind, count)| (*count, *kind));
    mends.extend(most.map(|(kind, _)| Mend::Without(side, rules.kind_name(kind).to_owned())));
    mends
}

/// How many pieces of each kind a side has at the start.
fn army(rules: &Rules, side: Side) -> BTreeMap<Kind, usize> {
    let start = rules.start();
    let mut army = BTreeMap::new();
    for (_, piece) in start.pieces().filter(|(_, piece)| piece.side == side) {
        *army.entry(piece.kind).or_default() += 1;
    }
    army
}

/// The cell of the piece of a kind that stands farthest from the middle, where it does least.
fn least_useful(rules: &Rules, side: Side, kind: &str) -> Option<Cell> {
    let (start, kind) = (rules.start(), rules.kind(kind)?);
    let files = i32::from(rules.board().extent()[0]);
    let from_middle = |cell: Cell| (2 * i32::from(rules.board().coords(cell).x) - (files - 1)).abs();
    let ours = start.pieces().filter(|(_, piece)| (piece.side, piece.kind) == (side, kind));
    ours.map(|(cell, _)| cell).max_by_key(|cell| from_middle(*cell))
}
