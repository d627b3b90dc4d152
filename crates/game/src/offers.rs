//! Offers between the players: a draw, or taking a turn back.

use chesswright_rules::Side;

/// The open offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// A draw is offered.
    pub draw: Option<Offer>,
    /// A request to take a turn back.
    pub take_back: Option<Offer>,
}

/// An offer, and the sides that have agreed to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The side that made it.
    pub by: Side,
    /// The sides that have agreed.
    pub agreed: Vec<Side>,
}

impl Offers {
    /// A side has moved: what is past is not taken back any more, and who plays on declines a draw.
    pub(crate) fn moved(&mut self, mover: Side) {
        self.take_back = None;
        if self.draw.as_ref().is_some_and(|offer| offer.by != mover && !offer.agreed.contains(&mover)) {
            self.draw = None;
        }
    }
}

impl Offer {
    pub(crate) fn new(by: Side) -> Self {
        Self { by, agreed: vec![] }
    }

    /// Whether all sides that matter have agreed.
    pub(crate) fn is_settled(&self, others: impl IntoIterator<Item = Side>) -> bool {
        others.into_iter().all(|side| side == self.by || self.agreed.contains(&side))
    }

    pub(crate) fn agree(&mut self, side: Side) {
        if side != self.by && !self.agreed.contains(&side) {
            self.agreed.push(side);
        }
    }
}
