//! Follows an attempt for the controllers. They may have a memory, so every attempt is followed from its start, but no
//! reply is searched twice.

use chesswright_puzzle::Game as Puzzle;
use chesswright_puzzle::control::Memory;
use chesswright_rules::{Move, Position};

#[derive(Debug)]
pub(super) struct Followed {
    position: Position,
    memory: Memory,
    turns: Vec<Turn>,
}

/// A move of the player.
#[derive(Debug)]
struct Turn {
    /// The number of moves of all sides before it.
    before: usize,
    played: Move,
    /// The memory of the controllers at that moment.
    memory: Memory,
}

impl Followed {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let (position, memory) = puzzle.start();
        Self { position, memory, turns: vec![] }
    }

    /// Follows an attempt to the player's last move and the replies to it, even if the replies have not been played
    /// yet.
    pub(super) fn follow(&mut self, puzzle: &Puzzle, played: &[&Move]) {
        let agrees = |turn: &Turn| played.get(turn.before) == Some(&&turn.played);
        let common = self.turns.iter().take_while(|turn| agrees(turn)).count();
        let other = self.turns.drain(common..).next();
        if let Some(other) = other {
            for _ in other.before..self.len() {
                self.position.undo();
            }
            self.memory = other.memory;
        }
        while let Some(&next) = played.get(self.len()) {
            self.turns.push(Turn { before: self.len(), played: next.clone(), memory: self.memory.clone() });
            puzzle.play(&mut self.position, &mut self.memory, next);
            puzzle.reply(&mut self.position, &mut self.memory, &mut |_, _| {});
        }
    }

    /// The number of moves, including all replies.
    pub(super) fn len(&self) -> usize {
        self.position.played().count()
    }

    /// The move with this index.
    pub(super) fn after(&self, count: usize) -> Option<Move> {
        self.position.played().nth(count).cloned()
    }

    /// The position after these moves, and the memory of the controllers there.
    pub(super) fn end(&self) -> (Position, Memory) {
        (self.position.clone(), self.memory.clone())
    }
}
