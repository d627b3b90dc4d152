//! The checks that every change must pass.

use std::fs::{self, File};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::Duration;
use std::{env, thread};

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};

use crate::clock::{self, Clock};
use crate::shell::{apt_install, cargo, command, have, output, run as start, target_dir};
use crate::{docs, drivers, guard, layers, licences, oracle, page, wasm, words};

/// Says how many tests run at the same time: by default one more than there are processors, because many wait for a clock or another
/// program.
const TEST_THREADS: &str = "RUST_TEST_THREADS";

#[derive(Args)]
pub(crate) struct Options {
    /// Run only these stages, separated by commas
    #[arg(long, value_delimiter = ',')]
    only: Vec<Stage>,
    /// Run all stages except these
    #[arg(long, value_delimiter = ',')]
    skip: Vec<Stage>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Stage {
    Format,
    Clippy,
    Docs,
    Tests,
    Licences,
    Wasm,
    Page,
    Drivers,
    Oracle,
    Guard,
}

impl Stage {
    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    fn what(self) -> &'static str {
        match self {
            Self::Format => "the source is formatted",
            Self::Clippy => "no warning from compiler or clippy",
            Self::Docs => "the documentation builds without a warning, and its links lead somewhere",
            Self::Tests => "every test and every example in the documentation passes",
            Self::Licences => "everything that ships has a permissive licence",
            Self::Wasm => "the libraries build for WebAssembly",
            Self::Page => "the page works in a real browser",
            Self::Drivers => "other programs drive the engine through whole games",
            Self::Oracle => "random games of every shared variant agree with another program",
            Self::Guard => "instruction counts have not grown",
        }
    }

