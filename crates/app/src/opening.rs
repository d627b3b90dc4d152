//! How a game comes to the table: planned anew, kept from the last visit, from a file, a text or a link.

use chesswright_game::pgn::Games;
use chesswright_game::{Game, TimeControl, save};
use chesswright_notation::position;
use chesswright_rules::{Rules, Side};
use leptos::prelude::*;
use web_sys::{DragEvent, Event};

use crate::storage::{self, SavedGame, built_in};
use crate::table::{Seat, Table};
use crate::view::three_d;
use crate::words::{t, tell};
use crate::{browser, computer, level};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    PersonPerson,
    PersonComputer,
    ComputerComputer,
}

/// Which side a person takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side_ {
    First,
    Second,
    Random,
}

/// From where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    Usual,
    Shuffled,
    Fen(String),
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) game: String,
    pub(crate) mode: Mode,
    pub(crate) level: u8,
    pub(crate) side: Side_,
    pub(crate) start: Start,
    /// What was typed for the clock.
    pub(crate) clock: String,
}

/// What is planned when nobody says otherwise: like the game on the table.
pub(crate) fn last_plan(table: Table) -> Plan {
    let seats = table.seats.get_untracked();
    let levels = seats.iter().find_map(|seat| match seat {
        Seat::Computer(level) => Some(*level),
        Seat::Person | Seat::Controller => None,
    });
    let mode = match (levels, seats.contains(&Seat::Person)) {
        (None, _) => Mode::PersonPerson,
        (Some(_), true) => Mode::PersonComputer,
        (Some(_), false) => Mode::ComputerComputer,
    };
    let second = mode == Mode::PersonComputer && seats.first() != Some(&Seat::Person);
    let name = table.rules().definition().name.clone();
    let game = if chesswright_catalog::find(&name).is_some() { name } else { "chess".into() };
    let clock = table.game.with_untracked(|game| game.clock().map(|clock| clock.control().to_string()));
    Plan {
        game,
        mode,
        level: levels.unwrap_or(3),
        side: if second { Side_::Second } else { Side_::First },
        start: Start::Usual,
        clock: clock.unwrap_or_default(),
    }
}

/// What a text in the field for the clock means.
pub(crate) fn clock_words(text: &str) -> String {
    match TimeControl::lenient(text) {
        None => t("no-clock"),
        Some(control) => tell("clock-is", [("control", control.to_string().into())]),
    }
}

/// Begins a game, or says what is wrong with the plan.
pub(crate) fn begin(table: Table, plan: &Plan) -> Result<(), String> {
    let definition = chesswright_catalog::definition(&plan.game).ok_or_else(|| t("trouble-no-game"))?;
    let rules = Rules::new(&definition).map_err(|error| error.to_string())?;
    let start = match &plan.start {
        Start::Usual => rules.start(),
        Start::Shuffled => rules.deal(&mut browser::random).map_err(|error| error.to_string())?,
        Start::Fen(text) => {
            let read = position::read(&rules, text).map_err(|error| error.to_string())?;
            read.strict(text).map_err(|error| error.to_string())?
        }
    };
    let mut game = Game::from_position(&start);
    if let Some(control) = TimeControl::lenient(&plan.clock) {
        game.set_clock(control);
    }
    let sides = rules.sides();
    let person = match plan.side {
        Side_::First => 0,
        Side_::Second => sides - 1,
        Side_::Random => browser::random(sides as u32) as usize,
    };
    let seat = |side: usize| match plan.mode {
        Mode::PersonPerson => Seat::Person,
        Mode::PersonComputer if side == person => Seat::Person,
        _ => Seat::Computer(plan.level),
    };
    table.sit_down(game, (0..sides).map(seat).collect(), None, storage::new_id());
    table.save();
    Ok(())
}

