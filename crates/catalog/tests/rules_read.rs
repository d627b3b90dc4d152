//! `docs/rules-read.tsv` records that a person has compared the rule sheet of every built-in game with a reliable
//! description.

use std::collections::HashSet;

use chesswright_catalog::names;

#[test]
fn every_sheet_has_been_read() {
    let table = include_str!("../../../docs/rules-read.tsv");
    let mut read = HashSet::new();
    for (line, row) in (1..).zip(table.lines()).skip(1) {
        let [game, against, result] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("docs/rules-read.tsv:{line}: three columns, please: game, description, result");
        };
        assert!(names().any(|name| name == game), "docs/rules-read.tsv:{line}: there is no game `{game}`");
        assert!(read.insert(game), "docs/rules-read.tsv:{line}: `{game}` has two rows");
        assert!(
            against.len() > 3,
            "docs/rules-read.tsv:{line}: against which description was `{game}` read?"
        );
        assert!(
            ["agrees", "mended", "differs"].iter().any(|word| result.starts_with(word)),
            "docs/rules-read.tsv:{line}: a result begins with `agrees`, `mended` or `differs`, and `{result}` does not"
        );
    }
    let unread: Vec<&str> = names().filter(|name| !read.contains(name)).collect();
    assert!(
        unread.is_empty(),
        "read the sheets of {unread:?} (`chesswright rules NAME`) and add rows to docs/rules-read.tsv"
    );
}
