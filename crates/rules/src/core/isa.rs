//! The same code compiled twice: for any processor, and for those with fast bit gathering.
//!
//! The fast versions are entered only after the processor has been asked, so a default build is at home everywhere
//! and still uses BMI2 where there is any. The generator is large and made for every width, so it is instantiated
//! here and nowhere else: once to list, once to count. (What moves one kind onto one cell is a small part of it.) Builds
//! with debug assertions leave the fast versions out, which halves the time they take; what is measured and what ships
//! has them, so the stage `guard` is where all versions are held against each other (`guard --versions`).

use super::activity::{Activity, Weights};
use super::arrivals::Told;
use super::bits::Bits;
use super::compile::{CompileError, compile};
use super::generate::Wanted;
use super::program::{MAX_SIDES, Program};
use super::reach::Reach;
#[cfg(not(target_arch = "wasm32"))]
use super::sink::Count;
use super::state::State;
use super::step::Steps;
use crate::Rules;

/// Makes `$name` choose between a version for processors with BMI2 and one for all others.
macro_rules! both_ways {
    ($(#[$doc:meta])* $name:ident = $fast:ident | $plain:ident,
     |$program:ident, $($arg:ident: $ty:ty),*| -> $ret:ty; $fast_body:expr, $plain_body:expr) => {
        $(#[$doc])*
        #[allow(unsafe_code)]
        pub(crate) fn $name<const W: usize>($program: &Program<W>, $($arg: $ty),*) -> $ret {
            #[cfg(all(target_arch = "x86_64", not(debug_assertions)))]
            if W <= 4 && fast() {
                // SAFETY: `fast` has found every feature the function is compiled for.
                return unsafe { $fast($program, $($arg),*) };
            }
            $plain($program, $($arg),*)
        }

        #[cfg(all(target_arch = "x86_64", not(debug_assertions)))]
        #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt,avx2")]
        fn $fast<const W: usize>($program: &Program<W>, $($arg: $ty),*) -> $ret {
            $fast_body
        }

        fn $plain<const W: usize>($program: &Program<W>, $($arg: $ty),*) -> $ret {
            $plain_body
        }
    };
}

#[cfg(not(target_arch = "x86_64"))]
fn fast() -> bool {
    false
}

#[cfg(target_arch = "x86_64")]
fn fast() -> bool {
    is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("avx2")
}

both_ways! {
    /// Adds the legal moves that are wanted to a list.
    list = list_fast | list_plain,
    |program, state: &State<W>, wanted: Wanted, list: &mut Steps| -> ();
    program.generate::<true>(state, wanted, list),
    program.generate::<false>(state, wanted, list)
}

both_ways! {
    /// Tells the legal moves of one kind onto one cell.
    arrivals = arrivals_fast | arrivals_plain,
    |program, state: &State<W>, cell: usize, kind: usize, told: &mut Told<'_>| -> ();
    program.arrivals::<true>(state, cell, kind, told),
    program.arrivals::<false>(state, cell, kind, told)
}

both_ways! {
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
            $program.generate::<$fast>($state, Wanted::All, &mut list);
            list.steps.len() as u64
        }
        // Small boards only: the generator is not worth another copy for every width.
        #[cfg(not(target_arch = "wasm32"))]
        if W == 1 && $program.forced_capture {
            let mut count = Count::<W, true>::new();
            $program.generate::<$fast>($state, Wanted::All, &mut count);
            count.moves
        } else {
            let mut count = Count::<W, false>::new();
            $program.generate::<$fast>($state, Wanted::All, &mut count);
            count.moves
        }
    }};
}

both_ways! {
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
        let mark = $moves.mark();
        $list($program, $state, Wanted::All, $moves);
        let (mut nodes, mut walks) = (0, mark.1);
        for i in mark.0..$moves.steps.len() {
            let step = $moves.steps[i];
            let undo = $state.make($program, step, $moves.extra(step, walks));
            nodes += $perft($program, $state, $moves, $depth - 1);
            $state.unmake(step, $moves.extra(step, walks), &undo);
            walks += usize::from(step.is_walked());
        }
        $moves.cut(mark);
        nodes
    }};
}

both_ways! {
    /// Counts the leaves of the tree of that depth; the last ply is counted, not made.
    perft = perft_fast | perft_plain,
    |program, state: &mut State<W>, moves: &mut Steps, depth: u32| -> u64;
    perft!(perft_fast, list_fast, count_fast, program, state, moves, depth),
    perft!(perft_plain, list_plain, count_plain, program, state, moves, depth)
}

/// What one version of the generator has counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The words of its sets.
    pub width: usize,
    /// Whether it is the version for processors with BMI2.
    pub fast: bool,
    /// How many leaves it found.
    pub leaves: u64,
}

impl std::fmt::Display for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let processor = if self.fast { "with BMI2" } else { "any processor" };
        write!(f, "{} words, {processor}: {} leaves", self.width, self.leaves)
    }
}

/// Counts the leaves of the tree of that depth with every version of the generator there is in this build: of every width the one for
/// any processor, and the one for this processor where it is another. For tests: one inside of this crate would compile the generator
/// a second time, which takes minutes.
///
/// # Errors
/// When the game cannot be compiled.
pub fn leaves_in_every_way(rules: &Rules, depth: u32) -> Result<Vec<Way>, CompileError> {
    fn count<const W: usize>(rules: &Rules, depth: u32) -> Result<Vec<Way>, CompileError> {
        let definition = rules.definition();
        let program = compile::<W>(definition, rules.board())?;
        let Ok(mut state) = rules.start_setup().state(&program) else { return Ok(vec![]) };
        let mut moves = Steps::default();
        let mut ways =
            vec![Way { width: W, fast: false, leaves: perft_plain(&program, &mut state, &mut moves, depth) }];
        if cfg!(not(debug_assertions)) && W <= 4 && fast() {
            ways.push(Way { width: W, fast: true, leaves: perft(&program, &mut state, &mut moves, depth) });
        }
        Ok(ways)
    }
    Ok([
        count::<1>(rules, depth)?,
        count::<2>(rules, depth)?,
        count::<4>(rules, depth)?,
        count::<16>(rules, depth)?,
    ]
    .concat())
}

/// Whether slides that are looked up are those along lines, on so many boards filled at random; nothing where nothing is looked
/// up. For tests, as above.
///
/// # Errors
/// When the game cannot be compiled.
pub fn looked_up_slides_are_right(rules: &Rules, boards: usize) -> Result<Option<bool>, CompileError> {
    if !fast() {
        return Ok(None);
    }
    let program = compile::<1>(rules.definition(), rules.board())?;
    let cells = rules.board().cells().count();
    let mut random = 0x9E37_79B9_7F4A_7C15u64;
    let mut right = true;
    for reach in &program.reaches {
        let Reach::Slide(slide) = reach else { continue };
        right &= slide.magic.is_some();
        for round in 0..boards {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let occupied = Bits([random & random.rotate_left(round as u32)]);
            for cell in 0..cells {
                right &= slide.targets::<true>(cell, occupied) == slide.targets::<false>(cell, occupied);
            }
        }
    }
    Ok(Some(right))
}
