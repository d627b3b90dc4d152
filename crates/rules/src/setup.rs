//! A position as plain data: what a position text says, before anybody asks whether it makes sense.

use crate::board::{Board, Cell, Vector};
use crate::core::bits::Bits;
use crate::core::keys::What;
use crate::core::program::{CastlingRule, MAX_SIDES, NO_CELL, Program};
use crate::core::state::{Castle, Castles, EMPTY, State, code, kind_of, side_of};
use crate::definition::model::Wing;
use crate::rules::{Kind, Piece, Rules, Side};

/// The most castles of a position: one bit each tells whether the right is still held.
const CASTLES: usize = 32;
/// The side of a place in the list of castles that nobody holds.
const VACANT: u8 = u8::MAX;

/// A position as plain data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The pieces and where they stand.
    pub pieces: Vec<(Cell, Piece)>,
    /// The side to move, by turn order.
    pub turn: u8,
    /// Castling rights.
    pub castling: Vec<CastlingRight>,
    /// Cells a pawn (or whatever leaves such targets) has just passed over.
    pub en_passant: Vec<Cell>,
    /// The piece that did so; `None` for one that could have, if there is one.
    pub en_passant_victim: Option<Cell>,
    /// Checks each side has given, where they are counted; empty for none.
    pub checks: Vec<u8>,
    /// Steps since the last capture or pawn move.
    pub clock: u16,
    /// Turns played since the start of the game.
    pub turns: u32,
    /// Passes made one after the other just now, where they are counted.
    pub passes: u16,
    /// Steps left of this turn; `None` for a turn that has just begun.
    pub steps_left: Option<u16>,
    /// Cells of pieces that have not moved; `None` for all that stand where they could have started.
    pub unmoved: Option<Vec<Cell>>,
    /// Sides that are out of the game.
    pub out: Vec<u8>,
}

/// The right to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastlingRight {
    /// Whose.
    pub side: u8,
    /// To which wing.
    pub wing: Wing,
    /// With the partner on this cell; `None` for the one the rules or the position suggest.
    pub partner: Option<Cell>,
}

/// Why a set-up is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupProblem {
    /// A cell that is not on the board.
    #[error("there is no cell number {0} on this board")]
    NoSuchCell(Cell),
    /// Two pieces on one cell.
    #[error("two pieces stand on {0}")]
    Crowded(String),
    /// A piece the rules do not have.
    #[error("the rules have no piece number {0}")]
    NoSuchKind(u8),
    /// A side the rules do not have.
    #[error("the rules have no side number {0}")]
    NoSuchSide(u8),
    /// A castling right without king or partner in place.
    #[error("side {side} cannot castle to the {wing:?} wing: king or partner is not in place")]
    Castling {
        /// Whose right.
        side: u8,
        /// To which wing.
        wing: Wing,
    },
}

impl Setup {
    /// The start position of these rules.
    pub(crate) fn start(rules: &Rules) -> Self {
        let definition = rules.definition();
        let (placed, _) = definition.placement(rules.board());
        let pieces = placed
            .iter()
            .map(|p| (p.cell, Piece { side: Side(p.side as u8), kind: Kind(p.piece as u8) }))
            .collect();
        let mut castling = vec![];
        for rule in &definition.castling {
            for (side, def) in (0u8..).zip(&definition.sides) {
                let has = rule.sides.as_ref().is_none_or(|sides| sides.contains(&def.name));
                let right = CastlingRight { side, wing: rule.wing, partner: None };
                if has && !castling.contains(&right) {
                    castling.push(right);
                }
            }
        }
        Self { pieces, castling, ..Self::default() }
    }

