//! Betza text from moves: the text means the moves, and is never longer than what people write.

use crate::betza_common::{Position, movers};

use chesswright_rules::betza::infer::{Purpose, Sketch, Stroke, Strokes, Unsayable, infer, same};
use chesswright_rules::betza::mover::{Mover, UNLIMITED};
use chesswright_rules::betza::{Options, canonical, parse};
use chesswright_rules::board::{Board, Frame, Geometry, Vector, Wrap};

/// How many random sets of strokes an ordinary run tries; `CHESSWRIGHT_SEED=FROM..TO` tries those of other seeds.
const RANDOM: u64 = 1500;

/// The texts of the catalogue of named pieces.
fn catalogue() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("data/piece_catalogue.tsv").lines().skip(1).filter_map(|line| {
        let mut fields = line.split('\t');
        Some((fields.next()?, fields.next()?))
    })
}

fn letters(text: &str) -> String {
    canonical(&parse(text, &Options::default()).unwrap())
}

#[test]
fn catalogued_pieces_keep_their_moves_and_grow_no_longer() {
    let (mut rides, mut as_written) = (0, 0);
    for (name, text) in catalogue() {
        let before = movers(text, Geometry::Square);
        let sketch = Sketch::of(text, Geometry::Square).unwrap();
        let after = sketch.text().unwrap_or_else(|why| panic!("{name} ({text}): {why}"));
        assert!(
            same(&before, &movers(&after, Geometry::Square), Geometry::Square),
            "{name}: {text}, {after}"
        );
        assert!(after.len() <= text.len(), "{name}: {text} became {after}");
        assert!(after.len() <= letters(text).len(), "{name}: {text} became {after}");
        if sketch.kept.is_empty() {
            rides += 1;
            as_written += usize::from(after == text);
            assert_eq!(infer(&before, Geometry::Square).as_deref(), Ok(after.as_str()), "{name}");
        }
    }
    assert_eq!(rides, 187, "pieces made of strokes");
    assert!(as_written >= 145, "only {as_written} texts are as people write them");
}

#[test]
fn vectors_keep_their_moves() {
    let vectors: serde_json::Value =
        serde_json::from_str(include_str!("data/betza_vectors.json")).expect("the vectors are JSON");
    let mut tried = 0;
    for vector in vectors["vectors"].as_array().expect("a list") {
        let Some(text) = vector["betza"].as_str() else { continue };
        for geometry in [Geometry::Square, Geometry::Hex] {
            let Ok(sketch) = Sketch::of(text, geometry) else { continue };
            let before = movers(text, geometry);
            let after = sketch.text().unwrap_or_else(|why| panic!("{text} on {geometry:?}: {why}"));
            if after.is_empty() {
                assert!(sketch.strokes.is_empty(), "{text}");
                continue;
            }
            tried += 1;
            assert!(same(&before, &movers(&after, geometry), geometry), "{text} became {after}");
            assert!(after.len() <= letters(text).len(), "{text} became {after}");
        }
    }
    assert!(tried >= 710, "{tried}");
}

#[test]
fn familiar_texts_come_out() {
    for text in [
        "K",
        "Q",
        "N",
        "FfW",
        "WfF",
        "fmWfcF",
        "fmWfceFifmnD",
        "RF",
        "BN",
        "NN",
        "KNAD",
        "mRcpR",
        "gQ",
        "nN",
        "fN",
        "R4",
        "KifmnD",
        "WX",
        "NX",
        "jR",
        "oR",
        "KtN",
    ] {
        let said = infer(&movers(text, Geometry::Square), Geometry::Square);
        assert_eq!(said.as_deref(), Ok(text));
    }
    let drawn = |text| infer(&movers(text, Geometry::Square), Geometry::Square).unwrap();
    assert_eq!(drawn("fWbWlWrW"), "W");
    assert_eq!(drawn("QR3W"), "Q", "what is contained in something else goes");
    assert_eq!(drawn("R3R{2,5}"), "R5", "ranges that overlap join");
    assert_eq!(drawn("nWnQ"), "Q", "nothing lies under a step to a neighbour");
    assert_eq!(drawn("mKcK"), "K");
}

