//! What people do, and the documents that come of it.

use chesswright_document::{Document, Value};
use chesswright_rules::Piece;
use chesswright_rules::board::Vector;
use chesswright_studio::{
    Act, Brush, Chip, Done, GROUPS, Idea, Opposite, Pane, RULES_OF, Refused, Source, Studio, Symmetry,
    TEMPLATES, Task, fork, ideas,
};

/// Does something that must succeed, and returns what is left to do.
fn act(studio: &mut Studio, act: Act) -> Vec<Task> {
    let tasks = studio.update(act.clone());
    assert!(!tasks.iter().any(|task| matches!(task, Task::Refuse(_))), "{act:?}: {tasks:?}");
    tasks
}

const FORK: &str = "name = \"my-chess\"\ntitle = \"My Chess\"\nextends = \"chess\"\n";

#[test]
fn the_first_screen_is_a_fork_with_three_ideas_that_undo_takes_back() {
    for idea in ideas() {
        let mut studio = Studio::first();
        assert_eq!((studio.document().text(), studio.pane()), (FORK, Pane::Start));
        assert!(studio.is_playable() && studio.findings().is_empty(), "{:?}", studio.findings());
        let tasks = act(&mut studio, Act::Take(idea));
        assert_eq!(tasks, [Task::Save(studio.document().text().to_owned())]);
        assert!(studio.is_playable(), "{idea:?}: {:?}", studio.findings());
        assert_ne!(studio.document().text(), FORK);
        assert_ne!(studio.pane(), Pane::Start, "it shows where the change is");
        assert_eq!(studio.undoable(), Some(&Done::Idea(idea)));
        act(&mut studio, Act::Undo);
        assert_eq!(studio.document().text(), FORK);
        act(&mut studio, Act::Redo);
        assert!(studio.undoable().is_some());
    }
}

#[test]
fn all_ideas_go_together() {
    let mut studio = Studio::first();
    for idea in ideas() {
        act(&mut studio, Act::Take(idea));
    }
    assert!(studio.is_playable(), "{:?}", studio.findings());
    let good = studio.good().unwrap();
    assert_eq!((good.definition.end.checks_for("white"), good.rules.board().len()), (3, 62));
    assert_eq!(studio.mistakes(), 0);
}

#[test]
fn a_piece_is_changed_by_clicks() {
    let mut studio = Studio::first();
    act(&mut studio, Act::Select(Some("knight".into())));
    assert_eq!(studio.pane(), Pane::Pieces);
    let card = studio.card().unwrap();
    assert_eq!((card.betza.as_deref(), card.letter.as_str()), (Some("N"), "n"));
    assert!(studio.mark(&card, Vector::flat(1, 2)).captures);
    act(&mut studio, Act::Click(Vector::flat(0, 1)));
    assert_eq!(studio.document().text(), format!("{FORK}pieces.knight.betza = \"WN\"\n"));
    assert!(!studio.card().unwrap().motions.is_empty());
    act(&mut studio, Act::Click(Vector::flat(0, 1)));
    assert_eq!(studio.document().text(), FORK, "what the parent says is not kept");
    act(&mut studio, Act::Symmetry(Symmetry::LeftRight));
    act(&mut studio, Act::Chip(Chip::Move));
    act(&mut studio, Act::Slide(Vector::flat(0, 3), None));
    assert_eq!(studio.card().unwrap().betza.as_deref(), Some("NfmR"));
    act(&mut studio, Act::Betza("C".into()));
    assert_eq!(studio.document().get("pieces.knight.betza"), Some(Value::from("C")));
    let refused = studio.update(Act::Click(Vector::flat(0, 0)));
    assert!(!refused.iter().any(|task| matches!(task, Task::Play(_))));
}

#[test]
fn a_wrong_text_keeps_the_last_board() {
    let mut studio = Studio::first();
    act(&mut studio, Act::Type(format!("{FORK}pieces.knight.betza = \"N?\"\n")));
    assert!(!studio.is_playable());
    assert_eq!(studio.mistakes(), 1);
    assert_eq!(studio.findings()[0].place.path, "pieces.knight.betza");
    assert_eq!(studio.findings()[0].place.line, 4);
    assert_eq!(studio.good().unwrap().text, FORK);
    assert_eq!(act(&mut studio, Act::Play), [Task::Play(FORK.into())], "the last good version is played");
    act(&mut studio, Act::Undo);
    assert!(studio.is_playable() && studio.findings().is_empty());
    let mut empty = Studio::new(Document::new("name ="));
    assert_eq!(empty.update(Act::Play), [Task::Refuse(Refused::Unplayable)]);
}

