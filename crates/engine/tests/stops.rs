//! A search ends when it is stopped, and keeps its limits.

use std::time::{Duration, Instant};

use chesswright_engine::{Engine, Limits, Stop};
use chesswright_rules::Rules;

/// More time than any search needs to notice that it must stop.
const PATIENCE: Duration = Duration::from_millis(500);

/// The time of the quickest of three runs, because other programs on the machine may delay one of them.
fn quickest(mut one: impl FnMut() -> Duration) -> Duration {
    (0..3).map(|_| one()).min().expect("there are three")
}

fn rules(name: &str) -> Rules {
    Rules::new(&chesswright_catalog::definition(name).expect("it is built in")).expect("it compiles")
}

#[test]
fn a_search_stops_at_once() {
    for name in ["chess", "menagerie", "duck", "amazons", "three-crowns", "progressive"] {
        let rules = rules(name);
        let mut engine = Engine::new(&rules);
        let took = quickest(|| {
            let stop = Stop::new();
            let signal = stop.clone();
            let thread = std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(100));
                signal.stop();
                Instant::now()
            });
            let result = engine.search(&rules.start(), &Limits::default(), &stop, &|| 0, &mut |_| {});
            assert!(rules.start().legal_moves().contains(&result.best_move.expect("a move")));
            thread.join().expect("the thread ends").elapsed()
        });
        assert!(took < PATIENCE, "{name} went on for {took:?}");
    }
}

#[test]
fn time_limits_are_kept() {
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
fn equal_searches_have_equal_results() {
    let rules = rules("shogi");
    let search = || {
        let mut engine = Engine::new(&rules);
        let result = engine.search(&rules.start(), &Limits::nodes(5_000), &Stop::new(), &|| 0, &mut |_| {});
        (result.best_move, result.score, result.nodes, result.lines)
    };
    assert_eq!(search(), search());
}

#[test]
fn several_threads_agree_on_a_mate() {
    let rules = rules("chess");
    let text = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let position = chesswright_notation::position::read(&rules, text).expect("a position").position;
    let mut engine = Engine::new(&rules);
    engine.set_threads(3);
    let result = engine.search(&position, &Limits::depth(6), &Stop::new(), &|| 0, &mut |_| {});
    assert_eq!(result.score.mate(), Some((1, true)));
}

#[test]
fn the_first_iteration_is_finished_however_short_the_time() {
    let rules = rules("chess");
    let fen = "4k3/8/8/8/8/8/q6P/R3K3 w Q - 0 1";
    let position = chesswright_notation::position::read(&rules, fen).expect(fen).position;
    let mut engine = Engine::new(&rules);
    let asked = std::sync::atomic::AtomicU64::new(0);
    // The time is over when the clock is read for the second time.
    let clock = move || asked.swap(5, std::sync::atomic::Ordering::Relaxed);
    let result = engine.search(&position, &Limits::time(1), &Stop::new(), &clock, &mut |_| {});
    let best = result.best_move.expect("a move");
    assert_eq!(chesswright_notation::moves::Notation::Uci.write(&position, &best), "a1a2");
}

#[test]
fn the_quiescence_search_ends_where_all_moves_are_captures() {
    let rules = rules("clobber");
    let mut engine = Engine::new(&rules);
    let result = engine.search(&rules.start(), &Limits::depth(1), &Stop::new(), &|| 0, &mut |_| {});
    assert_eq!(result.depth, 1);
    assert!(result.nodes < 1_000_000, "{}", result.nodes);
}
