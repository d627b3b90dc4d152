//! The list of built-in documents: a new one is added here and in `variants/`.

use crate::Entry;

macro_rules! documents {
    ($($family:literal: $($name:literal)*;)*) => {
        &[$($(Entry {
            name: $name,
            family: $family,
            text: include_str!(concat!("../variants/", $family, "/", $name, ".toml")),
        },)*)*]
    };
}

/// All built-in documents.
pub const DOCUMENTS: &[Entry] = documents! {
    "chess": "chess" "fischerandom" "nocastle" "raazuvaa" "torpedo" "berolina" "pawnsideways" "pawnback" "legan"
        "amazon" "georgian" "almost" "sortofalmost" "chigorin" "perfect" "hoppelpoppel" "newzealand" "nightrider"
        "paradigm" "grasshopper" "knightmate";
    "goals": "kingofthehill" "3check" "5check" "racingkings" "horde" "coregal" "breakthrough" "clobber" "clobber10"
        "fox-and-hounds";
    "losing": "antichess" "giveaway" "codrus" "losers" "misere" "extinction" "kinglet" "threekings";
    "small": "losalamos" "gardner";
    "large": "capablanca" "caparandom" "gothic" "embassy" "janus" "centaur" "gustav3" "modern" "chancellor" "grand"
        "opulent" "tencubed" "shako" "omicron" "troitzky";
    "old": "chaturanga" "makruk" "ai-wok" "asean";
    "xiangqi": "xiangqi" "manchu" "minixiangqi" "janggi" "janggicasual";
    "beyond": "cylinder-chess" "marseillais" "progressive" "glinski" "raumschach" "three-crowns" "lion-hunt"
        "menagerie";
};
