//! Offers between the players: a draw, or taking a move back.

use chesswright_rules::Side;

/// The offers on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// A draw is offered.
    pub draw: Option<Offer>,
    /// Somebody asks to take a move back.
    pub take_back: Option<Offer>,
}

/// An offer, and who has agreed to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who made it.
    pub by: Side,
    /// Who has agreed.
    pub agreed: Vec<Side>,
}

impl Offer {
    pub(crate) fn new(by: Side) -> Self {
        Self { by, agreed: vec![] }
    }

    /// Whether everybody concerned has agreed.
    pub(crate) fn is_settled(&self, others: impl IntoIterator<Item = Side>) -> bool {
        others.into_iter().all(|side| side == self.by || self.agreed.contains(&side))
    }

    pub(crate) fn agree(&mut self, side: Side) {
        if side != self.by && !self.agreed.contains(&side) {
            self.agreed.push(side);
        }
    }
}
