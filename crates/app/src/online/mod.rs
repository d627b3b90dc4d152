//! Games with people elsewhere, which a server keeps.
//!
//! This file is what the page always has: what it shows of such a game, and how it gets to the rest. The rest is a part of the program,
//! which is fetched when somebody comes to such a game, to the lobby or to an invitation:
//!
//! * `line` is the socket to the server and its calls; a script keeps the line open.
//! * `clubs` is what is known of the club that is followed; `desk` follows a game as a mirror, sends what a person wants, and puts on the table what the server confirms.
//! * `view::online` has the views.

pub(crate) mod clubs;
pub(crate) mod desk;
mod line;

use chesswright_online::Stage;
use chesswright_online::wire::{self, Challenge, Line, Player, Running, Seek};
use chesswright_rules::Side;
use chesswright_table::session::Wish;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::parts::{self, Unfetched};
use crate::table::{Dialog, Table};
use crate::words::t;
use crate::{browser, pair, view, words};

/// The state of the line to the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Link {
    /// Nobody needs it.
    #[default]
    Off,
    /// It is being opened.
    Connecting,
    /// It is open.
    Live,
    /// It was lost, and will be opened again.
    Lost,
}

/// What the page shows of a game with people elsewhere, besides what is on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct OnlineGame {
    /// Its name in addresses.
    pub(crate) id: String,
    pub(crate) stage: Stage,
    pub(crate) rated: bool,
    /// The time control.
    pub(crate) control: Option<String>,
    /// The tournament to which it belongs.
    pub(crate) tournament: Option<String>,
    /// The club in which it is played.
    pub(crate) club: Option<String>,
    /// Whether it is a board on which all sides are moved here.
    pub(crate) is_board: bool,
    /// The sides that are played here.
    pub(crate) yours: Vec<Side>,
    pub(crate) seats: Vec<Option<Player>>,
    /// By side: whether the player is there.
    pub(crate) here: Vec<bool>,
    pub(crate) watching: usize,
    /// The sides that have agreed to a draw, to taking back, to playing again.
    pub(crate) offers: [Vec<u8>; 3],
    /// The game in which the players play again.
    pub(crate) next: Option<String>,
    /// Whether the game can be aborted.
    pub(crate) may_abort: bool,
    /// Whether something is not confirmed.
    pub(crate) is_waiting: bool,
    pub(crate) chat: Vec<Line>,
}

/// What the lobby shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Lobby {
    pub(crate) seeks: Vec<Seek>,
    pub(crate) games: Vec<Running>,
    pub(crate) people: usize,
    /// The programs that can be challenged.
    pub(crate) programs: Vec<String>,
}

/// A challenge that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    /// The name that the game will have in addresses.
    pub(crate) game: String,
    /// Who was challenged.
    pub(crate) whom: String,
}

/// Who one is on the server.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Me {
    pub(crate) name: String,
    /// Whether the account has a password.
    pub(crate) registered: bool,
}

/// What the table knows of people elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// The game on the table, if it is one with people elsewhere, by its name in addresses.
    pub(crate) id: RwSignal<Option<String>>,
    /// What the server has told about it.
    pub(crate) game: RwSignal<Option<OnlineGame>>,
    pub(crate) link: RwSignal<Link>,
    pub(crate) lobby: RwSignal<Option<Lobby>>,
    pub(crate) asked: RwSignal<Option<Asked>>,
    /// The game of the challenge that was answered last.
    pub(crate) answered: RwSignal<Option<String>>,
    /// The challenges of others that wait for an answer.
    pub(crate) challenges: RwSignal<Vec<Challenge>>,
    pub(crate) me: RwSignal<Option<Me>>,
    /// The tournament or the club that is looked at, by its name in addresses.
    pub(crate) visited: RwSignal<Option<String>>,
    /// What the server has told about it.
    pub(crate) tournament: RwSignal<Option<Box<wire::Tournament>>>,
    /// The rest, once it is fetched.
    pub(crate) part: RwSignal<Option<Part>>,
}

impl Online {
    pub(crate) fn new() -> Self {
        Self {
            id: RwSignal::default(),
            game: RwSignal::default(),
            link: RwSignal::default(),
            lobby: RwSignal::default(),
            asked: RwSignal::default(),
            answered: RwSignal::default(),
            challenges: RwSignal::default(),
            me: RwSignal::default(),
            visited: RwSignal::default(),
            tournament: RwSignal::default(),
            part: RwSignal::default(),
        }
    }

    /// Whether the game on the table is one with people elsewhere.
    pub(crate) fn is_on(self) -> bool {
        self.id.with(Option::is_some)
    }

