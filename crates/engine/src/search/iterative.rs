//! Deeper and deeper, until there is no time left.

use std::sync::atomic::Ordering;

use chesswright_rules::Move;

use super::negamax::Window;
use super::{MAX_PLY, Worker};
use crate::engine::Info;
use crate::score::{INFINITE, Score, WIN, WON};

/// One of the best moves, and what is expected to follow.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) moves: Vec<Move>,
    pub(crate) score: i32,
    pub(crate) depth: i32,
}

impl Worker<'_> {
    /// Looks deeper and deeper; tells about every depth. The best lines, best first.
    pub(crate) fn deepen(&mut self, first: i32, mut tell: impl FnMut(&Info)) -> Vec<Line> {
        let limits = self.shared.limits;
        let wanted = limits.lines.clamp(1, self.root_moves.len().max(1));
        let deepest = limits.depth.map_or(MAX_PLY as i32 - 28, |depth| depth.clamp(1, 100) as i32);
        let mut lines: Vec<Line> = vec![];
        for depth in first.min(deepest)..=deepest {
            self.depth = depth;
            self.deepest = 0;
            let before = std::mem::take(&mut lines);
            self.excluded.clear();
            for number in 0..wanted {
                let expected = before.get(number).map(|line: &Line| line.score);
                if let Some(line) = self.line(depth, expected, number, &mut tell) {
                    self.excluded.extend(line.moves.first().map(Move::id));
                    lines.push(line);
                }
                if self.stopped {
                    break;
                }
            }
            self.excluded.clear();
            // What was not reached in time is as it was.
            let news = lines.len();
            for line in before {
                let first = line.moves.first().map(Move::id);
                if lines.len() < wanted
                    && lines.iter().all(|other| other.moves.first().map(Move::id) != first)
                {
                    lines.push(line);
                }
            }
            if wanted > 1 && news == wanted {
                lines.sort_by_key(|line| -line.score);
            }
            if news > 0 {
                for (number, line) in lines.iter().enumerate() {
                    tell(&self.info(line, number, None));
                }
            }
            if self.stopped || self.is_enough(&lines) {
                break;
            }
        }
        self.shared.nodes.fetch_add(self.nodes - self.told, Ordering::Relaxed);
        self.told = self.nodes;
        lines
    }

    /// The best line that is not excluded, looked for around what is expected.
    fn line(
        &mut self,
        depth: i32,
        expected: Option<i32>,
        number: usize,
        tell: &mut impl FnMut(&Info),
    ) -> Option<Line> {
        let mut width = self.shared.habits.aspire as i32;
        let (mut alpha, mut beta) = match expected {
            Some(score) if depth >= 5 && score.abs() < WON => (score - width, score + width),
            _ => (-INFINITE, INFINITE),
        };
        let mut found: Option<Line> = None;
        loop {
            let window = Window { alpha, beta, main: true, passed: false, cut: false };
            let score = self.node(depth, 0, window);
            let moves = self.stack[0].line.clone();
            if !moves.is_empty() && (!self.stopped || score > alpha) {
                found = Some(Line { moves, score, depth });
            }
            if self.stopped {
                return found;
            }
            let bound = if score <= alpha && alpha > -INFINITE {
                beta = (alpha + beta) / 2;
                alpha = (score - width).max(-INFINITE);
                Some(false)
            } else if score >= beta && beta < INFINITE {
                beta = (score + width).min(INFINITE);
                Some(true)
            } else {
                None
            };
            width += width / 2 + 8;
            if width > 1000 || score.abs() > WON {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
            let Some(upper) = bound else { return found };
            if let Some(line) = found.as_ref().filter(|_| self.elapsed() > 1000) {
                tell(&self.info(&Line { score, ..line.clone() }, number, Some(upper)));
            }
        }
    }

    fn elapsed(&self) -> u64 {
        (self.shared.clock)().saturating_sub(self.shared.started)
    }

    /// Whether another depth is not worth beginning.
    fn is_enough(&self, lines: &[Line]) -> bool {
        let limits = self.shared.limits;
        let Some(best) = lines.first() else { return true };
        if let Some(moves) = limits.win_in
            && best.score >= WIN - moves as i32
        {
            return true;
        }
        let Some(time) = limits.time else { return false };
        let decided = best.score.abs() > WON && best.depth > WIN - best.score.abs() + 2;
        self.elapsed() >= time.enough || decided || (self.root_moves.len() == 1 && time.enough < time.most)
    }

    fn info(&self, line: &Line, number: usize, bound: Option<bool>) -> Info {
        Info {
            depth: line.depth.unsigned_abs(),
            deepest: self.deepest as u32,
            line: number,
            score: Score(line.score),
            bound,
            nodes: self.shared.nodes.load(Ordering::Relaxed) + self.nodes - self.told,
            time: self.elapsed(),
            fullness: self.shared.table.fullness(),
            moves: line.moves.clone(),
        }
    }
}
