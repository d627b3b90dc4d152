//! A session with all that a page would do for it, except that time passes only when a test says so.

use chesswright_catalog::level::packs::CAMPAIGN;
use chesswright_catalog::level::{Control, Level};
use chesswright_engine::Stop;
use chesswright_game::{Game, Millis, write_move};
use chesswright_notation::position;
use chesswright_rules::board::Cell;
use chesswright_table::Seat;
use chesswright_table::computer::{Found, Numbered, What, think};
use chesswright_table::level::{LevelSession, Source};
use chesswright_table::saved::{SavedGame, built_in};
use chesswright_table::session::{Act, Event, GameSetup, Notice, Session, Sound};

pub(crate) const TWO_PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];
pub(crate) const AGAINST_COMPUTER: [Seat; 2] = [Seat::Person, Seat::Computer(3)];

/// A game from the start position of a built-in game.
pub(crate) fn game(name: &str) -> Game {
    Game::new(&built_in(name).expect(name))
}

/// A game from a position.
pub(crate) fn game_from(name: &str, fen: &str) -> Game {
    let rules = built_in(name).expect(name);
    Game::from_position(&position::read(&rules, fen).expect(fen).position)
}

/// A level of the campaign whose enemies move, and which takes several moves.
pub(crate) fn level_with_enemies(number: usize) -> LevelSession {
    let moves = |level: &Level| {
        let enemies = level.sides.iter().any(|side| matches!(side.control, Control::Ai(_)));
        enemies && level.proof.as_ref().and_then(|proof| proof.par) > Some(2)
    };
    let levels = CAMPAIGN.iter().flat_map(|chapter| chapter.levels().expect("what ships can be read"));
    let level = levels.filter(moves).nth(number).expect("there are many");
    LevelSession::new(&level, Source::Daily(20_000)).expect("it can be played")
}

pub(crate) struct Desk {
    pub(crate) session: Session,
    pub(crate) now: Millis,
    /// The task that the worker has.
    pub(crate) task: Option<Numbered>,
}

impl Desk {
    /// A desk with a game of these players.
    pub(crate) fn new(game: Game, seats: &[Seat]) -> Self {
        Self::with(GameSetup::new("1-a".into(), game, seats.to_vec()))
    }

    pub(crate) fn with(setup: GameSetup) -> Self {
        let session = Session::new("0-a".into(), game("chess"), 0);
        let mut desk = Self { session, now: 0, task: None };
        desk.act(Act::Open(Box::new(setup)));
        desk
    }

    /// Does something, as a page would, and returns what came of it.
    pub(crate) fn act(&mut self, act: Act) -> Vec<Event> {
        let events = self.session.act(act, self.now);
        for event in &events {
            match event {
                Event::Ask(task) => {
                    assert!(self.task.is_none(), "the worker has a task already");
                    self.task = Some((**task).clone());
                }
                Event::CancelTask | Event::DiscardTask => {
                    assert!(self.task.take().is_some(), "the worker has no task");
                }
                _ => {}
            }
        }
        events
    }

    pub(crate) fn cell(&self, name: &str) -> Cell {
        self.session.context().rules.board().cell(name).expect(name)
    }

    /// Clicks cells, and returns what came of the last click.
    pub(crate) fn click(&mut self, cells: &str) -> Vec<Event> {
        let mut events = vec![];
        for cell in cells.split_whitespace() {
            events = self.act(Act::PickCell(self.cell(cell)));
        }
        events
    }

    /// Plays typed moves.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let events = self.act(Act::Type(text.into()));
            assert!(played(&events).is_some(), "{text}: {events:?}");
        }
    }

    /// The worker finds a move.
    pub(crate) fn answer(&mut self, text: &str, score: i32) -> Vec<Event> {
        let number = self.task.take().expect("the worker has a task").number;
        let score = Some(score);
        let what = What::Move { played: text.into(), score, positions: 1, begun: 0, ended: 1 };
        self.act(Act::Answered(Found { number, what }))
    }

    /// The worker does its task.
    pub(crate) fn think(&mut self) -> Vec<Event> {
        let Numbered { number, task } = self.task.take().expect("the worker has a task");
        let what = think(&task, &Stop::new(), &|| 0).expect("an answer");
        self.act(Act::Answered(Found { number, what }))
    }

    /// The current line up to what is shown, as UCI.
    pub(crate) fn line(&self) -> String {
        let mut position = self.session.game().start().clone();
        let mut texts = vec![];
        for played in self.session.game().position().played() {
            texts.push(write_move(&position, played));
            position.play_unchecked(played);
        }
        texts.join(" ")
    }

    /// The game as it would be stored and read again.
    pub(crate) fn stored(&self) -> SavedGame {
        let saved = self.session.saved("A game", self.now);
        let text = serde_json::to_string(&saved).expect("it can be written");
        serde_json::from_str(&text).expect(&text)
    }
}

/// The sound of the move that was played, if one was.
pub(crate) fn played(events: &[Event]) -> Option<Sound> {
    events.iter().find_map(|event| match event {
        Event::Played(played) => Some(played.sound),
        _ => None,
    })
}

/// The notices of an act.
pub(crate) fn notices(events: &[Event]) -> Vec<Notice> {
    let notice = |event: &Event| match event {
        Event::Notice(notice) => Some(notice.clone()),
        _ => None,
    };
    events.iter().filter_map(notice).collect()
}

/// Whether there is an event of a kind.
pub(crate) fn has(events: &[Event], kind: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(kind)
}
