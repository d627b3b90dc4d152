//! `chesswright variant`: the built-in variants, and documents of your own.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;

use crate::{Verdict, core, read_file};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Print the names of the built-in variants and their titles
    List,
    /// Print the document of a built-in variant
    Show {
        /// Its name
        name: String,
    },
    /// Tell all mistakes in documents
    Check {
        /// The documents, TOML or JSON
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Print the JSON Schema of documents
    Schema,
}

pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Result<Verdict> {
    match command {
        Command::List => {
            for (name, title) in core::built_in_variants() {
                writeln!(out, "{name}\t{title}")?;
            }
            Ok(Verdict::Fine)
        }
        Command::Show { name } => print(out, core::document(name)?),
        Command::Check { files } => check(files, out),
        Command::Schema => print(out, &core::schema()),
    }
}

fn print(out: &mut dyn Write, text: &str) -> Result<Verdict> {
    writeln!(out, "{}", text.trim_end())?;
    Ok(Verdict::Fine)
}

fn check(files: &[PathBuf], out: &mut dyn Write) -> Result<Verdict> {
    let mut verdict = Verdict::Fine;
    for path in files {
        let core::Findings { findings, errors } = core::check(path, &read_file(path)?);
        for finding in &findings {
            eprintln!("{finding}\n");
        }
        let warnings = findings.len() - errors;
        let told = match (errors, warnings) {
            (0, 0) => "fine".to_owned(),
            (0, _) => format!("fine, warnings: {warnings}"),
            _ => format!("errors: {errors}, warnings: {warnings}"),
        };
        writeln!(out, "{}: {told}", path.display())?;
        if errors > 0 {
            verdict = Verdict::FoundWrong;
        }
    }
    Ok(verdict)
}
