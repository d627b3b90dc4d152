//! A game on a server, as a page follows it.

use std::collections::VecDeque;

use chesswright_game::{Clock, Game, Millis};
use chesswright_rules::Side;
use serde::{Deserialize, Serialize};

use crate::event::{Kind, UnreadableEvent};
use crate::round::{By, Refusal, ReplayError, Round, Terms};
use crate::seen::{Eye, SeenEvent};
use crate::wire::{Snapshot, Up};

/// A game on a server: what the server has confirmed, and what the player has decided since.
///
/// A move is shown as soon as it is made. Commands are sent one after the other, each until it is answered, under the same number: a line
/// that is lost in between loses nothing and plays nothing twice.
#[derive(Clone, Debug)]
pub struct Mirror {
    /// What the server has told, with all events.
    snapshot: Snapshot,
    round: Round,
    pending: VecDeque<Pending>,
    /// When the last event was, by the clock of this machine.
    since: Millis,
}

/// A command that the server has not confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// Its number, drawn at random.
    id: u64,
    kind: String,
    body: String,
    /// The last event that the player knew of.
    seq: u32,
    /// When it was decided, by the clock of this machine.
    at: Millis,
    /// Whether it is on its way.
    #[serde(skip)]
    is_sent: bool,
    /// The event that came of it, which is on its way here.
    #[serde(skip)]
    done: Option<u32>,
}

/// A mirror in the form in which a page stores it, to go on without a line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// What the server has told.
    pub snapshot: Snapshot,
    /// What it has not confirmed.
    pub pending: Vec<Pending>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Some seats are empty.
    #[default]
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// Why a mirror does not show what the server has. The whole game, asked for again, mends it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MirrorError {
    /// Events are missing, or could not have happened.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// This version does not know such events.
    #[error(transparent)]
    Unreadable(#[from] UnreadableEvent),
    /// What was hidden is open now, because the game is over.
    #[error("the game is over, and nothing of it is hidden any more")]
    Revealed,
    /// The server has another number of events.
    #[error("the server has {theirs} events, and {ours} are known here")]
    Behind {
        /// Those of the server.
        theirs: u32,
        /// Those that are known here.
        ours: u32,
    },
}

/// A game in which nothing has happened, of which as much is known as the server tells.
fn begin(snapshot: &Snapshot, terms: Terms) -> Result<Round, ReplayError> {
    let eye = snapshot.yours.first().map_or(Eye::Watcher, |&side| Eye::Side(Side(side)));
    if snapshot.hidden { Round::witnessed(terms, eye) } else { Round::new(terms) }
}

impl Mirror {
    /// Follows a game that the server has told whole.
    ///
    /// # Errors
    /// When its events are not those of a game.
    pub fn new(snapshot: Snapshot, terms: Terms, now: Millis) -> Result<Self, MirrorError> {
        let round = begin(&snapshot, terms)?;
        let mut mirror = Self { round, snapshot, pending: VecDeque::new(), since: now };
        let events = std::mem::take(&mut mirror.snapshot.events);
        mirror.catch_up(&events, now)?;
        Ok(mirror)
    }

    /// Goes on from what was kept, until the server tells more.
    ///
    /// # Errors
    /// When its events are not those of a game.
    pub fn reopen(kept: Kept, terms: Terms, now: Millis) -> Result<Self, MirrorError> {
        let pending = kept.pending.into();
        Ok(Self { pending, ..Self::new(kept.snapshot, terms, now)? })
    }

    /// What is to be kept.
    pub fn keep(&self) -> Kept {
        Kept { snapshot: self.snapshot.clone(), pending: self.pending.iter().cloned().collect() }
    }

    /// Takes what the server tells after the line was lost: the whole game, or the events that are missing here.
    ///
    /// # Errors
    /// When that does not fit to what is known here.
    pub fn resume(&mut self, mut snapshot: Snapshot, now: Millis) -> Result<(), MirrorError> {
        let events = std::mem::take(&mut snapshot.events);
        let is_whole = snapshot.seq as usize == events.len();
        if !is_whole && self.snapshot.hidden != snapshot.hidden {
            return Err(MirrorError::Revealed);
        }
        snapshot.events = if is_whole { vec![] } else { std::mem::take(&mut self.snapshot.events) };
        if is_whole {
            self.round = begin(&snapshot, self.round.terms().clone())?;
        }
        self.snapshot = snapshot;
        self.catch_up(&events, now)
    }

