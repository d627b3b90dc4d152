//! The core is compiled for several widths and processors. All versions must count the same.
//!
//! Builds with debug assertions contain only the widths. `guard --versions` compares the versions for other
//! processors with these.

use chesswright_rules::{Rules, magic_slides_match_lines, perft_at_every_width};

fn chess() -> Rules {
    let definition = chesswright_catalog::definition("chess").expect("the catalogue has chess");
    Rules::new(&definition).expect("chess compiles")
}

#[test]
fn every_width_counts_the_same() {
    let counts = perft_at_every_width(&chess(), 4).expect("chess compiles");
    let plain: Vec<usize> = counts.iter().filter(|count| !count.fast).map(|count| count.width).collect();
    assert_eq!(plain, [1, 2, 4, 16]);
    assert!(counts.iter().all(|count| count.leaves == 197_281), "{counts:?}");
    assert!(!cfg!(debug_assertions) || counts.iter().all(|count| !count.fast), "{counts:?}");
}

#[test]
fn looked_up_slides_are_those_along_lines() {
    // On some processors, slides are not looked up in tables.
    assert_ne!(magic_slides_match_lines(&chess(), 200), Ok(Some(false)));
}
