//! Moves, in Betza notation or as vectors.

use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::{MoveDef, StepsDef};

use super::PieceSentences;
use super::motions::motions;
use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::Phrases;
use super::triggers::conditions_of_moves;

/// A group of moves of a piece, and where they apply. Whether a long move exposes its piece to a capture en passant is
/// said only where some piece captures so.
pub(crate) fn moves(moves: &MoveDef, en_passant: bool, places: &Places<'_>) -> Sentence {
    let MoveDef { betza, steps, from, to, within, when } = moves;
    let geometry = places.rules().board().geometry();
    let mut ways = vec![];
    if !betza.is_empty() {
        ways.extend(motions(betza, geometry == Geometry::Layers, en_passant));
    }
    ways.extend(steps.as_ref().map(|steps| told(steps, en_passant, geometry)));
    let region = |text: &Option<_>| text.as_ref().map(|text| places.told(text));
    let only = match (region(from), region(to)) {
        (Some(from), Some(to)) => Some(Phrase::OnlyFromTo { from, to }),
        (Some(from), None) => Some(Phrase::OnlyFrom { from }),
        (None, Some(to)) => Some(Phrase::OnlyTo { to }),
        (None, None) => None,
    };
    Sentence::Moves {
        ways: Phrases(ways),
        only: only.into(),
        within: Phrases::from(region(within).map(|cells| Phrase::OnlyWithin { cells })),
        when: (!when.is_empty())
            .then(|| Phrase::OnlyWhile { tests: conditions_of_moves(when, places) })
            .into(),
    }
}

/// The ways of plain leaps, which say where a rule applies.
pub(crate) fn leaps(text: &str, places: &Places<'_>) -> Phrases {
    let layers = places.rules().board().geometry() == Geometry::Layers;
    Phrases(motions(text, layers, false))
}

fn told(steps: &StepsDef, en_passant: bool, geometry: Geometry) -> Phrase {
    let StepsDef { vectors, range, least, modality, initial, marks_en_passant } = steps;
    let ways = all_of_a_kind(vectors, geometry).unwrap_or_else(|| {
        let named: Vec<Phrase> = vectors.iter().filter_map(|vector| direction(vector, geometry)).collect();
        match named.len() == vectors.len() && vectors.len() <= 6 {
            true => named,
            false => vec![Phrase::InDirections { count: vectors.len() as u32 }],
        }
    });
    let leap = matches!(ways[..], [Phrase::LikeAKnight { .. } | Phrase::LikeAKnightInLayers { .. }, ..]);
    let verb = match (u32::from(*least), u32::from(*range)) {
        (_, 0) => Phrase::Slides,
        (1, 1) if leap => Phrase::Leaps,
        (1, 1) => Phrase::StepsOne,
        (least, range) if least == range => Phrase::GoesExactly { count: range },
        (least, range) => Phrase::GoesBetween { least, most: range },
    };
    Phrase::Steps {
        first: initial.then_some(Phrase::OnItsFirstMove).into(),
        verb: verb.into(),
        ways: Phrases(ways),
        purpose: purpose(modality).collect(),
        free: (*range > 1).then_some(Phrase::IfNothingBetween).into(),
        passing: (*marks_en_passant && en_passant).then_some(Phrase::MayBeCapturedEnPassant).into(),
    }
}

/// Whether the move is for capturing, and whom.
fn purpose(modality: &str) -> impl Iterator<Item = Phrase> {
    let says = |letter: char| modality.contains(letter);
    let any = modality.is_empty();
    let purpose = match (says('m') || any, says('c') || any, says('e')) {
        (true, true, _) | (false, false, false) => None,
        (true, false, _) => Some(Phrase::WithoutCapturing),
        (false, true, true) => Some(Phrase::ToCaptureAlsoEnPassant),
        (false, true, false) => Some(Phrase::ToCapture),
        (false, false, true) => Some(Phrase::ToCaptureEnPassant),
    };
    let whom = match (says('d'), says('k')) {
        (true, _) => Some(Phrase::CapturingOwn),
        (false, true) if !says('c') => Some(Phrase::ToCaptureRoyal),
        (false, _) => None,
    };
    purpose.into_iter().chain(whom)
}

/// One name for all directions of a kind. In three dimensions there are too many to list.
fn all_of_a_kind(vectors: &[Vec<i16>], geometry: Geometry) -> Option<Vec<Phrase>> {
    if geometry == Geometry::Hex {
        return None;
    }
    let dimensions = if geometry == Geometry::Layers { 3 } else { 2 };
    let mut shapes: Vec<Vec<i16>> = vectors.iter().map(|vector| sizes(vector, dimensions)).collect();
    shapes.sort();
    shapes.dedup();
    let names: Vec<Phrase> = shapes
        .iter()
        .map(|shape| {
            let full = vectors_of(shape);
            let here = vectors.iter().filter(|vector| sizes(vector, dimensions) == *shape).count();
            let name = match (&shape[..], dimensions) {
                ([0, 1], 2) => Phrase::Orthogonally,
                ([1, 1], 2) => Phrase::Diagonally,
                ([1, 2], 2) => Phrase::LikeAKnight { explained: Phrases::none() },
                ([0, 0, 1], 3) => Phrase::OrthogonallyInLayers,
                ([0, 1, 1], 3) => Phrase::DiagonallyInLayers,
                ([1, 1, 1], 3) => Phrase::SpaceDiagonally,
                ([0, 1, 2], 3) => Phrase::LikeAKnightInLayers { explained: Phrases::none() },
                _ => return None,
            };
            (here == full).then_some(name)
        })
        .collect::<Option<_>>()?;
    match names.len() {
        0 => None,
        3 if dimensions == 3 => Some(vec![Phrase::InAnyDirectionInLayers]),
        2 if dimensions == 2 => Some(vec![Phrase::InAnyDirection]),
        _ => Some(names),
    }
}

