//! Integration tests of the engine, in one program, because linking several programs takes longer.

mod chance;
mod crossed;
mod eval;
mod eval_special_games;
mod hidden;
mod learned_psqt;
mod levels;
mod mates;
mod networks;
mod proof;
mod protocol;
mod random_mover;
mod selfplay;
mod stops;
mod unseen;
