//! The time.

use std::time::{SystemTime, UNIX_EPOCH};

use chesswright_game::Millis;

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis)
}
