//! The workshop as signals: what people do is an act of `chesswright-studio`, and views display what comes of it.

use std::sync::Arc;

use chesswright_draw::{Page, Picture, THEMES, Theme, View};
use chesswright_rules::definition::Diagnostic;
use chesswright_rules::{Kind, Piece, Rules, Side};
use chesswright_studio::opens::{self, Begun, NotBegun, Opens};
use chesswright_studio::shelf::{Entry, Kind as Shape, merged};
use chesswright_studio::{Act, Done, Good, Kept, Pane, Studio, Task};
use leptos::prelude::*;

use crate::host::Host;
use crate::shelf;
use crate::view::later;
use crate::words::{self, t, tell};
use crate::{Look, browser};

/// What there was no room for is tried again after this time.
const AGAIN: std::time::Duration = std::time::Duration::from_secs(3);
/// What the ids of drawings of pieces begin with.
const PREFIX: &str = "studio-";

/// A value that is shared, and compared by a text that tells it apart.
#[derive(Debug)]
pub(crate) struct Shared<T>(Arc<T>, String);

impl<T> Shared<T> {
    pub(crate) fn new(value: T, told: String) -> Self {
        Self(Arc::new(value), told)
    }

    /// What tells it apart.
    pub(crate) fn told(&self) -> &str {
        &self.1
    }
}

impl<T: Clone> Shared<T> {
    /// The value.
    pub(crate) fn clone_inner(&self) -> T {
        T::clone(&self.0)
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), self.1.clone())
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        self.1 == other.1
    }
}

impl<T> std::ops::Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// What is being made.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Room {
    /// A game.
    Game,
    /// A level: its key and its versions.
    Level(String, Kept),
    /// A position of a game.
    Position {
        /// Its key.
        id: String,
        /// The name of a built-in game, or a document.
        game: String,
        /// The position as text; empty for the start position.
        fen: String,
    },
}

/// The workshop.
#[derive(Clone, Copy)]
pub(crate) struct Workshop {
    /// What is being made.
    pub(crate) room: RwSignal<Room>,
    studio: StoredValue<Studio>,
    changed: Trigger,
    host: StoredValue<Host, LocalStorage>,
    /// The key under which the document is kept.
    id: RwSignal<String>,
    /// How boards and texts are shown.
    pub(crate) look: RwSignal<Look>,
    /// What is shown beside the board.
    pub(crate) pane: Memo<Pane>,
    /// The text of the document.
    pub(crate) text: Memo<String>,
    /// The last version that can be played.
    pub(crate) good: Memo<Option<Shared<Good>>>,
    /// Whether the document as it is can be played.
    pub(crate) playable: Memo<bool>,
    pub(crate) findings: Memo<Vec<Diagnostic>>,
    /// The drawing of the empty board.
    pub(crate) picture: Memo<Option<Shared<Picture>>>,
    /// A notice, shown until something else happens.
    pub(crate) notice: RwSignal<Option<String>>,
    /// The documents of this browser.
    pub(crate) shelf: RwSignal<Vec<Entry>>,
    /// Documents that the browser has no room for. They stay here, and are stored as soon as there is room.
    unkept: RwSignal<Vec<Entry>>,
}

