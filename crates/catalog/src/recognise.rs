//! What a text is that somebody pastes or drops: a game, a position, a level, or the rules of a game, in any format that some part
//! of Chesswright reads.
//!
//! Only the kind is found here, by the first lines, or by the keys of a JSON object. The cost is bounded, whatever the text is.
//! Whether the text is correct is found by the reader of its kind, whose message then fits what the text was meant to be.
//!
//! ```
//! use chesswright_catalog::recognise::{TextKind, recognise};
//!
//! assert_eq!(recognise("[Event \"Club\"]\n\n1. e4 e5 *"), TextKind::Pgn);
//! assert_eq!(recognise("[hill-chess:chess]\nflagPiece = k"), TextKind::Ini);
//! assert_eq!(recognise("name = \"mine\"\nextends = \"chess\""), TextKind::Document);
//! ```

use crate::level::CODE_PREFIX;

/// The kinds of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextKind {
    /// Nothing but blanks.
    Empty,
    /// A game from a link: `g1.…`.
    SharedGame,
    /// A saved game, in JSON.
    SavedGame,
    /// One or several games in PGN.
    Pgn,
    /// One or several matches on two boards, in BPGN.
    Bpgn,
    /// A position, as FEN in any dialect.
    Position,
    /// A level as code, drawing or JSON.
    Level,
    /// A map of Tiled, in JSON.
    Tiled,
    /// A map of Tiled in its own format, which is XML.
    TiledXml,
    /// A project of LDtk.
    Ldtk,
    /// A game document, in TOML or JSON.
    Document,
    /// Games in the format of `variants.ini`.
    Ini,
    /// A game of Bishop, in JSON.
    Bishop,
    /// None of these.
    Unknown,
}

impl TextKind {
    /// All kinds.
    pub const ALL: [Self; 14] = [
        Self::Empty,
        Self::SharedGame,
        Self::SavedGame,
        Self::Pgn,
        Self::Bpgn,
        Self::Position,
        Self::Level,
        Self::Tiled,
        Self::TiledXml,
        Self::Ldtk,
        Self::Document,
        Self::Ini,
        Self::Bishop,
        Self::Unknown,
    ];

    /// A word for it, for messages.
    pub fn word(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::SharedGame => "shared-game",
            Self::SavedGame => "saved-game",
            Self::Pgn => "pgn",
            Self::Bpgn => "bpgn",
            Self::Position => "position",
            Self::Level => "level",
            Self::Tiled => "tiled",
            Self::TiledXml => "tiled-xml",
            Self::Ldtk => "ldtk",
            Self::Document => "document",
            Self::Ini => "ini",
            Self::Bishop => "bishop",
            Self::Unknown => "unknown",
        }
    }
}

/// At most so many bytes of a text are looked at, and so many of a JSON object, whose keys may stand behind long lists.
const LOOKED_AT: usize = 64 << 10;
const LOOKED_AT_JSON: usize = 4 << 20;

/// The tables and keys with which documents in TOML begin.
const KEYS: [&str; 26] = [
    "name",
    "title",
    "description",
    "aliases",
    "extends",
    "about",
    "look",
    "board",
    "sides",
    "regions",
    "pieces",
    "setup",
    "castling",
    "hand",
    "gates",
    "turn",
    "check",
    "capture",
    "walls",
    "counters",
    "triggers",
    "influence",
    "chance",
    "terrain",
    "end",
    "notation",
];

/// A text without what surrounds it where it was copied: blanks, a byte order mark, and the fence of a code block.
pub fn bare(text: &str) -> &str {
    let text = text.trim_start_matches('\u{feff}').trim();
    let fenced = text.strip_prefix("```").and_then(|rest| rest.strip_suffix("```"));
    // The first line of a fence may name a language.
    fenced.and_then(|rest| rest.split_once('\n')).map_or(text, |(_, inside)| inside.trim())
}

/// The kind of a text.
pub fn recognise(text: &str) -> TextKind {
    let text = bare(text);
    if text.is_empty() {
        return TextKind::Empty;
    }
    if text.starts_with('{') {
        return json(start_of(text, LOOKED_AT_JSON));
    }
    let text = start_of(text, LOOKED_AT);
    if text.starts_with("<?xml") || text.starts_with("<map") {
        return TextKind::TiledXml;
    }
    if text.starts_with(CODE_PREFIX) {
        return TextKind::Level;
    }
    if is_shared_game(text) {
        return TextKind::SharedGame;
    }
    lines(text)
}

/// Whether a text is a game from a link: `g`, the version of the format, a dot, and the compressed game.
pub fn is_shared_game(text: &str) -> bool {
    let format = text.strip_prefix('g').and_then(|rest| rest.split_once('.'));
    format.is_some_and(|(format, rest)| format.parse::<u32>().is_ok() && !rest.contains(char::is_whitespace))
}

