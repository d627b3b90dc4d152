use chesswright_studio::Kept;
use chesswright_studio::shelf::{Entry, merged};

fn entry(id: &str, when: f64) -> Entry {
    Entry {
        id: id.into(),
        title: "My Game!".into(),
        when,
        kept: Kept::new(format!("{id} {when}")),
        level: false,
        position: false,
    }
}

#[test]
fn what_has_no_room_is_listed_with_what_is_stored() {
    let all = merged(vec![entry("a", 1.0), entry("b", 2.0)], &[entry("a", 3.0), entry("c", 1.5)]);
    let texts: Vec<&str> = all.iter().map(|entry| entry.kept.text.as_str()).collect();
    assert_eq!(texts, ["a 3", "b 2", "c 1.5"]);
}

#[test]
fn a_file_is_named_after_its_title() {
    assert_eq!(entry("a", 1.0).file(), ("my-game.toml".to_owned(), "a 1"));
    let level = Entry { level: true, title: "…".into(), ..entry("a", 1.0) };
    assert_eq!(level.file().0, "game.txt");
    let json = Entry { kept: Kept::new("{}".into()), ..entry("a", 1.0) };
    assert_eq!(json.file(), ("my-game.json".to_owned(), "{}"));
}
