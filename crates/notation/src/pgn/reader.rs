//! Reads a file of games as a sequence of events, in constant memory.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::str;

use super::fault::{Fault, FaultKind};
use super::nag;
use super::result::GameResult;
use super::source::Source;

/// The maximal length of a comment or value, in bytes. The rest is cut.
pub const LONGEST_TEXT: usize = 1 << 16;

/// The maximal length of a move text, in bytes.
const LONGEST_WORD: usize = 255;

/// The maximal nesting depth of variations.
pub const DEEPEST: u32 = 200;

/// How far the reader looks ahead for the end of a nested comment.
const LOOK_AHEAD: usize = 4096;

/// An item of a file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// A game begins.
    Begin,
    /// A tag of the game.
    Tag {
        /// Its name.
        name: &'a str,
        /// Its value, quotes and backslashes resolved.
        value: &'a str,
    },
    /// The tags are complete. Every game has this event once.
    Moves,
    /// A line that begins with `%`, without the `%`. It can occur anywhere.
    Escape(&'a str),
    /// A move text, without number and `!` or `?`.
    Move(&'a str),
    /// A numeric annotation glyph, written as `$1` or as `!`.
    Nag(u8),
    /// A comment, with line breaks replaced by blanks. Comments before the first game belong to no game.
    Comment(&'a str),
    /// A comment between the number of a move and the move.
    Preface(&'a str),
    /// A variation on the last move begins.
    Open,
    /// The variation ends.
    Close,
    /// The result.
    Result(GameResult),
    /// A fault.
    Fault(Box<Fault>),
    /// The game has ended. Another one may follow.
    End,
}

/// An event whose text is in the reader.
#[derive(Debug)]
pub(super) enum Note {
    Begin,
    Tag,
    Moves,
    Escape,
    Move,
    Nag(u8),
    Comment,
    Preface,
    Open,
    Close,
    Result(GameResult),
    Fault(Box<Fault>),
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    /// Before the first game.
    Outside,
    /// Among the tags of a game.
    Tags,
    /// Among its moves.
    Moves,
    /// After its result.
    After,
}

/// Reads games from any source. It reports faults as [`Fault`] and continues reading.
///
/// ```
/// use chesswright_notation::pgn::{Event, Reader};
///
/// let mut reader = Reader::new("[White \"Anna\"]\n\n1.e4 e5! {solid} (1... c5) 1-0".as_bytes());
/// let mut moves = vec![];
/// while let Some(event) = reader.event()? {
///     if let Event::Move(text) = event {
///         moves.push(text.to_owned());
///     }
/// }
/// assert_eq!(moves, ["e4", "e5", "c5"]);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<R>,
    place: Section,
    notes: VecDeque<Note>,
    bytes: Vec<u8>,
    /// The text of the one queued event that has a text. The name of a tag precedes its value.
    text: String,
    name: usize,
    line: u64,
    depth: u32,
    /// The number of open variations that are skipped.
    skipped: u32,
    tags: u32,
    encoding_reported: bool,
    begun: bool,
    /// A move number was read, but its move was not.
    numbered: bool,
}

impl<R: Read> Reader<R> {
    /// Reads from `inner`, which needs no buffer of its own.
    pub fn new(inner: R) -> Self {
        Self {
            source: Source::new(inner),
            place: Section::Outside,
            notes: VecDeque::new(),
            bytes: vec![],
            text: String::new(),
            name: 0,
            line: 1,
            depth: 0,
            skipped: 0,
            tags: 0,
            encoding_reported: false,
            begun: false,
            numbered: false,
        }
    }

    /// The line of the last event, from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// The next event; `None` at the end of the file.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn event(&mut self) -> io::Result<Option<Event<'_>>> {
        Ok(self.note()?.map(|note| match note {
            Note::Begin => Event::Begin,
            Note::Tag => {
                let (name, value) = self.tag();
                Event::Tag { name, value }
            }
            Note::Moves => Event::Moves,
            Note::Escape => Event::Escape(&self.text),
            Note::Move => Event::Move(&self.text),
            Note::Nag(number) => Event::Nag(number),
            Note::Comment => Event::Comment(&self.text),
            Note::Preface => Event::Preface(&self.text),
            Note::Open => Event::Open,
            Note::Close => Event::Close,
            Note::Result(result) => Event::Result(result),
            Note::Fault(fault) => Event::Fault(fault),
            Note::End => Event::End,
        }))
    }

    /// The next event without its text. The text is available as [`text`](Self::text) or [`tag`](Self::tag) until the
    /// next call.
    #[inline]
    pub(super) fn note(&mut self) -> io::Result<Option<Note>> {
        // The fast path for a plain move, which causes a single event.
        if self.notes.is_empty() && self.place == Section::Moves && self.skipped == 0 && self.plain_move() {
            return Ok(Some(Note::Move));
        }
        self.other_note()
    }

    #[inline(never)]
    fn other_note(&mut self) -> io::Result<Option<Note>> {
        while self.notes.is_empty() {
            if !self.step()? {
                return Ok(None);
            }
        }
        Ok(self.notes.pop_front())
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn tag(&self) -> (&str, &str) {
        self.text.split_at(self.name)
    }

    fn fault(&mut self, kind: FaultKind) {
        self.notes.push_back(Note::Fault(Box::new(Fault { line: self.line, kind })));
    }

    /// Reads one item. Returns `false` at the end of the file, when all events are queued.
    fn step(&mut self) -> io::Result<bool> {
        let line_begins = self.skip_blanks()?;
        self.line = self.source.line();
        let Some(byte) = self.source.peek()? else {
            self.end_game();
            return Ok(!self.notes.is_empty());
        };
        match byte {
            b'%' if line_begins => {
                self.source.next()?;
                self.rest_of_line()?;
                self.notes.push_back(Note::Escape);
            }
            b'[' => self.bracket()?,
            b'{' => self.comment()?,
            b';' => {
                self.source.next()?;
                self.begin_moves(false);
                self.rest_of_line()?;
                self.push_comment();
            }
            b'(' => {
                self.source.next()?;
                self.open();
            }
            b')' => {
                self.source.next()?;
                self.close();
            }
            b'}' | b']' => {
                self.source.next()?;
                self.fault(FaultKind::Stray(byte.into()));
            }
            b'$' => {
                self.source.next()?;
                self.bytes.clear();
                self.source.take_while(&mut self.bytes, LONGEST_WORD, |byte| byte.is_ascii_digit())?;
                if let Some(number) = str::from_utf8(&self.bytes).ok().and_then(|digits| digits.parse().ok())
                {
                    self.nag(number);
                }
            }
            b'!' | b'?' => {
                self.bytes.clear();
                self.source.take_while(&mut self.bytes, LONGEST_WORD, |byte| matches!(byte, b'!' | b'?'))?;
                let sign = str::from_utf8(&self.bytes).unwrap_or_default();
                // `!!!` has no number of its own: it counts as `!!`.
                if let Some(number) = nag::number(&sign[..sign.len().min(2)]) {
                    self.nag(number);
                }
            }
            _ => self.word()?,
        }
        Ok(true)
    }

    /// Skips blanks and byte order marks. Returns whether a line begins after them.
    fn skip_blanks(&mut self) -> io::Result<bool> {
        let mut line_begins = !self.begun;
        loop {
            match self.source.peek()? {
                Some(b'\n') => line_begins = true,
                Some(0..=b' ') => line_begins = false,
                Some(0xEF) if self.source.ahead(3)? == [0xEF, 0xBB, 0xBF] => {
                    self.source.next()?;
                    self.source.next()?;
                }
                Some(byte @ (0xFE | 0xFF)) if !self.begun => {
                    if matches!((byte, self.source.ahead(2)?), (0xFE, [_, 0xFF]) | (0xFF, [_, 0xFE])) {
                        self.fault(FaultKind::Utf16);
                        self.source.skip_while(|_| true)?;
                    }
                    self.begun = true;
                    return Ok(line_begins);
                }
                _ => {
                    self.begun = true;
                    return Ok(line_begins);
                }
            }
            self.source.next()?;
        }
    }

    /// Decodes the collected bytes. Text that is not UTF-8 is Latin-1, where every byte is a character.
    fn decode(&mut self, from: usize) {
        match str::from_utf8(&self.bytes[from..]) {
            Ok(text) => self.text.push_str(text),
            Err(_) => {
                self.text.extend(self.bytes[from..].iter().map(|&byte| char::from(byte)));
                if !self.encoding_reported {
                    self.encoding_reported = true;
                    self.fault(FaultKind::Encoding);
                }
            }
        }
    }

    fn rest_of_line(&mut self) -> io::Result<()> {
        self.bytes.clear();
        self.source.take_while(&mut self.bytes, LONGEST_TEXT, |byte| byte != b'\n')?;
        while self.bytes.last().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.bytes.pop();
        }
        let blanks = self.bytes.iter().take_while(|&&byte| byte == b' ').count();
        self.text.clear();
        self.decode(blanks);
        Ok(())
    }

    // Games.

    fn begin_game(&mut self) {
        self.end_game();
        self.place = Section::Tags;
        self.numbered = false;
        self.tags = 0;
        self.encoding_reported = false;
        self.notes.push_back(Note::Begin);
    }

    /// Enters the moves of a game. A move outside of a game begins a new game, a comment does not.
    fn begin_moves(&mut self, with_a_move: bool) {
        if with_a_move && matches!(self.place, Section::Outside | Section::After) {
            self.begin_game();
            self.fault(FaultKind::NoTags);
        }
        if self.place == Section::Tags {
            self.place = Section::Moves;
            self.notes.push_back(Note::Moves);
        }
    }

    fn end_game(&mut self) {
        if self.place == Section::Tags {
            self.notes.push_back(Note::Moves);
        }
        self.close_all();
        if matches!(self.place, Section::Tags | Section::Moves) {
            self.fault(FaultKind::NoResult);
        }
        if self.place != Section::Outside {
            self.notes.push_back(Note::End);
        }
        self.place = Section::Outside;
    }

    fn result(&mut self, result: GameResult, word: &str) -> io::Result<()> {
        if self.depth > 0 || self.skipped > 0 {
            // At the end of the file or before another game, this is the result of the game, although variations are
            // not closed.
            let behind = self.source.ahead(64)?.trim_ascii_start();
            if !behind.is_empty() && !tag_ahead(behind).1 {
                self.fault(FaultKind::ResultInside(word.to_owned()));
                return Ok(());
            }
            self.close_all();
        }
        self.begin_moves(true);
        self.place = Section::After;
        self.notes.push_back(Note::Result(result));
        Ok(())
    }

    fn close_all(&mut self) {
        if self.depth > 0 {
            self.fault(FaultKind::OpenVariations(self.depth));
        }
        for _ in 0..self.depth {
            self.notes.push_back(Note::Close);
        }
        (self.depth, self.skipped) = (0, 0);
    }

    // Moves.

    fn nag(&mut self, number: u8) {
        if self.place == Section::Moves && self.skipped == 0 {
            self.notes.push_back(Note::Nag(number));
        }
    }

    fn open(&mut self) {
        if self.place != Section::Moves {
            self.fault(FaultKind::Stray('('));
        } else if self.skipped > 0 || self.depth >= DEEPEST {
            if self.skipped == 0 {
                self.fault(FaultKind::Deep(DEEPEST));
            }
            self.skipped += 1;
        } else {
            self.depth += 1;
            self.numbered = false;
            self.notes.push_back(Note::Open);
        }
    }

    fn close(&mut self) {
        if self.skipped > 0 {
            self.skipped -= 1;
        } else if self.depth > 0 {
            self.depth -= 1;
            self.notes.push_back(Note::Close);
        } else {
            self.fault(FaultKind::Stray(')'));
        }
    }

    /// Takes a simple move with the number and the blanks before it, if all of it is in the buffer. Texts that may need
    /// more care are left to the general parser: `ep`, `e8(Q)`, `e4,`.
    fn plain_move(&mut self) -> bool {
        loop {
            let rest = self.source.rest();
            let blank = rest.first().copied().filter(|byte| matches!(byte, b' ' | b'\n'));
            let begin = usize::from(blank.is_some());
            let Some(length) = rest[begin..].iter().position(|&byte| !is_plain(byte)) else { return false };
            let (word, behind) = rest[begin..].split_at(length);
            match (word, behind) {
                (&[first, .., last], &[next, ..]) if first.is_ascii_alphabetic() => {
                    let more = last.is_ascii_digit() && next == b'(';
                    if more || word == b"ep" || is_word(next) || length >= LONGEST_WORD {
                        return false;
                    }
                    self.text.clear();
                    // Plain words are ASCII.
                    self.text.extend(word.iter().map(|&byte| char::from(byte)));
                    self.numbered = false;
                    self.source.skip(blank, length);
                    self.line = self.source.line();
                    return true;
                }
                ([b'0'..=b'9', ..], [b'.', ..]) if word.iter().all(u8::is_ascii_digit) => {
                    let dots = behind.iter().position(|&byte| byte != b'.').unwrap_or(behind.len());
                    if length + dots >= LONGEST_WORD || behind.get(dots).is_none_or(|&byte| is_word(byte)) {
                        return false;
                    }
                    self.numbered = true;
                    self.source.skip(blank, length + dots);
                }
                _ => return false,
            }
        }
    }

    fn push_move(&mut self) {
        self.numbered = false;
        if self.skipped == 0 {
            self.begin_moves(true);
            self.notes.push_back(Note::Move);
        }
    }

    fn word(&mut self) -> io::Result<()> {
        self.bytes.clear();
        self.source.take_while(&mut self.bytes, LONGEST_WORD + 1, is_word)?;
        // `e8(Q)` is one word.
        if self.bytes.last().is_some_and(u8::is_ascii_digit)
            && let &[b'(', piece, b')'] = self.source.ahead(3)?
            && piece.is_ascii_alphabetic()
        {
            for _ in 0..3 {
                self.bytes.extend(self.source.next()?);
            }
        }
        self.text.clear();
        self.decode(0);
        if self.text.len() > LONGEST_WORD {
            let start = self.text.chars().take(20).collect();
            self.fault(FaultKind::LongWord(start));
            return Ok(());
        }
        if self.text.starts_with(['0', '1', '*', '½'])
            && let Some(result) = GameResult::read(&self.text)
        {
            let word = std::mem::take(&mut self.text);
            return self.result(result, &word);
        }
        let start = move_begins(&self.text);
        self.text.truncate(self.text.trim_end_matches(',').len());
        let word = self.text.get(start..).unwrap_or_default();
        if matches!(word, "" | "+" | "#" | "++" | "e.p." | "e.p" | "ep") {
            self.numbered |= word.is_empty();
            return Ok(());
        }
        if let Some(number) = nag::number(word) {
            self.nag(number);
            return Ok(());
        }
        self.text.drain(..start);
        self.push_move();
        Ok(())
    }

    // Tags.

    /// A tag of this game, or the first of the next.
    fn begin_tag(&mut self, is_event: bool) {
        let another = match self.place {
            Section::Tags => self.tags > 0 && is_event,
            Section::Outside | Section::Moves | Section::After => true,
        };
        if another {
            self.begin_game();
        }
        self.tags += 1;
    }

    /// Takes a tag in the usual form, `[Name "value"]`, if all of it is in the buffer.
    fn plain_tag(&mut self) -> bool {
        let Some(rest) = self.source.rest().strip_prefix(b"[") else { return false };
        let name = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let Some(value) = rest[name..].strip_prefix(b" \"").filter(|_| name > 0) else { return false };
        let special = |&byte: &u8| matches!(byte, b'"' | b'\\' | b'\n' | b'\r');
        let length = value.iter().position(special).unwrap_or(value.len());
        let (Ok(known), Ok(text)) = (str::from_utf8(&rest[..name]), str::from_utf8(&value[..length])) else {
            return false;
        };
        if !value[length..].starts_with(b"\"]") {
            return false;
        }
        let is_event = known.eq_ignore_ascii_case("Event");
        self.text.clear();
        self.text.push_str(known);
        self.text.push_str(text);
        self.name = name;
        self.source.skip(None, name + length + r#"[ ""]"#.len());
        self.begin_tag(is_event);
        self.notes.push_back(Note::Tag);
        true
    }

    fn bracket(&mut self) -> io::Result<()> {
        if self.plain_tag() {
            return Ok(());
        }
        let (name, value) = tag_ahead(self.source.ahead(64)?);
        let name = name.to_owned();
        if name.is_empty() || (!value && self.place == Section::Moves) {
            self.source.next()?;
            self.bytes.clear();
            self.source.take_while(&mut self.bytes, 20, |byte| !matches!(byte, b']' | b'\n'))?;
            if self.source.peek()? == Some(b']') {
                self.source.next()?;
            }
            self.text.clear();
            self.decode(0);
            let start = self.text.trim_end().to_owned();
            self.fault(FaultKind::NoTag(start));
            return Ok(());
        }
        self.begin_tag(name.eq_ignore_ascii_case("Event"));
        self.source.next()?;
        self.skip_spaces()?;
        for _ in 0..name.len() {
            self.source.next()?;
        }
        self.skip_spaces()?;
        self.bytes.clear();
        if value {
            self.source.next()?;
            self.quoted(&name)?;
        } else {
            self.bare(&name)?;
        }
        self.text.clear();
        self.text.push_str(&name);
        self.name = name.len();
        self.decode(0);
        self.notes.push_back(Note::Tag);
        Ok(())
    }

    fn skip_spaces(&mut self) -> io::Result<()> {
        self.source.skip_while(|byte| matches!(byte, b' ' | b'\t'))
    }

    /// Reads a value up to its closing quote, which is the quote before a bracket.
    fn quoted(&mut self, name: &str) -> io::Result<()> {
        let mut reported = false;
        loop {
            let plain = |byte| !matches!(byte, b'"' | b'\\' | b'\n');
            self.source.take_while(&mut self.bytes, LONGEST_TEXT, plain)?;
            match self.source.peek()? {
                Some(b'\\') => {
                    self.source.next()?;
                    if let Some(byte @ (b'"' | b'\\')) = self.source.peek()? {
                        self.source.next()?;
                        self.bytes.push(byte);
                    } else {
                        self.bytes.push(b'\\');
                    }
                }
                Some(b'"') => {
                    let behind = self.source.ahead(16)?[1..].trim_ascii_start().first().copied();
                    self.source.next()?;
                    if behind == Some(b']') {
                        self.source.skip_while(|byte| byte != b']')?;
                        self.source.next()?;
                        return Ok(());
                    }
                    if !self.line_goes_on()? {
                        break;
                    }
                    if !std::mem::replace(&mut reported, true) {
                        self.fault(FaultKind::Quotes(name.to_owned()));
                    }
                    self.bytes.push(b'"');
                }
                _ => break,
            }
        }
        self.fault(FaultKind::OpenTag(name.to_owned()));
        let kept = self.bytes.trim_ascii_end().len();
        self.bytes.truncate(kept);
        if self.bytes.last() == Some(&b']') {
            self.bytes.pop();
        }
        Ok(())
    }

    fn line_goes_on(&mut self) -> io::Result<bool> {
        let behind = self.source.ahead(64)?.iter().find(|byte| !matches!(byte, b' ' | b'\t'));
        Ok(!matches!(behind, None | Some(b'\n' | b'\r')))
    }

    fn bare(&mut self, name: &str) -> io::Result<()> {
        self.source.take_while(&mut self.bytes, LONGEST_TEXT, |byte| !matches!(byte, b']' | b'\n'))?;
        if self.source.peek()? == Some(b']') {
            self.source.next()?;
            self.fault(FaultKind::BareValue(name.to_owned()));
        } else {
            self.fault(FaultKind::OpenTag(name.to_owned()));
        }
        let kept = self.bytes.trim_ascii_end().len();
        self.bytes.truncate(kept);
        Ok(())
    }

    // Comments.

    fn push_comment(&mut self) {
        if self.skipped == 0 {
            let note = if self.numbered { Note::Preface } else { Note::Comment };
            self.notes.push_back(note);
        }
    }

    /// Takes a comment on one line without nested comments, if all of it is in the buffer.
    fn plain_comment(&mut self) -> bool {
        let Some(rest) = self.source.rest().strip_prefix(b"{") else { return false };
        let special = |&byte: &u8| matches!(byte, b'{' | b'}' | b'\n' | b'\r');
        let Some(length) = rest.iter().position(special).filter(|&length| rest[length] == b'}') else {
            return false;
        };
        let Ok(text) = str::from_utf8(rest[..length].trim_ascii()) else { return false };
        if length > LONGEST_TEXT {
            return false;
        }
        self.text.clear();
        self.text.push_str(text);
        self.source.skip(None, length + 2);
        self.push_comment();
        true
    }

    fn comment(&mut self) -> io::Result<()> {
        self.begin_moves(false);
        if self.plain_comment() {
            return Ok(());
        }
        self.source.next()?;
        self.bytes.clear();
        let mut inner = 0u32;
        let mut nested = false;
        loop {
            let plain = |byte| !matches!(byte, b'{' | b'}' | b'\n' | b'\r');
            self.source.take_while(&mut self.bytes, LONGEST_TEXT + 1, plain)?;
            match self.source.peek()? {
                Some(b'{') => {
                    self.source.next()?;
                    inner += 1;
                    self.bytes.push(b'{');
                }
                Some(b'}') => {
                    self.source.next()?;
                    if inner == 0 || !closes_again(self.source.ahead(LOOK_AHEAD)?) {
                        break;
                    }
                    inner -= 1;
                    nested = true;
                    self.bytes.push(b'}');
                }
                Some(_) => {
                    self.source.next()?;
                    if self.bytes.last().is_some_and(|&byte| byte != b' ') {
                        self.bytes.push(b' ');
                    }
                    // A game cannot begin inside a comment, so this comment was not closed.
                    let (name, value) = tag_ahead(self.source.ahead(64)?);
                    if value && name.starts_with(|c: char| c.is_ascii_uppercase()) {
                        self.fault(FaultKind::OpenComment);
                        break;
                    }
                }
                None => {
                    self.fault(FaultKind::OpenComment);
                    break;
                }
            }
        }
        if nested {
            self.fault(FaultKind::NestedComment);
        }
        if self.bytes.len() > LONGEST_TEXT {
            self.bytes.truncate(LONGEST_TEXT);
            self.fault(FaultKind::LongComment(LONGEST_TEXT));
        }
        let kept = self.bytes.trim_ascii_end().len();
        self.bytes.truncate(kept);
        let blanks = kept - self.bytes.trim_ascii_start().len();
        self.text.clear();
        self.decode(blanks);
        self.push_comment();
        Ok(())
    }
}

fn is_word(byte: u8) -> bool {
    SHAPES[usize::from(byte)] != Shape::Apart
}

/// Whether a byte can be part of an ordinary word.
fn is_plain(byte: u8) -> bool {
    SHAPES[usize::from(byte)] == Shape::Plain
}

/// The role of a byte in a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Plain,
    Odd,
    Apart,
}

/// The role of every byte value.
static SHAPES: [Shape; 256] = {
    let mut shapes = [Shape::Odd; 256];
    let mut byte = 0;
    while byte < 256 {
        shapes[byte] = match byte as u8 {
            0..=b' ' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'!' | b'?' => Shape::Apart,
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'+' | b'#' | b'=' | b'-' | b'@' => Shape::Plain,
            _ => Shape::Odd,
        };
        byte += 1;
    }
    shapes
};

/// Where the move begins in a word: after a number and dots. The whole length if the word is only a number.
fn move_begins(word: &str) -> usize {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[digits..];
    let dots = rest.len() - rest.trim_start_matches(['.', '…']).len();
    match (digits, dots) {
        (_, 1..) => digits + dots,
        // `0000` is a null move.
        (1.., _) if rest.is_empty() && word != "0000" => word.len(),
        _ => 0,
    }
}

/// The name of a tag that begins here, or an empty text, and whether a quote follows.
fn tag_ahead(bytes: &[u8]) -> (&str, bool) {
    let Some(rest) = bytes.strip_prefix(b"[") else { return ("", false) };
    let rest = rest.trim_ascii_start();
    let is_name =
        |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'+' | b'=' | b':' | b'#');
    let length = rest.iter().position(|byte| !is_name(byte)).unwrap_or(rest.len());
    let name = str::from_utf8(&rest[..length]).unwrap_or_default();
    (name, rest[length..].trim_ascii_start().first() == Some(&b'"'))
}

/// Whether a comment continues after a nested comment: its end comes before the next comment and before the next game.
fn closes_again(bytes: &[u8]) -> bool {
    let Some(at) = bytes.iter().position(|byte| matches!(byte, b'{' | b'}')) else { return false };
    let game_between = bytes[..at].windows(2).any(|pair| pair == b"\n[");
    bytes[at] == b'}' && !game_between
}
