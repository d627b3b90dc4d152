//! Questions about the board, typed in the field for moves, for users who cannot see the board.

use chesswright_game::Game;
use chesswright_game::clock::face;
use chesswright_rules::{Position, Side};

use crate::announce;
use crate::words::{self, tell};

/// The answer, if a text is a question: `? e4`, `moves e2`, `board`, `last`, `clock`.
pub fn answer(game: &Game, text: &str, now: u64) -> Option<String> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let position = game.position();
    let cell = || position.rules().board().cell(rest.trim());
    match word {
        "?" => Some(cell().map_or_else(|| announce::standing(game), |cell| announce::cell(game, cell))),
        "moves" => cell().map(|cell| announce::targets(game, cell)),
        "board" => Some(board(position)),
        "last" => last(game),
        "clock" => Some(clock(game, now)),
        _ => None,
    }
}

/// All pieces, one side after the other.
fn board(position: &Position) -> String {
    let rules = position.rules();
    let of = |side: Side| {
        let own = position.pieces().filter(|(_, piece)| piece.side == side);
        let each =
            own.map(|(cell, piece)| format!("{} {}", words::piece(rules, piece.kind), rules.cell_name(cell)));
        format!("{}: {}.", words::side(rules, side), words::list(&each.collect::<Vec<_>>()))
    };
    (0..rules.sides() as u8).map(|side| of(Side(side))).collect::<Vec<_>>().join(" ")
}

fn last(game: &Game) -> Option<String> {
    let position = game.position();
    if let Some(eyes) = game.eyes() {
        return Some(eyes.told.get(game.path().len().checked_sub(1)?)?.text.clone());
    }
    let mut before = position.clone();
    let played = before.undo()?;
    Some(announce::played(&before, &played, position.is_check()))
}

fn clock(game: &Game, now: u64) -> String {
    let Some(clock) = game.clock() else { return words::t("no-clock") };
    let rules = game.rules();
    let each = (0..rules.sides() as u8).map(|side| {
        let side = Side(side);
        let [who, name] = words::who(rules, side);
        tell("announce-clock", [who, name, ("time", face(clock.reading(side, now).left).into())])
    });
    each.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use chesswright_game::Branch;
    use chesswright_rules::Rules;

    use super::*;

    #[test]
    fn questions_are_answered_and_moves_are_none() {
        let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
        let mut game = Game::new(&rules);
        assert_eq!(answer(&game, "last", 0), None);
        game.play_text("e2e4", Branch::Variation, 0).expect("legal");
        assert_eq!(answer(&game, "? e4", 0).as_deref(), Some("e4: White pawn"));
        assert_eq!(answer(&game, "last", 0).as_deref(), Some("White: pawn e2 to e4."));
        assert!(answer(&game, "board", 0).is_some_and(|text| text.contains("king e8")));
        assert!(answer(&game, "moves g8", 0).is_some_and(|text| text.contains("f6, h6")));
        assert_eq!(answer(&game, "clock", 0).as_deref(), Some("No clock"));
        assert_eq!(answer(&game, "Nf6", 0), None);
    }

    #[test]
    fn answers_tell_only_what_a_side_sees() {
        let fog = chesswright_catalog::definition("fog-of-war").expect("built in");
        let mut game = Game::new(&Rules::new(&fog).expect("valid"));
        for text in ["e2e4", "f7f6"] {
            game.play_text(text, Branch::Variation, 0).expect("legal");
        }
        let seen = game.seen_by(Some(Side(0)));
        assert_eq!(answer(&seen, "? f6", 0).as_deref(), Some("f6: not visible"));
        assert_eq!(answer(&seen, "? e5", 0).as_deref(), Some("e5: empty"));
        assert_eq!(answer(&seen, "last", 0).as_deref(), Some("?"));
        assert!(answer(&seen, "moves d1", 0).is_some_and(|text| text.contains("h5")));
        assert!(answer(&seen, "board", 0).is_some_and(|text| text.contains("e4") && !text.contains("f6")));
    }
}
