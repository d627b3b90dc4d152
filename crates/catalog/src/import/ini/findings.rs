//! Findings about a section.

use chesswright_rules::definition::{Diagnostic, Place, Severity};
use chesswright_rules::message;

use super::Reading;

/// Collects findings about a text.
pub(super) struct Findings<'a> {
    title: &'a str,
    text: &'a str,
    /// The section that they concern; empty if none.
    pub(super) section: String,
    reading: Reading,
    list: Vec<Diagnostic>,
}

impl<'a> Findings<'a> {
    pub(super) fn new(title: &'a str, text: &'a str, reading: Reading) -> Self {
        Self { title, text, section: String::new(), reading, list: vec![] }
    }

    pub(super) fn into_list(self) -> Vec<Diagnostic> {
        self.list
    }

    /// Reports something that the original misreads or ignores: a warning, or an error in strict mode.
    pub(super) fn fault(&mut self, line: u32, key: &str, code: &'static str, message: &str, hint: &str) {
        let severity = match self.reading {
            Reading::Compatible => Severity::Warning,
            Reading::Strict => Severity::Error,
        };
        self.push(severity, line, key, code, message, hint);
    }

    /// Reports something that is worth knowing but not a mistake.
    pub(super) fn note(&mut self, line: u32, key: &str, code: &'static str, message: &str, hint: &str) {
        self.push(Severity::Warning, line, key, code, message, hint);
    }

    /// Reports something that makes the game unplayable.
    pub(super) fn error(&mut self, line: u32, key: &str, code: &'static str, message: &str, hint: &str) {
        self.push(Severity::Error, line, key, code, message, hint);
    }

    fn push(
        &mut self,
        severity: Severity,
        line: u32,
        key: &str,
        code: &'static str,
        message: &str,
        hint: &str,
    ) {
        let excerpt = self.text.lines().nth((line as usize).wrapping_sub(1)).unwrap_or("");
        let path = match (self.section.as_str(), key) {
            ("", key) => key.to_owned(),
            (section, "") => format!("[{section}]"),
            (section, key) => format!("[{section}] {key}"),
        };
        self.list.push(Diagnostic {
            severity,
            code,
            place: Place {
                document: self.title.to_owned(),
                line,
                column: 1,
                path,
                excerpt: excerpt.to_owned(),
                width: excerpt.chars().count().max(1) as u32,
            },
            message: message!("{fault}", fault = message),
            expected: None,
            hint: (!hint.is_empty()).then(|| message!("{tip}", tip = hint)),
        });
    }
}
