//! Every example that `--help` shows works as printed.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GAME: &str =
    "name = \"mine\"\nextends = \"chess\"\nsetup = \"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R\"\n";
const VECTORS: &str = r#"{"schema": "betza-vectors/1", "vectors": [{"id": "X1", "betza": "W", "dialect": "xbetza",
    "board": {"files": 3, "ranks": 3}, "from": "a1", "expected_kind": "targets", "expected": ["a2", "b1"]}]}"#;
const TABLE: &str = "variant\tfen\tdepth\tnodes\tflags\nchess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\t1\t20\t-\n";

/// A folder with this name, with the files that the examples mention.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    let files = [
        ("my-game.toml", GAME),
        ("mine.pgn", "1. e4 *\n\n1. d4 *\n\n1. c4 e5 *\n"),
        ("vectors.json", VECTORS),
        ("knight.txt", ". x . x .\nx . . . x\n. . @ . .\nx . . . x\n. x . x .\n"),
        ("my-level.json", LEVEL),
        ("my-level.clt", DRAWN),
        ("tests/perft/reference.tsv", TABLE),
    ];
    for (name, text) in files {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().unwrap_or(&folder)).expect("the folder can be made");
        std::fs::write(path, text).expect("the file can be written");
    }
    folder
}

fn in_shell(line: &str, folder: &Path) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_chesswright")).parent().expect("it lies in a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", format!("{}:{path}", program.display()))
        .env("XDG_STATE_HOME", folder.join("state"))
        .stdin(Stdio::null())
        .output()
        .expect("there is a shell")
}

/// The commands below a command, as its help lists them.
fn commands(help: &str) -> Vec<String> {
    let listed =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let words = listed.filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next());
    words.filter(|word| *word != "help").map(str::to_owned).collect()
}

fn examples(help: &str) -> Vec<String> {
    let shown = help.lines().skip_while(|line| *line != "Examples:").skip(1);
    shown.map_while(|line| line.strip_prefix("  ").map(str::to_owned)).collect()
}

/// The levels in the examples of `solve`.
const LEVEL: &str = r#"{
  "format": "chess-level", "version": 1, "rules": { "base": "levels-1" }, "size": [3, 1], "terrain": ["..."],
  "fixtures": [{ "at": "c1", "kind": "exit" }], "pieces": [{ "at": "a1", "kind": "rook", "side": "you" }],
  "sides": [{ "id": "you", "control": "human" }], "win": ["exit"]
}"#;

const DRAWN: &str = "enemy: none\nwin: exit\n\nR.x\n";

/// Examples that cannot run here: other programs may be missing, and servers and workers do not stop.
fn can_be_tried(example: &str) -> bool {
    // A report is made by somebody on a page.
    !["cmd=", "chesswright serve", "chesswright worker", "report close"]
        .iter()
        .any(|with| example.contains(with))
}

/// Asserts that a command of ours did what it is for.
fn assert_worked(command: &str, out: &Output) {
    let told = String::from_utf8_lossy(&out.stderr);
    // Exit code 1 is not a failure of these: games without tags are reported, moves of a busy machine are late, and a
    // few games of the lab may flag something.
    let may_find =
        ["chesswright pgn", "chesswright soak", "chesswright lab"].iter().any(|with| command.contains(with));
    assert!(out.status.code().is_some_and(|code| code <= i32::from(may_find)), "{command}\n{told}");
    if command.contains("chesswright soak") {
        assert_eq!(crashes_and_illegal_moves(&out.stdout), ["0", "0"], "{command}\n{told}");
    }
}

/// These counts in the last line of `soak`, which is about all games.
fn crashes_and_illegal_moves(printed: &[u8]) -> Vec<String> {
    let printed = String::from_utf8_lossy(printed);
    let all = printed.lines().last().unwrap_or_default();
    all.split('\t').skip(4).take(2).map(str::to_owned).collect()
}

#[test]
fn examples_of_the_help_work_as_printed() {
    let folder = folder("examples");
    // `play --resume` and `play --load` need a game that was played.
    let played = in_shell("echo e2e4 | chesswright play", &folder);
    assert!(played.status.success());
    let mut waiting = vec![String::from("chesswright")];
    let mut ran = 0;
    while let Some(command) = waiting.pop() {
        let help = in_shell(&format!("{command} --help"), &folder);
        assert!(help.status.success(), "{command} --help");
        let help = String::from_utf8_lossy(&help.stdout).into_owned();
        let below = commands(&help);
        let shown = examples(&help);
        assert!(!below.is_empty() || !shown.is_empty(), "`{command} --help` shows no example");
        waiting.extend(below.iter().map(|name| format!("{command} {name}")));
        for example in shown.iter().filter(|example| can_be_tried(example)) {
            let out = in_shell(example, &folder);
            assert_worked(example, &out);
            ran += 1;
        }
    }
    assert!(ran > 40, "only {ran} examples were found");
}

/// The command lines in the README, without their comments.
fn commands_of_the_readme() -> Vec<String> {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let text = std::fs::read_to_string(readme).expect("there is a README");
    let lines = text.lines().filter(|line| line.starts_with("chesswright "));
    lines.map(|line| line.split(" # ").next().unwrap_or(line).trim_end().to_owned()).collect()
}

#[test]
fn commands_of_the_readme_work_as_printed() {
    let folder = folder("readme");
    let played = in_shell("echo e2e4 | chesswright play", &folder);
    assert!(played.status.success());
    let commands = commands_of_the_readme();
    assert!(commands.len() > 15, "only {} commands were found", commands.len());
    for command in commands.iter().filter(|command| can_be_tried(command)) {
        assert_worked(command, &in_shell(command, &folder));
    }
}
