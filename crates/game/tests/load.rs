//! Files with faults: the findings, and the parts that are kept.

use crate::common;

use chesswright_game::save::{BuiltIn, from_share, load, save, share};
use chesswright_game::{Branch, Game, NodeId};
use chesswright_rules::Rules;
use serde_json::{Value, json};

/// Finds chess under its own hash, and nothing else.
fn library() -> impl Fn(&str) -> Option<Rules> {
    let rules = common::rules("chess");
    move |name| (name == "chess").then(|| rules.clone())
}

fn good() -> Value {
    let mut game = Game::new(&common::rules("chess"));
    for text in ["e2e4", "e7e5", "g1f3"] {
        game.play_text(text, Branch::Variation, 0).unwrap();
    }
    serde_json::from_str(&save(&game, &library(), 0)).unwrap()
}

/// The valid file with one field changed.
fn with(key: &str, value: Value) -> String {
    let mut file = good();
    file[key] = value;
    file.to_string()
}

fn findings(text: &str, built_in: &BuiltIn<'_>) -> Vec<String> {
    let loaded = load(text, built_in).unwrap_or_else(|error| panic!("{error}"));
    loaded.findings.iter().map(ToString::to_string).collect()
}

#[test]
fn mistakes_are_reported_and_the_rest_is_kept() {
    let hash = good()["rules"]["hash"].as_str().unwrap().to_owned();
    for (key, value, told) in [
        (
            "lines",
            json!([{"moves": "e2e4 e7e9 g1f3"}]),
            "lines[0].moves, move 2 (`e7e9`): this move is not legal here; it is kept as text, with all moves that follow it on this line",
        ),
        (
            "lines",
            json!([{"moves": "e2e4"}, {"after": 9, "moves": "d2d4"}]),
            "lines[1].after: there is no move 9; the last move in the file is number 1",
        ),
        (
            "lines",
            json!([{"moves": "f2f3 e7e5 g2g4 d8h4 a2a3"}]),
            "lines[0].moves, move 5 (`a2a3`): the game is over here; it is kept as text, with all moves that follow it on this line",
        ),
        ("lines", json!("e2e4"), "lines: expected a list, found a text"),
        ("lines", json!(["e2e4"]), "lines[0]: expected an object, found a text"),
        ("lines", json!([{"moves": 4}]), "lines[0].moves: expected a text, found a number"),
        (
            "lines",
            json!([{"moves": "e2e4", "colour": 1}]),
            "lines[0].colour: this program does not know this field and ignores it",
        ),
        (
            "notes",
            json!([{"at": 7, "after": "!"}]),
            "notes[0].at: there is no move 7; the last move in the file is number 3",
        ),
        (
            "notes",
            json!([{"at": 1, "nags": [1, 256]}]),
            "notes[0].nags[1]: expected a number up to 255, found 256",
        ),
        (
            "notes",
            json!([{"at": 1, "marks": [{"colour": "pink", "from": "e2"}]}]),
            "notes[0].marks[0].colour: colours are green, red, yellow and blue; green is used",
        ),
        (
            "notes",
            json!([{"at": 1, "marks": [{"from": "e9"}]}]),
            "notes[0].marks[0].from: there is no cell `e9` on this board",
        ),
        (
            "players",
            json!([{"name": "A"}, {"name": "B"}, {"name": "C"}]),
            "players[2]: the game has 2 sides; `C` is ignored",
        ),
        (
            "players",
            json!([{"rating": "high"}]),
            "players[0].rating: expected a whole number; the rating is left out",
        ),
        ("tags", json!({"Round": 3}), "tags.Round: expected a text, found a number; it is kept as JSON"),
        (
            "times",
            json!(["", "soon"]),
            "times[1]: `soon` is not a clock reading; expected something like `300000,297500@0`; it is ignored",
        ),
        (
            "times",
            json!(["1,2,3@0"]),
            "times[0]: there are times for 3 sides, but the game has 2; they are ignored",
        ),
        (
            "times",
            json!(["", "", "", "", "1,2@0"]),
            "times[4]: there is no such move; these times are ignored",
        ),
        ("at", json!(8), "at: there is no move 8; the last move in the file is number 3"),
        ("at", json!(-1), "at: expected a whole number, found -1"),
        (
            "result",
            json!({"at": 1, "decision": "won", "cause": "time"}),
            "result.decision: expected `won` or `lost` with a side, `drawn` or `void`; the result is left out",
        ),
        (
            "result",
            json!({"at": 1, "decision": "won", "side": "red", "cause": "time"}),
            "result.side: there is no side `red`",
        ),
        (
            "result",
            json!({"at": 1, "decision": "drawn", "cause": "boredom"}),
            "result.cause: `boredom` is not a known cause; it is kept as text",
        ),
        ("offers", json!({"draw": {"by": "red"}}), "offers.draw.by: there is no side `red`"),
        ("extra", json!(1), "extra: this program does not know this field and ignores it"),
        (
            "rules",
            json!({"name": "chess", "hash": "x"}),
            "rules.hash: the rules of `chess` have changed since the game was played (their hash was x); the moves are replayed by the current rules",
        ),
    ] {
        let found = findings(&with(key, value.clone()), &library());
        assert!(found.contains(&told.to_owned()), "{key} {value}: {found:#?}");
    }
    let found = findings(&with("clock", json!({"control": "soon", "times": "1@0"})), &library());
    assert!(found[0].starts_with("clock.control: character 1: expected a number: minutes"), "{found:?}");
    assert!(found[0].ends_with("the game continues without a clock"), "{found:?}");
    assert_eq!(findings(&with("rules", json!({"name": "chess", "hash": hash})), &library()), [""; 0]);
}

