//! The desk between table and server: it follows a game as a mirror, sends what a person wants, and puts on the table what is confirmed.

use std::cell::RefCell;

use chesswright_catalog::Catalog;
use chesswright_game::Game;
use chesswright_online::wire::{Down, LONGEST, Player, Snapshot, Up, VERSION};
use chesswright_online::{Kept, Kind, Matter, Mirror, Refusal, Stage, Terms, Why};
use chesswright_rules::{Definition, Rules, Side};
use chesswright_speech::announce;
use chesswright_table::Seat;
use chesswright_table::saved::built_in;
use chesswright_table::session::{Act, GameSetup, Sound, Synced, Wish};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::line::{self, Heard, Socket};
use super::{Link, Lobby, Me, OnlineGame, clubs};
use crate::table::{Dialog, Table};
use crate::words::{t, tell};
use crate::{browser, opening, storage, words};

/// Where the games are stored in the browser, to go on without a line.
const PREFIX: &str = "chesswright/online/";
/// How long a server that is too busy is left alone.
const PAUSE: std::time::Duration = std::time::Duration::from_secs(1);

/// One page has one line to its server, and so one desk.
#[derive(Default)]
struct Client {
    socket: Option<Socket>,
    /// Whether the server has greeted since the line was opened.
    greeted: bool,
    /// The number that the server drew when it started.
    boot: Option<u64>,
    /// The game that is followed.
    game: Option<String>,
    mirror: Option<Mirror>,
    /// The text of its document, if it is not built in.
    document: Option<String>,
    in_lobby: bool,
    /// The tournament that is followed.
    tournament: Option<String>,
    /// The club that is followed.
    club: Option<String>,
    /// What is said as soon as the line is open.
    queue: Vec<Up>,
}

thread_local!(static DESK: RefCell<Client> = RefCell::default());

/// A game as it is stored in the browser.
#[derive(Serialize, Deserialize)]
struct Stored {
    kept: Kept,
    document: Option<String>,
}

impl Client {
    fn send(&self, up: &Up) -> bool {
        let text = serde_json::to_string(up).unwrap_or_default();
        debug_assert!(text.len() <= LONGEST, "{text}");
        self.greeted && self.socket.as_ref().is_some_and(|socket| socket.send(&text))
    }

    /// Sends what is to be sent next.
    fn send_next(&mut self) {
        if self.greeted
            && let Some(next) = self.mirror.as_mut().and_then(Mirror::next_to_send)
            && !self.send(&next)
            && let Some(mirror) = &mut self.mirror
        {
            mirror.send_again();
        }
    }

    /// Says something now, or as soon as the line is open.
    fn say(&mut self, up: Up) {
        if !self.send(&up) {
            self.queue.push(up);
        }
    }

    fn follow(&self) {
        if let Some(game) = self.game.clone() {
            let from = self.mirror.as_ref().map_or(0, |mirror| mirror.round().seq());
            self.send(&Up::Watch { game, from });
        }
    }

    /// Stores the game, so that it goes on after a reload without a line. A game that is over is on the server.
    fn store(&self) {
        let (Some(storage), Some(mirror)) = (browser::storage(), &self.mirror) else { return };
        let key = format!("{PREFIX}{}", mirror.told().game);
        let stored = Stored { kept: mirror.keep(), document: self.document.clone() };
        // Whatever is stored is also on the server, except what waits to be sent.
        let _ = match serde_json::to_string(&stored) {
            Ok(text) if !mirror.round().is_over() => storage.set_item(&key, &text),
            _ => storage.remove_item(&key),
        };
    }
}

fn with<T>(ask: impl FnOnce(&mut Client) -> T) -> T {
    DESK.with_borrow_mut(ask)
}

/// Says something to the server, now or as soon as the line is open.
pub(crate) fn say(up: Up) {
    with(|desk| desk.say(up));
}

/// Opens the line, unless it is open.
pub(crate) fn connect(table: Table) {
    if table.online.link.get_untracked() != Link::Off {
        return;
    }
    table.online.link.set(Link::Connecting);
    wasm_bindgen_futures::spawn_local(async move {
        let socket = line::open(move |heard| hear(table, heard)).await;
        if socket.is_none() {
            table.online.link.set(Link::Off);
            table.notify(t("trouble-not-loaded"));
        }
        // What was said while the script was fetched is heard after this.
        with(|desk| desk.socket = socket);
    });
}