impl Workshop {
    /// The workshop with a game that begins as chess.
    pub(crate) fn new(host: Host, look: Look) -> Self {
        let studio = StoredValue::new(Studio::first());
        let changed = Trigger::new();
        let look = RwSignal::new(look);
        let read = move || {
            changed.track();
        };
        let good = Memo::new(move |_| {
            read();
            studio.with_value(|studio| studio.good().map(|good| Shared::new(good.clone(), good.text.clone())))
        });
        Self {
            room: RwSignal::new(Room::Game),
            studio,
            changed,
            host: StoredValue::new_local(host),
            id: RwSignal::new(shelf::new_id()),
            look,
            pane: Memo::new(move |_| {
                read();
                studio.with_value(Studio::pane)
            }),
            text: Memo::new(move |_| {
                read();
                studio.with_value(|studio| studio.document().text().to_owned())
            }),
            good,
            playable: Memo::new(move |_| {
                read();
                studio.with_value(Studio::is_playable)
            }),
            findings: Memo::new(move |_| {
                read();
                studio.with_value(|studio| studio.findings().to_vec())
            }),
            picture: Memo::new(move |_| {
                let look = look.get();
                // Missing cells are painted where the lattice has them.
                let view = View {
                    theme: theme(&look),
                    page: page(&look),
                    prefix: PREFIX.into(),
                    on_lattice: true,
                    ..View::default()
                };
                let good = good.get()?;
                let told = format!("{} {} {}", look.theme, look.dark, good.1);
                Some(Shared::new(Picture::new(&good.rules, view), told))
            }),
            notice: RwSignal::default(),
            shelf: RwSignal::default(),
            unkept: RwSignal::default(),
        }
    }

    /// Reads the state, and tracks its changes.
    pub(crate) fn with<T>(self, ask: impl FnOnce(&Studio) -> T) -> T {
        self.changed.track();
        self.studio.with_value(ask)
    }

    /// Reads the state without tracking its changes.
    pub(crate) fn with_untracked<T>(self, ask: impl FnOnce(&Studio) -> T) -> T {
        self.studio.with_value(ask)
    }

    /// A part of the state, compared.
    pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(self, read: fn(&Studio) -> T) -> Memo<T> {
        Memo::new(move |_| self.with(read))
    }

    /// The rules of the last version that can be played.
    pub(crate) fn rules(self) -> Option<Rules> {
        self.good.with(|good| good.as_ref().map(|good| good.rules.clone()))
    }

    /// Does what a person did, and all that comes of it. Returns whether it was done.
    pub(crate) fn act(self, act: Act) -> bool {
        self.notice.set(None);
        let tasks = self.studio.try_update_value(|studio| studio.update(act)).unwrap_or_default();
        self.changed.notify();
        let mut done = true;
        for task in tasks {
            match task {
                Task::Save(_) => self.keep(),
                Task::Play(text) => self.play(&text, "", ""),
                Task::Leave => self.host.with_value(Host::leave),
                Task::Refuse(why) => {
                    done = false;
                    self.notice.set(Some(words::refused(&why)));
                }
            }
        }
        done
    }

    /// Shows another pane. Its brush is its own.
    pub(crate) fn show(self, pane: Pane) {
        if self.pane.get_untracked() != pane {
            self.act(Act::Region(None));
            self.act(Act::Show(pane));
        }
    }

    /// Lets the page play a document.
    pub(crate) fn play(self, text: &str, position: &str, seats: &str) {
        self.host.with_value(|host| host.play(text, position, seats));
    }

    /// Goes back to the table.
    pub(crate) fn leave(self) {
        self.host.with_value(Host::leave);
    }

    /// The address of the page.
    pub(crate) fn address(self) -> String {
        self.host.with_value(Host::address)
    }

    pub(crate) fn host(self) -> Host {
        self.host.get_value()
    }

    /// Keeps the document.
    fn keep(self) {
        let (kept, title) = self.studio.with_value(|studio| (studio.kept(), studio.title()));
        self.keep_entry(shelf::entry(self.id.get_untracked(), Shape::Game, kept, title));
    }

    /// Keeps a document of any kind. What the browser has no room for stays in this tab.
    pub(crate) fn keep_entry(self, entry: Entry) {
        self.host.with_value(|host| host.set_last(&entry.id));
        // A shared document is stored before anything is shown, and before Leptos can run tasks.
        wasm_bindgen_futures::spawn_local(async move {
            self.store(entry).await;
        });
    }