#[test]
fn what_cannot_be_said_is_named() {
    let stroke = Stroke::plain(Vector::flat(3, 1), Purpose::Move, (1, 1));
    // On hexagons, letters name the two steps to the right of an oblique leap only together.
    let mut strokes = Strokes::new(Geometry::Hex);
    strokes.add(stroke);
    match strokes.text() {
        Ok(text) => assert!(same(
            &movers(&text, Geometry::Hex),
            &movers(&strokes.text().unwrap(), Geometry::Hex),
            Geometry::Hex
        )),
        Err(why) => assert_eq!(why, Unsayable::Stroke(stroke)),
    }
    assert_eq!(infer(&movers("afsW", Geometry::Square), Geometry::Square), Err(Unsayable::NotStrokes));
    let lame_first = {
        let mut strokes = Strokes::of(&movers("nN", Geometry::Square), Geometry::Square).unwrap();
        let before: Vec<Stroke> = strokes.iter().collect();
        strokes.retain(|_| false);
        for mut stroke in before {
            stroke.rules.first = chesswright_rules::betza::mover::FirstMove::Unmoved;
            strokes.add(stroke);
        }
        strokes.text()
    };
    assert!(matches!(lame_first, Err(Unsayable::Stroke(_))), "`in` leaves marks as well: {lame_first:?}");
}

/// Random strokes, as an editor would make them.
fn random(geometry: Geometry, seed: u64) -> Strokes {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = |n: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 8) % n
    };
    let mut strokes = Strokes::new(geometry);
    let symmetric = next(3) == 0;
    for _ in 0..1 + next(9) {
        let (x, y) = (next(7) as i16 - 3, next(7) as i16 - 3);
        if (x, y) == (0, 0) {
            continue;
        }
        let range = [(1, 1), (1, 1), (1, UNLIMITED), (1, 3), (2, 4)][next(5) as usize];
        let purposes: &[Purpose] = match next(5) {
            0 => &[Purpose::Move],
            1 => &[Purpose::Capture],
            2 => &[Purpose::Capture, Purpose::EnPassant],
            _ => &[Purpose::Move, Purpose::Capture],
        };
        let hopping = next(6) == 0;
        for &purpose in purposes {
            for (x, y) in [(x, y), (-x, y)].into_iter().take(1 + usize::from(symmetric)) {
                let mut stroke = Stroke::plain(Vector::flat(x, y), purpose, range);
                if hopping {
                    stroke.rules.hop = chesswright_rules::betza::mover::Hop::Over;
                }
                strokes.add(stroke);
            }
        }
    }
    strokes
}

/// The movers of strokes, without any text: one ride for each.
fn rides(strokes: &Strokes) -> Vec<Mover> {
    let ride = |stroke: Stroke| {
        let (min, max) = stroke.range;
        let how = chesswright_rules::betza::mover::Leg {
            modality: stroke.purpose.alone(),
            min,
            max,
            ..stroke.rules
        };
        Mover::Ride(chesswright_rules::betza::mover::Ride { steps: vec![stroke.step], how })
    };
    strokes.iter().map(ride).collect()
}

#[test]
#[allow(clippy::print_stdout, reason = "the drills read how much was done")]
fn random_strokes_move_as_drawn() {
    let seeds = std::env::var("CHESSWRIGHT_SEED").map_or(0..RANDOM, |wanted| {
        let (from, to) = wanted.split_once("..").expect("FROM..TO");
        from.parse().expect("a number")..to.parse().expect("a number")
    });
    let count = seeds.end - seeds.start;
    let (mut unsayable, mut longest) = (0, 0);
    for seed in seeds {
        let geometry = if seed % 5 == 4 { Geometry::Hex } else { Geometry::Square };
        let strokes = random(geometry, seed);
        let text = match strokes.text() {
            Ok(text) => text,
            Err(Unsayable::Stroke(stroke)) => {
                assert!(geometry == Geometry::Hex, "seed {seed}: {stroke:?} has letters on squares");
                unsayable += 1;
                continue;
            }
            Err(why) => panic!("seed {seed}: {why}"),
        };
        if text.is_empty() {
            assert!(strokes.is_empty());
            continue;
        }
        longest = longest.max(text.len());
        let board = || match geometry {
            Geometry::Hex => Board::new(Geometry::Hex, Wrap::None, [9, 9, 1], |at| {
                (at.x - 4).abs().max((at.y - 4).abs()).max((at.x + at.y - 8).abs()) <= 4
            }),
            _ => Board::rectangle(7, 8),
        };
        let position = Position::random(board(), seed);
        let from = (seed % position.board.len() as u64) as u16;
        let reached = |movers: &[Mover]| {
            let mut moves: Vec<_> = position
                .moves(movers, from, Frame::OPPOSITE)
                .into_iter()
                .map(|found| (found.to, found.captures))
                .collect();
            moves.sort_unstable();
            moves
        };
        assert_eq!(reached(&rides(&strokes)), reached(&movers(&text, geometry)), "seed {seed}: {text}");
    }
    assert!(unsayable < count / 8, "{unsayable} of {count} have no text");
    assert!(longest < 120, "{longest} letters");
    println!("done: {count} drawings");
}
