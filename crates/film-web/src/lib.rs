//! Makes GIF films of games in the browser.
//!
//! The page draws the pictures of a game one by one and sends their pixels to a worker, in which this program makes a
//! GIF file. Every picture is sent twice, first for its colours and then to be written, so a film never has to fit
//! into memory uncompressed. The program is downloaded only when a user asks for a film.

use chesswright_draw::{Colours, Film, Pixels, RasterError};
use wasm_bindgen::prelude::*;

/// A film. First it receives the colours of all pictures, then the pictures.
#[wasm_bindgen]
pub struct Reel {
    stage: Stage,
}

/// What happens to the pictures that arrive.
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
    /// An empty film.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the colours of a picture: its pixels in rows from the top, four bytes each.
    pub fn see(&mut self, width: u32, height: u32, rgba: Vec<u8>) -> Result<(), JsError> {
        match &mut self.stage {
            Stage::Seeing(colours) => to_js(colours.see(&Pixels { width, height, rgba })),
            Stage::Writing(_) => Err(JsError::new("all colours come before the first picture")),
        }
    }

    /// Adds a picture that is shown for `delay` hundredths of a second.
    pub fn add(&mut self, width: u32, height: u32, rgba: Vec<u8>, delay: u16) -> Result<(), JsError> {
        if let Stage::Seeing(colours) = &mut self.stage {
            self.stage = Stage::Writing(to_js(Film::new(std::mem::take(colours)))?);
        }
        match &mut self.stage {
            Stage::Writing(film) => to_js(film.add(&Pixels { width, height, rgba }, delay)),
            Stage::Seeing(_) => unreachable!("it was just begun"),
        }
    }

    /// The finished file.
    pub fn finish(self) -> Result<Vec<u8>, JsError> {
        match self.stage {
            Stage::Writing(film) => to_js(film.finish()),
            Stage::Seeing(_) => Err(JsError::new(&RasterError::Frames.to_string())),
        }
    }
}

fn to_js<T>(result: Result<T, RasterError>) -> Result<T, JsError> {
    result.map_err(|error| JsError::new(&error.to_string()))
}
