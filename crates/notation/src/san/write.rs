//! Writing moves.

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::Wing;
use chesswright_rules::{Kind, Move, Position};

use super::cells::{agrees, parts};
use super::{San, Style};
use crate::action;

impl San {
    /// Writes a legal move of a position of this game.
    pub fn write(&self, position: &Position, played: &Move, style: Style) -> String {
        if let Some(text) = crate::chance::write(position, played) {
            return text;
        }
        let mut text = if played.is_pass() && self.is_only_pass(position, played) {
            "--".into()
        } else if let Some(action) = action::write(position, played) {
            action
        } else if played.is_castling() {
            self.castling(position, played)
        } else {
            self.step(position, played, style)
        };
        if style.checks {
            text.push_str(check_mark(position, played));
        }
        text
    }

    fn step(&self, position: &Position, played: &Move, style: Style) -> String {
        let (from, to) = (played.from(), played.to());
        if let Some(kind) = played.drop() {
            let sign = self.signs.write(position.turn(), kind, style.figurines);
            let wall = self.wall(played);
            return format!("{sign}@{}{wall}", self.rules.cell_name(to));
        }
        let Some(mover) = position.piece(from) else { return String::new() };
        let elsewhere = elsewhere(position, played);
        let captures = position.captures(played).len() > elsewhere.len();
        let mut peers = vec![];
        position.for_each_move_to(to, Some(mover.kind), |peer| {
            if peer.wall() == played.wall() {
                peers.push(peer);
            }
        });

        let silent = self.signs.pawn == Some(mover.kind);
        let mut text = String::new();
        if !silent {
            text.push_str(&self.signs.write(mover.side, mover.kind, style.figurines));
        }
        text.push_str(match style.long {
            true => self.rules.cell_name(from),
            false => self.origin(from, silent && captures, &peers),
        });
        if captures {
            text.push('x');
        } else if style.long {
            text.push('-');
        }
        text.push_str(self.rules.cell_name(to));
        if let Some(kind) = played.promotion() {
            text.push('=');
            text.push_str(&self.signs.write(mover.side, kind, style.figurines));
        }
        for &cell in &elsewhere {
            text.push_str(",x");
            text.push_str(self.rules.cell_name(cell));
        }
        if let Some((kind, _)) = played.gate() {
            text.push('/');
            text.push_str(&self.signs.write(mover.side, kind, style.figurines));
        }
        text.push_str(&self.wall(played));
        let alike = peers.iter().filter(|peer| looks_like(position, played, peer));
        if let Some(before @ 1..) = alike.clone().position(|peer| peer == played) {
            text.push_str(&format!("~{}", before + 1));
        }
        text
    }

    /// The shortest part of the origin that distinguishes the piece from others of its kind that can move there.
    fn origin(&self, from: Cell, file_first: bool, peers: &[Move]) -> &str {
        let name = self.rules.cell_name(from);
        let others: Vec<&str> = peers
            .iter()
            .filter(|peer| peer.drop().is_none())
            .map(Move::from)
            .filter(|&other| other != from)
            .map(|other| self.rules.cell_name(other))
            .collect();
        let [_, file, rank] = parts(name.as_bytes()).map(|part| std::str::from_utf8(part).unwrap_or(name));
        let none = if file_first { file } else { "" };
        [none, file, rank]
            .into_iter()
            .find(|hint| !others.iter().any(|other| agrees(hint, other, false)))
            .unwrap_or(name)
    }

    fn castling(&self, position: &Position, played: &Move) -> String {
        let wing = self.wing(position, played);
        let mut text = String::from(match wing {
            Some(Wing::Queen) => "O-O-O",
            _ => "O-O",
        });
        let alike = |other: &&Move| {
            other.is_castling()
                && (other.gate(), other.wall()) == (played.gate(), played.wall())
                && self.wing(position, other) == wing
        };
        if position.unclaimed_moves().iter().filter(alike).count() > 1 {
            let partner = position.partner(played).map(|(from, _)| from);
            for cell in std::iter::once(played.from()).chain(partner) {
                text.push_str(self.rules.cell_name(cell));
            }
        }
        if let Some((kind, cell)) = played.gate() {
            let sign = self.sign(position, kind);
            text.push_str(&format!("/{sign}{}", self.rules.cell_name(cell)));
        }
        text + &self.wall(played)
    }

    /// The wall built with a move.
    fn wall(&self, played: &Move) -> String {
        played.wall().map_or_else(String::new, |cell| format!(",{}", self.rules.cell_name(cell)))
    }

    /// The wing of a castling move, if a partner moves with the king.
    pub(super) fn wing(&self, position: &Position, played: &Move) -> Option<Wing> {
        let board = self.rules.board();
        let (partner, _) = position.partner(played)?;
        let to_higher = board.coords(partner).x > board.coords(played.from()).x;
        Some(if to_higher { Wing::King } else { Wing::Queen })
    }

    fn is_only_pass(&self, position: &Position, played: &Move) -> bool {
        position.unclaimed_moves().iter().filter(|other| other.is_pass()).all(|other| other == played)
    }

    /// The sign of a kind of the side to move.
    pub(super) fn sign(&self, position: &Position, kind: Kind) -> String {
        self.signs.write(position.turn(), kind, false)
    }
}

/// Captures that neither the destination nor an ordinary en-passant capture implies.
pub(crate) fn elsewhere(position: &Position, played: &Move) -> Vec<Cell> {
    if played.is_en_passant() {
        return vec![];
    }
    let mut cells = position.captures(played);
    // Some pieces capture several pieces on their way, and en passant too.
    let passing = |to| matches!(cells[..], [victim] if victim != to) && position.is_en_passant_target(to);
    if passing(played.to()) {
        return vec![];
    }
    cells.retain(|&cell| cell != played.to());
    cells
}

/// Whether two moves have the same text, apart from the number that distinguishes them.
fn looks_like(position: &Position, one: &Move, other: &Move) -> bool {
    let ends = |played: &Move| (played.from(), played.to(), played.promotion(), played.drop());
    let more = |played: &Move| (played.gate(), played.wall());
    (ends(one), more(one)) == (ends(other), more(other))
        && (one == other || elsewhere(position, one) == elsewhere(position, other))
}

/// `+` for check, `#` for mate.
pub(crate) fn check_mark(position: &Position, played: &Move) -> &'static str {
    let mut after = position.without_history();
    after.play_unchecked(played);
    // What a piece attacks that is about to be turned up is not known yet.
    if after.turn() == position.turn() || after.is_chance_node() || !after.is_check() {
        return "";
    }
    // A check that ends the game is written like mate, even if the rules give the end another name.
    if after.outcome_on_the_board().is_some() { "#" } else { "+" }
}
