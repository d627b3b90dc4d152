//! The list of built-in documents. To add a document, add it here and in `variants/`.

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
    "chess": "chess" "fischerandom" "double-fischerandom" "nocastle" "raazuvaa" "torpedo" "berolina" "pawnsideways"
        "pawnback" "legan"
        "amazon" "georgian" "almost" "sortofalmost" "chigorin" "perfect" "hoppelpoppel" "newzealand" "nightrider"
        "paradigm" "grasshopper" "knightmate" "spartan" "clobberers" "nutters" "rookies" "clobberers-nutters"
        "clobberers-rookies" "nutters-rookies" "peasant" "weak" "upsidedown"
        "semitorpedo" "endgame" "stalemate-wins" "pawn-one-square" "self-capture" "opposite-castling" "knight-relay"
        "shuffle" "armageddon" "fairy" "transcendental" "checkless";
    "goals": "kingofthehill" "3check" "5check" "racingkings" "horde" "coregal" "breakthrough" "clobber" "clobber10"
        "fox-and-hounds" "jesonmor" "kono" "orda" "ordamirror" "synochess" "shinobi" "empire" "chak" "maharajah"
        "three-musketeers" "captureall" "brandubh" "tablut" "hnefatafl" "alapo" "khans" "shinobiplus" "pawnsonly"
        "buffalo" "dunsany" "bagh-chal" "mu-torere" "pong-hau-ki" "hare-and-hounds" "mak-yek" "dodgem" "squatter";
    "losing": "antichess" "suicide" "giveaway" "codrus" "losers" "misere" "extinction" "kinglet" "threekings"
        "antihouse";
    "blasts": "atomic" "nocheckatomic" "atomar" "petrified" "atomicduck";
    "walls": "duck" "amazons" "isolation" "isolation7x7" "snailtrail" "joust" "atlantis" "snort" "col" "domineering";
    "flips": "ataxx" "flipersi" "flipello" "flipello10" "quadwrangle" "antireversi" "hexxagon";
    "lines": "tictactoe" "cfour" "gomoku" "pente" "teeko" "picaria" "nineholes" "nine-mens-morris" "gomoku-pie" "hex" "gale" "connect6" "qubic"
        "yavalath" "squava" "misere-tictactoe" "tapatan" "shisima" "all-queens";
    "draughts": "english-draughts" "international-draughts" "brazilian-draughts" "russian-draughts" "turkish-draughts"
        "alquerque" "canadian-draughts" "poddavki" "spantsireti" "makhos" "suicide-checkers" "hexdame";
    "small": "losalamos" "gardner" "mini6x6" "minirandom" "microchess" "nano" "hexapawn" "petty" "diana" "haynie"
        "1d-chess" "baby-chess" "silverman" "demi-chess" "dawsons-chess";
    "large": "capablanca" "caparandom" "gothic" "embassy" "janus" "centaur" "gustav3" "modern" "chancellor" "grand"
        "opulent" "tencubed" "shako" "eurasian" "omicron" "troitzky" "wolf" "omega" "wildebeest" "active";
    "old": "chaturanga" "shatranj" "courier" "makruk" "ai-wok" "asean" "makpong" "cambodian" "karouk" "shatar"
        "acedrex" "indian" "indiangreat";
    "xiangqi": "xiangqi" "manchu" "minixiangqi" "janggi" "janggitraditional" "janggimodern" "janggicasual" "janggi-orders" "supply"
        "xiangqihouse" "janggihouse";
    "drops": "crazyhouse" "loop" "chessgi" "bughouse" "koedem" "pocketknight" "placement" "sittuyin" "seirawan"
        "shouse" "dragon" "capahouse" "dart" "grandhouse" "gothhouse" "minihouse" "chennis" "shogun" "dragonfly"
        "3check-crazyhouse" "coffeehouse";
    "shogi": "shogi" "checkshogi" "minishogi" "judkins" "gorogoro" "kyotoshogi" "micro" "dobutsu" "torishogi"
        "euroshogi" "yarishogi" "okisakishogi" "shoshogi" "gorogoroplus" "cannonshogi" "mansindam" "pandemonium"
        "heian" "annan";
    "triggers": "andernach" "domination" "spawn" "musketeer" "circe" "monochromatic" "koko" "benedict"
        "ultima" "anticirce" "strict-circe" "magnetic" "anti-magnetic" "madrasi";
    "beyond": "cylinder-chess" "marseillais" "progressive" "glinski" "mccooey" "circular" "byzantine" "yalta" "monster"
        "double-move-chess"
        "raumschach" "alice" "three-crowns" "four-player-chess" "four-player-teams" "chaturaji" "lion-hunt"
        "menagerie" "fog-of-war" "kriegspiel" "berkeley-kriegspiel" "dice-chess" "jieqi" "banqi";
};

