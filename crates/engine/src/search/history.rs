//! What has worked before: the memory that puts promising moves first.

use chesswright_rules::Rules;

/// The largest number a table holds.
const MOST: i32 = 16_384;
/// So many judged positions are remembered.
const JUDGED: usize = 1 << 14;
/// The size of one side of the table of replies.
const REPLIES: usize = 1024;

/// A piece and where it goes, as an index. Drops count as pieces of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Deed(u32);

/// The memory of one thread.
pub(crate) struct History {
    cells: usize,
    kinds: usize,
    /// By side and deed.
    quiet: Vec<i16>,
    /// By deed and kind captured.
    captures: Vec<i16>,
    /// By a deed and the one that answers it.
    replies: Vec<i16>,
    /// By cell: where walls were put with success.
    walls: Vec<i16>,
    /// By a deed: the move that refuted it.
    refutations: Vec<u32>,
    /// Positions judged lately, by their keys.
    judged: Vec<(u64, i32)>,
}

impl History {
    pub(crate) fn new(rules: &Rules) -> Self {
        let (cells, kinds) = (rules.board().len(), rules.definition().pieces.len());
        let deeds = rules.sides() * kinds * 2 * cells;
        Self {
            cells,
            kinds,
            quiet: vec![0; deeds],
            captures: vec![0; deeds * 8],
            replies: vec![0; REPLIES * REPLIES],
            walls: vec![0; cells],
            refutations: vec![0; REPLIES],
            judged: vec![(0, 0); JUDGED],
        }
    }

    pub(crate) fn deed(&self, side: usize, kind: usize, drops: bool, to: u16) -> Deed {
        let piece = (side * 2 + usize::from(drops)) * self.kinds + kind;
        Deed((piece * self.cells + usize::from(to)) as u32)
    }

    fn reply(&self, before: Deed, deed: Deed) -> usize {
        let small =
            |deed: Deed| (deed.0 as usize).wrapping_add(deed.0 as usize >> 10).wrapping_mul(0x9E5) % REPLIES;
        small(before) * REPLIES + small(deed)
    }

    pub(crate) fn quiet(&self, deed: Deed) -> i32 {
        self.quiet[deed.0 as usize].into()
    }

    pub(crate) fn capture(&self, deed: Deed, kind: usize) -> i32 {
        self.captures[deed.0 as usize * 8 + (kind & 7)].into()
    }

    pub(crate) fn after(&self, before: Deed, deed: Deed) -> i32 {
        self.replies[self.reply(before, deed)].into()
    }

    pub(crate) fn wall(&self, cell: u16) -> i32 {
        self.walls[usize::from(cell)].into()
    }

    pub(crate) fn refutation(&self, before: Deed) -> u32 {
        self.refutations[before.0 as usize % REPLIES]
    }

    /// What a position was judged worth lately.
    pub(crate) fn judged(&self, key: u64) -> Option<i32> {
        let (judged, worth) = self.judged[key as usize % JUDGED];
        (judged == key).then_some(worth)
    }

    pub(crate) fn remember_judged(&mut self, key: u64, worth: i32) {
        self.judged[key as usize % JUDGED] = (key, worth);
    }

    pub(crate) fn remember_refutation(&mut self, before: Deed, id: u32) {
        self.refutations[before.0 as usize % REPLIES] = id;
    }

    pub(crate) fn reward_quiet(&mut self, deed: Deed, bonus: i32) {
        reward(&mut self.quiet[deed.0 as usize], bonus);
    }

    pub(crate) fn reward_capture(&mut self, deed: Deed, kind: usize, bonus: i32) {
        reward(&mut self.captures[deed.0 as usize * 8 + (kind & 7)], bonus);
    }

    pub(crate) fn reward_after(&mut self, before: Deed, deed: Deed, bonus: i32) {
        let index = self.reply(before, deed);
        reward(&mut self.replies[index], bonus);
    }

    pub(crate) fn reward_wall(&mut self, cell: u16, bonus: i32) {
        reward(&mut self.walls[usize::from(cell)], bonus);
    }

    /// Old merits count half in the next search.
    pub(crate) fn fade(&mut self) {
        for list in [&mut self.quiet, &mut self.captures, &mut self.replies, &mut self.walls] {
            list.iter_mut().for_each(|merit| *merit /= 2);
        }
    }
}

/// Moves towards the bonus, less the nearer the end of the scale.
fn reward(merit: &mut i16, bonus: i32) {
    let old = i32::from(*merit);
    *merit = (old + bonus - old * bonus.abs() / MOST) as i16;
}
