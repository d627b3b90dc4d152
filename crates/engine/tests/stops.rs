//! A search ends when it is told to, and keeps to its limits.

use std::time::{Duration, Instant};

use chesswright_engine::{Engine, Limits, Stop};
use chesswright_rules::Rules;

/// Longer than any search needs to notice.
const PATIENCE: Duration = Duration::from_millis(500);

/// How long the quickest of three tries takes: whatever else runs on the machine may hold up one of them.
fn quickest(mut one: impl FnMut() -> Duration) -> Duration {
    (0..3).map(|_| one()).min().expect("there are three")
}

fn rules(name: &str) -> Rules {
    Rules::new(&chesswright_catalog::definition(name).expect("it is built in")).expect("it compiles")
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    for name in ["chess", "menagerie", "duck", "amazons", "three-crowns", "progressive"] {
        let rules = rules(name);
        let mut engine = Engine::new(&rules);
        let took = quickest(|| {
            let stop = Stop::new();
            let teller = stop.clone();
            let thread = std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(100));
                teller.stop();
                Instant::now()
            });
            let answer = engine.search(&rules.start(), &Limits::default(), &stop, &|| 0, &mut |_| {});
            assert!(rules.start().legal_moves().contains(&answer.best.expect("a move")));
            thread.join().expect("the thread ends").elapsed()
        });
        assert!(took < PATIENCE, "{name} went on for {took:?}");
    }
}

#[test]
fn time_is_kept() {
    let rules = rules("crazyhouse");
    let mut engine = Engine::new(&rules);
    let took = quickest(|| {
        let start = Instant::now();
        let clock = move || start.elapsed().as_millis() as u64;
        engine.search(&rules.start(), &Limits::time(50), &Stop::new(), &clock, &mut |_| {});
        start.elapsed()
    });
    assert!(took < Duration::from_millis(50) + PATIENCE, "{took:?}");
}

#[test]
fn the_same_search_finds_the_same() {
    let rules = rules("shogi");
    let look = || {
        let mut engine = Engine::new(&rules);
        let answer = engine.search(&rules.start(), &Limits::nodes(5_000), &Stop::new(), &|| 0, &mut |_| {});
        (answer.best, answer.score, answer.nodes, answer.lines)
    };
    assert_eq!(look(), look());
}

#[test]
fn several_threads_agree_on_a_mate() {
    let rules = rules("chess");
    let text = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let position = chesswright_notation::position::read(&rules, text).expect("a position").position;
    let mut engine = Engine::new(&rules);
    engine.set_threads(3);
    let answer = engine.search(&position, &Limits::depth(6), &Stop::new(), &|| 0, &mut |_| {});
    assert_eq!(answer.score.end(), Some((1, true)));
}

#[test]
fn every_move_is_looked_at_once_however_short_the_time() {
    let rules = rules("chess");
    let fen = "4k3/8/8/8/8/8/q6P/R3K3 w Q - 0 1";
    let position = chesswright_notation::position::read(&rules, fen).expect(fen).position;
    let mut engine = Engine::new(&rules);
    let asked = std::sync::atomic::AtomicU64::new(0);
    // Time is over when the clock is looked at for the second time.
    let clock = move || asked.swap(5, std::sync::atomic::Ordering::Relaxed);
    let answer = engine.search(&position, &Limits::time(1), &Stop::new(), &clock, &mut |_| {});
    let best = answer.best.expect("a move");
    assert_eq!(chesswright_notation::moves::Notation::Uci.write(&position, &best), "a1a2");
}

#[test]
fn a_single_ply_is_soon_looked_at_where_all_moves_are_captures() {
    let rules = rules("clobber");
    let mut engine = Engine::new(&rules);
    let answer = engine.search(&rules.start(), &Limits::depth(1), &Stop::new(), &|| 0, &mut |_| {});
    assert_eq!(answer.depth, 1);
    assert!(answer.nodes < 1_000_000, "{}", answer.nodes);
}
