//! Documents: short forms, parents, canonical forms and hashes.

use std::collections::BTreeMap;

use chesswright_rules::Rules;
use chesswright_rules::definition::model::{
    FirstMoveRule, PassRule, PromotionMoment, Sided, StepsDef, Verdict, Wing,
};
use chesswright_rules::definition::{Definition, Format, Report, examine, to_json};

const CHESS: &str = include_str!("data/documents/chess.toml");

fn read(text: &str) -> Definition {
    try_read(text).unwrap_or_else(|report| panic!("{report}"))
}

fn try_read(text: &str) -> Result<Definition, Report> {
    Definition::from_toml(text, &BTreeMap::from([("chess", CHESS)]))
}

/// A change to chess.
fn chess(changes: &str) -> Definition {
    read(&format!("name = 'x'\nextends = 'chess'\n{changes}"))
}

#[test]
fn chess_is_defined_as_documented() {
    let game = Definition::from_toml(CHESS, &()).unwrap();
    assert_eq!(game.sides.len(), 2);
    assert_eq!(game.sides[1].letter, "b");
    assert_eq!(game.pieces.keys().collect::<Vec<_>>(), ["pawn", "knight", "bishop", "rook", "queen", "king"]);
    assert_eq!(game.pieces["pawn"].moves[0].betza, "fmWfceFifmnD");
    assert!(game.pieces["king"].royal);
    assert_eq!(game.setup.rows[7], "RNBQKBNR");
    let wings: Vec<_> = game.castling.iter().map(|c| (c.wing, c.king_to.as_str())).collect();
    assert_eq!(wings, [(Wing::King, "g"), (Wing::Queen, "c")]);
    assert_eq!(game.end.stalemate, Sided::All(Verdict::Draw));
    let board = game.board.board().unwrap();
    let (placed, errors) = game.placement(&board);
    assert!(errors.is_empty());
    assert_eq!(placed.len(), 32);
    let king = placed.iter().find(|p| board.name(p.cell) == "e8").unwrap();
    assert_eq!((king.side, game.pieces.get_index(king.piece).unwrap().0.as_str()), (1, "king"));
}

#[test]
fn short_and_long_forms_mean_the_same() {
    let long = chess(
        r#"
        board = { files = 8, ranks = 8 }
        [pieces]
        camel = { letter = { white = "c", black = "c" }, moves = [{ betza = "C" }], confined = { white = "all", black = "all" } }
        "#,
    );
    let short = chess("board = '8x8'\n[pieces]\ncamel = 'C:C'\ncamel2 = 'none'");
    assert_eq!(short.pieces["camel"].letter, Sided::All("c".into()));
    let long_camel = &long.pieces["camel"];
    assert_eq!(long_camel.letter, Sided::All("c".into()), "the same for every side is said once");
    assert_eq!(long_camel.confined, Some(Sided::All("all".into())));
    assert_eq!(short.pieces["camel"].moves, long_camel.moves);
    assert_eq!(
        chess("[pieces]\ncamel = { letter = 'c', moves = 'C' }").pieces["camel"],
        short.pieces["camel"]
    );
    assert_eq!(chess("turn.pass = true").turn.pass, Sided::All(PassRule::Allowed));
    assert_eq!(
        chess("[pieces]\npawn.promotion.to = 'queen'").pieces["pawn"].promotion,
        chess("[pieces]\npawn.promotion.to = ['queen']").pieces["pawn"].promotion
    );
    let steps = chess("[pieces]\ncamel = { letter = 'c', moves = [{ steps = [[1, 3], [3, 1]] }] }");
    let expected = StepsDef { vectors: vec![vec![1, 3], vec![3, 1]], ..StepsDef::default() };
    assert_eq!(steps.pieces["camel"].moves[0].steps, Some(expected));
    assert_eq!(
        chess("[pieces]\npawn.promotion.on = 'arriving'").pieces["pawn"].promotion.as_ref().unwrap().on,
        Vec::<PromotionMoment>::new(),
        "what goes without saying is not said"
    );
}

#[test]
fn setups_may_be_rows_or_places() {
    let rows = chess("castling = false\nsetup = '4k3/8/8/8/8/8/4P3/4K3'");
    let list = chess("castling = false\nsetup = ['....k...', '8', '8', '8', '8', '4.3', '4P3', '4K3']");
    let place = chess(
        "castling = false\n[setup.place]\nking = { white = 'e1', black = 'e8' }\npawn = { white = 'e2' }",
    );
    assert_eq!(rows.setup, list.setup);
    assert_eq!(rows.setup, place.setup);
    let own =
        chess("castling = false\n[setup.place]\nking = 'own e1'\nrook = 'own (a1 h1)'\npawn = 'own rank 2'");
    assert_eq!(own.setup.rows[0], "r2k3r", "turned, not mirrored");
}

