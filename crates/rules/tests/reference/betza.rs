//! Random piece descriptions in Betza notation, often those of existing pieces.

use chesswright_rules::betza::{Options, lower, parse};
use chesswright_rules::board::Geometry;

use super::random::Random;

const SIMPLE: [&str; 52] = [
    "W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "R", "B", "Q", "NN", "DD", "AA", "CC", "R2", "R3",
    "B2", "B3", "Q2", "BN", "RN", "RF", "BW", "KN", "WD", "FA", "FD", "WA", "fR", "fsW", "FfW", "WfF", "fK",
    "sR", "vR", "bB", "fN", "ffN", "frNflN", "sN", "W03", "R{2,3}", "N{2,2}", "B{2,}", "fWbF", "fFbW", "mK",
    "cK", "(1,4)",
];

const DIVERGENT: [&str; 14] = [
    "mNcB", "mBcN", "mRcN", "mKcN", "mQcK", "mNcK", "mWcF", "mFcW", "fmWfcF", "mRcF2", "cRmB", "mDcA", "WkR",
    "KtN",
];

const HOPPERS: [&str; 18] = [
    "gQ", "gR", "gB", "pR", "pB", "pQ", "mRcpR", "mBcpB", "mQcpQ", "ppR", "ppB", "gR4", "pR3", "mRcppR",
    "gNN", "pNN", "mRcgB", "pDD",
];

const LAME: [&str; 16] =
    ["nN", "nA", "nZ", "nD", "nH", "nC", "nNN", "nDD", "nAA", "nD3", "jR", "jB", "jR3", "jD", "jN", "jjR"];

const CHAINS: [&str; 44] = [
    "FyafsF",
    "WyafsW",
    "KNADcaKmcabK",
    "mRcaibR",
    "mBcaibB",
    "[cQ-mK]",
    "fmFfcafmF",
    "fmFfcafm(acafm)F",
    "mQcafmQ",
    "qN",
    "zB",
    "zR",
    "(afq)N",
    "(az)F",
    "yafF",
    "yafW",
    "afsW",
    "mafsmafW",
    "gafK",
    "gafsW",
    "RmasR",
    "BmasB",
    "[F?R]",
    "[W?B]",
    "[W-F-F]",
    "v[F?R]",
    "s[W?B]",
    "[N?B]",
    "[R?fsB]",
    "mpafW",
    "mpafsW",
    "cabK",
    "mcabK",
    "mabF",
    "caWmW",
    "cafWmR",
    "afafsW",
    "KaK",
    "mWcaW",
    "dafW",
    "WmacmafW",
    "cadaW",
    "[pR-cB]",
    "afR2",
];

const RARE: [&str; 20] = [
    "ucR", "udtR", "ucN", "udtN", "mKucQ", "afudtW", "tdK", "KtdN", "mKtdR", "U", "mU", "cU", "O", "mKO",
    "oR", "oB", "oWoF", "oQ2", "kQ", "mNkK",
];

const PAWNS: [&str; 18] = [
    "fmWfceFifmnD",
    "fmWfcF",
    "fmWfceF",
    "fFifmnA",
    "fmFfceWifmnA",
    "fmWfceFifmnDifmnH",
    "fmWfceFifmnR3",
    "fmWfceFifmR2",
    "fsmWfcF",
    "fmWfcFbmW",
    "fW",
    "fWsW",
    "fmFfcF",
    "fmWfceKifmnD",
    "fK",
    "fmWfceFnnfmD",
    "fmWfceFifmnR2",
    "fmWfceFimnD",
];

/// Pieces with names.
const NAMED: &str = include_str!("../data/piece_catalogue.tsv");

/// The description of a random named piece.
fn named(random: &mut Random) -> String {
    let rows: Vec<&str> = NAMED.lines().skip(1).filter_map(|row| row.split('\t').nth(1)).collect();
    rows[random.below(rows.len())].to_owned()
}

