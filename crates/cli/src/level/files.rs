//! Levels in files of all formats.

use std::path::Path;

use anyhow::{Result, bail};
use chesswright_catalog::import::{ldtk, tiled};
use chesswright_catalog::level::{self, Level, Problem};

/// A level of a file with the name for messages, or all that is wrong with it.
pub(super) type Named = (String, Result<Level, Vec<Problem>>);

/// The levels of a file. Only projects of LDtk contain several.
pub(super) fn levels(file: &Path) -> Result<Vec<Named>> {
    let text = crate::read_file(file)?;
    let name = file.display().to_string();
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    match extension {
        "ldtk" => match ldtk::read(&text) {
            Ok(levels) => {
                Ok(levels.into_iter().map(|(level, read)| (format!("{name}: {level}"), read)).collect())
            }
            Err(problem) => Ok(vec![(name, Err(vec![problem]))]),
        },
        "tmj" | "tmx" => Ok(vec![(name, tiled::read(&text))]),
        _ if text.len() > level::MAX_BYTES => {
            bail!("{name}: the file has {} bytes; a level has at most {}", text.len(), level::MAX_BYTES)
        }
        _ => Ok(vec![(name, level::recognise(&text).unwrap_or_else(|| level::read(&text)))]),
    }
}
