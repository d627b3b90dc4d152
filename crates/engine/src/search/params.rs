//! The numbers of the search: how far shortcuts go. What is kept, and what it brings, is written in `docs/strength.md`.

use crate::tunable::parameters;

parameters! {
    /// How the search goes about things. A shortcut that is 0 is not taken.
    Habits {
        /// Whether doing nothing is tried, and how many plies less deeply: so many, and one for every `idle_depth` plies that are left,
        /// and one for every `idle_worth` hundredths of a pawn by which the position is too good.
        idle = 3.0;
        idle_depth = 4.0;
        idle_worth = 200.0;
        /// Late moves are looked at less deeply: by this, and by the product of the logarithms of depth and number over that.
        less_base = 0.4;
        less_over = 1.8;
        /// The merit of a move that saves it one ply of that.
        less_merit = 6000.0;
        /// Quiet moves lose so many plies more where an earlier one is expected to be too good.
        less_cut = 1.0;
        /// So many late moves are looked at when hardly any depth is left; more with the square of the depth.
        late = 4.0;
        /// Quiet moves are not looked at where the position is worth less than is needed by so much, and by so much for every ply.
        futile = 110.0;
        futile_each = 90.0;
        /// Captures that lose more than this for every ply left are not looked at.
        losing_each = 90.0;
        /// A position is good enough when it is better by so much for every ply left.
        ahead_each = 85.0;
        /// Quiet moves to where they would lose more than this for every ply left are not looked at.
        hanging_each = 50.0;
        /// Whether the table's score counts as what a position seems worth.
        told = 1.0;
        /// Whether what has worked after the moves before counts in `less_merit`, too.
        less_by_replies = 0.0;
        /// How far the next depth may be from the last before it is looked at again.
        aspire = 24.0;
    }
}
