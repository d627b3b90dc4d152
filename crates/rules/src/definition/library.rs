//! Where parents are found.

use std::collections::{BTreeMap, HashMap};

/// Finds the document a name stands for, so that `extends = "chess"` has something to extend.
///
/// The rules read no files; whoever calls them brings the library.
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

    /// Names worth suggesting when one is not found.
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
