//! Opponents of limited strength, in levels, whose mistakes look like those of people.
//!
//! A level searches few nodes. It overlooks moves that do not strike the eye, its own and above all replies: quiet ones, distant
//! ones, drops; and what it overlooks once, it overlooks again as long as nothing draws attention to it. Among the moves that it
//! likes nearly equally, it plays any. Only the lowest levels also play moves without looking. All this depends on the seed, the
//! position and the move alone, so that the same level in the same game plays the same move again.

use chesswright_rules::board::Cell;
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Move, Position};

use crate::engine::{Engine, Info, SearchResult};
use crate::prng::Prng;
use crate::time::{Clock, Limits, Stop};

/// The strongest limited level. Level 1 plays like a child in its first game; above this level there is only full strength.
pub const LEVELS: u32 = 8;

/// From this level on, wins in one move are never missed.
const SEES_WINS: u32 = 2;

/// From this level on, where the piece that has just moved can be taken for nothing, it is taken, or something worth as much: nobody who
/// knows the game leaves a piece that was just put where it can be taken.
const TAKES_BACK: u32 = 3;

/// From this level on, the level looks at all moves then, and plays what it finds best: a check in between, for instance.
const LOOKS_BEYOND: u32 = 6;

/// From how many of the best lines a level chooses its move.
const CANDIDATES: usize = 4;

/// Moves whose expected result is worse than the best by this many times the level's [indifference](LevelParams::indifference) are
/// not played.
const SLACK: f64 = 2.5;

/// How many moves make the difference between one game and another.
const FIRST_MOVES: usize = 4;

/// A level looks at its number of nodes in positions with so many moves, and at up to four times as many where there are more moves, as
/// with pieces in hand: so it looks about as far ahead in all games.
const USUAL_MOVES: u64 = 36;

/// What weakens a level.
struct LevelParams {
    /// The most nodes of a search in a position with [few](USUAL_MOVES) moves.
    nodes: u64,
    /// How often the least conspicuous move is overlooked.
    blindness: f64,
    /// How little of the expected result is at stake (1 is a won game instead of a lost one) where the level does not care which
    /// of two moves it plays.
    indifference: f64,
    /// How often the level plays any legal move.
    random_move_rate: f64,
}

const LEVEL_PARAMS: [LevelParams; LEVELS as usize] = [
    LevelParams { nodes: 40, blindness: 0.9, indifference: 0.35, random_move_rate: 0.24 },
    LevelParams { nodes: 80, blindness: 0.78, indifference: 0.16, random_move_rate: 0.08 },
    LevelParams { nodes: 220, blindness: 0.58, indifference: 0.09, random_move_rate: 0.0 },
    LevelParams { nodes: 900, blindness: 0.34, indifference: 0.06, random_move_rate: 0.0 },
    LevelParams { nodes: 3_000, blindness: 0.2, indifference: 0.04, random_move_rate: 0.0 },
    LevelParams { nodes: 7_500, blindness: 0.13, indifference: 0.028, random_move_rate: 0.0 },
    LevelParams { nodes: 16_000, blindness: 0.08, indifference: 0.018, random_move_rate: 0.0 },
    LevelParams { nodes: 38_000, blindness: 0.035, indifference: 0.009, random_move_rate: 0.0 },
];

/// The rating of each level in chess on the scale of another engine's `UCI_Elo`, which is meant to be that of rated engines:
/// `docs/strength.md` has the matches.
pub(crate) const LEVEL_ELO: [u32; LEVELS as usize] = [570, 810, 960, 1300, 1550, 1770, 1950, 2130];

/// The level whose rating is nearest.
pub(crate) fn level_for_elo(elo: u32) -> u32 {
    (1..).zip(LEVEL_ELO).min_by_key(|&(_, rating)| rating.abs_diff(elo)).map_or(LEVELS, |(level, _)| level)
}

/// What makes a limited level weak, for people who choose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// About how many positions it looks at for a move.
    pub nodes: u64,
    /// How many of 100 moves it plays without looking.
    pub random_percent: u32,
    /// Whether it overlooks moves.
    pub overlooks: bool,
}

/// What makes a limited level weak. `None` for full strength.
pub fn weakness(level: u32) -> Option<Handicap> {
    let &LevelParams { nodes, blindness, random_move_rate, .. } =
        LEVEL_PARAMS.get((level as usize).checked_sub(1)?)?;
    let random_percent = (random_move_rate * 100.0).round() as u32;
    Some(Handicap { nodes, random_percent, overlooks: blindness > 0.0 })
}

