//! People elsewhere: two browsers play over a server, others watch, lines are lost and the server dies.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::{Context, Result, ensure};
use chesswright_browser::{Program, Size};
use chesswright_catalog::Catalog;
use chesswright_game::{Game, save};
use chesswright_rules::{Definition, Rules, Side};
use chesswright_table::saved::built_in;

use crate::visit::Visit;

/// A server with its data.
pub(crate) struct House {
    pub(crate) path: String,
    pub(crate) data: PathBuf,
    program: Option<Program>,
    pub(crate) port: u16,
}

impl House {
    pub(crate) fn new() -> Result<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let data = std::env::temp_dir().join(format!("chesswright-online-{}-{number}", std::process::id()));
        let path = std::env::var("CHESSWRIGHT_PROGRAM")
            .context("CHESSWRIGHT_PROGRAM is not set; run `cargo xtask test --only page`")?;
        let program = Program::together(&path, &data, 0)?;
        let port = program.address.trim_end_matches('/').rsplit(':').next().context("a port")?.parse()?;
        Ok(Self { path, data, program: Some(program), port })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Kills the server, as when its machine fails, and starts it again.
    fn restart(&mut self) -> Result<()> {
        self.program = None;
        self.program = Some(Program::together(&self.path, &self.data, self.port)?);
        Ok(())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.program = None;
        // What stays is a folder in the system's folder for such things.
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// A line to the server that can be cut.
pub(crate) struct Line {
    port: u16,
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Line {
    fn to(house: &House) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let (port, server) = (listener.local_addr()?.port(), house.port);
        let line = Self { port, is_cut: Arc::default(), open: Arc::default() };
        let (is_cut, open) = (line.is_cut.clone(), line.open.clone());
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // Whoever comes while the line is cut is turned away at once.
                if is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(("127.0.0.1", server)) else { continue };
                let both = near.try_clone().and_then(|near| Ok((near, far.try_clone()?)));
                let Ok((near_too, far_too)) = both else { continue };
                open.lock().unwrap_or_else(PoisonError::into_inner).extend([near_too, far_too]);
                let (Ok(from), Ok(to)) = (near.try_clone(), far.try_clone()) else { continue };
                thread::spawn(move || pass(from, to));
                thread::spawn(move || pass(far, near));
            }
        });
        Ok(line)
    }

    fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for stream in self.open.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            // It may be closed already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}

/// Passes on bytes until one end is closed.
fn pass(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 16_384];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}

pub(crate) fn rules(name: &str) -> Result<Rules> {
    Ok(Rules::new(&chesswright_catalog::definition(name).context("no such game")?)?)
}

pub(crate) fn choose(visit: &mut Visit, select: &str, value: &str) -> Result<()> {
    visit.tab.wait_for(&format!("document.querySelector('{select}')"))?;
    visit
        .tab
        .ask(&format!(
            "(() => {{ const s = document.querySelector('{select}'); s.value = {value:?}; \
             s.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
        ))
        .map(|_| ())
}

/// Invites to a game in the window that is open, as the side that moves first. Returns the link.
fn invite(visit: &mut Visit, game: Option<&str>, clock: &str) -> Result<String> {
    visit.tab.wait_for("document.querySelector('#online-clock')")?;
    if let Some(game) = game {
        choose(visit, "#online-game", game)?;
    }
    choose(visit, "#online-clock", clock)?;
    visit.tab.press("input[name=friend-side][value=first]")?;
    visit.tab.press("[data-online=create]")?;
    visit.tab.wait_for("document.querySelector('#invitation')?.value")?;
    visit.tab.wait_for("document.querySelector('.qr path')")?;
    let link = visit.tab.ask("document.querySelector('#invitation').value")?;
    Ok(link.as_str().context("no link")?.to_owned())
}

/// The same link by another address of the server.
fn by(address: &str, link: &str) -> String {
    format!("{address}{}", link.rsplit('/').next().unwrap_or_default())
}

