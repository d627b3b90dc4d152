//! What happens in a game: commands are decided, written and told, and what follows by itself.

use std::sync::Arc;
use std::time::Duration;

use chesswright_game::{Decision, Millis};
use chesswright_online::wire::Down;
use chesswright_online::{By, Event, Eye, Kind, MAX_LIST, Matter, Refusal, Round, Seen, SeenEvent, Why};
use chesswright_rules::Side;
use tokio::task::block_in_place;
use tokio::time::{Instant, sleep};

use super::Table;
use crate::app::App;
use crate::clock::now;
use crate::store::{Account, AccountKind, Change, GameRow};
use crate::tables::messages::{Answer, Ask, BUSY, Note};
use crate::{bot, tournaments};

/// The most events of a game. The longest games of people have a few hundred.
const EVENTS: u32 = 3_000;
/// The most time that listing the moves of a game by rules of strangers may take. Vetting has allowed a tenth of it.
const SLOW: Duration = Duration::from_millis(50);

impl Table {
    pub(super) async fn command(
        &mut self,
        account: i64,
        seq: Option<u32>,
        client: u64,
        command: Kind,
    ) -> Answer {
        let refused = |why: &'static str, table: &Self| Answer::Refused(why, table.round.seq());
        let mover = self.round.mover();
        let own: Vec<Side> = self.sides_of(Some(account)).collect();
        let side = own.iter().copied().find(|side| Some(*side) == mover).or(own.first().copied());
        let Some(side) = side else { return refused("not-yours", self) };
        let by = By::Side(side);
        if let Some(done) = own.iter().find_map(|&side| self.round.done(By::Side(side), client))
            && client != 0
        {
            return Answer::Done(done);
        }
        if seq.is_some_and(|seq| seq < self.turning) {
            return refused("stale", self);
        }
        self.presence.acted(side.index(), Instant::now());
        let refunded = matches!(command, Kind::Step(_)) && Some(side) == mover;
        let elapsed = self.elapsed();
        let back = self.lag.get(&account).filter(|_| refunded).map_or(0, |meter| meter.refund(elapsed));
        let unfit = matches!(command, Kind::Abort | Kind::Offer(Matter::TakeBack | Matter::Rematch));
        if unfit && self.row.tournament.is_some() {
            return refused(Why::InTournament.code(), self);
        }
        // On a board, moves are made and unmade; in the other games of a club, those who began them say what comes next.
        let unfit = match self.is_board() {
            // A board that was ended because it is too long does not begin again by going back.
            true if self.round.seq() >= EVENTS => true,
            true => !matches!(command, Kind::Step(_) | Kind::Back(_)),
            false => {
                let again = matches!(command, Kind::Offer(Matter::Rematch)) && self.row.club.is_some();
                again || matches!(command, Kind::Back(_))
            }
        };
        if unfit {
            return refused(Why::NotAllowed.code(), self);
        }
        if command == Kind::Gone && !self.opponents_are_gone(side) {
            return refused("here", self);
        }
        if self.is_offered_again(side, &command) {
            return refused(Refusal::Nothing.code(), self);
        }
        match self.happen(by, command, client, elapsed - back).await {
            Ok(seq) => {
                // What is refused neither costs nor gives anything.
                if let Some(meter) = self.lag.get_mut(&account).filter(|_| refunded) {
                    meter.give_back(elapsed);
                }
                Answer::Done(seq)
            }
            Err(why) => match self.round.done(by, client).filter(|_| client != 0) {
                Some(done) => Answer::Done(done),
                None => refused(why, self),
            },
        }
    }

    /// Whether this is the board of a club, on which one person moves all sides.
    fn is_board(&self) -> bool {
        let owner = self.seats.first().and_then(|seat| seat.as_ref()).filter(|owner| owner.id != 0);
        let all = |owner: &Account| {
            self.seats.iter().all(|seat| seat.as_ref().is_some_and(|one| one.id == owner.id))
        };
        self.row.club.is_some() && owner.is_some_and(all)
    }

    /// Ends the game without a result.
    pub(super) async fn end(&mut self) {
        if !self.round.has_begun() || self.round.is_over() {
            return;
        }
        let elapsed = self.elapsed();
        if let Err(why) = self.happen(By::Server, Kind::Void, 0, elapsed).await {
            self.app.metrics.refused(why);
        }
    }

    /// Whether a side has offered the same since the last step. Whoever agrees to what another offers makes no offer.
    fn is_offered_again(&self, side: Side, command: &Kind) -> bool {
        let Kind::Offer(matter) = command else { return false };
        let offers = Seen::of(&self.round).offers;
        let open = Matter::ALL.iter().zip(offers).find(|(known, _)| *known == matter);
        if open.is_some_and(|(_, sides)| sides.iter().any(|other| *other != side.0)) {
            return false;
        }
        let since = self.events.iter().rev().take_while(|event| !matches!(event.kind, Kind::Step(_)));
        since.into_iter().any(|event| event.by == Some(side) && event.kind == *command)
    }

