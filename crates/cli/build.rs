//! Finds the page, which becomes a part of the program.
//!
//! `cargo xtask app` and `cargo xtask release` name the list of its files in `CHESSWRIGHT_PAGE`. Where nobody names it, as when
//! `cargo install` builds the program, the file `page/list` names the list that was built last. Without a list the program is built
//! without the page, unless the feature `page` requires it. Programs for debugging have the page only when it is asked for, so that
//! they are not built again whenever it changes.

use std::env;
use std::fs;
use std::path::PathBuf;

/// Where the list of files is named.
const VARIABLE: &str = "CHESSWRIGHT_PAGE";
/// Where `cargo xtask` writes down where the list is. The folder is always there: Cargo runs this program again only when
/// something in it changes, and every time if it watched a file that does not exist.
const FOLDER: &str = "page";

fn main() {
    println!("cargo::rustc-check-cfg=cfg(has_page)");
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    println!("cargo::rerun-if-changed=build.rs");
    let named = env::var_os(VARIABLE).map(PathBuf::from);
    let required = env::var_os("CARGO_FEATURE_PAGE").is_some() || named.is_some();
    let optimized = env::var_os("PROFILE").is_some_and(|profile| profile == "release");
    let list = named.or_else(|| if required || optimized { built() } else { None });
    match list.filter(|list| list.is_file()) {
        Some(list) => {
            println!("cargo::rerun-if-changed={}", list.display());
            println!("cargo::rustc-env={VARIABLE}={}", list.display());
            println!("cargo::rustc-cfg=has_page");
        }
        None if required => {
            println!(
                "cargo::error=the page is not built yet: `cargo xtask app` builds it, and this program with it"
            );
        }
        None => {}
    }
}

/// The list that was built last in this checkout.
fn built() -> Option<PathBuf> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let path = fs::read_to_string(PathBuf::from(FOLDER).join("list")).ok()?;
    Some(PathBuf::from(path.trim_end_matches('\n')))
}
