//! Pictures as pixels: small grey thumbnails, compared with stored ones. Small differences are allowed.
#![cfg(feature = "raster")]

use chesswright_draw::{Pace, THEMES, Theme, View, gif, pixels, png, svg};
use chesswright_rules::Rules;

/// The number of cells along each side of a thumbnail.
const GRID: u32 = 24;

/// The brightness of each part of a picture as a hexadecimal digit.
fn thumbnail(picture: &str) -> Vec<String> {
    let drawn = pixels(picture).expect("it can be drawn");
    let grey = |x: u32, y: u32| {
        let at = 4 * (y * drawn.width + x) as usize;
        drawn.rgba[at..at + 3].iter().map(|&value| u64::from(value)).sum::<u64>() / 3
    };
    let part = |i: u32, j: u32| {
        let range = |k: u32, size: u32| k * size / GRID..(k + 1) * size / GRID;
        let all: Vec<u64> = range(j, drawn.height)
            .flat_map(|y| range(i, drawn.width).map(move |x| (x, y)))
            .map(|(x, y)| grey(x, y))
            .collect();
        all.iter().sum::<u64>() / all.len().max(1) as u64 / 16
    };
    (0..GRID).map(|j| (0..GRID).filter_map(|i| char::from_digit(part(i, j) as u32, 16)).collect()).collect()
}

fn start(game: &str, theme: &Theme) -> String {
    let theme = Theme::named(theme.name).unwrap_or(&THEMES[0]);
    let rules = Rules::new(&chesswright_catalog::definition(game).expect(game)).expect(game);
    let view = View { theme, size: 240, ..View::default() };
    svg(&rules.start(), &view)
}

#[test]
fn pictures_look_as_they_did() {
    let recorded = include_str!("data/thumbnails.txt");
    let mut now = String::new();
    let games = ["chess", "xiangqi", "glinski", "raumschach", "omicron", "three-crowns", "menagerie"];
    for (game, theme) in games.into_iter().zip(THEMES.iter().cycle()) {
        now.push_str(&format!("{game} {}\n{}\n\n", theme.name, thumbnail(&start(game, theme)).join("\n")));
    }
    let alike = recorded.len() == now.len()
        && recorded.chars().zip(now.chars()).all(|(a, b)| match (a.to_digit(16), b.to_digit(16)) {
            (Some(a), Some(b)) => a.abs_diff(b) <= 1,
            _ => a == b,
        });
    assert!(alike, "look at the pictures, then put this into tests/data/thumbnails.txt:\n{now}");
}

#[test]
fn files_are_what_they_say() {
    let pictures: Vec<String> =
        ["chess", "berolina", "antichess"].map(|game| start(game, &THEMES[0])).to_vec();
    let file = png(&pictures[0]).expect("a picture");
    assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
    let film = gif(&pictures, Pace::default()).expect("an animation");
    assert_eq!(&film[..6], b"GIF89a");
    let mut reader = gif_reader(&film);
    let mut frames = vec![];
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        frames.push((frame.width, frame.height, frame.delay));
    }
    // The three start positions are the same, so only the first frame is complete.
    assert_eq!(frames, [(240, 240, 90), (1, 1, 90), (1, 1, 400)]);
}

fn gif_reader(film: &[u8]) -> ::gif::Decoder<&[u8]> {
    ::gif::Decoder::new(film).expect("a GIF")
}

#[test]
fn what_cannot_be_drawn_is_an_error() {
    assert!(png("no picture").is_err());
    assert!(png("<svg xmlns='http://www.w3.org/2000/svg' width='99999' height='9'/>").is_err());
    assert!(gif(&[], Pace::default()).is_err());
}
