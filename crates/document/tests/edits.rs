//! Edits of small documents, one by one.

use std::collections::BTreeMap;

use chesswright_catalog::Catalog;
use chesswright_document::{Document, Edit, EditError, History, Parents, Path, Value, diff};

/// The text after an edit.
fn after(text: &str, edit: Edit) -> String {
    let before = Document::new(text);
    before.apply(&edit).unwrap_or_else(|error| panic!("{error}\n{text}")).text().to_owned()
}

const PIECES: &str = "\
name = \"mine\" # hers
title = 'Mine'

# the men
[pieces]
pawn.letter = \"p\" # small
pawn.promotion.zone = \"own rank 8\"
pawn.promotion.to   = [\"queen\", \"rook\"]
king = { letter = \"k\", betza = \"K\", royal = true }

[pieces.duke]
letter = \"d\"
moves = [
    \"W\", # near
    \"F\",
]

[[triggers]]
on = \"move\"

# the second one
[[triggers]]
on = \"capture\"
";

#[test]
fn values_are_replaced_where_they_stand() {
    assert!(after(PIECES, Edit::set("name", "yours")).starts_with("name = \"yours\" # hers\n"));
    assert!(after(PIECES, Edit::set("title", "Yours")).contains("title = 'Yours'\n"), "its quotes stay");
    assert!(after(PIECES, Edit::set("title", "Ann's")).contains("title = \"Ann's\"\n"));
    let king = after(PIECES, Edit::set("pieces.king.betza", "KN"));
    assert!(king.contains("king = { letter = \"k\", betza = \"KN\", royal = true }"));
    assert!(
        after(PIECES, Edit::set("pieces.pawn.promotion.to[1]", "duke"))
            .contains("to   = [\"queen\", \"duke\"]")
    );
    assert!(after(PIECES, Edit::set("triggers[1].on", "pass")).ends_with("[[triggers]]\non = \"pass\"\n"));
}

#[test]
fn new_values_stand_where_people_look_for_them() {
    let extends = after(PIECES, Edit::set("extends", "chess"));
    assert!(extends.contains("title = 'Mine'\nextends = \"chess\"\n"), "{extends}");
    let board = after(PIECES, Edit::set("board.wrap", "horizontal"));
    assert!(board.contains("title = 'Mine'\nboard.wrap = \"horizontal\"\n"), "{board}");
    let letter = after(PIECES, Edit::set("pieces.pawn.drop.to", "empty"));
    assert!(letter.contains("\"rook\"]\npawn.drop.to = \"empty\"\n"), "{letter}");
    let king = after(PIECES, Edit::set("pieces.king.value", 300));
    assert!(king.contains("royal = true, value = 300 }"), "{king}");
    let duke = after(PIECES, Edit::set("pieces.duke.value", 3));
    assert!(duke.contains("]\nvalue = 3\n") || duke.contains("value = 3\nmoves"), "{duke}");
    let knight = after(PIECES, Edit::set("pieces.knight", "n:N"));
    assert!(knight.contains("royal = true }\nknight = \"n:N\"\n"), "{knight}");
    assert_eq!(after("", Edit::set("name", "x")), "name = \"x\"\n");
    assert_eq!(
        after("[pieces]\nking = \"k:K\"", Edit::set("name", "x")),
        "name = \"x\"\n[pieces]\nking = \"k:K\""
    );
    let implicit = after("[pieces.king]\nletter = \"k\"\n", Edit::set("pieces.knight", "n:N"));
    assert_eq!(implicit, "[pieces.king]\nletter = \"k\"\n\n[pieces]\nknight = \"n:N\"\n");
    let dotted = after("a = { b.c = 1 }\n", Edit::set("a.b.d", 2));
    assert_eq!(dotted, "a = { b.c = 1, b.d = 2 }\n");
    assert!(
        after("name = 'x'\r\n", Edit::set("title", "X")).ends_with("title = \"X\"\r\n"),
        "its line breaks stay"
    );
}

#[test]
fn what_is_removed_leaves_no_trace() {
    let king = after(PIECES, Edit::unset("pieces.king.royal"));
    assert!(king.contains("king = { letter = \"k\", betza = \"K\" }"), "{king}");
    let first = after(PIECES, Edit::unset("pieces.king.letter"));
    assert!(first.contains("king = { betza = \"K\", royal = true }"), "{first}");
    let pawn = after(PIECES, Edit::unset("pieces.pawn"));
    assert!(!pawn.contains("pawn") && pawn.contains("[pieces]\nking"), "{pawn}");
    let duke = after(PIECES, Edit::unset("pieces.duke"));
    assert!(!duke.contains("duke") && duke.contains("royal = true }\n\n[[triggers]]"), "{duke}");
    let trigger = after(PIECES, Edit::unset("triggers[0]"));
    assert!(trigger.ends_with("]\n\n# the second one\n[[triggers]]\non = \"capture\"\n"), "{trigger}");
    let moves = after(PIECES, Edit::unset("pieces.duke.moves[0]"));
    assert!(moves.contains("\"F\"") && !moves.contains("\"W\""), "{moves}");
    assert_eq!(after(PIECES, Edit::unset("board")), PIECES, "there is none");
    let table = after(PIECES, Edit::set("pieces.duke", "none"));
    assert!(
        table.contains("royal = true }\nduke = \"none\"\n") && !table.contains("[pieces.duke]"),
        "{table}"
    );
}

#[test]
fn lists_grow_and_shrink() {
    let to = |edit| after("to = [\"a\", \"b\"]\n", edit);
    assert_eq!(to(Edit::Insert("to[0]".into(), "z".into())), "to = [\"z\", \"a\", \"b\"]\n");
    assert_eq!(to(Edit::Insert("to[2]".into(), "z".into())), "to = [\"a\", \"b\", \"z\"]\n");
    assert_eq!(to(Edit::unset("to[1]")), "to = [\"a\"]\n");
    assert_eq!(to(Edit::Move { list: "to".into(), from: 0, to: 1 }), "to = [\"b\", \"a\"]\n");
    assert_eq!(after("", Edit::Insert("to[0]".into(), "z".into())), "to = [\"z\"]\n");
    let trigger = Value::table([("on", "pass")]);
    let third = after(PIECES, Edit::Insert("triggers[2]".into(), trigger.clone()));
    assert!(third.ends_with("on = \"capture\"\n\n[[triggers]]\non = \"pass\"\n"), "{third}");
    let many = after("moves = [\n  \"W\",\n  \"F\",\n]\n", Edit::Insert("moves[2]".into(), "D".into()));
    assert_eq!(many, "moves = [\n  \"W\",\n  \"F\",\n  \"D\",\n]\n");
}

#[test]
fn new_keys_in_braces_stand_in_the_order_of_the_reference() {
    let king = |text: &str, edit: Edit| after(&format!("pieces.king = {{ {text} }}\n"), edit);
    let moves = || Edit::set("pieces.king.betza", "K");
    assert_eq!(
        king("letter = 'k', royal = true", moves()),
        "pieces.king = { letter = 'k', betza = \"K\", royal = true }\n"
    );
    assert_eq!(king("royal = true", moves()), "pieces.king = { betza = \"K\", royal = true }\n");
    assert_eq!(
        king("drop.to = 'all', promotion.to = 'q'", moves()),
        "pieces.king = { betza = \"K\", drop.to = 'all', promotion.to = 'q' }\n"
    );
    // A value that is removed and comes again has its place again, also in an entry of a list.
    let text = "end.extinction = [{ at-most = 1, reply = true, verdict = \"loss\" }]\n";
    for key in ["at-most", "reply", "verdict"] {
        let path = Path::from("end.extinction[0]").key(key);
        let value = Document::new(text).get(path.clone()).unwrap();
        let without = after(text, Edit::Unset(path.clone()));
        assert_eq!(after(&without, Edit::Set(path, value)), text);
    }
    // Where each entry has its line, so does the new one, and comments stay where they are.
    let lines = "pieces.king = {\n  letter = 'k', # ours\n  royal = true, # he is\n}\n";
    assert_eq!(
        after(lines, moves()),
        "pieces.king = {\n  letter = 'k', # ours\n  betza = \"K\",\n  royal = true, # he is\n}\n"
    );
    let json = "{\n  \"pieces\": {}\n}\n";
    assert_eq!(after(json, Edit::set("name", "x")), "{\n  \"name\": \"x\",\n  \"pieces\": {}\n}\n");
}

#[test]
fn keys_are_renamed() {
    let rename = |path: &str, to: &str| after(PIECES, Edit::RenameKey { path: path.into(), to: to.into() });
    assert!(rename("pieces.king", "queen bee").contains("\"queen bee\" = { letter = \"k\""));
    let pawn = rename("pieces.pawn", "foot");
    assert!(pawn.contains("foot = ") && !pawn.contains("pawn"), "{pawn}");
}

#[test]
fn json_is_edited_as_well() {
    let text = "{\n  \"name\": \"x\",\n  \"pieces\": { \"king\": { \"letter\": \"k\" } }\n}\n";
    let board = after(text, Edit::set("board.size", "6x6"));
    assert_eq!(
        board,
        "{\n  \"name\": \"x\",\n  \"board\": { \"size\": \"6x6\" },\n  \"pieces\": { \"king\": { \"letter\": \"k\" } }\n}\n"
    );
    assert_eq!(after(text, Edit::unset("pieces")), "{\n  \"name\": \"x\"\n}\n");
    assert_eq!(after("{}", Edit::set("name", "x")), "{ \"name\": \"x\" }");
    assert!(
        after(text, Edit::set("pieces.king.betza", "K")).contains("{ \"letter\": \"k\", \"betza\": \"K\" }")
    );
}

#[test]
fn what_cannot_be_done_changes_nothing() {
    let broken = Document::new("name = \"x\"\nboard = [");
    let error = broken.apply(&Edit::set("name", "y")).unwrap_err();
    assert!(matches!(error, EditError::Syntax { line: 2, .. }), "{error}");
    let game = Document::new("name = \"x\"\n");
    assert_eq!(game.apply(&Edit::set("name.first", "y")), Err(EditError::NoPlace(Path::from("name.first"))));
    assert_eq!(
        game.apply(&Edit::Insert("to[3]".into(), "y".into())),
        Err(EditError::NoPlace(Path::from("to[3]")))
    );
    let all = Edit::All(vec![Edit::set("title", "X"), Edit::set("name.first", "y")]);
    assert!(game.apply(&all).is_err());
}

#[test]
fn versions_come_back() {
    let mut history = History::new(Document::new("name = 'x'\n"));
    let set = |history: &mut History<&'static str>, value: i64, done| {
        let next = history.now().apply(&Edit::set("end.checks", value)).unwrap();
        history.push(next, done);
    };
    set(&mut history, 3, "checks");
    set(&mut history, 4, "more checks");
    set(&mut history, 4, "nothing");
    assert_eq!(history.undoable(), Some(&"more checks"));
    assert_eq!(history.undo(), Some("more checks"));
    assert_eq!(history.undo(), Some("checks"));
    assert_eq!((history.undo(), history.now().text()), (None, "name = 'x'\n"));
    assert_eq!(history.redo(), Some("checks"));
    assert_eq!(history.now().get("end.checks"), Some(Value::Number(3)));
    let typed = |text: &str| Document::new(text.to_owned());
    history.join(typed("a"), "typing");
    history.join(typed("ab"), "typing");
    history.undo();
    assert_eq!(history.now().get("end.checks"), Some(Value::Number(3)), "a word is undone as a whole");
}

#[test]
fn documents_are_examined_and_compared() {
    let own = BTreeMap::new();
    let library = Parents { own: &own, others: Catalog };
    let fork = Document::fork("chess", "mine", "Mine");
    let chess = chesswright_catalog::definition("chess").unwrap();
    let examined = fork.examine(&library);
    let mine = examined.definition.unwrap();
    assert!(examined.rules.is_some() && examined.findings.is_empty(), "{:?}", examined.findings);
    let rules = |changes: Vec<chesswright_document::Change>| {
        let names = ["name", "title", "description", "aliases"];
        changes.into_iter().filter(|change| !names.contains(&change.path.as_str())).collect::<Vec<_>>()
    };
    assert_eq!(rules(diff(&chess, &mine)), []);
    let three = fork.apply(&Edit::set("end.check-limit", 3)).unwrap().examine(&library).definition;
    if let Some(three) = three {
        assert_eq!(rules(diff(&mine, &three)).len(), 1);
    }
    let wrong = fork.apply(&Edit::set("pieces.knight.betza", "N?")).unwrap().examine(&library);
    assert!(wrong.rules.is_none());
    assert_eq!(wrong.findings[0].place.line, 4, "{:?}", wrong.findings);
    let tower = Document::fork("mine", "tower", "Tower");
    assert!(tower.examine(&library).definition.is_none(), "its parent is not built in");
    let own = BTreeMap::from([("mine".to_owned(), fork.text().to_owned())]);
    assert!(tower.examine(&Parents { own: &own, others: Catalog }).definition.is_some());
}