    fn catch_up(&mut self, events: &[SeenEvent], now: Millis) -> Result<(), MirrorError> {
        // Each event begins a step in which nothing has been refused yet.
        let (refused, noes) = (std::mem::take(&mut self.snapshot.refused), self.snapshot.noes);
        for event in events {
            self.hear(event, now)?;
        }
        self.round.hear_noes(&refused, noes);
        self.note_noes();
        let (theirs, ours) = (self.snapshot.seq, self.round.seq());
        self.since = now.saturating_sub(self.snapshot.elapsed);
        if theirs == ours { Ok(()) } else { Err(MirrorError::Behind { theirs, ours }) }
    }

    /// Something has happened. Returns whether that is new here.
    ///
    /// # Errors
    /// When events before it are missing, or it could not have happened.
    pub fn hear(&mut self, event: &SeenEvent, now: Millis) -> Result<bool, MirrorError> {
        if event.seq <= self.round.seq() {
            return Ok(false);
        }
        self.round.apply(&event.event()?)?;
        if self.round.is_witnessed() && self.round.is_over() {
            return Err(MirrorError::Revealed);
        }
        self.since = now;
        self.note_noes();
        self.snapshot.events.push(event.clone());
        self.snapshot.seq = self.snapshot.seq.max(event.seq);
        let ours = event.by.is_some_and(|by| self.snapshot.yours.contains(&by));
        let confirms = |pending: &Pending| {
            let same = ours && pending.seq < event.seq && pending.kind == event.kind;
            let step = ours && pending.kind == "step" && event.kind == "seen";
            pending.done == Some(event.seq) || same && pending.body == event.body || step
        };
        if self.pending.front().is_some_and(confirms) {
            self.pending.pop_front();
            // What was decided after this command, was decided knowing it.
            if let Some(next) = self.pending.front_mut() {
                next.seq = next.seq.max(event.seq);
            }
        }
        Ok(true)
    }

    /// The player wants something. It is shown as if it had happened, if it is a move, and sent as [the next](Self::next_to_send).
    ///
    /// # Errors
    /// When the game does not allow it.
    pub fn want(&mut self, command: &Kind, id: u64, now: Millis) -> Result<(), Refusal> {
        let (round, _) = self.ahead();
        let by = self.speaker(&round).ok_or(Refusal::NotYours)?;
        let kind = round.decide(By::Side(by), command, 0)?;
        let (kind, body) = kind.text();
        if self
            .pending
            .iter()
            .any(|pending| pending.kind == kind && pending.body == body && !matches!(kind, "step" | "back"))
        {
            return Err(Refusal::Nothing);
        }
        self.pending.push_back(Pending {
            id,
            kind: kind.to_owned(),
            body: body.into_owned(),
            seq: self.round.seq(),
            at: now,
            is_sent: false,
            done: None,
        });
        Ok(())
    }

    /// The command to send now. The next one waits until this one is confirmed, because it is made in the position after it.
    pub fn next_to_send(&mut self) -> Option<Up> {
        let next = self.pending.front_mut().filter(|pending| !pending.is_sent && pending.done.is_none())?;
        next.is_sent = true;
        let Pending { id, kind, body, seq, .. } = next.clone();
        Some(Up::Play { game: self.snapshot.game.clone(), seq, id, kind, body })
    }

    /// The line was lost, or the server was too busy: what was sent is sent again.
    pub fn send_again(&mut self) {
        self.pending.iter_mut().for_each(|pending| pending.is_sent = false);
    }

    /// The server has confirmed a command, which is this event.
    pub fn done(&mut self, id: u64, seq: u32) {
        let Some(front) = self.pending.front_mut().filter(|pending| pending.id == id) else { return };
        front.done = Some(seq);
        if seq <= self.round.seq() {
            self.pending.pop_front();
        }
    }

    /// The server has refused a command. What was decided after it falls with it. Returns whether there was one.
    pub fn refused(&mut self, id: u64) -> bool {
        let at = self.pending.iter().position(|pending| pending.id == id);
        if let Some(at) = at {
            self.pending.truncate(at);
        }
        at.is_some()
    }

    /// The umpire has refused what the player has tried. What was decided after it falls with it. Returns the text of the try.
    pub fn said_no(&mut self, id: u64) -> Option<String> {
        let at = self.pending.iter().position(|pending| pending.id == id)?;
        let text = self.pending[at].body.clone();
        self.pending.truncate(at);
        self.round.hear_no(Some(&text));
        self.note_noes();
        Some(text)
    }

