//! Reads and writes position texts of every dialect.

use chesswright_catalog::Catalog;
use chesswright_notation::fen::{Checks, Token};
use chesswright_notation::moves::Notation;
use chesswright_notation::{Piece, RawFen, position};
use chesswright_rules::{Definition, Rules};

fn read(text: &str) -> RawFen {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// Texts that are written exactly as they were read.
#[test]
fn canonical_texts_come_back() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        "r6cnr/npbpk5/p2a1ppp1p/1Np1p1PBp1/2PBPP2PP/1P3K3Q/P1P7/R1A3C1NR w - - 8 31",
        "8/8/8/8/8/8/8/4K2k[] b - - 0 1",
        "1r1b3k/8/8/8/8/8/Q~7/4K3[Qn] w HAha - 3 12",
        "1n1l3+b1/2g6/S2pp3p/9/9/9/9/5K3/1+rSL1GS2[NLPPb] w - - 1 31",
        "1n3bnr/3ppk2/1p5p/p1p5/6P1/3P4/PPP1PP2/RNBQK3 w Q - 3+3 0 13",
        "7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1 39 +2+0",
        "rn1qkb1r/p2pppp1/b4n2/1pp4p/5P2/N1P1P3/PP1PP2P/R1BQKBNR w KQkq c5c6 0 6",
        "***Q2*3/q*2*2**1/***2*1**1/Q1*****1*1 w - - 62 32",
        "erqknrbb/1pppp1p1/1n3p1p/p7/P2P4/1N2Q3/1PP1PPPP/HR1KNRBB[Eh] w FBDEGHfbcdegh - 0 5",
        "5/5/5/5/5|5/5/5/5/5|<b:Unicorn>3K/5/5/5/5 w - Ba2Bc4 0 1",
        "3<r:K>4/__8__ r - - 0 7",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w:1 KQkq - 0 1 unmoved=a1h1 lead=3",
        "8/8/2k5/8/8/3K4/8/R7 w - 64 12 40",
        "4k3/8/8/8/8/8/8/4K3",
        "4k3/8/8/8/8/8/8/4K3 w",
        "32/31P w -",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
}

/// Texts in other forms, and their standard form.
#[test]
fn tolerated_texts() {
    for (text, canonical) in [
        ("7/7/7/7/7/7/PPPPPPP w 0 1", "7/7/7/7/7/7/PPPPPPP w - - 0 1"),
        ("../1. w", "2/2 w"),
        ("8/8[-] w - -", "8/8[] w - -"),
        ("<K>7 w", "K7 w"),
        ("  8/8   b  -\t- ", "8/8 b - -"),
        ("8/8 w e3 0 1", "8/8 w - e3 0 1"),
        ("8/8 w KQ 3+2 5", "8/8 w KQ - 3+2 5 1"),
        ("8/8 w - - +1+2", "8/8 w - - 0 1 +1+2"),
    ] {
        assert_eq!(read(text).to_string(), canonical);
    }
}

#[test]
fn the_hand_may_be_one_more_row() {
    let mut fen = read("2k5/8/8/8/8/8/8/4K3/Qn w - - 0 1");
    let whole = fen.clone();
    fen.take_hand_row(9);
    assert_eq!(fen, whole, "nine ranks are nine ranks");
    fen.take_hand_row(8);
    assert_eq!(fen.to_string(), "2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1");
    let mut board = read("8/8/8");
    board.take_hand_row(2);
    assert_eq!(board, read("8/8/8"), "a row with gaps is not a hand");
}

#[test]
fn fields_and_spans() {
    let text = "+P2*/_K~. b Qk e3 2+1 7 9";
    let (fen, spans) = RawFen::read(text).unwrap();
    let promoted = Piece { promoted: true, ..Piece::letter('P') };
    let reverts = Piece { reverts: true, ..Piece::letter('K') };
    assert_eq!(fen.layers[0][0], [Token::Piece(promoted), Token::Gap(2), Token::Wall]);
    assert_eq!(fen.layers[0][1], [Token::Hole, Token::Piece(reverts), Token::Gap(1)]);
    assert_eq!(fen.checks, Some(Checks::Left(vec![2, 1])));
    assert_eq!((fen.halfmove, fen.fullmove), (Some(7), Some(9)));
    assert_eq!(&text[spans.layers[0][1][1].clone()], "K~");
    assert_eq!(&text[spans.castling], "Qk");
    assert_eq!(&text[spans.en_passant], "e3");
    assert_eq!(&text[spans.turn], "b");
}

