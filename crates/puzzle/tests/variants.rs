//! Terrain belongs to definitions, so any variant can have walls, doors and warps. Kings may not be attacked through
//! them.

use chesswright_rules::definition::{Format, examine};
use chesswright_rules::{Position, Rules};

fn game(text: &str) -> Rules {
    let examined = examine("test.toml", text, Format::Toml, &chesswright_catalog::Catalog);
    let told: Vec<String> = examined.report.errors().map(ToString::to_string).collect();
    let definition = examined.definition.unwrap_or_else(|| panic!("{told:?}"));
    assert!(told.is_empty(), "{told:?}");
    Rules::new(&definition).unwrap()
}

fn targets(position: &Position, from: &str) -> Vec<String> {
    let rules = position.rules();
    let moves = position.legal_moves();
    let mut names: Vec<String> = moves
        .iter()
        .filter(|played| rules.cell_name(played.from()) == from)
        .map(|played| rules.cell_name(played.to()).to_owned())
        .collect();
    names.sort();
    names
}

const ROOMS: &str = r#"
name = "rooms"
board = "5x5"
setup = "k3r/5/5/5/R3K"

[pieces]
rook = { letter = "r", betza = "R" }
king = { letter = "k", betza = "K", royal = true }
"#;

#[test]
fn a_fence_shields_a_king() {
    let open = game(ROOMS).start();
    assert!(open.is_check());
    let fenced = game(&format!("{ROOMS}\n[terrain]\nfences = \"e3\"\n")).start();
    assert!(!fenced.is_check());
    assert_eq!(targets(&fenced, "a1"), ["a2", "a3", "a4", "a5", "b1", "c1", "d1"]);
}

#[test]
fn kings_avoid_attacked_cells_and_sliders_stop_before_pads() {
    let text = format!("{ROOMS}\n[terrain]\nfences = \"e3\"\nwarps = [{{ at = \"a3\", to = \"c3\" }}]\n");
    let mut position = game(&text).start();
    assert_eq!(targets(&position, "a1"), ["a2", "a3", "b1", "c1", "d1"]);
    let warp = position
        .legal_moves()
        .into_iter()
        .find(|played| position.rules().cell_name(played.to()) == "a3")
        .unwrap();
    position.play(&warp).unwrap();
    let rook = position.rules().board().cell("c3").unwrap();
    assert!(position.piece(rook).is_some(), "the pad has sent the rook on");
    assert_eq!(position.key(), position.fresh_key());
    position.undo();
    assert_eq!(position.key(), position.fresh_key());
}

#[test]
fn chess_with_a_cracked_wall_is_a_document_of_three_lines() {
    let rules =
        game("name = \"blocked\"\nextends = \"chess\"\n[terrain]\ncracked = \"e4 d4\"\nice = \"c3\"\n");
    let position = rules.start();
    assert_eq!(targets(&position, "e2"), ["e3"], "the double step ends at the wall");
    assert_eq!(targets(&position, "b1"), ["a3", "c3"]);
}

#[test]
fn mistakes_in_terrain_are_reported() {
    let text = format!("{ROOMS}\n[terrain]\nfence = \"e3\"\n");
    let examined = examine("test.toml", &text, Format::Toml, &chesswright_catalog::Catalog);
    let told: Vec<String> = examined.report.errors().map(ToString::to_string).collect();
    assert!(
        told.iter()
            .any(|error| error.contains("unknown key `fence` in `terrain`")
                && error.contains("test.toml:11:1")),
        "{told:?}"
    );
}

#[test]
fn a_leap_onto_a_jammed_pad_is_illegal_where_such_moves_are() {
    let game = |jammed: &str| {
        game(&format!(
            r#"
            name = "pads"
            board = "5x5"
            setup = "5/5/5/{jammed}/1N3"

            [pieces]
            knight = {{ letter = "n", betza = "N" }}

            [terrain]
            warps = [{{ at = "c3", to = "e2" }}]
            one-way = [{{ at = "a5", toward = "north" }}]
            warp-occupied = "forbid"
            "#
        ))
    };
    assert_eq!(targets(&game("5").start(), "b1"), ["a3", "c3", "d2"]);
    assert_eq!(targets(&game("4N").start(), "b1"), ["a3", "d2"]);
}
