//! Paths: which part of a document.

use std::fmt;

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// To the value of a key.
    Key(String),
    /// To an entry of a list, from 0.
    At(usize),
}

/// The way from the document to a part of it, such as `pieces.pawn.promotion.to[0]`.
///
/// The text of a path is what findings have in [`Place::path`](chesswright_rules::definition::Place).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(Vec<Step>);

impl Path {
    /// The steps.
    pub fn steps(&self) -> &[Step] {
        &self.0
    }

    /// The path of a key in the table at this path.
    #[must_use]
    pub fn key(&self, key: &str) -> Self {
        let mut longer = self.clone();
        longer.0.push(Step::Key(key.to_owned()));
        longer
    }

    /// The path of an entry of the list at this path.
    #[must_use]
    pub fn at(&self, index: usize) -> Self {
        let mut longer = self.clone();
        longer.0.push(Step::At(index));
        longer
    }

    /// The path of the table or list that contains the value, and the last step. `None` for the document.
    pub fn split_last(&self) -> Option<(Self, &Step)> {
        let (last, before) = self.0.split_last()?;
        Some((Self(before.to_vec()), last))
    }
}

impl From<&str> for Path {
    /// Reads a path. Keys that contain dots or brackets cannot be written as text.
    fn from(text: &str) -> Self {
        let steps = text.split(['.', '[']).filter(|step| !step.is_empty()).map(|step| {
            match step.strip_suffix(']').and_then(|index| index.parse().ok()) {
                Some(index) => Step::At(index),
                None => Step::Key(step.to_owned()),
            }
        });
        Self(steps.collect())
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, step) in self.0.iter().enumerate() {
            match step {
                Step::At(index) => write!(f, "[{index}]")?,
                Step::Key(key) if number == 0 => f.write_str(key)?,
                Step::Key(key) => write!(f, ".{key}")?,
            }
        }
        Ok(())
    }
}
