//! Levels as files: every form reads back as the same level, and every problem is reported with its place.

use chesswright_catalog::import::{ldtk, tiled};
use chesswright_catalog::level::{self, Ai, Control, Goal, Level, packs};
use chesswright_rules::{Definition, Rules};

fn shipped() -> Vec<Level> {
    packs::CAMPAIGN.iter().flat_map(|chapter| chapter.levels().unwrap()).collect()
}

fn problems(text: &str) -> String {
    let problems = level::read(text).expect_err(text);
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// A level with everything that drawings cannot express.
const FULL: &str = r#"{
  "format": "chess-level", "version": 1,
  "rules": { "base": "levels-1", "warp_occupied": "capture", "corner_cutting": false, "bomb_radius": 2, "ward_bounce": "adjacent",
             "ladder": { "pawn": { "sword": "rook" } }, "promotion_to": ["N", "queen"] },
  "title": "Everything", "author": "nobody", "licence": "CC0-1.0", "text": "Try it.",
  "size": [6, 4],
  "terrain": ["......", "..i>c.", "..=...", "_#...."],
  "fixtures": [
    { "at": "a4", "kind": "door", "colour": "red" },
    { "at": "b4", "kind": "gate", "channel": "north", "when": "all" },
    { "at": "c4", "kind": "plate", "channel": "north", "mode": "toggle", "who": { "kind": "king" } },
    { "at": "d4", "kind": "warp", "to": "f1", "ways": "one" },
    { "at": "e4", "kind": "exit" },
    { "at": "f4", "kind": "promotion", "to": ["rook"] },
    { "at": "a3", "kind": "oneway", "dir": "east" }
  ],
  "items": [
    { "at": "c1", "kind": "key", "colour": "red", "uses": "forever" },
    { "at": "d1", "kind": "form", "to": "bishop" },
    { "at": "e1", "kind": "bomb" }
  ],
  "pieces": [
    { "at": "a2", "kind": "king", "side": "you", "ward": true, "tag": "hero" },
    { "at": "b2", "kind": { "betza": "NA", "name": "squirrel", "path": "L" }, "side": "you" },
    { "at": "f2", "kind": "rook", "side": "foe", "behaviour": { "patrol": ["f2", "f3"] } }
  ],
  "sides": [
    { "id": "you", "control": "human", "moves": 2 },
    { "id": "foe", "control": { "ai": "patrol" } },
    { "id": "wild", "control": "none", "allies": ["foe"] }
  ],
  "win": [ { "any_of": [ { "exit": { "who": { "tag": "hero" } } }, { "take_all": "foe" } ] }, { "visit": { "zone": ["a2", "b2"] } } ],
  "lose": [ { "lost": { "tag": "hero" } }, { "moves": 40 } ],
  "view": { "theme": "night" },
  "x-other": [1, 2]
}"#;

#[test]
fn everything_a_level_can_say_is_kept() {
    let level = level::read(FULL).unwrap();
    let again = level::read(&level.to_json()).unwrap();
    assert_eq!(again, level);
    assert_eq!(again.to_json(), level.to_json());
    assert_eq!(Level::from_code(&level.to_code()).unwrap(), level, "rare things go the long way");
    assert_eq!(
        tiled::read(&tiled::write(&level)).map(|read| Level { other: level.other.clone(), ..read }),
        Ok(level.clone())
    );
    assert!(Rules::new(&level.definition()).is_ok(), "{:?}", Rules::new(&level.definition()).err());
}

#[test]
fn shipped_levels_survive_every_form() {
    let levels = shipped();
    assert!(levels.len() >= 60);
    let mut lengths = vec![];
    for level in &levels {
        assert_eq!(level::read(&level.to_json()).as_ref(), Ok(level));
        assert_eq!(tiled::read(&tiled::write(level)).as_ref(), Ok(level), "{}", level.title);
        if let Some(text) = level.to_text() {
            let read = level::read(&text).unwrap();
            assert_eq!(read.definition(), Level { proof: None, ..level.clone() }.definition(), "{text}");
        }
        let code = level.to_code();
        lengths.push((code.len(), level.title.clone()));
        let shared = Level::from_code(&code).unwrap();
        assert_eq!(
            (shared.tiles, shared.win, shared.lose),
            (level.tiles.clone(), level.win.clone(), level.lose.clone())
        );
    }
    // Nearly all codes are short; a few levels with rare features need the long form.
    lengths.sort();
    let (median, _) = lengths[lengths.len() / 2];
    assert!(median <= 50, "half of the codes have more than {median} characters");
    let long = lengths.iter().filter(|(length, _)| *length > 80).count();
    assert!(long * 10 <= lengths.len(), "{long} of {} codes are long: {lengths:?}", lengths.len());
}