    /// All hear that the umpire has refused a try of the side to move. Returns whether that is new here, and of another side.
    pub fn heard_no(&mut self, seq: u32, noes: u16) -> bool {
        let known = self.round.history().map_or(noes, |history| history.last().noes);
        let others = self.round.mover().is_some_and(|side| !self.plays(side));
        let new = others && seq == self.round.seq() && known < noes;
        if new {
            self.round.hear_noes(&[], noes);
            self.note_noes();
        }
        new
    }

    /// Keeps what was heard of the umpire with what the server has told.
    fn note_noes(&mut self) {
        if let Some(last) = self.round.history().map(chesswright_rules::History::last) {
            (self.snapshot.refused, self.snapshot.noes) = (last.refused.clone(), last.noes);
        }
    }

    /// The game as a table shows it: with the moves that are not confirmed, and a clock that counts by this machine's time.
    pub fn game(&self, now: Millis) -> Game {
        let (round, since) = self.ahead();
        let mut game = round.game().clone();
        // A move that was taken back is not to be played again.
        if let Some(&undone) = game.line().get(game.path().len()) {
            game.delete(undone, round.charged());
        }
        let rebased = |clock: &Clock| {
            let mut clock = clock.clone();
            let times = clock.times(round.charged() + now.saturating_sub(since));
            clock.set(times, now);
            clock
        };
        game.put_clock(round.game().clock().map(rebased));
        for (player, seat) in game.players.iter_mut().zip(&self.snapshot.seats) {
            if let Some(seat) = seat {
                (player.name, player.rating) = (seat.name.clone(), seat.rating);
            }
        }
        game
    }

    /// The round with the moves that are not confirmed, and when its last event was.
    fn ahead(&self) -> (Round, Millis) {
        let (mut round, mut since) = (self.round.clone(), self.since);
        // What a move will show is known only when it is made.
        if round.is_witnessed() {
            return (round, since);
        }
        for pending in &self.pending {
            let Ok(kind @ (Kind::Step(_) | Kind::Back(_))) = Kind::read(&pending.kind, &pending.body) else {
                continue;
            };
            let Some(by) = round.mover().or_else(|| self.speaker(&round)) else { break };
            let spent = pending.at.saturating_sub(since);
            let step = || kind.clone();
            // The server judges the time, which a slow line gets back, and refuses what does not fit any more.
            let played = round.act(By::Side(by), step(), spent, 0);
            if played.or_else(|_| round.act(By::Side(by), step(), 0, 0)).is_err() {
                break;
            }
            since = since.max(pending.at);
        }
        (round, since)
    }

    /// The own side that speaks: the one to move, or the first.
    fn speaker(&self, round: &Round) -> Option<Side> {
        let mover = round.mover().filter(|side| self.plays(*side));
        mover.or_else(|| self.snapshot.yours.first().copied().map(Side))
    }

    /// Whether the player of this page plays a side.
    pub fn plays(&self, side: Side) -> bool {
        self.snapshot.yours.contains(&side.0)
    }

    /// Whether the player has all seats, as whoever shows a board to a class.
    pub fn is_board(&self) -> bool {
        let sides = 0..self.round.game().rules().sides() as u8;
        self.snapshot.club.is_some() && sides.into_iter().all(|side| self.plays(Side(side)))
    }

    /// Whether the player may do something now.
    pub fn may(&self, command: &Kind) -> bool {
        let by = self.speaker(&self.round);
        by.is_some_and(|by| self.round.decide(By::Side(by), command, 0).is_ok())
    }

    /// What the server has told.
    pub fn told(&self) -> &Snapshot {
        &self.snapshot
    }

    /// For what the server tells besides events.
    pub fn told_mut(&mut self) -> &mut Snapshot {
        &mut self.snapshot
    }

    /// What the server has confirmed.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The sides that have agreed to each [matter](crate::Matter::ALL).
    pub fn offers(&self) -> [Vec<u8>; 3] {
        self.round.agreed()
    }

    /// How far the game is.
    pub fn stage(&self) -> Stage {
        match (self.round.has_begun(), self.round.is_over()) {
            (_, true) => Stage::Over,
            (true, false) => Stage::Playing,
            (false, false) => Stage::Waiting,
        }
    }

    /// Whether something is not confirmed.
    pub fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }
}
