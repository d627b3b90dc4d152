//! Checks the Markdown files: every link leads somewhere, the table "Where is…?" of ARCHITECTURE.md names files and identifiers that
//! exist, and its glossary stays short.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::shell::root;

/// The file with the table.
const ARCHITECTURE: &str = "ARCHITECTURE.md";
/// The heading above the table.
const HEADING: &str = "## Where is…?";
/// The heading above the words that are ours.
const GLOSSARY: &str = "## Glossary";
/// The most words that are ours.
const MOST_WORDS: usize = 30;

/// Checks all Markdown files of the repository.
pub(crate) fn check() -> Result<()> {
    let root = root();
    let files = files(&root, &["md"])?;
    let mut mistakes = vec![];
    for file in &files {
        let text = read(file)?;
        let name = file.strip_prefix(&root).unwrap_or(file).display().to_string();
        for target in links(&text) {
            if let Some(mistake) = wrong_link(file, &text, &target)? {
                mistakes.push(format!("{name}: {mistake}"));
            }
        }
    }
    let architecture = read(&root.join(ARCHITECTURE))?;
    let rows = rows(&architecture)?;
    for row in &rows {
        let text = fs::read_to_string(root.join(&row.file)).ok();
        mistakes.extend(wrong_row(row, text.as_deref()).map(|mistake| format!("{ARCHITECTURE}: {mistake}")));
    }
    let words = table(&architecture, GLOSSARY)?.len();
    if words > MOST_WORDS {
        mistakes.push(format!(
            "{ARCHITECTURE}: the glossary has {words} words, and {MOST_WORDS} are the limit; use the field's words, or explain a word \
             where it is used"
        ));
    }
    if !mistakes.is_empty() {
        bail!("the documentation has mistakes:\n{}", mistakes.join("\n"));
    }
    println!(
        "    checked {} Markdown files, {} answers of \"Where is…?\" and {words} words of the glossary",
        files.len(),
        rows.len()
    );
    Ok(())
}

/// A row of the table "Where is…?".
#[derive(Debug, PartialEq, Eq)]
struct Row {
    question: String,
    file: String,
    identifier: String,
}

/// All files below a folder with one of these extensions, except those of builds and of version control.
pub(crate) fn files(folder: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = vec![];
    gather(folder, extensions, &mut found)?;
    found.sort();
    Ok(found)
}

fn gather(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name());
        let is_built = name == "target" || name.to_string_lossy().starts_with('.');
        if entry.file_type()?.is_dir() {
            if !is_built {
                gather(&path, extensions, found)?;
            }
        } else if path.extension().is_some_and(|extension| extensions.iter().any(|&known| extension == known))
        {
            found.push(path);
        }
    }
    Ok(())
}

pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The lines outside of fenced blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        fenced ^= is_fence;
        !fenced && !is_fence
    })
}

/// The targets of the links and pictures in the prose, except addresses on the web.
fn links(text: &str) -> Vec<String> {
    let starts = |line: &str| -> Vec<String> {
        let pieces = line.split("](").skip(1);
        pieces.filter_map(|piece| piece.split_once(')')).map(|(target, _)| target.to_owned()).collect()
    };
    prose(text).flat_map(starts).filter(|target| !target.contains("://")).collect()
}

/// What is wrong with a link of a file.
fn wrong_link(file: &Path, text: &str, target: &str) -> Result<Option<String>> {
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let linked = if path.is_empty() { file.to_owned() } else { file.with_file_name("").join(path) };
    if !linked.exists() {
        return Ok(Some(format!("`{target}` is not a file")));
    }
    if anchor.is_empty() {
        return Ok(None);
    }
    let there = if path.is_empty() { text.to_owned() } else { read(&linked)? };
    let found = prose(&there).filter(|line| line.starts_with('#')).any(|line| anchor_of(line) == anchor);
    Ok((!found).then(|| format!("`{target}` is not a heading")))
}

