//! Divides a program of the page: what its start does not need is written to files that the page fetches when it needs them.
//!
//! The functions with `#[wasm_split(PART, …)]` in the program's crate are the only ways into a part. What several parts share, and the start
//! does not need, is a part as well, which is fetched with each of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_encoder::{Module, RawSection};
use wasm_split_cli_support::Options;
use wasmparser::Parser;

/// The identifier of custom sections.
const CUSTOM: u8 = 0;

/// A program that is divided.
pub(crate) struct Divided {
    /// The program without its parts, which is still to be bound to the browser.
    pub(crate) first: PathBuf,
    /// The script that fetches the parts.
    loader: &'static str,
    /// What the names of the parts begin with, so that those of two programs differ.
    prefix: &'static str,
    /// The folder in which the parts wait for their names.
    folder: PathBuf,
    parts: Vec<Part>,
}

/// A file of the program that is fetched later.
struct Part {
    /// The name of the file without its extension, as the loader was written with.
    stem: String,
    /// The parts that need it, joined by hyphens.
    name: String,
}

/// Divides the program whose script is `main`.
pub(crate) fn divide(
    program: &Path,
    main: &str,
    loader: &'static str,
    prefix: &'static str,
    out: &Path,
) -> Result<Divided> {
    let input = fs::read(program).with_context(|| format!("cannot read {}", program.display()))?;
    let folder = out.join(format!("{main}.parts"));
    let first = folder.join("first.wasm");
    let (link_name, main_module) = (format!("./{loader}"), format!("./{main}"));
    let mut options = Options::new(&input);
    options.output_dir = &folder;
    options.main_out_path = &first;
    options.link_name = &link_name;
    options.main_module = &main_module;
    options.emit_dwarf = false;
    fs::create_dir_all(&folder)?;
    let divided = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("{error:#}"))
        .with_context(|| format!("cannot divide {} into parts", program.display()))?;
    for path in &divided.split_modules {
        strip(path)?;
    }
    let mut users = BTreeMap::<String, BTreeSet<&str>>::new();
    for (part, stems) in &divided.prefetch_map {
        for stem in stems {
            users.entry(stem.clone()).or_default().insert(part);
        }
    }
    let named =
        |(stem, users): (String, BTreeSet<&str>)| Part { stem, name: Vec::from_iter(users).join("-") };
    let parts = users.into_iter().map(named).collect();
    fs::rename(folder.join(loader), out.join(loader))?;
    Ok(Divided { first, loader, prefix, folder, parts })
}

/// Removes what only debuggers read, such as the names of functions.
fn strip(path: &Path) -> Result<()> {
    let part = fs::read(path)?;
    let mut stripped = Module::new();
    for payload in Parser::new(0).parse_all(&part) {
        if let Some((id, range)) = payload?.as_section().filter(|(id, _)| *id != CUSTOM) {
            stripped.section(&RawSection { id, data: &part[range.start as usize..range.end as usize] });
        }
    }
    fs::write(path, stripped.finish()).with_context(|| format!("cannot write {}", path.display()))
}

/// Moves the parts to the other files, with names that contain the build, and returns their names.
pub(crate) fn name(out: &Path, program: &Divided, build: &str) -> Result<Vec<String>> {
    let loader = out.join(program.loader);
    let mut script = fs::read_to_string(&loader)?;
    let mut names = vec![];
    for Part { stem, name } in &program.parts {
        let (before, after) = (format!("{stem}.wasm"), format!("{}{name}-{build}.wasm", program.prefix));
        let mentioned = format!("\"./{before}\"");
        ensure!(script.matches(&mentioned).count() == 1, "{} does not fetch {before}", loader.display());
        script = script.replace(&mentioned, &format!("\"./{after}\""));
        fs::rename(program.folder.join(before), out.join(&after))?;
        names.push(after);
    }
    fs::write(&loader, script)?;
    fs::remove_dir_all(&program.folder)?;
    Ok(names)
}

/// The part in the name of a file, without the build.
pub(crate) fn part_of(name: &str) -> Option<&str> {
    let (part, _) = name.strip_suffix(".wasm")?.rsplit_once('-')?;
    Some(part)
}
