//! Which task somebody still waits for: a number in memory that the page and its worker share, so that a search ends as soon as nobody
//! does. Browsers share memory only where a page is isolated from others, as `serve` asks for; elsewhere the worker is let go, and may run on
//! for two seconds.

use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer};
use leptos::wasm_bindgen::{JsCast, JsValue};

/// The number of the task that is wanted.
#[derive(Clone)]
pub(super) struct Wanted(Int32Array);

impl Wanted {
    /// Memory to share, where that is possible.
    pub(super) fn new() -> Option<Self> {
        let isolated = Reflect::get(&js_sys::global(), &"crossOriginIsolated".into()).ok()?;
        isolated.is_truthy().then(|| Self(Int32Array::new(&SharedArrayBuffer::new(4))))
    }

    /// The memory that a message brings.
    pub(super) fn shared(message: &JsValue) -> Option<Self> {
        message.dyn_ref::<SharedArrayBuffer>().map(|memory| Self(Int32Array::new(memory)))
    }

    /// What is sent to the worker.
    pub(super) fn message(&self) -> JsValue {
        self.0.buffer().into()
    }

    pub(super) fn set(&self, number: u32) {
        // There is room for one number.
        let _ = Atomics::store(&self.0, 0, number.cast_signed());
    }

    pub(super) fn is(&self, number: u32) -> bool {
        Atomics::load(&self.0, 0) == Ok(number.cast_signed())
    }
}