#[test]
fn a_six_by_six_game_with_an_invented_piece() {
    let mut studio = Studio::first();
    act(&mut studio, Act::Resize(6, 6));
    assert!(studio.is_playable(), "{:?}\n{}", studio.findings(), studio.document().text());
    assert_eq!(studio.good().unwrap().rules.board().len(), 36);
    act(&mut studio, Act::Add("duke".into(), "W".into()));
    assert_eq!(studio.document().get("pieces.duke"), Some(Value::from("d:W")));
    act(&mut studio, Act::Click(Vector::flat(1, 2)));
    assert_eq!(studio.document().get("pieces.duke"), Some(Value::from("d:WN")), "the short form stays short");
    let Brush::Piece(duke) = studio.brush() else { panic!("the new piece can be put on the board") };
    act(&mut studio, Act::Cell(Vector::flat(1, 0)));
    let start = studio.good().unwrap().rules.start();
    let at = |x, y| start.piece(start.rules().board().at(Vector::flat(x, y)).unwrap());
    assert_eq!(at(1, 0), Some(duke));
    assert_eq!(
        at(1, 5),
        Some(Piece { side: chesswright_rules::Side(1), ..duke }),
        "mirrored for the other side"
    );
    act(&mut studio, Act::Key("end.checks".into(), Some(Value::Number(2))));
    assert!(studio.is_playable(), "{:?}\n{}", studio.findings(), studio.document().text());
    act(&mut studio, Act::Title("Duke's Court".into()));
    assert_eq!(studio.document().get("name"), Some(Value::from("duke-s-court")));
    act(&mut studio, Act::Select(Some("duke".into())));
    act(&mut studio, Act::Remove);
    assert!(!studio.document().text().contains("duke ="), "{}", studio.document().text());
    assert!(studio.is_playable(), "{:?}\n{}", studio.findings(), studio.document().text());
    while studio.undoable().is_some() {
        act(&mut studio, Act::Undo);
    }
    assert_eq!(studio.document().text(), FORK);
}

#[test]
fn an_earlier_version_comes_back_at_once() {
    let mut studio = Studio::first();
    for idea in ideas() {
        act(&mut studio, Act::Take(idea));
    }
    let texts: Vec<String> = studio.versions().map(|(document, _)| document.text().to_owned()).collect();
    assert_eq!((texts.len(), texts[2].as_str()), (3, FORK));
    assert_eq!(studio.versions().next().map(|(_, done)| done), Some(&Done::Idea(ideas()[2])));
    act(&mut studio, Act::Back(2));
    assert_eq!(studio.document().text(), texts[1]);
    act(&mut studio, Act::Redo);
    act(&mut studio, Act::Back(9));
    assert_eq!(studio.document().text(), FORK);
}

#[test]
fn sizes_grow_and_shrink() {
    for (files, ranks) in [(5, 5), (6, 8), (8, 6), (10, 8), (12, 12), (4, 7)] {
        let mut studio = Studio::first();
        act(&mut studio, Act::Resize(files, ranks));
        assert!(
            studio.is_playable(),
            "{files}x{ranks}: {:?}\n{}",
            studio.findings(),
            studio.document().text()
        );
        let rules = &studio.good().unwrap().rules;
        assert_eq!(rules.board().len(), usize::from(files * ranks));
        assert!(rules.start().legal_moves().len() > 3, "{files}x{ranks}");
    }
}

#[test]
fn a_smaller_board_keeps_one_of_each_piece() {
    for steps in [&[(7, 8), (6, 8), (6, 7), (6, 6)][..], &[(6, 6)]] {
        let mut studio = Studio::first();
        steps.iter().for_each(|&(files, ranks)| drop(act(&mut studio, Act::Resize(files, ranks))));
        let rules = &studio.good().unwrap().rules;
        let start = rules.start();
        for kind in ["pawn", "knight", "bishop", "rook", "queen", "king"] {
            let stands = start.pieces().any(|(_, piece)| rules.kind_name(piece.kind) == kind);
            assert!(stands, "no {kind}: {}", studio.document().text());
        }
    }
}

#[test]
fn cells_come_and_go() {
    let mut studio = Studio::first();
    act(&mut studio, Act::Brush(Brush::Hole));
    act(&mut studio, Act::Cell(Vector::flat(3, 3)));
    assert!(studio.is_playable(), "{:?}\n{}", studio.findings(), studio.document().text());
    assert_eq!(studio.good().unwrap().rules.board().len(), 62);
    act(&mut studio, Act::Cell(Vector::flat(3, 3)));
    assert_eq!(studio.good().unwrap().rules.board().len(), 64);
    assert_eq!(studio.document().text(), FORK);
    act(&mut studio, Act::Join(true));
    assert!(studio.is_playable(), "{:?}\n{}", studio.findings(), studio.document().text());
}