#[test]
fn codes_with_a_mistake_are_refused() {
    let code = shipped()[0].to_code();
    for place in 4..code.len() {
        let mut wrong: Vec<char> = code.chars().collect();
        wrong[place] = if wrong[place] == 'A' { 'B' } else { 'A' };
        let wrong: String = wrong.into_iter().collect();
        // A changed character is detected, unless it changes only the unused bits at the end.
        if let Ok(level) = Level::from_code(&wrong) {
            assert_eq!(level.to_code(), code);
        }
    }
    assert!(Level::from_code("CL1-").is_err());
    assert!(Level::from_code("hello").is_err());
}

#[test]
fn every_problem_is_reported_with_its_cell() {
    let wrong = FULL
        .replace(r#""at": "a4", "kind": "door""#, r#""at": "a1", "kind": "door""#)
        .replace(r#""at": "e1", "kind": "bomb""#, r#""at": "e1", "kind": "cake""#);
    let told = problems(&wrong);
    assert!(told.contains("items[2], e1: there is no item `cake`"), "{told}");
    let told = problems(&FULL.replace(r#""at": "a4", "kind": "door""#, r#""at": "a1", "kind": "door""#));
    assert!(told.contains("fixtures[0], a1: there is a hole here"), "{told}");
    let told = problems(&FULL.replace("..i>c.", "..i?c."));
    assert!(told.contains("terrain[1], d3: `?` is not a terrain"), "{told}");
    let told = problems(&FULL.replace("levels-1", "levels-9"));
    assert!(told.contains("this program plays `levels-1`"), "{told}");
    let told = problems(&FULL.replace(r#""kind": "rook""#, r#""kind": "dragon""#));
    assert!(told.contains("f2: there is no kind `dragon`"), "{told}");
    let told = problems(&FULL.replace(r#""size": [6, 4]"#, r#""size": [7, 4]"#));
    assert!(told.contains("terrain[0]: the row has 6 cells, but the size says 7"), "{told}");
    let told = problems("enemy: none\ngoal: exit\n\nP?x\n");
    assert!(told.contains("b1: `?` has no meaning in a drawing"), "{told}");
    let told = problems("enemy: dragon\ngoal: win somehow\n\nP.x\n");
    assert!(told.contains("no controller `dragon`") && told.contains("is not a goal"), "{told}");
}

#[test]
fn hostile_files_are_refused_at_once() {
    let big = format!("goal: exit\n\n{}", "P".repeat(70_000));
    let wide = format!("goal: exit\n\n{}x\n", "P".repeat(80));
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    let nested = FULL.replace(
        r#"{ "take_all": "foe" }"#,
        &format!("{}1{}", r#"{"any_of":["#.repeat(200), "]}".repeat(200)),
    );
    for text in [big, wide, deep, nested, "{".into(), "{}".into(), String::new(), "\u{0}\u{ffff}: x".into()] {
        assert!(level::read(&text).is_err());
    }
    let crowd = "Pp".repeat(32);
    let crowd = format!("goal: exit\n\n{}{}x\n", format!("{crowd}\n").repeat(3), &crowd[1..]);
    assert!(problems(&crowd).contains("at most 128 pieces"));
}

#[test]
fn controllers_have_many_spellings_and_one_name() {
    for (word, name) in [
        ("minimax-1(2)", "minimax-1(2)"),
        ("minimax-2", "minimax-1(2)"),
        ("minimax(3)", "minimax-1(3)"),
        ("guard", "guard-1"),
        ("hunter-1", "hunter-1"),
        ("none", "none"),
    ] {
        let level = level::read(&format!("enemy: {word}\ngoal: exit\n\nP.x\n")).unwrap();
        assert_eq!(level.ai_name(), name, "{word}");
    }
    let json = FULL.replace(r#"{ "ai": "patrol" }"#, r#"{ "ai": "minimax", "depth": 3 }"#);
    assert_eq!(level::read(&json).unwrap().sides[1].control, Control::Ai(Ai::Minimax(3)));
}

#[test]
fn goals_in_words_calls_and_json_mean_the_same() {
    let goals = |text: &str| level::read(&format!("goal: {text}\n\nK$x\n")).unwrap().win;
    for text in ["exit", "Reach the exit.", "exit(any)", r#"["exit"]"#, r#"{"exit": {}}"#] {
        assert_eq!(goals(text), goals("exit(who=any)"), "{text}");
    }
    assert_eq!(goals("take all"), [Goal::TakeAll(Some("foe".into()))]);
    assert_eq!(goals("Take the coin and bring the king out"), goals("collect(coin, 1), exit(king)"));
    assert_eq!(goals("King to the exit"), goals(r#"[{"exit": {"who": {"kind": "king"}}}]"#));
    assert_eq!(goals("Survive 6 rounds"), [Goal::Survive(6)]);
}

#[test]
fn levels_come_from_ldtk() {
    let project = r#"{
      "defs": { "layers": [ { "uid": 7, "intGridValues": [ { "value": 1, "identifier": "floor" }, { "value": 2, "identifier": "Wall" } ] } ] },
      "levels": [ { "identifier": "Cellar",
        "fieldInstances": [ { "__identifier": "win", "__value": "[\"exit\"]" } ],
        "layerInstances": [
          { "__type": "Entities", "__identifier": "things", "__cWid": 3, "__cHei": 2, "entityInstances": [
            { "__identifier": "Piece", "__grid": [0, 1], "iid": "p", "fieldInstances": [ { "__identifier": "kind", "__value": "rook" } ] },
            { "__identifier": "Warp", "__grid": [2, 1], "iid": "w", "fieldInstances": [ { "__identifier": "to", "__value": { "cx": 0, "cy": 0 } } ] },
            { "__identifier": "Exit", "__grid": [2, 0], "iid": "x", "fieldInstances": [] } ] },
          { "__type": "IntGrid", "__identifier": "terrain", "__cWid": 3, "__cHei": 2, "layerDefUid": 7, "intGridCsv": [1, 2, 1, 1, 1, 1] }
        ] } ] }"#;
    let mut levels = ldtk::read(project).unwrap();
    let (name, level) = levels.remove(0);
    let level = level.unwrap();
    assert_eq!((name.as_str(), level.size), ("Cellar", (3, 2)));
    assert_eq!(level.pieces[0].at.to_string(), "a1");
    assert!(Rules::new(&level.definition()).is_ok());
}

#[test]
fn tiled_maps_may_flip_belts_and_name_what_they_do_not_know() {
    let level = level::read("goal: exit\n\nP>x\n").unwrap();
    let text = tiled::write(&level);
    let mut map: serde_json::Value = serde_json::from_str(&text).unwrap();
    let east = map["layers"][0]["data"][1].as_u64().unwrap();
    map["layers"][0]["data"][1] = (east | 0x8000_0000).into();
    let read = tiled::read(&map.to_string()).unwrap();
    assert_eq!(read.tiles[0][1], level::Tile::Belt(level::Direction::West));
    map["layers"][1]["objects"][0]["type"] = "Dragon".into();
    let problems = tiled::read(&map.to_string()).unwrap_err();
    assert!(problems[0].to_string().contains("c1: there is no class `Dragon`"), "{problems:?}");
    let project: serde_json::Value = serde_json::from_str(tiled::PROJECT).unwrap();
    assert!(project["propertyTypes"].as_array().unwrap().iter().any(|kind| kind["name"] == "Piece"));
}

#[test]
fn a_line_drawn_in_tiled_is_the_way_of_a_patrol() {
    let level = level::read("enemy: patrol\ngoal: exit\npatrol: b2 c2 c1\n\nPr..\n...x\n").unwrap();
    let mut map: serde_json::Value = serde_json::from_str(&tiled::write(&level)).unwrap();
    let rook = &mut map["layers"][3]["objects"][1];
    let behaviour = |entry: &serde_json::Value| entry["name"] == "behaviour";
    let properties = rook["properties"].as_array_mut().unwrap();
    properties.retain(|entry| !behaviour(entry));
    properties.push(serde_json::json!({ "name": "route", "type": "object", "value": 99 }));
    let corners = [[16, 16], [48, 16], [48, 48]].map(|[x, y]| serde_json::json!({ "x": x, "y": y }));
    map["layers"][1]["objects"].as_array_mut().unwrap().push(
        serde_json::json!({ "id": 99, "type": "Route", "x": 32, "y": 0, "width": 0, "height": 0, "polyline": corners }),
    );
    assert_eq!(tiled::read(&map.to_string()), Ok(level));
}

#[test]
fn the_schema_names_every_key() {
    let schema: serde_json::Value = serde_json::from_str(level::SCHEMA).unwrap();
    let full: serde_json::Value = serde_json::from_str(FULL).unwrap();
    let known =
        |of: &serde_json::Value, key: &str| of["properties"].get(key).is_some() || key.starts_with("x-");
    for key in full.as_object().unwrap().keys() {
        assert!(known(&schema, key), "{key}");
    }
    for (list, entries) in [("items", &full["items"]), ("pieces", &full["pieces"]), ("sides", &full["sides"])]
    {
        for key in entries.as_array().unwrap().iter().flat_map(|entry| entry.as_object().unwrap().keys()) {
            assert!(known(&schema["properties"][list]["items"], key), "{list}: {key}");
        }
    }
}

/// A level that is stored as a document is the same game when it is opened again.
#[test]
fn levels_come_back_from_canonical_documents() {
    let daily = (0..packs::days()).map(|day| level::read(packs::daily(day)).unwrap());
    let mut wrong = vec![];
    for level in shipped().into_iter().chain(daily).chain([level::read(FULL).unwrap()]) {
        let game = level.definition();
        let text = game.canonical_json();
        let again = match Definition::from_json(&text, &()) {
            Ok(again) => again,
            Err(report) => {
                wrong.push(format!("{}: {report}", level.title));
                continue;
            }
        };
        if again.hash() != game.hash() {
            wrong.push(format!("{}:\n  {text}\n  {}", level.title, again.canonical_json()));
        }
    }
    assert!(wrong.is_empty(), "{}\n{} levels", wrong[..wrong.len().min(3)].join("\n"), wrong.len());
}