#[test]
fn children_change_only_what_they_say() {
    let parent = chess("");
    let child = chess("[end]\nstalemate = 'win'\n[pieces]\nqueen.betza = 'QN'");
    assert_eq!(child.end.stalemate, Sided::All(Verdict::Win));
    assert_eq!(child.end.move_rule, parent.end.move_rule);
    assert_eq!(child.pieces["queen"].moves[0].betza, "QN");
    assert_eq!(child.pieces["queen"].letter, parent.pieces["queen"].letter);
    assert_eq!(child.castling, parent.castling);
    assert_eq!((child.title.as_str(), child.aliases.len()), ("", 0), "titles are each document's own");
}

#[test]
fn false_removes_a_value() {
    assert!(chess("castling = false").castling.is_empty());
    assert_eq!(chess("castling.queen-side = false").castling.len(), 1);
    assert!(chess("[pieces]\npawn.promotion = false").pieces["pawn"].promotion.is_none());
    assert_eq!(chess("end.move-rule = false").end.move_rule, 0);
    let without = "castling = false\n[pieces]\nrook = false\nqueen = 'none'\npawn.promotion.to = 'knight'\n\
                   [setup]\nrows = '4k3/8/8/8/8/8/8/4K3'";
    assert_eq!(chess(without).pieces.len(), 4);
    let forced = chess("[pieces]\npawn.promotion.forced = false");
    assert_eq!(forced.pieces["pawn"].promotion.as_ref().unwrap().forced, Some(Sided::All("none".into())));
}

#[test]
fn lists_are_replaced_or_changed() {
    let to = |changes: &str| match &chess(changes).pieces["pawn"].promotion.as_ref().unwrap().to {
        Sided::All(to) => to.join(" "),
        Sided::Each(_) => unreachable!(),
    };
    assert_eq!(to("[pieces]\npawn.promotion.to = ['queen']"), "queen");
    assert_eq!(
        to("[pieces]\npawn.promotion.to = { add = 'king', remove = ['rook', 'bishop'] }"),
        "queen knight king"
    );
}

#[test]
fn changes_go_down_the_generations() {
    let library = BTreeMap::from([
        ("chess", CHESS),
        (
            "child",
            "name = 'child'\nextends = 'chess'\n[pieces]\npawn.promotion.to = { add = 'king' }\nking.royal = false",
        ),
    ]);
    let text = "name = 'x'\nextends = 'child'\n[pieces]\npawn.promotion.to = { remove = ['queen', 'rook'] }\n\
                [end]\nstalemate = 'loss'";
    let game = Definition::from_toml(text, &library).unwrap();
    let to = &game.pieces["pawn"].promotion.as_ref().unwrap().to;
    assert_eq!(to, &Sided::All(["bishop", "knight", "king"].map(String::from).to_vec()));
    assert!(!game.pieces["king"].royal);
}

#[test]
fn json_parents_and_toml_children_mix() {
    let json = to_json(CHESS, Format::Toml).unwrap().to_string();
    let library = BTreeMap::from([("chess", json)]);
    let game = Definition::from_toml("name = 'x'\nextends = 'chess'\nend.checks = 3", &library).unwrap();
    assert_eq!(game.end.checks, Sided::All(3));
    assert_eq!(game.pieces.len(), 6);
}

#[test]
fn canonical_forms_read_back() {
    let documents = [
        "",
        "board = { wrap = 'files' }\ncastling = false",
        "[pieces]\nzz = { letter = 'zz', betza = 'Z', value = -250, first-move = 'unmoved', no-hop-over = 'zz' }",
        "[pieces]\npawn.first-move.in = { white = 'rank 2', black = 'rank 7' }",
        "[setup.shuffle]\ncells = 'rank 1'\nmirrored = false\nconditions = [{ between = ['king', 'rook'] }, { not = 'RNBQKBNR' }]",
        "[turn]\nsteps = 2\nfirst-steps = 1\ngrows-by = 3\ncheck-ends = true\npass = 'stuck'",
        "[check]\nbinding = false\nforbidden = true\nfacing = 'bikjang'\n[capture]\nforced = true",
        "[regions]\nhill = 'd4..e5'\n[end]\ncheckmate = 'win'\ngoals = { region = 'hill', count = 2, last-reply = true }\n\
         extinction = { sides = ['white'], at-most = 1, verdict = 'draw' }\neliminated = 'vanish'\nrepetition-verdict = 'loss'",
        "[end.draws]\npoints = { rook = 5, bishop = 3 }\n[[end.declarations]]\nregion = 'own rank 6..8'\npieces = 3\n\
         at-least = { white = 12, black = 11 }\nverdict = 'win'\npoints = { rook = 5, queen = 9 }",
        "castling = { king-side = { king-to = 'g', partner-from = { white = 'h1', black = 'h8' }, partner-to = 'f' } }",
        "[pieces]\nknight.moves = [{ betza = 'N', from = 'own rank 1..4', to = 'all', within = 'all' }]\n\
         bishop.moves = [{ steps = { vectors = [[1, 1]], range = 0, least = 2, modality = 'mcd', initial = true, marks-en-passant = true } }]",
    ];
    for document in documents {
        let game = chess(document);
        let json = game.canonical_json();
        let again = Definition::from_json(&json, &()).unwrap_or_else(|e| panic!("{document}\n{json}\n{e}"));
        assert_eq!(game, again, "{json}");
        assert_eq!(again.canonical_json(), json);
        assert_eq!(again.hash(), game.hash());
        let plain: Definition = serde_json::from_str(&json).unwrap();
        assert_eq!(plain.canonical(), game);
    }
}

