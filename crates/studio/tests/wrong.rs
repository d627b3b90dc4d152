//! Wrong documents: each finding has a control near it, the board stays, and undo clears it.

use std::path::Path as File;

use chesswright_document::{Document, Path, Step};
use chesswright_rules::definition::fields::DOCUMENT;
use chesswright_studio::{Act, Row, Source, Studio};

const FORK: &str = "name = \"my-chess\"\ntitle = \"My Chess\"\nextends = \"chess\"\n";

/// The wrong documents with which the reader is tested: name and text.
fn wrong() -> Vec<(String, String)> {
    let folder = File::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/data/documents/wrong");
    let mut all = vec![];
    for file in std::fs::read_dir(folder).expect("the wrong documents").flatten() {
        if file.path().extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        let text = std::fs::read_to_string(file.path()).expect("a text");
        for case in text.split("=== ").skip(1) {
            let (title, document) = case.split_once('\n').expect("a title on its own line");
            all.push((title.to_owned(), document.to_owned()));
        }
    }
    all
}

/// How many steps of a path have a row of their own.
fn steps_with_rows(source: &Source<'_>, path: &Path) -> usize {
    let mut rows: Vec<Row> = source.rows(&Path::default(), &DOCUMENT);
    let (mut at, mut found) = (Path::default(), 0);
    for step in path.steps() {
        at = match step {
            Step::Key(key) => at.key(key),
            Step::At(index) => at.at(*index),
        };
        let Some(row) = rows.iter().find(|row| row.path == at) else { break };
        found += 1;
        rows = source.inside(row);
    }
    found
}

#[test]
fn every_finding_is_shown_at_its_control_and_undo_clears_it() {
    let (mut documents, mut at_control, mut findings, mut painted) = (0, 0, 0, 0);
    for (name, text) in wrong() {
        let mut studio = Studio::new(Document::new(FORK));
        studio.update(Act::Type(text.clone()));
        assert_eq!(studio.document().text(), text, "{name}: nothing is reformatted");
        assert!(!studio.findings().is_empty(), "{name}: nothing is said");
        if studio.mistakes() > 0 {
            assert_eq!(studio.good().map(|good| good.text.as_str()), Some(FORK), "{name}: the board stays");
        }
        let game = studio.game();
        let source = Source::new(studio.document(), &game);
        for finding in studio.findings() {
            let path = Path::from(finding.place.path.as_str());
            if path.steps().is_empty() {
                // It is about the text as a whole, such as its syntax, and stands beside the text with its line.
                continue;
            }
            findings += 1;
            at_control += usize::from(steps_with_rows(&source, &path) == path.steps().len());
        }
        documents += 1;
        painted += usize::from(!studio.wrong_cells().is_empty());
        studio.update(Act::Undo);
        assert!(studio.wrong_cells().is_empty(), "{name}: something is painted that is right");
        assert!(studio.findings().is_empty() && studio.document().text() == FORK, "{name}");
    }
    assert!(documents >= 60, "{documents}");
    assert!(painted >= 5, "{painted} documents have their findings on the board");
    // The others are keys that no table has, or parts of values of another kind: their table has the finding.
    assert!(
        at_control * 10 >= findings * 7,
        "{at_control} of {findings} findings have a control of their own"
    );
}

#[test]
fn findings_are_painted_on_the_cells_that_they_are_about() {
    let painted = |more: &str| {
        let mut studio = Studio::new(Document::new(FORK));
        studio.update(Act::Type(format!("{FORK}{more}")));
        assert!(!studio.findings().is_empty(), "{more}");
        let rules = &studio.good().expect("a game").rules;
        let cells = studio.wrong_cells();
        cells.into_iter().map(|cell| rules.board().name(cell).to_owned()).collect::<Vec<_>>().join(" ")
    };
    // A region that nothing uses, a name that a region cannot have, and a value that means no region.
    assert_eq!(painted("regions.centre = \"d4..e5\"\n"), "d4 e4 d5 e5");
    assert_eq!(painted("regions.a4 = \"b1\"\n"), "b1 a4");
    assert_eq!(painted("pieces.king.confined = \"rank 9\"\n"), "");
}
