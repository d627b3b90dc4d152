//! Texts of any kind as documents: links, documents, and games of other programs.

use chesswright_catalog::import::{ini, toml};
use chesswright_document::{Document, ShareError, is_shared};

/// What a text is for the workshop.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Opens {
    /// A document of a game.
    Game(Begun),
    /// A level in any format.
    Level(String),
    /// A position: of which game, as the name of a built-in one or as a document, and its text.
    Position { game: String, fen: String },
}

/// What the page puts before a position that is to be changed.
const POSITION: &str = "position\n";

/// What a text is.
pub(crate) fn recognise(text: &str) -> Result<Opens, NotBegun> {
    if let Some((fen, game)) = text.strip_prefix(POSITION).and_then(|rest| rest.split_once('\n')) {
        return Ok(Opens::Position { game: game.to_owned(), fen: fen.to_owned() });
    }
    let bare = in_link(text.trim_start_matches('\u{feff}').trim());
    if is_level(bare) {
        return Ok(Opens::Level(if bare.starts_with("CL1-") { bare } else { text }.to_owned()));
    }
    read(text).map(Opens::Game)
}

/// Whether a text is a level in one of the formats that the workshop reads.
fn is_level(text: &str) -> bool {
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    match text.chars().next() {
        Some('{') => says(&["\"chess-level\"", "\"tiledversion\"", "\"__header__\""]),
        _ if text.starts_with("CL1-") => true,
        _ => text.lines().any(|line| line.starts_with("win:") || line.starts_with("goal:")),
    }
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
    /// Another program's file without a game that can be read.
    Foreign(String),
}

/// The part of a link that contains a document, or the text itself.
fn in_link(text: &str) -> &str {
    text.rsplit_once('#').map_or(text, |(before, after)| if before.contains("://") { after } else { text })
}

/// Reads a text. One that nothing recognises is a document as it is: what is wrong with it is shown beside it.
pub(crate) fn read(text: &str) -> Result<Begun, NotBegun> {
    let text = text.trim_start_matches('\u{feff}');
    let bare = in_link(text.trim());
    if bare.is_empty() {
        return Err(NotBegun::Empty);
    }
    if is_shared(bare) {
        let shared = Document::from_share(bare).map_err(NotBegun::Share)?;
        return Ok(Begun { text: shared.document.text().to_owned(), hash: shared.hash });
    }
    let plain = |text: String| Begun { text, hash: String::new() };
    if text.lines().any(is_ini_header) {
        let file = ini::read("variants.ini", text, ini::Reading::Compatible);
        let first = file.names().next().and_then(|name| file.game(name));
        let written = first.and_then(|game| toml(&game.document.to_string()).ok());
        return written.map(plain).ok_or_else(|| NotBegun::Foreign("variants.ini".to_owned()));
    }
    Ok(plain(text.to_owned()))
}

/// Whether a line is the header of a section of a variants.ini that names its parent: `[my-game:chess]`.
fn is_ini_header(line: &str) -> bool {
    let inside = line.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let names = inside.and_then(|inside| inside.split_once(':'));
    let plain =
        |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
    names.is_some_and(|(name, parent)| plain(name) && plain(parent))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_any_kind_are_read() {
        let game = Document::fork("chess", "mine", "Mine");
        let text = |text: &str| read(text).map(|begun| begun.text);
        assert_eq!(text(&game.share("1")), Ok(game.text().to_owned()));
        assert_eq!(text(&format!("https://example.org/#{}", game.share("1"))), Ok(game.text().to_owned()));
        assert_eq!(text(game.text()), Ok(game.text().to_owned()));
        assert_eq!(text("[pieces]\nking = 'k:K'"), Ok("[pieces]\nking = 'k:K'".to_owned()));
        let ini = text("[hill:chess]\ncheckCounting = true\n").expect("a game");
        assert!(ini.contains("[end]\nchecks = 1\n"), "{ini}");
        let position = Opens::Position { game: "chess".into(), fen: "8/8 w".into() };
        assert_eq!(recognise("position\n8/8 w\nchess"), Ok(position));
        for level in
            ["goal: exit\n\nP.x\n", "{ \"format\": \"chess-level\" }", "{\"tiledversion\":\"1\"}", "CL1-abc"]
        {
            assert_eq!(recognise(level), Ok(Opens::Level(level.to_owned())));
        }
        assert_eq!(recognise("https://example.org/#CL1-abc"), Ok(Opens::Level("CL1-abc".to_owned())));
        assert!(matches!(recognise(game.text()), Ok(Opens::Game(_))));
        assert_eq!(read("  "), Err(NotBegun::Empty));
        assert_eq!(read("v9.abc"), Err(NotBegun::Share(ShareError::Newer)));
    }
}
