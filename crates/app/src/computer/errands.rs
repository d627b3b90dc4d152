//! Errands of the workshop, which a worker of its own does: it solves levels, tries games out and invents new ones. They are a part
//! of the program, which only such a worker fetches.

use chesswright_lab::{Errand, Told, run};
use wasm_split_helpers::wasm_split;

use crate::parts::Unfetched;

/// Progress is told at most so often, in milliseconds.
const EACH: f64 = 60.0;

/// Does an errand. What it tells goes to a function, as text.
pub(super) type Runner = fn(&str, &dyn Fn(String));

/// Fetches what does errands.
#[wasm_split(errands, fallible)]
pub(super) fn runner() -> Result<Runner, Unfetched> {
    Ok(obey)
}

/// Whether a message is an errand, and not a task of a table.
pub(super) fn is_errand(message: &str) -> bool {
    message.starts_with("{\"errand\"")
}

/// What is told if an errand cannot be done.
pub(super) fn failed(why: &str) -> String {
    serde_json::json!({ "told": "failed", "about": why }).to_string()
}

fn obey(message: &str, say: &dyn Fn(String)) {
    let errand: Errand = match serde_json::from_str(message) {
        Ok(errand) => errand,
        Err(error) => return say(failed(&error.to_string())),
    };
    let mut told_at = f64::MIN;
    run(&errand, &mut |told| {
        let progress = matches!(told, Told::Searching { .. });
        let now = js_sys::Date::now();
        if !progress || now - told_at >= EACH {
            told_at = if progress { now } else { told_at };
            if let Ok(text) = serde_json::to_string(&told) {
                say(text);
            }
        }
        true
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errands_are_told_from_tasks() {
        let errand = Errand::Solve { level: "{}".into() };
        assert!(is_errand(&serde_json::to_string(&errand).expect("a text")));
        assert!(!is_errand("{\"number\":1,\"task\":{}}"));
        let told: Told = serde_json::from_str(&failed("why")).expect("it can be read");
        assert_eq!(told, Told::Failed("why".into()));
    }
}
