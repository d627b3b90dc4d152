//! Betza notation in phrases.

use chesswright_rules::betza::describe::{
    Aside, Course, Heading, LegCourse, Motion, Step, Toward, Turn, TurnAngle, describe,
};
use chesswright_rules::betza::mover::{FirstMove, Hop, Leg, Modality, UNLIMITED};
use chesswright_rules::betza::{self, Options};

use super::phrases::Phrase;
use super::term::Phrases;

/// The ways in which a text in Betza notation moves. Whether a long move exposes its piece to a capture en passant is
/// said only if `en_passant`.
pub(crate) fn motions(text: &str, layers: bool, en_passant: bool) -> Vec<Phrase> {
    let options = Options { layers, ..Options::default() };
    match betza::parse(text, &options) {
        Ok(piece) => told(&describe(&piece), en_passant),
        Err(_) => vec![Phrase::MovesAs { text: text.to_owned() }],
    }
}

/// The ways in which a piece moves.
pub(crate) fn told(motions: &[Motion], en_passant: bool) -> Vec<Phrase> {
    match motions.is_empty() {
        true => vec![act(FirstMove::Any, Phrase::CannotMove, vec![])],
        false => motions.iter().map(|motion| of_motion(motion, en_passant)).collect(),
    }
}

fn of_motion(Motion { first, course }: &Motion, en_passant: bool) -> Phrase {
    let first = *first;
    match course {
        Course::Leg(leg) => of_leg(leg, first, en_passant),
        Course::Curve { zigzag, headings, range, how } => curve(*zigzag, headings, *range, how, first),
        Course::Castle { side, squares, from_edge } => {
            let friend = match from_edge {
                0 => Phrase::FriendAtEdge,
                &count => Phrase::FriendFromEdge { count: count.into() },
            };
            let side = toward(*side).into();
            let verb = Phrase::Castles { side, count: u32::from(*squares), friend: friend.into() };
            act(first, verb, vec![])
        }
        Course::Pass => act(first, Phrase::MayPass, vec![]),
        Course::Imitation => act(first, Phrase::Imitates, vec![]),
        Course::Anywhere(how) => {
            let captures = |whom: Option<Phrase>| Phrase::CapturesAnywhere { whom: whom.into() };
            match (how.modality.quiet, victims(how.modality)) {
                (true, None) => act(first, Phrase::MovesAnywhere, vec![]),
                (true, Some(None)) => act(first, Phrase::LeapsAnywhere, vec![]),
                (true, Some(Some(whom))) => {
                    act(first, Phrase::LeapsAnywhere, vec![Phrase::Capturing { whom: whom.into() }])
                }
                (false, Some(whom)) => act(first, captures(whom), vec![]),
                (false, None) => act(first, Phrase::CannotMove, vec![]),
            }
        }
        Course::Legs { steps, as_a_whole } => {
            let mut legs = in_order(steps, en_passant);
            if !as_a_whole.is_empty() {
                let ways = as_a_whole.iter().map(|way| toward(*way)).collect();
                legs.push(Phrase::AsAWhole { ways });
            }
            Phrase::GoInLegs { first: when(first), legs: Phrases(legs) }
        }
    }
}

fn act(first: FirstMove, verb: Phrase, notes: Vec<Phrase>) -> Phrase {
    Phrase::Act { first: when(first), verb: verb.into(), notes: Phrases(notes) }
}

fn when(first: FirstMove) -> Phrases {
    match first {
        FirstMove::Any => Phrases::none(),
        FirstMove::Unmoved => Phrase::OnItsFirstMove.into(),
        FirstMove::ThirdRank => Phrase::OnItsFirstMoveFromThird.into(),
    }
}

