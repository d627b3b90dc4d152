//! A document with its versions, as it is kept between visits.

use chesswright_document::{Document, History, Version};
use serde::{Deserialize, Serialize};

use crate::studio::Done;

/// The most versions that are kept on each side of the text, and the most bytes of all their texts.
const MOST: usize = 200;
const MOST_BYTES: usize = 400_000;

/// The text, and the versions around it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The text as it is.
    pub text: String,
    /// The versions that undo would bring back, the oldest first: each text, and what was done to it then.
    #[serde(default)]
    past: Vec<(String, Done)>,
    /// The versions that redo would bring, the last one first.
    #[serde(default)]
    future: Vec<(String, Done)>,
}

impl Kept {
    /// A text without versions.
    pub fn new(text: String) -> Self {
        Self { text, past: vec![], future: vec![] }
    }

    pub(crate) fn of(history: &History<Done>) -> Self {
        let mut room = MOST_BYTES;
        // The nearest versions come last in both lists.
        let mut latest = |versions: &[Version<Done>]| {
            let mut kept = vec![];
            for Version { document, done } in versions.iter().rev().take(MOST) {
                let text = document.text();
                let Some(rest) = room.checked_sub(text.len()) else { break };
                room = rest;
                kept.push((text.to_owned(), done.clone()));
            }
            kept.reverse();
            kept
        };
        let (past, future) = (latest(history.past()), latest(history.future()));
        Self { text: history.now().text().to_owned(), past, future }
    }

    pub(crate) fn into_history(self) -> History<Done> {
        let versions = |kept: Vec<(String, Done)>| {
            kept.into_iter().map(|(text, done)| Version { document: Document::new(text), done }).collect()
        };
        History::restore(Document::new(self.text), versions(self.past), versions(self.future))
    }
}
