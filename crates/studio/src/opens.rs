//! What a text is for the workshop: links, documents, games of other programs, levels and positions.

use chesswright_catalog::recognise::{TextKind, bare, recognise as kind_of};
use chesswright_document::{Document, ShareError, is_shared};

use crate::level;

/// What a text is for the workshop.
#[derive(Clone, Debug, PartialEq)]
pub enum Opens {
    /// A document of a game.
    Game(Begun),
    /// A game in the format of another program, whose reader is fetched.
    Foreign(TextKind, String),
    /// A level in any format.
    Level(String),
    /// A position of a game.
    Position {
        /// The name of a built-in game, or a document.
        game: String,
        /// The position.
        fen: String,
    },
}

/// What the page puts before a position that is to be changed.
const POSITION: &str = "position\n";
/// What the page asks for when somebody wants to make a level.
const NEW_LEVEL: &str = "new level";
/// The game of a position that does not say which game it is of.
const USUAL: &str = "chess";

/// A position as the page writes it, and as it is kept.
pub fn position_text(game: &str, fen: &str) -> String {
    format!("{POSITION}{fen}\n{game}")
}

/// Whether a text is a position as the page writes it.
pub fn is_from_table(text: &str) -> bool {
    text.starts_with(POSITION)
}

/// The title that a level says in its text, without the readers of levels, which come later.
pub fn title_of_level(text: &str) -> Option<String> {
    if let Ok(json) = serde_json::from_str::<serde_json::Value>(text) {
        return json.get("title")?.as_str().map(str::to_owned);
    }
    text.lines().find_map(|line| line.strip_prefix("title:")).map(|title| title.trim().to_owned())
}

/// What a text is. `untitled` is the title of a new level.
///
/// # Errors
/// When the workshop can begin nothing with it.
pub fn recognise(text: &str, untitled: &str) -> Result<Opens, NotBegun> {
    if let Some((fen, game)) = text.strip_prefix(POSITION).and_then(|rest| rest.split_once('\n')) {
        return Ok(Opens::Position { game: game.to_owned(), fen: fen.to_owned() });
    }
    if text == NEW_LEVEL {
        return Ok(Opens::Level(new_level(untitled)));
    }
    let bare = in_link(bare(text));
    if is_shared(bare) {
        return read(bare).map(Opens::Game);
    }
    match kind_of(bare) {
        TextKind::Empty => Err(NotBegun::Empty),
        // What was typed is the text of the level; a link is only its code.
        TextKind::Level | TextKind::Tiled | TextKind::Ldtk => {
            Ok(Opens::Level(if bare.starts_with("CL1-") { bare } else { text }.to_owned()))
        }
        kind @ (TextKind::Ini | TextKind::Bishop) => Ok(Opens::Foreign(kind, bare.to_owned())),
        TextKind::Position => Ok(Opens::Position { game: USUAL.to_owned(), fen: bare.to_owned() }),
        TextKind::TiledXml => Err(NotBegun::TiledXml),
        TextKind::SharedGame | TextKind::SavedGame | TextKind::Pgn | TextKind::Bpgn => Err(NotBegun::Played),
        // What nothing recognises is a document as it is: what is wrong with it is shown beside it.
        TextKind::Document | TextKind::Unknown => read(text).map(Opens::Game),
    }
}

/// The text of a level to begin with, with its title.
pub fn new_level(untitled: &str) -> String {
    level::NEW_LEVEL.replace("My level", untitled)
}

/// A document that was read from a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Begun {
    /// Its text.
    pub text: String,
    /// The hash of the rules that it had where it was shared; empty if nobody said.
    pub hash: String,
}

/// Why a text is no document.
#[derive(Clone, Debug, PartialEq)]
pub enum NotBegun {
    /// It is empty.
    Empty,
    /// It is a link that cannot be read.
    Share(ShareError),
    /// A map of Tiled in XML.
    TiledXml,
    /// A game that was played, with its moves.
    Played,
}

/// The part of a link that contains a document, or the text itself.
fn in_link(text: &str) -> &str {
    text.rsplit_once('#').map_or(text, |(before, after)| if before.contains("://") { after } else { text })
}

/// Reads a link, or takes the text as a document.
fn read(text: &str) -> Result<Begun, NotBegun> {
    if !is_shared(text) {
        let text = text.trim_start_matches('\u{feff}').to_owned();
        return Ok(Begun { text, hash: String::new() });
    }
    let shared = Document::from_share(text).map_err(NotBegun::Share)?;
    Ok(Begun { text: shared.document.text().to_owned(), hash: shared.hash })
}