    /// Stores a document, or notes that there is no room for it.
    async fn store(self, entry: Entry) {
        let host = self.host();
        let stored = shelf::keep(&host, &entry).await;
        let had = self.unkept.with_untracked(|unkept| !unkept.is_empty());
        let (id, when) = (entry.id.clone(), entry.when);
        let here = |one: &Entry| one.id == id && one.when <= when;
        if stored {
            if had {
                self.unkept.update(|unkept| unkept.retain(|one| !here(one)));
                if self.unkept.with_untracked(Vec::is_empty) {
                    self.notice.set(Some(t("studio-kept-again")));
                }
            }
            return;
        }
        self.unkept.update(|unkept| {
            // A later change of the same document may be here already.
            unkept.retain(|one| !here(one));
            if unkept.iter().all(|one| one.id != id) {
                unkept.push(entry);
            }
        });
        if !had {
            self.try_again_later();
        }
    }

    /// Tries from time to time to store what there was no room for.
    fn try_again_later(self) {
        set_timeout(
            move || {
                leptos::task::spawn_local(async move {
                    self.try_again().await;
                    if self.unkept.with_untracked(|unkept| !unkept.is_empty()) {
                        self.try_again_later();
                    }
                });
            },
            AGAIN,
        );
    }

    async fn try_again(self) {
        for entry in self.unkept.get_untracked() {
            self.store(entry).await;
        }
    }

    /// Whether there are documents that the browser has no room for.
    pub(crate) fn has_unkept(self) -> bool {
        self.unkept.with(|unkept| !unkept.is_empty())
    }

    /// Saves each of them as a file.
    pub(crate) fn save_unkept(self) {
        self.unkept.with_untracked(|unkept| {
            for entry in unkept {
                let (name, text) = entry.file();
                browser::download(&name, "text/plain", text);
            }
        });
    }

    /// The documents of this browser, with those that it has no room for.
    async fn entries(self) -> Vec<Entry> {
        let stored = shelf::all(&self.host()).await;
        self.unkept.with_untracked(|unkept| merged(stored, unkept))
    }

    /// Shows another document.
    fn put(self, studio: Studio, id: String) {
        let _ = self.studio.try_set_value(studio);
        self.room.set(Room::Game);
        self.host.with_value(|host| host.set_last(&id));
        self.id.set(id);
        self.notice.set(None);
        self.changed.notify();
    }

    /// Begins with a text, or with the document of the last visit.
    pub(crate) async fn arrive(self, text: &str) {
        // The browser asks before it closes a page with work that is nowhere else.
        browser::on_window("beforeunload", move |event: web_sys::Event| {
            if self.unkept.try_with_untracked(|unkept| !unkept.is_empty()) == Some(true) {
                event.prevent_default();
            }
        });
        let host = self.host();
        let entries = self.entries().await;
        self.shelf.set(entries.clone());
        if !text.is_empty() {
            return self.bring(text).await;
        }
        let last = host.last();
        let mine = entries.iter().find(|entry| entry.id == last);
        if let Some(entry) = mine.or(entries.first())
            && shelf::hold(&host, &entry.id).await
        {
            return self.put_entry(entry.clone(), entry.id.clone());
        }
        let id = self.id.get_untracked();
        shelf::hold(&host, &id).await;
    }