/// Whether a text is a document from a link, of any version: `v`, the version of the format, a dot, and the compressed document.
pub fn is_shared_document(text: &str) -> bool {
    let format = text.strip_prefix('v').and_then(|rest| rest.split_once('.'));
    format.is_some_and(|(format, _)| format.parse::<u32>().is_ok())
}

/// The beginning of a text, of at most so many bytes.
fn start_of(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most.min(text.len()))]
}

/// The kind of a text that is not JSON, by its lines.
fn lines(text: &str) -> TextKind {
    let aims = |line: &str| line.starts_with("win:") || line.starts_with("goal:");
    let mut told =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(['#', ';', '%']));
    let Some(first) = told.next() else { return TextKind::Unknown };
    // The tags of BPGN name the players of both boards, and its moves have the letters of the boards.
    let names_boards = |line: &str| line.trim_start().starts_with("[WhiteA ");
    if is_tag(first) {
        return if text.lines().any(names_boards) { TextKind::Bpgn } else { TextKind::Pgn };
    }
    if first.split_whitespace().next().is_some_and(is_label) {
        return TextKind::Bpgn;
    }
    if text.lines().any(aims) {
        return TextKind::Level;
    }
    if let Some(header) = first.strip_prefix('[') {
        let name = header.trim_start_matches('[').trim_end_matches(']');
        let table = name.split('.').next().unwrap_or_default();
        return if KEYS.contains(&table) { TextKind::Document } else { TextKind::Ini };
    }
    if let Some((key, _)) = first.split_once('=')
        && is_key(key.trim())
    {
        return TextKind::Document;
    }
    // `1. e4`, also where a comment or a word precedes it.
    let numbered = |word: &str| {
        word.split_once('.').is_some_and(|(number, _)| number.len() < 5 && number.parse::<u32>().is_ok())
    };
    if text.split_whitespace().any(numbered) || text.starts_with('{') {
        return TextKind::Pgn;
    }
    let board = first.split_whitespace().next().unwrap_or_default();
    if board.contains('/') && !board.contains("//") {
        return TextKind::Position;
    }
    // Moves without numbers.
    let moves = text.split_whitespace().filter(|word| is_move(word)).count();
    if moves > 0 && moves * 2 > text.split_whitespace().count() { TextKind::Pgn } else { TextKind::Unknown }
}

/// `[Event "Club"]`.
fn is_tag(line: &str) -> bool {
    let inside = line.strip_prefix('[').map(str::trim_start);
    let name = inside.and_then(|inside| inside.split_once(char::is_whitespace));
    name.is_some_and(|(name, value)| {
        value.trim_start().starts_with('"') && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

/// The number of a move at one of two boards: `1A.`.
fn is_label(word: &str) -> bool {
    let board = word.trim_start_matches(|c: char| c.is_ascii_digit());
    (1..5).contains(&(word.len() - board.len()))
        && ["A.", "a.", "B.", "b."].iter().any(|sign| board.starts_with(sign))
}

/// A key of a document: words with dots between them.
fn is_key(key: &str) -> bool {
    let mut words = key.split('.');
    words.next().is_some_and(|word| KEYS.contains(&word.trim_matches(['"', ' '])))
}

/// A text that looks like a move in algebraic or coordinate notation.
fn is_move(word: &str) -> bool {
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    let (letters, digits) = (
        bare.chars().filter(char::is_ascii_alphabetic).count(),
        bare.chars().filter(char::is_ascii_digit).count(),
    );
    let castles = matches!(bare, "O-O" | "O-O-O" | "0-0" | "0-0-0");
    castles
        || (2..=8).contains(&bare.len())
            && letters > 0
            && digits > 0
            && bare.ends_with(|c: char| c.is_ascii_alphanumeric())
}

/// The kind of a JSON object, by its keys.
fn json(text: &str) -> TextKind {
    let keys = Keys { text: text.as_bytes(), at: 0, depth: 0 }.collect::<Vec<_>>();
    let has = |wanted: &str| keys.contains(&wanted.as_bytes());
    if text.contains("\"chess-level\"") && has("format") {
        return TextKind::Level;
    }
    if has("format") {
        return TextKind::SavedGame;
    }
    if has("tiledversion") || has("tilewidth") {
        return TextKind::Tiled;
    }
    if has("__header__") || has("levels") && (has("defs") || has("jsonVersion")) {
        return TextKind::Ldtk;
    }
    if has("pieceTypes") || has("bishopVersion") {
        return TextKind::Bishop;
    }
    // A comment of PGN begins with a brace as well.
    match keys.first() {
        None if text.trim_start_matches('{').contains('}') && text.trim() != "{}" => TextKind::Pgn,
        _ => TextKind::Document,
    }
}

/// The keys of the outermost JSON object. The text may end anywhere.
struct Keys<'a> {
    text: &'a [u8],
    at: usize,
    depth: usize,
}

impl<'a> Iterator for Keys<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        while let Some(byte) = self.text.get(self.at) {
            self.at += 1;
            match byte {
                b'{' | b'[' => self.depth += 1,
                b'}' | b']' => self.depth = self.depth.checked_sub(1)?,
                b'"' => {
                    let begin = self.at;
                    let end = self.end_of_string()?;
                    let after = self.text[self.at..].iter().find(|byte| !byte.is_ascii_whitespace());
                    if self.depth == 1 && after == Some(&b':') {
                        return Some(&self.text[begin..end]);
                    }
                }
                _ => {}
            }
        }
        None
    }
}

