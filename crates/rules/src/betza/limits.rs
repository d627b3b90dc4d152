//! Limits on piece descriptions. Exceeding one is an error and never a crash or a long wait.

/// The longest text, in bytes.
pub const MAX_LENGTH: usize = 512;

/// The largest number in a text, for ranges, vector components and lengthened steps.
pub const MAX_NUMBER: u16 = 255;

/// The deepest nesting of groups.
pub const MAX_DEPTH: usize = 8;

/// The most legs of one component, once groups and crooked riders are graphs.
pub const MAX_LEGS: usize = 512;

/// The most `j` on one leg.
pub const MAX_JUMPS: usize = 31;

/// The most steps that the walker takes for one component of one piece. It does not find moves beyond them.
pub const MAX_STEPS: u32 = 1 << 18;
