//! Work on many machines: workers are killed, the queue fails, and strangers send what they should not.

mod farm;
mod hostile;
mod house;
#[path = "../../../queue/testing/nats.rs"]
pub(crate) mod nats;
mod worker;
