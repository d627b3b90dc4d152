//! `chesswright variant`: lists, prints, checks, compares and converts games.

mod diff;
mod infer;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Subcommand, ValueEnum};
use serde::Serialize;

use crate::game_args::GameRef;
use crate::{Verdict, core, json, read_file};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Print the names and titles of the variants
    #[command(after_help = "\
Examples:
  chesswright variant list
  chesswright variant list --json")]
    List {
        /// List the variants of this file in the format of variants.ini instead of the built-in ones
        #[arg(long, value_name = "FILE", conflicts_with = "json")]
        ini: Option<PathBuf>,
        /// Answer in JSON, with families, aliases, descriptions and content hashes
        #[arg(long)]
        json: bool,
    },
    /// Print the document of a game
    #[command(after_help = "\
Examples:
  chesswright variant show xiangqi
  chesswright variant show chess960 --json")]
    Show {
        /// A built-in variant (`chesswright variant list`), the path of a document, or FILE.ini:NAME
        game: GameRef,
        /// Print the canonical form, as JSON
        #[arg(long)]
        json: bool,
    },
    /// Report all mistakes in documents
    #[command(after_help = "\
Examples:
  chesswright variant check my-game.toml
  chesswright variant check --json my-game.toml")]
    Check {
        /// Documents in TOML or JSON, or files in the format of variants.ini
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Read all files in the format of variants.ini, whatever their names
        #[arg(long)]
        ini: bool,
        /// Report every fault of a variants.ini as an error, not only those that prevent playing
        #[arg(long)]
        strict: bool,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Write a game in its canonical form, with its parents merged in, or in another format
    #[command(after_help = "\
Examples:
  chesswright variant convert my-game.toml > my-game.json
  chesswright variant convert my-game.toml --to toml
  chesswright variant convert shako --to ini
  chesswright variant convert my-game.toml --to bishop
  chesswright variant convert xiangqi")]
    Convert {
        /// A built-in variant, the path of a document or of a JSON file of Bishop, or FILE.ini:NAME
        game: GameRef,
        /// The format to write
        #[arg(long, value_enum, default_value_t)]
        to: To,
    },
    /// Print what differs between two games
    Diff(diff::Options),
    /// Write the moves of a piece that are drawn in a file in Betza notation
    Infer(infer::Options),
    /// Print the JSON Schema of documents
    #[command(after_help = "\
Examples:
  chesswright variant schema")]
    Schema,
}

/// The formats of documents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum To {
    #[default]
    Json,
    Toml,
    /// A section of a variants.ini
    Ini,
    /// The JSON of Bishop
    Bishop,
    /// The same, with every id in a table
    BishopLong,
}

pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Result<Verdict> {
    match command {
        Command::List { ini: Some(path), .. } => {
            for name in core::ini_names(&read_file(path)?) {
                writeln!(out, "{name}")?;
            }
        }
        Command::List { json: true, .. } => {
            let variants = core::built_in_variants().collect();
            json::print(out, json::VARIANTS, &Variants { variants })?;
        }
        Command::List { json: false, .. } => {
            for variant in core::built_in_variants() {
                writeln!(out, "{}\t{}", variant.name, variant.title)?;
            }
        }
        Command::Show { game, json: true } => convert(game, To::Json, out)?,
        Command::Show { game, json: false } => match game {
            GameRef::BuiltIn(name) => print(out, core::document(name)?)?,
            GameRef::File(path) => print(out, &read_file(path)?)?,
            GameRef::Ini { .. } | GameRef::Link(_) => convert(game, To::Toml, out)?,
        },
        Command::Check { files, ini, strict, json } => {
            let check_one = |path: &PathBuf| {
                let text = read_file(path)?;
                let in_ini = *ini || core::is_ini(path);
                Ok(if in_ini { core::check_ini(path, &text, *strict) } else { core::check(path, &text) })
            };
            return report(files.iter().map(check_one).collect::<Result<_>>()?, *json, out);
        }
        Command::Convert { game, to } => convert(game, *to, out)?,
        Command::Diff(options) => return diff::run(options, out),
        Command::Infer(options) => return infer::run(options, out),
        Command::Schema => print(out, &core::schema())?,
    }
    Ok(Verdict::Fine)
}

fn print(out: &mut dyn Write, text: &str) -> Result<()> {
    Ok(writeln!(out, "{}", text.trim_end())?)
}

/// The game that an argument names.
fn definition_of(game: &GameRef) -> Result<core::Definition> {
    match game {
        GameRef::Ini { file, name } => {
            let document = core::ini_document(file, &read_file(file)?, name)?;
            Ok(core::definition(Path::new("document.json"), &document)?)
        }
        GameRef::BuiltIn(name) => {
            Ok(core::definition(&Path::new(name).with_extension("toml"), core::document(name)?)?)
        }
        GameRef::Link(_) => Ok(game.load()?.rules().definition().clone()),
        GameRef::File(path) if core::is_ini(path) => Err(core::not_one_game(path).into()),
        GameRef::File(path) => {
            let text = read_file(path)?;
            core::remarks(path, &text).iter().for_each(|remark| eprintln!("{remark}"));
            Ok(core::definition(path, &text)?)
        }
    }
}

fn convert(game: &GameRef, to: To, out: &mut dyn Write) -> Result<()> {
    if let GameRef::Ini { file, name } = game {
        return convert_ini(file, name, to, out);
    }
    let definition = definition_of(game)?;
    match to {
        To::Json => json::print_document(out, &definition),
        To::Toml => print(out, &toml::to_string_pretty(&definition)?),
        To::Ini | To::Bishop | To::BishopLong => print(out, &foreign(&definition, to)?),
    }
}

/// A game in the format of another program.
fn foreign(definition: &core::Definition, to: To) -> Result<String> {
    Ok(match to {
        To::Bishop => core::to_bishop(definition, false)?,
        To::BishopLong => core::to_bishop(definition, true)?,
        _ => core::to_ini(definition)?,
    })
}

fn convert_ini(path: &Path, name: &str, to: To, out: &mut dyn Write) -> Result<()> {
    let document = core::ini_document(path, &read_file(path)?, name)?;
    match to {
        To::Json => print(out, &core::pretty(&document)?),
        To::Toml => print(out, &core::toml(&document)?),
        To::Ini | To::Bishop | To::BishopLong => {
            let definition = core::definition(Path::new("document.json"), &document)?;
            print(out, &foreign(&definition, to)?)
        }
    }
}

/// The built-in variants.
#[derive(Serialize)]
struct Variants {
    variants: Vec<core::Variant>,
}

/// The findings in all files.
#[derive(Serialize)]
struct Checked {
    files: Vec<core::Findings>,
}

/// Reports the findings in each document.
fn report(files: Vec<core::Findings>, as_json: bool, out: &mut dyn Write) -> Result<Verdict> {
    let wrong = files.iter().any(|file| file.errors > 0);
    let verdict = if wrong { Verdict::FoundWrong } else { Verdict::Fine };
    if as_json {
        json::print(out, json::VARIANT_CHECK, &Checked { files })?;
        return Ok(verdict);
    }
    for core::Findings { file, errors, warnings, findings } in &files {
        for finding in findings {
            eprintln!("{}\n", finding.text);
        }
        let summary = match (errors, warnings) {
            (0, 0) => "fine".to_owned(),
            (0, _) => format!("fine, warnings: {warnings}"),
            _ => format!("errors: {errors}, warnings: {warnings}"),
        };
        writeln!(out, "{file}: {summary}")?;
    }
    Ok(verdict)
}
