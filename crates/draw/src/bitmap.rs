//! Pixels, and the errors of making them.

/// The longest side of a picture in pixels.
pub const MAX_SIZE: u32 = 8192;

/// Why a picture could not be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RasterError {
    /// The text is not an SVG that can be drawn.
    #[error("this SVG cannot be drawn: {0}")]
    Svg(String),
    /// Too many pixels, or none.
    #[error("a picture of {0} by {1} pixels cannot be made; the longer side may have {MAX_SIZE} at most")]
    Size(u32, u32),
    /// An animation needs at least one picture, and all pictures must have the same size.
    #[error("an animation needs pictures of one size")]
    Frames,
    /// The pixels could not be written.
    #[error("the picture could not be written: {0}")]
    Encoding(String),
}

/// Pixels in rows from the top, four bytes each: red, green, blue, opacity. The colours are not premultiplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The width of a row in pixels.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// The bytes.
    pub rgba: Vec<u8>,
}