/// Tries at once to open the line.
pub(crate) fn retry(table: Table) {
    if table.online.link.get_untracked() == Link::Off {
        return connect(table);
    }
    if let Some(socket) = with(|desk| desk.socket.clone()) {
        socket.retry();
    }
}

/// Makes sure that the server knows who this is: a guest, unless there is an account. Returns why not.
pub(crate) async fn introduce(table: Table) -> Result<(), String> {
    let told = line::call("api/guest", Some(json!({}))).await.map_err(words_of_call)?;
    let name = told["name"].as_str().unwrap_or_default();
    if table.online.me.with_untracked(|me| me.as_ref().is_none_or(|me| me.name != name)) {
        renew(table, name, !told["guest"].as_bool().unwrap_or(true));
    }
    Ok(())
}

/// The account is another one now: the line is opened anew.
pub(crate) fn renew(table: Table, name: &str, registered: bool) {
    table.online.me.set((!name.is_empty()).then(|| Me { name: name.to_owned(), registered }));
    // The desk is not held meanwhile, because the line tells at once that it is gone.
    if let Some(socket) = with(|desk| desk.socket.clone()) {
        socket.renew();
    }
    connect(table);
}

/// Why a call failed, in words: in the language of the page, as far as it knows the reason. What exactly is wrong with a document or with a
/// clock is in English.
pub(crate) fn reason(told: &Value) -> Option<String> {
    let text = |key: &str| told[key].as_str();
    let known = text("code").and_then(|code| words::known(&format!("online-refused-{code}")));
    match (known, text("detail")) {
        (Some(known), Some(detail)) => Some(format!("{known} {detail}")),
        (Some(known), None) => Some(known),
        (None, _) => text("error").map(str::to_owned),
    }
}

/// Why a call failed, in words.
pub(crate) fn words_of_call(why: Option<String>) -> String {
    why.unwrap_or_else(|| t("online-no-answer"))
}

/// Calls the server.
pub(crate) async fn call(path: &str, body: Option<Value>) -> Result<Value, String> {
    line::call(path, body).await.map_err(words_of_call)
}

/// Follows the lobby, or does not any more.
pub(crate) fn visit_lobby(table: Table, visits: bool) {
    with(|desk| {
        desk.in_lobby = visits;
        if visits {
            desk.say(Up::Lobby {});
        }
    });
    if visits {
        connect(table);
    }
}

/// Follows a tournament, or none any more.
pub(crate) fn visit_tournament(table: Table, id: Option<String>) {
    with(|desk| {
        desk.tournament.clone_from(&id);
        if id.is_some() || desk.greeted {
            desk.say(Up::Tournament { id: id.clone() });
        }
    });
    if id.is_some() {
        connect(table);
    }
}

/// Follows a club, or none any more. Returns whether that is new.
pub(super) fn visit_club(table: Table, id: Option<String>) -> bool {
    let changes = with(|desk| {
        let changes = desk.club != id;
        if changes {
            desk.club.clone_from(&id);
            // Whoever is greeted later says it then.
            desk.send(&Up::Club { id: id.clone() });
        }
        changes
    });
    if id.is_some() {
        connect(table);
    }
    changes
}

/// Comes to a game.
pub(crate) fn enter(table: Table, id: String) {
    browser::set_address(&id);
    let stored =
        browser::storage().and_then(|storage| storage.get_item(&format!("{PREFIX}{id}")).ok().flatten());
    let stored = stored.and_then(|text| serde_json::from_str::<Stored>(&text).ok());
    table.online.game.set(None);
    with(|desk| {
        (desk.mirror, desk.document) = (None, None);
        desk.game = Some(id);
    });
    match stored.and_then(reopened) {
        Some((mirror, document)) => {
            with(|desk| (desk.mirror, desk.document) = (Some(mirror), document));
            put_on_table(table);
        }
        // Until the server has told the game, nobody plays on the board.
        None => {
            let game =
                built_in("chess").map_or_else(|| table.game.get_untracked(), |chess| Game::new(&chess));
            let seats = vec![Seat::Remote; game.rules().sides()];
            open(table, GameSetup::new(storage::new_id(), game, seats));
        }
    }
    with(|desk| desk.follow());
    connect(table);
}

