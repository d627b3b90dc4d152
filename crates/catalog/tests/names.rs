//! Every game that two other programs have built in, by its name there: our document for it, or the reason why there is
//! none.

use std::collections::HashMap;

use chesswright_catalog::find;

#[test]
fn every_game_of_others_has_a_document_or_a_reason() {
    let mut counts: HashMap<&str, (usize, usize)> = HashMap::new();
    let mut wrong = vec![];
    for row in include_str!("../../../tests/names.tsv").lines().skip(1) {
        let [program, name, document, remark] = row.split('\t').collect::<Vec<_>>()[..] else {
            wrong.push(format!("{row}: not four columns"));
            continue;
        };
        let (all, missing) = counts.entry(program).or_default();
        *all += 1;
        if document == "-" {
            *missing += 1;
            if remark.is_empty() || find(name).is_some() {
                wrong.push(format!("{row}: missing without a reason, or not missing"));
            }
            continue;
        }
        match find(document) {
            Some(entry) if entry.name == document => {}
            _ => wrong.push(format!("{row}: no such document")),
        }
        // A name that means different games in the two programs finds one of them; the table lists the other.
        if remark.is_empty() && find(name).is_none_or(|entry| entry.name != document) {
            wrong.push(format!("{row}: the name finds {:?}", find(name).map(|entry| entry.name)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(counts["bishop"], (52, 0));
    assert_eq!(counts["fairy-stockfish"], (121, 0));
}
