//! The ends of games: by the rules, by claims, offers and resignation.

use chesswright_rules::{Position, Reason, Side};

use super::{Draws, Game};
use crate::clock::Millis;
use crate::ending::{Cause, Decision, Ending};
use crate::offers::{Offer, Offers};
use crate::tree::NodeId;

impl Game {
    /// The end of the game at the current node, if it has ended there.
    pub fn ending(&self) -> Option<Ending> {
        match &self.ending {
            Some((node, ending)) if *node == self.here() => Some(ending.clone()),
            _ => self.ending_of(&self.position),
        }
    }

    /// The end of a position of this game by the rules.
    fn ending_of(&self, position: &Position) -> Option<Ending> {
        Ending::by_rules(position).filter(|ending| self.draws == Draws::Automatic || !is_claim(ending))
    }

    /// The end that the side to move could claim, because the document or [`Draws::Claimed`] requires a claim.
    pub fn claimable(&self) -> Option<Ending> {
        if self.ending().is_some() {
            return None;
        }
        let left_to_claims = || Some(Ending::of(*self.position.claims().first()?, &self.position));
        Ending::by_rules(&self.position).filter(is_claim).or_else(left_to_claims)
    }

    /// Claims the end that is [claimable](Self::claimable). Returns whether there was one.
    pub fn claim(&mut self, now: Millis) -> bool {
        self.claimable().is_some_and(|claim| self.end(claim, now))
    }

    /// The end of the whole game: the players' decision, or the end of the main line.
    pub fn result(&self) -> Option<Ending> {
        if let Some((_, ending)) = &self.ending {
            return Some(ending.clone());
        }
        let mut end = self.start.clone();
        for id in self.tree.main_line(NodeId::ROOT) {
            end.play_unchecked(self.tree.get(id)?.played()?);
        }
        self.ending_of(&end)
    }

    /// The end of the game at the end of the current line. Somebody who looks back at an earlier move still knows it.
    pub fn end_of_line(&self) -> Option<Ending> {
        if let Some((node, ending)) = &self.ending
            && (*node == self.here() || self.line().contains(node))
        {
            return Some(ending.clone());
        }
        let mut end = self.position.clone();
        for id in self.line().iter().skip(self.path().len()) {
            end.play_unchecked(self.tree.get(*id)?.played()?);
        }
        self.ending_of(&end)
    }

    /// The end that the players decided, and its node.
    pub fn decided(&self) -> Option<(NodeId, &Ending)> {
        self.ending.as_ref().map(|(node, ending)| (*node, ending))
    }

    /// Ends the game at the current node. Returns `false` if it was already over.
    pub fn end(&mut self, ending: Ending, now: Millis) -> bool {
        if self.ending().is_some() {
            return false;
        }
        self.ending = Some((self.here(), ending));
        self.offers = Offers::default();
        self.stop_clock(now);
        true
    }

    /// Removes an end that the players decided. Returns whether there was one.
    pub fn reopen(&mut self) -> bool {
        self.ending.take().is_some()
    }

    /// A side resigns. Returns `false` if the game was already over.
    pub fn resign(&mut self, side: Side, now: Millis) -> bool {
        let ending = Ending::loss(side, self.rules().sides(), Cause::Resignation(side));
        self.end(ending, now)
    }

    /// Aborts the game, which then does not count. Returns `false` if it was already over.
    pub fn abort(&mut self, now: Millis) -> bool {
        self.end(Ending { decision: Decision::Void, cause: Cause::Abort }, now)
    }

    /// The open offers.
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// A side offers a draw or accepts the open offer. The game is over when all agree. An offer expires when a side
    /// that has not agreed moves. Returns whether the game is drawn now.
    pub fn offer_draw(&mut self, side: Side, now: Millis) -> bool {
        if self.ending().is_some() {
            return false;
        }
        let still_in = self.still_in();
        let offer = self.offers.draw.get_or_insert_with(|| Offer::new(side));
        offer.agree(side);
        offer.is_settled(still_in)
            && self.end(Ending { decision: Decision::Drawn, cause: Cause::Agreement }, now)
    }

    /// A side asks to take its last turn back, or accepts the request of another side. The turn is taken back when all
    /// agree. Returns whether it was.
    pub fn offer_take_back(&mut self, side: Side, now: Millis) -> bool {
        let by = self.offers.take_back.as_ref().map_or(side, |offer| offer.by);
        let Some(steps) = self.steps_of_last_turn(by) else {
            return false;
        };
        let still_in = self.still_in();
        let offer = self.offers.take_back.get_or_insert_with(|| Offer::new(side));
        offer.agree(side);
        let settled = offer.is_settled(still_in);
        if settled {
            for _ in 0..steps {
                self.undo(now);
            }
        }
        settled
    }

    /// Declines all open offers.
    pub fn decline(&mut self) {
        self.offers = Offers::default();
    }

    pub(crate) fn set_offers(&mut self, offers: Offers) {
        self.offers = offers;
    }

    /// The sides that have not been eliminated.
    pub(super) fn still_in(&self) -> Vec<Side> {
        let out = self.position.setup().out;
        (0..self.rules().sides() as u8).filter(|side| !out.contains(side)).map(Side).collect()
    }

    /// The number of steps since the start of a side's last turn.
    fn steps_of_last_turn(&self, side: Side) -> Option<usize> {
        let mut position = self.position.clone();
        let mut found: Option<(u32, usize)> = None;
        for back in 1..=self.at {
            position.undo()?;
            let setup = position.setup();
            match found {
                None if setup.turn == side.0 => found = Some((setup.turns, back)),
                Some((turns, _)) if turns == setup.turns => found = Some((turns, back)),
                Some(_) => break,
                None => {}
            }
        }
        found.map(|(_, back)| back)
    }

    /// Sets an end at any node, as read from a file.
    pub(crate) fn decide(&mut self, node: NodeId, ending: Ending) {
        self.ending = Some((node, ending));
    }
}

/// Whether this end may need a claim.
fn is_claim(ending: &Ending) -> bool {
    matches!(ending.cause, Cause::Rules(Reason::Repetition | Reason::MoveRule))
}
