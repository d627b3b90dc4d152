//! Games online, as sequences of commands.

mod rounds;
