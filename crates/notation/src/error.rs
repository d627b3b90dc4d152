//! Errors in texts, worded for people.

use std::fmt;
use std::ops::Range;

use chesswright_rules::message;
use chesswright_rules::message::{Blank, Message};

/// One mistake in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its location, in bytes from the start of the text.
    pub span: Range<usize>,
    /// What is wrong, and what was expected.
    pub message: Message,
    /// What to do about it; may be empty.
    pub hint: &'static str,
}

/// Why a notation or a dialect is not for a game, worded to follow "because".
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unfit(pub(crate) &'static str);

/// All mistakes in a text, in the order of the text. There is at least one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct TextError {
    text: String,
    problems: Vec<Problem>,
}

impl TextError {
    pub(crate) fn new(text: &str, problems: Vec<Problem>) -> Self {
        Self { text: text.to_owned(), problems }
    }

    /// The same mistakes, located in a longer text of which this text is the part from `start`.
    pub(crate) fn moved(mut self, text: &str, start: usize) -> Self {
        for problem in &mut self.problems {
            problem.span = problem.span.start + start..problem.span.end + start;
        }
        Self { text: text.to_owned(), ..self }
    }

    /// The mistakes as one message.
    pub fn message(&self) -> Message {
        message!("{problems}", problems = Blank::lines(self.each()))
    }

    /// The mistakes as one message without line ends.
    pub(crate) fn in_a_line(&self) -> Message {
        message!("{problems}", problems = Blank::clauses(self.each()))
    }

    fn each(&self) -> impl Iterator<Item = Message> {
        self.problems.iter().map(|problem| {
            let before = self.text.get(..problem.span.start).unwrap_or_default();
            let (at, what) = (before.chars().count() + 1, &problem.message);
            match problem.hint {
                "" => message!("character {at}: {what}", at, what),
                hint => message!("character {at}: {what} ({hint})", at, what, hint = Message::of(hint)),
            }
        })
    }

    /// The mistakes.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The mistakes found so far. A cap keeps texts full of mistakes from filling the screen.
#[derive(Debug, Default)]
pub(crate) struct Problems(Vec<Problem>);

impl Problems {
    const MOST: usize = 20;

    pub(crate) fn add(&mut self, span: Range<usize>, message: impl Into<Message>, hint: &'static str) {
        if self.0.len() < Self::MOST {
            self.0.push(Problem { span, message: message.into(), hint });
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value if there were no mistakes.
    pub(crate) fn or<T>(self, text: &str, value: T) -> Result<T, TextError> {
        if self.is_empty() { Ok(value) } else { Err(self.error(text)) }
    }

    /// Turns the mistakes into an error. There must be at least one.
    pub(crate) fn error(mut self, text: &str) -> TextError {
        self.0.sort_by_key(|problem| problem.span.start);
        TextError::new(text, self.0)
    }

    /// A single mistake as an error.
    pub(crate) fn one(text: &str, message: impl Into<Message>, hint: &'static str) -> TextError {
        let mut problems = Self::default();
        problems.add(0..text.len(), message, hint);
        problems.error(text)
    }
}
