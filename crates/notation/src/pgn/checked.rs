//! Reading files of games with every move checked against the rules.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::Arc;

use chesswright_rules::{Move, Position, Reason};

use super::embedded::Embedded;
use super::fault::{Fault, FaultKind};
use super::follow::Follower;
use super::games::Games;
use super::reader::{Note, Reader};
use super::result::GameResult;
use super::tags::Tags;
use super::variant::Variants;
use crate::position;
use crate::san::San;

/// An item of a file of games, with moves resolved.
#[derive(Clone, Debug, PartialEq)]
pub enum Checked<'a> {
    /// A game begins.
    Begin,
    /// The tags are complete, see [`CheckedReader::tags`], and so is the start position, if it can be set up.
    Start,
    /// A move.
    Move {
        /// The text of the move.
        text: &'a str,
        /// The move. `None` after a fault in the same line of moves.
        played: Option<&'a Move>,
    },
    /// A numeric annotation glyph.
    Nag(u8),
    /// A comment.
    Comment(&'a str),
    /// A comment between the number of a move and the move.
    Preface(&'a str),
    /// A line that begins with `%`, without the `%`. Lines of a definition are not reported.
    Escape(&'a str),
    /// A variation on the last move begins.
    Open,
    /// The variation ends.
    Close,
    /// The result.
    Result(GameResult),
    /// A fault.
    Fault(Box<Fault>),
    /// The game is over.
    End,
}

/// Reads games and checks their moves against the rules. Draws that a player would have to claim do not end a game.
///
/// ```
/// use chesswright_notation::pgn::{Checked, CheckedReader};
/// use chesswright_rules::Rules;
///
/// let file = "1. e4 e5 2. Ke3 Nc6 *\n\n[Event \"next\"]\n\n1. d4 *";
/// let mut variants = |name: &str| Rules::new(&chesswright_catalog::definition(name)?).ok();
/// let mut reader = CheckedReader::new(file.as_bytes(), &mut variants);
/// let (mut moves, mut faults) = (0, vec![]);
/// while let Some(event) = reader.event()? {
///     match event {
///         Checked::Move { played: Some(_), .. } => moves += 1,
///         Checked::Fault(fault) => faults.push(fault.to_string()),
///         _ => {}
///     }
/// }
/// assert_eq!(moves, 3);
/// assert_eq!(faults[1], "line 1: 2.: `Ke3` is not legal: the king on e1 cannot move to e3; the rest of the game is not checked");
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct CheckedReader<'v, R> {
    reader: Reader<R>,
    games: Games<'v>,
    tags: Tags,
    embedded: Embedded,
    follower: Option<Follower>,
    /// The result after the moves, if there is one.
    result: Option<GameResult>,
    waiting: VecDeque<Waiting>,
}

#[derive(Debug)]
enum Waiting {
    Fault(Box<Fault>),
    Start,
    End,
}

impl<'v, R: Read> CheckedReader<'v, R> {
    /// Reads from `inner`. `variants` finds variants by name.
    pub fn new(inner: R, variants: &'v mut dyn Variants) -> Self {
        Self {
            reader: Reader::new(inner),
            games: Games::new(variants),
            tags: Tags::default(),
            embedded: Embedded::default(),
            follower: None,
            result: None,
            waiting: VecDeque::new(),
        }
    }

    /// The line of the last event, from 1.
    pub fn line(&self) -> u64 {
        self.reader.line()
    }

    /// The tags of the current game.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The position after the last move. `None` if the variant or the start position is unknown.
    pub fn position(&self) -> Option<&Position> {
        self.follower.as_ref().map(Follower::position)
    }

    /// The notation of the current game.
    pub fn san(&self) -> Option<&Arc<San>> {
        self.follower.as_ref().map(Follower::san)
    }

    /// The next event; `None` at the end of the file.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn event(&mut self) -> io::Result<Option<Checked<'_>>> {
        loop {
            if let Some(waiting) = self.waiting.pop_front() {
                return Ok(Some(match waiting {
                    Waiting::Fault(fault) => Checked::Fault(fault),
                    Waiting::Start => Checked::Start,
                    Waiting::End => Checked::End,
                }));
            }
            let Some(note) = self.reader.note()? else { return Ok(None) };
            if matches!(note, Note::Move) {
                let made = self.play();
                let played = if made { self.position().and_then(Position::last_played) } else { None };
                return Ok(Some(Checked::Move { text: self.reader.text(), played }));
            }
            if self.take(&note) {
                return Ok(Some(self.event_of(note)));
            }
        }
    }

    /// Plays the move that was just read, if the game is followed. Returns whether it was played.
    fn play(&mut self) -> bool {
        let Some(follower) = &mut self.follower else { return false };
        match follower.play(self.reader.text()) {
            Ok(made) => made,
            Err(kind) => {
                self.fault(kind);
                false
            }
        }
    }

    /// Processes an item other than a move. Returns whether the caller should receive this item itself: `false` if it
    /// receives nothing or something else instead.
    #[inline(never)]
    fn take(&mut self, note: &Note) -> bool {
        match note {
            Note::Begin => {
                self.tags.clear();
                self.embedded.clear();
                self.follower = None;
                self.result = None;
            }
            Note::Tag => {
                let (name, value) = self.reader.tag();
                if !self.tags.add(name, value) && self.tags.get(name).is_some() {
                    let name = name.to_owned();
                    self.fault(FaultKind::TagAgain(name));
                }
                return false;
            }
            Note::Moves => {
                self.start();
                self.waiting.push_back(Waiting::Start);
                return false;
            }
            Note::Escape => return !self.embedded.take(self.reader.text()),
            Note::Open => {
                if let Some(Err(kind)) = self.follower.as_mut().map(Follower::open) {
                    self.fault(kind);
                }
            }
            Note::Close => {
                if let Some(follower) = &mut self.follower {
                    follower.close();
                }
            }
            Note::Result(result) => self.result = Some(*result),
            Note::End => {
                self.end();
                self.waiting.push_back(Waiting::End);
                return false;
            }
            Note::Move | Note::Nag(_) | Note::Comment | Note::Preface | Note::Fault(_) => {}
        }
        true
    }

    /// Converts an item for the caller.
    fn event_of(&self, note: Note) -> Checked<'_> {
        let text = self.reader.text();
        match note {
            Note::Begin => Checked::Begin,
            Note::Tag | Note::Moves => Checked::Start,
            Note::Escape => Checked::Escape(text),
            Note::Move => Checked::Move { text, played: None },
            Note::Nag(number) => Checked::Nag(number),
            Note::Comment => Checked::Comment(text),
            Note::Preface => Checked::Preface(text),
            Note::Open => Checked::Open,
            Note::Close => Checked::Close,
            Note::Result(result) => Checked::Result(result),
            Note::Fault(fault) => Checked::Fault(fault),
            Note::End => Checked::End,
        }
    }

    fn fault(&mut self, kind: FaultKind) {
        let line = self.reader.line();
        self.waiting.push_back(Waiting::Fault(Box::new(Fault { line, kind })));
    }

    /// Finds the rules of the game whose tags are now complete, and sets up its start position.
    fn start(&mut self) {
        let (san, start) = match self.games.find(&self.tags, &self.embedded, "") {
            Ok(found) => found,
            Err(kind) => return self.fault(kind),
        };
        let fen = self.tags.value("FEN").filter(|_| self.tags.get("SetUp").map(str::trim) != Some("0"));
        let position = match fen.map(|fen| position::read(san.rules(), fen)) {
            None => start,
            Some(Ok(read)) => {
                for finding in &read.findings {
                    self.fault(FaultKind::OddPosition(finding.about.said()));
                }
                read.position
            }
            Some(Err(error)) => {
                return self.fault(FaultKind::Position(error.in_a_line()));
            }
        };
        self.follower = Some(Follower::new(san, position));
    }

    /// Checks the result and the tag `Result` against each other and against the rules.
    fn end(&mut self) {
        let tag = self.tags.value("Result").map(str::to_owned);
        let of_tag = tag.as_deref().and_then(GameResult::read);
        if let (Some(tag), Some(moves)) = (tag, self.result)
            && of_tag != self.result
        {
            self.fault(FaultKind::OtherResult { moves: moves.to_string(), tag });
        }
        let result = self.result.or(of_tag).unwrap_or_default();
        let Some(follower) = self.follower.as_ref().filter(|follower| !follower.is_broken()) else { return };
        let position = follower.position();
        // Players may ignore draws that need a claim.
        let claimed = |reason| matches!(reason, Reason::MoveRule | Reason::Repetition);
        let Some(outcome) = position.outcome().filter(|outcome| !claimed(outcome.reason)) else { return };
        let sides = position.rules().sides() as u8;
        let by_rules = match outcome.winner {
            Some(side) => GameResult::Won { winners: position.rules().team(side), sides },
            None if outcome.reason == Reason::Checkmate && sides > 2 => return,
            None => GameResult::Drawn { sides },
        };
        if by_rules != result {
            let (by_rules, written) = (format!("{by_rules} by {}", outcome.reason), result.to_string());
            self.fault(FaultKind::WrongResult { by_rules, written });
        }
    }
}
