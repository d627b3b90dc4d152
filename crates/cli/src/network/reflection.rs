//! The reflection of a game in the line between its left and its right half. Where the rules know no left and no right, each
//! position teaches twice: as it was, and reflected.

use chesswright_engine::Prng;
use chesswright_rules::board::{Board, Cell, Vector};
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Kind, Move, Position, Rules, Setup};

/// Games of random moves in which the reflection is tested, and the most moves of each.
const GAMES: u64 = 12;
const MOST_MOVES: usize = 80;

/// Where the reflection takes each cell.
pub(super) struct Reflection {
    cells: Vec<Cell>,
}

impl Reflection {
    /// The reflection of a game. `None` if the rules tell left from right elsewhere than in castling: then some position of random games
    /// has other moves than its reflection.
    pub(super) fn of(rules: &Rules) -> Option<Self> {
        let board = rules.board();
        let reflection =
            Self { cells: board.cells().map(|cell| reflected(board, cell)).collect::<Option<_>>()? };
        (0..GAMES).all(|seed| reflection.holds_in_game(rules, seed)).then_some(reflection)
    }

    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Whether a position has a reflection: castling tells left from right.
    pub(super) fn applies_to(position: &Position) -> bool {
        position.castling_cells().is_empty()
    }

    fn holds_in_game(&self, rules: &Rules, seed: u64) -> bool {
        let mut prng = Prng::new(seed);
        let mut position = rules.start();
        for _ in 0..MOST_MOVES {
            let moves = position.legal_moves();
            if Self::applies_to(&position) && !self.holds_in(rules, &position, &moves) {
                return false;
            }
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(&moves[prng.below(moves.len())]);
        }
        true
    }

    /// Whether the moves of the reflected position are the reflected moves.
    fn holds_in(&self, rules: &Rules, position: &Position, moves: &[Move]) -> bool {
        let Some(other) = self.setup(&position.setup()).and_then(|setup| rules.position(&setup).ok()) else {
            return false;
        };
        let describe = |position: &Position, played: &Move, cell: &dyn Fn(Cell) -> Cell| {
            let from = played.drop().is_none().then(|| cell(played.from()));
            let changes = [
                played.drop(),
                played.promotion(),
                position.captured_piece(played).map(|(_, piece)| piece.kind),
            ];
            (from, cell(played.to()), changes.map(|kind| kind.map(Kind::index)), played.wall().map(cell))
        };
        let mut here: Vec<_> =
            moves.iter().map(|played| describe(position, played, &|cell| self.at(cell))).collect();
        let mut there: Vec<_> =
            other.legal_moves().iter().map(|played| describe(&other, played, &|cell| cell)).collect();
        here.sort_unstable();
        there.sort_unstable();
        here == there
    }

    fn at(&self, cell: Cell) -> Cell {
        self.cells[usize::from(cell)]
    }

    /// The reflected position. `None` where it has a state with cells that nothing reflects.
    fn setup(&self, setup: &Setup) -> Option<Setup> {
        if !setup.castling.is_empty()
            || !setup.pending.is_empty()
            || setup.ground.is_some()
            || setup.chance.is_some()
        {
            return None;
        }
        let cell = |cell: &Cell| self.at(*cell);
        let pieces = |pieces: &[(Cell, chesswright_rules::Piece)]| {
            pieces.iter().map(|&(cell, piece)| (self.at(cell), piece)).collect()
        };
        Some(Setup {
            pieces: pieces(&setup.pieces),
            en_passant: setup.en_passant.iter().map(cell).collect(),
            en_passant_victim: setup.en_passant_victim.as_ref().map(cell),
            unmoved: setup.unmoved.as_ref().map(|cells| cells.iter().map(cell).collect()),
            walls: setup.walls.iter().map(cell).collect(),
            promoted: setup.promoted.iter().map(cell).collect(),
            gates: pieces(&setup.gates),
            ..setup.clone()
        })
    }
}

fn reflected(board: &Board, cell: Cell) -> Option<Cell> {
    let at = board.coords(cell);
    board.at(Vector { x: board.extent()[0] as i16 - 1 - at.x, ..at })
}

#[cfg(test)]
mod tests {
    use chesswright_engine::net::Inputs;
    use chesswright_rules::{Definition, Side};

    use super::*;

    #[test]
    fn rules_that_know_left_and_right_are_told_from_the_others() {
        let has_reflection =
            |game: &Definition| Reflection::of(&Rules::new(game).expect("it compiles")).is_some();
        for name in ["chess", "crazyhouse", "shogi", "xiangqi", "racingkings", "amazons", "alice", "duck"] {
            assert!(
                has_reflection(&chesswright_catalog::definition(name).expect("it is built in")),
                "{name}"
            );
        }
        let mut chess = chesswright_catalog::definition("chess").expect("it is built in");
        // A knight that leaps to the left only.
        chess.pieces["knight"].moves[0].betza = "lN".into();
        assert!(!has_reflection(&chess));
    }

    #[test]
    fn reflected_inputs_are_the_inputs_of_the_reflected_position() {
        let game = chesswright_catalog::definition("crazyhouse").expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let (inputs, reflection) =
            (Inputs::new(&rules).expect("it fits"), Reflection::of(&rules).expect("it has one"));
        let inputs_of = |text: &str, side: u8| {
            let read = chesswright_notation::position::read(&rules, text).expect("it is a position");
            inputs.active(&read.position, Side(side))
        };
        for side in [0, 1] {
            let mut reflected: Vec<u16> = inputs_of("r2k3Q~/pp6/8/3N4/8/8/6PP/K6R[Nnpp] w - - 0 1", side)
                .into_iter()
                .map(|input| inputs.moved(input, reflection.cells()))
                .collect();
            let mut wanted = inputs_of("Q~3k2r/6pp/8/4N3/8/8/PP6/R6K[Nnpp] w - - 0 1", side);
            reflected.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(reflected, wanted, "seen from side {side}");
        }
    }
}
