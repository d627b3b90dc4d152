//! What the signs in diagrams mean.

use chesswright_draw::SignTexts;
use chesswright_draw::diagram::{Legend, Sort, Way};

use super::speaker::Teller;

/// The meanings of all signs.
pub(crate) fn signs(teller: &Teller<'_>) -> SignTexts {
    let message = |key: &str| teller.message(key, &[]);
    SignTexts {
        heading: message("heading-signs"),
        sign: message("sign"),
        meaning: message("meaning"),
        piece: message("sign-piece"),
        meanings: Legend::all().map(|sign| (sign, message(key(sign)))).collect(),
    }
}

fn key(sign: Legend) -> &'static str {
    match sign {
        Legend::Way(Way::Both(Sort::Always)) => "sign-both",
        Legend::Way(Way::Move(Sort::Always)) => "sign-move",
        Legend::Way(Way::Capture(Sort::Always)) => "sign-capture",
        Legend::Way(Way::Both(Sort::First) | Way::Move(Sort::First)) => "sign-first",
        Legend::Way(Way::Capture(Sort::First)) => "sign-first-capture",
        Legend::Way(Way::Both(Sort::Somewhere)) => "sign-both-somewhere",
        Legend::Way(Way::Move(Sort::Somewhere)) => "sign-move-somewhere",
        Legend::Way(Way::Capture(Sort::Somewhere)) => "sign-capture-somewhere",
        Legend::Way(Way::Both(Sort::Over)) => "sign-both-over",
        Legend::Way(Way::Move(Sort::Over)) => "sign-move-over",
        Legend::Way(Way::Capture(Sort::Over)) => "sign-capture-over",
        Legend::Way(Way::Remote) => "sign-remote",
        Legend::Way(Way::MoveRemote) => "sign-move-remote",
        Legend::Line => "sign-line",
        Legend::Block => "sign-block",
        Legend::Screen => "sign-screen",
    }
}
