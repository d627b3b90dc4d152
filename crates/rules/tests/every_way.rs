//! The core is compiled for several widths and processors, and counts the same in all of them.

use chesswright_rules::{Rules, leaves_in_every_way, looked_up_slides_are_right};

fn chess() -> Rules {
    let definition = chesswright_catalog::definition("chess").expect("the catalogue has chess");
    Rules::new(&definition).expect("chess compiles")
}

#[test]
fn every_width_and_processor_counts_the_same() {
    assert_eq!(leaves_in_every_way(&chess(), 4), Ok(vec![197_281; 8]));
}

#[test]
fn looked_up_slides_are_those_along_lines() {
    // Nothing is looked up on some processors.
    assert_ne!(looked_up_slides_are_right(&chess(), 200), Ok(Some(false)));
}
