//! What a piece turns into, in words.

use chesswright_rules::definition::model::{PromotionDef, PromotionMoment, Sided};

use super::places::Places;
use super::{a, count, list, named, one_of};

pub(crate) fn promotion(promotion: &PromotionDef, places: &Places<'_>) -> Vec<String> {
    let PromotionDef { zone, to, on, forced, limit, captures_only, from_hand, last, peaceful } = promotion;
    let mut lines = vec![];
    let zone_words = places.words(zone);
    let always = forced
        .as_ref()
        .is_none_or(|forced| places.words(forced) == zone_words || places.is_everywhere(forced));
    let stays = on.contains(&PromotionMoment::Staying);
    let sided: Vec<String>;
    let into = match to {
        Sided::All(kinds) => one_of(kinds),
        Sided::Each(each) => {
            sided = each.iter().map(|(side, to)| format!("{} ({side})", one_of(to))).collect();
            list(&sided, "or to")
        }
    };
    let by = if *captures_only { "capture" } else { "move" };
    let (leaves, arrives) =
        (on.contains(&PromotionMoment::Leaving), on.contains(&PromotionMoment::Arriving) || on.is_empty());
    if leaves || arrives {
        lines.push(match (places.is_everywhere(zone) && arrives, always, leaves, arrives) {
            (true, true, ..) => format!("It turns into {into} with every {by}."),
            (true, false, ..) => format!("It may turn into {into} with every {by}."),
            (_, true, true, true) => {
                format!("It promotes to {into} when a {by} of it begins or ends on {zone_words}.")
            }
            (_, false, true, true) => {
                format!("It may promote to {into} when a {by} of it begins or ends on {zone_words}.")
            }
            (_, true, true, false) => {
                format!("It promotes to {into} when a {by} of it begins on {zone_words}.")
            }
            (_, false, true, false) => {
                format!("It may promote to {into} when a {by} of it begins on {zone_words}.")
            }
            (_, true, ..) => format!("When a {by} takes it to {zone_words}, it promotes to {into}."),
            (_, false, ..) => format!("When a {by} takes it to {zone_words}, it may promote to {into}."),
        });
    }
    if let Some(region) = forced.as_ref().filter(|_| !always && !is_nowhere(forced.as_ref())) {
        lines.push(format!("It must promote on {}.", places.all(region)));
    }
    if stays {
        let may = if leaves || arrives { "It may also" } else { "It may" };
        lines.push(format!(
            "{may} promote to {into} as a move of its own while it stands on {zone_words}: on its cell, or on an empty cell that \
             the new piece could go to from there."
        ));
    }
    if *from_hand {
        lines.push("The new piece is taken from the hand, so only pieces in hand can be chosen.".into());
    }
    if let Some(region) = last {
        lines.push(match places.is_everywhere(region) {
            true => "The last one of a side may promote anywhere.".into(),
            false => format!("The last one of a side promotes on {} instead.", places.words(region)),
        });
    }
    if *peaceful {
        lines.push("A promotion may not give check, and the new piece may not attack anything.".into());
    }
    if !limit.is_empty() {
        lines.push(limits(limit.iter().map(|(kind, &most)| (kind.as_str(), usize::from(most))), to));
        if !always && !is_nowhere(forced.as_ref()) {
            lines.push(
                "It may not move where it must promote while no piece to promote to is available.".into(),
            );
        }
    }
    lines
}

/// How many pieces of a kind a side may have by promotion.
fn limits<'a>(limit: impl Iterator<Item = (&'a str, usize)>, to: &Sided<Vec<String>>) -> String {
    let limit: Vec<(&str, usize)> = limit.collect();
    if let ([(kind, 1)], Sided::All(to)) = (&limit[..], to)
        && to[..] == [(*kind).to_owned()]
    {
        return format!("It may not promote while its side has {} on the board.", a(&named(kind)));
    }
    let most: Vec<String> = limit.iter().map(|(kind, most)| count(*most, kind)).collect();
    format!("A side may not have more than {} by promotion.", list(&most, "and"))
}

fn is_nowhere(region: Option<&Sided<String>>) -> bool {
    matches!(region, Some(Sided::All(none)) if none.trim() == "none")
}
