//! Work on many machines: what `match`, `datagen` and `analyse` send to the workers of a queue, and how the results come back.

pub(crate) mod history;
pub(crate) mod pack;
mod requester;

use std::path::PathBuf;
use std::sync::OnceLock;

use anyhow::{Context, Result};
use chesswright_queue::{Address, Build};
use clap::Args;

pub(crate) use requester::{Requester, Run};

/// Where the queue is.
#[derive(Args, Clone, Debug)]
#[group(skip)]
pub(crate) struct QueueOptions {
    /// Let the workers of this queue do it: the address of a NATS server with JetStream, such as nats://HOST:4222
    #[arg(long, value_name = "URL", help_heading = "Many machines")]
    pub(crate) queue: Option<String>,
    /// The credentials for the queue, in a file as NATS writes them
    #[arg(long, value_name = "FILE", requires = "queue", help_heading = "Many machines")]
    pub(crate) credentials: Option<PathBuf>,
}

impl QueueOptions {
    /// Enters the queue, if there is to be one.
    pub(crate) fn connect(&self) -> Result<Option<Requester>> {
        let address = self.queue.as_ref();
        let address = address.map(|url| Address { url: url.clone(), credentials: self.credentials.clone() });
        address.map(|address| Requester::connect(&address)).transpose()
    }
}

/// Nodes of each search for the signature of the engine: few, because every worker makes it when it starts.
const SIGNATURE_NODES: u64 = 400;

/// This program.
pub(crate) fn build() -> &'static Build {
    static BUILD: OnceLock<Build> = OnceLock::new();
    BUILD.get_or_init(|| Build {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        engine: chesswright_engine::signature(SIGNATURE_NODES),
    })
}

/// A text from a stranger, as it may be shown: one line of bounded length.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 400;
    text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Waits until the program is told to stop.
pub(crate) async fn told_to_stop() -> Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).context("cannot listen for signals")?;
        tokio::select! {
            told = tokio::signal::ctrl_c() => told.context("cannot listen for signals")?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await.context("cannot listen for signals")?;
    Ok(())
}
