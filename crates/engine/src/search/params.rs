//! The parameters of the search: margins, divisors and depths of its pruning techniques. `docs/strength.md` records what each
//! technique gains.

use crate::tunable::tunable;

tunable! {
    /// The parameters of the search. Scores and margins are in centipawns. A technique whose first parameter is 0 is off.
    SearchParams {
        /// Null-move pruning: the base depth reduction of the null-move search.
        nmp_base: i32 = 3 in 0.0..=16.0;
        /// Null-move pruning: one more ply of reduction for every so many plies of depth.
        nmp_depth_div: i32 = 3 in 1.0..=64.0;
        /// Null-move pruning: one more ply of reduction, up to 3, for every so many centipawns of static eval above beta.
        nmp_eval_div: i32 = 200 in 1.0..=30_000.0;
        /// Null-move pruning: from this depth on, a search without null moves verifies the result; 0 for never.
        nmp_verify_depth: i32 = 12 in 0.0..=100.0;
        /// Late move reductions: `lmr_base + ln(depth) * ln(move number) / lmr_div` plies.
        lmr_base: f64 = 0.7 in 0.0..=16.0;
        /// Late move reductions: the divisor of the logarithms; 0 turns reductions off.
        lmr_div: f64 = 2.2 in 0.0..=100.0;
        /// Late move reductions: one ply less for every so much history score of a quiet move.
        lmr_history_div: i32 = 9000 in 1.0..=100_000.0;
        /// Late move reductions: so many plies more in an expected cut node.
        lmr_cut_node: f64 = 1.5 in 0.0..=16.0;
        /// Late move pruning: how many quiet moves are searched near the leaves, before the square of the depth is added.
        lmp_base: i32 = 4 in 0.0..=1000.0;
        /// History pruning: a quiet move is pruned whose history is below this for every ply of depth; 0 for never.
        history_pruning: i32 = 4000 in 0.0..=30_000.0;
        /// Futility pruning: a quiet move is pruned where the static eval is below alpha by this margin.
        futility_base: i32 = 110 in 0.0..=30_000.0;
        /// Futility pruning: the margin added for every ply of the reduced depth.
        futility_mul: i32 = 100 in 0.0..=30_000.0;
        /// Futility pruning: a capture is pruned where the static eval is below alpha by its victim and this margin.
        capture_futility_base: i32 = 220 in 0.0..=30_000.0;
        /// Futility pruning of captures: the margin added for every ply of the reduced depth.
        capture_futility_mul: i32 = 180 in 0.0..=30_000.0;
        /// SEE pruning: captures that lose more than this for every ply of depth are pruned.
        see_capture: i32 = 90 in 0.0..=30_000.0;
        /// SEE pruning: quiet moves that lose more than this for every ply of the reduced depth are pruned.
        see_quiet: i32 = 50 in 0.0..=30_000.0;
        /// Reverse futility pruning: a node is pruned where the static eval is above beta by this for every ply of depth.
        rfp_margin: i32 = 80 in 0.0..=30_000.0;
        /// Razoring: the quiescence search decides where the static eval is below alpha by this and by as much again for
        /// the square of the depth.
        razoring_margin: i32 = 250 in 0.0..=30_000.0;
        /// ProbCut: a capture that beats beta by this at a much lower depth cuts.
        probcut_margin: i32 = 180 in 0.0..=30_000.0;
        /// Singular extensions: from this depth on; 0 for never.
        singular_depth: i32 = 6 in 0.0..=100.0;
        /// Singular extensions: by how much for every ply of depth all other moves must be worse.
        singular_margin: f64 = 1.0 in 0.0..=100.0;
        /// Singular extensions: two plies where all other moves are worse by this more.
        singular_double: i32 = 20 in 0.0..=30_000.0;
        /// Extension of the only legal move where captures are forced: by so many plies, 0 or 1.
        only_move: i32 = 1 in 0.0..=1.0;
        /// Check extension, where a number of checks wins: by so many plies, 0 or 1.
        check_extension: i32 = 1 in 0.0..=1.0;
        /// Whether a score of the transposition table replaces the static eval where it is the better estimate: 0 or 1.
        tt_eval: i32 = 1 in 0.0..=1.0;
        /// Aspiration windows: the distance of the first window's bounds from the last iteration's score.
        aspiration_delta: i32 = 18 in 1.0..=30_000.0;
    }
}
