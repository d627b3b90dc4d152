//! The table: the game, the players, and their actions.
//!
//! All changes of a game go through this module. The views call it and display its signals.

use std::sync::Arc;

use chesswright_draw::{Picture, THEMES, Theme, View};
use chesswright_game::{Branch, Captured, Cause, Game, Millis, NodeId, PlayError, Values, captured};
use chesswright_notation::{San, SanError};
use chesswright_puzzle::solve::Hint;
use chesswright_rules::board::Cell;
use chesswright_rules::{Move, Piece, Position, Rules, Side};
use chesswright_speech::announce;
use chesswright_table::computer::Assessment;
use chesswright_table::level::{self, LevelSession, Record};
use chesswright_table::saved::Sitting;
use chesswright_table::settings::Settings;
use chesswright_table::{Seat, Turn};
use chesswright_touch::{Next, Origin, Picking, Premove, picking};
use leptos::prelude::*;

use crate::computer;
use crate::settings::InBrowser;
use crate::sound::{self, Sound};
use crate::storage::{self, Trouble};
use crate::view::three_d::Models;
use crate::words::{self, t, tell};
use crate::{browser, records};

/// Clocks warn below this time in milliseconds.
pub(crate) const LOW: Millis = 20_000;

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
}

/// What a level shows to help the player, and the last hint.
#[derive(Clone, Debug, Default)]
pub(crate) struct LevelAids {
    /// Where own pieces could be captured.
    pub(crate) danger: bool,
    /// The enemies' replies to the move that the player considers.
    pub(crate) replies: bool,
    /// The last hint.
    pub(crate) hinted: Option<Hinted>,
}

/// A hint that was given.
#[derive(Clone, Debug)]
pub(crate) struct Hinted {
    /// The game, and the node in its tree of moves.
    pub(crate) at: (String, NodeId),
    pub(crate) hint: Hint,
    /// How many of its steps have been shown.
    pub(crate) step: u8,
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

/// What depends only on the rules of the game.
#[derive(Clone)]
pub(crate) struct GameContext {
    pub(crate) rules: Rules,
    pub(crate) san: Arc<San>,
    pub(crate) values: Arc<Values>,
}

impl GameContext {
    fn new(rules: &Rules) -> Self {
        Self { rules: rules.clone(), san: Arc::new(San::new(rules)), values: Arc::new(Values::new(rules)) }
    }
}

/// The table.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(crate) game: RwSignal<Game>,
    pub(crate) context: RwSignal<GameContext>,
    /// The level, if the game is one.
    pub(crate) level: RwSignal<Option<Arc<LevelSession>>>,
    pub(crate) aids: RwSignal<LevelAids>,
    /// The key under which the game is stored.
    pub(crate) id: RwSignal<String>,
    pub(crate) seats: RwSignal<Vec<Seat>>,
    /// The side at the lower edge.
    pub(crate) below: RwSignal<Side>,
    pub(crate) picking: RwSignal<Picking>,
    /// The premove: the move to play after the computer's move.
    pub(crate) premove: RwSignal<Option<Premove>>,
    /// The cell of the keyboard cursor.
    pub(crate) cursor: RwSignal<Option<Cell>>,
    /// The text for screen readers.
    pub(crate) said: RwSignal<String>,
    /// The notice, shown until something else happens.
    pub(crate) notice: RwSignal<Option<String>>,
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    pub(crate) settings: RwSignal<Settings>,
    /// The user's models of pieces.
    pub(crate) models: RwSignal<Option<Models>>,
    pub(crate) now: RwSignal<Millis>,
    /// Whether a game between two computers is paused.
    pub(crate) paused: RwSignal<bool>,
    /// Whether the computer is thinking.
    pub(crate) thinking: RwSignal<bool>,
    /// The computer's evaluation at its last move, whichever game that was.
    pub(crate) assessment: RwSignal<Option<Assessment>>,
    /// The drawing of the empty board.
    pub(crate) picture: Memo<Shared<Picture>>,
    /// Whether the user wants to see legal moves.
    pub(crate) shows_targets: Memo<bool>,
    /// The pieces captured before the position.
    pub(crate) captured: Memo<Vec<Captured>>,
}

