use chesswright_catalog::import::bishop;
use chesswright_catalog::recognise::TextKind;
use chesswright_document::Document;
use chesswright_studio::foreign::document;

#[test]
fn games_of_other_programs_become_documents_that_can_be_played() {
    let ini = document(TextKind::Ini, "[hill:chess]\ncheckCounting = true\n").expect("a game");
    assert!(ini.contains("[end]\nchecks = 1\n"), "{ini}");
    let game = chesswright_catalog::definition("capablanca").expect("a game");
    let text = bishop::write(&game, bishop::Form::Short).unwrap_or_else(|lost| panic!("{lost:?}"));
    let read = document(TextKind::Bishop, &text).expect("a game");
    let rules = Document::new(read.as_str()).examine(&chesswright_catalog::Catalog).rules;
    assert_eq!(rules.expect(&read).start().legal_moves().len(), 28);
    assert_eq!(document(TextKind::Bishop, "{}"), None);
    assert_eq!(document(TextKind::Document, "name = 'x'"), None);
}
