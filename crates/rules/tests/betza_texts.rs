//! Texts derived from notation: errors, lints, canonical forms, dialects.

use crate::betza_common;

use betza_common::Position;
use chesswright_rules::betza::limits::{MAX_DEPTH, MAX_LENGTH};
use chesswright_rules::betza::{Diagnostic, Dialect, KingDirections, Options, canonical, lower, parse};
use chesswright_rules::board::{Board, Frame, Geometry};

fn errors(text: &str) -> Vec<Diagnostic> {
    parse(text, &Options::default()).expect_err(text)
}

#[test]
fn errors_say_where_and_what() {
    // The text, the error code, the bytes that it refers to, and a part of the message.
    let cases = [
        ("f", "E-EMPTY-ATOM", 0..1, "have no atom"),
        ("Wa", "E-EMPTY-ATOM", 1..2, "have no atom"),
        ("RfmE", "E-UNKNOWN", 3..4, "there is no atom `E`"),
        ("P", "E-UNKNOWN", 0..1, "a pawn is fmWfceFifmnD"),
        ("é", "E-UNKNOWN", 0..2, "there is no atom `é`"),
        ("X", "E-UNKNOWN", 0..1, "must follow one directly"),
        ("wR", "E-RESERVED", 0..1, "reserved"),
        ("m*", "E-RESERVED", 1..2, "the universal leaper is U"),
        ("3R", "E-RANGE", 0..1, "has no atom"),
        ("R{4,2}", "E-RANGE", 1..6, "larger than the maximum"),
        ("R256", "E-RANGE", 1..4, "at most 255"),
        ("R99999999999", "E-RANGE", 1..12, "at most 255"),
        ("N(1,2", "E-VECTOR", 1..2, "unclosed vector"),
        ("(0,0)", "E-VECTOR", 0..5, "this vector is zero"),
        ("(1,1,1)", "E-VECTOR", 0..7, "boards with layers"),
        ("W)", "E-GROUP", 1..2, "unmatched `)`"),
        ("(aW)W", "E-GROUP", 2..3, "cannot be used inside a group"),
        ("(f)W", "E-GROUP", 0..3, "at least one leg"),
        ("[F?R", "E-BRACKET", 0..1, "unclosed bracket"),
        ("[FR]", "E-BRACKET", 2..3, "no separator"),
        ("[F?]", "E-BRACKET", 3..4, "expected an atom"),
        ("N-", "E-BRACKET", 1..2, "between the legs of a bracket"),
        ("jm[F?R]", "E-BRACKET", 0..1, "cannot precede a bracket"),
        ("[N?fR]", "E-BRACKET-DIR", 3..4, "cannot be compared"),
        ("hN", "E-HALF", 0..1, "needs a side"),
        ("fhW", "E-HALF", 0..2, "remove the `h`"),
        ("aO", "E-CHAIN", 0..2, "`O` cannot be chained"),
        ("[U-R]", "E-CHAIN", 1..2, "cannot be used in a bracket"),
        ("fU", "E-MODIFIER", 0..1, "takes no `f`"),
        ("afyF", "E-TOGGLE", 2..3, "the last leg"),
        ("[yF-R]", "E-TOGGLE", 1..2, "every leg has its own"),
        ("I", "E-FEATURE", 0..1, "history of a game"),
    ];
    for (text, code, span, words) in cases {
        let found = errors(text);
        let first = &found[0];
        assert_eq!(first.code, code, "{text}: {first}");
        assert_eq!(first.span.start..first.span.end, span, "{text}: {first}");
        assert!(first.to_string().contains(words), "{text}: {first}");
    }
}

#[test]
fn all_errors_are_found() {
    let found = errors("fE wR N) {3} W");
    let codes: Vec<&str> = found.iter().map(|e| e.code).collect();
    assert_eq!(codes, ["E-UNKNOWN", "E-RESERVED", "E-GROUP", "E-RANGE"]);
    assert_eq!(
        found[0].to_string(),
        "E-UNKNOWN at 2: there is no atom `E`; expected an atom: W F D N A H C Z G K Q R B O U \
         or a vector like (1,2) (write it with the atoms W F D N A H C Z G K Q R B)"
    );
    assert_eq!(found[1].underlined("fE wR"), "fE wR\n   ^");
}

#[test]
fn limits_are_errors() {
    assert_eq!(errors(&"W".repeat(MAX_LENGTH + 1))[0].code, "E-LIMIT");
    let deep = "(a".repeat(MAX_DEPTH + 1) + &")".repeat(MAX_DEPTH + 1) + "W";
    assert_eq!(errors(&deep)[0].code, "E-LIMIT");
    assert_eq!(errors(&("j".repeat(40) + "R"))[0].code, "E-LIMIT");
    assert_eq!(errors(&("(az)".repeat(100) + "F"))[0].code, "E-LIMIT");
    assert_eq!(errors(&("W".to_owned() + &"X".repeat(100)))[0].code, "E-VECTOR");
    // Deep nesting needs little stack and time.
    for text in ["(".repeat(500), "[".repeat(500), "([{".repeat(170)] {
        assert!(!errors(&text).is_empty());
    }
}