/// Plays the same game again, sides changed where a person plays the computer.
pub(crate) fn again(table: Table) {
    let mut seats = table.seats.get_untracked();
    seats.rotate_right(1);
    let (start, control) = table
        .game
        .with_untracked(|game| (game.start().clone(), game.clock().map(|clock| clock.control().clone())));
    if let Some(session) = table.level.get_untracked() {
        return table.sit_down_to(session);
    }
    let mut game = Game::from_position(&start);
    if let Some(control) = control {
        game.set_clock(control);
    }
    table.sit_down(game, seats, None, storage::new_id());
    table.save();
}

/// Goes on with a game that was kept.
pub(crate) fn resume(table: Table, kept: &SavedGame) {
    if let Some(told) = resumed(table, kept) {
        table.tell(told);
    }
}

/// The same, with what is to be told about it.
fn resumed(table: Table, kept: &SavedGame) -> Option<String> {
    let loaded = match kept.open() {
        Ok(loaded) => loaded,
        Err(error) => return Some(tell("trouble-saved-game", [("why", error.to_string().into())])),
    };
    let told = findings(&loaded.findings);
    let (seats, below, id) = (kept.seats.clone(), Side(kept.below), kept.id.clone());
    match kept.level() {
        Ok(Some(session)) => table.go_on_with(session.into(), loaded.game, seats, below, id),
        Ok(None) => table.sit_down(loaded.game, seats, Some(below), id),
        Err(why) => {
            table.sit_down(loaded.game, seats, Some(below), id);
            return Some(tell("notice-opened-with", [("what", why.into())]));
        }
    }
    told
}

/// The game with which the page begins: that of the link, else the last unfinished one, else the game of the day, which is on the table
/// already. Tells whether another one took its place. There may be something to be told already.
pub(crate) fn first(table: Table, mut told: Vec<String>) -> bool {
    storage::prune();
    level::look_through();
    let shelf = storage::all();
    let (link, before) = (browser::fragment(), table.id.get_untracked());
    if !shelf.unread.is_empty() {
        told.push(tell("trouble-unreadable", [("count", shelf.unread.len().into())]));
    }
    if is_link(&link) {
        browser::clear_fragment();
        open_text(table, &link);
        told.extend(table.notice.get_untracked());
    } else if let Some(kept) = shelf.games.iter().find(|kept| !kept.over) {
        told.extend(resumed(table, kept));
    }
    if !told.is_empty() {
        table.tell(told.join("\n"));
    }
    table.id.with_untracked(|id| *id != before)
}

/// Whether what stands behind `#` in an address is a game or a level, and not a place on the page.
fn is_link(fragment: &str) -> bool {
    is_shared_game(fragment) || fragment.starts_with(chesswright_catalog::level::CODE_PREFIX)
}

/// Whether a text is a game as links carry it: `g`, the number of the format, a dot, and the packed game.
fn is_shared_game(text: &str) -> bool {
    let format = text.strip_prefix('g').and_then(|rest| rest.split_once('.'));
    format.is_some_and(|(format, _)| format.parse::<u32>().is_ok())
}

/// The game of a day, so many days after the first of 1970.
pub(crate) fn of_the_day(days: u64) -> Game {
    let rules = built_in(chesswright_catalog::of_the_day(days)).or_else(|| built_in("chess"));
    let rules = rules.unwrap_or_else(|| unreachable!("the catalogue has chess"));
    Game::new(&rules)
}

/// Leaves the game, which stays kept, for the board with which the page begins.
pub(crate) fn leave(table: Table) {
    let game = of_the_day(browser::now() / 86_400_000);
    let seats = vec![Seat::Person; game.rules().sides()];
    table.save();
    table.sit_down(game, seats, None, storage::new_id());
}

/// Reads a game from a file.
pub(crate) fn open_file(table: Table, file: &web_sys::File) {
    browser::read_file(file, move |text| match text {
        Some(text) => open_text(table, &text),
        None => table.tell(t("trouble-file")),
    });
}

