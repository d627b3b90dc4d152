//! A page and a server that lose their line at any moment: they end up with the same game, and nothing is played twice.

use std::collections::VecDeque;

use chesswright_online::wire::{Snapshot, Up};
use chesswright_online::{
    By, Command, Event, Eye, Kind, Matter, Mirror, Refusal, Round, SeenEvent, Stage, Terms,
};
use chesswright_rules::{Rules, Side};
use proptest::prelude::*;

fn terms(name: &str) -> Terms {
    let rules = Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name);
    Terms::casual(&rules, Some("5+3".parse().expect("a clock")))
}

/// A server with one game, whose players sit.
struct Server {
    round: Round,
    events: Vec<Event>,
}

impl Server {
    fn new(name: &str) -> Self {
        let mut server = Self { round: Round::new(terms(name)).expect(name), events: vec![] };
        server.happen(By::Server, Command::Start, 0);
        server
    }

    fn happen(&mut self, by: By, command: Command, client: u64) -> Option<u32> {
        if let Some(done) = self.round.done(by, client).filter(|_| client != 0) {
            return Some(done);
        }
        let kind = self.round.decide(by, &command, 0).ok()?;
        let side = if let By::Side(side) = by { Some(side) } else { None };
        let event = Event { seq: self.round.seq() + 1, by: side, client, spent: 0, at: 0, kind };
        self.round.apply(&event).ok()?;
        self.events.push(event);
        Some(self.round.seq())
    }

    fn told(&self, yours: &[u8], from: u32) -> Snapshot {
        let eye = yours.first().map_or(Eye::Watcher, |&side| Eye::Side(Side(side)));
        let (refused, noes) = self.round.noes(eye);
        Snapshot {
            refused,
            noes,
            game: "abcdefgh".into(),
            document: "chess".into(),
            title: "Chess".into(),
            start: None,
            control: None,
            rated: false,
            tournament: None,
            club: None,
            seats: vec![None, None],
            yours: yours.to_vec(),
            seq: self.round.seq(),
            hidden: self.round.is_hidden(),
            events: SeenEvent::after(&self.round, &self.events, from, eye),
            elapsed: 0,
            here: vec![true, true],
            watching: 0,
            chat: vec![],
        }
    }
}

fn texts(mirror: &Mirror) -> Vec<String> {
    let game = mirror.game(0);
    game.line().iter().filter_map(|id| game.tree().get(*id).map(|node| node.text().to_owned())).collect()
}

fn step(text: &str) -> Kind {
    Kind::Step(text.into())
}

#[test]
fn a_move_is_shown_at_once_and_confirmed_later() {
    let mut server = Server::new("chess");
    let mut mirror = Mirror::new(server.told(&[0], 0), terms("chess"), 0).expect("a game");
    assert_eq!(mirror.stage(), Stage::Playing);
    mirror.want(&step("e2e4"), 7, 10).expect("legal");
    assert!(mirror.want(&step("d2d4"), 8, 10).is_err(), "it is not White's turn any more");
    assert_eq!(texts(&mirror), ["e2e4"]);
    assert_eq!(mirror.round().seq(), 1);
    let Some(Up::Play { seq: 1, id: 7, kind, body, .. }) = mirror.next_to_send() else {
        panic!("it is sent")
    };
    assert_eq!((kind.as_str(), body.as_str()), ("step", "e2e4"));
    assert!(mirror.next_to_send().is_none(), "once");
    mirror.send_again();
    assert!(mirror.next_to_send().is_some(), "again after the line was lost");
    let seq = server.happen(By::Side(Side(0)), step("e2e4"), 7).expect("legal");
    mirror.done(7, seq);
    assert!(mirror.is_waiting(), "the event itself is still to come");
    mirror.hear(&server.told(&[0], 1).events[0], 20).expect("the next");
    assert!(!mirror.is_waiting() && texts(&mirror) == ["e2e4"]);
}

