//! Integration tests of the rules in one program, because linking several programs takes longer.

mod actions;
mod agree;
mod betza_common;
mod betza_moves;
mod betza_properties;
mod betza_texts;
mod betza_vectors;
mod by_side;
mod carrying;
mod chains;
mod chance;
mod checkless;
mod conditional_moves;
mod differential;
mod document;
mod document_mutations;
mod document_regions;
mod document_shuffle;
mod documents_wrong;
mod every_way;
mod exchanges;
mod fields;
mod foreign_moves;
mod glued_edges;
mod infer;
mod influence;
mod joins;
mod many_moves;
mod onto;
mod quiet_checks;
#[allow(unreachable_pub)] // a test has no users
mod reference;
mod relations;
mod teams;
mod triggers;
mod two_boards;
