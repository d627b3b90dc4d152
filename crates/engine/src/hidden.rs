//! Playing games in which something is hidden, by determinization: the player keeps positions that fit all that its side has seen
//! ([`Beliefs`]), searches some of them as if they were the position of the game, and plays what most of them vote for.
//!
//! Where the side sees the whole board and does not know what nature has drawn, one position is kept, in which that is not decided
//! yet: its search weighs what may come as the side must expect it.
//!
//! The position of the game itself never comes here. So two games that a side cannot tell apart get the same answer.

use std::collections::HashSet;

use chesswright_rules::board::Cell;
use chesswright_rules::{
    Announcement, Choice, Decided, History, Move, Observation, Piece, Position, Seen, SeenStep, Setup, Side,
};

use crate::engine::Engine;
use crate::prng::Prng;
use crate::strength;
use crate::time::{Clock, Limits, Stop};

/// How many positions are kept.
const KEPT: usize = 96;
/// With fewer of them left, all moves are tried instead of some.
const FEW: usize = 12;
/// How many moves are tried for each position that is kept.
const TRIES: usize = 5;
/// How many times as many are tried where all moves are.
const ALL: usize = 8;
/// How many steps are followed at most that were not followed when they were made, where there is a bound on the work.
const FOLLOWED: usize = 300;
/// How many positions vote at most.
pub const VOTERS: usize = 12;
/// The fewest nodes of the search of a position that votes, however weak the level is: fewer would not see what is attacked.
const FEWEST_NODES: u64 = 60;
/// How many of 100 moves the lowest levels play without looking.
const RANDOM_PERCENT: [u32; 4] = [45, 22, 8, 2];

/// What makes a [level](crate::LEVELS) weak where something is hidden: the most nodes of the search of each position that votes, and how
/// many of 100 moves it plays without looking. `None` for full strength.
pub fn weakness(level: u32) -> Option<(u64, u32)> {
    let nodes = strength::weakness(level)?.nodes;
    let random = RANDOM_PERCENT.get(level as usize - 1).copied().unwrap_or(0);
    Some(((nodes / 4).max(FEWEST_NODES), random))
}

/// Positions that fit all that one side has seen of a game.
#[derive(Clone, Debug)]
pub struct Beliefs {
    side: Side,
    particles: Vec<Position>,
    /// What they fit.
    seen: History,
    seed: u64,
}

/// What a player of a game with hidden pieces decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The move.
    pub choice: Choice,
    /// The average score for the side to move in the positions that voted for it, in centipawns.
    pub score: i32,
    /// The nodes visited.
    pub nodes: u64,
}

impl Beliefs {
    /// The beliefs of a side at the start of a game, which everybody knows.
    pub fn new(start: &Position, side: Side, seed: u64) -> Self {
        let start = start.as_known_to(side);
        let seen = History { start: start.observe(side), steps: vec![] };
        Self { side, particles: vec![start], seen, seed }
    }

    /// What the side has seen so far.
    pub fn seen(&self) -> &History {
        &self.seen
    }

    /// How many positions vote on a move.
    pub fn voters(&self) -> usize {
        self.particles.len().clamp(1, VOTERS)
    }

    /// Positions that the side holds possible.
    pub fn positions(&self) -> &[Position] {
        &self.particles
    }

    /// Whether these are the beliefs of an earlier moment of a game.
    pub fn lead_to(&self, history: &History) -> bool {
        let steps = self.seen.steps.len();
        // Since the last step, more tries may have been refused.
        let goes_on = |known: &Observation, now: &Observation| {
            now.refused.starts_with(&known.refused) && known.before_refusals() == now.before_refusals()
        };
        let Some((last, earlier)) = self.seen.steps.split_last() else {
            return goes_on(&self.seen.start, &history.start);
        };
        let same = |now: &SeenStep| {
            let made = |step: &SeenStep| (step.by, step.chosen.clone(), step.decided);
            made(now) == made(last) && goes_on(&last.seen, &now.seen)
        };
        self.seen.start == history.start
            && history.steps.starts_with(earlier)
            && history.steps.get(steps - 1).is_some_and(same)
    }

    /// Goes on to all that the side has seen since.
    pub fn follow(&mut self, history: &History) {
        self.go_on(history, KEPT * TRIES);
    }