/// The anchor that a heading gets: lower case, `-` for blanks, no punctuation.
fn anchor_of(heading: &str) -> String {
    let title = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = title.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The rows of the table "Where is…?".
fn rows(text: &str) -> Result<Vec<Row>> {
    table(text, HEADING)?.into_iter().map(row).collect()
}

/// The rows of the table below a heading, without the names of its columns.
fn table<'a>(text: &'a str, heading: &str) -> Result<Vec<&'a str>> {
    let section = text.lines().skip_while(|line| *line != heading).skip(1);
    let section = section.take_while(|line| !line.starts_with("## "));
    let table: Vec<&str> = section.filter(|line| line.starts_with('|')).collect();
    if table.len() < 3 {
        bail!("{ARCHITECTURE} has no table below `{heading}`");
    }
    // The first two lines are the names of the columns and the line below them.
    Ok(table[2..].to_vec())
}

fn row(line: &str) -> Result<Row> {
    let columns: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
    let code = |text: &str| text.strip_prefix('`')?.strip_suffix('`').map(str::to_owned);
    let &[question, file, identifier] = columns.as_slice() else {
        bail!("this row needs a question, a file and an identifier: {line}");
    };
    let (Some(file), Some(identifier)) = (code(file), code(identifier)) else {
        bail!("the file and the identifier of this row need backticks: {line}");
    };
    Ok(Row { question: question.to_owned(), file, identifier })
}

/// What is wrong with a row, given the text of its file if there is one.
fn wrong_row(row: &Row, text: Option<&str>) -> Option<String> {
    let Row { question, file, identifier } = row;
    match text {
        None => Some(format!("\"{question}\": there is no file `{file}`")),
        Some(text) if !text.contains(identifier.as_str()) => {
            Some(format!("\"{question}\": `{file}` does not contain `{identifier}`"))
        }
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_of_this_repository_is_right() {
        if let Err(error) = check() {
            panic!("{error:#}");
        }
    }

    #[test]
    fn rows_are_read_and_wrong_ones_refused() {
        let with = |row: &str| {
            format!("{HEADING}\n\n| question | file | identifier |\n|---|---|---|\n{row}\n\n## Next\n| x |\n")
        };
        let read = rows(&with("| Where is it? | `src/a.rs` | `fn it` |")).expect("a table");
        let row =
            Row { question: "Where is it?".into(), file: "src/a.rs".into(), identifier: "fn it".into() };
        assert_eq!(read, [row]);
        assert!(rows(&with("| Where is it? | `src/a.rs` |")).is_err());
        assert!(rows(&with("| Where is it? | src/a.rs | `fn it` |")).is_err());
        assert!(rows("# Nothing\n").is_err());
    }

    #[test]
    fn missing_files_and_identifiers_are_found() {
        let row = row("| Where is it? | `src/a.rs` | `fn it` |").expect("a row");
        assert_eq!(wrong_row(&row, Some("fn it() {}")), None);
        let missing = wrong_row(&row, Some("fn other() {}"));
        assert_eq!(missing.as_deref(), Some("\"Where is it?\": `src/a.rs` does not contain `fn it`"));
        let gone = wrong_row(&row, None);
        assert_eq!(gone.as_deref(), Some("\"Where is it?\": there is no file `src/a.rs`"));
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        let text = "# What games teach!\n[a](#what-games-teach) ![b](no.png)\n```\n[c](none)\n```\n[d](https://x.y)\n";
        assert_eq!(links(text), ["#what-games-teach", "no.png"]);
        let file = root().join(ARCHITECTURE);
        let wrong = |target: &str| wrong_link(&file, text, target).expect("files can be read");
        assert_eq!(wrong("#what-games-teach"), None);
        assert_eq!(wrong("#games"), Some("`#games` is not a heading".into()));
        assert_eq!(wrong("no.png"), Some("`no.png` is not a file".into()));
        assert_eq!(wrong("README.md"), None);
    }
}
