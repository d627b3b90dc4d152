//! A match on two boards (bughouse) at one table: two [`Session`](crate::Session)s, whose every act first asks one [`Match`].
//!
//! Each board has a session of its own, which shows it, turns clicks into moves and asks the worker, as at any table. But its game is
//! kept elsewhere ([`GameSetup::elsewhere`]): what somebody wants to play leaves it as a [`Wish`]. The [`Pair`] has the match, decides
//! what comes of acts and wishes, and says what each session is to do, which mostly is to show its board as it stands now. Where the
//! match is kept, the sessions need not know: a server would take the same wishes, each with its board.
//!
//! ```
//! use chesswright_game::Board;
//! use chesswright_table::Seat;
//! use chesswright_table::computer::Manner;
//! use chesswright_table::pair::{Done, Pair, PairPlan};
//! use chesswright_table::session::Wish;
//!
//! let seats = [[Seat::Person, Seat::Computer(3)], [Seat::Computer(3), Seat::Computer(3)]];
//! let plan = PairPlan { game: "bughouse".into(), seats, clock: "3+2".into(), ..PairPlan::default() };
//! let mut pair = plan.set_up("1".into()).expect("bughouse is played on two boards");
//! let done = pair.wish(Board::A, &Wish::Move("e2e4".into()), 1_000);
//! assert!(done.iter().any(|done| matches!(done, Done::Session(Board::A, _))));
//! assert_eq!(pair.game().log().len(), 1);
//! ```

mod plan;
mod stored;

use chesswright_game::{
    Board, Cause, Decision, Ending, Game, Label, Match, Millis, PlayError, Seat as MatchSeat, read_move,
};
use chesswright_notation::bpgn::Boards;
use chesswright_rules::{Move, Position, Side};

use crate::Seat;
use crate::computer::Manner;
use crate::session::{Act, Event, GameSetup, Notice, Sound, Synced, Target, Wish};

pub use plan::PairPlan;
pub(crate) use stored::{Beside, read};

/// Who sits at both boards, each with its sides in turn order.
pub type Seats = [[Seat; 2]; 2];

/// What comes of an act or a wish, in this order.
#[derive(Clone, Debug)]
pub enum Done {
    /// The session of a board is to do something.
    Session(Board, Act),
    /// Something for the page, of no board in particular.
    Event(Event),
}

/// A match at a table.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The key under which it is stored.
    id: String,
    game: Match,
    seats: Seats,
    manner: Manner,
    /// The side at the lower edge of board A. Partners sit side by side, so it is the other side at board B.
    below: Side,
    /// The position before each move of the log.
    before: Vec<Position>,
    /// After how many moves of the log both boards are shown, if somebody looks at an earlier moment.
    at: Option<usize>,
    paused: bool,
}

impl Pair {
    /// A match that is new or goes on.
    pub fn new(id: String, game: Match, seats: Seats, manner: Manner) -> Self {
        let mut boards = Boards::new(Board::BOTH.map(|board| game.game(board).start().without_history()));
        let mut before = vec![];
        for (label, played) in log(&game) {
            let board = label.seat.board;
            before.push(boards.position(board).without_history());
            boards.play(board, played);
        }
        let person = MatchSeat::ALL.into_iter().find(|seat| at(&seats, *seat) == Seat::Person);
        let below = person.map_or(Side(0), |seat| match seat.board {
            Board::A => seat.side,
            Board::B => seat.partner().side,
        });
        Self { id, game, seats, manner, below, before, at: None, paused: false }
    }