/// Two people at a game, by a link. The second one may come by another line and on a phone.
pub(crate) fn two(
    house: &House,
    game: &str,
    clock: &str,
    other: Option<&Line>,
    size: Size,
) -> Result<(Visit, Visit, String)> {
    let rules = rules(game)?;
    let mut white = Visit::at(&house.address(), Size::Wide)?;
    white.tab.press("[data-welcome=friend]")?;
    let link = invite(&mut white, Some(game), clock)?;
    let address = other.map_or_else(|| house.address(), Line::address);
    let mut black = Visit::at(&by(&address, &link), size)?;
    black.tab.wait_text(".invited", "invites you")?;
    black.tab.press("[data-online=sit]")?;
    white.look_at(&rules, Side(0));
    black.look_at(&rules, Side(1));
    begun(&mut white)?;
    begun(&mut black)?;
    Ok((white, black, link))
}

/// Waits until the game has begun.
fn begun(visit: &mut Visit) -> Result<()> {
    visit.tab.wait_for(
        "document.querySelector('dialog') === null && document.querySelector('.invited') === null \
         && document.querySelectorAll('.player').length >= 2 && document.querySelector('[data-online=invitation]') === null",
    )
}

pub(crate) fn over(visit: &mut Visit, how: &str) -> Result<()> {
    visit.tab.wait_text(".status.over", how)
}

#[test]
fn two_browsers_play_chess_to_mate_talk_and_play_again() -> Result<()> {
    let house = House::new()?;
    let (mut white, mut black, link) = two(&house, "chess", "10+5", None, Size::Phone)?;
    // A click on the board of who is not to move selects a piece for a premove.
    black.click("e7 e5")?;
    white.click("f2 f3")?;
    for visit in [&mut white, &mut black] {
        visit.moves("f3 e5")?;
        visit.tab.wait_for("document.querySelectorAll('.clock').length === 2")?;
    }
    white.click("g2 g4")?;
    black.moves("f3 e5 g4")?;
    // Whoever comes later watches, and what players say is not heard by spectators.
    let mut watcher = Visit::at(&link, Size::Wide)?;
    watcher.moves("f3 e5 g4")?;
    white.tab.wait_text("[data-online=watching]", "1 person is watching")?;
    white.tab.press("[role=tab]:nth-child(3)")?;
    white.tab.press("#chat-line")?;
    white.tab.type_text("Good luck! <b>")?;
    white.tab.key("Enter")?;
    black.tab.press("[role=tab]:nth-child(3)")?;
    black.tab.wait_text(".chat li", "Good luck! <b>")?;
    watcher.tab.press("[role=tab]:nth-child(3)")?;
    black.click("d8 h4")?;
    for visit in [&mut white, &mut black, &mut watcher] {
        over(visit, "Black wins: checkmate")?;
    }
    ensure!(watcher.tab.ask("document.querySelector('.chat li')")? == serde_json::Value::Null, "overheard");
    white.tab.press("[data-again=rematch]")?;
    black.tab.press("[data-offer=rematch] [data-answer=accept]")?;
    for visit in [&mut white, &mut black] {
        visit.tab.wait_for(&format!(
            "!location.href.endsWith({:?})",
            link.rsplit('/').next().unwrap_or_default()
        ))?;
        visit.tab.wait_for("document.querySelector('.status.over') === null")?;
    }
    // The players change sides.
    black.look_at(&rules("chess")?, Side(0));
    black.tab.wait_text(".status", "White to move")?;
    black.tab.wait_for("document.querySelector('.bars.below .bar').dataset.side === '0'")?;
    black.click("d2 d4")?;
    white.tab.press("[role=tab]:nth-child(1)")?;
    white.moves("d4")?;
    watcher.tab.press("[data-online=next]")?;
    watcher.tab.press("[role=tab]:nth-child(1)")?;
    watcher.moves("d4")?;
    white.in_peace()?;
    watcher.in_peace()?;
    black.in_peace()
}

