//! Reading games on two boards, with every move checked against the rules.

use std::io::{self, Read};
use std::sync::Arc;

use chesswright_rules::{Move, Position};

use super::{Board, Boards, Label, USUAL};
use crate::San;
use crate::pgn::embedded::Embedded;
use crate::pgn::{Event, Fault, FaultKind, GameResult, Games, Tags, Variants};
use crate::position;

/// The most moves of a game on two boards. Further ones are skipped.
pub const MOST_MOVES: usize = 4096;
/// The most bytes of all comments of a game. Further ones are skipped.
pub const MOST_TEXT: usize = 1 << 18;
/// The most faults of a game that are kept.
pub const MOST_FAULTS: usize = 256;

/// Chess.com writes a knight before `@` as this glyph.
const KNIGHT_GLYPH: u8 = 146;

/// A move of a game on two boards.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its number, and who made it.
    pub label: Label,
    /// The text of the move.
    pub text: String,
    /// The move. `None` after a fault.
    pub played: Option<Move>,
    /// What was left on the player's clock after it, in milliseconds.
    pub clock: Option<u64>,
    /// The comments after it.
    pub comments: Vec<String>,
}

/// Where both boards begin.
#[derive(Clone, Debug)]
pub struct Start {
    /// The notation of the game.
    pub san: Arc<San>,
    /// The start positions.
    pub positions: [Position; 2],
}

/// A game on two boards.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The tags.
    pub tags: Tags,
    /// The start of both boards. `None` if the game or its start position is unknown.
    pub start: Option<Start>,
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves of both boards, as they were played.
    pub entries: Vec<Entry>,
    /// The boards after the last move that could be played.
    pub boards: Option<Boards>,
    /// The comment before the result, which says how the game ended.
    pub closing: Option<String>,
    /// The result after the moves. It is that of the board on which the game has ended.
    pub result: Option<GameResult>,
    /// The first [faults](MOST_FAULTS).
    pub faults: Vec<Fault>,
}

impl Record {
    /// The result after the moves, or otherwise the one in the tag.
    pub fn result(&self) -> GameResult {
        self.result.or_else(|| GameResult::read(self.tags.value("Result")?)).unwrap_or_default()
    }

    /// The number of moves that could be played.
    pub fn understood(&self) -> usize {
        self.entries.iter().filter(|entry| entry.played.is_some()).count()
    }

    fn fault(&mut self, line: u64, kind: FaultKind) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault { line, kind });
        }
    }
}

/// Reads games on two boards. Draws that a player would have to claim do not end a game.
///
/// ```
/// use chesswright_notation::bpgn::Reader;
/// use chesswright_rules::Rules;
///
/// let file = "[WhiteA \"Anna\"]\n\n1A. e4{179.5} 1a. d5{178} 2A. exd5{178} 1B. d4{170} 1b. N@d3{165} {Bert resigns} 1-0";
/// let mut variants = |name: &str| Rules::new(&chesswright_catalog::definition(name)?).ok();
/// let mut reader = Reader::new(file.as_bytes(), &mut variants);
/// let game = reader.record()?.ok_or("no game")?;
/// assert_eq!((game.entries.len(), game.understood()), (5, 4));
/// assert_eq!(game.closing.as_deref(), Some("Bert resigns"));
/// assert!(game.faults[0].to_string().starts_with("line 3: 1b.: `N@d3` is not legal"));
/// assert!(reader.record()?.is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Reader<'v, R> {
    reader: crate::pgn::Reader<R>,
    games: Games<'v>,
}

/// A game that is being read.
#[derive(Default)]
struct Draft {
    record: Record,
    embedded: Embedded,
    begun: bool,
    /// The label that was read, and whose move was not.
    label: Option<Label>,
    /// The last comment, unless it is about a move: the last one of the game says how it ended.
    closing: Option<String>,
    /// The bytes of the comments that are kept.
    text: usize,
    /// A knight was written as a glyph.
    knight: bool,
    /// A move could not be played. The moves after it are not checked.
    broken: bool,
    /// The game was too long.
    full: bool,
    /// The number of open variations.
    depth: u32,
}

impl<'v, R: Read> Reader<'v, R> {
    /// Reads from `inner`. `variants` finds games by name.
    pub fn new(inner: R, variants: &'v mut dyn Variants) -> Self {
        Self { reader: crate::pgn::Reader::new(inner), games: Games::new(variants) }
    }