/// A random description that the parser accepts.
pub fn piece(random: &mut Random, geometry: Geometry) -> String {
    loop {
        let components = 1 + random.weighted(&[10, 6, 2]);
        let text: String = (0..components).map(|_| component(random)).collect();
        if accepted(&text, geometry) {
            return text;
        }
    }
}

/// A random description of a pawn.
pub fn pawn(random: &mut Random, geometry: Geometry) -> String {
    loop {
        let text = match random.below(8) {
            0 => component(random),
            1 => random.of(&PAWNS).to_owned() + &component(random),
            _ => random.of(&PAWNS).to_owned(),
        };
        if accepted(&text, geometry) {
            return text;
        }
    }
}

/// A random description of a king.
pub fn king(random: &mut Random, geometry: Geometry) -> String {
    loop {
        let text = match random.below(12) {
            0 => "W".to_owned(),
            1 => "KisO2".to_owned(),
            2 => "KilO3irO2".to_owned(),
            3 => "KN".to_owned(),
            4 => component(random),
            5 => "WfkR".to_owned(),
            6 => "mKcF".to_owned(),
            _ => "K".to_owned(),
        };
        if accepted(&text, geometry) {
            return text;
        }
    }
}

fn accepted(text: &str, geometry: Geometry) -> bool {
    let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
    parse(text, &options).is_ok_and(|piece| lower(&piece, geometry).is_ok())
}

fn component(random: &mut Random) -> String {
    match random.weighted(&[24, 8, 10, 10, 16, 5, 10, 8, 12]) {
        0 => random.of(&SIMPLE).to_owned(),
        1 => random.of(&DIVERGENT).to_owned(),
        2 => random.of(&HOPPERS).to_owned(),
        3 => random.of(&LAME).to_owned(),
        4 => random.of(&CHAINS).to_owned(),
        5 => random.of(&RARE).to_owned(),
        6 => loose(random),
        7 => loose_chain(random),
        _ => named(random),
    }
}

/// A leg of random letters.
fn loose(random: &mut Random) -> String {
    let mut text = String::new();
    if random.one_in(8) {
        text += "i";
    }
    text += random.of(&["", "", "", "f", "b", "s", "v", "fs", "fl", "l", "r"]);
    text += random.of(&["", "", "", "m", "c", "mc", "mk", "ce", "me", "tc", "td", "mtd"]);
    text += random.of(&["", "", "", "", "p", "g", "n", "j", "pp", "o", "u"]);
    text += atom(random);
    text += range(random);
    text
}

/// Several legs of random letters.
fn loose_chain(random: &mut Random) -> String {
    let mut text = String::new();
    if random.one_in(8) {
        text += "i";
    }
    let legs = 2 + random.weighted(&[5, 2]);
    for number in 0..legs {
        let last = number + 1 == legs;
        if number > 0 {
            text += "a";
            if random.one_in(8) {
                text += "i";
            }
            text += random.of(&["", "f", "f", "fs", "s", "b", "l", "v", "q", "z", "fz", "fq"]);
        } else {
            text += random.of(&["", "", "f", "s", "v", "b"]);
        }
        text += if last {
            random.of(&["", "", "m", "c", "mc", "td", "e", "k"])
        } else {
            random.of(&["", "m", "c", "mc", "mp", "p", "g", "y", "td", "e", "mt"])
        };
        text += random.of(&["", "", "", "", "", "n", "j", "u", "o"]);
    }
    text += random.of(&["W", "F", "K", "W", "F", "R", "B", "N", "D", "A", "Q2"]);
    text
}

fn atom(random: &mut Random) -> &'static str {
    random.of(&["W", "F", "K", "D", "A", "N", "R", "B", "Q", "H", "C", "Z", "(2,4)"])
}

fn range(random: &mut Random) -> &'static str {
    random.of(&["", "", "", "", "2", "3", "0", "02", "{2,4}", "4"])
}
