//! The core is compiled for several widths and processors, and counts the same in all of them.

use chesswright_rules::{Rules, magic_slides_match_lines, perft_at_every_width};

fn chess() -> Rules {
    let definition = chesswright_catalog::definition("chess").expect("the catalogue has chess");
    Rules::new(&definition).expect("chess compiles")
}

#[test]
fn every_width_and_processor_counts_the_same() {
    assert_eq!(perft_at_every_width(&chess(), 4), Ok(vec![197_281; 8]));
}

#[test]
fn looked_up_slides_are_those_along_lines() {
    // Nothing is looked up on some processors.
    assert_ne!(magic_slides_match_lines(&chess(), 200), Ok(Some(false)));
}