/// The location and the first words of each message.
#[test]
fn mistakes_are_reported() {
    for (text, expected) in [
        ("", "character 1: the text is empty"),
        ("8/?7 w", "character 3: expected a piece, a number"),
        ("8/é?", "character 4: expected a piece, a number"),
        ("0/8", "character 1: a number of empty cells is from 1 to 64"),
        ("88/8", "character 1: a number of empty cells is from 1 to 64"),
        ("8/63..", "character 3: a number of empty cells is from 1 to 64"),
        ("8/<Lion w", "character 3: the name is not closed"),
        ("8/+7", "character 3: expected a piece after `+`"),
        ("8[Q", "character 2: the pieces in hand are not closed by `]`"),
        ("8[Q2]", "character 4: expected a piece in hand"),
        ("8[Q]8", "character 5: there is text after the pieces in hand"),
        ("8 ! -", "character 3: expected the letter of the side"),
        ("8 w:x", "character 3: expected the letter of the side"),
        ("8 w KQ- - 0 1", "character 5: expected cells such as `e3`"),
        ("8 w - - 0 1 2", "character 13: there are too many numbers"),
        ("8 w - - 0 1 e3", "character 13: `e3` is not expected after the counters"),
        ("8 w - - e3 0 1", "character 9: `e3` is not expected here"),
        ("8 w - - 3+ 0 1", "character 9: `3+` is neither"),
        ("8 w - - 3+3 0 1 +0+0", "character 17: the check counters are given twice"),
        ("8 w - - 99999999999 1", "character 9: this number is too large"),
        ("8 w - - 0 1 a=1 a=2", "character 17: `a` is given twice"),
        ("8 w - - 0 1 =1", "character 13: `` is not a field name"),
    ] {
        let error = text.parse::<RawFen>().expect_err(text).to_string();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
}

#[test]
fn all_mistakes_are_reported_in_order() {
    let error = "8/?7/0 ! KQ-".parse::<RawFen>().unwrap_err();
    let starts: Vec<usize> = error.problems().iter().map(|problem| problem.span.start).collect();
    assert_eq!(starts, [2, 5, 7, 9]);
    assert_eq!(error.to_string().lines().count(), 4);
}

#[test]
fn length_is_limited() {
    let endless = "8/".repeat(20_000);
    assert!(endless.parse::<RawFen>().unwrap_err().to_string().contains("the limit is"));
    let hand = format!("8[{}] w", "P".repeat(2_000));
    assert!(hand.parse::<RawFen>().unwrap_err().to_string().contains("a hand holds at most"));
}

/// Reading and writing every position of the perft tables changes nothing.
#[test]
fn the_reference_positions_come_back() {
    let table = include_str!("../../../tests/perft/reference.tsv");
    let mut rows = 0;
    for line in table.lines().skip(1) {
        let text = line.split('\t').nth(1).expect("a column with the position");
        let counters_without_fields = text.split(' ').count() < 6;
        let written = read(text).to_string();
        assert!(written == text || counters_without_fields, "{text}\n{written}");
        rows += 1;
    }
    assert!(rows > 900, "{rows}");
}

/// Each side has its own number of checks to give; a side without one has none left.
#[test]
fn checks_of_sides_with_different_numbers_come_back() {
    let game = |checks: &str| {
        let text = format!("name = 'checks'\nextends = 'chess'\ncastling = false\nend.checks = {checks}");
        let definition = Definition::from_toml(&text, &Catalog).unwrap_or_else(|error| panic!("{error}"));
        Rules::new(&definition).unwrap()
    };
    let rules = game("{ white = 5, black = 3 }");
    let start = position::write(&rules.start());
    assert!(start.ends_with(" w - - 5+3 0 1"), "{start}");
    for (checks, given) in
        [("5+3 0 1", [0, 0]), ("2+3 0 1", [3, 0]), ("4+1 0 1", [1, 2]), ("0 1 +1+2", [1, 2])]
    {
        let text = format!("4k3/8/8/8/8/8/8/R3K3 w - - {checks}");
        let setup = |text: &str| position::read(&rules, text).unwrap().position.setup();
        assert_eq!(setup(&text).checks, given, "{text}");
        let again = position::write(&position::read(&rules, &text).unwrap().position);
        assert_eq!(setup(&again), setup(&text), "{text}");
    }
    let one = game("{ black = 2 }");
    let mut position = position::read(&one, "4k3/8/8/8/8/8/8/R3K3 w - - 0+2 0 1").unwrap().position;
    let check = Notation::Uci.read(&position, "a1a8").unwrap();
    position.play(&check).unwrap();
    assert_eq!(position.outcome(), None, "White's checks do not count");
    assert!(position::write(&position).contains(" 0+2 "), "{}", position::write(&position));
}
