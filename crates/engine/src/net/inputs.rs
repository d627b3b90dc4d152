//! The inputs of a network, derived from the rules of a game.
//!
//! A position is first written as *slots*, one byte each: what stands on each cell, its marks (the right to castle, having been
//! promoted), and counts (pieces in hand, checks given, steps left). Seen from one side, each value of a slot switches on some
//! inputs. So what changed between two positions is found by comparing bytes, whatever the game's moves do.

use std::ops::Range;

use chesswright_rules::board::Cell;
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Position, Rules, Side};

use crate::eval::mirror;
use crate::game_traits::GameTraits;

/// So many pieces of a kind in hand are distinguished; more count as this many.
const MOST_IN_HAND: u8 = 6;
/// So many steps that a turn has left are distinguished.
const MOST_STEPS: u8 = 3;
/// So many checks given are distinguished.
const MOST_CHECKS: u8 = 16;
/// The marks of a cell, for each owner.
const MARKS: usize = 2;
const RIGHT: usize = 0;
const PROMOTED: usize = 1;

/// The inputs of the networks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inputs {
    cells: usize,
    kinds: usize,
    has_rights: bool,
    has_promoted: bool,
    has_walls: bool,
    has_steps: bool,
    counts_checks: bool,
    has_hands: bool,
    /// As seen from each side: where each cell lies.
    cell_of: [Vec<u16>; 2],
    /// As seen from each side: the first input of each value of a cell's slot, from 1.
    of_value: [Vec<u16>; 2],
    /// The same for marks.
    of_mark: [Vec<u16>; 2],
    /// The counts, after the slots of the cells.
    counts: Vec<Count>,
    /// The slots before the counts.
    cell_slots: usize,
    len: usize,
    /// How many of these are for counts; they come last.
    count_inputs: usize,
    most_pieces: usize,
    /// Whether each kind is royal.
    royal: Vec<bool>,
    /// The inputs of one kind of piece each, on all cells.
    blocks: Vec<Range<u16>>,
    layout: String,
}

/// The pieces on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pieces {
    pub(super) all: usize,
    /// Those of each side that are not royal.
    pub(super) others: [usize; 2],
}

/// A slot that counts something. For each number reached it has an input.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Count {
    most: u8,
    /// The first input as seen from each side.
    first: [u16; 2],
}

/// Why a game cannot have a network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InputsError {
    /// The game has another number of sides.
    #[error("a network needs a game with two sides; this game has {0}")]
    Sides(usize),
    /// The board or the pieces are too many.
    #[error("this game is too large for a network: {cells} cells and {kinds} kinds of pieces")]
    TooLarge {
        /// The cells of the board.
        cells: usize,
        /// The kinds of pieces.
        kinds: usize,
    },
}

