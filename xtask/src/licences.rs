//! Checks that everything that ships has a permissive licence.
//!
//! Copyleft programs may run in tests, but are never linked into the program.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use serde_json::Value;

use crate::workspace::{array, members, metadata};

const PERMISSIVE: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "NCSA",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Checks the licence of every dependency, except those for development.
pub(crate) fn check() -> Result<()> {
    let metadata = metadata(true)?;
    let shipped = shipped(&metadata);
    let mut bad = vec![];
    for package in array(&metadata["packages"]) {
        if !shipped.contains(text(&package["id"])) {
            continue;
        }
        let licence = text(&package["license"]);
        if !is_permissive(licence) {
            let licence = if licence.is_empty() { "none" } else { licence };
            bad.push(format!("{} ({licence})", text(&package["name"])));
        }
    }
    if bad.is_empty() {
        println!("    {} packages, all permissive", shipped.len());
        return Ok(());
    }
    bail!(
        "not known to be permissive: {}; replace the crate, make it a dev-dependency if only tests need it, or extend the \
         list in xtask/src/licences.rs if the licence is permissive after all",
        bad.join(", ")
    )
}

/// All packages reachable from the workspace without going through dev-dependencies.
fn shipped(metadata: &Value) -> BTreeSet<&str> {
    reachable(metadata, members(metadata).iter().map(|package| text(&package["id"])).collect())
}

/// All packages reachable from these without going through dev-dependencies.
pub(crate) fn reachable<'a>(metadata: &'a Value, mut todo: Vec<&'a str>) -> BTreeSet<&'a str> {
    let nodes: BTreeMap<&str, &Value> =
        array(&metadata["resolve"]["nodes"]).iter().map(|node| (text(&node["id"]), node)).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = todo.pop() {
        if !seen.insert(id) {
            continue;
        }
        let Some(node) = nodes.get(id) else { continue };
        for dependency in array(&node["deps"]) {
            let ships = array(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"] != "dev");
            if ships {
                todo.push(text(&dependency["pkg"]));
            }
        }
    }
    seen
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Whether an SPDX expression is permissive: an `OR` needs one permissive side, an `AND` both.
fn is_permissive(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    let good = either(&mut rest);
    good && rest.is_empty()
}

fn either(words: &mut &[&str]) -> bool {
    let mut good = both(words);
    while take(words, "OR") {
        good |= both(words);
    }
    good
}

fn both(words: &mut &[&str]) -> bool {
    let mut good = one(words);
    while take(words, "AND") {
        good &= one(words);
    }
    good
}

fn one(words: &mut &[&str]) -> bool {
    if take(words, "(") {
        let good = either(words);
        return take(words, ")") && good;
    }
    let Some((licence, rest)) = words.split_first() else {
        return false;
    };
    *words = rest;
    if take(words, "WITH") {
        // An exception only adds permissions.
        let Some((_, rest)) = words.split_first() else {
            return false;
        };
        *words = rest;
    }
    PERMISSIVE.contains(licence)
}

fn take(words: &mut &[&str], word: &str) -> bool {
    match words.split_first() {
        Some((first, rest)) if *first == word => {
            *words = rest;
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_permissive;

    #[test]
    fn expressions() {
        for good in [
            "MIT",
            "MIT OR GPL-3.0",
            "MIT/Apache-2.0",
            "(MIT OR Apache-2.0) AND NCSA",
            "Apache-2.0 WITH LLVM-exception OR MIT",
        ] {
            assert!(is_permissive(good), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT", "MPL-2.0 AND (MIT OR ISC)"] {
            assert!(!is_permissive(bad), "{bad}");
        }
    }
}
