//! Packs the page: divides its program into parts, binds the compiled programs to the browser and writes them beside the files of the site,
//! each compressed in two ways, with a list of them in Rust. The last arguments are files that the page fetches later.
//!
//! It is a program of its own so that the other tasks need not wait for its dependencies.
//!
//! ```sh
//! cargo run -p xtask-pack -- [--plain] PROGRAM.wasm SCENE.wasm FILM.wasm STUDIO.wasm THINK.wasm SITE OUT [FILE...]
//! ```
//!
//! `--plain` compresses nothing, which saves time for a page on this machine.
#![allow(clippy::print_stdout, reason = "a command line tool")]

mod comments;
mod parts;

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::parts::Divided;

/// The prefixes of the files that the page fetches with the first picture, film, set of models, worker, game with people elsewhere or letter
/// of another language.
const LATER: [&str; 7] = ["film", "models", "networks", "online", "pictures", "sans-more", "worker"];
/// The list of the files, for the program that contains them.
const LIST: &str = "page.rs";
/// The most compressed bytes of the page before the first move.
const PAGE_MOST: usize = 1_350_000;
/// The most compressed bytes of the 3D table.
const SOLID_MOST: usize = 900_000;
/// The most compressed bytes of the workshop, without its texts in other languages.
const STUDIO_MOST: usize = 1_200_000;
/// The most compressed bytes of the computer player, which is fetched after the page: the rules for three widths of boards, for speed.
const THINK_MOST: usize = 1_350_000;

fn main() -> Result<()> {
    let mut words: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let plain = words.first().is_some_and(|word| word.as_os_str() == "--plain");
    if plain {
        words.remove(0);
    }
    let [program, scene, film, studio, think, site, out, later @ ..] = words.as_slice() else {
        bail!(
            "expected the program, the 3D table, the films, the workshop, the computer player, the site, the folder, and the files that the page fetches later"
        )
    };
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    fs::create_dir_all(out)?;
    let app = parts::divide(program, "app.js", "parts.js", "", out)?;
    let workshop = parts::divide(studio, "studio.js", "studio-parts.js", "studio-", out)?;
    // All but the first are programs of their own, which the page fetches when people use them.
    let programs = [
        ("app", &app.first),
        ("scene", scene),
        ("film", film),
        ("studio", &workshop.first),
        ("think", think),
    ];
    for (name, program) in programs {
        Bindgen::new()
            .input_path(program)
            .out_name(name)
            .web(true)?
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            // The parts of a program use its memory and its table of functions.
            .keep_lld_exports(matches!(name, "app" | "studio"))
            .generate(out)?;
    }
    for file in files(site)? {
        fs::copy(site.join(&file), out.join(&file))?;
    }
    let mut asked_for = vec![];
    for file in later {
        let name = file.file_name().with_context(|| format!("{} is not a file", file.display()))?;
        fs::copy(file, out.join(name)).with_context(|| format!("cannot copy {}", file.display()))?;
        asked_for.push(name.to_string_lossy().into_owned());
    }
    if !plain {
        leave_out_comments(out)?;
    }
    asked_for.extend(name_build(out, &app, &workshop)?);
    if !plain {
        fs::write(out.join(LIST), packed(out, &asked_for)?)?;
    }
    Ok(())
}

/// Takes out of the scripts and style sheets what browsers do not need.
fn leave_out_comments(out: &Path) -> Result<()> {
    for name in files(out)? {
        let path = out.join(&name);
        let bare = match path.extension().and_then(OsStr::to_str) {
            Some("css") => comments::of_styles(&fs::read_to_string(&path)?),
            Some("js") => comments::of_script(&fs::read_to_string(&path)?),
            _ => continue,
        };
        fs::write(&path, bare)?;
    }
    Ok(())
}

