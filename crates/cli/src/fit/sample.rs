//! Quiet positions of games, with how the games ended.

use std::collections::BTreeMap;

use anyhow::Result;
use chesswright_notation::pgn::GameResult;
use chesswright_notation::pgn::annotation::Score;
use chesswright_rules::{Move, Position, Rules, Side};

use crate::pgn::Files;
use crate::pgn::files::Games;

use super::meaning::{best_scale, error, share};

/// What a mate counts as that somebody saw.
const DECIDED: f64 = 3_000.0;
/// The first moves of a game are somebody else's choice.
const OPENING: usize = 8;

/// The positions of one variant.
pub(super) struct Group {
    pub(super) rules: Rules,
    pub(super) samples: Vec<Sample>,
}

/// A position, and what share of the points the side to move is to expect.
pub(super) struct Sample {
    pub(super) position: Position,
    pub(super) turn: Side,
    /// How the game ended; or, when that is asked for, nearer to what was thought of it.
    pub(super) points: f64,
    /// What the player thought who moved there, in hundredths of a pawn.
    thought: Option<f64>,
}

/// Reads games; from each, at most so many positions spread over its length. `trust` is the share of what players thought, beside how
/// games ended.
pub(super) fn read(files: &Files, most: usize, trust: f64) -> Result<Vec<Group>> {
    let mut groups: BTreeMap<String, Group> = BTreeMap::new();
    Games::each(files, |_, record| {
        let Some((san, start)) = &record.start else { return Ok(()) };
        let Some(first) = points(record.result()).filter(|_| san.rules().sides() == 2) else { return Ok(()) };
        let name = san.rules().definition().name.clone();
        let group =
            groups.entry(name).or_insert_with(|| Group { rules: san.rules().clone(), samples: vec![] });
        let mut position = group.rules.position(&start.setup()).unwrap_or_else(|_| group.rules.start());
        let moves = record.judged_line();
        let each = (moves.len().saturating_sub(OPENING) / most.max(1)).max(1);
        let mut wait = each;
        for (number, (played, thought)) in moves.iter().enumerate() {
            wait = wait.saturating_sub(1);
            if number >= OPENING && wait == 0 && is_quiet(&position, played) {
                let turn = position.turn();
                let points = if turn.index() == 0 { first } else { 1.0 - first };
                let sign = if turn.index() == 0 { 1.0 } else { -1.0 };
                let thought = thought.map(|eval| match eval.score {
                    Score::Pawns(hundredths) => sign * f64::from(hundredths),
                    Score::Mate(moves) => sign * if moves > 0 { DECIDED } else { -DECIDED },
                });
                let position = position.without_history();
                group.samples.push(Sample { position, turn, points, thought });
                wait = each;
            }
            position.play_unchecked(played);
        }
        Ok(())
    })?;
    let mut groups: Vec<Group> = groups.into_values().filter(|group| !group.samples.is_empty()).collect();
    groups.iter_mut().for_each(|group| group.listen(trust));
    Ok(groups)
}

impl Group {
    /// Moves what is expected towards what players thought.
    fn listen(&mut self, trust: f64) {
        let told: Vec<(f64, f64)> =
            self.samples.iter().filter_map(|sample| Some((sample.thought?, sample.points))).collect();
        let scale =
            best_scale(|scale| told.iter().map(|&(thought, points)| error(thought * scale, points)).sum());
        for sample in &mut self.samples {
            if let Some(thought) = sample.thought {
                sample.points += trust * (share(thought * scale) - sample.points);
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

/// Nothing is about to be taken, nobody is in check.
fn is_quiet(position: &Position, next: &Move) -> bool {
    position.captured_piece(next).is_none() && next.promotion().is_none() && !position.is_check()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_players_thought_counts_as_much_as_it_is_trusted() {
        let chess = chesswright_catalog::definition("chess").expect("it is built in");
        let rules = Rules::new(&chess).expect("it compiles");
        let points = |trust: f64| -> Vec<f64> {
            let told = [(Some(300.0), 1.0), (Some(200.0), 0.0), (Some(-250.0), 0.0), (None, 1.0)];
            let sample =
                |(thought, points)| Sample { position: rules.start(), turn: Side(0), points, thought };
            let mut group = Group { rules: rules.clone(), samples: told.map(sample).into() };
            group.listen(trust);
            group.samples.iter().map(|sample| sample.points).collect()
        };
        assert_eq!(points(0.0), [1.0, 0.0, 0.0, 1.0]);
        let thought = points(1.0);
        assert!(thought[0] > thought[1] && thought[1] > 0.5 && thought[2] < 0.5, "{thought:?}");
        assert_eq!(thought[3], 1.0, "nobody thought anything of it");
        let half = points(0.5);
        assert!((half[1] - thought[1] / 2.0).abs() < 1e-9, "{half:?}");
    }
}
