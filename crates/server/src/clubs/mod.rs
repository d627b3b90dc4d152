//! Clubs and classes: people who belong together, a room in which they talk, a game that all are shown, and games that begin together.
//!
//! The database has who belongs to a club and what is played there. Who follows a club now, and where a teacher points, is known here only
//! and is forgotten with the server: pages that come back say it again.

pub(crate) mod calls;
pub(crate) mod kept;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use chesswright_online::Why;
use chesswright_online::wire::{self, Board, ClubGame, ClubRole, ClubRound, Down, Line, Member, Pointer};
use tokio::sync::{broadcast, oneshot};
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, timeout_at};

use crate::app::App;
use crate::clock::now;
use crate::http::Failure;
use crate::store::{Account, Said, StoreError};
use crate::tables::Ask;
use kept::{Kept, Listed};

/// How often it is told, at most, what has changed in the games of a club and who is there.
const BEAT: Duration = Duration::from_secs(1);
/// How long it is gathered where is pointed, until it is told.
const POINTS: Duration = Duration::from_millis(50);
/// How long a club that was told may be told again.
const FRESH: Duration = Duration::from_secs(1);
/// How many rounds are told, and in how many of their games it is found out whose turn it is.
const ROUNDS: i64 = 3;
const TURNS: usize = 60;
/// How long it may take to find that out.
const ASKING: Duration = Duration::from_secs(1);
/// How many news a page may be behind.
const BEHIND: usize = 64;
/// The room of a chat that is a club's.
const CHAT: &str = "club";

/// The clubs that somebody follows.
#[derive(Debug, Default)]
pub(crate) struct Clubs {
    rooms: Mutex<HashMap<String, Room>>,
    /// Clubs that were told lately, or are being read to be told.
    lately: Mutex<HashMap<String, Arc<tokio::sync::Mutex<Lately>>>>,
    /// The clubs that everybody finds, as they were found lately, and when. Reading them takes long where there are many.
    found: tokio::sync::Mutex<Option<(Instant, Arc<Vec<Listed>>)>>,
}

/// A club as it was told lately, and when. Whoever reads it anew keeps the others waiting who want the same.
type Lately = Option<(Instant, Arc<wire::Club>)>;

fn is_fresh(lately: &Lately) -> bool {
    lately.as_ref().is_some_and(|(at, _)| at.elapsed() < FRESH)
}

/// What is known of a club only as long as somebody follows it.
#[derive(Debug)]
struct Room {
    /// By line: who follows it, and what they are.
    lines: HashMap<u64, (i64, ClubRole)>,
    pointer: Option<Pointer>,
    /// Whether it is about to be told where is pointed.
    points: bool,
    /// Whether something has changed that was not told yet.
    changed: bool,
    /// When the club was told last.
    told: Option<Instant>,
    /// What is told to those who follow it. Each club has its own, so that none that talks much takes anything from others.
    news: broadcast::Sender<News>,
}

impl Default for Room {
    fn default() -> Self {
        let news = broadcast::channel(BEHIND).0;
        Self { lines: HashMap::new(), pointer: None, points: false, changed: false, told: None, news }
    }
}

/// What those who follow a club are told, written once for all of them.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub(crate) text: Arc<str>,
    /// Who says it, if it is a line of the chat.
    pub(crate) by: Option<i64>,
}

impl Clubs {
    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lately(&self) -> MutexGuard<'_, HashMap<String, Arc<tokio::sync::Mutex<Lately>>>> {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A line follows a club from now on, and hears whatever happens in it. Who listens looks whether they may hear it.
    fn follow(&self, club: &str, line: u64, account: i64) -> broadcast::Receiver<News> {
        let mut rooms = self.rooms();
        let room = rooms.entry(club.to_owned()).or_default();
        room.lines.insert(line, (account, ClubRole::Asks));
        room.news.subscribe()
    }

    /// A line that follows a club is somebody of it, unless they were put out, or have become something else, meanwhile.
    fn is(&self, club: &str, line: u64, role: ClubRole) {
        if let Some(room) = self.rooms().get_mut(club)
            && let Some(known) = room.lines.get_mut(&line)
        {
            if known.1 == ClubRole::Asks {
                known.1 = role;
            }
            room.changed = true;
        }
    }

