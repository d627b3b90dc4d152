//! A premove: a move that a user enters while another player thinks. It is played in the next turn if it is legal.

use chesswright_game::Game;
use chesswright_rules::board::Cell;
use chesswright_rules::search::{MoveBuffer, pseudo_legal_moves};
use chesswright_rules::{self as rules, Move, Piece, Position, Side};

use crate::picking::{self, Next, Origin};

/// A move to play next, whatever the other side plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Premove {
    /// The origin of the move.
    pub origin: Origin,
    /// The destination of the move.
    pub aim: Cell,
}

impl Premove {
    /// The move, if it is one of the moves that there are now. The user is not asked: a pawn promotes to the most valuable kind,
    /// and for other choices the first answer is taken.
    pub fn played(
        self,
        moves: &[rules::Choice],
        worth: impl Fn(&rules::Choice) -> i32,
    ) -> Option<rules::Choice> {
        let mut left = picking::aimed(&picking::from(moves, self.origin), self.aim);
        // The sort is stable, so that equal values keep the order of the rules.
        left.sort_by_key(|played| -worth(played));
        loop {
            match picking::next(left) {
                Next::Nothing => return None,
                Next::Play(played) => return Some(played),
                Next::Ask(choices) => left = choices.into_iter().next()?.moves,
            }
        }
    }
}

/// The targets of the piece on a cell. If it is not its side's turn, its moves are listed as if it were, without regard
/// to check, gates and hands.
pub fn reach(game: &Game, cell: Cell) -> Vec<Cell> {
    let position = game.position();
    let Some(Piece { side, .. }) = position.piece(cell) else { return vec![] };
    let mut cells: Vec<Cell> = match side == position.turn() {
        true => {
            let own = picking::from(&game.choices(), Origin::Cell(cell));
            own.iter().map(|played| played.to).collect()
        }
        false => {
            let own = out_of_turn(position, side);
            own.iter()
                .filter(|played| !played.is_pass() && played.action().is_none())
                .filter(|played| played.drop().is_none() && played.from() == cell)
                .map(Move::to)
                .collect()
        }
    };
    cells.retain(|&to| to != cell);
    cells.sort_unstable();
    cells.dedup();
    cells
}

fn out_of_turn(position: &Position, side: Side) -> Vec<Move> {
    let pieces: Vec<(Cell, Piece)> = position.pieces().collect();
    let mut moves = vec![];
    pseudo_legal_moves(position.rules(), side, &pieces, &mut MoveBuffer::default(), &mut moves);
    moves
}

#[cfg(test)]
mod tests {
    use chesswright_notation::position;
    use chesswright_rules::Rules;

    use super::*;

    fn chess(fen: &str) -> Position {
        let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
        position::read(&rules, fen).expect(fen).position
    }

    fn cell(position: &Position, name: &str) -> Cell {
        position.rules().board().cell(name).expect(name)
    }

    #[test]
    fn what_has_become_illegal_is_not_played() {
        let here = chess("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        let meant = |from: &str, to: &str| {
            let premove = Premove { origin: Origin::Cell(cell(&here, from)), aim: cell(&here, to) };
            premove.played(&here.choices(), |_| 0)
        };
        assert!(meant("e2", "e4").is_some());
        assert!(meant("e2", "d3").is_none() && meant("d2", "d4").is_none());
    }

    #[test]
    fn a_pawn_becomes_what_is_worth_most() {
        let here = chess("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        let premove = Premove { origin: Origin::Cell(cell(&here, "a7")), aim: cell(&here, "a8") };
        for kind in ["queen", "rook", "knight"] {
            let best = here.rules().kind(kind);
            let played =
                premove.played(&here.choices(), |played| i32::from(played.promotion == best)).expect("legal");
            assert_eq!(played.promotion, best);
        }
    }

    #[test]
    fn pieces_show_how_they_move_whoever_moves_next() {
        // The black rook gives check. White's knight is not pinned, but cannot parry the check.
        let here = chess("4r2k/8/8/8/8/8/8/N3K3 w - - 0 1");
        let count = |name: &str| reach(&Game::from_position(&here), cell(&here, name)).len();
        assert_eq!(
            (count("a1"), count("e8")),
            (0, 13),
            "what is to move is bound by check, the other is not"
        );
        assert_eq!(count("e5"), 0);
    }
}
