//! A kind of piece.

use chesswright_rules::definition::model::{FirstMoveRule, MoveDef, PieceDef, Sided};

use super::PieceSentences;
use super::by_side::by_side;
use super::phrases::Sentence;
use super::places::Places;
use super::term::Kinds;

pub(crate) fn piece(name: &str, piece: &PieceDef, places: &Places<'_>) -> PieceSentences {
    let PieceDef {
        letter,
        also,
        character,
        moves,
        royal,
        royal_up_to,
        royal_with,
        value,
        confined,
        first_move,
        promotion,
        capturable_by,
        no_hop_over,
        startled_by,
        captured_as,
        drop,
    } = piece;
    let definition = places.rules().definition();
    let en_passant = definition.pieces.values().flat_map(|piece| &piece.moves).any(captures_en_passant);
    let mut told: Vec<Sentence> = moves
        .iter()
        .filter(|moves| !faces(moves, *royal))
        .map(|moves| super::moves::moves(moves, en_passant, places))
        .collect();
    if moves.is_empty() {
        told.push(Sentence::NeverMoves);
    }
    if moves.iter().any(|m| faces(m, *royal)) {
        told.push(Sentence::FacesRoyal { kind: Kinds::one(name) });
    }
    let says_initial =
        moves.iter().any(|m| m.betza.contains('i') || m.steps.as_ref().is_some_and(|s| s.initial));
    match first_move {
        _ if !says_initial => {}
        FirstMoveRule::Home => {}
        FirstMoveRule::Unmoved => {}
        FirstMoveRule::In(region) if places.is_everywhere(region) => {
            told.push(Sentence::FirstMoveAlways);
        }
        FirstMoveRule::In(region) => told.push(Sentence::FirstMoveOn { cells: places.told(region) }),
    }
    if moves.iter().any(captures_en_passant) {
        told.push(Sentence::EnPassant);
    }
    if let Some(region) = confined {
        told.push(Sentence::Confined { cells: places.told(region) });
    }
    if *royal {
        let check = &definition.check;
        let bound = |bound: bool| Some(if bound { Sentence::RoyalChecked } else { Sentence::RoyalLost });
        told.extend(by_side(&check.binding, &definition.sides, |side| check.binding_for(side), bound));
    }
    if let Some(most) = royal_up_to {
        let count = u32::from(*most);
        told.push(match (most, royal_with.is_empty()) {
            (1, true) => Sentence::RoyalLast,
            (1, false) => {
                let kinds = Kinds::of(&[&[name.to_owned()], &royal_with[..]].concat());
                Sentence::RoyalWithout { kinds }
            }
            (_, true) => Sentence::RoyalUpTo { count },
            (_, false) => Sentence::RoyalUpToWith { count, kinds: Kinds::of(royal_with) },
        });
    }
    if !startled_by.is_empty() {
        told.push(Sentence::Startled { kinds: Kinds::of(startled_by) });
    }
    if let Some(promotion) = promotion {
        told.extend(super::promotion::promotion(promotion, definition.has_chains(), places));
    }
    if let Some(kinds) = capturable_by {
        let others: Vec<&String> = definition.pieces.keys().filter(|kind| !kinds.contains(kind)).collect();
        told.push(match (kinds.is_empty(), others.len() < kinds.len()) {
            (true, _) => Sentence::NotCapturable,
            (_, true) => Sentence::NotCapturableBy { kinds: Kinds::of(&others) },
            _ => Sentence::CapturableBy { kinds: Kinds::of(kinds) },
        });
    }
    if !no_hop_over.is_empty() {
        told.push(Sentence::NoHopOver { kinds: Kinds::of(no_hop_over) });
    }
    if let Some(kind) = captured_as {
        told.push(Sentence::CapturedAs { kind: Kinds::one(kind) });
    }
    told.extend(drop.iter().flat_map(|rule| super::hand::drop(rule, name, places)));
    if let Some(value) = value {
        told.push(Sentence::Value { pawns: f64::from(*value) / 100.0 });
    }
    PieceSentences { kind: name.to_owned(), sign: signs(letter, also, character.as_ref()), told }
}

/// The letters and characters of a kind: `R, 車`.
fn signs(letter: &Sided<String>, also: &[String], character: Option<&Sided<String>>) -> String {
    let each = |signs: &Sided<String>| match signs {
        Sided::All(sign) => vec![sign.to_uppercase()],
        Sided::Each(each) => each.values().map(|sign| sign.to_uppercase()).collect(),
    };
    let mut all = each(letter);
    all.extend(also.iter().map(|letter| letter.to_uppercase()));
    all.extend(character.into_iter().flat_map(each));
    let mut seen: Vec<String> = vec![];
    all.retain(|sign| {
        !seen.contains(sign) && {
            seen.push(sign.clone());
            true
        }
    });
    all.join(", ")
}

/// A move that is never made. Through it, royals attack each other along an open file.
fn faces(moves: &MoveDef, royal: bool) -> bool {
    royal && moves.betza == "fkR"
}

fn captures_en_passant(moves: &MoveDef) -> bool {
    moves.betza.contains('e') || moves.steps.as_ref().is_some_and(|steps| steps.modality.contains('e'))
}
