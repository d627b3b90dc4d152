//! Beyond the last full ply: captures until it is quiet, so that nothing is judged in the middle of an exchange.

use chesswright_rules::MoveFilter;

use super::{MAX_PLY, Worker};
use crate::score::{INFINITE, WON};
use crate::table::{Bound, Entry};

/// Where captures are forced, chains of them are followed so far.
const LONGEST_CHAIN: usize = 12;
/// After so many positions beyond one leaf only captures that take back are followed: where all moves capture, as in clobber, there is
/// no end to others.
const FREELY: u64 = 256;
/// Walls make many of one capture; so many are looked at.
const WALLS: usize = 2;

impl Worker<'_> {
    /// The value of a position once nothing hangs. `beyond` counts the plies since the last full one.
    pub(super) fn settle(&mut self, ply: usize, beyond: usize, mut alpha: i32, beta: i32) -> i32 {
        if let Some(score) = self.enter(ply) {
            return score;
        }
        if beyond == 0 {
            self.leaf = self.nodes;
        }
        let freely = self.nodes - self.leaf < FREELY;
        let character = self.shared.character;
        let key = self.key();
        let known = self.shared.table.get(key, ply as i32);
        if let Some(entry) = known {
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.score >= beta,
                Bound::AtMost => entry.score <= alpha,
            };
            if cuts && beta - alpha == 1 {
                return entry.score;
            }
        }
        let check = character.checks && self.position.is_check();
        let evading = check && beyond < 6;
        let mut best = -INFINITE;
        let mut moves = std::mem::take(&mut self.stack[ply].moves);
        moves.clear();
        let listed = if evading { MoveFilter::All } else { MoveFilter::Captures };
        let known_best = known.map_or(0, |entry| entry.best);
        let mut must = evading;
        if !evading {
            if character.forced && beyond < LONGEST_CHAIN && freely {
                self.fill(&mut moves, listed, ply, known_best);
                must = !moves.is_empty();
            }
            if !must {
                best = self.worth_near(alpha, beta);
                if best >= beta || ply + 1 >= MAX_PLY {
                    self.stack[ply].moves = moves;
                    return best;
                }
            }
        }
        if evading || !character.forced {
            self.fill(&mut moves, listed, ply, known_best);
        }
        if evading
            && moves.is_empty()
            && let Some(end) = self.position.outcome_on_the_board()
        {
            self.stack[ply].moves = moves;
            return self.verdict(end, ply);
        }
        let raised = alpha;
        alpha = alpha.max(best);
        let standing = best;
        let mut best_move = 0;
        let mut same = (None, 0);
        let taken_on = (beyond > 0 && !freely && !must).then(|| self.stack[ply - 1].taken_on);
        for next in 0..moves.len() {
            self.pick(&mut moves, next, ply);
            let ranked = &moves[next];
            if taken_on.is_some_and(|cell| cell != ranked.played.to()) {
                continue;
            }
            if !must || (evading && best > -WON) {
                if ranked.is_losing() {
                    break;
                }
                if let Some(victim) = ranked.victim.filter(|_| !must && !character.losing) {
                    let values = self.shared.evaluation.values();
                    let promoted = ranked.played.promotion().map_or(0, |kind| values[kind.index()]);
                    let most = standing + values[usize::from(victim)] + promoted + 200;
                    if most <= alpha && alpha < WON {
                        best = best.max(most);
                        continue;
                    }
                }
            }
            if character.walls {
                let deed = Some((ranked.played.from(), ranked.played.to()));
                same = if same.0 == deed { (deed, same.1 + 1) } else { (deed, 1) };
                if same.1 > WALLS {
                    continue;
                }
            }
            let played = ranked.played.clone();
            self.stack[ply].deed = Some(ranked.deed);
            self.stack[ply].taken_on = played.to();
            let id = ranked.id;
            let score = self.beyond(&played, |worker, passes| {
                let (alpha, beta) = if passes { (-beta, -alpha) } else { (alpha, beta) };
                Some(worker.settle(ply + 1, beyond + 1, alpha, beta))
            });
            let Some(score) = score else { continue };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = id;
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.stack[ply].moves = moves;
        if !self.stopped {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > raised && beta - raised > 1 {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.shared.table.put(key, ply as i32, Entry { best: best_move, score: best, depth: 0, bound });
        }
        best
    }
}