    /// The same with a bound on the work: at most about so many positions are tried, and less is believed after many steps. Of a very
    /// long game, which nobody has followed, what was seen some time ago is put together, and only what came then is followed.
    pub fn follow_within(&mut self, history: &History, most: usize) {
        let known = self.seen.steps.len();
        let passed = history.steps.len().saturating_sub(known);
        if let Some(last) =
            passed.checked_sub(FOLLOWED).filter(|skipped| *skipped > 0).map(|skipped| known + skipped)
        {
            let seen = history.at(last).before_refusals();
            let found = self.completed(&seen, false, KEPT * TRIES, &mut self.prng());
            if !found.is_empty() {
                self.particles = found;
            }
            self.seen.steps.extend_from_slice(&history.steps[known..last]);
            if let Some(step) = self.seen.steps.last_mut() {
                step.seen = seen;
            }
        }
        let each = most / ((ALL + 2) * passed.clamp(1, FOLLOWED));
        self.go_on(history, each.clamp(FEW, KEPT * TRIES));
    }

    /// Goes on, and tries about so many positions for each step.
    fn go_on(&mut self, history: &History, tries: usize) {
        self.hear(history, tries);
        for known in history.steps.iter().skip(self.seen.steps.len()) {
            let step = &SeenStep { seen: known.seen.before_refusals(), ..known.clone() };
            let mut prng = self.prng();
            let before = self.seen.last();
            let gone = step.seen.out.iter().any(|side| *side == step.by && !before.out.contains(side));
            let mut next = match &step.chosen {
                Some(choice) => self.choosing(choice, step),
                None if step.decided.is_some() => self.deciding(step),
                None if gone => self.leaving(step),
                None => self.moving(step, tries, &mut prng),
            };
            if next.is_empty() {
                next = self.completed(&step.seen, step.chosen.is_some(), tries, &mut prng);
            }
            // Where nothing fits, what fitted before is still better than nothing.
            if !next.is_empty() {
                self.particles = next;
            }
            self.seen.steps.push(step.clone());
            self.hear(history, tries);
        }
    }

    fn prng(&self) -> Prng {
        Prng::new(self.seed ^ (self.seen.steps.len() as u64) << 8)
    }

    /// Hears which tries an umpire has refused since the last step: they are legal in no position that fits.
    fn hear(&mut self, history: &History, tries: usize) {
        let now = history.at(self.seen.steps.len());
        if *now == *self.seen.last() {
            return;
        }
        if now.refused.len() > self.seen.last().refused.len() {
            let fitting: Vec<Position> =
                self.particles.iter().filter(|particle| has_none(particle, &now.refused)).cloned().collect();
            let found = match fitting.is_empty() {
                true => self.completed(now, false, tries, &mut self.prng()),
                false => fitting,
            };
            if !found.is_empty() {
                self.particles = found;
            }
        }
        let last = self.seen.steps.last_mut().map_or(&mut self.seen.start, |step| &mut step.seen);
        last.clone_from(now);
    }

    /// A move has been made that the side knows.
    fn choosing(&self, choice: &Choice, step: &SeenStep) -> Vec<Position> {
        let play = |particle: &Position| {
            let played = particle.chosen(choice).filter(|_| particle.turn() == step.by)?;
            after(particle, &played, step)
        };
        self.particles.iter().filter_map(play).collect()
    }

    /// Nature has decided something.
    fn deciding(&self, step: &SeenStep) -> Vec<Position> {
        let play = |particle: &Position| {
            let unseen = particle.unseen_draw().into_iter();
            let mut steps = unseen.chain(particle.unclaimed_moves().into_iter().filter(Move::is_chance));
            let decided = step.decided;
            steps.find_map(|played| {
                let same = Decided::of(particle.rules(), &played, self.side) == decided;
                if same { after(particle, &played, step) } else { None }
            })
        };
        self.particles.iter().filter_map(play).collect()
    }

    /// Another side has left the game.
    fn leaving(&self, step: &SeenStep) -> Vec<Position> {
        let without = |particle: &Position| {
            let mut left = particle.clone();
            (left.drop_out(step.by) && fits(&left, &step.seen)).then(|| left.without_history())
        };
        self.particles.iter().filter_map(without).collect()
    }

