//! Pictures of any board, drawings of pieces, move diagrams, and rule sheets in words that the caller brings.
//!
//! [`svg()`] draws a [`Position`](chesswright_rules::Position) with a [`View`] as SVG text. With the feature
//! `raster`, that text becomes a PNG, and a game becomes an animated GIF. Drawing needs no fonts or files, so a
//! picture is the same on every machine.

pub(crate) mod board;
pub mod brush;
pub mod diagram;
pub mod glyphs;
pub mod layout;
pub mod path;
mod picture;
pub mod pieces;
mod plan;
mod shape;
mod sheet;
pub mod svg;
pub mod terrain;
pub mod theme;
mod thumbnail;
mod view;

pub use layout::Layout;
pub use picture::{Picture, layout, observed, svg};
pub use plan::{Plan, SeamSign};
pub use sheet::{PieceText, Section, SheetText, SignTexts, html, markdown};
pub use theme::{Page, THEMES, Theme, own_colour, palette};
pub use thumbnail::{Thumbnails, pack as pack_thumbnails, special, thumbnail};
pub use view::{Edges, Faces, Hand, Ink, Solid, Style, View, marked_by};

#[cfg(feature = "film")]
mod bitmap;
#[cfg(feature = "film")]
mod gif;
#[cfg(feature = "raster")]
mod raster;

#[cfg(feature = "film")]
pub use bitmap::{MAX_SIZE, Pixels, RasterError};
#[cfg(feature = "film")]
pub use gif::{Colours, Film, Pace};
#[cfg(feature = "raster")]
pub use gif::{gif, gif_of};
#[cfg(feature = "raster")]
pub use raster::{pixels, png};

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
