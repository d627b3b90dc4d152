//! Integration tests of the engine, in one program: each further one would be linked anew.

mod crossed;
mod experience;
mod judgement;
mod mates;
mod proof;
mod protocol;
mod random_mover;
mod selfplay;
mod sensible;
mod stops;
mod unseen;
