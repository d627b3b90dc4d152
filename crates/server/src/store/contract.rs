//! What a store promises, whichever database keeps it: every test here runs over SQLite and over PostgreSQL.

#![allow(clippy::print_stderr, reason = "who cannot test says so")]

#[path = "../../testing/postgres.rs"]
mod private;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use chesswright_online::tournament::{Outcome, Pairing};
use chesswright_online::wire::{ClubRole, Entry, Plan};
use chesswright_online::{Event, Kind};
use chesswright_rules::Side;
use private::Postgres;
use tokio::time::timeout;

use super::*;
use crate::clubs::kept::{self as of_clubs, Card, Entered, Kept, Room};
use crate::tournaments::kept::{Made, Player};

/// A folder that goes with its test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("chesswright-store-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn database(&self) -> Database {
        Database::Sqlite(self.0.join("test.sqlite"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Each promise is a test over SQLite. Over PostgreSQL, all of them share one database, which takes a second to start.
macro_rules! promises {
    ($($name:ident),* $(,)?) => {
        mod sqlite_keeps {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let folder = super::Folder::new(stringify!($name));
                super::$name(&folder.database()).await;
            })*
        }

        #[tokio::test(flavor = "multi_thread")]
        async fn postgres_keeps_all_that_sqlite_keeps() {
            let Some(postgres) = Postgres::start() else { return };
            let database = Database::Postgres(postgres.address());
            $({
                eprintln!(stringify!($name));
                $name(&database).await;
            })*
        }
    };
}

promises! {
    accounts, secrets, documents, games, the_log_has_one_writer, failures_leave_others_alone, ratings, chats, invitations,
    tournaments, clubs, what_an_account_leaves_in_clubs, reports, texts_of_strangers, nobody_plays_without_end, a_writer_that_panics_is_lost,
    a_second_server_waits, a_tool_changes_nothing_under_a_server, a_newer_version_is_refused,
}

async fn open(database: &Database) -> Store {
    Store::open(database, Role::Tool).await.unwrap()
}

async fn person(store: &Store, name: &str) -> Account {
    store.new_account(name, AccountKind::Person, None, None, 0, 1).await.unwrap()
}

fn row(id: &str) -> GameRow {
    GameRow {
        id: id.into(),
        document: "chess".into(),
        title: "Chess".into(),
        pool: "pool".into(),
        start: None,
        control: Some("5+3".into()),
        rated: true,
        listed: true,
        created: 1_700_000_000_000,
        live: true,
        tournament: None,
        club: None,
    }
}

fn event(seq: u32, by: Option<u8>, client: u64, kind: Kind) -> Event {
    Event { seq, by: by.map(Side), client, spent: 1_500, at: 1_700_000_000_000 + u64::from(seq), kind }
}

fn step(seq: u32, client: u64, text: &str) -> Event {
    event(seq, Some((seq % 2) as u8), client, Kind::Step(text.into()))
}

async fn accounts(database: &Database) {
    let store = open(database).await;
    let guest = store.new_account("Guest-1", AccountKind::Guest, None, None, 0, 7).await.unwrap();
    let other = person(&store, "Örjan").await;
    assert_ne!(guest.id, other.id);
    // A name is taken in any case of its letters.
    let again = store.new_account("öRJAN", AccountKind::Person, None, None, 0, 7).await;
    assert!(matches!(again, Err(StoreError::Taken)));
    assert!(matches!(
        store.register(guest.id, "ÖRJAN", "hash".into(), vec![1]).await,
        Err(StoreError::Taken)
    ));
    store.register(guest.id, "Greta", "hash".into(), vec![1, 0, 255]).await.unwrap();
    let again = store.register(guest.id, "Gerda", "hash".into(), vec![]).await;
    assert!(matches!(again, Err(StoreError::Taken)), "a person does not register again");
    let greta = store.account_named("gReTa").await.unwrap().unwrap();
    assert_eq!((greta.id, greta.kind, greta.any_rules), (guest.id, AccountKind::Person, false));
    assert_eq!(store.password(greta.id).await.unwrap(), (Some("hash".into()), Some(vec![1, 0, 255])));
    assert_eq!(store.password(i64::MAX).await.unwrap(), (None, None));
    store.make_bot(greta.id, true, false).await.unwrap();
    let bot = store.account(greta.id).await.unwrap().unwrap();
    assert!(bot.is_bot() && bot.any_rules && !bot.hidden);
    let house = store.new_account("House-9", AccountKind::House, None, None, 9, 7).await.unwrap();
    let bots: Vec<Account> = store.bots().await.unwrap();
    assert_eq!(bots, [bot, house]);
    store.ban(other.id, true).await.unwrap();
    assert_eq!(store.banned().await.unwrap(), [other.id]);
    assert_eq!(store.account(other.id).await.unwrap(), None);
    assert_eq!(store.account_named("Örjan").await.unwrap(), None);
    assert_eq!(store.any_account_named("Örjan").await.unwrap().map(|known| known.id), Some(other.id));
    store.ban(other.id, false).await.unwrap();
    assert_eq!(store.account(other.id).await.unwrap(), Some(other));
}

async fn secrets(database: &Database) {
    let store = open(database).await;
    let account = person(&store, "Secretive").await;
    let (one, two) = ([7; 32], [8; 32]);
    store.keep_secret(one, account.id, Proof::Administrator, "cookie", "a page", 5).await.unwrap();
    store.keep_secret(two, account.id, Proof::Administrator, "token", "a program", 5).await.unwrap();
    let twice = store.keep_secret(one, account.id, Proof::Administrator, "token", "", 5).await;
    assert!(matches!(twice, Err(StoreError::Taken)));
    let known = async |hash, kind| store.account_of_secret(hash, kind).await.unwrap().map(|known| known.id);
    assert_eq!(known(one, "cookie").await, Some(account.id));
    assert_eq!(known(one, "token").await, None, "a cookie is no token");
    assert_eq!(store.forget_secret(one).await.unwrap(), 1);
    assert_eq!(known(one, "cookie").await, None);
    let (_, recovery) = store.password(account.id).await.unwrap();
    let late = store.set_password(account.id, Some(vec![77]), "mine".into(), vec![9]).await;
    assert!(matches!(late, Err(StoreError::Taken)), "the recovery code was another");
    store.set_password(account.id, recovery, "new".into(), vec![9]).await.unwrap();
    assert_eq!(known(two, "token").await, None, "a new password ends all sessions");
    store.keep_secret(two, account.id, Proof::Administrator, "token", "", 5).await.unwrap();
    store.ban(account.id, true).await.unwrap();
    assert_eq!(known(two, "token").await, None);
    store.delete_account(account.id).await.unwrap();
    assert_eq!(store.forget_secret(two).await.unwrap(), 0, "it went with the account");
}