    /// A line follows a club no more. What is known of a club that nobody follows is forgotten.
    pub(crate) fn leave(&self, club: &str, line: u64) {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get_mut(club) {
            // Nobody was told of whoever has only knocked.
            room.changed |= room.lines.remove(&line).is_some_and(|(_, role)| role >= ClubRole::Member);
            if room.lines.is_empty() {
                rooms.remove(club);
            }
        }
    }

    /// Whether a line follows a club.
    pub(crate) fn follows(&self, club: &str, line: u64) -> bool {
        self.rooms().get(club).is_some_and(|room| room.lines.contains_key(&line))
    }

    /// The accounts that follow a club.
    fn here(&self, club: &str) -> HashSet<i64> {
        let rooms = self.rooms();
        rooms
            .get(club)
            .into_iter()
            .flat_map(|room| room.lines.values().map(|(account, _)| *account))
            .collect()
    }

    /// An account is something else in a club now, or is not in it any more.
    fn changed_role(&self, club: &str, account: i64, role: Option<ClubRole>) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get_mut(club) else { return };
        match role {
            Some(role) => {
                room.lines.values_mut().filter(|(known, _)| *known == account).for_each(|line| line.1 = role);
            }
            None => room.lines.retain(|_, (known, _)| *known != account),
        }
    }

    /// Something has happened in a game of a club. It is told soon.
    pub(crate) fn notice(&self, club: &str) {
        if let Some(room) = self.rooms().get_mut(club) {
            room.changed = true;
        }
    }

    /// An account was deleted: its name and what it said are not told any more.
    pub(crate) async fn forget(&self, account: i64) {
        self.list_changed().await;
        self.lately().clear();
        for room in self.rooms().values_mut() {
            room.lines.retain(|_, (known, _)| *known != account);
            room.changed = true;
        }
    }

    fn send(&self, club: &str, by: Option<i64>, message: &Down) {
        if let Some(room) = self.rooms().get(club)
            && let Ok(text) = serde_json::to_string(message)
        {
            // Nobody may be listening.
            drop(room.news.send(News { text: text.into(), by }));
        }
    }

    /// The newest clubs that everybody finds, as they are, or were a moment ago.
    async fn found(&self, app: &App) -> Result<Arc<Vec<Listed>>, StoreError> {
        let mut found = self.found.lock().await;
        if let Some((_, found)) = found.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return Ok(found.clone());
        }
        let clubs = Arc::new(app.store.clubs_found(calls::LISTED).await?);
        *found = Some((Instant::now(), clubs.clone()));
        Ok(clubs)
    }

    /// There is another club for everybody to find, or one says something else of itself.
    async fn list_changed(&self) {
        *self.found.lock().await = None;
    }

    /// A club as it is, or was a moment ago.
    async fn told(&self, app: &Arc<App>, id: &str) -> Result<Option<Arc<wire::Club>>, Failure> {
        let turn = {
            let mut lately = self.lately();
            lately.retain(|_, turn| {
                Arc::strong_count(turn) > 1 || turn.try_lock().is_ok_and(|told| is_fresh(&told))
            });
            lately.entry(id.to_owned()).or_default().clone()
        };
        let mut lately = turn.lock().await;
        if let Some((_, told)) = lately.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return Ok(Some(told.clone()));
        }
        let Some(kept) = app.store.club(id).await? else { return Ok(None) };
        let told = Arc::new(told(app, kept).await?);
        *lately = Some((Instant::now(), told.clone()));
        Ok(Some(told))
    }

    /// A club has changed: it is told as it is now, or in a moment, if it was told a moment ago. All of it goes to all who follow it.
    async fn tell(&self, app: &Arc<App>, id: &str) {
        let turn = self.lately().get(id).cloned();
        if let Some(turn) = turn {
            *turn.lock().await = None;
        }
        match self.rooms().get_mut(id) {
            None => return,
            Some(room) if room.told.is_some_and(|told| told.elapsed() < BEAT / 2) => {
                room.changed = true;
                return;
            }
            Some(room) => (room.changed, room.told) = (false, Some(Instant::now())),
        }
        match self.told(app, id).await {
            Ok(Some(told)) => self.send(id, None, &Down::Club(Box::new((*told).clone()))),
            Ok(None) => self.ended(id),
            Err(failure) => app.metrics.trouble(&failure.words),
        }
    }

    /// There is no such club any more, and those who follow it are told.
    fn ended(&self, id: &str) {
        self.lately().remove(id);
        if let Some(room) = self.rooms().get_mut(id) {
            room.lines.clear();
        }
        let why = Why::ClubGone.code().into();
        self.send(id, None, &Down::Refused { game: None, id: None, why, seq: 0 });
    }

    /// Tells where is pointed in the game that a club is shown.
    fn tell_pointer(&self, id: &str) {
        let pointer = self.rooms().get_mut(id).and_then(|room| {
            room.points = false;
            room.pointer.clone()
        });
        if let Some(pointer) = pointer {
            self.send(id, None, &Down::Pointed { club: id.to_owned(), pointer });
        }
    }
}

