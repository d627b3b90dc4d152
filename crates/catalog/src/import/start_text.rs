//! Start positions as one line, as other programs write them.

use chesswright_rules::board::Board;
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{CastlingDef, Wing};

/// The start position: walls as `*`, hands in brackets if there are any, and optionally the remaining checks.
pub(super) fn start_text(game: &Definition, board: &Board, with_checks: bool) -> String {
    let (placed, _) = game.placement(board);
    let rows = game.rows(board, &placed).join("/");
    let rows: String = rows.replace('_', "*").chars().filter(|c| !"<>".contains(*c)).collect();
    let held = if game.hand.is_some() {
        let hand: String = game.setup.hand.chars().filter(|c| !"<>".contains(*c)).collect();
        format!("[{hand}]")
    } else {
        String::new()
    };
    let mut rights = String::new();
    for (side, name) in ["white", "black"].into_iter().enumerate() {
        for (wing, letter) in [(Wing::King, 'K'), (Wing::Queen, 'Q')] {
            let here = |rule: &&CastlingDef| {
                rule.wing == wing
                    && rule.sides.as_ref().is_none_or(|sides| sides.iter().any(|one| one == name))
            };
            if game.castling.iter().any(|rule| here(&rule)) {
                rights.push(if side == 0 { letter } else { letter.to_ascii_lowercase() });
            }
        }
    }
    if rights.is_empty() {
        rights.push('-');
    }
    let checks = if with_checks && game.end.counts_checks() {
        let [white, black] = ["white", "black"].map(|side| game.end.checks_for(side));
        format!("{white}+{black} ")
    } else {
        String::new()
    };
    format!("{rows}{held} w {rights} - {checks}0 1")
}