    pub(crate) fn state<const W: usize>(&self, program: &Program<W>) -> Result<State<W>, Vec<SetupProblem>> {
        let mut problems = vec![];
        let mut state = State::empty(self.turn);
        if self.turn as usize >= program.sides {
            problems.push(SetupProblem::NoSuchSide(self.turn));
        }
        for &(cell, piece) in &self.pieces {
            let (side, kind) = (piece.side.index(), piece.kind.index());
            if cell as usize >= program.cells {
                problems.push(SetupProblem::NoSuchCell(cell));
            } else if side >= program.sides {
                problems.push(SetupProblem::NoSuchSide(piece.side.0));
            } else if kind >= program.kinds {
                problems.push(SetupProblem::NoSuchKind(piece.kind.0));
            } else if state.at[cell as usize] != EMPTY {
                problems.push(SetupProblem::Crowded(program.board.name(cell).to_owned()));
            } else {
                state.put(program, code(side, kind), cell as usize);
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let castles = self.castles(program, &state, &mut problems);
        let held = castles.list.iter().enumerate().filter(|(_, castle)| castle.side != VACANT);
        state.now.rights = held.fold(0, |rights, (i, _)| rights | 1 << i);
        state.castles = castles.into();
        for (side, &given) in self.checks.iter().enumerate().take(MAX_SIDES) {
            state.now.checks[side] = given;
        }
        state.now.clock = self.clock;
        state.now.turns = self.turns;
        state.now.passes = self.passes;
        state.now.steps_left = self.steps_left.unwrap_or_else(|| program.steps_of_turn(self.turns)).max(1);
        for &side in &self.out {
            state.now.out |= 1u8.checked_shl(side.into()).unwrap_or_default();
        }
        if program.tracks_unmoved {
            state.now.unmoved = self.unmoved_cells(program, &state);
        }
        self.set_en_passant(program, &mut state);
        program.judge_setup(&mut state);
        state.now.key = state.fresh_key(program);
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }

    fn unmoved_cells<const W: usize>(&self, program: &Program<W>, state: &State<W>) -> Bits<W> {
        let at_home = |&cell: &usize| {
            let piece = state.at[cell];
            piece != EMPTY && program.pieces[side_of(piece)][kind_of(piece)].home.has(cell)
        };
        let home: Bits<W> = (0..program.cells).filter(at_home).collect();
        match &self.unmoved {
            None => home,
            Some(cells) => {
                home & cells.iter().map(|&cell| cell as usize).filter(|&c| c < program.cells).collect()
            }
        }
    }

    /// Finds the piece that left the targets: the enemy piece one of whose marks ends where it stands.
    fn set_en_passant<const W: usize>(&self, program: &Program<W>, state: &mut State<W>) {
        let targets: Bits<W> =
            self.en_passant.iter().map(|&cell| cell as usize).filter(|&c| c < program.cells).collect();
        if targets.none() {
            return;
        }
        if let Some(victim) = self.en_passant_victim
            && (victim as usize) < program.cells
            && state.at[victim as usize] != EMPTY
        {
            state.now.ep = targets;
            state.now.ep_victim = victim;
            return;
        }
        let us = state.us();
        for side in (0..program.sides).filter(|&side| side != us) {
            for (kind, piece) in program.pieces[side].iter().enumerate() {
                for &index in &piece.motions {
                    let motion = &program.motions[index];
                    let Some(mark) = motion.mark else { continue };
                    for from in 0..program.cells {
                        let passed = program.marks[mark as usize][from];
                        if passed != targets || state.at[from] != EMPTY {
                            continue;
                        }
                        let ends = program.reaches[motion.reach].widest(from);
                        let victim = ends & state.kind[kind] & state.side[side & 7];
                        if victim.any() {
                            state.now.turn = side as u8;
                            state.mark_en_passant(program, targets, victim.lowest());
                            state.now.turn = us as u8;
                            return;
                        }
                    }
                }
            }
        }
    }

    fn castles<const W: usize>(
        &self,
        program: &Program<W>,
        state: &State<W>,
        problems: &mut Vec<SetupProblem>,
    ) -> Castles<W> {
        let mut held: Vec<Castle<W>> = vec![];
        for right in &self.castling {
            let found: Vec<Castle<W>> = (0u8..)
                .zip(&program.castlings)
                .filter(|(_, rule)| rule.side == right.side && rule.wing == right.wing)
                .filter_map(|(index, rule)| castle(program, state, rule, index, right.partner))
                .collect();
            if found.is_empty() {
                problems.push(SetupProblem::Castling { side: right.side, wing: right.wing });
            }
            for castle in found {
                let same = |other: &Castle<W>| other.rule == castle.rule && other.key == castle.key;
                if !held.iter().any(same) {
                    held.push(castle);
                }
            }
        }
        let list = places(held);
        let keep = (!list.is_empty()).then(|| {
            crate::core::state::keep_table(program.cells, |cell| {
                list.iter().enumerate().fold(!0u32, |keep, (i, castle)| {
                    let touched = [castle.king_from, castle.partner_from].contains(&(cell as u16));
                    if touched { keep & !(1 << i) } else { keep }
                })
            })
        });
        Castles { list, keep }
    }
}

/// The castles in the order of their rules, places of others left vacant: however a position came about, its castles have
/// the same numbers, and so its moves are the same. Castles by one rule with several partners go to the end.
fn places<const W: usize>(held: Vec<Castle<W>>) -> Vec<Castle<W>> {
    let vacant = Castle {
        side: VACANT,
        rule: 0,
        king_from: NO_CELL,
        king_to: NO_CELL,
        partner_from: NO_CELL,
        partner_to: NO_CELL,
        empty: Bits::NONE,
        safe: Bits::NONE,
        uncovers: false,
        key: 0,
    };
    let most = held.iter().map(|castle| usize::from(castle.rule) + 1).max().unwrap_or(0).min(CASTLES);
    let mut list = vec![vacant; most];
    for castle in held {
        match list.get_mut(usize::from(castle.rule)).filter(|place| place.side == VACANT) {
            Some(place) => *place = castle,
            None => list.push(castle),
        }
    }
    list.truncate(CASTLES);
    list
}

/// A castle with its cells, if king and partner are in place.
fn castle<const W: usize>(
    program: &Program<W>,
    state: &State<W>,
    rule: &CastlingRule,
    index: u8,
    partner: Option<Cell>,
) -> Option<Castle<W>> {
    let side = rule.side as usize;
    let own = state.side[side & 7];
    let kings = state.kind[rule.king as usize] & own;
    let king_from = match rule.king_from {
        Some(cell) => kings.has(cell as usize).then_some(cell as usize)?,
        // With several kings the one that could have started there castles.
        None => {
            let home = kings & program.pieces[side][rule.king as usize].home;
            if home.any() {
                home.lowest()
            } else if kings.any() {
                kings.lowest()
            } else {
                return None;
            }
        }
    };
    let board = &program.board;
    let at = board.coords(king_from as u16);
    let partners = state.of_kinds(&rule.partners) & own;
    let toward = |cell: usize| {
        let c = board.coords(cell as u16);
        c.y == at.y
            && c.z == at.z
            && match rule.wing {
                Wing::King => c.x > at.x,
                Wing::Queen => c.x < at.x,
            }
    };
    let outermost = |cells: Bits<W>| {
        let on_wing: Vec<usize> = cells.iter().filter(|&cell| toward(cell)).collect();
        match rule.wing {
            Wing::King => on_wing.last().copied(),
            Wing::Queen => on_wing.first().copied(),
        }
    };
    // A partner that could have stood there from the start goes before one that stands further out.
    let home =
        rule.partners.iter().fold(Bits::NONE, |set, kind| set | program.pieces[side][kind as usize].home);
    let partner_from = match partner.or(rule.partner_from) {
        Some(cell) if partners.has(cell as usize) => cell as usize,
        Some(_) if partner.is_some() => return None,
        _ => outermost(home).filter(|&cell| partners.has(cell)).or_else(|| outermost(partners))?,
    };
    let rank = |board: &Board, file: i16| board.at(Vector { x: file, ..at });
    let king_to = rank(board, rule.king_file)? as usize;
    let partner_to = rank(board, rule.partner_file)? as usize;
    let span = |a: usize, b: usize| -> Bits<W> {
        let (a, b) = (board.coords(a as u16).x, board.coords(b as u16).x);
        (a.min(b)..=a.max(b)).filter_map(|file| rank(board, file)).map(usize::from).collect()
    };
    let own_cells = Bits::one(king_from) | Bits::one(partner_from);
    let outward = match rule.wing {
        Wing::King => 1,
        Wing::Queen => -1,
    };
    // Behind a partner on the edge nothing can lurk, unless pieces hop or squint.
    let at_edge = board.step(partner_from as u16, Vector::flat(outward, 0)).is_none();
    let straight = program.classes.iter().flatten().all(|class| class.is_straight());
    Some(Castle {
        side: rule.side,
        rule: index,
        king_from: king_from as u16,
        king_to: king_to as u16,
        partner_from: partner_from as u16,
        partner_to: partner_to as u16,
        empty: (span(king_from, king_to) | span(partner_from, partner_to)).without(own_cells),
        safe: span(king_from, king_to),
        uncovers: !(at_edge && straight),
        key: program
            .keys
            .of(What::Castling, (partner_from as u64) << 32 | (king_from as u64) << 16 | u64::from(index)),
    })
}

/// Whether a cell is none.
pub(crate) fn cell_or_none(cell: u16) -> Option<Cell> {
    (cell != NO_CELL).then_some(cell)
}