#[test]
fn crazyhouse_with_a_drop_a_move_taken_back_and_a_draw_by_agreement() -> Result<()> {
    let house = House::new()?;
    let (mut white, mut black, _) = two(&house, "crazyhouse", "", None, Size::Wide)?;
    white.click("e2 e4")?;
    black.moves("e4")?;
    black.click("d7 d5")?;
    white.moves("e4 d5")?;
    white.click("e4 d5")?;
    black.moves("e4 d5 exd5")?;
    // Back by consent.
    white.tab.press("[data-tool=undo]")?;
    black.tab.wait_text("[data-offer=takeback]", "wants to take back")?;
    black.tab.press("[data-offer=takeback] [data-answer=accept]")?;
    white.moves("e4 d5")?;
    black.moves("e4 d5")?;
    white.click("e4 d5")?;
    black.moves("e4 d5 exd5")?;
    black.click("d8 d5")?;
    white.moves("e4 d5 exd5 Qxd5")?;
    white.drag_held(".bars.below .held-piece[data-piece=pawn]", "e4")?;
    black.moves("e4 d5 exd5 Qxd5 P@e4")?;
    // Declined, and then accepted.
    white.tab.press("[data-tool=draw]")?;
    white.tab.press("dialog .answers .main")?;
    black.tab.press("[data-offer=draw] [data-answer=decline]")?;
    white.tab.wait_text(".notice", "declines the draw")?;
    black.tab.press("[data-tool=draw]")?;
    black.tab.press("dialog .answers .main")?;
    white.tab.press("[data-offer=draw] [data-answer=accept]")?;
    over(&mut white, "by agreement")?;
    over(&mut black, "by agreement")?;
    white.in_peace()?;
    black.in_peace()
}

#[test]
fn a_game_made_a_minute_ago_is_played_to_its_end() -> Result<()> {
    let house = House::new()?;
    let text =
        "extends = 'gardner'\nname = 'made-now'\ntitle = 'Made a minute ago <i>'\npieces.queen = 'q:QN'";
    let definition = Definition::from_toml(text, &Catalog).map_err(|report| anyhow::anyhow!("{report}"))?;
    let rules = Rules::new(&definition)?;
    let mut white = Visit::at(&house.address(), Size::Wide)?;
    white.open_text(&save::save(&Game::new(&rules), &built_in, 0))?;
    white.tab.wait_text("h1", "Made a minute ago <i>")?;
    white.tab.press("[data-tool=friend]")?;
    let link = invite(&mut white, None, "5+3")?;
    let mut black = Visit::at(&link, Size::Wide)?;
    black.tab.wait_text("h1", "Made a minute ago <i>")?;
    black.tab.press("[data-online=sit]")?;
    begun(&mut white)?;
    white.look_at(&rules, Side(0));
    black.look_at(&rules, Side(1));
    // The queen moves like a knight, too: only in this game.
    let queen = rules
        .start()
        .pieces()
        .find(|(_, piece)| piece.side == Side(0) && rules.kind_name(piece.kind) == "queen");
    let from = rules.cell_name(queen.context("a queen")?.0).to_owned();
    let moves = rules.start().legal_moves();
    let jump = moves.iter().find(|played| rules.cell_name(played.from()) == from).context("a jump")?;
    let to = rules.cell_name(jump.to()).to_owned();
    white.click(&format!("{from} {to}"))?;
    black.tab.wait_for("document.querySelectorAll('.round .move').length === 1")?;
    black.tab.press("[data-tool=resign]")?;
    black.tab.press("dialog .answers .main")?;
    over(&mut white, "White wins: Black resigned")?;
    over(&mut black, "White wins: Black resigned")?;
    white.in_peace()?;
    black.in_peace()
}