    /// Opens a link or any other text as a new document.
    pub(crate) async fn bring(self, text: &str) {
        let begun: Begun = match opens::recognise(text, &untitled()) {
            Ok(Opens::Game(begun)) => begun,
            Ok(Opens::Level(level)) => return self.begin_level(level, true).await,
            Ok(Opens::Position { game, fen }) => {
                return self.begin_position(game, fen, !opens::is_from_table(text)).await;
            }
            Ok(Opens::Foreign(kind, text)) => match later::imported(kind, &text).await {
                Ok(Some(text)) => Begun { text, hash: String::new() },
                Ok(None) => {
                    let why = tell("studio-open-failed", [("why", kind.word().into())]);
                    return self.notice.set(Some(why));
                }
                Err(later::Unfetched) => return self.notice.set(Some(t("trouble-not-loaded"))),
            },
            Err(why) => {
                return self.notice.set(Some(match why {
                    NotBegun::Empty => t("studio-open-empty"),
                    NotBegun::Share(error) => {
                        tell("studio-open-failed", [("why", words::say(&error.message()).into())])
                    }
                    NotBegun::TiledXml => t("trouble-tiled-xml"),
                    NotBegun::Played => t("studio-open-played"),
                }));
            }
        };
        let known = self
            .shelf
            .with_untracked(|shelf| shelf.iter().find(|entry| entry.kept.text == begun.text).cloned());
        match known {
            Some(entry) => self.open(entry).await,
            None => self.begin(chesswright_document::Document::new(begun.text)).await,
        }
        let hash = self.good.with_untracked(|good| good.as_ref().map(|good| good.definition.hash()));
        self.notice.set(Some(match hash {
            Some(hash) if !begun.hash.is_empty() && hash != begun.hash => t("studio-opened-changed"),
            Some(_) if !begun.hash.is_empty() => {
                tell("studio-opened-shared", [("game", self.studio.with_value(Studio::title).into())])
            }
            _ => t("studio-opened"),
        }));
    }

    /// Goes on with a document of this browser. If another tab holds it, this one goes on with a copy.
    pub(crate) async fn open(self, entry: Entry) {
        let host = self.host();
        let mine = entry.id == self.id.get_untracked();
        let free = mine || shelf::hold(&host, &entry.id).await;
        let id = if free { entry.id.clone() } else { shelf::new_id() };
        let copy = shelf::entry(id.clone(), entry.kind(), entry.kept.clone(), entry.title.clone());
        self.put_entry(entry, id.clone());
        if !free {
            shelf::hold(&host, &id).await;
            self.keep_entry(copy);
            self.notice.set(Some(t("studio-other-tab")));
        }
    }

    /// Shows a document or a level of the shelf.
    fn put_entry(self, entry: Entry, id: String) {
        let room = match entry.kind() {
            Shape::Game => return self.put(Studio::restore(entry.kept), id),
            Shape::Level => Room::Level(id.clone(), entry.kept),
            Shape::Position => match opens::recognise(&entry.kept.text, &untitled()) {
                Ok(Opens::Position { game, fen }) => Room::Position { id: id.clone(), game, fen },
                // Nobody but this program writes them.
                _ => return,
            },
        };
        self.host.with_value(|host| host.set_last(&id));
        self.id.set(id);
        self.notice.set(None);
        self.room.set(room);
    }

    /// Begins a level. One that came from elsewhere is kept at once, and another one as soon as it is changed.
    pub(crate) async fn begin_level(self, text: String, imported: bool) {
        let known = self.shelf.with_untracked(|shelf| {
            shelf.iter().find(|entry| entry.level && entry.kept.text == text).cloned()
        });
        if let Some(entry) = known {
            return self.open(entry).await;
        }
        let id = shelf::new_id();
        shelf::hold(&self.host(), &id).await;
        self.id.set(id.clone());
        let kept = Kept::new(text);
        if imported {
            let title = opens::title_of_level(&kept.text);
            let title = title.filter(|title| !title.is_empty()).unwrap_or_else(|| t("studio-level-untitled"));
            self.keep_entry(shelf::entry(id.clone(), Shape::Level, kept.clone(), title));
        }
        self.room.set(Room::Level(id, kept));
    }

    /// Begins a position of a game. One that came from elsewhere is kept at once, and another one as soon as it is changed.
    pub(crate) async fn begin_position(self, game: String, fen: String, imported: bool) {
        let id = shelf::new_id();
        shelf::hold(&self.host(), &id).await;
        self.id.set(id.clone());
        if imported {
            self.keep_position(id.clone(), &game, &fen);
        }
        self.room.set(Room::Position { id, game, fen });
    }

