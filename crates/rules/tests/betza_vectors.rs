//! Compares the notation with stored test vectors and with a catalogue of named pieces.

use chesswright_rules::betza::{Options, conformance, lower, parse};
use chesswright_rules::board::Geometry;

#[test]
fn every_vector_passes() {
    let report = conformance::run(include_str!("data/betza_vectors.json")).unwrap();
    assert!(report.is_clean(), "{report}");
    assert_eq!(report.passed(), 710);
}

#[test]
fn every_catalogued_piece_compiles() {
    for line in include_str!("data/piece_catalogue.tsv").lines().skip(1) {
        let mut fields = line.split('\t');
        let (Some(name), Some(betza)) = (fields.next(), fields.next()) else {
            panic!("malformed line: {line}");
        };
        let piece =
            parse(betza, &Options::default()).unwrap_or_else(|errors| panic!("{name}: {}", errors[0]));
        lower(&piece, Geometry::Square).unwrap_or_else(|errors| panic!("{name}: {}", errors[0]));
    }
}