    /// The next game; `None` at the end of the file. Faults outside of games belong to the next one.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn record(&mut self) -> io::Result<Option<Record>> {
        let mut draft = Draft::default();
        loop {
            let Some(event) = self.reader.event()? else {
                let is_game = draft.begun || !draft.record.faults.is_empty();
                return Ok(is_game.then(|| draft.finished(self.reader.line())));
            };
            let mut complete = false;
            match event {
                Event::Begin => draft.begun = true,
                Event::Tag { name, value } => {
                    if !draft.record.tags.add(name, value) && draft.record.tags.get(name).is_some() {
                        let name = name.to_owned();
                        draft.record.fault(self.reader.line(), FaultKind::TagAgain(name));
                    }
                }
                Event::Moves => complete = true,
                Event::Escape(text) => drop(draft.embedded.take(text)),
                Event::Move(text) if draft.depth == 0 => {
                    let text = text.to_owned();
                    draft.word(&text, self.reader.line());
                }
                Event::Nag(number) => draft.knight = number == KNIGHT_GLYPH,
                Event::Comment(text) | Event::Preface(text) if draft.begun && draft.depth == 0 => {
                    let text = text.to_owned();
                    draft.comment(&text, self.reader.line());
                }
                Event::Open => {
                    if draft.depth == 0 {
                        draft.record.fault(self.reader.line(), FaultKind::VariationAtTwoBoards);
                    }
                    draft.depth += 1;
                }
                Event::Close => draft.depth = draft.depth.saturating_sub(1),
                Event::Move(_) | Event::Comment(_) | Event::Preface(_) => {}
                Event::Result(result) => draft.record.result = Some(result),
                Event::Fault(fault) => draft.record.fault(fault.line, fault.kind),
                Event::End => return Ok(Some(draft.finished(self.reader.line()))),
            }
            if draft.record.line == 0 && draft.begun {
                draft.record.line = self.reader.line();
            }
            if complete {
                draft.start(&mut self.games, self.reader.line());
            }
        }
    }
}

impl Draft {
    /// The tags are complete.
    fn start(&mut self, games: &mut Games<'_>, line: u64) {
        let record = &mut self.record;
        let found = games.find(&record.tags, &self.embedded, USUAL);
        let (san, start) = match found {
            Ok(found) => found,
            Err(kind) => return record.fault(line, kind),
        };
        if !Boards::are_for(san.rules()) {
            let name = san.rules().definition().name.clone();
            return record.fault(line, FaultKind::OneBoard(name));
        }
        let fen = record.tags.value("FEN").filter(|_| record.tags.get("SetUp").map(str::trim) != Some("0"));
        let positions = match fen.map(str::to_owned) {
            None => [start.clone(), start],
            Some(fen) => {
                let (one, other) = fen.split_once('|').unwrap_or((&fen, &fen));
                let mut read = |text: &str| match position::read(san.rules(), text.trim()) {
                    Ok(read) => {
                        for finding in &read.findings {
                            record.fault(line, FaultKind::OddPosition(finding.about.said()));
                        }
                        Some(read.position)
                    }
                    Err(error) => {
                        record.fault(line, FaultKind::Position(error.in_a_line()));
                        None
                    }
                };
                let (Some(one), Some(other)) = (read(one), read(other)) else { return };
                [one, other]
            }
        };
        record.boards = Some(Boards::new(positions.clone()));
        record.start = Some(Start { san, positions });
    }

    /// A label, a move, or both.
    fn word(&mut self, text: &str, line: u64) {
        let text = match Label::read(text) {
            Some((label, rest)) => {
                (self.label, self.knight) = (Some(label), false);
                rest
            }
            None => text,
        };
        if text.is_empty() {
            return;
        }
        let knight = std::mem::take(&mut self.knight) && text.starts_with('@');
        let text = if knight { format!("N{text}") } else { text.to_owned() };
        let Some(label) = self.label.take() else {
            if !std::mem::replace(&mut self.broken, true) {
                self.record.fault(line, FaultKind::NoBoard(text));
            }
            return;
        };
        if let Some(comment) = self.closing.take() {
            self.keep(comment);
        }
        let last = self.record.entries.iter().rev().find(|entry| entry.label.seat == label.seat);
        if last.is_some_and(|last| last.label == label && last.text == text) {
            return self.record.fault(line, FaultKind::MoveAgain(label.to_string()));
        }
        if self.record.entries.len() >= MOST_MOVES {
            if !std::mem::replace(&mut self.full, true) {
                self.record.fault(line, FaultKind::ManyMoves(MOST_MOVES));
            }
            return;
        }
        let played = self.play(label, &text, line);
        self.record.entries.push(Entry { label, text, played, clock: None, comments: vec![] });
    }