#[test]
fn rules_of_other_games_are_added() {
    for game in RULES_OF {
        let mut studio = Studio::first();
        act(&mut studio, Act::RulesOf(game));
        assert!(studio.is_playable(), "{game}: {:?}", studio.findings());
        let other = chesswright_catalog::definition(game).unwrap();
        let ours = &studio.good().unwrap().definition;
        assert_eq!(
            (&ours.end, &ours.capture, &ours.hand),
            (&other.end, &other.capture, &other.hand),
            "{game}"
        );
    }
    let mut duck = Studio::first();
    act(&mut duck, Act::RulesOf("duck"));
    act(&mut duck, Act::RulesOf("3check"));
    assert!(duck.is_playable());
}

#[test]
fn known_pieces_can_be_added() {
    let mut studio = Studio::first();
    for template in TEMPLATES.iter().take(12) {
        act(&mut studio, Act::Add(template.name.into(), template.betza.into()));
        let card = studio.card().unwrap();
        assert!(!card.motions.is_empty() && card.sketch.is_some(), "{}", template.name);
    }
    assert!(studio.is_playable(), "{:?}", studio.findings());
    let _ = Idea::Wall;
}

/// The place of a cell by its name.
fn at(name: &str) -> Vector {
    let mut chars = name.chars();
    let x = chars.next().map_or(0, |file| file as i16 - 'a' as i16);
    Vector::flat(x, chars.as_str().parse::<i16>().unwrap() - 1)
}

/// The name of the piece on a cell at the start, with the number of its side.
fn standing(studio: &Studio, name: &str) -> Option<(String, u8)> {
    let rules = &studio.good().unwrap().rules;
    let piece = rules.start().piece(rules.board().at(at(name))?)?;
    Some((rules.kind_name(piece.kind).to_owned(), piece.side.0))
}

#[test]
fn pieces_are_dragged_and_the_other_side_follows() {
    let mut studio = Studio::first();
    act(&mut studio, Act::Carry(at("b1"), at("b3")));
    assert_eq!(standing(&studio, "b3"), Some(("knight".into(), 0)));
    assert_eq!(standing(&studio, "b6"), Some(("knight".into(), 1)), "the knight opposite goes along");
    assert_eq!((standing(&studio, "b1"), standing(&studio, "b8")), (None, None));
    act(&mut studio, Act::Carry(at("b3"), at("b1")));
    assert_eq!(studio.document().text(), FORK, "it is chess again");
    act(&mut studio, Act::Opposite(Opposite::Turn));
    act(&mut studio, Act::Brush(Brush::Erase));
    act(&mut studio, Act::Cell(at("a2")));
    assert_eq!((standing(&studio, "a2"), standing(&studio, "h7")), (None, None));
    assert_eq!(standing(&studio, "a7"), Some(("pawn".into(), 1)));
    act(&mut studio, Act::Opposite(Opposite::None));
    act(&mut studio, Act::Cell(at("c2")));
    assert_eq!(standing(&studio, "c7"), Some(("pawn".into(), 1)));
}

#[test]
fn hands_are_filled() {
    let mut studio = Studio::new(chesswright_studio::fork("crazyhouse"));
    let kind = studio.good().unwrap().rules.kind("knight").unwrap();
    let knight = Piece { side: chesswright_rules::Side(1), kind };
    assert_eq!(studio.in_hand(knight), 0);
    act(&mut studio, Act::Hand(knight, 2));
    assert!(studio.is_playable(), "{:?}\n{}", studio.findings(), studio.document().text());
    assert_eq!(studio.in_hand(knight), 2);
    assert_eq!(standing(&studio, "b1"), Some(("knight".into(), 0)), "the board stays");
    act(&mut studio, Act::Hand(knight, 0));
    assert_eq!(studio.in_hand(knight), 0);
}

