//! Runs every target with the seeds of `fuzz/seeds` and with mutations of them by a seeded generator, so that the
//! inputs are always the same.
//!
//! `CHESSWRIGHT_FUZZ_INPUTS=N` makes N inputs for each target instead of 2000 (a quarter of N for slow targets).

mod mutate;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::{env, fs};

use chesswright_fuzz_targets::TARGETS;

/// The number of inputs for a target.
const INPUTS: u64 = 2000;
/// Targets that search, play games, or compile a game after every step, need much time for each input, and get a quarter of the inputs.
const SLOW: &[&str] = &["playout", "protocol", "workshop"];

/// Declares a test for each target, so that they run in parallel.
macro_rules! tests {
    ($($name:ident),* $(,)?) => {
        const TESTED: &[&str] = &[$(stringify!($name)),*];

        $(
            #[test]
            fn $name() {
                feed_all(stringify!($name), chesswright_fuzz_targets::$name);
            }
        )*
    };
}

tests!(
    betza, bishop, bpgn, document, fen, ini, level, link, moves, obj, outline, pgn, playout, protocol, san,
    save, workshop
);

/// Every target of libFuzzer is also a target here and has a test.
#[test]
fn every_target_has_a_test() {
    let known: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(TESTED, known, "name the target in the list of tests");
    let mut programs: Vec<String> = files(&fuzz().join("targets"))
        .iter()
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    programs.sort();
    assert_eq!(programs, known, "a target of this crate and a program of `fuzz/targets` belong together");
}

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// The files in a folder, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    files.sort();
    files
}

/// Runs a target with its seeds and their mutations. An input that makes the target fail stays in a file.
fn feed_all(name: &str, target: fn(&[u8])) {
    let seeds: Vec<Vec<u8>> = files(&fuzz().join("seeds").join(name))
        .iter()
        .map(|path| fs::read(path).expect("a seed can be read"))
        .collect();
    let count = match env::var("CHESSWRIGHT_FUZZ_INPUTS") {
        Ok(text) => text.parse().expect("CHESSWRIGHT_FUZZ_INPUTS is a number"),
        Err(_) => INPUTS,
    };
    let count = if SLOW.contains(&name) { count / 4 } else { count };
    let made = (0..count).map(|number| mutate::mutated(&seeds, number));
    // The input is written before it is tried, so that it survives even if the target overflows the stack or never
    // ends.
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-input-{name}"));
    for input in seeds.iter().cloned().chain(made) {
        fs::write(&kept, &input).expect("an input can be kept");
        if catch_unwind(AssertUnwindSafe(|| target(&input))).is_err() {
            panic!(
                "target `{name}` does not take the input in {}; \
                 `cargo xtask fuzz {name} --input {}` runs it again; turn it into a test",
                kept.display(),
                kept.display()
            );
        }
    }
    fs::remove_file(&kept).expect("the last input can be removed");
}
