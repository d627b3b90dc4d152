//! The same work every time: for telling one build from another, and how fast it is.

use chesswright_rules::Rules;

use crate::engine::Engine;
use crate::time::{Clock, Limits, Stop};

/// The games measured.
const GAMES: [&str; 10] = [
    "chess",
    "crazyhouse",
    "atomic",
    "antichess",
    "xiangqi",
    "shogi",
    "makruk",
    "capablanca",
    "duck",
    "marseillais",
];

/// Searches the start positions of some games, with so many nodes each; says how fast each was, and the number of positions that tells
/// builds apart.
pub fn bench(nodes: u64, clock: Clock<'_>, say: &mut dyn FnMut(String)) {
    let (mut all, mut time, mut mark) = (0, 0, 0u64);
    for name in GAMES {
        let Some(rules) = chesswright_catalog::definition(name).and_then(|game| Rules::new(&game).ok())
        else {
            continue;
        };
        let mut engine = Engine::new(&rules);
        let begin = clock();
        let answer = engine.search(&rules.start(), &Limits::nodes(nodes), &Stop::new(), clock, &mut |_| {});
        let taken = clock().saturating_sub(begin).max(1);
        let best = answer.best.map_or(0, |best| best.id());
        mark = mark.rotate_left(7) ^ u64::from(best) ^ answer.score.value() as u64;
        say(format!("{name:<12} {:>8} nodes/s, depth {}", answer.nodes * 1000 / taken, answer.depth));
        all += answer.nodes;
        time += taken;
    }
    say(format!("all {all} nodes, {} nodes/s, signature {mark:016x}", all * 1000 / time.max(1)));
}
