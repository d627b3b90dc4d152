//! The table: a session as signals, beside what only this page knows of it, such as open windows and notices.
//!
//! Whatever people do at the table is an [`Act`]. The session decides what comes of it, `perform` does that in the
//! browser, and the views display the signals.

use std::sync::Arc;

use chesswright_draw::{Picture, THEMES, Theme, View};
use chesswright_game::{Captured, Ending, Game, Millis};
use chesswright_rules::board::Cell;
use chesswright_rules::{Rules, Side};
use chesswright_table::Seat;
use chesswright_table::level::{LevelSession, solids};
use chesswright_table::reading::Several;
use chesswright_table::session::{
    Act, Event, GameContext, GameSetup, LevelAids, Part, Seen, Session, Sound, Target,
};
use chesswright_table::settings::Settings;
use chesswright_touch::boards::BoardId;
use chesswright_touch::{Origin, Picking, Premove};
use leptos::html::Input;
use leptos::prelude::*;

use crate::computer::Link;
use crate::faces::{self, Tradition};
use crate::pair::TwoBoards;
use crate::perform::perform;
use crate::renderer::{Models, Renderer};
use crate::settings::InBrowser;
use crate::state::{Shown, State};
use crate::storage::{self, Trouble};
use crate::studio::Studio;
use crate::tour::Step;
use crate::words::{self, t};
use crate::{browser, online, opening, pair, sound};

/// The windows over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    NewGame,
    Open,
    Share,
    Settings,
    Keys,
    Draw,
    Resign,
    Levels,
    Details,
    /// To invite a friend to a game.
    Friend,
    /// The people on the server, and the own account there.
    Lobby,
    /// Tournaments on the server.
    Tournaments,
    /// Clubs on the server.
    Clubs,
}

/// A value that is shared, and compared by its address.
#[derive(Debug)]
pub(crate) struct Shared<T>(Arc<T>);

impl<T> Shared<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(Arc::new(value))
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> std::ops::Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// The table.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    /// The id of the board's element.
    pub(crate) board: BoardId,
    /// The session. What follows are its parts.
    pub(crate) state: State,
    pub(crate) game: Shown<Game>,
    pub(crate) context: Shown<GameContext>,
    pub(crate) picking: Shown<Picking>,
    /// The level, if the game is one.
    pub(crate) level: Signal<Option<Arc<LevelSession>>>,
    pub(crate) aids: Memo<LevelAids>,
    /// The key under which the game is stored.
    pub(crate) id: Memo<String>,
    pub(crate) seats: Memo<Vec<Seat>>,
    /// The side at the lower edge.
    pub(crate) below: Memo<Side>,
    /// The premove: the move to play after the computer's move.
    pub(crate) premove: Memo<Option<Premove>>,
    pub(crate) now: Memo<Millis>,
    /// Whether a game between two computers is paused.
    pub(crate) paused: Memo<bool>,
    /// Whether the computer is thinking.
    pub(crate) thinking: Memo<bool>,
    /// Whether something of the game is hidden from whoever looks.
    pub(crate) hidden: Memo<bool>,
    /// The side whose player is to take the device.
    pub(crate) curtain: Memo<Option<Side>>,
    /// The pieces captured before the position.
    pub(crate) captured: Memo<Vec<Captured>>,
    /// The arrows on the board. One from a cell to itself is a circle.
    pub(crate) drawn: RwSignal<Vec<(Cell, Cell)>>,
    /// The cell of the keyboard cursor.
    pub(crate) cursor: RwSignal<Option<Cell>>,
    /// The text for screen readers.
    pub(crate) said: RwSignal<String>,
    /// The notice, shown until something else happens.
    pub(crate) notice: RwSignal<Option<String>>,
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    /// What was found in a text, if one of it is to be chosen in the window for opening games.
    pub(crate) several: RwSignal<Option<Arc<Several>>>,
    /// The end of the line that is shown, also while somebody looks at its earlier moves. In a level it is only where it
    /// happened, because before that the level can still be solved.
    pub(crate) result: Memo<Option<Ending>>,
    /// Whether the menu is open.
    pub(crate) menu: RwSignal<bool>,
    /// The step of the tour for a first visit.
    pub(crate) tour: RwSignal<Option<Step>>,
    /// Whether the game is the one with which the page starts.
    pub(crate) home: RwSignal<bool>,
    /// Whether the board is used by keys: they move its cursor then. After a click they walk through the moves.
    pub(crate) by_keys: RwSignal<bool>,
    /// The number of parts of the program that are being fetched.
    pub(crate) loading: RwSignal<usize>,
    pub(crate) settings: RwSignal<Settings>,
    /// Whether the user wants to see legal moves.
    pub(crate) shows_targets: Memo<bool>,
    /// What the games from Asia need, once it is fetched.
    pub(crate) tradition: RwSignal<Option<Tradition>>,
    /// The drawing of the empty board.
    pub(crate) picture: Memo<Shared<Picture>>,
    /// The field for typed moves.
    pub(crate) typed: NodeRef<Input>,
    /// The user's models of pieces.
    pub(crate) models: RwSignal<Option<Models>>,
    /// The program that draws the 3D table.
    pub(crate) renderer: Renderer,
    /// The connection to the worker.
    pub(crate) link: Link,
    /// The workshop, in which people make games.
    pub(crate) studio: Studio,
    /// What is known of people elsewhere.
    pub(crate) online: online::Online,
    /// Whether the game on the table is a match on two boards.
    pub(crate) pair: TwoBoards,
}

