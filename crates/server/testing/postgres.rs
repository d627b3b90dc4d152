//! A PostgreSQL for one test: in a folder and on a port of its own, gone when it is dropped.
//!
//! This file is a module of the tests of two crates.

#![allow(clippy::print_stderr, reason = "who tests is told what was skipped and how long it took")]

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Where distributions put it, oldest first.
const FOLDERS: [&str; 5] = [
    "/usr/lib/postgresql/15/bin",
    "/usr/lib/postgresql/16/bin",
    "/usr/lib/postgresql/17/bin",
    "/usr/lib/postgresql/18/bin",
    "/opt/homebrew/bin",
];
/// PostgreSQL does not run as root: then it runs as the user who owns nothing.
const NOBODY: u32 = 65_534;

pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    pub(crate) port: u16,
}

impl Postgres {
    /// Starts one. Without PostgreSQL on this machine it says so, and the test is skipped.
    pub(crate) fn start() -> Option<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let on_path = std::env::var_os("PATH").unwrap_or_default();
        let on_path: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
        let programs = FOLDERS.iter().map(PathBuf::from).chain(on_path);
        let Some(programs) = programs
            .into_iter()
            .find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists())
        else {
            eprintln!("SKIPPED: no PostgreSQL on this machine (apt-get install postgresql)");
            return None;
        };
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("chesswright-postgres-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        give_away(&folder);
        let free = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let this = Self { programs, folder, port };
        let data = this.data();
        this.run(
            "initdb",
            &["-D", &data, "-U", "chesswright", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
        );
        this.begin();
        Some(this)
    }

    /// The address of its database.
    pub(crate) fn address(&self) -> String {
        self.address_at(self.port)
    }

    /// The address of its database by way of another port.
    pub(crate) fn address_at(&self, port: u16) -> String {
        format!("postgres://chesswright@127.0.0.1:{port}/postgres")
    }

    /// Ends it as a failure of its machine does.
    #[allow(dead_code, reason = "only one of the two crates needs it")]
    pub(crate) fn crash(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
    }

    /// Starts it again.
    pub(crate) fn begin(&self) {
        let log = self.folder.join("log").to_string_lossy().into_owned();
        // What is lost with the power is lost here as well: no test switches that off.
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off",
            self.port
        );
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-t", "60", "-l", &log, "-o", &options, "start"]);
    }

    fn data(&self) -> String {
        self.folder.join("data").to_string_lossy().into_owned()
    }

    fn run(&self, program: &str, words: &[&str]) {
        let mut command = Command::new(self.programs.join(program));
        command.args(words).current_dir(&self.folder).stdin(Stdio::null()).stdout(Stdio::null());
        as_nobody(&mut command);
        let done = command.status().expect("it starts");
        assert!(done.success(), "{program} {words:?}");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut command = Command::new(self.programs.join("pg_ctl"));
        command.args(["-D", &self.data(), "-m", "immediate", "stop"]).stdout(Stdio::null());
        command.current_dir(&self.folder).stderr(Stdio::null());
        as_nobody(&mut command);
        let _ = command.status();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[cfg(unix)]
fn is_root(folder: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    // Whoever has just made the folder owns it.
    std::fs::metadata(folder).is_ok_and(|about| about.uid() == 0)
}

/// Gives a folder of root to the user as whom PostgreSQL runs.
fn give_away(folder: &Path) {
    #[cfg(unix)]
    if is_root(folder) {
        std::os::unix::fs::chown(folder, Some(NOBODY), Some(NOBODY)).expect("root may do that");
    }
    #[cfg(not(unix))]
    let _ = folder;
}

fn as_nobody(command: &mut Command) {
    #[cfg(unix)]
    if is_root(Path::new("/proc/self")) {
        use std::os::unix::process::CommandExt;
        command.uid(NOBODY).gid(NOBODY);
    }
    #[cfg(not(unix))]
    let _ = command;
}