    fn opponents_are_gone(&self, side: Side) -> bool {
        let now = Instant::now();
        let gone = |other: Side| self.presence.is_gone(other.index(), &self.seats, now);
        self.row.live && self.round.still_in().filter(|&other| other != side).all(gone)
    }

    /// Lets something happen: it is decided, written, and told, in this order.
    pub(super) async fn happen(
        &mut self,
        by: By,
        command: Kind,
        client: u64,
        spent: Millis,
    ) -> Result<u32, &'static str> {
        let heavy = match self.strange {
            true => Some(self.app.heavy.enter().await.ok_or(BUSY)?),
            false => None,
        };
        let kind = match self.strange {
            true => block_in_place(|| self.round.decide(by, &command, spent)),
            false => self.round.decide(by, &command, spent),
        };
        let kind = match kind {
            Ok(kind) => kind,
            Err(why) => {
                drop(heavy);
                return Err(match why {
                    Refusal::No => self.umpire(by, &command).await,
                    why => why.code(),
                });
            }
        };
        let side = match by {
            By::Side(side) => Some(side),
            By::Server => None,
        };
        let at = now();
        let was_over = self.round.is_over();
        let before = self.round.game().here();
        let mover = self.round.mover();
        let event = Event { seq: self.round.seq() + 1, by: side, client, spent, at, kind };
        let unplayable = match self.strange {
            true => block_in_place(|| {
                self.round.apply(&event).map(|()| self.round.is_unplayable() || is_slow(&self.round))
            }),
            false => self.round.apply(&event).map(|()| self.round.is_unplayable()),
        };
        let Ok(unplayable) = unplayable else { return Err("impossible") };
        drop(heavy);
        let seq = event.seq;
        let mut events = vec![event];
        if unplayable || (seq >= EVENTS && !self.round.is_over()) {
            let void = Event { seq: seq + 1, by: None, client: 0, spent: 0, at, kind: Kind::Void };
            if self.round.apply(&void).is_ok() {
                events.push(void);
            }
        }
        let mut change = self.change(was_over, at);
        if by == By::Server && command == Kind::Abort {
            // Whose turn it was did not come.
            change.absent(mover);
        }
        let over = change.over.is_some();
        let written = self.app.store.append(&self.row.id, &self.row.pool, events.clone(), change).await;
        if let Err(error) = written {
            self.app.metrics.trouble(&error);
            // Nothing has happened that was not written.
            self.reload().await;
            return Err(BUSY);
        }
        self.app.metrics.event();
        self.base = Instant::now();
        if over || before != self.round.game().here() || was_over != self.round.is_over() {
            self.turning = self.round.seq();
        }
        match self.strange && self.round.is_hidden() {
            true => block_in_place(|| events.iter().for_each(|event| self.tell_event(event))),
            false => events.iter().for_each(|event| self.tell_event(event)),
        }
        self.events.extend(events);
        if self.notes.receiver_count() > 0 {
            let note = Note::State { seen: Seen::of(&self.round), left: self.left() };
            drop(self.notes.send(Arc::new(note)));
        }
        if seq == 1 || over {
            bot::events::told(&self.app, &self.row, &self.seats, &self.round);
        }
        if let Some(tournament) = self.row.tournament.as_ref().filter(|_| over) {
            tournaments::notice(&self.app, tournament);
        }
        if let Some(club) = self.row.club.as_ref().filter(|_| !self.is_board()) {
            self.app.clubs.notice(club);
        }
        Ok(seq)
    }

    /// The umpire says no to what a side has tried. Where all hear of that, all are told. It is no event, and kept beside them: neither a
    /// number nor a clock tells of it. Returns what the side is told.
    async fn umpire(&mut self, by: By, command: &Kind) -> &'static str {
        if self.round.refuse(by, command)
            && let Kind::Step(text) = command
        {
            let game = self.round.game();
            let (step, number) = (game.path().len(), game.position().refused().count());
            let kept = self.app.store.refuse(&self.row.id, step as u32, number as u32, text).await;
            if let Err(error) = kept {
                self.app.metrics.trouble(&error);
                // As with an event: what was not written has not happened.
                self.reload().await;
                return BUSY;
            }
            // What is kept of the last step is what was seen before that.
            let last = self.events.iter().rev().find(|event| matches!(event.kind, Kind::Step(_)));
            for (eye, all) in &mut self.told {
                let kept = all.iter_mut().rev().find(|told| last.is_some_and(|last| last.seq == told.seq));
                if let Some((last, kept)) = last.zip(kept) {
                    *kept = SeenEvent::last(&self.round, last, *eye).past();
                }
            }
            let (_, noes) = self.round.noes(Eye::Watcher);
            if noes > 0 {
                self.send(&Down::No { game: self.row.id.clone(), seq: self.round.seq(), noes });
            }
            if let By::Side(side) = by {
                // Nobody may listen.
                drop(self.notes.send(Arc::new(Note::No { side, all: noes > 0 })));
            }
        }
        Refusal::No.code()
    }

    /// What an event changes beside the log.
    fn change(&self, was_over: bool, at: Millis) -> Change {
        let days = self.round.deadline().filter(|_| self.round.terms().is_correspondence());
        let mut change =
            Change { begun: self.round.has_begun(), due_at: days.map(|days| at + days), ..Change::default() };
        if was_over || !self.round.is_over() {
            return change;
        }
        let seen = Seen::of(&self.round);
        change.over = seen.ending;
        let accounts: Vec<&Account> = self.seats.iter().flatten().collect();
        if let ([one, two], true, Some(end)) = (&accounts[..], self.row.rated, self.round.game().ending())
            && one.id != two.id
            && [one, two].iter().all(|account| account.kind != AccountKind::Guest)
        {
            change.rated = match end.decision {
                Decision::Won(side) => Some(if side.0 == 0 { 1.0 } else { 0.0 }),
                Decision::Drawn => Some(0.5),
                Decision::Lost(_) | Decision::Void => None,
            }
            .map(|points| (one.id, two.id, points));
        }
        change
    }

    /// What the server does by itself after something has happened: players of the house, and the next game.
    pub(super) async fn after(&mut self) {
        for side in 0..self.seats.len() {
            let Some(account) = self.seats[side].clone().filter(|account| account.kind == AccountKind::House)
            else {
                continue;
            };
            let by = By::Side(Side(side as u8));
            // What an umpire has refused is no event, and the house tries again.
            let now = (self.round.seq(), self.round.game().position().refused().count());
            if self.round.mover() == Some(Side(side as u8)) && self.asked_house != now {
                let game = self.round.game();
                if self.app.house.ask(&self.app, &self.row.id, &account, game, self.round.seq()) {
                    self.asked_house = now;
                } else {
                    // It is asked again.
                    wake_later(self.app.clone(), self.row.id.clone());
                }
            }
            let [draw, back, again] = Seen::of(&self.round).offers;
            let open = |sides: &[u8]| !sides.is_empty() && !sides.contains(&(side as u8));
            let answer = if open(&draw) {
                Some(Kind::Decline(Matter::Draw))
            } else if open(&back) {
                let takes = !self.row.rated;
                Some(if takes { Kind::Offer(Matter::TakeBack) } else { Kind::Decline(Matter::TakeBack) })
            } else if open(&again) {
                Some(Kind::Offer(Matter::Rematch))
            } else {
                None
            };
            if let Some(answer) = answer {
                let elapsed = self.elapsed();
                if let Err(why) = self.happen(by, answer, 0, elapsed).await {
                    self.app.metrics.refused(why);
                }
            }
        }
        if self.round.wants_rematch() {
            self.play_again().await;
        }
    }

    async fn play_again(&mut self) {
        let row = GameRow { id: self.app.new_name(), created: now(), ..self.row.clone() };
        let sides = self.seats.len();
        let seats = self.seats.iter().enumerate();
        let seats: Vec<(u8, i64)> = seats
            .filter_map(|(side, seat)| Some((((side + 1) % sides) as u8, seat.as_ref()?.id)))
            .filter(|(_, account)| *account != 0)
            .collect();
        let id = row.id.clone();
        match self.app.store.new_game(row, seats).await {
            Ok(_) => {
                if let Err(why) = self.happen(By::Server, Kind::Next(id.clone()), 0, 0).await {
                    return self.app.metrics.refused(why);
                }
                // The next game begins by itself, whoever looks at it first.
                wake(self.app.clone(), id);
            }
            Err(error) => self.app.metrics.trouble(&error),
        }
    }
}

/// Whether listing the moves takes too long, and not only because the machine does something else.
fn is_slow(round: &Round) -> bool {
    let slow = |_| {
        let begun = std::time::Instant::now();
        let listed = round.game().position().moves_up_to(MAX_LIST);
        drop(listed);
        begun.elapsed() > SLOW
    };
    !round.is_over() && (0..3).all(slow)
}

/// Wakes a game in a while.
fn wake_later(app: Arc<App>, game: String) {
    tokio::spawn(async move {
        sleep(Duration::from_secs(1)).await;
        wake(app, game);
    });
}

/// Wakes a game. An owner that wakes another is a circle, which needs a function without a type of its own.
fn wake(app: Arc<App>, game: String) {
    tokio::spawn(async move {
        if let Err(error) = app.tables.ask(&app, &game, Ask::Wake).await {
            app.metrics.trouble(&error);
        }
    });
}
