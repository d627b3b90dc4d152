//! Pictures and rule sheets of the real program.

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
    let out = chesswright(&["render", "chess", "--moves", "e2e4 e7e5", "--arrow", "g1f3:blue"]);
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && text.starts_with("<svg ") && text.ends_with("</svg>\n"));
    assert_eq!(text.matches("<use ").count(), 32);
}

#[test]
fn the_ending_of_a_file_selects_the_format() {
    for (name, begins) in [("a.svg", &b"<svg"[..]), ("a.PNG", b"\x89PNG"), ("a.gif", b"GIF89a")] {
        let path = file(name);
        let out = chesswright(&["render", "gardner", "--size", "120", "--out", &path]);
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        assert!(std::fs::read(&path).expect(name).starts_with(begins), "{name}");
    }
}

#[test]
#[allow(clippy::print_stderr, reason = "says why a test was not run")]
fn a_game_on_the_3d_table_becomes_a_film() {
    let (game, film) = (file("table.pgn"), file("table.gif"));
    std::fs::write(&game, "1. e4 d5 2. exd5 Qxd5 *\n").expect("a file");
    let out =
        chesswright(&["render", "--replay", &game, "--3d", "--quality", "low", "--size", "160", "-o", &film]);
    let stderr = String::from_utf8_lossy(&out.stderr);
    if !out.status.success() && stderr.contains("OpenGL") {
        eprintln!("not run, for there is no OpenGL here: {stderr}");
        return;
    }
    assert!(out.status.success(), "{stderr}");
    let film = std::fs::read(&film).expect("a film");
    let mut reader = gif::Decoder::new(film.as_slice()).expect("a GIF");
    assert_eq!((reader.width(), reader.height()), (160, 120));
    let mut delays = vec![];
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    // Four moves, each seen on its way in four pictures; positions stay, and the last one longest.
    let walks = [5, 5, 5, 5];
    let moves: Vec<u16> =
        (0..4).flat_map(|i| walks.into_iter().chain([if i == 3 { 400 } else { 90 }])).collect();
    assert_eq!(delays, [&[90], moves.as_slice()].concat());
}

#[test]
fn games_of_files_are_drawn() {
    let path = file("games.pgn");
    std::fs::write(
        &path,
        "1. e4 *\n\n[Variant \"Mini Xiangqi\"]\n\n*\n\n1. d4 d5 2. c4 (2. Nf3) 2... dxc4 *\n",
    )
    .expect("a file");
    let drawn = |args: &[&str]| {
        let out = chesswright(&[&["render", "--replay", &path], args].concat());
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8_lossy(&out.stdout).into_owned()
    };
    let plain = |moves: &str| {
        let out = chesswright(&["render", "--moves", moves]);
        String::from_utf8_lossy(&out.stdout).into_owned()
    };
    assert_eq!(drawn(&[]), plain("e2e4"));
    assert_eq!(drawn(&["--number", "3"]), plain("d2d4 d7d5 c2c4 d5c4"));
    assert_eq!(drawn(&["--number", "3", "--plies", "2"]), plain("d2d4 d7d5"));
    let out = chesswright(&["render", "--replay", &path, "--number", "4"]);
    let stderr = String::from_utf8_lossy(&out.stderr);
    assert!(!out.status.success() && stderr.contains("there is no game 4; the file contains 3"), "{stderr}");
}

#[test]
fn what_cannot_be_drawn_is_explained() {
    let cases: [(&[&str], &str); 5] = [
        (&["--out", "board.bmp"], "cannot write a picture as `.bmp`"),
        (&["--arrow", "e2x9"], "`e2x9` is not an arrow on this board"),
        (&["--circle", "e4:pink"], "`pink` is not a colour"),
        (&["--seat", "green"], "there is no side `green`; the sides are white, black"),
        (&["--moves", "e2e4 e2e4"], "move 2, `e2e4`"),
    ];
    for (args, message) in cases {
        let out = chesswright(&[&["render", "chess"], args].concat());
        let stderr = String::from_utf8_lossy(&out.stderr);
        assert_eq!(out.status.code(), Some(2));
        assert!(stderr.contains(message), "{stderr}");
    }
}

#[test]
fn sheets_come_in_two_formats() {
    let html = chesswright(&["rules", "xiangqi"]);
    assert!(String::from_utf8_lossy(&html.stdout).starts_with("<!doctype html>"));
    let text = chesswright(&["rules", "--format", "md", "xiangqi"]);
    assert!(String::from_utf8_lossy(&text.stdout).starts_with("# Xiangqi\n"));
}
