//! The server as a program: it is killed at any moment, and strangers try what they should not.

mod client;
mod hostile;
mod kill;
mod people;
mod running;
mod security;
mod tournaments;
