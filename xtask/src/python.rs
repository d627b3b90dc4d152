//! Private Python environments, each with one package from the package index.

use std::fs::File;
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
    let folder = folder(purpose);
    let python = folder.join("bin").join("python");
    let ready = folder.join(format!("ready-{version}"));
    if ready.exists() {
        return Ok(python);
    }
    if !have("python3") {
        apt_install(&["python3", "python3-venv"], &format!("{who} needs Python"))?;
    }
    println!("    preparing {package} {version}");
    let make = |folder: &Path| output(command("python3").args(["-m", "venv", "--clear"]).arg(folder));
    if make(&folder).is_err() {
        apt_install(&["python3-venv"], &format!("{who} needs Python's module venv"))?;
        make(&folder)?;
    }
    let asked = format!("{package}=={version}");
    let mut install = command(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    install.args((parts == Parts::Alone).then_some("--no-deps"));
    output(install.arg(asked)).with_context(|| {
        format!("cannot install {package} for {who}; check the network, and run this again")
    })?;
    File::create(ready)?;
    Ok(python)
}
