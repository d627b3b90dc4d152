//! Work that pauses, so that a page can answer meanwhile.

use std::future::ready;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// What is awaited between pieces of work.
pub type Pause<'a> = &'a mut dyn FnMut() -> Pin<Box<dyn Future<Output = ()>>>;

/// Does such work without pauses.
pub(crate) fn at_once<T>(work: impl AsyncFnOnce(Pause<'_>) -> T) -> T {
    let mut pause = || -> Pin<Box<dyn Future<Output = ()>>> { Box::pin(ready(())) };
    match pin!(work(&mut pause)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => unreachable!("nothing is waited for"),
    }
}
