//! How a game comes to the table: new, restored from the last visit, from a file, from a text or from a link.

use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use chesswright_catalog::level::Level;
use chesswright_catalog::recognise::TextKind;
use chesswright_game::{Game, TimeControl};
use chesswright_rules::Rules;
use chesswright_rules::message::Message;
use chesswright_table::Seat;
use chesswright_table::level::{self, LevelError, LevelSession, Source};
use chesswright_table::opening::{Opened, Plan, PlanError, is_link, link_in, of_the_day};
use chesswright_table::pair::PairPlan;
use chesswright_table::reading::{self, Content, Several, Unreadable};
use chesswright_table::saved::{self, SavedGame, built_in};
use chesswright_table::session::{Act, GameSetup};
use chesswright_table::settings::Settings;
use chesswright_touch::boards;
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{DragEvent, Event};

use crate::pair::Begin;
use crate::parts::Unfetched;
use crate::settings::InBrowser;
use crate::table::{Dialog, Table};
use crate::view::three_d;
use crate::words::{say, say_all, t, tell};
use crate::{browser, favourites, online, pair, parts, records, storage, studio};

/// The initial plan in the window for new games: like the game on the table.
pub(crate) fn last_plan(table: Table) -> Plan {
    table.state.with_untracked(|session| Plan::like(session.game(), session.seats(), session.manner()))
}

/// The meaning of a text in the clock field, in words.
pub(crate) fn clock_words(text: &str) -> String {
    match TimeControl::lenient(text) {
        None => t("no-clock"),
        Some(control) => tell("clock-is", [("control", control.to_string().into())]),
    }
}

/// Starts a game, or returns what is wrong with the plan. The page answers while the game is prepared, and what its user
/// starts meanwhile takes precedence.
pub(crate) async fn begin(table: Table, plan: &Plan) -> Result<(), String> {
    let before = table.id.get_untracked();
    let is_overtaken = move || table.id.get_untracked() != before;
    compile(&plan.game).await;
    if is_overtaken() {
        return Ok(());
    }
    let setup = prepare(plan)?;
    browser::pause().await;
    // On a large board, what the pieces attack is found with the first list of moves, and the game remembers that it
    // has not ended.
    let _ = setup.game.ending();
    browser::pause().await;
    if !is_overtaken() {
        favourites::played(&setup.game.rules().definition().name);
        table.open(setup);
        browser::pause().await;
        table.save();
    }
    Ok(())
}

/// Compiles the rules of a built-in game, with pauses.
async fn compile(game: &str) {
    if saved::compiled(game).is_some() {
        return;
    }
    browser::pause().await;
    let Some(definition) = chesswright_catalog::definition(game) else { return };
    browser::pause().await;
    let work = Rc::new(browser::Work::begin());
    let mut pause = || -> Pin<Box<dyn Future<Output = ()>>> {
        let work = Rc::clone(&work);
        Box::pin(async move { work.breathe().await })
    };
    // A built-in game compiles. If it did not, starting it would say so.
    if let Ok(rules) = Rules::compile(&definition, &mut pause).await {
        saved::compile_ahead(game, &rules);
    }
    browser::pause().await;
}

/// Starts a match on two boards, or returns what is wrong with the plan.
pub(crate) async fn begin_match(table: Table, plan: PairPlan) -> Result<(), String> {
    compile(&plan.game).await;
    pair::begin(table, Begin::Plan(plan)).await.map(|_| ())
}

fn prepare(plan: &Plan) -> Result<GameSetup, String> {
    let (mut game, seats) = plan.set_up(&mut browser::random).map_err(|error| match error {
        PlanError::NoGame => t("trouble-no-game"),
        PlanError::Wrong(why) => say(&why),
    })?;
    game.tags.insert("Date".into(), browser::date());
    Ok(GameSetup { manner: plan.manner, ..GameSetup::new(storage::new_id(), game, seats) })
}

