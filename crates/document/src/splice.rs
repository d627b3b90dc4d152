//! Edits as changes of bytes: whatever an edit is not about is never written again.

use std::ops::Range;

use chesswright_rules::definition::Format;
use chesswright_rules::definition::fields::{self, Kind};

use crate::Document;
use crate::edit::EditError;
use crate::path::{Path, Step};
use crate::tree::{Entry, Node, Shape, Written};
use crate::value::{Value, pair, written_key};

/// A text in which a range is replaced.
fn replaced(text: &str, range: Range<usize>, by: &str) -> String {
    [&text[..range.start], by, &text[range.end..]].concat()
}

/// The start of the line of a byte.
fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |newline| newline + 1)
}

/// The end of the line of a byte, with its line break.
fn line_end(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |newline| at + newline + 1)
}

/// The line break of the text.
fn newline(text: &str) -> &'static str {
    if text.contains("\r\n") { "\r\n" } else { "\n" }
}

/// Inserts a line before the byte, which begins a line or ends the text.
fn with_line(text: &str, at: usize, line: &str) -> String {
    let newline = newline(text);
    let before = if at > 0 && !text[..at].ends_with('\n') { newline } else { "" };
    replaced(text, at..at, &format!("{before}{line}{newline}"))
}

/// Writes a value at a path.
pub(crate) fn set(document: &Document, tree: &Node, path: &Path, value: &Value) -> Result<String, EditError> {
    let (text, format) = (document.text(), document.format());
    let no_place = || EditError::NoPlace(path.clone());
    if let Some(node) = tree.find(path.steps()) {
        return match node.written() {
            None | Some(Written::Inline) => {
                Ok(replaced(text, node.span.clone(), &kept_quotes(text, node, value, format)))
            }
            Some(Written::Root) => Err(no_place()),
            Some(Written::Header | Written::Dotted | Written::Implicit) => {
                // A table below a header, or in keys with dots, gives way to one line.
                let without = Document { text: unset(document, tree, path)?, format };
                let tree = crate::tree::read(without.text(), format).map_err(|_| no_place())?;
                add(&without, &tree, path, value)
            }
        };
    }
    add(document, tree, path, value)
}

/// A value in the quotes of the text that it replaces.
fn kept_quotes(text: &str, before: &Node, value: &Value, format: Format) -> String {
    let old = &text[before.span.clone()];
    match value {
        Value::Text(new)
            if format == Format::Toml
                && old.starts_with('\'')
                && !old.starts_with("'''")
                && !new.contains(|c: char| c == '\'' || c.is_control()) =>
        {
            format!("'{new}'")
        }
        _ => value.write(format),
    }
}

/// Writes a value at a path that does not exist yet.
fn add(document: &Document, tree: &Node, path: &Path, value: &Value) -> Result<String, EditError> {
    let (text, format, steps) = (document.text(), document.format(), path.steps());
    let no_place = || EditError::NoPlace(path.clone());
    let depth = tree.depth(steps);
    let (existing, missing) = steps.split_at(depth);
    if let [Step::At(_)] = missing {
        return insert(document, tree, path, value);
    }
    let mut keys = vec![];
    for step in missing {
        match step {
            Step::Key(key) => keys.push(key.as_str()),
            Step::At(_) => return Err(no_place()),
        }
    }
    let container = tree.find(existing).ok_or_else(no_place)?;
    let Shape::Table(entries, written) = &container.shape else { return Err(no_place()) };
    if format == Format::Json {
        return Ok(add_in_braces(text, existing, container, keys[0], &json_entry(&keys, value)));
    }
    let dotted = |prefix: &[&str]| {
        let keys = prefix.iter().chain(&keys).map(|key| written_key(key, format)).collect::<Vec<_>>();
        pair(&keys.join("."), &value.write(format), format)
    };
    match written {
        Written::Inline => Ok(add_in_braces(text, existing, container, keys[0], &dotted(&[]))),
        Written::Root | Written::Header => {
            let at = place_of_line(text, tree, existing, container, entries, keys[0]);
            Ok(with_line(text, at, &dotted(&[])))
        }
        Written::Dotted => {
            // The line stands behind those of its group, with the keys that lead there from the next header above.
            let above = (0..depth)
                .rev()
                .find(|&above| {
                    tree.find(&existing[..above]).is_some_and(|node| node.written() != Some(Written::Dotted))
                })
                .unwrap_or(0);
            let prefix: Vec<&str> = existing[above..]
                .iter()
                .filter_map(|step| match step {
                    Step::Key(key) => Some(key.as_str()),
                    Step::At(_) => None,
                })
                .collect();
            let last = last_value(container).ok_or_else(no_place)?;
            let outer = tree.find(&existing[..above]).ok_or_else(no_place)?;
            if outer.written() == Some(Written::Inline) {
                return Ok(replaced(text, last..last, &format!(", {}", dotted(&prefix))));
            }
            Ok(with_line(text, line_end(text, last), &dotted(&prefix)))
        }
        Written::Implicit => {
            let names: Option<Vec<String>> = existing
                .iter()
                .map(|step| match step {
                    Step::Key(key) => Some(written_key(key, format)),
                    Step::At(_) => None,
                })
                .collect();
            let header = format!("[{}]", names.ok_or_else(no_place)?.join("."));
            let newline = newline(text);
            let gap = if text.ends_with('\n') || text.is_empty() { "" } else { newline };
            Ok(format!("{text}{gap}{newline}{header}{newline}{}{newline}", dotted(&[])))
        }
    }
}

