//! Texts of any kind as documents: links, documents, and games of other programs.

use chesswright_catalog::recognise::{TextKind, bare, recognise as kind_of};
use chesswright_document::{Document, ShareError, is_shared};
use chesswright_studio::level;

use crate::words::t;

/// What a text is for the workshop.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Opens {
    /// A document of a game.
    Game(Begun),
    /// A game in the format of another program, whose reader is fetched.
    Foreign(TextKind, String),
    /// A level in any format.
    Level(String),
    /// A position: of which game, as the name of a built-in one or as a document, and its text.
    Position { game: String, fen: String },
}

/// What the page puts before a position that is to be changed.
const POSITION: &str = "position\n";
/// What the page asks for when somebody wants to make a level.
const NEW_LEVEL: &str = "new level";
/// The game of a position that does not say which game it is of.
const USUAL: &str = "chess";

/// A position as the page writes it, and as it is kept.
pub(crate) fn position_text(game: &str, fen: &str) -> String {
    format!("{POSITION}{fen}\n{game}")
}

/// Whether a text is a position as the page writes it.
pub(crate) fn is_from_table(text: &str) -> bool {
    text.starts_with(POSITION)
}

/// The title that a level says in its text, without the readers of levels, which come later.
pub(crate) fn title_of_level(text: &str) -> Option<String> {
    if let Ok(json) = serde_json::from_str::<serde_json::Value>(text) {
        return json.get("title")?.as_str().map(str::to_owned);
    }
    text.lines().find_map(|line| line.strip_prefix("title:")).map(|title| title.trim().to_owned())
}

/// What a text is.
pub(crate) fn recognise(text: &str) -> Result<Opens, NotBegun> {
    if let Some((fen, game)) = text.strip_prefix(POSITION).and_then(|rest| rest.split_once('\n')) {
        return Ok(Opens::Position { game: game.to_owned(), fen: fen.to_owned() });
    }
    if text == NEW_LEVEL {
        return Ok(Opens::Level(new_level()));
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

/// The text of a level to begin with.
pub(crate) fn new_level() -> String {
    level::NEW_LEVEL.replace("My level", &t("studio-level-untitled"))
}

/// A document that was read from a text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Begun {
    /// Its text.
    pub(crate) text: String,
    /// The hash of the rules that it had where it was shared; empty if nobody said.
    pub(crate) hash: String,
}

/// Why a text is no document.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum NotBegun {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_any_kind_are_read() {
        let game = Document::fork("chess", "mine", "Mine");
        let text = |text: &str| match recognise(text) {
            Ok(Opens::Game(begun)) => Ok(begun.text),
            other => Err(other),
        };
        assert_eq!(text(&game.share("1")), Ok(game.text().to_owned()));
        assert_eq!(text(&format!("https://example.org/#{}", game.share("1"))), Ok(game.text().to_owned()));
        assert_eq!(text(game.text()), Ok(game.text().to_owned()));
        assert_eq!(text("[pieces]\nking = 'k:K'"), Ok("[pieces]\nking = 'k:K'".to_owned()));
        let ini = "[hill:chess]\ncheckCounting = true\n";
        assert_eq!(recognise(ini), Ok(Opens::Foreign(TextKind::Ini, ini.trim().to_owned())));
        let bishop = "{\"bishopVersion\": 1}";
        assert_eq!(recognise(bishop), Ok(Opens::Foreign(TextKind::Bishop, bishop.to_owned())));
        let loose = Opens::Position { game: USUAL.into(), fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1".into() };
        assert_eq!(recognise("8/8/8/8/8/8/8/K1k5 w - - 0 1"), Ok(loose));
        assert_eq!(recognise("[Event \"x\"]\n\n1. e4 *"), Err(NotBegun::Played));
        assert_eq!(recognise("<?xml version=\"1.0\"?><map/>"), Err(NotBegun::TiledXml));
        let position = Opens::Position { game: "chess".into(), fen: "8/8 w".into() };
        assert_eq!(recognise("position\n8/8 w\nchess"), Ok(position.clone()));
        assert_eq!(recognise(&position_text("chess", "8/8 w")), Ok(position));
        let Ok(Opens::Level(new)) = recognise("new level") else { panic!("no level") };
        assert!(level::LevelDesk::open(&new).is_some(), "{new}");
        for level in
            ["goal: exit\n\nP.x\n", "{ \"format\": \"chess-level\" }", "{\"tiledversion\":\"1\"}", "CL1-abc"]
        {
            assert_eq!(recognise(level), Ok(Opens::Level(level.to_owned())));
        }
        assert_eq!(recognise("https://example.org/#CL1-abc"), Ok(Opens::Level("CL1-abc".to_owned())));
        assert!(matches!(recognise(game.text()), Ok(Opens::Game(_))));
        assert_eq!(recognise("  "), Err(NotBegun::Empty));
        assert_eq!(title_of_level("title: One way \n\nP.x\n"), Some("One way".to_owned()));
        assert_eq!(title_of_level("{\"title\": \"Another\"}"), Some("Another".to_owned()));
        assert_eq!(title_of_level("goal: exit\n\nP.x\n"), None);
        assert_eq!(recognise("v9.abc"), Err(NotBegun::Share(ShareError::Newer)));
    }
}