/// The legs of a move. Repeated ones are in parentheses.
fn in_order(steps: &[Step], en_passant: bool) -> Vec<Phrase> {
    let mut told: Vec<Phrase> = vec![];
    let mut rest = steps;
    while let Some(next) = rest.first() {
        let here = rest.iter().take_while(|step| step.repeated == next.repeated).count();
        let (these, others) = rest.split_at(here);
        rest = others;
        if next.repeated {
            let legs = these.iter().enumerate().map(|(i, step)| joined(step, i == 0, en_passant)).collect();
            let group = Phrase::GoRepeatedly { legs };
            told.push(if told.is_empty() { group } else { Phrase::GoThen { leg: group.into() } });
        } else {
            let before = told.len();
            told.extend(these.iter().enumerate().map(|(i, step)| joined(step, before + i == 0, en_passant)));
        }
    }
    told
}

fn joined(step: &Step, is_first: bool, en_passant: bool) -> Phrase {
    let leg = of_leg(&step.course, FirstMove::Any, en_passant);
    match (is_first, step.optional) {
        (true, _) => leg,
        (false, true) => Phrase::GoMayThen { leg: leg.into() },
        (false, false) => Phrase::GoThen { leg: leg.into() },
    }
}

/// Whom a leg captures: somebody in particular, or simply an enemy. `None` if it captures nobody.
#[expect(clippy::option_option, reason = "an enemy need not be named")]
fn victims(how: Modality) -> Option<Option<Phrase>> {
    Some(match (how.capture, how.destroy, how.royal, how.en_passant) {
        (true, true, ..) => Some(Phrase::WhomAny),
        (false, true, true, _) => Some(Phrase::WhomFriendOrRoyal),
        (false, true, false, _) => Some(Phrase::WhomFriend),
        (true, false, _, _) => None,
        (false, false, true, _) => Some(Phrase::WhomRoyal),
        (false, false, false, true) => Some(Phrase::WhomEnPassant),
        (false, false, false, false) => return None,
    })
}

fn of_leg(leg: &LegCourse, first: FirstMove, en_passant: bool) -> Phrase {
    let how = &leg.how;
    let quiet = how.modality.quiet;
    if leg.last && leg.back {
        let verb = if quiet { Phrase::DoesReturn } else { Phrase::DoesCaptureBack };
        return act(first, verb, vec![]);
    }
    if !quiet && victims(how.modality).is_none() && how.hop == Hop::None {
        return act(first, Phrase::CannotMove, vec![]);
    }
    let (verb, far, mut notes) = if leg.last { last_leg(leg, first) } else { inner_leg(leg) };
    notes.extend((how.marks_en_passant && en_passant).then_some(Phrase::MayBeCapturedEnPassant));
    notes.extend(leg.as_before.then_some(Phrase::AsFarAsBefore));
    let ways: Vec<Phrase> = leg.headings.iter().flat_map(heading).collect();
    match ways.is_empty() {
        true => act(first, verb, notes),
        false => Phrase::Go {
            first: when(first),
            verb: verb.into(),
            far,
            ways: Phrases(ways),
            notes: Phrases(notes),
        },
    }
}

