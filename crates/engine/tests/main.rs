//! Integration tests of the engine, in one program: each further one would be linked anew.

mod crossed;
mod eval;
mod eval_special_games;
mod learned_psqt;
mod mates;
mod proof;
mod protocol;
mod random_mover;
mod selfplay;
mod stops;
mod unseen;
