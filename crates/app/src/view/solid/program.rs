//! The program of the 3D table: fetched, opened, asked for frames.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

use crate::table::Table;
use crate::words::t;

#[wasm_bindgen]
extern "C" {
    /// Fetches the program and opens a table in a canvas; `boot.js` has it.
    #[wasm_bindgen(js_name = openTable, catch)]
    async fn open_table(canvas: &HtmlCanvasElement) -> Result<JsValue, JsValue>;

    /// The table of the other program.
    #[derive(Clone)]
    pub(crate) type Solid;
    #[wasm_bindgen(method, catch)]
    pub(super) fn show(this: &Solid, view: &str, now: f64) -> Result<(), JsValue>;
    #[wasm_bindgen(method)]
    pub(super) fn dress(
        this: &Solid,
        material: &str,
        quality: &str,
        arrangement: &str,
        reduced: bool,
        now: f64,
    );
    #[wasm_bindgen(method)]
    pub(super) fn use_set(this: &Solid, name: &str);
    #[wasm_bindgen(method, catch)]
    pub(super) fn bring(this: &Solid, files: &str) -> Result<String, JsValue>;
    #[wasm_bindgen(method)]
    pub(super) fn measure(this: &Solid, now: f64) -> String;
    #[wasm_bindgen(method)]
    pub(super) fn go_to(this: &Solid, preset: usize, now: f64);
    #[wasm_bindgen(method)]
    pub(super) fn orbit(this: &Solid, around: f32, up: f32, near: f32);
    #[wasm_bindgen(method)]
    pub(super) fn pick(this: &Solid, x: f32, y: f32) -> i32;
    #[wasm_bindgen(method, js_name = hold)]
    pub(super) fn take(this: &Solid, cell: u16, x: f32, y: f32);
    #[wasm_bindgen(method)]
    pub(super) fn let_go(this: &Solid);
    #[wasm_bindgen(method)]
    fn frame(this: &Solid, width: u32, height: u32, now: f64) -> bool;
}

thread_local! {
    /// The table that is open; the page has one board.
    pub(super) static OPEN: RefCell<Option<Solid>> = const { RefCell::new(None) };
    /// Whether a frame has been asked for.
    static ASKED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// The table that is seen, where one is.
pub(crate) fn solid() -> Option<Solid> {
    OPEN.with_borrow(Clone::clone)
}

pub(super) fn canvas() -> Option<HtmlCanvasElement> {
    document().get_element_by_id("board")?.dyn_into().ok()
}

pub(super) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Opens the table, and opens it again when the browser took the graphics away and gave it back.
pub(super) fn open(table: Table, canvas: HtmlCanvasElement, ready: RwSignal<u32>) {
    let again = {
        let canvas = canvas.clone();
        move || fetch(table, canvas.clone(), ready)
    };
    again();
    let lost = Closure::<dyn Fn(web_sys::Event)>::new(|event: web_sys::Event| {
        // Whoever does not want it back would not be given it.
        event.prevent_default();
        OPEN.set(None);
    });
    let back = Closure::<dyn Fn(web_sys::Event)>::new(move |_| again());
    for (kind, closure) in [("webglcontextlost", lost), ("webglcontextrestored", back)] {
        if canvas.add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref()).is_ok() {
            // It goes with the canvas.
            closure.forget();
        }
    }
}

fn fetch(table: Table, canvas: HtmlCanvasElement, ready: RwSignal<u32>) {
    leptos::task::spawn_local(async move {
        match open_table(&canvas).await {
            Ok(opened) => {
                OPEN.set(Some(opened.unchecked_into()));
                // The board may have been turned flat while the program was on its way.
                let _ = ready.try_update(|n| *n += 1);
            }
            Err(error) => {
                web_sys::console::warn_1(&error);
                let unfetched = error.as_string().is_some_and(|why| why == "unfetched");
                table.tell(t(if unfetched { "notice-three-d-not-loaded" } else { "notice-no-three-d" }));
                table.settings.update(|settings| settings.solid = false);
            }
        }
    });
}

/// Asks for a frame, once.
pub(super) fn ask_frame() {
    if !ASKED.replace(true) {
        request_animation_frame(|| {
            ASKED.set(false);
            if solid().is_some_and(|solid| draw_now(&solid)) {
                ask_frame();
            }
        });
    }
}

/// Draws what is new; tells whether more is to come.
pub(super) fn draw_now(solid: &Solid) -> bool {
    let Some(canvas) = canvas() else { return false };
    // Twice the points of the page are enough for any screen.
    let dense = window().device_pixel_ratio().clamp(1.0, 2.0);
    let size = |length: i32| ((f64::from(length) * dense) as u32).clamp(1, 4096);
    solid.frame(size(canvas.client_width()), size(canvas.client_height()), now())
}