    /// Whether the game on the table is the board of a club on which all sides are moved here.
    pub(crate) fn is_board(self) -> bool {
        self.game.with(|game| game.as_ref().is_some_and(|game| game.is_board))
    }

    /// The player of a side, and whether that player is there.
    pub(crate) fn player(self, side: Side) -> Option<(Player, bool)> {
        self.game.with(|game| {
            let game = game.as_ref()?;
            let player = game.seats.get(side.index())?.clone()?;
            Some((player, game.here.get(side.index()).copied().unwrap_or(false)))
        })
    }
}

/// A challenge was answered. The answer can come before the server has told that it was sent.
fn answered(table: Table, game: &str) {
    table.online.answered.set(Some(game.to_owned()));
    let is_this = |asked: &Option<Asked>| asked.as_ref().is_some_and(|asked| asked.game == game);
    if table.online.asked.with_untracked(is_this) {
        table.online.asked.set(None);
    }
}

/// The ways into the part of the program.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// Comes to a game.
    pub(crate) enter: fn(Table, String),
    /// Leaves the game.
    pub(crate) leave: fn(Table),
    /// Passes on what a person wants.
    pub(crate) wish: fn(Table, Wish),
    /// What concerns people elsewhere, above the moves.
    pub(crate) strip: fn(Table) -> AnyView,
    /// The chat.
    pub(crate) chat: fn(Table) -> AnyView,
    /// A window.
    pub(crate) dialog: fn(Table, Dialog) -> AnyView,
}

#[wasm_split(online, fallible)]
fn fetched() -> Result<Part, Unfetched> {
    Ok(Part {
        enter: desk::enter,
        leave: desk::leave,
        wish: desk::wish,
        strip: view::online::strip,
        chat: view::online::chat,
        dialog: view::online::dialog,
    })
}

/// Fetches the part, unless it is here.
pub(crate) async fn fetch(table: Table) -> Result<Part, Unfetched> {
    if let Some(part) = table.online.part.get_untracked() {
        return Ok(part);
    }
    let part = parts::wait_for(table, async {
        let part = fetched().await?;
        if words::fetch_online().await { Ok(part) } else { Err(Unfetched) }
    });
    let part = part.await?;
    table.online.part.set(Some(part));
    Ok(part)
}

/// The name of the game in the address of the page.
pub(crate) fn addressed() -> Option<String> {
    let path = window().location().pathname().unwrap_or_default();
    let name = path.rsplit('/').next().unwrap_or_default();
    let is_game = name.len() == 8 && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (is_game && browser::has_server()).then(|| name.to_owned())
}

/// The tournament or the club that a link leads to. A club may be followed by the key of an invitation.
pub(crate) fn linked(fragment: &str) -> Option<(Dialog, String)> {
    let (kind, name) = fragment.trim_start_matches('#').split_once('=')?;
    let (dialog, most) = match kind {
        "tournament" => (Dialog::Tournaments, 8),
        "club" => (Dialog::Clubs, 32),
        _ => return None,
    };
    let is_name = (8..=most).contains(&name.len())
        && name.bytes().enumerate().all(|(at, byte)| byte.is_ascii_alphanumeric() || at == 8 && byte == b'.');
    (is_name && browser::has_server()).then(|| (dialog, name.to_owned()))
}

/// Looks at a tournament or a club, or at all of them.
pub(crate) fn visit(table: Table, dialog: Dialog, name: Option<String>) {
    table.online.visited.set(name);
    table.dialog.set(Some(dialog));
}

/// Keeps the address of the game where the browser goes back in its history, because a window was closed.
pub(crate) fn listen(table: Table) {
    browser::on_window("popstate", move |_: web_sys::Event| match table.online.id.get_untracked() {
        Some(id) => browser::set_address(&id),
        None if addressed().is_some() => browser::set_address("."),
        None => {}
    });
}

/// Comes to a game.
pub(crate) fn enter(table: Table, id: String) {
    pair::leave(table);
    table.online.id.set(Some(id.clone()));
    table.home.set(false);
    wasm_bindgen_futures::spawn_local(async move {
        match fetch(table).await {
            Ok(part) => (part.enter)(table, id),
            Err(Unfetched) => table.notify(t("trouble-not-loaded")),
        }
    });
}

/// Passes on what a person wants.
pub(crate) fn wish(table: Table, wish: Wish) {
    if let Some(part) = table.online.part.get_untracked() {
        (part.wish)(table, wish);
    }
}

/// Leaves the game with people elsewhere, if one is on the table.
pub(crate) fn leave(table: Table) {
    if table.online.id.get_untracked().is_none() {
        return;
    }
    table.online.id.set(None);
    table.online.game.set(None);
    browser::set_address(".");
    if let Some(part) = table.online.part.get_untracked() {
        (part.leave)(table);
    }
}