impl Inputs {
    /// The inputs for a game.
    ///
    /// # Errors
    /// When the game has more than two sides or is too large.
    pub fn new(rules: &Rules) -> Result<Self, InputsError> {
        if rules.sides() != 2 {
            return Err(InputsError::Sides(rules.sides()));
        }
        let game = rules.definition();
        let (cells, kinds) = (rules.board().len(), game.pieces.len());
        let too_large = InputsError::TooLarge { cells, kinds };
        // A value of a slot is a byte.
        if 2 * kinds + 2 > 255 {
            return Err(too_large);
        }
        let traits = GameTraits::of(rules);
        let limits = [0, 1].map(|side| rules.checks_to_win(Side(side)));
        // A check is not worth the same to both sides where they need different numbers.
        let mirror = mirror(rules).filter(|_| limits[0] == limits[1]);
        let identity: Vec<u16> = (0..cells as u16).collect();
        let mut inputs = Self {
            cells,
            kinds,
            has_rights: !game.castling.is_empty(),
            has_promoted: game.hand.as_ref().is_some_and(|hand| hand.reverts.is_some()),
            has_walls: traits.has_walls,
            has_steps: !traits.plain_turns,
            counts_checks: game.end.counts_checks(),
            has_hands: game.hand.is_some(),
            cell_of: [identity.clone(), mirror.clone().unwrap_or(identity)],
            of_value: [vec![0], vec![0]],
            of_mark: [vec![0], vec![0]],
            counts: vec![],
            cell_slots: cells,
            len: 0,
            count_inputs: 0,
            most_pieces: super::pieces(&rules.start()).max(1),
            royal: game.pieces.values().map(|piece| piece.royal).collect(),
            blocks: vec![],
            layout: String::new(),
        };
        let mut layout = Layout { next: 0, text: String::new(), shared: mirror.is_some() };
        let pieces: Vec<_> = (0..kinds).map(|_| layout.block("piece", cells)).collect();
        let firsts = (0..layout.next.min(u16::MAX.into()) as u16).step_by(cells);
        inputs.blocks = firsts.map(|first| first..first.saturating_add(cells as u16)).collect();
        for owner in 0..2 {
            pieces.iter().for_each(|block| push(&mut inputs.of_value, block[owner]));
        }
        if inputs.has_walls {
            push(&mut inputs.of_value, layout.plain("wall", cells));
        }
        if inputs.has_marks() {
            inputs.cell_slots = 2 * cells;
            let marks = [layout.block("right", cells), layout.block("promoted", cells)];
            for owner in 0..2 {
                marks.iter().for_each(|block| push(&mut inputs.of_mark, block[owner]));
            }
        }
        let cell_inputs = layout.next;
        let mut count = |name: &str, most: u8| {
            let block = layout.block(name, most.into());
            inputs.counts.extend(block.map(|first| Count { most, first }));
        };
        if inputs.has_hands {
            (0..kinds).for_each(|_| count("hand", MOST_IN_HAND));
        }
        if inputs.counts_checks {
            let most = limits[0].max(limits[1]);
            count("checks", u8::try_from(most).unwrap_or(u8::MAX).min(MOST_CHECKS));
        }
        if inputs.has_steps {
            count("steps", MOST_STEPS);
        }
        if layout.next > u32::from(u16::MAX) {
            return Err(too_large);
        }
        inputs.len = layout.next as usize;
        inputs.count_inputs = (layout.next - cell_inputs) as usize;
        inputs.layout = format!("{}mirrored {:?}", layout.text, mirror.is_some());
        Ok(inputs)
    }

    /// The number of inputs.
    #[expect(clippy::len_without_is_empty, reason = "there is always an input")]
    pub fn len(&self) -> usize {
        self.len
    }

    /// The inputs in words. Networks of another layout do not fit.
    pub fn layout(&self) -> &str {
        &self.layout
    }

    /// Groups of inputs that mean the same kind of piece of the same owner, each on another cell. What games teach about one of
    /// them is likely to hold for the others.
    pub fn blocks(&self) -> &[Range<u16>] {
        &self.blocks
    }

    /// The inputs that are active in a position, as seen from a side.
    pub fn active(&self, position: &Position, side: Side) -> Vec<u16> {
        let mut slots = vec![0; self.slots()];
        self.fill(position, &mut slots);
        let mut active = vec![];
        for (slot, &value) in slots.iter().enumerate().filter(|(_, value)| **value > 0) {
            active.extend(self.of(slot, value, side.index() & 1));
        }
        active
    }

    /// An input as it would be if each cell changed places with another one: `cells` says where each lies then. The cells must change
    /// places in the same way as seen from both sides.
    pub fn moved(&self, input: u16, cells: &[Cell]) -> u16 {
        let size = self.cells as u16;
        match cells.get(usize::from(input % size)) {
            Some(&cell) if usize::from(input) < self.len - self.count_inputs => input - input % size + cell,
            _ => input,
        }
    }

    /// The output layer for a position.
    pub fn bucket(&self, position: &Position) -> usize {
        self.bucket_of(super::pieces(position))
    }

    pub(super) fn bucket_of(&self, pieces: usize) -> usize {
        (pieces.saturating_sub(1) * super::BUCKETS / self.most_pieces).min(super::BUCKETS - 1)
    }

    fn has_marks(&self) -> bool {
        self.has_rights || self.has_promoted
    }

    /// The number of slots.
    pub(super) fn slots(&self) -> usize {
        self.cell_slots + self.counts.len()
    }

    /// The most inputs that can be active at once, for tests.
    #[cfg(test)]
    pub(super) fn most_active(&self) -> usize {
        self.cell_slots + self.counts.iter().map(|count| usize::from(count.most)).sum::<usize>()
    }

    /// Whether a side has nothing left but royals, so that all that counts is to give mate.
    pub(super) fn has_bare_side(&self, pieces: Pieces) -> bool {
        !self.has_hands && self.royal.contains(&true) && pieces.others.contains(&0)
    }