#[test]
fn hashes_follow_the_rules_and_nothing_else() {
    let base = chess("").hash();
    for same in [
        "title = 'Another title'\ndescription = 'Something else.'\naliases = ['y']",
        "setup = 'rnbqkbnr/pppppppp/......../4.3/8/8/PPPPPPPP/RNBQKBNR'",
        "board = '8 x 8'",
        "castling = [{ wing = 'king', king-to = 'g' }, { wing = 'queen', king-to = 'c' }]",
        "[pieces]\npawn.promotion.zone = 'own   rank 8'",
        "[turn]\nsteps = 1\npass = 'never'",
    ] {
        assert_eq!(chess(same).hash(), base, "{same}");
    }
    let points = |order: &str| chess(&format!("[end.draws]\npoints = {{ {order} }}")).hash();
    assert_eq!(points("rook = 5, queen = 9"), points("queen = 9, rook = 5"));
    for other in [
        "[end]\nstalemate = 'loss'",
        "castling = false",
        "[pieces]\nqueen.value = 1000",
        "board.wrap = 'files'\ncastling = false",
        "[turn]\nsteps = 2",
    ] {
        assert_ne!(chess(other).hash(), base, "{other}");
    }
}

#[test]
fn hashes_stay_what_they_are() {
    // Changing this hash on purpose affects everything that refers to a game by its hash.
    assert_eq!(Definition::from_toml(CHESS, &()).unwrap().hash(), "wkbmx4z6g3a7ag3h58h7jpce");
}

#[test]
fn first_moves_may_be_anywhere() {
    let game = chess("[pieces]\npawn.first-move.in = 'all'");
    assert_eq!(game.pieces["pawn"].first_move, FirstMoveRule::In(Sided::All("all".into())));
}

#[test]
fn warnings_do_not_keep_a_game_from_being_played() {
    let text = "name = 'x'\nsetup = '8/8/8/8/8/8/8/N6n'\npieces.knight = 'n:N'";
    let examined = examine("x.toml", text, Format::Toml, &());
    assert!(examined.definition.is_some());
    assert_eq!(examined.report.warnings().count(), 1);
}

#[test]
fn reports_have_line_and_column() {
    let report = try_read("name = 'x'\nextends = 'chess'\n\n[pieces]\n\tqueen.betza = 'QÄ'").unwrap_err();
    let finding = report.errors().next().unwrap();
    assert_eq!((finding.place.line, finding.place.column), (5, 18));
    assert_eq!(finding.place.path, "pieces.queen.moves[0]");
    let shown = report.to_string();
    let lines: Vec<_> = shown.lines().collect();
    let mistake = lines.iter().position(|l| l.contains("queen.betza")).unwrap();
    let caret = lines[mistake + 1].chars().position(|c| c == '^').unwrap();
    let letter = lines[mistake].chars().position(|c| c == 'Ä').unwrap();
    assert_eq!(caret, letter, "{shown}");
}

#[test]
fn a_square_larger_than_the_board_is_never_full() {
    let outcome = |rule: &str, board: &str| {
        let text = format!(
            "name = 'x'\nboard = {{ files = 3, ranks = 3, wrap = '{board}' }}\npieces.stone = 's:W'\n\
             setup = '3/3/S1s'\nend.connect = {{ {rule} }}"
        );
        let mut position = Rules::new(&read(&text)).unwrap().start();
        // With the square of one the game is over as it begins.
        if let Some(first) = position.legal_moves().first().cloned() {
            position.play(&first).unwrap();
        }
        position.outcome()
    };
    for board in ["none", "files", "both"] {
        for rule in ["square = 4", "square = 182", "square = 256", "square = 10000"] {
            assert_eq!(outcome(rule, board), None, "{rule} on {board}");
        }
        assert!(outcome("square = 1", board).is_some());
    }
}