/// What was stored, as a mirror.
fn reopened(stored: Stored) -> Option<(Mirror, Option<String>)> {
    let Stored { kept, document } = stored;
    let rules = rules_of(&kept.snapshot, document.as_deref())?;
    let terms = terms(&rules, &kept.snapshot)?;
    Some((Mirror::reopen(kept, terms, browser::now()).ok()?, document))
}

/// Leaves the game. The line stays open for the lobby.
pub(crate) fn leave(table: Table) {
    with(|desk| {
        (desk.game, desk.mirror, desk.document) = (None, None, None);
        desk.send(&Up::Leave {});
    });
    clubs::leave(table);
}

/// Takes a seat.
pub(crate) fn sit(table: Table) {
    let Some(game) = table.online.id.get_untracked() else { return };
    wasm_bindgen_futures::spawn_local(async move {
        match introduce(table).await {
            Ok(()) => say(Up::Sit { game, side: None }),
            Err(why) => table.notify(why),
        }
    });
}

/// Passes on what a person wants.
pub(crate) fn wish(table: Table, wish: Wish) {
    let here = table.game.with_untracked(|game| game.path().len());
    let (board, len) = with(|desk| {
        let mirror = desk.mirror.as_ref().filter(|mirror| mirror.is_board());
        (mirror.is_some(), mirror.map_or(0, |mirror| mirror.game(browser::now()).path().len()))
    });
    // Whoever moves all sides goes back alone, and a move in an earlier position is another way from there.
    if board {
        let back = match &wish {
            Wish::Move(_) => here,
            Wish::TakeBack => here.saturating_sub(1),
            _ => return,
        };
        if back < len {
            command(table, &Kind::Back(back as u32));
        }
    }
    let kind = match wish {
        Wish::Move(text) => Kind::Step(text),
        Wish::Draw => Kind::Offer(Matter::Draw),
        Wish::NoDraw => Kind::Decline(Matter::Draw),
        Wish::TakeBack if board => return,
        Wish::TakeBack => Kind::Offer(Matter::TakeBack),
        Wish::NoTakeBack => Kind::Decline(Matter::TakeBack),
        Wish::Resign => Kind::Resign,
        Wish::Claim => Kind::Claim,
        Wish::Rematch => Kind::Offer(Matter::Rematch),
    };
    command(table, &kind);
}

/// Wants something to happen in the game.
pub(crate) fn command(table: Table, kind: &Kind) {
    // Zero is no command's number.
    let id = (u64::from(browser::random(u32::MAX)) << 32 | u64::from(browser::random(u32::MAX))).max(1);
    let wanted = with(|desk| {
        let wanted = desk.mirror.as_mut().map(|mirror| mirror.want(kind, id, browser::now()));
        desk.send_next();
        desk.store();
        wanted
    });
    match wanted {
        Some(Ok(())) => sync(table),
        Some(Err(refusal)) => refused(table, refusal.code()),
        None => {}
    }
}

fn hear(table: Table, heard: Heard) {
    let link = table.online.link;
    match heard {
        Heard::Open => {}
        Heard::Text(text) => match serde_json::from_str::<Down>(&text) {
            Ok(down) => obey(table, down),
            // What a later version says.
            Err(error) => web_sys::console::warn_1(&error.to_string().into()),
        },
        Heard::Lost | Heard::Renewed => {
            with(|desk| {
                desk.greeted = false;
                desk.mirror.iter_mut().for_each(Mirror::send_again);
            });
            link.set(if matches!(heard, Heard::Lost) { Link::Lost } else { Link::Connecting });
        }
    }
}