#[test]
fn a_lost_line_and_a_reload_lose_nothing() -> Result<()> {
    let house = House::new()?;
    let line = Line::to(&house)?;
    let (mut white, mut black, _) = two(&house, "chess", "10+5", Some(&line), Size::Wide)?;
    white.click("e2 e4")?;
    black.moves("e4")?;
    // Without a line, a page that is opened again needs the texts that were fetched before the service worker was active.
    black.tab.wait_for("caches.match('online-en.ftl').then(Boolean)")?;
    line.cut();
    black.tab.wait_text("[data-link=lost]", "The connection is lost")?;
    white.tab.wait_for("document.querySelector('.bars.above .bar.away-player')")?;
    // The move is made without a line, and sent when it is back.
    black.click("e7 e5")?;
    black.moves("e4 e5")?;
    black.tab.wait_text("[data-link=lost]", "Your move is sent")?;
    white.settle()?;
    white.moves("e4")?;
    line.mend();
    black.tab.wait_for("document.querySelector('[data-link]') === null")?;
    white.moves("e4 e5")?;
    white.tab.wait_for("document.querySelector('.away-player') === null")?;
    // Who comes back to the page without a line finds the game, and the move that waits, too.
    white.click("g1 f3")?;
    black.moves("e4 e5 Nf3")?;
    black.tab.wait_for("navigator.serviceWorker.controller !== null")?;
    line.cut();
    black.click("b8 c6")?;
    black.moves("e4 e5 Nf3 Nc6")?;
    black.tab.reload()?;
    black.moves("e4 e5 Nf3 Nc6")?;
    line.mend();
    white.moves("e4 e5 Nf3 Nc6")?;
    white.click("f1 b5")?;
    black.moves("e4 e5 Nf3 Nc6 Bb5")?;
    white.in_peace()
}

#[test]
fn a_server_that_is_killed_keeps_the_game_and_both_are_told() -> Result<()> {
    let mut house = House::new()?;
    let (mut white, mut black, link) = two(&house, "chess", "10+5", None, Size::Wide)?;
    white.click("e2 e4")?;
    black.moves("e4")?;
    black.click("e7 e5")?;
    white.moves("e4 e5")?;
    house.restart()?;
    for visit in [&mut white, &mut black] {
        visit.tab.wait_text(".notice", "The server was restarted")?;
        visit.moves("e4 e5")?;
    }
    white.click("g1 f3")?;
    black.moves("e4 e5 Nf3")?;
    white.tab.reload()?;
    white.moves("e4 e5 Nf3")?;
    black.click("b8 c6")?;
    white.moves("e4 e5 Nf3 Nc6")?;
    let mut watcher = Visit::at(&link, Size::Phone)?;
    watcher.moves("e4 e5 Nf3 Nc6")?;
    watcher.in_peace()
}

#[test]
fn strangers_meet_in_the_lobby_and_the_house_plays_too() -> Result<()> {
    let house = House::new()?;
    let mut one = Visit::at(&house.address(), Size::Wide)?;
    one.tab.press("[data-welcome=lobby]")?;
    choose(&mut one, "#online-game", "gardner")?;
    choose(&mut one, "#online-clock", "3+2")?;
    one.tab.press("[data-online=seek]")?;
    one.tab.wait_for("document.querySelector('[data-online=seeking]')")?;
    let mut two = Visit::at(&house.address(), Size::Phone)?;
    two.tab.press("[data-welcome=lobby]")?;
    two.tab.wait_text("[data-online=seeks] li", "3+2")?;
    two.tab.press("[data-online=take]")?;
    for visit in [&mut one, &mut two] {
        visit.tab.wait_for("document.querySelector('dialog') === null && location.pathname.length === 9")?;
        visit.tab.wait_for("document.querySelectorAll('.player').length === 2")?;
        visit.tab.wait_text("h1", "Gardner")?;
    }
    one.in_peace()?;
    // A new account, whose game against the house is answered.
    two.tab.press("[data-tool=quit]")?;
    two.tab.wait_for("location.pathname === '/' && document.querySelector('.welcome')")?;
    two.tab.press("[data-welcome=lobby]")?;
    two.tab.press("#account-name")?;
    two.tab.type_text("Ludmilla")?;
    two.tab.press("#account-password")?;
    two.tab.type_text("seven blue horses")?;
    two.tab.press("[data-account=register]")?;
    two.tab.wait_text(".account", "You are Ludmilla")?;
    two.tab.wait_text(".notice", "recovery code")?;
    choose(&mut two, "#online-game", "chess")?;
    choose(&mut two, "#house-level", "1")?;
    two.tab.press("[data-online=house]")?;
    two.tab.wait_for("document.querySelector('dialog') === null && document.querySelector('.bot')")?;
    two.tab.wait_text(".player", "")?;
    let below = two.tab.ask("document.querySelector('.bars.below .bar').dataset.side")?;
    let side = Side(u8::from(below == "1"));
    two.look_at(&rules("chess")?, side);
    if side == Side(0) {
        two.click("e2 e4")?;
    }
    two.tab.wait_for(&format!("document.querySelectorAll('.round .move').length === {}", 2 - side.0))?;
    two.in_peace()
}

