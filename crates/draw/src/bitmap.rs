//! Pixels, and why there may be none.

/// The longest side of a picture in pixels.
pub const MAX_SIZE: u32 = 8192;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RasterError {
    /// The text is no SVG that can be drawn.
    #[error("this SVG cannot be drawn: {0}")]
    Svg(String),
    /// Too many pixels, or none.
    #[error("a picture of {0} by {1} pixels cannot be made; the longer side may have {MAX_SIZE} at most")]
    Size(u32, u32),
    /// An animation needs at least one picture, and all of one size.
    #[error("an animation needs pictures of one size")]
    Frames,
    /// The pixels could not be written.
    #[error("the picture could not be written: {0}")]
    Encoding(String),
}

/// Pixels in rows from the top, four bytes each: red, green, blue, opacity (colours not multiplied by it).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// The bytes.
    pub rgba: Vec<u8>,
}