#[test]
fn a_board_shows_at_once_that_it_goes_back_and_another_move() {
    let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
    let terms = Terms::casual(&rules, None);
    let mut server = Server { round: Round::new(terms.clone()).expect("chess"), events: vec![] };
    server.happen(By::Server, Command::Start, 0);
    for (by, text) in [(0, "e2e4"), (1, "e7e5"), (0, "g1f3")] {
        server.happen(By::Side(Side(by)), step(text), 0).expect(text);
    }
    let board = Snapshot { club: Some("club".into()), ..server.told(&[0, 1], 0) };
    let mut mirror = Mirror::new(board, terms.clone(), 0).expect("a game");
    assert!(mirror.is_board());
    mirror.want(&Kind::Back(1), 1, 0).expect("it goes back");
    mirror.want(&step("c7c5"), 2, 0).expect("and on");
    assert_eq!(texts(&mirror), ["e2e4", "c7c5"]);
    for (id, command) in [(1, Kind::Back(1)), (2, step("c7c5"))] {
        let Some(Up::Play { id: sent, kind, body, .. }) = mirror.next_to_send() else {
            panic!("{command:?}")
        };
        assert_eq!((sent, Kind::read(&kind, &body)), (id, Ok(command.clone())));
        let seq = server.happen(By::Side(Side(1)), command, id).expect("it happens");
        mirror.hear(&server.told(&[], seq - 1).events[0], 0).expect("the next");
    }
    assert!(!mirror.is_waiting() && texts(&mirror) == ["e2e4", "c7c5"]);
    let one = Mirror::new(Snapshot { club: Some("club".into()), ..server.told(&[0], 0) }, terms, 0);
    assert!(!one.expect("a game").is_board(), "a board of a simul");
}

#[test]
fn steps_of_one_turn_are_sent_one_after_the_other() {
    let mut server = Server::new("marseillais");
    let mut mirror = Mirror::new(server.told(&[0, 1], 0), terms("marseillais"), 0).expect("a game");
    mirror.want(&step("e2e4"), 1, 0).expect("the only step of the first turn");
    mirror.want(&step("e7e5"), 2, 0).expect("the first step of the next");
    mirror.want(&step("d7d5"), 3, 0).expect("and the second");
    assert_eq!(texts(&mirror), ["e2e4", "e7e5", "d7d5"]);
    for (id, text) in [(1, "e2e4"), (2, "e7e5"), (3, "d7d5")] {
        let Some(Up::Play { seq, id: sent, body, .. }) = mirror.next_to_send() else { panic!("{text}") };
        assert_eq!((sent, body.as_str(), seq), (id, text, server.round.seq()));
        assert!(mirror.next_to_send().is_none());
        let by = By::Side(server.round.mover().expect("it goes on"));
        server.happen(by, step(text), id).expect(text);
        mirror.hear(&server.told(&[], seq).events[0], 0).expect(text);
    }
    assert!(!mirror.is_waiting());
}

#[test]
fn what_was_taken_back_is_gone_and_a_gap_is_noticed() {
    let mut server = Server::new("chess");
    let mut mirror = Mirror::new(server.told(&[1], 0), terms("chess"), 0).expect("a game");
    for (by, command) in
        [(0, step("e2e4")), (1, step("e7e5")), (0, step("g1f3")), (0, Command::Offer(Matter::TakeBack))]
    {
        server.happen(By::Side(Side(by)), command, 0).expect("it may");
    }
    assert!(mirror.hear(&server.told(&[1], 2).events[0], 0).is_err(), "one is missing");
    mirror.resume(server.told(&[1], 0), 0).expect("the whole game");
    assert_eq!(mirror.offers()[1], [0]);
    assert!(mirror.may(&Command::Offer(Matter::TakeBack)));
    server.happen(By::Side(Side(1)), Command::Offer(Matter::TakeBack), 0).expect("it may");
    mirror.resume(server.told(&[1], mirror.round().seq()), 0).expect("what is new");
    assert_eq!(texts(&mirror), ["e2e4", "e7e5"]);
    // A server that was restored from an older copy knows less.
    server = Server::new("chess");
    assert!(mirror.resume(server.told(&[1], 6), 0).is_err());
    mirror.resume(server.told(&[1], 0), 0).expect("the whole game");
    assert_eq!(texts(&mirror), Vec::<String>::new());
}

#[test]
fn a_refused_move_is_taken_off_the_board_with_what_follows_it() {
    let server = Server::new("marseillais");
    let mut mirror = Mirror::new(server.told(&[0, 1], 0), terms("marseillais"), 0).expect("a game");
    mirror.want(&step("e2e4"), 1, 0).expect("legal");
    mirror.want(&step("e7e5"), 2, 0).expect("legal");
    assert!(mirror.refused(1) && !mirror.refused(2));
    assert_eq!(texts(&mirror), Vec::<String>::new());
}

#[test]
fn who_comes_anew_hears_what_was_refused_before_the_first_move() {
    let mut server = Server::new("berkeley-kriegspiel");
    let (white, capture) = (By::Side(Side(0)), step("e2d3"));
    assert_eq!(server.round.decide(white, &capture, 0), Err(Refusal::No));
    assert!(server.round.refuse(white, &capture));
    for side in [0, 1] {
        let mirror = Mirror::new(server.told(&[side], 0), terms("berkeley-kriegspiel"), 0).expect("a game");
        let game = mirror.game(0);
        let seen = &game.eyes().expect("it is hidden").seen;
        assert_eq!(*seen, server.round.game().position().observe(Side(side)));
        assert_eq!(seen.noes, 1);
        let kept = Mirror::reopen(mirror.keep(), terms("berkeley-kriegspiel"), 0).expect("a game");
        assert_eq!(kept.game(0).eyes(), game.eyes(), "a page that is loaded again knows it, too");
    }
}

