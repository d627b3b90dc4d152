//! The program that draws the 3D table, as far as the page asks it for frames and cells.

use std::sync::Arc;

use chesswright_rules::board::Cell;
use chesswright_touch::boards::BoardId;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

#[wasm_bindgen]
extern "C" {
    /// The table of the other program.
    #[derive(Clone)]
    pub(crate) type ThreeD;
    #[wasm_bindgen(method, catch)]
    pub(crate) fn show(this: &ThreeD, view: &str, now: f64) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    pub(crate) fn update(this: &ThreeD, changes: &str, now: f64) -> Result<(), JsValue>;
    #[wasm_bindgen(method)]
    pub(crate) fn set_look(
        this: &ThreeD,
        material: &str,
        quality: &str,
        arrangement: &str,
        reduced: bool,
        now: f64,
    );
    #[wasm_bindgen(method)]
    pub(crate) fn use_set(this: &ThreeD, name: &str);
    #[wasm_bindgen(method, catch)]
    pub(crate) fn bring(this: &ThreeD, files: &str) -> Result<String, JsValue>;
    #[wasm_bindgen(method)]
    pub(crate) fn measure(this: &ThreeD, now: f64) -> String;
    #[wasm_bindgen(method)]
    pub(crate) fn go_to(this: &ThreeD, preset: usize, now: f64);
    #[wasm_bindgen(method)]
    pub(crate) fn orbit(this: &ThreeD, around: f32, up: f32, near: f32);
    #[wasm_bindgen(method)]
    pub(crate) fn pick(this: &ThreeD, x: f32, y: f32) -> i32;
    #[wasm_bindgen(method, js_name = hold)]
    pub(crate) fn take(this: &ThreeD, cell: u16, x: f32, y: f32);
    #[wasm_bindgen(method)]
    pub(crate) fn let_go(this: &ThreeD);
    #[wasm_bindgen(method)]
    pub(crate) fn frame(this: &ThreeD, width: u32, height: u32, now: f64) -> bool;
    /// Frees the memory on the graphics processor, and its context.
    #[wasm_bindgen(method)]
    pub(crate) fn close(this: &ThreeD);
}

/// The files of a user's set of models, as a text.
#[derive(Clone)]
pub(crate) struct Models {
    pub(crate) text: Arc<str>,
    /// Whether they are new, not restored from an earlier visit.
    pub(crate) fresh: bool,
}

/// The program that draws the 3D table of one board.
#[derive(Clone, Copy)]
pub(crate) struct Renderer {
    /// The id of the canvas.
    board: BoardId,
    /// The open table.
    open: StoredValue<Option<ThreeD>, LocalStorage>,
    /// Whether a frame has been requested.
    asked: StoredValue<bool>,
}

impl Renderer {
    /// A renderer without an open table.
    pub(crate) fn new(board: BoardId) -> Self {
        Self { board, open: StoredValue::new_local(None), asked: StoredValue::new(false) }
    }

    /// The 3D table, if it is shown.
    pub(crate) fn open(self) -> Option<ThreeD> {
        self.open.get_value()
    }

    /// The canvas, if the 3D table is shown.
    pub(crate) fn canvas(self) -> Option<HtmlCanvasElement> {
        document().get_element_by_id(self.board)?.dyn_into().ok()
    }

    /// The program has opened this table.
    pub(crate) fn opened(self, board: ThreeD) {
        self.open.set_value(Some(board));
    }

    /// Closes the table, if it is open.
    pub(crate) fn close(self) {
        if let Some(board) = self.open.try_update_value(Option::take).flatten() {
            board.close();
        }
    }

    /// Requests a frame, unless one is requested already.
    pub(crate) fn ask_frame(self) {
        if self.asked.get_value() {
            return;
        }
        self.asked.set_value(true);
        request_animation_frame(move || {
            self.asked.set_value(false);
            if self.open().is_some_and(|board| self.draw_now(&board)) {
                self.ask_frame();
            }
        });
    }

    /// Draws what has changed. Returns whether another frame is needed.
    pub(crate) fn draw_now(self, board: &ThreeD) -> bool {
        let Some(canvas) = self.canvas() else { return false };
        // Two pixels per point are enough for any screen.
        let dense = window().device_pixel_ratio().clamp(1.0, 2.0);
        let size = |length: i32| ((f64::from(length) * dense) as u32).clamp(1, 4096);
        board.frame(size(canvas.client_width()), size(canvas.client_height()), now())
    }

    /// Converts a point of the page to coordinates of the picture: from -1 to 1, `y` upwards.
    pub(crate) fn in_picture(self, x: i32, y: i32) -> Option<(f32, f32)> {
        let rect = self.canvas()?.get_bounding_client_rect();
        let at =
            |value: i32, from: f64, size: f64| ((f64::from(value) - from) / size.max(1.0) * 2.0 - 1.0) as f32;
        Some((at(x, rect.left(), rect.width()), -at(y, rect.top(), rect.height())))
    }

    /// The cell at a point of the page.
    pub(crate) fn cell_at(self, x: i32, y: i32) -> Option<Cell> {
        let (x, y) = self.in_picture(x, y)?;
        Cell::try_from(self.open()?.pick(x, y)).ok()
    }
}

/// Milliseconds, by the clock of frames.
pub(crate) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