    /// The same match from the beginning, under another id. Both teams change the colours.
    pub fn rematch(&self, id: String) -> Self {
        let seats = self.seats.map(|[first, second]| [second, first]);
        let positions = Board::BOTH.map(|board| self.game.game(board).start());
        // The positions are those of a match already.
        let mut game = Match::from_positions(positions).unwrap_or_else(|_| self.game.clone());
        for seat in MatchSeat::ALL {
            *game.player_mut(seat) = self.game.player(seat.opponent()).clone();
        }
        if let Some(clock) = self.game.game(Board::A).clock() {
            game.set_clock(clock.control());
        }
        let below = Side(1 - self.below.0.min(1));
        let is_watched = self.is_alone();
        let again = Self::new(id, game, seats, self.manner);
        if is_watched { Self { below, ..again } } else { again }
    }

    /// A copy of it under another id.
    pub fn copied(self, id: String) -> Self {
        Self { id, ..self }
    }

    /// Sets a tag of the match, such as `Date`.
    pub fn tag(&mut self, name: &str, value: String) {
        self.game.tags.insert(name.to_owned(), value);
    }

    /// The key under which it is stored.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Who sits where.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// Who sits at a place.
    pub fn seat(&self, seat: MatchSeat) -> Seat {
        at(&self.seats, seat)
    }

    /// Whether only computers play.
    pub fn is_alone(&self) -> bool {
        MatchSeat::ALL.iter().all(|seat| self.seat(*seat) != Seat::Person)
    }

    /// Whether no computer plays.
    pub fn is_of_people(&self) -> bool {
        MatchSeat::ALL.iter().all(|seat| self.seat(*seat) == Seat::Person)
    }

    /// Whether the computers wait, because somebody has said so or looks at an earlier move.
    pub fn is_paused(&self) -> bool {
        self.paused || self.at.is_some()
    }