#[test]
fn lints() {
    let cases = [
        ("fK", "L-KQDIR", "fWfF"),
        ("frQ3", "L-KQDIR", "frB"),
        ("aflN", "L-OBLIQUE-LR", "q and z"),
        ("pW", "L-HOP1", "never moves"),
        ("O2", "L-CASTLE-NOT-VIRGIN", "iO"),
        ("mfW", "L-ORDER", "`f`"),
        ("nH", "L-LAME", "[W-F-F]"),
        ("L", "L-LJ", "write C"),
        ("nW", "L-NOEFFECT", "has no effect"),
        ("vF", "L-NOEFFECT", "diagonal"),
        ("jW", "L-DEAD", "never moves"),
    ];
    for (text, code, words) in cases {
        let piece = parse(text, &Options::default()).unwrap();
        let lint = piece.lints.iter().find(|l| l.code == code);
        let lint = lint.unwrap_or_else(|| panic!("{text} draws no {code}: {:?}", piece.lints));
        assert!(lint.to_string().contains(words), "{text}: {lint}");
    }
    for clean in
        ["KisO2", "fmWfceFifmnD", "KNADcaKmcabK", "FyafsF", "nN", "mRcpR", "zB", "qN", "ifmnR3", "[F?R]"]
    {
        assert_eq!(parse(clean, &Options::default()).unwrap().lints, [], "{clean}");
    }
}

#[test]
fn canonical_forms() {
    let cases = [
        ("cmeW", "mceW"),
        ("mfW", "fmW"),
        ("flmbW", "flbmW"),
        ("fmlF", "ffllmF"),
        ("LJ", "CZ"),
        ("NN NC", "N0NC"),
        ("NmN", "NmN"),
        ("R0 W{1,1} F{2} B{1,3}", "RWF02B3"),
        ("N1N2", "N1N2"),
        ("(2,1)", "(1,2)"),
        ("WYX", "WXY"),
        ("mfcaibR", "fmcaibR"),
        ("mafsmafW", "mafsmafW"),
        ("cm[fF?mR]", "mc[fF?mR]"),
        ("zB zN0", "zBzN0"),
    ];
    for (text, expected) in cases {
        let piece = parse(text, &Options::default()).unwrap();
        let found = canonical(&piece);
        let again = canonical(&parse(&found, &Options::default()).unwrap());
        assert_eq!((found.as_str(), again.as_str()), (expected, expected), "{text}");
        assert_eq!(piece.to_string(), expected);
    }
}

/// The destinations of a piece parsed with these options, from d4 on an empty board.
fn targets(text: &str, options: &Options) -> Vec<u16> {
    let piece = parse(text, options).unwrap_or_else(|errors| panic!("{text}: {}", errors[0]));
    let movers = lower(&piece, Geometry::Square).unwrap();
    let position = Position::empty(Board::rectangle(8, 8));
    let mut cells: Vec<u16> =
        position.moves(&movers, 27, Frame::FIRST).into_iter().map(|found| found.to).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

#[test]
fn king_directions_are_an_option() {
    let compound = Options { kq: KingDirections::Compound, ..Options::default() };
    assert_eq!(targets("fK", &compound), targets("fWfF", &Options::default()));
    assert_eq!(targets("fK", &Options::default()), targets("fW", &Options::default()));
    assert_eq!(targets("fsQ", &compound), targets("fsRfsB", &Options::default()));
}

#[test]
fn dialects() {
    let classic = Options::dialect(Dialect::Classic);
    let ours = targets("[F?R]", &Options::default());
    assert_eq!(targets("[FR]", &classic), ours);
    assert_eq!(targets("t[FR]", &classic), ours);
    // What a program skips is an error in its strict dialect, and is skipped in its lenient one.
    let skipped = [
        (Dialect::Fsf, "afsW", "fsW"),
        (Dialect::Fsf, "dR", "R"),
        (Dialect::Fsf, "R12", "R1"),
        (Dialect::Fsf, "gR5", "pR5"),
        (Dialect::Fsf, "FyafsF", "FfsF"),
        (Dialect::Bishop, "jR", "R"),
        (Dialect::Bishop, "R10N", "R1N0"),
        (Dialect::Bishop, "NU", "N"),
        (Dialect::XBoard, "mfW", "mW"),
        (Dialect::XBoard, "FXN", "F"),
        (Dialect::XBoard, "kR", "R"),
    ];
    for (dialect, text, meaning) in skipped {
        let strict = Options::dialect(dialect);
        let lenient = Options { lenient: true, ..strict };
        assert!(parse(text, &strict).is_err(), "{text}");
        assert_eq!(targets(text, &lenient), targets(meaning, &strict), "{text}");
    }
    assert_eq!(Dialect::from_name("fsf"), Some(Dialect::Fsf));
    assert_eq!(Dialect::from_name("esperanto"), None);
}
