//! Compares pictures with stored ones: every preset, every board, and games of every kind.
//!
//! `CHESSWRIGHT_GOLDEN=write cargo test -p chesswright-stage --test all pictures` stores them again. Look at the changed
//! ones before accepting them.

use crate::studio;

use std::path::{Path, PathBuf};

use chesswright_catalog::level::packs::{CAMPAIGN, Chapter};
use chesswright_draw::{Ink, View};
use chesswright_rules::{Move, Rules};
use chesswright_scene::gl::{Cost, Shot};
use chesswright_scene::headless::{Picture, Studio};
use chesswright_scene::{
    Arrangement, BoardView, CellView, MATERIALS, Material, Motion, PieceView, Preset, Quality, Vec2, at_rest,
};

use chesswright_stage::{Game, PieceTracker, set_up};

const SIZE: (u32, u32) = (256, 192);
/// Levels need larger pictures, because terrain has small details.
const LARGE: (u32, u32) = (640, 480);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn take(
    studio: &mut Studio,
    game: &str,
    material: &'static Material,
    preset: Preset,
    quality: Quality,
    arrangement: Arrangement,
) -> (Picture, Cost) {
    let view = studio::start(game);
    let poses = at_rest(&view, arrangement);
    let shot = Shot { view: &view, poses: &poses, material, arrangement, stand: preset.stand(), quality };
    studio.picture(&shot, SIZE.0, SIZE.1, true)
}

fn golden(name: &str) -> Option<Picture> {
    let decoder = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(folder().join(name)).ok()?));
    let mut reader = decoder.read_info().ok()?;
    let mut rgb = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut rgb).ok()?;
    Some(Picture { width: info.width, height: info.height, rgb })
}

/// Drivers round differently, so the mean difference counts, and hardly any pixel may differ much.
fn compare(name: &str, picture: &Picture) -> Result<(), String> {
    if std::env::var("CHESSWRIGHT_GOLDEN").is_ok_and(|word| word == "write") {
        std::fs::create_dir_all(folder()).expect("a folder");
        std::fs::write(folder().join(name), picture.png().expect("a PNG")).expect("a file");
        return Ok(());
    }
    let Some(golden) = golden(name) else { return Err(format!("{name}: there is no golden picture")) };
    if (golden.width, golden.height) != (picture.width, picture.height) {
        return Err(format!("{name}: another size"));
    }
    let far: Vec<u32> = golden.rgb.iter().zip(&picture.rgb).map(|(a, b)| u32::from(a.abs_diff(*b))).collect();
    let mean = far.iter().sum::<u32>() as f64 / far.len() as f64;
    let other = far.iter().filter(|far| **far > 48).count() as f64 / far.len() as f64;
    match mean < 2.5 && other < 0.01 {
        true => Ok(()),
        false => {
            Err(format!("{name}: mean difference {mean:.2} of 255, {:.2} % quite another", other * 100.0))
        }
    }
}

/// Every kind of terrain once.
const MUSEUM: &str = r##"{"format": "chess-level", "version": 1, "size": [9, 7], "rules": {"base": "levels-1"},
"terrain": ["#...=.ci.", ">..v..ii.", "......_..", ".........", "_.......#", ".........", "#.......#"],
"fixtures": [{"at": "b7", "kind": "door", "colour": "red"}, {"at": "c7", "kind": "door", "colour": "blue"},
  {"at": "d7", "kind": "gate", "channel": "1"}, {"at": "a4", "kind": "plate", "channel": "1"},
  {"at": "c4", "kind": "warp", "to": "g2"}, {"at": "e4", "kind": "warp", "to": "h5", "ways": "one"}, {"at": "i6", "kind": "exit"},
  {"at": "f7", "kind": "promotion"}, {"at": "f5", "kind": "oneway", "dir": "east"}, {"at": "d5", "kind": "oneway", "dir": "north"}],
