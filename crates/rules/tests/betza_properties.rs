//! Tests that nothing panics, and that canonical texts mean the same as the original.

use crate::betza_common;

use betza_common::Position;
use chesswright_rules::betza::{Dialect, Options, canonical, describe, lower, parse};
use chesswright_rules::board::{Board, Frame, Geometry};
use proptest::prelude::*;

/// Calls everything that accepts a text.
fn exercise(text: &str, options: &Options, seed: u64) {
    let Ok(piece) = parse(text, options) else { return };
    assert!(describe(&piece).len() <= piece.components.len());
    let _ = lower(&piece, Geometry::Layers);
    let again = canonical(&piece);
    let twin = parse(&again, options)
        .unwrap_or_else(|errors| panic!("{text} prints as {again}, which is rejected: {}", errors[0]));
    assert_eq!(canonical(&twin), again, "{text}: printing is not stable");
    let hexagons = lower(&piece, Geometry::Hex).ok();
    assert_eq!(hexagons.is_some(), lower(&twin, Geometry::Hex).is_ok(), "{text} and {again} on hexagons");
    let movers = lower(&piece, Geometry::Square).unwrap_or_else(|errors| panic!("{text}: {}", errors[0]));
    let twins = lower(&twin, Geometry::Square).unwrap_or_else(|errors| panic!("{again}: {}", errors[0]));
    let position = Position::random(Board::rectangle(7, 8), seed);
    let key = |moves: Vec<chesswright_rules::betza::walk::OwnedMove>| {
        let mut keys: Vec<_> = moves
            .into_iter()
            .map(|mut m| {
                m.captures.sort_unstable();
                (m.to, m.captures, m.unload_to, m.castle.map(|c| (c.from, c.to)))
            })
            .collect();
        keys.sort();
        keys
    };
    let from = (seed % 56) as u16;
    for frame in [Frame::FIRST, Frame::OPPOSITE] {
        assert_eq!(
            key(position.moves(&movers, from, frame)),
            key(position.moves(&twins, from, frame)),
            "{text} and {again} move differently"
        );
    }
}

fn all_options() -> impl Strategy<Value = Options> {
    (0..Dialect::ALL.len(), any::<bool>())
        .prop_map(|(dialect, lenient)| Options { lenient, ..Options::dialect(Dialect::ALL[dialect]) })
}

fn modifiers(most: usize) -> impl Strategy<Value = String> {
    let letter = prop::sample::select("fffbblrvshmmccdekpgijnotuyzq".chars().collect::<Vec<_>>());
    prop::collection::vec(letter, 0..=most).prop_map(|letters| letters.into_iter().collect())
}

fn atom() -> impl Strategy<Value = String> {
    let atoms = [
        "W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "Q", "R", "B", "WX", "FY", "NN", "WW", "L", "J",
        "(1,4)", "(3,3)", "(0,2)", "O", "U", "O2",
    ];
    let ranges = ["", "", "", "2", "0", "3", "02", "{2,3}", "{2,}"];
    (prop::sample::select(atoms.to_vec()), prop::sample::select(ranges.to_vec()))
        .prop_map(|(atom, range)| format!("{atom}{range}"))
}

fn prefix() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        4 => modifiers(2),
        3 => modifiers(2).prop_map(|m| format!("a{m}")),
        1 => (modifiers(1), modifiers(1)).prop_map(|(m, n)| format!("({m}a{n})")),
    ];
    prop::collection::vec(part, 0..4).prop_map(|parts| parts.concat())
}

fn bracket() -> impl Strategy<Value = String> {
    let leg = (modifiers(1), atom());
    let joint = prop::sample::select(vec!["?", "-"]);
    (modifiers(1), prop::collection::vec((leg, joint), 1..4)).prop_map(|(outer, legs)| {
        let mut text = format!("{outer}[");
        let last = legs.len() - 1;
        for (number, ((letters, atom), joint)) in legs.into_iter().enumerate() {
            text += &format!("{letters}{atom}{}", if number == last { "]" } else { joint });
        }
        text
    })
}

fn piece() -> impl Strategy<Value = String> {
    let simple = (prefix(), atom()).prop_map(|(prefix, atom)| prefix + &atom);
    let component = prop_oneof![4 => simple, 1 => bracket()];
    prop::collection::vec(component, 0..4).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn texts_from_the_grammar(text in piece(), options in all_options(), seed in 1u64..1000) {
        exercise(&text, &options, seed);
    }

    #[test]
    fn default_dialect(text in piece(), seed in 1u64..1000) {
        exercise(&text, &Options::default(), seed);
    }

    #[test]
    fn random_letters(
        text in r"[fblrvshmcdekpgijnoqtuyzaWFDNAHCZGKQRBOUILJXY()\[\]?{},0-9*-]{0,24}",
        options in all_options(),
        seed in 1u64..1000,
    ) {
        exercise(&text, &options, seed);
    }

    #[test]
    fn arbitrary_bytes(text in r"\PC{0,40}", options in all_options()) {
        exercise(&text, &options, 1);
    }
}
