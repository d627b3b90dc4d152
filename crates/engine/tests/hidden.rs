//! Games in which something is hidden: the player knows nothing but what its side has seen, and plays well enough.

use chesswright_engine::hidden::{Beliefs, Decision, any, vote};
use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_rules::{History, Position, Rules, Side};

fn fog() -> Rules {
    Rules::new(&chesswright_catalog::definition("fog-of-war").expect("built in")).expect("valid")
}

fn decide(engine: &mut Engine, beliefs: &Beliefs) -> Decision {
    vote(engine, beliefs, &Limits::nodes(150), &Stop::new(), &|| 0).expect("the game is not over")
}

fn played(rules: &Rules, moves: &str) -> Position {
    let mut position = rules.start();
    for text in moves.split_whitespace() {
        let played = chesswright_notation::moves::Notation::Uci.read(&position, text).expect(text);
        position.play(&played).expect(text);
    }
    position
}

#[test]
fn what_a_side_cannot_tell_apart_gets_the_same_answer() {
    let rules = fog();
    let games =
        ["e2e4 b8c6 g1f3 a7a6 f1c4 g8f6", "e2e4 g8f6 g1f3 a7a6 f1c4 b8c6", "e2e4 h7h6 g1f3 a7a6 f1c4 h8h7"];
    let answers: [(History, Decision); 3] = games.map(|moves| {
        let position = played(&rules, moves);
        let history = History::of(&position, Side(0));
        let mut beliefs = Beliefs::new(&rules.start(), Side(0), 7);
        beliefs.follow(&history);
        (history, decide(&mut Engine::new(&rules), &beliefs))
    });
    for (history, decision) in &answers {
        assert!(*history == answers[0].0, "White can tell these games apart");
        assert_eq!(*decision, answers[0].1);
    }
    assert_ne!(played(&rules, games[0]).key(), played(&rules, games[2]).key());
}

#[test]
fn beliefs_fit_what_was_seen_also_step_by_step() {
    let rules = fog();
    let mut prng = Prng::new(5);
    for round in 0..3 {
        let mut position = rules.start();
        let mut stepwise = Beliefs::new(&rules.start(), Side(0), round);
        let mut fitting = 0;
        for ply in 0..24 {
            let moves = position.legal_moves();
            let Some(some) = moves.get(prng.below(moves.len())) else { break };
            position.play(some).expect("legal");
            if position.outcome().is_some() {
                break;
            }
            let history = History::of(&position, Side(0));
            assert!(stepwise.lead_to(&history));
            stepwise.follow(&history);
            let fits = |held: &&Position| held.observe(Side(0)).cells == history.last().cells;
            let fit = stepwise.positions().iter().filter(fits).count();
            assert_eq!(fit, stepwise.positions().len(), "round {round}, ply {ply}");
            fitting += fit;
        }
        let mut at_once = Beliefs::new(&rules.start(), Side(0), round);
        at_once.follow(&History::of(&position, Side(0)));
        if position.outcome().is_none() {
            let keys = |beliefs: &Beliefs| beliefs.positions().iter().map(Position::key).collect::<Vec<_>>();
            assert_eq!(keys(&at_once), keys(&stepwise));
        }
        assert!(fitting > 100, "{fitting}");
    }
}

/// Plays against somebody who plays any move. Returns the points of the player: 1 for a win, 0.5 for a draw.
fn against_chance(rules: &Rules, number: u64) -> f64 {
    let (player, mut prng) = (Side((number % 2) as u8), Prng::new(number));
    let mut engine = Engine::new(rules);
    let mut beliefs = Beliefs::new(&rules.start(), player, number);
    let mut position = rules.start();
    while position.turns() < 160 && position.outcome().is_none() {
        let choice = if position.turn() == player {
            beliefs.follow(&History::of(&position, player));
            decide(&mut engine, &beliefs).choice
        } else {
            any(&position.observe(position.turn()), &mut prng).expect("there is a move")
        };
        match position.chosen(&choice) {
            Some(played) => position.play(&played).expect("legal"),
            None => assert!(position.refuse(&choice), "it is one of its moves"),
        }
    }
    match position.outcome() {
        Some(outcome) => outcome.winner.map_or(0.5, |winner| if winner == player { 1.0 } else { 0.0 }),
        None => 0.5,
    }
}

