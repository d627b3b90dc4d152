//! Makes reproducible archives and their checksums.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// The time of all files: 2000-01-01, because some programs do not accept the year 1970.
const TIME: u64 = 946_684_800;

/// The files of an archive, in one folder, sorted by path.
pub(super) struct Entries {
    top: String,
    files: BTreeMap<String, (Vec<u8>, bool)>,
}

impl Entries {
    pub(super) fn new(top: &str) -> Self {
        Self { top: top.to_owned(), files: BTreeMap::new() }
    }

    /// Adds a file; a program becomes executable.
    pub(super) fn add(&mut self, path: &str, contents: Vec<u8>, is_program: bool) {
        self.files.insert(format!("{}/{path}", self.top), (contents, is_program));
    }

    /// Adds all files below a folder.
    pub(super) fn add_folder(&mut self, folder: &Path) -> Result<()> {
        let mut todo = vec![(folder.to_owned(), String::new())];
        while let Some((folder, prefix)) = todo.pop() {
            let entries =
                fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
            for entry in entries {
                let entry = entry?;
                let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
                if entry.file_type()?.is_dir() {
                    todo.push((entry.path(), format!("{path}/")));
                } else {
                    self.add(&path, fs::read(entry.path())?, false);
                }
            }
        }
        Ok(())
    }

    /// The bytes of the archive.
    pub(super) fn pack(&self) -> Result<Vec<u8>> {
        let mut tar = tar::Builder::new(GzEncoder::new(vec![], Compression::best()));
        for (path, (contents, is_program)) in &self.files {
            let mut header = tar::Header::new_gnu();
            header.set_size(contents.len() as u64);
            header.set_mode(if *is_program { 0o755 } else { 0o644 });
            header.set_mtime(TIME);
            header.set_uid(0);
            header.set_gid(0);
            tar.append_data(&mut header, path, contents.as_slice())?;
        }
        Ok(tar.into_inner()?.finish()?)
    }
}

/// Unpacks an archive into a new folder and returns its top folder.
pub(super) fn unpack(archive: &Path, folder: &Path) -> Result<PathBuf> {
    fs::create_dir_all(folder)?;
    tar::Archive::new(GzDecoder::new(File::open(archive)?)).unpack(folder)?;
    let top = fs::read_dir(folder)?.next().context("the archive is empty")??;
    Ok(top.path())
}

fn sum(path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut text = String::new();
    for byte in Sha256::digest(bytes) {
        use std::fmt::Write;
        let _ = write!(text, "{byte:02x}");
    }
    Ok(text)
}

/// Writes the checksums of all archives in a folder in the format of `sha256sum --check`.
pub(super) fn write_sums(folder: &Path, name: &str) -> Result<()> {
    let mut archives = vec![];
    for entry in fs::read_dir(folder)? {
        let file = entry?.file_name().to_string_lossy().into_owned();
        if file.ends_with(".tar.gz") {
            archives.push(file);
        }
    }
    archives.sort();
    let mut list = File::create(folder.join(name))?;
    for archive in archives {
        writeln!(list, "{}  {archive}", sum(&folder.join(&archive))?)?;
    }
    Ok(())
}

/// Reads the checksums back and compares them with the files.
pub(super) fn check_sums(folder: &Path, name: &str) -> Result<()> {
    for line in fs::read_to_string(folder.join(name))?.lines() {
        let (expected, archive) = line.split_once("  ").context("a line of checksums needs two parts")?;
        ensure!(
            sum(&folder.join(archive))? == expected,
            "the checksum of {archive} is not the one in {name}; run `cargo xtask release` again"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("chesswright-archive-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn the_same_files_make_the_same_archive() {
        let pack = |names: [&str; 2]| {
            let mut entries = Entries::new("top");
            names.iter().for_each(|name| entries.add(name, name.as_bytes().to_vec(), *name == "a"));
            entries.pack().unwrap()
        };
        let packed = pack(["a", "b/c"]);
        assert_eq!(packed, pack(["b/c", "a"]));
        let folder = folder("same");
        fs::write(folder.join("x.tar.gz"), packed).unwrap();
        let top = unpack(&folder.join("x.tar.gz"), &folder.join("out")).unwrap();
        assert_eq!(top, folder.join("out").join("top"));
        assert_eq!(fs::read_to_string(top.join("b").join("c")).unwrap(), "b/c");
    }

    #[test]
    fn a_changed_archive_is_found() {
        let folder = folder("sums");
        fs::write(folder.join("x.tar.gz"), "abc").unwrap();
        write_sums(&folder, "SUMS").unwrap();
        let list = fs::read_to_string(folder.join("SUMS")).unwrap();
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(list, format!("{known}  x.tar.gz\n"));
        assert!(check_sums(&folder, "SUMS").is_ok());
        fs::write(folder.join("x.tar.gz"), "abd").unwrap();
        assert!(check_sums(&folder, "SUMS").is_err());
    }
}
