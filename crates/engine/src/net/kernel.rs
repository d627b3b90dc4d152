//! The loops over the hidden layer. They are plain code that compilers turn into vector instructions: those that every
//! processor has, and on x86 once more with AVX2 where the processor has it. Whole numbers give the same sums in any order.

/// Which versions of the loops the processor can run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kernel {
    #[cfg(target_arch = "x86_64")]
    avx2: bool,
}

/// Defines a method that calls one of two versions of a function.
macro_rules! dispatch {
    ($(#[$doc:meta])* $name:ident = $fast:ident | $plain:ident, ($($arg:ident: $ty:ty),*) -> $ret:ty) => {
        impl Kernel {
            $(#[$doc])*
            #[inline]
            #[allow(unsafe_code)]
            pub(super) fn $name(self, $($arg: $ty),*) -> $ret {
                #[cfg(target_arch = "x86_64")]
                if self.avx2 {
                    // SAFETY: `avx2` is set only where the processor has it.
                    return unsafe { $fast($($arg),*) };
                }
                $plain($($arg),*)
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2")]
        fn $fast($($arg: $ty),*) -> $ret {
            $plain($($arg),*)
        }
    };
}

impl Kernel {
    /// The fastest kernel for this processor.
    pub(super) fn detect() -> Self {
        Self {
            #[cfg(target_arch = "x86_64")]
            avx2: is_x86_feature_detected!("avx2"),
        }
    }

    /// The kernel that runs on every processor.
    #[cfg(test)]
    pub(super) fn plain() -> Self {
        Self {
            #[cfg(target_arch = "x86_64")]
            avx2: false,
        }
    }
}

dispatch! {
    /// Adds the rows of weights of inputs that were switched on to sums, and subtracts those of inputs switched off.
    update = update_fast | update_plain,
    (sums: &mut [i16], weights: &[i16], on: &[u16], off: &[u16]) -> ()
}

dispatch! {
    /// The output: the sums, clipped and squared, with their weights.
    activate = activate_fast | activate_plain,
    (sums: [&[i16]; 2], weights: &[i16], qa: i16) -> i32
}

/// The numbers that are handled together.
const LANES: usize = 16;
/// The numbers that fit in half of the registers of AVX2.
const BLOCK: usize = 128;

#[inline(always)]
fn update_plain(sums: &mut [i16], weights: &[i16], on: &[u16], off: &[u16]) {
    let hidden = sums.len();
    if hidden.is_multiple_of(BLOCK) {
        update_blocks::<BLOCK>(sums, weights, on, off);
    } else {
        update_blocks::<LANES>(sums, weights, on, off);
    }
}

/// Sums of one block stay in registers while all rows are added.
#[inline(always)]
fn update_blocks<const N: usize>(sums: &mut [i16], weights: &[i16], on: &[u16], off: &[u16]) {
    let hidden = sums.len();
    for (number, sums) in sums.as_chunks_mut::<N>().0.iter_mut().enumerate() {
        let row = |input: u16| weights[usize::from(input) * hidden + number * N..].first_chunk::<N>();
        let mut block = *sums;
        for weights in on.iter().filter_map(|&input| row(input)) {
            for lane in 0..N {
                block[lane] = block[lane].wrapping_add(weights[lane]);
            }
        }
        for weights in off.iter().filter_map(|&input| row(input)) {
            for lane in 0..N {
                block[lane] = block[lane].wrapping_sub(weights[lane]);
            }
        }
        *sums = block;
    }
}

#[inline(always)]
fn activate_plain(sums: [&[i16]; 2], weights: &[i16], qa: i16) -> i32 {
    let (own, other) = weights.split_at(weights.len() / 2);
    activate_half(sums[0], own, qa).wrapping_add(activate_half(sums[1], other, qa))
}

/// A sum clipped to at most 255, times a weight of at most 127, still fits in 16 bits; the square does not.
#[inline(always)]
fn activate_half(sums: &[i16], weights: &[i16], qa: i16) -> i32 {
    let mut total = 0_i32;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let clipped = sum.clamp(0, qa);
        total = total.wrapping_add(i32::from(clipped) * i32::from(clipped.wrapping_mul(weight)));
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prng::Prng;

    #[test]
    fn all_kernels_give_the_same_numbers() {
        let mut prng = Prng::new(1);
        for hidden in super::super::HIDDEN {
            let mut numbers = |count: usize, range: usize| -> Vec<i16> {
                (0..count).map(|_| (prng.below(2 * range + 1) as i32 - range as i32) as i16).collect()
            };
            let weights = numbers(20 * hidden, 900);
            let sums = [numbers(hidden, 700), numbers(hidden, 700)];
            let output = numbers(2 * hidden, 127);
            let updated = |kernel: Kernel| {
                let mut sums = sums[0].clone();
                kernel.update(&mut sums, &weights, &[3, 19, 0], &[7, 7]);
                sums
            };
            let activated = |kernel: Kernel| kernel.activate([&sums[0], &sums[1]], &output, 255);
            assert_eq!(updated(Kernel::detect()), updated(Kernel::plain()));
            assert_eq!(activated(Kernel::detect()), activated(Kernel::plain()));
            // The same in the plainest way, with 64 bits.
            let square = |sum: i16| i64::from(sum.clamp(0, 255)).pow(2);
            let both = sums[0].iter().chain(&sums[1]).zip(&output);
            let sum: i64 = both.map(|(&sum, &weight)| square(sum) * i64::from(weight)).sum();
            assert_eq!(i64::from(activated(Kernel::plain())), sum);
        }
    }
}
