//! A fixed amount of work that measures the speed of a build and distinguishes builds whose search differs.

use chesswright_rules::Rules;

use crate::engine::Engine;
use crate::time::{Clock, Limits, Stop};

/// The variants measured.
const VARIANTS: [&str; 10] = [
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

/// Searches the start positions of some variants, each with the given number of nodes. Prints the speed of each, and a
/// signature of all best moves and scores: two builds with the same signature search in the same way.
pub fn bench(nodes: u64, clock: Clock<'_>, print: &mut dyn FnMut(String)) {
    let (mut all_nodes, mut all_time) = (0, 0);
    let signature = search_all(nodes, clock, &mut |name, nodes, depth, time| {
        let time = time.max(1);
        print(format!("{name:<12} {:>8} nodes/s, depth {depth}", nodes * 1000 / time));
        all_nodes += nodes;
        all_time += time;
    });
    let speed = all_nodes * 1000 / all_time.max(1);
    print(format!("all {all_nodes} nodes, {speed} nodes/s, signature {signature:016x}"));
}

/// The signature of a [`bench()`] with this number of nodes.
pub fn signature(nodes: u64) -> u64 {
    search_all(nodes, &|| 0, &mut |_, _, _, _| {})
}

/// Searches all start positions, and reports the name, the nodes, the depth and the time of each. Returns the signature.
fn search_all(nodes: u64, clock: Clock<'_>, each: &mut dyn FnMut(&str, u64, u32, u64)) -> u64 {
    let mut signature = 0u64;
    for name in VARIANTS {
        let Some(rules) = chesswright_catalog::definition(name).and_then(|game| Rules::new(&game).ok())
        else {
            continue;
        };
        let mut engine = Engine::new(&rules);
        let started = clock();
        let result = engine.search(&rules.start(), &Limits::nodes(nodes), &Stop::new(), clock, &mut |_| {});
        let best = result.best_move.map_or(0, |best| best.id().hash32());
        signature = signature.rotate_left(7) ^ u64::from(best) ^ result.score.cp() as u64;
        each(name, result.nodes, result.depth, clock().saturating_sub(started));
    }
    signature
}