fn obey(table: Table, down: Down) {
    let followed = |game: &str| with(|desk| desk.game.as_deref() == Some(game));
    match down {
        Down::Hello { version, .. } if version != VERSION => table.notify(t("online-other-version")),
        Down::Hello { name, registered, boot, .. } => greeted(table, name, registered, boot),
        Down::Game(snapshot) if followed(&snapshot.game) => told(table, *snapshot),
        Down::Event { game, event } if followed(&game) => {
            let heard = with(|desk| {
                let heard = desk.mirror.as_mut().map(|mirror| mirror.hear(&event, browser::now()));
                if let Some(Err(_)) = heard {
                    desk.send(&Up::Watch { game, from: 0 });
                }
                desk.send_next();
                desk.store();
                matches!(heard, Some(Ok(true)))
            });
            if heard {
                happened(table, &event.kind, event.by, &event.body);
                sync(table);
            }
        }
        Down::Done { id, seq, .. } => {
            with(|desk| {
                desk.mirror.iter_mut().for_each(|mirror| mirror.done(id, seq));
                desk.send_next();
                desk.store();
            });
            sync(table);
        }
        Down::Refused { why, .. } if why == Why::ClubGone.code() => {
            clubs::gone(table);
            refused(table, &why);
        }
        // Whoever only watches a game of a club is not in it.
        Down::Refused { why, .. } if why == Why::NotFound.code() && clubs::is_unknown(table) => {}
        Down::Refused { id, why, .. } => was_refused(table, id, &why),
        Down::No { game, seq, noes } if followed(&game) => heard_no(table, seq, noes),
        Down::Seats { game, seats } if followed(&game) => change(table, |told| told.seats = seats),
        Down::Presence { game, here, watching } if followed(&game) => {
            change(table, |told| (told.here, told.watching) = (here, watching));
        }
        Down::Said { game, by, text, at, watcher } if followed(&game) => {
            let line = chesswright_online::wire::Line { by, text, at, watcher };
            change(table, |told| told.chat.push(line));
        }
        Down::Lobby { seeks, games, people, programs } => {
            table.online.lobby.set(Some(Lobby { seeks, games, people, programs }));
        }
        Down::Challenged(challenge) => {
            let challenges = table.online.challenges;
            challenges.update(|all| {
                all.retain(|known| known.game != challenge.game);
                all.push(challenge);
            });
            table.hear(Sound::Check);
        }
        Down::Unchallenged { game } => {
            table.online.challenges.update(|all| all.retain(|known| known.game != game));
        }
        Down::Declined { game, by, reason } => {
            super::answered(table, &game);
            // The keys are those of programs for lichess.
            let why = match reason.as_str() {
                "tooFast" | "tooSlow" | "timeControl" => "clock",
                "rated" | "casual" => reason.as_str(),
                "standard" | "variant" => "game",
                _ => "now",
            };
            table.notify(tell("online-declined", [("name", by.into()), ("refusal", why.into())]));
        }
        Down::Tournament(told)
            if table.online.visited.with_untracked(|visited| visited.as_ref() == Some(&told.id)) =>
        {
            table.online.tournament.set(Some(told));
        }
        Down::Club(told) => clubs::told(table, told),
        Down::Room { club, lines, pointer } => clubs::entered(table, &club, lines, pointer),
        Down::Told { club, line } => clubs::said(&club, line),
        Down::Pointed { club, pointer } => clubs::pointed(table, &club, &pointer),
        Down::Paired { game } => {
            super::answered(table, &game);
            clubs::call_away();
            table.dialog.set(None);
            super::enter(table, game);
            table.hear(Sound::Check);
        }
        _ => {}
    }
}

fn greeted(table: Table, name: Option<String>, registered: bool, boot: u64) {
    table.online.me.set(name.map(|name| Me { name, registered }));
    // Those that wait are told next.
    table.online.challenges.set(vec![]);
    let was_lost = table.online.link.get_untracked() == Link::Lost;
    table.online.link.set(Link::Live);
    let restarted = with(|desk| {
        let restarted = desk.boot.replace(boot).is_some_and(|before| before != boot);
        desk.greeted = true;
        desk.follow();
        if desk.in_lobby {
            desk.send(&Up::Lobby {});
        }
        for up in std::mem::take(&mut desk.queue) {
            desk.say(up);
        }
        if let Some(id) = desk.tournament.clone() {
            desk.send(&Up::Tournament { id: Some(id) });
        }
        if let Some(id) = desk.club.clone() {
            desk.send(&Up::Club { id: Some(id) });
        }
        restarted && desk.game.is_some()
    });
    if restarted {
        table.notify(t("online-restarted"));
    } else if was_lost {
        table.say(t("online-back"));
    }
}

