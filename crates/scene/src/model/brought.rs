//! Sets of models from users: a `set.toml` and the files that it names, in a folder or already in memory.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::obj::MAX_BYTES;
use super::set::{Manifest, Set};

/// The file that lists the others.
pub const MANIFEST: &str = "set.toml";

/// The content of a file of a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Content {
    /// Text, such as a model or a file of materials.
    Text(String),
    /// A file that is not text.
    Binary,
    /// A file that is too large to read.
    Large,
}

impl Content {
    fn text(self) -> Result<String, String> {
        match self {
            Self::Text(text) => Ok(text),
            Self::Binary => {
                Err("this is not a text file; export the model as OBJ and its materials as MTL".into())
            }
            Self::Large => {
                Err(format!("the file has more than {} MB; make the model simpler", MAX_BYTES >> 20))
            }
        }
    }
}

/// Reads a set from files in one folder, one of which is the manifest.
///
/// # Errors
/// Fails if the manifest is missing or invalid. All other problems are reported as findings.
pub fn read_files(files: &BTreeMap<String, Content>) -> Result<Set, String> {
    let manifest = files.get(MANIFEST).cloned().ok_or_else(|| format!("there is no {MANIFEST}"))?;
    let manifest = read_manifest(&manifest.text().map_err(|what| format!("{MANIFEST}: {what}"))?)?;
    let file = |name: &str| {
        let found = files.get(name).cloned().ok_or_else(|| "there is no such file in the folder".to_owned());
        found?.text()
    };
    Ok(Set::read(&manifest, &file))
}

fn read_manifest(text: &str) -> Result<Manifest, String> {
    toml::from_str(text).map_err(|error| format!("{MANIFEST}: {error}"))
}

/// Reads a folder with a `set.toml` and the files that it names.
#[cfg(feature = "folder")]
pub fn read_folder(folder: &std::path::Path) -> Result<Set, FolderError> {
    let path = folder.join(MANIFEST);
    let wrong = |what| FolderError::Manifest { path: path.clone(), what };
    let text = std::fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
    let manifest: Manifest = toml::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    let file = |name: &str| {
        // A manifest may name files of its own folder only.
        if name.contains(['/', '\\']) || name.starts_with('.') {
            return Err("name a file of this folder".to_owned());
        }
        let path = folder.join(name);
        let size = std::fs::metadata(&path).map_err(|error| error.to_string())?.len();
        if size > MAX_BYTES as u64 {
            return Content::Large.text();
        }
        std::fs::read_to_string(&path).or_else(|error| match error.kind() {
            std::io::ErrorKind::InvalidData => Content::Binary.text(),
            _ => Err(error.to_string()),
        })
    };
    Ok(Set::read(&manifest, &file))
}

/// Why a folder of models cannot be used.
#[cfg(feature = "folder")]
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// The manifest is missing or invalid.
    #[error("{}: {what}", path.display())]
    Manifest {
        /// The expected path of the manifest.
        path: std::path::PathBuf,
        /// The problem.
        what: String,
    },
}
