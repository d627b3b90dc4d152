//! Files that commands write.

use std::path::Path;

use anyhow::{Context, Result, bail};

/// Writes a file whole or not at all, so that an interrupted program leaves no partial file. A device is written
/// directly.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let is_device = std::fs::metadata(path).is_ok_and(|data| !data.is_file());
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written = match is_device {
        true => std::fs::write(path, bytes),
        false => std::fs::write(&part, bytes).and_then(|()| std::fs::rename(&part, path)),
    };
    written.with_context(|| format!("cannot write `{}`", path.display()))
}

/// Refuses to replace a file that is not empty: it may be the result of hours. Devices count as empty.
pub(crate) fn refuse_to_replace(path: &Path) -> Result<()> {
    let holds_something = std::fs::metadata(path).is_ok_and(|data| data.is_file() && data.len() > 0);
    if holds_something {
        bail!("`{}` already exists; --resume continues it, --force replaces it", path.display());
    }
    Ok(())
}
