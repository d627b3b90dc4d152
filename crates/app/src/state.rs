//! A session as signals: views read parts of it, and are updated when those parts change.

use chesswright_table::Session;
use chesswright_table::session::{Act, Event, Part};
use leptos::prelude::*;

use crate::browser;

/// A session, with a trigger for each of its parts.
#[derive(Clone, Copy)]
pub(crate) struct State {
    session: StoredValue<Session>,
    changed: StoredValue<[Trigger; Part::ALL.len()]>,
}

impl State {
    pub(crate) fn new(session: Session) -> Self {
        let changed = Part::ALL.map(|_| Trigger::new());
        Self { session: StoredValue::new(session), changed: StoredValue::new(changed) }
    }

    /// Does something, and updates what shows the changed parts. The other events are returned.
    pub(crate) fn act(self, act: Act) -> Vec<Event> {
        let events = self.session.try_update_value(|session| session.act(act, browser::now()));
        // A session that is gone shows nothing, and timers that it has left behind have no effect.
        let mut events = events.unwrap_or_default();
        for event in &events {
            if let Event::Changed(part) = event {
                self.trigger(*part).notify();
            }
        }
        events.retain(|event| !matches!(event, Event::Changed(_)));
        events
    }

    fn trigger(self, part: Part) -> Trigger {
        self.changed.with_value(|changed| changed[part as usize])
    }

    /// Reads the session, and tracks these parts.
    pub(crate) fn with<T>(self, parts: &[Part], ask: impl FnOnce(&Session) -> T) -> T {
        for part in parts {
            self.trigger(*part).track();
        }
        self.with_untracked(ask)
    }

    /// Reads the session without tracking its changes.
    pub(crate) fn with_untracked<T>(self, ask: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(ask)
    }

    /// A part that is read by reference.
    pub(crate) fn part<T>(self, part: Part, read: fn(&Session) -> &T) -> Shown<T> {
        Shown { state: self, part, read }
    }

    /// A part that is read by value, and compared.
    pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        part: Part,
        read: fn(&Session) -> T,
    ) -> Memo<T> {
        Memo::new(move |_| self.with(&[part], read))
    }
}

/// A part of a session that is read by reference, like a signal.
pub(crate) struct Shown<T: 'static> {
    state: State,
    part: Part,
    read: fn(&Session) -> &T,
}

impl<T> Clone for Shown<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shown<T> {}

impl<T> Shown<T> {
    pub(crate) fn track(self) {
        self.state.trigger(self.part).track();
    }

    pub(crate) fn with<R>(self, ask: impl FnOnce(&T) -> R) -> R {
        self.track();
        self.with_untracked(ask)
    }

    pub(crate) fn with_untracked<R>(self, ask: impl FnOnce(&T) -> R) -> R {
        self.state.with_untracked(|session| ask((self.read)(session)))
    }

    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    pub(crate) fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }
}
