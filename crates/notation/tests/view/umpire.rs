//! Kriegspiel, naively and from its rules alone: what a player may try, and what the umpire says.

use std::collections::BTreeSet;

use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Position, Side};

/// What a player of Kriegspiel may try: origin, destination and promotion.
pub(super) type Tries = BTreeSet<(Cell, Cell, Option<Kind>)>;

/// A board by squares, from a1 along the ranks: side and name of each piece.
#[derive(Clone)]
struct Board(Vec<Option<(u8, String)>>);

const ROOK: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

fn square(x: i32, y: i32) -> Option<usize> {
    ((0..8).contains(&x) && (0..8).contains(&y)).then_some((y * 8 + x) as usize)
}

fn place(square: usize) -> (i32, i32) {
    (square as i32 % 8, square as i32 / 8)
}

/// The ways of a piece, and how far it goes along each.
fn ways(name: &str) -> (Vec<(i32, i32)>, i32) {
    match name {
        "rook" => (ROOK.to_vec(), 8),
        "bishop" => (BISHOP.to_vec(), 8),
        "queen" => ([ROOK, BISHOP].concat(), 8),
        "king" => ([ROOK, BISHOP].concat(), 1),
        "knight" => (KNIGHT.to_vec(), 1),
        "pawn" => (vec![], 0),
        other => panic!("a {other}"),
    }
}

impl Board {
    fn of(position: &Position) -> Self {
        let name = |cell: Cell| {
            let piece = position.piece(cell)?;
            Some((piece.side.0, position.rules().kind_name(piece.kind).to_owned()))
        };
        Self((0..64).map(name).collect())
    }

    fn side(&self, x: i32, y: i32) -> Option<u8> {
        self.0[square(x, y)?].as_ref().map(|(side, _)| *side)
    }

    /// The squares from which a side attacks one.
    fn attackers(&self, target: usize, by: u8) -> Vec<usize> {
        let (x, y) = place(target);
        let hits = |from: &usize| {
            let Some((side, name)) = &self.0[*from] else { return false };
            let (px, py) = place(*from);
            if *side != by {
                return false;
            }
            if name == "pawn" {
                let up = if by == 0 { 1 } else { -1 };
                return py + up == y && (px - x).abs() == 1;
            }
            let (ways, far) = ways(name);
            ways.iter().any(|(dx, dy)| {
                let line = (1..=far).map(|n| (px + dx * n, py + dy * n));
                let mut open = true;
                line.into_iter().any(|(cx, cy)| {
                    let hit = open && (cx, cy) == (x, y);
                    open &= self.side(cx, cy).is_none() && square(cx, cy).is_some();
                    hit
                })
            })
        };
        (0..64).filter(hits).collect()
    }

    fn king(&self, side: u8) -> usize {
        let is_king = |piece: &Option<(u8, String)>| {
            piece.as_ref().is_some_and(|(of, name)| *of == side && name == "king")
        };
        self.0.iter().position(is_king).expect("there is a king")
    }
}