async fn documents(database: &Database) {
    let store = open(database).await;
    let account = person(&store, "Author").await;
    assert_eq!(store.keep_document("d1", "Odd chess", "{}", account.id, 10).await.unwrap(), 1);
    assert_eq!(store.keep_document("d1", "Another title", "[]", account.id, 20).await.unwrap(), 0);
    assert_eq!(store.document("d1").await.unwrap().as_deref(), Some("{}"));
    assert_eq!(store.document("d2").await.unwrap(), None);
    assert_eq!(store.documents_since(account.id, 10).await.unwrap(), 1);
    assert_eq!(store.documents_since(account.id, 11).await.unwrap(), 0);
}

async fn games(database: &Database) {
    let store = open(database).await;
    let [anna, ben] = [person(&store, "G-Anna").await, person(&store, "G-Ben").await];
    let started = GameRow {
        start: Some("8/8".into()),
        control: None,
        rated: false,
        listed: false,
        live: false,
        ..row("g-two")
    };
    store.new_game(row("g-one"), vec![(0, anna.id)]).await.unwrap();
    store
        .new_game(GameRow { created: 1_800_000_000_000, ..started.clone() }, vec![(1, anna.id), (0, ben.id)])
        .await
        .unwrap();
    assert!(matches!(store.new_game(row("g-one"), vec![]).await, Err(StoreError::Taken)));
    for (step, number, text) in [(3, 1, "e2e4"), (0, 2, "b"), (0, 1, "a")] {
        store.refuse("g-two", step, number, text).await.unwrap();
    }
    let refused = store.refusals("g-two").await.unwrap();
    assert_eq!(refused, [(0, "a".into()), (0, "b".into()), (3, "e2e4".into())], "in the order of the game");
    assert!(matches!(store.refuse("g-two", 0, 2, "c").await, Err(StoreError::Taken)));
    assert!(
        store.refuse("none", 0, 1, "a").await.is_err() && store.refusals("g-one").await.unwrap().is_empty()
    );
    store.sit("g-one", 1, ben.id).await.unwrap();
    assert!(matches!(store.sit("g-one", 1, anna.id).await, Err(StoreError::Taken)), "one sits on a seat");
    assert!(store.sit("none", 0, anna.id).await.is_err(), "there is no such game");
    let (known, seats, log) = store.game("g-one").await.unwrap().unwrap();
    assert_eq!((known, seats, log.len()), (row("g-one"), vec![(0, anna.id), (1, ben.id)], 0));
    let (known, seats, _) = store.game("g-two").await.unwrap().unwrap();
    assert_eq!((known.start.as_deref(), known.control, known.live), (Some("8/8"), None, false));
    assert_eq!(seats, [(0, ben.id), (1, anna.id)]);
    assert!(store.game("g-three").await.unwrap().is_none());
    let begun = Change { begun: true, due_at: Some(500), ..Change::default() };
    for id in ["g-one", "g-two"] {
        store.append(id, "pool", vec![event(1, None, 0, Kind::Start)], begun.clone()).await.unwrap();
    }
    let names = |listed: &[Listed]| listed.iter().map(|game| game.row.id.clone()).collect::<Vec<_>>();
    assert!(store.live_games().await.unwrap().contains(&"g-one".to_owned()));
    assert_eq!(store.due_games(499).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due_games(500).await.unwrap(), ["g-two"], "a clock in seconds is its owner's affair");
    assert_eq!(names(&store.games_of(anna.id, true, 9).await.unwrap()), ["g-two", "g-one"], "newest first");
    assert_eq!(names(&store.games_of(anna.id, true, 1).await.unwrap()), ["g-two"]);
    assert!(names(&store.running(99).await.unwrap()).contains(&"g-one".to_owned()));
    let over = Change { over: Some(("1-0".into(), "resignation".into())), begun: true, ..Change::default() };
    store.append("g-one", "pool", vec![event(2, Some(1), 9, Kind::Resign)], over).await.unwrap();
    // What comes after the end leaves the end as it is.
    let rematch = event(3, None, 0, Kind::Next("g-two".into()));
    store.append("g-one", "pool", vec![rematch], begun).await.unwrap();
    let listed = store.games_of(ben.id, false, 9).await.unwrap();
    let one = listed.iter().find(|game| game.row.id == "g-one").unwrap();
    assert_eq!((one.state, one.score.as_deref()), (2, Some("1-0")));
    assert_eq!(one.seats, [(0, anna.id, "G-Anna".to_owned()), (1, ben.id, "G-Ben".to_owned())]);
    assert_eq!(names(&store.games_of(anna.id, true, 9).await.unwrap()), ["g-two"]);
    store.delete_account(ben.id).await.unwrap();
    let (_, seats, _) = store.game("g-one").await.unwrap().unwrap();
    assert_eq!(seats, [(0, anna.id), (1, 0)], "the seat stays, without a name");
}

