//! Loads or rejects any text as a saved or shared game. Saving and loading an accepted game again changes nothing.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use chesswright_game::save::{LoadError, Loaded, from_share, hash, load, save, share};
use chesswright_rules::Rules;

use crate::text;

/// The built-in games that were requested so far.
static GAMES: LazyLock<Mutex<HashMap<String, Option<Rules>>>> = LazyLock::new(Mutex::default);

fn built_in(name: &str) -> Option<Rules> {
    let name = chesswright_catalog::find(name)?.name;
    let mut games = GAMES.lock().ok()?;
    let compiled = || Rules::new(&chesswright_catalog::definition(name)?).ok();
    games.entry(name.to_owned()).or_insert_with(compiled).clone()
}

/// A loaded game must survive a file and a share text unchanged.
fn keeps(loaded: Result<Loaded, LoadError>) {
    let game = match loaded {
        Ok(loaded) => loaded.game,
        Err(error) => return assert!(!error.findings.is_empty() && !error.to_string().is_empty()),
    };
    let text = save(&game, &built_in, 0);
    let again = load(&text, &built_in).unwrap_or_else(|error| panic!("{error}\n{text}")).game;
    assert_eq!(save(&again, &built_in, 0), text);
    assert_eq!(hash(&again), hash(&game));
    assert_eq!(again.position().key(), game.position().key());
    let shared =
        from_share(&share(&game, &built_in, 0), &built_in).expect("what was shared can be read").game;
    assert_eq!(save(&shared, &built_in, 0), text);
}

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    keeps(if text.starts_with('g') { from_share(text, &built_in) } else { load(text, &built_in) });
}
