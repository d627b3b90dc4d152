//! Draws the thumbnails of all built-in games and of the campaign, and writes them into one text that the page fetches.
//!
//! It is a program of its own so that the page is packed without waiting for the rules. The page would take seconds to draw
//! them itself.
//!
//! ```sh
//! cargo run -p xtask-gallery -- FILE
//! ```

use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

use anyhow::{Context, Result, anyhow};
use chesswright_catalog::level::{self, packs::CAMPAIGN};
use chesswright_catalog::{DOCUMENTS, Entry};
use chesswright_draw::{View, pack_thumbnails, thumbnail};
use chesswright_rules::Rules;
use chesswright_rules::definition::Definition;

/// What has a thumbnail.
enum Subject {
    Game(&'static Entry),
    Level(&'static str),
}

fn main() -> Result<()> {
    let file = env::args_os().nth(1).context("name the file to write")?;
    let games = DOCUMENTS.iter().map(|entry| (entry.name.to_owned(), Subject::Game(entry)));
    let campaign = CAMPAIGN.iter().enumerate().flat_map(|(chapter, pack)| {
        let levels = pack.texts().enumerate();
        levels.map(move |(number, text)| (format!("level-{chapter}-{number}"), Subject::Level(text)))
    });
    let subjects: Vec<(String, Subject)> = games.chain(campaign).collect();
    let next = AtomicUsize::new(0);
    let draw = || -> Result<Vec<(usize, String)>> {
        let mut drawn = vec![];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            match subjects.get(number) {
                Some((name, subject)) => {
                    drawn.push((number, self::draw(subject).with_context(|| name.clone())?))
                }
                None => return Ok(drawn),
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut drawn = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(draw)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("no thumbnail panics"))
            .collect::<Result<Vec<_>>>()
    })?
    .concat();
    drawn.sort_unstable_by_key(|(number, _)| *number);
    let named = drawn
        .iter()
        .filter_map(|(number, picture)| Some((subjects.get(*number)?.0.as_str(), picture.as_str())));
    fs::write(&file, pack_thumbnails(named)).with_context(|| format!("cannot write {}", file.display()))
}

fn draw(subject: &Subject) -> Result<String> {
    let view = View { size: 220, ..View::default() };
    match subject {
        Subject::Game(entry) => {
            let game = read(entry)?;
            let ancestor = entry.ancestor().map(read).transpose()?;
            Ok(thumbnail(&Rules::new(&game)?, ancestor.as_ref(), &view))
        }
        Subject::Level(text) => {
            let level = level::read(text).map_err(|problems| anyhow!("{problems:?}"))?;
            Ok(thumbnail(&Rules::new(&level.definition())?, None, &view))
        }
    }
}

fn read(entry: &Entry) -> Result<Definition> {
    entry.examine().definition.with_context(|| format!("{} cannot be read", entry.name))
}
