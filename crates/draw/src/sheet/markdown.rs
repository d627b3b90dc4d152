//! The rule sheet as Markdown, with diagrams in letters.

use std::fmt::Write;

use chesswright_rules::Rules;

use super::{Section, SheetText, entries, signs};
use crate::diagram::{self, Legend, letter};

/// The rules of a game as Markdown. `start` is the start position as text.
pub fn markdown(rules: &Rules, text: &SheetText, start: &str) -> String {
    let entries = entries(rules, text);
    let mut out = format!("# {}\n", escape(&text.title));
    for line in [&text.description, &text.also].into_iter().filter(|line| !line.is_empty()) {
        let _ = write!(out, "\n{}\n", escape(line));
    }
    fenced(&mut out, start);
    sections(&mut out, &text.before);
    let _ = write!(out, "\n## {}\n", text.pieces_heading);
    for entry in &entries {
        let _ = write!(out, "\n### {} ({})\n\n", escape(&entry.text.name), escape(&entry.text.sign));
        list(&mut out, &entry.text.lines);
        fenced(&mut out, &diagram::text(&entry.reach));
    }
    sections(&mut out, &text.after);
    let said = &text.signs;
    let _ = write!(
        out,
        "\n## {}\n\n| {} | {} |\n|---|---|\n| `@` | {} |\n",
        said.heading, said.sign, said.meaning, said.piece
    );
    for sign in signs(&entries) {
        let shown = match sign {
            Legend::Way(way) => letter(way),
            Legend::Block => '-',
            Legend::Screen => 'o',
            // Lines have no letter of their own: the cells along them have letters.
            Legend::Line => continue,
        };
        let _ = writeln!(out, "| `{shown}` | {} |", said.meaning_of(sign));
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
