//! Slides by table look-up: the occupation of all lines through a cell is gathered into an index.
//!
//! This is used only for boards of one word on processors with BMI2, where it is a fifth to a third faster than [line
//! arithmetic](super::reach::Line). A small `unsafe` block executes the instruction. It is guarded by a constant that
//! callers derive from run-time detection.

use super::bits::Bits;
use super::table::Table;

/// The most entries that a table may have: enough for rooks on 8×8.
const ENTRIES: usize = 1 << 17;

/// The look-up table of one slide.
#[derive(Debug)]
pub(crate) struct Magic {
    cells: Table<(u64, u32), 1>,
    entries: Box<[u64; ENTRIES]>,
}

impl Magic {
    /// Builds the table of a slide from its relevant cells and the slide itself. `None` if it would be too large.
    pub(crate) fn new(
        n: usize,
        relevant: impl Fn(usize) -> u64,
        slide: impl Fn(usize, u64) -> u64,
    ) -> Option<Self> {
        let size: usize = (0..n).map(|cell| 1usize << relevant(cell).count_ones().min(40)).sum();
        if size > ENTRIES {
            return None;
        }
        let mut entries = vec![0u64; ENTRIES].into_boxed_slice();
        let mut next = 0;
        let cells = Table::new(n, (0, 0), |cell| {
            let mask = relevant(cell);
            let start = next;
            // These are all subsets of the mask, in the order of the gathered index.
            let mut subset = 0u64;
            loop {
                entries[next] = slide(cell, subset);
                next += 1;
                subset = subset.wrapping_sub(mask) & mask;
                if subset == 0 {
                    break;
                }
            }
            (mask, start as u32)
        });
        let entries = entries.try_into().ok()?;
        Some(Self { cells, entries })
    }

    /// The targets of the slide from `cell`.
    #[inline(always)]
    pub(crate) fn slide<const W: usize>(&self, cell: usize, occupied: Bits<W>) -> Bits<W> {
        let (mask, start) = self.cells[cell];
        let index = start as usize + gather(occupied.0[0], mask) as usize;
        let mut out = Bits::NONE;
        out.0[0] = self.entries[index & (ENTRIES - 1)];
        out
    }
}

#[inline(always)]
#[allow(unsafe_code)]
fn gather(value: u64, mask: u64) -> u64 {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: `Magic::slide` is called only where the `FAST` constant is true, and that constant is set
    // only by functions compiled for, and entered after detection of, BMI2 (see `isa.rs`).
    unsafe {
        std::arch::x86_64::_pext_u64(value, mask)
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        // `FAST` is false on other processors, so this never runs. It is still correct.
        let (mut out, mut rest, mut bit) = (0, mask, 1);
        while rest != 0 {
            if value & rest & rest.wrapping_neg() != 0 {
                out |= bit;
            }
            rest &= rest - 1;
            bit <<= 1;
        }
        out
    }
}
