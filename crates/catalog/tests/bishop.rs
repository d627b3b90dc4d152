//! Reads the JSON of Bishop in both forms and with its defects, writes it, and reads it again.

use chesswright_catalog::import::bishop::{self, Form};
use chesswright_catalog::{definition, names};
use chesswright_rules::Rules;
use serde_json::{Value as Json, json};

/// How many games of the catalogue can be written. Raise it with the writer.
const EXPRESSIBLE: usize = 65;

#[test]
#[allow(clippy::print_stdout, reason = "the count is for people to read")]
fn every_document_is_written_or_says_what_is_lost() {
    let (mut written, mut all) = (0, 0);
    let mut told = vec![];
    for name in names() {
        all += 1;
        let game = definition(name).unwrap();
        match bishop::write(&game, Form::Short) {
            Ok(text) => {
                written += 1;
                there_and_back(name, &text);
                let again = bishop::read(name, &text).definition.expect("it was read while writing");
                let (one, other) = (Rules::new(&game).unwrap().start(), Rules::new(&again).unwrap().start());
                assert_eq!(one.perft(2), other.perft(2), "{name}");
            }
            Err(lost) => {
                assert!(!lost.parts().is_empty(), "{name}");
                told.push(format!("{name}\n    {}", lost.parts().join("\n    ")));
            }
        }
    }
    println!("{}\n{written} of {all} games can be written", told.join("\n"));
    assert!(written >= EXPRESSIBLE, "{written} of {all}");
}

/// A file read and written again is the same file, in both forms.
fn there_and_back(name: &str, text: &str) {
    let read = bishop::read(name, text).definition.expect("a game");
    let again = bishop::write(&read, Form::Short).unwrap_or_else(|lost| panic!("{name}: {lost:?}"));
    let json = |text: &str| serde_json::from_str::<Json>(text).unwrap();
    assert_eq!(json(&again), json(text), "{name}");
    let long = bishop::write(&read, Form::Long).unwrap();
    let from_long = bishop::read(name, &long).definition.expect("a game");
    assert_eq!(from_long, read, "{name}: the long form says something else");
}

/// A small file with some keys replaced.
fn file(changes: &[(&str, Json)]) -> String {
    let mut file = json!({
        "name": "Sample",
        "boardSize": "8x8",
        "pieceTypes": {
            "P": { "betza": "fmWfceFifmnD", "enPassantable": true, "promoOptions": { "canPromote": true, "canPromoteTo": false } },
            "N": { "betza": "N" },
            "R": { "betza": "R" },
            "K": { "betza": "K", "royal": true, "promoOptions": { "canPromote": false, "canPromoteTo": false } }
        },
        "castlingOptions": {
            "enabled": true, "kTarget": 6, "qTarget": 2, "fixedRooks": true, "kRook": 7, "qRook": 0, "rookPiece": "R"
        },
        "promotionOptions": "bishop.promo.standard",
        "startPosition": "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
        "enPassant": true
    });
    for (key, value) in changes {
        file[key] = value.clone();
    }
    file.to_string()
}

fn moves(text: &str, fen: &str) -> Vec<String> {
    let game = bishop::read("sample", text);
    let told: Vec<String> = game.findings.iter().map(|one| one.message.to_string()).collect();
    let rules = Rules::new(&game.definition.unwrap_or_else(|| panic!("{told:?}"))).unwrap();
    let position = chesswright_notation::position::read(&rules, fen).unwrap().position;
    let notation = chesswright_notation::moves::Notation::Uci;
    notation.write_all(&position).into_iter().map(|(_, text)| text).collect()
}

fn told(text: &str) -> String {
    let game = bishop::read("sample", text);
    game.findings.iter().map(|one| one.message.to_string()).collect::<Vec<_>>().join("\n")
}

#[test]
fn both_forms_and_older_keys_say_the_same() {
    let of = |changes: &[(&str, Json)]| bishop::read("sample", &file(changes)).definition.expect("a game");
    let short = of(&[]);
    assert_eq!(of(&[("promotionOptions", json!({ "id": "bishop.promo.standard" }))]), short);
    let ranks = json!({
        "id": "bishop.first.pair",
        "white": { "id": "bishop.first.ranks", "ranks": [1] },
        "black": { "id": "bishop.first.ranks", "ranks": [6] },
    });
    assert_eq!(of(&[("firstMoveOptions", ranks)]), of(&[("firstMoveRanks", json!([[1], [6]]))]));
    let hill = |region: Json| {
        let king = json!({ "betza": "K", "royal": true, "regionEffects": [
            { "whiteRegion": "hill", "blackRegion": "hill", "winGame": true }
        ] });
        let kinds = json!({ "K": king, "R": { "betza": "R" }, "P": { "betza": "fmWfcF" } });
        of(&[("pieceTypes", kinds), ("regions", json!({ "hill": region }))])
    };
    let new = hill(json!({ "l": 3, "r": 4, "b": 3, "t": 4 }));
    assert_eq!(hill(json!({ "startFile": 3, "endFile": 4, "startRank": 3, "endRank": 4 })), new);
    assert_eq!(new.end.goals.len(), 1);
}