fn json_entry(keys: &[&str], value: &Value) -> String {
    let (last, before) = keys.split_last().map_or(("", keys), |(last, before)| (*last, before));
    let inner = pair(&written_key(last, Format::Json), &value.write(Format::Json), Format::Json);
    before.iter().rev().fold(inner, |inner, key| {
        pair(&written_key(key, Format::Json), &format!("{{ {inner} }}"), Format::Json)
    })
}

/// Adds an entry to a table in braces.
/// Writes an entry into braces: behind those that come before its key in the table of fields.
fn add_in_braces(text: &str, path: &[Step], container: &Node, key: &str, entry: &str) -> String {
    let mut entries: Vec<&Entry> = container.entries().iter().collect();
    entries.sort_by_key(|entry| flat(entry).end);
    let order = order(path);
    let Some(before) = entries.iter().rposition(|known| !goes_before(&order, key, &known.key)) else {
        return match entries.iter().min_by_key(|entry| flat(entry).start) {
            None => replaced(text, container.span.clone(), &format!("{{ {entry} }}")),
            Some(first) => {
                let start = key_start(text, flat(first).start);
                let blank = blank_before(text, container, start);
                replaced(text, start..start, &format!("{entry},{blank}"))
            }
        };
    };
    let last = entries[before];
    let end = flat(last).end;
    let blank = blank_before(text, container, key_start(text, flat(last).start));
    let rest = &text[end..];
    // A comment behind the value before stays with it.
    if let Some(comma) = rest.find(',').filter(|comma| rest[..*comma].trim().is_empty())
        && entries.get(before + 1).is_some_and(|next| rest[..flat(next).start - end].contains('\n'))
        && rest[comma + 1..].trim_start_matches([' ', '\t']).starts_with('#')
    {
        let at = line_end(text, end);
        return replaced(
            text,
            at..at,
            &format!("{}{entry},{}", blank.trim_start_matches(['\r', '\n']), newline(text)),
        );
    }
    replaced(text, end..end, &format!(",{blank}{entry}"))
}

/// What stands between two entries of braces. Where each entry has its line, a new one gets a line as well.
fn blank_before(text: &str, container: &Node, at: usize) -> String {
    let start = line_start(text, at);
    let indent = &text[start..at];
    let own_line = indent.chars().all(char::is_whitespace) && start > container.span.start;
    if own_line { format!("{}{indent}", newline(text)) } else { " ".to_owned() }
}

/// Whether a key goes before another one of the same table. Those that the order does not know go to the end.
fn goes_before(order: &[&str], key: &str, other: &str) -> bool {
    let rank = |key: &str| order.iter().position(|known| *known == key);
    rank(key).is_some() && rank(key) < rank(other)
}

/// The end of the last value in a table that is written in one section.
fn last_value(node: &Node) -> Option<usize> {
    match &node.shape {
        Shape::Table(entries, Written::Dotted) => {
            entries.iter().filter_map(|entry| last_value(&entry.value)).max()
        }
        Shape::Table(_, Written::Header | Written::Implicit | Written::Root)
        | Shape::List(_, Written::Header) => None,
        _ => Some(node.span.end),
    }
}

