//! The socket to the server, and calls. `site/online.js` keeps the socket open.

use js_sys::{Array, Function};
use serde_json::Value;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Opens the line. `boot.js` implements it.
    #[wasm_bindgen(js_name = openLine, catch)]
    async fn open_line(hear: &Function) -> Result<JsValue, JsValue>;
    /// Calls the server. `boot.js` implements it.
    #[wasm_bindgen(js_name = callServer, catch)]
    async fn call_server(path: &str, body: Option<String>) -> Result<JsValue, JsValue>;

    /// The line.
    #[wasm_bindgen(js_name = Object)]
    #[derive(Clone)]
    pub(crate) type Socket;
    /// Sends a text. Returns whether it went out.
    #[wasm_bindgen(method)]
    pub(crate) fn send(this: &Socket, text: &str) -> bool;
    /// Tries at once to open the line, if it is lost.
    #[wasm_bindgen(method)]
    pub(crate) fn retry(this: &Socket);
    /// Opens the line anew, because the server is to know who comes.
    #[wasm_bindgen(method)]
    pub(crate) fn renew(this: &Socket);
    /// Closes the line for good.
    #[wasm_bindgen(method)]
    pub(crate) fn close(this: &Socket);
}

/// What is heard on the line.
pub(crate) enum Heard {
    /// The line is open.
    Open,
    /// The server says something.
    Text(String),
    /// The line is lost, and will be opened again.
    Lost,
    /// The line is opened anew.
    Renewed,
}

/// Opens the line. `None` if the script could not be fetched.
pub(crate) async fn open(hear: impl Fn(Heard) + 'static) -> Option<Socket> {
    let heard = Closure::<dyn Fn(String, String)>::new(move |kind: String, text: String| {
        hear(match kind.as_str() {
            "open" => Heard::Open,
            "text" => Heard::Text(text),
            "renewed" => Heard::Renewed,
            _ => Heard::Lost,
        });
    });
    let opened = open_line(heard.as_ref().unchecked_ref()).await;
    // The line exists as long as the page.
    heard.forget();
    opened.inspect_err(web_sys::console::warn_1).ok().map(JsCast::unchecked_into)
}

/// What the server answers to a call, or why it does not, in words. `None` without an answer.
pub(crate) async fn call(path: &str, body: Option<Value>) -> Result<Value, Option<String>> {
    let answer = call_server(path, body.map(|body| body.to_string())).await.map_err(|_| None)?;
    let answer: Array = answer.unchecked_into();
    let status = answer.get(0).as_f64().unwrap_or(0.0);
    let text = answer.get(1).as_string().unwrap_or_default();
    let value: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
    match status {
        200.0..300.0 => Ok(value),
        0.0 => Err(None),
        _ => Err(super::desk::reason(&value)),
    }
}

/// The text of a document that the server has.
pub(crate) async fn document(name: &str) -> Option<String> {
    let answer: Array = call_server(&format!("api/document/{name}"), None).await.ok()?.unchecked_into();
    (answer.get(0).as_f64() == Some(200.0)).then(|| answer.get(1).as_string())?
}
