//! Edits of documents.

mod edits;
mod random;