/// Tells once a second what has changed.
pub(crate) fn attend(app: &Arc<App>) {
    let app = app.clone();
    tokio::spawn(async move {
        let mut beat = interval(BEAT);
        loop {
            beat.tick().await;
            let changed = |(id, room): (&String, &Room)| room.changed.then(|| id.clone());
            let clubs: Vec<String> = app.clubs.rooms().iter().filter_map(changed).collect();
            let mut telling = JoinSet::new();
            for id in clubs {
                let app = app.clone();
                telling.spawn(async move { app.clubs.tell(&app, &id).await });
            }
            telling.join_all().await;
        }
    });
}

/// What a page is told first that follows a club: the club, and its room; and what it hears from then on. `None` if there is no such club
/// for this account. Whoever is told nothing has to [leave](Clubs::leave).
pub(crate) async fn follow(
    app: &Arc<App>,
    id: &str,
    line: u64,
    account: &Account,
) -> Result<Option<([String; 2], broadcast::Receiver<News>)>, Failure> {
    // It follows before it is found out whether it may: whoever is put out meanwhile is then not missed.
    let news = app.clubs.follow(id, line, account.id);
    let role = app.store.club_role(id, account.id).await?.filter(|role| *role >= ClubRole::Member);
    let Some(role) = role else { return Ok(None) };
    app.clubs.is(id, line, role);
    let Some(told) = app.clubs.told(app, id).await? else { return Ok(None) };
    let deaf = app.blocks.of(Some(account.id));
    let line = |Said { by, text, at, .. }| Line { by, text, at, watcher: false };
    let heard = app.store.chat(id).await?.into_iter().filter(|said| !deaf.contains(&said.account));
    let lines = heard.map(line).collect();
    let pointer = app.clubs.rooms().get(id).and_then(|room| room.pointer.clone());
    let room = Down::Room { club: id.to_owned(), lines, pointer };
    let written = [Down::Club(Box::new((*told).clone())), room].map(|down| serde_json::to_string(&down));
    let [Ok(club), Ok(room)] = written else { return Err(Failure::of(Why::Busy)) };
    Ok(Some(([club, room], news)))
}

/// Somebody says something in a club.
pub(crate) async fn say(app: &Arc<App>, id: &str, account: &Account, text: String) -> Result<(), Failure> {
    let role = app.store.club_role(id, account.id).await?;
    if role.is_none_or(|role| role < ClubRole::Member) {
        return Err(Failure::not_found());
    }
    let at = now();
    app.store.say(id, account.id, CHAT, &text, at).await?;
    let line = Line { by: account.name.clone(), text, at, watcher: false };
    app.clubs.send(id, Some(account.id), &Down::Told { club: id.to_owned(), line });
    Ok(())
}

/// Somebody who leads a club points at something in the game that it is shown.
pub(crate) fn point(app: &Arc<App>, id: &str, line: u64, pointer: Pointer) -> Result<(), Why> {
    let mut rooms = app.clubs.rooms();
    let room = rooms.get_mut(id).ok_or(Why::NotFound)?;
    if !room.lines.get(&line).is_some_and(|(_, role)| role.leads()) {
        return Err(Why::ClubRole);
    }
    if !pointer.is_short() {
        return Err(Why::Malformed);
    }
    room.pointer = Some(pointer);
    // However often somebody points, all who follow hear it a few times a second.
    if !std::mem::replace(&mut room.points, true) {
        let (app, id) = (app.clone(), id.to_owned());
        tokio::spawn(async move {
            sleep(POINTS).await;
            app.clubs.tell_pointer(&id);
        });
    }
    Ok(())
}

