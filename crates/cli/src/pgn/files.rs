//! Games of several files, one after the other.

use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use chesswright_notation::pgn::CheckedReader;

use super::Files;
use super::record::Record;
use crate::core::Library;

/// How long a file may take before it is told how far it is.
const PATIENCE: Duration = Duration::from_millis(500);

pub(crate) struct Games;

impl Games {
    /// Calls with every game of every file, and with the file's name.
    pub(crate) fn each(files: &Files, mut each: impl FnMut(&str, Record) -> Result<()>) -> Result<()> {
        let mut library = Library::with(&files.documents)?;
        for path in &files.files {
            let name =
                if path == Path::new("-") { "standard input".into() } else { path.display().to_string() };
            let input: Box<dyn Read> = match path == Path::new("-") {
                true => Box::new(io::stdin().lock()),
                false => Box::new(File::open(path).with_context(|| format!("cannot read `{name}`"))?),
            };
            let mut reader = CheckedReader::new(input, &mut library);
            let mut progress = Progress::new();
            while let Some(record) =
                Record::read(&mut reader).with_context(|| format!("cannot read `{name}`"))?
            {
                progress.game();
                each(&name, record)?;
            }
            progress.end();
        }
        Ok(())
    }
}

/// Tells a person at a terminal how far a long file is.
struct Progress {
    games: u64,
    shown: Option<Instant>,
    told: bool,
}

impl Progress {
    fn new() -> Self {
        Self { games: 0, shown: io::stderr().is_terminal().then(Instant::now), told: false }
    }

    fn game(&mut self) {
        self.games += 1;
        if let Some(shown) = &mut self.shown
            && shown.elapsed() > PATIENCE
        {
            eprint!("\r{} games", self.games);
            *shown = Instant::now();
            self.told = true;
        }
    }

    fn end(&self) {
        if self.told {
            eprintln!("\r{} games", self.games);
        }
    }
}
