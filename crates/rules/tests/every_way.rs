//! The core is compiled for several widths and processors, and counts the same in all of them.
//!
//! Builds with debug assertions hold the widths alone; those for other processors are held against these by `guard --versions`.

use chesswright_rules::{Rules, leaves_in_every_way, looked_up_slides_are_right};

fn chess() -> Rules {
    let definition = chesswright_catalog::definition("chess").expect("the catalogue has chess");
    Rules::new(&definition).expect("chess compiles")
}

#[test]
fn every_width_counts_the_same() {
    let ways = leaves_in_every_way(&chess(), 4).expect("chess compiles");
    let plain: Vec<usize> = ways.iter().filter(|way| !way.fast).map(|way| way.width).collect();
    assert_eq!(plain, [1, 2, 4, 16]);
    assert!(ways.iter().all(|way| way.leaves == 197_281), "{ways:?}");
    assert!(!cfg!(debug_assertions) || ways.iter().all(|way| !way.fast), "{ways:?}");
}

#[test]
fn looked_up_slides_are_those_along_lines() {
    // Nothing is looked up on some processors.
    assert_ne!(looked_up_slides_are_right(&chess(), 200), Ok(Some(false)));
}