#[test]
fn known_faults_are_repaired_and_reported() {
    // `withRoyal` prevents the royal from castling.
    let kinds = json!({
        "P": { "betza": "fmWfcF" }, "R": { "betza": "R" },
        "K": { "betza": "N", "royal": true, "castling": false },
    });
    let text = file(&[("pieceTypes", kinds)]);
    assert!(moves(&text, "4k3/8/8/8/8/8/8/4K2R w K - 0 1").contains(&"e1g1".to_owned()));
    assert!(told(&text).contains("defect in version 1.4"), "{}", told(&text));
    // The file names no rook.
    let castling =
        json!({ "enabled": true, "kTarget": 6, "qTarget": 2, "fixedRooks": true, "kRook": 7, "qRook": 0 });
    let text = file(&[("castlingOptions", castling)]);
    assert!(moves(&text, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").contains(&"e1g1".to_owned()));
    assert!(told(&text).contains("names no rook"));
    // Castling rights without rooks, which Bishop accepts.
    assert!(!moves(&text, "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1").contains(&"e1g1".to_owned()));
    // Bishop writes an action that removes a piece from a hand like one that adds a piece.
    let hand = json!([{ "id": "bishop.action.addToHand", "piece": "P" }]);
    assert!(told(&file(&[("actions", hand)])).contains("removeFromHand"));
    // Actions that Bishop could not write.
    assert!(told(&file(&[("actions", json!([]))])).contains("may be missing"));
    // A piece that never leaves its start cell.
    let set = |squares: [&str; 2]| json!({ "type": "set", "squares": squares });
    let regions = json!({ "w": set(["a8", "b8"]), "b": set(["a1", "b1"]) });
    let fill = json!([{ "id": "bishop.action.fillRegion", "whiteId": "w", "blackId": "b" }]);
    let text = file(&[("regions", regions), ("actions", fill)]);
    assert!(told(&text).contains("left at home"));
    assert!(bishop::read("", &text).definition.is_some_and(|game| game.end.goals[0].blocked));
}

#[test]
fn every_skipped_part_is_reported() {
    for (key, value) in [
        ("colour", json!("red")),
        ("boardSize", json!("eight")),
        ("moveProcessors", json!([{ "id": "mine" }])),
        ("forcedCapture", json!("most")),
        ("gatingMode", json!("fixed")),
        ("promotionOptions", json!("mine.promo")),
        ("passOptions", json!("mine.pass")),
        ("startPosition", json!("4k3/8/8/8/8/8/8/4K3 b - - 0 1")),
        ("actions", json!(["mine.action"])),
        ("actions", json!([{ "id": "bishop.action.explodeOnCapture", "area": {} }])),
        ("startPosBuilder", json!("mine.start")),
        ("stateTransformer", json!("mine.view")),
        ("pieceTypes", json!({ "K": { "royal": true } })),
        ("pieceTypes", json!({ "K": { "betza": "KX", "royal": true } })),
        (
            "handOptions",
            json!({ "enableHands": true, "dropBuilder": { "id": "bishop.drops.region", "region": "sea" } }),
        ),
    ] {
        assert!(!told(&file(&[(key, value.clone())])).is_empty(), "{key}: {value}");
    }
    assert!(told("[]").contains("an object"));
    assert!(told("{").contains("not JSON"));
}

#[test]
fn promoted_pieces_remember_what_they_were() {
    // Two kinds promote to the same one.
    let kinds = json!({
        "P": { "betza": "fmWfcF", "promoOptions": { "canPromote": true, "canPromoteTo": false, "promotesTo": ["G"] } },
        "S": { "betza": "F", "promoOptions": { "canPromote": true, "canPromoteTo": false, "promotesTo": ["G"] } },
        "G": { "betza": "K" }, "R": { "betza": "R" },
        "K": { "betza": "K", "royal": true, "promoOptions": { "canPromote": false, "canPromoteTo": false } },
    });
    let text = file(&[
        ("pieceTypes", kinds),
        ("castlingOptions", json!({ "enabled": false })),
        (
            "handOptions",
            json!({ "enableHands": true, "addCapturesToHand": true, "dropBuilder": "bishop.drops.unrestricted" }),
        ),
        ("startPosition", json!("r3k2r/pppppppp/8/8/8/8/SSSSSSSS/R3K2R w - - 0 1")),
    ]);
    let game = bishop::read("sample", &text).definition.unwrap_or_else(|| panic!("{}", told(&text)));
    let rules = Rules::new(&game).unwrap();
    for (fen, promotes, takes, hand) in [
        ("1r2k3/S7/8/8/8/8/8/4K3 w - - 0 1", "a7b8", "c8b8", "s"),
        ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8", "c8b8", "p"),
    ] {
        let fen = fen.replace("1r2k3", "1rr1k3");
        let mut position = chesswright_notation::position::read(&rules, &fen).unwrap().position;
        for start in [promotes, takes] {
            let notation = chesswright_notation::moves::Notation::Uci;
            let all = notation.write_all(&position);
            let (mv, _) =
                all.iter().find(|(_, text)| text.starts_with(start)).unwrap_or_else(|| panic!("{all:?}"));
            position.play(&mv.clone()).unwrap();
        }
        let text = chesswright_notation::position::write(&position);
        assert!(text.contains(&format!("[R{hand}]")) || text.contains(&format!("{hand}]")), "{text}");
    }
}

#[test]
fn areas_regions_and_views_are_read() {
    let blast = |action: Json| {
        let text = file(&[("actions", json!([action]))]);
        let game = bishop::read("sample", &text).definition.unwrap_or_else(|| panic!("{}", told(&text)));
        game.capture.blast.expect("a blast").area
    };
    assert_eq!(blast(json!({ "id": "bishop.action.explosionRadius", "radius": 1 })), "WF");
    assert_eq!(
        blast(json!({ "id": "bishop.action.explosionRadius", "radius": 4 })).matches("(4,").count(),
        5
    );
    let cross = json!(["0,0", "0,1", "0,-1", "1,0", "-1,0"]);
    assert_eq!(blast(json!({ "id": "bishop.action.explodeOnCapture", "area": cross })), "W");
    let half = json!([{ "id": "bishop.action.explodeOnCapture", "area": ["0,1"] }]);
    assert!(told(&file(&[("actions", half)])).contains("in all directions"));

    // Rectangles, differences and cells count as many cells as they have.
    let regions = json!({
        "w": { "type": "sub", "+": { "b": 6, "t": 7, "l": 0, "r": 1 }, "-": { "b": 6, "t": 6, "l": 0, "r": 0 } },
        "b": { "type": "dset", "squares": ["0,0", "1,0", "1,1"] },
    });
    let fill = json!([{ "id": "bishop.action.fillRegion", "whiteId": "w", "blackId": "b" }]);
    let text = file(&[("regions", regions), ("actions", fill)]);
    let game = bishop::read("sample", &text).definition.unwrap_or_else(|| panic!("{}", told(&text)));
    assert_eq!(game.end.goals[0].count, 3);

    let view = |transformer: Json| bishop::read("sample", &file(&[("stateTransformer", transformer)]));
    let near = view(json!("bishop.st.visionArea")).definition.expect("a game");
    assert!(near.view.hides());
    let pair =
        json!({ "id": "bishop.st.pair", "white": "bishop.st.visionArea", "black": "bishop.st.visionArea" });
    assert_eq!(view(pair).definition.expect("a game").view, near.view);
    let one = json!({ "id": "bishop.st.pair", "white": "bishop.st.visionArea" });
    assert!(view(one).findings.iter().any(|found| found.message.to_string().contains("different rules")));
    assert!(view(json!("bishop.st.hideFlags")).definition.is_some_and(|game| !game.view.hides()));
    assert!(view(json!({ "id": "mine" })).definition.is_none());
}

#[test]
fn what_files_leave_out_is_completed_and_reported() {
    let text = file(&[("name", json!("Domination")), ("actions", json!([]))]);
    let game = bishop::read("sample", &text).definition.unwrap_or_else(|| panic!("{}", told(&text)));
    assert_eq!(game.triggers, definition("domination").unwrap().triggers);
    assert!(told(&text).contains("fifteen points"));

    // Pieces that are drawn are shuffled.
    let text = file(&[("startPosBuilder", json!("bishop.start.randomChess"))]);
    let game = bishop::read("sample", &text).definition.unwrap_or_else(|| panic!("{}", told(&text)));
    assert_eq!(game.setup.shuffle.map(|shuffle| shuffle.conditions.len()), Some(1));
    assert!(told(&text).contains("are shuffled"));

    // A double step from the third rank, over the middle of the board.
    let text = file(&[("startPosition", json!("r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R w KQkq - 0 1"))]);
    assert!(!moves(&text, "r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R w KQkq - 0 1").contains(&"a3a5".to_owned()));
    assert!(told(&text).contains("third rank"));
    assert!(!told(&file(&[])).contains("third rank"));

    // Rights that the position forgets.
    let text = file(&[("startPosition", json!("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w - - 0 1"))]);
    let game = bishop::read("sample", &text).definition.unwrap_or_else(|| panic!("{}", told(&text)));
    assert_eq!(game.castling.len(), 4);

    // The library's own shatranj knows no bare king; a game with another piece is somebody's own.
    let shatranj = json!({
        "name": "Shatranj", "boardSize": "8x8",
        "pieceTypes": {
            "P": { "betza": "fmWfcF", "promoOptions": { "canPromote": true, "promotesTo": ["Q"] } },
            "N": { "betza": "N" }, "B": { "betza": "A" }, "R": { "betza": "R" }, "Q": { "betza": "F" },
            "K": { "betza": "K", "royal": true },
        },
        "castlingOptions": { "enabled": false },
        "startPosition": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    });
    let game = bishop::read("sample", &shatranj.to_string()).definition.expect("a game");
    assert_eq!(game.end.extinction, definition("shatranj").unwrap().end.extinction);
    assert!(told(&shatranj.to_string()).contains("the built-in game `shatranj`"));
    let mut other = shatranj;
    other["pieceTypes"]["B"]["betza"] = json!("FA");
    let game = bishop::read("sample", &other.to_string()).definition.expect("a game");
    assert!(game.end.extinction.is_empty() && !told(&other.to_string()).contains("built-in"));
}

/// The same moves and results as a document of the catalogue.
fn same_game(text: &str, name: &str, depth: u32) {
    let read = bishop::read("sample", text);
    let game = read.definition.unwrap_or_else(|| panic!("{:?}", read.findings));
    let (one, other) = (Rules::new(&game).unwrap(), Rules::new(&definition(name).unwrap()).unwrap());
    assert_eq!(one.start().perft(depth), other.start().perft(depth), "{name}");
}

#[test]
fn actions_become_triggers() {
    let pieces = |changes: &[(&str, Json)]| {
        let mut kinds = json!({
            "P": { "betza": "fmWfceFifmnD", "enPassantable": true, "promoOptions": { "canPromote": true, "canPromoteTo": false } },
            "N": { "betza": "N" }, "B": { "betza": "B" }, "R": { "betza": "R" }, "Q": { "betza": "Q" },
            "K": { "betza": "K", "royal": true, "promoOptions": { "canPromote": false, "canPromoteTo": false } },
        });
        for (letter, piece) in changes {
            kinds[letter] = piece.clone();
        }
        kinds
    };
    let whole = "r3k2r/pppp1ppp/2n2n2/4p3/3PP3/2N2N2/PPP2PPP/R3K2R w KQkq - 0 1";
    let converts = json!([{ "id": "bishop.action.transferOwnership", "quiet": false }]);
    let andernach =
        file(&[("pieceTypes", pieces(&[])), ("actions", converts), ("startPosition", json!(whole))]);
    let read = bishop::read("sample", &andernach).definition.expect("a game");
    let mut position = Rules::new(&read).unwrap().start();
    let takes = chesswright_notation::moves::Notation::Uci.read(&position, "d4e5").unwrap();
    position.play(&takes).unwrap();
    let cell = position.rules().board().cell("e5").unwrap();
    assert_eq!(position.piece(cell).map(|piece| piece.side.index()), Some(1), "the captor changes sides");

    let king = json!({
        "betza": "K", "royal": true, "promoOptions": { "canPromote": false, "canPromoteTo": false },
        "actions": [{ "id": "bishop.action.addToHand", "piece": "P" }],
    });
    let spawn = file(&[
        (
            "pieceTypes",
            pieces(&[("K", king), ("B", json!({ "betza": "B2" })), ("R", json!({ "betza": "R3" }))]),
        ),
        ("castlingOptions", json!({ "enabled": false })),
        ("startPosition", json!("rnb1nbnr/8/3k4/8/8/4K3/8/RNBN1BNR[PPpp] w - - 0 1")),
        ("firstMoveRanks", json!([[1], [6]])),
        ("handOptions", json!({ "enableHands": true, "addCapturesToHand": false })),
    ]);
    same_game(&spawn, "spawn", 2);

    let knights = json!({
        "name": "Jeson Mor", "boardSize": "9x9", "pieceTypes": { "N": { "betza": "N" } },
        "castlingOptions": { "enabled": false }, "promotionOptions": "bishop.promo.none",
        "startPosition": "nnnnnnnnn/9/9/9/9/9/9/9/NNNNNNNNN w - - 0 1", "enPassant": false,
        "actions": [{ "id": "bishop.action.exitRegionEnding", "region": { "b": 4, "t": 4, "l": 4, "r": 4 } }],
    });
    let read = bishop::read("sample", &knights.to_string()).definition.expect("a game");
    assert_eq!(Rules::new(&read).unwrap().start().perft(4), 868_624);
}

#[test]
fn gates_first_sides_and_limits_are_read() {
    let musketeer = file(&[
        ("startPosition", json!("n7/r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R/N7 w KQkq - 0 1")),
        ("gatingMode", json!("fixed")),
    ]);
    let game =
        bishop::read("sample", &musketeer).definition.unwrap_or_else(|| panic!("{}", told(&musketeer)));
    assert_eq!(game.setup.waiting.values().count(), 1);
    assert_eq!(Rules::new(&game).unwrap().board().len(), 64);

    let black = file(&[("startPosition", json!("4k3/pppp4/8/8/8/8/PPPPPPPP/4K3 b - - 0 1"))]);
    let game = bishop::read("sample", &black).definition.unwrap_or_else(|| panic!("{}", told(&black)));
    let start = Rules::new(&game).unwrap().start();
    assert_eq!(game.sides[start.turn().index()].name, "black");
    assert_eq!(start.perft(1), 12);

    let limits = json!({ "white": { "checkLimit": 1 }, "black": { "checkLimit": 2 } });
    let checks =
        file(&[("gameEndConditions", limits), ("startPosition", json!("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"))]);
    let game = bishop::read("sample", &checks).definition.unwrap_or_else(|| panic!("{}", told(&checks)));
    let mut position = Rules::new(&game).unwrap().start();
    let check = chesswright_notation::moves::Notation::Uci.read(&position, "a1a8").unwrap();
    position.play(&check).unwrap();
    assert!(position.outcome().is_some(), "one check of White wins");
}

/// The library's own files of its 52 games. We do not distribute them, so the environment says where they are:
/// `CHESSWRIGHT_BISHOP=…/example/json`. All are read, and what the table of facts says of a game is true of its file.
#[test]
#[allow(clippy::print_stderr, reason = "a test that is skipped says so")]
fn files_of_the_library() {
    let Some(folder) = std::env::var_os("CHESSWRIGHT_BISHOP") else {
        eprintln!("skipped: set CHESSWRIGHT_BISHOP to the folder of the library's files");
        return;
    };
    let names =
        include_str!("../../../tests/names.tsv").lines().map(|row| row.split('\t').collect::<Vec<_>>());
    let ours: std::collections::HashMap<&str, &str> =
        names.filter(|row| row[0] == "bishop").map(|row| (row[1], row[2])).collect();
    let (mut read, mut held, mut wrong) = (0, 0, vec![]);
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        let file = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
        let game = bishop::read(&file, &std::fs::read_to_string(&path).expect("a text"));
        let Some(definition) = game.definition else {
            wrong.push(format!("{file}: {:?}", game.findings));
            continue;
        };
        read += 1;
        let rules = Rules::new(&definition).unwrap_or_else(|error| panic!("{file}: {error}"));
        for row in include_str!("../../../tests/facts.tsv").lines().skip(1) {
            let cells: Vec<&str> = row.split('\t').collect();
            let [gap, variant, place, question, expected, _] = cells[..] else { panic!("{row}") };
            if ours.get(&file.as_str()) != Some(&variant) {
                continue;
            }
            // There a horse wins when it leaves the middle again, one move later.
            if file == "jesonMor" && question == "outcome" {
                continue;
            }
            // Other letters and names of the same pieces.
            let (place, expected) = match file.as_str() {
                "knightmate" => {
                    let (pieces, rest) = place.split_once(' ').expect("fields");
                    (format!("{} {rest}", pieces.replace('K', "N").replace('k', "n")), expected.to_owned())
                }
                "musketeer" => {
                    (place.replace("hawk", "piece-h").replace("elephant", "piece-e"), expected.to_owned())
                }
                _ => (place.to_owned(), expected.to_owned()),
            };
            let found = crate::facts::answer(&rules, &place, question);
            if found.as_deref() == Ok(expected.as_str()) {
                held += 1;
            } else {
                wrong.push(format!("{file} {gap}: {place} {question}: {expected}, here {found:?}"));
            }
        }
    }
    eprintln!("{read} files, {held} facts");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(read, 52);
}
