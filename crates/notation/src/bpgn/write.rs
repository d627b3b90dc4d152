//! Games on two boards as text.

use super::Label;
use super::reader::milliseconds;
use crate::pgn::{GameResult, Tags, Writer as PgnWriter};

/// Writes one game after the other.
///
/// ```
/// use chesswright_notation::bpgn::{Board, Label, Seat, Writer};
/// use chesswright_notation::pgn::{GameResult, Tags};
/// use chesswright_rules::Side;
///
/// let mut tags = Tags::default();
/// tags.add("WhiteA", "Anna");
/// let mut writer = Writer::default();
/// writer.tags(&tags);
/// writer.played(Label { number: 1, seat: Seat { board: Board::A, side: Side(0) } }, "e4", Some(179_500));
/// writer.comment("at once");
/// writer.result("Anna resigns", GameResult::SECOND);
/// assert_eq!(writer.take(), "[WhiteA \"Anna\"]\n\n1A. e4{179.5} {C:at once} {Anna resigns} 0-1\n\n");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Writer(PgnWriter);

impl Writer {
    /// Takes the text written so far, and leaves an empty writer.
    pub fn take(&mut self) -> String {
        self.0.take()
    }

    /// Writes the tags, with which a game begins.
    pub fn tags(&mut self, tags: &Tags) {
        self.0.tags(tags);
    }

    /// Writes the rules of a game that is not built in. They follow the tags.
    pub fn rules(&mut self, definition: &chesswright_rules::Definition) {
        self.0.rules(definition);
    }

    /// Writes a move, and what is left on the clock after it, in milliseconds.
    pub fn played(&mut self, label: Label, san: &str, clock: Option<u64>) {
        self.0.unplayed(&label.to_string());
        self.0.unplayed(&match clock {
            Some(left) => format!("{san}{{{}}}", seconds(left)),
            None => san.to_owned(),
        });
    }

    /// Writes a comment about the last move, or about the game if there is none.
    pub fn comment(&mut self, comment: &str) {
        let plain = comment.replace(char::is_control, " ");
        if !plain.trim().is_empty() {
            self.0.comment(&format!("C:{}", plain.trim()));
        }
    }

    /// Writes how the game ended, with which it is over.
    pub fn result(&mut self, closing: &str, result: GameResult) {
        // Not a clock after the last move.
        match milliseconds(closing) {
            Some(_) => self.comment(closing),
            None => self.0.comment(closing),
        }
        self.0.result(result);
    }
}

/// Milliseconds as seconds: `179.5`.
fn seconds(time: u64) -> String {
    match time % 1000 {
        0 => (time / 1000).to_string(),
        rest => format!("{}.{rest:03}", time / 1000).trim_end_matches('0').to_owned(),
    }
}
