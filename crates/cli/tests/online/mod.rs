//! The server as a program: it is killed at any moment, and strangers try what they should not.

pub(crate) mod client;
mod clubs;
mod failover;
mod hidden;
mod hostile;
mod kill;
mod people;
#[path = "../../../server/testing/postgres.rs"]
mod postgres;
mod running;
mod security;
mod tournaments;
