//! What a brush does: the way of a stroke, cut into pieces that are straight or bend once.

use crate::path::Point;

/// How a stroke is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Level, from the left: `h`.
    Level,
    /// Downwards with a blunt end: `v`.
    Down,
    /// Downwards to the left, getting thin: `p`.
    FallLeft,
    /// Downwards to the right, getting broad: `d`.
    FallRight,
    /// A drop: `t`.
    Dot,
    /// Upwards to the right, getting thin: `r`.
    Rise,
    /// Evenly along bends: `q`.
    Round,
    /// The thin end of a stroke that turns back.
    Hook,
}

/// A piece of the way, from its first to its last point. Two points are a straight line, three a bend.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub(super) kind: Kind,
    pub(super) points: Vec<Point>,
    /// Whether the brush turns sharply into the next piece.
    pub(super) turns: bool,
}

/// A stroke: pieces that join.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stroke(pub(super) Vec<Piece>);

impl Stroke {
    /// The stroke of a letter.
    ///
    /// Besides the letters of [`Kind`]: `z` turns at every point, and `zk` ends with a hook to its last one; `vk` is `v`
    /// with a hook; `u` goes down, turns in a bend round its second point and ends with a hook; `s` bends and ends with a
    /// hook. `uu` is `u` without the hook.
    pub(super) fn read(letter: &str, points: Vec<Point>) -> Option<Self> {
        let piece = |kind, points: &[Point]| Piece { kind, points: points.to_vec(), turns: false };
        let one = |kind, many: usize| (points.len() == many).then(|| Self(vec![piece(kind, &points)]));
        match letter {
            "h" => one(Kind::Level, 2),
            "v" => one(Kind::Down, 2),
            "p" => one(Kind::FallLeft, 3),
            "d" => one(Kind::FallRight, 3),
            "t" => one(Kind::Dot, 2),
            "r" => one(Kind::Rise, 2),
            "q" if points.len() >= 3 && points.len() % 2 == 1 => {
                let bends = (0..points.len() - 2).step_by(2);
                Some(Self(bends.map(|i| piece(Kind::Round, &points[i..i + 3])).collect()))
            }
            "z" | "zk" | "vk" if points.len() >= 3 => {
                let hooked = letter != "z";
                let last = points.len() - 2;
                let pieces = (0..=last).map(|i| {
                    let (a, b) = (points[i], points[i + 1]);
                    let level = (b.x - a.x).abs() > (b.y - a.y).abs();
                    let kind = match () {
                        () if hooked && i == last => Kind::Hook,
                        () if level => Kind::Level,
                        () => Kind::Down,
                    };
                    Piece { kind, points: vec![a, b], turns: i < last }
                });
                Some(Self(pieces.collect()))
            }
            "u" | "uu" if points.len() >= 3 => {
                let (from, corner, to) = (points[0], points[1], points[2]);
                let along = |a: Point, b: Point, part: f64| a.plus(b.minus(a).times(part));
                // The bend takes a third of the shorter way.
                let (down, across) = (corner.minus(from).length(), to.minus(corner).length());
                let bend = down.min(across) * 0.42;
                let (enter, leave) =
                    (along(corner, from, bend / down.max(1.0)), along(corner, to, bend / across.max(1.0)));
                let mut pieces = vec![
                    piece(Kind::Round, &[from, along(from, enter, 0.5), enter]),
                    piece(Kind::Round, &[enter, corner, leave]),
                    piece(Kind::Round, &[leave, along(leave, to, 0.5), to]),
                ];
                if let (Some(hook), true) = (points.get(3), letter == "u") {
                    pieces.push(piece(Kind::Hook, &[to, *hook]));
                }
                Some(Self(pieces))
            }
            "s" if points.len() == 4 => {
                Some(Self(vec![piece(Kind::Round, &points[..3]), piece(Kind::Hook, &points[2..])]))
            }
            _ => None,
        }
    }
}