impl Keys<'_> {
    /// Goes behind the end of a string, and returns where it ends.
    fn end_of_string(&mut self) -> Option<usize> {
        loop {
            let byte = self.text.get(self.at)?;
            self.at += if *byte == b'\\' { 2 } else { 1 };
            if *byte == b'"' {
                return Some(self.at - 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DOCUMENTS;
    use crate::level::packs::CAMPAIGN;

    #[test]
    fn every_built_in_document_is_a_document() {
        for entry in DOCUMENTS {
            assert_eq!(recognise(entry.text), TextKind::Document, "{}", entry.name);
            let json = serde_json::to_string(&entry.examine().definition).expect(entry.name);
            assert_eq!(recognise(&json), TextKind::Document, "{}", entry.name);
        }
    }

    #[test]
    fn every_level_is_a_level() {
        for text in CAMPAIGN.iter().flat_map(|chapter| chapter.texts()) {
            assert_eq!(recognise(text), TextKind::Level, "{text}");
        }
        for level in CAMPAIGN[0].levels().expect("what ships can be read") {
            assert_eq!(recognise(&level.to_code()), TextKind::Level);
            assert_eq!(recognise(&level.to_short_json()), TextKind::Level);
        }
        let map = crate::import::tiled::write(&CAMPAIGN[0].levels().expect("levels")[0]);
        assert_eq!(recognise(&map), TextKind::Tiled);
    }

    #[test]
    fn shared_documents_are_told_from_other_texts() {
        assert!(is_shared_document("v1.abc") && is_shared_document("v2.x"));
        for text in
            ["", "v.", "version.1", "g1.abc", "CL1-x", "v.abc", "name = 'x'\nextends = 'chess'", "1. e4 e5 *"]
        {
            assert!(!is_shared_document(text), "{text}");
        }
    }

    #[test]
    fn other_formats_are_known_by_their_beginning() {
        for (text, kind) in [
            ("", TextKind::Empty),
            (" \n\t", TextKind::Empty),
            ("g1.abc", TextKind::SharedGame),
            ("CL1-ABCDE", TextKind::Level),
            ("{\"format\": \"chesswright-game\", \"version\": 1}", TextKind::SavedGame),
            ("\u{feff}[Event \"?\"]\n[Site \"x\"]\n\n1. e4 *", TextKind::Pgn),
            ("[Event \"?\"]\n[WhiteA \"x\"]\n\n1A. e4 *", TextKind::Bpgn),
            ("1A. e4 1a. e5", TextKind::Bpgn),
            ("; a comment\n[Event \"?\"]\n", TextKind::Pgn),
            ("1. e4 e5", TextKind::Pgn),
            ("1.e4 e5 2.Nf3", TextKind::Pgn),
            ("{a comment} 1. e4", TextKind::Pgn),
            ("e4 e5 Nf3 Nc6", TextKind::Pgn),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", TextKind::Position),
            ("lnsgkgsnl/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL[-] w 0 1", TextKind::Position),
            ("[duck-hill:chess]\nwallingRule = duck", TextKind::Ini),
            ("# mine\n[x]\nking = k", TextKind::Ini),
            ("[pieces]\nking = \"k:K\"", TextKind::Document),
            ("extends = \"chess\"\n", TextKind::Document),
            ("pieces.rook.betza = \"R4\"", TextKind::Document),
            ("```toml\nname = \"x\"\n```", TextKind::Document),
            ("{\"pieceTypes\": {}}", TextKind::Bishop),
            ("{\"a\": {\"pieceTypes\": 1}, \"name\": \"x\"}", TextKind::Document),
            ("{\"jsonVersion\": \"1.5\", \"levels\": []}", TextKind::Ldtk),
            ("<?xml version=\"1.0\"?><map></map>", TextKind::TiledXml),
            ("hello there", TextKind::Unknown),
            ("https://example.org/nothing", TextKind::Unknown),
            ("{", TextKind::Document),
        ] {
            assert_eq!(recognise(text), kind, "{text}");
        }
    }

    #[test]
    fn torn_and_huge_texts_are_looked_at_only_as_far_as_needed() {
        for text in ["{\"", "{\"a\\", "[", "[[", "{{{{", "}", "\"", "g1.", "= =", "1."] {
            recognise(text);
        }
        let long = "x".repeat(40 << 20);
        assert_eq!(recognise(&long), TextKind::Unknown);
        let deep = "{\"a\":".repeat(8 << 20);
        assert_eq!(recognise(&deep), TextKind::Document);
    }
}
