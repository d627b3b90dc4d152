//! The rule sheet as Markdown, with diagrams in letters.

use std::fmt::Write;

use chesswright_rules::Rules;

use super::{entries, meaning, signs};
use crate::diagram::{Legend, letter, text};
use crate::words::{Section, in_terms, words};

/// The rules of a game as Markdown. `start` is the start position as text.
pub fn markdown(rules: &Rules, start: &str) -> String {
    let mut words = words(rules);
    let entries = entries(rules, std::mem::take(&mut words.pieces));
    let mut out = format!("# {}\n", escape(&words.title));
    if !words.description.is_empty() {
        let _ = write!(out, "\n{}\n", escape(&words.description));
    }
    if !words.aliases.is_empty() {
        let _ = write!(out, "\nAlso called {}.\n", escape(&words.aliases.join(", ")));
    }
    fenced(&mut out, start);
    sections(&mut out, &words.before);
    out.push_str("\n## The pieces\n");
    for entry in &entries {
        let _ = write!(out, "\n### {} ({})\n\n", escape(&entry.words.name), escape(&entry.words.sign));
        list(&mut out, &entry.words.lines);
        fenced(&mut out, &text(&entry.reach));
    }
    sections(&mut out, &words.after);
    out.push_str("\n## Signs in the diagrams\n\n| sign | meaning |\n|---|---|\n| `@` | the piece |\n");
    for sign in signs(&entries) {
        let shown = match sign {
            Legend::Way(way) => letter(way),
            Legend::Block => '-',
            Legend::Screen => 'o',
            // Lines have no letter of their own: the cells along them have letters.
            Legend::Line => continue,
        };
        let _ = writeln!(out, "| `{shown}` | {} |", in_terms(rules.board().geometry(), meaning(sign)));
    }
    out
}

fn sections(out: &mut String, sections: &[Section]) {
    for section in sections {
        let _ = write!(out, "\n## {}\n\n", section.heading);
        list(out, &section.lines);
    }
}

fn list(out: &mut String, lines: &[String]) {
    for line in lines {
        let _ = writeln!(out, "* {}", escape(line));
    }
}

fn fenced(out: &mut String, text: &str) {
    let _ = write!(out, "\n```text\n{}\n```\n", text.trim_end_matches('\n'));
}

/// Escapes characters that have a meaning in Markdown.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|') {
            out.push('\\');
        }
        out.push(if c.is_control() { ' ' } else { c });
    }
    out
}
