//! Generates the reference of documents as Markdown.

use std::fmt::Write;

use super::{Field, Form, Kind, Literal, Presence, Short, Table, Word, all_tables};

const OPENING: &str = "\
# The keys of a document

A game is a document in TOML or JSON. This page lists every key that a document may have. It is generated from the table by which the \
program reads documents (`crates/rules/src/definition/fields`), so it is complete; `cargo test` fails when it is out of date.

For all documents:

* A list of one entry may be written without brackets.
* A value that may differ by side is one value for all sides, or a table with one for each: `{ white = …, black = … }`.
* `false` removes a value of the parent document. `{ add = …, remove = … }` changes a list of the parent.
* A region is an expression for a set of cells: `all`, `none`, `edge`, a cell, a box `a1..c3`, `rank 2..4`, `file a..c`, `layer 1`, or the
  name of a region. `own` before a term turns it to each side's point of view. The operators are a space or `|` (union), `&` (intersection),
  `-` (difference), `^` (symmetric difference) and `!` (complement).
";

/// The whole reference: the text of `docs/reference.md`.
pub fn reference() -> String {
    let mut out = OPENING.to_owned();
    for (path, table) in all_tables() {
        section(&mut out, &path, table);
    }
    out
}

fn section(out: &mut String, path: &str, table: &Table) {
    // Writing to a string cannot fail.
    let _ = write!(out, "\n## {}\n\n", table.name);
    if !path.is_empty() {
        let _ = writeln!(out, "`{path}` — {}", table.doc);
    } else {
        let _ = writeln!(out, "{}", table.doc);
    }
    for line in forms(table) {
        let _ = write!(out, "\n{line}\n");
    }
    let _ = write!(out, "\n| key | value | default | meaning |\n|---|---|---|---|\n");
    for field in table.fields {
        let (value, absent, meaning) = (value(field), absent(table, field), meaning(field));
        let _ = writeln!(out, "| `{}` | {} | {absent} | {} |", field.key, cell(&value), cell(&meaning));
    }
    words(out, "Or one of these words instead of a table:", table.words());
    for field in table.usable() {
        words(out, &format!("`{}` is one of:", field.key), words_of(&field.kind));
    }
}

/// The short forms of the table.
fn forms(table: &Table) -> Vec<String> {
    let mut lines = vec![];
    match table.short {
        Short::None => {}
        Short::Key(key) => lines.push(format!("Short form: the value of `{key}` alone.")),
        Short::True => lines.push("Short form: `true`, for all defaults.".to_owned()),
        Short::Text { expected, .. } => lines.push(format!("Short form: {expected}.")),
    }
    if matches!(table.form, Form::OneOf(_)) {
        lines.push("It has exactly one of these keys.".to_owned());
    }
    lines
}

/// The kind of a field's value in words.
fn value(field: &Field) -> String {
    if field.is_reserved() { "reserved".to_owned() } else { kind(&field.kind) }
}

fn kind(of: &Kind) -> String {
    match of {
        Kind::Flag => "`true` or `false`".to_owned(),
        Kind::Number { least, most } => format!("{least} … {most}"),
        Kind::Text { most } => format!("text, at most {most} characters"),
        Kind::Letters(letters) => format!("some of the letters `{letters}`"),
        Kind::Name(named) => format!("name of a {}", named.what()),
        Kind::Cell => "cell".to_owned(),
        Kind::File => "file".to_owned(),
        Kind::Region => "region".to_owned(),
        Kind::Betza => "Betza notation".to_owned(),
        Kind::Leaps => "plain leaps in Betza notation".to_owned(),
        Kind::Placement => "pieces as in FEN".to_owned(),
        Kind::Colour => "colour, `#rrggbb`".to_owned(),
        Kind::Outline => "SVG path data".to_owned(),
        Kind::Word(_) => "word".to_owned(),
        Kind::List { of, bare: true, .. } => format!("list: {}", kind(of)),
        Kind::List { of, least, most, .. } if least == most => format!("list of {least}: {}", kind(of)),
        Kind::List { of, least, most, .. } => format!("list of {least} to {most}: {}", kind(of)),
        Kind::ByName { names, of } => format!("table by {}: {}", names.what(), kind(of)),
        Kind::Sided(of) => format!("{}; may differ by side", kind(of)),
        Kind::Table(table) => format!("[{0}](#{0})", table.name),
        Kind::Either { table, list } => format!("[{0}](#{0}), or {1}", table.name, kind(list)),
    }
}

fn absent(table: &Table, field: &Field) -> String {
    match field.presence {
        Presence::Required if matches!(table.form, Form::OneOf(_)) => String::new(),
        Presence::Required => "required".to_owned(),
        Presence::Optional | Presence::Reserved => String::new(),
        Presence::Default(Literal::EmptyList) => "none".to_owned(),
        Presence::Default(Literal::EmptyTable) => match field.kind {
            Kind::ByName { .. } => "none".to_owned(),
            _ => "all defaults".to_owned(),
        },
        Presence::Default(literal) => format!("`{}`", cell(&literal.toml())),
    }
}

fn meaning(field: &Field) -> String {
    let mut meaning = field.doc.to_owned();
    if let Some(instead) = field.instead_of {
        let _ = write!(meaning, " Not together with `{}`.", instead.key);
    }
    for (word, literal) in [("true", field.when_true), ("false", field.when_false)] {
        if let Some(literal) = literal {
            let _ = write!(meaning, " `{word}` is short for `{}`.", literal.toml());
        }
    }
    if !field.is_reserved() {
        let _ = write!(meaning, " Example: `{}`", field.example());
    }
    meaning
}

fn words_of(kind: &Kind) -> &'static [Word] {
    match kind {
        Kind::Word(words) => words,
        Kind::List { of, .. } | Kind::Sided(of) => words_of(of),
        _ => &[],
    }
}

fn words(out: &mut String, opening: &str, words: &[Word]) {
    if words.is_empty() {
        return;
    }
    let _ = write!(out, "\n{opening}\n\n");
    for word in words {
        let _ = writeln!(out, "* `{}` — {}", word.word, word.doc);
    }
}

/// Escapes a text for a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
