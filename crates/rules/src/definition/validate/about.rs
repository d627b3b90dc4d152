//! Checks authorship and appearance.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::suggest;

impl Validator<'_> {
    pub(super) fn about(&mut self) {
        let about = &self.def.about;
        for (key, table) in [("titles", &about.titles), ("descriptions", &about.descriptions)] {
            for language in table.keys() {
                if !is_language(language) {
                    let message = format!("`{language}` is not a language");
                    let finding =
                        Diagnostic::error("bad-name", message).expected("a tag such as `de` or `pt-BR`");
                    self.report.push(self.places.locate_key(finding.at(format!("about.{key}.{language}"))));
                }
            }
        }
    }

    pub(super) fn look(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for (name, look) in &def.look.regions {
            let path = format!("look.regions.{name}");
            // A region that `look` uses counts as used.
            self.region_for_all(scene, name, &path);
            self.colour(look.colour.as_deref(), &path);
        }
        for (name, look) in &def.look.sides {
            let path = format!("look.sides.{name}");
            self.side_name(name, &path);
            self.colour(look.colour.as_deref(), &path);
        }
        for (name, look) in &def.look.pieces {
            let path = format!("look.pieces.{name}");
            self.piece_name(name, &path);
            let outlines = [("fills", &look.fills), ("lines", &look.lines), ("spots", &look.spots)];
            let length: usize = outlines.iter().flat_map(|(_, list)| *list).map(String::len).sum();
            if length > limits::MAX_DRAWING {
                let finding = Diagnostic::error("too-large", format!("the drawing has {length} characters"));
                self.report(finding.expected(format!("at most {}", limits::MAX_DRAWING)).at(&path));
            }
            for (key, list) in outlines {
                for (i, outline) in list.iter().enumerate() {
                    let path = self.one_or_item(&format!("{path}.{key}"), i);
                    self.outline(outline, &path);
                }
            }
        }
    }

    fn colour(&mut self, colour: Option<&str>, path: &str) {
        let digits =
            |text: &str| text.len() == 6 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if let Some(colour) = colour.filter(|colour| !colour.strip_prefix('#').is_some_and(digits)) {
            let finding = Diagnostic::error("bad-colour", format!("`{colour}` is not a colour"));
            self.report(
                finding.expected("`#` and six digits, such as `#c83c28`").at(format!("{path}.colour")),
            );
        }
    }

    /// Allows only the commands and numbers of an SVG path, so that a drawing is safe to show anywhere.
    fn outline(&mut self, outline: &str, path: &str) {
        let known = |c: char| c.is_ascii_digit() || "MmLlHhVvCcSsQqTtAaZz+-.,eE ".contains(c);
        let odd = outline.char_indices().find(|&(_, c)| !known(c));
        if let Some((at, c)) = odd {
            let finding =
                Diagnostic::error("bad-outline", format!("unexpected `{}` in an outline", c.escape_debug()))
                    .expected(format!(
                        "one of {}, and numbers",
                        suggest::list(["M", "L", "H", "V", "C", "S", "Q", "T", "A", "Z"])
                    ))
                    .at(path);
            let finding = self.places.locate_within(finding, outline, at..at + c.len_utf8());
            self.report.push(finding);
        } else if !outline.starts_with(['M', 'm']) {
            let finding = Diagnostic::error("bad-outline", "the outline has no starting point");
            self.report(finding.expected("`M` and two numbers first, such as `M10 10`").at(path));
        }
    }
}

/// Whether a text is a language tag: parts of letters and digits, the first of letters only.
fn is_language(tag: &str) -> bool {
    let mut parts = tag.split('-');
    let first = parts.next().unwrap_or_default();
    (2..=8).contains(&first.len())
        && first.bytes().all(|b| b.is_ascii_alphabetic())
        && parts.all(|part| (1..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric()))
}
