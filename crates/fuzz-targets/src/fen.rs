//! Reads or rejects any text as a position and as a move. Writing an accepted position and reading it again changes
//! nothing, and neither does it for positions of games.

use std::sync::LazyLock;

use chesswright_notation::position::{self, Dialect};
use chesswright_notation::{RawFen, UciMove};
use chesswright_rules::Rules;

use crate::text;

/// One game for every kind of board and every kind of text.
static GAMES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let names =
        ["chess", "crazyhouse", "xiangqi", "3check", "glinski", "raumschach", "three-crowns", "marseillais"];
    let games = names.into_iter().filter_map(chesswright_catalog::definition);
    games.map(|definition| Rules::new(&definition).expect("built-in games compile")).collect()
});

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    match text.parse::<RawFen>() {
        Ok(fen) => {
            let once = fen.to_string();
            let again = once.parse::<RawFen>().expect("what we write can be read");
            assert_eq!(again.to_string(), once);
        }
        Err(error) => assert!(!error.problems().is_empty() && !error.to_string().is_empty()),
    }
    if let Ok(mv) = text.parse::<UciMove>() {
        assert_eq!(mv.to_string().parse::<UciMove>().as_ref(), Ok(&mv));
    }
    for rules in GAMES.iter() {
        let Ok(read) = position::read(rules, text) else { continue };
        for finding in &read.findings {
            assert!(text.get(finding.span.clone()).is_some(), "{finding:?} is not in the text");
        }
        for dialect in Dialect::ALL.into_iter().filter(|dialect| dialect.fits(rules).is_ok()) {
            let once = position::write_as(&read.position, dialect);
            let again = position::read(rules, &once).expect("what we write can be read").position;
            assert_eq!(position::write_as(&again, dialect), once);
        }
    }
}