    /// Another side has made some move.
    fn moving(&self, step: &SeenStep, tries: usize, prng: &mut Prng) -> Vec<Position> {
        let moves: Vec<Vec<Move>> = self.particles.iter().map(Position::legal_moves).collect();
        let mut known = HashSet::new();
        let mut found = vec![];
        let mut add = |place: usize, number: usize, found: &mut Vec<Position>| {
            let next = after(&self.particles[place], &moves[place][number], step);
            found.extend(next.filter(|next| known.insert(next.key())));
        };
        for _ in 0..tries {
            let place = prng.below(moves.len());
            if found.len() < KEPT && !moves[place].is_empty() {
                add(place, prng.below(moves[place].len()), &mut found);
            }
        }
        if found.len() < FEW {
            let all = moves.iter().enumerate();
            let all = all.flat_map(|(place, moves)| (0..moves.len()).map(move |number| (place, number)));
            for (place, number) in all.take(ALL * tries) {
                if found.len() < KEPT {
                    add(place, number, &mut found);
                }
            }
        }
        found
    }

    /// No position is left: what is seen now is put together with what could still be elsewhere. `took` says that the side has just
    /// moved, so that what the umpire calls captured was the others'.
    fn completed(&self, seen: &Observation, took: bool, tries: usize, prng: &mut Prng) -> Vec<Position> {
        let (mut good, mut poor) = (vec![], vec![]);
        let before = seen.before_refusals();
        for _ in 0..tries {
            let Some(particle) = self.particles.get(prng.below(self.particles.len())) else { break };
            let Some(made) = rearranged(particle, seen, took, prng) else { continue };
            if made.turn() == self.side && !has_none(&made, &seen.refused) {
                continue;
            }
            let known = made.observe(self.side);
            if known.key() == before.key() && alerts(&known) == alerts(&before) {
                good.push(made);
            } else if known.cells == seen.cells {
                poor.push(made);
            }
            if good.len() >= KEPT {
                break;
            }
        }
        poor.truncate(KEPT);
        if good.is_empty() { poor } else { good }
    }
}

/// Whether none of these tries is legal.
fn has_none(position: &Position, tries: &[Choice]) -> bool {
    tries.iter().all(|choice| position.chosen(choice).is_none())
}

/// What an umpire has told of the position, without what it has told of the last step.
fn alerts(seen: &Observation) -> Vec<&Announcement> {
    let of_step = |told: &&Announcement| matches!(told, Announcement::Captured(..));
    seen.announced.iter().filter(|told| !of_step(told)).collect()
}

/// The position after a move, if it fits what was seen then.
fn after(before: &Position, played: &Move, step: &SeenStep) -> Option<Position> {
    let mut next = before.clone();
    next.play_unchecked(played);
    // Whoever sees the whole board knows what has been repeated, too.
    let forgets = next.rules().hides_cells();
    fits(&next, &step.seen).then(|| if forgets { next.without_history() } else { next })
}

/// Whether a position gives these observations. Most that do not have something else on a cell that is seen.
fn fits(position: &Position, seen: &Observation) -> bool {
    let same = |(cell, content): (Cell, &Seen)| match content {
        Seen::Piece(piece) => position.piece(cell) == Some(*piece),
        Seen::Empty | Seen::Wall => position.piece(cell).is_none(),
        Seen::Unknown => true,
    };
    (0..).zip(&seen.cells).all(same) && position.observe(seen.side) == *seen
}

