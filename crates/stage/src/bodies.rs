//! The bodies of pieces: the model that the document names, the model with the name of their drawing, or the drawing
//! itself.

use chesswright_draw::path::Point;
use chesswright_draw::pieces::{Figure, Outline, outlines};
use chesswright_draw::{Picture, Style, own_colour, palette, theme};
use chesswright_rules::board::Frame;
use chesswright_rules::definition::model::Sided;
use chesswright_rules::{Rules, Side};
use chesswright_scene::{Body, Drawing, Finish, Form, Outline as Part, SideView, Vec2};

/// The bodies of a game, and the index of the body of each kind.
pub(crate) fn bodies(picture: &Picture, rules: &Rules) -> (Vec<Body>, Vec<u16>) {
    let mut bodies: Vec<Body> = vec![];
    let mut numbers = vec![];
    let flat = bear_chinese(rules);
    let covered = rules.definition().chance.as_ref().and_then(|chance| chance.covered.as_ref());
    for (index, (kind, piece)) in rules.definition().pieces.iter().enumerate() {
        let Some(drawing) = picture.drawings().get(index) else { continue };
        let plain = drawing.badge.is_empty() && !drawing.crowned;
        // Pieces with Chinese characters lie flat, and those that are one of them face down: as discs on boards of lines, as pointed tiles in cells.
        let lies = flat && (piece.character.is_some() || covered == Some(kind));
        let form = match (&drawing.figure, lies, picture.style()) {
            (_, true, Style::Lines) | (Figure::Disc(_) | Figure::Face(_), false, _) => Form::Disc,
            (_, true, _) => Form::Tile,
            _ => Form::Standing,
        };
        let named = rules.definition().look.pieces.get(kind).and_then(|look| look.body.clone());
        let name = match (&drawing.figure, named) {
            (_, Some(name)) => name,
            (Figure::Art(art), None) if plain && form == Form::Standing => art.name.clone(),
            _ => String::new(),
        };
        // A model stands for one kind only. Another kind that asks for the same one gets a body made from its drawing.
        let is_taken = !name.is_empty() && bodies.iter().any(|body| body.name == name);
        let body = Body {
            name: if is_taken { String::new() } else { name },
            drawing: Drawing {
                form,
                parts: outlines(drawing).into_iter().map(part).collect(),
                crowned: drawing.crowned,
                badge: badge(&drawing.badge),
            },
        };
        let known = bodies.iter().position(|other| *other == body).unwrap_or_else(|| {
            bodies.push(body);
            bodies.len() - 1
        });
        numbers.push(known as u16);
    }
    (bodies, numbers)
}

/// Whether the pieces show Chinese characters, as the flat pieces of China and Japan do. Pieces with Thai letters are
/// turned ones that stand.
fn bear_chinese(rules: &Rules) -> bool {
    let ideograph = |sign: &String| sign.chars().any(|sign| ('\u{3400}'..='\u{9fff}').contains(&sign));
    let mut signs = rules.definition().pieces.values().filter_map(|piece| piece.character.as_ref());
    signs.any(|sign| match sign {
        Sided::All(sign) => ideograph(sign),
        Sided::Each(signs) => signs.values().any(ideograph),
    })
}

fn part(outline: Outline) -> Part {
    let shape =
        |points: Vec<Point>| -> Vec<Vec2> { points.into_iter().map(super::places::on_table).collect() };
    match outline {
        Outline::Body(points) => Part::Body(shape(points)),
        Outline::Line(points, width) => Part::Line(shape(points), (width / 100.0) as f32),
        Outline::Spot(points) => Part::Spot(shape(points)),
    }
}

/// The sign on the foot of a piece as strokes, in a box from 0 to 1.
fn badge(sign: &str) -> Vec<Vec<Vec2>> {
    super::marks::pen(sign, Point::new(50.0, 50.0), 60.0)
}

/// The appearance of the sides, and the direction in which their pieces face.
pub(crate) fn sides(rules: &Rules, below: Side) -> Vec<SideView> {
    let definition = rules.definition();
    let geometry = rules.board().geometry();
    let frame = |side: usize| {
        let forward = definition.sides.get(side)?.forward;
        forward.frame(geometry)
    };
    let bottom = frame(below.index()).unwrap_or(Frame::FIRST);
    let angle = |frame: &Frame| f64::from(frame.forward.x).atan2(f64::from(frame.forward.y)).to_degrees();
    (0..definition.sides.len())
        .map(|side| {
            let turn = frame(side).map_or(0.0, |frame| angle(&bottom) - angle(&frame));
            SideView { finish: finish(rules, side), facing: turn.rem_euclid(360.0) as f32 }
        })
        .collect()
}

fn finish(rules: &Rules, side: usize) -> Finish {
    let lacquer = |colour: [u8; 3]| Finish::Lacquer(colour.map(|channel| f32::from(channel) / 255.0));
    if let Some(own) = own_colour(rules.definition(), side) {
        return lacquer(own);
    }
    match palette(rules.definition(), side) {
        palette if palette == theme::TWO[0] => Finish::Light,
        palette if palette == theme::TWO[1] => Finish::Dark,
        palette => lacquer(super::marks::rgb(&palette.dark).unwrap_or([128; 3])),
    }
}
