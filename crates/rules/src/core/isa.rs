//! The same code compiled twice: for any processor, and for those with fast bit gathering.
//!
//! The fast versions are entered only after the processor has been asked, so a default build is at home everywhere
//! and still uses BMI2 where there is any.

use super::generate::Wanted;
use super::program::Program;
use super::sink::{Count, Sink};
use super::state::State;
use super::step::Steps;

macro_rules! both_ways {
    ($(#[$doc:meta])* $name:ident, $fast:ident, $plain:ident, $body:ident,
     ($($arg:ident: $ty:ty),*) -> $ret:ty) => {
        $(#[$doc])*
        #[inline]
        #[allow(unsafe_code)]
        pub(crate) fn $name<const W: usize>(program: &Program<W>, $($arg: $ty),*) -> $ret {
            #[cfg(target_arch = "x86_64")]
            if fast() {
                // SAFETY: `fast` has found every feature the function is compiled for.
                return unsafe { $fast(program, $($arg),*) };
            }
            $plain(program, $($arg),*)
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt,avx2")]
        fn $fast<const W: usize>(program: &Program<W>, $($arg: $ty),*) -> $ret {
            $body!(true, $fast, program, $($arg),*)
        }

        fn $plain<const W: usize>(program: &Program<W>, $($arg: $ty),*) -> $ret {
            $body!(false, $plain, program, $($arg),*)
        }
    };
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn fast() -> bool {
    is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("avx2")
}

macro_rules! perft_body {
    ($fast:literal, $own:ident, $program:ident, $state:ident, $list:ident, $depth:ident) => {{
        if $depth == 0 {
            return 1;
        }
        if $depth == 1 {
            let mut count = Count(0);
            $program.generate::<$fast>($state, Wanted::All, &mut count);
            return count.0;
        }
        let mark = $list.mark();
        $program.generate::<$fast>($state, Wanted::All, $list);
        let mut nodes = 0;
        for i in mark.0..$list.steps.len() {
            let step = $list.steps[i];
            let undo = $state.make($program, step, $list.extra(step));
            nodes += $own($program, $state, $list, $depth - 1);
            $state.unmake(step, $list.extra(step), &undo);
        }
        $list.cut(mark);
        nodes
    }};
}

both_ways! {
    /// Counts the leaves of the tree of that depth; the last ply is counted, not made.
    perft, perft_fast, perft_plain, perft_body,
    (state: &mut State<W>, list: &mut Steps, depth: u32) -> u64
}

macro_rules! list_body {
    ($fast:literal, $own:ident, $program:ident, $state:ident, $wanted:ident, $list:ident) => {{ $program.generate::<$fast>($state, $wanted, $list) }};
}

both_ways! {
    /// Adds the legal moves that are wanted to a list.
    list, list_fast, list_plain, list_body,
    (state: &State<W>, wanted: Wanted, list: &mut Steps) -> ()
}

macro_rules! count_body {
    ($fast:literal, $own:ident, $program:ident, $state:ident) => {{
        let mut count = Count(0);
        $program.generate::<$fast>($state, Wanted::All, &mut count);
        Sink::<W>::amount(&count)
    }};
}

both_ways! {
    /// Counts the legal moves.
    count, count_fast, count_plain, count_body,
    (state: &State<W>) -> u64
}
