//! Errands: what a worker does for the workshop, as messages.

use chesswright_catalog::{Catalog, level};
use chesswright_document::Document;
use chesswright_engine::Stop;
use serde::{Deserialize, Serialize};

use crate::invent::Invention;
use crate::solving::{self, Answer};
use crate::trial::{Record, Terms, Trial};

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "errand", rename_all = "kebab-case")]
pub enum Errand {
    /// Solve a level.
    Solve {
        /// The level as JSON.
        level: String,
    },
    /// Play games of the engine against itself.
    Trial {
        /// The document of the game.
        document: String,
        /// How to play.
        terms: Terms,
        /// The number of the first game.
        from: u64,
        /// The number after that of the last game.
        to: u64,
    },
    /// Invent a game, and try until one is balanced.
    Invent {
        /// Another seed gives another game.
        seed: u64,
        /// The title of invented games, in the language of the page.
        title: String,
    },
}

impl Errand {
    /// Whether a message is an errand. Other messages to a worker are tasks of a table.
    pub fn is_written_in(message: &str) -> bool {
        message.starts_with("{\"errand\"")
    }
}

/// What a worker tells about its errand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "told", content = "about", rename_all = "kebab-case")]
pub enum Told {
    /// How far a search has come.
    Searching {
        /// The positions that were found.
        states: usize,
        /// The moves that lead to them.
        depth: u32,
    },
    /// What is known about the level.
    Known(Answer),
    /// A game was played.
    Played(Record),
    /// An invented game is being tried, the so-manieth.
    Trying(u32),
    /// A game was invented: its document.
    Invented(Invention),
    /// Nothing more will come.
    Done,
    /// It cannot be done.
    Failed(String),
}

impl Told {
    /// The message that an errand cannot be done, without the code that writes all other messages.
    pub fn failure(why: &str) -> String {
        serde_json::json!({ "told": "failed", "about": why }).to_string()
    }
}

/// Runs an errand. It ends after `tell` has returned false, or with [`Told::Done`] or [`Told::Failed`].
pub fn run(errand: &Errand, tell: &mut dyn FnMut(Told) -> bool) {
    let failed = match errand {
        Errand::Solve { level } => solve(level, tell),
        Errand::Trial { document, terms, from, to } => trial(document, *terms, *from..*to, tell),
        Errand::Invent { seed, title } => {
            match crate::invent::invent(*seed, title, &mut |tried| tell(Told::Trying(tried))) {
                Some(invention) => {
                    tell(Told::Invented(invention));
                    Ok(())
                }
                None => Err("no balanced game was found".to_owned()),
            }
        }
    };
    tell(match failed {
        Ok(()) => Told::Done,
        Err(why) => Told::Failed(why),
    });
}

fn solve(text: &str, tell: &mut dyn FnMut(Told) -> bool) -> Result<(), String> {
    let level = level::read(text)
        .map_err(|problems| problems.first().map(ToString::to_string).unwrap_or_default())?;
    let tell = std::cell::RefCell::new(tell);
    let mut known = |answer: &Answer| {
        (tell.borrow_mut())(Told::Known(answer.clone()));
    };
    let mut watch = |progress: chesswright_puzzle::solve::Progress| {
        (tell.borrow_mut())(Told::Searching { states: progress.states, depth: progress.depth })
    };
    solving::solve(&level, &mut known, &mut watch).map(|_| ()).map_err(|error| error.to_string())
}

fn trial(
    document: &str,
    terms: Terms,
    games: std::ops::Range<u64>,
    tell: &mut dyn FnMut(Told) -> bool,
) -> Result<(), String> {
    let rules = Document::new(document).examine(&Catalog).rules.ok_or("this game cannot be played")?;
    let mut trial = Trial::new(&rules, terms).map_err(|error| error.to_string())?;
    let stop = Stop::new();
    for number in games {
        let Some(record) = trial.play(number, &stop) else { break };
        if !tell(Told::Played(record)) {
            break;
        }
    }
    Ok(())
}
