//! Reads any bytes as a file of games on two boards. What was understood is written, and read back the same.

use std::sync::LazyLock;

use chesswright_game::Match;
use chesswright_notation::bpgn::{MOST_FAULTS, MOST_MOVES, Reader};
use chesswright_rules::Rules;

static BUGHOUSE: LazyLock<Rules> = LazyLock::new(|| {
    Rules::new(&chesswright_catalog::definition("bughouse").expect("the catalogue has bughouse"))
        .expect("bughouse compiles")
});

fn rules(name: &str) -> Option<Rules> {
    (name == "bughouse").then(|| BUGHOUSE.clone())
}

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let mut variants = rules;
    let mut reader = Reader::new(input, &mut variants);
    while let Some(record) = reader.record().expect("memory can be read") {
        assert!(record.entries.len() <= MOST_MOVES && record.faults.len() <= MOST_FAULTS);
        let Some(game) = Match::from_record(&record) else { continue };
        assert!(game.log().len() <= record.understood());
        let once = game.to_bpgn(&rules);
        let mut variants = rules;
        let again = Reader::new(once.as_bytes(), &mut variants).record().expect("memory can be read");
        let again = again.and_then(|record| Match::from_record(&record)).expect("what we write can be read");
        assert_eq!(again.to_bpgn(&rules), once);
    }
}