#[test]
fn regions_are_painted() {
    let mut studio = Studio::first();
    act(&mut studio, Act::AddRegion("My Hill".into()));
    assert_eq!((studio.region(), studio.brush()), (Some("my-hill"), Brush::Region));
    for cell in ["d4", "e4", "d5", "e5"] {
        act(&mut studio, Act::Cell(at(cell)));
    }
    assert_eq!(studio.document().get("regions.my-hill"), Some(Value::from("d4..e5")));
    assert_eq!(studio.painted().len(), 4);
    act(&mut studio, Act::Cell(at("e5")));
    assert_eq!(studio.painted().len(), 3);
    assert_eq!(studio.update(Act::AddRegion("my hill".into())), [Task::Refuse(Refused::NameTaken)]);
    act(&mut studio, Act::Region(Some("my-hill".into())));
    act(&mut studio, Act::RemoveRegion);
    assert_eq!((studio.document().text(), studio.region()), (FORK, None));
}

#[test]
fn pawns_may_become_a_new_piece_and_it_may_be_renamed() {
    let mut studio = Studio::first();
    act(&mut studio, Act::Add("archbishop".into(), "BN".into()));
    assert_eq!(studio.may_promote(), Some(false));
    act(&mut studio, Act::Promotes(true));
    assert_eq!(studio.may_promote(), Some(true));
    act(&mut studio, Act::Rename("Bishop's Friend".into()));
    assert_eq!(studio.selected(), Some("bishop-s-friend"));
    let text = studio.document().text();
    assert!(text.contains("\"bishop-s-friend\"]") && !text.contains("archbishop"), "{text}");
    assert!(studio.is_playable(), "{:?}\n{text}", studio.findings());
    assert_eq!(studio.update(Act::Rename("queen".into())), [Task::Refuse(Refused::NameTaken)]);
    act(&mut studio, Act::Remove);
    assert!(studio.is_playable(), "{:?}\n{}", studio.findings(), studio.document().text());
    act(&mut studio, Act::Select(Some("knight".into())));
    assert_eq!(studio.update(Act::Rename("horse".into())), [Task::Refuse(Refused::Inherited)]);
    act(&mut studio, Act::Select(Some("king".into())));
    assert_eq!(studio.may_promote(), None, "kings are not promoted to");
    act(&mut studio, Act::Select(Some("queen".into())));
    act(&mut studio, Act::Drawing(Some("amazon".into())));
    assert_eq!(studio.good().unwrap().definition.look.pieces["queen"].drawing.as_deref(), Some("amazon"));
}

#[test]
fn what_is_kept_comes_back_with_undo() {
    let mut studio = Studio::first();
    act(&mut studio, Act::Key("end.checks".into(), Some(Value::Number(3))));
    act(&mut studio, Act::Resize(6, 6));
    act(&mut studio, Act::Undo);
    let text = serde_json::to_string(&studio.kept()).unwrap();
    let mut again = Studio::restore(serde_json::from_str(&text).unwrap());
    assert_eq!(again.document().text(), studio.document().text());
    assert_eq!(again.undoable(), Some(&Done::Key("end.checks".into())));
    assert_eq!(again.redoable(), Some(&Done::Board));
    act(&mut again, Act::Redo);
    assert_eq!(again.good().unwrap().rules.board().len(), 36);
    act(&mut again, Act::Undo);
    act(&mut again, Act::Undo);
    assert_eq!(again.document().text(), FORK);
    // A broken document has the board of its last good version.
    act(&mut again, Act::Type("name =".into()));
    let broken = Studio::restore(again.kept());
    assert!(!broken.is_playable());
    assert_eq!(broken.good().map(|good| good.text.as_str()), Some(FORK));
    // Documents that grow do not grow what is kept without end.
    let mut long = Studio::new(Document::new("# ".to_owned() + &"x".repeat(90_000)));
    for round in 0..30 {
        act(&mut long, Act::Open(format!("# {round} {}", "y".repeat(90_000))));
    }
    assert!(serde_json::to_string(&long.kept()).unwrap().len() < 600_000);
}

#[test]
fn a_blank_board_is_a_game() {
    let studio = Studio::new(Document::new(chesswright_studio::BLANK));
    assert!(studio.is_playable() && studio.findings().is_empty(), "{:?}", studio.findings());
}

#[test]
fn every_key_of_a_document_belongs_to_one_group() {
    let keys: Vec<&str> = chesswright_rules::definition::fields::DOCUMENT.keys().collect();
    let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|group| group.keys).copied().collect();
    grouped.sort_unstable();
    let mut sorted = keys.clone();
    sorted.sort_unstable();
    assert_eq!(grouped, sorted);
    let (document, game) = (Document::new(FORK), Studio::first().game());
    let rows = Source::new(&document, &game).group(&GROUPS[0]);
    assert_eq!(rows.len(), 1);
    assert!(rows[0].text().contains("repetition"), "{}", rows[0].text());
}

