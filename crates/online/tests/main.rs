//! Games online, as sequences of commands, and tournaments.

mod mirrors;
mod rounds;
mod swiss_oracle;
mod tournaments;