    fn advice(self) -> &'static str {
        match self {
            Self::Format => "run `cargo fmt --all`, and in `fuzz` again",
            Self::Clippy | Self::Docs => "fix the first message above",
            Self::Tests => "run the failed test alone: the command below with the name of the test",
            Self::Licences | Self::Drivers | Self::Oracle | Self::Guard => "see the message above",
            Self::Page => "run `cargo xtask play` and try by hand what failed",
            Self::Wasm => "run `cargo xtask wasm` to see it alone",
        }
    }

    /// Whether this stage tests the programs that [`Self::build`] builds, which the tests themselves do not need.
    fn tries_programs(self) -> bool {
        matches!(self, Self::Wasm | Self::Page | Self::Guard)
    }

    /// Builds the programs that this stage tests.
    fn build(self) -> Result<()> {
        match self {
            Self::Wasm => wasm::build(&wasm::Options::default()),
            Self::Guard => guard::build().map(drop),
            _ => Ok(()),
        }
    }

    fn run(self) -> Result<()> {
        match self {
            Self::Format => {
                start(&mut cargo(&["fmt", "--all", "--check"]))?;
                start(&mut cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))
            }
            Self::Clippy => start(
                cargo(&["clippy", "--quiet", "--workspace", "--all-targets"]).args(["--", "-Dwarnings"]),
            ),
            Self::Docs => {
                docs::check()?;
                words::check()?;
                layers::check()?;
                start(
                    cargo(&["doc", "--quiet", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-Dwarnings"),
                )
            }
            Self::Tests => {
                start(&mut cargo(&["test", "--workspace", "--no-run"]))?;
                let mut tests = cargo(&["test", "--workspace"]);
                if env::var_os(TEST_THREADS).is_none() {
                    let processors = thread::available_parallelism().map_or(1, NonZero::get);
                    tests.env(TEST_THREADS, (processors + 1).to_string());
                }
                start(&mut tests)?;
                // Without optimisation, because they need all of the library once more (`crates/rules/Cargo.toml`).
                let plain = "profile.dev.package.chesswright-rules.opt-level=0";
                start(&mut cargo(&["test", "--package", "chesswright-rules", "--lib", "--config", plain]))
            }
            Self::Licences => licences::check(),
            Self::Wasm => wasm::build(&wasm::Options::default()),
            Self::Page => page::test(),
            Self::Drivers => drivers::test(),
            Self::Oracle => oracle::smoke(),
            Self::Guard => guard::run(&guard::Options::default()),
        }
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let stages: Vec<Stage> = Stage::value_variants()
        .iter()
        .copied()
        .filter(|stage| options.only.is_empty() || options.only.contains(stage))
        .filter(|stage| !options.skip.contains(stage))
        .collect();
    if stages.is_empty() {
        bail!("there is no stage to run");
    }
    let begun = Clock::start();
    let mut spent = vec![];
    let mut ahead = None;
    for (i, stage) in stages.iter().enumerate() {
        let name = stage.name();
        println!("[{}/{}] {name}: {}", i + 1, stages.len(), stage.what());
        let at = Clock::start();
        if *stage == Stage::Tests {
            // This comes first, because two programs cannot install at the same time.
            fetch_opengl();
            fetch_postgres();
            fetch_nats();
            let later: Vec<String> =
                stages.iter().filter(|stage| stage.tries_programs()).map(|stage| stage.name()).collect();
            if !later.is_empty() {
                ahead = Some(Ahead::start(&later)?);
            }
        }
        if stage.tries_programs()
            && let Some(ahead) = ahead.take()
        {
            let waited = Clock::start();
            ahead.wait()?;
            spent.push(waited.stop("built ahead"));
        }
        stage.run().with_context(|| {
            format!(
                "stage `{name}` failed after {}; {}; `cargo xtask test --only {name}` runs it again",
                shown(at.elapsed()),
                stage.advice()
            )
        })?;
        println!("[{}/{}] {name}: ok, {}", i + 1, stages.len(), shown(at.elapsed()));
        spent.push(at.stop(&name));
    }
    spent.push(begun.stop("all"));
    clock::report(&spent)?;
    println!("all {} stages passed in {}", stages.len(), shown(begun.elapsed()));
    Ok(())
}

/// Builds the programs of later stages. Each compiles the rules in its own way, and mostly keeps only one processor busy: so this runs
/// beside the stage `tests`.
pub(crate) fn build_ahead(options: &Options) -> Result<()> {
    let order = [Stage::Wasm, Stage::Guard];
    order.iter().filter(|stage| options.only.contains(stage)).try_for_each(|stage| stage.build())
}

/// This program again, in a second process that builds ahead.
struct Ahead {
    running: Child,
    log_path: PathBuf,
}

impl Ahead {
    fn start(stages: &[String]) -> Result<Self> {
        let folder = target_dir();
        fs::create_dir_all(&folder)?;
        let log_path = folder.join("ahead.log");
        let log = File::create(&log_path).with_context(|| format!("cannot write {}", log_path.display()))?;
        println!(
            "    building the programs of later stages in the background; the log is {}",
            log_path.display()
        );
        let mut again = command(env::current_exe()?);
        again.args(["ahead", "--only", &stages.join(",")]).stdout(log.try_clone()?).stderr(log);
        Ok(Self { running: again.spawn().context("cannot build ahead")?, log_path })
    }

    /// Waits for the build. If it failed, the stage that needs the program fails and reports the reason.
    fn wait(mut self) -> Result<()> {
        if !self.running.wait()?.success() {
            println!("    the background build failed; see {}", self.log_path.display());
        }
        Ok(())
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        // The process may have ended by itself.
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}

/// Installs OpenGL in software for the golden pictures. Without it, their tests report that they were skipped.
fn fetch_opengl() {
    let known = output(Command::new("ldconfig").arg("-p"));
    if !cfg!(target_os = "linux") || known.is_ok_and(|list| list.contains("libEGL.so.1")) {
        return;
    }
    let why = "3D pictures need OpenGL without a window";
    if let Err(missing) = apt_install(&["libegl1", "libgl1-mesa-dri"], why) {
        println!("    the tests of 3D pictures are skipped: {missing}");
    }
}

/// Installs PostgreSQL, of which tests of the server start their own. Without it they report that they were skipped.
fn fetch_postgres() {
    if !cfg!(target_os = "linux") || Path::new("/usr/lib/postgresql").exists() || have("initdb") {
        return;
    }
    if let Err(missing) =
        apt_install(&["postgresql"], "a server that keeps its games in PostgreSQL needs one")
    {
        println!("    the tests with PostgreSQL are skipped: {missing}");
    }
}

/// Installs NATS, of which tests of the queue start their own. Without it they report that they were skipped.
fn fetch_nats() {
    if !cfg!(target_os = "linux") || Path::new("/usr/sbin/nats-server").exists() || have("nats-server") {
        return;
    }
    if let Err(missing) = apt_install(&["nats-server"], "a queue of jobs for many machines needs one") {
        println!("    the tests with NATS are skipped: {missing}");
    }
}

fn shown(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