    /// After how many moves of both boards they are shown, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        let all = self.game.log().len();
        (self.at.unwrap_or(all), all)
    }

    /// The moves of both boards as they were played, each with the position before it.
    pub fn moves(&self) -> impl Iterator<Item = (Label, &Position, &Move)> {
        log(&self.game).zip(&self.before).map(|((label, played), before)| (label, before, played))
    }

    /// What the session of a board begins with.
    pub fn setup(&self, board: Board, now: Millis) -> GameSetup {
        let id = if board == Board::A { self.id.clone() } else { format!("{}-b", self.id) };
        let below = match board {
            Board::A => self.below,
            Board::B => Side(1 - self.below.0.min(1)),
        };
        GameSetup {
            below: Some(below),
            manner: self.manner,
            elsewhere: true,
            ..GameSetup::new(id, self.board(board, now), self.seats[board.index()].to_vec())
        }
    }

    /// What comes of an act at a board. Whatever does not concern the match is for the session of that board alone.
    pub fn act(&mut self, board: Board, act: Act, now: Millis) -> Vec<Done> {
        // Whoever looks at an earlier move only looks: the first click goes on with the match.
        if self.at.is_some() && is_of_play(&act) {
            return self.go_to(Target::End, now);
        }
        match act {
            Act::Undo => self.take_back(now),
            Act::GoTo(target) => self.go_to(target, now),
            Act::Resign(side) => {
                let ended = self.game.resign(MatchSeat { board, side }, now);
                self.ended(ended, board, now)
            }
            Act::OfferDraw(_) | Act::AcceptDraw(_) | Act::AgreeDraw if self.is_of_people() => {
                let ended = self.game.agree_on_a_draw(now);
                self.ended(ended, board, now)
            }
            Act::OfferDraw(_) | Act::AcceptDraw(_) | Act::AgreeDraw => {
                vec![Done::Event(Event::Notice(Notice::DrawDeclined))]
            }
            Act::Tick => self.tick(now),
            Act::Pause(paused) => self.pause(paused, now),
            Act::Flip => {
                self.below = Side(1 - self.below.0.min(1));
                let mut done = both(|| Act::Flip);
                done.push(Done::Event(Event::Save));
                done
            }
            Act::Suspend => both(|| Act::Suspend),
            Act::Resume => both(|| Act::Resume),
            Act::Name(side, name) => {
                self.game.player_mut(MatchSeat { board, side }).name = name;
                let mut done = vec![self.sync(board, now)];
                done.push(Done::Event(Event::Save));
                done
            }
            // Nobody plays a move again that was taken back, and nobody gets help.
            Act::Redo | Act::Restart | Act::Hint | Act::Claim | Act::DeclineDraw => vec![],
            // A text about the match, and not about one of its boards.
            Act::Tag(..) | Act::Comment(..) | Act::Sign(..) => vec![],
            // The page begins another match.
            Act::Open(_) | Act::Rematch(_) => vec![],
            act => vec![Done::Session(board, act)],
        }
    }

    /// What comes of a wish of a player at a board.
    pub fn wish(&mut self, board: Board, wish: &Wish, now: Millis) -> Vec<Done> {
        let Wish::Move(text) = wish else { return vec![] };
        let position = self.game.game(board).position();
        let Some(played) = read_move(position, text).filter(|_| self.at.is_none()) else {
            return vec![Done::Event(Event::Sound(Sound::Refused))];
        };
        let before = position.without_history();
        self.game.start_clock(now);
        match self.game.play(board, &played, now) {
            Ok(()) => {
                self.before.push(before);
                self.changed(board, now)
            }
            Err(PlayError::TimeUp) => self.tick(now),
            Err(PlayError::Over) => vec![Done::Event(Event::Notice(Notice::Over))],
            Err(PlayError::Illegal) => vec![Done::Event(Event::Sound(Sound::Refused))],
        }
    }

    /// Both sessions show their boards as they stand, first the one at which something has happened.
    fn changed(&self, board: Board, now: Millis) -> Vec<Done> {
        vec![self.sync(board, now), self.sync(board.other(), now), Done::Event(Event::Save)]
    }

    fn ended(&self, ended: bool, board: Board, now: Millis) -> Vec<Done> {
        if ended { self.changed(board, now) } else { vec![] }
    }

    fn sync(&self, board: Board, now: Millis) -> Done {
        let synced = Synced {
            game: self.board(board, now),
            seats: self.seats[board.index()].to_vec(),
            witnessed: None,
        };
        Done::Session(board, Act::Sync(Box::new(synced)))
    }

    /// The game at a board, which is over when the other one is.
    fn board(&self, board: Board, now: Millis) -> Game {
        let mut game = self.game.game(board).clone();
        if let Some((at, ending)) = self.game.ending()
            && at != board
        {
            let decision = match ending.decision {
                // Partners have different colours.
                Decision::Won(side) => Decision::Won(Side(1 - side.0.min(1))),
                decision => decision,
            };
            // Nothing has happened at this board.
            game.end(Ending { decision, cause: Cause::Other(String::new()) }, now);
        }
        game
    }

    fn tick(&mut self, now: Millis) -> Vec<Done> {
        let ended = self.game.judge_time(now);
        let mut done = both(|| Act::Tick);
        if let Some((board, _)) = self.game.ending().filter(|_| ended) {
            done.extend(self.changed(board, now));
        }
        done
    }

    /// Takes back the last move of a person at this table, and what was played at both boards since. If only computers play, the last
    /// move, and then they wait.
    fn take_back(&mut self, now: Millis) -> Vec<Done> {
        let log = self.game.log();
        let last = match self.is_alone() {
            true => log.len().checked_sub(1),
            false => log.iter().rposition(|logged| self.seat(logged.label.seat) == Seat::Person),
        };
        let Some((last, board)) = last.map(|last| (last, log[last].label.seat.board)) else { return vec![] };
        let mut done = if self.at.is_some() { self.go_to(Target::End, now) } else { vec![] };
        while self.game.log().len() > last && self.game.undo(now) {}
        self.before.truncate(last);
        if self.is_alone() {
            done.extend(self.pause(true, now));
        }
        done.extend(self.changed(board, now));
        done
    }

    /// Shows both boards at a moment of the match. Meanwhile the computers wait, and so do the clocks.
    fn go_to(&mut self, target: Target, now: Millis) -> Vec<Done> {
        let (here, all) = self.place();
        let to = match target {
            Target::Start => 0,
            Target::End => all,
            Target::Previous => here.saturating_sub(1),
            Target::Next => all.min(here + 1),
            Target::Ply(ply) => all.min(ply),
            // A node belongs to one board.
            Target::Node(_) => return vec![],
        };
        if to == here {
            return vec![];
        }
        let looked = self.at.replace(to).is_some();
        self.at = self.at.filter(|at| *at < all);
        match self.at {
            Some(_) => self.game.stop_clock(now),
            // They go on where nothing else is to be waited for.
            None if !self.paused && all > 0 => self.game.start_clock(now),
            None => {}
        }
        let mut done = vec![];
        if !looked {
            done.extend(both(|| Act::Pause(true)));
        }
        let entries = self.game.entries(to);
        for board in Board::BOTH {
            done.push(self.sync(board, now));
            done.push(Done::Session(board, Act::GoTo(Target::Ply(entries[board.index()]))));
        }
        if self.at.is_none() && !self.paused {
            done.extend(both(|| Act::Pause(false)));
        }
        done
    }

    /// Lets computers and clocks wait, or go on.
    fn pause(&mut self, paused: bool, now: Millis) -> Vec<Done> {
        let mut done = vec![];
        self.paused = paused;
        if paused {
            self.game.stop_clock(now);
        } else if self.at.is_some() {
            return self.go_to(Target::End, now);
        } else if !self.game.log().is_empty() {
            self.game.start_clock(now);
        }
        for board in Board::BOTH {
            done.push(self.sync(board, now));
            done.push(Done::Session(board, Act::Pause(paused)));
        }
        done
    }
}