/// The verb, how far, and what else applies to the last or only leg.
fn last_leg(leg: &LegCourse, first: FirstMove) -> (Phrase, Phrases, Vec<Phrase>) {
    let LegCourse { how, short, .. } = leg;
    let (range, short) = ((how.min, how.max), *short);
    let quiet = how.modality.quiet;
    let whom = victims(how.modality);
    let far = match how.hop {
        Hop::None if short && !quiet && range == (1, UNLIMITED) => Phrases::from(Phrase::FarAtAny),
        Hop::None if short => distance(range).into(),
        _ => Phrases::none(),
    };
    let verb = match (quiet, &whom) {
        (true, None) if first == FirstMove::Any => Phrase::DoesMove,
        (true, None) => Phrase::DoesGo,
        (false, Some(whom)) => Phrase::DoesCapture { whom: whom.clone().into() },
        (false, None) => Phrase::CannotMove,
        _ if how.hop != Hop::None => Phrase::DoesMove,
        _ if !short && how.lame => Phrase::DoesGo,
        _ if !short => Phrase::DoesLeap,
        _ if range == (1, 1) => Phrase::DoesStep,
        _ => Phrase::DoesSlide,
    };
    let mut notes = vec![];
    match how.hop {
        Hop::None if short => {}
        Hop::None => notes.extend(times(range)),
        Hop::Over | Hop::OverMany | Hop::Behind => {
            notes.push(match how.hop {
                Hop::Over => Phrase::ByHoppingOne,
                Hop::OverMany => Phrase::ByHoppingMany,
                _ => Phrase::ByHoppingBehind,
            });
            if range != (1, UNLIMITED) {
                match short {
                    true => notes.push(Phrase::InAll { far: distance(range).into() }),
                    false => notes.extend(times(range)),
                }
            }
        }
    }
    notes.extend(match (quiet, &whom) {
        (true, None) => Some(Phrase::WithoutCapturing),
        (true, Some(Some(whom))) => Some(Phrase::CapturingOnly { whom: whom.clone().into() }),
        _ => None,
    });
    if how.modality.en_passant && whom != Some(Some(Phrase::WhomEnPassant)) {
        notes.push(Phrase::AlsoEnPassant);
    }
    if how.lame && !short {
        notes.push(match leg.oblique {
            Some((a, b)) => Phrase::LameOblique { straight: u32::from(b - a), diagonal: u32::from(a) },
            None => Phrase::LameStraight,
        });
    }
    if how.jump > 0 {
        notes.push(match short {
            true => Phrase::JumpingFirst { count: u32::from(how.jump) },
            false => Phrase::IfSomethingBetween,
        });
    }
    if how.spares_royals {
        notes.push(Phrase::SparingRoyals);
    }
    if how.unloads {
        notes.push(if leg.only { Phrase::ChangingPlaces } else { Phrase::PuttingBack });
    }
    if how.wraps {
        notes.push(Phrase::EdgesJoined);
    }
    (verb, far, notes)
}

/// The verb, how far, and what else applies to a leg that is not the last.
fn inner_leg(leg: &LegCourse) -> (Phrase, Phrases, Vec<Phrase>) {
    let LegCourse { how, short, .. } = leg;
    let (range, short) = ((how.min, how.max), *short);
    let single = range == (1, 1);
    let mut far = Phrases::from(short.then(|| distance(range)));
    let mut notes: Vec<Phrase> = if short { vec![] } else { times(range).into_iter().collect() };
    let verb = match (how.modality.quiet, victims(how.modality), how.hop != Hop::None) {
        (true, None, false) => {
            notes.extend(single.then_some(Phrase::ToEmptySquare));
            Phrase::DoesGo
        }
        (true, None, true) if single => {
            notes.push(Phrase::WhateverStands);
            Phrase::DoesGo
        }
        (_, None, true) if single => {
            notes.push(Phrase::OntoPiece);
            Phrase::DoesGo
        }
        (_, None, _) => {
            far = Phrases::none();
            notes = vec![Phrase::UpToFirstPiece];
            Phrase::DoesGo
        }
        (false, Some(whom), false) => {
            if short && range == (1, UNLIMITED) {
                far = Phrase::FarAtAny.into();
            }
            Phrase::DoesCapture { whom: whom.into() }
        }
        (true, Some(whom), false) => Phrase::DoesMoveOrCapture { whom: whom.into() },
        (_, Some(_), true) => {
            notes.push(Phrase::CapturingOrLeaving);
            Phrase::DoesGo
        }
    };
    if how.lame && !short {
        notes.push(Phrase::LameStraight);
    }
    if how.jump > 0 {
        notes.push(if short { Phrase::JumpingFirst { count: 1 } } else { Phrase::IfSomethingBetween });
    }
    if how.unloads {
        notes.push(Phrase::PuttingBack);
    }
    if how.wraps {
        notes.push(Phrase::EdgesJoined);
    }
    (verb, far, notes)
}

