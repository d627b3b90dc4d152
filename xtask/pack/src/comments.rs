//! What people read in scripts and style sheets, and browsers do not need: comments, indentation and empty lines.

/// A style sheet without comments, indentation and empty lines.
pub(crate) fn of_styles(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let (before, from) = rest.split_at(at);
        bare.push_str(before);
        let length = match from.strip_prefix("/*") {
            Some(comment) => {
                // What a comment parts stays parted.
                bare.push(' ');
                rest = comment.split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            None if from.starts_with('/') => 1,
            None => string_length(from),
        };
        let (kept, after) = from.split_at(length);
        bare.push_str(kept);
        rest = after;
    }
    bare.push_str(rest);
    joined(bare.lines())
}

/// The length of the string with which a text begins, with both its quotation marks.
fn string_length(text: &str) -> usize {
    let mut marks = text.char_indices();
    let Some((_, mark)) = marks.next() else { return 0 };
    let mut escaped = false;
    let end = marks.find(|&(_, letter)| {
        let ends = letter == mark && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

/// A script without the lines that are comments, indentation and empty lines. A script with a template of several lines, in which every
/// space counts, stays as it is.
pub(crate) fn of_script(text: &str) -> String {
    if text.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return text.to_owned();
    }
    let mut in_comment = false;
    joined(text.lines().filter(|line| {
        let line = line.trim();
        // A comment with code before or behind it stays.
        let begins = !in_comment && line.starts_with("/*");
        let is_comment = in_comment || (begins && (!line.contains("*/") || line.ends_with("*/")));
        in_comment = is_comment && !line.contains("*/");
        !is_comment && !line.starts_with("//")
    }))
}

fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    for line in lines.map(str::trim).filter(|line| !line.is_empty()) {
        text.push_str(line);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_lose_comments_and_keep_strings() {
        let styles = "/* All. */\n.a { margin: 1px/* thin */2px; }\n\n  .b::after { content: \"/* \\\" */\"; }\n.c { background: url(a/b.png); }\n/* an end that never comes";
        let bare = ".a { margin: 1px 2px; }\n.b::after { content: \"/* \\\" */\"; }\n.c { background: url(a/b.png); }\n";
        assert_eq!(of_styles(styles), bare);
    }

    #[test]
    fn scripts_lose_lines_of_comments() {
        let script = "// Begins.\nlet a = 6 // seven\n  * 7;\n\n/**\n * @param {number} b\n */\nfunction f(b) {\n  /* one */\n  /* two */ return `${b}//`;\n}\n";
        let bare = "let a = 6 // seven\n* 7;\nfunction f(b) {\n/* two */ return `${b}//`;\n}\n";
        assert_eq!(of_script(script), bare);
        let template = "let a = `one\n  // two\n`;\n";
        assert_eq!(of_script(template), template);
    }
}
