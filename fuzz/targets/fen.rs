//! Any text is read or refused as a position and as a move; what is read is written back for good.
#![no_main]

use chesswright_notation::{RawFen, UciMove};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
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
});