fn curve(zigzag: bool, headings: &[Heading], range: (u16, u16), how: &Leg, first: FirstMove) -> Phrase {
    let verb = if zigzag { Phrase::DoesZigzag } else { Phrase::DoesCurve };
    let (least, most) = (u32::from(range.0), u32::from(range.1));
    let mut notes = vec![];
    match range {
        (1, UNLIMITED) => {}
        (_, UNLIMITED) => notes.push(Phrase::StepsAtLeast { count: least }),
        (a, b) if a == b => notes.push(Phrase::StepsExactly { count: most }),
        (1, _) => notes.push(Phrase::StepsUpTo { count: most }),
        _ => notes.extend([Phrase::StepsAtLeast { count: least }, Phrase::StepsUpTo { count: most }]),
    }
    notes.push(if zigzag { Phrase::TurningByTurns } else { Phrase::TurningTheSameWay });
    if !how.modality.quiet && how.modality.capture {
        notes.push(Phrase::OnlyToCapture);
    } else {
        // Each step is as short as that of a king.
        let step = LegCourse {
            how: Leg { min: 1, max: 1, ..*how },
            headings: vec![],
            short: true,
            oblique: None,
            last: true,
            only: false,
            back: false,
            as_before: false,
        };
        notes.extend(last_leg(&step, first).2);
    }
    Phrase::Go {
        first: when(first),
        verb: verb.into(),
        far: Phrases::none(),
        ways: headings.iter().flat_map(heading).collect(),
        notes: Phrases(notes),
    }
}

/// A range: any distance, up to three squares.
fn distance((min, max): (u16, u16)) -> Phrase {
    let (least, most) = (u32::from(min), u32::from(max));
    match (min, max) {
        (1, UNLIMITED) => Phrase::FarAny,
        (_, UNLIMITED) => Phrase::FarAtLeast { count: least },
        (min, max) if min == max => Phrase::FarExactly { count: least },
        (1, _) => Phrase::FarUpTo { count: most },
        _ => Phrase::FarBetween { least, most },
    }
}

/// A number of leaps. `None` for a single one.
fn times((min, max): (u16, u16)) -> Option<Phrase> {
    let (least, most) = (u32::from(min), u32::from(max));
    Some(match (min, max) {
        (1, 1) => return None,
        (1, UNLIMITED) => Phrase::TimesAny,
        (_, UNLIMITED) => Phrase::TimesAtLeast { count: least },
        (min, max) if min == max => Phrase::TimesExactly { count: least },
        (1, _) => Phrase::TimesUpTo { count: most },
        _ => Phrase::TimesBetween { least, most },
    })
}

fn heading(heading: &Heading) -> Vec<Phrase> {
    let of_squares = |count: u16, ways: Vec<Phrase>| Phrase::WaysOfSquares {
        others: Phrases::none(),
        count: count.into(),
        ways: Phrases(ways),
    };
    match heading {
        Heading::Toward { squares, ways } => {
            let ways: Vec<Phrase> = ways.iter().map(|way| toward(*way)).collect();
            match squares.split_last() {
                None => ways,
                Some((last, others)) => {
                    let others = others.iter().map(|&count| Phrase::OrOfSquares { count: count.into() });
                    vec![Phrase::WaysOfSquares {
                        others: others.collect(),
                        count: u32::from(*last),
                        ways: Phrases(ways),
                    }]
                }
            }
        }
        Heading::Oblique { leap, only } => {
            let ways: Phrases = only.iter().map(aside).collect();
            let only = Phrases::from((!ways.is_empty()).then_some(Phrase::OnlyWays { ways }));
            vec![match *leap {
                (1, 2) => Phrase::LikeAKnight { explained: only },
                (a, b) => Phrase::ObliqueLeap { far: b.into(), aside: a.into(), only },
            }]
        }
        Heading::Layers(x, y, z) => vec![Phrase::ThroughLayers { leap: format!("({x},{y},{z})") }],
        Heading::Turn { leap, turns } => {
            let turns: Vec<Phrase> = turns.iter().map(|each| turn(*each)).collect();
            match *leap {
                None => turns,
                Some((1, 2)) => vec![Phrase::TurningKnight { turns: Phrases(turns) }],
                Some((0, n)) => vec![of_squares(n, turns)],
                Some((a, b)) if a == b => vec![of_squares(a, turns)],
                Some((a, b)) => {
                    vec![Phrase::TurningOblique { far: b.into(), aside: a.into(), turns: Phrases(turns) }]
                }
            }
        }
        Heading::Outward { leap } => {
            let outward = || Phrases::from(Phrase::Outward);
            vec![match *leap {
                None => Phrase::Outward,
                Some((1, 2)) => Phrase::TurningKnight { turns: outward() },
                Some((0, n)) => of_squares(n, vec![Phrase::OutwardOrthogonally]),
                Some((a, b)) if a == b => of_squares(a, vec![Phrase::OutwardDiagonally]),
                Some((a, b)) => Phrase::TurningOblique { far: b.into(), aside: a.into(), turns: outward() },
            }]
        }
    }
}