async fn the_log_has_one_writer(database: &Database) {
    let store = open(database).await;
    store.new_game(row("log"), vec![]).await.unwrap();
    let none = Change::default;
    let all = vec![event(1, None, 0, Kind::Start), step(2, u64::MAX, "e2e4"), step(3, 1 << 63, "e7e5")];
    store.append("log", "pool", all.clone(), none()).await.unwrap();
    assert_eq!(store.events("log", 0).await.unwrap(), all);
    assert_eq!(store.events("log", 2).await.unwrap(), all[2..]);
    // The place in the log is taken, and so is the number of the command.
    assert!(matches!(
        store.append("log", "pool", vec![step(3, 5, "d7d5")], none()).await,
        Err(StoreError::Taken)
    ));
    assert!(matches!(
        store.append("log", "pool", vec![step(4, u64::MAX, "e2e4")], none()).await,
        Err(StoreError::Taken)
    ));
    // Of two events, both or none are written.
    let both = vec![step(4, 6, "g1f3"), step(4, 7, "b1c3")];
    assert!(matches!(store.append("log", "pool", both, none()).await, Err(StoreError::Taken)));
    assert_eq!(store.events("log", 0).await.unwrap(), all);
    // Many who want the same place: one gets it.
    let tries = (0..40).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            store.append("log", "pool", vec![step(4, 100 + number, "g1f3")], Change::default()).await
        })
    });
    let mut done = 0;
    for tried in tries.collect::<Vec<_>>() {
        match tried.await.unwrap() {
            Ok(_) => done += 1,
            Err(StoreError::Taken) => {}
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!((done, store.events("log", 3).await.unwrap().len()), (1, 1));
}

async fn failures_leave_others_alone(database: &Database) {
    let store = open(database).await;
    store.new_game(row("alone"), vec![]).await.unwrap();
    // Half of them fail, in the same transactions as the others.
    let writes = (0..200_u32).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            store.say("alone", i64::from(number), "player", "hello", 1).await.is_ok() as u32
                + store.new_game(row("alone"), vec![]).await.is_ok() as u32
        })
    });
    let mut done = 0;
    for write in writes.collect::<Vec<_>>() {
        done += write.await.unwrap();
    }
    assert_eq!(done, 200);
    assert_eq!(store.chat("alone").await.unwrap().len(), 100, "the last hundred lines");
}

async fn ratings(database: &Database) {
    let store = open(database).await;
    let [one, two] = [person(&store, "R-One").await, person(&store, "R-Two").await];
    let before = store.rating(one.id, "r-pool").await.unwrap();
    for seq in 1..=2 {
        let id = format!("rated-{seq}");
        store.new_game(row(&id), vec![]).await.unwrap();
        let change = Change { rated: Some((one.id, two.id, 1.0)), ..Change::default() };
        store.append(&id, "r-pool", vec![event(1, None, 0, Kind::Start)], change).await.unwrap();
    }
    let (first, second) =
        (store.rating(one.id, "r-pool").await.unwrap(), store.rating(two.id, "r-pool").await.unwrap());
    // Exactly what the mathematics says, to the last bit.
    let (once, other) = before.after(before, 1.0);
    assert_eq!((first, second), once.after(other, 1.0));
    assert_eq!(first.games, 2);
    assert_eq!(store.ratings(one.id).await.unwrap(), [("r-pool".to_owned(), first)]);
    assert_eq!(store.ratings(i64::MAX).await.unwrap(), []);
}

async fn chats(database: &Database) {
    let store = open(database).await;
    let account = person(&store, "Talker").await;
    for number in 0..120 {
        store.say("chat", account.id, "player", &format!("line {number}"), 7).await.unwrap();
    }
    let chat = store.chat("chat").await.unwrap();
    let texts: Vec<&str> = chat.iter().map(|line| line.text.as_str()).collect();
    let expected: Vec<String> = (20..120).map(|number| format!("line {number}")).collect();
    assert_eq!(texts, expected, "oldest first, also where all were said in the same millisecond");
    assert_eq!((chat[0].by.as_str(), chat[0].room.as_str(), chat[0].at), ("Talker", "player", 7));
    store.delete_account(account.id).await.unwrap();
    assert_eq!(store.chat("chat").await.unwrap(), []);
}

async fn invitations(database: &Database) {
    let store = open(database).await;
    let [from, to] = [person(&store, "I-From").await, person(&store, "I-To").await];
    store.challenge("i-game", from.id, to.id, "{}", 3).await.unwrap();
    assert_eq!(store.open_challenge("i-game").await.unwrap(), Some((from.id, to.id, "{}".into())));
    assert_eq!(store.challenges(from.id, true).await.unwrap(), ["{}"]);
    assert_eq!(store.challenges(to.id, false).await.unwrap(), ["{}"]);
    assert_eq!(store.challenges(to.id, true).await.unwrap(), Vec::<String>::new());
    assert!(store.answer_challenge("i-game").await.unwrap());
    assert!(!store.answer_challenge("i-game").await.unwrap(), "it is answered once");
    for (number, rating) in [(1, 1500.25), (2, 1499.0)] {
        store
            .keep_seek(&format!("seek-{number}"), from.id, rating, format!("{number}"), 9 - number)
            .await
            .unwrap();
    }
    let seeks = store.seeks().await.unwrap();
    assert_eq!(
        seeks,
        [(from.id, 1499.0, "2".to_owned()), (from.id, 1500.25, "1".to_owned())],
        "oldest first"
    );
    assert_eq!(store.forget_seek("seek-1").await.unwrap(), 1);
    store.delete_account(from.id).await.unwrap();
    assert_eq!(store.seeks().await.unwrap(), []);
}

