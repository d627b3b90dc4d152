//! A session: one game at a table with everything that people, the computer and the clock do to it.
//!
//! A session is driven through [`Session::act`] alone. Each [`Act`] changes it, and the [`Event`]s that come of it say which parts views
//! show differently now, and what is to be done outside: play a sound, store the game, ask the worker. So a page, an element on somebody
//! else's page, an editor, a mirror on a server and a test all drive the same thing. Several sessions know nothing of each other.
//!
//! ```
//! use chesswright_table::saved::built_in;
//! use chesswright_table::Session;
//! use chesswright_table::session::{Act, Event};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let chess = built_in("chess").ok_or("no chess")?;
//! let mut session = Session::new("1".into(), chesswright_game::Game::new(&chess), 0);
//! let [e2, e4] = ["e2", "e4"].map(|name| chess.board().cell(name));
//! session.act(Act::PickCell(e2.ok_or("no cell")?), 1_000);
//! let events = session.act(Act::PickCell(e4.ok_or("no cell")?), 2_000);
//! assert!(events.iter().any(|event| matches!(event, Event::Played(_))));
//! # Ok(())
//! # }
//! ```

mod act;
mod asking;
mod ends;
mod event;
mod eyes;
mod marks;
mod notes;
mod opens;
mod picks;
mod plays;
mod remote;
mod setup;
mod walks;

use std::sync::{Arc, OnceLock};

use chesswright_game::{Cause, Game, Millis, NodeId, Values};
use chesswright_notation::San;
use chesswright_puzzle::solve::Hint;
use chesswright_rules::board::Cell;
use chesswright_rules::prng::SplitMix64;
use chesswright_rules::{Kind, Position, Rules, Side};
use chesswright_touch::{Origin, Picking, Premove, picking};

use crate::computer::{Assessment, Manner, Request};
use crate::level::{Hints, LevelSession};
use crate::saved::{SavedGame, Sitting};
use crate::{Seat, Turn};

pub use act::{Act, Aid, Target};
pub use event::{Event, Notice, Part, Played, Sound, Witnessed};
pub use marks::Seen;
pub use remote::{Synced, Wish};
pub use setup::GameSetup;

/// Clocks warn below this time in milliseconds.
pub const LOW_TIME: Millis = 20_000;

/// A game at a table.
#[derive(Debug)]
pub struct Session {
    game: Game,
    /// The same as whoever looks may see it, where something is hidden. It is made when it is needed.
    shown: OnceLock<Option<Box<Game>>>,
    /// The person whose turn it is has taken the device.
    lifted: Option<Side>,
    context: GameContext,
    level: Option<Arc<LevelSession>>,
    id: String,
    seats: Vec<Seat>,
    manner: Manner,
    /// Whether the game is kept elsewhere.
    elsewhere: bool,
    below: Side,
    picking: Picking,
    premove: Option<Premove>,
    aids: LevelAids,
    hinted: Option<Hinted>,
    pointed: Option<Pointed>,
    now: Millis,
    paused: bool,
    asked: Option<Asked>,
    /// The number of the last task.
    tasks: u32,
    /// Where the outcomes of chance come from.
    nature: SplitMix64,
    /// The computer's evaluation at its last move, whichever game that was.
    assessment: Option<Assessment>,
    /// What has come of the present act so far.
    events: Vec<Event>,
}

/// What depends only on the rules of the game.
#[derive(Clone, Debug)]
pub struct GameContext {
    /// The rules.
    pub rules: Rules,
    /// The notation of moves.
    pub san: Arc<San>,
    /// The values of pieces.
    pub values: Arc<Values>,
}

impl GameContext {
    fn new(rules: &Rules) -> Self {
        Self { rules: rules.clone(), san: Arc::new(San::new(rules)), values: Arc::new(Values::new(rules)) }
    }
}

/// What a level shows to help the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelAids {
    /// Where own pieces could be captured.
    pub danger: bool,
    /// The enemies' replies to the move that the player considers.
    pub replies: bool,
    /// How much hints have helped in this attempt.
    pub hints: Hints,
}

/// A hint that was given in a level.
#[derive(Clone, Debug)]
struct Hinted {
    /// The game, and the node in its tree of moves.
    at: (String, NodeId),
    hint: Hint,
    /// How many of its steps have been shown.
    step: u8,
}

/// Where a hint points, as long as the same position is shown.
#[derive(Clone, Debug)]
struct Pointed {
    /// The game, and the node in its tree of moves.
    at: (String, NodeId),
    from: Option<Cell>,
    to: Cell,
}

/// What the worker was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The number of the task.
    pub number: u32,
    /// What was asked for.
    pub request: Request,
}

