//! The editor of positions, without a browser: any position of any game, by clicks and as text.

use chesswright_notation::position::{read, write};
use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::definition::Severity;
use chesswright_rules::message;
use chesswright_rules::message::Message;
use chesswright_rules::{CastlingRight, Kind, Piece, Position, Rules, Setup, Side};

/// What a click on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pen {
    /// It moves what is there.
    Hand,
    /// It puts a piece.
    Piece(Piece),
    /// It removes the piece.
    Erase,
    /// It makes the cell an en-passant target, or takes that away.
    EnPassant,
    /// It builds a wall, or takes it away.
    Wall,
}

/// What a person does.
#[derive(Clone, Debug, PartialEq)]
pub enum PositionAct {
    /// Chooses what clicks do.
    Pen(Pen),
    /// Clicks a cell.
    Cell(Cell),
    /// Drags a piece to another cell.
    Carry(Cell, Cell),
    /// Puts a piece on a cell.
    Put(Piece, Cell),
    /// Sets how many of a piece are in hand.
    Hand(Piece, u16),
    /// Chooses who is to move, by the place in the turn order.
    Turn(u8),
    /// Gives a castling right, or takes it.
    Castling(CastlingRight, bool),
    /// Sets how many checks a side has given.
    Checks(Side, u8),
    /// Sets the turns since the last capture or pawn move.
    Clock(u16),
    /// Sets the turns since the start of the game.
    Turns(u32),
    /// Sets a counter of a side.
    Counter(usize, usize, i32),
    /// Reads a position text.
    Fen(String),
    /// Removes all pieces.
    Clear,
    /// Goes back to the start position.
    Start,
    /// Takes back what was done last.
    Undo,
    /// Does it again.
    Redo,
}

/// A remark about the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What is unusual or impossible, and what to do about it.
    pub text: Message,
    /// Whether no game can lead to it.
    pub impossible: bool,
    /// The cells that it concerns.
    pub cells: Vec<Cell>,
}

/// A position that is being made.
#[derive(Clone, Debug)]
pub struct PositionDesk {
    rules: Rules,
    now: Setup,
    past: Vec<Setup>,
    future: Vec<Setup>,
    pen: Pen,
    /// What was wrong with the last text.
    unread: Option<Message>,
}

