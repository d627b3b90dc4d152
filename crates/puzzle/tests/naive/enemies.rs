//! The controllers.

use chesswright_catalog::level::{Ai, Control};

use super::{Cell, Naive, State, Step, cell, name};

impl Naive<'_> {
    pub(super) fn value(&self, kind: &str) -> i32 {
        if let Some(value) = self.level.overrides.values.get(kind) {
            return *value;
        }
        match kind {
            "pawn" => 2,
            "knight" => 4,
            "rook" => 7,
            "queen" => 10,
            _ => 5,
        }
    }

    /// The move of the side to move. `last` is the player's last step.
    pub(super) fn choose(&self, state: &mut State, ai: &Ai, last: Option<(Cell, Cell)>) -> Option<Step> {
        let us = state.turn;
        let moves = self.moves(state, us);
        let distance = |to: Cell| {
            let foes = state.men.iter().filter(|(_, man)| self.hostile(us, man.side));
            foes.map(|(at, _)| (at.0 - to.0).abs().max((at.1 - to.1).abs())).min().unwrap_or(0)
        };
        let capture = || {
            let mut best: Option<(i32, &Step)> = None;
            for step in &moves {
                if let Some(victim) = state.men.get(&step.1) {
                    let value = self.value(&victim.kind);
                    if best.is_none_or(|(most, _)| value > most) {
                        best = Some((value, step));
                    }
                }
            }
            best.map(|(_, step)| step.clone())
        };
        match ai {
            Ai::Guard => capture(),
            Ai::Hunter => capture().or_else(|| moves.iter().min_by_key(|step| distance(step.1)).cloned()),
            Ai::Flee => moves.iter().min_by_key(|step| -distance(step.1)).cloned(),
            Ai::Patrol => capture().or_else(|| {
                let number = state.acting?;
                let next = cell(*self.level.pieces[number].patrol.get(*state.stages.get(&number)?)?);
                moves.iter().find(|step| step.1 == next && !state.men.contains_key(&next)).cloned()
            }),
            Ai::Defender => unreachable!("no level here has checkmate as its goal"),
            Ai::Mirror => {
                let turned = |(x, y): Cell| (self.level.size.0 as i32 - 1 - x, y);
                let (from, to) = last?;
                moves.into_iter().find(|step| (step.0, step.1) == (turned(from), turned(to)))
            }
            Ai::Script(script) => {
                let text = &script[state.scripts[us]];
                state.scripts[us] = (state.scripts[us] + 1) % script.len();
                // Only the cells are compared, because the letter of the piece is optional.
                moves.into_iter().find(|step| text.ends_with(&format!("{}{}", name(step.0), name(step.1))))
            }
            Ai::Minimax(depth) => {
                let mut best: Option<(f64, Step)> = None;
                for step in moves {
                    let value = self.outlook(&self.act(state, Some(&step)), us, *depth - 1, 1);
                    if best.as_ref().is_none_or(|(most, _)| value > *most) {
                        best = Some((value, step));
                    }
                }
                best.map(|(_, step)| step)
            }
            Ai::Random(_) => panic!("nothing can be proved about chance"),
        }
    }

    /// The evaluation of a position for a side by a full search to a fixed depth, without pruning.
    fn outlook(&self, state: &State, us: usize, depth: u8, ply: u32) -> f64 {
        if let Some(won) = state.over {
            let far = 100_000.0 - f64::from(ply);
            return if won == self.hostile(us, self.player) { -far } else { far };
        }
        let sides = 0..self.level.sides.len();
        if depth == 0 {
            let worth = |side: usize| -> f64 {
                let men = state.men.values().filter(|man| man.side == side);
                men.map(|man| f64::from(self.value(&man.kind)) * if man.ward { 1.5 } else { 1.0 }).sum()
            };
            let reach = |side: usize| match self.level.sides[side].control {
                Control::None => 0.0,
                _ => self.moves(state, side).len() as f64,
            };
            let foes: Vec<usize> = sides.filter(|&side| self.hostile(us, side)).collect();
            let theirs: f64 = foes.iter().map(|&side| worth(side)).sum();
            let others: f64 = foes.iter().map(|&side| reach(side)).sum();
            return 100.0 * (worth(us) - theirs) + reach(us) - others;
        }
        let turn = state.turn;
        let mut steps: Vec<Option<Step>> = self.moves(state, turn).into_iter().map(Some).collect();
        if steps.is_empty() || self.may_wait(state, turn) {
            steps.push(None);
        }
        let values =
            steps.iter().map(|step| self.outlook(&self.act(state, step.as_ref()), us, depth - 1, ply + 1));
        if self.hostile(us, turn) {
            values.fold(f64::INFINITY, f64::min)
        } else {
            values.fold(f64::NEG_INFINITY, f64::max)
        }
    }
}
