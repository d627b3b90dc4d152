//! The one door through which a game leaves the server.

use chesswright_game::Ending;
use chesswright_rules::definition::model::TriesRule;
use chesswright_rules::{Move, Observation, Position, SeenStep, Side, each_step};
use serde::{Deserialize, Serialize};

use crate::event::{Event, Kind, UnreadableEvent};
use crate::round::Round;

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Eye {
    /// A player.
    Side(Side),
    /// Somebody who plays none of its sides.
    Watcher,
}

/// A game as one eye sees it. Of a game that hides something it has no moves as long as the game goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The number of events so far.
    pub seq: u32,
    /// The moves from the start, as UCI texts. Empty where something is hidden.
    pub moves: Vec<String>,
    /// The side to move.
    pub turn: u8,
    /// The times, as [`Times`](chesswright_game::clock::Times) writes them.
    pub times: Option<String>,
    /// Whether the clock runs.
    pub running: bool,
    /// The score, and why the game ended, if it is over.
    pub ending: Option<(String, String)>,
    /// The sides that have agreed to a draw, to taking back, to playing again.
    pub offers: [Vec<u8>; 3],
    /// The game in which the players play again.
    pub next: Option<String>,
}

impl Seen {
    /// What an eye sees of a game.
    pub fn of(round: &Round) -> Self {
        let game = round.game();
        let text = |id: &chesswright_game::NodeId| game.tree().get(*id).map(|node| node.text().to_owned());
        let clock = game.clock();
        Self {
            seq: round.seq(),
            moves: game.path().iter().filter(|_| !round.is_hidden()).filter_map(text).collect(),
            turn: game.position().turn().0,
            times: clock.map(|clock| clock.times(round.charged()).to_string()),
            running: clock.is_some_and(chesswright_game::Clock::is_running),
            ending: game.ending().map(|end| (end.score(game.rules()), why(&end))),
            offers: round.agreed(),
            next: round.next_game().map(str::to_owned),
        }
    }
}

/// The cause of an end, by the names that files use.
fn why(end: &Ending) -> String {
    use chesswright_game::Cause;
    match &end.cause {
        Cause::Rules(reason) => reason.name().to_owned(),
        Cause::Resignation(_) => "resignation".into(),
        Cause::Time(_) => "time".into(),
        Cause::TimeWithoutMaterial(_) => "time-without-material".into(),
        Cause::Agreement => "agreement".into(),
        Cause::Abort => "abort".into(),
        Cause::Other(words) => words.clone(),
    }
}

/// An event as one eye sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenEvent {
    /// Its place in the game.
    pub seq: u32,
    /// The side that brought it about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// The time that was charged.
    pub spent: u64,
    /// When it was, in milliseconds since 1970.
    pub at: u64,
    /// The name of its kind.
    pub kind: String,
    /// The rest.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub body: String,
}

impl SeenEvent {
    /// What an eye sees of the events of a game that come after a number. What is hidden while the game goes on is open once it is over.
    /// Of the moves that a side had, those that it has now are told: nobody needs the others, and they are most of it.
    pub fn after(round: &Round, events: &[Event], from: u32, eye: Eye) -> Vec<Self> {
        let mut steps =
            if round.is_hidden() { steps(round.game().position(), eye) } else { vec![] }.into_iter();
        let told = events.iter().map(|event| {
            let step = if matches!(event.kind, Kind::Step(_)) { steps.next() } else { None };
            Self::of(event, step)
        });
        told.filter(|event| event.seq > from).collect()
    }

    /// What an eye sees of the last event of a game.
    pub fn last(round: &Round, event: &Event, eye: Eye) -> Self {
        let step = (round.is_hidden() && matches!(event.kind, Kind::Step(_))).then(|| {
            let after = round.game().position();
            let mut before = after.clone();
            before.undo().map(|played| step(&before, &played, after, eye))
        });
        Self::of(event, step.flatten())
    }

    /// The same as it is told when something has followed it: without the moves that there were.
    #[must_use]
    pub fn past(&self) -> Self {
        match self.event().map(|event| event.kind) {
            Ok(Kind::Seen(mut step)) => {
                step.seen.choices.clear();
                Self { body: Kind::Seen(step).text().1.into_owned(), ..self.clone() }
            }
            _ => self.clone(),
        }
    }

    /// What is told of an event: of a step of a game that hides something, only what was seen of it. The number that a sender gave its
    /// command stays between it and the server.
    fn of(event: &Event, seen: Option<SeenStep>) -> Self {
        let seen = seen.map(|step| Kind::Seen(Box::new(step)));
        let (kind, body) = seen.as_ref().unwrap_or(&event.kind).text();
        Self {
            seq: event.seq,
            by: event.by.map(|side| side.0),
            spent: event.spent,
            at: event.at,
            kind: kind.to_owned(),
            body: body.into_owned(),
        }
    }

    /// The event, for the page to apply.
    ///
    /// # Errors
    /// When this version does not know such events.
    pub fn event(&self) -> Result<Event, UnreadableEvent> {
        let Self { seq, by, spent, at, kind, body } = self;
        let kind = Kind::read(kind, body)?;
        Ok(Event { seq: *seq, by: by.map(Side), client: 0, spent: *spent, at: *at, kind })
    }
}

/// What an eye has seen of all steps that led to a position.
fn steps(position: &Position, eye: Eye) -> Vec<SeenStep> {
    let mut steps: Vec<SeenStep> = vec![];
    each_step(position, |before, played, after| {
        if let Some(last) = steps.last_mut() {
            last.seen.choices.clear();
        }
        steps.push(step(before, played, after, eye));
    });
    steps
}

/// What an eye sees of a step. A spectator, who may talk to a player, sees whose turn it is.
fn step(before: &Position, played: &Move, after: &Position, eye: Eye) -> SeenStep {
    match eye {
        Eye::Side(side) => SeenStep::new(before, played, after, side),
        Eye::Watcher => {
            let nothing = Observation::nothing(after.rules(), after.turn(), after.turns());
            let heard = after.rules().definition().view.tries == TriesRule::All;
            let noes = if heard { after.refused().count() as u16 } else { 0 };
            let seen = Observation { steps_left: after.steps_left(), noes, ..nothing };
            SeenStep { by: before.turn(), chosen: None, decided: None, seen }
        }
    }
}
