//! The parameters of the handcrafted evaluation. They are the same for every game; `chesswright tune` tunes them by the
//! results of games.

use crate::tunable::tunable;

tunable! {
    /// The parameters of the handcrafted evaluation, in centipawns unless noted otherwise. `_middle` and `_end` are the
    /// values of a term in the middlegame and in the endgame.
    EvalParams {
        /// Piece values: the value of each cell that a piece attacks on average.
        target_value: f64 = 58.0 in 1.0..=1000.0;
        /// Piece values: how much more each target counts for every other one, as a share.
        target_synergy: f64 = 0.008 in 0.0..=0.1;
        /// Piece values where captured pieces come back from the hand: the power to which values are raised, so that they
        /// differ less.
        hand_value_power: f64 = 0.75 in 0.0..=1.5;
        /// The value of a piece in hand, as a share of its value on the board.
        in_hand: f64 = 1.06 in 0.0..=4.0;
        /// Piece-square tables: for every target more than the average on the cell.
        psqt_mobility_middle: f64 = 7.0 in -1000.0..=1000.0;
        psqt_mobility_end: f64 = 4.7 in -1000.0..=1000.0;
        /// Piece-square tables: for the centre of the board rather than its edge.
        psqt_centre_middle: f64 = 20.0 in -1000.0..=1000.0;
        psqt_centre_end: f64 = 10.0 in -1000.0..=1000.0;
        /// King safety in the piece-square tables: what an open cell costs a royal.
        king_cover_middle: f64 = 70.0 in -1000.0..=1000.0;
        /// King safety in the piece-square tables: what every step from its start cell beyond the second costs a royal.
        king_distance_middle: f64 = 10.0 in -1000.0..=1000.0;
        /// For a royal in the centre in the endgame.
        king_centre_end: f64 = 50.0 in -1000.0..=1000.0;
        /// Promotion: the share of its gain that a piece is worth more one step before it.
        promotion: f64 = 0.15 in 0.0..=2.0;
        /// Promotion: the share of that which is left for every step more.
        promotion_decay: f64 = 0.55 in 0.0..=1.0;
        /// Passed pawns: the share of the gain of a promotion that a passed pawn is worth more one step before it.
        passed_middle: f64 = 0.05 in 0.0..=2.0;
        passed_end: f64 = 0.10 in 0.0..=2.0;
        /// Passed pawns: the share of that which is left for every step more.
        passed_decay: f64 = 0.65 in 0.0..=1.0;
        /// Passed pawns: the share that is added when the way is free.
        passed_free: f64 = 0.04 in 0.0..=2.0;
        /// Passed pawns: for every step that the other side's royal is further away than the own one.
        king_passer_end: f64 = 4.0 in -1000.0..=1000.0;
        /// What an isolated pawn costs: no pawn can come to its support.
        isolated_middle: f64 = 8.0 in -1000.0..=1000.0;
        isolated_end: f64 = 10.0 in -1000.0..=1000.0;
        /// What a doubled pawn costs: it stands behind a pawn of its side.
        doubled_middle: f64 = 6.0 in -1000.0..=1000.0;
        doubled_end: f64 = 12.0 in -1000.0..=1000.0;
        /// For a pawn supported by a pawn.
        supported_middle: f64 = 4.0 in -1000.0..=1000.0;
        supported_end: f64 = 3.0 in -1000.0..=1000.0;
        /// For a pair of colour-bound pieces, as the bishop pair.
        colour_pair_middle: f64 = 25.0 in -1000.0..=1000.0;
        colour_pair_end: f64 = 35.0 in -1000.0..=1000.0;
        /// Mobility: for the cells that pieces attack, weighted by kind.
        mobility_middle: f64 = 1.0 in -100.0..=100.0;
        mobility_end: f64 = 1.0 in -100.0..=100.0;
        /// King safety: for attacked cells around a royal, weighted by the kinds of the attackers.
        king_attack: f64 = 1.0 in -100.0..=100.0;
        /// King safety: for each attacked cell around a royal that nothing else defends.
        king_weak: f64 = 5.0 in -1000.0..=1000.0;
        /// King safety: for each cell from which a piece could check safely.
        safe_checks: f64 = 4.0 in -1000.0..=1000.0;
        /// King safety: for each cell on the open lines towards a royal.
        king_lines: f64 = 2.0 in -1000.0..=1000.0;
        /// King safety: how much each piece next to its royal reduces the danger.
        king_shield: f64 = 6.0 in -1000.0..=1000.0;
        /// King safety: how much the square of the danger counts, in hundredths.
        king_danger_square: f64 = 10.0 in -1000.0..=1000.0;
        /// What hanging pieces cost, attacked and not defended, as a share of their values.
        hanging: f64 = 0.06 in -2.0..=2.0;
        /// What pieces attacked by pawns cost, as a share of their values.
        pawn_threat: f64 = 0.08 in -2.0..=2.0;
        /// Lazy evaluation: the terms that are slow to compute are left out where the score is further than this outside of
        /// the search window.
        lazy_margin: f64 = 400.0 in 0.0..=30_000.0;
        /// For being the side to move.
        tempo: f64 = 12.0 in -1000.0..=1000.0;
        /// Where checks win: for having given all of them but the last.
        check_given: f64 = 1800.0 in 0.0..=10_000.0;
        /// Where reaching a region wins: for being one step away.
        goal: f64 = 250.0 in 0.0..=10_000.0;
        /// Where reaching a region wins: the share of that which is left for every step more.
        goal_decay: f64 = 0.65 in 0.0..=1.0;
    }
}
