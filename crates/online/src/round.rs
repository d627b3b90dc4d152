//! A game being played: which commands it takes, and what its events do to it.

use std::collections::HashMap;

use chesswright_game::clock::Bonus;
use chesswright_game::{
    Branch, Cause, Decision, Draws, Ending, Game, Millis, Offer, TimeControl, read_move, write_move,
};
use chesswright_notation::{observation, position};
use chesswright_rules::definition::model::TriesRule;
use chesswright_rules::{Choice, History, Observation, Position, Rules, Side};

use crate::event::{Event, Kind, Matter};
use crate::seen::Eye;

/// The most moves that a position of an online game may have. The vetting of documents tries to keep games below it; one that gets
/// beyond it in play is void, because listing its moves costs more than a server that others play on too can give.
pub const MAX_LIST: u64 = 16_384;

/// The same for a game that hides something, where each move is told in words to whoever has it.
const MAX_CHOICES: u64 = 1_024;

/// The most moves that a position of an online game with these rules may have.
pub fn most_moves(rules: &Rules) -> u64 {
    if rules.hides() { MAX_CHOICES } else { MAX_LIST }
}

/// How long each side has for its first move, in milliseconds, where nothing else is settled. Days for a move count from the first.
const FIRST_MOVE: Millis = 30_000;
const DAY: Millis = 86_400_000;

/// What is settled before a game begins.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The start position, with the rules.
    pub start: Position,
    /// The time control.
    pub control: Option<TimeControl>,
    /// Whether draws need a claim.
    pub draws: Draws,
    /// Whether it changes ratings.
    pub rated: bool,
    /// How long each side has for its first move, in milliseconds, if there is a clock.
    pub first_move: Millis,
}

impl Terms {
    /// A casual game from the start position.
    pub fn casual(rules: &Rules, control: Option<TimeControl>) -> Self {
        Self { start: rules.start(), control, draws: Draws::Automatic, rated: false, first_move: FIRST_MOVE }
    }

    /// The terms that these texts say: a start position, if it is another than that of the rules, and a time control.
    ///
    /// # Errors
    /// With what is wrong with a text.
    pub fn read(
        rules: &Rules,
        start: Option<&str>,
        control: Option<&str>,
        rated: bool,
    ) -> Result<Self, String> {
        let start = match start {
            None => rules.start(),
            Some(text) => position::read(rules, text)
                .and_then(|read| read.strict(text))
                .map_err(|error| error.to_string())?,
        };
        let control = control.map(str::parse).transpose();
        let control = control.map_err(|error: chesswright_game::clock::TimeError| error.to_string())?;
        Ok(Self { start, control, draws: Draws::Automatic, rated, first_move: FIRST_MOVE })
    }

    /// Whether each turn has days.
    pub fn is_correspondence(&self) -> bool {
        let Some(control) = &self.control else { return false };
        let stage = control.of(0).stage(0);
        stage.base == 0 && matches!(stage.bonus, Bonus::Delay(delay) if delay >= DAY)
    }
}

/// Who asks for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// A player.
    Side(Side),
    /// The server itself.
    Server,
}

/// Why a command is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// Some seats are empty.
    #[error("the game has not begun: somebody is still missing")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game goes on, so what follows it must wait.
    #[error("the game is not over")]
    NotOver,
    /// Another side is to move.
    #[error("it is another side's turn")]
    NotYourTurn,
    /// The side is out of the game.
    #[error("this side is out of the game")]
    Out,
    /// The rules do not allow the move.
    #[error("this move is not legal here")]
    Illegal,
    /// The umpire of the game says no: the side could not know whether the move is legal, and it is not.
    #[error("the umpire refuses this move")]
    No,
    /// There is no time left for it.
    #[error("there is no time left for this move")]
    TimeUp,
    /// There is nothing to decline, to claim or to take back, or the side has agreed already.
    #[error("there is nothing to do")]
    Nothing,
    /// Too much has been played to abort.
    #[error("all sides have moved, so the game can no longer be aborted")]
    TooLate,
    /// Only the server does this, or only players do.
    #[error("this is not for you to do")]
    NotYours,
}

