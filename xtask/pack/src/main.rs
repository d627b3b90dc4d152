//! Packs the page: the compiled program is bound to the browser, made small, and written beside the files of the site, each packed
//! in two ways, with a list of them in Rust.
//!
//! It is a program of its own so that the other tasks need not wait for what it is made of.
//!
//! ```sh
//! cargo run -p xtask-pack -- PROGRAM.wasm SCENE.wasm SITE OUT LIST.rs
//! ```
#![allow(clippy::print_stdout, reason = "a command line tool")]

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use wasm_bindgen_cli_support::Bindgen;

/// The most that the 3D table may have, packed.
const SOLID_MOST: usize = 1_500_000;

fn main() -> Result<()> {
    let words: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [program, scene, site, out, list] = words.as_slice() else {
        bail!("give the program, the 3D table, the site, the folder and the list")
    };
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    fs::create_dir_all(out)?;
    // The 3D table is a program of its own, which the page fetches when it is asked for.
    for (name, program) in [("app", program), ("scene", scene)] {
        Bindgen::new()
            .input_path(program)
            .out_name(name)
            .web(true)?
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(out)?;
        shrink(&out.join(format!("{name}_bg.wasm")))?;
    }
    for file in files(site)? {
        fs::copy(site.join(&file), out.join(&file))?;
    }
    let packed = packed(out)?;
    fs::write(list, packed)?;
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

/// Makes the program smaller where the tool for it is at hand; it runs without, too.
fn shrink(program: &Path) -> Result<()> {
    let smaller = program.with_extension("small");
    let mut tool = Command::new("wasm-opt");
    // What the compiler uses, by name: older tools write what is not asked for here in ways that browsers do not read.
    for feature in [
        "bulk-memory",
        "sign-ext",
        "mutable-globals",
        "nontrapping-float-to-int",
        "reference-types",
        "multivalue",
    ] {
        tool.arg(format!("--enable-{feature}"));
    }
    tool.arg("-Oz").arg(program).arg("-o").arg(&smaller).stderr(Stdio::null());
    match tool.status() {
        Ok(done) if done.success() => {
            fs::rename(&smaller, program).context("cannot replace the program by the smaller one")
        }
        Ok(_) => {
            println!("    wasm-opt cannot make it smaller; going on without");
            Ok(())
        }
        Err(_) => Ok(()),
    }
}

/// Packs every file in two ways and writes the list of them in Rust.
fn packed(out: &Path) -> Result<String> {
    let mut list = String::from(
        "// Written by `cargo xtask`; the files of the page.\npub(super) static FILES: &[File] = &[\n",
    );
    let (mut total, mut solid) = (0, 0);
    for name in files(out)? {
        let path = out.join(&name);
        let plain = fs::read(&path)?;
        let (brotli, gzip) = (pack_brotli(&plain)?, pack_gzip(&plain)?);
        if name.starts_with("scene") {
            solid += brotli.len();
        } else {
            total += brotli.len();
        }
        let beside = |extension: &str| PathBuf::from(format!("{}.{extension}", path.display()));
        fs::write(beside("br"), &brotli)?;
        fs::write(beside("gz"), &gzip)?;
        let mut hash = DefaultHasher::new();
        plain.hash(&mut hash);
        list.push_str(&format!(
            "    File {{ path: {name:?}, mime: {:?}, tag: \"\\\"{:016x}\\\"\", plain: include_bytes!({path:?}), \
             brotli: include_bytes!({:?}), gzip: include_bytes!({:?}) }},\n",
            mime(&name)?,
            hash.finish(),
            beside("br"),
            beside("gz"),
        ));
    }
    list.push_str("];\n");
    println!("    {} KB to download, and {} KB more for the 3D table", total / 1024, solid / 1024);
    if solid > SOLID_MOST {
        bail!("the 3D table is larger than {} KB; leave something out", SOLID_MOST / 1024);
    }
    Ok(list)
}

fn pack_brotli(plain: &[u8]) -> Result<Vec<u8>> {
    let mut packed = vec![];
    let params = brotli::enc::BrotliEncoderParams { quality: 10, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &plain[..], &mut packed, &params)?;
    Ok(packed)
}

fn pack_gzip(plain: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzEncoder::new(vec![], Compression::best());
    packed.write_all(plain)?;
    Ok(packed.finish()?)
}

fn mime(name: &str) -> Result<&'static str> {
    Ok(match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        _ => bail!("what kind of file is {name}? say so in xtask/pack/src/main.rs"),
    })
}