/// A position with what is seen, and with the other pieces of another position wherever they could be.
fn rearranged(position: &Position, seen: &Observation, took: bool, prng: &mut Prng) -> Option<Position> {
    let rules = position.rules();
    // Where all cells are seen, nothing is anywhere else.
    let own = |side: Side| !rules.hides_cells() || rules.are_allied(seen.side, side);
    let mut hidden: Vec<(Cell, Piece)> = position.pieces().filter(|(_, piece)| !own(piece.side)).collect();
    for (cell, piece) in seen.pieces().filter(|(_, piece)| !own(piece.side)) {
        let found = hidden
            .iter()
            .position(|&(at, other)| at == cell && other == piece)
            .or_else(|| hidden.iter().position(|(_, other)| *other == piece));
        // One that promoted may have been any.
        let any = || (!hidden.is_empty()).then(|| prng.below(hidden.len()));
        if let Some(place) = found.or_else(any) {
            hidden.swap_remove(place);
        }
    }
    if took {
        take_captured(position, seen, &mut hidden);
    }
    let mut pieces: Vec<(Cell, Piece)> = seen.pieces().collect();
    let unknown: Vec<Cell> = rules.board().cells().filter(|&cell| seen.cell(cell) == Seen::Unknown).collect();
    // Those that may stay do, most of the time.
    let (stay, mut go): (Vec<_>, Vec<_>) =
        hidden.into_iter().partition(|(cell, _)| seen.cell(*cell) == Seen::Unknown && prng.below(8) > 0);
    pieces.extend(stay);
    for (cell, piece) in &mut go {
        let free: Vec<Cell> =
            unknown.iter().copied().filter(|cell| pieces.iter().all(|(other, _)| other != cell)).collect();
        *cell = *free.get(prng.below(free.len()))?;
        pieces.push((*cell, *piece));
    }
    let known = position.setup();
    let theirs = known.hands.iter().filter(|(side, ..)| !own(*side)).copied();
    let mut setup = Setup {
        hands: seen.hands.iter().copied().chain(theirs).collect(),
        chance: seen.chance.clone(),
        pieces,
        turn: seen.turn.0,
        turns: seen.turns,
        steps_left: Some(seen.steps_left),
        en_passant: vec![],
        en_passant_victim: None,
        castling: vec![],
        unmoved: None,
        result: None,
        ..known.clone()
    };
    for right in known.castling {
        let one = Setup { castling: vec![right], ..setup.clone() };
        if rules.position(&one).is_ok() {
            setup.castling.push(right);
        }
    }
    rules.position(&setup).ok().filter(|position| position.outcome().is_none())
}

/// Removes what the umpire says was captured: a piece of the kind that it names, or of one that it never names, best where it fell.
fn take_captured(position: &Position, seen: &Observation, hidden: &mut Vec<(Cell, Piece)>) {
    let rules = position.rules();
    let definition = rules.definition();
    let named = |piece: &Piece| {
        definition.view.announces.names.iter().any(|name| name == rules.kind_name(piece.kind))
    };
    let royal =
        |piece: &Piece| definition.pieces.get_index(piece.kind.index()).is_some_and(|(_, def)| def.royal);
    for told in &seen.announced {
        let Announcement::Captured(cell, kind) = told else { continue };
        let could = |piece: &Piece| !royal(piece) && kind.map_or(!named(piece), |kind| piece.kind == kind);
        let there = hidden.iter().position(|(at, piece)| at == cell && could(piece));
        if let Some(place) = there.or_else(|| hidden.iter().position(|(_, piece)| could(piece))) {
            hidden.swap_remove(place);
        }
    }
}

/// Lets positions that a side holds possible vote on its move. Each is searched within the limits.
pub fn vote(
    engine: &mut Engine,
    beliefs: &Beliefs,
    limits: &Limits,
    stop: &Stop,
    clock: Clock<'_>,
) -> Option<Decision> {
    let seen = beliefs.seen.last();
    let mut prng = Prng::new(beliefs.seed ^ seen.key());
    let mut voters: Vec<&Position> = beliefs.particles.iter().collect();
    while voters.len() > VOTERS {
        voters.swap_remove(prng.below(voters.len()));
    }
    let mut votes: Vec<(Choice, i32, i64)> = vec![];
    let mut nodes = 0;
    for voter in voters.iter().filter(|voter| voter.turn() == seen.side) {
        let found = engine.search(voter, limits, stop, clock, &mut |_| {});
        nodes += found.nodes;
        let Some(best) = found.best_move else { continue };
        let choice = voter.choice(&best);
        // A position that was put together may have moves that there are not.
        if !seen.choices.contains(&choice) {
            continue;
        }
        let score = i64::from(found.score.cp());
        match votes.iter_mut().find(|(other, ..)| *other == choice) {
            Some((_, count, sum)) => (*count, *sum) = (*count + 1, *sum + score),
            None => votes.push((choice, 1, score)),
        }
    }
    let most = votes.into_iter().max_by(|(a, count, sum), (b, other, total)| {
        // The order of the moves decides between equals.
        (count, sum).cmp(&(other, total)).then_with(|| b.cmp(a))
    });
    let by_vote = most.map(|(choice, count, sum)| (choice, (sum / i64::from(count)) as i32));
    let (choice, score) = by_vote.or_else(|| Some((any(seen, &mut prng)?, 0)))?;
    Some(Decision { choice, score, nodes })
}

/// Any move that a side has.
pub fn any(seen: &Observation, prng: &mut Prng) -> Option<Choice> {
    seen.choices.get(prng.below(seen.choices.len())).cloned()
}