impl Session {
    /// A session of people with a game on the table.
    pub fn new(id: String, game: Game, now: Millis) -> Self {
        Self {
            context: GameContext::new(game.rules()),
            seats: vec![Seat::Person; game.rules().sides()],
            manner: Manner::default(),
            elsewhere: false,
            shown: OnceLock::new(),
            lifted: Some(game.position().turn()).filter(|_| game.line().is_empty()),
            game,
            level: None,
            id,
            below: Side(0),
            picking: Picking::default(),
            premove: None,
            aids: LevelAids { danger: false, replies: true, hints: Hints::None },
            hinted: None,
            pointed: None,
            now,
            paused: false,
            asked: None,
            tasks: 0,
            nature: SplitMix64::new(now),
            assessment: None,
            events: vec![],
        }
    }

    /// A session that begins with a game at which nothing has to be done yet.
    pub fn begin(setup: GameSetup, now: Millis) -> Self {
        let mut session = Self::new(setup.id.clone(), setup.game.clone(), now);
        session.aids.hints = setup.hints;
        (session.manner, session.elsewhere) = (setup.manner, setup.elsewhere);
        (session.below, session.seats, session.level) = (setup.lower(), setup.seats, setup.level);
        session
    }

    /// Does something at a moment, and returns what comes of it.
    pub fn act(&mut self, act: Act, now: Millis) -> Vec<Event> {
        if self.is_remote() && self.only_wishes(&act) || self.must_not(&act) {
            return std::mem::take(&mut self.events);
        }
        match act {
            Act::PickCell(cell) if self.has(cell) => self.pick_cell(cell, now),
            Act::PickHand(side, kind) if self.may_pick_hand(side, kind) => self.pick(Origin::Hand(kind)),
            Act::Put(origin, cell) if self.has(cell) && self.knows(origin) => {
                self.put_or_refuse(origin, cell, now);
            }
            // These mean another game.
            Act::PickCell(_) | Act::PickHand(..) | Act::Put(..) => {}
            Act::Choose(place) => self.choose(place, now),
            Act::Deselect => self.set_picking(Picking::default()),
            Act::LetGo => self.let_go(),
            Act::Type(text) => self.play_typed(&text, now),
            Act::Pass => self.pass(now),
            Act::PickAction(action) => self.pick_action(action, now),
            Act::Play(played) => self.play(&played, now),
            Act::Undo => self.undo(now),
            Act::Redo => self.redo(now),
            Act::GoTo(target) => self.go_to(target, now),
            Act::Restart => self.restart(now),
            Act::Resign(side) if side.index() < self.context.rules.sides() => {
                self.end(now, |game| game.resign(side, now));
            }
            Act::Resign(_) => {}
            Act::OfferDraw(side) => self.offer_draw(side, now),
            Act::AcceptDraw(side) => self.accept_draw(side, now),
            Act::DeclineDraw => self.decline_draw(),
            Act::AgreeDraw => self.agree_draw(now),
            Act::Claim => self.end(now, |game| game.claim(now)),
            Act::Tick => self.tick(now),
            Act::Hint => self.hint(now),
            Act::Pause(paused) => self.pause(paused, now),
            Act::Suspend => self.stop(),
            Act::Resume => self.consider(now),
            Act::Answered(found) => self.answered(&found, now),
            Act::WorkerLost(number) => self.worker_lost(number),
            Act::Flip => self.flip(),
            Act::Name(side, name) => self.name(side, name),
            Act::Tag(name, value) => self.tag(name, &value),
            Act::Comment(at, text) => self.comment(at, &text),
            Act::Sign(at, number) => self.sign(at, number),
            Act::Toggle(aid) => self.toggle(aid),
            Act::Open(setup) => self.open(*setup, now),
            Act::Rematch(id) => self.rematch(id, now),
            Act::Sync(synced) => self.sync(*synced, now),
            Act::Lift => self.lift(),
            Act::Seed(seed) => self.nature = SplitMix64::new(seed),
        }
        std::mem::take(&mut self.events)
    }

    /// The game as whoever looks may see it: where something is hidden, with the eyes of one side. Nothing else of the game leaves
    /// the session, except as what is [stored](Self::saved).
    pub fn game(&self) -> &Game {
        self.shown.get_or_init(|| self.seen()).as_deref().unwrap_or(&self.game)
    }

    /// What depends only on the rules of the game.
    pub fn context(&self) -> &GameContext {
        &self.context
    }

    /// The level, if the game is one.
    pub fn level(&self) -> Option<&Arc<LevelSession>> {
        self.level.as_ref()
    }

    /// The key under which the game is stored.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Who moves which side.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The side at the lower edge.
    pub fn below(&self) -> Side {
        self.below
    }

    /// The selected piece, and the question about its move.
    pub fn picking(&self) -> &Picking {
        &self.picking
    }

    /// The premove: the move to play after the others have moved.
    pub fn premove(&self) -> Option<Premove> {
        self.premove
    }

    /// What helps in a level.
    pub fn aids(&self) -> LevelAids {
        self.aids
    }