impl Table {
    /// A table with the game on it with which the page starts.
    pub(crate) fn new(board: BoardId) -> Self {
        Self::with(board, RwSignal::new(Settings::load()), RwSignal::new(None))
    }

    /// Another table for a board beside this one, with the same windows, notices and settings.
    pub(crate) fn beside(self, board: BoardId) -> Self {
        Self {
            said: self.said,
            notice: self.notice,
            dialog: self.dialog,
            several: self.several,
            menu: self.menu,
            tour: self.tour,
            home: self.home,
            loading: self.loading,
            models: self.models,
            studio: self.studio,
            online: self.online,
            pair: self.pair,
            ..Self::with(board, self.settings, self.tradition)
        }
    }

    fn with(board: BoardId, settings: RwSignal<Settings>, tradition: RwSignal<Option<Tradition>>) -> Self {
        let level = settings.with_untracked(|settings| settings.level);
        let mut session = Session::begin(opening::landing(level, 0), browser::now());
        let [high, low] = [(); 2].map(|()| u64::from(browser::random(u32::MAX)));
        session.act(Act::Seed(high << 32 | low), browser::now());
        let state = State::new(session);
        let (game, context) =
            (state.part(Part::Game, Session::game), state.part(Part::Context, Session::context));
        let below = state.memo(Part::Below, Session::below);
        let level = Signal::derive(move || state.with(&[Part::Level], |session| session.level().cloned()));
        Self {
            board,
            state,
            game,
            context,
            picking: state.part(Part::Picking, Session::picking),
            level,
            aids: state.memo(Part::Aids, Session::aids),
            id: state.memo(Part::Id, |session| session.id().to_owned()),
            seats: state.memo(Part::Seats, |session| session.seats().to_vec()),
            below,
            premove: state.memo(Part::Premove, Session::premove),
            now: state.memo(Part::Now, Session::now),
            paused: state.memo(Part::Paused, Session::is_paused),
            thinking: state.memo(Part::Asked, |session| session.asked().is_some()),
            hidden: state.memo(Part::Game, Session::is_hidden),
            curtain: state.memo(Part::Game, Session::curtain),
            captured: Memo::new(move |_| game.with(Game::captured)),
            drawn: RwSignal::default(),
            cursor: RwSignal::default(),
            said: RwSignal::default(),
            notice: RwSignal::default(),
            dialog: RwSignal::default(),
            several: RwSignal::default(),
            result: Memo::new(move |_| {
                let level = state.with(&[Part::Level], |session| session.level().is_some());
                game.with(if level { Game::ending } else { Game::end_of_line })
            }),
            menu: RwSignal::default(),
            tour: RwSignal::default(),
            home: RwSignal::new(true),
            by_keys: RwSignal::default(),
            loading: RwSignal::default(),
            settings,
            shows_targets: Memo::new(move |_| settings.with(|settings| settings.targets)),
            tradition,
            picture: picture(board, context, level, below, settings, tradition),
            typed: NodeRef::new(),
            models: RwSignal::default(),
            renderer: Renderer::new(board),
            link: Link::new(),
            studio: Studio::new(),
            online: online::Online::new(),
            pair: TwoBoards::new(),
        }
    }