/// The last lines of the chat of a club, for a report by one of its members.
pub(crate) async fn heard(
    app: &App,
    id: &str,
    account: &Account,
) -> Result<Option<Vec<(String, String)>>, StoreError> {
    let role = app.store.club_role(id, account.id).await?;
    if role.is_none_or(|role| role < ClubRole::Member) {
        return Ok(None);
    }
    let lines = app.store.chat(id).await?;
    Ok(Some(lines.into_iter().map(|said| (said.by, said.text)).collect()))
}

/// A club as all its members see it.
async fn told(app: &Arc<App>, kept: Kept) -> Result<wire::Club, Failure> {
    let here = app.clubs.here(&kept.id);
    let mut turns = 0;
    let until = tokio::time::Instant::now() + ASKING;
    let mut rounds = vec![];
    for round in app.store.club_rounds(&kept.id, ROUNDS).await? {
        let mut games = vec![];
        for game in round.games {
            let asks = !game.over && turns < TURNS && tokio::time::Instant::now() < until;
            turns += usize::from(asks);
            // Some wake slowly, and who asks for the club does not wait for all of them.
            let turn = match asks {
                true => timeout_at(until, turn(app, &game.id)).await.ok().flatten(),
                false => None,
            };
            games.push(ClubGame { game: game.id, players: game.players, turn, score: game.score });
        }
        rounds.push(ClubRound { number: round.number as u32, title: round.title, host: round.host, games });
    }
    let (asking, members): (Vec<_>, Vec<_>) =
        kept.members.into_iter().partition(|member| member.role == ClubRole::Asks);
    let member = |kept::Member { account, name, role }| Member { name, role, here: here.contains(&account) };
    Ok(wire::Club {
        id: kept.id,
        name: kept.card.name,
        about: kept.card.about,
        entry: kept.card.entry,
        members: members.into_iter().map(member).collect(),
        asking: asking.len(),
        board: kept.board.map(|(game, title)| Board { game, title }),
        rounds,
    })
}

/// The side to move in a game, if its table is not too busy to say.
async fn turn(app: &Arc<App>, game: &str) -> Option<u8> {
    let (reply, answer) = oneshot::channel();
    app.tables.ask(app, game, Ask::Turn { reply }).await.ok()?;
    answer.await.ok()?
}

#[cfg(test)]
mod tests {
    use chesswright_online::wire::Entry;

    use super::kept::Card;
    use super::*;
    use crate::served;
    use crate::store::AccountKind;
    use crate::tables::Tables;

    #[test]
    fn who_is_not_in_a_club_leaves_nothing_behind_and_who_falls_points_no_more() {
        served("rooms", Tables::default(), async |app| {
            let person = async |name: &str| {
                app.store.new_account(name, AccountKind::Person, None, None, 0, 1).await.expect("an account")
            };
            let (anna, eve) = (person("Anna").await, person("Eve").await);
            let card = Card { name: "Club".into(), about: String::new(), entry: Entry::Open };
            app.store.found_club("club", anna.id, card, "key".into(), 1, 5).await.expect("a club");
            for (club, line, account) in [("club", 1, &eve), ("none", 2, &anna)] {
                assert!(follow(app, club, line, account).await.expect("an answer").is_none());
                app.clubs.leave(club, line);
            }
            assert!(app.clubs.rooms().is_empty());
            let told = follow(app, "club", 3, &anna).await.expect("an answer").expect("the club");
            assert!(told.0[0].contains("\"Anna\"") && app.clubs.here("club") == HashSet::from([anna.id]));
            let points =
                |line| point(app, "club", line, Pointer { game: "game".into(), ..Pointer::default() });
            assert_eq!((points(3), points(4)), (Ok(()), Err(Why::ClubRole)));
            app.clubs.changed_role("club", anna.id, Some(ClubRole::Member));
            assert_eq!(points(3), Err(Why::ClubRole));
            app.clubs.changed_role("club", anna.id, None);
            assert!(!app.clubs.follows("club", 3));
            app.clubs.leave("club", 3);
            assert!(app.clubs.rooms().is_empty(), "nobody is there any more");
        });
    }

