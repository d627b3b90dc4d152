//! Dark chess, naively and from its rules alone: which squares a player sees, and which moves a player has.

use std::collections::BTreeSet;

use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Position, Side};

pub(super) struct Eyes {
    pub(super) seen: BTreeSet<Cell>,
    pub(super) moves: BTreeSet<(Cell, Cell, Option<Kind>)>,
}

struct Board<'a> {
    position: &'a Position,
    side: Side,
}

const ROOK: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

impl Board<'_> {
    /// The piece on a square: its side and its name. Squares are numbered from a1 along the ranks.
    fn at(&self, (x, y): (i32, i32)) -> Option<(Side, &str)> {
        let cell = square((x, y))?;
        let piece = self.position.piece(cell)?;
        Some((piece.side, self.position.rules().kind_name(piece.kind)))
    }

    fn is_empty(&self, at: (i32, i32)) -> bool {
        square(at).is_some() && self.at(at).is_none()
    }

    fn is_enemy(&self, at: (i32, i32)) -> bool {
        self.at(at).is_some_and(|(side, _)| side != self.side)
    }
}

fn square((x, y): (i32, i32)) -> Option<Cell> {
    ((0..8).contains(&x) && (0..8).contains(&y)).then_some((y * 8 + x) as Cell)
}

impl Eyes {
    pub(super) fn of(position: &Position, side: Side) -> Self {
        let board = Board { position, side };
        let rules = position.rules();
        let (up, home, last) = if side.0 == 0 { (1, 1, 7) } else { (-1, 6, 0) };
        let setup = position.setup();
        let to_move = position.turn() == side;
        let mut eyes = Self { seen: BTreeSet::new(), moves: BTreeSet::new() };
        for (x, y) in (0..8).flat_map(|y| (0..8).map(move |x| (x, y))) {
            let Some((owner, name)) = board.at((x, y)) else { continue };
            if owner != side {
                continue;
            }
            let from = square((x, y)).expect("on the board");
            eyes.seen.insert(from);
            let mut to = vec![];
            let mut ride = |ways: &[(i32, i32)], far: i32| {
                for (dx, dy) in ways {
                    for n in 1..=far {
                        let next = (x + dx * n, y + dy * n);
                        if board.is_empty(next) || board.is_enemy(next) {
                            to.push(next);
                        }
                        if !board.is_empty(next) {
                            break;
                        }
                    }
                }
            };
            match name {
                "rook" => ride(&ROOK, 8),
                "bishop" => ride(&BISHOP, 8),
                "queen" => [ROOK, BISHOP].iter().for_each(|ways| ride(ways, 8)),
                "knight" => ride(&KNIGHT, 1),
                "king" => {
                    [ROOK, BISHOP].iter().for_each(|ways| ride(ways, 1));
                    for right in setup.castling.iter().filter(|right| right.side == side.0) {
                        let rook = i32::from(right.partner.expect("it is said")) % 8;
                        let between = if rook > x { x + 1..rook } else { rook + 1..x };
                        if between.clone().all(|file| board.is_empty((file, y))) {
                            to.push((if rook > x { 6 } else { 2 }, y));
                        }
                    }
                }
                "pawn" => {
                    if board.is_empty((x, y + up)) {
                        to.push((x, y + up));
                        if y == home && board.is_empty((x, y + 2 * up)) {
                            to.push((x, y + 2 * up));
                        }
                    }
                    for beside in [x - 1, x + 1] {
                        let next = (beside, y + up);
                        let passed = square(next).is_some_and(|cell| setup.en_passant.contains(&cell));
                        if board.is_enemy(next) {
                            to.push(next);
                        } else if passed && to_move {
                            to.push(next);
                            eyes.seen.extend(square((beside, y)));
                        }
                    }
                }
                other => panic!("a {other}"),
            }
            for target in to {
                let cell = square(target).expect("on the board");
                eyes.seen.insert(cell);
                if name == "pawn" && target.1 == last {
                    let kinds = ["queen", "rook", "bishop", "knight"];
                    eyes.moves.extend(kinds.map(|kind| (from, cell, rules.kind(kind))));
                } else {
                    eyes.moves.insert((from, cell, None));
                }
            }
        }
        eyes
    }
}
