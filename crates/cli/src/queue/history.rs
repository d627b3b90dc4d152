//! Positions with their history, as jobs carry them.

use anyhow::{Context, Result, ensure};
use chesswright_notation::position;
use chesswright_queue::Opening;
use chesswright_rules::{Move, Position, Rules};

use crate::datagen::record::ordered_moves;

/// The most moves of a history.
const MOST_MOVES: usize = 2_000;

/// The number of a move among the legal ones.
pub(crate) fn number(position: &Position, played: &Move) -> Result<u32> {
    let at = ordered_moves(position).iter().position(|legal| legal == played);
    Ok(u32::try_from(at.context("a move is not legal")?)?)
}

/// A history that begins in `start`, or in the usual position.
pub(crate) fn write(rules: &Rules, start: Option<&Position>, moves: &[Move]) -> Result<Opening> {
    let mut position = start.cloned().unwrap_or_else(|| rules.start());
    let mut numbers = vec![];
    for played in moves {
        numbers.push(number(&position, played)?);
        position.play_unchecked(played);
    }
    Ok(Opening { start: start.map(position::write), moves: numbers })
}

/// Reads a history: the start, unless it is the usual one, and the moves.
pub(crate) fn read(rules: &Rules, history: &Opening) -> Result<(Option<Position>, Vec<Move>)> {
    ensure!(history.moves.len() <= MOST_MOVES, "a history of more than {MOST_MOVES} moves");
    let start = match &history.start {
        Some(text) => Some(position::read(rules, text).context("the start of a history")?.position),
        None => None,
    };
    let position = start.clone().unwrap_or_else(|| rules.start());
    let moves = moves(&position, &history.moves)?;
    Ok((start, moves))
}

/// The moves with these numbers, one after the other.
pub(crate) fn moves(start: &Position, numbers: &[u32]) -> Result<Vec<Move>> {
    let mut position = start.clone();
    let mut moves = vec![];
    for &number in numbers {
        let legal = ordered_moves(&position);
        let played = legal.get(number as usize).context("a move of a history is not legal")?.clone();
        position.play_unchecked(&played);
        moves.push(played);
    }
    Ok(moves)
}
