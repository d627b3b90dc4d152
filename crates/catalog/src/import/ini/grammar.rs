//! Splits lines into sections, following the original's treatment of each line.

/// A section: a game.
#[derive(Clone, Debug)]
pub(super) struct Section {
    /// The text in the brackets before the colon.
    pub(super) name: String,
    /// The text after the colon.
    pub(super) parent: Option<String>,
    /// The line of its header, from 1.
    pub(super) line: u32,
    /// Its keys in file order. If a key occurs several times, the last one counts.
    pub(super) entries: Vec<Entry>,
    /// Unusual lines.
    pub(super) oddities: Vec<Oddity>,
}

/// A key and its value.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) key: String,
    /// The value, including trailing blanks.
    pub(super) value: String,
    pub(super) line: u32,
}

/// Something that the original ignores silently.
#[derive(Clone, Debug)]
pub(super) struct Oddity {
    pub(super) line: u32,
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) hint: &'static str,
}

/// The sections of a file. Everything before the first header is skipped.
pub(super) fn sections(text: &str) -> (Vec<Section>, Vec<Oddity>) {
    let mut sections: Vec<Section> = vec![];
    let mut before = vec![];
    for (number, line) in (1..).zip(text.split('\n')) {
        let line = line.strip_suffix('\r').unwrap_or(line);
        if let Some(head) = line.strip_prefix('[') {
            sections.push(section(head, number));
            continue;
        }
        if line.is_empty() || line.starts_with(['#', ';']) {
            continue;
        }
        let Some(section) = sections.last_mut() else {
            if !line.trim().is_empty() {
                before.push(Oddity {
                    line: number,
                    code: "before-first-section",
                    message: format!("`{}` comes before the first section and is skipped", line.trim()),
                    hint: "move it below a section header such as `[my-game:chess]`",
                });
            }
            continue;
        };
        section.line(line, number);
    }
    (sections, before)
}

fn section(head: &str, line: u32) -> Section {
    let mut oddities = vec![];
    let mut odd = |code, message: String, hint| oddities.push(Oddity { line, code, message, hint });
    let (inside, behind) = match head.split_once(']') {
        Some(parts) => parts,
        None => {
            odd(
                "unclosed-head",
                "the section header has no `]`; the whole line is the name".into(),
                "close it with `]`",
            );
            (head, "")
        }
    };
    if !behind.trim().is_empty() {
        odd(
            "text-behind-head",
            format!("`{}` after the section header is skipped", behind.trim()),
            "put it on a line of its own",
        );
    }
    let (name, parent) = match inside.split_once(':') {
        Some((name, parent)) => (name, Some(parent)),
        None => (inside, None),
    };
    for part in [Some(name), parent].into_iter().flatten() {
        if part.trim() != part {
            odd(
                "blank-in-name",
                format!("the spaces in `{part}` belong to the name"),
                "write names and the colon without spaces",
            );
        }
    }
    Section {
        name: name.to_owned(),
        parent: parent.filter(|parent| !parent.is_empty()).map(str::to_owned),
        line,
        entries: vec![],
        oddities,
    }
}

impl Section {
    fn line(&mut self, line: &str, number: u32) {
        let mut odd = |code, message: String, hint| {
            self.oddities.push(Oddity { line: number, code, message, hint });
        };
        if line.trim_start().starts_with(['#', ';']) {
            return odd(
                "indented-comment",
                "a comment must begin in the first column; this line is read as an option".into(),
                "remove the spaces before the comment",
            );
        }
        let Some((key, value)) = line.split_once('=') else {
            if !line.trim().is_empty() {
                odd(
                    "no-equals-sign",
                    format!("`{}` has no `=` and is skipped", line.trim()),
                    "write `key = value`",
                );
            }
            return;
        };
        let key = key.trim_end_matches(' ');
        let value = value.trim_start();
        if key.trim() != key {
            odd(
                "blank-before-key",
                format!("the spaces before `{}` belong to the key, and no option has such a key", key.trim()),
                "begin the line with the key",
            );
        }
        if let Some(at) = value.find([';', '#']).filter(|&at| value[..at].ends_with(char::is_whitespace)) {
            odd(
                "comment-behind-value",
                format!("`{}` is not a comment: it belongs to the value", &value[at..]),
                "put the comment on a line of its own",
            );
        }
        if value.trim_end() != value {
            odd(
                "trailing-blank",
                format!("the spaces after `{}` belong to the value", value.trim_end()),
                "remove them",
            );
        }
        if let Some(first) = self.entries.iter().find(|entry| entry.key == key) {
            odd(
                "duplicate-key",
                format!("`{key}` is already on line {}; only the last one counts", first.line),
                "remove all but one",
            );
        }
        self.entries.push(Entry { key: key.to_owned(), value: value.to_owned(), line: number });
    }

    /// The entry that counts for this key.
    pub(super) fn get(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().rev().find(|entry| entry.key == key)
    }
}
