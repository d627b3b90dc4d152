//! The JSON Schema of documents for editors and other programs, generated from the [field table](super::fields).

use serde_json::{Map, Value as Json, json};

use super::fields::{DOCUMENT, Field, Form, Kind, Literal, Named, Presence, Short, Table, all_tables};
use super::limits;
use super::node::{Node, Value};
use super::source::{Format, Sources};
use super::{Report, json as json_reader, toml as toml_reader};

/// Where the schema is published.
pub const SCHEMA_ID: &str = "https://chesswright.org/schema/definition.schema.json";

/// The pattern of names.
const NAME: &str = "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$";
/// The pattern of language tags.
const LANGUAGE: &str = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$";

/// The JSON Schema (draft 2020-12) of documents as people write them.
///
/// It covers every key, short form and limit. It cannot check names and regions, nor whether the game makes sense;
/// [`examine`](super::examine) does.
pub fn schema() -> Json {
    let mut defs = Defs::default();
    let document = defs.record(&DOCUMENT);
    for (_, table) in all_tables().into_iter().skip(1) {
        let form = defs.table(table);
        defs.0.insert(table.name.to_owned(), form);
    }
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": SCHEMA_ID,
        "title": "Chesswright game",
        "anyOf": [{ "required": ["name", "extends"] }, { "required": ["name", "pieces", "setup"] }],
    });
    merge(&mut schema, document);
    merge(&mut schema, json!({ "$defs": defs.0 }));
    schema
}

/// The schema as the text of its file.
pub fn schema_text() -> String {
    format!("{:#}\n", schema())
}

/// Converts a document to JSON. Short forms stay as they are, and the parent is not merged in.
pub fn to_json(text: &str, format: Format) -> Result<Json, Report> {
    let mut sources = Sources::default();
    let source = sources.add("document", text);
    let (node, findings) = match format {
        Format::Toml => toml_reader::read(text, source, &sources),
        Format::Json => json_reader::read(text, source, &sources),
    };
    if findings.is_empty() {
        return Ok(node_to_json(&node));
    }
    let mut report = Report::new();
    findings.into_iter().for_each(|f| report.push(f));
    Err(report)
}

fn node_to_json(node: &Node) -> Json {
    match &node.value {
        Value::Bool(b) => json!(b),
        Value::Integer(n) => json!(n),
        Value::Text(text) => json!(text),
        Value::Other(_) => Json::Null,
        Value::List(items) => items.iter().map(node_to_json).collect(),
        Value::Table(table) => Json::Object(
            table.entries.iter().map(|(key, entry)| (key.clone(), node_to_json(&entry.node))).collect(),
        ),
    }
}

fn merge(schema: &mut Json, more: Json) {
    if let (Json::Object(schema), Json::Object(more)) = (schema, more) {
        schema.extend(more);
    }
}

fn any(forms: Vec<Json>) -> Json {
    match <[Json; 1]>::try_from(forms) {
        Ok([form]) => form,
        Err(forms) => json!({ "anyOf": forms }),
    }
}

/// The named definitions of the schema: each table, and each kind that others use.
#[derive(Default)]
struct Defs(Map<String, Json>);

impl Defs {
    /// The schema of a table or of its short forms.
    fn table(&mut self, table: &'static Table) -> Json {
        let mut forms = vec![];
        match table.short {
            Short::None => {}
            Short::Key(key) => forms.extend(table.field(key).map(|field| self.kind(&field.kind))),
            Short::True => forms.push(json!({ "const": true })),
            Short::Text { pattern, expected, .. } => {
                forms.push(json!({ "type": "string", "pattern": pattern, "description": expected }));
            }
        }
        if !table.words().is_empty() {
            forms.push(json!({ "enum": table.words().iter().map(|word| word.word).collect::<Vec<_>>() }));
        }
        forms.push(self.record(table));
        any(forms)
    }

