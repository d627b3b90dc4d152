//! Any text is read or refused as a document; what compiles has a start position that can be looked at.
#![no_main]

use chesswright_catalog::Catalog;
use chesswright_rules::Rules;
use chesswright_rules::definition::{Format, examine};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let examined = examine("fuzz", text, Format::guess(text), &Catalog);
    let told = examined.report.iter().map(|finding| finding.to_string().len()).sum::<usize>();
    assert_eq!(told == 0, examined.report.is_empty());
    match examined.definition {
        Some(definition) => {
            // To become `expect` when the reader knows everything that the compiler refuses.
            if let Ok(rules) = Rules::new(&definition) {
                let _ = rules.start().legal_moves();
            }
        }
        None => assert!(examined.report.has_errors()),
    }
});