fn toward(way: Toward) -> Phrase {
    match way {
        Toward::InAnyDirection => Phrase::InAnyDirection,
        Toward::Orthogonally => Phrase::Orthogonally,
        Toward::Diagonally => Phrase::Diagonally,
        Toward::StraightForward => Phrase::StraightForward,
        Toward::StraightBackward => Phrase::StraightBackward,
        Toward::StraightForwardOrBackward => Phrase::StraightForwardOrBackward,
        Toward::StraightOrDiagonallyForward => Phrase::StraightOrDiagonallyForward,
        Toward::StraightOrDiagonallyBackward => Phrase::StraightOrDiagonallyBackward,
        Toward::DiagonallyForward => Phrase::DiagonallyForward,
        Toward::DiagonallyBackward => Phrase::DiagonallyBackward,
        Toward::DiagonallyRight => Phrase::DiagonallyRight,
        Toward::DiagonallyLeft => Phrase::DiagonallyLeft,
        Toward::DiagonallyForwardRight => Phrase::DiagonallyForwardRight,
        Toward::DiagonallyForwardLeft => Phrase::DiagonallyForwardLeft,
        Toward::DiagonallyBackwardRight => Phrase::DiagonallyBackwardRight,
        Toward::DiagonallyBackwardLeft => Phrase::DiagonallyBackwardLeft,
        Toward::Forward => Phrase::Forward,
        Toward::Backward => Phrase::Backward,
        Toward::ForwardOrBackward => Phrase::ForwardOrBackward,
        Toward::Sideways => Phrase::Sideways,
        Toward::Right => Phrase::ToTheRight,
        Toward::Left => Phrase::ToTheLeft,
    }
}

fn aside(aside: &Aside) -> Phrase {
    match aside {
        Aside::Half(way) => toward(*way),
        Aside::Handed { right } => Phrase::HalfHanded { right: *right },
        Aside::Parts(parts) => {
            let part = |&(count, way): &(u16, Toward)| Phrase::SoMany {
                count: count.into(),
                way: toward(way).into(),
            };
            Phrase::Direction { parts: parts.iter().map(part).collect() }
        }
    }
}

fn turn(turn: Turn) -> Phrase {
    let by = |angle: TurnAngle| match angle {
        TurnAngle::At45 => Phrase::At45,
        TurnAngle::AtRightAngle => Phrase::AtRightAngle,
        TurnAngle::At135 => Phrase::At135,
        TurnAngle::OneLeap => Phrase::OneLeapRound,
        TurnAngle::TwoLeaps => Phrase::TwoLeapsRound,
    };
    match turn {
        Turn::AnyButBack => Phrase::TurnAnyButBack,
        Turn::Any => Phrase::InAnyDirection,
        Turn::StraightOn => Phrase::StraightOn,
        Turn::AtRightAngle => Phrase::AtRightAngle,
        Turn::At45 => Phrase::At45,
        Turn::At135 => Phrase::At135,
        Turn::StraightBack => Phrase::StraightBack,
        Turn::Right => Phrase::ToTheRight,
        Turn::Left => Phrase::ToTheLeft,
        Turn::HalfRight => Phrase::HalfRight,
        Turn::HalfLeft => Phrase::HalfLeft,
        Turn::SharplyRight => Phrase::SharplyRight,
        Turn::SharplyLeft => Phrase::SharplyLeft,
        Turn::SameSide(angle) => Phrase::ToSameSide { by: by(angle).into() },
        Turn::OtherSide(angle) => Phrase::ToOtherSide { by: by(angle).into() },
    }
}
