//! The ends of games: by the rules, by claims, offers and resignation.

use chesswright_rules::{Position, Reason, Side};

use super::{Draws, Game};
use crate::clock::Millis;
use crate::ending::{Cause, Decision, Ending};
use crate::offers::{Offer, Offers};
use crate::texts;
use crate::tree::NodeId;

impl Game {
    /// The end of the game at the current node, if it has ended there.
    pub fn ending(&self) -> Option<Ending> {
        match &self.ending {
            Some((node, ending)) if *node == self.here() => Some(ending.clone()),
            _ => self.end_here().clone().filter(|ending| self.is_automatic(ending)),
        }
    }

    /// The end of the current position by the rules, claimed or not.
    fn end_here(&self) -> &Option<Ending> {
        self.end.get_or_init(|| self.ending_by_rules(&self.position))
    }

    /// The end of a position by the rules. At a board of its own, nobody waits for pieces from another one.
    fn ending_by_rules(&self, position: &Position) -> Option<Ending> {
        if self.linked { Ending::by_rules(position) } else { Ending::unsupplied(position) }
    }

    /// Whether the game ends so without a claim.
    fn is_automatic(&self, ending: &Ending) -> bool {
        self.draws == Draws::Automatic || !is_claim(ending)
    }

    /// The end of a position of this game by the rules.
    fn ending_of(&self, position: &Position) -> Option<Ending> {
        self.ending_by_rules(position).filter(|ending| self.is_automatic(ending))
    }

    /// The end that the side to move could claim, because the document or [`Draws::Claimed`] requires a claim.
    pub fn claimable(&self) -> Option<Ending> {
        // What can be claimed tells of what is hidden.
        if self.eyes.is_some() || self.ending().is_some() {
            return None;
        }
        let left_to_claims = || Some(Ending::of(*self.position.claims().first()?, &self.position));
        self.end_here().clone().filter(is_claim).or_else(left_to_claims)
    }

    /// Claims the end that is [claimable](Self::claimable). Returns whether there was one.
    pub fn claim(&mut self, now: Millis) -> bool {
        self.claimable().is_some_and(|claim| self.end(claim, now))
    }

    /// The end of the whole game: the players' decision, or the end of the main line.
    pub fn result(&self) -> Option<Ending> {
        if self.eyes.is_some() {
            return self.ending();
        }
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
        if self.eyes.is_some() {
            return self.ending();
        }
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

    /// A side resigns. With more than two sides in the game, the others play on without it. Returns `false` if the game was
    /// already over, or the side out of it.
    pub fn resign(&mut self, side: Side, now: Millis) -> bool {
        self.lose(side, Cause::Resignation(side), now)
    }

    /// A side leaves the game, which goes on without it: an entry of its own in the tree, so that it can be undone. Returns `false`,
    /// and does nothing, if only one team would be left: then the game would be over, and [`resign`](Self::resign) ends it.
    pub fn leave(&mut self, side: Side, now: Millis) -> bool {
        if self.ending().is_some() {
            return false;
        }
        let mut without = self.position.clone();
        if !without.drop_out(side) {
            return false;
        }
        let Some(left) = without.last_played().cloned() else { return false };
        let here = self.here();
        let node = self.tree.child(here, &left).or_else(|| {
            let text = texts::write_move(&self.position, &left);
            self.tree.add(here, Some(left), text)
        });
        let Some(node) = node else { return false };
        self.advance(node, now);
        self.offers = Offers::default();
        if self.ending().is_some() {
            self.stop_clock(now);
        }
        true
    }

    /// A side loses for a cause of its own: it leaves the others to play on, or ends the game for the last of them.
    pub(super) fn lose(&mut self, side: Side, cause: Cause, now: Millis) -> bool {
        if self.ending().is_some() || self.is_out(side) {
            return false;
        }
        if self.leave(side, now) {
            return true;
        }
        let others: Vec<Side> = self.still_in().into_iter().filter(|&other| other != side).collect();
        let ending = match others.first() {
            Some(&winner) if others.iter().all(|&other| self.rules().are_allied(winner, other)) => {
                Ending { decision: Decision::Won(winner), cause }
            }
            _ => Ending::loss(side, self.rules().sides(), cause),
        };
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

    /// Declines the open offer of a draw, and leaves a request to take a turn back. Returns whether there was one.
    pub fn decline_draw(&mut self) -> bool {
        self.offers.draw.take().is_some()
    }

    /// Declines the open request to take a turn back, and leaves an offer of a draw. Returns whether there was one.
    pub fn decline_take_back(&mut self) -> bool {
        self.offers.take_back.take().is_some()
    }

    pub(crate) fn set_offers(&mut self, offers: Offers) {
        self.offers = offers;
    }

    /// The sides that have not been eliminated.
    pub(super) fn still_in(&self) -> Vec<Side> {
        (0..self.rules().sides() as u8).map(Side).filter(|&side| !self.is_out(side)).collect()
    }

    /// Whether a side is out of the game. One whose king is not seen is not.
    pub fn is_out(&self, side: Side) -> bool {
        match self.eyes() {
            Some(eyes) => eyes.seen.out.contains(&side),
            None => self.position.is_out(side),
        }
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
