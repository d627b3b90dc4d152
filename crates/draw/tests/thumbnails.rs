//! Thumbnails of the built-in games show what is special about them.

use std::collections::BTreeMap;

use chesswright_catalog::{DOCUMENTS, definition, find};
use chesswright_draw::{Thumbnails, View, pack_thumbnails, thumbnail};
use chesswright_rules::Rules;

fn drawn(name: &str) -> String {
    let entry = find(name).expect(name);
    let ancestor = entry.ancestor().and_then(|entry| entry.examine().definition);
    let rules = Rules::new(&definition(name).expect(name)).expect(name);
    thumbnail(&rules, ancestor.as_ref(), &View { size: 220, ..View::default() })
}

/// The picture without its title, which no one sees.
fn seen(picture: &str) -> String {
    let (before, rest) = picture.split_once("<title>").expect("a title");
    format!("{before}{}", rest.split_once("</title>").expect("its end").1)
}

#[test]
fn games_that_differ_look_different() {
    let mut same = BTreeMap::<String, Vec<&str>>::new();
    let pictures: Vec<(&str, String)> =
        DOCUMENTS.iter().map(|entry| (entry.name, drawn(entry.name))).collect();
    for (name, picture) in &pictures {
        same.entry(seen(picture)).or_default().push(name);
    }
    let alike: Vec<_> = same.into_values().filter(|names| names.len() > 1).collect();
    // Few games differ only in what no picture shows, such as who wins after a stalemate.
    let known: usize = alike.iter().map(|names| names.len() - 1).sum();
    assert!(known <= ALIKE, "{known} look like others: {alike:?}");
    // All of them travel in one text.
    let text = pack_thumbnails(pictures.iter().map(|(name, picture)| (*name, picture.as_str())));
    let whole: usize = pictures.iter().map(|(_, picture)| picture.len()).sum();
    assert!(text.len() * 2 < whole, "{} of {whole} bytes", text.len());
    let read = Thumbnails::read(text);
    for (name, picture) in &pictures {
        assert_eq!(read.get(name).as_ref(), Some(picture), "{name}");
    }
}

/// So many games look like another one.
const ALIKE: usize = 58;

#[test]
fn what_is_special_is_on_the_board() {
    let chess = drawn("chess");
    for (name, shown) in
        [("kingofthehill", "#d9a514"), ("atomic", "#e2571c"), ("torpedo", "fill-opacity=\"0.88\"")]
    {
        assert!(drawn(name).contains(shown), "{name}");
        assert!(!chess.contains(shown), "{name}");
    }
    assert!(drawn("crazyhouse").matches("<use ").count() > chess.matches("<use ").count(), "pieces in hand");
}