/// Names of the files in a folder, sorted.
fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = vec![];
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Writes the name of the build into the service worker, so that browsers keep the files of one build together, and into the names of the
/// parts of the programs, which fit only the program of their build. Returns these names. The service worker stores the parts of the page from the
/// start, and those of the workshop when they are fetched.
fn name_build(out: &Path, app: &Divided, workshop: &Divided) -> Result<Vec<String>> {
    let mut hash = DefaultHasher::new();
    for name in files(out)? {
        name.hash(&mut hash);
        fs::read(out.join(&name))?.hash(&mut hash);
    }
    let keeper = out.join("sw.js");
    let mut script =
        fs::read_to_string(&keeper).with_context(|| format!("cannot read {}", keeper.display()))?;
    let build = format!("{:016x}", hash.finish());
    let mut parts = parts::name(out, app, &build)?;
    let later = parts::name(out, workshop, &build)?;
    for (placeholder, value) in [("BUILD", build), ("PARTS = []", format!("PARTS = {parts:?}"))] {
        ensure!(script.contains(placeholder), "{} has no placeholder `{placeholder}`", keeper.display());
        script = script.replace(placeholder, &value);
    }
    fs::write(&keeper, script)?;
    parts.extend(later);
    Ok(parts)
}

/// Compresses every file and writes their list in Rust. Prints the files that the page fetches later.
fn packed(out: &Path, asked_for: &[String]) -> Result<String> {
    let mut list = String::from("// Written by `cargo xtask`; the files of the page.\n&[\n");
    let (mut total, mut solid, mut studio, mut thinker, mut later) = (0, 0, 0, 0, 0);
    let mut parts = vec![];
    for name in files(out)? {
        let path = out.join(&name);
        let plain = fs::read(&path)?;
        let brotli = pack_brotli(&plain)?;
        if name.starts_with("scene") {
            solid += brotli.len();
        } else if name.starts_with("studio") && !asked_for.contains(&name) {
            studio += brotli.len();
        } else if name.starts_with("think") {
            thinker += brotli.len();
        } else if LATER.iter().any(|word| name.starts_with(word)) || asked_for.contains(&name) {
            later += brotli.len();
        } else {
            total += brotli.len();
        }
        if let Some(part) = parts::part_of(&name).filter(|_| asked_for.contains(&name)) {
            parts.push(format!("{part} {:.1}", brotli.len() as f64 / 1024.0));
        }
        let beside = PathBuf::from(format!("{}.br", path.display()));
        fs::write(&beside, &brotli)?;
        let mut hash = DefaultHasher::new();
        plain.hash(&mut hash);
        list.push_str(&format!(
            "    File::inside({name:?}, \"\\\"{:016x}\\\"\", include_bytes!({beside:?})),\n",
            hash.finish(),
        ));
    }
    list.push_str("]\n");
    println!(
        "    {} KB to download, {} KB more for the 3D table, {} KB for the workshop, {} KB for the computer player, and {} KB when more is asked for: parts of \
         the program, pictures, films, own models, languages, daily levels",
        total / 1024,
        solid / 1024,
        studio / 1024,
        thinker / 1024,
        later / 1024
    );
    println!("    the parts of the program in KB: {}", parts.join(", "));
    if total > PAGE_MOST {
        bail!("the page is larger than {} KB; load a part of it on demand", PAGE_MOST / 1024);
    }
    if studio > STUDIO_MOST {
        bail!("the workshop is larger than {} KB; remove a part of it", STUDIO_MOST / 1024);
    }
    if thinker > THINK_MOST {
        bail!("the computer player is larger than {} KB; remove a part of it", THINK_MOST / 1024);
    }
    if solid > SOLID_MOST {
        bail!("the 3D table is larger than {} KB; remove a part of it", SOLID_MOST / 1024);
    }
    Ok(list)
}

fn pack_brotli(plain: &[u8]) -> Result<Vec<u8>> {
    let mut packed = vec![];
    // Of all sizes, blocks of 64 KB make the page's program smallest.
    let params =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, lgblock: 16, ..Default::default() };
    brotli::BrotliCompress(&mut &plain[..], &mut packed, &params)?;
    Ok(packed)
}
