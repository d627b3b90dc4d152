//! A kind of piece in words.

use chesswright_rules::definition::model::{FirstMoveRule, PieceDef, PromotionDef, PromotionMoment, Sided};

use super::moves::move_words;
use super::places::Places;
use super::{PieceWords, capital, count, list, plural, sentence};

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
    let mut lines: Vec<String> = moves.iter().map(|m| sentence(&move_words(m, places))).collect();
    if moves.is_empty() {
        lines.push("It cannot move.".into());
    }
    let says_initial =
        moves.iter().any(|m| m.betza.contains('i') || m.steps.as_ref().is_some_and(|s| s.initial));
    match first_move {
        _ if !says_initial => {}
        FirstMoveRule::Home => {}
        FirstMoveRule::Unmoved => lines.push("First moves are for pieces that have never moved.".into()),
        FirstMoveRule::In(region) => {
            lines.push(format!("First moves may be made from {}.", places.words(region)))
        }
    }
    if let Some(region) = confined {
        lines.push(format!("It never leaves {}.", places.words(region)));
    }
    if *royal {
        lines.push("Royal: it is to be kept safe from capture.".into());
    }
    if let Some(most) = royal_up_to {
        let with = match royal_with.is_empty() {
            true => String::new(),
            false => format!(", each {} counted with it", list(royal_with, "and")),
        };
        lines.push(format!("It is royal only while its side has no more than {most} of it{with}."));
    }
    if !startled_by.is_empty() {
        let kinds = list(startled_by, "or");
        lines.push(format!(
            "Its first move is lost when an enemy {kinds} comes to stare at it, or while it is in check."
        ));
    }
    if let Some(promotion) = promotion {
        lines.extend(promotion_words(promotion, places));
    }
    if let Some(kinds) = capturable_by {
        lines.push(match kinds.is_empty() {
            true => "Nothing may capture it.".into(),
            false => format!("It may be captured only by a {}.", list(kinds, "or")),
        });
    }
    if !no_hop_over.is_empty() {
        let kinds: Vec<String> = no_hop_over.iter().map(|kind| plural(kind)).collect();
        lines.push(format!("It may not hop over {}.", list(&kinds, "or")));
    }
    if let Some(kind) = captured_as {
        lines.push(format!("Captured, it becomes a {kind}."));
    }
    lines.extend(drop.iter().flat_map(|rule| super::hand::drop(rule, name, places)));
    if let Some(value) = value {
        lines.push(format!("It counts as {} pawns.", f64::from(*value) / 100.0));
    }
    PieceWords {
        name: capital(&name.replace('-', " ")),
        sign: signs(letter, also, character.as_ref()),
        lines,
    }
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

fn promotion_words(promotion: &PromotionDef, places: &Places<'_>) -> Vec<String> {
    let PromotionDef { zone, to, on, forced, limit, captures_only, from_hand, last, peaceful } = promotion;
    let moment = match (
        on.contains(&PromotionMoment::Leaving),
        on.contains(&PromotionMoment::Arriving) || on.is_empty(),
    ) {
        (true, true) => "begins or ends",
        (true, false) => "begins",
        _ => "ends",
    };
    let into = match to {
        Sided::All(kinds) => format!("a {}", list(kinds, "or")),
        Sided::Each(each) => {
            let each: Vec<String> =
                each.iter().map(|(side, kinds)| format!("{side} into a {}", list(kinds, "or"))).collect();
            each.join("; ")
        }
    };
    let into = if into.contains(" into a ") { format!(": {into}") } else { format!(" into {into}") };
    let by = if *captures_only { "a capture" } else { "a move" };
    let zone_words = places.words(zone);
    let stays = on.contains(&PromotionMoment::Staying);
    let mut lines = vec![match on[..] {
        [PromotionMoment::Staying] => format!(
            "Standing on {zone_words} it may promote{into} instead of moving, on its cell or on an empty cell the new piece could go to."
        ),
        _ => format!("It promotes{into} when {by} of it {moment} on {zone_words}."),
    }];
    match forced {
        None => {}
        Some(Sided::All(none)) if none.trim() == "none" => {
            lines.push("It may always stay what it is.".into())
        }
        Some(region) => {
            let words = places.words(region);
            if words == "any cell" {
                lines.push("It must promote there.".into());
            } else if words != zone_words {
                lines.push(format!("It must promote on {words}; before that it may stay what it is."));
            }
        }
    }
    if stays && on.len() > 1 {
        lines.push("It may promote instead of moving, on its cell there or on an empty cell the new piece could go to.".into());
    }
    if *from_hand {
        lines.push("The new piece is taken from the hand: only what is there can be chosen.".into());
    }
    if let Some(region) = last {
        lines.push(format!("The last one of a side promotes on {} instead.", places.words(region)));
    }
    if *peaceful {
        lines.push("Promoting may neither give check nor attack anything with the new piece.".into());
    }
    if !limit.is_empty() {
        let most: Vec<String> = limit.iter().map(|(kind, &most)| count(usize::from(most), kind)).collect();
        lines.push(format!(
            "There may not be more than {} of a side on the board by promotion.",
            list(&most, "and")
        ));
    }
    lines
}
