//! The same code compiled twice: for any processor, and for those with fast bit gathering.
//!
//! The fast versions are entered only after the processor has been asked, so a default build is at home everywhere
//! and still uses BMI2 where there is any. The generator is large and made for every width, so it is instantiated
//! here and nowhere else: once to list, once to count. (What moves one kind onto one cell is a small part of it.) Builds
//! with debug assertions leave the fast versions out, which halves the time they take; what is measured and what ships
//! has them.

use super::activity::{Activity, Weights};
use super::generate::GenType;
use super::moves_to::Reporter;
use super::program::{MAX_SIDES, Program};
#[cfg(not(target_arch = "wasm32"))]
use super::sink::CountingSink;
use super::state::State;
use super::step::Steps;

/// Makes `$name` choose between a version for processors with BMI2 and one for all others.
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
    /// Adds the legal moves that are wanted to a list.
    list = list_fast | list_plain,
    |program, state: &State<W>, gen_type: GenType, list: &mut Steps| -> ();
    program.generate::<true>(state, gen_type, list),
    program.generate::<false>(state, gen_type, list)
}

dispatch! {
    /// Tells the legal moves of one kind onto one cell.
    moves_to = moves_to_fast | moves_to_plain,
    |program, state: &State<W>, cell: usize, kind: usize, reporter: &mut Reporter<'_>| -> ();
    program.moves_to::<true>(state, cell, kind, reporter),
    program.moves_to::<false>(state, cell, kind, reporter)
}

dispatch! {
    /// Finds out what the pieces of every side do.
    activity = activity_fast | activity_plain,
    |program, state: &State<W>, weights: &Weights, found: &mut [Activity; MAX_SIDES]| -> ();
    program.activity::<true>(state, weights, found),
    program.activity::<false>(state, weights, found)
}

macro_rules! count {
    ($fast:literal, $program:ident, $state:ident) => {{
        // In the page nobody counts in bulk, and every copy of the generator is downloaded.
        #[cfg(target_arch = "wasm32")]
        {
            let mut list = Steps::default();
            $program.generate::<$fast>($state, GenType::All, &mut list);
            list.steps.len() as u64
        }
        // Small boards only: the generator is not worth another copy for every width.
        #[cfg(not(target_arch = "wasm32"))]
        if W == 1 && $program.forced_capture {
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
    count!(true, program, state),
    count!(false, program, state)
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
    /// Counts the leaves of the tree of that depth; the last ply is counted, not made.
    perft = perft_fast | perft_plain,
    |program, state: &mut State<W>, moves: &mut Steps, depth: u32| -> u64;
    perft!(perft_fast, list_fast, count_fast, program, state, moves, depth),
    perft!(perft_plain, list_plain, count_plain, program, state, moves, depth)
}