impl Refusal {
    /// Its name in messages.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotBegun => "not-begun",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::NotYourTurn => "not-your-turn",
            Self::Out => "out",
            Self::Illegal => "illegal",
            Self::No => "no",
            Self::TimeUp => "time-up",
            Self::Nothing => "nothing",
            Self::TooLate => "too-late",
            Self::NotYours => "not-yours",
        }
    }
}

/// Why events are no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// One is missing, or comes twice.
    #[error("event {found} came where {expected} was expected")]
    Gap {
        /// The number expected.
        expected: u32,
        /// The number found.
        found: u32,
    },
    /// What it says could not have happened.
    #[error("event {seq} could not have happened: {why}")]
    Impossible {
        /// The number of the event.
        seq: u32,
        /// Why not.
        why: Refusal,
    },
    /// The start position has too many moves.
    #[error("this game cannot be played online: {0}")]
    TooManyMoves(#[from] chesswright_rules::TooManyMoves),
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Round {
    terms: Terms,
    game: Game,
    seq: u32,
    /// The sum of what the events have charged: the time of the game's clock.
    charged: Millis,
    begun: bool,
    rematch: Vec<Side>,
    next: Option<String>,
    /// What one eye has seen, if that is all that is known of the game here.
    witnessed: Option<Box<History>>,
    /// The events that came of commands, by sender and by its number for the command.
    sent: HashMap<(Option<u8>, u64), u32>,
}

impl Round {
    /// A game in which nothing has happened.
    ///
    /// # Errors
    /// When its start position has more than [so many](most_moves) moves.
    pub fn new(terms: Terms) -> Result<Self, ReplayError> {
        terms.start.moves_up_to(most_moves(terms.start.rules()))?;
        let mut game = Game::from_position(&terms.start);
        game.draws = terms.draws;
        if let Some(control) = &terms.control {
            game.set_clock(control.clone());
        }
        Ok(Self {
            terms,
            game,
            seq: 0,
            charged: 0,
            begun: false,
            rematch: vec![],
            next: None,
            witnessed: None,
            sent: HashMap::new(),
        })
    }

    /// A game that hides something, of which nothing is known here but what one eye sees.
    ///
    /// # Errors
    /// As for [`new`](Self::new).
    pub fn witnessed(terms: Terms, eye: Eye) -> Result<Self, ReplayError> {
        let mut round = Self::new(terms)?;
        let start = &round.terms.start;
        // How a game starts is no secret.
        let start = match eye {
            Eye::Side(side) => start.observe(side),
            Eye::Watcher => Observation::nothing(start.rules(), start.turn(), start.turns()),
        };
        let history = Box::new(History { start, steps: vec![] });
        let mut game = Game::witnessed(round.game.rules(), &history, 0);
        game.draws = round.terms.draws;
        if let Some(control) = &round.terms.control {
            game.set_clock(control.clone());
        }
        (round.game, round.witnessed) = (game, Some(history));
        Ok(round)
    }

    /// What one eye has seen, if that is all that is known of the game here.
    pub fn history(&self) -> Option<&History> {
        self.witnessed.as_deref()
    }

    /// Whether nothing is known here but what one eye sees.
    pub fn is_witnessed(&self) -> bool {
        self.witnessed.is_some()
    }

    /// Whether something is hidden from the players. Once the game is over there is nothing left to hide.
    pub fn is_hidden(&self) -> bool {
        self.game.rules().hides() && !self.is_over()
    }

    /// The game with these events.
    ///
    /// # Errors
    /// When they are not the events of one game, in order.
    pub fn replay<'a>(
        terms: Terms,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Self, ReplayError> {
        let mut round = Self::new(terms)?;
        events.into_iter().try_for_each(|event| round.apply(event))?;
        Ok(round)
    }

    /// The game with these events, and with the tries that its umpire has refused: after how many steps each, in order.
    ///
    /// # Errors
    /// As for [`replay`](Self::replay).
    pub fn replay_refused<'a>(
        terms: Terms,
        events: impl IntoIterator<Item = &'a Event>,
        refusals: &[(u32, String)],
    ) -> Result<Self, ReplayError> {
        let mut round = Self::new(terms)?;
        let mut refusals = refusals.iter().peekable();
        for event in events {
            round.apply(event)?;
            let steps = round.game.path().len();
            while let Some((_, text)) = refusals.next_if(|(step, _)| *step as usize <= steps) {
                round.refuse(By::Side(round.game.position().turn()), &Kind::Step(text.clone()));
            }
        }
        Ok(round)
    }

    /// What was settled before.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The game. Its clock counts the time that was [charged](Self::charged).
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of events.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The time that the events have charged.
    pub fn charged(&self) -> Millis {
        self.charged
    }

    /// Whether all seats are taken.
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.game.ending().is_some()
    }

    /// The side to move, if the game has begun and is not over.
    pub fn mover(&self) -> Option<Side> {
        (self.begun && !self.is_over()).then(|| self.game.position().turn())
    }

    /// The sides that are in the game.
    pub fn still_in(&self) -> impl Iterator<Item = Side> + '_ {
        let sides = self.game.rules().sides() as u8;
        (0..sides).map(Side).filter(|&side| !self.game.is_out(side))
    }

    /// Whether every side that is in the game has moved.
    pub fn all_have_moved(&self) -> bool {
        let turns = self.game.position().turns().saturating_sub(self.terms.start.turns());
        turns as usize >= self.still_in().count()
    }

    /// The game in which the players play again.
    pub fn next_game(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// Whether all players want to play again, and there is no such game yet.
    pub fn wants_rematch(&self) -> bool {
        self.next.is_none() && self.rematch.len() == self.game.rules().sides()
    }

    /// The sides that have agreed to each [matter](Matter::ALL).
    pub(crate) fn agreed(&self) -> [Vec<u8>; 3] {
        let sides = |offer: &Option<Offer>| {
            let offer = offer.iter().flat_map(|offer| [offer.by].into_iter().chain(offer.agreed.clone()));
            offer.map(|side| side.0).collect()
        };
        let offers = self.game.offers();
        [sides(&offers.draw), sides(&offers.take_back), self.rematch.iter().map(|side| side.0).collect()]
    }

    /// The event that came of a command with this number, if it was sent before.
    pub fn done(&self, by: By, client: u64) -> Option<u32> {
        self.sent.get(&(number(by), client)).copied()
    }

    /// How long from the last event until the server has to do something: the flag falls, or, as long as the clock does not run, the
    /// time for the first move is over. `None` while nobody is waited for.
    pub fn deadline(&self) -> Option<Millis> {
        self.mover()?;
        let clock = self.game.clock()?;
        match clock.falls_at() {
            Some(at) => Some(at.saturating_sub(self.charged)),
            None if self.terms.is_correspondence() => clock.control().of(0).stages().first().map(|stage| {
                let Bonus::Delay(days) = stage.bonus else { return DAY };
                days
            }),
            None => Some(self.terms.first_move),
        }
    }

    /// What the server does when the [deadline](Self::deadline) has passed.
    pub fn overdue(&self) -> Kind {
        match self.game.clock() {
            Some(clock) if clock.is_running() => Kind::Flag,
            _ => Kind::Abort,
        }
    }

    /// Whether a command may happen now, `spent` after the last event. Returns it in the form in which it is stored.
    ///
    /// In a game that hides something, a step is named as its side can name it. Everything else is refused alike, whatever the
    /// reason is; but where a side tries its moves, it hears the umpire's [no](Refusal::No), and then [`refuse`](Self::refuse) makes that
    /// known.
    ///
    /// # Errors
    /// With the reason if it may not.
    pub fn decide(&self, by: By, command: &Kind, spent: Millis) -> Result<Kind, Refusal> {
        match (by, command) {
            (_, Kind::Seen(_)) => Err(Refusal::NotYours),
            (By::Side(side), Kind::Step(text)) if self.begun && self.is_hidden() => {
                if side != self.game.position().turn() {
                    return Err(Refusal::NotYourTurn);
                }
                match self.chosen(side, text).ok_or(Refusal::Illegal)? {
                    Some(step) => self.judge(by, &Kind::Step(step), spent),
                    None => Err(self.may_step(side, spent).err().unwrap_or(Refusal::No)),
                }
            }
            _ => self.judge(by, command, spent),
        }
    }

    /// The step that a side means which does not see everything, and that may try it. It is `None` inside where the umpire says no. Where
    /// nobody here sees more, it stays as it is.
    fn chosen(&self, side: Side, text: &str) -> Option<Option<String>> {
        let (rules, position) = (self.game.rules(), self.game.position());
        match self.game.eyes() {
            Some(eyes) => observation::read(rules, &eyes.seen, text).map(|_| Some(text.to_owned())),
            None => {
                let seen = position.observe(side);
                // A command that is sent again is answered again.
                if observation::read(rules, &seen.before_refusals(), text)
                    .is_some_and(|choice| seen.refused.contains(choice))
                {
                    return Some(None);
                }
                let played = position.chosen(observation::read(rules, &seen, text)?);
                Some(played.map(|played| write_move(position, &played)))
            }
        }
    }

    /// Whether something may happen now, in the form in which it is stored.
    fn judge(&self, by: By, command: &Kind, spent: Millis) -> Result<Kind, Refusal> {
        let over = self.is_over();
        let playing = match command {
            Kind::Start => {
                return if by == By::Server && !self.begun {
                    Ok(Kind::Start)
                } else {
                    Err(Refusal::NotYours)
                };
            }
            _ if !self.begun => return Err(Refusal::NotBegun),
            // A board shows what was before an end as well.
            Kind::Back(steps) => return self.may_go_back(by, *steps).map(|()| command.clone()),
            Kind::Offer(Matter::Rematch) | Kind::Decline(Matter::Rematch) | Kind::Next(_) => false,
            _ => true,
        };
        match (playing, over) {
            (true, true) => return Err(Refusal::Over),
            (false, false) => return Err(Refusal::NotOver),
            _ => {}
        }
        let side = match (by, command) {
            (By::Server, Kind::Flag | Kind::Abort | Kind::Void | Kind::Next(_)) => None,
            (By::Side(_), Kind::Flag | Kind::Void | Kind::Next(_)) | (By::Server, _) => {
                return Err(Refusal::NotYours);
            }
            (By::Side(side), _) if side.index() >= self.game.rules().sides() => {
                return Err(Refusal::NotYours);
            }
            (By::Side(side), _) if playing && self.game.is_out(side) => return Err(Refusal::Out),
            (By::Side(side), _) => Some(side),
        };
        let sure = |may: bool, why: Refusal| if may { Ok(command.clone()) } else { Err(why) };
        match (command, side) {
            (Kind::Step(text), Some(side)) => self.step(side, text, spent),
            (Kind::Seen(_), Some(_)) => sure(self.is_witnessed(), Refusal::NotYours),
            (Kind::Offer(matter), Some(side)) => sure(self.may_offer(*matter, side), Refusal::Nothing),
            (Kind::Decline(matter), Some(_)) => {
                let [draw, back, again] = self.agreed();
                let open = match matter {
                    Matter::Draw => draw,
                    Matter::TakeBack => back,
                    Matter::Rematch => again,
                };
                sure(!open.is_empty() && self.next.is_none(), Refusal::Nothing)
            }
            (Kind::Claim, Some(side)) => {
                // What can be claimed tells of what is hidden.
                let claimable = !self.is_hidden() && self.game.claimable().is_some();
                let may = side == self.game.position().turn() && claimable;
                sure(may, Refusal::Nothing)
            }
            (Kind::Gone, Some(_)) => sure(self.still_in().count() == 2, Refusal::Nothing),
            (Kind::Abort, Some(_)) => sure(!self.all_have_moved(), Refusal::TooLate),
            (Kind::Abort, None) => {
                sure(!self.game.clock().is_some_and(|clock| clock.is_running()), Refusal::TooLate)
            }
            (Kind::Flag, None) => {
                let now = self.charged.saturating_add(spent);
                let fallen = self.game.clock().filter(|clock| clock.is_running()).and_then(|c| c.flag(now));
                sure(fallen.is_some(), Refusal::Nothing)
            }
            (Kind::Resign, Some(_)) | (Kind::Void, None) => Ok(command.clone()),
            (Kind::Next(_), None) => sure(self.wants_rematch(), Refusal::Nothing),
            _ => Err(Refusal::NotYours),
        }
    }

    /// Whether a board goes back to where so many steps were played. Where opponents sit, the server does not let it.
    fn may_go_back(&self, by: By, steps: u32) -> Result<(), Refusal> {
        let plays = matches!(by, By::Side(side) if side.index() < self.game.rules().sides());
        if !plays || self.terms.rated || self.terms.control.is_some() {
            return Err(Refusal::NotYours);
        }
        if (steps as usize) < self.game.path().len() { Ok(()) } else { Err(Refusal::Nothing) }
    }

    /// The umpire refuses a step that [`decide`](Self::decide) has answered with [no](Refusal::No): the side cannot try it again before
    /// the position has changed. That is no event: nothing has happened, and the clock runs on. Returns whether it was so.
    pub fn refuse(&mut self, by: By, command: &Kind) -> bool {
        let (By::Side(side), Kind::Step(text)) = (by, command) else { return false };
        let position = self.game.position();
        if side != position.turn() {
            return false;
        }
        let choice = observation::read(self.game.rules(), &position.observe(side), text).cloned();
        choice.is_some_and(|choice| self.game.refuse(&choice))
    }

    /// What an eye has heard of the umpire since the last step: its own tries that were refused, and how many were.
    pub fn noes(&self, eye: Eye) -> (Vec<Choice>, u16) {
        let position = self.game.position();
        let refused: Vec<Choice> = position.refused().filter(|_| self.is_hidden()).cloned().collect();
        let own = eye == Eye::Side(position.turn());
        let heard = own || self.game.rules().definition().view.tries == TriesRule::All;
        let noes = if heard { refused.len() as u16 } else { 0 };
        (if own { refused } else { vec![] }, noes)
    }

    /// Hears that the umpire has refused a try of the side whose eyes these are; with `None`, that it has refused one of another side.
    pub fn hear_no(&mut self, text: Option<&str>) {
        let Some(history) = &mut self.witnessed else { return };
        let choice =
            text.and_then(|text| observation::read(self.game.rules(), history.last(), text)).cloned();
        if text.is_none() || choice.is_some() {
            history.refuse(choice.as_ref());
            self.game.hear(history);
        }
    }

    /// Hears all that the umpire has refused since the last step.
    pub fn hear_noes(&mut self, refused: &[Choice], noes: u16) {
        let Some(history) = &mut self.witnessed else { return };
        if *history.last().refused == *refused && history.last().noes == noes {
            return;
        }
        history.recall(refused, noes);
        self.game.hear(history);
    }

    /// Whether a side may make a step now.
    fn may_step(&self, side: Side, spent: Millis) -> Result<(), Refusal> {
        if side != self.game.position().turn() {
            return Err(Refusal::NotYourTurn);
        }
        let now = self.charged.saturating_add(spent);
        if self.game.clock().is_some_and(|clock| clock.is_running() && clock.flag(now).is_some()) {
            return Err(Refusal::TimeUp);
        }
        Ok(())
    }

    fn step(&self, side: Side, text: &str, spent: Millis) -> Result<Kind, Refusal> {
        self.may_step(side, spent)?;
        let position = self.game.position();
        if self.is_witnessed() {
            return Ok(Kind::Step(text.to_owned()));
        }
        let played = read_move(position, text).ok_or(Refusal::Illegal)?;
        Ok(Kind::Step(write_move(position, &played)))
    }

    /// Whether a side may propose something now, or agree to it, and has not yet.
    fn may_offer(&self, matter: Matter, side: Side) -> bool {
        let new = |offer: &Option<Offer>| {
            offer.as_ref().is_none_or(|offer| offer.by != side && !offer.agreed.contains(&side))
        };
        let offers = self.game.offers();
        match matter {
            Matter::Draw => new(&offers.draw),
            Matter::TakeBack => {
                // Nobody who has left comes back.
                let left = self.game.position().played().any(|played| played.leaves().is_some());
                // Whoever has seen what a move leads to would play another one.
                new(&offers.take_back) && !left && !self.game.rules().hides() && {
                    let mut game = self.game.clone();
                    let here = game.here();
                    game.offer_take_back(side, self.charged)
                        || game.offers().take_back.is_some()
                        || game.here() != here
                }
            }
            Matter::Rematch => self.next.is_none() && !self.rematch.contains(&side),
        }
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// When it is not the next one, or could not have happened. Nothing has changed then.
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        let expected = self.seq + 1;
        if event.seq != expected {
            return Err(ReplayError::Gap { expected, found: event.seq });
        }
        let by = event.by.map_or(By::Server, By::Side);
        let impossible = |why| ReplayError::Impossible { seq: event.seq, why };
        let kind = self.judge(by, &event.kind, event.spent).map_err(impossible)?;
        self.seq = event.seq;
        self.charged = self.charged.saturating_add(event.spent);
        if event.client != 0 {
            self.sent.insert((number(by), event.client), event.seq);
        }
        let (now, side) = (self.charged, event.by.unwrap_or(Side(0)));
        match kind {
            Kind::Start => self.begun = true,
            Kind::Seen(step) => {
                let Some(history) = &mut self.witnessed else { return Err(impossible(Refusal::NotYours)) };
                history.steps.push(*step);
                self.game.witness(history, now);
                if self.all_have_moved() {
                    self.game.start_clock(now);
                }
            }
            Kind::Step(text) => {
                let played = read_move(self.game.position(), &text).ok_or(impossible(Refusal::Illegal))?;
                // `decide` has refused whatever the game would.
                self.game.play(&played, Branch::Truncate, now).map_err(|_| impossible(Refusal::Illegal))?;
                if self.all_have_moved() {
                    self.game.start_clock(now);
                }
            }
            Kind::Offer(Matter::Draw) => drop(self.game.offer_draw(side, now)),
            Kind::Offer(Matter::TakeBack) => drop(self.game.offer_take_back(side, now)),
            Kind::Offer(Matter::Rematch) => self.rematch.push(side),
            Kind::Decline(Matter::Draw) => drop(self.game.decline_draw()),
            Kind::Decline(Matter::TakeBack) => drop(self.game.decline_take_back()),
            Kind::Decline(Matter::Rematch) => self.rematch.clear(),
            Kind::Resign => drop(self.game.resign(side, now)),
            Kind::Flag => drop(self.game.judge_time(now, &Position::can_win)),
            Kind::Claim => drop(self.game.claim(now)),
            Kind::Gone => {
                let cause = Cause::Other("the opponent left the game".into());
                self.game.end(Ending { decision: Decision::Won(side), cause }, now);
            }
            Kind::Abort => drop(self.game.abort(now)),
            Kind::Void => {
                let cause = Cause::Other("the game cannot be played on".into());
                self.game.end(Ending { decision: Decision::Void, cause }, now);
            }
            Kind::Next(game) => self.next = Some(game),
            Kind::Back(steps) => {
                if let Some(&undone) = self.game.path().get(steps as usize) {
                    self.game.delete(undone, now);
                }
            }
        }
        Ok(())
    }

    /// Decides a command and lets it happen, `spent` after the last event and at a moment.
    ///
    /// # Errors
    /// With the reason if it may not happen.
    pub fn act(&mut self, by: By, command: Kind, spent: Millis, at: Millis) -> Result<Event, Refusal> {
        let kind = self.decide(by, &command, spent)?;
        let side = match by {
            By::Side(side) => Some(side),
            By::Server => None,
        };
        let event = Event { seq: self.seq + 1, by: side, client: 0, spent, at, kind };
        match self.apply(&event) {
            Ok(()) => Ok(event),
            Err(ReplayError::Impossible { why, .. }) => Err(why),
            Err(_) => Err(Refusal::Nothing),
        }
    }

    /// Whether the position has too many moves to be played on.
    pub fn is_unplayable(&self) -> bool {
        let (position, most) = (self.game.position(), most_moves(self.game.rules()));
        let has_tries = self.game.rules().definition().view.has_tries();
        let tries = || has_tries && position.observe(position.turn()).choices.len() as u64 > most;
        !self.is_over() && (position.moves_up_to(most).is_err() || tries())
    }
}

fn number(by: By) -> Option<u8> {
    match by {
        By::Side(side) => Some(side.0),
        By::Server => None,
    }
}