/// The moves that a player of chess could have who sees no piece but the own ones.
pub(super) fn tries(position: &Position, side: Side) -> Tries {
    let (board, rules) = (Board::of(position), position.rules());
    let (up, home, last) = if side.0 == 0 { (1, 1, 7) } else { (-1, 6, 0) };
    let free = |x: i32, y: i32| square(x, y).is_some() && board.side(x, y) != Some(side.0);
    let mut found = Tries::new();
    for from in 0..64 {
        let Some((_, name)) = board.0[from].as_ref().filter(|(owner, _)| *owner == side.0) else { continue };
        let (x, y) = place(from);
        let mut to = vec![];
        let (ways, far) = ways(name);
        for (dx, dy) in ways {
            to.extend((1..=far).map(|n| (x + dx * n, y + dy * n)).take_while(|&(x, y)| free(x, y)));
        }
        if name == "king" {
            for right in position.setup().castling.iter().filter(|right| right.side == side.0) {
                let rook = i32::from(right.partner.expect("it is said")) % 8;
                let mut between = if rook > x { x + 1..rook } else { rook + 1..x };
                if between.all(|file| free(file, y)) {
                    to.push((if rook > x { 6 } else { 2 }, y));
                }
            }
        }
        if name == "pawn" {
            if free(x, y + up) {
                to.push((x, y + up));
                to.extend((y == home && free(x, y + 2 * up)).then_some((x, y + 2 * up)));
            }
            to.extend([x - 1, x + 1].map(|beside| (beside, y + up)).into_iter().filter(|&(x, y)| free(x, y)));
        }
        for (x, y) in to {
            let (from, to) = (from as Cell, square(x, y).expect("on the board") as Cell);
            if name == "pawn" && y == last {
                let kinds = ["queen", "rook", "bishop", "knight"];
                found.extend(kinds.map(|kind| (from, to, rules.kind(kind))));
            } else {
                found.insert((from, to, None));
            }
        }
    }
    found
}

/// What the umpire of Wild 16 says after a move, as position texts write it.
pub(super) fn said(before: Option<(&Position, Cell, Cell)>, after: &Position) -> String {
    let mut text = String::new();
    let board = Board::of(after);
    if let Some((before, from, to)) = before {
        let was = Board::of(before);
        let (mover, name) = was.0[usize::from(from)].clone().expect("a piece moved");
        let passed = name == "pawn" && from % 8 != to % 8 && was.0[usize::from(to)].is_none();
        let at = if passed { from / 8 * 8 + to % 8 } else { to };
        // A king that castles may be written as going to its rook.
        let victim = was.0[usize::from(at)].as_ref().filter(|(side, _)| *side != mover);
        if let Some((_, name)) = victim {
            text += &format!(
                " captured={}{}",
                after.rules().cell_name(at),
                if name == "pawn" { "p" } else { "" }
            );
        }
    }
    let us = after.turn().0;
    let king = board.king(us);
    let mut lines: Vec<(usize, &str)> = board
        .attackers(king, 1 - us)
        .into_iter()
        .map(|from| {
            let ((x, y), (kx, ky)) = (place(from), place(king));
            let rising = (0..64).filter(|&cell| place(cell).0 - place(cell).1 == kx - ky).count();
            let falling = (0..64).filter(|&cell| place(cell).0 + place(cell).1 == kx + ky).count();
            match (x - kx, y - ky) {
                (0, _) => (0, "file"),
                (_, 0) => (1, "rank"),
                (dx, dy) if dx == dy && rising > falling => (2, "long-diagonal"),
                (dx, dy) if dx == -dy && falling > rising => (2, "long-diagonal"),
                (dx, dy) if dx.abs() == dy.abs() => (3, "short-diagonal"),
                _ => (4, "n"),
            }
        })
        .collect();
    lines.sort_unstable();
    if !lines.is_empty() {
        text += &format!(" check={}", lines.iter().map(|(_, line)| *line).collect::<Vec<_>>().join(","));
    }
    let passed = after.setup().en_passant;
    let up = if us == 0 { 1 } else { -1 };
    let mut tries = 0;
    for from in (0..64).filter(|&from| board.0[from].as_ref() == Some(&(us, "pawn".to_owned()))) {
        let (x, y) = place(from);
        for to in [x - 1, x + 1].into_iter().filter_map(|beside| square(beside, y + up)) {
            let mut next = board.clone();
            let en_passant = passed.contains(&(to as Cell)) && board.0[to].is_none();
            if en_passant {
                next.0[square(place(to).0, y).expect("on the board")] = None;
            } else if board.0[to].as_ref().is_none_or(|(side, _)| *side == us) {
                continue;
            }
            next.0[to] = next.0[from].take();
            tries += usize::from(next.attackers(next.king(us), 1 - us).is_empty());
        }
    }
    if tries > 0 {
        text += &format!(" can-capture={tries}");
    }
    text
}
