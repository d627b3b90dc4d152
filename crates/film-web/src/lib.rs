//! Films of games, made in the browser.
//!
//! The page draws a game's pictures one by one and hands their pixels to a worker, in which this program makes a GIF file of them. Every
//! picture comes twice, first for its colours and then to be written, so that no film has to fit into memory before it is one. It is
//! fetched when somebody asks for a film, and not before.

use chesswright_draw::{Colours, Film, Pixels, RasterError};
use wasm_bindgen::prelude::*;

/// A film, of which first the colours are seen and then the pictures.
#[wasm_bindgen]
pub struct Reel {
    stage: Stage,
}

/// What is done with pictures.
enum Stage {
    Seeing(Colours),
    Writing(Film),
}

impl Default for Reel {
    fn default() -> Self {
        Self { stage: Stage::Seeing(Colours::default()) }
    }
}

#[wasm_bindgen]
impl Reel {
    /// A film of nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sees the colours of a picture: its pixels in rows from the top, four bytes each.
    pub fn see(&mut self, width: u32, height: u32, rgba: Vec<u8>) -> Result<(), JsError> {
        match &mut self.stage {
            Stage::Seeing(colours) => told(colours.see(&Pixels { width, height, rgba })),
            Stage::Writing(_) => Err(JsError::new("all colours come before the first picture")),
        }
    }

    /// Adds a picture that stays for so many hundredths of a second.
    pub fn add(&mut self, width: u32, height: u32, rgba: Vec<u8>, delay: u16) -> Result<(), JsError> {
        if let Stage::Seeing(colours) = &mut self.stage {
            self.stage = Stage::Writing(told(Film::new(std::mem::take(colours)))?);
        }
        match &mut self.stage {
            Stage::Writing(film) => told(film.add(&Pixels { width, height, rgba }, delay)),
            Stage::Seeing(_) => unreachable!("it was just begun"),
        }
    }

    /// The file.
    pub fn finish(self) -> Result<Vec<u8>, JsError> {
        match self.stage {
            Stage::Writing(film) => told(film.finish()),
            Stage::Seeing(_) => Err(JsError::new(&RasterError::Frames.to_string())),
        }
    }
}

fn told<T>(result: Result<T, RasterError>) -> Result<T, JsError> {
    result.map_err(|error| JsError::new(&error.to_string()))
}
