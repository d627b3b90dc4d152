//! Libraries: where the loader finds parent documents.

use std::collections::{BTreeMap, HashMap};

/// Looks up documents by name, so that `extends = "chess"` finds its parent.
///
/// This crate reads no files; the caller provides the library.
///
/// ```
/// use chesswright_rules::definition::Library;
///
/// let mine = std::collections::HashMap::from([("mine", "name = 'mine'")]);
/// assert!(mine.document("mine").is_some());
/// assert!(().document("chess").is_none());
/// ```
pub trait Library {
    /// The text of the document, TOML or JSON.
    fn document(&self, name: &str) -> Option<&str>;

    /// Names to suggest if a name is not found.
    fn names(&self) -> Vec<&str> {
        vec![]
    }
}

/// The empty library.
impl Library for () {
    fn document(&self, _: &str) -> Option<&str> {
        None
    }
}

impl<T: AsRef<str>> Library for HashMap<&str, T> {
    fn document(&self, name: &str) -> Option<&str> {
        self.get(name).map(AsRef::as_ref)
    }
    fn names(&self) -> Vec<&str> {
        let mut names: Vec<_> = self.keys().copied().collect();
        names.sort_unstable();
        names
    }
}

impl<T: AsRef<str>> Library for BTreeMap<&str, T> {
    fn document(&self, name: &str) -> Option<&str> {
        self.get(name).map(AsRef::as_ref)
    }
    fn names(&self) -> Vec<&str> {
        self.keys().copied().collect()
    }
}
