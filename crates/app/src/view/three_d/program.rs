//! The program that draws the 3D table: it is fetched, opened in a canvas, asked for frames, and closed with the
//! canvas.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

use crate::table::Table;
use crate::words::t;

#[wasm_bindgen]
extern "C" {
    /// Fetches the program and opens a table in a canvas. `boot.js` implements it.
    #[wasm_bindgen(js_name = openTable, catch)]
    async fn open_table(canvas: &HtmlCanvasElement) -> Result<JsValue, JsValue>;

    /// The table of the other program.
    #[derive(Clone)]
    pub(crate) type ThreeD;
    #[wasm_bindgen(method, catch)]
    pub(super) fn show(this: &ThreeD, view: &str, now: f64) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    pub(super) fn update(this: &ThreeD, changes: &str, now: f64) -> Result<(), JsValue>;
    #[wasm_bindgen(method)]
    pub(super) fn set_look(
        this: &ThreeD,
        material: &str,
        quality: &str,
        arrangement: &str,
        reduced: bool,
        now: f64,
    );
    #[wasm_bindgen(method)]
    pub(super) fn use_set(this: &ThreeD, name: &str);
    #[wasm_bindgen(method, catch)]
    pub(super) fn bring(this: &ThreeD, files: &str) -> Result<String, JsValue>;
    #[wasm_bindgen(method)]
    pub(super) fn measure(this: &ThreeD, now: f64) -> String;
    #[wasm_bindgen(method)]
    pub(super) fn go_to(this: &ThreeD, preset: usize, now: f64);
    #[wasm_bindgen(method)]
    pub(super) fn orbit(this: &ThreeD, around: f32, up: f32, near: f32);
    #[wasm_bindgen(method)]
    pub(super) fn pick(this: &ThreeD, x: f32, y: f32) -> i32;
    #[wasm_bindgen(method, js_name = hold)]
    pub(super) fn take(this: &ThreeD, cell: u16, x: f32, y: f32);
    #[wasm_bindgen(method)]
    pub(super) fn let_go(this: &ThreeD);
    #[wasm_bindgen(method)]
    fn frame(this: &ThreeD, width: u32, height: u32, now: f64) -> bool;
    /// Frees the memory on the graphics processor, and its context.
    #[wasm_bindgen(method)]
    fn close(this: &ThreeD);
}

thread_local! {
    /// The open table. The page has only one board.
    static OPEN: RefCell<Option<ThreeD>> = const { RefCell::new(None) };
    /// Whether a frame has been requested.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// The 3D table, if it is shown.
pub(crate) fn open_board() -> Option<ThreeD> {
    OPEN.with_borrow(Clone::clone)
}

pub(super) fn canvas() -> Option<HtmlCanvasElement> {
    document().get_element_by_id("board")?.dyn_into().ok()
}

pub(super) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// An event listener of the canvas, with the name of its event.
type Listener = (&'static str, Closure<dyn Fn(web_sys::Event)>);

/// A canvas with an open 3D table. Dropping it releases the listeners, the memory of the other program, and the
/// graphics context, because a page may have only a few contexts.
pub(super) struct Opened {
    canvas: HtmlCanvasElement,
    listeners: [Listener; 2],
}

impl Opened {
    /// Opens the table, and reopens it after the browser has lost and restored the graphics context.
    pub(super) fn new(table: Table, canvas: HtmlCanvasElement, ready: RwSignal<u32>) -> Self {
        fetch(table, canvas.clone(), ready);
        let lost = Closure::<dyn Fn(web_sys::Event)>::new(|event: web_sys::Event| {
            // The browser restores a context only if the default action is prevented.
            event.prevent_default();
            close();
        });
        let restored = {
            let canvas = canvas.clone();
            Closure::<dyn Fn(web_sys::Event)>::new(move |_| fetch(table, canvas.clone(), ready))
        };
        let listeners = [("webglcontextlost", lost), ("webglcontextrestored", restored)];
        for (kind, listener) in &listeners {
            // Without the listeners, the board stays dark after a loss until it is opened again.
            let _ = canvas.add_event_listener_with_callback(kind, listener.as_ref().unchecked_ref());
        }
        Self { canvas, listeners }
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        // Closing loses the context on purpose, so the listeners must not reopen it.
        for (kind, listener) in &self.listeners {
            let _ = self.canvas.remove_event_listener_with_callback(kind, listener.as_ref().unchecked_ref());
        }
        close();
    }
}

/// Closes the table that is open.
fn close() {
    if let Some(board) = OPEN.take() {
        board.close();
    }
}

fn fetch(table: Table, canvas: HtmlCanvasElement, ready: RwSignal<u32>) {
    leptos::task::spawn_local(async move {
        let opened = open_table(&canvas).await.map(JsCast::unchecked_into::<ThreeD>);
        match opened {
            // The user may have returned to the flat board while the program was loading.
            Ok(board) if ready.is_disposed() => board.close(),
            Ok(board) => {
                OPEN.set(Some(board));
                ready.update(|n| *n += 1);
            }
            Err(_) if ready.is_disposed() => {}
            Err(error) => {
                web_sys::console::warn_1(&error);
                let unfetched = error.as_string().is_some_and(|why| why == "unfetched");
                table.notify(t(if unfetched { "notice-three-d-not-loaded" } else { "notice-no-three-d" }));
                table.settings.update(|settings| settings.three_d = false);
            }
        }
    });
}

/// Requests a frame, unless one is requested already.
pub(super) fn ask_frame() {
    if !ASKED.replace(true) {
        request_animation_frame(|| {
            ASKED.set(false);
            if open_board().is_some_and(|board| draw_now(&board)) {
                ask_frame();
            }
        });
    }
}

/// Draws what has changed. Returns whether another frame is needed.
pub(super) fn draw_now(board: &ThreeD) -> bool {
    let Some(canvas) = canvas() else { return false };
    // Two pixels per point are enough for any screen.
    let dense = window().device_pixel_ratio().clamp(1.0, 2.0);
    let size = |length: i32| ((f64::from(length) * dense) as u32).clamp(1, 4096);
    board.frame(size(canvas.client_width()), size(canvas.client_height()), now())
}
