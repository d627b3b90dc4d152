//! Pseudo-random numbers that are the same on every machine: Zobrist hashing, generated levels, weak opponents and tests
//! need them.

/// What SplitMix64 adds to its state for each number: 2⁶⁴ divided by the golden ratio.
pub(crate) const GOLDEN_GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// The generator SplitMix64. Equal seeds give equal sequences.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator that starts from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN_GAMMA);
        mix(self.0)
    }

    /// A random number from 0 to 1, without 1.
    pub const fn unit(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// The finaliser of SplitMix64. It turns numbers that differ little into numbers that differ in about half of their bits.
#[inline(always)]
pub(crate) const fn mix(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    #[test]
    fn the_sequence_is_the_published_one() {
        // The first numbers of the reference implementation for this seed.
        let mut generator = SplitMix64::new(1_234_567);
        let numbers = [0; 3].map(|_| generator.next_u64());
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }
}
