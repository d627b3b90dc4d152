//! Checks that the version numbers of the libraries say what changed in their interfaces since the last release.

use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use super::packages::name;
use crate::shell::{cargo_install, command, output, root, run};

/// The tool that compares interfaces. It must be able to read the documentation that this version of Rust writes.
const TOOL: &str = "cargo-semver-checks";
const VERSION: &str = "0.51.0";

/// Compares the libraries with the last release.
pub(super) fn check(packages: &[&Value]) -> Result<()> {
    let tags = output(command("git").args(["tag", "--merged", "HEAD", "--list", "v*", "--sort=-v:refname"]))?;
    let version = packages.first().and_then(|package| package["version"].as_str()).unwrap_or_default();
    let Some(release) = last_release(&tags, version) else {
        println!("    interfaces: no release has a tag yet (`v0.1.0`), so there is nothing to compare with");
        return Ok(());
    };
    let known: Vec<&str> =
        packages.iter().filter(|package| was_in(release, package)).map(|package| name(package)).collect();
    println!("comparing the interfaces of {} libraries with those of {release}", known.len());
    let tool = cargo_install(TOOL, VERSION, "releases compare the interfaces of libraries")?;
    let mut check = command(tool);
    check.args(["semver-checks", "check-release", "--baseline-rev", release]);
    for package in known {
        check.args(["--package", package]);
    }
    run(&mut check).context(
        "an interface changed more than the version number says; raise `version` in Cargo.toml, or keep what was removed",
    )
}

/// The tag of the release before this version. The tags are sorted, the newest first.
fn last_release<'a>(tags: &'a str, version: &str) -> Option<&'a str> {
    tags.lines().find(|tag| tag.strip_prefix('v').is_some_and(|of_tag| of_tag != version))
}

/// Whether a release already had a package. Others have nothing to be compared with.
fn was_in(release: &str, package: &Value) -> bool {
    let manifest = PathBuf::from(package["manifest_path"].as_str().unwrap_or_default());
    let Ok(path) = manifest.strip_prefix(root()) else { return false };
    output(command("git").args(["cat-file", "-e"]).arg(format!("{release}:{}", path.display()))).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_compared_with_the_release_before() {
        let tags = "v0.10.0\nv0.9.1\nv0.9.0\n";
        assert_eq!(last_release(tags, "0.11.0"), Some("v0.10.0"), "the version that is being prepared");
        assert_eq!(last_release(tags, "0.10.0"), Some("v0.9.1"), "the version that has its tag already");
        assert_eq!(last_release("", "0.1.0"), None);
        assert_eq!(last_release("v0.1.0\n", "0.1.0"), None);
    }
}
