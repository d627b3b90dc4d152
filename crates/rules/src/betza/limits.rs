//! How large a piece description may be. Everything beyond is an error, never a crash or a long wait.

/// The longest text, in bytes.
pub const MAX_LENGTH: usize = 512;

/// The largest number in a text: ranges, vector components, lengthened steps.
pub const MAX_NUMBER: u16 = 255;

/// The deepest nesting of groups.
pub const MAX_DEPTH: usize = 8;

/// The most legs of one component, after groups and crooked riders are turned into graphs.
pub const MAX_LEGS: usize = 512;

/// The most `j` on one leg.
pub const MAX_JUMPS: usize = 31;

/// The most steps the walker takes for one component of one piece; what lies beyond is not found.
pub const MAX_STEPS: u32 = 1 << 18;
