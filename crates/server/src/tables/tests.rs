//! Tables that are awake, full, and asked much.

use std::sync::Arc;
use std::time::Duration;

use chesswright_online::{By, Eye, Kind, Round, SeenEvent, Terms};
use chesswright_rules::Side;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use super::messages::SPECTATORS;
use super::*;
use crate::games::{Plan, Wish, make, plan};
use crate::served;
use crate::store::{AccountKind, Change};

async fn person(app: &App, name: &str) -> Account {
    app.store.new_account(name, AccountKind::Person, None, None, 0, 1).await.expect("an account")
}

async fn game(app: &Arc<App>, seats: [&Account; 2]) -> String {
    let control = Some("5+3".to_owned());
    let wish = Wish { game: Some("chess".into()), control, ..Wish::default() };
    let Plan { row, .. } = plan(app, seats[0], &wish).await.expect("a plan");
    make(app, row, vec![(0, seats[0].id), (1, seats[1].id)]).await.expect("a game")
}

#[test]
fn those_who_play_find_a_place_in_a_mailbox_that_others_fill() {
    served("mailbox", Tables::default(), async |app| {
        let [anna, ben, eve] =
            [person(app, "Anna").await, person(app, "Ben").await, person(app, "Eve").await];
        let id = game(app, [&anna, &ben]).await;
        app.tables.look(app, &id, None, 0).await.expect("it is awake");
        // The table waits until the database has written a line of the chat.
        let (release, held) = oneshot::channel::<()>();
        let store = app.store.clone();
        let write = tokio::spawn(async move {
            let hold = store.write(move |_| Box::pin(async move { Ok(held.await.map_or(0, |()| 1)) }));
            hold.await
        });
        let say = Ask::Say { account: eve.clone(), room: SPECTATORS.into(), text: "hm".into() };
        app.tables.ask(app, &id, say).await.expect("a line");
        let act = |account: i64, client: u64, text: &str| {
            let (app, id, step) = (app.clone(), id.clone(), Kind::Step(text.into()));
            tokio::spawn(async move { app.tables.act(&app, &id, account, (None, client), step).await })
        };
        let flood: Vec<_> = (0..200).map(|n| act([eve.id, ben.id][n % 2], n as u64, "e7e5")).collect();
        let looks: Vec<_> = (0..100)
            .map(|_| {
                let (app, id) = (app.clone(), id.clone());
                tokio::spawn(async move { app.tables.look(&app, &id, None, 0).await.is_ok() })
            })
            .collect();
        sleep(Duration::from_millis(300)).await;
        let moves = act(anna.id, 999, "e2e4");
        let comes = {
            let (app, id, ben) = (app.clone(), id.clone(), ben.id);
            tokio::spawn(async move { app.tables.come(&app, &id, 7, Some(ben)).await })
        };
        sleep(Duration::from_millis(100)).await;
        release.send(()).expect("it waits");
        assert!(write.await.is_ok_and(|done| done.is_ok_and(|done| done == 1)));
        let moved = moves.await.expect("an answer");
        assert!(matches!(moved, Ok(Answer::Done(_))), "{moved:?}");
        comes.await.expect("an answer").expect("who comes is heard");
        let look = app.tables.look(app, &id, None, 0).await.expect("the game");
        assert_eq!(look.snapshot.here, [false, true]);
        // Of each account, few commands wait.
        let mut heard = 0;
        for one in flood {
            heard += usize::from(one.await.expect("an answer").is_ok());
        }
        assert!((1..=2 * COMMANDS).contains(&heard), "{heard}");
        let mut read = 0;
        for one in looks {
            read += usize::from(one.await.expect("an answer"));
        }
        assert!(read <= MAILBOX - FOR_PLAYERS, "{read}");
    });
}

#[test]
fn where_too_many_games_are_awake_none_is_woken_to_be_read_and_players_find_theirs() {
    served("awake", Tables::new(1), async |app| {
        let [anna, ben] = [person(app, "Anna").await, person(app, "Ben").await];
        let first = game(app, [&anna, &ben]).await;
        let second = game(app, [&anna, &ben]).await;
        assert_eq!(app.tables.awake(), 2, "those who play wake a game");
        let act = async |game: &str, account: i64, command: Kind| {
            app.tables.act(app, game, account, (None, 5), command).await
        };
        for id in [&first, &second] {
            app.tables.look(app, id, None, 0).await.expect("what is awake is read");
            let ended = act(id, anna.id, Kind::Abort).await;
            assert!(matches!(ended, Ok(Answer::Done(_))), "{ended:?}");
        }
        // What nobody needs falls asleep soon.
        let begun = Instant::now();
        while app.tables.awake() > 0 {
            assert!(begun.elapsed() < IDLE / 2, "it stays awake");
            sleep(Duration::from_millis(50)).await;
        }
        app.tables.look(app, &first, None, 0).await.expect("there is room");
        let full = app.tables.look(app, &second, None, 0).await;
        assert!(matches!(full, Err(Trouble::Busy)), "{:?}", full.map(|look| look.row.id));
        act(&second, ben.id, Kind::Resign).await.expect("players are heard");
    });
}

