//! Why a move is refused, in the spoken language.

use chesswright_game::TypedMoveError;
use chesswright_notation::SanError;
use chesswright_notation::san::MoveFault;
use chesswright_rules::{Rules, Side};

use crate::words::{self, t, tell};

/// Why a typed text is not a move here.
pub fn typed(rules: &Rules, error: &TypedMoveError) -> String {
    match error {
        TypedMoveError::NotLegal(error) => refused(rules, error),
        TypedMoveError::Ambiguous(moves) => several(moves),
        // What has no words of its own is said in English rather than not at all.
        other => other.to_string(),
    }
}

/// Why a move was refused.
pub fn refused(rules: &Rules, error: &SanError) -> String {
    match error {
        SanError::Illegal { why, .. } | SanError::Unreadable { why, .. } => fault(rules, why),
        SanError::Ambiguous { candidates, .. } => several(candidates),
    }
}

fn several(moves: &[String]) -> String {
    tell("refused-ambiguous", [("moves", words::list(moves).into())])
}

fn fault(rules: &Rules, fault: &MoveFault) -> String {
    let side = |name: &String| side(rules, name);
    let one = |key: &str, name: &'static str, text: &str| tell(key, [(name, text.to_owned().into())]);
    match fault {
        MoveFault::TooLong { .. } => t("refused-too-long"),
        MoveFault::Empty => t("refused-empty"),
        MoveFault::NoSuchCell(cell) => one("refused-no-such-cell", "cell", cell),
        MoveFault::Trailing { text, after } => {
            tell("refused-trailing", [("text", text.clone().into()), ("after", after.clone().into())])
        }
        MoveFault::NoSuchPiece { text, signs } => {
            let signs = words::list(signs);
            tell("refused-no-such-piece", [("text", text.clone().into()), ("signs", signs.into())])
        }
        MoveFault::NotAMove { pawns: true } => one("refused-not-a-move", "like", "Nf3, exd5, e8=Q, O-O"),
        MoveFault::NotAMove { pawns: false } => one("refused-not-a-move", "like", "Ra5, Rxe4"),
        MoveFault::Over(_) => t("refused-over"),
        MoveFault::NoPass => t("refused-no-pass"),
        MoveFault::NoCastling => t("refused-no-castling"),
        MoveFault::CastlingLost { side: who, kings: true } => {
            one("refused-castling-lost-kings", "side", &side(who))
        }
        MoveFault::CastlingLost { side: who, kings: false } => {
            one("refused-castling-lost-queens", "side", &side(who))
        }
        MoveFault::InCheck(_) => tell("refused-in-check", [("custom", words::custom(rules))]),
        MoveFault::CastlingBlocked => t("refused-castling-blocked"),
        MoveFault::NoPromotion => t("refused-no-promotion"),
        MoveFault::Promotions(signs) => one("refused-promotions", "signs", &words::list(signs)),
        MoveFault::OtherCapture => t("refused-other-capture"),
        MoveFault::NoDrops => t("refused-no-drops"),
        MoveFault::Occupied(cell) => one("refused-occupied", "cell", cell),
        MoveFault::NoDropThere { cell, .. } => one("refused-no-drop-there", "cell", cell),
        MoveFault::NothingToDrop { side: who, .. } => one("refused-nothing-to-drop", "side", &side(who)),
        MoveFault::NoPieceOn(cell) => one("refused-no-piece-on", "cell", cell),
        MoveFault::Belongs { cell, owner, mover } => tell(
            "refused-belongs",
            [("cell", cell.clone().into()), ("owner", side(owner).into()), ("mover", side(mover).into())],
        ),
        MoveFault::OtherPiece { cell, piece } => tell(
            "refused-other-piece",
            [("cell", cell.clone().into()), ("piece", kind(rules, Some(piece)).into())],
        ),
        MoveFault::NoPiece { side: who, place: None, .. } => one("refused-no-piece", "side", &side(who)),
        MoveFault::NoPiece { side: who, place: Some(place), .. } => {
            tell("refused-no-piece-there", [("side", side(who).into()), ("place", place.clone().into())])
        }
        MoveFault::MustCapture => t("refused-must-capture"),
        MoveFault::MayNotCheck(who) => {
            tell("refused-may-not-check", [("side", side(who).into()), ("custom", words::custom(rules))])
        }
        MoveFault::Facing => t("refused-facing"),
        MoveFault::Exposed { royal, still } => {
            let key = if *still { "refused-still-exposed" } else { "refused-exposed" };
            let royal = kind(rules, royal.as_ref());
            tell(key, [("royal", royal.into()), ("custom", words::custom(rules))])
        }
        MoveFault::CannotReach { piece, from, to, blocked } => {
            let piece = kind(rules, piece.as_ref());
            match (&from[..], blocked) {
                (_, Some(_)) if from.len() != 1 || from[0] != *to => one("refused-own-piece-there", "to", to),
                ([from], _) => tell(
                    "refused-cannot-reach",
                    [("piece", piece.into()), ("from", from.clone().into()), ("to", to.clone().into())],
                ),
                _ => one("refused-none-reaches", "to", to),
            }
        }
        // What has no words of its own is said in English rather than not at all.
        other => other.to_string(),
    }
}