impl Table {
    /// A table with a game on it.
    pub(crate) fn new(game: Game) -> Self {
        let settings = RwSignal::new(Settings::load());
        let (context, below) = (RwSignal::new(GameContext::new(game.rules())), RwSignal::new(Side(0)));
        let seats = RwSignal::new(vec![Seat::Person; game.rules().sides()]);
        let game = RwSignal::new(game);
        // Most settings do not affect the drawing.
        let look = Memo::new(move |_| {
            settings.with(|settings| (settings.theme().name, settings.page(), settings.coordinates))
        });
        let picture = Memo::new(move |_| {
            let (theme, page, coordinates) = look.get();
            let theme = Theme::named(theme).unwrap_or(&THEMES[0]);
            let view = View { theme, page, coordinates, below: below.get(), ..View::default() };
            context.with(|context| Shared::new(Picture::new(&context.rules, view)))
        });
        Self {
            game,
            seats,
            captured: Memo::new(move |_| game.with(|game| captured(game.position()))),
            context,
            level: RwSignal::default(),
            aids: RwSignal::new(LevelAids { replies: true, ..LevelAids::default() }),
            id: RwSignal::new(storage::new_id()),
            below,
            picking: RwSignal::default(),
            premove: RwSignal::default(),
            cursor: RwSignal::default(),
            said: RwSignal::default(),
            notice: RwSignal::default(),
            dialog: RwSignal::default(),
            shows_targets: Memo::new(move |_| settings.with(|settings| settings.targets)),
            settings,
            models: RwSignal::default(),
            now: RwSignal::new(browser::now()),
            paused: RwSignal::new(false),
            thinking: RwSignal::new(false),
            assessment: RwSignal::default(),
            picture,
        }
    }

    /// Puts a level on the table.
    pub(crate) fn sit_down_to(self, session: Arc<LevelSession>) {
        let (game, seats, below) = (session.begin(), session.seats(), level::below(&session));
        self.go_on_with(session, game, seats, below, storage::new_id());
    }

    /// Puts a level that was started before on the table.
    pub(crate) fn go_on_with(
        self,
        session: Arc<LevelSession>,
        game: Game,
        seats: Vec<Seat>,
        below: Side,
        id: String,
    ) {
        let title = words::level_title(&session);
        self.clear(game, seats, Some(below), id, Some(session));
        self.say(title);
        computer::consider(self);
    }

    /// Puts another game on the table. The previous game stays stored, unless it has no moves.
    pub(crate) fn sit_down(self, game: Game, seats: Vec<Seat>, below: Option<Side>, id: String) {
        self.clear(game, seats, below, id, None);
        self.say(tell("announce-new-game", [("game", words::title(&self.rules()).into())]));
        computer::consider(self);
    }

    fn clear(
        self,
        game: Game,
        seats: Vec<Seat>,
        below: Option<Side>,
        id: String,
        level: Option<Arc<LevelSession>>,
    ) {
        computer::stop(self);
        let untouched = |game: &Game| {
            game.tree().is_empty()
                && game.ending().is_none()
                && game.start().setup() == game.rules().start().setup()
        };
        if self.game.with_untracked(untouched) && self.id.with_untracked(|old| *old != id) {
            self.id.with_untracked(|old| storage::remove(old));
        }
        let person = seats.iter().position(|seat| *seat == Seat::Person).unwrap_or(0);
        batch(move || {
            self.context.set(GameContext::new(game.rules()));
            self.level.set(level);
            self.below.set(below.unwrap_or(Side(person as u8)));
            self.seats.set(seats);
            self.id.set(id);
            self.let_go();
            self.cursor.set(None);
            self.notice.set(None);
            self.paused.set(false);
            self.dialog.set(None);
            self.game.set(game);
        });
    }

    pub(crate) fn rules(self) -> Rules {
        self.context.with_untracked(|context| context.rules.clone())
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
        sound::play(sound, self.settings.with_untracked(|settings| settings.volume));
    }

