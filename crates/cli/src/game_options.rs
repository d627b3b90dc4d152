//! Which game, and which position of it: the options that several commands share.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::core::{Game, Position};
use crate::read_file;

/// The arguments that name a game, for the groups of commands.
pub(crate) const WHICH: [&str; 2] = ["variant", "file"];

#[derive(Args)]
#[group(skip)]
pub(crate) struct WhichGame {
    /// A built-in variant, or one of the file given with --ini; `chesswright variant list` names them
    #[arg(long, value_name = "NAME", conflicts_with = "file")]
    pub(crate) variant: Option<String>,
    /// A game document, or a level
    #[arg(long, value_name = "DOC")]
    pub(crate) file: Option<PathBuf>,
    /// Definitions of further variants, in the format of variants.ini
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    pub(crate) ini: Option<PathBuf>,
}

impl WhichGame {
    /// The game, or chess when none was named.
    pub(crate) fn game(&self) -> Result<Game> {
        let ini = self.ini.as_deref().map(read_file).transpose()?;
        Ok(match &self.file {
            Some(path) => Game::from_document(path, &read_file(path)?)?,
            None => Game::chosen(self.variant.as_deref().unwrap_or("chess"), ini.as_deref())?,
        })
    }
}

#[derive(Args)]
#[group(skip)]
pub(crate) struct GameOptions {
    #[command(flatten)]
    pub(crate) which: WhichGame,
    /// The position; the start position when absent
    #[arg(long)]
    fen: Option<String>,
    /// Castling is written as the king taking its partner, as in Chess960
    #[arg(long)]
    chess960: bool,
}

impl GameOptions {
    /// The game, or chess when none was named.
    pub(crate) fn game(&self) -> Result<Game> {
        self.which.game()
    }

    /// The position of a game.
    pub(crate) fn position(&self, game: &Game) -> Result<Position> {
        Ok(game.position(self.fen.as_deref(), self.chess960)?)
    }

    /// Whether castling is written as the king taking its partner.
    pub(crate) fn chess960(&self) -> bool {
        self.chess960
    }
}
