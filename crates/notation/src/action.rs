//! Actions in texts of moves: the name, and the cell at which one is aimed, in every notation: `take:d7`, `swap`.

use chesswright_rules::{Move, Position};

/// The text of an action. `None` for all other moves.
pub(crate) fn write(position: &Position, played: &Move) -> Option<String> {
    let (number, cell) = played.action()?;
    let rules = position.rules();
    let name = &rules.definition().actions.get(number)?.name;
    Some(match cell {
        Some(cell) => format!("{name}:{}", rules.cell_name(cell)),
        None => name.clone(),
    })
}

/// The action that a text means, in any case.
pub(crate) fn read(position: &Position, text: &str) -> Option<Move> {
    if position.rules().definition().actions.is_empty() {
        return None;
    }
    let text = text.trim();
    let means = |played: &Move| write(position, played).is_some_and(|name| name.eq_ignore_ascii_case(text));
    position.legal_moves().into_iter().find(means)
}