    #[test]
    fn whoever_only_knocks_is_told_to_nobody_and_who_falls_while_coming_leads_nothing() {
        served("knocks", Tables::default(), async |app| {
            let clubs = &app.clubs;
            clubs.follow("club", 1, 7);
            clubs.is("club", 1, ClubRole::Member);
            clubs.rooms().get_mut("club").expect("a room").changed = false;
            clubs.follow("club", 2, 8);
            clubs.leave("club", 2);
            assert!(!clubs.rooms()["club"].changed);
            // What they were was read before they fell.
            clubs.follow("club", 3, 9);
            clubs.changed_role("club", 9, Some(ClubRole::Member));
            clubs.is("club", 3, ClubRole::Teacher);
            assert_eq!(clubs.rooms()["club"].lines[&3].1, ClubRole::Member);
        });
    }

    #[test]
    fn what_happens_in_a_club_takes_nothing_from_others() {
        served("others", Tables::default(), async |app| {
            let anna = app.store.new_account("Anna", AccountKind::Person, None, None, 0, 1).await;
            let anna = anna.expect("an account");
            let card = Card { name: "Club".into(), about: String::new(), entry: Entry::Open };
            let mut news = vec![];
            for (club, line) in [("one", 1), ("two", 2)] {
                app.store.found_club(club, anna.id, card.clone(), "key".into(), 1, 5).await.expect("a club");
                news.push(follow(app, club, line, &anna).await.expect("an answer").expect("the club").1);
            }
            for _ in 0..2 * BEHIND {
                app.clubs.send("two", None, &Down::Pong {});
            }
            app.clubs.send("one", None, &Down::Pong {});
            let heard = news[0].try_recv().expect("nothing is lost");
            assert!(heard.text.contains("pong") && news[0].is_empty(), "and nothing of others comes");
        });
    }

    #[test]
    fn a_club_whose_games_wake_slowly_keeps_no_other_club_waiting() {
        served("slow", Tables::default(), async |app| {
            let anna = app.store.new_account("Anna", AccountKind::Person, None, None, 0, 1).await;
            let anna = anna.expect("an account");
            let card = Card { name: "Club".into(), about: String::new(), entry: Entry::Open };
            for club in ["slow", "quick"] {
                app.store.found_club(club, anna.id, card.clone(), "key".into(), 1, 5).await.expect("a club");
            }
            let text = chesswright_catalog::definition("chess").expect("chess").canonical_json();
            let document = crate::documents::name_of(&text);
            app.store.keep_document(&document, "Mine", &text, anna.id, 1).await.expect("a document");
            let wish = crate::games::Wish { game: Some("chess".into()), ..Default::default() };
            let plan = crate::games::plan(app, &anna, &wish).await.expect("a plan");
            let game = |id: &str| {
                let club = Some("slow".to_owned());
                let row = crate::store::GameRow {
                    id: id.into(),
                    document: document.clone(),
                    club,
                    ..plan.row.clone()
                };
                (row, vec![(0, anna.id), (1, anna.id)])
            };
            let games = vec![game("g1"), game("g2"), game("g3")];
            app.store.begin_round("slow", (anna.id, false), games, 1, 9).await.expect("a round");
            // Whoever wakes games by rules of strangers waits.
            let _places = (app.heavy.enter().await, app.heavy.enter().await);
            let slow = tokio::spawn({
                let (app, anna) = (app.clone(), anna.clone());
                async move { follow(&app, "slow", 1, &anna).await.is_ok_and(|told| told.is_some()) }
            });
            tokio::time::sleep(Duration::from_millis(200)).await;
            let begun = Instant::now();
            assert!(follow(app, "quick", 2, &anna).await.expect("an answer").is_some());
            assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
            assert!(slow.await.expect("an answer"));
            assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
        });
    }

    #[test]
    fn the_list_of_clubs_is_read_once_a_second_for_all_who_ask() {
        served("found", Tables::default(), async |app| {
            let anna = app.store.new_account("Anna", AccountKind::Person, None, None, 0, 1).await;
            let anna = anna.expect("an account");
            let found = async || app.clubs.found(app).await.expect("clubs");
            let none = found().await;
            let card = Card { name: "Club".into(), about: String::new(), entry: Entry::Open };
            app.store.found_club("club", anna.id, card, "key".into(), 1, 5).await.expect("a club");
            assert!(none.is_empty() && found().await.is_empty());
            app.clubs.list_changed().await;
            assert_eq!(found().await.len(), 1, "who creates one finds it at once");
        });
    }
}
