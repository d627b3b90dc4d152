//! What a board marks.

use chesswright_draw::{Ink, View};
use chesswright_rules::board::Cell;
use chesswright_touch::marks::{self, Hand, mark_dangers, mark_replies};

use super::Session;
use crate::level::LevelSession;

/// What one board shows of a session besides what the session knows itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen<'a> {
    /// The cell over which a pointer rests.
    pub hovered: Option<Cell>,
    /// The cell of the keyboard cursor.
    pub cursor: Option<Cell>,
    /// Whether the person wants to see where pieces may go.
    pub shows_targets: bool,
    /// Arrows that the person drew. One from a cell to itself is a circle.
    pub drawn: &'a [(Cell, Cell)],
}

impl Session {
    /// The marks on a board, as a view of the position.
    pub fn marks(&self, seen: Seen<'_>) -> View {
        let hand = Hand {
            picking: Some(&self.picking),
            premove: self.premove,
            hovered: seen.hovered,
            shows_targets: seen.shows_targets,
            drawn: seen.drawn,
        };
        let mut view = marks::marks(self.game(), hand);
        match self.pointed() {
            Some((Some(from), to)) => view.arrows.push((from, to, Ink::Green)),
            Some((None, to)) => view.circles.push((to, Ink::Green)),
            None => {}
        }
        if let Some(level) = &self.level {
            self.mark_aids(level, seen, &mut view);
        }
        view
    }

    /// The aids of a level: where own pieces could be captured and by how many, and the enemies' replies to the move that the player
    /// considers.
    fn mark_aids(&self, level: &LevelSession, seen: Seen<'_>, view: &mut View) {
        let position = self.position();
        if self.aids.danger {
            mark_dangers(view, level.dangers(position));
        }
        let considered = seen.hovered.or(seen.cursor).zip(self.picking.origin);
        if let (true, Some((aim, origin))) = (self.aids.replies && level.can_preview(), considered)
            && let Some(played) = marks::thought_of(&self.game, origin, aim)
        {
            mark_replies(view, level.preview(position, &played));
        }
    }
}
