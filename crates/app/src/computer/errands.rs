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

fn obey(message: &str, say: &dyn Fn(String)) {
    let errand: Errand = match serde_json::from_str(message) {
        Ok(errand) => errand,
        Err(error) => return say(Told::failure(&error.to_string())),
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