#[test]
fn what_is_no_game_says_why() {
    for (text, told) in [
        (String::new(), "this is not JSON: EOF while parsing a value at line 1 column 0"),
        ("{".into(), "this is not JSON: EOF while parsing an object at line 1 column 1"),
        ("[]".into(), "expected an object, found a list"),
        ("{}".into(), "format: this is not a saved game; a saved game has \"format\": \"chesswright-game\""),
        (
            with("version", json!(2)),
            "version: the game was saved in version 2 of the format, but this program reads versions up to 1; update the program",
        ),
        (with("version", json!("one")), "version: expected the version of the format, such as 1"),
        (
            with("rules", json!({"name": "no-such-game"})),
            "rules.name: there is no built-in game `no-such-game`, and the file contains no rules",
        ),
        (
            with("rules", Value::Null),
            "rules: there are no rules to play by; expected a name and a hash, or a definition",
        ),
        (with("rules", json!({"name": "x", "definition": {"name": "x"}})), "rules.definition: "),
        (with("start", json!("8/8 w")), "start: the start position cannot be read: "),
        (with("start", json!(3)), "start: expected a text, found a number"),
    ] {
        let error = load(&text, &library()).expect_err(&text).to_string();
        assert!(error.lines().last().is_some_and(|_| error.contains(told)), "{text}: {error}");
    }
}

#[test]
fn what_cannot_be_played_is_never_lost() {
    let text = with(
        "lines",
        json!([{"moves": "e2e4 Zz9! e7e5"}, {"after": 2, "moves": "later"}, {"after": 77, "moves": "d2d4"}]),
    );
    let text = text.replace("\"at\":3", "\"at\":1");
    let once = load(&text, &library()).unwrap().game;
    let again = load(&save(&once, &library(), 0), &library()).unwrap().game;
    for game in [once, again] {
        let texts: Vec<&str> =
            game.tree().ids().iter().map(|&id| game.tree().get(id).unwrap().text()).collect();
        assert_eq!(texts, ["", "e2e4", "Zz9!", "e7e5", "later", "d2d4"]);
        assert_eq!(game.path().len(), 1);
        // A game cannot go to a node whose moves cannot be played.
        let mut game = game;
        let e7e5 = game.tree().ids()[3];
        assert!(!game.go_to(e7e5, 0));
        assert!(!game.redo(0));
        assert!(game.tree().get(NodeId::ROOT).is_some());
    }
}

