//! Comparisons of the core with itself, for integration tests: every width of its sets, and fast slides against plain
//! ones.
//!
//! They are here because a unit test of this crate would compile the generator a second time, which takes minutes.

use crate::core::bits::Bits;
use crate::core::compile::{CompileError, at_once, compile};
use crate::core::isa;
use crate::core::reach::Reach;
use crate::core::step::Steps;
use crate::rules::Rules;

/// The perft count of one version of the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VersionCount {
    /// The words in its sets.
    pub width: usize,
    /// Whether it is the version for processors with BMI2.
    pub fast: bool,
    /// The count.
    pub leaves: u64,
}

impl std::fmt::Display for VersionCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let processor = if self.fast { "with BMI2" } else { "any processor" };
        write!(f, "{} words, {processor}: {} leaves", self.width, self.leaves)
    }
}

/// Counts the leaves of the game tree to a depth with every version of the generator in this build: the plain version
/// of each width, and the fast one if this build and this processor have it.
///
/// # Errors
/// When the game cannot be compiled.
pub fn perft_at_every_width(rules: &Rules, depth: u32) -> Result<Vec<VersionCount>, CompileError> {
    fn count<const W: usize>(rules: &Rules, depth: u32) -> Result<Vec<VersionCount>, CompileError> {
        let definition = rules.definition();
        let program = at_once(async |pause| compile::<W>(definition, rules.board(), pause).await)?;
        let Ok(mut state) = rules.start_setup().state(&program) else { return Ok(vec![]) };
        let mut moves = Steps::default();
        let leaves = isa::perft_plain(&program, &mut state, &mut moves, depth);
        let mut counts = vec![VersionCount { width: W, fast: false, leaves }];
        if cfg!(not(debug_assertions)) && W <= 4 && isa::has_fast_gathering() {
            let leaves = isa::perft(&program, &mut state, &mut moves, depth);
            counts.push(VersionCount { width: W, fast: true, leaves });
        }
        Ok(counts)
    }
    Ok([
        count::<1>(rules, depth)?,
        count::<2>(rules, depth)?,
        count::<4>(rules, depth)?,
        count::<16>(rules, depth)?,
    ]
    .concat())
}

/// Whether slides by table look-up equal slides along lines, on this many boards filled at random. `None` if this
/// processor looks up no slides.
///
/// # Errors
/// When the game cannot be compiled.
pub fn magic_slides_match_lines(rules: &Rules, boards: usize) -> Result<Option<bool>, CompileError> {
    if !isa::has_fast_gathering() {
        return Ok(None);
    }
    let program = at_once(async |pause| compile::<1>(rules.definition(), rules.board(), pause).await)?;
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
