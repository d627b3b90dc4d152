//! Quiet positions of games, with how the games ended.

use std::collections::BTreeMap;

use anyhow::Result;
use chesswright_notation::pgn::GameResult;
use chesswright_rules::{Move, Position, Rules, Side};

use crate::pgn::Files;
use crate::pgn::files::Games;

/// The first moves of a game are somebody else's choice.
const OPENING: usize = 8;

/// The positions of one variant.
pub(super) struct Group {
    pub(super) rules: Rules,
    pub(super) samples: Vec<Sample>,
}

/// A position, and the points of the side to move.
pub(super) struct Sample {
    pub(super) position: Position,
    pub(super) turn: Side,
    pub(super) points: f64,
}

/// Reads games; from each, at most so many positions spread over its length.
pub(super) fn read(files: &Files, most: usize) -> Result<Vec<Group>> {
    let mut groups: BTreeMap<String, Group> = BTreeMap::new();
    Games::each(files, |_, record| {
        let Some((san, start)) = &record.start else { return Ok(()) };
        let Some(first) = points(record.result()).filter(|_| san.rules().sides() == 2) else { return Ok(()) };
        let name = san.rules().definition().name.clone();
        let group =
            groups.entry(name).or_insert_with(|| Group { rules: san.rules().clone(), samples: vec![] });
        let mut position = group.rules.position(&start.setup()).unwrap_or_else(|_| group.rules.start());
        let moves = record.main_line();
        let each = (moves.len().saturating_sub(OPENING) / most.max(1)).max(1);
        let mut wait = each;
        for (number, played) in moves.iter().enumerate() {
            wait = wait.saturating_sub(1);
            if number >= OPENING && wait == 0 && is_quiet(&position, played) {
                let turn = position.turn();
                let points = if turn.index() == 0 { first } else { 1.0 - first };
                group.samples.push(Sample { position: position.without_history(), turn, points });
                wait = each;
            }
            position.play_unchecked(played);
        }
        Ok(())
    })?;
    Ok(groups.into_values().filter(|group| !group.samples.is_empty()).collect())
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
    position.victim(next).is_none() && next.promotion().is_none() && !position.is_check()
}