/// `CHESSWRIGHT_GAMES=N` plays N games.
#[test]
fn it_beats_whoever_plays_at_random() {
    let games = std::env::var("CHESSWRIGHT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    for rules in [fog(), kriegspiel()] {
        let points: f64 = (0..games).map(|number| against_chance(&rules, number)).sum();
        assert!(points >= 0.75 * games as f64, "{}: {points} of {games}", rules.definition().name);
    }
}

fn kriegspiel() -> Rules {
    Rules::new(&chesswright_catalog::definition("kriegspiel").expect("built in")).expect("valid")
}

#[test]
fn beliefs_fit_what_an_umpire_has_told_and_refused() {
    let rules = kriegspiel();
    let mut prng = Prng::new(11);
    let (mut fitting, mut held, mut refusals) = (0, 0, 0);
    for round in 0..3 {
        let mut position = rules.start();
        let mut stepwise = Beliefs::new(&rules.start(), Side(0), round);
        for _ in 0..50 {
            let side = position.turn();
            let seen = position.observe(side);
            let Some(choice) = any(&seen, &mut prng) else { break };
            match position.chosen(&choice) {
                Some(played) => position.play(&played).expect("legal"),
                None => assert!(position.refuse(&choice)),
            }
            if position.outcome().is_some() {
                break;
            }
            let history = History::of(&position, Side(0));
            assert!(stepwise.lead_to(&history));
            stepwise.follow(&history);
            for belief in stepwise.positions() {
                assert_eq!(belief.turn(), position.turn());
                let known = belief.observe(Side(0));
                assert_eq!(known.cells, history.last().cells);
                for choice in &history.last().refused {
                    refusals += 1;
                    assert!(belief.chosen(choice).is_none(), "{choice:?} is legal in a belief");
                }
                held += 1;
                let alerts = |seen: &chesswright_rules::Observation| {
                    let of_step = |told: &chesswright_rules::Announcement| {
                        matches!(told, chesswright_rules::Announcement::Captured(..))
                    };
                    seen.announced.iter().filter(|told| !of_step(told)).copied().collect::<Vec<_>>()
                };
                fitting += u32::from(alerts(&known) == alerts(history.last()));
            }
        }
    }
    assert!(
        refusals > 100 && held > 1000 && fitting * 10 > held * 9,
        "{fitting} of {held}, {refusals} refusals"
    );
}

#[test]
fn a_player_before_an_umpire_gets_the_same_answer_for_the_same_history() {
    let rules = kriegspiel();
    let answers = ["e2e4 b8c6 g1f3 g8h6", "e2e4 g8h6 g1f3 b8a6", "e2e4 d7d6 g1f3 h7h6"].map(|moves| {
        let mut position = played(&rules, moves);
        let seen = position.observe(Side(0));
        let refused = |choice: &&chesswright_rules::Choice| (choice.from, choice.to) == (28, 35);
        let choice = seen.choices.iter().find(refused).expect("e4d5 may be tried").clone();
        assert!(position.refuse(&choice));
        let history = History::of(&position, Side(0));
        let mut beliefs = Beliefs::new(&rules.start(), Side(0), 7);
        beliefs.follow(&history);
        (history, decide(&mut Engine::new(&rules), &beliefs))
    });
    for (history, decision) in &answers {
        assert!(*history == answers[0].0, "White can tell these games apart");
        assert_eq!(*decision, answers[0].1);
        assert!(!history.last().refused.contains(&decision.choice));
    }
}
