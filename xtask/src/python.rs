//! Private Python environments, each with one package from the package index.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::shell::{apt_install, command, have, output, target_dir};

/// The folder of the environment for a purpose.
pub(crate) fn folder(purpose: &str) -> PathBuf {
    target_dir().join(purpose).join("python")
}

/// What is installed of a package.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Parts {
    /// Only the package itself, where the parts that we use need none of its dependencies.
    Alone,
    /// The package and its dependencies.
    Whole,
}

/// The Python with a version of a package for a purpose; creates the environment if necessary. `who` needs it.
pub(crate) fn environment(
    purpose: &str,
    package: &str,
    version: &str,
    parts: Parts,
    who: &str,
) -> Result<PathBuf> {
    let asked = format!("{package}=={version}");
    let mut wanted: Vec<&OsStr> = vec![asked.as_ref()];
    if parts == Parts::Alone {
        wanted.push("--no-deps".as_ref());
    }
    prepared(purpose, version, &wanted, &format!("{package} {version}"), who)
}

/// The Python with the packages that a program names in its `requirements.txt`, and with one more.
pub(crate) fn of_requirements(purpose: &str, file: &Path, more: &str, who: &str) -> Result<PathBuf> {
    let wanted: [&OsStr; 3] = [more.as_ref(), "--requirement".as_ref(), file.as_ref()];
    // Another file, or a newer one, is installed anew.
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut hash = DefaultHasher::new();
    (text, more).hash(&mut hash);
    prepared(purpose, &format!("{:x}", hash.finish()), &wanted, &format!("what {purpose} needs"), who)
}

/// The Python of an environment in which `wanted` is installed. `mark` changes with what is wanted.
fn prepared(purpose: &str, mark: &str, wanted: &[&OsStr], what: &str, who: &str) -> Result<PathBuf> {
    let folder = folder(purpose);
    let python = folder.join("bin").join("python");
    let ready = folder.join(format!("ready-{mark}"));
    if ready.exists() {
        return Ok(python);
    }
    if !have("python3") {
        apt_install(&["python3", "python3-venv"], &format!("{who} needs Python"))?;
    }
    println!("    preparing {what}");
    let make = |folder: &Path| output(command("python3").args(["-m", "venv", "--clear"]).arg(folder));
    if make(&folder).is_err() {
        apt_install(&["python3-venv"], &format!("{who} needs Python's module venv"))?;
        make(&folder)?;
    }
    let mut install = command(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    output(install.args(wanted))
        .with_context(|| format!("cannot install {what} for {who}; check the network, and run this again"))?;
    File::create(ready)?;
    Ok(python)
}
