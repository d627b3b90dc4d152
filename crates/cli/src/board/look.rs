//! How boards look: the options, and what the terminal can show.

use std::io::{self, IsTerminal, Write};

use clap::{Args, ValueEnum};

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal, unless the environment sets NO_COLOR
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

#[derive(Args)]
#[group(skip)]
pub(crate) struct LookOptions {
    /// Draw letters instead of chess figures
    #[arg(long)]
    ascii: bool,
    /// When to use colours
    #[arg(long, value_enum, value_name = "WHEN", default_value_t)]
    color: ColorChoice,
}

/// How a board looks.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub(crate) color: bool,
    pub(crate) ascii: bool,
    /// Whether the board is seen from the other side.
    pub(crate) flipped: bool,
    /// The columns of the terminal.
    pub(crate) columns: usize,
}

impl Look {
    /// For files: letters, no colours, lines of any length.
    pub(crate) fn page() -> Self {
        Self { color: false, ascii: true, flipped: false, columns: usize::MAX }
    }

    pub(crate) fn new(options: &LookOptions) -> Self {
        let color = match options.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
                let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
                std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb
            }
        };
        let columns = terminal_size::terminal_size().map_or(100, |(width, _)| width.0.into());
        Self { color, ascii: options.ascii, flipped: false, columns }
    }
    /// Removes what was drawn before, also from what a terminal can scroll back to.
    pub(crate) fn clear(out: &mut dyn Write) -> io::Result<()> {
        if io::stdout().is_terminal() { write!(out, "\x1b[H\x1b[2J\x1b[3J") } else { writeln!(out) }
    }
}