    /// Does something at the table, and all that comes of it. Returns what came of it.
    pub(crate) fn act(self, act: Act) -> Vec<Event> {
        let act = match pair::act(self, act) {
            Ok(events) => return events,
            Err(act) => act,
        };
        let events = self.state.act(act);
        for event in &events {
            perform(self, event);
        }
        events
    }

    /// Puts a game on the table.
    pub(crate) fn open(self, setup: GameSetup) {
        online::leave(self);
        self.home.set(false);
        self.act(Act::Open(Box::new(setup)));
    }

    /// Puts the game on the table with which the page starts.
    pub(crate) fn open_home(self, setup: GameSetup) {
        self.open(setup);
        self.home.set(true);
    }

    /// Whether the page shows what can be done here: nothing has been begun yet.
    pub(crate) fn is_landing(self) -> bool {
        self.home.get() && self.game.with(|game| game.tree().is_empty() && game.ending().is_none())
    }

    /// Puts a level on the table.
    pub(crate) fn open_level(self, level: Arc<LevelSession>) {
        self.open(GameSetup::level(storage::new_id(), level));
    }

    pub(crate) fn rules(self) -> Rules {
        self.context.with_untracked(|context| context.rules.clone())
    }

    /// The title of the game or level.
    pub(crate) fn title(self) -> String {
        match self.level.get() {
            Some(level) => words::level_title(&level),
            None => self.context.with(|context| words::title(&context.rules)),
        }
    }

    /// Sends a text to screen readers.
    pub(crate) fn say(self, text: String) {
        self.said.set(text);
    }

    /// Notifies the user: shows a text, and sends it to screen readers.
    pub(crate) fn notify(self, text: String) {
        self.said.set(text.clone());
        self.notice.set(Some(text));
    }

    pub(crate) fn hear(self, sound: Sound) {
        let (kit, volume) = self.settings.with_untracked(|settings| (settings.kit, settings.volume));
        sound::play(sound, kit, volume);
    }

    /// Moves the focus to the board.
    pub(crate) fn focus(self) {
        browser::focus(self.board);
    }

    /// Moves the focus to the field for typed moves.
    pub(crate) fn focus_typed(self) {
        if let Some(field) = self.typed.get_untracked() {
            // A field that cannot have the focus does not change it.
            let _ = field.focus();
        }
    }

    /// The side of a person who waits for the computer, and may make a premove.
    pub(crate) fn waiting(self) -> Option<Side> {
        self.state.with_untracked(Session::waiting)
    }

    /// The side that resigns or offers a draw: the side to move, or that of the first person.
    pub(crate) fn speaker(self) -> Side {
        self.state.with_untracked(|session| session.turn().speaker())
    }

    /// Stores the game in the browser, and reports a failure. Nothing is lost with the game of the landing before its
    /// first move.
    pub(crate) fn save(self) {
        // Games with people elsewhere are kept by their server.
        if untrack(|| self.is_landing() || self.online.is_on()) || pair::save(self) {
            return;
        }
        let title = untrack(|| self.title());
        let saved = self.state.with_untracked(|session| session.saved(&title, browser::now()));
        match storage::save(&saved) {
            Ok(()) => {}
            Err(Trouble::Forbidden) => self.notify(t("trouble-no-storage")),
            Err(Trouble::Full) => self.notify(t("trouble-storage-full")),
        }
    }