#[test]
fn the_clock_counts_by_the_time_of_this_machine() {
    let mut server = Server::new("chess");
    for (by, text) in [(0, "e2e4"), (1, "e7e5")] {
        server.happen(By::Side(Side(by)), step(text), 0).expect(text);
    }
    let snapshot = Snapshot { elapsed: 4_000, ..server.told(&[0], 0) };
    let mirror = Mirror::new(snapshot, terms("chess"), 1_000_000).expect("a game");
    let left = |side, now| mirror.game(now).clock().expect("a clock").reading(Side(side), now).left;
    assert_eq!((left(0, 1_000_000), left(1, 1_000_000)), (296_000, 300_000));
    let game = mirror.game(1_000_000);
    assert_eq!(game.clock().expect("a clock").reading(Side(0), 1_006_000).left, 290_000);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Two players with a page each, whose lines lose messages in both directions at any moment.
    #[test]
    fn pages_and_server_agree_whatever_is_lost(choices in prop::collection::vec((0_u8..10, any::<u16>()), 1..160)) {
        let mut server = Server::new("chess");
        let mut pages: Vec<Mirror> = (0..2_u8).map(|side| Mirror::new(server.told(&[side], 0), terms("chess"), 0).expect("a game")).collect();
        let mut to_page: Vec<VecDeque<SeenEvent>> = vec![VecDeque::new(); 2];
        let (mut number, mut wanted) = (0, 0_usize);
        for (choice, random) in choices {
            let at = usize::from(random & 1);
            match choice {
                0..=4 => {
                    let moves = pages[at].game(0).legal_moves();
                    let game = pages[at].game(0);
                    if let Some(played) = moves.get(usize::from(random) % moves.len().max(1)) {
                        number += 1;
                        let text = chesswright_game::write_move(game.position(), played);
                        wanted += usize::from(pages[at].want(&step(&text), number, 0).is_ok());
                    }
                }
                5 => { number += 1; let _ = pages[at].want(&Command::Offer(Matter::TakeBack), number, 0); }
                6 | 7 => {
                    // The command arrives; the answer arrives or is lost.
                    if let Some(Up::Play { id, kind, body, .. }) = pages[at].next_to_send() {
                        let by = By::Side(Side(at as u8));
                        let before = server.events.len();
                        let done = server.happen(by, Kind::read(&kind, &body).expect("a command"), id);
                        for event in &server.events[before..] {
                            to_page.iter_mut().for_each(|queue| queue.push_back(SeenEvent::last(&server.round, event, Eye::Watcher)));
                        }
                        match done {
                            Some(seq) if random & 2 == 0 => pages[at].done(id, seq),
                            None => { pages[at].refused(id); }
                            Some(_) => {}
                        }
                    }
                }
                8 => while let Some(event) = to_page[at].pop_front() { pages[at].hear(&event, 0).expect("in order"); },
                _ => {
                    // The line is lost with all that is on it, and opened again.
                    to_page[at].clear();
                    pages[at].send_again();
                    let from = pages[at].round().seq();
                    pages[at].resume(server.told(&[at as u8], from), 0).expect("what is missing");
                }
            }
        }
        for (at, page) in pages.iter_mut().enumerate() {
            page.send_again();
            let from = page.round().seq();
            page.resume(server.told(&[at as u8], from), 0).expect("what is missing");
            while let Some(Up::Play { id, kind, body, .. }) = page.next_to_send() {
                match server.happen(By::Side(Side(at as u8)), Kind::read(&kind, &body).expect("a command"), id) {
                    Some(seq) => page.done(id, seq),
                    None => { page.refused(id); }
                }
                let from = page.round().seq();
                page.resume(server.told(&[at as u8], from), 0).expect("what is new");
            }
        }
        for page in &mut pages {
            let from = page.round().seq();
            let yours = page.told().yours.clone();
            page.resume(server.told(&yours, from), 0).expect("what is new");
            prop_assert!(!page.is_waiting());
            prop_assert_eq!(page.round().seq(), server.round.seq());
            prop_assert_eq!(page.game(0).position().key(), server.round.game().position().key());
        }
        let steps = server.events.iter().filter(|event| matches!(event.kind, Kind::Step(_))).count();
        prop_assert!(steps <= wanted, "{} moves came of {}", steps, wanted);
    }
}
