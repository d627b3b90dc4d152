//! The games of several files, one after the other.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result};
use chesswright_notation::pgn::CheckedReader;

use super::Files;
use super::record::Record;
use crate::core::Library;
use crate::progress::Progress;

pub(crate) struct Games;

impl Games {
    /// Calls `each` with the name of the file and the game, for every game of every file.
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
            let mut progress = Progress::new("games");
            while let Some(record) =
                Record::read(&mut reader).with_context(|| format!("cannot read `{name}`"))?
            {
                progress.step();
                each(&name, record)?;
            }
        }
        Ok(())
    }
}
