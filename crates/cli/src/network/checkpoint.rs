//! The state of a training between two epochs, in a file beside the network, so that an interrupted run goes on.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use chesswright_rules::definition::content_name;

use crate::output::write_whole;

/// The domain of the names of settings, which also is the version of the format.
const DOMAIN: &[u8] = b"chesswright training 1";

pub(super) struct Checkpoint {
    path: PathBuf,
    /// The settings by a short name. The state of other settings is not continued.
    settings: String,
}

impl Checkpoint {
    /// The file with the state of the training of a network.
    pub(super) fn path(network: &Path) -> PathBuf {
        network.with_added_extension("checkpoint")
    }

    /// The checkpoint of the training of a network with settings.
    pub(super) fn beside(network: &Path, settings: &str) -> Self {
        Self { path: Self::path(network), settings: content_name(DOMAIN, settings.as_bytes()) }
    }

    /// The least validation loss so far and the state, if there is one with the same settings.
    pub(super) fn read(&self) -> Result<Option<(f64, Vec<u8>)>> {
        if !self.path.exists() {
            return Ok(None);
        }
        let bytes =
            std::fs::read(&self.path).with_context(|| format!("cannot read `{}`", self.path.display()))?;
        let Some(rest) = bytes.strip_prefix(self.settings.as_bytes()) else { return Ok(None) };
        let Some((best, state)) = rest.split_first_chunk::<8>() else { return Ok(None) };
        Ok(Some((f64::from_le_bytes(*best), state.to_vec())))
    }

    pub(super) fn write(&self, best: f64, state: &[u8]) -> Result<()> {
        let best = best.to_le_bytes();
        write_whole(&self.path, &[self.settings.as_bytes(), &best, state].concat())
    }

    /// The training is over.
    pub(super) fn remove(&self) -> Result<()> {
        if self.path.exists() {
            std::fs::remove_file(&self.path)
                .with_context(|| format!("cannot remove `{}`", self.path.display()))?;
        }
        Ok(())
    }
}
