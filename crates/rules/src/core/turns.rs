//! How turns go: how many steps they have, and what ends them.

use super::program::{MAX_SIDES, SIDE_MASK};
use super::side_set::SideSet;

/// The compiled rules about turns.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    /// Steps of the first turn of the game, if it differs.
    pub(crate) first_steps: Option<u16>,
    /// By side: steps of a turn.
    pub(crate) steps: [u16; MAX_SIDES],
    /// Each turn of the game has this many more than the one before.
    pub(crate) grows_by: u16,
    /// The sides whose turn ends when they give check.
    pub(crate) check_ends: SideSet,
    /// This many passes in a row end the game; 0 for never.
    pub(crate) passes_end: u16,
}

impl Turns {
    /// How many steps a turn of a side has. The first turn of the game is number 0.
    pub(crate) fn steps_of_turn(&self, side: usize, turns: u32) -> u16 {
        if turns == 0
            && let Some(first) = self.first_steps
        {
            return first.max(1);
        }
        let grown = turns.saturating_mul(u32::from(self.grows_by));
        self.steps[side & SIDE_MASK].saturating_add(grown.min(1000) as u16)
    }

    /// Whether every turn is a single step, and nothing asks whether it has just begun.
    pub(crate) fn are_single_steps(&self) -> bool {
        let Self { first_steps, steps, grows_by, check_ends, passes_end: _ } = self;
        first_steps.is_none() && steps.iter().all(|&steps| steps == 1) && *grows_by == 0 && !check_ends.any()
    }
}