async fn tournaments(database: &Database) {
    let store = open(database).await;
    let accounts =
        [person(&store, "T-One").await, person(&store, "T-Two").await, person(&store, "T-Three").await];
    let plan = r#"{"title":"Cup","format":{"swiss":{"rounds":3}},"games":["chess"],"control":"5+3"}"#;
    let plan: Plan = serde_json::from_str(plan).unwrap();
    store.announce("t1", accounts[0].id, &plan, u64::MAX, 5, [1, 2]).await.unwrap();
    // So many of one's own, and so many of all, and none of what was refused is kept.
    let more = store.announce("t2", accounts[0].id, &plan, 0, 5, [1, 2]).await;
    assert!(matches!(more, Err(StoreError::Many)), "{more:?}");
    let more = store.announce("t2", accounts[1].id, &plan, 0, 5, [1, 1]).await;
    assert!(matches!(more, Err(StoreError::Many)), "{more:?}");
    for (account, rating) in accounts.iter().zip([Some(1700), None, Some(-3)]) {
        store.enter("t1", account.id, rating).await.unwrap();
    }
    store.retire("t1", vec![accounts[1].id]).await.unwrap();
    let kept = store.tournament("t1").await.unwrap().unwrap();
    assert_eq!((kept.host, kept.state, kept.began), ((accounts[0].id, "T-One".to_owned()), 0, None));
    assert_eq!(kept.tournament.present, [true, false, true]);
    assert_eq!(
        kept.players.iter().map(|player| player.rating).collect::<Vec<_>>(),
        [Some(1700), None, Some(-3)]
    );
    store.enter("t1", accounts[1].id, Some(1)).await.unwrap();
    assert_eq!(
        store.tournament("t1").await.unwrap().unwrap().tournament.present,
        [true; 3],
        "back, not twice"
    );
    let players: Vec<Player> = kept.players.iter().rev().cloned().collect();
    store.begin("t1", players, 6).await.unwrap();
    let game = GameRow { tournament: Some("t1".into()), ..row("t-game") };
    let pairing = |first, second, outcome| Pairing { first, second, outcome };
    let made = vec![
        Made {
            pairing: pairing(2, Some(1), None),
            game: Some((game, vec![(0, accounts[0].id), (1, accounts[1].id)])),
        },
        Made { pairing: pairing(0, None, Some(Outcome::FirstCame)), game: None },
    ];
    store.pair("t1", 1, 0, made.clone()).await.unwrap();
    assert!(matches!(store.pair("t1", 1, 0, made).await, Err(StoreError::Taken)), "all of them or none");
    let over = Change { begun: true, over: Some(("0-1".into(), "mate".into())), ..Change::default() };
    let moves = vec![event(1, None, 0, Kind::Start), step(2, 3, "f2f3"), step(3, 4, "e7e5")];
    store.append("t-game", "pool", moves, over).await.unwrap();
    assert_eq!(store.ends("t1").await.unwrap(), [("t-game".to_owned(), "0-1".to_owned(), None)]);
    store.decided("t-game", Outcome::Second).await.unwrap();
    assert_eq!(store.ends("t1").await.unwrap(), []);
    let kept = store.tournament("t1").await.unwrap().unwrap();
    assert_eq!((kept.state, kept.began), (1, Some(6)));
    assert_eq!(kept.players[0].name, "T-Three");
    assert_eq!(
        kept.tournament.rounds,
        [[pairing(2, Some(1), Some(Outcome::Second)), pairing(0, None, Some(Outcome::FirstCame))]]
    );
    assert_eq!(kept.games, [[Some("t-game".to_owned()), None]]);
    assert_eq!(store.open_tournaments().await.unwrap(), ["t1"]);
    store.close_tournament("t1").await.unwrap();
    assert_eq!(store.open_tournaments().await.unwrap(), Vec::<String>::new());
    let told = store.tournaments(9).await.unwrap();
    assert_eq!((told[0].id.as_str(), told[0].state, told[0].players), ("t1", 2, 3));
}

fn card(name: &str, entry: Entry) -> Card {
    Card { name: name.into(), about: "<b>About</b>".into(), entry }
}

const ROOM: Room = Room { members: 3, asking: 1, clubs: 2 };

