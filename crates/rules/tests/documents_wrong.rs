//! Invalid documents and their error messages: `data/documents/wrong/*.txt` contain the documents, and the snapshots
//! beside them the messages.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use chesswright_rules::definition::{Format, examine};

const CHESS: &str = include_str!("data/documents/chess.toml");

/// The parents that the documents extend.
fn library() -> BTreeMap<&'static str, &'static str> {
    BTreeMap::from([
        ("chess", CHESS),
        ("fischer", "name = 'fischer'\nextends = 'chess'\nsetup.shuffle = { cells = 'rank 1' }"),
        ("loop", "name = 'loop'\nextends = 'loop'"),
        ("circle-a", "name = 'circle-a'\nextends = 'circle-b'"),
        ("circle-b", "name = 'circle-b'\nextends = 'circle-a'"),
        ("broken", "name = 'broken'\nextends = 'chess'\n[pieces]\nqueen = { leter = 'q' }"),
    ])
}

/// The documents of a file: name, text, format.
fn cases(text: &str) -> Vec<(&str, &str, Format)> {
    text.split("=== ")
        .skip(1)
        .map(|case| {
            let (title, document) = case.split_once('\n').expect("a title on its own line");
            match title.strip_suffix(" [json]") {
                Some(name) => (name, document, Format::Json),
                None => (title, document, Format::Toml),
            }
        })
        .collect()
}

#[test]
fn wrong_documents_are_explained() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/documents/wrong");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    files.sort();
    let library = library();
    let mut documents = 0;
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let mut said = String::new();
        for (name, document, format) in cases(&text) {
            documents += 1;
            let report = examine("x", document, format, &library).report;
            assert!(!report.is_empty(), "{name}: nothing is said");
            for finding in &report {
                let known = finding.place.line > 0
                    || document.trim().is_empty()
                    || matches!(finding.code, "missing-key" | "never-ends");
                assert!(known, "{name}: no place: {finding}");
            }
            writeln!(said, "=== {name}\n{report}\n").unwrap();
        }
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        insta::with_settings!({ snapshot_path => &folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(name, said);
        });
    }
    assert!(documents >= 60, "{documents} documents");
}