/// The server has told a game, whole or what is new.
fn told(table: Table, snapshot: Snapshot) {
    let known = with(|desk| {
        let resumed = desk.mirror.as_mut()?.resume(snapshot.clone(), browser::now());
        match resumed {
            Ok(()) => {
                desk.send_next();
                desk.store();
            }
            Err(_) if (snapshot.events.len() as u32) < snapshot.seq => {
                desk.send(&Up::Watch { game: snapshot.game.clone(), from: 0 });
            }
            Err(error) => web_sys::console::warn_1(&error.to_string().into()),
        }
        Some(())
    });
    if known.is_some() {
        return sync(table);
    }
    wasm_bindgen_futures::spawn_local(async move {
        let game = snapshot.game.clone();
        let document = match built_in(&snapshot.document) {
            Some(_) => None,
            None => match line::document(&snapshot.document).await {
                Some(text) => Some(text),
                None => return table.notify(t("online-no-answer")),
            },
        };
        let mirror = rules_of(&snapshot, document.as_deref())
            .and_then(|rules| Some((terms(&rules, &snapshot)?, snapshot)))
            .and_then(|(terms, snapshot)| Mirror::new(snapshot, terms, browser::now()).ok());
        let Some(mirror) = mirror else { return table.notify(t("online-unreadable")) };
        let stays = with(|desk| {
            // The person may have gone on meanwhile.
            let stays = desk.game.as_ref() == Some(&game) && desk.mirror.is_none();
            if stays {
                (desk.mirror, desk.document) = (Some(mirror), document);
                // What has happened while the document was fetched.
                desk.follow();
                desk.store();
            }
            stays
        });
        if stays {
            put_on_table(table);
        }
    });
}

fn rules_of(snapshot: &Snapshot, document: Option<&str>) -> Option<Rules> {
    match document {
        None => built_in(&snapshot.document),
        Some(text) => Rules::new(&Definition::from_json(text, &Catalog).ok()?).ok(),
    }
}

fn terms(rules: &Rules, snapshot: &Snapshot) -> Option<Terms> {
    Terms::read(rules, snapshot.start.as_deref(), snapshot.control.as_deref(), snapshot.rated).ok()
}

/// The game as it is shown, and who sits where.
fn shown() -> Option<(Synced, OnlineGame)> {
    with(|desk| {
        let mirror = desk.mirror.as_ref()?;
        let told = mirror.told();
        let game = mirror.game(browser::now());
        let sides = (0..game.rules().sides() as u8).map(Side);
        // Before all seats are taken, nobody moves.
        let begun = mirror.round().has_begun();
        let seat = |side| if begun && mirror.plays(side) { Seat::Person } else { Seat::Remote };
        let online = OnlineGame {
            id: told.game.clone(),
            stage: mirror.stage(),
            rated: told.rated,
            control: told.control.clone(),
            tournament: told.tournament.clone(),
            club: told.club.clone(),
            is_board: mirror.is_board(),
            yours: told.yours.iter().copied().map(Side).collect(),
            seats: told.seats.clone(),
            here: told.here.clone(),
            watching: told.watching,
            offers: mirror.offers(),
            next: mirror.round().next_game().map(str::to_owned),
            may_abort: mirror.may(&Kind::Abort),
            is_waiting: mirror.is_waiting(),
            chat: told.chat.clone(),
        };
        let witnessed = mirror.round().history().cloned().map(Box::new);
        Some((Synced { game, seats: sides.map(seat).collect(), witnessed }, online))
    })
}

fn put_on_table(table: Table) {
    let Some((Synced { game, seats, .. }, online)) = shown() else { return };
    let below = online.yours.first().copied();
    let invites = online.stage == Stage::Waiting && below.is_some();
    let elsewhere = true;
    open(table, GameSetup { below, elsewhere, ..GameSetup::new(storage::new_id(), game, seats) });
    table.online.game.set(Some(online));
    clubs::arrived(table);
    if invites {
        table.dialog.set(Some(Dialog::Friend));
    }
}

