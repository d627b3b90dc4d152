//! Checks that the library crates can be published: what their manifests say, what their packages contain, and that each
//! compiles from its package.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::semver;
use crate::shell::{cargo, run, target_dir};
use crate::workspace::{array, members, metadata};

/// The size that a package must stay below, in bytes.
const LARGEST: u64 = 4_000_000;
/// The fields that every manifest must have.
const FIELDS: [&str; 6] = ["description", "license", "readme", "rust_version", "keywords", "categories"];

/// Checks the packages, and that their interfaces fit their version numbers.
pub(super) fn check() -> Result<()> {
    let metadata = metadata(false)?;
    let packages: Vec<&Value> =
        members(&metadata).into_iter().filter(|package| is_published(package)).collect();
    for package in &packages {
        let missing: Vec<&str> = FIELDS.into_iter().filter(|field| is_empty(&package[field])).collect();
        ensure!(missing.is_empty(), "the manifest of {} lacks {}", name(package), missing.join(", "));
    }
    if packages.iter().any(|package| is_empty(&package["repository"])) {
        println!("    note: the packages name no repository; `repository` in Cargo.toml is for its address");
    }
    println!("checking that {} libraries can be published", packages.len());
    // Cargo publishes them in the order of their dependencies, and lets each see the ones before it.
    run(&mut dry_run(&packages))
        .context("a library cannot be published; `publish` needs the package index")?;
    for package in &packages {
        check_size(package)?;
    }
    semver::check(&packages)
}

fn is_published(package: &Value) -> bool {
    // Without the key it may be published anywhere; an empty list stands for `publish = false`.
    package["publish"].as_array().is_none_or(|registries| !registries.is_empty())
}

fn is_empty(field: &Value) -> bool {
    field.as_str().is_none_or(str::is_empty) && array(field).is_empty()
}

pub(super) fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap_or_default()
}

fn dry_run(packages: &[&Value]) -> Command {
    let mut publish = cargo(&["publish", "--dry-run", "--locked", "--allow-dirty", "--quiet"]);
    for package in packages {
        publish.args(["--package", name(package)]);
    }
    publish
}

fn check_size(package: &Value) -> Result<()> {
    let file = format!("{}-{}.crate", name(package), package["version"].as_str().unwrap_or_default());
    // Where several are published at once, Cargo puts them into an index of its own.
    let folder = target_dir().join("package");
    let path =
        [folder.join("tmp-registry").join(&file), folder.join(&file)].into_iter().find(|path| path.exists());
    let path = path.with_context(|| format!("there is no {file} in {}", folder.display()))?;
    let size = fs::metadata(&path).with_context(|| format!("cannot read {}", path.display()))?.len();
    println!("    {file}: {:.0} kB", size as f64 / 1e3);
    if size >= LARGEST {
        bail!(
            "{file} has {size} bytes and must stay below {LARGEST}; `cargo package --list` shows its files, and `include` \
             in its manifest chooses them"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_not_published_is_known() {
        assert!(is_published(&json!({ "publish": null })));
        assert!(is_published(&json!({ "publish": ["crates-io"] })));
        assert!(!is_published(&json!({ "publish": [] })));
    }

    #[test]
    fn missing_fields_are_known() {
        let package = json!({ "description": "", "keywords": [], "license": "MIT", "categories": ["games"] });
        let missing: Vec<&str> = FIELDS.into_iter().filter(|field| is_empty(&package[field])).collect();
        assert_eq!(missing, ["description", "readme", "rust_version", "keywords"]);
    }
}
