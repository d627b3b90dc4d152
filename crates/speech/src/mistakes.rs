//! Mistakes and findings in the spoken language: what is wrong with a text, where, and how to mend it.
//!
//! A [`Message`] has its English template and what fills its blanks. `mistakes/` has its translations by the
//! [key](Message::key) of the template; in English the template itself is said. A template of blanks and signs alone needs
//! no translation.

use chesswright_rules::message::{Blank, Message};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::words;

/// A message in the spoken language. What nobody has translated is said in English rather than not at all.
pub fn say(message: &Message) -> String {
    let mut args = FluentArgs::new();
    for (name, blank) in message.blanks() {
        args.set(*name, value(blank));
    }
    words::with_args(&format!("mistake-{}", message.key()), &args).unwrap_or_else(|| message.filled(said))
}

/// Several messages in one text, as a person reads them: what is wrong, what was expected, how to mend it.
pub fn say_all<'m>(messages: impl IntoIterator<Item = &'m Message>, between: &str) -> String {
    messages.into_iter().map(say).collect::<Vec<_>>().join(between)
}

/// What fills a blank, for a message. Numbers stay numbers, because they decide the forms of words.
fn value(blank: &Blank) -> FluentValue<'static> {
    match blank {
        Blank::Number(number) => FluentValue::from(*number),
        Blank::Count(count, _) => FluentValue::from(*count),
        other => said(other).into(),
    }
}

/// What fills a blank, as text.
fn said(blank: &Blank) -> String {
    match blank {
        Blank::Message(message) => say(message),
        Blank::List(texts) | Blank::Both(texts) => words::list(texts),
        Blank::Lines(messages) => say_all(messages, "\n"),
        Blank::Clauses(messages) => say_all(messages, "; "),
        Blank::Side(name) => {
            words::known_side(name).unwrap_or_else(|| name.replace('-', " "))
        }
        Blank::Piece(name) => words::known_piece(name).unwrap_or_else(|| name.replace('-', " ")),
        Blank::Text(_) | Blank::Number(_) | Blank::Count(..) => blank.to_string(),
    }
}
