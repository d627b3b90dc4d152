//! Properties of all texts and all positions.

use chesswright_notation::fen::{Checks, Token, Turn};
use chesswright_notation::{CellName, Piece, RawFen, Sign, UciMove};
use proptest::prelude::*;

fn sign() -> impl Strategy<Value = Sign> {
    let letter = "[A-Za-z]".prop_map(|name| Sign { side: None, name });
    let name = (prop::option::of("[a-z]"), "[A-Za-z][A-Za-z0-9-]{0,8}");
    prop_oneof![4 => letter, 1 => name.prop_map(|(side, name)| Sign { side, name })]
}

fn piece() -> impl Strategy<Value = Piece> {
    (sign(), any::<bool>(), any::<bool>()).prop_map(|(sign, promoted, reverts)| Piece {
        sign,
        promoted,
        reverts,
    })
}

fn row() -> impl Strategy<Value = Vec<Token>> {
    let token = prop_oneof![
        Just(Token::Gap(1)),
        Just(Token::Wall),
        Just(Token::Hole),
        piece().prop_map(Token::Piece),
    ];
    // Adjacent gaps are read as one.
    prop::collection::vec(token, 1..12).prop_map(|tokens| {
        tokens.into_iter().fold(vec![], |mut row: Vec<Token>, token| {
            match (row.last_mut(), &token) {
                (Some(Token::Gap(before)), Token::Gap(_)) => *before += 1,
                _ => row.push(token),
            }
            row
        })
    })
}

fn cell() -> impl Strategy<Value = CellName> {
    "[A-E]?[a-z]{1,2}[1-9][0-9]?".prop_map(|name| CellName::new(&name).expect("a cell name"))
}

fn checks() -> impl Strategy<Value = Checks> {
    let counts = || prop::collection::vec(0u32..100, 2..4);
    prop_oneof![counts().prop_map(Checks::Left), counts().prop_map(Checks::Given)]
}

fn fen() -> impl Strategy<Value = RawFen> {
    let board = prop::collection::vec(prop::collection::vec(row(), 1..9), 1..4);
    let hand = prop::option::of(prop::collection::vec(piece(), 0..9));
    let turn = ("[a-z]", 0u16..4).prop_map(|(side, steps_made)| Turn { side, steps_made });
    let castling = "(|[KQkqA-Ha-h]{1,4})";
    let passing = prop_oneof![
        prop::collection::vec(cell(), 0..3).prop_map(|cells| (Some(cells), None)),
        (0u32..200).prop_map(|limit| (None, Some(limit))),
    ];
    let more = prop::option::of(("[a-z]{1,6}", "[a-z0-9=+-]{0,6}"));
    (board, hand, turn, castling, passing, prop::option::of(checks()), any::<(u32, u32)>(), more).prop_map(
        |(layers, hand, turn, castling, (en_passant, counting_limit), checks, (halfmove, fullmove), more)| {
            RawFen {
                layers,
                hand,
                turn: Some(turn),
                castling: Some(castling),
                en_passant,
                counting_limit,
                checks,
                halfmove: Some(halfmove),
                fullmove: Some(fullmove),
                more: more.into_iter().collect(),
            }
        },
    )
}

proptest! {
    #[test]
    fn written_texts_are_read_back(fen in fen()) {
        let text = fen.to_string();
        prop_assert_eq!(text.parse::<RawFen>(), Ok(fen), "{}", text);
    }

    #[test]
    fn writing_a_read_document_is_stable(text in "[rkKP+~<>a-c:0-9*_./|\\[\\]]{0,20}( [wb:1]{1,3}| -| [a-hKQ0-9+=]{1,6}){0,8}") {
        if let Ok(fen) = text.parse::<RawFen>() {
            let once = fen.to_string();
            let again = once.parse::<RawFen>().map(|fen| fen.to_string());
            prop_assert_eq!(again.as_ref(), Ok(&once));
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in any::<String>()) {
        let _ = text.parse::<RawFen>().map_err(|error| error.to_string());
        let _ = text.parse::<UciMove>().map_err(|error| error.to_string());
    }

    #[test]
    fn moves_come_back(text in "[a-c1-9@+,<>0=Q-]{0,12}") {
        if let Ok(mv) = text.parse::<UciMove>() {
            let once = mv.to_string();
            prop_assert_eq!(once.parse::<UciMove>(), Ok(mv));
        }
    }
}
