//! Kinds that many keys share, and short constructors of fields.

use super::{Field, Form, Instead, Kind, Literal, Named, Presence, Short, Table, Word};
use crate::definition::limits;

pub(super) const PIECE: Kind = Kind::Name(Named::Piece);
pub(super) const PIECES: Kind = list(&PIECE);
pub(super) const SIDE: Kind = Kind::Name(Named::Side);
pub(super) const SIDES: Kind = list(&SIDE);
pub(super) const REGIONS: Kind = Kind::Sided(&Kind::Region);
pub(super) const COUNT: Kind = Kind::Number { least: 0, most: limits::MAX_COUNT as i64 };
pub(super) const TURNS: Kind = Kind::Number { least: 0, most: u16::MAX as i64 };
pub(super) const POINTS: Kind =
    Kind::Number { least: -(limits::MAX_COUNT as i64), most: limits::MAX_COUNT as i64 };
pub(super) const POINTS_BY_PIECE: Kind = Kind::ByName { names: Named::Piece, of: &POINTS };
/// Values of counters and pieces.
pub(super) const AMOUNT: Kind = Kind::Number { least: -limits::MAX_AMOUNT, most: limits::MAX_AMOUNT };
pub(super) const SIGN: Kind = Kind::Text { most: limits::MAX_LETTER };
/// An empty default, for lists that may be empty.
pub(super) const NONE: Literal = Literal::EmptyList;

/// A list; a single entry may stand in place of a list of one.
pub(super) const fn list(of: &'static Kind) -> Kind {
    Kind::List { of, least: 0, most: limits::MAX_LIST, bare: true }
}

/// A list with between `least` and `most` entries; its brackets are required.
pub(super) const fn list_of(least: usize, most: usize, of: &'static Kind) -> Kind {
    Kind::List { of, least, most, bare: false }
}

pub(super) const fn number(least: i64, most: i64) -> Kind {
    Kind::Number { least, most }
}

/// A text for people who write documents. The page leaves these texts out, because its first download must stay small;
/// `docs/reference.md` has them all.
const fn reference_text(text: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") { "" } else { text }
}

pub(super) const fn word(word: &'static str, doc: &'static str) -> Word {
    Word { word, doc: reference_text(doc) }
}

/// A table with any of its keys.
pub(super) const fn table(name: &'static str, doc: &'static str, fields: &'static [Field]) -> Table {
    Table { name, doc: reference_text(doc), fields, form: Form::Record, short: Short::None, expected: "" }
}

/// A table with exactly one of its keys, or one of the given words in its place.
pub(super) const fn one_of(
    name: &'static str,
    doc: &'static str,
    words: &'static [Word],
    fields: &'static [Field],
) -> Table {
    Table {
        name,
        doc: reference_text(doc),
        fields,
        form: Form::OneOf(words),
        short: Short::None,
        expected: "",
    }
}

impl Table {
    pub(super) const fn short(self, short: Short) -> Self {
        Self { short, ..self }
    }

    pub(super) const fn expects(self, expected: &'static str) -> Self {
        Self { expected, ..self }
    }
}

const fn field(key: &'static str, kind: Kind, presence: Presence, doc: &'static str) -> Field {
    let doc = reference_text(doc);
    Field { key, kind, presence, doc, example: "", instead_of: None, when_true: None, when_false: None }
}

/// A required key.
pub(super) const fn required(key: &'static str, kind: Kind, doc: &'static str) -> Field {
    field(key, kind, Presence::Required, doc)
}

/// An optional key without a default.
pub(super) const fn optional(key: &'static str, kind: Kind, doc: &'static str) -> Field {
    field(key, kind, Presence::Optional, doc)
}

/// A key with a default.
pub(super) const fn default(key: &'static str, kind: Kind, default: Literal, doc: &'static str) -> Field {
    field(key, kind, Presence::Default(default), doc)
}

/// `true` or `false`; the default is `false`.
pub(super) const fn flag(key: &'static str, doc: &'static str) -> Field {
    default(key, Kind::Flag, Literal::Flag(false), doc)
}

/// `true` or `false`; the default is `true`.
pub(super) const fn flag_on(key: &'static str, doc: &'static str) -> Field {
    default(key, Kind::Flag, Literal::Flag(true), doc)
}

/// A list of pieces; the default is empty.
pub(super) const fn pieces(key: &'static str, doc: &'static str) -> Field {
    default(key, PIECES, NONE, doc)
}

/// A number from 0; the default is 0.
pub(super) const fn count(key: &'static str, doc: &'static str) -> Field {
    default(key, COUNT, Literal::Number(0), doc)
}

/// A reserved key: it has no meaning yet.
pub(super) const fn reserved(key: &'static str, doc: &'static str) -> Field {
    // The message about such a key says what it is reserved for.
    Field { doc, ..field(key, Kind::Flag, Presence::Reserved, doc) }
}

impl Field {
    pub(super) const fn like(self, example: &'static str) -> Self {
        Self { example, ..self }
    }

    pub(super) const fn instead_of(self, key: &'static str, hint: &'static str) -> Self {
        Self { instead_of: Some(Instead { key, hint }), ..self }
    }

    pub(super) const fn when_true(self, literal: Literal) -> Self {
        Self { when_true: Some(literal), ..self }
    }

    pub(super) const fn when_false(self, literal: Literal) -> Self {
        Self { when_false: Some(literal), ..self }
    }
}