    /// Writes a position as slots, which must be 0. Returns the pieces.
    #[inline]
    pub(super) fn fill(&self, position: &Position, slots: &mut [u8]) -> Pieces {
        let mut pieces = Pieces::default();
        position.for_each_piece(|cell, piece| {
            slots[usize::from(cell)] = (1 + piece.side.index() * self.kinds + piece.kind.index()) as u8;
            pieces.all += 1;
            pieces.others[piece.side.index() & 1] += usize::from(!self.royal[piece.kind.index()]);
        });
        if self.has_walls {
            for cell in position.setup().walls {
                slots[usize::from(cell)] = (1 + 2 * self.kinds) as u8;
            }
        }
        if self.has_marks() {
            self.fill_marks(position, slots);
        }
        let mut counts = &mut slots[self.cell_slots..];
        if self.has_hands {
            let (hands, rest) = counts.split_at_mut(2 * self.kinds);
            position.for_each_in_hand(|side, kind, held| {
                hands[2 * kind.index() + (side.index() & 1)] = held.min(MOST_IN_HAND);
            });
            counts = rest;
        }
        if self.counts_checks {
            let (checks, rest) = counts.split_at_mut(2);
            for (side, checks) in (0..).zip(checks) {
                *checks = position.checks_given(Side(side)).min(MOST_CHECKS);
            }
            counts = rest;
        }
        if self.has_steps {
            let left = position.steps_left().saturating_sub(1).min(MOST_STEPS.into());
            counts[position.turn().index() & 1] = left as u8;
        }
        pieces
    }

    fn fill_marks(&self, position: &Position, slots: &mut [u8]) {
        let (values, marks) = slots.split_at_mut(self.cells);
        let mark_of = |value: u8, mark: usize| {
            let owner = usize::from(usize::from(value) > self.kinds);
            (1 + owner * MARKS + mark) as u8
        };
        if self.has_rights {
            for cell in position.castling_cells() {
                let cell = usize::from(cell);
                marks[cell] = mark_of(values[cell], RIGHT);
            }
        }
        if self.has_promoted {
            position.for_each_piece(|cell, _| {
                if position.is_promoted(cell) {
                    let cell = usize::from(cell);
                    marks[cell] = mark_of(values[cell], PROMOTED);
                }
            });
        }
    }

    /// The inputs that a value of a slot, not 0, switches on as seen from a side.
    #[inline]
    pub(super) fn of(&self, slot: usize, value: u8, side: usize) -> Range<u16> {
        let at = |of: &[Vec<u16>; 2], cell: usize| {
            let first = of[side][usize::from(value)] + self.cell_of[side][cell];
            first..first + 1
        };
        if slot < self.cells {
            at(&self.of_value, slot)
        } else if slot < self.cell_slots {
            at(&self.of_mark, slot - self.cells)
        } else {
            let count = &self.counts[slot - self.cell_slots];
            count.first[side]..count.first[side] + u16::from(value.min(count.most))
        }
    }

    /// The values that a slot can have, from 1.
    pub(super) fn values(&self, slot: usize) -> Range<u8> {
        let end = if slot < self.cells {
            self.of_value[0].len()
        } else if slot < self.cell_slots {
            self.of_mark[0].len()
        } else {
            usize::from(self.counts[slot - self.cell_slots].most) + 1
        };
        1..end as u8
    }
}

/// Adds the first inputs of a value, as seen from each side.
fn push(of: &mut [Vec<u16>; 2], first: [u16; 2]) {
    of.iter_mut().zip(first).for_each(|(of, first)| of.push(first));
}

/// Hands out inputs, block by block.
struct Layout {
    next: u32,
    text: String,
    /// The sides mirror each other, so that they share all inputs.
    shared: bool,
}

impl Layout {
    /// Blocks for what an owner has: for each owner its first input as seen from each side. Where the sides share inputs,
    /// "one's own" and "the other's" change places with the view; otherwise each side has blocks of its own.
    fn block(&mut self, name: &str, size: usize) -> [[u16; 2]; 2] {
        let [own, other] = [self.take(name, size), self.take(name, size)];
        if self.shared {
            [[own, other], [other, own]]
        } else {
            [[own, self.take(name, size)], [other, self.take(name, size)]]
        }
    }

    /// A block for what belongs to nobody.
    fn plain(&mut self, name: &str, size: usize) -> [u16; 2] {
        let first = self.take(name, size);
        if self.shared { [first, first] } else { [first, self.take(name, size)] }
    }

    fn take(&mut self, name: &str, size: usize) -> u16 {
        let first = self.next;
        self.next += size as u32;
        self.text += &format!("{name} {first} {size}, ");
        first.min(u16::MAX.into()) as u16
    }
}
