//! Learns the value of a piece on each cell, in hand and near royals from the games of one variant, by gradient descent
//! (Adam) on the cross entropy.
//!
//! Each value is the sum of two numbers: one for the kind, with a wide range, and one for the cell, which stays small
//! unless the games show otherwise.

use chesswright_engine::eval::{EvalParams, Evaluation, HandcraftedEval, LearnedPsqt};
use chesswright_rules::Side;
use chesswright_rules::search::SearchExt;

use super::logistic::{best_scale, cross_entropy, expected_share};
use super::sample::{Group, Sample};

/// How far the penalty lets the numbers of kinds and of cells move, in hundredths of a pawn.
const ROOM: [f64; 2] = [60.0, 25.0];
/// The length of the first step, in hundredths of a pawn. Every step is a little shorter than the one before.
const STEP: f64 = 2.0;
/// Adam's decay rates of the mean of the slope and of its square.
const MEAN_DECAY: f64 = 0.9;
const SQUARE_DECAY: f64 = 0.99;

pub(super) struct Teacher<'a> {
    group: &'a Group,
    experience: LearnedPsqt,
    /// The handcrafted evaluation, for the side to move, in hundredths of a pawn.
    scores: Vec<f64>,
    /// For each sample, the numbers that apply to it, and their weights.
    parts: Vec<Vec<(u32, f32)>>,
    /// The numbers: two for each slot, then two for each kind.
    numbers: Vec<f64>,
    slopes: Vec<f64>,
    sizes: Vec<f64>,
    scale: f64,
    keep: f64,
}

impl<'a> Teacher<'a> {
    pub(super) fn new(group: &'a Group, keep: f64) -> Self {
        let evaluation = HandcraftedEval::with(&group.rules, &EvalParams::default(), None);
        let experience = LearnedPsqt::zero(&group.rules);
        let scores =
            group.samples.iter().map(|sample| evaluation.score(&sample.position, sample.turn).into());
        let scores: Vec<f64> = scores.collect();
        let parts = group.samples.iter().map(|sample| parts(&evaluation, &experience, sample)).collect();
        let slots = experience.slots().len();
        let all = 2 * (slots + slots / experience.slots_of_kind());
        let nothing = || vec![0.0; all];
        let mut teacher = Self {
            group,
            experience,
            scores,
            parts,
            numbers: nothing(),
            slopes: nothing(),
            sizes: nothing(),
            scale: 0.0,
            keep,
        };
        teacher.find_scale();
        teacher
    }

    /// Chooses the scale of a hundredth of a pawn that minimises the error.
    fn find_scale(&mut self) {
        self.scale = best_scale(|scale| self.error_at(scale));
    }

    fn score(&self, sample: usize) -> f64 {
        let taught = self.parts[sample].iter().map(|&(at, weight)| self.number(at) * f64::from(weight));
        self.scores[sample] + taught.sum::<f64>()
    }

    /// The number of a slot plus that of its kind.
    fn number(&self, at: u32) -> f64 {
        self.numbers[at as usize] + self.numbers[self.of_kind(at)]
    }

    /// The index of the kind's number that belongs to a number of a slot.
    fn of_kind(&self, at: u32) -> usize {
        let (slot, phase) = (at as usize / 2, at as usize % 2);
        2 * (self.experience.slots().len() + slot / self.experience.slots_of_kind()) + phase
    }

    /// The mean error.
    pub(super) fn error(&self) -> f64 {
        self.error_at(self.scale)
    }

    fn error_at(&self, scale: f64) -> f64 {
        let each = |(at, sample): (usize, &Sample)| cross_entropy(self.score(at) * scale, sample.points);
        self.group.samples.iter().enumerate().map(each).sum::<f64>() / self.scores.len() as f64
    }

    /// Takes this many gradient steps.
    pub(super) fn learn(&mut self, steps: usize) {
        for step in 1..=steps {
            let mut slope = vec![0.0; self.numbers.len()];
            for (at, sample) in self.group.samples.iter().enumerate() {
                let pull = (expected_share(self.score(at) * self.scale) - sample.points) * self.scale;
                for &(part, weight) in &self.parts[at] {
                    slope[part as usize] += pull * f64::from(weight);
                    slope[self.of_kind(part)] += pull * f64::from(weight);
                }
            }
            let kinds = 2 * self.experience.slots().len();
            let length = STEP * (1.0 - step as f64 / (steps + 1) as f64);
            for (at, number) in self.numbers.iter_mut().enumerate() {
                let room = if at >= kinds { ROOM[0] } else { ROOM[1] };
                let pull = slope[at] + self.keep * *number / (room * room);
                self.slopes[at] = MEAN_DECAY * self.slopes[at] + (1.0 - MEAN_DECAY) * pull;
                self.sizes[at] = SQUARE_DECAY * self.sizes[at] + (1.0 - SQUARE_DECAY) * pull * pull;
                *number -= length * self.slopes[at] / (self.sizes[at].sqrt() + 1e-9);
            }
        }
    }

    /// The learned values, as whole numbers.
    pub(super) fn experience(&self) -> LearnedPsqt {
        let mut experience = self.experience.clone();
        for (slot, pair) in experience.slots_mut().iter_mut().enumerate() {
            for (phase, number) in pair.iter_mut().enumerate() {
                *number = self.number((2 * slot + phase) as u32).round() as i32;
            }
        }
        experience
    }
}

/// The numbers that apply to a position, and their weights for the side to move.
fn parts(evaluation: &HandcraftedEval, experience: &LearnedPsqt, sample: &Sample) -> Vec<(u32, f32)> {
    let mut parts = vec![];
    let middle = [0, 1].map(|side| evaluation.phase(&sample.position, Side(side)));
    let mut add = |side: Side, slot: usize, count: f64| {
        let sign = if side == sample.turn { count } else { -count };
        let middle = middle[side.index() & 1];
        parts.push((2 * slot as u32, (sign * middle) as f32));
        parts.push((2 * slot as u32 + 1, (sign * (1.0 - middle)) as f32));
    };
    let royals = experience.royals(&sample.position);
    sample.position.for_each_piece(|cell, piece| {
        let (side, kind) = (piece.side.index(), piece.kind.index());
        add(piece.side, experience.on_board(side, kind, cell), 1.0);
        let near = royals.map(|royals| experience.near_royals(side, kind, cell, royals));
        near.into_iter().flatten().for_each(|slot| add(piece.side, slot, 1.0));
    });
    sample.position.for_each_in_hand(|side, kind, held| {
        add(side, experience.in_hand(side.index(), kind.index()), f64::from(held));
    });
    parts
}
