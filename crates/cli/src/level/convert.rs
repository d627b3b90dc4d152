//! `chesswright level convert`: writes a level in another format.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use chesswright_catalog::import::tiled;
use clap::{Args, ValueEnum};

use super::files::levels;
use crate::Verdict;
use crate::core::playable;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright level convert my-level.json --to tiled
  chesswright level convert my-level.clt --to code
  chesswright level convert my-level.clt --to json > my-level.json")]
pub(crate) struct Options {
    /// A level: JSON, a drawing, a code, a map of Tiled, or a project of LDtk
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The format to write
    #[arg(long, value_enum, default_value_t)]
    to: To,
    /// The level of a file that contains several
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
}

/// The formats of levels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum To {
    #[default]
    Json,
    /// One character for each cell
    Drawing,
    /// A code for links and messages
    Code,
    /// A map of Tiled
    Tiled,
}

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let mut found = levels(&options.file)?;
    if let Some(wanted) = &options.name {
        found.retain(|(name, _)| name.rsplit_once(": ").map_or(name.as_str(), |(_, last)| last) == wanted);
    }
    let names: Vec<String> = found.iter().map(|(name, _)| name.clone()).collect();
    let (Some((name, read)), None) = (found.pop(), found.pop()) else {
        bail!(
            "{} has no such level, or several of them; --name chooses one:\n  {}",
            options.file.display(),
            names.join("\n  ")
        );
    };
    let level = playable(&name, read)?;
    let written = match options.to {
        To::Json => level.to_json(),
        To::Code => level.to_code(),
        To::Tiled => tiled::write(&level),
        To::Drawing => match level.to_text() {
            Some(text) => text,
            None => bail!("{name}: a drawing has no signs for everything in this level; use --to json"),
        },
    };
    writeln!(out, "{}", written.trim_end())?;
    Ok(Verdict::Fine)
}
