//! What is told of a game: to those who come, and to all who follow it.

use std::sync::Arc;
use std::time::Duration;

use chesswright_game::Millis;
use chesswright_online::wire::{Down, Line, Snapshot};
use chesswright_online::{Event, Eye, Kind, Seen, SeenEvent};
use chesswright_rules::Side;
use tokio::task::block_in_place;
use tokio::time::Instant;

use super::Table;
use crate::clock::now;
use crate::store::Account;
use crate::tables::messages::{Frame, Hearers, Look, Note, PLAYERS, SPECTATORS};

/// How often it is told, at most, who is there.
const PRESENCE: Duration = Duration::from_secs(1);
/// The number of lines kept of a chat.
const CHAT: usize = 100;

impl Table {
    /// What an eye is told of the events after a number.
    fn told_after(&mut self, from: u32, eye: Eye) -> Vec<SeenEvent> {
        let (round, events) = (&self.round, &self.events);
        if !round.is_hidden() {
            self.told.clear();
            return SeenEvent::after(round, events, from, eye);
        }
        let last = events.iter().rev().find(|event| matches!(event.kind, Kind::Step(_)));
        let is_last = |told: &&mut SeenEvent| last.is_some_and(|last| last.seq == told.seq);
        let all = || {
            let mut all = block_in_place(|| SeenEvent::after(round, events, 0, eye));
            all.iter_mut().rev().find(is_last).into_iter().for_each(|told| *told = told.past());
            all
        };
        let all = self.told.entry(eye).or_insert_with(all);
        let mut told: Vec<SeenEvent> = all.iter().filter(|event| event.seq > from).cloned().collect();
        // With the last step come the moves that the side has now.
        if let Some((event, told)) = last.zip(told.iter_mut().rev().find(is_last)) {
            *told = SeenEvent::last(round, event, eye);
        }
        told
    }

    pub(super) fn look(&mut self, account: Option<i64>, from: u32, deaf: &[i64]) -> Look {
        let eye = self.eye(account);
        let events = self.told_after(from, eye);
        let (refused, noes) = self.round.noes(eye);
        let row = self.row.clone();
        Look {
            snapshot: Snapshot {
                game: row.id.clone(),
                document: row.document.clone(),
                title: row.title.clone(),
                start: row.start.clone(),
                control: row.control.clone(),
                rated: row.rated,
                tournament: row.tournament.clone(),
                club: row.club.clone(),
                seats: self.players.clone(),
                yours: self.sides_of(account).map(|side| side.0).collect(),
                seq: self.round.seq(),
                hidden: self.round.is_hidden(),
                refused,
                noes,
                events,
                elapsed: self.elapsed(),
                here: self.presence.here(&self.seats),
                watching: self.presence.watching(&self.seats),
                chat: self.heard_by(eye, deaf).cloned().collect(),
            },
            seen: Seen::of(&self.round),
            eye,
            left: self.left(),
            accounts: self.seats.iter().map(|seat| seat.as_ref().map(|account| account.id)).collect(),
            row,
            hides: self.round.game().rules().hides(),
            frames: self.frames.subscribe(),
            notes: self.notes.subscribe(),
        }
    }

    /// The lines of the chat that one eye may read.
    fn heard_by(&self, eye: Eye, deaf: &[i64]) -> impl Iterator<Item = &Line> {
        let all = self.round.is_over();
        let heard = self.chat.iter().filter(|(by, _)| !deaf.contains(by)).map(|(_, line)| line);
        heard.filter(move |line| all || line.watcher == (eye == Eye::Watcher))
    }

    pub(super) fn left(&self) -> Vec<Millis> {
        let now = self.round.charged() + self.elapsed();
        let sides = 0..self.seats.len() as u8;
        self.round
            .game()
            .clock()
            .map_or(vec![], |clock| sides.map(|side| clock.reading(Side(side), now).left).collect())
    }

    pub(super) async fn say(&mut self, account: &Account, room: String, text: String) {
        let at = now();
        let watcher = room == SPECTATORS || self.sides_of(Some(account.id)).next().is_none();
        let room = if watcher { SPECTATORS } else { PLAYERS };
        if let Err(error) = self.app.store.say(&self.row.id, account.id, room, &text, at).await {
            return self.app.metrics.trouble(&error);
        }
        let by = account.name.clone();
        if self.chat.len() == CHAT {
            self.chat.pop_front();
        }
        self.chat.push_back((account.id, Line { by: by.clone(), text: text.clone(), at, watcher }));
        let hearers = if watcher { Hearers::Spectators } else { Hearers::Players };
        let only = (!self.round.is_over()).then_some(hearers);
        let said = Down::Said { game: self.row.id.clone(), by: by.clone(), text: text.clone(), at, watcher };
        self.send_to(only, Some(account.id), &said);
        if only != Some(Hearers::Spectators) {
            drop(self.notes.send(Arc::new(Note::Said { by, room: room.to_owned(), text })));
        }
    }

    pub(super) fn here(&mut self, line: u64, account: Option<i64>, comes: bool) {
        self.presence.line(line, account, comes, &self.seats, Instant::now());
        self.presence_changed = true;
        if self.presence_due().is_some_and(|at| at <= Instant::now()) {
            self.tell_presence();
        }
    }

    /// When it is to be told who is there. Some come and go all the time, and nobody wants to hear that each time.
    pub(super) fn presence_due(&self) -> Option<Instant> {
        let last = self.presence_told.map_or_else(Instant::now, |told| told + PRESENCE);
        self.presence_changed.then_some(last)
    }

    pub(super) fn tell_presence(&mut self) {
        (self.presence_told, self.presence_changed) = (Some(Instant::now()), false);
        let (here, watching) = (self.presence.here(&self.seats), self.presence.watching(&self.seats));
        self.send(&Down::Presence { game: self.row.id.clone(), here, watching });
    }

    /// Tells of the last event. Of a game that hides something, each side is told what it has seen.
    pub(super) fn tell_event(&mut self, event: &Event) {
        let down = |event, table: &Self| Down::Event { game: table.row.id.clone(), event };
        if !self.round.is_hidden() {
            return self.send(&down(SeenEvent::last(&self.round, event, Eye::Watcher), self));
        }
        let sides = (0..self.seats.len() as u8).map(Side);
        let sides = sides.map(|side| (Eye::Side(side), Hearers::Side(side)));
        for (eye, hearers) in [(Eye::Watcher, Hearers::Spectators)].into_iter().chain(sides) {
            let told = SeenEvent::last(&self.round, event, eye);
            if let Some(all) = self.told.get_mut(&eye) {
                all.push(told.past());
            }
            self.send_to(Some(hearers), None, &down(told, self));
        }
    }

    /// Tells everybody who follows the game. It is written once for all of them.
    pub(super) fn send(&self, message: &Down) {
        self.send_to(None, None, message);
    }

    fn send_to(&self, only: Option<Hearers>, by: Option<i64>, message: &Down) {
        if self.frames.receiver_count() > 0
            && let Ok(text) = serde_json::to_string(message)
        {
            drop(self.frames.send(Frame { text: text.into(), only, by }));
        }
    }
}
