//! Small games and random definitions, in which the core and the reference must agree.

use chesswright_catalog::Catalog;
use chesswright_rules::Definition;

use crate::reference::compare::{Play, STEPS, play};

/// Reads a document without a name.
pub(crate) fn read(text: &str) -> Definition {
    let text = format!("name = 'tried'\n{text}");
    Definition::from_toml(&text, &Catalog).unwrap_or_else(|report| panic!("{text}\n{report}"))
}

/// Plays some games of each of these documents.
pub(crate) fn games_agree(games: &[&str]) {
    for game in games {
        let definition = read(game);
        for seed in 0..4 {
            let how = Play { seed, plies: 60, setup: None, effort: 800, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{game}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
    }
}

/// Plays games of as many random definitions as the ordinary run has time for.
pub(crate) fn inventions_agree(invent: fn(u64) -> Definition) {
    for seed in 0..8 {
        let definition = invent(1000 * seed);
        for game in 0..2 {
            let how = Play { seed: game, plies: 40, setup: None, effort: 400, steps: STEPS };
            if let Err(mismatch) = play(&definition, &how) {
                let after = mismatch.path.join(", ");
                panic!("seed {seed}: {}\n  after {after}\n{}", mismatch.what, definition.canonical_json());
            }
        }
    }
}
