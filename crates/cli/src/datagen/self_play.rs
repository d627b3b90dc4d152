//! One game of the engine against itself.

use std::sync::Arc;

use anyhow::{Result, bail};
use chesswright_engine::eval::Evaluation;
use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_notation::position;
use chesswright_rules::{Outcome, Position, Rules, Side};

use super::record::{Header, Ply, Record, ordered_moves};

/// A search stops inside an iteration at this multiple of its soft limit.
const HARD_NODES: u64 = 8;
/// An opening is discarded when one side is ahead by more than this, in centipawns.
const UNBALANCED: i32 = 400;
/// In so many openings a balanced one is looked for.
const OPENINGS: usize = 20;
/// A game is won when this score holds for so many moves.
const WON: i32 = 2_000;
const WON_FOR: usize = 4;
/// A game is drawn when the score stays within this for so many moves, after the first ones.
const DRAWN: i32 = 10;
const DRAWN_FOR: usize = 16;
const DRAWN_AFTER: usize = 80;
/// A longer game is a draw.
const MOST_PLIES: usize = 400;
/// A small table is enough for short searches, and quick to clear.
const HASH_MB: usize = 4;

/// Plays games with the settings of a header.
pub(super) struct SelfPlay<'a> {
    rules: &'a Rules,
    header: &'a Header,
    engine: Engine,
}

impl<'a> SelfPlay<'a> {
    pub(super) fn new(rules: &'a Rules, header: &'a Header, evaluation: Arc<dyn Evaluation>) -> Self {
        Self { rules, header, engine: Engine::with_evaluation(rules, evaluation, HASH_MB) }
    }

    /// Plays the game with a number. It depends on nothing but the header and that number.
    pub(super) fn play(&mut self, number: usize) -> Result<Record> {
        if self.rules.definition().chance.is_some() {
            bail!("games in which nature decides something cannot be learnt from");
        }
        let mut prng = Prng::new(self.header.seed.wrapping_mul(0x1_0000_0001).wrapping_add(number as u64));
        for _ in 0..OPENINGS {
            self.engine.new_game();
            let Some((start, mut position, mut plies)) = self.opening(&mut prng) else { continue };
            let Some((_, score)) = self.search(&position) else { continue };
            if i32::from(score).abs() > UNBALANCED {
                continue;
            }
            let result = self.finish(&mut position, &mut plies)?;
            return Ok(Record { start, result, plies });
        }
        bail!("game {}: no opening of {} random moves is balanced", number + 1, self.header.opening)
    }

    /// Random moves that do not end the game, from a random start where the game has several. Every other opening is one move
    /// longer, so that both sides begin to think.
    fn opening(&self, prng: &mut Prng) -> Option<(String, Position, Vec<Ply>)> {
        let dealt = self.rules.deal(&mut |below| prng.below(below as usize) as u32).ok();
        let start = dealt.as_ref().map(position::write).unwrap_or_default();
        let mut position = dealt.unwrap_or_else(|| self.rules.start());
        let mut plies = vec![];
        for _ in 0..self.header.opening as usize + prng.below(2) {
            let moves = ordered_moves(&position);
            let number = prng.below(moves.len());
            position.play_unchecked(moves.get(number)?);
            plies.push(Ply { number: u16::try_from(number).ok()?, score: None });
        }
        end(&position).is_none().then_some((start, position, plies))
    }

    /// The best move, by its number, and its score.
    fn search(&mut self, position: &Position) -> Option<(u16, i16)> {
        let soft = self.header.nodes;
        let limits = Limits { soft_nodes: Some(soft), ..Limits::nodes(soft.saturating_mul(HARD_NODES)) };
        let result = self.engine.search(position, &limits, &Stop::new(), &|| 0, &mut |_| {});
        let best = result.best_move?;
        let number = ordered_moves(position).iter().position(|played| *played == best)?;
        Some((u16::try_from(number).ok()?, result.score.cp().clamp(-32_000, 32_000) as i16))
    }

    /// Plays on to the end, and returns the half points of the first side.
    fn finish(&mut self, position: &mut Position, plies: &mut Vec<Ply>) -> Result<u8> {
        // For how many moves the same side has been winning, and for how many nobody was ahead.
        let (mut won, mut winner, mut level) = (0, None, 0);
        loop {
            if let Some(end) = end(position) {
                return Ok(half_points(end.winner));
            }
            if plies.len() >= MOST_PLIES || level >= DRAWN_FOR {
                return Ok(1);
            }
            if won >= WON_FOR {
                return Ok(half_points(winner));
            }
            let turn = position.turn();
            let Some((number, score)) = self.search(position) else { return Ok(1) };
            let ahead = match i32::from(score) {
                WON.. => Some(turn),
                score if score <= -WON => Some(Side(1 - turn.0)),
                _ => None,
            };
            won = if ahead.is_some() && ahead == winner { won + 1 } else { usize::from(ahead.is_some()) };
            winner = ahead;
            let is_level = plies.len() >= DRAWN_AFTER && i32::from(score).abs() <= DRAWN;
            level = if is_level { level + 1 } else { 0 };
            plies.push(Ply { number, score: Some(score) });
            position.play_unchecked(&ordered_moves(position)[usize::from(number)]);
        }
    }
}

/// The end of the game, by itself or by a claim that the side to move would make.
fn end(position: &Position) -> Option<Outcome> {
    position.outcome_unsupplied().or_else(|| position.claims().into_iter().next())
}

fn half_points(winner: Option<Side>) -> u8 {
    match winner {
        None => 1,
        Some(Side(0)) => 2,
        Some(_) => 0,
    }
}