async fn clubs(database: &Database) {
    let store = open(database).await;
    let [owner, one, two, three] = [
        person(&store, "C-Owner").await,
        person(&store, "c-one").await,
        person(&store, "C-Two").await,
        person(&store, "C-Three").await,
    ];
    store.found_club("c1", owner.id, card("Club", Entry::Open), "key".into(), 5, 1).await.unwrap();
    let more = store.found_club("c2", owner.id, card("More", Entry::Open), "k".into(), 5, 1).await;
    assert!(matches!(more, Err(StoreError::Many)), "{more:?}");
    assert!(store.club("c2").await.unwrap().is_none(), "nothing of what was refused is kept");
    let nobody = store.found_club("c2", i64::MAX, card("More", Entry::Open), "k".into(), 5, 1).await;
    assert!(matches!(nobody, Err(StoreError::Many)), "a club has an owner: {nobody:?}");
    let enter =
        async |club: &str, account: i64, role| store.enter_club(club, account, role, 6, ROOM).await.unwrap();
    assert_eq!(enter("c1", one.id, ClubRole::Asks).await, Entered::Done);
    assert_eq!(enter("c1", two.id, ClubRole::Asks).await, Entered::Full, "one at a time may wait");
    assert_eq!(enter("c1", one.id, ClubRole::Member).await, Entered::Done);
    assert_eq!(enter("c1", two.id, ClubRole::Member).await, Entered::Done);
    assert_eq!(enter("c1", three.id, ClubRole::Member).await, Entered::Full);
    assert_eq!(enter("c1", owner.id, ClubRole::Member).await, Entered::Done);
    assert_eq!(
        store.club_role("c1", owner.id).await.unwrap(),
        Some(ClubRole::Owner),
        "nobody falls by coming in"
    );
    assert_eq!(enter("none", three.id, ClubRole::Member).await, Entered::Done);
    assert_eq!(store.club_role("none", three.id).await.unwrap(), None, "there is no such club");
    for (club, who) in [("c3", three.id), ("c4", two.id)] {
        store.found_club(club, who, card(club, Entry::Link), "k".into(), 7, 9).await.unwrap();
    }
    assert_eq!(enter("c3", two.id, ClubRole::Member).await, Entered::Many, "two clubs for each");
    // Who leads comes first, then names as people order them.
    assert!(store.set_club_role("c1", two.id, Some(ClubRole::Teacher)).await.unwrap());
    let names = |kept: &Kept| kept.members.iter().map(|member| member.name.clone()).collect::<Vec<_>>();
    let kept = store.club("c1").await.unwrap().unwrap();
    assert_eq!(names(&kept), ["C-Owner", "C-Two", "c-one"]);
    assert_eq!((kept.card, kept.secret, kept.board), (card("Club", Entry::Open), "key".into(), None));
    // A new owner makes the old one a teacher, and the owner is not put out.
    assert!(!store.set_club_role("c1", owner.id, None).await.unwrap());
    assert!(!store.set_club_role("c1", owner.id, Some(ClubRole::Member)).await.unwrap(), "nor falls");
    assert_eq!(store.club_role("c1", owner.id).await.unwrap(), Some(ClubRole::Owner));
    assert!(!store.hand_on_club("c1", i64::MAX, 9).await.unwrap());
    let many = store.hand_on_club("c1", two.id, 1).await;
    assert!(matches!(many, Err(StoreError::Many)), "two has one already: {many:?}");
    assert_eq!(store.club_role("c1", owner.id).await.unwrap(), Some(ClubRole::Owner));
    assert!(store.hand_on_club("c1", two.id, 2).await.unwrap());
    assert_eq!(store.club_role("c1", owner.id).await.unwrap(), Some(ClubRole::Teacher));
    assert!(store.set_club_role("c1", owner.id, None).await.unwrap());
    assert!(!store.set_club_role("c1", owner.id, Some(ClubRole::Member)).await.unwrap(), "who is not in it");
    store.change_club("c1", card("Other", Entry::Request), None).await.unwrap();
    assert_eq!(store.club("c1").await.unwrap().unwrap().secret, "key");
    store.change_club("c1", card("Other", Entry::Request), Some("new".into())).await.unwrap();
    assert_eq!(store.club("c1").await.unwrap().unwrap().secret, "new");
    // Those by link are found by nobody.
    let listed = async |account| {
        let clubs = match account {
            Some(account) => store.clubs_of(account).await.unwrap(),
            None => store.clubs_found(9).await.unwrap(),
        };
        clubs.into_iter().map(|club| (club.id, club.members, club.role)).collect::<Vec<_>>()
    };
    let c1 = |role| ("c1".to_owned(), 2, role);
    assert_eq!(listed(None).await, [c1(None)]);
    let own = |id: &str| (id.to_owned(), 1, Some(ClubRole::Owner));
    assert_eq!(listed(Some(three.id)).await, [own("c3")]);
    assert_eq!(listed(Some(two.id)).await, [own("c4"), c1(Some(ClubRole::Owner))], "newest first");

    // What is shown, and what is played.
    let of_club = |id: &str| GameRow { club: Some("c1".into()), live: false, ..row(id) };
    store
        .show_club("c1", Some("c-board".into()), Some((of_club("c-board"), vec![(0, two.id), (1, two.id)])))
        .await
        .unwrap();
    assert_eq!(store.club("c1").await.unwrap().unwrap().board, Some(("c-board".into(), "Chess".into())));
    assert_eq!(store.game("c-board").await.unwrap().unwrap().0, of_club("c-board"));
    let boards = |names: [&str; 2]| names.map(|id| (of_club(id), vec![(0, two.id), (1, one.id)])).to_vec();
    let full = store.begin_round("c1", (two.id, true), boards(["c-a", "c-b"]), 8, 2).await;
    assert!(matches!(full, Err(StoreError::Many)), "{full:?}");
    assert!(store.game("c-a").await.unwrap().is_none(), "all of them or none");
    assert_eq!(store.begin_round("c1", (two.id, true), boards(["c-a", "c-b"]), 8, 3).await.unwrap(), 1);
    // A board that is shown no more is over, and makes room; a game that was only shown goes on.
    store.show_club("c1", Some("c-a".into()), None).await.unwrap();
    store.show_club("c1", None, None).await.unwrap();
    assert_eq!(store.club("c1").await.unwrap().unwrap().board, None);
    assert_eq!(store.begin_round("c1", (two.id, false), boards(["c-c", "c-d"]), 9, 4).await.unwrap(), 2);
    let over = Change { begun: true, over: Some(("1-0".into(), "mate".into())), ..Change::default() };
    store.append("c-a", "pool", vec![event(1, None, 0, Kind::Start)], over).await.unwrap();
    let rounds = store.club_rounds("c1", 9).await.unwrap();
    let told = |game: &of_clubs::Game| (game.id.clone(), game.over, game.score.clone());
    assert_eq!(
        rounds.iter().map(|round| (round.number, round.host.clone())).collect::<Vec<_>>(),
        [(2, None), (1, Some("C-Two".to_owned()))]
    );
    assert_eq!(
        rounds[1].games.iter().map(told).collect::<Vec<_>>(),
        [("c-a".to_owned(), true, Some("1-0".to_owned())), ("c-b".to_owned(), false, None)]
    );
    assert_eq!(rounds[1].games[0].players, ["C-Two", "c-one"]);
    assert_eq!(store.open_club_games("c1", 1).await.unwrap(), ["c-b"]);
    assert_eq!(store.club_rounds("c1", 1).await.unwrap().len(), 1);
    store.say("c1", one.id, "club", "hello", 3).await.unwrap();
    assert_eq!(store.said_in_clubs(one.id).await.unwrap(), [("Other".to_owned(), "hello".to_owned(), 3)]);
    store.dissolve_club("c1").await.unwrap();
    assert!(
        store.club("c1").await.unwrap().is_none() && store.club_rounds("c1", 9).await.unwrap().is_empty()
    );
    assert_eq!(store.club_role("c1", one.id).await.unwrap(), None);
    assert_eq!(store.chat("c1").await.unwrap(), []);
    assert_eq!(store.game("c-a").await.unwrap().unwrap().0.club, None, "its games stay");
}