    /// The schema of a table with its keys.
    fn record(&mut self, table: &'static Table) -> Json {
        let fields = table.usable().map(|field| (field.key.to_owned(), self.field(table, field)));
        let properties: Map<_, _> = fields.collect();
        let mut record = json!({
            "type": "object",
            "description": table.doc,
            "properties": properties,
            "additionalProperties": false,
        });
        match table.form {
            Form::OneOf(_) => merge(&mut record, json!({ "minProperties": 1, "maxProperties": 1 })),
            Form::Record if !is_merged(table) => {
                let required: Vec<_> = table.required().map(|field| field.key).collect();
                if !required.is_empty() {
                    merge(&mut record, json!({ "required": required }));
                }
            }
            Form::Record => {}
        }
        record
    }

    /// The schema of a key, with its documentation.
    fn field(&mut self, table: &Table, field: &Field) -> Json {
        let mut forms = vec![self.kind(&field.kind)];
        let required = matches!(field.presence, Presence::Required) || matches!(table.form, Form::OneOf(_));
        if !required && !matches!(field.kind, Kind::Flag | Kind::Sided(Kind::Flag)) {
            forms.push(json!({ "const": false }));
        }
        if field.when_true.is_some() {
            forms.push(json!({ "const": true }));
            if let Kind::Sided(of) = field.kind {
                let each = any(vec![self.kind(of), json!({ "type": "boolean" })]);
                forms.push(json!({ "type": "object", "additionalProperties": each }));
            }
        }
        let mut form = any(forms);
        merge(&mut form, json!({ "description": field.doc }));
        if let Presence::Default(literal) = field.presence {
            merge(&mut form, json!({ "default": literal_to_json(literal) }));
        }
        form
    }

    /// The schema of a kind: a reference if the kind has its own definition.
    fn kind(&mut self, kind: &Kind) -> Json {
        let is_short = matches!(
            kind,
            Kind::Flag | Kind::Number { .. } | Kind::Text { .. } | Kind::Letters(_) | Kind::Word(_)
        );
        if is_short {
            return self.form(kind);
        }
        let name = name_of(kind);
        // Tables are added after everything else, because they can be recursive.
        if !matches!(kind, Kind::Table(_)) && !self.0.contains_key(&name) {
            let form = self.form(kind);
            self.0.insert(name.clone(), form);
        }
        json!({ "$ref": format!("#/$defs/{name}") })
    }

    /// The schema of a kind, written out.
    fn form(&mut self, kind: &Kind) -> Json {
        match kind {
            Kind::Flag => json!({ "type": "boolean" }),
            Kind::Number { least, most } => json!({ "type": "integer", "minimum": least, "maximum": most }),
            Kind::Letters(letters) => json!({ "type": "string", "pattern": format!("^[{letters}]*$") }),
            Kind::Name(named) => name(*named),
            Kind::Text { most } => text(*most, ""),
            Kind::Cell => text(limits::MAX_NAME, "A cell, such as `e4`."),
            Kind::File => text(limits::MAX_NAME, "A file, such as `g`."),
            Kind::Region => text(
                limits::MAX_REGION,
                "A set of cells in words, such as `own rank 8`, `d4..e5` or `palace - edge`.",
            ),
            Kind::Betza => text(limits::MAX_BETZA, "Moves in Betza notation."),
            Kind::Leaps => text(limits::MAX_BETZA, "Plain leaps in Betza notation."),
            Kind::Placement => text(limits::MAX_DOCUMENT, "Pieces in a row, as in FEN."),
            Kind::Colour => json!({ "type": "string", "pattern": "^#[0-9a-f]{6}$" }),
            Kind::Outline => text(limits::MAX_OUTLINE, "An outline, as in the `d` of an SVG path."),
            Kind::Word(words) => {
                json!({ "enum": words.iter().map(|word| word.word).collect::<Vec<_>>() })
            }
            Kind::List { of, least, most, bare } => self.list(of, (*least, *most), *bare),
            Kind::ByName { names, of } => json!({
                "type": "object",
                "additionalProperties": any(vec![self.kind(of), json!({ "const": false })]),
                "propertyNames": name(*names),
            }),
            Kind::Sided(of) => {
                let each = any(vec![self.kind(of), json!({ "const": false })]);
                any(vec![self.kind(of), json!({ "type": "object", "additionalProperties": each })])
            }
            Kind::Table(table) => self.table(table),
            Kind::Either { table, list } => any(vec![self.kind(&Kind::Table(table)), self.kind(list)]),
        }
    }

