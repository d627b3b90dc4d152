use chesswright_rules::definition::fields::all_tables;
use chesswright_studio::meanings::{of_key, of_word};

#[test]
fn every_key_has_its_meaning() {
    let mut seen = 0;
    for (_, table) in all_tables() {
        for field in table.usable() {
            seen += 1;
            let said = of_key(table.name, field.key);
            // The table has cells of its own, so the reference writes `|` in another way.
            assert!(!said.is_empty(), "{}.{}", table.name, field.key);
            assert!(said.len() >= field.doc.len() / 2, "{}.{}: {said}", table.name, field.key);
        }
    }
    assert!(seen > 300, "{seen}");
    assert!(of_word("document", "notation", "shogi").starts_with("`P-7f`"));
}
