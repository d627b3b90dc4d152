//! The changing part of terrain, and its encoding as bytes.

use super::bits::Bits;
use super::program::{KIND_SLOTS, MAX_SIDES, Program, SIDE_MASK};
use super::state::{EMPTY, State};
use super::zobrist::Zobrist;
use crate::prng::mix;

/// The number of no piece.
pub(crate) const NOBODY: u8 = u8::MAX;

/// The state of a game's terrain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ground<const W: usize> {
    /// Items that have not been taken.
    pub(crate) items: Bits<W>,
    /// Closed doors, and closed barriers.
    pub(crate) doors: Bits<W>,
    pub(crate) barriers: Bits<W>,
    /// Cracked walls that still stand.
    pub(crate) cracked: Bits<W>,
    /// Pieces with wards.
    pub(crate) wards: Bits<W>,
    /// Cells still to be visited.
    pub(crate) unvisited: Bits<W>,
    /// By plate: whether it is down.
    pub(crate) down: Vec<bool>,
    /// By key ring and colour: how many keys are held; 255 for a key that is never spent.
    pub(crate) keys: Vec<u8>,
    /// By goal that counts items: how many have been taken.
    pub(crate) taken: Vec<u16>,
    /// Numbered pieces, by cell.
    pub(crate) numbers: Vec<(u16, u8)>,
    /// By piece number: the next stage of its route.
    pub(crate) stages: Vec<u8>,
    /// Kinds and numbers of the pieces that have left by exits, in order.
    pub(crate) left: Vec<(u8, u8)>,
    pub(crate) promotions: u16,
    pub(crate) rounds: u16,
    pub(crate) moves: u16,
    /// The number of the piece to act, where pieces act one after the other.
    pub(crate) acting: u8,
    /// Something has changed in this round.
    pub(crate) changed: bool,
    /// The player could not move in this round.
    pub(crate) stuck: bool,
    /// The cell where the last mover came to rest. It is not part of the hash.
    pub(crate) rest: Option<u16>,
}

impl<const W: usize> Ground<W> {
    pub(crate) fn has_key(&self, ring: usize, colour: u8) -> bool {
        self.has_keys(ring, colour, 1)
    }

    pub(crate) fn has_keys(&self, ring: usize, colour: u8, count: u8) -> bool {
        self.keys.get(ring * self.colours() + usize::from(colour)).is_some_and(|&held| held >= count)
    }

    fn colours(&self) -> usize {
        self.keys.len() / MAX_SIDES
    }

    pub(crate) fn key_mut(&mut self, ring: usize, colour: u8) -> Option<&mut u8> {
        let colours = self.colours();
        self.keys.get_mut(ring * colours + usize::from(colour))
    }

    /// The number of the piece on a cell.
    pub(crate) fn number(&self, cell: usize) -> Option<u8> {
        self.numbers.iter().find(|(at, _)| usize::from(*at) == cell).map(|(_, number)| *number)
    }

    /// The cell of the piece with a number.
    pub(crate) fn cell_of(&self, number: u8) -> Option<usize> {
        self.numbers.iter().find(|(_, of)| *of == number).map(|(cell, _)| usize::from(*cell))
    }

    /// Moves a piece's ward and number along with it.
    pub(crate) fn carry(&mut self, from: usize, to: usize) {
        if from == to {
            return;
        }
        self.forget(to);
        if self.wards.has(from) {
            self.wards = self.wards.without(Bits::one(from)) | Bits::one(to);
        }
        if let Some(entry) = self.numbers.iter_mut().find(|(at, _)| usize::from(*at) == from) {
            entry.0 = to as u16;
            self.numbers.sort_unstable();
        }
    }

    /// Removes the ward and number of a piece that is gone.
    pub(crate) fn forget(&mut self, cell: usize) {
        self.wards = self.wards.without(Bits::one(cell));
        self.numbers.retain(|(at, _)| usize::from(*at) != cell);
    }

    /// The cells of the pieces that may act.
    pub(crate) fn acting(&self) -> Bits<W> {
        match self.acting {
            NOBODY => Bits::ALL,
            number => self.cell_of(number).map_or(Bits::NONE, Bits::one),
        }
    }

    /// Writes everything that distinguishes one terrain state from another.
    pub(crate) fn pack(&self, cells: usize, out: &mut Vec<u8>) {
        let sets = [&self.items, &self.doors, &self.barriers, &self.cracked, &self.wards, &self.unvisited];
        for set in sets {
            set.pack(cells, out);
        }
        out.extend(self.down.iter().map(|&down| u8::from(down)));
        out.extend(&self.keys);
        out.extend(self.taken.iter().flat_map(|taken| taken.to_le_bytes()));
        out.extend(&self.stages);
        for counter in [self.promotions, self.rounds, self.moves] {
            out.extend(counter.to_le_bytes());
        }
        out.extend([self.acting, u8::from(self.changed) | u8::from(self.stuck) << 1]);
        out.extend([self.numbers.len() as u8, self.left.len() as u8]);
        out.extend(self.numbers.iter().flat_map(|(cell, number)| [*cell as u8, (*cell >> 8) as u8, *number]));
        out.extend(self.left.iter().flat_map(|(kind, number)| [*kind, *number]));
    }

