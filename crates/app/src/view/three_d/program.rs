//! The program that draws the 3D table is fetched and opened in a canvas, and closed with the canvas.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

use crate::renderer::{Renderer, ThreeD};
use crate::table::Table;
use crate::words::t;

#[wasm_bindgen]
extern "C" {
    /// Fetches the program and opens a table in a canvas. `boot.js` implements it.
    #[wasm_bindgen(js_name = openTable, catch)]
    async fn open_table(canvas: &HtmlCanvasElement) -> Result<JsValue, JsValue>;
}

/// An event listener of the canvas, with the name of its event.
type Listener = (&'static str, Closure<dyn Fn(web_sys::Event)>);

/// A canvas with an open 3D table. Dropping it releases the listeners, the memory of the other program, and the
/// graphics context, because a page may have only a few contexts.
pub(super) struct Opened {
    renderer: Renderer,
    canvas: HtmlCanvasElement,
    listeners: [Listener; 2],
}

impl Opened {
    /// Opens the table, and reopens it after the browser has lost and restored the graphics context.
    pub(super) fn new(table: Table, canvas: HtmlCanvasElement, ready: RwSignal<u32>) -> Self {
        fetch(table, canvas.clone(), ready);
        let renderer = table.renderer;
        let lost = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            // The browser restores a context only if the default action is prevented.
            event.prevent_default();
            renderer.close();
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
        Self { renderer, canvas, listeners }
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        // Closing loses the context on purpose, so the listeners must not reopen it.
        for (kind, listener) in &self.listeners {
            let _ = self.canvas.remove_event_listener_with_callback(kind, listener.as_ref().unchecked_ref());
        }
        self.renderer.close();
    }
}

fn fetch(table: Table, canvas: HtmlCanvasElement, ready: RwSignal<u32>) {
    leptos::task::spawn_local(async move {
        let opened = open_table(&canvas).await.map(JsCast::unchecked_into::<ThreeD>);
        match opened {
            // The user may have returned to the flat board while the program was loading.
            Ok(board) if ready.is_disposed() => board.close(),
            Ok(board) => {
                table.renderer.opened(board);
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