#[test]
fn what_holds_anyway_is_chosen() {
    let mut studio = Studio::new(fork("gomoku"));
    let first_move = |studio: &Studio| {
        let game = studio.game();
        let source = Source::new(studio.document(), &game);
        let pieces = source.group(GROUPS.iter().find(|group| group.keys == ["pieces"]).unwrap()).remove(0);
        let stone = source.inside(&pieces).remove(0);
        let row = source.inside(&stone).into_iter().find(|row| row.label() == "first-move").unwrap();
        row.chosen()
    };
    assert_eq!(first_move(&studio).as_deref(), Some("home"));
    for word in ["unmoved", "home"] {
        act(&mut studio, Act::Key("pieces.stone.first-move".into(), Some(word.into())));
        assert_eq!(first_move(&studio).as_deref(), Some(word));
    }
    assert_eq!(studio.document(), &fork("gomoku"));
}

#[test]
fn a_list_that_means_nothing_yet_can_be_made_entry_by_entry() {
    let mut studio = Studio::new(Document::new(FORK));
    let said = |studio: &Studio| studio.document().get("pieces.pawn.promotion.on");
    act(&mut studio, Act::Entry("pieces.pawn.promotion.on".into(), "arriving".into()));
    assert_eq!(said(&studio), Some(vec!["arriving"].into()));
    for word in ["entering", "arriving", "leaving"] {
        act(&mut studio, Act::Key("pieces.pawn.promotion.on[0]".into(), Some(word.into())));
        assert_eq!(said(&studio), Some(vec![word].into()));
    }
    act(&mut studio, Act::Key("pieces.pawn.promotion.on[0]".into(), None));
    assert_eq!(studio.document().text(), FORK);
}

#[test]
fn every_game_is_a_value_with_its_pieces_in_their_order() {
    for name in chesswright_catalog::names() {
        let studio = Studio::new(fork(name));
        let game = &studio.good().expect(name).definition;
        let pieces = studio.game().at(&"pieces".into()).expect("pieces").clone().into_entries();
        let names: Vec<String> = pieces.into_iter().map(|(name, _)| name).collect();
        assert!(names.iter().eq(game.pieces.keys()), "{name}: {names:?}");
    }
}

#[test]
fn the_hill_is_the_middle_of_the_board() {
    let hill = |studio: &Studio| {
        let good = studio.good().unwrap();
        let mut names: Vec<&str> =
            studio.goal_cells().into_iter().map(|cell| good.rules.board().name(cell)).collect();
        names.sort_unstable();
        names.join(" ")
    };
    for (files, ranks, middle) in
        [(8, 8, "d4 d5 e4 e5"), (7, 8, "d4 d5"), (7, 7, "d4"), (6, 6, "c3 c4 d3 d4"), (10, 8, "e4 e5 f4 f5")]
    {
        let mut studio = Studio::first();
        act(&mut studio, Act::Resize(files, ranks));
        act(&mut studio, Act::RulesOf("kingofthehill"));
        assert!(studio.is_playable(), "{:?}\n{}", studio.findings(), studio.document().text());
        assert_eq!(hill(&studio), middle, "added on {files}x{ranks}");
        // It moves with the board, whether the document or its parent has the goal.
        for mut studio in [studio, Studio::new(chesswright_studio::fork("kingofthehill"))] {
            act(&mut studio, Act::Resize(8, 8));
            assert_eq!(hill(&studio), "d4 d5 e4 e5");
            act(&mut studio, Act::Resize(files, ranks));
            assert_eq!(hill(&studio), middle, "resized to {files}x{ranks}: {}", studio.document().text());
            assert_eq!(studio.good().unwrap().definition.end.goals.len(), 1);
        }
    }
}

#[test]
fn the_letter_follows_the_name_unless_it_was_chosen() {
    let letter = |studio: &Studio| studio.card().unwrap().letter;
    let mut studio = Studio::first();
    act(&mut studio, Act::Add("New piece".into(), "W".into()));
    let before = letter(&studio);
    act(&mut studio, Act::Rename("Hoplite".into()));
    assert_eq!((before.as_str(), letter(&studio).as_str()), ("e", "h"));
    assert!(studio.document().text().contains("hoplite = \"h:W\""), "{}", studio.document().text());
    act(&mut studio, Act::Undo);
    act(&mut studio, Act::Select(Some("new-piece".into())));
    assert_eq!(letter(&studio), "e");
    act(&mut studio, Act::PieceKey("letter", "z".into()));
    act(&mut studio, Act::Rename("Hoplite".into()));
    assert_eq!(letter(&studio), "z", "it was chosen");
}