/// The game with which the page starts: chess against the computer. The person plays the side of that number.
pub(crate) fn landing(level: u8, side: usize) -> GameSetup {
    let game = built_in("chess").map_or_else(|| of_the_day(0), |chess| Game::new(&chess));
    let seat = |each| if each == side { Seat::Person } else { Seat::Computer(level) };
    let seats = (0..game.rules().sides()).map(seat).collect();
    GameSetup::new(storage::new_id(), game, seats)
}

/// A game of two people at this screen.
pub(crate) fn play_a_friend(table: Table) {
    let game = table.game.with_untracked(chesswright_table::opening::rematch);
    table.open(GameSetup::of_people(storage::new_id(), game));
}

/// Resumes a stored game.
pub(crate) fn resume(table: Table, saved: SavedGame) {
    let before = table.id.get_untracked();
    leptos::task::spawn_local(async move {
        let alone = saved.id == before || browser::hold_game(&saved.id).await;
        // The user has started another game in the meantime, which takes precedence.
        if table.id.get_untracked() == before
            && let Some(told) = resumed(table, &saved, alone).await
        {
            table.notify(told);
        }
    });
}

/// Resumes a stored game, and returns a notice about it. If another tab plays it, this one plays a copy.
async fn resumed(table: Table, saved: &SavedGame, alone: bool) -> Option<String> {
    if saved.is_match() {
        let begin = Begin::Stored { saved: saved.clone(), alone };
        return pair::begin(table, begin).await.unwrap_or_else(Some);
    }
    match GameSetup::saved(saved) {
        Ok((mut setup, warnings)) => {
            if !alone {
                setup.id = storage::new_id();
            }
            table.open(setup);
            let told = warned(&warnings);
            if alone { told } else { told.or_else(|| Some(t("notice-other-tab"))) }
        }
        Err(error) => Some(tell("trouble-saved-game", [("why", say(&error.message()).into())])),
    }
}

/// Opens the first game: that of the link, otherwise the latest unfinished one that no other tab plays, otherwise
/// chess against the computer, which is on the table already. Returns whether another game replaced it. `told` contains
/// earlier notices.
pub(crate) async fn first(table: Table, mut told: Vec<String>) -> bool {
    if let Some(game) = online::addressed() {
        online::enter(table, game);
        return true;
    }
    storage::prune();
    records::look_through();
    let shelf = storage::all();
    let (link, before) = (browser::fragment(), table.id.get_untracked());
    if !shelf.unread.is_empty() {
        told.push(tell("trouble-unreadable", [("count", shelf.unread.len().into())]));
    }
    if let Some((dialog, name)) = online::linked(&link) {
        request_animation_frame(move || online::visit(table, dialog, Some(name)));
    } else if studio::takes(&link) || studio::is_asked_for(&link) {
        // The page comes first, and says that something is being loaded.
        let link = link.clone();
        request_animation_frame(move || open_studio(table, &link));
    } else if is_link(&link) {
        open_link(table, &link).await;
        told.extend(table.notice.get_untracked());
    } else {
        for saved in shelf.games.iter().filter(|saved| !saved.over) {
            if browser::hold_game(&saved.id).await {
                told.extend(resumed(table, saved, true).await);
                break;
            }
        }
    }
    if !told.is_empty() {
        table.notify(told.join("\n"));
    }
    table.id.with_untracked(|id| *id != before)
}

/// Leaves the game, which stays stored, and returns to the board with which the page starts.
pub(crate) fn leave(table: Table) {
    table.save();
    online::leave(table);
    let level = table.settings.with_untracked(|settings| settings.level);
    table.open_home(landing(level, 0));
}

/// Starts the game of the day, for two people or against the computer as in the last game.
pub(crate) fn today(table: Table) {
    let game = chesswright_catalog::of_the_day(browser::now() / 86_400_000);
    let plan = Plan { game: game.into(), ..last_plan(table) };
    leptos::task::spawn_local(async move {
        if let Err(why) = begin(table, &plan).await {
            table.notify(why);
        }
    });
}