async fn what_an_account_leaves_in_clubs(database: &Database) {
    let store = open(database).await;
    let [owner, early, late, pupil] = [
        person(&store, "L-Owner").await,
        person(&store, "L-Early").await,
        person(&store, "L-Late").await,
        person(&store, "L-Pupil").await,
    ];
    for club in ["l1", "l2"] {
        store.found_club(club, owner.id, card(club, Entry::Link), "k".into(), 5, 9).await.unwrap();
        for (account, at) in [(late.id, 9), (early.id, 7), (pupil.id, 6)] {
            store.enter_club(club, account, ClubRole::Member, at, Room { members: 9, ..ROOM }).await.unwrap();
        }
    }
    for account in [late.id, early.id] {
        store.set_club_role("l1", account, Some(ClubRole::Teacher)).await.unwrap();
    }
    // Who is banned does not become the owner, however long they have been there.
    let banned = person(&store, "L-Banned").await;
    store.enter_club("l1", banned.id, ClubRole::Member, 6, Room { members: 9, ..ROOM }).await.unwrap();
    store.set_club_role("l1", banned.id, Some(ClubRole::Teacher)).await.unwrap();
    store.ban(banned.id, true).await.unwrap();
    // The board of a teacher who is one no more is over; a game that others play and that is shown stays.
    let board = GameRow { club: Some("l1".into()), live: false, ..row("l-board") };
    let begun = || Change { begun: true, ..Change::default() };
    store
        .show_club("l1", Some("l-board".into()), Some((board, vec![(0, late.id), (1, late.id)])))
        .await
        .unwrap();
    store.append("l-board", "pool", vec![event(1, None, 0, Kind::Start)], begun()).await.unwrap();
    assert_eq!(store.games_of(late.id, true, 9).await.unwrap().len(), 1);
    store.set_club_role("l1", late.id, Some(ClubRole::Member)).await.unwrap();
    assert_eq!(store.club("l1").await.unwrap().unwrap().board, None);
    assert!(store.games_of(late.id, true, 9).await.unwrap().is_empty(), "it is over");
    store.set_club_role("l1", late.id, Some(ClubRole::Teacher)).await.unwrap();
    let games =
        vec![(GameRow { club: Some("l1".into()), ..row("l-game") }, vec![(0, owner.id), (1, pupil.id)])];
    store.begin_round("l1", (owner.id, true), games, 8, 3).await.unwrap();
    store.show_club("l1", Some("l-game".into()), None).await.unwrap();
    store.set_club_role("l1", pupil.id, None).await.unwrap();
    assert!(store.club("l1").await.unwrap().unwrap().board.is_some(), "who plays it takes it from nobody");
    store.enter_club("l1", pupil.id, ClubRole::Member, 6, Room { members: 9, ..ROOM }).await.unwrap();
    store.say("l1", owner.id, "club", "hello", 3).await.unwrap();
    store.say("l2", pupil.id, "club", "hello", 3).await.unwrap();
    store.delete_account(owner.id).await.unwrap();
    // The teacher who has been there longest has the club now; one without teachers is gone.
    let kept = store.club("l1").await.unwrap().unwrap();
    let roles: Vec<_> = kept.members.iter().map(|member| (member.account, member.role)).collect();
    let of = |account: i64| roles.iter().find(|(known, _)| *known == account).map(|(_, role)| *role);
    let all = [early.id, late.id, banned.id, pupil.id].map(of);
    let [owner, teacher, member] = [ClubRole::Owner, ClubRole::Teacher, ClubRole::Member].map(Some);
    assert_eq!(all, [owner, teacher, teacher, member]);
    assert_eq!(store.club_rounds("l1", 9).await.unwrap()[0].host.as_deref(), Some("?"));
    assert_eq!(store.chat("l1").await.unwrap(), []);
    assert!(store.club("l2").await.unwrap().is_none() && store.chat("l2").await.unwrap().is_empty());
    assert_eq!(store.clubs_of(pupil.id).await.unwrap().len(), 1);
}

async fn reports(database: &Database) {
    let store = open(database).await;
    let [one, two] = [person(&store, "B-One").await, person(&store, "B-Two").await];
    store.block(one.id, two.id, true, 4).await.unwrap();
    store.block(one.id, two.id, true, 5).await.unwrap();
    assert_eq!(store.deaf_to(one.id).await.unwrap(), [(two.id, "B-Two".to_owned())]);
    assert_eq!(store.deaf_to(two.id).await.unwrap(), []);
    assert_eq!(store.blocks(two.id).await.unwrap(), [one.id], "neither meets the other");
    store.block(one.id, two.id, false, 6).await.unwrap();
    assert_eq!(store.blocks(two.id).await.unwrap(), Vec::<i64>::new());
    let number = store.report(one.id, two.id, "game", "rude", "B-Two: …", 8).await.unwrap();
    let reports = store.reports().await.unwrap();
    assert_eq!(
        (reports[0].id, reports[0].by.as_str(), reports[0].other.as_str()),
        (number, "B-One", "B-Two")
    );
    assert_eq!(store.close_report(number).await.unwrap(), 1);
    assert_eq!(store.close_report(number).await.unwrap(), 0);
    assert!(store.reports().await.unwrap().is_empty());
}

/// Whatever somebody writes comes back, but the character 0, which PostgreSQL does not keep.
async fn texts_of_strangers(database: &Database) {
    let store = open(database).await;
    let account = person(&store, "'; DROP TABLE account; --").await;
    let texts =
        ["", "'", "$1 ? ?1 :a @b", "\\", "a\0b", "\u{202e}\u{feff}\u{10ffff}", "<b>&amp;</b>", "%s%n_%"];
    for text in texts {
        store.say("odd", account.id, "player", text, 1).await.unwrap();
    }
    let chat = store.chat("odd").await.unwrap();
    let kept: Vec<&str> = chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(kept, texts.map(|text| if text.contains('\0') { "a\u{fffd}b" } else { text }));
    let long = "x".repeat(1 << 20);
    store.keep_document("long", &long, &long, account.id, 1).await.unwrap();
    assert_eq!(store.document("long").await.unwrap(), Some(long));
}

async fn nobody_plays_without_end(database: &Database) {
    let store = open(database).await;
    let [one, two, three] =
        [person(&store, "M-One").await, person(&store, "M-Two").await, person(&store, "M-Three").await];
    let house = store.new_account("House-M", AccountKind::House, None, None, 1, 1).await.unwrap();
    let begin = async |id: &str| {
        let begun = Change { begun: true, ..Change::default() };
        store.append(id, "pool", vec![event(1, None, 0, Kind::Start)], begun).await.unwrap();
    };
    for number in 0..games::OPEN_LIVE {
        let id = format!("many-{number}");
        store.new_game(row(&id), vec![(0, one.id), (1, house.id)]).await.unwrap();
        begin(&id).await;
    }
    let again = store.new_game(row("many"), vec![(0, two.id), (1, one.id)]).await;
    assert!(matches!(again, Err(StoreError::Many)), "{again:?}");
    assert!(store.game("many").await.unwrap().is_none());
    // The same holds for whoever sits down, and for whoever waits for them.
    store.new_game(row("many"), vec![(0, two.id)]).await.unwrap();
    let late = store.sit("many", 1, one.id).await;
    assert!(matches!(late, Err(StoreError::Many)), "{late:?}");
    store.sit("many", 1, three.id).await.unwrap();
    // Games with days for a move are others, and so are those that are over, and those of the house.
    store
        .new_game(GameRow { live: false, ..row("many-days") }, vec![(0, one.id), (1, two.id)])
        .await
        .unwrap();
    store.new_game(row("many-house"), vec![(0, two.id), (1, house.id)]).await.unwrap();
    let over = Change { over: Some(("1-0".into(), "resignation".into())), begun: true, ..Change::default() };
    store.append("many-0", "pool", vec![event(2, Some(1), 9, Kind::Resign)], over).await.unwrap();
    store.new_game(row("many-more"), vec![(0, two.id), (1, one.id)]).await.unwrap();
}