/// An opponent of limited strength.
#[derive(Clone, Debug)]
pub struct Opponent {
    level: u32,
    seed: u64,
}

impl Opponent {
    /// An opponent of a level from 1 to [`LEVELS`]. The seed decides what it overlooks and prefers in a game.
    pub fn new(level: u32, seed: u64) -> Self {
        Self { level: level.clamp(1, LEVELS), seed }
    }

    /// An opponent in the game that led to a position. The first moves are the seed: so games differ, and a game that is loaded again
    /// has the same opponent.
    pub fn in_game(level: u32, position: &Position) -> Self {
        let fold = |seed: u64, mv: &Move| seed.wrapping_mul(31) ^ u64::from(mv.id().hash32());
        Self::new(level, position.played().take(FIRST_MOVES).fold(u64::from(level), fold))
    }

    /// Chooses a move. The limits apply where they are stricter than those of the level.
    pub fn choose(
        &self,
        engine: &mut Engine,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        clock: Clock<'_>,
        on_info: &mut dyn FnMut(&Info),
    ) -> SearchResult {
        let params = &LEVEL_PARAMS[self.level as usize - 1];
        if position.awaits_chance() {
            return SearchResult::default();
        }
        let mut legal = position.legal_moves();
        if !limits.search_moves.is_empty() {
            legal.retain(|mv| limits.search_moves.contains(mv));
        }
        let mut any = Prng::new(self.seed ^ position.key());
        if any.unit() < params.random_move_rate
            && let Some(random) = legal.get(any.below(legal.len()))
        {
            return SearchResult::unsearched(random.clone());
        }
        if self.level >= SEES_WINS
            && let Some(win) = winning(position, &legal)
        {
            return SearchResult::unsearched(win.clone());
        }
        let nodes = params.nodes * (legal.len() as u64).clamp(USUAL_MOVES, 4 * USUAL_MOVES) / USUAL_MOVES;
        let nodes = limits.nodes.map_or(nodes, |limit| limit.min(nodes));
        let last_to = position.last_played().map(Move::to);
        let gain = |mv: &Move| match position.captured_piece(mv) {
            Some(_) => position.see(mv, engine.evaluation().see_values()),
            None => 0,
        };
        let taken_back = legal.iter().filter(|mv| Some(mv.to()) == last_to).map(gain).max().unwrap_or(0);
        let looks = self.level >= TAKES_BACK && taken_back > 0 && !engine.traits.losing_chess;
        if looks && self.level < LOOKS_BEYOND {
            legal.retain(|mv| gain(mv) >= taken_back);
        }
        if params.blindness == 0.0 || looks {
            let limits = Limits { nodes: Some(nodes), search_moves: legal, ..limits.clone() };
            return engine.search(position, &limits, stop, clock, on_info);
        }
        let seen = self.noticed(position, legal);
        let limits = Limits {
            nodes: Some(nodes),
            multipv: seen.len().clamp(1, CANDIDATES),
            search_moves: seen,
            ..limits.clone()
        };
        let mut result = engine.search(position, &limits, stop, clock, on_info);
        let limits = Limits { nodes: Some((nodes / 6).max(20)), multipv: 1, search_moves: vec![], ..limits };
        let mut like = |score: i32, line: &[Move]| {
            let blind = self.without_overlooked_reply(engine, position, line, &limits, stop, clock);
            expected(blind.unwrap_or(score))
        };
        let liked: Vec<f64> = result.lines.iter().map(|(score, line)| like(score.cp(), line)).collect();
        let best = liked.iter().copied().fold(0.0, f64::max);
        let chosen = result.lines.iter().zip(&liked).filter_map(|((_, line), liked)| {
            let mv = line.first()?;
            let is_near = best - liked <= SLACK * params.indifference;
            is_near.then(|| (liked + params.indifference * self.whim(position, mv), mv))
        });
        let chosen = chosen.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, mv)| mv.clone());
        if let Some(chosen) = chosen.filter(|chosen| Some(chosen) != result.best_move.as_ref()) {
            play_instead(&mut result, chosen);
        }
        result
    }

    /// The moves that the level notices in a position, at least one.
    fn noticed(&self, position: &Position, legal: Vec<Move>) -> Vec<Move> {
        let blindness = LEVEL_PARAMS[self.level as usize - 1].blindness;
        let last_to = position.last_played().map(Move::to);
        // What a move needs in order to be noticed is its own for the whole game.
        let lacks = |mv: &Move| {
            let needs = Prng::new(self.seed ^ u64::from(mv.id().hash32())).unit();
            (1.0 - attention(position, mv, last_to)) * blindness - needs
        };
        let lacking: Vec<f64> = legal.iter().map(lacks).collect();
        let least = lacking.iter().copied().fold(f64::INFINITY, f64::min);
        let is_noticed = |lacks: f64| lacks <= 0.0 || lacks == least;
        legal.into_iter().zip(lacking).filter(|(_, lacks)| is_noticed(*lacks)).map(|(mv, _)| mv).collect()
    }

    /// The score of a line, in centipawns, for a level that overlooks the reply in it. None where it does not.
    fn without_overlooked_reply(
        &self,
        engine: &mut Engine,
        position: &Position,
        line: &[Move],
        limits: &Limits,
        stop: &Stop,
        clock: Clock<'_>,
    ) -> Option<i32> {
        // With more sides, the one that replies is not always the one that gains.
        if position.rules().sides() > 2 {
            return None;
        }
        let mut after = position.clone();
        let mut steps = line.iter();
        let reply = loop {
            let step = steps.next()?;
            if after.turn() != position.turn() {
                break step;
            }
            after.play_unchecked(step);
            if after.awaits_chance() {
                return None;
            }
        };
        let seen = self.noticed(&after, after.legal_moves());
        if seen.is_empty() || seen.contains(reply) {
            return None;
        }
        let limits = Limits { search_moves: seen, ..limits.clone() };
        let found = engine.search(&after, &limits, stop, clock, &mut |_| {});
        found.best_move.is_some().then(|| -found.score.cp())
    }

    /// What the level likes about a move in a position for no reason, as often more than a number as the Gumbel distribution has it:
    /// then better moves are likelier by the exponential of what they are better.
    fn whim(&self, position: &Position, mv: &Move) -> f64 {
        let drawn = Prng::new(self.seed ^ position.key() ^ u64::from(mv.id().hash32()) << 16).unit();
        -(-drawn.max(1e-9).ln()).ln()
    }
}

