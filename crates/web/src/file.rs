//! The files of the page: inside the program or in a folder.

use std::borrow::Cow;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use anyhow::{Context, Result, bail};
use axum::body::Bytes;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct File {
    /// Its path below the root.
    pub(crate) path: Cow<'static, str>,
    /// The entity tag, which changes with the content.
    pub(crate) tag: Cow<'static, str>,
    pub(crate) plain: Bytes,
    /// The same file, compressed.
    pub(crate) brotli: Option<Bytes>,
    pub(crate) gzip: Option<Bytes>,
}

impl File {
    /// A file inside the program. The tag is quoted, as HTTP requires.
    #[must_use]
    pub const fn inside(
        path: &'static str,
        tag: &'static str,
        plain: &'static [u8],
        brotli: &'static [u8],
        gzip: &'static [u8],
    ) -> Self {
        Self {
            path: Cow::Borrowed(path),
            tag: Cow::Borrowed(tag),
            plain: Bytes::from_static(plain),
            brotli: Some(Bytes::from_static(brotli)),
            gzip: Some(Bytes::from_static(gzip)),
        }
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
            "bin" => "application/octet-stream",
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

    /// The files of a folder, with compressed versions beside them (`.br`, `.gz`).
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
            if matches!(extension, None | Some("br" | "gz" | "rs")) {
                continue;
            }
            let plain = fs::read(&path).with_context(|| format!("cannot read `{}`", path.display()))?;
            let packed =
                |ending: &str| fs::read(format!("{}.{ending}", path.display())).ok().map(Bytes::from);
            let mut hash = DefaultHasher::new();
            plain.hash(&mut hash);
            files.push(File {
                path: name.to_owned().into(),
                tag: format!("\"{:016x}\"", hash.finish()).into(),
                brotli: packed("br"),
                gzip: packed("gz"),
                plain: plain.into(),
            });
        }
        if !files.iter().any(|file| file.path == "index.html") {
            bail!("there is no page in `{shown}`: it has no index.html");
        }
        Ok(Self { files })
    }
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
        assert_eq!(
            (&*script.path, script.brotli.as_deref(), script.gzip.is_none()),
            ("a.js", Some(&b"b"[..]), true)
        );
        assert_eq!(index.mime(), Some("text/html; charset=utf-8"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