    /// Keeps a position of a game, which is the name of a built-in one or a document.
    pub(crate) fn keep_position(self, id: String, game: &str, fen: &str) {
        let title = words::title_of_built_in_or(game, || t("studio-position"));
        let kept = Kept::new(opens::position_text(game, fen));
        self.keep_entry(shelf::entry(id, Shape::Position, kept, title));
    }

    /// Goes to where everything begins.
    pub(crate) fn begin_again(self) {
        self.act(Act::Show(Pane::Start));
        self.room.set(Room::Game);
        self.look_through();
    }

    /// Begins a document of its own.
    pub(crate) async fn begin(self, document: chesswright_document::Document) {
        let id = shelf::new_id();
        shelf::hold(&self.host(), &id).await;
        self.put(Studio::new(document), id);
        self.keep();
    }

    /// Reads the shelf again.
    pub(crate) fn look_through(self) {
        leptos::task::spawn_local(async move {
            let entries = self.entries().await;
            let _ = self.shelf.try_set(entries);
        });
    }

    /// Removes a document of this browser.
    pub(crate) fn forget(self, id: String) {
        let host = self.host();
        leptos::task::spawn_local(async move {
            self.unkept.update(|unkept| unkept.retain(|one| one.id != id));
            // What could not be removed is listed again.
            let _ = host.forget(&id).await;
            // There may be room now.
            self.try_again().await;
            let entries = self.entries().await;
            let _ = self.shelf.try_set(entries);
        });
    }

    /// Whether this is the document that is open.
    pub(crate) fn is_open(self, id: &str) -> bool {
        self.id.with(|open| open == id)
    }

    /// The link to the document, with the hash of its rules.
    pub(crate) fn link(self) -> String {
        let hash = self.hash();
        let shared = self.with(|studio| studio.document().share(&hash));
        format!("{}#{shared}", self.host.with_value(Host::address))
    }

    /// The hash of the rules; empty if the document cannot be played.
    pub(crate) fn hash(self) -> String {
        let playable = self.playable.get();
        self.good.with(|good| {
            good.as_ref().filter(|_| playable).map(|good| good.definition.hash()).unwrap_or_default()
        })
    }

    /// What undo or redo would do, in words.
    pub(crate) fn words_of(self, done: Option<&Done>) -> Option<String> {
        let rules = self.rules();
        done.map(|done| words::done(done, rules.as_ref()))
    }

    /// Changes how boards and texts are shown. If the texts cannot be fetched, the language stays.
    pub(crate) async fn change_look(self, look: Look) {
        let spoken = self.look.with_untracked(|look| look.language.clone());
        if spoken != look.language && words::fetch(&self.host(), &look.language).await.is_err() {
            self.notice.set(Some(t("trouble-not-loaded")));
            return self.look.set(Look { language: spoken, ..look });
        }
        self.look.set(look);
    }

    /// The id of the drawing of a piece.
    pub(crate) fn drawing_of(self, piece: Piece) -> String {
        self.picture.with(|picture| picture.as_ref().map(|picture| picture.id(piece)).unwrap_or_default())
    }

    /// Whether the workshop is what the page shows.
    pub(crate) fn is_shown(self) -> bool {
        browser::is_shown("studio-root")
    }
}

/// All kinds of pieces of all sides.
pub(crate) fn every_piece(rules: &Rules) -> Vec<Piece> {
    let kinds = rules.definition().pieces.len() as u8;
    let sides = 0..rules.sides() as u8;
    sides.flat_map(|side| (0..kinds).map(move |kind| Piece { side: Side(side), kind: Kind(kind) })).collect()
}

/// The title of a level to which nobody has given one.
pub(crate) fn untitled() -> String {
    t("studio-level-untitled")
}

/// The colours of boards.
pub(crate) fn theme(look: &Look) -> &'static Theme {
    Theme::named(&look.theme).unwrap_or(&THEMES[0])
}

/// The page behind boards.
pub(crate) fn page(look: &Look) -> Page {
    if look.dark { Page::Dark } else { Page::Light }
}
