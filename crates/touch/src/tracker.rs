//! Identifies pieces from one position to the next, so that moves can be animated.

use chesswright_rules::board::{Cell, Geometry};
use chesswright_rules::{Move, Piece, Position};

/// A piece that keeps its number while it moves, promotes or changes sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackedPiece {
    /// The number of the piece.
    pub id: u32,
    /// Its cell.
    pub cell: Cell,
    /// Its kind and side.
    pub piece: Piece,
}

/// The pieces of a position, with the same numbers as in the positions before.
#[derive(Clone, Debug, Default)]
pub struct PieceTracker {
    /// The pieces, by their numbers.
    pub pieces: Vec<TrackedPiece>,
    last: Option<Position>,
    hopped: Vec<Cell>,
    /// The pieces that the last move blew up: their cells before, and the cells of the explosion.
    pub bursts: Vec<(Cell, Cell)>,
    given: u32,
}

impl PieceTracker {
    /// Continues with a position. The pieces of another game are new, and no number is used twice.
    pub fn follow(&mut self, position: &Position) {
        if self.last.as_ref().is_some_and(|last| !last.rules().same(position.rules())) {
            *self = Self { given: self.given, ..Self::default() };
        }
        let walks = self.last.as_ref().map(|last| walks(last, position)).unwrap_or_default();
        if self.last.as_ref().is_none_or(|last| last.key() != position.key()) {
            self.bursts = self.last.as_ref().map(|last| bursts(last, position)).unwrap_or_default();
        }
        let mut before = std::mem::take(&mut self.pieces);
        let mut after: Vec<(Cell, Piece)> = position.pieces().collect();
        let mut found = vec![];
        let mut recognise = |by: &dyn Fn(&TrackedPiece, &(Cell, Piece)) -> bool| {
            after.retain(|new| {
                let Some(i) = before.iter().position(|old| by(old, new)) else { return true };
                found.push(TrackedPiece { id: before.swap_remove(i).id, cell: new.0, piece: new.1 });
                false
            });
        };
        recognise(&|old, new| walks.contains(&(old.cell, new.0)));
        let walked = |cell: Cell| walks.iter().any(|(from, _)| *from == cell);
        recognise(&|old, new| old.cell == new.0 && old.piece == new.1 && !walked(old.cell));
        recognise(&|old, new| old.cell == new.0 && old.piece.kind == new.1.kind);
        recognise(&|old, new| old.piece == new.1);
        for (cell, piece) in after {
            self.given += 1;
            found.push(TrackedPiece { id: self.given, cell, piece });
        }
        found.sort_unstable_by_key(|piece| piece.id);
        self.hopped = walks
            .iter()
            .filter(|(from, to)| self.last.as_ref().is_some_and(|last| leaps(last, *from, *to)))
            .map(|(_, to)| *to)
            .collect();
        self.pieces = found;
        self.last = Some(position.clone());
    }

    /// Whether the piece on a cell has just leapt there.
    pub fn hopped(&self, cell: Cell) -> bool {
        self.hopped.contains(&cell)
    }
}

/// Whether a move from one cell to another was a leap: over a piece, or not along a line.
pub fn leaps(before: &Position, from: Cell, to: Cell) -> bool {
    let board = before.rules().board();
    let (a, b) = (board.coords(from), board.coords(to));
    let way = [b.x - a.x, b.y - a.y, b.z - a.z];
    let common = way.iter().fold(0, |g, n| divisor(g, n.abs()));
    // On hexagons, lines through corners have steps of two and one.
    let longest = if board.geometry() == Geometry::Hex { 2 } else { 1 };
    if common == 0 || way.iter().any(|n| (n / common).abs() > longest) {
        return common != 0;
    }
    let mut at = a;
    (1..common).any(|_| {
        (at.x, at.y, at.z) = (at.x + way[0] / common, at.y + way[1] / common, at.z + way[2] / common);
        board.at(at).is_some_and(|cell| before.piece(cell).is_some())
    })
}

fn divisor(a: i16, b: i16) -> i16 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// The pieces that blow up between two positions, if the move was a blast: their cells before, and the cells of the
/// explosion.
fn bursts(before: &Position, after: &Position) -> Vec<(Cell, Cell)> {
    let mut back = after.clone();
    let played = back.undo().filter(|_| back.key() == before.key());
    let Some(effects) = played.map(|played| back.effects(&played)) else { return vec![] };
    let blown: Vec<Cell> =
        effects.removed.iter().copied().filter(|cell| !effects.walls.contains(cell)).collect();
    if blown.is_empty() {
        return vec![];
    }
    // Captured pieces blow up too, and the captor blows up on its destination.
    let there = effects.captures.iter().chain(&blown).map(|cell| (*cell, *cell));
    let arrived = effects.moves.iter().filter(|(_, to)| blown.contains(to)).copied();
    let mut bursts: Vec<(Cell, Cell)> =
        there.filter(|(cell, _)| before.piece(*cell).is_some()).chain(arrived).collect();
    bursts.sort_unstable();
    bursts.dedup();
    bursts
}

