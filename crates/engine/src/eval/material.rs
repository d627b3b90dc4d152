//! What kinds of pieces are worth. This is the only place that knows: tables, exchanges and ordering all ask here.

use chesswright_rules::Rules;
use chesswright_rules::definition::model::{CapturesGo, PromotionDef, Verdict};

use super::mobility::Mobility;
use super::params::Parameters;

/// What losing a royal is worth in exchanges: more than everything else together.
pub(crate) const ROYAL: i32 = 20_000;

/// What it costs still to have a piece that has to be lost.
const BURDEN: i32 = 240;

/// Values by kind, in hundredths of a pawn.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    /// On the board; royals count nothing here.
    pub(crate) board: Vec<i32>,
    /// In hand.
    pub(crate) hand: Vec<i32>,
    /// In exchanges: royals are worth most.
    pub(crate) exchange: Vec<i32>,
    /// Kinds whose loss is the loss of the game.
    pub(crate) royal: Vec<bool>,
}

impl Values {
    pub(crate) fn new(rules: &Rules, mobility: &Mobility, parameters: &Parameters, losing: bool) -> Self {
        let game = rules.definition();
        let kinds = game.pieces.len();
        let royal: Vec<bool> = game.pieces.values().map(|piece| piece.royal).collect();
        let mut board: Vec<i32> =
            (0..kinds).map(|kind| by_mobility(rules, mobility, parameters, kind)).collect();
        let captors_keep = game.hand.as_ref().is_some_and(|hand| hand.captures == CapturesGo::Captor);
        if captors_keep {
            // Where pieces come back, the difference between them is smaller.
            board.iter_mut().for_each(|value| *value = saturated(*value, parameters.kept_power));
        }
        for (value, piece) in board.iter_mut().zip(game.pieces.values()) {
            *value = piece.value.unwrap_or(*value);
        }
        let counted = |verdict: Option<Verdict>| verdict.is_some_and(|v| matches!(v, Verdict::Most));
        if counted(game.end.full_board) {
            board.fill(100);
        }
        let hand = board.iter().map(|&value| (f64::from(value) * parameters.in_hand) as i32).collect();
        let mut exchange = board.clone();
        for (kind, value) in exchange.iter_mut().enumerate() {
            if royal[kind] {
                *value = ROYAL;
            } else if captors_keep {
                *value = *value * 3 / 2;
            }
        }
        for (kind, &royal) in royal.iter().enumerate() {
            if royal {
                board[kind] = 0;
            }
        }
        if losing {
            // Pieces are a burden, and a lively one is the easier to lose.
            for list in [&mut board, &mut exchange] {
                list.iter_mut().for_each(|value| *value = -60 - *value / 16);
            }
            // Where those of a kind must go, the others matter less.
            let named = game.end.extinction.iter().filter(|each| each.verdict == Verdict::Win);
            for name in named.flat_map(|each| &each.pieces) {
                if let Some(kind) = rules.kind(name) {
                    board[kind.index()] -= BURDEN;
                    exchange[kind.index()] -= BURDEN;
                }
            }
        }
        Self { board, hand, exchange, royal }
    }

    /// By kind: the cheapest, where there are much stronger ones.
    pub(crate) fn men(&self) -> Vec<bool> {
        let worth =
            || self.board.iter().zip(&self.royal).filter(|(_, royal)| !**royal).map(|(worth, _)| *worth);
        let (least, most) = (worth().min().unwrap_or(0), worth().max().unwrap_or(0));
        let is_man = |worth: i32| worth > 0 && worth <= least * 5 / 4 && worth * 5 <= most * 2;
        self.board.iter().zip(&self.royal).map(|(&worth, &royal)| !royal && is_man(worth)).collect()
    }
}

/// Betza's rule in the large: what a piece can do counts, and doing much counts more than its parts.
fn by_mobility(rules: &Rules, mobility: &Mobility, parameters: &Parameters, kind: usize) -> i32 {
    let sides = rules.sides();
    let mean = (0..sides).map(|side| mobility.of(side, kind).mean()).sum::<f64>() / sides as f64;
    (parameters.target * mean * (1.0 + parameters.many_targets * mean)).round().clamp(10.0, 3_000.0) as i32
}

fn saturated(value: i32, power: f64) -> i32 {
    (100.0 * (f64::from(value.max(1)) / 100.0).powf(power)) as i32
}

/// The kinds a piece of a side may turn into.
pub(crate) fn choices<'a>(
    rules: &'a Rules,
    promotion: &'a PromotionDef,
    side: &str,
) -> impl Iterator<Item = usize> + 'a {
    let names = promotion.to.get(side).map(Vec::as_slice).unwrap_or_default();
    names.iter().filter_map(|name| Some(rules.kind(name)?.index()))
}
