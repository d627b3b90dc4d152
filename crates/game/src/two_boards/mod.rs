//! A game on two boards, played by two teams of two (bughouse).

mod bpgn;
mod clocks;

use chesswright_notation::bpgn::{Board, Boards, Label, Seat};
use chesswright_rules::{Move, Position, Rules};
use indexmap::IndexMap;

use crate::clock::{Clock, Millis, Times};
use crate::ending::{Cause, Decision, Ending};
use crate::game::{Branch, Draws, Game, PlayError, Player};
use crate::texts;
use crate::tree::NodeId;

/// The most moves of both boards. Then no further one can be played.
const MOST_MOVES: usize = chesswright_notation::bpgn::MOST_MOVES;

/// Two games that supply each other: what a player captures comes to the partner's hand at the other board.
///
/// Both games run at the same time. One log has the moves of both as they were played, so that [`undo`](Self::undo) takes back the last
/// one wherever it was, with what it sent. There are four clocks, of which two run. The match is over when one of the games is.
///
/// ```
/// use chesswright_game::{Board, Match};
/// use chesswright_rules::Rules;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let rules = Rules::new(&chesswright_catalog::definition("bughouse").ok_or("no bughouse")?)?;
/// let mut played = Match::new(&rules)?;
/// played.set_clock(&"3".parse()?);
/// played.start_clock(0);
/// played.play_text(Board::A, "e2e4", 1_000)?;
/// played.play_text(Board::B, "d2d4", 2_000)?;
/// played.play_text(Board::A, "d7d5", 2_500)?;
/// played.play_text(Board::A, "e4d5", 4_000)?;
/// // Black at board B is White's partner at board A.
/// played.play_text(Board::B, "P@e4", 5_000)?;
/// assert_eq!(played.log().len(), 5);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    /// Other information about the match, such as `Event` and `Date`, by the names of PGN tags.
    pub tags: IndexMap<String, String>,
    boards: [Game; 2],
    log: Vec<Logged>,
    /// The times of both boards before the first move, with clocks.
    begin: Option<[Times; 2]>,
}

/// A move of the log.
#[derive(Clone, Debug)]
pub struct Logged {
    /// Its number and who made it.
    pub label: Label,
    /// Its node in the tree of its board.
    pub node: NodeId,
    /// The first of the entries with which its captures came to the other board.
    supplied: Option<NodeId>,
    /// The times of both boards after it, with clocks.
    times: Option<[Times; 2]>,
}

/// The error for a game that is not played on two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in this game captured pieces do not go to a partner at another board")]
pub struct OneBoard;

impl Match {
    /// A new match from the start position of the rules.
    ///
    /// # Errors
    /// If the game is not played on two boards.
    pub fn new(rules: &Rules) -> Result<Self, OneBoard> {
        Self::from_positions([&rules.start(), &rules.start()])
    }

    /// A new match from any two positions of a game.
    ///
    /// # Errors
    /// If the game is not played on two boards.
    pub fn from_positions(positions: [&Position; 2]) -> Result<Self, OneBoard> {
        if !positions.iter().all(|position| Boards::are_for(position.rules())) {
            return Err(OneBoard);
        }
        let boards = positions.map(|position| {
            let mut game = Game::from_position(position);
            game.link();
            game
        });
        Ok(Self { tags: IndexMap::new(), boards, log: vec![], begin: None })
    }

    /// The rules of both boards.
    pub fn rules(&self) -> &Rules {
        self.boards[0].rules()
    }

    /// The game at a board.
    pub fn game(&self, board: Board) -> &Game {
        &self.boards[board.index()]
    }

