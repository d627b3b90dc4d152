//! Reliable move texts: reading a written text returns the same move.

use chesswright_notation::moves::uci;
use chesswright_rules::{Move, Position, Side};

/// A legal move, or a null move, as UCI text.
///
/// The entry of a side that leaves is `out:` and the name of the side.
pub fn write_move(position: &Position, played: &Move) -> String {
    match played.leaves() {
        Some(side) => format!("{OUT}{}", side_name(position, side)),
        None => uci(position, played, false),
    }
}

/// What the entry of a side that leaves begins with. No move does.
const OUT: &str = "out:";

fn side_name(position: &Position, side: Side) -> &str {
    position.rules().definition().sides.get(side.index()).map_or("", |side| &side.name)
}

/// The entry of a side that leaves, as [`write_move`] writes it, if it can leave here.
pub fn read_leaving(position: &Position, text: &str) -> Option<Move> {
    let name = text.strip_prefix(OUT)?;
    let side = position.rules().definition().sides.iter().position(|side| side.name == name)?;
    let mut without = position.clone();
    without.drop_out(Side(side as u8)).then(|| without.last_played().cloned()).flatten()
}

/// The legal move with this text, even if a player could claim a draw. Both forms of castling are accepted.
pub fn read_move(position: &Position, text: &str) -> Option<Move> {
    let could_be = |played: &Move| {
        let begins = || text.starts_with(position.rules().cell_name(played.from()));
        played.drop().is_some() == text.contains('@')
            && (played.drop().is_some() || played.is_castling() || begins())
    };
    let moves: Vec<Move> = position.unclaimed_moves().into_iter().filter(could_be).collect();
    let written = |chess960: bool| moves.iter().find(|played| uci(position, played, chess960) == text);
    written(false).or_else(|| written(true)).cloned()
}

/// The move that a game record means: a legal one, a null move, or that a side leaves.
pub(crate) fn read_recorded(position: &Position, text: &str) -> Option<Move> {
    let null = || position.null_move().filter(|_| text == "0000");
    read_move(position, text).or_else(null).or_else(|| read_leaving(position, text))
}
