//! How a game ends: by the rules, by claims and offers, by giving up.

use chesswright_rules::{Position, Reason, Side};

use super::{Draws, Game};
use crate::clock::Millis;
use crate::ending::{Cause, Decision, Ending};
use crate::offers::{Offer, Offers};
use crate::tree::NodeId;

impl Game {
    /// How the game has ended at the present place.
    pub fn ending(&self) -> Option<Ending> {
        match &self.ending {
            Some((node, ending)) if *node == self.here() => Some(ending.clone()),
            _ => self.ending_of(&self.position),
        }
    }

    /// How a position of this game ended by the rules.
    fn ending_of(&self, position: &Position) -> Option<Ending> {
        Ending::by_rules(position).filter(|ending| self.draws == Draws::Automatic || !is_claim(ending))
    }

    /// The end that the side to move could claim: one that the document leaves to claims, or that [`Draws::Claimed`] does.
    pub fn claimable(&self) -> Option<Ending> {
        if self.ending().is_some() {
            return None;
        }
        let left_to_claims = || Some(Ending::of(*self.position.claims().first()?, &self.position));
        Ending::by_rules(&self.position).filter(is_claim).or_else(left_to_claims)
    }

    /// Claims the end that may be [claimed](Self::claimable). Tells whether there was one.
    pub fn claim(&mut self, now: Millis) -> bool {
        self.claimable().is_some_and(|claim| self.end(claim, now))
    }

    /// How the game ended as a whole: what the players brought about, or how the main line ends.
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

    /// An end that the players brought about, and where.
    pub fn decided(&self) -> Option<(NodeId, &Ending)> {
        self.ending.as_ref().map(|(node, ending)| (*node, ending))
    }

    /// Ends the game at the present place. Tells whether it was not over yet.
    pub fn end(&mut self, ending: Ending, now: Millis) -> bool {
        if self.ending().is_some() {
            return false;
        }
        self.ending = Some((self.here(), ending));
        self.offers = Offers::default();
        self.stop_clock(now);
        true
    }

    /// Takes back an end that the players brought about. Tells whether there was one.
    pub fn reopen(&mut self) -> bool {
        self.ending.take().is_some()
    }

    /// A side resigns. Tells whether the game was not over yet.
    pub fn resign(&mut self, side: Side, now: Millis) -> bool {
        let ending = Ending::loss(side, self.rules().sides(), Cause::Resignation(side));
        self.end(ending, now)
    }

    /// The game is broken off and does not count. Tells whether it was not over yet.
    pub fn abort(&mut self, now: Millis) -> bool {
        self.end(Ending { decision: Decision::Void, cause: Cause::Abort }, now)
    }

    /// The offers on the table.
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// A side offers a draw, or agrees to the one that is offered; when all agree the game is over. An offer falls when somebody
    /// who has not agreed moves. Tells whether the game is drawn now.
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

    /// A side asks to take its last turn back, or agrees that another does so; when all agree it is taken back. Tells whether it
    /// was.
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

    /// Whatever is offered is refused.
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

    /// How many steps back a side's last turn began.
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

    /// An end at any place, as a file tells it.
    pub(crate) fn decide(&mut self, node: NodeId, ending: Ending) {
        self.ending = Some((node, ending));
    }
}

/// Whether an end is one of those that somebody may have to claim.
fn is_claim(ending: &Ending) -> bool {
    matches!(ending.cause, Cause::Rules(Reason::Repetition | Reason::MoveRule))
}
