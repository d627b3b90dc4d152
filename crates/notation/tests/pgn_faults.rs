//! Files of games with every fault that occurs in practice, and the reports about them.
//!
//! The cases are in `tests/pgn/faults.txt`.

use std::fmt::Write;

use chesswright_notation::pgn::{Checked, CheckedReader};
use chesswright_notation::san::Style;
use chesswright_rules::Rules;

fn rules(name: &str) -> Option<Rules> {
    Rules::new(&chesswright_catalog::definition(name)?).ok()
}

/// The bytes of a case: `<<E9>>` is a byte, `<<>>` removes the line end after it.
fn bytes(text: &str) -> Vec<u8> {
    let mut bytes = vec![];
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<<") {
        let Some((hex, after)) = after.split_once(">>") else { break };
        bytes.extend(before.bytes());
        bytes.extend(
            (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("a byte")),
        );
        rest = if hex.is_empty() { after.strip_prefix('\n').unwrap_or(after) } else { after };
    }
    bytes.extend(rest.bytes());
    bytes
}

/// A summary of a file: one line per game, followed by its faults.
fn understood(file: &[u8]) -> String {
    let mut variants = rules;
    let mut reader = CheckedReader::new(file, &mut variants);
    let (mut games, mut line, mut faults) = (String::new(), String::new(), vec![]);
    while let Some(event) = reader.event().expect("memory can be read") {
        match event {
            Checked::Begin => line.push_str("game"),
            Checked::Start => {
                let tags: Vec<String> =
                    reader.tags().iter().map(|(name, value)| format!("{name}={value}")).collect();
                write!(line, " [{}]", tags.join("|")).unwrap();
            }
            Checked::Move { text, played } => match played {
                Some(_) if text.len() < 20 => write!(line, " {text}").unwrap(),
                Some(_) => line.push_str(" (a long move)"),
                None => write!(line, " ~{text}~").unwrap(),
            },
            Checked::Nag(number) => write!(line, " ${number}").unwrap(),
            Checked::Comment(text) => write!(line, " {{{text}}}").unwrap(),
            Checked::Preface(text) => write!(line, " .{{{text}}}").unwrap(),
            Checked::Escape(text) => write!(line, " %{text}%").unwrap(),
            Checked::Open => line.push_str(" ("),
            Checked::Close => line.push_str(" )"),
            Checked::Result(result) => write!(line, " {result}").unwrap(),
            Checked::Fault(fault) => faults.push(fault.to_string()),
            Checked::End => {
                let told: String = faults.drain(..).map(|fault| format!("\n    {fault}")).collect();
                writeln!(games, "  {line}{told}").unwrap();
                line.clear();
            }
        }
    }
    for fault in faults {
        writeln!(games, "    {fault}").unwrap();
    }
    if !line.is_empty() {
        writeln!(games, "  {line}").unwrap();
    }
    games
}

#[test]
fn faults_are_reported_and_the_rest_is_read() {
    let cases = include_str!("../../../tests/pgn/faults.txt");
    let mut told = String::new();
    let mut amount = 0;
    for case in cases.split("=== ").skip(1) {
        let (name, text) = case.split_once('\n').expect("a name");
        amount += 1;
        write!(told, "{name}\n{}", understood(&bytes(text))).unwrap();
    }
    assert!(amount >= 100);
    insta::assert_snapshot!(told);
}

#[test]
fn pieces_of_any_size_make_the_same_events() {
    struct Pieces<'a>(&'a [u8], usize);
    impl std::io::Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let length = self.1.min(self.0.len()).min(buffer.len());
            buffer[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }
    let file = bytes(include_str!("../../../tests/pgn/faults.txt"));
    let events = |size: usize| {
        let mut reader = chesswright_notation::pgn::Reader::new(Pieces(&file, size));
        let mut told = vec![];
        while let Some(event) = reader.event().expect("memory can be read") {
            told.push(format!("{event:?}"));
        }
        told
    };
    let whole = events(usize::MAX);
    for size in [1, 2, 7, 1000] {
        assert_eq!(events(size), whole, "pieces of {size} bytes");
    }
}

#[test]
fn truncated_anywhere_a_file_is_still_read() {
    let file = bytes(include_str!("../../../tests/pgn/faults.txt"));
    for end in (0..file.len()).step_by(61) {
        let mut reader = chesswright_notation::pgn::Reader::new(&file[..end]);
        let mut depth = 0i32;
        while let Some(event) = reader.event().expect("memory can be read") {
            match event {
                chesswright_notation::pgn::Event::Open => depth += 1,
                chesswright_notation::pgn::Event::Close => depth -= 1,
                chesswright_notation::pgn::Event::End => assert_eq!(depth, 0),
                _ => assert!(depth >= 0),
            }
        }
    }
}

#[test]
fn memory_of_endless_things_is_limited() {
    for endless in ["{", "[Event \"", "; ", "%", "1. e4 (", "abc", "$1", "[Foo "] {
        let file = format!("[Event \"a\"]\n\n1. e4 {endless}{}", "x".repeat(300_000));
        let mut reader = chesswright_notation::pgn::Reader::new(file.as_bytes());
        while let Some(event) = reader.event().expect("memory can be read") {
            assert!(format!("{event:?}").len() < 70_000, "{endless}");
        }
    }
}

#[test]
fn styles_are_written_alike() {
    // The same reader reads figurines.
    let san = chesswright_notation::San::new(&rules("chess").expect("chess"));
    let position = san.rules().start();
    let played = san.read(&position, "Nf3").expect("legal");
    assert_eq!(san.write(&position, &played, Style::FIGURINES), "♘f3");
}