/// The lengths of a vector along the axes, in sorted order: its shape.
fn sizes(vector: &[i16], dimensions: usize) -> Vec<i16> {
    let mut sizes: Vec<i16> = (0..dimensions).map(|i| vector.get(i).copied().unwrap_or(0).abs()).collect();
    sizes.sort_unstable();
    sizes
}

/// How many vectors have these lengths, in any order and with any signs.
fn vectors_of(shape: &[i16]) -> usize {
    let mut orders = vec![];
    let n = shape.len();
    for places in 0..n.pow(n as u32) {
        let order: Vec<usize> = (0..n).map(|i| places / n.pow(i as u32) % n).collect();
        if (0..n).all(|i| order.contains(&i)) {
            let sizes: Vec<i16> = order.iter().map(|&i| shape[i]).collect();
            if !orders.contains(&sizes) {
                orders.push(sizes);
            }
        }
    }
    orders.len() << shape.iter().filter(|&&size| size != 0).count()
}

/// A step as the mover sees it, if there are words for it.
fn direction(vector: &[i16], geometry: Geometry) -> Option<Phrase> {
    let get = |i: usize| vector.get(i).copied().unwrap_or(0);
    let (x, y, z) = (get(0), get(1), get(2));
    if geometry == Geometry::Hex {
        return Some(match (x, y) {
            (0, 1) => Phrase::StraightAhead,
            (0, -1) => Phrase::StraightBack,
            (1, 0) => Phrase::AheadRight,
            (-1, 1) => Phrase::AheadLeft,
            (1, -1) => Phrase::BackRight,
            (-1, 0) => Phrase::BackLeft,
            _ => return None,
        });
    }
    let along = [
        (y, Phrase::Forward, Phrase::Back),
        (x, Phrase::ToTheRight, Phrase::ToTheLeft),
        (z, Phrase::Up, Phrase::Down),
    ];
    let part = |(n, more, less): (i16, Phrase, Phrase)| {
        let way = if n > 0 { more } else { less };
        match u32::from(n.unsigned_abs()) {
            0 => None,
            1 => Some(way),
            count => Some(Phrase::SoFar { count, way: way.into() }),
        }
    };
    Some(Phrase::Direction { parts: along.into_iter().filter_map(part).collect() })
}

/// The cells of the knight's leap are explained once: at the knight's own move, or where a move is first compared to
/// it.
pub(crate) fn explain_the_knight(pieces: &mut [PieceSentences], geometry: Geometry) {
    let own = pieces.iter_mut().filter(|piece| piece.kind == "knight").flat_map(|piece| &mut piece.told);
    for sentence in own {
        if let Sentence::Moves { ways, only, within, when } = sentence
            && only.is_empty()
            && within.is_empty()
            && when.is_empty()
            && is_knights_leap(&ways.0)
        {
            *ways = match geometry {
                Geometry::Hex => Phrase::LeapsAsHexKnight.into(),
                Geometry::Square | Geometry::Layers => Phrase::LeapsAsKnight.into(),
            };
            return;
        }
    }
    for sentence in pieces.iter_mut().flat_map(|piece| &mut piece.told) {
        if let Sentence::Moves { ways, .. } = sentence
            && ways.0.iter_mut().any(|way| explain(way, geometry))
        {
            return;
        }
    }
}

fn is_knights_leap(ways: &[Phrase]) -> bool {
    let knight =
        |ways: &Phrases| matches!(&ways.0[..], [Phrase::LikeAKnight { explained }] if explained.is_empty());
    match ways {
        [Phrase::Go { first, verb, far: _, ways, notes }] => {
            first.is_empty() && notes.is_empty() && verb.0 == [Phrase::DoesLeap] && knight(ways)
        }
        [Phrase::Steps { first, verb, ways, purpose, free, passing }] => {
            let plain = [first, purpose, free, passing].iter().all(|part| part.is_empty());
            plain && verb.0 == [Phrase::Leaps] && knight(ways)
        }
        _ => false,
    }
}

/// Explains the knight's leap where a way of moving is compared to it. Whether it is.
fn explain(way: &mut Phrase, geometry: Geometry) -> bool {
    match way {
        Phrase::Go { ways, notes, .. } => {
            // How it goes without jumping is an explanation.
            let lame = matches!(notes.0[..], [Phrase::LameOblique { .. }, ..]);
            !lame && ways.0.iter_mut().any(|way| explain(way, geometry))
        }
        Phrase::GoInLegs { legs, .. } | Phrase::GoRepeatedly { legs } => {
            legs.0.iter_mut().any(|leg| explain(leg, geometry))
        }
        Phrase::GoThen { leg } | Phrase::GoMayThen { leg } => {
            leg.0.iter_mut().any(|leg| explain(leg, geometry))
        }
        Phrase::Steps { ways, .. } => ways.0.iter_mut().any(|way| explain(way, geometry)),
        Phrase::LikeAKnight { explained } | Phrase::LikeAKnightInLayers { explained }
            if explained.is_empty() =>
        {
            *explained = match geometry {
                Geometry::Hex => Phrase::ThatIsNearest.into(),
                Geometry::Square | Geometry::Layers => Phrase::ThatIsTwoAndOne.into(),
            };
            true
        }
        _ => false,
    }
}
