//! The text of one cell.

use chesswright_notation::position;
use chesswright_rules::board::{Board, Cell, Geometry};
use chesswright_rules::definition::model::Sided;
use chesswright_rules::{Piece, Position, Rules, Side};
use unicode_width::UnicodeWidthStr;

use super::block::Line;
use super::{Look, Marks};

/// The chess figures, outlined for the first side and filled for the second.
const FIGURES: [(&str, char, char); 6] = [
    ("king", '♔', '♚'),
    ("queen", '♕', '♛'),
    ("rook", '♖', '♜'),
    ("bishop", '♗', '♝'),
    ("knight", '♘', '♞'),
    ("pawn", '♙', '♟'),
];

/// The colours of pieces, from the 256 of terminals, by the names of the sides.
const SIDES: [(&str, u8); 10] = [
    ("white", 231),
    ("black", 16),
    ("red", 160),
    ("green", 22),
    ("blue", 19),
    ("yellow", 227),
    ("orange", 208),
    ("purple", 90),
    ("brown", 94),
    ("grey", 240),
];
/// For sides that are not named after colours.
const OTHERS: [u8; 8] = [231, 16, 160, 22, 19, 227, 90, 208];
/// The colours of cells: wood for two sides, and grey for more, because their pieces have colours.
const WOOD: [u8; 3] = [137, 94, 131];
const GREY: [u8; 3] = [250, 246, 253];
const LAST_MOVE: [u8; 3] = [143, 100, 107];
const CHECK: u8 = 203;
const FAINT: u8 = 236;

/// The cells of a position as text.
pub(super) struct Tiles<'a> {
    position: &'a Position,
    look: &'a Look,
    marks: &'a Marks,
    /// The width of a cell, with its margins.
    pub(super) width: usize,
}

impl<'a> Tiles<'a> {
    pub(super) fn new(position: &'a Position, look: &'a Look, marks: &'a Marks) -> Self {
        let mut tiles = Self { position, look, marks, width: 0 };
        let widest = position.pieces().map(|(_, piece)| sign(position.rules(), piece, look).width()).max();
        tiles.width = widest.unwrap_or(1) + 2;
        tiles
    }

    /// Adds a cell to a line.
    pub(super) fn put(&self, line: &mut Line, cell: Cell) {
        let piece = self.position.piece(cell);
        let text = match piece {
            Some(piece) => sign(self.position.rules(), piece, self.look),
            None if self.marks.unseen.contains(&cell) => "?".into(),
            None if self.look.color => " ".into(),
            None if self.look.ascii => ".".into(),
            None => "·".into(),
        };
        let last = self.marks.last.contains(&cell);
        let check = self.marks.check.contains(&cell);
        // Without colours, brackets show the last move and a plus sign a check.
        let (before, after) = match (self.look.color, last, check) {
            (false, true, _) => ('[', ']'),
            (false, _, true) => (' ', '+'),
            _ => (' ', ' '),
        };
        let room = self.width.saturating_sub(2 + text.width());
        let (left, right) = (" ".repeat(room / 2), " ".repeat(room - room / 2));
        let text = format!("{before}{left}{text}{right}{after}");
        self.paint(line, cell, piece.map(|piece| piece.side), &text);
    }

    /// Adds the empty half of a cell that is two lines high, with the name of the cell.
    pub(super) fn put_name(&self, line: &mut Line, cell: Cell) {
        let name = self.position.rules().cell_name(cell);
        self.paint(line, cell, None, &format!("{name:^width$}", width = self.width));
    }

    fn paint(&self, line: &mut Line, cell: Cell, side: Option<Side>, text: &str) {
        if !self.look.color {
            return line.plain(text);
        }
        let rules = self.position.rules();
        let shade = shade(rules.board(), cell);
        let ground = if self.marks.check.contains(&cell) {
            CHECK
        } else if self.marks.last.contains(&cell) {
            LAST_MOVE[shade]
        } else if rules.sides() > 2 {
            GREY[shade]
        } else {
            WOOD[shade]
        };
        let ink = side.map_or(FAINT, |side| ink(rules, side));
        let bold = if side.is_some() { ";1" } else { "" };
        line.painted(&format!("\x1b[48;5;{ground};38;5;{ink}{bold}m{text}\x1b[0m"), text.width());
    }
}

/// The shade of a cell, which differs from those of its neighbours: one of two on squares, one of three on hexagons.
fn shade(board: &Board, cell: Cell) -> usize {
    let at = board.coords(cell);
    match board.geometry() {
        Geometry::Hex => (at.x - at.y).rem_euclid(3) as usize,
        Geometry::Square | Geometry::Layers => 1 - (at.x + at.y + at.z).rem_euclid(2) as usize,
    }
}

fn ink(rules: &Rules, side: Side) -> u8 {
    let name = rules.definition().sides.get(side.index()).map_or("", |side| &side.name);
    let named = SIDES.iter().find(|(known, _)| *known == name).map(|(_, ink)| *ink);
    named.unwrap_or(OTHERS[side.index() % OTHERS.len()])
}

/// The sign of a piece: a figure or a character where that shows its side, else its letters.
pub(crate) fn sign(rules: &Rules, piece: Piece, look: &Look) -> String {
    let letters = position::sign(rules, piece);
    // `<r:K>` is `rK` here, and `<LA>` is `LA`.
    let plain = letters.replace(['<', '>', ':'], "");
    if look.ascii {
        return plain;
    }
    let definition = rules.definition();
    let Some((name, kind)) = definition.pieces.get_index(piece.kind.index()) else {
        return plain;
    };
    if let Some((_, outlined, filled)) = FIGURES.iter().find(|(known, _, _)| known == name) {
        return match (look.color, rules.sides(), piece.side.0) {
            // With colours, all sides have the same figure.
            (true, ..) => filled.to_string(),
            (false, 1 | 2, 0) => outlined.to_string(),
            (false, 1 | 2, _) => filled.to_string(),
            (false, ..) => plain,
        };
    }
    let side = definition.sides.get(piece.side.index()).map_or("", |side| &side.name);
    match kind.character.as_ref().and_then(|character| character.get(side)) {
        Some(character) if look.color || characters_tell_sides(rules) => character.clone(),
        _ => plain,
    }
}

/// Whether no character stands for pieces of two sides.
fn characters_tell_sides(rules: &Rules) -> bool {
    let mut pieces = rules.definition().pieces.values();
    pieces.all(|piece| matches!(&piece.character, None | Some(Sided::Each(_))))
}
