//! Games as text.

use chesswright_rules::{Definition, Position};

use super::embedded;
use super::nag;
use super::result::GameResult;
use super::tags::Tags;

/// The maximal length of a line, unless a word is longer.
const WIDTH: usize = 79;

/// Writes one game after the other.
///
/// ```
/// use chesswright_notation::pgn::{GameResult, Tags, Writer};
/// use chesswright_rules::Rules;
///
/// let rules = Rules::new(&chesswright_catalog::definition("chess").unwrap()).unwrap();
/// let mut tags = Tags::default();
/// tags.add("White", "Anna \"the rook\"");
/// let mut writer = Writer::default();
/// writer.tags(&tags);
/// writer.played(&rules.start(), "e4");
/// writer.nag(1);
/// writer.comment("best by test");
/// writer.result(GameResult::Unknown);
/// assert_eq!(writer.text(), "[White \"Anna \\\"the rook\\\"\"]\n\n1. e4! {best by test} *\n\n");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Writer {
    text: String,
    column: usize,
    /// The next move needs a number, whichever side makes it.
    fresh: bool,
    /// The next word follows without a blank.
    tight: bool,
    /// The number of the next move is already written.
    numbered: bool,
}

impl Writer {
    /// The text written so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes the text written so far, and leaves an empty writer.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Writes the tags, with which a game begins.
    pub fn tags(&mut self, tags: &Tags) {
        for (name, value) in tags.iter() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            self.text.push_str(&format!("[{name} \"{value}\"]\n"));
        }
        self.text.push('\n');
        (self.column, self.fresh, self.tight) = (0, true, true);
    }

    /// Writes the rules of a game that is not built in. They follow the tags, one of which is [`embedded::TAG`].
    pub fn rules(&mut self, definition: &Definition) {
        self.text.push_str(&embedded::lines(definition));
        self.text.push('\n');
    }

    /// Writes a move that is played in the position `before`.
    pub fn played(&mut self, before: &Position, san: &str) {
        if !self.numbered && (self.fresh || begins_round(before)) {
            self.number(before);
        }
        self.unplayed(san);
    }

    /// Writes a comment before the move that is played in the position `before`. It follows the number.
    pub fn preface(&mut self, before: &Position, comment: &str) {
        let Some(comment) = plain(comment) else { return };
        if !self.numbered {
            self.number(before);
        }
        self.comment(&comment);
        self.numbered = true;
    }

    fn number(&mut self, before: &Position) {
        let sides = before.rules().sides().max(1) as u32;
        let dots = if begins_round(before) { "." } else { "..." };
        self.word(&format!("{}{dots}", before.turns() / sides + 1));
    }

    /// Writes a move whose number is unknown.
    pub fn unplayed(&mut self, san: &str) {
        self.word(san);
        (self.fresh, self.numbered) = (false, false);
    }

    /// Writes a numeric annotation glyph for the last move.
    pub fn nag(&mut self, number: u8) {
        match nag::suffix(number) {
            // A move can have only one such sign.
            Some(sign)
                if !self.text.ends_with(['!', '?', '{', '}', '(', ')', '.', ' ', '\n']) && !self.tight =>
            {
                let digits = self.text.bytes().rev().take_while(u8::is_ascii_digit).count();
                if self.text[..self.text.len() - digits].ends_with('$') {
                    self.word(&format!("${number}"));
                } else {
                    self.text.push_str(sign);
                    self.column += sign.len();
                }
            }
            _ => self.word(&format!("${number}")),
        }
    }

    /// Writes a comment. Braces are not possible and become parentheses. A comment of blanks is omitted.
    pub fn comment(&mut self, comment: &str) {
        let Some(comment) = plain(comment) else { return };
        self.space();
        self.push("{");
        let mut words = comment.split(' ').peekable();
        let mut after_blank = true;
        while let Some(word) = words.next() {
            self.push(word);
            let Some(next) = words.peek() else { break };
            // Lines may break only at single blanks before a word that cannot be mistaken for something else.
            let single = !word.is_empty() && !next.is_empty() && !after_blank;
            after_blank = word.is_empty();
            let breaks =
                single && !next.starts_with(['%', '[']) && self.column + 1 + next.chars().count() > WIDTH;
            self.push_blank(breaks);
        }
        self.push("}");
        self.fresh = true;
    }

    /// Begins a variation on the last move.
    pub fn open(&mut self) {
        self.word("(");
        (self.fresh, self.tight) = (true, true);
    }

    /// Ends the variation.
    pub fn close(&mut self) {
        self.push(")");
        (self.fresh, self.tight) = (true, false);
    }

    /// Writes the result, with which a game ends.
    pub fn result(&mut self, result: GameResult) {
        self.word(&result.to_string());
        self.text.push_str("\n\n");
        (self.column, self.fresh, self.tight) = (0, true, true);
    }

    /// Writes a word after a blank or a line break.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if !self.tight {
            self.push_blank(self.column + 1 + length > WIDTH);
        }
        self.push(word);
    }

    fn space(&mut self) {
        if !self.tight {
            self.push_blank(self.column >= WIDTH - 1);
        }
    }

    fn push_blank(&mut self, breaks: bool) {
        if breaks && self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        } else {
            self.text.push(' ');
            self.column += 1;
        }
    }

    fn push(&mut self, word: &str) {
        self.text.push_str(word);
        self.column += word.chars().count();
        self.tight = false;
    }
}

/// Removes what would end a comment or could not be read back. `None` if nothing remains.
fn plain(comment: &str) -> Option<String> {
    let plain = |c: char| match c {
        '{' => '(',
        '}' => ')',
        c if c.is_control() => ' ',
        c => c,
    };
    let comment: String = comment.chars().map(plain).collect();
    Some(comment.trim().to_owned()).filter(|comment| !comment.is_empty())
}

/// Whether the first side is about to make its first step.
fn begins_round(position: &Position) -> bool {
    let turn = position.turn();
    turn.index() == 0 && position.steps_left() == position.rules().steps_of_turn(turn, position.turns())
}