#[test]
fn invalid_share_texts() {
    let game = Game::new(&common::rules("chess"));
    let text = share(&game, &library(), 0);
    let broken = format!("  {}\n {}", &text[..20], &text[20..]);
    assert!(from_share(&broken, &library()).is_ok(), "mail breaks lines");
    for (text, told) in [
        ("", "this is not a shared game; shared games begin with `g1.`"),
        ("https://example.org", "this is not a shared game; shared games begin with `g1.`"),
        ("g2.AAAA", "this game was shared by a newer version of the program; update the program"),
        ("g1.!", "the text is damaged: a character is missing or wrong"),
        ("g1.AAAA", "the text is damaged: it cannot be decompressed"),
        (&text[..text.len() - 6], "the text is damaged: "),
    ] {
        let error = from_share(text, &library()).expect_err(text).to_string();
        assert!(error.starts_with(told), "{text}: {error}");
    }
    // A text that unpacks to more than any game could need is rejected before it fills the memory.
    let bomb = miniz_oxide::deflate::compress_to_vec(&vec![b' '; 64 << 20], 6);
    let bomb =
        format!("g1.{}", base64::Engine::encode(&base64::engine::general_purpose::URL_SAFE_NO_PAD, bomb));
    assert!(from_share(&bomb, &library()).is_err());
}

#[test]
fn a_shared_game_fits_in_a_link() {
    let rules = common::rules("chess");
    let (mut game, mut dice) = (Game::new(&rules), common::Dice::new(1));
    game.set_clock("5+3".parse().unwrap());
    game.start_clock(0);
    for now in 1..=80 {
        let moves = game.position().legal_moves();
        let Some(played) = moves.get(dice.roll(moves.len())) else { break };
        game.play(played, Branch::Variation, now * 2_345).unwrap();
    }
    let timed = share(&game, &library(), 0).len();
    assert!(timed < 1800, "{timed} characters for 40 moves with times");
}

/// A text with a random change: characters changed, removed, doubled, or copied from elsewhere.
fn damaged(text: &str, dice: &mut common::Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=dice.roll(4) {
        let at = dice.roll(chars.len());
        let end = (at + 1 + dice.roll(12)).min(chars.len());
        match dice.roll(4) {
            0 => drop(chars.drain(at..end)),
            1 => drop(chars.splice(at..at, chars[at..end].to_vec())),
            2 => chars[at] = ['0', '9', '"', ',', 'e', '-', ' ', '}'][dice.roll(8)],
            _ => {
                let from = dice.roll(chars.len());
                let piece = chars[from..(from + 6).min(chars.len())].to_vec();
                drop(chars.splice(at..end, piece));
            }
        }
        if chars.is_empty() {
            break;
        }
    }
    chars.into_iter().collect()
}

#[test]
fn damaged_files_are_refused_or_kept_for_good() {
    let library = library();
    let rules = common::rules("chess");
    let (mut loaded, mut dice) = (0, common::Dice::new(5));
    for seed in 0..12 {
        let (game, now) = common::eventful(&rules, seed, 40);
        let text = save(&game, &library, now);
        for _ in 0..60 {
            let text = damaged(&text, &mut dice);
            let Ok(first) = load(&text, &library) else { continue };
            loaded += 1;
            let saved = save(&first.game, &library, 0);
            let again = load(&saved, &library).unwrap_or_else(|error| panic!("{error}\n{saved}")).game;
            assert_eq!(save(&again, &library, 0), saved, "from {text}");
        }
    }
    assert!(loaded > 50, "only {loaded} could be loaded");
}

/// A game saved at its start, with moves after it, is saved the same after loading.
#[test]
fn the_way_forward_is_kept() {
    let built_in = library();
    let text = with("at", json!(0));
    let game = load(&text, &built_in).expect("it can be loaded").game;
    let saved = save(&game, &built_in, 0);
    let again = load(&saved, &built_in).expect("it can be loaded again").game;
    assert_eq!(save(&again, &built_in, 0), saved);
}