    /// The moment at which the clock was last looked at.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// Whether a game of computers is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// What the worker was asked, as long as it thinks.
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// Whose turn it is, and what follows from that.
    pub fn turn(&self) -> Turn<'_> {
        Turn::new(&self.game, &self.seats)
    }

    /// Whether a person at the screen may move.
    pub fn is_a_persons_turn(&self) -> bool {
        self.turn().is_a_persons()
    }

    /// The side of a person who waits for the computer or for somebody elsewhere, and may make a premove.
    pub fn waiting(&self) -> Option<Side> {
        self.turn().waiting().filter(|_| self.asked.is_some() || self.turn().is_elsewhere())
    }

    /// Whether a piece in a side's hand may be selected. A person who waits may select it for a premove.
    pub fn may_pick_hand(&self, side: Side, kind: Kind) -> bool {
        let waits = self.waiting() == Some(side) && self.knows(Origin::Hand(kind));
        waits || self.is_a_persons_turn() && self.drops(side, kind)
    }

    /// Whether a side can drop a kind now.
    pub fn drops(&self, side: Side, kind: Kind) -> bool {
        let moves = || picking::from(&self.game().choices(), Origin::Hand(kind));
        self.game.position().turn() == side && !moves().is_empty()
    }

    /// How the computer plays besides its level.
    pub fn manner(&self) -> Manner {
        self.manner
    }

    /// Whether the computer plays a side.
    pub fn is_against_computer(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat, Seat::Computer(_)))
    }

    /// Whether a side has lost on time.
    pub fn has_flagged(&self, side: Side) -> bool {
        matches!(self.game.ending().map(|ending| ending.cause),
            Some(Cause::Time(fallen) | Cause::TimeWithoutMaterial(fallen)) if fallen == side)
    }

    /// The form in which the game is stored, under a title.
    pub fn saved(&self, title: &str, now: Millis) -> SavedGame {
        let level = self.level.as_deref();
        let (hints, manner) = (self.aids.hints, self.manner);
        let below = self.below.0;
        let sitting = Sitting { id: &self.id, title, seats: &self.seats, below, level, hints, manner };
        SavedGame::new(&self.game, sitting, now)
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whether the board has this cell.
    fn has(&self, cell: Cell) -> bool {
        usize::from(cell) < self.context.rules.board().len()
    }

    /// Whether the game can have a move that begins with this.
    fn knows(&self, origin: Origin) -> bool {
        match origin {
            Origin::Cell(cell) => self.has(cell),
            Origin::Hand(kind) => kind.index() < self.context.rules.definition().pieces.len(),
            Origin::Action(action) => action < self.context.rules.definition().actions.len(),
        }
    }

    fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    fn notice(&mut self, notice: Notice) {
        self.emit(Event::Notice(notice));
    }

    /// Notes once for each act that a part has changed.
    fn changed(&mut self, part: Part) {
        if matches!(part, Part::Game | Part::Seats | Part::Context) {
            self.shown.take();
        }
        let known = |event: &Event| matches!(event, Event::Changed(known) if *known == part);
        if !self.events.iter().any(known) {
            self.emit(Event::Changed(part));
        }
    }

    fn set_picking(&mut self, picking: Picking) {
        if self.picking != picking {
            self.picking = picking;
            self.changed(Part::Picking);
        }
    }

    fn set_premove(&mut self, premove: Option<Premove>) {
        if self.premove != premove {
            self.premove = premove;
            self.changed(Part::Premove);
        }
    }

    fn set_paused(&mut self, paused: bool) {
        if self.paused != paused {
            self.paused = paused;
            self.changed(Part::Paused);
        }
    }

    fn set_asked(&mut self, asked: Option<Asked>) {
        if self.asked != asked {
            self.asked = asked;
            self.changed(Part::Asked);
        }
    }

    fn let_go(&mut self) {
        if self.pointed.take().is_some() {
            self.changed(Part::Picking);
        }
        self.set_picking(Picking::default());
        self.set_premove(None);
    }

    fn flip(&mut self) {
        let sides = self.context.rules.sides() as u8;
        self.below = Side((self.below.0 + 1) % sides);
        self.changed(Part::Below);
        self.set_picking(Picking::default());
    }

    /// Notes that hints have helped at least so much.
    fn helped(&mut self, hints: Hints) {
        self.set_hints(self.aids.hints.max(hints));
    }

    fn set_hints(&mut self, hints: Hints) {
        if self.aids.hints != hints {
            self.aids.hints = hints;
            self.changed(Part::Aids);
            self.emit(Event::Save);
        }
    }

    fn toggle(&mut self, aid: Aid) {
        let shown = match aid {
            Aid::Danger => &mut self.aids.danger,
            Aid::Replies => &mut self.aids.replies,
        };
        *shown = !*shown;
        self.changed(Part::Aids);
    }
}