/// Reads a game from a file.
pub(crate) fn open_file(table: Table, file: &web_sys::File) {
    browser::read_file(file, move |text| match text {
        Some(text) => open(table, text),
        None => table.notify(t("trouble-file")),
    });
}

/// Opens any supported text: a link, a level, a saved game, PGN, or a position of the game on the table.
pub(crate) fn open(table: Table, text: String) {
    leptos::task::spawn_local(async move {
        // A failure has been reported, and the text can be opened again.
        let _ = open_text(table, &text).await;
    });
}

/// Opens a link. It stays in the address if it could not be read yet, so that reloading the page tries again.
async fn open_link(table: Table, link: &str) {
    if open_text(table, link).await.is_ok() {
        browser::clear_fragment();
    }
}

/// Opens the workshop, as the address asks for.
fn open_studio(table: Table, link: &str) {
    let text = (!studio::is_asked_for(link)).then(|| link.to_owned());
    studio::open(table, text);
}

pub(crate) async fn open_text(table: Table, text: &str) -> Result<(), Unfetched> {
    if studio::takes(link_in(text)) {
        studio::open(table, Some(text.to_owned()));
        return Ok(());
    }
    let before = table.id.get_untracked();
    let content = parts::wait_for(table, read_text(link_in(text), &table.rules())).await;
    // The user has started another game in the meantime, which takes precedence.
    if table.id.get_untracked() != before {
        return Ok(());
    }
    bring(table, content)
}

/// Puts on the table what a text contained, or lets the user choose. A failure is reported.
fn bring(table: Table, content: Result<Content, WhyNot>) -> Result<(), Unfetched> {
    match content {
        Ok(Content::Game(opened)) => {
            let Opened { game, warnings } = *opened;
            table.open(GameSetup::of_people(storage::new_id(), game));
            table.save();
            table.notify(warned(&warnings).unwrap_or_else(|| t("notice-opened")));
        }
        Ok(Content::Match(game)) => leptos::task::spawn_local(async move {
            if let Some(told) = pair::begin(table, Begin::Read(game)).await.unwrap_or_else(Some) {
                table.notify(told);
            }
        }),
        Ok(Content::Level(level)) => table.open_level(level),
        Ok(Content::Several(several)) => {
            table.notice.set(None);
            if table.dialog.get_untracked() != Some(Dialog::Open) {
                table.dialog.set(Some(Dialog::Open));
            }
            table.several.set(Some(Arc::new(several)));
        }
        Err(WhyNot::Text(why)) => table.notify(why),
        Err(WhyNot::Unfetched) => {
            table.notify(t("trouble-not-loaded"));
            return Err(Unfetched);
        }
    }
    Ok(())
}

/// Opens one of several games, levels or rules.
pub(crate) fn choose(table: Table, several: Arc<Several>, place: usize) {
    leptos::task::spawn_local(async move {
        let chosen = parts::wait_for(table, open_one(&several, place)).await;
        // A failure has been reported, and another one can be chosen.
        let _ = bring(table, chosen);
    });
}

#[wasm_split(reading, fallible)]
fn open_one(several: &Several, place: usize) -> Result<Content, WhyNot> {
    several.open(place).map_err(why_not)
}

/// Why a text cannot be opened.
enum WhyNot {
    /// The reason in words.
    Text(String),
    /// The part of the program that reads texts could not be fetched.
    Unfetched,
}

impl From<SplitLoaderError> for WhyNot {
    fn from(_: SplitLoaderError) -> Self {
        Self::Unfetched
    }
}

#[wasm_split(reading, fallible)]
fn read_text(text: &str, rules: &Rules) -> Result<Content, WhyNot> {
    reading::read(text, rules).map_err(why_not)
}

/// Puts a shipped level on the table once it has been fetched.
pub(crate) fn open_level(table: Table, source: Source) {
    if !matches!(source, Source::Daily(_)) {
        return begin_level(table, source, source.level());
    }
    let before = table.id.get_untracked();
    leptos::task::spawn_local(async move {
        match browser::fetch(level::DAILY).await {
            // The user has started another game in the meantime, which takes precedence.
            Some(_) if table.id.get_untracked() != before => {}
            Some(file) => begin_level(table, source, source.level_in(&file)),
            None => table.notify(t("trouble-not-loaded")),
        }
    });
}