impl PositionDesk {
    /// The editor with a position of a game. A text that is no such position begins with the start position.
    pub fn new(rules: &Rules, fen: &str) -> Self {
        let read = (!fen.is_empty()).then(|| read(rules, fen).ok()).flatten();
        let now = read.map_or_else(|| rules.start(), |read| read.position).setup();
        Self { rules: rules.clone(), now, past: vec![], future: vec![], pen: Pen::Hand, unread: None }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position as plain data.
    pub fn setup(&self) -> &Setup {
        &self.now
    }

    /// What a click does.
    pub fn pen(&self) -> Pen {
        self.pen
    }

    /// What was wrong with the last text that was typed.
    pub fn unread(&self) -> Option<&Message> {
        self.unread.as_ref()
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to do again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The position, if it is one. What no game can lead to can still be played.
    pub fn position(&self) -> Option<Position> {
        self.rules.position(&self.now).ok()
    }

    /// The position as text.
    pub fn fen(&self) -> Option<String> {
        self.position().map(|position| write(&position))
    }

    /// Whether it can be played: it is a position, and the game is not over.
    pub fn is_playable(&self) -> bool {
        self.position().is_some_and(|position| position.outcome().is_none())
    }

    /// All that is unusual or impossible.
    pub fn remarks(&self) -> Vec<Remark> {
        let findings = self.rules.findings(&self.now);
        let remark = |finding: chesswright_rules::Finding| Remark {
            text: finding.said(),
            impossible: finding.severity == Severity::Error,
            cells: finding.cells,
        };
        let mut all: Vec<Remark> = findings.into_iter().map(remark).collect();
        if let Some(outcome) = self.position().and_then(|position| position.outcome()) {
            let text =
                message!("the game is over in this position: {reason}", reason = outcome.reason.to_string());
            all.push(Remark { text, impossible: false, cells: vec![] });
        }
        all
    }

    /// The piece on a cell.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        self.now.pieces.iter().find(|(at, _)| *at == cell).map(|(_, piece)| *piece)
    }

    /// The cell at a place of the board.
    pub fn cell(&self, at: Vector) -> Option<Cell> {
        self.rules.board().at(at)
    }

    /// How many of a piece are in hand.
    pub fn in_hand(&self, piece: Piece) -> u16 {
        let of = self.now.hands.iter().filter(|(side, kind, _)| (*side, *kind) == (piece.side, piece.kind));
        of.map(|(.., count)| count).sum()
    }

    /// The castling rights that the game knows, and whether each is there.
    pub fn castlings(&self) -> Vec<(CastlingRight, bool)> {
        let mut all: Vec<CastlingRight> = self.rules.start_setup().castling;
        all.extend(
            self.now
                .castling
                .iter()
                .filter(|right| !all.iter().any(|one| same(one, right)))
                .copied()
                .collect::<Vec<_>>(),
        );
        all.into_iter().map(|right| (right, self.now.castling.iter().any(|one| same(one, &right)))).collect()
    }

    /// The counters of the game: their names, with a value for each side.
    pub fn counters(&self) -> Vec<(String, Vec<i32>)> {
        let sides = self.rules.sides();
        let names = self.rules.definition().counters.keys();
        let known = self.position().map(|position| position.setup().counters).unwrap_or_default();
        names
            .enumerate()
            .map(|(number, name)| {
                let values = self.now.counters.get(number).or_else(|| known.get(number)).cloned();
                (name.clone(), values.unwrap_or_else(|| vec![0; sides]))
            })
            .collect()
    }

    /// Whether the game counts checks.
    pub fn counts_checks(&self) -> bool {
        self.rules.definition().end.counts_checks()
    }

    /// Whether the game has hands.
    pub fn has_hands(&self) -> bool {
        self.rules.definition().hand.is_some()
    }

    /// Whether the game has walls.
    pub fn has_walls(&self) -> bool {
        self.rules.definition().walls.is_some() || !self.now.walls.is_empty()
    }

    /// Does what a person did.
    pub fn update(&mut self, act: PositionAct) {
        self.unread = None;
        let mut next = self.now.clone();
        match act {
            PositionAct::Pen(pen) => {
                self.pen = pen;
                return;
            }
            PositionAct::Undo => {
                if let Some(before) = self.past.pop() {
                    self.future.push(std::mem::replace(&mut self.now, before));
                }
                return;
            }
            PositionAct::Redo => {
                if let Some(after) = self.future.pop() {
                    self.past.push(std::mem::replace(&mut self.now, after));
                }
                return;
            }
            PositionAct::Cell(cell) => match self.pen {
                Pen::Hand => return,
                Pen::Piece(piece) if self.piece(cell) == Some(piece) => self.put(&mut next, cell, None),
                Pen::Piece(piece) => self.put(&mut next, cell, Some(piece)),
                Pen::Erase => {
                    next.walls.retain(|at| *at != cell);
                    self.put(&mut next, cell, None);
                }
                Pen::EnPassant => {
                    let was = next.en_passant == [cell];
                    next.en_passant = if was { vec![] } else { vec![cell] };
                    next.en_passant_victim = None;
                }
                Pen::Wall => {
                    let walls = next.walls.len();
                    next.walls.retain(|at| *at != cell);
                    if next.walls.len() == walls {
                        self.put(&mut next, cell, None);
                        next.walls.push(cell);
                    }
                }
            },
            PositionAct::Carry(from, to) => {
                let Some(piece) = self.piece(from).filter(|_| from != to) else { return };
                let promoted = next.promoted.contains(&from);
                self.put(&mut next, from, None);
                self.put(&mut next, to, Some(piece));
                if promoted {
                    next.promoted.push(to);
                }
            }
            PositionAct::Put(piece, cell) => self.put(&mut next, cell, Some(piece)),
            PositionAct::Hand(piece, count) => {
                next.hands.retain(|(side, kind, _)| (*side, *kind) != (piece.side, piece.kind));
                if count > 0 {
                    next.hands.push((piece.side, piece.kind, count));
                }
            }
            PositionAct::Turn(turn) => {
                next.turn = turn;
                next.steps_left = None;
                // Targets are for the side that moves next.
                next.en_passant.clear();
                next.en_passant_victim = None;
            }
            PositionAct::Castling(right, on) => {
                next.castling.retain(|one| !same(one, &right));
                if on {
                    next.castling.push(right);
                }
            }
            PositionAct::Checks(side, count) => {
                next.checks.resize(self.rules.sides().max(next.checks.len()), 0);
                if let Some(checks) = next.checks.get_mut(side.index()) {
                    *checks = count;
                }
            }
            PositionAct::Clock(clock) => next.clock = clock,
            PositionAct::Turns(turns) => next.turns = turns,
            PositionAct::Counter(counter, side, value) => {
                next.counters = self.counters().into_iter().map(|(_, values)| values).collect();
                if let Some(known) = next.counters.get_mut(counter).and_then(|sides| sides.get_mut(side)) {
                    *known = value;
                }
            }
            PositionAct::Fen(text) => match read(&self.rules, &text) {
                Ok(read) => next = read.position.setup(),
                Err(error) => {
                    self.unread = Some(error.message());
                    return;
                }
            },
            PositionAct::Clear => {
                next = Setup { ground: next.ground, ..Setup::default() };
            }
            PositionAct::Start => next = self.rules.start().setup(),
        }
        if next != self.now {
            self.past.push(std::mem::replace(&mut self.now, next));
            self.future.clear();
        }
    }

    /// Puts a piece on a cell, or takes it away, with all that was only true of what stood there.
    fn put(&self, next: &mut Setup, cell: Cell, piece: Option<Piece>) {
        next.pieces.retain(|(at, _)| *at != cell);
        next.promoted.retain(|at| *at != cell);
        next.gates.retain(|(at, _)| *at != cell);
        if let Some(unmoved) = &mut next.unmoved {
            unmoved.retain(|at| *at != cell);
        }
        if let Some(piece) = piece {
            next.walls.retain(|at| *at != cell);
            next.pieces.push((cell, piece));
            // A piece where it begins has its first move.
            let home = self.rules.start_setup().pieces.contains(&(cell, piece));
            if let Some(unmoved) = next.unmoved.as_mut().filter(|_| home) {
                unmoved.push(cell);
            }
        }
        next.pieces.sort_by_key(|(at, _)| *at);
        // A result that was agreed on is not that of another position.
        next.result = None;
        // Rights that cannot be any more go with the piece.
        for _ in 0..=next.castling.len() + 1 {
            match self.rules.position(next) {
                Err(problems) if next.leave_out(&problems) => {}
                _ => break,
            }
        }
    }
}

fn same(one: &CastlingRight, other: &CastlingRight) -> bool {
    (one.side, one.wing) == (other.side, other.wing)
}

/// All pieces of a game that can be put on the board.
pub fn palette(rules: &Rules, side: Side) -> Vec<Piece> {
    (0..rules.definition().pieces.len() as u8).map(|kind| Piece { side, kind: Kind(kind) }).collect()
}
