//! From SVG to pixels: PNG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

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

/// Draws SVG text as it says how large it is.
///
/// # Errors
/// When it cannot be read, or is too large.
pub fn pixels(svg: &str) -> Result<Pixels, RasterError> {
    let map = render(svg)?;
    let rgba = map.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Ok(Pixels { width: map.width(), height: map.height(), rgba: rgba.collect() })
}

/// The SVG text as a PNG file.
///
/// # Errors
/// When it cannot be read, or is too large.
pub fn png(svg: &str) -> Result<Vec<u8>, RasterError> {
    render(svg)?.encode_png().map_err(|error| RasterError::Encoding(error.to_string()))
}

fn render(svg: &str) -> Result<Pixmap, RasterError> {
    let tree =
        Tree::from_str(svg, &Options::default()).map_err(|error| RasterError::Svg(error.to_string()))?;
    let size = tree.size().to_int_size();
    let (width, height) = (size.width(), size.height());
    let fits = width.max(height) <= MAX_SIZE;
    let mut map =
        fits.then(|| Pixmap::new(width, height)).flatten().ok_or(RasterError::Size(width, height))?;
    resvg::render(&tree, Transform::identity(), &mut map.as_mut());
    Ok(map)
}
