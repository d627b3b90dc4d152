//! A NATS server for one test: in a folder and on a port of its own, gone when it is dropped.
//!
//! This file is a module of the tests of other crates.

#![allow(clippy::print_stderr, reason = "who tests is told what was skipped")]

use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Where distributions put it, besides the folders of `PATH`.
const FOLDERS: [&str; 3] = ["/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"];
/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Nats {
    program: PathBuf,
    folder: PathBuf,
    port: u16,
    child: Option<Child>,
}

impl Nats {
    /// Starts one. Without NATS on this machine it says so, and the test is skipped.
    pub(crate) fn start() -> Option<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let on_path = std::env::var_os("PATH").unwrap_or_default();
        let on_path: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
        let folders = FOLDERS.iter().map(PathBuf::from).chain(on_path);
        let Some(program) = folders.map(|folder| folder.join("nats-server")).find(|path| path.exists())
        else {
            eprintln!("SKIPPED: no NATS on this machine (apt-get install nats-server)");
            return None;
        };
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("chesswright-nats-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let free = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let mut nats = Self { program, folder, port, child: None };
        nats.begin();
        Some(nats)
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it as a failure of its machine does.
    #[allow(dead_code, reason = "only one of the crates needs it")]
    pub(crate) fn crash(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }

    /// Starts it again, with what is on its disk.
    pub(crate) fn begin(&mut self) {
        let mut command = Command::new(&self.program);
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "--jetstream", "--store_dir"]);
        command.arg(self.folder.join("store")).stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(command.spawn().expect("it starts"));
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(begun.elapsed() < PATIENCE, "NATS does not start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