/// Puts a game on the table that is followed here.
fn open(table: Table, setup: GameSetup) {
    table.home.set(false);
    table.act(Act::Open(Box::new(setup)));
}

/// Shows what is new.
fn sync(table: Table) {
    let Some((synced, online)) = shown() else { return };
    table.online.game.set(Some(online));
    table.act(Act::Sync(Box::new(synced)));
}

/// The server tells what is no event.
fn change(table: Table, change: impl FnOnce(&mut Snapshot)) {
    with(|desk| {
        if let Some(mirror) = &mut desk.mirror {
            change(mirror.told_mut());
        }
        desk.store();
    });
    if let Some((_, online)) = shown() {
        table.online.game.set(Some(online));
    }
}

/// What is to be said about an event besides what the board shows.
fn happened(table: Table, kind: &str, by: Option<u8>, body: &str) {
    let own = |by: Option<u8>| {
        with(|desk| by.is_some_and(|by| desk.mirror.as_ref().is_some_and(|mirror| mirror.plays(Side(by)))))
    };
    let words = match (kind, body) {
        ("start", _) => {
            table.dialog.set(None);
            table.hear(Sound::Check);
            return table.say(t("online-begins"));
        }
        ("next", next) => {
            let plays = table
                .online
                .game
                .with_untracked(|game| game.as_ref().is_some_and(|game| !game.yours.is_empty()));
            if plays {
                super::enter(table, next.to_owned());
            }
            return;
        }
        _ if own(by) => return,
        ("offer", "draw") => "online-offers-draw",
        ("offer", "takeback") => "online-offers-takeback",
        ("offer", "rematch") => "online-offers-rematch",
        ("decline", "draw") => "online-declines-draw",
        ("decline", "takeback") => "online-declines-takeback",
        ("decline", "rematch") => "online-declines-rematch",
        _ => return,
    };
    let name = by.and_then(|by| {
        table
            .online
            .game
            .with_untracked(|game| Some(game.as_ref()?.seats.get(usize::from(by))?.as_ref()?.name.clone()))
    });
    let text = tell(words, [("name", name.unwrap_or_default().into())]);
    table.hear(Sound::Check);
    // An offer is shown as long as it is open.
    if kind == "offer" { table.say(text) } else { table.notify(text) }
}

/// The umpire has refused a try.
fn heard_no(table: Table, seq: u32, noes: u16) {
    if with(|desk| desk.mirror.as_mut().is_some_and(|mirror| mirror.heard_no(seq, noes))) {
        sync(table);
        table.notify(announce::said_no(None));
    }
}

fn was_refused(table: Table, id: Option<u64>, why: &str) {
    if matches!(why, "busy" | "trouble") && id.is_some() {
        return set_timeout(
            move || {
                with(|desk| {
                    desk.mirror.iter_mut().for_each(Mirror::send_again);
                    desk.send_next();
                });
            },
            PAUSE,
        );
    }
    if why == "no-game" {
        table.online.link.set(Link::Live);
        table.notify(t("online-no-game"));
        return opening::leave(table);
    }
    if why == Refusal::No.code()
        && let Some(tried) = id.and_then(|id| with(|desk| desk.mirror.as_mut()?.said_no(id)))
    {
        with(|desk| desk.store());
        table.act(Act::LetGo);
        sync(table);
        table.hear(Sound::Refused);
        return table.notify(announce::said_no(Some(&tried)));
    }
    let dropped =
        id.is_some_and(|id| with(|desk| desk.mirror.as_mut().is_some_and(|mirror| mirror.refused(id))));
    if dropped {
        with(|desk| desk.store());
        table.act(Act::LetGo);
        sync(table);
    }
    refused(table, why);
}

/// Says why something was refused.
fn refused(table: Table, why: &str) {
    if why == Refusal::Nothing.code() {
        return;
    }
    let text = words::known(&format!("online-refused-{why}")).unwrap_or_else(|| t("online-refused"));
    table.hear(Sound::Refused);
    table.notify(text);
}

/// The name of a player, for views.
pub(crate) fn name_of(player: &Player) -> String {
    match player.rating {
        Some(rating) if player.provisional => format!("{} ({rating}?)", player.name),
        Some(rating) => format!("{} ({rating})", player.name),
        None => player.name.clone(),
    }
}
