//! Which board has the keys, if there are several on a page: the one that was clicked or focused last.

use std::cell::Cell;

/// The id of a board's element. The ids of the drawings on it begin with it.
pub type BoardId = &'static str;

thread_local!(static ACTIVE: Cell<Option<BoardId>> = const { Cell::new(None) });

/// A board comes to the page. The first one has the keys until another one is used.
pub fn arrive(board: BoardId) {
    ACTIVE.set(ACTIVE.get().or(Some(board)));
}

/// Gives the keys to a board.
pub fn activate(board: BoardId) {
    ACTIVE.set(Some(board));
}

/// Whether a board has the keys.
pub fn is_active(board: BoardId) -> bool {
    ACTIVE.get() == Some(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_board_has_the_keys() {
        let have = || ["first", "second"].map(is_active);
        assert_eq!(have(), [false, false]);
        arrive("first");
        arrive("second");
        assert_eq!(have(), [true, false], "nobody has used a board");
        activate("second");
        assert_eq!(have(), [false, true]);
    }
}