/// The start of the first line of a value in a section.
fn first_line(text: &str, entry: &Entry) -> Option<usize> {
    match &entry.value.shape {
        Shape::Table(entries, Written::Dotted) => {
            entries.iter().filter_map(|entry| first_line(text, entry)).min()
        }
        Shape::Table(_, Written::Header | Written::Implicit | Written::Root)
        | Shape::List(_, Written::Header) => None,
        _ => Some(line_start(text, entry.key_span.start)),
    }
}

/// Where a new line of a section goes: behind the line of the key that comes before it in the table of fields, among
/// those that the section has.
fn place_of_line(
    text: &str,
    tree: &Node,
    path: &[Step],
    container: &Node,
    entries: &[Entry],
    key: &str,
) -> usize {
    let order = order(path);
    let lines: Vec<(&Entry, usize)> =
        entries.iter().filter_map(|entry| Some((entry, line_end(text, last_value(&entry.value)?)))).collect();
    let before = lines.iter().filter(|(entry, _)| !goes_before(&order, key, &entry.key));
    if let Some(at) = before.map(|(_, end)| *end).max() {
        return at;
    }
    match lines.iter().filter_map(|(entry, _)| first_line(text, entry)).min() {
        Some(first) => first,
        None if container.written() == Some(Written::Header) => line_end(text, container.span.end),
        // A document that begins with a header.
        None => first_header(text, tree),
    }
}

/// The start of the first section with a header, or the end of the text.
fn first_header(text: &str, tree: &Node) -> usize {
    let mut headers = vec![];
    gather_headers(tree, &mut headers);
    headers.iter().map(|header| line_start(text, header.start)).min().unwrap_or(text.len())
}

/// The places of all headers in a part of the tree.
fn gather_headers(node: &Node, headers: &mut Vec<Range<usize>>) {
    match &node.shape {
        Shape::Table(entries, written) => {
            if *written == Written::Header {
                headers.push(node.span.clone());
            }
            entries.iter().for_each(|entry| gather_headers(&entry.value, headers));
        }
        Shape::List(nodes, Written::Header) => nodes.iter().for_each(|node| gather_headers(node, headers)),
        _ => {}
    }
}

/// The keys of the table at a path, in the order in which people learn them.
fn order(path: &[Step]) -> Vec<&'static str> {
    let text = path.iter().fold(Path::default(), |path, step| match step {
        Step::Key(key) => path.key(key),
        Step::At(at) => path.at(*at),
    });
    match fields::find(&text.to_string()).map(|target| target.kind()) {
        Some(Kind::Table(table) | Kind::Either { table, .. }) => table.keys().collect(),
        _ => vec![],
    }
}

/// Removes the value at a path.
pub(crate) fn unset(document: &Document, tree: &Node, path: &Path) -> Result<String, EditError> {
    let text = document.text();
    let Some((container, last)) = path.split_last() else { return Err(EditError::NoPlace(path.clone())) };
    let (Some(container), Some(node)) = (tree.find(container.steps()), tree.find(path.steps())) else {
        return Ok(text.to_owned());
    };
    let mut cuts = vec![];
    match (&container.shape, last) {
        (Shape::List(nodes, Written::Inline), Step::At(at)) => {
            let spans: Vec<Range<usize>> = nodes.iter().map(|node| node.span.clone()).collect();
            cuts.push(cut_from_list(text, &spans, *at));
        }
        (Shape::List(_, _), _) => sections(text, tree, node, &mut cuts),
        (Shape::Table(entries, written), _) => {
            let Some(at) = entries.iter().position(|entry| std::ptr::eq(&entry.value, node)) else {
                return Err(EditError::NoPlace(path.clone()));
            };
            if in_braces(tree, path.steps(), *written, document.format()) {
                let spans = spans_in_braces(tree, path, document.format());
                let own = flat(&entries[at]);
                let first = spans.iter().position(|span| span.start >= own.start);
                let (Some(first), count) = (
                    first,
                    spans.iter().filter(|span| own.start <= span.start && span.end <= own.end).count(),
                ) else {
                    return Err(EditError::NoPlace(path.clone()));
                };
                cuts.push(cut_some(text, &spans, first, count));
            } else {
                lines(text, &entries[at], &mut cuts);
                sections(text, tree, node, &mut cuts);
            }
        }
        _ => return Err(EditError::NoPlace(path.clone())),
    }
    cuts.sort_by_key(|cut| cut.start);
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for cut in cuts {
        out.push_str(&text[at..cut.start.max(at)]);
        at = cut.end.max(at);
    }
    out.push_str(&text[at..]);
    Ok(out)
}