fn begin_level(table: Table, source: Source, level: Option<Level>) {
    match level.map(|level| LevelSession::new(&level, source)) {
        Some(Ok(session)) => {
            table.open_level(Arc::new(session));
            table.focus();
        }
        Some(Err(why)) => {
            table.notify(tell("trouble-open", [("why", say(&LevelError::from(why).message()).into())]))
        }
        None => table.notify(t("trouble-no-game")),
    }
}

/// The notice for a game that was opened with warnings.
fn warned(warnings: &[Message]) -> Option<String> {
    (!warnings.is_empty()).then(|| tell("notice-opened-with", [("what", say_all(warnings, "; ").into())]))
}

fn why_not(Unreadable { kind, why }: Unreadable) -> WhyNot {
    let is_empty = why.is_none();
    let why = why.as_ref().map(say).unwrap_or_default();
    WhyNot::Text(match kind {
        TextKind::Empty => t("trouble-nothing"),
        TextKind::Unknown => t("trouble-unknown-text"),
        TextKind::TiledXml => t("trouble-tiled-xml"),
        TextKind::Pgn | TextKind::Bpgn if is_empty => t("trouble-no-pgn"),
        TextKind::Position => tell("trouble-fen", [("why", why.into())]),
        // Mistakes in files stand in lines of their own.
        kind @ (TextKind::Document | TextKind::Ini | TextKind::Bishop) => {
            tell("trouble-text", [("kind", kind.word().into()), ("why", format!("\n{why}").into())])
        }
        kind => tell("trouble-text", [("kind", kind.word().into()), ("why", why.into())]),
    })
}

/// Listens for files dropped on the page, for links, and for the page being closed. Of several boards on a page, the one
/// that has the keys receives files and links.
pub(crate) fn listen(table: Table) {
    browser::on_window("dragover", |event: DragEvent| event.prevent_default());
    browser::on_window("drop", move |event: DragEvent| {
        event.prevent_default();
        if boards::is_active(table.board) {
            dropped(table, &event);
        }
    });
    browser::on_window("paste", move |event: web_sys::ClipboardEvent| {
        let in_field =
            browser::focused().is_some_and(|field| field.matches("input, textarea").unwrap_or(true));
        let text = event.clipboard_data().and_then(|data| data.get_data("text/plain").ok());
        if let Some(text) = text.filter(|text| !in_field && !text.trim().is_empty())
            && boards::is_active(table.board)
        {
            event.prevent_default();
            open(table, text);
        }
    });
    browser::on_window("hashchange", move |_: Event| {
        let link = browser::fragment();
        if studio::takes(&link) {
            return open_studio(table, &link);
        }
        studio::follow_address(table, &link);
        if boards::is_active(table.board) && is_link(&link) {
            leptos::task::spawn_local(async move { open_link(table, &link).await });
        }
    });
    // Another tab may have changed the settings, and this one would store them as they were.
    browser::on_window("storage", move |event: web_sys::StorageEvent| {
        if event.key().as_deref() == Some(crate::settings::KEY) {
            table.settings.set(Settings::load());
        }
    });
    browser::on_window("pagehide", move |_: Event| {
        table.act(Act::Suspend);
        table.save();
    });
    // The browser may show a page again that it kept in memory.
    browser::on_window("pageshow", move |_: Event| {
        table.act(Act::Resume);
    });
}

fn dropped(table: Table, event: &DragEvent) {
    let Some(data) = event.data_transfer() else { return };
    if three_d::dropped(table, &data) {
        return;
    }
    match data.files().and_then(|files| files.get(0)) {
        Some(file) => open_file(table, &file),
        None => {
            if let Ok(text) = data.get_data("text/plain") {
                open(table, text);
            }
        }
    }
}