/// A side by its name in the rules.
fn side(rules: &Rules, name: &str) -> String {
    let place = rules.definition().sides.iter().position(|side| side.name == name);
    place.map_or_else(|| name.to_owned(), |place| words::side(rules, Side(place as u8)))
}

/// A kind of piece by its name in the rules.
fn kind(rules: &Rules, name: Option<&String>) -> String {
    match name.and_then(|name| rules.kind(name)) {
        Some(kind) => words::piece(rules, kind),
        None => t("goal-anybody"),
    }
}

#[cfg(test)]
mod tests {
    use chesswright_game::read_typed;
    use chesswright_notation::{San, position};

    use super::*;

    /// Why a text is not a move in a position, in the spoken language.
    fn why(game: &str, fen: &str, text: &str) -> String {
        let rules = Rules::new(&chesswright_catalog::definition(game).expect(game)).expect(game);
        let start = match fen {
            "" => rules.start(),
            fen => position::read(&rules, fen).and_then(|read| read.strict(fen)).expect(fen),
        };
        let san = San::new(&rules);
        typed(&rules, &read_typed(&san, &start, text).expect_err(text))
    }

    const CASES: [(&str, &str, &str); 22] = [
        ("chess", "", "e2e5"),
        ("chess", "", "e7e5"),
        ("chess", "", "e4e5"),
        ("chess", "", "Ra1a2"),
        ("chess", "", "Ne5"),
        ("chess", "", "Ke2e4"),
        ("chess", "", "O-O"),
        ("chess", "", "--"),
        ("chess", "", "N@e4"),
        ("chess", "", "z9"),
        ("chess", "", "hello"),
        ("chess", "", "Ye4"),
        ("chess", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kd2"),
        ("chess", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "Kd1"),
        ("chess", "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3"),
        ("chess", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K"),
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O"),
        ("antichess", "8/8/8/3p4/4P3/8/8/R6r w - - 0 1", "e4e5"),
        ("racingkings", "", "Kh3h4"),
        ("xiangqi", "", "e1e4"),
        ("crazyhouse", "", "N@e2"),
        ("crazyhouse", "", "N@e4"),
    ];

    #[test]
    fn refusals_are_said_in_every_language() {
        let english: Vec<String> = CASES.iter().map(|(game, fen, text)| why(game, fen, text)).collect();
        assert_eq!(english[0], "The pawn on e2 cannot move to e5.");
        assert_eq!(english[1], "The piece on e7 belongs to Black, but it is the turn of White.");
        assert_eq!(english[14], "The king would be in check.");
        for language in words::LANGUAGES.iter().skip(1) {
            words::speak(language, &words::tests::messages(language));
            for ((game, fen, text), english) in CASES.iter().zip(&english) {
                let said = why(game, fen, text);
                assert!(said != *english && !said.contains("refused-"), "{}: {said}", language.code);
                let latin = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_alphabetic());
                let shared =
                    said.split_whitespace().filter(latin).filter(|word| english.contains(*word)).count();
                assert!(shared < 3, "{}: English in {said}", language.code);
            }
        }
        words::speak(&words::LANGUAGES[0], words::built_in(&words::LANGUAGES[0]).expect("English"));
    }
}
