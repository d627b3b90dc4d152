//! Pictures of every kind of board, as snapshots. The content of `<defs>` is left out: it contains the pieces, which
//! have their own tests. Look at the pictures before accepting a change: `… --example boards` draws them.

use chesswright_draw::path::Segment;
use chesswright_draw::{Ink, Page, Picture, Style, Theme, View, observed, svg};
use chesswright_notation::position;
use chesswright_rules::{Position, Rules, Side};

fn rules(game: &str) -> Rules {
    Rules::new(&chesswright_catalog::definition(game).expect(game)).expect(game)
}

fn at(game: &str, fen: &str) -> Position {
    position::read(&rules(game), fen).unwrap_or_else(|error| panic!("{error}")).position
}

fn theme(name: &str) -> View {
    View { theme: Theme::named(name).expect(name), size: 400, ..View::default() }
}

/// The picture without the pieces' outlines.
fn bones(picture: &str) -> String {
    let (before, rest) = picture.split_once("<defs>").expect("definitions");
    let (_, after) = rest.split_once("</defs>").expect("their end");
    format!("{before}<defs/>{after}").replace("/><", "/>\n<").replace("><g", ">\n<g")
}

/// What follows each occurrence of `before`, up to the next of these characters.
fn named<'a>(picture: &'a str, before: &str) -> Vec<&'a str> {
    picture.split(before).skip(1).filter_map(|rest| rest.split(['"', ')']).next()).collect()
}

#[test]
fn a_picture_for_one_side_shows_nothing_that_it_does_not_see() {
    // White sees neither Black's queen nor where Black's other pieces stand.
    let fens = [
        "rnbqkbnr/ppp1pppp/8/3p4/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "rnbk1bnr/ppp1pppp/3q4/3p4/8/4P3/PPPP1PPP/RNBQKBNR w KQ - 4 2",
    ];
    let drawn = fens.map(|fen| {
        let position = at("fog-of-war", fen);
        observed(position.rules(), &position.observe(Side(0)), &View::default())
    });
    assert!(!drawn[0].contains("ebony-") && drawn[0].contains("ivory-queen"), "{}", drawn[0]);
    assert_eq!(drawn[0], drawn[1]);
    let position = at("fog-of-war", fens[0]);
    let black = observed(position.rules(), &position.observe(Side(1)), &View::default());
    assert!(black.contains("ebony-queen") && !black.contains("ivory-queen") && black != drawn[0]);
    // In other games it is the usual picture, but for the marks of a game that was played.
    let start = rules("glinski").start();
    assert_eq!(
        observed(start.rules(), &start.observe(Side(1)), &View::default()),
        svg(&start, &View::default())
    );
}

#[test]
fn pictures_with_different_prefixes_share_no_ids() {
    let picture =
        |prefix: &str| svg(&rules("chess").start(), &View { prefix: prefix.into(), ..View::default() });
    let (first, second) = (picture("a-"), picture("b-"));
    assert_eq!(first.replace("\"a-", "\"b-").replace("#a-", "#b-"), second);
    let ids = named(&first, "id=\"");
    assert!(ids.len() > 12 && ids.iter().all(|id| id.starts_with("a-")), "{ids:?}");
    let references = [named(&first, "href=\"#"), named(&first, "url(#")].concat();
    assert!(references.len() > 32 && references.iter().all(|id| ids.contains(id)), "{references:?}");
}

#[test]
fn points_are_joined_by_the_lines_that_the_document_draws() {
    let picture = Picture::new(&rules("nine-mens-morris"), View::default());
    assert_eq!(picture.style(), Style::Lines);
    let plan = picture.plan();
    let joined = plan.lines.0.iter().filter(|segment| matches!(segment, Segment::Line(_))).count();
    assert_eq!(joined, 32, "each of sixteen lines joins three points");
    assert!(plan.full && plan.plain);
}

#[test]
fn a_roll_marks_what_was_moved_before_it() {
    let rules = rules("dice-chess");
    let mut position = rules.start();
    let roll = |position: &mut Position, kind: &str| {
        let kind = rules.kind(kind);
        let rolled = position.chances().into_iter().find(|(played, _)| played.rolls() == kind);
        position.play(&rolled.expect("a face of the die").0).expect("nature may do it");
    };
    roll(&mut position, "pawn");
    assert!(View::default().of(&position).last.is_empty());
    let played = position.legal_moves().swap_remove(0);
    position.play(&played).expect("a legal move");
    assert_eq!(View::default().of(&position).last, [played.from(), played.to()]);
    roll(&mut position, "pawn");
    assert_eq!(View::default().of(&position).last, [played.from(), played.to()]);
}

