//! Every built-in document can be read without a word of complaint.

#[test]
fn every_document_is_in_order() {
    let mut complaints = vec![];
    for entry in chesswright_catalog::DOCUMENTS {
        let report = chesswright_catalog::report(entry.name).unwrap();
        if !report.is_empty() {
            complaints.push(report.to_string());
        }
        match chesswright_catalog::definition(entry.name) {
            Some(definition) => {
                let board = definition.board.board().unwrap();
                let (placed, errors) = definition.placement(&board);
                assert!(errors.is_empty(), "{}: {errors:?}", entry.name);
                assert!(!placed.is_empty());
            }
            None => complaints.push(format!("{} cannot be read", entry.name)),
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
}