    /// Plays a move, unless an earlier one could not be played.
    fn play(&mut self, label: Label, text: &str, line: u64) -> Option<Move> {
        let record = &mut self.record;
        let (Some(start), Some(boards), false) = (&record.start, &mut record.boards, self.broken) else {
            return None;
        };
        let board = label.seat.board;
        let position = boards.position(board);
        let expected = Label::next(board, position);
        let fault = if expected.seat != label.seat {
            FaultKind::OutOfTurn { number: label.to_string(), expected: expected.to_string() }
        } else {
            match start.san.read(position, text) {
                Ok(played) => {
                    let over = boards.position(board.other()).outcome_on_the_board().is_some();
                    boards.play(board, &played);
                    if over {
                        record.fault(line, FaultKind::AfterEnd(label.to_string()));
                    }
                    return Some(played);
                }
                Err(error) => {
                    let number = label.to_string();
                    FaultKind::Move { number, why: error.message(), variation: false }
                }
            }
        };
        self.broken = true;
        record.fault(line, fault);
        None
    }

    /// A clock, or a comment.
    fn comment(&mut self, text: &str, line: u64) {
        if let Some(last) = self.record.entries.last_mut()
            && self.label.is_none()
            && last.clock.is_none()
            && let Some(clock) = milliseconds(text)
        {
            last.clock = Some(clock);
            return;
        }
        if let Some(before) = self.closing.take() {
            self.keep(before);
        }
        if self.text + text.len() > MOST_TEXT {
            return self.record.fault(line, FaultKind::LongComment(0));
        }
        self.text += text.len();
        match text.strip_prefix("C:") {
            Some(text) => self.keep(text.trim().to_owned()),
            // A second clock says nothing about the end.
            None if milliseconds(text).is_some() => self.keep(text.to_owned()),
            None => self.closing = Some(text.to_owned()),
        }
    }

    fn keep(&mut self, comment: String) {
        if comment.is_empty() {
            return;
        }
        match self.record.entries.last_mut() {
            Some(last) => last.comments.push(comment),
            None => self.record.comments.push(comment),
        }
    }

    /// The game, with its result checked against its tag and against the rules.
    fn finished(mut self, line: u64) -> Record {
        self.record.closing = self.closing.take();
        let tag = self.record.tags.value("Result").map(str::to_owned);
        if let (Some(tag), Some(moves)) = (tag, self.record.result)
            && GameResult::read(&tag) != Some(moves)
        {
            self.record.fault(line, FaultKind::OtherResult { moves: moves.to_string(), tag });
        }
        let result = self.record.result();
        let Some(boards) = self.record.boards.as_ref().filter(|_| !self.broken) else { return self.record };
        let ends = Board::BOTH.map(|board| boards.position(board).outcome_on_the_board());
        let by_rules = ends.iter().flatten().map(|outcome| match outcome.winner {
            Some(side) => (GameResult::Won { winners: 1 << side.0, sides: 2 }, outcome.reason),
            None => (GameResult::DRAW, outcome.reason),
        });
        let by_rules: Vec<_> = by_rules.collect();
        if let Some((first, reason)) = by_rules.first()
            && !by_rules.iter().any(|(end, _)| *end == result)
        {
            let (by_rules, written) = (format!("{first} by {reason}"), result.to_string());
            self.record.fault(line, FaultKind::WrongResult { by_rules, written });
        }
        self.record
    }
}

/// Seconds such as `179.5` in milliseconds.
pub(super) fn milliseconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 9 || fraction.len() > 9 || !digits(whole) || !digits(fraction) {
        return None;
    }
    let thousandths: String = fraction.chars().chain("000".chars()).take(3).collect();
    Some(whole.parse::<u64>().ok()? * 1000 + thousandths.parse::<u64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::milliseconds;

    #[test]
    fn clocks_are_seconds() {
        for (text, clock) in
            [("180", 180_000), ("179.5", 179_500), ("0.05", 50), (" 58.3451 ", 58_345), ("7.", 7000)]
        {
            assert_eq!(milliseconds(text), Some(clock), "{text}");
        }
        for text in ["", ".", ".5", "-1", "1:20", "e4", "9999999999", "1.2.3", "1e3"] {
            assert_eq!(milliseconds(text), None, "{text}");
        }
    }
}
