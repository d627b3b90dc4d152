//! What a piece turns into.

use chesswright_rules::definition::model::{ChainPromotion, PromotionDef, PromotionMoment, Sided};

use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::{Counted, Kinds, Phrases, Sides};

/// `chains` says that the piece goes on capturing in the same move.
pub(crate) fn promotion(promotion: &PromotionDef, chains: bool, places: &Places<'_>) -> Vec<Sentence> {
    let PromotionDef { zone, to, on, forced, limit, captures_only, from_hand, last, peaceful, in_chain } =
        promotion;
    let mut told = vec![];
    let cells = places.told(zone);
    let always =
        forced.as_ref().is_none_or(|forced| places.told(forced) == cells || places.is_everywhere(forced));
    let stays = on.contains(&PromotionMoment::Staying);
    let leaves = on.contains(&PromotionMoment::Leaving);
    let arrives = on.contains(&PromotionMoment::Arriving) || on.is_empty();
    // What enters or leaves the zone is all that arrives there or leaves it.
    let enters = on.contains(&PromotionMoment::Entering) && !arrives;
    let arrives = arrives || (enters && leaves);
    let (forms, captures) = (forms(to), *captures_only);
    if leaves || arrives {
        let (forms, cells) = (forms.clone(), cells.clone());
        told.push(match (places.is_everywhere(zone) && arrives, leaves, arrives) {
            (true, ..) => Sentence::PromotesEverywhere { forms, captures, always },
            (_, true, true) => Sentence::PromotesInside { forms, cells, captures, always },
            (_, true, false) => Sentence::PromotesLeaving { forms, cells, captures, always },
            (_, false, _) => Sentence::PromotesArriving { forms, cells, captures, always },
        });
    }
    if enters && !leaves {
        let (forms, cells) = (forms.clone(), cells.clone());
        told.push(Sentence::PromotesEntering { forms, cells, captures, always });
    }
    if chains {
        told.push(match in_chain {
            ChainPromotion::AtEnd => Sentence::PromotesChainEnd,
            ChainPromotion::Stops => Sentence::PromotesChainStops,
            ChainPromotion::AtOnce => Sentence::PromotesChainAtOnce,
        });
    }
    if let Some(region) = forced.as_ref().filter(|_| !always && !is_nowhere(forced.as_ref())) {
        told.push(Sentence::PromotesForced { cells: places.told(region) });
    }
    if stays {
        told.push(Sentence::PromotesStaying { forms, cells, also: leaves || arrives });
    }
    if *from_hand {
        told.push(Sentence::PromotesFromHand);
    }
    if let Some(region) = last {
        told.push(match places.is_everywhere(region) {
            true => Sentence::PromotesLastAnywhere,
            false => Sentence::PromotesLast { cells: places.told(region) },
        });
    }
    if *peaceful {
        told.push(Sentence::PromotesPeacefully);
    }
    if !limit.is_empty() {
        let most = limit.iter().map(|(kind, &most)| (u32::from(most), kind.clone()));
        told.push(limits(most.collect(), to));
        if !always && !is_nowhere(forced.as_ref()) {
            told.push(Sentence::PromotionStuck);
        }
    }
    told
}

/// What it may turn into: the same for all sides, or different for each.
fn forms(to: &Sided<Vec<String>>) -> Phrases {
    match to {
        Sided::All(kinds) => Phrase::OneOf { kinds: Kinds::of(kinds) }.into(),
        Sided::Each(each) => each
            .iter()
            .map(|(side, to)| Phrase::OneOfSide { kinds: Kinds::of(to), side: Sides::one(side) })
            .collect(),
    }
}

/// How many pieces of a kind a side may have by promotion.
fn limits(limit: Vec<(u32, String)>, to: &Sided<Vec<String>>) -> Sentence {
    match (&limit[..], to) {
        ([(1, kind)], Sided::All(to)) if to[..] == [kind.clone()] => {
            Sentence::PromotionLimitOne { kind: Kinds::one(kind) }
        }
        _ => Sentence::PromotionLimits { held: Counted(limit) },
    }
}

fn is_nowhere(region: Option<&Sided<String>>) -> bool {
    matches!(region, Some(Sided::All(none)) if none.trim() == "none")
}