/// Whether the keys of a table stand in braces.
fn in_braces(tree: &Node, path: &[Step], written: Written, format: Format) -> bool {
    match written {
        Written::Inline => true,
        Written::Root => format == Format::Json,
        Written::Header | Written::Implicit => false,
        // Keys with dots stand in the table above them.
        Written::Dotted => (0..path.len())
            .rev()
            .filter_map(|above| tree.find(&path[..above])?.written())
            .find(|written| *written != Written::Dotted)
            .is_some_and(|written| written == Written::Inline),
    }
}

/// The places of all entries of the braces around a path, in the order of the text.
fn spans_in_braces(tree: &Node, path: &Path, format: Format) -> Vec<Range<usize>> {
    let steps = path.steps();
    let braces = (0..steps.len())
        .rev()
        .filter_map(|above| tree.find(&steps[..above]))
        .find(|node| matches!(node.written(), Some(Written::Inline)) || format == Format::Json);
    fn gather(entries: &[Entry], spans: &mut Vec<Range<usize>>) {
        for entry in entries {
            match &entry.value.shape {
                Shape::Table(inner, Written::Dotted) => gather(inner, spans),
                _ => spans.push(entry.key_span.start..entry.value.span.end),
            }
        }
    }
    let mut spans = vec![];
    gather(braces.map_or(&[], |node| node.entries()), &mut spans);
    spans.sort_by_key(|span| span.start);
    spans
}

/// From the key to the end of the value, over all parts of a group with dots.
fn flat(entry: &Entry) -> Range<usize> {
    match &entry.value.shape {
        Shape::Table(inner, Written::Dotted) => {
            let spans: Vec<Range<usize>> = inner.iter().map(flat).collect();
            let start = spans.iter().map(|span| span.start).min().unwrap_or(entry.key_span.start);
            let end = spans.iter().map(|span| span.end).max().unwrap_or(entry.key_span.end);
            start..end
        }
        _ => entry.key_span.start..entry.value.span.end,
    }
}

/// What to remove from a list in brackets or braces, with a comma.
fn cut_from_list(text: &str, spans: &[Range<usize>], at: usize) -> Range<usize> {
    cut_some(text, spans, at, 1)
}

fn cut_some(text: &str, spans: &[Range<usize>], first: usize, count: usize) -> Range<usize> {
    let last = (first + count).saturating_sub(1).min(spans.len() - 1);
    // Keys with dots begin before the last of their keys.
    let start = |at: usize| key_start(text, spans[at].start);
    match (first.checked_sub(1), spans.get(last + 1)) {
        (_, Some(_)) => start(first)..start(last + 1),
        (Some(before), None) => spans[before].end..spans[last].end,
        (None, None) => start(first)..spans[last].end,
    }
}

/// The beginning of a key with dots, from the place of its last part.
fn key_start(text: &str, at: usize) -> usize {
    let before = &text[..at];
    let bare = |c: char| c.is_alphanumeric() || "._-\"'".contains(c);
    before.rfind(|c| !bare(c)).map_or(0, |end| end + text[end..].chars().next().map_or(1, char::len_utf8))
}

/// The lines of an entry of a section.
fn lines(text: &str, entry: &Entry, cuts: &mut Vec<Range<usize>>) {
    match &entry.value.shape {
        Shape::Table(entries, Written::Dotted) => entries.iter().for_each(|entry| lines(text, entry, cuts)),
        Shape::Table(_, Written::Header | Written::Implicit | Written::Root)
        | Shape::List(_, Written::Header) => {}
        _ => cuts.push(line_start(text, entry.key_span.start)..line_end(text, entry.value.span.end)),
    }
}

/// The sections of a part of the tree, from each header to the next header or the end of the text.
fn sections(text: &str, tree: &Node, node: &Node, cuts: &mut Vec<Range<usize>>) {
    let (mut all, mut own) = (vec![], vec![]);
    gather_headers(tree, &mut all);
    gather_headers(node, &mut own);
    for header in own {
        let start = line_start(text, header.start);
        let next = all.iter().map(|other| line_start(text, other.start)).filter(|other| *other > start).min();
        let end = next.map_or(text.len(), |next| {
            // Comments right above the next header belong to it.
            let mut end = next;
            while let Some(line) = text[..end].strip_suffix('\n').map(|before| line_start(text, before.len()))
            {
                if line > start && text[line..end].trim_start().starts_with('#') {
                    end = line;
                } else {
                    break;
                }
            }
            end
        });
        cuts.push(start..end);
    }
}

