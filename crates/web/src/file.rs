//! The files of the page: inside the program or in a folder.

use std::borrow::Cow;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Context, Result, bail};
use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

/// A file of the page. The program contains only the smallest form, which every browser reads over HTTPS and from this computer. The others
/// are made when somebody first asks for them.
#[derive(Clone, Debug)]
pub struct File {
    /// Its path below the root.
    pub(crate) path: Cow<'static, str>,
    /// The entity tag, which changes with the content.
    pub(crate) tag: Cow<'static, str>,
    /// Absent if the page was not packed.
    pub(crate) brotli: Option<Bytes>,
    plain: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// The forms in which a file is sent, with their names in HTTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// Its name in the headers of HTTP.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Plain => None,
        }
    }
}

impl File {
    /// A file inside the program. The tag is quoted, as HTTP requires.
    #[must_use]
    pub const fn inside(path: &'static str, tag: &'static str, brotli: &'static [u8]) -> Self {
        Self {
            path: Cow::Borrowed(path),
            tag: Cow::Borrowed(tag),
            brotli: Some(Bytes::from_static(brotli)),
            plain: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }

    /// A file that was not packed.
    pub(crate) fn loose(path: &str, plain: Vec<u8>) -> Self {
        let mut hash = DefaultHasher::new();
        plain.hash(&mut hash);
        Self {
            path: path.to_owned().into(),
            tag: format!("\"{:016x}\"", hash.finish()).into(),
            brotli: None,
            plain: Bytes::from(plain).into(),
            gzip: OnceLock::new(),
        }
    }

    /// The body in an encoding. A file that was not packed is always plain. The first call for an encoding may take a tenth of a second
    /// for each megabyte.
    pub(crate) fn body(&self, encoding: Encoding) -> Result<(Bytes, Encoding)> {
        let Some(brotli) = &self.brotli else { return Ok((self.plain()?, Encoding::Plain)) };
        let body = match encoding {
            Encoding::Brotli => brotli.clone(),
            Encoding::Gzip => made_once(&self.gzip, || gzip(&self.plain()?))?,
            Encoding::Plain => self.plain()?,
        };
        Ok((body, encoding))
    }

    /// The content itself.
    pub(crate) fn plain(&self) -> Result<Bytes> {
        made_once(&self.plain, || {
            let mut plain = vec![];
            let packed = self.brotli.as_deref().unwrap_or_default();
            brotli_decompressor::BrotliDecompress(&mut &*packed, &mut plain)
                .with_context(|| format!("cannot unpack `{}`", self.path))?;
            Ok(plain)
        })
    }

    /// The media type. `None` for kinds of files that the page does not have.
    pub(crate) fn mime(&self) -> Option<&'static str> {
        Some(match self.path.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "json" => "application/json",
            "txt" | "ftl" => "text/plain; charset=utf-8",
            "woff2" => "font/woff2",
            "wasm" => "application/wasm",
            "bin" | "net" => "application/octet-stream",
            "svg" => "image/svg+xml",
            "webmanifest" => "application/manifest+json",
            _ => return None,
        })
    }
}

/// All files of the page.
#[derive(Clone, Debug)]
pub struct Page {
    pub(crate) files: Vec<File>,
}

impl Page {
    /// The files inside the program.
    #[must_use]
    pub fn inside(files: &[File]) -> Self {
        Self { files: files.to_vec() }
    }

    /// The files of a folder, with compressed versions beside them (`.br`).
    ///
    /// # Errors
    /// Fails if the folder cannot be read, or has no `index.html`.
    pub fn read(folder: &Path) -> Result<Self> {
        let shown = folder.display();
        let mut files = vec![];
        for entry in fs::read_dir(folder).with_context(|| format!("cannot read the folder `{shown}`"))? {
            let path = entry?.path();
            let extension = path.extension().and_then(|extension| extension.to_str());
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
            // `rs` is the list of files for programs that contain the page.
            if matches!(extension, None | Some("br" | "rs")) {
                continue;
            }
            let plain = fs::read(&path).with_context(|| format!("cannot read `{}`", path.display()))?;
            let packed = fs::read(format!("{}.br", path.display())).ok().map(Bytes::from);
            files.push(File { brotli: packed, ..File::loose(name, plain) });
        }
        if !files.iter().any(|file| file.path == "index.html") {
            bail!("there is no page in `{shown}`: it has no index.html");
        }
        Ok(Self { files })
    }
}

/// What a cell holds, made now if it is empty. Two threads may both make it; they make the same.
fn made_once(cell: &OnceLock<Bytes>, make: impl FnOnce() -> Result<Vec<u8>>) -> Result<Bytes> {
    match cell.get() {
        Some(made) => Ok(made.clone()),
        None => {
            let made = make()?;
            Ok(cell.get_or_init(|| made.into()).clone())
        }
    }
}

/// Compresses with gzip, for browsers that read nothing smaller: all of them over plain HTTP from another computer.
pub(crate) fn gzip(plain: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzEncoder::new(vec![], Compression::default());
    packed.write_all(plain)?;
    Ok(packed.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_read_with_what_is_packed() {
        let folder = std::env::temp_dir().join(format!("chesswright-page-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert!(Page::read(&folder).unwrap_err().to_string().contains("index.html"));
        for (name, text) in
            [("index.html", "<p>"), ("a.js", "1"), ("a.js.br", "b"), ("page.rs", ""), ("stamp", "")]
        {
            fs::write(folder.join(name), text).unwrap();
        }
        let mut page = Page::read(&folder).unwrap();
        page.files.sort_by(|a, b| a.path.cmp(&b.path));
        let [script, index] = page.files.as_slice() else { panic!("{page:?}") };
        assert_eq!((&*script.path, script.brotli.as_deref()), ("a.js", Some(&b"b"[..])));
        assert_eq!(index.mime(), Some("text/html; charset=utf-8"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
