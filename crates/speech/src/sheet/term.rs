//! What fills the blanks of sentences, and the macro that lists all of them.

use super::phrases::{Phrase, Sentence};

/// What fills a blank of a sentence. A language gives it the form that its message asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Term {
    /// A number, which also decides the forms of other words.
    Number(f64),
    /// `yes` or `no`, by which a message chooses its words.
    Flag(bool),
    /// Text that is the same in every language, such as the name of a cell.
    Text(String),
    /// Names in a list.
    Names(Group, Vec<String>),
    /// How many pieces of each kind.
    Counted(Vec<(u32, String)>),
    /// Parts of a sentence in a list. An empty one leaves its blank empty.
    Phrases(Vec<Phrase>),
    /// A whole sentence.
    Sentence(Box<Sentence>),
}

/// What a name belongs to. Each group has its own nouns in the file of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    /// Kinds of pieces. No name means a piece of any kind.
    Piece,
    /// Sides.
    Side,
    /// What triggers count. The names are plurals.
    Counter,
    /// What the places of a board are called.
    Place,
}

impl Group {
    /// Its word in the keys of its nouns.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Piece => "piece",
            Self::Side => "side",
            Self::Counter => "counter",
            Self::Place => "place",
        }
    }
}

/// A type whose values fill a blank.
pub(crate) trait Blank: Clone {
    /// What fills the blank.
    fn term(&self) -> Term;
    /// An example of it. A test asks for each of its forms.
    #[cfg(test)]
    fn example() -> Term;
}

macro_rules! blanks {
    ($($kind:ty: |$value:ident| $term:expr, $example:expr;)+) => {
        $(impl Blank for $kind {
            fn term(&self) -> Term {
                let $value = self;
                $term
            }
            #[cfg(test)]
            fn example() -> Term {
                $example
            }
        })+
    };
}

/// Kinds of pieces; none of them means pieces of any kind.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Kinds(Vec<String>);

impl Kinds {
    pub(crate) fn any() -> Self {
        Self(vec![])
    }

    pub(crate) fn one(kind: &str) -> Self {
        Self(vec![kind.to_owned()])
    }

    pub(crate) fn of<S: AsRef<str>>(kinds: &[S]) -> Self {
        Self(kinds.iter().map(|kind| kind.as_ref().to_owned()).collect())
    }
}

/// Sides.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sides(Vec<String>);

impl Sides {
    pub(crate) fn one(side: &str) -> Self {
        Self(vec![side.to_owned()])
    }

    pub(crate) fn of<S: AsRef<str>>(sides: &[S]) -> Self {
        Self(sides.iter().map(|side| side.as_ref().to_owned()).collect())
    }
}

/// What triggers count.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Counter(pub(crate) String);

/// How many pieces of each kind. An empty name means pieces of any kind.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Counted(pub(crate) Vec<(u32, String)>);

/// Parts of a sentence.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Phrases(pub(crate) Vec<Phrase>);

impl From<Phrase> for Phrases {
    fn from(phrase: Phrase) -> Self {
        Self(vec![phrase])
    }
}

impl From<Option<Phrase>> for Phrases {
    fn from(phrase: Option<Phrase>) -> Self {
        Self(phrase.into_iter().collect())
    }
}

impl FromIterator<Phrase> for Phrases {
    fn from_iter<I: IntoIterator<Item = Phrase>>(phrases: I) -> Self {
        Self(phrases.into_iter().collect())
    }
}

impl Phrases {
    pub(crate) fn none() -> Self {
        Self(vec![])
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

blanks! {
    u32: |n| Term::Number(f64::from(*n)), Term::Number(2.0);
    i32: |n| Term::Number(f64::from(*n)), Term::Number(2.0);
    f64: |n| Term::Number(*n), Term::Number(2.5);
    bool: |flag| Term::Flag(*flag), Term::Flag(true);
    String: |text| Term::Text(text.clone()), Term::Text("e4".into());
    Kinds: |kinds| Term::Names(Group::Piece, kinds.0.clone()), Term::Names(Group::Piece, vec!["rook".into(), "fox".into()]);
    Sides: |sides| Term::Names(Group::Side, sides.0.clone()), Term::Names(Group::Side, vec!["white".into(), "red".into()]);
    Counter: |name| Term::Names(Group::Counter, vec![name.0.clone()]), Term::Names(Group::Counter, vec!["points".into()]);
    Counted: |held| Term::Counted(held.0.clone()), Term::Counted(vec![(1, "rook".into()), (2, "fox".into())]);
    Box<Sentence>: |sentence| Term::Sentence(sentence.clone()), Term::Sentence(Sentence::CheckForbidden.into());
    Phrases: |phrases| Term::Phrases(phrases.0.clone()), Term::Phrases(vec![Phrase::AnyCell, Phrase::AnyCell]);
}

/// Declares messages with their blanks. The key of a message in the files of languages is the name of its variant in
/// lower case, with hyphens.
macro_rules! messages {
    ($(#[$about:meta])* $name:ident { $($variant:ident $({ $($field:ident: $kind:ty),+ $(,)? })?),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        pub(crate) enum $name {
            $($variant $({ $($field: $kind),+ })?),+
        }

        impl $name {
            /// The name of its variant, and what fills its blanks.
            pub(crate) fn parts(&self) -> (&'static str, Vec<(&'static str, $crate::sheet::term::Term)>) {
                match self {
                    $(Self::$variant $({ $($field),+ })? => (
                        stringify!($variant),
                        vec![$($((stringify!($field), $crate::sheet::term::Blank::term($field))),+)?],
                    )),+
                }
            }

            /// Every message with examples of what fills its blanks.
            #[cfg(test)]
            pub(crate) fn examples() -> Vec<(&'static str, Vec<(&'static str, $crate::sheet::term::Term)>)> {
                vec![$((
                    stringify!($variant),
                    vec![$($((stringify!($field), <$kind as $crate::sheet::term::Blank>::example())),+)?],
                )),+]
            }
        }
    };
}

pub(crate) use messages;