    /// Reads what [`pack`](Self::pack) has written for the same game.
    fn unpack(&mut self, cells: usize, from: &mut ByteReader<'_>) -> Option<()> {
        for set in [
            &mut self.items,
            &mut self.doors,
            &mut self.barriers,
            &mut self.cracked,
            &mut self.wards,
            &mut self.unvisited,
        ] {
            *set = Bits::unpack(from.take(cells.div_ceil(8))?);
        }
        for down in &mut self.down {
            *down = from.byte()? != 0;
        }
        for key in &mut self.keys {
            *key = from.byte()?;
        }
        for taken in &mut self.taken {
            *taken = from.word()?;
        }
        for stage in &mut self.stages {
            *stage = from.byte()?;
        }
        (self.promotions, self.rounds, self.moves) = (from.word()?, from.word()?, from.word()?);
        self.acting = from.byte()?;
        let flags = from.byte()?;
        (self.changed, self.stuck) = (flags & 1 != 0, flags & 2 != 0);
        let (numbers, left) = (from.byte()?, from.byte()?);
        self.numbers.clear();
        for _ in 0..numbers {
            self.numbers.push((from.word()?, from.byte()?));
        }
        self.left.clear();
        for _ in 0..left {
            self.left.push((from.byte()?, from.byte()?));
        }
        self.rest = None;
        Some(())
    }

    /// Its part of the hash.
    pub(crate) fn key(&self, zobrist: &Zobrist, cells: usize) -> u64 {
        let mut bytes = Vec::with_capacity(64);
        self.pack(cells, &mut bytes);
        let words = bytes.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        });
        words.fold(zobrist.turn[1], |key, word| mix(key.rotate_left(5) ^ word))
    }
}

/// Reads bytes one after the other.
pub(crate) struct ByteReader<'a>(pub(crate) &'a [u8]);

impl<'a> ByteReader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (head, tail) = self.0.split_at_checked(count)?;
        self.0 = tail;
        Some(head)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn word(&mut self) -> Option<u16> {
        self.take(2).map(|bytes| u16::from_le_bytes([bytes[0], bytes[1]]))
    }
}

impl<const W: usize> State<W> {
    /// Writes everything that distinguishes this position from others of its level. Equal positions give equal bytes.
    pub(crate) fn pack(&self, program: &Program<W>, out: &mut Vec<u8>) {
        out.extend([self.info.turn, self.info.steps_left as u8, self.info.out]);
        let pieces = self.occupied(program).without(self.info.walls);
        let count = out.len();
        out.push(0);
        pieces.for_each(|cell| {
            let code = self.at[cell];
            out[count] += 1;
            out.extend([cell as u8, (cell >> 8) as u8, code as u8, (code >> 8) as u8]);
        });
        if program.hands.any {
            for hand in &self.hand[..program.sides] {
                out.extend(&hand[..program.kinds]);
            }
        }
        if let Some(ground) = &self.ground {
            ground.pack(program.cells, out);
        }
        if program.tracks_unmoved {
            self.info.unmoved.pack(program.cells, out);
        }
    }

    /// Reads what [`pack`](Self::pack) has written for the same level. Such positions have no castling rights and the
    /// like.
    pub(crate) fn unpack(&mut self, program: &Program<W>, bytes: &[u8]) -> Option<()> {
        let from = &mut ByteReader(bytes);
        let pieces = self.occupied(program).without(self.info.walls);
        pieces.for_each(|cell| {
            let code = self.at[cell];
            self.kind[usize::from(code & 255)] = Bits::NONE;
            self.at[cell] = EMPTY;
        });
        self.side = [Bits::NONE; MAX_SIDES];
        self.info.turn = from.byte()? & SIDE_MASK as u8;
        self.info.steps_left = from.byte()?.into();
        self.info.out = from.byte()?;
        self.info.over = None;
        for _ in 0..from.byte()? {
            let (cell, code) = (usize::from(from.word()?), from.word()?);
            if cell < program.cells && usize::from(code & 255) < KIND_SLOTS {
                self.put(program, code, cell);
            }
        }
        if program.hands.any {
            for hand in &mut self.hand[..program.sides] {
                hand[..program.kinds].copy_from_slice(from.take(program.kinds)?);
            }
        }
        if let Some(ground) = &mut self.ground {
            ground.unpack(program.cells, from)?;
        }
        if program.tracks_unmoved {
            self.info.unmoved = Bits::unpack(from.take(program.cells.div_ceil(8))?);
        }
        Some(())
    }
}