/// The pieces that moved between two positions that are one move apart, in either direction, with origin and
/// destination.
fn walks(before: &Position, after: &Position) -> Vec<(Cell, Cell)> {
    let step = |later: &Position, earlier: &Position| -> Option<Vec<(Cell, Cell)>> {
        let mut back = later.clone();
        let played: Move = back.undo()?;
        (back.key() == earlier.key()).then(|| back.effects(&played).moves)
    };
    if let Some(walks) = step(after, before) {
        return walks;
    }
    let back = step(before, after).unwrap_or_default();
    back.into_iter().map(|(from, to)| (to, from)).collect()
}

#[cfg(test)]
mod tests {
    use chesswright_game::{Branch, Game};
    use chesswright_rules::Rules;

    use super::*;

    fn who(tracker: &PieceTracker, game: &Game, cell: &str) -> Option<u32> {
        let cell = game.rules().board().cell(cell)?;
        tracker.pieces.iter().find(|piece| piece.cell == cell).map(|piece| piece.id)
    }

    #[test]
    fn knights_leap_and_rooks_do_not() {
        let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
        let start = rules.start();
        let cell = |name: &str| rules.board().cell(name).expect(name);
        let leapt = |from, to| leaps(&start, cell(from), cell(to));
        assert!(leapt("g1", "f3") && leapt("a1", "a3"));
        assert!(!leapt("e2", "e4") && !leapt("b3", "d5"));
    }

    #[test]
    fn pieces_keep_their_numbers() {
        let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
        let mut game = Game::new(&rules);
        let mut tracker = PieceTracker::default();
        tracker.follow(game.position());
        assert_eq!(tracker.pieces.len(), 32);
        let (king, rook, pawn) =
            (who(&tracker, &game, "e1"), who(&tracker, &game, "h1"), who(&tracker, &game, "e2"));
        for text in
            "e2e4 d7d5 e4d5 g8f6 g1f3 e7e5 d5e6 d8d2 b1d2 a7a6 f1e2 a6a5 e1g1 f6g8 e6f7 e8e7 f7g8q".split(' ')
        {
            game.play_text(text, Branch::Variation, 0).expect(text);
            tracker.follow(game.position());
        }
        assert_eq!(who(&tracker, &game, "g8"), pawn, "captured, en passant, promoted: still the same");
        assert_eq!((who(&tracker, &game, "g1"), who(&tracker, &game, "f1")), (king, rook));
        for _ in 0..17 {
            game.undo(0);
            tracker.follow(game.position());
        }
        assert_eq!((who(&tracker, &game, "e2"), who(&tracker, &game, "h1")), (pawn, rook));
        assert_eq!(tracker.pieces.len(), 32);
    }

    #[test]
    fn a_capture_in_atomic_chess_blows_up_all_around() {
        let rules = Rules::new(&chesswright_catalog::definition("atomic").expect("atomic")).expect("atomic");
        let mut game = Game::new(&rules);
        let mut tracker = PieceTracker::default();
        let cell = |name: &str| rules.board().cell(name).expect(name);
        for text in ["e2e4", "d7d5", "g1f3", "d8d6", "f3e5", "d6d7", "e5d7"] {
            tracker.follow(game.position());
            assert_eq!(tracker.bursts, [], "before {text}");
            game.play_text(text, Branch::Variation, 0).expect(text);
        }
        tracker.follow(game.position());
        // Pawns survive; the captor comes from e5.
        let blown = ["c8", "d7", "e8"].map(cell);
        assert!(tracker.bursts.contains(&(cell("e5"), cell("d7"))), "{:?}", tracker.bursts);
        assert!(
            tracker.bursts.contains(&(cell("d7"), cell("d7")))
                && tracker.bursts.contains(&(blown[0], blown[0]))
        );
        assert!(tracker.bursts.iter().all(|(_, there)| blown.contains(there)), "{:?}", tracker.bursts);
        // Showing the position again changes nothing, and after an undo nothing blows up.
        let before = tracker.bursts.clone();
        tracker.follow(game.position());
        assert_eq!(tracker.bursts, before);
        game.undo(0);
        tracker.follow(game.position());
        assert_eq!(tracker.bursts, []);
    }

    #[test]
    fn the_pieces_of_another_game_are_new_ones() {
        let rules = |name| Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name);
        let mut tracker = PieceTracker::default();
        tracker.follow(&rules("chess").start());
        let most = tracker.pieces.iter().map(|piece| piece.id).max();
        tracker.follow(&rules("shogi").start());
        assert_eq!(tracker.pieces.len(), 40);
        assert!(tracker.pieces.iter().map(|piece| piece.id).min() > most, "no number is given twice");
    }
}