    /// Reads the turn without tracking its changes.
    pub(crate) fn turn<T>(self, ask: impl FnOnce(Turn<'_>) -> T) -> T {
        self.game.with_untracked(|game| self.seats.with_untracked(|seats| ask(Turn::new(game, seats))))
    }

    /// Whether a person at the screen may move.
    pub(crate) fn person_to_move(self) -> bool {
        self.turn(|turn| turn.is_a_persons())
    }

    /// The side of a person who waits for the computer, and may make a premove.
    pub(crate) fn waiting(self) -> Option<Side> {
        self.turn(|turn| turn.waiting()).filter(|_| self.thinking.get_untracked())
    }

    /// Deselects the selected piece and removes the premove.
    pub(crate) fn let_go(self) {
        self.picking.set(Picking::default());
        self.premove.set(None);
    }

    /// Plays a move of any player.
    pub(crate) fn play(self, played: &Move) {
        let now = browser::now();
        let before = self.game.with_untracked(|game| game.position().clone());
        // A piece that the user has selected during the computer's turn stays selected.
        if self.person_to_move() {
            self.picking.set(Picking::default());
        }
        let done = self.game.try_update(|game| {
            game.start_clock(now);
            game.play(played, Branch::Variation, now)
        });
        match done {
            Some(Ok(_)) => self.moved(&before, played),
            Some(Err(PlayError::TimeUp)) => self.judge_time(),
            Some(Err(PlayError::Over)) => self.notify(t("notice-over")),
            Some(Err(PlayError::Illegal)) | None => self.hear(Sound::Refused),
        }
    }

    fn moved(self, before: &Position, played: &Move) {
        let (ending, check) = self.game.with_untracked(|game| (game.ending(), game.position().is_check()));
        let mut said = announce::played(before, played, check && ending.is_none());
        let captures = !before.captures(played).is_empty();
        if let Some(ending) = &ending {
            said = format!("{said} {}", announce::ending(&self.rules(), ending));
        }
        self.hear(match (&ending, check, captures) {
            (Some(_), ..) => Sound::End,
            (None, true, _) => Sound::Check,
            (None, false, true) => Sound::Capture,
            _ => Sound::Move,
        });
        self.notice.set(None);
        self.say(said);
        self.save();
        self.reward();
        // A hint that is still being computed would come too late.
        computer::stop(self);
        computer::consider(self);
        self.play_premove();
    }

    /// Stores the result of a level that has been won.
    fn reward(self) {
        let Some(session) = self.level.get_untracked() else { return };
        let moves =
            self.game.with_untracked(|game| session.is_won(game.position()).then(|| session.moves(game)));
        let Some(moves) = moves else { return };
        let stars = session.stars(moves);
        if !records::remember(session.source, Record { stars, moves }) {
            self.notify(t("trouble-no-storage"));
        }
    }

    /// Plays the premove, if it is the person's turn and the move is legal now.
    fn play_premove(self) {
        if !self.person_to_move() {
            return;
        }
        let held = self.picking.with_untracked(|picking| picking.origin.and_then(Origin::cell));
        let own = |cell: Cell| {
            self.game.with_untracked(|game| {
                let position = game.position();
                position.piece(cell).is_some_and(|piece| piece.side == position.turn())
            })
        };
        if held.is_some_and(|cell| !own(cell)) {
            self.picking.set(Picking::default());
        }
        let Some(premove) = self.premove.get_untracked() else { return };
        self.premove.set(None);
        let context = self.context.get_untracked();
        let worth = |played: &Move| played.promotion().map_or(0, |kind| context.values.of(kind));
        let played = self.game.with_untracked(|game| premove.played(game.position(), worth));
        match played {
            Some(played) => self.play(&played),
            None => self.notify(t("notice-premove-gone")),
        }
    }

    /// A user who waits clicks a cell: selects a piece, or makes a premove. Returns whether a piece is selected now.
    fn point_ahead(self, side: Side, cell: Cell) -> bool {
        let picking = self.picking.get_untracked();
        self.premove.set(None);
        if let Some(origin) = picking.origin.filter(|&origin| origin != Origin::Cell(cell)) {
            self.put_ahead(origin, cell);
            return false;
        }
        let own = self
            .game
            .with_untracked(|game| game.position().piece(cell).is_some_and(|piece| piece.side == side));
        if own {
            self.pick(Origin::Cell(cell));
        } else {
            self.picking.set(Picking::default());
        }
        own
    }

    /// Makes a premove.
    fn put_ahead(self, origin: Origin, aim: Cell) {
        self.picking.set(Picking::default());
        self.premove.set(Some(Premove { origin, aim }));
        self.say(tell("announce-premove", [("to", self.rules().cell_name(aim).to_owned().into())]));
    }

    /// Stores the game in the browser, and says so when that fails.
    pub(crate) fn save(self) {
        let (seats, level) = (self.seats.get_untracked(), self.level.get_untracked());
        let title =
            level.as_ref().map_or_else(|| words::title(&self.rules()), |level| words::level_title(level));
        let below = self.below.get_untracked().0;
        let saved = self.id.with_untracked(|id| {
            let sitting = Sitting { id, title: &title, seats: &seats, below, level: level.as_deref() };
            self.game.with_untracked(|game| storage::save(game, sitting))
        });
        match saved {
            Ok(()) => {}
            Err(Trouble::Forbidden) => self.notify(t("trouble-no-storage")),
            Err(Trouble::Full) => self.notify(t("trouble-storage-full")),
        }
    }

    /// The user clicks a cell: selects a piece, moves it, or answers a question. Returns whether a piece is selected
    /// now.
    pub(crate) fn point(self, cell: Cell) -> bool {
        let picking = self.picking.get_untracked();
        if picking.asks_for_wall() {
            match picking
                .choices
                .into_iter()
                .find(|choice| choice.answer == picking::Answer::Wall(Some(cell)))
            {
                Some(choice) => self.proceed(choice.moves, Some(cell)),
                None => self.picking.set(Picking::default()),
            }
            return false;
        }
        if let Some(side) = self.waiting() {
            return self.point_ahead(side, cell);
        }
        if !self.person_to_move() {
            if self.game.with_untracked(|game| game.ending().is_some()) {
                self.notify(t("notice-over"));
            }
            return false;
        }
        if let Some(origin) = picking.origin
            && origin != Origin::Cell(cell)
            && self.put(origin, cell)
        {
            return false;
        }
        let own = self.game.with_untracked(|game| {
            let position = game.position();
            position.piece(cell).is_some_and(|piece| piece.side == position.turn())
        });
        if own {
            self.pick(Origin::Cell(cell));
        } else {
            if let Some(origin) = picking.origin {
                self.explain(origin, cell);
            }
            self.picking.set(Picking::default());
        }
        own
    }

    /// Selects a piece.
    pub(crate) fn pick(self, origin: Origin) {
        self.notice.set(None);
        self.picking.set(Picking { origin: Some(origin), ..Picking::default() });
    }

    /// Moves the selected piece to a cell. Returns whether a legal move starts like that.
    pub(crate) fn put(self, origin: Origin, cell: Cell) -> bool {
        let candidates = self.game.with_untracked(|game| {
            let moves = picking::from(&game.legal_moves(), origin);
            picking::aimed(game.position(), &moves, cell)
        });
        let some = !candidates.is_empty();
        if some {
            self.proceed(candidates, Some(cell));
        }
        some
    }

    /// Plays the only candidate, or asks the user to choose.
    pub(crate) fn proceed(self, candidates: Vec<Move>, aim: Option<Cell>) {
        match picking::next(candidates) {
            Next::Nothing => self.picking.set(Picking::default()),
            Next::Play(played) => self.play(&played),
            Next::Ask(choices) => {
                self.picking.update(|picking| {
                    picking.choices = choices;
                    picking.aim = aim;
                });
                if self.picking.with_untracked(Picking::asks_for_wall) {
                    self.notify(t("ask-wall"));
                }
            }
        }
    }

    /// Does the same, and explains why if there is no such move.
    pub(crate) fn put_or_explain(self, origin: Origin, cell: Cell) {
        if self.waiting().is_some() {
            self.put_ahead(origin, cell);
        } else if !self.put(origin, cell) {
            self.explain(origin, cell);
        }
    }

    /// Explains why the selected piece cannot move there.
    pub(crate) fn explain(self, origin: Origin, cell: Cell) {
        let context = self.context.get_untracked();
        let why = self.game.with_untracked(|game| {
            let (position, to) = (game.position(), context.rules.cell_name(cell));
            let sign = |piece| chesswright_notation::position::sign(&context.rules, piece).to_uppercase();
            let texts = match origin {
                // With its letter, a piece is identified for certain. Pawns may have none.
                Origin::Cell(from) => {
                    let way = format!("{}{to}", context.rules.cell_name(from));
                    let piece = position.piece(from).map(sign).unwrap_or_default();
                    vec![format!("{piece}{way}"), way]
                }
                Origin::Hand(kind) => vec![format!("{}@{to}", sign(Piece { side: position.turn(), kind }))],
            };
            let mut errors = texts.iter().filter_map(|text| context.san.read(position, text).err());
            let first = errors.next()?;
            Some(if matches!(first, SanError::Illegal { .. }) {
                first
            } else {
                errors.next().unwrap_or(first)
            })
        });
        self.hear(Sound::Refused);
        if let Some(error) = why {
            self.notify(announce::refused(&error));
        }
    }

    /// Plays a typed move, or explains why it is not legal.
    pub(crate) fn play_typed(self, text: &str) -> bool {
        if !self.person_to_move() {
            self.notify(t(if self.game.with_untracked(|game| game.ending().is_some()) {
                "notice-over"
            } else {
                "notice-wait"
            }));
            return false;
        }
        let context = self.context.get_untracked();
        let read = self
            .game
            .with_untracked(|game| chesswright_game::read_typed(&context.san, game.position(), text));
        match read {
            Ok(played) => {
                self.play(&played);
                true
            }
            Err(why) => {
                self.notify(why);
                false
            }
        }
    }

    /// Passes, if that is legal.
    pub(crate) fn pass(self) {
        if let Some(pass) =
            self.game.with_untracked(|game| game.legal_moves().into_iter().find(Move::is_pass))
        {
            self.play(&pass);
        }
    }

    /// Takes back one move. Against the computer, goes back to the user's turn.
    pub(crate) fn undo(self) {
        self.walk(Game::undo);
    }

    /// Goes one move forward again.
    pub(crate) fn redo(self) {
        self.walk(Game::redo);
    }

    fn walk(self, step: fn(&mut Game, Millis) -> bool) {
        computer::stop(self);
        let seats = self.seats.get_untracked();
        self.paused.set(!seats.contains(&Seat::Person));
        self.changed(|game| chesswright_table::walk(game, &seats, step, browser::now()));
    }

    /// Goes to a node in the tree of moves.
    pub(crate) fn go(self, id: NodeId) {
        computer::stop(self);
        self.paused.set(!self.seats.with_untracked(|seats| seats.contains(&Seat::Person)));
        self.changed(|game| game.go_to(id, browser::now()));
    }

    /// Goes to the start or the end of the current line.
    pub(crate) fn go_to_end(self, end: bool) {
        let id = self.game.with_untracked(|game| game.line().last().copied().filter(|_| end));
        self.go(id.unwrap_or(NodeId::ROOT));
    }

    /// Restarts a level at the player's first move.
    pub(crate) fn again(self) {
        self.go(NodeId::ROOT);
        if !self.person_to_move() {
            self.redo();
        }
    }

    /// Changes the game without a move, and stores it.
    pub(crate) fn changed(self, change: impl FnOnce(&mut Game) -> bool) {
        self.let_go();
        self.notice.set(None);
        if self.game.try_update(change) == Some(true) {
            self.say(self.game.with_untracked(announce::standing));
            self.save();
        }
        computer::consider(self);
    }

    /// Switches between the flat board and the 3D table, and remembers the choice.
    pub(crate) fn toggle_three_d(self) {
        self.settings.update(|settings| settings.three_d = !settings.three_d);
        self.settings.with_untracked(Settings::save);
    }

    /// Flips the board.
    pub(crate) fn flip(self) {
        let sides = self.rules().sides() as u8;
        self.below.update(|below| *below = Side((below.0 + 1) % sides));
        self.picking.set(Picking::default());
    }

    /// The side that resigns or offers a draw: the side to move, or that of the first person.
    pub(crate) fn speaker(self) -> Side {
        self.turn(|turn| turn.speaker())
    }

    /// A person resigns.
    pub(crate) fn resign(self) {
        let side = self.speaker();
        self.end(|game, now| game.resign(side, now));
    }

    /// The players agree on a draw.
    pub(crate) fn draw(self) {
        let sides = self.rules().sides() as u8;
        self.end(|game, now| (0..sides).any(|side| game.offer_draw(Side(side), now)));
    }

    /// Claims a draw or another result that may be claimed.
    pub(crate) fn claim(self) {
        self.end(Game::claim);
    }

    /// Ends the game by a player's action.
    fn end(self, end: impl FnOnce(&mut Game, Millis) -> bool) {
        computer::stop(self);
        self.dialog.set(None);
        self.picking.set(Picking::default());
        if self.game.try_update(|game| end(game, browser::now())) == Some(true) {
            self.hear(Sound::End);
            if let Some(ending) = self.game.with_untracked(Game::ending) {
                self.say(announce::ending(&self.rules(), &ending));
            }
            self.save();
        }
    }

    /// Ends the game if the side to move has run out of time.
    pub(crate) fn judge_time(self) {
        let (before, now) = (self.now.get_untracked(), browser::now());
        self.now.set(now);
        let left = |at| {
            self.game.with_untracked(|game| Some(game.clock()?.reading(game.position().turn(), at).left))
        };
        if self.person_to_move() && left(before) >= Some(LOW) && left(now) < Some(LOW) {
            self.hear(Sound::LowTime);
        }
        let fallen = self.game.with_untracked(|game| {
            game.clock().is_some_and(|clock| clock.is_running() && clock.flag(now).is_some())
        });
        if fallen {
            self.end(|game, now| game.judge_time(now, &Position::can_win));
        }
    }

    /// Whether the side lost on time, for views that show clocks.
    pub(crate) fn flagged(self, side: Side) -> bool {
        self.game.with(|game| {
            matches!(game.ending().map(|ending| ending.cause),
                Some(Cause::Time(fallen) | Cause::TimeWithoutMaterial(fallen)) if fallen == side)
        })
    }
}
