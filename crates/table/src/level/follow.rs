//! A try as the controllers see it. They may have a memory, so every try is followed from its start, but no reply is searched twice.

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
    /// How many moves came before it, of whichever side.
    before: usize,
    played: Move,
    /// What the controllers remembered then.
    memory: Memory,
}

impl Followed {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let (position, memory) = puzzle.start();
        Self { position, memory, turns: vec![] }
    }

    /// Follows a try to the player's last move and the replies to it, whether or not those are on the table already.
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

    /// How many moves were made, all replies among them.
    pub(super) fn len(&self) -> usize {
        self.position.played().count()
    }

    /// The move that was made after so many.
    pub(super) fn after(&self, count: usize) -> Option<Move> {
        self.position.played().nth(count).cloned()
    }

    /// Where that leads, and what the controllers remember there.
    pub(super) fn end(&self) -> (Position, Memory) {
        (self.position.clone(), self.memory.clone())
    }
}
