//! How a worker that thinks learns that nobody waits for it any more: the number of the wanted task stands in memory that the page and
//! the worker share, and a search looks at it every millisecond. Browsers share memory only where a page is isolated from others, as `serve`
//! asks for. Elsewhere the worker is terminated, and may keep running for up to two seconds.

use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer};
use leptos::wasm_bindgen::{JsCast, JsValue};

/// The number of the task whose answer is wanted; every other task is cancelled.
#[derive(Clone)]
pub(super) struct CancelFlag(Int32Array);

impl CancelFlag {
    /// Memory to share, where the browser allows that.
    pub(super) fn new() -> Option<Self> {
        let isolated = Reflect::get(&js_sys::global(), &"crossOriginIsolated".into()).ok()?;
        isolated.is_truthy().then(|| Self(Int32Array::new(&SharedArrayBuffer::new(4))))
    }

    /// The memory that a message brings.
    pub(super) fn shared(message: &JsValue) -> Option<Self> {
        message.dyn_ref::<SharedArrayBuffer>().map(|memory| Self(Int32Array::new(memory)))
    }

    /// The message that brings the memory to the worker.
    pub(super) fn message(&self) -> JsValue {
        self.0.buffer().into()
    }

    /// Wants the task of this number, and cancels every other.
    pub(super) fn want(&self, number: u32) {
        // There is room for one number.
        let _ = Atomics::store(&self.0, 0, number.cast_signed());
    }

    /// Whether the task of this number is wanted.
    pub(super) fn wants(&self, number: u32) -> bool {
        Atomics::load(&self.0, 0) == Ok(number.cast_signed())
    }
}
