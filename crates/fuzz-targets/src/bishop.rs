//! Loads or rejects any JSON of Bishop. A loaded game can be played, and is written or the losses are reported.

use chesswright_catalog::import::bishop::{self, Form};
use chesswright_catalog::import::ini;
use chesswright_rules::Rules;

use crate::text;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let text = text(input);
    let game = bishop::read("fuzz.json", text);
    let Some(definition) = game.definition else {
        assert!(game.findings.iter().any(|finding| finding.is_error()), "it neither loads nor says why");
        return;
    };
    for written in [
        bishop::write(&definition, Form::Short),
        bishop::write(&definition, Form::Long),
        ini::write(&definition),
    ] {
        assert!(
            written.is_ok() || written.is_err_and(|lost| !lost.parts().is_empty()),
            "it is neither written nor refused"
        );
    }
    let Ok(rules) = Rules::new(&definition) else { return };
    let mut position = rules.start();
    for turn in 0..8 {
        let moves = position.legal_moves();
        let Some(chosen) = moves.get(turn * 7 % moves.len().max(1)) else { break };
        position.play(chosen).expect("a legal move can be played");
        assert_eq!(position.key(), position.fresh_key(), "the hash went astray");
    }
}