    /// The schema of a list: the list, one entry in place of a list of one, or changes to the parent's list.
    fn list(&mut self, of: &Kind, (least, most): (usize, usize), bare: bool) -> Json {
        let entry = self.kind(of);
        let mut list = json!({ "type": "array", "items": entry.clone(), "maxItems": most });
        if least > 0 {
            merge(&mut list, json!({ "minItems": least }));
        }
        if !bare {
            return list;
        }
        let one_or_more = any(vec![entry.clone(), list.clone()]);
        let change = json!({
            "type": "object",
            "properties": { "add": one_or_more, "remove": one_or_more },
            "additionalProperties": false,
            "minProperties": 1,
            "description": "Changes to the parent's list.",
        });
        any(vec![entry, list, change])
    }
}

fn text(most: usize, description: &str) -> Json {
    let mut text = json!({ "type": "string", "maxLength": most });
    if !description.is_empty() {
        merge(&mut text, json!({ "description": description }));
    }
    text
}

fn name(of: Named) -> Json {
    match of {
        Named::Document | Named::Piece | Named::Side | Named::Region | Named::Counter => {
            json!({ "type": "string", "pattern": NAME, "maxLength": limits::MAX_NAME })
        }
        Named::Language => json!({ "type": "string", "pattern": LANGUAGE, "maxLength": limits::MAX_NAME }),
        Named::Tag | Named::KeyColour | Named::Channel | Named::Drawing | Named::Body => {
            json!({ "type": "string", "minLength": 1, "maxLength": limits::MAX_NAME })
        }
    }
}

/// The name of a kind's definition in the schema.
fn name_of(kind: &Kind) -> String {
    match kind {
        Kind::Flag => "flag".to_owned(),
        Kind::Number { least, most } => format!("number.{least}.{most}"),
        Kind::Text { most } => format!("text.{most}"),
        Kind::Letters(letters) => format!("letters.{letters}"),
        Kind::Name(named) => format!("name.{}", named.what().replace(' ', "-")),
        Kind::Cell => "cell".to_owned(),
        Kind::File => "file".to_owned(),
        Kind::Region => "region".to_owned(),
        Kind::Betza => "betza".to_owned(),
        Kind::Leaps => "leaps".to_owned(),
        Kind::Placement => "placement".to_owned(),
        Kind::Colour => "colour".to_owned(),
        Kind::Outline => "outline".to_owned(),
        Kind::Word(words) => {
            format!("word.{}", words.iter().map(|word| word.word).collect::<Vec<_>>().join("."))
        }
        Kind::List { of, least, most, bare: true } if (*least, *most) == (0, limits::MAX_LIST) => {
            format!("list.{}", name_of(of))
        }
        Kind::List { of, least, most, bare } => {
            format!("list.{least}.{most}{}.{}", if *bare { ".bare" } else { "" }, name_of(of))
        }
        Kind::ByName { names, of } => format!("by-{}.{}", names.what().replace(' ', "-"), name_of(of)),
        Kind::Sided(of) => format!("sided.{}", name_of(of)),
        Kind::Table(table) => table.name.to_owned(),
        Kind::Either { table, list } => format!("either.{}.{}", table.name, name_of(list)),
    }
}

/// Whether documents merge this table key by key with that of the parent, so that it may leave out keys that the parent
/// has. Tables inside lists are replaced as a whole.
fn is_merged(table: &Table) -> bool {
    let mut merged: Vec<&'static Table> = vec![&DOCUMENT];
    let mut next = 0;
    while let Some(outer) = merged.get(next) {
        for field in outer.usable() {
            let mut kind = &field.kind;
            while let Kind::ByName { of, .. } = kind {
                kind = of;
            }
            if let Kind::Table(inner) | Kind::Either { table: inner, .. } = kind
                && !merged.iter().any(|known| std::ptr::eq(*known, *inner))
            {
                merged.push(inner);
            }
        }
        next += 1;
    }
    merged.iter().any(|known| std::ptr::eq(*known, table))
}

fn literal_to_json(literal: Literal) -> Json {
    match literal {
        Literal::Flag(flag) => json!(flag),
        Literal::Number(number) => json!(number),
        Literal::Text(text) => json!(text),
        Literal::EmptyList => json!([]),
        Literal::EmptyTable => json!({}),
    }
}