/// Inserts an entry into a list.
pub(crate) fn insert(
    document: &Document,
    tree: &Node,
    path: &Path,
    value: &Value,
) -> Result<String, EditError> {
    let (text, format) = (document.text(), document.format());
    let no_place = || EditError::NoPlace(path.clone());
    let Some((list, Step::At(at))) = path.split_last() else { return Err(no_place()) };
    let Some(node) = tree.find(list.steps()) else {
        // A list of one.
        return if *at == 0 {
            add(document, tree, &list, &Value::List(vec![value.clone()]))
        } else {
            Err(no_place())
        };
    };
    let Shape::List(nodes, written) = &node.shape else { return Err(no_place()) };
    if *at > nodes.len() {
        return Err(no_place());
    }
    match written {
        Written::Header => {
            let Value::Table(entries) = value else { return Err(no_place()) };
            let names: Vec<String> = list
                .steps()
                .iter()
                .map(|step| match step {
                    Step::Key(key) => written_key(key, format),
                    Step::At(_) => String::new(),
                })
                .collect();
            let newline = newline(text);
            let mut section = format!("[[{}]]{newline}", names.join("."));
            for (key, value) in entries {
                section.push_str(&pair(&written_key(key, format), &value.write(format), format));
                section.push_str(newline);
            }
            let place = match nodes.get(*at) {
                Some(next) => line_start(text, next.span.start),
                None => {
                    let mut cuts = vec![];
                    nodes.iter().for_each(|node| sections(text, tree, node, &mut cuts));
                    cuts.iter().map(|cut| cut.end).max().unwrap_or(text.len())
                }
            };
            let gap = if text[..place].ends_with("\n\n") || place == 0 { "" } else { newline };
            let after = if place < text.len() { newline } else { "" };
            Ok(replaced(text, place..place, &format!("{gap}{section}{after}")))
        }
        _ => {
            let new = value.write(format);
            Ok(match (nodes.get(*at), nodes.last()) {
                (Some(next), _) => {
                    let start = next.span.start;
                    let line = line_start(text, start);
                    let indent = &text[line..start];
                    let own_line = indent.chars().all(char::is_whitespace) && line > node.span.start;
                    let blank = if own_line { format!("{}{indent}", newline(text)) } else { " ".to_owned() };
                    replaced(text, start..start, &format!("{new},{blank}"))
                }
                (None, Some(last)) => {
                    let line = line_start(text, last.span.start);
                    let indent = &text[line..last.span.start];
                    let own_line = indent.chars().all(char::is_whitespace) && line > node.span.start;
                    let blank = if own_line { format!("{}{indent}", newline(text)) } else { " ".to_owned() };
                    replaced(text, last.span.end..last.span.end, &format!(",{blank}{new}"))
                }
                (None, None) => replaced(text, node.span.clone(), &format!("[{new}]")),
            })
        }
    }
}

/// Renames a key.
pub(crate) fn rename(document: &Document, tree: &Node, path: &Path, to: &str) -> Result<String, EditError> {
    let no_place = || EditError::NoPlace(path.clone());
    let (container, last) = path.split_last().ok_or_else(no_place)?;
    let (Some(container), Step::Key(key)) = (tree.find(container.steps()), last) else {
        return Err(no_place());
    };
    let entry = container.entries().iter().find(|entry| entry.key == *key).ok_or_else(no_place)?;
    let value = Value::of(&entry.value).ok_or_else(no_place)?;
    let format = document.format();
    match entry.value.written() {
        None | Some(Written::Inline) => {
            Ok(replaced(document.text(), entry.key_span.clone(), &written_key(to, format)))
        }
        Some(_) => {
            let without = Document { text: unset(document, tree, path)?, format };
            let tree = crate::tree::read(without.text(), format).map_err(|_| no_place())?;
            let (container, _) = path.split_last().ok_or_else(no_place)?;
            set(&without, &tree, &container.key(to), &value)
        }
    }
}
