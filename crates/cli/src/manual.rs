//! `chesswright completions` and `chesswright man`: completion scripts and manual pages.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Command};
use clap_complete::Shell;

use crate::Verdict;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright completions bash > chesswright.bash
  chesswright completions fish > chesswright.fish")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright man manual")]
pub(crate) struct Man {
    /// The folder to write to; it is created if it does not exist
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(crate) fn completions(
    options: &Completions,
    mut program: Command,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let mut script = vec![];
    clap_complete::generate(options.shell, &mut program, "chesswright", &mut script);
    out.write_all(&script)?;
    Ok(Verdict::Fine)
}

/// A page for the program and one for every command.
pub(crate) fn man(options: &Man, program: Command, out: &mut dyn Write) -> Result<Verdict> {
    let folder = options.folder.display();
    std::fs::create_dir_all(&options.folder)
        .with_context(|| format!("cannot create the folder `{folder}`"))?;
    clap_mangen::generate_to(program.disable_help_subcommand(true), &options.folder)
        .with_context(|| format!("cannot write to `{folder}`"))?;
    writeln!(out, "The pages are in {folder}; `man {folder}/chesswright.1` shows the first one.")?;
    Ok(Verdict::Fine)
}
