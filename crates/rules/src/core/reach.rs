//! The shapes of movement that tables can express.

use super::bits::Bits;
use super::magic::Magic;
use super::table::Table;

/// A straight line through every cell, as the cells below and above it by index. Range limits and holes are already
/// applied. A line that runs one way only has an empty other side.
pub(crate) type Line<const W: usize> = Table<[Bits<W>; 2], W>;

/// A shape of movement.
#[derive(Debug)]
pub(crate) enum Reach<const W: usize> {
    /// To certain cells, whatever stands between.
    Leap(Table<Bits<W>, W>),
    /// To certain cells if the cells of a path are empty (lame leapers).
    Lame(Table<Vec<LamePath<W>>, W>),
    /// Along lines up to and including the first piece.
    Slide(Slide<W>),
    /// Along lines over exactly one piece, the hurdle.
    Hop(Hop<W>),
}

/// A path, and the cells that can be reached while it is empty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct LamePath<const W: usize> {
    pub(crate) path: Bits<W>,
    pub(crate) to: Bits<W>,
}

#[derive(Debug)]
pub(crate) struct Slide<const W: usize> {
    pub(crate) lines: Vec<Line<W>>,
    pub(crate) magic: Option<Magic>,
}

#[derive(Debug)]
pub(crate) struct Hop<const W: usize> {
    pub(crate) lines: Vec<Line<W>>,
    /// It lands only on the cell right behind the hurdle.
    pub(crate) behind: bool,
}

impl<const W: usize> Reach<W> {
    /// The targets from `cell`: empty cells, and the first piece of either side. Pieces in `barred` may not be hopped
    /// over.
    #[inline(always)]
    pub(crate) fn targets<const FAST: bool>(
        &self,
        cell: usize,
        occupied: Bits<W>,
        barred: Bits<W>,
    ) -> Bits<W> {
        match self {
            Self::Leap(to) => to[cell],
            Self::Lame(paths) => lame(&paths[cell], occupied),
            Self::Slide(slide) => slide.targets::<FAST>(cell, occupied),
            Self::Hop(hop) => hop.targets(cell, occupied, barred),
        }
    }

    /// All targets that `cell` can ever have, whatever stands on the board.
    pub(crate) fn widest(&self, cell: usize) -> Bits<W> {
        match self {
            Self::Leap(to) => to[cell],
            Self::Lame(paths) => paths[cell].iter().fold(Bits::NONE, |set, h| set | h.to),
            Self::Slide(Slide { lines, .. }) | Self::Hop(Hop { lines, .. }) => {
                lines.iter().fold(Bits::NONE, |set, line| set | line[cell][0] | line[cell][1])
            }
        }
    }
}

#[inline(always)]
pub(crate) fn lame<const W: usize>(paths: &[LamePath<W>], occupied: Bits<W>) -> Bits<W> {
    let mut out = Bits::NONE;
    for way in paths {
        if !way.path.meets(occupied) {
            out |= way.to;
        }
    }
    out
}

impl<const W: usize> Slide<W> {
    pub(crate) fn new(n: usize, lines: Vec<Line<W>>) -> Self {
        let mut slide = Self { lines, magic: None };
        if W == 1 && cfg!(target_arch = "x86_64") && n > 16 {
            let set = |word: u64| {
                let mut bits = Bits::NONE;
                bits.0[0] = word;
                bits
            };
            slide.magic = Magic::new(
                n,
                |cell| slide.relevant(cell).0[0],
                |cell, occupied| slide.targets::<false>(cell, set(occupied)).0[0],
            );
        }
        slide
    }

    /// The cells whose occupation matters: all but the last cell of each line.
    fn relevant(&self, cell: usize) -> Bits<W> {
        self.lines.iter().fold(Bits::NONE, |set, line| {
            let [below, above] = line[cell];
            set | below.without(below.only_lowest()) | above.without(above.only_highest())
        })
    }

    #[inline(always)]
    pub(crate) fn targets<const FAST: bool>(&self, cell: usize, occupied: Bits<W>) -> Bits<W> {
        if FAST
            && W == 1
            && let Some(magic) = &self.magic
        {
            return magic.slide(cell, occupied);
        }
        let mut out = Bits::NONE;
        for line in &self.lines {
            let [below, above] = line[cell];
            out |= above & (above & occupied).up_to_lowest();
            out |= below & (below & occupied).highest_and_up();
        }
        out
    }
}

impl<const W: usize> Hop<W> {
    #[inline(always)]
    pub(crate) fn targets(&self, cell: usize, occupied: Bits<W>, barred: Bits<W>) -> Bits<W> {
        let mut out = Bits::NONE;
        for line in &self.lines {
            let [below, above] = line[cell];
            let blockers = above & occupied;
            let hurdle = blockers.only_lowest();
            if blockers.any() && !hurdle.meets(barred) {
                let behind = above.without(hurdle.up_to_lowest());
                out |= if self.behind {
                    behind.only_lowest()
                } else {
                    behind & (behind & occupied).up_to_lowest()
                };
            }
            let blockers = below & occupied;
            let hurdle = blockers.only_highest();
            if blockers.any() && !hurdle.meets(barred) {
                let behind = below.without(hurdle.highest_and_up());
                out |= if self.behind {
                    behind.only_highest()
                } else {
                    behind & (behind & occupied).highest_and_up()
                };
            }
        }
        out
    }
}
