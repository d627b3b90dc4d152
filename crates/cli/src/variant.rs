//! `chesswright variant`: the built-in variants, and documents of your own.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::{Subcommand, ValueEnum};

use crate::{Verdict, core, json, read_file};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Print the names of the variants and their titles
    #[command(after_help = "\
Examples:
  chesswright variant list
  chesswright variant list --json")]
    List {
        /// The variants of this file instead of the built-in ones, in the format of variants.ini
        #[arg(long, value_name = "FILE", conflicts_with = "json")]
        ini: Option<PathBuf>,
        /// Answer in JSON, with families, other names, descriptions and content hashes
        #[arg(long)]
        json: bool,
    },
    /// Print the document of a variant
    #[command(after_help = "\
Examples:
  chesswright variant show xiangqi
  chesswright variant show chess960 --json")]
    Show {
        /// Its name
        name: String,
        /// A variant of this file, in the format of variants.ini
        #[arg(long, value_name = "FILE")]
        ini: Option<PathBuf>,
        /// In its canonical form, as JSON
        #[arg(long)]
        json: bool,
    },
    /// Tell all mistakes in documents
    #[command(after_help = "\
Examples:
  chesswright variant check my-game.toml
  chesswright variant check --json my-game.toml")]
    Check {
        /// The documents, TOML or JSON, or files in the format of variants.ini
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// All files are in the format of variants.ini, whatever their names
        #[arg(long)]
        ini: bool,
        /// Each fault of a variants.ini is an error, not only what forbids playing
        #[arg(long)]
        strict: bool,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Write a document in its canonical form: parents merged in, everything said one way
    #[command(after_help = "\
Examples:
  chesswright variant convert my-game.toml > my-game.json
  chesswright variant convert my-game.toml --to toml
  chesswright variant convert shako --to ini
  chesswright variant convert my-game.toml --to bishop
  chesswright variant convert xiangqi")]
    Convert {
        /// The document, TOML or JSON, the name of a built-in variant, a file in the format of variants.ini, or one of
        /// Bishop's JSON files
        document: String,
        /// Which variant of a variants.ini
        #[arg(long, value_name = "NAME")]
        variant: Option<String>,
        /// What to write
        #[arg(long, value_enum, default_value_t)]
        to: To,
    },
    /// Print the JSON Schema of documents
    #[command(after_help = "\
Examples:
  chesswright variant schema")]
    Schema,
}

/// Kinds of documents.
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
        Command::List { json: true, .. } => json::print(out, &core::built_in_variants().collect::<Vec<_>>())?,
        Command::List { json: false, .. } => {
            for variant in core::built_in_variants() {
                writeln!(out, "{}\t{}", variant.name, variant.title)?;
            }
        }
        Command::Show { name, ini: Some(path), json } => {
            convert_ini(path, name, if *json { To::Json } else { To::Toml }, out)?;
        }
        Command::Show { name, json: true, .. } => convert(name, To::Json, out)?,
        Command::Show { name, json: false, .. } => print(out, core::document(name)?)?,
        Command::Check { files, ini, strict, json } => {
            let check_one = |path: &PathBuf| {
                let text = read_file(path)?;
                let in_ini = *ini || core::is_ini(path);
                Ok(if in_ini { core::check_ini(path, &text, *strict) } else { core::check(path, &text) })
            };
            return told(files.iter().map(check_one).collect::<Result<_>>()?, *json, out);
        }
        Command::Convert { document, to, variant } => match (core::is_ini(Path::new(document)), variant) {
            (true, Some(name)) => convert_ini(Path::new(document), name, *to, out)?,
            (true, None) => bail!("say which game of the file with --variant"),
            (false, Some(_)) => bail!("a document is one game; --variant is for files with several"),
            (false, None) => convert(document, *to, out)?,
        },
        Command::Schema => print(out, &core::schema())?,
    }
    Ok(Verdict::Fine)
}

fn print(out: &mut dyn Write, text: &str) -> Result<()> {
    Ok(writeln!(out, "{}", text.trim_end())?)
}

fn convert(document: &str, to: To, out: &mut dyn Write) -> Result<()> {
    let path = Path::new(document);
    let definition = if path.exists() || path.extension().is_some() {
        let text = read_file(path)?;
        core::remarks(path, &text).iter().for_each(|remark| eprintln!("{remark}"));
        core::definition(path, &text)?
    } else {
        core::definition(&path.with_extension("toml"), core::document(document)?)?
    };
    match to {
        To::Json => json::print(out, &definition),
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
    let document = core::ini_document(&read_file(path)?, name)?;
    match to {
        To::Json => print(out, &core::pretty(&document)?),
        To::Toml => print(out, &core::toml(&document)?),
        To::Ini | To::Bishop | To::BishopLong => {
            let definition = core::definition(Path::new("document.json"), &document)?;
            print(out, &foreign(&definition, to)?)
        }
    }
}

/// Tells what was found in each document.
fn told(checked: Vec<core::Findings>, as_json: bool, out: &mut dyn Write) -> Result<Verdict> {
    let wrong = checked.iter().any(|found| found.errors > 0);
    if as_json {
        json::print(out, &checked)?;
    }
    for core::Findings { file, errors, warnings, findings } in checked.iter().filter(|_| !as_json) {
        for finding in findings {
            eprintln!("{}\n", finding.text);
        }
        let told = match (errors, warnings) {
            (0, 0) => "fine".to_owned(),
            (0, _) => format!("fine, warnings: {warnings}"),
            _ => format!("errors: {errors}, warnings: {warnings}"),
        };
        writeln!(out, "{file}: {told}")?;
    }
    Ok(if wrong { Verdict::FoundWrong } else { Verdict::Fine })
}