/// The current line may end in moves that are kept as text.
#[test]
fn a_line_that_ends_in_text_is_taken_up_again() {
    let mut file = good();
    file["lines"] = json!([{"moves": "e2e4"}, {"after": 0, "moves": "d2d4 e7e9 z"}]);
    file["at"] = json!(0);
    file["ahead"] = json!(2);
    let game = load(&file.to_string(), &library()).expect("a game").game;
    let once = save(&game, &library(), 0);
    let again = load(&once, &library()).expect("a game").game;
    assert_eq!(again.line(), game.line());
    assert_eq!(save(&again, &library(), 0), once);
}

#[test]
fn what_a_document_looks_like_is_kept() {
    let mut own = common::rules("chess").definition().clone();
    own.about.author = "Ada Example".into();
    own.look.sides.entry("white".into()).or_default().label = "Dawn".into();
    assert_eq!(own.hash(), common::rules("chess").definition().hash(), "its rules are those of chess");
    let game = Game::new(&Rules::new(&own).unwrap());
    for loaded in [
        load(&save(&game, &library(), 0), &library()).unwrap(),
        from_share(&share(&game, &library(), 0), &library()).unwrap(),
    ] {
        assert_eq!(loaded.game.rules().definition(), &own);
    }
}

#[test]
fn tries_that_an_umpire_refused_are_kept_at_their_moves() {
    let rules = common::rules("kriegspiel");
    let library = move |name: &str| (name == "kriegspiel").then(|| rules.clone());
    let mut game = Game::new(&common::rules("kriegspiel"));
    let refuse = |game: &mut Game, text: &str| {
        let seen = game.position().observe(game.position().turn());
        let choice = chesswright_notation::observation::read(game.rules(), &seen, text).expect(text);
        assert!(game.refuse(choice) && !game.refuse(choice), "{text}");
    };
    refuse(&mut game, "e2d3");
    game.play_text("e2e4", Branch::Variation, 0).unwrap();
    refuse(&mut game, "e7f6");
    refuse(&mut game, "e7d6");
    game.play_text("e7e5", Branch::Variation, 0).unwrap();
    game.undo(0);
    game.play_text("c7c5", Branch::Variation, 0).unwrap();
    refuse(&mut game, "e4d5");
    let text = save(&game, &library, 0);
    let file: Value = serde_json::from_str(&text).unwrap();
    let expected =
        json!([{"at": 0, "tries": "e2d3"}, {"at": 1, "tries": "e7f6 e7d6"}, {"at": 3, "tries": "e4d5"}]);
    assert_eq!(file["refused"], expected);
    let loaded = load(&text, &library).unwrap();
    assert!(loaded.findings.is_empty(), "{:?}", loaded.findings);
    assert_eq!(save(&loaded.game, &library, 0), text);
    let mut again = from_share(&share(&game, &library, 0), &library).unwrap().game;
    assert_eq!(again.position().refused().count(), 1);
    again.go_to(NodeId::ROOT, 0);
    assert_eq!(again.position().refused().count(), 1);
    again.redo(0);
    assert_eq!(again.position().refused().count(), 2);
    // What could not have been refused is left out.
    for (refused, told) in [
        (
            json!([{"at": 1, "tries": "e7e6"}]),
            "refused[0].tries: `e7e6` cannot have been refused here; it is left out",
        ),
        (
            json!([{"at": 1, "tries": "e7e2"}]),
            "refused[0].tries: `e7e2` cannot have been refused here; it is left out",
        ),
        (
            json!([{"at": 1, "tries": "e7d6 e7d6"}]),
            "refused[0].tries: `e7d6` cannot have been refused here; it is left out",
        ),
        (
            json!([{"at": 1, "tries": ""}, {"at": 0, "tries": "e2d3"}]),
            "refused[1].tries: `e2d3` cannot have been refused here; it is left out",
        ),
        (
            json!([{"at": 9, "tries": "e2d3"}]),
            "refused[0].at: there is no move 9; the last move in the file is number 3",
        ),
    ] {
        let mut other = file.clone();
        other["refused"] = refused;
        assert_eq!(findings(&other.to_string(), &library)[0], told);
    }
}
