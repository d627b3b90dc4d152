//! Games in which the sides win by different numbers of checks. `end.checks` is one number for all sides, so a counter
//! of each side counts its checks.

use serde_json::{Value as Json, json};

/// The counters that [`triggers`] need.
pub(super) fn counters() -> Json {
    json!({ "checks": 0 })
}

/// The triggers with which each of these sides wins by its number of checks.
pub(super) fn triggers(limits: &[(&str, i64)]) -> Vec<Json> {
    let of_side = |&(side, limit): &(&str, i64)| {
        [
            json!({
                "on": "after-move", "sides": [side], "when": { "check": true },
                "do": { "count": { "counter": "checks", "owner": "own", "add": 1 } },
            }),
            json!({
                "on": "after-move", "sides": [side],
                "when": { "counter": { "name": "checks", "owner": "own", "at-least": limit } },
                "do": { "result": { "owner": "own", "verdict": "win" } },
            }),
        ]
    };
    limits.iter().flat_map(of_side).collect()
}
