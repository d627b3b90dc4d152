//! What other parts use of the table of fields: the reference, the size of the schema, completion.

use std::path::Path;

use chesswright_rules::definition::fields::{Kind, complete, find, reference};
use chesswright_rules::definition::schema::schema_text;
use chesswright_rules::definition::{Definition, Format, examine};

#[test]
fn the_reference_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference.md");
    if std::env::var_os("UPDATE_REFERENCE").is_some() {
        std::fs::write(&path, reference()).unwrap();
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == reference(),
        "docs/reference.md is not current; run the test once with UPDATE_REFERENCE=1"
    );
}

#[test]
fn the_schema_says_everything_once() {
    let size = schema_text().len();
    assert!(size <= 224_000, "the schema has {size} bytes");
}

fn texts(path: &str, game: Option<&Definition>) -> Vec<String> {
    complete(path, game).into_iter().map(|suggestion| suggestion.text).collect()
}

#[test]
fn keys_and_values_are_suggested_with_their_meaning() {
    let keys = complete("", None);
    let board = keys.iter().find(|key| key.text == "board").unwrap();
    assert!(board.is_key && board.doc.starts_with("The board"));
    let hidden = complete("view", None);
    assert!(hidden.iter().all(|key| key.text != "kinds"), "what is reserved is not suggested");
    assert!(hidden.iter().any(|key| key.text == "sees"));
    assert_eq!(texts("check.binding", None), ["true", "false"]);
    assert_eq!(texts("castling[1].wing", None), ["\"king\"", "\"queen\""]);
    assert!(texts("castling.king-side", None).contains(&"king-to".to_owned()));
    assert!(texts("triggers[0].do[2]", None).contains(&"\"forbid\"".to_owned()));
    assert!(texts("triggers[0].do.clear", None).contains(&"around".to_owned()));
    assert!(texts("no.such.place", None).is_empty());
    assert!(texts("view.kinds", None).is_empty());
}

#[test]
fn names_are_suggested_from_the_game() {
    let text = "name = 'x'\nsetup = '4k3/8/8/8/8/8/8/4K3'\npieces.king = { letter = 'k', betza = 'K', royal = true }\n\
                pieces.hawk = 'h:N'\nregions.hill = 'd4'\nend.goals.region = 'hill'\ncounters.lives = 3";
    let game = Definition::from_toml(text, &()).unwrap();
    let game = Some(&game);
    assert_eq!(texts("pieces.king.promotion.to[0]", game), ["\"king\"", "\"hawk\""]);
    assert_eq!(texts("terrain.sides", game), ["white", "black"]);
    assert_eq!(texts("triggers[0].when[0].counter.name", game), ["\"lives\""]);
    assert!(texts("end.goals[0].region", game).contains(&"\"hill\"".to_owned()));
    assert!(texts("end.goals[0].region", game).contains(&"white".to_owned()), "it may differ by side");
}

#[test]
fn a_finding_leads_to_its_field() {
    let text = "name = 'x'\nsetup = '8'\npieces = {}\nterrain.belts = [{ at = 'd4', toward = 'up' }]";
    let report = examine("x", text, Format::Toml, &()).report;
    let finding = report.iter().find(|finding| finding.code == "unknown-value").unwrap();
    assert_eq!((finding.place.line, finding.place.column), (4, 40));
    let target = find(&finding.place.path).unwrap();
    assert_eq!(target.field().unwrap().key, "toward");
    assert!(matches!(target.kind(), Kind::Word(_)));
}

#[test]
fn authors_and_looks_are_not_part_of_the_rules() {
    let plain = "name = 'x'\nsetup = '4k3/8/8/8/8/8/8/4K3'\npieces.king = { letter = 'k', betza = 'K', royal = true }\n";
    let more = "[about]\nauthor = 'Ada'\ntitles.de = 'Könige'\n[look]\nsides.white = { label = 'Red', colour = '#c83c28' }\n\
                pieces.king = { drawing = 'king', fills = 'M10 10H90V90H10Z' }";
    let read = |text: &str| Definition::from_toml(text, &()).unwrap_or_else(|report| panic!("{report}"));
    let (plain, dressed) = (read(plain), read(&format!("{plain}{more}")));
    assert_eq!(dressed.about.titles["de"], "Könige");
    assert_eq!(dressed.look.pieces["king"].fills, ["M10 10H90V90H10Z"]);
    assert_eq!(plain.hash(), dressed.hash());
    assert_ne!(plain.canonical_json(), dressed.canonical_json(), "it is kept all the same");
    assert_eq!(Definition::from_json(&dressed.canonical_json(), &()).unwrap(), dressed);
}

#[test]
fn titles_are_found_by_language() {
    let about = Definition::from_toml(
        "name = 'x'\nsetup = '4k3/8/8/8/8/8/8/4K3'\npieces.king = { letter = 'k', betza = 'K', royal = true }\n\
         about.titles = { de = 'Schach', pt-BR = 'Xadrez', ja = '' }",
        &(),
    )
    .unwrap()
    .about;
    let cases = [
        ("de", Some("Schach")),
        ("de-AT", Some("Schach")),
        ("pt", Some("Xadrez")),
        ("PT-br", Some("Xadrez")),
    ];
    for (language, title) in cases.into_iter().chain([("ja", None), ("en", None), ("", None)]) {
        assert_eq!(about.title_in(language), title, "{language}");
    }
}

#[test]
fn looks_are_inherited_but_authors_are_not() {
    let parent = "name = 'parent'\nsetup = '4k3/8/8/8/8/8/8/4K3'\nabout.author = 'Ada'\nlook.sides.white.label = 'Red'\n\
                  pieces.king = { letter = 'k', betza = 'K', royal = true }";
    let library = std::collections::HashMap::from([("parent", parent)]);
    let child = Definition::from_toml("name = 'child'\nextends = 'parent'", &library).unwrap();
    assert_eq!(child.about.author, "");
    assert_eq!(child.look.sides["white"].label, "Red");
}
