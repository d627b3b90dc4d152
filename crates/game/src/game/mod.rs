//! A game being played: where it stands, how it came there, and how it may go on.

mod ends;
mod timing;
mod walk;

use chesswright_rules::{Move, Position, Rules};
use indexmap::IndexMap;

use crate::clock::{Clock, Millis};
use crate::ending::Ending;
use crate::notes::Notes;
use crate::offers::Offers;
use crate::texts;
use crate::tree::{NodeId, Tree};

/// A game being played, or looked at again.
///
/// It stands at one place of its tree of moves. Going back keeps the line, so that going forward finds it again. Times are given
/// in milliseconds of any clock that does not run backwards; in a game without a clock they mean nothing.
#[derive(Clone, Debug)]
pub struct Game {
    /// Who plays, in turn order.
    pub players: Vec<Player>,
    /// Whether draws by repetition and by the move count come by themselves.
    pub draws: Draws,
    /// What else is known of the game, such as `Event` and `Date`, by the names PGN has for it.
    pub tags: IndexMap<String, String>,
    start: Position,
    /// The position at the present place, with the moves that led there.
    position: Position,
    tree: Tree,
    /// The line looked at: moves from the first one through the present place to where going forward leads.
    line: Vec<NodeId>,
    /// How many moves of the line are played.
    at: usize,
    clock: Option<Clock>,
    /// An end that the players brought about, and where.
    ending: Option<(NodeId, Ending)>,
    offers: Offers,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name; empty when it is not known.
    pub name: String,
    /// The rating.
    pub rating: Option<i32>,
}

/// How draws by repetition and by the move count come about. A document may leave some of them to claims; players may leave all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draws {
    /// By themselves, as far as the document says so.
    #[default]
    Automatic,
    /// When a player claims one; until then the game goes on.
    Claimed,
}

/// What becomes of moves that were taken back when another one is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// They stay, and the new move becomes a variation.
    Variation,
    /// They are gone.
    Truncate,
}

/// Why a move was not played. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The rules forbid it.
    #[error("this move is not legal here")]
    Illegal,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The side to move has no time left.
    #[error("there is no time left for this move")]
    TimeUp,
}

impl Game {
    /// A new game from the start position of the rules.
    pub fn new(rules: &Rules) -> Self {
        Self::from_position(&rules.start())
    }

    /// A new game from any position; the moves that led there are not part of it.
    pub fn from_position(position: &Position) -> Self {
        let rules = position.rules();
        // Setting it up anew leaves its past behind.
        let start = rules.position(&position.setup()).unwrap_or_else(|_| position.clone());
        Self {
            players: vec![Player::default(); rules.sides()],
            draws: Draws::default(),
            tags: IndexMap::new(),
            position: start.clone(),
            start,
            tree: Tree::default(),
            line: vec![],
            at: 0,
            clock: None,
            ending: None,
            offers: Offers::default(),
        }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.position.rules()
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position at the present place; it knows the moves that led there.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All moves.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The present place.
    pub fn here(&self) -> NodeId {
        self.at.checked_sub(1).and_then(|last| self.line.get(last)).copied().unwrap_or(NodeId::ROOT)
    }

    /// The moves from the first one to the present place.
    pub fn path(&self) -> &[NodeId] {
        &self.line[..self.at]
    }

    /// The line looked at, with what going forward leads to.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    pub(crate) fn tree_mut(&mut self) -> &mut Tree {
        &mut self.tree
    }

    /// The notes at a place, to write them.
    pub fn notes_mut(&mut self, id: NodeId) -> Option<&mut Notes> {
        Some(&mut self.tree.get_mut(id)?.notes)
    }

    /// Plays a move.
    ///
    /// A move that was played here before is gone to again. In a turn of several steps each is a move of its own.
    ///
    /// # Errors
    /// When it may not be played; see [`PlayError`].
    pub fn play(&mut self, played: &Move, branch: Branch, now: Millis) -> Result<NodeId, PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        if self.clock.as_ref().is_some_and(|clock| clock.is_running() && clock.flag(now).is_some()) {
            return Err(PlayError::TimeUp);
        }
        if !self.legal_moves().contains(played) {
            return Err(PlayError::Illegal);
        }
        let here = self.here();
        let known = self.tree.child(here, played);
        if branch == Branch::Truncate
            && let Some(&undone) = self.line.get(self.at)
            && Some(undone) != known
        {
            self.delete(undone, now);
        }
        let mover = self.position.turn();
        let turns = self.position.setup().turns;
        let node = match known {
            Some(node) => node,
            None => {
                let text = texts::write_move(&self.position, played);
                self.tree.add(here, Some(played.clone()), text).ok_or(PlayError::Over)?
            }
        };
        let times = self.clock.as_ref().filter(|clock| clock.is_running()).map(|clock| clock.times(now));
        self.forward_to(node, now);
        if let (Some(before), Some(clock)) = (times, &mut self.clock) {
            clock.set(before, now);
            if self.position.setup().turns != turns {
                clock.press(now, self.position.turn());
            }
            let after = clock.times(now);
            if let Some(node) = self.tree.get_mut(node) {
                node.times = Some(after);
            }
        }
        self.offers.take_back = None;
        if self.offers.draw.as_ref().is_some_and(|offer| offer.by != mover && !offer.agreed.contains(&mover))
        {
            self.offers.draw = None;
        }
        if self.ending().is_some() {
            self.stop_clock(now);
        }
        Ok(node)
    }

    /// Plays the move that is written so; UCI, and castling as king takes partner where that is needed to tell moves apart.
    ///
    /// # Errors
    /// As [`play`](Self::play); a text that is no move here is illegal.
    pub fn play_text(&mut self, text: &str, branch: Branch, now: Millis) -> Result<NodeId, PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        let played = texts::read_move(&self.position, text).ok_or(PlayError::Illegal)?;
        self.play(&played, branch, now)
    }

    /// What may be played at the present place; nothing when the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.ending().is_some() { vec![] } else { self.position.unclaimed_moves() }
    }
}
