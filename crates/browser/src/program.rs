//! The program that serves the page.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

/// `chesswright serve`, which runs until it is dropped.
pub struct Program {
    child: Child,
    /// The address of the page.
    pub address: String,
}

impl Program {
    /// Starts the program at this path on any free port. If `CHESSWRIGHT_PAGE_FOLDER` is set, it serves the page of
    /// that folder.
    ///
    /// # Errors
    /// Fails if it does not start or does not print the address of the page.
    pub fn start(path: &str) -> Result<Self> {
        Self::start_with(path, &["--port", "0"])
    }

    /// Starts a server on which people play with each other, with its data in a folder, on a port; 0 is any free one.
    ///
    /// # Errors
    /// Fails like [`start`](Self::start).
    pub fn together(path: &str, data: &Path, port: u16) -> Result<Self> {
        let data = data.to_str().context("the folder has a strange name")?;
        Self::start_with(path, &["--port", &port.to_string(), "--data", data])
    }

    fn start_with(path: &str, options: &[&str]) -> Result<Self> {
        let mut child = Command::new(path)
            .args(["serve", "--no-open"])
            .args(options)
            .args(
                std::env::var_os("CHESSWRIGHT_PAGE_FOLDER")
                    .map(|folder| ["--page".into(), folder])
                    .into_iter()
                    .flatten(),
            )
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {path}"))?;
        let out = child.stdout.take().context("the program has no output")?;
        let mut address = String::new();
        BufReader::new(out).read_line(&mut address)?;
        anyhow::ensure!(
            address.starts_with("http://"),
            "the program did not say where the page is: {address:?}"
        );
        Ok(Self { child, address: address.trim().to_owned() })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // This fails if the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
