//! Checks that the crate `rules` stays in layers: messages to people and boards know nothing else, Betza notation only these, definitions
//! only these three. So each could become a crate of its own.

use std::path::Path;

use anyhow::{Result, bail};

use crate::docs::{files, read};
use crate::shell::root;

/// The layers, each with the modules of the crate that it may name.
const LAYERS: [(&str, &[&str]); 4] = [
    ("message", &["message", "template"]),
    ("board", &["board"]),
    ("betza", &["betza", "board", "message", "template"]),
    ("definition", &["betza", "board", "definition", "message", "template"]),
];

/// Checks all layers.
pub(crate) fn check() -> Result<()> {
    let sources = root().join("crates/rules/src");
    let mut mistakes = vec![];
    for (layer, known) in LAYERS {
        let folder = sources.join(layer);
        // A layer may be a folder, a file, or both.
        let inside = if folder.is_dir() { files(&folder, &["rs"])? } else { vec![] };
        for file in inside {
            for module in foreign(&read(&file)?, known) {
                mistakes.push(format!("{}: `crate::{module}`", shown(&file, &sources)));
            }
        }
        let file = sources.join(layer).with_extension("rs");
        if file.exists() {
            let text = read(&file)?;
            mistakes.extend(
                foreign(&text, known).map(|module| format!("{}: `crate::{module}`", shown(&file, &sources))),
            );
        }
    }
    if !mistakes.is_empty() {
        bail!(
            "messages and boards must not know notation, notation no definitions, and definitions no compiled rules:\n{}",
            mistakes.join("\n")
        );
    }
    Ok(())
}

fn shown(file: &Path, sources: &Path) -> String {
    file.strip_prefix(sources).unwrap_or(file).display().to_string()
}

/// The modules of the crate that a text names, except these.
fn foreign<'a>(text: &'a str, known: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let named = code.flat_map(|line| line.split("crate::").skip(1)).filter_map(|rest| {
        rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty())
    });
    named.filter(|name| !known.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layers_are_kept() {
        if let Err(error) = check() {
            panic!("{error:#}");
        }
    }

    #[test]
    fn modules_of_other_layers_are_found() {
        let text =
            "use crate::board::Cell;\n// crate::rules\nuse crate::core::bits;\nfn f(_: crate::Rules) {}\n";
        assert_eq!(foreign(text, &["board"]).collect::<Vec<_>>(), ["core", "Rules"]);
    }
}
