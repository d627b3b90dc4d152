//! The numbers of the evaluation that reasoning does not give. They are the same for every game, and were fitted to the results of
//! games of several (`chesswright fit`).

use crate::tunable::parameters;

parameters! {
    /// How much everything counts that the evaluation looks at.
    Parameters {
        /// The value of a target a piece has in the mean, in hundredths of a pawn.
        target = 58.0;
        /// How much more each target counts for every other one.
        many_targets = 0.008;
        /// Where captors keep what they take, values are nearer each other: this power of them counts.
        kept_power = 0.75;
        /// A piece in hand, beside one on the board.
        in_hand = 1.06;
        /// For every target more than in the mean on the cell where a piece stands.
        lively_middle = 7.0;
        lively_end = 4.7;
        /// For standing in the middle of the board rather than at its edge.
        centre_middle = 20.0;
        centre_end = 10.0;
        /// For a royal: what an open place costs, and every step from home beyond the second.
        hide_middle = 70.0;
        astray_middle = 10.0;
        /// For a royal in the middle of the board when little is left to fear.
        come_out_end = 50.0;
        /// The share of what a promotion gains that counts one step before it, and what is left of that for each step more.
        promise = 0.15;
        promise_each = 0.55;
        /// The same for those that no man can stop, on top.
        passed_middle = 0.05;
        passed_end = 0.10;
        passed_each = 0.65;
        /// More of that when nothing stands in the way.
        passed_free = 0.04;
        /// For every step that the other royal is further from the cell before a passed man than its own one.
        escort_end = 4.0;
        /// A man that no other can come to guard.
        alone_middle = 8.0;
        alone_end = 10.0;
        /// A man behind another of its side.
        doubled_middle = 6.0;
        doubled_end = 12.0;
        /// A man guarded by a man.
        linked_middle = 4.0;
        linked_end = 3.0;
        /// Two of a kind that each see only half of the board.
        pair_middle = 25.0;
        pair_end = 35.0;
        /// The cells pieces attack.
        reach_middle = 1.0;
        reach_end = 1.0;
        /// Danger to a royal: attacked cells around it, those that nothing guards, cells from where checks threaten, open lines towards
        /// it; less for what stands around it.
        hunt = 1.0;
        exposed = 5.0;
        checks = 4.0;
        open_lines = 2.0;
        shelter = 6.0;
        /// How quickly danger grows: its square counts by so much for every hundred.
        danger_square = 10.0;
        /// Shares of the worth of pieces that are attacked without a guard, and of those that men attack.
        loose = 0.06;
        chased = 0.08;
        /// What pieces do where they stand is not looked at where it would have to change a score by more than this to matter.
        rough = 400.0;
        /// Having the move.
        tempo = 12.0;
        /// All but the last of the checks that win.
        check_given = 1800.0;
        /// All of a goal but the last step, and what is left of that for each step more.
        goal = 250.0;
        goal_each = 0.65;
    }
}