/// Opens whatever a text is: a link, a saved game, PGN, or a position of the game on the table.
pub(crate) fn open_text(table: Table, text: &str) {
    let text = text.trim();
    let text = text
        .rsplit_once('#')
        .map_or(text, |(before, after)| if before.contains("://") { after } else { text });
    if crate::view::open_level(table, text) {
        return;
    }
    let opened = if text.is_empty() {
        Err(t("trouble-nothing"))
    } else if text.starts_with('{') {
        loaded(save::load(text, &built_in))
    } else if is_shared_game(text) {
        loaded(save::from_share(text, &built_in))
    } else if text.starts_with('[') || text.contains("1.") {
        from_pgn(text)
    } else {
        from_fen(&table.rules(), text)
    };
    match opened {
        Ok((game, told)) => {
            let seats = vec![Seat::Person; game.rules().sides()];
            table.sit_down(game, seats, None, storage::new_id());
            table.save();
            table.tell(told.unwrap_or_else(|| t("notice-opened")));
        }
        Err(why) => table.tell(why),
    }
}

type Opened = Result<(Game, Option<String>), String>;

fn loaded(read: Result<save::Loaded, save::LoadError>) -> Opened {
    match read {
        Ok(loaded) => Ok((loaded.game, findings(&loaded.findings))),
        Err(error) => Err(tell("trouble-open", [("why", error.to_string().into())])),
    }
}

fn findings(findings: &[save::Finding]) -> Option<String> {
    let told: Vec<String> = findings.iter().map(ToString::to_string).collect();
    (!told.is_empty()).then(|| tell("notice-opened-with", [("what", told.join("; ").into())]))
}

fn from_pgn(text: &str) -> Opened {
    let mut variants = |name: &str| built_in(name);
    let mut games = Games::new(text.as_bytes(), &mut variants);
    let first = games.next_game().map_err(|error| error.to_string())?;
    let Some(first) = first else { return Err(t("trouble-no-pgn")) };
    let faults: Vec<String> = first.faults.iter().map(ToString::to_string).collect();
    let faults = faults.join("; ");
    match first.game {
        None => Err(tell("trouble-open", [("why", faults.into())])),
        Some(game) if faults.is_empty() => Ok((game, None)),
        Some(game) => Ok((game, Some(tell("notice-opened-with", [("what", faults.into())])))),
    }
}

fn from_fen(rules: &Rules, text: &str) -> Opened {
    let wrong =
        |error: chesswright_notation::TextError| tell("trouble-fen", [("why", error.to_string().into())]);
    let read = position::read(rules, text).map_err(wrong)?;
    Ok((Game::from_position(&read.strict(text).map_err(wrong)?), None))
}

/// Listens for files that are dropped on the page, for links, and for the page being closed.
pub(crate) fn listen(table: Table) {
    browser::on_window("dragover", |event: DragEvent| event.prevent_default());
    browser::on_window("drop", move |event: DragEvent| {
        event.prevent_default();
        let Some(data) = event.data_transfer() else { return };
        if three_d::dropped(table, &data) {
            return;
        }
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => open_file(table, &file),
            None => {
                if let Ok(text) = data.get_data("text/plain") {
                    open_text(table, &text);
                }
            }
        }
    });
    browser::on_window("hashchange", move |_: Event| {
        let link = browser::fragment();
        if is_link(&link) {
            browser::clear_fragment();
            open_text(table, &link);
        }
    });
    browser::on_window("pagehide", move |_: Event| {
        computer::stop(table);
        table.save();
    });
    // The browser may have kept the page whole, and shows it again.
    browser::on_window("pageshow", move |_: Event| computer::consider(table));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_told_from_places_on_the_page() {
        let level = chesswright_catalog::level::read("goal: take all\n\nr..\nR..\n").expect("a level");
        let game = save::share(&of_the_day(20_000), &built_in, 0);
        for link in [level.to_code().as_str(), game.as_str(), "g1.torn"] {
            assert!(is_link(link), "{link}");
        }
        for place in ["", "board", "typed", "g", "g.", "gone.", "CL"] {
            assert!(!is_link(place), "{place}");
        }
    }
}
