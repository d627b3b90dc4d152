//! A game in progress: its current position, its moves and its variations.

mod chance;
mod ends;
mod eyes;
mod supply;
mod timing;
mod walk;

use std::sync::OnceLock;

use chesswright_notation::observation;
use chesswright_rules::{Choice, Move, Position, Rules};
use indexmap::IndexMap;

use crate::clock::{Clock, Millis};
use crate::ending::Ending;
use crate::notes::Notes;
use crate::offers::Offers;
use crate::texts;
use crate::tree::{NodeId, Refused, Tree};

pub use eyes::{Eyes, Told};

/// A game in progress or in review.
///
/// A game has a current node in its tree of moves. Undoing moves keeps the line, so that redo finds it again. Times are
/// milliseconds of any monotonic clock. They have no effect in a game without a clock.
#[derive(Clone, Debug)]
pub struct Game {
    /// The players, in turn order.
    pub players: Vec<Player>,
    /// Whether draws by repetition and by the move count need a claim.
    pub draws: Draws,
    /// Other information about the game, such as `Event` and `Date`, by the names of PGN tags.
    pub tags: IndexMap<String, String>,
    start: Position,
    /// The position at the current node, with the moves that led to it.
    position: Position,
    /// The end of that position by the rules, once somebody has asked. To know it, all moves are listed.
    end: OnceLock<Option<Ending>>,
    tree: Tree,
    /// The current line: the moves from the first one through the current node to the end that redo leads to.
    line: Vec<NodeId>,
    /// The number of moves of the line that are played.
    at: usize,
    clock: Option<Clock>,
    /// An end that the players decided, and its node.
    ending: Option<(NodeId, Ending)>,
    offers: Offers,
    /// What one side knows of it, if that is all that this value has.
    eyes: Option<Box<Eyes>>,
    /// It is one of two boards, and pieces may come from the other.
    linked: bool,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name. Empty if it is unknown.
    pub name: String,
    /// The rating.
    pub rating: Option<i32>,
}

/// Whether draws by repetition and by the move count need a claim. A document can require claims for some of them,
/// players for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draws {
    /// Automatic, unless the document requires a claim.
    #[default]
    Automatic,
    /// A player has to claim a draw. Until then the game continues.
    Claimed,
}

/// What happens to undone moves when a different move is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// They stay, and the new move becomes a variation.
    Variation,
    /// They are deleted.
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

    /// A new game from any position, without the moves that led to it.
    pub fn from_position(position: &Position) -> Self {
        let rules = position.rules();
        // Setting the position up again removes its history.
        Self::at(rules.position(&position.setup()).unwrap_or_else(|_| position.clone()))
    }

    /// A new game from a position without history.
    fn at(start: Position) -> Self {
        Self {
            players: vec![Player::default(); start.rules().sides()],
            draws: Draws::default(),
            tags: IndexMap::new(),
            position: start.clone(),
            end: OnceLock::new(),
            start,
            tree: Tree::default(),
            line: vec![],
            at: 0,
            clock: None,
            ending: None,
            offers: Offers::default(),
            eyes: None,
            linked: false,
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

    /// The position at the current node, with the moves that led to it.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All moves.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The current node.
    pub fn here(&self) -> NodeId {
        self.at.checked_sub(1).and_then(|last| self.line.get(last)).copied().unwrap_or(NodeId::ROOT)
    }

    /// The moves from the first one to the current node.
    pub fn path(&self) -> &[NodeId] {
        &self.line[..self.at]
    }

    /// The current line, including the moves that redo leads to.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    pub(crate) fn tree_mut(&mut self) -> &mut Tree {
        &mut self.tree
    }

    /// The notes at a node, for editing.
    pub fn notes_mut(&mut self, id: NodeId) -> Option<&mut Notes> {
        Some(&mut self.tree.get_mut(id)?.notes)
    }

    /// Plays a move.
    ///
    /// If this move was already played here, this goes to its node. In a turn of several steps, each step is a move of
    /// its own.
    ///
    /// # Errors
    /// If the move must not be played, see [`PlayError`].
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
        let node = match known {
            Some(node) => node,
            None => {
                let text = texts::write_move(&self.position, played);
                self.tree.add(here, Some(played.clone()), text).ok_or(PlayError::Over)?
            }
        };
        self.advance(node, now);
        self.offers.moved(mover);
        if self.ending().is_some() {
            self.stop_clock(now);
        }
        Ok(node)
    }

    /// Goes forward to a child of the current node in play: a turn that ends presses the clock, and the node keeps its times.
    fn advance(&mut self, node: NodeId, now: Millis) {
        let turns = self.position.turns();
        let times = self.clock.as_ref().filter(|clock| clock.is_running()).map(|clock| clock.times(now));
        self.forward_to(node, now);
        if let (Some(before), Some(clock)) = (times, &mut self.clock) {
            clock.set(before, now);
            if self.position.turns() != turns {
                clock.press(now, self.position.turn());
            }
            let after = clock.times(now);
            if let Some(node) = self.tree.get_mut(node) {
                node.times = Some(after);
            }
        }
    }

    /// Plays a move given as UCI text. Castling is written as the king capturing its partner if the other form is
    /// ambiguous.
    ///
    /// # Errors
    /// As for [`play`](Self::play). A text that is not a legal move counts as illegal.
    pub fn play_text(&mut self, text: &str, branch: Branch, now: Millis) -> Result<NodeId, PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        let played = texts::read_move(&self.position, text).ok_or(PlayError::Illegal)?;
        self.play(&played, branch, now)
    }

    /// The umpire refuses a try of the side to move, which is remembered at the current node. Returns `false`, and does nothing, if
    /// the side may not try that, or the move is legal.
    pub fn refuse(&mut self, choice: &Choice) -> bool {
        if self.eyes.is_some() || self.ending().is_some() {
            return false;
        }
        let seen = self.position.observe(self.position.turn());
        let texts = observation::choices(self.rules(), &seen);
        let text = texts.into_iter().find(|(one, _)| *one == choice).map(|(_, text)| text);
        let here = self.here();
        if let (Some(text), Some(node)) = (text, self.tree.get_mut(here))
            && self.position.refuse(choice)
        {
            node.refuse(Refused { choice: choice.clone(), text });
            return true;
        }
        false
    }

    /// The legal moves at the current node. Empty when the game is over, and in what one side knows of a game: it has
    /// [`choices`](Self::choices).
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.eyes.is_some() || self.ending().is_some() { vec![] } else { self.position.unclaimed_moves() }
    }

    /// The moves at the current node, as the side to move can name them. Empty when the game is over, and for a side that is not
    /// to move.
    pub fn choices(&self) -> Vec<Choice> {
        match &self.eyes {
            _ if self.ending().is_some() => vec![],
            Some(eyes) => eyes.seen.choices.clone(),
            None => self.position.choices(),
        }
    }
}