#[test]
fn squares_with_every_mark() {
    let position = at("chess", "r1bqkbnr/pppp1Qpp/2n5/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4");
    let cell = |name: &str| position.rules().board().cell(name).expect(name);
    let mut view = theme("slate").of(&position).targets_of(&position, cell("e8"));
    view.targets = vec![cell("f7"), cell("e7")];
    view.last = vec![cell("h5"), cell("f7")];
    view.arrows = vec![(cell("c4"), cell("f7"), Ink::Accent), (cell("e8"), cell("e7"), Ink::Rgb(1, 2, 255))];
    view.circles = vec![(cell("f7"), Ink::Red)];
    view.highlights = vec![(cell("c6"), Ink::Blue)];
    view.labels = vec![(cell("a4"), "mate".into())];
    view.zones = true;
    insta::assert_snapshot!(bones(&svg(&position, &view)));
}

#[test]
fn from_the_other_side_on_a_dark_page() {
    let view = View { below: Side(1), page: Page::Dark, coordinates: false, ..theme("sea") };
    insta::assert_snapshot!(bones(&svg(&at("gardner", "4k/5/2P2/5/K4 w - - 0 1"), &view)));
}

#[test]
fn holes() {
    insta::assert_snapshot!(bones(&svg(&rules("omicron").start(), &theme("paper"))));
}

#[test]
fn a_cylinder() {
    let position = at("cylinder-chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    insta::assert_snapshot!(bones(&svg(&position, &theme("contrast"))));
}

#[test]
fn a_torus() {
    let text = "name = 'torus'\nboard = { files = 4, ranks = 3, wrap = 'both' }\nsetup = 'k3/4/3K'\npieces.king = { letter = \
                'k', betza = 'K', royal = true }";
    let game =
        chesswright_rules::Definition::from_toml(text, &()).unwrap_or_else(|report| panic!("{report}"));
    let rules = Rules::new(&game).expect("it compiles");
    insta::assert_snapshot!(bones(&svg(&rules.start(), &theme("slate"))));
}

#[test]
fn a_klein_bottle() {
    let text = "name = 'bottle'\nsetup = 'k3/4/3K'\npieces.king = { letter = 'k', betza = 'K', royal = true }\n\
                board = { files = 4, ranks = 3, glue = [{ from = 'west', to = 'east', flip = true }, { from = 'north', to = 'south' }] }";
    let game =
        chesswright_rules::Definition::from_toml(text, &()).unwrap_or_else(|report| panic!("{report}"));
    let rules = Rules::new(&game).expect("it compiles");
    insta::assert_snapshot!(bones(&svg(&rules.start(), &theme("slate"))));
}

#[test]
fn hexagons_and_three_sides() {
    insta::assert_snapshot!(bones(&svg(&rules("glinski").start(), &theme("walnut"))));
    let view = View { below: Side(2), ..theme("slate") };
    insta::assert_snapshot!(bones(&svg(&rules("three-crowns").start(), &view)));
}

#[test]
fn layers() {
    let view = View { below: Side(1), ..theme("sea") };
    insta::assert_snapshot!(bones(&svg(&rules("raumschach").start(), &view)));
}

#[test]
fn lines() {
    insta::assert_snapshot!(bones(&svg(&rules("xiangqi").start(), &theme("walnut"))));
    insta::assert_snapshot!(bones(&svg(&rules("janggi").start(), &theme("paper"))));
}

#[test]
fn hands_beside_the_board() {
    let position = at("crazyhouse", "4k3/8/8/8/8/8/8/4K3[QNNPppp] w - - 0 1");
    let view = theme("paper").of(&position);
    insta::assert_snapshot!(bones(&svg(&position, &view)));
}

#[test]
fn one_tone() {
    let view = View { style: Style::Plain, ..theme("walnut") };
    insta::assert_snapshot!(bones(&svg(&rules("losalamos").start(), &view)));
}

#[test]
fn a_thousand_cells() {
    let text = "name = 'plain'\nboard = '32x32'\nsetup.place = { king = { white = 'a1', black = 'z32' } }\npieces.king = { \
                letter = 'k', betza = 'K', royal = true }";
    let game =
        chesswright_rules::Definition::from_toml(text, &()).unwrap_or_else(|report| panic!("{report}"));
    let rules = Rules::new(&game).expect("it compiles");
    let picture = svg(&rules.start(), &theme("paper"));
    assert_eq!(picture.matches("<use ").count(), 2);
    assert!(picture.len() < 200_000, "{}", picture.len());
}
