//! The real program, seen from outside.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use insta::assert_snapshot;

/// What the program answers: exit code, standard output, standard error.
fn chesswright(args: &[&str]) -> String {
    chesswright_told(args, "")
}

/// The same with these lines typed.
fn chesswright_told(args: &[&str], lines: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_chesswright"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it was asked for");
    // A program that reads nothing may be gone already.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    let out = program.wait_with_output().expect("the program ends");
    format!(
        "exit {}\n{}---\n{}",
        out.status.code().unwrap_or(-1),
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr)
    )
}

/// A file for one test, in the folder cargo keeps for that.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder for tests is writable");
    path.display().to_string()
}

#[test]
fn a_game_is_required() {
    assert_snapshot!(chesswright(&["perft", "3"]));
}

#[test]
fn an_unknown_variant() {
    assert_snapshot!(chesswright(&["perft", "--variant", "no-such-game", "3"]));
}

#[test]
fn a_missing_file() {
    assert_snapshot!(chesswright(&["perft", "--file", "no-such-file.toml", "3"]));
}

#[test]
fn a_table_of_unknown_variants_is_not_wrong() {
    let table = file(
        "unknown.tsv",
        "variant\tfen\tdepth\tnodes\tflags\nno-such-game\t8/8 w\t1\t1\t-\nno-such-game\t8/8 b\t1\t1\t-\nchess\t8/8 w\t1\t1\tini\n",
    );
    assert_snapshot!(chesswright(&["perft", "--tsv", &table]));
}

#[test]
fn a_table_that_is_none() {
    let table = file("none.tsv", "variant\tfen\tdepth\tnodes\tflags\nchess\t8/8 w\n");
    assert_snapshot!(chesswright(&["perft", "--tsv", &table]).replace(&table, "FILE"));
}

#[test]
fn an_empty_table() {
    let table = file("empty.tsv", "variant\tfen\tdepth\tnodes\tflags\n");
    assert_snapshot!(chesswright(&["perft", "--tsv", &table]));
}

#[test]
fn a_file_that_holds_no_vectors() {
    let vectors = file("other.json", r#"{"rows": []}"#);
    assert_snapshot!(chesswright(&["betza", "--vectors", &vectors]).replace(&vectors, "FILE"));
}

#[test]
fn a_vector_that_fails() {
    let vectors = file(
        "wrong.json",
        r#"{"schema": "betza-vectors/1", "vectors": [{"id": "X1", "betza": "W", "dialect": "xbetza",
            "board": {"files": 3, "ranks": 3}, "from": "a1", "expected_kind": "targets", "expected": ["a2"]}]}"#,
    );
    assert_snapshot!(chesswright(&["betza", "--vectors", &vectors]));
}

#[test]
fn a_piece_is_explained() {
    assert_snapshot!(chesswright(&["betza", "fmWfcF"]));
    assert_snapshot!(chesswright(&["betza", "mfW cfF"]));
    assert_snapshot!(chesswright(&["betza", "--dialect", "fsf", "mfWcfFimfnD"]));
}

#[test]
fn a_piece_that_is_none() {
    assert_snapshot!(chesswright(&["betza", "WfE2"]));
    assert_snapshot!(chesswright(&["betza", "--dialect", "no-such", "W"]));
}

#[test]
fn the_conformance_vectors_hold() {
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/tests/data/betza_vectors.json");
    let answer = chesswright(&["betza", "--vectors", vectors]);
    assert!(answer.starts_with("exit 0\n"), "{answer}");
    assert!(answer.contains(" rows, 0 wrong, 0 not supported\n"), "{answer}");
}

#[test]
fn moves_are_listed() {
    let fen = "4k3/3P4/8/8/8/8/8/R3K3 w Q - 0 1";
    assert_snapshot!(chesswright(&["moves", "--variant", "chess", "--fen", fen]));
}

#[test]
fn divide() {
    let args = ["perft", "--variant", "chess", "--fen", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "2"];
    assert_snapshot!(chesswright(&args));
    assert_snapshot!(chesswright(&["perft", "--variant", "chess", "0"]));
}

#[test]
fn a_position_that_is_none() {
    assert_snapshot!(chesswright(&["perft", "--variant", "chess", "--fen", "8/8/8/x w", "1"]));
}

#[test]
fn a_wrong_row() {
    let table = file(
        "wrong.tsv",
        "variant\tfen\tdepth\tnodes\tflags\n\
         chess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\t3\t8903\t-\n\
         chess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\t3\t8902\t-\n",
    );
    assert_snapshot!(chesswright(&["perft", "--tsv", &table, "--jobs", "1"]));
}

#[test]
fn a_document_of_ones_own() {
    let document =
        file("mine.toml", "name = \"mine\"\nextends = \"chess\"\nsetup = \"r3k2r/8/8/8/8/8/8/R3K2R\"\n");
    let wrong = file("wrong.toml", "name = \"mine\"\nextends = \"chess\"\nsetpu = \"4k3/8/8/8/8/8/8/4K3\"\n");
    assert_snapshot!(chesswright(&["perft", "--file", &document, "1"]));
    let answer = chesswright(&["variant", "check", &document, &wrong]);
    assert_snapshot!(answer.replace(&document, "MINE").replace(&wrong, "WRONG"));
}

#[test]
fn no_vectors() {
    let vectors = file("no-vectors.json", r#"{"schema": "betza-vectors/1", "vectors": []}"#);
    assert_snapshot!(chesswright(&["betza", "--vectors", &vectors]));
}

/// How many rows of the reference table must be supported. Raise it as variants are added.
const REFERENCE_ROWS_SUPPORTED: usize = 495;

#[test]
fn the_reference_table_is_exact() {
    let table = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/perft/reference.tsv");
    let answer = chesswright(&["perft", "--tsv", table]);
    assert!(answer.starts_with("exit 0\n"), "{answer}");
    let last = answer.lines().find(|line| line.ends_with(" not supported"));
    let numbers: Vec<usize> =
        last.expect("a last line with the counts").split(' ').filter_map(|word| word.parse().ok()).collect();
    let &[rows, wrong, not_supported] = numbers.as_slice() else {
        panic!("{answer}");
    };
    assert_eq!(wrong, 0, "{answer}");
    assert!(rows - not_supported >= REFERENCE_ROWS_SUPPORTED, "{answer}");
}

#[test]
fn a_whole_game_in_the_terminal() {
    assert_snapshot!(chesswright_told(&["play"], "f2f3\ne7e5\ng2g4\nd8h4\nmoves\n"));
}

#[test]
fn what_cannot_be_played_is_explained() {
    let typed = "e2\ne7e5\ne4e5\na1a5\nnonsense\nundo\ne2e4\nundo\nmoves b1\nfen\nhelp\nquit\n";
    assert_snapshot!(chesswright_told(&["play"], typed));
}

#[test]
fn boards_that_are_no_squares_are_drawn() {
    for game in ["glinski", "raumschach", "three-crowns", "menagerie"] {
        assert_snapshot!(
            format!("drawn_{game}"),
            chesswright_told(&["play", "--variant", game], "fen\nquit\n")
        );
    }
}
