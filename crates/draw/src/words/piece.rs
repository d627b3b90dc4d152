//! A kind of piece in words.

use chesswright_rules::definition::model::{Definition, FirstMoveRule, MoveDef, PieceDef, Sided};

use super::moves::move_words;
use super::places::Places;
use super::{PieceWords, a, capital, kinds, many_kinds, named, one_of, sentence};

pub(crate) fn piece(name: &str, piece: &PieceDef, places: &Places<'_>) -> PieceWords {
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
    let mut lines: Vec<String> = moves
        .iter()
        .filter_map(|m| Some(sentence(&passing(place(m, *royal, places)?, definition))))
        .collect();
    if moves.is_empty() {
        lines.push("It never moves.".into());
    }
    if moves.iter().any(|m| faces(m, *royal)) {
        lines.push(format!(
            "It attacks the enemy {0} along an open file at any distance: the two may never face each other on a file with no piece between them.",
            named(name)
        ));
    }
    let says_initial =
        moves.iter().any(|m| m.betza.contains('i') || m.steps.as_ref().is_some_and(|s| s.initial));
    match first_move {
        _ if !says_initial => {}
        FirstMoveRule::Home => {}
        FirstMoveRule::Unmoved => {}
        FirstMoveRule::In(region) if places.is_everywhere(region) => {
            lines.push("It may make its long first move from any cell and more than once.".into());
        }
        FirstMoveRule::In(region) => {
            lines.push(format!("Its first move may be made whenever it stands on {}.", places.words(region)))
        }
    }
    if moves
        .iter()
        .any(|m| m.betza.contains('e') || m.steps.as_ref().is_some_and(|s| s.modality.contains('e')))
    {
        lines.push(
            "En passant: an enemy piece that has just passed over a cell with such a long first move may be captured on that cell, but only with the next move."
                .into(),
        );
    }
    if let Some(region) = confined {
        lines.push(format!("It never leaves {}.", places.words(region)));
    }
    if *royal {
        let bound = |side: &str| definition.check.binding_for(side);
        lines.push(match (definition.any_side(bound), definition.every_side(bound)) {
            (true, true) => "Royal: check and checkmate concern this piece.".into(),
            (true, false) => {
                "Royal: check and checkmate concern this piece, or losing it loses the game.".into()
            }
            (false, _) => "Royal: a side that loses it loses the game.".into(),
        });
    }
    if let Some(most) = royal_up_to {
        lines.push(match (most, royal_with.is_empty()) {
            (1, true) => "It is royal only while it is the last of its side.".into(),
            (1, false) => {
                format!(
                    "It is royal only while its side has no other {}.",
                    kinds(&[&[name.to_owned()], &royal_with[..]].concat(), "or")
                )
            }
            (most, true) => format!("It is royal only while its side has no more than {most} of it."),
            (most, false) => format!(
                "It is royal only while its side has no more than {most} of it, each {} counted with it.",
                kinds(royal_with, "and")
            ),
        });
    }
    if !startled_by.is_empty() {
        let startling = kinds(startled_by, "or");
        lines.push(format!(
            "It loses the right to that first move when an enemy {startling} moves into line with it, even with pieces between. It may not make that move while in check."
        ));
    }
    if let Some(promotion) = promotion {
        lines.extend(super::promotion::promotion(promotion, places));
    }
    if let Some(kinds) = capturable_by {
        let others: Vec<&String> = definition.pieces.keys().filter(|kind| !kinds.contains(kind)).collect();
        lines.push(match (kinds.is_empty(), others.len() < kinds.len()) {
            (true, _) => "It cannot be captured.".into(),
            (_, true) => format!("It cannot be captured by {}.", one_of(&others)),
            _ => format!("It can be captured only by {}.", one_of(kinds)),
        });
    }
    if !no_hop_over.is_empty() {
        lines.push(format!("It cannot jump over {}.", many_kinds(no_hop_over, "or")));
    }
    if let Some(kind) = captured_as {
        lines.push(format!("When captured, it becomes {}.", a(&named(kind))));
    }
    lines.extend(drop.iter().flat_map(|rule| super::hand::drop(rule, name, places)));
    if let Some(value) = value {
        lines.push(format!("It counts as {} pawns.", f64::from(*value) / 100.0));
    }
    PieceWords { name: capital(&named(name)), sign: signs(letter, also, character.as_ref()), lines }
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

/// How some of its moves work, unless they are described separately.
fn place(moves: &MoveDef, royal: bool, places: &Places<'_>) -> Option<String> {
    (!faces(moves, royal)).then(|| move_words(moves, places))
}

/// A move that is never made. Through it, royals attack each other along an open file.
fn faces(moves: &MoveDef, royal: bool) -> bool {
    royal && moves.betza == "fkR"
}

/// Mentions en passant after a long first move, but only if some piece can capture en passant.
fn passing(words: String, definition: &Definition) -> String {
    let captures = |moves: &MoveDef| {
        moves.betza.contains('e') || moves.steps.as_ref().is_some_and(|steps| steps.modality.contains('e'))
    };
    let anybody = definition.pieces.values().flat_map(|piece| &piece.moves).any(captures);
    match anybody {
        true => words,
        false => words.replace(", and may then be captured en passant", ""),
    }
}
