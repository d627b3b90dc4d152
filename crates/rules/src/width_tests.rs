//! Comparisons of the core with itself, for integration tests: every width of its sets, and fast slides against plain ones.
//!
//! They are here because a unit test inside this crate would compile the generator a second time, which takes minutes.

use crate::core::bits::Bits;
use crate::core::compile::{CompileError, compile};
use crate::core::isa;
use crate::core::reach::Reach;
use crate::core::step::Steps;
use crate::rules::Rules;

/// Counts the leaves of the tree of that depth with sets of every width, each by the usual version and by the one for any
/// processor. For tests: one inside of this crate would compile the generator a second time, which takes minutes.
///
/// # Errors
/// When the game cannot be compiled.
pub fn perft_at_every_width(rules: &Rules, depth: u32) -> Result<Vec<u64>, CompileError> {
    fn both<const W: usize>(rules: &Rules, depth: u32) -> Result<[u64; 2], CompileError> {
        let definition = rules.definition();
        let program = compile::<W>(definition, rules.board())?;
        let Ok(mut state) = rules.start_setup().state(&program) else { return Ok([0; 2]) };
        let mut moves = Steps::default();
        Ok([
            isa::perft(&program, &mut state, &mut moves, depth),
            isa::perft_plain(&program, &mut state, &mut moves, depth),
        ])
    }
    let all = [both::<1>(rules, depth)?, both::<2>(rules, depth)?, both::<4>(rules, depth)?];
    Ok([&all[..], &[both::<16>(rules, depth)?]].concat().concat())
}

/// Whether slides that are looked up are those along lines, on so many boards filled at random; nothing where nothing is looked
/// up. For tests, as above.
///
/// # Errors
/// When the game cannot be compiled.
pub fn magic_slides_match_lines(rules: &Rules, boards: usize) -> Result<Option<bool>, CompileError> {
    if !isa::has_fast_gathering() {
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