#[test]
fn what_a_side_has_seen_of_a_long_game_is_worked_out_once() {
    served("hidden", Tables::default(), async |app| {
        let [anna, ben] = [person(app, "Anna").await, person(app, "Ben").await];
        let wish = Wish { game: Some("fog-of-war".into()), ..Wish::default() };
        let Plan { row, .. } = plan(app, &anna, &wish).await.expect("a plan");
        let (id, pool) = (row.id.clone(), row.pool.clone());
        app.store.new_game(row, vec![(0, anna.id), (1, ben.id)]).await.expect("a game");
        let rules = app.documents.rules(app, "fog-of-war").await.expect("rules");
        // A game at random in which no king falls.
        let long = |seed| {
            let mut random = chesswright_rules::prng::SplitMix64::new(seed);
            let mut round = Round::new(Terms::casual(&rules, None)).ok()?;
            let mut events = vec![round.act(By::Server, Kind::Start, 0, 0).ok()?];
            while events.len() < 300 {
                let position = round.game().position();
                let side = position.turn();
                let seen = position.observe(side);
                let king = |cell: &u16| {
                    let sign =
                        seen.piece(*cell).map(|piece| chesswright_notation::position::sign(&rules, piece));
                    sign.is_some_and(|sign| sign.eq_ignore_ascii_case("k"))
                };
                let mut texts = chesswright_notation::observation::choices(&rules, &seen);
                texts.retain(|(choice, _)| !choice.captures.iter().any(king));
                let (_, text) = texts.get(random.next_u64() as usize % texts.len().max(1))?;
                events.push(round.act(By::Side(side), Kind::Step(text.clone()), 0, 0).ok()?);
            }
            (!round.is_over()).then_some(events)
        };
        let events = (0..100).find_map(long).expect("a long game");
        let begun = Change { begun: true, ..Change::default() };
        app.store.append(&id, &pool, events.clone(), begun).await.expect("it is written");
        let look = async || {
            let begun = Instant::now();
            let look = app.tables.look(app, &id, Some(anna.id), 0).await.expect("the game");
            (begun.elapsed(), look)
        };
        app.tables.look(app, &id, None, 0).await.expect("it wakes");
        let (first, told) = look().await;
        let mut later = first;
        for _ in 0..20 {
            later = later.min(look().await.0);
        }
        let bytes: usize = told.snapshot.events.iter().map(|event| event.body.len()).sum();
        assert!(4 * later < first, "the first takes {first:?}, later ones {later:?}");
        assert!(bytes < 300 * 600, "{bytes} bytes for 300 events");
        // What was kept is what would be worked out anew, also of what comes later.
        let mut round = Round::replay(Terms::casual(&rules, None), &events).expect("a game");
        let mut all = events;
        for client in 0..2 {
            let [one, two] = [Side(0), Side(1)].map(|side| (side, [anna.id, ben.id][side.index()]));
            for (side, account) in [one, two] {
                let look = app.tables.look(app, &id, Some(account), 0).await.expect("the game");
                let told = SeenEvent::after(&round, &all, 0, Eye::Side(side));
                let kinds = |told: &[SeenEvent]| {
                    told.iter()
                        .map(|event| (event.seq, event.kind.clone(), event.body.clone()))
                        .collect::<Vec<_>>()
                };
                assert!(kinds(&look.snapshot.events) == kinds(&told), "{side:?}");
                let rest = app.tables.look(app, &id, Some(account), 299).await.expect("the game");
                assert!(kinds(&rest.snapshot.events) == kinds(&told)[299..]);
            }
            let (side, account) = if round.mover() == Some(one.0) { one } else { two };
            let seen = round.game().position().observe(side);
            let text = chesswright_notation::observation::choices(&rules, &seen).swap_remove(0).1;
            let step = Kind::Step(text);
            all.push(round.act(By::Side(side), step.clone(), 0, 0).expect("legal"));
            let done = app.tables.act(app, &id, account, (None, client + 1), step).await;
            assert!(matches!(done, Ok(Answer::Done(_))), "{done:?}");
        }
    });
}
