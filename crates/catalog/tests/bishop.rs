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
        ("startPosBuilder", json!("bishop.start.randomChess")),
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