#[cfg(feature = "experience")]
macro_rules! experience {
    ($($family:literal: $($name:literal)*;)*) => {
        &[$($((
            $name,
            include_str!(concat!("../variants/", $family, "/", $name, ".experience")),
        ),)*)*]
    };
}

/// Trained evaluation data for some of the games, made by `chesswright train`.
#[cfg(feature = "experience")]
pub(crate) const EXPERIENCE: &[(&str, &str)] = experience! {
    "chess": "chess" "knightmate";
    "goals": "kingofthehill" "3check" "racingkings" "horde" "breakthrough";
    "losing": "antichess";
    "blasts": "atomic";
    "small": "losalamos";
    "large": "capablanca";
    "xiangqi": "xiangqi" "minixiangqi";
    "old": "makruk";
    "shogi": "minishogi";
};

#[cfg(not(feature = "experience"))]
pub(crate) const EXPERIENCE: &[(&str, &str)] = &[];

macro_rules! networks {
    ($($family:literal: $($name:literal)*;)*) => {
        /// The games for which a network ships. Its file is beside the document: `NAME.net`.
        pub const NETWORKS: &[&str] = &[$($($name,)*)*];

        #[cfg(feature = "networks")]
        pub(crate) const NETWORK_FILES: &[(&str, &[u8])] = &[$($((
            $name,
            include_bytes!(concat!("../variants/", $family, "/", $name, ".net")),
        ),)*)*];
    };
}

networks! {
    "blasts": "atomic";
    "chess": "chess";
    "goals": "kingofthehill" "racingkings" "horde" "3check";
    "drops": "crazyhouse";
    "large": "capablanca";
    "losing": "antichess";
    "old": "makruk";
    "shogi": "shogi";
    "xiangqi": "xiangqi";
}

#[cfg(not(feature = "networks"))]
pub(crate) const NETWORK_FILES: &[(&str, &[u8])] = &[];

/// Games that use the trained data of another game, because matches showed that it makes them stronger.
pub(crate) const TAUGHT_BY: &[(&str, &str)] = &[
    ("fischerandom", "chess"),
    ("nocastle", "chess"),
    ("pocketknight", "chess"),
    ("torpedo", "chess"),
    ("armageddon", "chess"),
    ("pawnsideways", "chess"),
    ("pawnback", "chess"),
    ("coregal", "chess"),
    ("kinglet", "chess"),
    ("marseillais", "chess"),
    ("progressive", "chess"),
    ("caparandom", "capablanca"),
    ("suicide", "antichess"),
    ("nocheckatomic", "atomic"),
    ("loop", "crazyhouse"),
    ("chessgi", "crazyhouse"),
    ("shouse", "crazyhouse"),
    ("supply", "xiangqi"),
    ("cambodian", "makruk"),
    ("asean", "makruk"),
];

/// Games that use the network of another game, because matches showed that it makes them stronger. Its inputs must be the same.
pub(crate) const NETWORK_FROM: &[(&str, &str)] = &[
    ("fischerandom", "chess"),
    ("double-fischerandom", "chess"),
    ("torpedo", "chess"),
    ("armageddon", "chess"),
    ("pawnsideways", "chess"),
    ("pawnback", "chess"),
    ("coregal", "chess"),
    ("suicide", "antichess"),
    ("nocheckatomic", "atomic"),
    ("loop", "crazyhouse"),
    ("chessgi", "crazyhouse"),
    ("cambodian", "makruk"),
];
