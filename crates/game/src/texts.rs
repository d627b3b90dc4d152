//! Reliable move texts: reading a written text returns the same move.

use chesswright_notation::moves::uci;
use chesswright_rules::{Move, Position, Side};

/// A legal move, or a null move, as UCI text.
///
/// The entry of a side that leaves is `out:` and the name of the side. That of pieces from another board is `in:`, the name of the side
/// that gets them, their kind, and their number: `in:white:knight*1`.
pub fn write_move(position: &Position, played: &Move) -> String {
    if let Some((side, kind, number)) = played.supplies() {
        return format!("{IN}{}:{}*{number}", side_name(position, side), position.rules().kind_name(kind));
    }
    match played.leaves() {
        Some(side) => format!("{OUT}{}", side_name(position, side)),
        None => uci(position, played, false),
    }
}

/// What the entry of pieces from another board begins with. No move does.
const IN: &str = "in:";

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

/// The entry of pieces from another board, as [`write_move`] writes it, if they can come here.
pub fn read_supply(position: &Position, text: &str) -> Option<Move> {
    let (side, pieces) = text.strip_prefix(IN)?.split_once(':')?;
    let (kind, number) = pieces.rsplit_once('*')?;
    let rules = position.rules();
    let side = rules.definition().sides.iter().position(|known| known.name == side)?;
    let (kind, number) = (rules.kind(kind)?, number.parse().ok()?);
    let mut supplied = position.without_history();
    supplied.supply(Side(side as u8), kind, number).then(|| supplied.last_played().cloned()).flatten()
}

/// The legal move with this text, even if a player could claim a draw. Both forms of castling are accepted.
pub fn read_move(position: &Position, text: &str) -> Option<Move> {
    let could_be = |played: &Move| {
        let begins = || text.starts_with(position.rules().cell_name(played.from()));
        let natures = played.is_chance() || played.uncovers();
        natures == text.starts_with('~')
            && played.drop().is_some() == text.contains('@')
            && (natures
                || played.drop().is_some()
                || played.is_castling()
                || played.action().is_some()
                || begins())
    };
    let moves: Vec<Move> = position.unclaimed_moves().into_iter().filter(could_be).collect();
    let written = |chess960: bool| moves.iter().find(|played| uci(position, played, chess960) == text);
    written(false).or_else(|| written(true)).cloned()
}

/// The move that a game record means: a legal one, a null move, that a side leaves, or that pieces come.
pub(crate) fn read_recorded(position: &Position, text: &str) -> Option<Move> {
    let null = || position.null_move().filter(|_| text == "0000");
    read_move(position, text)
        .or_else(null)
        .or_else(|| read_leaving(position, text))
        .or_else(|| read_supply(position, text))
}
