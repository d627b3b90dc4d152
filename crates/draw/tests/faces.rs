//! Faces of pieces and coordinates: sets of figures, characters, customs of other countries, and the duck.

use chesswright_draw::pieces::Figures;
use chesswright_draw::{Edges, Faces, THEMES, Theme, View, brush, svg};
use chesswright_notation::position;
use chesswright_rules::{Position, Rules, Side};

fn start(game: &str) -> Position {
    Rules::new(&chesswright_catalog::definition(game).expect(game)).expect(game).start()
}

fn with(script: Option<brush::Script>) -> View {
    View { faces: Faces { script, ..Faces::default() }, ..View::default() }
}

/// The definition of a piece in a picture.
fn piece<'a>(picture: &'a str, id: &str) -> &'a str {
    let (_, rest) = picture.split_once(&format!("<g id=\"{id}\">")).unwrap_or_else(|| panic!("{id}"));
    rest.split_once("\n").map_or(rest, |(piece, _)| piece)
}

#[test]
fn every_set_draws_every_game_in_its_own_way() {
    for (i, entry) in chesswright_catalog::DOCUMENTS.iter().enumerate() {
        let position = start(entry.name);
        let drawn: Vec<String> = Figures::ALL
            .iter()
            .map(|(_, figures)| {
                let faces = Faces { figures: *figures, script: None };
                svg(&position, &View { theme: &THEMES[i % THEMES.len()], faces, ..View::default() })
            })
            .collect();
        for picture in &drawn {
            assert_eq!(picture.matches("<use ").count(), position.pieces().count(), "{}", entry.name);
        }
        if position.pieces().count() > 0 {
            let different = drawn.iter().enumerate().all(|(i, picture)| !drawn[..i].contains(picture));
            assert!(different, "{}: two sets look alike", entry.name);
        }
    }
    for (name, set) in Figures::ALL {
        assert_eq!((Figures::named(name), set.name()), (Some(set), name));
    }
}

#[test]
fn the_pieces_of_asia_carry_their_characters() {
    let xiangqi = svg(&start("xiangqi"), &with(Some(brush::regular)));
    let (red, black) = (piece(&xiangqi, "red-general"), piece(&xiangqi, "ebony-general"));
    assert!(red.contains("fill=\"#9f150d\"") && !black.contains("#9f150d"));
    assert!(red.matches("<path").count() < black.matches("<path").count(), "black has two rings");
    assert!(xiangqi.contains("lit-wood") && !svg(&start("xiangqi"), &with(None)).contains("lit-wood"));
    // The characters follow the hand.
    assert_ne!(xiangqi, svg(&start("xiangqi"), &with(Some(brush::even))));
    // Chess has none, nor has a game of animals.
    for game in ["chess", "dobutsu", "makruk"] {
        assert_eq!(svg(&start(game), &with(Some(brush::regular))), svg(&start(game), &with(None)), "{game}");
    }
}

#[test]
fn wedges_point_at_the_opponent_and_promoted_pieces_are_red() {
    let position = start("shogi");
    let promoted =
        position::read(position.rules(), "4k4/9/9/9/9/9/9/4+P4/4K4[] w 0 1").expect("a position").position;
    for below in [0, 1] {
        let view = View { below: Side(below), ..with(Some(brush::regular)) };
        let picture = svg(&promoted, &view);
        let turned = |id: &str| piece(&picture, id).contains("rotate(180 50 50)");
        assert_eq!([turned("ebony-king"), turned("ivory-king")], [below == 1, below == 0]);
        assert!(
            piece(&picture, "ebony-tokin").contains("#9f150d")
                && !piece(&picture, "ebony-king").contains("#9f150d")
        );
    }
}

/// The labels on the frame: those in characters, and those in letters.
fn labels(game: &str, script: Option<brush::Script>, below: u8) -> [usize; 2] {
    let theme = Theme::named("walnut").expect("a theme");
    let edges = Edges { customary: true, inside: false };
    let picture = svg(&start(game), &View { theme, edges, below: Side(below), ..with(script) });
    ["fill", "stroke"].map(|ink| picture.matches(&format!("{ink}=\"{}\"", theme.frame_ink)).count())
}

#[test]
fn coordinates_are_those_of_the_players() {
    // Files on both sides and no ranks; the first side counts in Chinese numerals.
    assert_eq!(labels("xiangqi", Some(brush::regular), 0), [9, 9]);
    assert_eq!(labels("xiangqi", None, 0), [0, 18]);
    // Files above, ranks on the right.
    assert_eq!(labels("shogi", Some(brush::even), 1), [9, 9]);
    assert_eq!(labels("minishogi", Some(brush::even), 0), [5, 5]);
    assert_eq!(labels("janggi", Some(brush::regular), 0), [0, 19]);
    assert_eq!(labels("chess", Some(brush::regular), 0), [0, 16]);
}

#[test]
fn coordinates_inside_the_cells_take_no_room() {
    let width = |inside: bool, game: &str| {
        let edges = Edges { customary: false, inside };
        let rules = start(game).rules().clone();
        chesswright_draw::layout(&rules, &View { edges, ..View::default() }).size.x
    };
    assert!(width(true, "chess") < width(false, "chess"));
    // On lines there are no cells that could hold them, and hexagons have no corners to spare.
    assert_eq!(width(true, "xiangqi"), width(false, "xiangqi"));
    assert_eq!(width(true, "glinski"), width(false, "glinski"));
    let chess = start("chess");
    let picture =
        |inside: bool| svg(&chess, &View { edges: Edges { customary: false, inside }, ..View::default() });
    let ink = |picture: &str| picture.matches(&format!("stroke=\"{}\"", THEMES[0].target)).count();
    assert_eq!(ink(&picture(true)) - ink(&picture(false)), 16);
}

#[test]
fn a_duck_is_no_wall() {
    let rules = start("duck").rules().clone();
    let mut position = rules.start();
    let played = position.legal_moves().into_iter().find(|played| played.wall().is_some()).expect("a duck");
    position.play(&played).expect("legal");
    let drawn = svg(&position, &View::default());
    assert!(drawn.contains("#f7c92f") && drawn.contains("#e8792b"), "a yellow body and an orange bill");
    let mut amazons = start("amazons");
    let played = amazons.legal_moves().into_iter().find(|played| played.wall().is_some()).expect("an arrow");
    amazons.play(&played).expect("legal");
    assert!(!svg(&amazons, &View::default()).contains("#f7c92f"));
}
