//! Builds the model from a tree without mistakes.
//!
//! The tree comes from [`shape`](super::shape): every key is known, every value is of its kind, and defaults are filled
//! in. So this module reports no mistakes of a document. A [`Mismatch`] means that the table of fields and the model
//! disagree; tests rule that out.

use indexmap::IndexMap;

use crate::definition::model::Sided;
use crate::definition::node::{Node, Table, Value};
use crate::definition::source::Span;

/// The model has no place for a value that the table of fields allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mismatch(pub(super) Span);

/// A type that is built from a value of the tree.
pub(super) trait Build: Sized {
    fn build(node: &Node) -> Result<Self, Mismatch>;

    /// Builds a value for an absent key, if the type has one.
    fn build_nothing(table: Span) -> Result<Self, Mismatch> {
        Err(Mismatch(table))
    }
}

/// A table of the tree.
pub(super) struct Entries<'n> {
    table: &'n Table,
    span: Span,
}

impl<'n> Entries<'n> {
    pub(super) fn of(node: &'n Node) -> Result<Self, Mismatch> {
        node.table().map(|table| Self { table, span: node.span }).ok_or(Mismatch(node.span))
    }

    /// The value of a key. Fields of the model have `_` where keys have `-`.
    pub(super) fn get<T: Build>(&self, key: &str) -> Result<T, Mismatch> {
        match self.table.get(&key.replace('_', "-")) {
            Some(node) => T::build(node),
            None => T::build_nothing(self.span),
        }
    }

    /// The table under a key.
    pub(super) fn table(&self, key: &str) -> Result<Self, Mismatch> {
        self.table.get(key).map_or(Err(Mismatch(self.span)), Self::of)
    }

    /// The only key and its value.
    pub(super) fn only(&self) -> Result<(&'n str, &'n Node), Mismatch> {
        match self.table.entries.first() {
            Some((key, entry)) if self.table.entries.len() == 1 => Ok((key, &entry.node)),
            _ => Err(Mismatch(self.span)),
        }
    }
}

/// Implements `Build` for structures whose fields are the keys of a table. `as` gives the key if it is a reserved
/// word in Rust.
macro_rules! tables {
    ($($model:ident { $($field:ident $(as $key:literal)?),* $(,)? })*) => {$(
        impl $crate::definition::read::build::Build for $model {
            fn build(node: &$crate::definition::node::Node) -> Result<Self, $crate::definition::read::build::Mismatch> {
                let said = $crate::definition::read::build::Entries::of(node)?;
                Ok(Self { $($field: said.get(tables!(@key $field $($key)?))?),* })
            }
        }
    )*};
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
}

/// Implements `Build` for enumerations, given the words that documents use.
macro_rules! words {
    ($($model:ident { $($word:literal => $choice:ident),* $(,)? })*) => {$(
        impl $crate::definition::read::build::Build for $model {
            fn build(node: &$crate::definition::node::Node) -> Result<Self, $crate::definition::read::build::Mismatch> {
                match node.text() {
                    $(Some($word) => Ok(Self::$choice),)*
                    _ => Err($crate::definition::read::build::Mismatch(node.span)),
                }
            }
        }
    )*};
}

/// Implements `Build` for enumerations that list their words themselves.
macro_rules! listed_words {
    ($($model:ident)*) => {$(
        impl $crate::definition::read::build::Build for $model {
            fn build(node: &$crate::definition::node::Node) -> Result<Self, $crate::definition::read::build::Mismatch> {
                let found = node.text().and_then(|text| Self::ALL.iter().find(|(word, _)| *word == text));
                found.map(|(_, choice)| *choice).ok_or($crate::definition::read::build::Mismatch(node.span))
            }
        }
    )*};
}

pub(super) use {listed_words, tables, words};

impl Build for bool {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match node.value {
            Value::Bool(flag) => Ok(flag),
            _ => Err(Mismatch(node.span)),
        }
    }
}

impl Build for String {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        node.text().map(str::to_owned).ok_or(Mismatch(node.span))
    }
}

fn number<T: TryFrom<i64>>(node: &Node) -> Result<T, Mismatch> {
    match node.value {
        Value::Integer(number) => T::try_from(number).map_err(|_| Mismatch(node.span)),
        _ => Err(Mismatch(node.span)),
    }
}

macro_rules! numbers {
    ($($number:ident)*) => {$(
        impl Build for $number {
            fn build(node: &Node) -> Result<Self, Mismatch> {
                number(node)
            }
        }
    )*};
}
numbers! { u8 u16 i16 i32 }

impl<T: Build> Build for Option<T> {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        T::build(node).map(Some)
    }

    fn build_nothing(_: Span) -> Result<Self, Mismatch> {
        Ok(None)
    }
}

impl<T: Build> Build for Vec<T> {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match &node.value {
            Value::List(items) => items.iter().map(T::build).collect(),
            _ => Err(Mismatch(node.span)),
        }
    }
}

impl<T: Build> Build for IndexMap<String, T> {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        let table = node.table().ok_or(Mismatch(node.span))?;
        table.entries.iter().map(|(name, entry)| Ok((name.clone(), T::build(&entry.node)?))).collect()
    }
}

/// A table has one value for each side. This is unambiguous because a value that differs by side is never itself a
/// table.
impl<T: Build> Build for Sided<T> {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match node.value {
            Value::Table(_) => Build::build(node).map(Self::Each),
            _ => T::build(node).map(Self::All),
        }
    }
}
