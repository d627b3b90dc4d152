//! What a position is worth without looking ahead.
//!
//! [`Evaluation`] is the one door: the search knows nothing else about worth. [`Derived`] needs no author: it is made from the rules
//! when a game is loaded, by trying how freely pieces move on the actual board.

mod mobility;
mod squares;
mod values;

use chesswright_rules::definition::model::Verdict;
use chesswright_rules::{Position, Rules, Side, Weights};

use mobility::Mobility;
use squares::Squares;
use values::Values;

pub(crate) use values::ROYAL;

/// What positions of a game are worth.
pub trait Evaluation: Send + Sync {
    /// For a side, in hundredths of a pawn.
    fn score(&self, position: &Position, side: Side) -> i32;

    /// By kind, for exchanges: royals are worth more than everything else together.
    fn values(&self) -> &[i32];
}

/// Worth derived from the rules.
pub struct Derived {
    sides: usize,
    values: Values,
    squares: Squares,
    /// The material of one side at the start: with none left, the game is at its end.
    whole: i32,
    /// Nothing can be captured: who can move more is better off.
    by_freedom: bool,
    /// Checks that win; 0 for none.
    checks: u8,
    /// Kinds that a side must not run out of: by number left, what that is worth.
    scarce: Vec<Scarce>,
    /// What pieces do where they stand, if that is looked at.
    weights: Option<Weights>,
}

/// Pieces a side must not run out of.
struct Scarce {
    kinds: Vec<bool>,
    sides: u8,
    at_most: i32,
}

/// What it is worth to have the move.
const TEMPO: i32 = 12;
/// What being one piece away from losing by extinction costs.
const LAST_PIECE: i32 = 150;

impl Derived {
    /// Tries how freely the pieces of a game move, and draws conclusions.
    pub fn new(rules: &Rules) -> Self {
        let losing = crate::character::Character::of(rules).losing;
        let mobility = Mobility::new(rules);
        let values = Values::new(rules, &mobility, losing);
        let squares = Squares::new(rules, &mobility, &values, losing);
        let start = rules.start();
        let mut whole = 0;
        start.each_piece(|_, piece| whole += values.board[piece.kind.index()].max(0));
        start.each_in_hand(|_, kind, held| whole += values.hand[kind.index()].max(0) * i32::from(held));
        let by_freedom = mobility.peaceful()
            || !values.royal.iter().any(|royal| *royal) && {
                let end = &rules.definition().end;
                end.stalemate.is_always(Verdict::Loss) && end.goals.is_empty() && end.extinction.is_empty()
            };
        Self {
            sides: rules.sides(),
            squares,
            whole: (whole / rules.sides() as i32).max(1),
            by_freedom,
            checks: rules.definition().end.checks as u8,
            scarce: scarce(rules, &values),
            weights: (!losing && !by_freedom).then(|| weights(&values)),
            values,
        }
    }

    /// The value of a kind on the board, in hundredths of a pawn.
    pub fn value(&self, kind: usize) -> i32 {
        self.values.board[kind]
    }
}

/// Small and lively pieces gain most by reaching far, and strong ones threaten a royal most.
fn weights(values: &Values) -> Weights {
    let worth: Vec<i32> = values.board.iter().map(|&value| value.max(0)).collect();
    Weights {
        reach: worth.iter().map(|&worth| if worth == 0 { 0 } else { (6 - worth / 250).max(2) }).collect(),
        hunt: worth.iter().map(|&worth| 4 + worth / 60).collect(),
        worth,
    }
}

/// The extinctions that lose, but for those of royals and of whole armies.
fn scarce(rules: &Rules, values: &Values) -> Vec<Scarce> {
    let game = rules.definition();
    let some = game.end.extinction.iter().filter(|e| e.verdict == Verdict::Loss && !e.pieces.is_empty());
    some.map(|extinction| Scarce {
        kinds: (game.pieces.keys().zip(&values.royal))
            .map(|(name, royal)| !royal && extinction.pieces.contains(name))
            .collect(),
        sides: (0u8..)
            .zip(&game.sides)
            .filter(|(_, side)| extinction.sides.as_ref().is_none_or(|named| named.contains(&side.name)))
            .fold(0, |sides, (side, _)| sides | 1 << side),
        at_most: extinction.at_most.into(),
    })
    .collect()
}

impl Evaluation for Derived {
    fn score(&self, position: &Position, us: Side) -> i32 {
        let mut middle = [0i32; 8];
        let mut end = [0i32; 8];
        let mut material = [0i32; 8];
        position.each_piece(|cell, piece| {
            let (side, kind) = (piece.side.index() & 7, piece.kind.index());
            let [in_middle, at_end] = self.squares.at(side, kind, cell);
            middle[side] += in_middle;
            end[side] += at_end;
            material[side] += self.values.board[kind];
        });
        position.each_in_hand(|side, kind, held| {
            let worth = self.values.hand[kind.index()] * i32::from(held);
            middle[side.index() & 7] += worth;
            end[side.index() & 7] += worth;
            material[side.index() & 7] += worth;
        });
        let us = us.index() & 7;
        let active = self.weights.as_ref().map(|weights| position.activity(weights));
        let worth = |side: usize| {
            // What a side has to fear is what the others have.
            let theirs: i32 =
                (0..self.sides).filter(|&other| other != side).map(|other| material[other]).sum();
            let theirs = theirs / (self.sides as i32 - 1).max(1);
            let phase = theirs.clamp(0, self.whole);
            let mut worth = (middle[side] * phase + end[side] * (self.whole - phase)) / self.whole;
            if let Some(active) = active.as_ref().map(|active| &active[side]) {
                // One hunter is no hunt; the more there are, the more each counts.
                let hunt = active.hunt * (active.hunters - 1).clamp(0, 4) / 2;
                let mine = material[side].clamp(0, self.whole);
                worth += active.reach + hunt * mine / self.whole + 4 * active.shelter * phase / self.whole;
                worth -= active.loose / 16;
            }
            if self.checks > 0 {
                let given = i32::from(position.checks_given(Side(side as u8)));
                worth += 400 * given * given / i32::from(self.checks).pow(2).max(1);
            }
            for scarce in self.scarce.iter().filter(|scarce| scarce.sides >> side & 1 == 1) {
                let mut left = 0;
                position.each_piece(|_, piece| {
                    left += i32::from(piece.side.index() == side && scarce.kinds[piece.kind.index()]);
                });
                worth -= LAST_PIECE / (left - scarce.at_most).max(1);
            }
            if self.by_freedom {
                worth += 10 * position.freedom(Side(side as u8)) as i32;
            }
            worth
        };
        if self.sides == 2 {
            let tempo = if position.turn().index() == us { TEMPO } else { -TEMPO };
            return worth(us) - worth(us ^ 1) + tempo;
        }
        let others = (0..self.sides).filter(|&side| side != us && !position.is_out(Side(side as u8)));
        let (count, sum) = others.fold((0, 0), |(count, sum), side| (count + 1, sum + worth(side)));
        worth(us) - sum / count.max(1)
    }

    fn values(&self) -> &[i32] {
        &self.values.exchange
    }
}