/// Gives the person of a page a name and a password, in the lobby.
pub(crate) fn register(visit: &mut Visit, name: &str) -> Result<()> {
    visit.tab.press("[data-welcome=lobby]")?;
    // A line that is opened anew before it is open leaves a complaint of the browser.
    visit.tab.wait_text("[data-online=people]", "here")?;
    visit.tab.press("#account-name")?;
    visit.tab.type_text(name)?;
    visit.tab.press("#account-password")?;
    visit.tab.type_text("seven blue horses")?;
    visit.tab.press("[data-account=register]")?;
    visit.tab.wait_text(".account", &format!("You are {name}"))?;
    visit.tab.wait_for("document.querySelector('.account [data-account=logout]')")
}

/// The link that leads to what is at the end of an address, such as `#tournament=`, by what the page is told when it lists all.
fn first_of(visit: &mut Visit, list: &str, kind: &str) -> Result<String> {
    let attribute = format!("document.querySelector('[data-online={list}] [data-{kind}]')?.dataset.{kind}");
    visit.tab.wait_for(&attribute)?;
    Ok(visit.tab.ask(&attribute)?.as_str().context("a name")?.to_owned())
}

#[test]
fn a_swiss_tournament_of_two_browsers_is_joined_paired_played_and_counted() -> Result<()> {
    let house = House::new()?;
    let mut one = Visit::at(&house.address(), Size::Wide)?;
    register(&mut one, "Ludmilla")?;
    one.tab.press("[data-online=tournaments]")?;
    one.tab.press("#tournament-title")?;
    one.tab.type_text("Evening <b>cup</b>")?;
    choose(&mut one, "#tournament-clock", "10+0")?;
    one.tab.ask(
        "(() => { const field = document.querySelector('#tournament-rounds'); field.value = '1'; \
         field.dispatchEvent(new Event('change', { bubbles: true })); })()",
    )?;
    one.tab.press("[data-online=announce]")?;
    // Whoever announces it is in it at once.
    one.tab.wait_text(".tournament h3", "Evening <b>cup</b>")?;
    one.tab.wait_text("[data-online=standings]", "Ludmilla")?;
    // The other comes as a guest, on a phone, by the list of all.
    let mut two = Visit::at(&house.address(), Size::Phone)?;
    two.tab.press("[data-welcome=lobby]")?;
    two.tab.press("[data-online=tournaments]")?;
    let name = first_of(&mut two, "tournaments", "tournament")?;
    two.tab.press(&format!("[data-tournament='{name}']"))?;
    two.tab.press("[data-tournament-call=join]")?;
    two.tab.wait_for("document.querySelectorAll('[data-online=standings] tbody tr').length === 2")?;
    one.tab.wait_for("document.querySelectorAll('[data-online=standings] tbody tr').length === 2")?;
    ensure!(
        two.tab.ask("document.querySelector('[data-tournament-call=start]')")? == serde_json::Value::Null
    );
    one.tab.press("[data-tournament-call=start]")?;
    // The game opens on both pages by itself.
    for visit in [&mut one, &mut two] {
        visit.tab.wait_for("document.querySelector('dialog') === null && location.pathname.length === 9")?;
        visit.tab.wait_for("document.querySelectorAll('.player').length === 2")?;
    }
    let below = "document.querySelector('.bars.below .bar').dataset.side";
    let first = one.tab.ask(below)? == "0";
    let (white, black) = if first { (&mut one, &mut two) } else { (&mut two, &mut one) };
    white.look_at(&rules("chess")?, Side(0));
    black.look_at(&rules("chess")?, Side(1));
    white.click("f2 f3")?;
    for visit in [&mut *white, &mut *black] {
        visit.moves("f3")?;
    }
    black.click("e7 e5")?;
    white.moves("f3 e5")?;
    white.click("g2 g4")?;
    black.moves("f3 e5 g4")?;
    black.click("d8 h4")?;
    for visit in [&mut *white, &mut *black] {
        over(visit, "Black wins: checkmate")?;
        visit.tab.press("[data-online=strip] [data-online=standings]")?;
        visit.tab.wait_text(".tournament [role=status]", "finished")?;
        visit.tab.wait_text("[data-online=pairings]", "0-1")?;
    }
    let winner = black.tab.ask("document.querySelector('[data-online=standings] tbody tr').innerText")?;
    let winner = winner.as_str().context("a row")?.to_owned();
    ensure!(winner.contains("Ludmilla") != first && winner.contains('1'), "{winner}");
    black.tab.wait_for(
        "document.querySelector('[data-online=standings] tbody tr').getAttribute('aria-current') === 'true'",
    )?;
    one.in_peace()?;
    two.in_peace()
}