/// A server that can write no more ends, and begins anew.
async fn a_writer_that_panics_is_lost(database: &Database) {
    let store = open(database).await;
    assert!(!store.is_lost());
    let panics =
        store.write(|_| Box::pin(async move { panic!("a statement and the tables do not fit together") }));
    assert!(matches!(panics.await, Err(StoreError::Closed)));
    timeout(Duration::from_secs(5), store.lost()).await.unwrap();
    assert!(store.is_lost() && !store.is_well().await);
    assert!(matches!(store.new_game(row("after-a-panic"), vec![]).await, Err(StoreError::Closed)));
}

async fn a_tool_changes_nothing_under_a_server(database: &Database) {
    let server = Store::open(database, Role::Server).await.unwrap();
    let change = async |text: &'static str| {
        server.write(move |c| Box::pin(async move { sql(text).execute(c).await })).await.unwrap()
    };
    // As if the server were of a version with a change less.
    change("CREATE TABLE _later AS SELECT * FROM _sqlx_migrations").await;
    change("DELETE FROM _later WHERE version < (SELECT max(version) FROM _later)").await;
    change("DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)").await;
    let refused = Store::open(database, Role::Tool).await;
    assert!(matches!(refused, Err(StoreError::Another)), "{refused:?}");
    assert_eq!(change("INSERT INTO _sqlx_migrations SELECT * FROM _later").await, 1);
    change("DROP TABLE _later").await;
    assert!(open(database).await.is_well().await);
}

async fn a_second_server_waits(database: &Database) {
    let first = Store::open(database, Role::Server).await.unwrap();
    // Commands beside it do not wait.
    assert!(open(database).await.is_well().await);
    let mut second = std::pin::pin!(Store::open(database, Role::Server));
    assert!(timeout(Duration::from_millis(700), &mut second).await.is_err(), "it does not wait");
    first.new_game(row("handed-over"), vec![]).await.unwrap();
    drop(first);
    let second = timeout(Duration::from_secs(20), second).await.unwrap().unwrap();
    assert!(second.game("handed-over").await.unwrap().is_some());
    assert!(!second.is_lost());
}

async fn a_newer_version_is_refused(database: &Database) {
    let store = open(database).await;
    let newer = store.write(|c| {
        Box::pin(async move {
            sql("INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 SELECT 99, 'of tomorrow', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1")
            .execute(c)
            .await
        })
    });
    assert_eq!(newer.await.unwrap(), 1);
    let refused = Store::open(database, Role::Tool).await;
    assert!(matches!(&refused, Err(StoreError::Foreign(why)) if why.contains("99")), "{refused:?}");
}

/// The names of the columns by table, which must be the same.
#[tokio::test(flavor = "multi_thread")]
async fn both_databases_have_the_same_tables() {
    let Some(postgres) = Postgres::start() else { return };
    let folder = Folder::new("tables");
    let columns = async |database: Database, text| {
        let store = open(&database).await;
        let rows = sql(text).fetch_all(store.readers()).await.unwrap();
        let names = rows.iter().map(|row| (row.get::<String>("t"), row.get::<String>("c")));
        names.collect::<BTreeSet<_>>()
    };
    let lite = columns(
        folder.database(),
        "SELECT m.name AS t, p.name AS c FROM sqlite_master m JOIN pragma_table_info(m.name) p \
         WHERE m.type = 'table' AND m.name NOT LIKE '\\_%' ESCAPE '\\'",
    );
    let post = columns(
        Database::Postgres(postgres.address()),
        "SELECT table_name::text AS t, column_name::text AS c FROM information_schema.columns \
         WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%'",
    );
    let (mut lite, mut post) = (lite.await, post.await);
    assert!(lite.len() > 60, "{lite:?}");
    // Its order is that in which lines were said: SQLite has such a number without being asked.
    assert!(post.remove(&("chat".to_owned(), "rowid".to_owned())));
    // The first version had two columns that nobody has used since.
    for unused in ["owner", "fence"] {
        assert!(lite.remove(&("game".to_owned(), unused.to_owned())));
    }
    assert_eq!(lite, post);
}

/// Whoever is cut off from PostgreSQL may not write any more, and knows it.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_session_ends_writes_nothing_more() {
    let Some(postgres) = Postgres::start() else { return };
    let database = Database::Postgres(postgres.address());
    let first = Store::open(&database, Role::Server).await.unwrap();
    first.new_game(row("before"), vec![]).await.unwrap();
    let other = open(&database).await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted";
    assert_eq!(sql(end).fetch_all(other.readers()).await.unwrap().len(), 1);
    let second =
        timeout(Duration::from_secs(10), Store::open(&database, Role::Server)).await.unwrap().unwrap();
    // It does not open another connection, over which it could write without the lock.
    assert!(first.new_game(row("after"), vec![]).await.is_err());
    timeout(Duration::from_secs(10), first.lost()).await.unwrap();
    assert!(first.is_lost() && !first.is_well().await);
    assert!(matches!(first.new_game(row("later"), vec![]).await, Err(StoreError::Closed)));
    assert!(second.game("after").await.unwrap().is_none());
    second.new_game(row("after"), vec![]).await.unwrap();
}

