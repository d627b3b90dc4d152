//! What the page does for the workshop. `site/studio-host.js` implements it.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The page, as far as the workshop uses it.
    #[derive(Clone)]
    pub type Host;

    /// Plays a game or a level: its document; the position to begin with, otherwise an empty text; and `both` if a person plays all
    /// sides, otherwise an empty text.
    #[wasm_bindgen(method)]
    pub(crate) fn play(this: &Host, document: &str, position: &str, seats: &str);
    /// Lets a worker do an errand. What it tells goes to a function. The result stops it.
    #[wasm_bindgen(method)]
    pub(crate) fn run(this: &Host, errand: &str, heard: &js_sys::Function) -> js_sys::Function;
    /// Closes the workshop.
    #[wasm_bindgen(method)]
    pub(crate) fn leave(this: &Host);
    /// The text of a file of the page.
    #[wasm_bindgen(method, catch)]
    pub(crate) async fn text(this: &Host, name: &str) -> Result<JsValue, JsValue>;
    /// Keeps a document: its key, and its entry as text.
    #[wasm_bindgen(method, catch)]
    pub(crate) async fn keep(this: &Host, id: &str, entry: &str) -> Result<JsValue, JsValue>;
    /// All kept documents, as a list of texts.
    #[wasm_bindgen(method, catch)]
    pub(crate) async fn kept(this: &Host) -> Result<JsValue, JsValue>;
    /// Removes a document.
    #[wasm_bindgen(method, catch)]
    pub(crate) async fn forget(this: &Host, id: &str) -> Result<JsValue, JsValue>;
    /// Holds a document for this tab, instead of the one before. False if another tab holds it.
    #[wasm_bindgen(method, catch)]
    pub(crate) async fn hold(this: &Host, id: &str) -> Result<JsValue, JsValue>;
    /// The key of the document that this tab had open last; empty if there is none.
    #[wasm_bindgen(method)]
    pub(crate) fn last(this: &Host) -> String;
    /// Remembers the key of the open document in this tab.
    #[wasm_bindgen(method, js_name = setLast)]
    pub(crate) fn set_last(this: &Host, id: &str);
    /// The address of the page, without its fragment.
    #[wasm_bindgen(method)]
    pub(crate) fn address(this: &Host) -> String;
}
