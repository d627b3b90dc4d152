//! `chesswright rules`: prints the rules of a game as a sheet.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use chesswright_draw::{THEMES, Theme, html, markdown};
use chesswright_speech::sheet::{self, Sheet, Speaker};
use chesswright_speech::words;
use clap::{Args, ValueEnum};

use crate::Verdict;
use crate::board::{Look, draw};
use crate::game_args::GameArg;
use crate::render::themes;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright rules xiangqi > xiangqi.html
  chesswright rules --format md chess
  chesswright rules my-game.toml --theme sea -o my-game.html")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameArg,
    /// HTML with pictures, or Markdown with boards drawn in letters
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Write to this file instead of standard output
    #[arg(short, long, alias = "output", value_name = "FILE")]
    out: Option<PathBuf>,
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
    let game = options.game.game.load()?;
    let rules = game.rules();
    let text = Sheet::new(rules).say(&Speaker::new(words::named("en"), sheet::ENGLISH));
    let sheet = match options.format {
        Format::Html => html(rules, &text, options.theme),
        Format::Md => markdown(rules, &text, &draw(&rules.start(), &Look::page())),
    };
    match &options.out {
        Some(path) => {
            std::fs::write(path, sheet).with_context(|| format!("cannot write `{}`", path.display()))?
        }
        None => out.write_all(sheet.as_bytes())?,
    }
    Ok(Verdict::Fine)
}
