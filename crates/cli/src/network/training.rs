//! The training: mini-batches of AdamW, with a learning rate that falls like half a cosine.

use std::f64::consts::PI;

use chesswright_engine::Prng;

use super::model::{Gradient, Model};
use super::samples::Data;

/// The decay of the first and second moments of the gradient.
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;
/// By this share of its step a weight is pulled towards zero.
const WEIGHT_DECAY: f32 = 0.01;
/// The learning rate at the end as a share of the first one.
const LAST_RATE: f64 = 0.02;
/// A batch is always handled in so many parts, each by a thread where there are several, so that the numbers do not depend on
/// the machine.
const PARTS: usize = 2;

/// How a network is trained.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    pub(super) epochs: usize,
    pub(super) batch: usize,
    /// The learning rate of the first steps.
    pub(super) learning_rate: f64,
    pub(super) threads: usize,
}

/// A model in training.
pub(super) struct Training {
    pub(super) model: Model,
    first_moments: Vec<f32>,
    second_moments: Vec<f32>,
    /// The epochs done.
    pub(super) epoch: usize,
    steps: u64,
}

impl Training {
    pub(super) fn new(model: Model) -> Self {
        let zero = vec![0.0; model.numbers.len()];
        Self { model, first_moments: zero.clone(), second_moments: zero, epoch: 0, steps: 0 }
    }

    /// Trains with all positions once, in random order. Returns the mean loss on the way.
    pub(super) fn epoch(
        &mut self,
        data: &Data,
        targets: &[f32],
        plan: &Plan,
        mut progress: impl FnMut(),
    ) -> f64 {
        let samples = &data.training;
        let order = shuffled(samples.len(), self.epoch as u64);
        let all_steps = (plan.epochs * order.len().div_ceil(plan.batch)) as f64;
        let mut gradients: Vec<Gradient> = (0..PARTS).map(|_| Gradient::new(self.model.shape())).collect();
        let mut loss = 0.0;
        for batch in order.chunks(plan.batch) {
            let part = batch.len().div_ceil(PARTS);
            gradients.iter_mut().for_each(Gradient::clear);
            let parts = batch.chunks(part.max(1)).zip(&mut gradients);
            if plan.threads > 1 {
                let model = &self.model;
                std::thread::scope(|scope| {
                    for (batch, gradient) in parts {
                        scope.spawn(move || model.add_gradient(samples, targets, batch, gradient));
                    }
                });
            } else {
                parts
                    .for_each(|(batch, gradient)| self.model.add_gradient(samples, targets, batch, gradient));
            }
            let [gradient, others @ ..] = gradients.as_mut_slice() else { continue };
            others.iter().for_each(|other| gradient.add(other));
            self.model.add_common(gradient);
            loss += gradient.loss;
            let done = self.steps as f64 / all_steps.max(1.0);
            let length =
                plan.learning_rate * (LAST_RATE + (1.0 - LAST_RATE) * f64::midpoint(1.0, (PI * done).cos()));
            self.step(&gradient.numbers, length as f32, 1.0 / batch.len() as f32);
            progress();
        }
        self.epoch += 1;
        loss / order.len().max(1) as f64
    }

    /// One step down the gradient.
    fn step(&mut self, gradient: &[f32], length: f32, share: f32) {
        self.steps += 1;
        let steps = self.steps.min(i32::MAX as u64) as i32;
        let (mean_scale, square_scale) = (1.0 / (1.0 - BETA_1.powi(steps)), 1.0 / (1.0 - BETA_2.powi(steps)));
        let numbers = self
            .model
            .numbers
            .iter_mut()
            .zip(gradient)
            .zip(&mut self.first_moments)
            .zip(&mut self.second_moments);
        for (((number, gradient), mean), square) in numbers {
            let gradient = gradient * share;
            *mean = BETA_1 * *mean + (1.0 - BETA_1) * gradient;
            *square = BETA_2 * *square + (1.0 - BETA_2) * gradient * gradient;
            let pull = *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-8);
            *number -= length * (pull + WEIGHT_DECAY * *number);
        }
        self.model.changed();
    }

    /// The state as bytes, to continue later.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = (self.epoch as u64).to_le_bytes().to_vec();
        bytes.extend(self.steps.to_le_bytes());
        for numbers in [&self.model.numbers, &self.first_moments, &self.second_moments] {
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    /// Continues from a state; none if the bytes do not fit the shape of this model.
    pub(super) fn read(model: &Model, bytes: &[u8]) -> Option<Self> {
        let (epoch, rest) = bytes.split_first_chunk::<8>()?;
        let (steps, rest) = rest.split_first_chunk::<8>()?;
        let (numbers, []) = rest.as_chunks::<4>() else { return None };
        let count = model.numbers.len();
        if numbers.len() != 3 * count {
            return None;
        }
        let list = |at: usize| -> Vec<f32> {
            numbers[at * count..][..count].iter().map(|&number| f32::from_le_bytes(number)).collect()
        };
        Some(Self {
            model: model.with(list(0)),
            first_moments: list(1),
            second_moments: list(2),
            epoch: usize::try_from(u64::from_le_bytes(*epoch)).ok()?,
            steps: u64::from_le_bytes(*steps),
        })
    }
}

/// The numbers below `count` in random order.
fn shuffled(count: usize, seed: u64) -> Vec<u32> {
    let mut prng = Prng::new(seed);
    let mut order: Vec<u32> = (0..count as u32).collect();
    for left in (2..=count).rev() {
        order.swap(left - 1, prng.below(left));
    }
    order
}

/// The loss of predicting nothing but the mean.
pub(super) fn baseline(targets: &[f32]) -> f64 {
    let count = targets.len().max(1) as f64;
    let mean = targets.iter().map(|&target| f64::from(target)).sum::<f64>() / count;
    targets.iter().map(|&target| (f64::from(target) - mean).powi(2)).sum::<f64>() / count
}
