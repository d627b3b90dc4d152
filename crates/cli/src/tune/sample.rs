//! Quiet positions of games, with the results of the games.

use std::collections::BTreeMap;

use anyhow::Result;
use chesswright_notation::pgn::GameResult;
use chesswright_notation::pgn::annotation::Score;
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Move, Position, Rules, Side};

use crate::pgn::Files;
use crate::pgn::files::Games;

use super::logistic::{best_scale, cross_entropy, expected_share};

/// The score of a mate that a player saw, in hundredths of a pawn.
const MATE_SCORE: f64 = 3_000.0;
/// The first moves of a game, which the players did not choose.
const OPENING: usize = 8;

/// The positions of one variant.
pub(super) struct Group {
    pub(super) rules: Rules,
    pub(super) samples: Vec<Sample>,
}

/// A position, and the expected share of the points of the side to move.
pub(super) struct Sample {
    pub(super) position: Position,
    pub(super) turn: Side,
    /// The result of the game, moved towards the evaluation of the player.
    pub(super) points: f64,
    /// The evaluation of the player who moved there, in hundredths of a pawn.
    evaluation: Option<f64>,
}

/// Reads games, and from each at most `most` positions, spread over its length. `trust` is the weight of the players'
/// evaluations against the results.
pub(super) fn read(files: &Files, most: usize, trust: f64) -> Result<Vec<Group>> {
    let mut groups: BTreeMap<String, Group> = BTreeMap::new();
    Games::each(files, |_, record| {
        let Some((san, start)) = &record.start else { return Ok(()) };
        let Some(first) = points(record.result()).filter(|_| san.rules().sides() == 2) else { return Ok(()) };
        let name = san.rules().definition().name.clone();
        let group =
            groups.entry(name).or_insert_with(|| Group { rules: san.rules().clone(), samples: vec![] });
        let mut position = group.rules.position(&start.setup()).unwrap_or_else(|_| group.rules.start());
        let moves = record.evaluated_line();
        let each = (moves.len().saturating_sub(OPENING) / most.max(1)).max(1);
        let mut wait = each;
        for (number, (played, evaluation)) in moves.iter().enumerate() {
            wait = wait.saturating_sub(1);
            if number >= OPENING && wait == 0 && is_quiet(&position, played) {
                let turn = position.turn();
                let points = if turn.index() == 0 { first } else { 1.0 - first };
                let sign = if turn.index() == 0 { 1.0 } else { -1.0 };
                let evaluation = evaluation.map(|eval| match eval.score {
                    Score::Pawns(hundredths) => sign * f64::from(hundredths),
                    Score::Mate(moves) => sign * if moves > 0 { MATE_SCORE } else { -MATE_SCORE },
                });
                let position = position.without_history();
                group.samples.push(Sample { position, turn, points, evaluation });
                wait = each;
            }
            position.play_unchecked(played);
        }
        Ok(())
    })?;
    let mut groups: Vec<Group> = groups.into_values().filter(|group| !group.samples.is_empty()).collect();
    groups.iter_mut().for_each(|group| group.blend(trust));
    Ok(groups)
}

impl Group {
    /// Shifts the expected points towards the evaluations of the players.
    fn blend(&mut self, trust: f64) {
        let evaluated: Vec<(f64, f64)> =
            self.samples.iter().filter_map(|sample| Some((sample.evaluation?, sample.points))).collect();
        let scale = best_scale(|scale| {
            evaluated.iter().map(|&(evaluation, points)| cross_entropy(evaluation * scale, points)).sum()
        });
        for sample in &mut self.samples {
            if let Some(evaluation) = sample.evaluation {
                sample.points += trust * (expected_share(evaluation * scale) - sample.points);
            }
        }
    }
}

fn points(result: GameResult) -> Option<f64> {
    match result.to_string().as_str() {
        "1-0" => Some(1.0),
        "0-1" => Some(0.0),
        "1/2-1/2" => Some(0.5),
        _ => None,
    }
}

/// Whether the next move neither captures nor promotes, and no side is in check.
fn is_quiet(position: &Position, next: &Move) -> bool {
    position.captured_piece(next).is_none() && next.promotion().is_none() && !position.is_check()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_of_players_count_as_much_as_they_are_trusted() {
        let chess = chesswright_catalog::definition("chess").expect("it is built in");
        let rules = Rules::new(&chess).expect("it compiles");
        let points = |trust: f64| -> Vec<f64> {
            let evaluated = [(Some(300.0), 1.0), (Some(200.0), 0.0), (Some(-250.0), 0.0), (None, 1.0)];
            let sample =
                |(evaluation, points)| Sample { position: rules.start(), turn: Side(0), points, evaluation };
            let mut group = Group { rules: rules.clone(), samples: evaluated.map(sample).into() };
            group.blend(trust);
            group.samples.iter().map(|sample| sample.points).collect()
        };
        assert_eq!(points(0.0), [1.0, 0.0, 0.0, 1.0]);
        let thought = points(1.0);
        assert!(thought[0] > thought[1] && thought[1] > 0.5 && thought[2] < 0.5, "{thought:?}");
        assert_eq!(thought[3], 1.0, "no player evaluated it");
        let half = points(0.5);
        assert!((half[1] - thought[1] / 2.0).abs() < 1e-9, "{half:?}");
    }
}
