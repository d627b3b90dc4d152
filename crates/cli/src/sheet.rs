//! `chesswright rules`: a game's rules on a sheet to print.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use chesswright_draw::{THEMES, Theme, html, markdown};
use clap::{ArgGroup, Args, ValueEnum};

use crate::board::{Look, draw};
use crate::core::Game;
use crate::render::themes;
use crate::{Verdict, read_file};

#[derive(Args)]
#[command(group(ArgGroup::new("game").required(true).args(["variant", "file"])))]
#[command(after_help = "\
Examples:
  chesswright rules xiangqi > xiangqi.html
  chesswright rules --format md chess
  chesswright rules --file my-game.toml --theme sea -o my-game.html")]
pub(crate) struct Options {
    /// A built-in variant
    #[arg(value_name = "VARIANT")]
    variant: Option<String>,
    /// A game document, or a level
    #[arg(long, value_name = "DOC")]
    file: Option<PathBuf>,
    /// HTML with pictures, or Markdown with pictures in letters
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Where to write; standard output when absent
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The colours of the pictures
    #[arg(long, default_value = THEMES[0].name, value_parser = themes())]
    theme: &'static Theme,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Format {
    #[default]
    Html,
    Md,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = match (&options.file, &options.variant) {
        (Some(path), _) => Game::from_document(path, &read_file(path)?)?,
        (None, Some(name)) => Game::built_in(name)?,
        (None, None) => bail!("name a variant, or give a document with --file"),
    };
    let sheet = match options.format {
        Format::Html => html(game.rules(), options.theme),
        Format::Md => markdown(game.rules(), &draw(&game.rules().start(), &Look::page())),
    };
    match &options.output {
        Some(path) => {
            std::fs::write(path, sheet).with_context(|| format!("cannot write `{}`", path.display()))?
        }
        None => out.write_all(sheet.as_bytes())?,
    }
    Ok(Verdict::Fine)
}
