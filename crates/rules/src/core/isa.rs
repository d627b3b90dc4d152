//! Code compiled twice: for any processor, and for processors with fast bit gathering (BMI2).
//!
//! The fast versions run only if the processor supports them, so one build runs everywhere. The generator is large
//! and compiled for every width, so it is instantiated only here: once to list moves and once to count them.
//! ([`moves_to`] uses only a small part of it.) Builds with debug assertions leave out the fast versions, which halves
//! compile time. Measured and shipped builds have them, so the stage `guard` compares all versions (`guard --versions`).

use super::activity::{Activity, Weights};
use super::generate::GenType;
use super::moves_to::Reporter;
use super::program::{MAX_SIDES, Program};
#[cfg(not(target_arch = "wasm32"))]
use super::sink::CountingSink;
use super::state::State;
use super::step::Steps;

/// Defines `$name`, which calls a version for processors with BMI2 or one for all others.
macro_rules! dispatch {
    ($(#[$doc:meta])* $name:ident = $fast:ident | $plain:ident,
     |$program:ident, $($arg:ident: $ty:ty),*| -> $ret:ty; $fast_body:expr, $plain_body:expr) => {
        $(#[$doc])*
        #[allow(unsafe_code)]
        pub(crate) fn $name<const W: usize>($program: &Program<W>, $($arg: $ty),*) -> $ret {
            #[cfg(all(target_arch = "x86_64", not(debug_assertions)))]
            if W <= 4 && has_fast_gathering() {
                // SAFETY: `has_fast_gathering` has found every feature the function is compiled for.
                return unsafe { $fast($program, $($arg),*) };
            }
            $plain($program, $($arg),*)
        }

        #[cfg(all(target_arch = "x86_64", not(debug_assertions)))]
        #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt,avx2")]
        fn $fast<const W: usize>($program: &Program<W>, $($arg: $ty),*) -> $ret {
            $fast_body
        }

        pub(crate) fn $plain<const W: usize>($program: &Program<W>, $($arg: $ty),*) -> $ret {
            $plain_body
        }
    };
}

#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn has_fast_gathering() -> bool {
    false
}

#[cfg(target_arch = "x86_64")]
pub(crate) fn has_fast_gathering() -> bool {
    is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("avx2")
}

dispatch! {
    /// Adds the legal moves of a type to a list.
    list = list_fast | list_plain,
    |program, state: &State<W>, gen_type: GenType, list: &mut Steps| -> ();
    program.generate::<true>(state, gen_type, list),
    program.generate::<false>(state, gen_type, list)
}

dispatch! {
    /// Reports the legal moves of one kind to one cell.
    moves_to = moves_to_fast | moves_to_plain,
    |program, state: &State<W>, cell: usize, kind: usize, reporter: &mut Reporter<'_>| -> ();
    program.moves_to::<true>(state, cell, kind, reporter),
    program.moves_to::<false>(state, cell, kind, reporter)
}

dispatch! {
    /// Measures the activity of every side's pieces.
    activity = activity_fast | activity_plain,
    |program, state: &State<W>, weights: &Weights, found: &mut [Activity; MAX_SIDES]| -> ();
    program.activity::<true>(state, weights, found),
    program.activity::<false>(state, weights, found)
}

macro_rules! count {
    ($fast:literal, $list:ident, $program:ident, $state:ident) => {{
        // The page never counts in bulk, and visitors would have to download another copy of the generator.
        #[cfg(target_arch = "wasm32")]
        {
            let mut list = Steps::default();
            $list($program, $state, GenType::All, &mut list);
            list.steps.len() as u64
        }
        // This applies to small boards only. Another copy of the generator for each width would not be worth it.
        #[cfg(not(target_arch = "wasm32"))]
        if $program.forced_capture.any() && $program.most_captures.any() {
            // Which captures take the most is known only when all are listed.
            let mut list = Steps::default();
            $list($program, $state, GenType::All, &mut list);
            list.steps.len() as u64
        } else if W == 1 && $program.forced_capture.any() {
            let mut count = CountingSink::<W, true>::new();
            $program.generate::<$fast>($state, GenType::All, &mut count);
            count.moves
        } else {
            let mut count = CountingSink::<W, false>::new();
            $program.generate::<$fast>($state, GenType::All, &mut count);
            count.moves
        }
    }};
}

dispatch! {
    /// Counts the legal moves.
    count = count_fast | count_plain,
    |program, state: &State<W>| -> u64;
    count!(true, list_fast, program, state),
    count!(false, list_plain, program, state)
}

macro_rules! perft {
    ($perft:ident, $list:ident, $count:ident, $program:ident, $state:ident, $moves:ident, $depth:ident) => {{
        match $depth {
            0 => return 1,
            1 => return $count($program, $state),
            _ => {}
        }
        let checkpoint = $moves.checkpoint();
        $list($program, $state, GenType::All, $moves);
        let (mut nodes, mut walks) = (0, checkpoint.1);
        for i in checkpoint.0..$moves.steps.len() {
            let step = $moves.steps[i];
            let undo = $state.make($program, step, $moves.extra(step, walks));
            nodes += $perft($program, $state, $moves, $depth - 1);
            $state.unmake(step, $moves.extra(step, walks), &undo);
            walks += usize::from(step.is_walked());
        }
        $moves.truncate(checkpoint);
        nodes
    }};
}

dispatch! {
    /// Counts the leaves of the game tree to a depth. The last ply is counted without being made.
    perft = perft_fast | perft_plain,
    |program, state: &mut State<W>, moves: &mut Steps, depth: u32| -> u64;
    perft!(perft_fast, list_fast, count_fast, program, state, moves, depth),
    perft!(perft_plain, list_plain, count_plain, program, state, moves, depth)
}