/// A move that wins at once.
fn winning<'a>(position: &Position, legal: &'a [Move]) -> Option<&'a Move> {
    let mut after = position.clone();
    legal.iter().find(|mv| {
        after.play_unchecked(mv);
        let winner = after.outcome_unsupplied().and_then(|outcome| outcome.winner);
        after.undo();
        winner.is_some_and(|winner| position.rules().are_allied(winner, position.turn()))
    })
}

/// How much a move strikes the eye, from 0 to 1: captures and promotions do, moves near to where one looks already, and short ones.
fn attention(position: &Position, mv: &Move, last_to: Option<Cell>) -> f64 {
    let is_drop = mv.drop().is_some();
    let board = position.rules().board();
    let distance = |one: Cell, other: Cell| {
        let (one, other) = (board.coords(one), board.coords(other));
        [one.x - other.x, one.y - other.y, one.z - other.z].map(i16::unsigned_abs).into_iter().max()
    };
    let captures = position.captured_piece(mv).is_some();
    let answers = captures && Some(mv.to()) == last_to;
    if answers {
        return 1.0;
    }
    let near = last_to.and_then(|at| Some(distance(at, mv.to())?.min(distance(at, mv.from())?)));
    let length = if is_drop { 2 } else { distance(mv.from(), mv.to()).unwrap_or(0) };
    let mut attention = 0.35;
    attention += if captures { 0.35 } else { 0.0 };
    attention += if mv.promotion().is_some() || mv.is_castling() { 0.3 } else { 0.0 };
    attention += if near.is_some_and(|near| near <= 2) { 0.25 } else { 0.0 };
    attention -= 0.08 * f64::from(length.saturating_sub(2).min(5));
    attention.clamp(0.0, 1.0)
}

/// The expected share of the points for a score in centipawns.
fn expected(cp: i32) -> f64 {
    1.0 / (1.0 + (-f64::from(cp) / 200.0).exp())
}

/// Makes a move the result of a search that preferred another one.
fn play_instead(result: &mut SearchResult, chosen: Move) {
    let index = result.lines.iter().position(|(_, line)| line.first() == Some(&chosen));
    if let Some((score, line)) = index.map(|index| result.lines.swap_remove(index)) {
        result.lines.insert(0, (score, line));
        result.score = score;
    }
    result.turn = vec![chosen.clone()];
    result.ponder = None;
    result.best_move = Some(chosen);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_leads_to_the_nearest_level() {
        assert!(LEVEL_ELO.is_sorted());
        for (level, rating) in (1..).zip(LEVEL_ELO) {
            assert_eq!([rating - 20, rating, rating + 20].map(level_for_elo), [level; 3]);
        }
        assert_eq!([0, 9_999].map(level_for_elo), [1, LEVELS]);
    }
}
