//! One whole game of a file.

use std::io::{self, Read};
use std::sync::Arc;

use chesswright_notation::San;
use chesswright_notation::pgn::annotation::{Annotation, Eval};
use chesswright_notation::pgn::{Checked, CheckedReader, Fault, GameResult, Tags, Writer};
use chesswright_rules::{Move, Position};

/// A part of the text after the tags.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    Move { text: String, played: Option<Move> },
    Nag(u8),
    Comment(String),
    Preface(String),
    Open,
    Close,
}

/// A game of a file, with its faults.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    /// The line it begins on.
    pub(super) line: u64,
    pub(super) tags: Tags,
    /// The notation and the start position, when both are known.
    pub(crate) start: Option<(Arc<San>, Position)>,
    pub(super) items: Vec<Item>,
    pub(super) result: Option<GameResult>,
    pub(super) faults: Vec<Fault>,
}

impl Record {
    /// Reads the next game. `None` at the end of the file. Faults outside of games belong to the next one.
    pub(super) fn read<R: Read>(reader: &mut CheckedReader<'_, R>) -> io::Result<Option<Self>> {
        let mut record = Self::default();
        let mut begun = false;
        loop {
            let Some(event) = reader.event()? else {
                let is_game = begun || !record.faults.is_empty();
                return Ok(is_game.then_some(record));
            };
            match event {
                Checked::Begin => begun = true,
                Checked::Start => {
                    record.start = reader.san().cloned().zip(reader.position().cloned());
                    record.tags = reader.tags().clone();
                }
                Checked::Move { text, played } => {
                    record.items.push(Item::Move { text: text.to_owned(), played: played.cloned() })
                }
                Checked::Nag(number) => record.items.push(Item::Nag(number)),
                Checked::Comment(text) if begun => record.items.push(Item::Comment(text.to_owned())),
                Checked::Preface(text) => record.items.push(Item::Preface(text.to_owned())),
                Checked::Open => record.items.push(Item::Open),
                Checked::Close => record.items.push(Item::Close),
                Checked::Result(result) => record.result = Some(result),
                Checked::Fault(fault) => record.faults.push(*fault),
                Checked::Comment(_) | Checked::Escape(_) => {}
                Checked::End => return Ok(Some(record)),
            }
            if record.line == 0 && begun {
                record.line = reader.line();
            }
        }
    }

    /// The result after the moves, or otherwise the one in the tag.
    pub(crate) fn result(&self) -> GameResult {
        self.result.or_else(|| GameResult::read(self.tags.value("Result")?)).unwrap_or_default()
    }

    /// The number of moves in the main line, known or unknown.
    pub(super) fn length(&self) -> usize {
        let mut depth = 0usize;
        let mut moves = 0;
        for item in &self.items {
            match item {
                Item::Open => depth += 1,
                Item::Close => depth = depth.saturating_sub(1),
                Item::Move { .. } if depth == 0 => moves += 1,
                _ => {}
            }
        }
        moves
    }

    /// The moves of the main line up to the first unknown one.
    pub(crate) fn main_line(&self) -> Vec<&Move> {
        self.evaluated_line().into_iter().map(|(played, _)| played).collect()
    }

    /// The same, with the evaluation that follows each move in a comment.
    pub(crate) fn evaluated_line(&self) -> Vec<(&Move, Option<Eval>)> {
        let mut depth = 0usize;
        let mut moves: Vec<(&Move, Option<Eval>)> = vec![];
        for item in &self.items {
            match item {
                Item::Open => depth += 1,
                Item::Close => depth = depth.saturating_sub(1),
                Item::Move { played: Some(played), .. } if depth == 0 => moves.push((played, None)),
                Item::Move { played: None, .. } if depth == 0 => break,
                Item::Comment(text) if depth == 0 => {
                    if let Some((_, eval)) = moves.last_mut() {
                        *eval = Annotation::read(text).eval.or(*eval);
                    }
                }
                _ => {}
            }
        }
        moves
    }

    /// The positions of the main line up to the first unknown move, beginning with the start position.
    pub(super) fn positions(&self) -> Vec<Position> {
        let Some((_, start)) = &self.start else { return vec![] };
        let mut position = start.without_history();
        let mut positions = vec![position.clone()];
        for played in self.main_line() {
            position.play_unchecked(played);
            position = position.without_history();
            positions.push(position.clone());
        }
        positions
    }

    /// The name of the variant.
    pub(super) fn variant(&self) -> &str {
        match &self.start {
            Some((san, _)) => &san.rules().definition().name,
            None => self.tags.value("Variant").unwrap_or("chess"),
        }
    }

    /// The names of the players.
    pub(super) fn players(&self) -> String {
        let name = |tag| self.tags.value(tag).unwrap_or("?");
        format!("{} – {}", name("White"), name("Black"))
    }

    /// Writes the game. `text` writes a known move from the position before it. If it returns `None`, the move keeps
    /// its text.
    pub(super) fn write(&self, writer: &mut Writer, text: impl Fn(&San, &Position, &Move) -> Option<String>) {
        writer.tags(&self.tags);
        if let Some((san, _)) = self.start.as_ref().filter(|_| self.tags.value("Rules").is_some()) {
            writer.rules(san.rules().definition());
        }
        let mut walk = self.start.as_ref().map(|(_, start)| Walk::new(start));
        for item in &self.items {
            match item {
                Item::Move { text: written, played } => {
                    let known = self.start.as_ref().zip(walk.as_ref()).zip(played.as_ref());
                    match known {
                        Some((((san, _), walk), played)) => {
                            let new = text(san, &walk.position, played);
                            writer.played(&walk.position, new.as_deref().unwrap_or(written));
                        }
                        None => writer.unplayed(written),
                    }
                    if let Some(walk) = &mut walk {
                        walk.play(played.as_ref());
                    }
                }
                Item::Nag(number) => writer.nag(*number),
                Item::Comment(text) => writer.comment(text),
                Item::Preface(text) => match &walk {
                    Some(walk) => writer.preface(&walk.position, text),
                    None => writer.comment(text),
                },
                Item::Open => {
                    writer.open();
                    walk.iter_mut().for_each(Walk::open);
                }
                Item::Close => {
                    writer.close();
                    walk.iter_mut().for_each(Walk::close);
                }
            }
        }
        writer.result(self.result());
    }
}

/// A position that follows the moves of a game.
pub(super) struct Walk {
    pub(super) position: Position,
    /// The number of moves in each open line, and the move that the line replaces.
    lines: Vec<(usize, Option<Move>)>,
}

impl Walk {
    pub(super) fn new(start: &Position) -> Self {
        Self { position: start.without_history(), lines: vec![(0, None)] }
    }

    pub(super) fn play(&mut self, played: Option<&Move>) {
        if let (Some(played), Some((made, _))) = (played, self.lines.last_mut()) {
            self.position.play_unchecked(played);
            *made += 1;
        }
    }

    pub(super) fn open(&mut self) {
        let made = self.lines.last().map_or(0, |(made, _)| *made);
        let instead_of = if made > 0 { self.position.undo() } else { None };
        self.lines.push((0, instead_of));
    }

    pub(super) fn close(&mut self) {
        let Some((made, instead_of)) = self.lines.pop() else { return };
        for _ in 0..made {
            self.position.undo();
        }
        if let Some(played) = instead_of {
            self.position.play_unchecked(&played);
        }
    }
}