/// A club that only a link leads to. Returns the link.
fn found(visit: &mut Visit, name: &str) -> Result<String> {
    visit.tab.press("[data-online=clubs]")?;
    visit.tab.press("#club-name")?;
    visit.tab.type_text(name)?;
    visit.tab.press("[data-online=found]")?;
    visit.tab.wait_text(".club h3", name)?;
    visit.tab.wait_for("document.querySelector('[data-club-call=show]')")?;
    // What is copied is the link.
    visit.tab.ask("(() => { navigator.clipboard.writeText = async text => { globalThis.copied = text; }; return true; })()")?;
    visit.tab.press("[data-online=club-link]")?;
    visit.tab.wait_for("globalThis.copied")?;
    Ok(visit.tab.ask("globalThis.copied")?.as_str().context("a link")?.to_owned())
}

/// Comes into a club by its link.
fn come_in(link: &str, name: &str, size: Size) -> Result<Visit> {
    let mut visit = Visit::at(link, size)?;
    visit.tab.wait_text(".club h3", name)?;
    visit.tab.press("[data-club-call=join]")?;
    visit.tab.wait_for("document.querySelector('#club-line')")?;
    Ok(visit)
}

#[test]
fn a_teacher_shows_a_position_and_a_follower_sees_it_and_what_happens_there() -> Result<()> {
    let mut house = House::new()?;
    let mut teacher = Visit::at(&house.address(), Size::Wide)?;
    register(&mut teacher, "Ludmilla")?;
    teacher.close_window()?;
    // What is on the table is shown: a position of two moves.
    teacher.set_up_from("chess", "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1")?;
    teacher.tab.press("[data-tool=lobby]")?;
    let link = found(&mut teacher, "Class <b>5</b>")?;
    let mut pupil = come_in(&link, "Class <b>5</b>", Size::Phone)?;
    // They talk in their room.
    pupil.tab.press("#club-line")?;
    pupil.tab.type_text("Good morning <i>")?;
    pupil.tab.key("Enter")?;
    teacher.tab.wait_text(".club-chat li", "Good morning <i>")?;
    teacher.tab.press("[data-club-call=show]")?;
    teacher.tab.wait_text("[data-online=lesson]", "Board of Class <b>5</b>")?;
    pupil.tab.press("[data-online=attend]")?;
    pupil.tab.wait_text("[data-online=lesson]", "Board of Class <b>5</b>")?;
    pupil.stands("e2 h1")?;
    teacher.look_at(&rules("chess")?, Side(0));
    teacher.stands("e2 h1")?;
    // The teacher moves both sides, and the pupil sees it but moves nothing.
    teacher.click("e2 e4")?;
    pupil.moves("e4")?;
    teacher.click("e8 e7")?;
    for visit in [&mut teacher, &mut pupil] {
        visit.moves("e4 Ke7")?;
    }
    pupil.look_at(&rules("chess")?, Side(0));
    pupil.click("h1 h7")?;
    pupil.moves("e4 Ke7")?;
    // Another way from an earlier position takes the place of the first.
    teacher.tab.press("[data-tool=undo]")?;
    teacher.moves("e4")?;
    pupil.moves("e4")?;
    teacher.click("e8 d7")?;
    pupil.moves("e4 Kd7")?;
    // Arrows, and the move that the teacher looks at.
    let marks = "document.querySelector('.marks').innerHTML.length";
    let before = pupil.tab.ask(marks)?.as_u64().unwrap_or_default();
    teacher.drag_with(2, "h1", "h7")?;
    pupil.tab.wait_for(&format!("{marks} > {before} + 20"))?;
    teacher.tab.key("ArrowLeft")?;
    pupil.stands("e8")?;
    teacher.tab.key("ArrowRight")?;
    pupil.stands("d7")?;
    for visit in [&mut teacher, &mut pupil] {
        let complaints = visit.tab.complaints()?;
        ensure!(complaints.is_empty(), "{complaints:?}");
    }
    // The server is killed: both go on where they were.
    house.restart()?;
    for visit in [&mut teacher, &mut pupil] {
        visit.tab.wait_text(".notice", "The server was restarted")?;
    }
    teacher.click("h1 h7")?;
    pupil.moves("e4 Kd7 Rh7+")?;
    // Another game is shown to whoever follows without a click.
    teacher.tab.press("[data-tool=menu]")?;
    teacher.tab.press("[data-tool=quit]")?;
    teacher.set_up("gardner")?;
    teacher.tab.press("[data-tool=lobby]")?;
    teacher.tab.press("[data-online=clubs]")?;
    teacher.tab.press("[data-club]")?;
    teacher.tab.press("[data-club-call=show]")?;
    pupil.tab.wait_text("h1", "Gardner")?;
    teacher.tab.press("[data-online=to-club]")?;
    teacher.tab.press("[data-club-call=show-nothing]")?;
    pupil.tab.wait_text(".notice", "Nothing is shown right now")
}

