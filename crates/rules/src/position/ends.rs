//! How the game in a position has ended, and which ends may be claimed.

use super::{AnyProgram, AnyState, Position};
use crate::core::isa;
use crate::definition::model::{PromotionMoment, Verdict};
use crate::outcome::{Outcome, Reason};
use crate::setup::Setup;
use crate::types::{Kind, Piece, Side};

/// # Asking about the end of the game
impl Position {
    /// The outcome of the game, if it is over. Ends that a player must claim are among the [`claims`](Self::claims)
    /// instead.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_on_the_board().or_else(|| self.set_up_result()).or_else(|| self.outcome_by_history())
    }

    /// The outcome that the board alone determines, without repetitions and counts.
    pub fn outcome_on_the_board(&self) -> Option<Outcome> {
        self.outcome_unsupplied_on_the_board().filter(|_| !self.awaits())
    }

    /// Whether the game goes on although the side to move has no legal move: it waits for a piece that its partner at another
    /// board may still send. Until then it can only lose on time or resign.
    pub fn is_waiting(&self) -> bool {
        self.awaits() && !self.is_over_by_history() && self.outcome_unsupplied_on_the_board().is_some()
    }

    /// The outcome of the game if no piece comes from another board any more. It differs from the
    /// [`outcome`](Self::outcome) only where a side [waits](Self::is_waiting).
    pub fn outcome_unsupplied(&self) -> Option<Outcome> {
        self.outcome_unsupplied_on_the_board().or_else(|| self.outcome())
    }

    /// Whether a piece from another board could give the side to move a legal move that it does not have.
    fn awaits(&self) -> bool {
        with!(&self.state, self.rules, |program, state| program.awaits(state))
    }

    /// The same as [`outcome_on_the_board`](Self::outcome_on_the_board) if no piece comes from another board any more.
    pub fn outcome_unsupplied_on_the_board(&self) -> Option<Outcome> {
        let over = with!(&self.state, self.rules, |_program, state| state.info.over);
        if let Some(over) = over {
            let reason = over.reason;
            return Some(match over.winner {
                Some(winner) => Outcome { winner: Some(Side(winner)), reason },
                None => self.drawn(reason),
            });
        }
        let stuck = !with!(&self.state, self.rules, |program, state| isa::count(program, state) > 0);
        if !stuck {
            return None;
        }
        let turn = self.turn().index();
        let ends = self.rules.ends();
        Some(if !self.is_check() {
            self.judged(ends.stalemate[turn], Reason::Stalemate)
        } else {
            match self.unfair_mate() {
                Some(verdict) => self.judged(verdict, Reason::UnfairMate),
                None => self.judged(ends.checkmate[turn], Reason::Checkmate),
            }
        })
    }

    /// The ends that the side to move may claim while the game continues: a declaration first, then a stalemate in which
    /// only optional promotions are left, then those by repetition and by the move count.
    pub fn claims(&self) -> Vec<Outcome> {
        if self.outcome().is_some() {
            return vec![];
        }
        let by_history = self.ends_by_history().filter(|(_, claimed)| *claimed).map(|(end, _)| end);
        let stuck = self.can_only_promote().then(|| self.drawn(Reason::Stalemate));
        self.declaration().into_iter().chain(stuck).chain(by_history).collect()
    }

    /// Whether the side to move can only promote its last piece besides its royal in place. Where promotion replaces a
    /// move, as in sittuyin, it is optional, so the side may claim stalemate instead.
    fn can_only_promote(&self) -> bool {
        let definition = self.rules.definition();
        let stays = |piece: Piece| {
            let promotion =
                definition.pieces.get_index(piece.kind.index()).and_then(|(_, def)| def.promotion.as_ref());
            promotion.is_some_and(|promotion| promotion.on.contains(&PromotionMoment::Staying))
        };
        let royal =
            |piece: Piece| definition.pieces.get_index(piece.kind.index()).is_some_and(|(_, def)| def.royal);
        let own: Vec<Piece> =
            self.pieces().map(|(_, piece)| piece).filter(|piece| piece.side == self.turn()).collect();
        let bare =
            matches!(own[..], [one, other] if (royal(one) && stays(other)) || (stays(one) && royal(other)));
        let only_promotes = || {
            let moves = self.unclaimed_moves();
            !moves.is_empty() && moves.iter().all(|played| played.promotion().is_some())
        };
        bare && !self.is_check() && only_promotes()
    }

    /// The end that the game's history brings about without a claim.
    fn outcome_by_history(&self) -> Option<Outcome> {
        self.ends_by_history().find(|(_, claimed)| !claimed).map(|(end, _)| end)
    }

    /// All ends that depend on the game's history. The flag says whether a player must claim the end.
    pub(super) fn ends_by_history(&self) -> impl Iterator<Item = (Outcome, bool)> + '_ {
        let counting = || self.counted_out().then(|| (self.drawn(Reason::Counting), false));
        std::iter::once_with(counting)
            .chain(std::iter::once_with(|| self.by_move_rule()))
            .chain(std::iter::once_with(|| self.by_moving_to_and_fro().map(|end| (end, false))))
            .chain(std::iter::once_with(|| self.by_repetition()))
            .flatten()
    }

    pub(super) fn is_over_by_history(&self) -> bool {
        self.set_up_result().is_some() || self.outcome_by_history().is_some()
    }

    /// The result with which this position was set up.
    fn set_up_result(&self) -> Option<Outcome> {
        self.result.filter(|_| self.past.is_empty())
    }

    /// The outcome, unless a position set up from the same data would have it by itself.
    pub(super) fn result_not_on_the_board(&self, setup: &Setup) -> Option<Outcome> {
        let outcome = self.outcome()?;
        let again = Self::new(&self.rules, setup).ok().and_then(|position| position.outcome());
        (again != Some(outcome)).then_some(outcome)
    }

    fn by_move_rule(&self) -> Option<(Outcome, bool)> {
        let end = &self.rules.definition().end;
        if end.move_rule == 0 {
            return None;
        }
        let sides = self.rules.sides();
        let clock = usize::from(with!(&self.state, self.rules, |_program, state| state.info.clock));
        if clock < usize::from(end.move_rule) * sides {
            return None;
        }
        let clock = clock.saturating_sub(self.checks_that_do_not_count(clock));
        let claimed = clock < usize::from(end.move_rule_at_last) * sides;
        let reached = clock >= usize::from(end.move_rule) * sides;
        reached.then(|| (self.drawn(Reason::MoveRule), claimed))
    }

    fn by_repetition(&self) -> Option<(Outcome, bool)> {
        let end = &self.rules.definition().end;
        if end.repetition < 2 {
            return None;
        }
        let key = self.key();
        // Even captures do not rule out repetition: pieces may return to the board, and pawns of some games move
        // backwards.
        let same = || self.keys.iter().enumerate().rev().filter(|(_, past)| **past == key);
        let (first, _) = same().nth(usize::from(end.repetition) - 2)?;
        let claimed = end.repetition_at_last > 0 && same().count() + 1 < usize::from(end.repetition_at_last);
        Some((self.repetition_since(first), claimed))
    }

    /// The outcome of a repetition that began with move number `first`.
    pub(super) fn repetition_since(&self, first: usize) -> Outcome {
        let verdict = self.rules.ends().repetition[self.turn().index()];
        self.perpetual(first).unwrap_or_else(|| self.judged(verdict, Reason::Repetition))
    }

    /// The verdict for a mated side if the mate was not allowed to be given in this way.
    pub(super) fn unfair_mate(&self) -> Option<Verdict> {
        let ends = self.rules.ends();
        let by = |kinds: &[Kind], position: &Self| {
            let kinds_of_checkers = position.checking_kinds();
            (kinds_of_checkers.iter().all(|kind| kinds.contains(kind)), kinds_of_checkers)
        };
        if !ends.not_by.is_empty() && by(&ends.not_by, self).0 {
            return Some(Verdict::Win);
        }
        let dropped = self.last_step().and_then(|past| past.played.drop());
        if dropped.is_some_and(|kind| ends.not_by_drop.contains(&kind)) {
            return Some(Verdict::Win);
        }
        if ends.needs_check_by.is_empty() {
            return None;
        }
        // This goes back through the checks that led here.
        let mut before = self.clone();
        let mated = self.turn();
        loop {
            if before.checking_kinds().iter().any(|kind| ends.needs_check_by.contains(kind)) {
                return None;
            }
            let went_back = loop {
                if before.undo().is_none() {
                    break false;
                }
                if before.turn() == mated {
                    break true;
                }
            };
            if !went_back || !before.is_check() {
                return Some(Verdict::Draw);
            }
        }
    }

    /// The kinds of the pieces that give check to the side to move.
    fn checking_kinds(&self) -> Vec<Kind> {
        with!(&self.state, self.rules, |program, state| program.checking_kinds(state))
    }

    /// The outcome of a verdict for the side to move. If it loses, the only other team wins. With several other teams, nobody
    /// has won yet.
    pub(super) fn judged(&self, verdict: Verdict, reason: Reason) -> Outcome {
        let turn = self.turn();
        let winner = match verdict {
            Verdict::Draw => return self.drawn(reason),
            Verdict::Win => Some(turn),
            Verdict::Loss => with!(&self.state, self.rules, |program, state| program
                .left_without(state, turn.index()))
            .map(|side| Side(side as u8)),
            Verdict::Fewest | Verdict::Most => {
                let most = verdict == Verdict::Most;
                let winner = with!(&self.state, self.rules, |program, state| program.by_count(state, most));
                match winner {
                    Some(winner) => Some(Side(winner)),
                    None => return self.drawn(reason),
                }
            }
        };
        Outcome { winner, reason }
    }

    /// The outcome of a draw. Some games decide draws by points or give them to one side.
    pub(super) fn drawn(&self, reason: Reason) -> Outcome {
        let ends = self.rules.ends();
        if self.rules.definition().end.score.is_some() {
            let winner = with!(&self.state, self.rules, |program, state| program.by_score(state));
            return Outcome { winner: winner.map(Side).or(ends.draws_winner), reason };
        }
        let by_points = ends.points.as_ref().and_then(|(by_kind, bonus)| {
            let mut points = bonus.clone();
            for (_, piece) in self.pieces() {
                points[piece.side.index()] += by_kind[piece.kind.index()];
            }
            let best = points.iter().copied().max()?;
            let mut leaders = (0u8..).zip(&points).filter(|(_, points)| **points == best);
            leaders.next().filter(|_| leaders.next().is_none()).map(|(side, _)| Side(side))
        });
        Outcome { winner: by_points.or(ends.draws_winner), reason }
    }
}
