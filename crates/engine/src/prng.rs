//! A pseudo-random number generator that gives the same numbers on every machine.

use chesswright_rules::prng::SplitMix64;

/// A pseudo-random number generator. Equal seeds give equal sequences.
#[derive(Clone, Debug)]
pub struct Prng(SplitMix64);

impl Prng {
    /// A generator that starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed ^ 0x5851_F42D_4C95_7F2D))
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A random number below `n`; 0 when `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next_u64()) * n as u128) >> 64) as usize
    }

    /// A random number from 0 to 1, without 1.
    pub fn unit(&mut self) -> f64 {
        self.0.unit()
    }
}
