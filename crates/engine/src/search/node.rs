//! One position of the tree.

use chesswright_rules::MoveFilter;

use super::order::Ranked;
use super::{MAX_PLY, Worker};
use crate::score::{INFINITE, WIN, WON};
use crate::table::{Bound, Entry};

/// What is looked at, and why.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// The moves before this one were all the best known.
    pub(super) main: bool,
    /// The last move was nobody's.
    pub(super) passed: bool,
    /// Some move is expected to be too good: then it is among the first, and late ones hardly matter.
    pub(super) cut: bool,
}

impl Window {
    /// The next position's window.
    fn turned(alpha: i32, beta: i32, main: bool, cut: bool, passes: bool) -> Self {
        let (alpha, beta) = if passes { (-beta, -alpha) } else { (alpha, beta) };
        Self { alpha, beta, main, passed: false, cut }
    }
}

impl Worker<'_> {
    pub(super) fn node(&mut self, depth: i32, ply: usize, window: Window) -> i32 {
        let Window { mut alpha, mut beta, main, passed, cut } = window;
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return self.settle(ply, 0, alpha, beta);
        }
        if let Some(score) = self.enter(ply) {
            return score;
        }
        let root = ply == 0;
        if !root {
            // Nothing here can be better than winning at once, nor worse than having lost.
            alpha = alpha.max(-WIN + ply as i32);
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        let key = self.key();
        let known = self.shared.table.get(key, ply as i32);
        if let Some(entry) = known
            && !main
            && entry.depth >= depth
        {
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.score >= beta,
                Bound::AtMost => entry.score <= alpha,
            };
            if cuts {
                return entry.score;
            }
        }
        let character = self.shared.character;
        let check = character.checks && self.position.is_check();
        let mut worth = if check { None } else { Some(self.worth()) };
        self.stack[ply].worth = worth;
        // What has been found out about it tells more than a look.
        if let (Some(worth), Some(entry)) = (&mut worth, known)
            && self.shared.habits.told > 0.0
            && entry.score.abs() < WON
            && match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.score > *worth,
                Bound::AtMost => entry.score < *worth,
            }
        {
            *worth = entry.score;
        }
        if let Some(worth) = worth
            && !main
            && !root
            && beta.abs() < WON
            && let Some(score) = self.without_looking(depth, ply, beta, worth, passed)
        {
            return score;
        }
        let improving = ply < 2
            || self.stack[ply]
                .worth
                .is_some_and(|w| self.stack[ply - 2].worth.is_none_or(|before| w > before));
        let best_known = known.map_or(0, |entry| entry.best);

        let mut moves = std::mem::take(&mut self.stack[ply].moves);
        self.fill(&mut moves, MoveFilter::All, ply, best_known);
        if moves.is_empty() {
            self.stack[ply].moves = moves;
            return self.position.outcome_on_the_board().map_or(0, |end| self.verdict(end, ply));
        }
        self.stack[ply + 1].killers = [0; 2];
        let (mut best, mut best_at) = (-INFINITE, None);
        let raised = alpha;
        let mut looked_at = 0;
        for next in 0..moves.len() {
            self.pick(&mut moves, next, ply);
            let ranked = &moves[next];
            let hopeless = !root
                && best > -WON
                && !check
                && self.is_hopeless(ranked, depth, alpha, worth, looked_at, improving);
            let (played, quiet) = (ranked.played.clone(), ranked.is_quiet());
            let mut less = self.less(ranked, depth, ply, looked_at + 1, window, check, improving);
            let first = looked_at == 0;
            self.stack[ply].deed = Some(ranked.deed);
            let score = self.beyond(&played, |worker, passes| {
                if hopeless || less > 0 {
                    let forces = worker.is_forcing();
                    if hopeless && !forces {
                        return None;
                    }
                    less -= i32::from(forces && less > 0);
                }
                // Where the same side goes on, what is expected stays as it is.
                let full = Window::turned(alpha, beta, main, !main && cut != passes, passes);
                if first {
                    return Some(worker.node(depth - 1, ply + 1, full));
                }
                // Others are only asked whether they are better, some of them less deeply.
                let narrow = Window::turned(alpha, alpha + 1, false, passes, passes);
                let better = |score: i32| if passes { -score > alpha } else { score > alpha };
                let mut score = worker.node(depth - 1 - less, ply + 1, narrow);
                if less > 0 && better(score) {
                    score = worker.node(depth - 1, ply + 1, Window { cut: passes && !cut, ..narrow });
                }
                let within = if passes { -score < beta } else { score < beta };
                if main && better(score) && within {
                    score = worker.node(depth - 1, ply + 1, full);
                }
                Some(score)
            });
            let Some(score) = score else { continue };
            looked_at += 1;
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_at = Some(next);
                    if main {
                        self.note_line(ply, &played);
                    }
                    if score >= beta {
                        self.learn(&moves[..=next], ply, depth, quiet);
                        break;
                    }
                }
            }
        }
        let best_move = best_at.map_or(0, |at| moves[at].id);
        self.stack[ply].moves = moves;
        if self.stopped {
            return if best > -INFINITE { best } else { 0 };
        }
        let bound = match best {
            best if best >= beta => Bound::AtLeast,
            best if best > raised => Bound::Exact,
            _ => Bound::AtMost,
        };
        if self.excluded.is_empty() || !root {
            self.shared.table.put(key, ply as i32, Entry { best: best_move, score: best, depth, bound });
        }
        best
    }

    /// Positions so good that looking at moves is not worth it.
    fn without_looking(
        &mut self,
        depth: i32,
        ply: usize,
        beta: i32,
        worth: i32,
        passed: bool,
    ) -> Option<i32> {
        let (character, habits) = (self.shared.character, self.shared.habits);
        // So far ahead that the few plies left will not change it.
        let each = habits.ahead_each as i32;
        let margin = if character.forced || character.drops { each * 3 / 2 } else { each };
        if each > 0 && depth <= 7 && worth - margin * depth >= beta && !character.losing && !character.walls {
            return Some(worth);
        }
        // If doing nothing is good enough, doing something is.
        if character.idle
            && habits.idle > 0.0
            && !passed
            && depth >= 3
            && worth >= beta
            && self.has_officers()
            && self.position.play_null_move()
        {
            let less = habits.idle as i32
                + depth / habits.idle_depth as i32
                + ((worth - beta) / habits.idle_worth as i32).min(3);
            self.stack[ply].deed = None;
            let window = Window { alpha: -beta, beta: 1 - beta, main: false, passed: true, cut: false };
            let score = -self.node(depth - 1 - less, ply + 1, window);
            self.position.undo();
            if self.stopped {
                return Some(0);
            }
            if score >= beta {
                return Some(if score > WON { beta } else { score });
            }
        }
        None
    }

    /// Whether the side to move has more than its royals and the least of its pieces: with nothing else, having to move may hurt.
    fn has_officers(&self) -> bool {
        let values = self.shared.evaluation.values();
        let turn = self.position.turn();
        let mut worth = 0;
        self.position.for_each_piece(|_, piece| {
            let value = values[piece.kind.index()];
            if piece.side == turn && value < crate::eval::ROYAL && value > 200 {
                worth += value;
            }
        });
        worth > 0
    }

    /// Whether the move just played gives check or ends the game.
    fn is_forcing(&self) -> bool {
        (self.shared.character.checks && self.position.is_check())
            || self.position.immediate_outcome().is_some()
    }

    /// Whether a late move of a position that is nearly decided can be left out.
    fn is_hopeless(
        &self,
        ranked: &Ranked,
        depth: i32,
        alpha: i32,
        worth: Option<i32>,
        looked_at: usize,
        improving: bool,
    ) -> bool {
        let (character, habits) = (self.shared.character, self.shared.habits);
        if depth > 6 || character.losing || alpha.abs() >= WON {
            return false;
        }
        let Some(worth) = worth else { return false };
        if ranked.is_quiet() {
            let enough = (habits.late as i32 + depth * depth) as usize / if improving { 1 } else { 2 };
            let most = if character.drops { enough * 2 } else { enough };
            looked_at > most
                || (looked_at > 1
                    && worth + (habits.futile as i32) + habits.futile_each as i32 * depth <= alpha)
                || (habits.hanging_each > 0.0
                    && self.position.see(&ranked.played, self.shared.evaluation.values())
                        < -(habits.hanging_each as i32) * depth)
        } else {
            ranked.is_losing()
                && self.position.see(&ranked.played, self.shared.evaluation.values())
                    < -(habits.losing_each as i32) * depth
        }
    }

    /// By how much a late move is looked at less deeply.
    #[expect(clippy::too_many_arguments, reason = "all that is known about a move where it is looked at")]
    fn less(
        &self,
        ranked: &Ranked,
        depth: i32,
        ply: usize,
        number: usize,
        window: Window,
        check: bool,
        improving: bool,
    ) -> i32 {
        if check || number < 2 || (!ranked.is_quiet() && !ranked.is_losing()) {
            return 0;
        }
        let mut less = self.shared.reductions.get(depth, number);
        if less == 0 {
            return 0;
        }
        less += i32::from(!improving) - i32::from(window.main);
        if window.cut && ranked.is_quiet() {
            less += self.shared.habits.less_cut as i32;
        }
        if ranked.is_quiet() {
            less -= i32::from(self.stack[ply].killers.contains(&ranked.id));
            let merit = if self.shared.habits.less_by_replies > 0.0 {
                self.merit(ranked, ply)
            } else {
                self.history.quiet(ranked.deed)
            };
            less -= merit / self.shared.habits.less_merit as i32;
        }
        less.clamp(0, (depth - 2).max(0))
    }

    /// What has come of a quiet move elsewhere, and after the moves before.
    fn merit(&self, ranked: &Ranked, ply: usize) -> i32 {
        let before = (1..=2).filter_map(|back| self.stack[ply.checked_sub(back)?].deed);
        let after: i32 = before.map(|before| self.history.after(before, ranked.deed)).sum();
        self.history.quiet(ranked.deed) + after
    }

    fn note_line(&mut self, ply: usize, played: &chesswright_rules::Move) {
        let (before, after) = self.stack.split_at_mut(ply + 1);
        let line = &mut before[ply].line;
        line.clear();
        line.push(played.clone());
        line.extend_from_slice(&after[0].line);
    }

    /// Remembers which of these moves was too good to be allowed (the last), and which were not.
    fn learn(&mut self, moves: &[Ranked], ply: usize, depth: i32, quiet: bool) {
        let bonus = (150 * depth - 80).clamp(20, 1600);
        let Some((good, others)) = moves.split_last() else { return };
        let before: Vec<_> = (1..=2).filter_map(|back| self.stack[ply.checked_sub(back)?].deed).collect();
        let reward = |history: &mut super::History, ranked: &Ranked, bonus: i32| match ranked.victim {
            Some(victim) => history.reward_capture(ranked.deed, victim.into(), bonus),
            None => {
                history.reward_quiet(ranked.deed, bonus);
                before.iter().for_each(|&before| history.reward_after(before, ranked.deed, bonus));
                if let Some(wall) = ranked.played.wall() {
                    history.reward_wall(wall, bonus);
                }
            }
        };
        reward(self.history, good, bonus);
        for other in others.iter().filter(|other| !other.is_quiet() || quiet) {
            reward(self.history, other, -bonus);
        }
        if quiet {
            let killers = &mut self.stack[ply].killers;
            if killers[0] != good.id {
                *killers = [good.id, killers[0]];
            }
            if let Some(before) = ply.checked_sub(1).and_then(|ply| self.stack[ply].deed) {
                self.history.remember_refutation(before, good.id);
            }
        }
    }
}
