//! Pictures and sheets, asked of the real program.

use std::path::PathBuf;
use std::process::{Command, Output};

fn chesswright(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chesswright")).args(args).output().expect("the program starts")
}

fn file(name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).display().to_string()
}

#[test]
fn svg_goes_to_standard_output() {
    let out = chesswright(&["render", "--variant", "chess", "--moves", "e2e4 e7e5", "--arrow", "g1f3:blue"]);
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && text.starts_with("<svg ") && text.ends_with("</svg>\n"));
    assert_eq!(text.matches("<use ").count(), 32);
}

#[test]
fn the_ending_of_a_file_tells_what_to_write() {
    for (name, begins) in [("a.svg", &b"<svg"[..]), ("a.PNG", b"\x89PNG"), ("a.gif", b"GIF89a")] {
        let path = file(name);
        let out = chesswright(&["render", "--variant", "gardner", "--size", "120", "--output", &path]);
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        assert!(std::fs::read(&path).expect(name).starts_with(begins), "{name}");
    }
}

#[test]
fn what_cannot_be_drawn_is_explained() {
    let cases: [(&[&str], &str); 5] = [
        (&["--output", "board.bmp"], "`.bmp` is no kind of picture"),
        (&["--arrow", "e2x9"], "`e2x9` is no arrow on this board"),
        (&["--circle", "e4:pink"], "`pink` is no colour"),
        (&["--seat", "green"], "there is no side `green`; there are white, black"),
        (&["--moves", "e2e4 e2e4"], "move 2, `e2e4`"),
    ];
    for (args, message) in cases {
        let out = chesswright(&[&["render", "--variant", "chess"], args].concat());
        let told = String::from_utf8_lossy(&out.stderr);
        assert_eq!(out.status.code(), Some(2));
        assert!(told.contains(message), "{told}");
    }
}

#[test]
fn sheets_come_in_two_formats() {
    let html = chesswright(&["rules", "xiangqi"]);
    assert!(String::from_utf8_lossy(&html.stdout).starts_with("<!doctype html>"));
    let text = chesswright(&["rules", "--format", "md", "xiangqi"]);
    assert!(String::from_utf8_lossy(&text.stdout).starts_with("# Xiangqi\n"));
}