    /// The user clicks a cell. Returns whether the piece on it is selected now.
    pub(crate) fn pick_cell(self, cell: Cell) -> bool {
        let picked = |event: &Event| matches!(event, Event::Picked(origin) if *origin == Origin::Cell(cell));
        self.act(Act::PickCell(cell)).iter().any(picked)
    }

    /// The user moves a piece to a cell, as by dragging it there.
    pub(crate) fn put(self, origin: Origin, cell: Cell) {
        self.act(Act::Put(origin, cell));
    }

    /// Plays a typed move. Returns whether it could be read.
    pub(crate) fn play_typed(self, text: &str) -> bool {
        let events = self.act(Act::Type(text.to_owned()));
        let played = |event| {
            matches!(
                event,
                &Event::Played(_)
                    | &Event::Witnessed(_)
                    | &Event::Curtain
                    | &Event::Ended(_)
                    | &Event::Wish(_)
            )
        };
        events.iter().any(played)
    }

    /// Deselects the selected piece.
    pub(crate) fn deselect(self) {
        self.act(Act::Deselect);
    }

    /// Goes to another move.
    pub(crate) fn go_to(self, target: Target) {
        self.act(Act::GoTo(target));
    }

    /// Whether a side has lost on time.
    pub(crate) fn has_flagged(self, side: Side) -> bool {
        self.state.with(&[Part::Game], |session| session.has_flagged(side))
    }

    /// The marks on the board.
    pub(crate) fn marks(self, drawn: &[(Cell, Cell)], hovered: Option<Cell>) -> View {
        let seen =
            Seen { hovered, cursor: self.cursor.get(), shows_targets: self.shows_targets.get(), drawn };
        let parts = [Part::Game, Part::Picking, Part::Premove, Part::Level, Part::Aids];
        self.state.with(&parts, |session| session.marks(seen))
    }

    /// Whether the 3D table is shown. A match on two boards has flat ones.
    pub(crate) fn is_three_d(self) -> bool {
        self.settings.with(|settings| settings.three_d) && !self.pair.is_on()
    }

    /// Switches between the flat board and the 3D table, and remembers the choice.
    pub(crate) fn toggle_three_d(self) {
        if untrack(|| self.pair.is_on()) {
            return self.notify(t("match-flat"));
        }
        self.settings.update(|settings| settings.three_d = !settings.three_d);
        self.settings.with_untracked(Settings::save);
    }
}

/// The drawing of the empty board.
fn picture(
    board: BoardId,
    context: Shown<GameContext>,
    level: Signal<Option<Arc<LevelSession>>>,
    below: Memo<Side>,
    settings: RwSignal<Settings>,
    tradition: RwSignal<Option<Tradition>>,
) -> Memo<Shared<Picture>> {
    // Most settings do not affect the drawing.
    let look = Memo::new(move |_| {
        let faces = settings.with(|settings| faces::faces(settings, tradition.get()));
        settings.with(|settings| {
            (settings.theme().name, settings.page(), settings.coordinates, faces::edges(settings), faces)
        })
    });
    Memo::new(move |_| {
        let (theme, page, coordinates, edges, faces) = look.get();
        let theme = Theme::named(theme).unwrap_or(&THEMES[0]);
        let prefix = format!("{board}-");
        let below = below.get();
        let tradition = tradition.get();
        let solids =
            level.with(|level| level.as_ref().map(|level| solids(level.level()))).unwrap_or_default();
        context.with(|context| {
            let numbers =
                if coordinates { faces::numbers(edges.customary, tradition, &context.rules) } else { vec![] };
            // Two names for each cell would only confuse.
            let coordinates = coordinates && numbers.is_empty();
            let view = View {
                theme,
                page,
                coordinates,
                edges,
                faces,
                below,
                prefix,
                numbers,
                solids,
                ..View::default()
            };
            Shared::new(Picture::new(&context.rules, view))
        })
    })
}