"items": [{"at": "b3", "kind": "key", "colour": "red"}, {"at": "c2", "kind": "key", "colour": "blue", "uses": "forever"},
  {"at": "d3", "kind": "sword"}, {"at": "e2", "kind": "shield"}, {"at": "f3", "kind": "ward"}, {"at": "f1", "kind": "form", "to": "knight"},
  {"at": "h3", "kind": "bomb"}, {"at": "g4", "kind": "coin"}],
"pieces": [{"at": "b1", "kind": "rook", "side": "you"}, {"at": "e6", "kind": "knight", "side": "you", "ward": true},
  {"at": "h1", "kind": "king", "side": "foe"}],
"sides": [{"id": "you", "control": "human"}, {"id": "foe", "control": "none"}], "win": ["exit"]}"##;

/// A level about warps, whose board has holes.
const SHUTTLE: &str = "title: Shuttle\n";

#[test]
fn levels_look_as_they_did() {
    let Some(mut studio) = studio::open() else { return };
    let shuttle =
        CAMPAIGN.iter().flat_map(Chapter::texts).find(|text| text.contains(SHUTTLE)).expect("a level");
    let pictures = [
        ("level-museum", MUSEUM, vec![], Preset::Play, Quality::High),
        ("level-museum-top", MUSEUM, vec![], Preset::Top, Quality::Medium),
        ("level-museum-low", MUSEUM, vec![], Preset::Broadcast, Quality::Low),
        ("level-shuttle", shuttle, vec![], Preset::Play, Quality::High),
        ("level-keys-taken", MUSEUM, vec!["b1b3", "b3b7"], Preset::Play, Quality::High),
    ];
    let mut wrong = vec![];
    for (name, text, moves, preset, quality) in pictures {
        let view = studio::level(text, &moves);
        let poses = at_rest(&view, Arrangement::Stacked);
        let (arrangement, material) = (Arrangement::Stacked, &MATERIALS[0]);
        let shot = Shot { view: &view, poses: &poses, material, arrangement, stand: preset.stand(), quality };
        let (picture, _) = studio.picture(&shot, LARGE.0, LARGE.1, true);
        wrong.extend(compare(&format!("{name}.png"), &picture).err());
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// A game in progress with clocks, captured pieces and their value, arrows, texts and a premove.
#[test]
fn a_game_in_progress_looks_as_it_did() {
    let Some(mut studio) = studio::open() else { return };
    let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
    let start = rules.start();
    let cell = |name: &str| rules.board().cell(name).expect(name);
    let piece = |name: &str| start.piece(cell(name)).expect(name);
    let (pawn, knight, queen) = (piece("e7"), piece("b8"), piece("d1"));
    let mut view = View { selected: Some(cell("g1")), ..View::default().of(&start) };
    view.targets = vec![cell("f3"), cell("h3")];
    view.arrows = vec![(cell("e2"), cell("e4"), Ink::Accent), (cell("b8"), cell("c6"), Ink::Red)];
    view.circles = vec![(cell("d4"), Ink::Accent)];
    view.highlights = vec![(cell("a4"), Ink::Red)];
    view.labels = vec![(cell("a4"), "2".into())];
    let game = Game {
        captured: Some(vec![
            (pawn.side, pawn.kind),
            (pawn.side, pawn.kind),
            (knight.side, knight.kind),
            (queen.side, queen.kind),
        ]),
        scores: vec![(pawn.side, "+4".into())],
        clocks: vec![(queen.side, "4:59".into(), true), (pawn.side, "1:05:00".into(), false)],
        ghosts: vec![(cell("f5"), pawn)],
        ..Game::default()
    };
    let table = set_up(&start, &view, &game);
    let poses = at_rest(&table, Arrangement::Stacked);
    let (arrangement, stand) = (Arrangement::Stacked, Preset::Play.stand());
    let (material, quality) = (&MATERIALS[0], Quality::High);
    let shot = Shot { view: &table, poses: &poses, material, arrangement, stand, quality };
    let (picture, _) = studio.picture(&shot, LARGE.0, LARGE.1, true);
    assert_eq!(compare("chess-in-play.png", &picture), Ok(()));
}

/// Two moments of a capture in atomic chess: the capturing piece on its way, and the explosion.
#[test]
fn what_blows_up_looks_as_it_did() {
    let Some(mut studio) = studio::open() else { return };
    let rules = Rules::new(&chesswright_catalog::definition("atomic").expect("atomic")).expect("atomic");
    let mut position = rules.start();
    let (mut tracker, mut motion) = (PieceTracker::default(), Motion::default());
    let mut table = BoardView::default();
    for (turn, text) in ["", "g1f3", "d7d5", "f3e5", "d8d6", "e5f7"].into_iter().enumerate() {
        let ends =
            |played: &Move| format!("{}{}", rules.cell_name(played.from()), rules.cell_name(played.to()));
        if let Some(played) = position.legal_moves().iter().find(|played| ends(played) == text) {
            position.play(played).expect("a legal move");
        }
        tracker.follow(&position);
        table = set_up(
            &position,
            &View::default().of(&position),
            &Game { tracker: tracker.clone(), ..Game::default() },
        );
        motion.follow(&table, Arrangement::Stacked, turn as f64 * 1000.0);
    }
    let mut wrong = vec![];
    for (name, when) in [("atomic-fuse", 5100.0), ("atomic-burst", 5380.0), ("atomic-sparks", 5560.0)] {
        let (poses, stand) = (motion.poses(when), Preset::Play.stand());
        let (material, arrangement, quality) = (&MATERIALS[0], Arrangement::Stacked, Quality::Medium);
        let shot = Shot { view: &table, poses: &poses, material, arrangement, stand, quality };
        let (picture, _) = studio.picture(&shot, LARGE.0, LARGE.1, true);
        wrong.extend(compare(&format!("{name}.png"), &picture).err());
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn everything_looks_as_it_did() {
    let Some(mut studio) = studio::open() else { return };
    let mut wrong = vec![];
    let mut look = |name: String, game: &str, material: &'static Material, preset, quality, arrangement| {
        let (picture, _) = take(&mut studio, game, material, preset, quality, arrangement);
        wrong.extend(compare(&format!("{name}.png"), &picture).err());
    };
    let (stacked, high) = (Arrangement::Stacked, Quality::High);
    for preset in Preset::ALL {
        look(format!("chess-{}", preset.name()), "chess", &MATERIALS[0], preset, high, stacked);
    }
    for material in &MATERIALS[1..] {
        look(format!("chess-{}", material.name), "chess", material, Preset::Play, high, stacked);
    }
    for quality in [Quality::Low, Quality::Medium] {
        look(format!("chess-{}", quality.name()), "chess", &MATERIALS[0], Preset::Play, quality, stacked);
    }
    for game in [
        "xiangqi",
        "shogi",
        "glinski",
        "capablanca",
        "omega",
        "shako",
        "courier",
        "makruk",
        "orda",
        "lion-hunt",
        "kyotoshogi",
        "clobber",
        "menagerie",
    ] {
        look(game.to_owned(), game, &MATERIALS[0], Preset::Play, high, stacked);
    }
    for (name, arrangement) in
        [("stacked", stacked), ("exploded", Arrangement::Exploded), ("beside", Arrangement::Beside)]
    {
        look(format!("raumschach-{name}"), "raumschach", &MATERIALS[0], Preset::Play, high, arrangement);
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// A document with its own colours, regions and drawings, and a model of the set that it asks for.
const LANTERNS: &str = include_str!("../../catalog/tests/data/lanterns.toml");

#[test]
fn a_document_has_its_own_look() {
    let view = studio::document(LANTERNS);
    assert_eq!(view.cells.iter().filter(|cell| cell.tint.is_some()).count(), 16);
    assert_eq!(view.borders.len(), 2);
    let named: Vec<&str> = view.bodies.iter().map(|body| body.name.as_str()).collect();
    assert_eq!(named, ["pawn", "knight", "bishop", "", "hawk", "king", "", ""]);
    let Some(mut studio) = studio::open() else { return };
    let mut wrong = vec![];
    for (name, preset, quality) in
        [("lanterns", Preset::Play, Quality::High), ("lanterns-near", Preset::Broadcast, Quality::Low)]
    {
        let poses = at_rest(&view, Arrangement::Stacked);
        let (arrangement, material) = (Arrangement::Stacked, &MATERIALS[0]);
        let shot = Shot { view: &view, poses: &poses, material, arrangement, stand: preset.stand(), quality };
        let (picture, _) = studio.picture(&shot, LARGE.0, LARGE.1, true);
        wrong.extend(compare(&format!("{name}.png"), &picture).err());
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// Two kinds that ask for one model cannot both have it.
#[test]
fn a_model_stands_for_one_kind() {
    let view = studio::document(
        "name = 'x'\nextends = 'chess'\nlook.pieces = { knight.body = 'rook', queen.body = '../x' }",
    );
    let named: Vec<&str> = view.bodies.iter().map(|body| body.name.as_str()).collect();
    assert_eq!(named, ["pawn", "rook", "bishop", "", "../x", "king"], "a name is never a path: {view:?}");
}

/// A full start position on a square board with `side` cells a side, with as many kinds and pieces as Chu shogi or
/// games of 16 by 16 have.
fn crowded(side: u16, kinds: usize, pieces: u16) -> BoardView {
    let games = [
        "chess",
        "capablanca",
        "omega",
        "opulent",
        "tencubed",
        "shako",
        "shogi",
        "xiangqi",
        "grand",
        "seirawan",
    ];
    let mut bodies = vec![];
    for body in games.iter().flat_map(|game| studio::start(game).bodies) {
        if !bodies.contains(&body) {
            bodies.push(body);
        }
    }
    bodies.truncate(kinds);
    assert_eq!(bodies.len(), kinds, "the catalogue has fewer kinds");
    let half = f32::from(side - 1) / 2.0;
    let cell = |i: u16| CellView {
        at: Vec2::new(f32::from(i % side) - half, half - f32::from(i / side)),
        layer: 0,
        tone: ((i + i / side) % 2) as u8,
        tint: None,
    };
    let piece = |i: u16| {
        let (far, n) = (i >= pieces / 2, i % (pieces / 2));
        let cell = if far { side * side - 1 - n } else { n };
        PieceView { id: u32::from(i), cell, body: n % kinds as u16, side: u8::from(far), hops: false }
    };
    BoardView {
        cells: (0..side * side).map(cell).collect(),
        pieces: (0..pieces).map(piece).collect(),
        bodies,
        full: true,
        ..studio::start("chess")
    }
}

#[test]
#[allow(clippy::print_stdout, reason = "the figures are there to be read")]
fn the_cost_of_a_frame_is_small() {
    let Some(mut studio) = studio::open() else { return };
    let boards = [
        ("chess", studio::start("chess"), 30, 260_000),
        ("as large as Chu shogi", crowded(12, 21, 92), 75, 500_000),
        ("Raumschach", studio::start("raumschach"), 40, 330_000),
        ("16 by 16", crowded(16, 32, 128), 110, 500_000),
    ];
    for (name, view, draws, triangles) in boards {
        let poses = at_rest(&view, Arrangement::Exploded);
        for quality in [Quality::Low, Quality::Medium] {
            let (arrangement, stand) = (Arrangement::Exploded, Preset::Play.stand());
            let shot =
                Shot { view: &view, poses: &poses, material: &MATERIALS[0], arrangement, stand, quality };
            studio.picture(&shot, 640, 480, false);
            let took = (0..3).map(|_| {
                let begun = std::time::Instant::now();
                (studio.picture(&shot, 1000, 700, false).1, begun.elapsed().as_millis())
            });
            let (cost, least) = took.min_by_key(|(_, took)| *took).unwrap_or_default();
            println!(
                "{name}, {}: {} draw calls, {} triangles, {least} ms at 1000 by 700",
                quality.name(),
                cost.draws,
                cost.triangles,
            );
            assert!(cost.draws <= draws && cost.triangles <= triangles, "{name}: {cost:?}");
        }
    }
}