/// What is given up in the middle is not committed by whatever is written next.
#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_that_is_given_up_leaves_nothing_behind() {
    let Some(postgres) = Postgres::start() else { return };
    let database = Database::Postgres(postgres.address());
    let other = open(&database).await;
    let store = Store::open_with(&database, Role::Server, Duration::from_millis(500)).await.unwrap();
    let slow = store.write(|c| {
        Box::pin(async move {
            add_game(c, row("by-halves"), vec![]).await?;
            tokio::time::sleep(Duration::from_secs(2)).await;
            Ok(0)
        })
    });
    assert!(slow.await.is_err());
    // The server ends, unless it would go on.
    let _ = timeout(Duration::from_secs(1), store.lost()).await;
    let next = store.new_game(row("next"), vec![]).await;
    assert!(other.game("by-halves").await.unwrap().is_none());
    assert!(store.is_lost() && matches!(next, Err(StoreError::Closed)), "{next:?}");
    // Whoever waits can play at once.
    let second =
        timeout(Duration::from_secs(10), Store::open(&database, Role::Server)).await.unwrap().unwrap();
    second.new_game(row("next"), vec![]).await.unwrap();
}

/// The databases of older versions, as they were made, with what they had.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_database_comes_to_this_version_with_all_that_it_has() {
    for versions in 1..sqlite::MIGRATIONS.len() {
        let folder = Folder::new(&format!("older-{versions}"));
        let Database::Sqlite(file) = folder.database() else { unreachable!("it is a file") };
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut old = sqlx::ConnectOptions::connect(&options).await.unwrap();
        migrate(&sqlite::MIGRATIONS[..versions]).run(&mut old).await.unwrap();
        for text in [
            "INSERT INTO account (name, folded, kind, created) VALUES ('Old', 'old', 'person', 1)",
            "INSERT INTO game (id, document, title, pool, rated, listed, created, state, live) \
             VALUES ('old', 'chess', 'Chess', 'p', 0, 1, 1, 1, 1)",
            "INSERT INTO seat (game, side, account) VALUES ('old', 0, 1)",
            "INSERT INTO event (game, seq, client, spent, at, kind, body) VALUES ('old', 1, 0, 0, 1, 'start', '')",
        ] {
            sqlx::query(text).execute(&mut old).await.unwrap();
        }
        sqlx::Connection::close(old).await.unwrap();
        let store = open(&folder.database()).await;
        let (game, seats, events) = store.game("old").await.unwrap().unwrap();
        assert_eq!((game.tournament, seats, events.len()), (None, vec![(0, 1)], 1));
        assert_eq!(store.account(1).await.unwrap().map(|account| account.name), Some("Old".into()));
        assert!(
            store.seeks().await.unwrap().is_empty() && store.open_tournaments().await.unwrap().is_empty()
        );
        assert!(game.club.is_none() && store.clubs_of(1).await.unwrap().is_empty());
        store.found_club("new", 1, card("New", Entry::Open), "k".into(), 5, 1).await.unwrap();
    }
}

/// The same for PostgreSQL, whose first version had all that there was until clubs came.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_database_of_postgres_comes_to_this_version_with_all_that_it_has() {
    for versions in 1..postgres::MIGRATIONS.len() {
        let Some(private) = Postgres::start() else { return };
        let mut old = <sqlx::PgConnection as sqlx::Connection>::connect(&private.address()).await.unwrap();
        migrate(&postgres::MIGRATIONS[..versions]).run(&mut old).await.unwrap();
        for text in [
            "INSERT INTO account (id, name, folded, kind, created) VALUES (1, 'Old', 'old', 'person', 1)",
            "INSERT INTO game (id, document, title, pool, rated, listed, created, state, live) \
             VALUES ('old', 'chess', 'Chess', 'p', 0, 1, 1, 1, 1)",
            "INSERT INTO seat (game, side, account) VALUES ('old', 0, 1)",
        ] {
            sqlx::query(text).execute(&mut old).await.unwrap();
        }
        sqlx::Connection::close(old).await.unwrap();
        let store = open(&Database::Postgres(private.address())).await;
        let (game, seats, _) = store.game("old").await.unwrap().unwrap();
        assert_eq!((game.club, seats), (None, vec![(0, 1)]));
        store.found_club("new", 1, card("New", Entry::Open), "k".into(), 5, 1).await.unwrap();
        assert_eq!(store.clubs_of(1).await.unwrap().len(), 1);
    }
}

/// A copy takes the place of no database that is used, or that was there before.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_not_put_under_a_server() {
    let folder = Folder::new("restore");
    let Database::Sqlite(file) = folder.database() else { unreachable!("it is a file") };
    let copy = folder.0.join("copy.sqlite");
    let server = Store::open(&folder.database(), Role::Server).await.unwrap();
    server.new_game(row("kept"), vec![]).await.unwrap();
    server.backup(&copy).await.unwrap();
    // Its file is away, but the server still writes to it.
    std::fs::rename(&file, folder.0.join("away.sqlite")).unwrap();
    assert!(matches!(restore(&copy, &file), Err(StoreError::Running)));
    assert!(!file.exists());
    drop(server);
    let other = folder.0.join("other.sqlite");
    restore(&copy, &other).unwrap();
    assert!(matches!(restore(&copy, &other), Err(StoreError::Copy(_))), "it exists");
    assert!(open(&Database::Sqlite(other)).await.game("kept").await.unwrap().is_some());
}

/// A copy that is made while others write has what was acknowledged before, and nothing by halves.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_under_load_is_whole() {
    let folder = Folder::new("copy");
    let store = open(&folder.database()).await;
    let writer = store.clone();
    let writes = tokio::spawn(async move {
        for number in 0_u32.. {
            let id = format!("c{number}");
            writer.new_game(row(&id), vec![(0, 1), (1, 2)]).await.unwrap();
            let two = vec![event(1, None, 0, Kind::Start), step(2, 1, "e2e4")];
            writer.append(&id, "pool", two, Change { begun: true, ..Change::default() }).await.unwrap();
        }
    });
    for number in 0..3 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let [_, acknowledged, _] = store.counts().await.unwrap();
        let copy = folder.0.join(format!("copy-{number}.sqlite"));
        store.backup(&copy).await.unwrap();
        let copied = open(&Database::Sqlite(copy)).await;
        let [_, games, events] = copied.counts().await.unwrap();
        assert!(acknowledged > 0 && games >= acknowledged, "{games} of {acknowledged}");
        assert!(events == 2 * games || events == 2 * (games - 1), "{events} events of {games} games");
    }
    writes.abort();
}
