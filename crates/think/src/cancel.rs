//! How a worker learns that its task is cancelled: the number of the wanted task is in memory that the page and the
//! worker share, and a search reads it every millisecond. Browsers share memory only if a page is isolated from
//! others, as `serve` requests. Otherwise the worker is terminated, and may keep running for up to two seconds.

use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer};
use wasm_bindgen::{JsCast, JsValue};

/// The number of the task that is wanted. All other tasks are cancelled.
#[derive(Clone, Debug)]
pub struct CancelFlag(Int32Array);

impl CancelFlag {
    /// Allocates shared memory, if the browser allows that.
    pub fn new() -> Option<Self> {
        let isolated = Reflect::get(&js_sys::global(), &"crossOriginIsolated".into()).ok()?;
        isolated.is_truthy().then(|| Self(Int32Array::new(&SharedArrayBuffer::new(4))))
    }

    /// The shared memory in a message.
    pub(crate) fn shared(message: &JsValue) -> Option<Self> {
        message.dyn_ref::<SharedArrayBuffer>().map(|memory| Self(Int32Array::new(memory)))
    }

    /// The message that sends the memory to the worker.
    pub fn message(&self) -> JsValue {
        self.0.buffer().into()
    }

    /// Marks the task of this number as wanted, and cancels all others.
    pub fn want(&self, number: u32) {
        // The index is valid, so this cannot fail.
        let _ = Atomics::store(&self.0, 0, number.cast_signed());
    }

    /// Whether the task of this number is wanted.
    pub(crate) fn wants(&self, number: u32) -> bool {
        Atomics::load(&self.0, 0) == Ok(number.cast_signed())
    }
}
