//! Converts SVG to pixels and PNG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::bitmap::{MAX_SIZE, Pixels, RasterError};

/// Draws SVG text in the size that it states.
///
/// # Errors
/// Fails if the text cannot be read, or if it is too large.
pub fn pixels(svg: &str) -> Result<Pixels, RasterError> {
    let map = render(svg)?;
    let rgba = map.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Ok(Pixels { width: map.width(), height: map.height(), rgba: rgba.collect() })
}

/// Converts SVG text to a PNG file.
///
/// # Errors
/// Fails if the text cannot be read, or if it is too large.
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