#[test]
fn one_plays_two_at_once_and_goes_from_board_to_board() -> Result<()> {
    let house = House::new()?;
    let mut host = Visit::at(&house.address(), Size::Wide)?;
    register(&mut host, "Ludmilla")?;
    let link = found(&mut host, "Simul evening")?;
    let mut guests =
        [come_in(&link, "Simul evening", Size::Phone)?, come_in(&link, "Simul evening", Size::Wide)?];
    host.tab.wait_for("document.querySelectorAll('[data-online=club-members] li').length === 3")?;
    choose(&mut host, "#online-game", "gardner")?;
    host.tab.press("[data-club-call=round]")?;
    // All sit at once, and the host at the first board of both.
    for visit in guests.iter_mut().chain([&mut host]) {
        visit.tab.wait_for("document.querySelector('dialog') === null && location.pathname.length === 9")?;
        visit.tab.wait_text("h1", "Gardner")?;
        visit.tab.wait_for("document.querySelectorAll('.player').length === 2")?;
    }
    let addresses = [guests[0].tab.ask("location.pathname")?, guests[1].tab.ask("location.pathname")?];
    let first = host.tab.ask("location.pathname")?;
    ensure!(addresses[0] != addresses[1] && addresses.contains(&first), "{addresses:?} {first}");
    host.tab.wait_text("[data-online=round]", "1 board waits for you")?;
    host.look_at(&rules("gardner")?, Side(0));
    let order = if first == addresses[0] { [0, 1] } else { [1, 0] };
    host.click("a2 a3")?;
    host.moves("a3")?;
    guests[order[0]].moves("a3")?;
    host.tab.press("[data-online=next-board]")?;
    host.tab.wait_for(&format!("location.pathname === {}", addresses[order[1]]))?;
    host.tab
        .wait_for("document.querySelector('.round .move') === null && document.querySelector('.player')")?;
    host.tab.wait_text("[data-online=round]", "No board waits for you")?;
    host.click("b2 b3")?;
    guests[order[1]].moves("b3")?;
    // The answer at the first board makes it the next one again.
    guests[order[0]].look_at(&rules("gardner")?, Side(1));
    guests[order[0]].click("b4 a3")?;
    host.tab.wait_text("[data-online=round]", "1 board waits for you")?;
    host.tab.press("[data-online=next-board]")?;
    host.tab.wait_for(&format!("location.pathname === {}", addresses[order[0]]))?;
    guests[order[1]].tab.press("[data-tool=resign]")?;
    guests[order[1]].tab.press("dialog .answers .main")?;
    over(&mut guests[order[1]], "White wins")?;
    // The result is in the club.
    host.tab.press("[data-online=to-club]")?;
    host.tab.wait_text("[data-online=club-games]", "1-0")?;
    let [one, two] = guests;
    one.in_peace()?;
    two.in_peace()?;
    host.in_peace()
}

