//! The meaning of pointer buttons on a board.

/// The action of a pointer button on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Points at a cell: with the main button, a finger or a pen.
    Point,
    /// Draws an arrow.
    Arrow,
}

impl Press {
    /// The action of a button, by the numbers that browsers use. The wheel and the side buttons of a mouse have no
    /// action.
    pub fn of_button(button: i16) -> Option<Self> {
        match button {
            0 => Some(Self::Point),
            2 => Some(Self::Arrow),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_main_button_moves_pieces() {
        let meant: Vec<Option<Press>> = (-1..5).map(Press::of_button).collect();
        assert_eq!(meant, [None, Some(Press::Point), None, Some(Press::Arrow), None, None]);
    }
}