    /// The moves of both boards, as they were played.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// How many entries of the line at each board belong to the first moves of the log, with what they sent.
    pub fn entries(&self, moves: usize) -> [usize; 2] {
        Board::BOTH.map(|board| {
            let later = self.log.iter().skip(moves);
            let first = later.filter_map(|logged| match logged.label.seat.board == board {
                true => Some(logged.node),
                false => logged.supplied,
            });
            let line = self.game(board).line();
            first.filter_map(|node| line.iter().position(|known| *known == node)).min().unwrap_or(line.len())
        })
    }

    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.boards[seat.board.index()].players[usize::from(seat.side.0.min(1))]
    }

    /// The player at a seat, for editing.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.boards[seat.board.index()].players[usize::from(seat.side.0.min(1))]
    }

    /// Sets whether draws by repetition and by the move count need a claim.
    pub fn set_draws(&mut self, draws: Draws) {
        self.boards.iter_mut().for_each(|game| game.draws = draws);
    }

    /// Who is to move at a board.
    pub fn to_move(&self, board: Board) -> Seat {
        Seat { board, side: self.game(board).position().turn() }
    }

    /// The legal moves at a board. Empty when the match is over, and while the side to move waits for a piece.
    pub fn legal_moves(&self, board: Board) -> Vec<Move> {
        if self.ending().is_some() || self.is_full() { vec![] } else { self.game(board).legal_moves() }
    }

    /// Whether the side to move at a board has no legal move until its partner sends it a piece.
    pub fn is_waiting(&self, board: Board) -> bool {
        self.ending().is_none() && self.game(board).position().is_waiting()
    }

    /// Plays a move at a board, and hands over what it captures. A piece for which the partner's hand has no room is lost.
    ///
    /// # Errors
    /// If the move must not be played, see [`PlayError`]. The match is then unchanged.
    pub fn play(&mut self, board: Board, played: &Move, now: Millis) -> Result<(), PlayError> {
        if self.ending().is_some() || self.is_full() {
            return Err(PlayError::Over);
        }
        if self.fallen(now).is_some() {
            return Err(PlayError::TimeUp);
        }
        let position = self.game(board).position();
        let label = Label::next(board, position);
        let sent = position.sent(played);
        let node = self.boards[board.index()].play(played, Branch::Truncate, now)?;
        let partner = label.seat.partner();
        let mut supplied = None;
        for kind in sent {
            let came = self.boards[partner.board.index()].supply(partner.side, kind, 1, now);
            supplied = supplied.or(came);
        }
        let times = self.times(now);
        self.log.push(Logged { label, node, supplied, times });
        if self.game(board).ending().is_some() {
            self.stop_clock(now);
        }
        Ok(())
    }

    /// Plays a move given as UCI text.
    ///
    /// # Errors
    /// As for [`play`](Self::play). A text that is not a legal move counts as illegal.
    pub fn play_text(&mut self, board: Board, text: &str, now: Millis) -> Result<(), PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        let played = texts::read_move(self.game(board).position(), text).ok_or(PlayError::Illegal)?;
        self.play(board, &played, now)
    }

    /// Takes back the last move of the log, with what it sent, and sets all clocks back to the move before. The match goes on if it was
    /// over. Returns whether there was a move.
    pub fn undo(&mut self, now: Millis) -> bool {
        let Some(last) = self.log.pop() else { return false };
        for game in &mut self.boards {
            game.reopen();
        }
        let board = last.label.seat.board;
        if let Some(first) = last.supplied {
            self.boards[board.other().index()].delete(first, now);
        }
        self.boards[board.index()].delete(last.node, now);
        let times = self.log.last().map_or(&self.begin, |before| &before.times).clone();
        self.set_times(times, now);
        true
    }

    /// The board at which the match has ended, and how.
    pub fn ending(&self) -> Option<(Board, Ending)> {
        Board::BOTH.into_iter().find_map(|board| Some((board, self.game(board).ending()?)))
    }

    /// The two players who have won.
    pub fn winners(&self) -> Option<[Seat; 2]> {
        match self.ending()? {
            (board, Ending { decision: Decision::Won(side), .. }) => {
                let seat = Seat { board, side };
                Some([seat, seat.partner()])
            }
            _ => None,
        }
    }

    /// Ends the match at a board. Returns `false` if it was already over.
    pub fn end(&mut self, board: Board, ending: Ending, now: Millis) -> bool {
        if self.ending().is_some() {
            return false;
        }
        self.stop_clock(now);
        self.boards[board.index()].end(ending, now)
    }

    /// A player resigns, for the partner, too. Returns `false` if the match was already over.
    pub fn resign(&mut self, seat: Seat, now: Millis) -> bool {
        let Seat { board, side } = seat;
        self.end(board, Ending::loss(side, 2, Cause::Resignation(side)), now)
    }

    /// All agree on a draw. Returns `false` if the match was already over.
    pub fn agree_on_a_draw(&mut self, now: Millis) -> bool {
        self.end(Board::A, Ending { decision: Decision::Drawn, cause: Cause::Agreement }, now)
    }

    /// Aborts the match, which then does not count. Returns `false` if it was already over.
    pub fn abort(&mut self, now: Millis) -> bool {
        self.end(Board::A, Ending { decision: Decision::Void, cause: Cause::Abort }, now)
    }

    fn is_full(&self) -> bool {
        self.log.len() >= MOST_MOVES
    }

    fn clocks(&mut self) -> impl Iterator<Item = &mut Clock> {
        self.boards.iter_mut().filter_map(Game::clock_mut)
    }
}
