//! Positions to learn from: the inputs of a network that are active in them, and what is known about their worth.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use chesswright_engine::eval::{Evaluation, HandcraftedEval};
use chesswright_engine::net::Inputs;
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Move, Position, Rules, Side};

use super::reflection::Reflection;
use crate::datagen::record::RecordReader;
use crate::tune::logistic::{best_scale, cross_entropy, expected_share};

/// Positions with scores beyond this are decided; a network need not tell them apart.
const DECIDED: i16 = 2_000;
/// Every so many games one is kept from training, to see whether the network learns something that holds for other games.
const KEPT: usize = 20;
/// The score in centipawns that wins 73 % of the points lies within these.
const STEEPEST: f64 = 100.0;
const LEAST_STEEP: f64 = 1_500.0;
/// The scale is fitted on at most so many positions.
const FITTED: usize = 50_000;

/// Positions, and what is known about them for the side to move.
#[derive(Default)]
pub(super) struct Samples {
    /// The active inputs of all positions: of each as seen from the side to move, then as seen from the other.
    inputs: Vec<u16>,
    /// Where the inputs of each position begin.
    starts: Vec<usize>,
    pub(super) buckets: Vec<u8>,
    /// The scores of the searches, in centipawns.
    pub(super) scores: Vec<i16>,
    /// The handcrafted evaluation, in centipawns.
    pub(super) bases: Vec<i16>,
    /// The results of the games: 0, 1 or 2 half points.
    pub(super) results: Vec<u8>,
}

/// The positions to train with, and those of other games to test with.
pub(super) struct Data {
    pub(super) games: usize,
    pub(super) training: Samples,
    pub(super) validation: Samples,
}

impl Samples {
    pub(super) fn len(&self) -> usize {
        self.scores.len()
    }

    /// The active inputs of a position, as seen from the side to move and from the other.
    #[inline]
    pub(super) fn inputs(&self, at: usize) -> [&[u16]; 2] {
        let end = self.starts.get(at + 1).copied().unwrap_or(self.inputs.len());
        let both = &self.inputs[self.starts[at]..end];
        let (own, other) = both.split_at(both.len() / 2);
        [own, other]
    }

    /// Adds a position, or its reflection.
    fn add(&mut self, inputs: &Inputs, position: &Position, known: &Known, reflection: Option<&Reflection>) {
        let &Known { score, base, result } = known;
        let turn = position.turn();
        self.starts.push(self.inputs.len());
        for side in [turn, Side(1 - turn.0)] {
            let active = inputs.active(position, side).into_iter();
            match reflection {
                Some(reflection) => {
                    self.inputs.extend(active.map(|input| inputs.moved(input, reflection.cells())));
                }
                None => self.inputs.extend(active),
            }
        }
        self.buckets.push(inputs.bucket(position) as u8);
        self.scores.push(score);
        self.bases.push(base.clamp(i16::MIN.into(), i16::MAX.into()) as i16);
        self.results.push(if turn.index() == 0 { result } else { 2 - result });
    }

    /// The scale of a centipawn with which the scores predict the results best.
    pub(super) fn scale(&self) -> f64 {
        let step = (self.len() / FITTED).max(1);
        let best = best_scale(|scale| {
            let all = self.scores.iter().zip(&self.results).step_by(step);
            all.map(|(&score, &result)| cross_entropy(f64::from(score) * scale, f64::from(result) / 2.0))
                .sum()
        });
        // Games that say little about the scores, such as nothing but draws, must not make them worthless.
        best.clamp(1.0 / LEAST_STEEP, 1.0 / STEEPEST)
    }

    /// The loss of the handcrafted evaluation.
    pub(super) fn base_loss(&self, scale: f64, targets: &[f32]) -> f64 {
        let error = |(&base, &target): (&i16, &f32)| {
            (expected_share(f64::from(base) * scale) - f64::from(target)).powi(2)
        };
        self.bases.iter().zip(targets).map(error).sum::<f64>() / self.len().max(1) as f64
    }

    /// What the network is to predict: the expected share of the points, between what the search thought and what came of it.
    pub(super) fn targets(&self, scale: f64, trust: f64) -> Vec<f32> {
        let target = |(&score, &result): (&i16, &u8)| {
            let thought = expected_share(f64::from(score) * scale);
            (trust * thought + (1.0 - trust) * f64::from(result) / 2.0) as f32
        };
        self.scores.iter().zip(&self.results).map(target).collect()
    }
}

/// What is known about a position: the score of a search, the handcrafted evaluation, and the result of the game in half points of the
/// first side.
struct Known {
    score: i16,
    base: i32,
    result: u8,
}

/// Reads the quiet positions of files of games. With a reflection of the game, each position for training counts a second time,
/// reflected.
pub(super) fn read(
    paths: &[impl AsRef<Path>],
    rules: &Rules,
    inputs: &Inputs,
    handcrafted: &HandcraftedEval,
    reflection: Option<&Reflection>,
    mut progress: impl FnMut(),
) -> Result<Data> {
    let mut data = Data { games: 0, training: Samples::default(), validation: Samples::default() };
    for path in paths {
        let path = path.as_ref();
        let mut reader = RecordReader::open(path)?;
        let (found, wanted) = (&reader.header().rules, rules.definition().hash());
        ensure!(
            *found == wanted,
            "`{}` holds games of other rules ({found}, this game is {wanted}); run `chesswright datagen` for this game",
            path.display()
        );
        for number in 1.. {
            let place = || format!("`{}`, game {number}", path.display());
            let Some(record) = reader.next_game().with_context(place)? else { break };
            data.games += 1;
            let for_validation = data.games.is_multiple_of(KEPT);
            let samples = if for_validation { &mut data.validation } else { &mut data.training };
            let replayed = record.replay(rules, |position, played, score| {
                let Some(score) = score.filter(|score| (-DECIDED..=DECIDED).contains(score)) else { return };
                if is_quiet(position, played) {
                    let base = handcrafted.score(position, position.turn());
                    let known = Known { score, base, result: record.result };
                    samples.add(inputs, position, &known, None);
                    let reflection =
                        reflection.filter(|_| !for_validation && Reflection::applies_to(position));
                    if reflection.is_some() {
                        samples.add(inputs, position, &known, reflection);
                    }
                }
            });
            replayed.with_context(place)?;
            progress();
        }
    }
    Ok(data)
}

/// Whether a position can be judged without a search: nobody is in check, and the best move neither captures nor promotes.
fn is_quiet(position: &Position, best: &Move) -> bool {
    position.captured_piece(best).is_none() && best.promotion().is_none() && !position.is_check()
}
