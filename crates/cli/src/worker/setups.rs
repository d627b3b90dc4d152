//! Setups that are checked and lie in folders, ready for work.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result};
use chesswright_queue::{GameSource, Player, Queue, QueueError, Setup, SetupId, Work};
use chesswright_server::vet::{self, Vetted};
use tokio::sync::Mutex;

use super::job_process::Failure;
use super::work::SETUP;
use crate::queue::{build, shown};

/// How the folders of workers begin, and those that are being made.
const FOLDER: &str = "chesswright-worker-";
const NEW: &str = "chesswright-new-worker-";
/// The file in such a folder that is locked as long as its worker lives.
const LOCK: &str = "LOCK";
/// How many setups are kept.
const KEPT: usize = 8;
/// The most megabytes of a table.
const MOST_HASH: u64 = 1_024;

/// The setups of a worker.
pub(super) struct Setups {
    program: PathBuf,
    /// The programs that jobs may start.
    programs: Vec<String>,
    /// The most threads of an engine.
    threads: usize,
    root: PathBuf,
    /// Locked as long as this process lives.
    _lock: File,
    number: AtomicU64,
    /// The last one is the newest.
    kept: Mutex<Vec<Arc<Prepared>>>,
}

/// A setup in a folder, which is deleted when nobody needs it any more.
pub(super) struct Prepared {
    id: SetupId,
    pub(super) folder: PathBuf,
}

impl Drop for Prepared {
    fn drop(&mut self) {
        // What stays is in the system's folder for such things.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Setups {
    pub(super) fn open(program: PathBuf, programs: Vec<String>, threads: usize) -> Result<Self> {
        let folder = std::env::temp_dir();
        remove_old(&folder);
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        let name = format!("{}-{:x}", std::process::id(), now.as_nanos());
        let (root, new) = (folder.join(format!("{FOLDER}{name}")), folder.join(format!("{NEW}{name}")));
        let made = private_folder(&new).and_then(|()| {
            let lock = File::create(new.join(LOCK))?;
            lock.lock()?;
            // Only now another worker may find it, and it is locked.
            std::fs::rename(&new, &root)?;
            Ok(lock)
        });
        let lock = made.with_context(|| format!("cannot make the folder `{}`", root.display()))?;
        let (number, kept) = (AtomicU64::new(0), Mutex::default());
        Ok(Self { program, programs, threads, root, _lock: lock, number, kept })
    }

    /// The setup of a job, checked.
    pub(super) async fn prepare(&self, queue: &Queue, id: &SetupId) -> Result<Arc<Prepared>, Failure> {
        // One at a time: slots want the same one at the same time.
        let mut kept = self.kept.lock().await;
        if let Some(at) = kept.iter().position(|prepared| prepared.id == *id) {
            let known = kept.remove(at);
            kept.push(known.clone());
            return Ok(known);
        }
        let setup = queue.setup(id).await.map_err(|error| match error {
            QueueError::Setup(error) => Failure::Refused(error.to_string()),
            error => Failure::Lost(format!("the setup of a job is out of reach: {error}")),
        })?;
        self.check(&setup).await.map_err(Failure::Refused)?;
        let folder = self.root.join(self.number.fetch_add(1, Ordering::Relaxed).to_string());
        let prepared = Arc::new(Prepared { id: id.clone(), folder });
        write(&setup, &prepared.folder)
            .map_err(|error| Failure::Lost(format!("cannot write a setup: {error:#}")))?;
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push(prepared.clone());
        Ok(prepared)
    }

    /// Whether this worker does such work.
    async fn check(&self, setup: &Setup) -> Result<(), String> {
        if setup.build != *build() {
            return Err(format!("it is for {}; this worker is {}", setup.build, build()));
        }
        if let Work::Match(work) = &setup.work {
            work.players.iter().try_for_each(|player| self.may_play(player))?;
        }
        if let GameSource::Document { file, .. } = &setup.game {
            let document = setup.files.iter().find(|attached| attached.name == *file);
            let text = document.and_then(|document| std::str::from_utf8(&document.bytes).ok());
            let text = text.ok_or("the document of its game is missing")?;
            if let Vetted::Bad(why) = vet::ask(&self.program, text, None).await? {
                return Err(format!("its game: {why}"));
            }
        }
        Ok(())
    }

    fn may_play(&self, player: &Player) -> Result<(), String> {
        // A player is read as on the command line, where options may follow and spaces do not count.
        if player.who.contains(',') || player.who.trim() != player.who {
            return Err(format!("there is no player `{}`", shown(&player.who)));
        }
        if let Some(program) = player.who.strip_prefix("cmd=") {
            let allowed = self.programs.iter().any(|allowed| allowed == program);
            return if allowed {
                Ok(())
            } else {
                Err(format!(
                    "it starts the program `{}`, which this worker was not told to allow (`--allow-program`)",
                    shown(program)
                ))
            };
        }
        let number = |name: &str| {
            let option = player.options.iter().find(|(option, _)| option == name);
            option.and_then(|(_, value)| value.parse::<u64>().ok()).unwrap_or(0)
        };
        if number("Threads") > self.threads as u64 {
            return Err(format!("it wants {} threads; this worker has {}", number("Threads"), self.threads));
        }
        if number("Hash") > MOST_HASH {
            return Err(format!("it wants a table of {} MB; at most {MOST_HASH} are given", number("Hash")));
        }
        Ok(())
    }
}

impl Drop for Setups {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.root);
    }
}

/// Removes the folders of workers that were killed: nobody holds their locks.
fn remove_old(folder: &Path) {
    let inside = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for old in inside.filter(|entry| entry.file_name().to_string_lossy().starts_with(FOLDER)) {
        let is_free = File::open(old.path().join(LOCK)).is_ok_and(|lock| lock.try_lock().is_ok());
        if is_free {
            // What stays is in the system's folder for such things.
            let _ = std::fs::remove_dir_all(old.path());
        }
    }
}

/// Writes a setup and its files into a new folder.
fn write(setup: &Setup, folder: &Path) -> Result<()> {
    private_folder(folder)?;
    for file in &setup.files {
        std::fs::write(folder.join(&file.name), &file.bytes)?;
    }
    let without = Setup { files: vec![], ..setup.clone() };
    Ok(std::fs::write(folder.join(SETUP), serde_json::to_vec(&without)?)?)
}

/// Makes a folder that only this user can enter. It must not be there yet.
fn private_folder(path: &Path) -> std::io::Result<()> {
    let mut folder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        folder.mode(0o700);
    }
    folder.create(path)
}