/// The board that a typed text is for, if it names one, and the rest of the text: `B e4`, `1b. e5`.
pub fn addressed(text: &str) -> (Option<Board>, &str) {
    let text = text.trim();
    if let Some((label, rest)) = Label::read(text).filter(|(_, rest)| !rest.trim().is_empty()) {
        return (Some(label.seat.board), rest.trim());
    }
    for (board, sign) in [(Board::A, "A"), (Board::B, "B")] {
        if let Some(rest) = text.strip_prefix(sign).and_then(|rest| rest.strip_prefix([' ', ':'])) {
            return (Some(board), rest.trim());
        }
    }
    (None, text)
}

/// Moves in the order of play in two columns, one for each board: read line by line, they follow each other as they were played.
/// A line ends where the next move is not to the right of the last one.
pub fn lines<T>(moves: Vec<T>, board: impl Fn(&T) -> Board) -> Vec<[Option<T>; 2]> {
    let mut lines: Vec<[Option<T>; 2]> = vec![];
    for played in moves {
        match (lines.last_mut(), board(&played)) {
            (Some([_, free @ None]), Board::B) => *free = Some(played),
            (_, Board::A) => lines.push([Some(played), None]),
            (_, Board::B) => lines.push([None, Some(played)]),
        }
    }
    lines
}

fn at(seats: &Seats, seat: MatchSeat) -> Seat {
    seats[seat.board.index()][usize::from(seat.side.0.min(1))]
}

fn both(act: impl Fn() -> Act) -> Vec<Done> {
    Board::BOTH.into_iter().map(|board| Done::Session(board, act())).collect()
}

/// The labels and moves of a match.
fn log(game: &Match) -> impl Iterator<Item = (Label, &Move)> {
    game.log().iter().filter_map(|logged| {
        let node = game.game(logged.label.seat.board).tree().get(logged.node)?;
        Some((logged.label, node.played()?))
    })
}

/// Whether an act is about playing on.
fn is_of_play(act: &Act) -> bool {
    matches!(
        act,
        Act::PickCell(_) | Act::PickHand(..) | Act::Put(..) | Act::Type(_) | Act::Pass | Act::PickAction(_)
    )
}
