//! Helpers to play levels in tests, with cells and pieces given by name.
#![allow(dead_code, reason = "every test file uses a part of it")]

use chesswright_catalog::level::{self, Level};
use chesswright_puzzle::control::Memory;
use chesswright_puzzle::{Action, Game};
use chesswright_rules::search::SolveExt;
use chesswright_rules::{Ground, Position, Side};

/// A level being played.
pub(crate) struct Scene {
    game: Game,
    position: Position,
    memory: Memory,
    last: Vec<Action>,
}

/// Reads a level and begins to play it.
pub(crate) fn scene(text: &str) -> Scene {
    let level = level::read(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let game = Game::new(&level).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (position, memory) = game.start();
    Scene { game, position, memory, last: vec![] }
}

impl Scene {
    pub(crate) fn level(&self) -> &Level {
        self.game.level()
    }

    pub(crate) fn cell(&self, name: &str) -> u16 {
        self.game.rules().board().cell(name).unwrap_or_else(|| panic!("no cell {name}"))
    }

    fn name(&self, cell: u16) -> String {
        self.game.rules().cell_name(cell).to_owned()
    }

    pub(crate) fn ground(&self) -> Ground {
        self.position.ground().unwrap()
    }

    /// All legal moves in order.
    pub(crate) fn texts(&self) -> Vec<String> {
        let moves = self.game.moves(&self.position);
        moves.iter().map(|played| self.game.move_text(&self.position, played)).collect()
    }

    /// The cells that the player's piece on a cell may move to.
    pub(crate) fn targets(&self, from: &str) -> Vec<String> {
        self.targets_of(self.game.player().index() as u8, from)
    }

    /// The same for any side.
    pub(crate) fn targets_of(&self, side: u8, from: &str) -> Vec<String> {
        let from = self.cell(from);
        let moves = self.position.moves_of(Side(side));
        let mut names: Vec<String> = moves
            .iter()
            .filter(|played| played.from() == from)
            .map(|played| self.name(played.to()))
            .collect();
        names.sort();
        names.dedup();
        names
    }

    pub(crate) fn kind(&self, cell: &str) -> String {
        let piece = self.position.piece(self.cell(cell)).unwrap_or_else(|| panic!("nothing on {cell}"));
        self.game.rules().kind_name(piece.kind).to_owned()
    }

    pub(crate) fn pieces_of(&self, side: u8) -> Vec<String> {
        self.position.pieces_of(Side(side)).into_iter().map(|(cell, _)| self.name(cell)).collect()
    }

    pub(crate) fn keys(&self, side: usize) -> Vec<u8> {
        self.ground().keys[side].clone()
    }

    pub(crate) fn play(&mut self, text: &str) {
        let played = self.game.find_move(&self.position, text);
        let played = played.unwrap_or_else(|| panic!("{text} is not legal: {:?}", self.texts()));
        self.last = self.game.turn(&mut self.position, &mut self.memory, &played);
    }

    pub(crate) fn play_to(&mut self, from: &str, to: &str) {
        let (from, to) = (self.cell(from), self.cell(to));
        let moves = self.game.moves(&self.position);
        let played = moves.iter().find(|played| played.from() == from && played.to() == to);
        let played = played.unwrap_or_else(|| panic!("not legal: {:?}", self.texts())).clone();
        self.last = self.game.turn(&mut self.position, &mut self.memory, &played);
    }

    /// Makes a side move even if it is not its turn.
    pub(crate) fn force(&mut self, side: u8, from: &str, to: &str) {
        let (from, to) = (self.cell(from), self.cell(to));
        if self.position.turn() != Side(side) {
            let wait = self.position.waiting();
            self.position.play_unchecked(&wait);
        }
        let moves = self.position.moves_of(Side(side));
        let played = moves.iter().find(|played| played.from() == from && played.to() == to);
        let played = played.unwrap_or_else(|| panic!("no such move")).clone();
        self.position.play_unchecked(&played);
    }

    /// The enemies' actions after the last move.
    pub(crate) fn replies(&self) -> Vec<String> {
        self.last.iter().skip(1).map(|action| action.text.clone()).collect()
    }

    pub(crate) fn verdict(&self) -> Option<bool> {
        self.position.verdict().map(|winner| winner == Some(self.game.player()))
    }

    /// The values of the usual kinds, in whole points.
    pub(crate) fn values(&self) -> Vec<i32> {
        let kinds = level::KINDS.iter().map(|(name, ..)| self.game.rules().kind(name).unwrap());
        kinds.map(|kind| self.game.value(kind).round() as i32).collect()
    }
}
