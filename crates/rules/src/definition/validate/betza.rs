//! The seam to Betza notation.

use std::ops::Range;

/// What is wrong with a Betza text.
pub(super) struct BetzaFinding {
    pub(super) span: Range<usize>,
    pub(super) message: String,
    pub(super) expected: Option<String>,
    pub(super) hint: Option<String>,
    pub(super) error: bool,
}

/// Checks a Betza text.
pub(super) fn check_betza(text: &str) -> Vec<BetzaFinding> {
    let mut findings = vec![];
    let mut wrong = |span: Range<usize>, message: String| {
        findings.push(BetzaFinding {
            span,
            message,
            expected: None,
            hint: None,
            error: true,
        });
    };
    let mut open = vec![];
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => open.push((at, c)),
            ')' | ']' => {
                let matching = if c == ')' { '(' } else { '[' };
                if open.pop().is_none_or(|(_, o)| o != matching) {
                    wrong(at..at + 1, format!("`{c}` without `{matching}`"));
                }
            }
            c if c.is_ascii_alphanumeric() || "?-,{}@*".contains(c) => {}
            c => wrong(
                at..at + c.len_utf8(),
                format!("`{c}` means nothing in Betza notation"),
            ),
        }
    }
    for (at, c) in open {
        wrong(at..at + 1, format!("`{c}` is not closed"));
    }
    if !text.is_empty() && !text.contains(|c: char| c.is_ascii_uppercase()) && !text.contains('(') {
        wrong(
            0..text.len(),
            format!("`{text}` names no atom, such as `W` or `N`"),
        );
    }
    findings
}
