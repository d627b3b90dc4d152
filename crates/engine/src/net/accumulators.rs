//! The sums of the hidden layer, kept for each ply of a search.

use chesswright_rules::{Position, Side};

use super::Network;
use super::inputs::Pieces;

/// Slots that are compared side by side. There are unused ones at the end, so that their number is a multiple.
const LANES: usize = 32;
/// Slots that are passed over at once if none of them has changed.
const PART: usize = 8;

/// The sums of the positions that were evaluated last at each ply. A new position takes those that are nearest to it, and only
/// the inputs that differ are added and subtracted.
pub(crate) struct Accumulators {
    entries: Vec<Entry>,
    /// The slots of the position at hand, its pieces, and the inputs switched on and off.
    slots: Vec<u8>,
    pieces: Pieces,
    on: [Vec<u16>; 2],
    off: [Vec<u16>; 2],
}

struct Entry {
    /// The slots that the sums belong to. At first they are empty, and the sums are the biases.
    slots: Vec<u8>,
    /// As seen from each side.
    sums: [Vec<i16>; 2],
}

impl Accumulators {
    /// Room for so many plies.
    pub(crate) fn new(network: &Network, plies: usize) -> Self {
        let bias = &network.parameters.bias;
        let slots = vec![0; network.inputs.slots().next_multiple_of(LANES)];
        let entry = || Entry { slots: slots.clone(), sums: [bias.clone(), bias.clone()] };
        Self {
            entries: (0..plies).map(|_| entry()).collect(),
            slots,
            pieces: Pieces::default(),
            on: [vec![], vec![]],
            off: [vec![], vec![]],
        }
    }

    /// Takes up a position. Returns its pieces.
    #[inline]
    pub(super) fn see(&mut self, network: &Network, position: &Position) -> Pieces {
        self.slots.fill(0);
        self.pieces = network.inputs.fill(position, &mut self.slots);
        self.pieces
    }

    /// The score for a side of the position that was taken up, in centipawns.
    #[inline]
    pub(super) fn score(&mut self, network: &Network, side: Side, ply: usize) -> i32 {
        let ply = ply.min(self.entries.len() - 1);
        let here = differences(&self.entries[ply].slots, &self.slots);
        if ply > 0 && here > 2 && differences(&self.entries[ply - 1].slots, &self.slots) < here {
            let (before, from) = self.entries.split_at_mut(ply);
            from[0].copy(&before[ply - 1]);
        }
        self.update(network, ply);
        let (own, other) = (side.index() & 1, side.index() & 1 ^ 1);
        let sums = &self.entries[ply].sums;
        network.output([&sums[own], &sums[other]], network.inputs.bucket_of(self.pieces.all))
    }

    /// Changes an entry to the position at hand.
    fn update(&mut self, network: &Network, ply: usize) {
        let entry = &mut self.entries[ply];
        self.on.iter_mut().chain(&mut self.off).for_each(Vec::clear);
        // Few slots differ: most are passed over several at a time.
        let parts = entry.slots.as_chunks_mut::<PART>().0.iter_mut().zip(self.slots.as_chunks::<PART>().0);
        for (part, (before, now)) in parts.enumerate() {
            if before == now {
                continue;
            }
            for (slot, (before, &now)) in (PART * part..).zip(before.iter_mut().zip(now)) {
                if *before == now {
                    continue;
                }
                for side in 0..2 {
                    if *before > 0 {
                        self.off[side].extend(network.inputs.of(slot, *before, side));
                    }
                    if now > 0 {
                        self.on[side].extend(network.inputs.of(slot, now, side));
                    }
                }
                *before = now;
            }
        }
        for ((sums, on), off) in entry.sums.iter_mut().zip(&self.on).zip(&self.off) {
            network.kernel.update(sums, &network.parameters.input, on, off);
        }
    }
}

impl Entry {
    fn copy(&mut self, from: &Self) {
        self.slots.copy_from_slice(&from.slots);
        for (sums, from) in self.sums.iter_mut().zip(&from.sums) {
            sums.copy_from_slice(from);
        }
    }
}

/// In how many slots two positions differ.
#[inline]
fn differences(one: &[u8], other: &[u8]) -> usize {
    let mut count = 0;
    for (one, other) in one.as_chunks::<LANES>().0.iter().zip(other.as_chunks::<LANES>().0) {
        let mut differ = 0_u8;
        for lane in 0..LANES {
            differ += u8::from(one[lane] != other[lane]);
        }
        count += usize::from(differ);
    }
    count
}
