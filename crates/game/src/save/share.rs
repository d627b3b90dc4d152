//! Games as texts for links.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chesswright_rules::message;
use chesswright_rules::message::Message;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::write::compact;
use super::{BuiltIn, Finding, LoadError, Loaded, load};
use crate::clock::Millis;
use crate::game::Game;

/// The prefix of every share text: a game in packing format 1.
const PREFIX: &str = "g1.";
/// The maximal unpacked size of a share text, in bytes. A larger one is an attack, not a game.
const MOST: usize = 16 << 20;
/// The compression level: the highest, because games are small.
const EFFORT: u8 = 10;

/// A game as a text of letters, digits, `-`, `_` and one `.`, short enough for a link.
pub fn share(game: &Game, built_in: &BuiltIn<'_>, now: Millis) -> String {
    let packed = compress_to_vec(compact(game, built_in, now).as_bytes(), EFFORT);
    format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(packed))
}

/// Reads a game from a share text. Blanks and line ends, which mail programs may add, are ignored.
///
/// # Errors
/// If the text is not a share text, or if its game cannot be [loaded](load).
pub fn from_share(text: &str, built_in: &BuiltIn<'_>) -> Result<Loaded, LoadError> {
    let text: String = text.split_whitespace().collect();
    let fail =
        |message: Message| Err(LoadError { findings: vec![Finding { place: String::new(), message }] });
    let Some(packed) = text.strip_prefix(PREFIX) else {
        let newer = text.strip_prefix('g').and_then(|rest| rest.split_once('.'));
        return match newer {
            Some((version, _)) if version.parse::<u32>().is_ok() => {
                fail(message!("this game was shared by a newer version of the program; update the program"))
            }
            _ => fail(message!("this is not a shared game; shared games begin with `g1.`")),
        };
    };
    let Ok(packed) = URL_SAFE_NO_PAD.decode(packed.trim_end_matches('=')) else {
        return fail(message!("the text is damaged: a character is missing or wrong"));
    };
    match decompress_to_vec_with_limit(&packed, MOST).map(String::from_utf8) {
        Ok(Ok(json)) => load(&json, built_in),
        _ => fail(message!("the text is damaged: it cannot be decompressed")),
    }
}
