//! Piece values. This is the only place that derives them; piece-square tables, static exchange evaluation and move ordering
//! use them.

use chesswright_rules::Rules;
use chesswright_rules::definition::model::{CapturesGo, PromotionDef, Verdict};

use super::mobility::Mobility;
use super::params::EvalParams;

/// The value of a royal in exchanges: more than everything else together.
pub(crate) const ROYAL_VALUE: i32 = 20_000;

/// In losing chess, what a piece still costs that a side must lose in order to win.
const BURDEN: i32 = 240;

/// The values of all kinds of pieces, in centipawns.
#[derive(Clone, Debug)]
pub(crate) struct PieceValues {
    /// On the board. Royals have no value here, because both sides keep theirs.
    pub(crate) board: Vec<i32>,
    /// In hand.
    pub(crate) hand: Vec<i32>,
    /// For static exchange evaluation (SEE), where royals have [`ROYAL_VALUE`].
    pub(crate) see: Vec<i32>,
    /// The royal kinds.
    pub(crate) royal: Vec<bool>,
}

impl PieceValues {
    pub(crate) fn new(rules: &Rules, mobility: &Mobility, params: &EvalParams, losing_chess: bool) -> Self {
        let game = rules.definition();
        let kinds = game.pieces.len();
        let royal: Vec<bool> = game.pieces.values().map(|piece| piece.royal).collect();
        let mut board: Vec<i32> =
            (0..kinds).map(|kind| value_by_mobility(rules, mobility, params, kind)).collect();
        let captured_to_hand = game.hand.as_ref().is_some_and(|hand| hand.captures == CapturesGo::Captor);
        if captured_to_hand {
            board.iter_mut().for_each(|value| *value = compressed(*value, params.hand_value_power));
        }
        for (value, piece) in board.iter_mut().zip(game.pieces.values()) {
            *value = piece.value.unwrap_or(*value);
        }
        if game.end.full_board == Some(Verdict::Most) {
            board.fill(100);
        }
        let hand = board.iter().map(|&value| (f64::from(value) * params.in_hand) as i32).collect();
        let mut see = board.clone();
        for (kind, value) in see.iter_mut().enumerate() {
            if royal[kind] {
                *value = ROYAL_VALUE;
            } else if captured_to_hand {
                // A capture takes a piece from one side and gives it to the other.
                *value = *value * 3 / 2;
            }
        }
        for (value, _) in board.iter_mut().zip(&royal).filter(|(_, royal)| **royal) {
            *value = 0;
        }
        let mut values = Self { board, hand, see, royal };
        if losing_chess {
            values.turn_into_burdens(rules);
        }
        values
    }

    /// The values of losing chess: pieces are a burden, and mobile ones are the easiest to lose.
    fn turn_into_burdens(&mut self, rules: &Rules) {
        for list in [&mut self.board, &mut self.see] {
            list.iter_mut().for_each(|value| *value = -60 - *value / 16);
        }
        // Where a side wins by losing all pieces of some kinds, those matter more than the others.
        let game = rules.definition();
        let must_be_lost = game.end.extinction.iter().filter(|each| each.verdict == Verdict::Win);
        for name in must_be_lost.flat_map(|each| &each.pieces) {
            if let Some(kind) = rules.kind(name) {
                self.board[kind.index()] -= BURDEN;
                self.see[kind.index()] -= BURDEN;
            }
        }
    }

    /// Which kinds count as pawns: the cheapest ones, if there are much stronger ones.
    pub(crate) fn pawns(&self) -> Vec<bool> {
        let values =
            || self.board.iter().zip(&self.royal).filter(|(_, royal)| !**royal).map(|(value, _)| *value);
        let (least, most) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        let is_pawn = |value: i32| value > 0 && value <= least * 5 / 4 && value * 5 <= most * 2;
        self.board.iter().zip(&self.royal).map(|(&value, &royal)| !royal && is_pawn(value)).collect()
    }
}

/// A value from the mean number of targets of a piece. As in Betza's theory of piece values, many targets are worth more
/// than their sum.
fn value_by_mobility(rules: &Rules, mobility: &Mobility, params: &EvalParams, kind: usize) -> i32 {
    let sides = rules.sides();
    let mean = (0..sides).map(|side| mobility.of(side, kind).mean_targets()).sum::<f64>() / sides as f64;
    let value = params.target_value * mean * (1.0 + params.target_synergy * mean);
    value.round().clamp(10.0, 3_000.0) as i32
}

/// A value brought nearer to that of a pawn. Where captured pieces are dropped again, values differ less.
fn compressed(value: i32, power: f64) -> i32 {
    (100.0 * (f64::from(value.max(1)) / 100.0).powf(power)) as i32
}

/// The kinds to which a piece of a side may promote.
pub(crate) fn promotion_choices<'a>(
    rules: &'a Rules,
    promotion: &'a PromotionDef,
    side: &str,
) -> impl Iterator<Item = usize> + 'a {
    let names = promotion.to.get(side).map(Vec::as_slice).unwrap_or_default();
    names.iter().filter_map(|name| Some(rules.kind(name)?.index()))
}
