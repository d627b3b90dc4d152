//! The recorded data of a game.

use chesswright_notation::position::Dialect;
use chesswright_notation::{moves, position};

use chesswright_rules::{Move, Outcome, Position};
use serde::Serialize;

/// A game from its first to its last position.
#[derive(Serialize)]
pub(crate) struct Game {
    variant: String,
    /// Castling is written as the king capturing its partner.
    dealt: bool,
    /// The game is about repetitions, so the reader should check for ends everywhere.
    repeats: bool,
    start: String,
    pub(crate) plies: Vec<Ply>,
}

/// One position, and the move played in it.
#[derive(Serialize)]
pub(crate) struct Ply {
    fen: String,
    /// All legal moves.
    pub(crate) legal: Vec<String>,
    check: bool,
    over: Option<End>,
    /// An end that the player to move may claim.
    claim: Option<End>,
    pub(crate) played: Option<String>,
}

/// How a game ended, or may end.
#[derive(Serialize)]
struct End {
    /// 1 if the side to move has won, -1 if another side has, 0 if no side has.
    value: i8,
    reason: String,
}

impl End {
    fn of(outcome: Outcome, position: &Position) -> Self {
        let value = match outcome.winner {
            None => 0,
            Some(side) if side == position.turn() => 1,
            Some(_) => -1,
        };
        Self { value, reason: outcome.reason.to_string() }
    }
}

impl Game {
    pub(crate) fn new(variant: &str, dealt: bool, repeats: bool, start: &Position) -> Self {
        Self { variant: variant.to_owned(), dealt, repeats, start: text(start, dealt), plies: vec![] }
    }
}

impl Ply {
    pub(crate) fn of(position: &Position, moves: &[Move], dealt: bool) -> Self {
        let outcome = position.outcome_unsupplied();
        // The end depends on earlier positions, not on the board.
        let by_history = outcome.is_some_and(|outcome| outcome.reason.is_history());
        let end = outcome.map(|outcome| End::of(outcome, position));
        let (over, claim) = if by_history { (None, end) } else { (end, None) };
        let claim = claim.or_else(|| position.claims().first().map(|&claim| End::of(claim, position)));
        Self {
            fen: text(position, dealt),
            legal: moves.iter().map(|played| moves::uci(position, played, dealt)).collect(),
            check: position.is_check(),
            over,
            claim,
            played: None,
        }
    }
}

/// A position in the dialect of the other program. If the setup is random, castling rights are files.
fn text(position: &Position, dealt: bool) -> String {
    position::write_as(position, if dealt { Dialect::Shredder } else { Dialect::Standard })
}
