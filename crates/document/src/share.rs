//! Documents as texts for links.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chesswright_rules::message;
use chesswright_rules::message::Message;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::Document;

/// What every such text begins with: a document in packing format 1.
const PREFIX: &str = "v1.";
/// The most bytes of a document in a link. A larger one is an attack, not a game.
const MOST: usize = 1 << 20;
/// The compression level: the highest, because documents are small.
const EFFORT: u8 = 10;

/// A document that came with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The document.
    pub document: Document,
    /// The hash of the rules that it had where it was shared. The rules of a game that extends another one change with
    /// that one.
    pub hash: String,
}

/// Why a text is no document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareError {
    /// It does not begin like one.
    NoDocument,
    /// It comes from a newer version of the program.
    Newer,
    /// A part of it is missing or wrong.
    Damaged,
}

impl ShareError {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::NoDocument => message!("this is no shared document; shared documents begin with `v1.`"),
            Self::Newer => {
                message!("this document was shared by a newer version of the program; update the program")
            }
            Self::Damaged => {
                message!("the text is damaged: a part of it is missing or wrong; copy the whole link again")
            }
        }
    }
}

impl fmt::Display for ShareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ShareError {}

/// Whether a text claims to be a shared document, of any version.
pub fn is_shared(text: &str) -> bool {
    let format = text.strip_prefix('v').and_then(|rest| rest.split_once('.'));
    format.is_some_and(|(format, _)| format.parse::<u32>().is_ok())
}

impl Document {
    /// The document as a text of letters, digits, `-`, `_` and one `.`, short enough for a link, with the hash of its
    /// rules.
    ///
    /// ```
    /// use chesswright_document::Document;
    ///
    /// let game = Document::fork("chess", "mine", "Mine");
    /// let shared = Document::from_share(&game.share("1f")).unwrap();
    /// assert_eq!((shared.document, shared.hash.as_str()), (game, "1f"));
    /// ```
    pub fn share(&self, hash: &str) -> String {
        let packed = compress_to_vec(format!("{hash}\n{}", self.text()).as_bytes(), EFFORT);
        format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(packed))
    }

    /// Reads a document from such a text. Blanks and line ends, which mail programs may add, are ignored.
    ///
    /// # Errors
    /// A text that is no document, or a damaged one.
    pub fn from_share(text: &str) -> Result<Shared, ShareError> {
        let text: String = text.split_whitespace().collect();
        let Some(packed) = text.strip_prefix(PREFIX) else {
            return Err(if is_shared(&text) { ShareError::Newer } else { ShareError::NoDocument });
        };
        let packed = URL_SAFE_NO_PAD.decode(packed.trim_end_matches('=')).map_err(|_| ShareError::Damaged)?;
        let bytes = decompress_to_vec_with_limit(&packed, MOST).map_err(|_| ShareError::Damaged)?;
        let whole = String::from_utf8(bytes).map_err(|_| ShareError::Damaged)?;
        let (hash, text) = whole.split_once('\n').ok_or(ShareError::Damaged)?;
        Ok(Shared { document: Document::new(text), hash: hash.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_link_contains_says_what_it_is() {
        let why = |text: &str| Document::from_share(text).err();
        assert_eq!(why("g1.abc"), Some(ShareError::NoDocument));
        assert_eq!(why("v2.abc"), Some(ShareError::Newer));
        assert_eq!(why("v1.%%%"), Some(ShareError::Damaged));
        assert_eq!(why("v1.AAAA"), Some(ShareError::Damaged));
        let whole = Document::new("name = 'ä' # ✓\n").share("");
        assert_eq!(why(&whole[..whole.len() - 3]), Some(ShareError::Damaged));
        let torn = format!(" {}\n{}", &whole[..6], &whole[6..]);
        assert_eq!(
            Document::from_share(&torn).map(|shared| shared.document.text().to_owned()),
            Ok("name = 'ä' # ✓\n".to_owned())
        );
        assert!(is_shared("v1.x") && !is_shared("version.1") && !is_shared("v."));
    }

    #[test]
    fn a_bomb_does_not_go_off() {
        let bomb = URL_SAFE_NO_PAD.encode(compress_to_vec(&vec![b'a'; 8 << 20], EFFORT));
        assert_eq!(Document::from_share(&format!("v1.{bomb}")), Err(ShareError::Damaged));
    }
}
