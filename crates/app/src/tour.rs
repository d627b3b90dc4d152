//! The tour for a first visit: how to move, take back and get a hint, tried on the board itself.

use chesswright_table::Seat;
use chesswright_table::session::{Event, Notice};
use leptos::prelude::*;

use crate::table::Table;
use crate::words::t;

/// What is tried next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Move,
    Undo,
    Hint,
    Done,
}

impl Step {
    /// The key of its text, which is also the name by which styles find the button that it is about.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Undo => "undo",
            Self::Hint => "hint",
            Self::Done => "done",
        }
    }

    /// The step after this one, if the event is what it asked for.
    fn after(self, event: &Event) -> Option<Self> {
        match (self, event) {
            (Self::Move, Event::Played(played)) if matches!(played.by, Seat::Person) => Some(Self::Undo),
            (Self::Undo, Event::Walked) => Some(Self::Hint),
            (Self::Hint, Event::Notice(Notice::Hint(_))) => Some(Self::Done),
            _ => None,
        }
    }
}

/// Goes on with the tour if what happened is what it asked for.
pub(crate) fn follow(table: Table, event: &Event) {
    let Some(step) = table.tour.get_untracked() else { return };
    // Another game ends it.
    if matches!(event, Event::Started) {
        return table.tour.set(None);
    }
    if let Some(next) = step.after(event) {
        table.tour.set(Some(next));
        table.say(t(&format!("tour-{}", next.name())));
    }
}
