//! Runs the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The answer of the program: exit code, standard output, standard error.
pub(crate) fn chesswright(args: &[&str]) -> String {
    chesswright_with_input(args, "")
}

/// The same with these lines on standard input.
pub(crate) fn chesswright_with_input(args: &[&str], lines: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_chesswright"))
        .args(args)
        // Unfinished games are saved in the folder of the tests.
        .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it was asked for");
    // A program that reads nothing may have ended already.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    let out = program.wait_with_output().expect("the program ends");
    let answer = format!(
        "exit {}\n{}---\n{}",
        out.status.code().unwrap_or(-1),
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr)
    );
    without_saved_file(&answer)
}

/// Replaces the name of the file with the unfinished game, which is different every time.
fn without_saved_file(answer: &str) -> String {
    const BEFORE: &str = "The unfinished game is saved in ";
    match answer.split_once(BEFORE).and_then(|(before, rest)| Some((before, rest.split_once(';')?.1))) {
        Some((before, rest)) => format!("{before}{BEFORE}FILE;{rest}"),
        None => answer.to_owned(),
    }
}

/// Writes a file for one test, in the folder that cargo has for them.
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder for tests is writable");
    path.display().to_string()
}

/// The path of a file for one test, which does not exist yet.
pub(crate) fn new_file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.display().to_string()
}
