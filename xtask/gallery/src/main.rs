//! Draws the thumbnails of all built-in games, and writes them into one text that the page fetches.
//!
//! It is a program of its own so that the page is packed without waiting for the rules. The page would take seconds to draw
//! them itself.
//!
//! ```sh
//! cargo run -p xtask-gallery -- FILE
//! ```

use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

use anyhow::{Context, Result};
use chesswright_catalog::{DOCUMENTS, Entry};
use chesswright_draw::{View, pack_thumbnails, thumbnail};
use chesswright_rules::Rules;
use chesswright_rules::definition::Definition;

fn main() -> Result<()> {
    let file = env::args_os().nth(1).context("name the file to write")?;
    let next = AtomicUsize::new(0);
    let draw = || -> Result<Vec<(usize, String)>> {
        let mut drawn = vec![];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            match DOCUMENTS.get(number) {
                Some(entry) => drawn.push((number, self::draw(entry)?)),
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
    let named =
        drawn.iter().filter_map(|(number, picture)| Some((DOCUMENTS.get(*number)?.name, picture.as_str())));
    fs::write(&file, pack_thumbnails(named)).with_context(|| format!("cannot write {}", file.display()))
}

fn draw(entry: &'static Entry) -> Result<String> {
    let game = read(entry)?;
    let ancestor = entry.ancestor().map(read).transpose()?;
    let rules = Rules::new(&game).with_context(|| entry.name.to_owned())?;
    Ok(thumbnail(&rules, ancestor.as_ref(), &View { size: 220, ..View::default() }))
}

fn read(entry: &Entry) -> Result<Definition> {
    entry.examine().definition.with_context(|| format!("{} cannot be read", entry.name))
}
