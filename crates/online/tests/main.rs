//! Games online, as sequences of commands.

mod mirrors;
mod rounds;
