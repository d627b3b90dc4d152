//! Workers and those who want something from them, as processes.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

pub(super) const PROGRAM: &str = env!("CARGO_BIN_EXE_chesswright");
/// How long anything may take, on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// A process whose messages are read. It is killed when it is dropped.
pub(super) struct Process {
    child: Child,
    said: Arc<Mutex<String>>,
}

impl Process {
    pub(super) fn start(words: &[&str]) -> Self {
        let mut command = Command::new(PROGRAM);
        command.args(words).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let said = Arc::new(Mutex::new(String::new()));
        let (messages, hears) = (child.stderr.take().expect("messages"), said.clone());
        std::thread::spawn(move || {
            for line in BufReader::new(messages).lines().map_while(Result::ok) {
                let mut said = hears.lock().expect("nobody panics here");
                said.push_str(&line);
                said.push('\n');
            }
        });
        Self { child, said }
    }

    /// Its number.
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has said so far.
    pub(super) fn said(&self) -> String {
        self.said.lock().expect("nobody panics here").clone()
    }

    /// Waits until it has said something so often.
    pub(super) fn hears(&mut self, text: &str, times: usize) {
        let begun = Instant::now();
        while self.said().matches(text).count() < times {
            let ended = self.child.try_wait().expect("a status");
            assert!(ended.is_none() && begun.elapsed() < PATIENCE, "{text:?}: {ended:?}\n{}", self.said());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Kills it as `kill -9` does.
    pub(super) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Sends it a signal.
    pub(super) fn signal(&self, name: &str) {
        let told = Command::new("kill").args([name, &self.child.id().to_string()]).status();
        assert!(told.is_ok_and(|told| told.success()));
    }

    /// Waits until it ends by itself, and returns its exit code.
    pub(super) fn ends(&mut self) -> Option<i32> {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a status") {
                // What it said last is on its way.
                std::thread::sleep(Duration::from_millis(50));
                return status.code();
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end\n{}", self.said());
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A worker that is ready.
pub(super) fn worker(queue: &str, name: &str, more: &[&str]) -> Process {
    let words = [&["worker", "--queue", queue, "--name", name, "--jobs", "1"], more].concat();
    let mut worker = Process::start(&words);
    worker.hears("jobs at a time", 1);
    worker
}

/// An empty folder.
pub(super) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What a command prints, without the speed, which is never the same. It must succeed.
pub(super) fn prints(words: &[&str]) -> String {
    let out = Command::new(PROGRAM).args(words).stdin(Stdio::null()).output().expect("it starts");
    assert!(out.status.success(), "{words:?}: {}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8(out.stdout).expect("text");
    text.lines()
        .filter(|line| !line.starts_with("nodes per second"))
        .map(|line| format!("{line}\n"))
        .collect()
}
