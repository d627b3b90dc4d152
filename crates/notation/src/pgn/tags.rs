//! The tags of a game.

/// The tags of a game, in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The maximal number of tags per game.
    pub const MOST: usize = 256;

    /// The value of a tag. The name is not case-sensitive.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// The value of a tag unless it is empty, `?` or `-`.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.get(name).map(str::trim).filter(|value| !matches!(*value, "" | "?" | "-"))
    }

    /// Names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Adds a tag, unless the name is present or there are too many. Returns whether it was added.
    pub fn add(&mut self, name: &str, value: &str) -> bool {
        let fits = self.get(name).is_none() && self.0.len() < Self::MOST;
        if fits {
            self.0.push((name.to_owned(), value.to_owned()));
        }
        fits
    }

    /// Sets a tag. An existing tag keeps its place.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Removes all tags.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