/// Clubs for everybody: without a mouse, and for an accessibility checker, at every size.
#[test]
fn clubs_can_be_used_by_everybody() -> Result<()> {
    let checker = std::env::var("CHESSWRIGHT_ACCESSIBILITY").context("run `cargo xtask test --only page`")?;
    let checker = std::fs::read_to_string(&checker).with_context(|| checker.clone())?;
    let house = House::new()?;
    let mut found_out = vec![];
    for (size, scheme, name) in
        [(Size::Wide, "light", "Anna"), (Size::Wide, "dark", "Berta"), (Size::Phone, "light", "Cleo")]
    {
        let mut visit = Visit::at(&house.address(), size)?;
        visit.tab.scheme(scheme)?;
        visit.tab.ask(&checker)?;
        register(&mut visit, name)?;
        let mut check = |visit: &mut Visit, place: &str| -> Result<()> {
            let asked = "axe.run({ resultTypes: ['violations'] }).then(found => found.violations \
                .filter(one => ['serious', 'critical'].includes(one.impact)) \
                .map(one => one.id + ': ' + one.nodes.map(node => node.target.join(' ') + ' (' + node.failureSummary + ')').join('; ')))";
            for one in visit.tab.ask(asked)?.as_array().context("no answer")? {
                found_out.push(format!("{place}, {size:?}, {scheme}: {}", one.as_str().unwrap_or_default()));
            }
            let inside = "(() => { const all = document.querySelector('dialog .club, dialog .hall'); \
                return all === null || all.scrollWidth <= all.clientWidth + 1; })()";
            ensure!(visit.tab.ask(inside)? == true, "{place} is wider than its window at {size:?}");
            Ok(())
        };
        check(&mut visit, "lobby")?;
        // By keys alone, once the button has the focus.
        visit.tab.ask("document.querySelector('[data-online=clubs]').focus()")?;
        visit.tab.key("Enter")?;
        visit.tab.wait_for("document.querySelector('#club-name')")?;
        check(&mut visit, "clubs")?;
        visit.tab.ask("document.querySelector('#club-name').focus()")?;
        visit.tab.type_text("Reading room")?;
        visit.tab.key("Enter")?;
        visit.tab.wait_text(".club h3", "Reading room")?;
        visit.tab.press("[data-club-call=show]")?;
        visit.tab.wait_for("document.querySelector('[data-online=lesson]')")?;
        check(&mut visit, "board")?;
        visit.tab.ask("document.querySelector('[data-online=to-club]').focus()")?;
        visit.tab.key("Enter")?;
        visit.tab.wait_for("document.querySelector('[data-online=club-board]')")?;
        check(&mut visit, "club")?;
        visit.close_window()?;
        visit.in_peace()?;
    }
    ensure!(found_out.is_empty(), "{}", found_out.join("\n"));
    Ok(())
}
