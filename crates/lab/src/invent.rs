//! Games put together from random parts.

use chesswright_catalog::Catalog;
use chesswright_document::Document;
use chesswright_engine::{Prng, Stop};
use chesswright_rules::Rules;
use serde::{Deserialize, Serialize};

use crate::tally::{Report, Tally};
use crate::trial::{Terms, Trial};

/// So many games decide whether an invented game is fair.
pub const FAIR_GAMES: u64 = 24;
/// So many games are tried until one is fair.
const MOST_TRIES: u32 = 24;
/// The games are quick: a bad game shows soon.
const TERMS: Terms = Terms { nodes: 150, random: 2, longest: 160, seed: 7 };

/// A game that was invented, with what its trial says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Invention {
    /// Its document.
    pub document: String,
    /// What its games tell.
    pub report: Report,
}

/// Pieces of armies besides kings and pawns: name, letter, moves, and roughly how strong they are.
const PIECES: [(&str, char, &str, i32); 18] = [
    ("knight", 'n', "N", 3),
    ("bishop", 'b', "B", 3),
    ("rook", 'r', "R", 5),
    ("queen", 'q', "Q", 9),
    ("archbishop", 'a', "BN", 8),
    ("chancellor", 'c', "RN", 8),
    ("camel", 'm', "C", 2),
    ("zebra", 'z', "(2,3)", 2),
    ("wizard", 'w', "FC", 4),
    ("champion", 'h', "WAD", 4),
    ("elephant", 'e', "FA", 2),
    ("war-machine", 'd', "WD", 3),
    ("nightrider", 'i', "NN", 5),
    ("dragon", 'g', "RF", 6),
    ("horse", 'x', "BW", 6),
    ("commoner", 'o', "K", 3),
    ("short-rook", 's', "R3", 4),
    ("grasshopper", 'j', "gQ", 2),
];

/// Rules beside checkmate. The empty one is chosen as often as the others.
const RULES: [&str; 7] = [
    "",
    "",
    "[end]\nchecks = 3\n",
    "[end]\ngoals = { pieces = \"king\", region = \"CENTRE\" }\n",
    "[hand]\n",
    "[board]\nwrap = \"files\"\n",
    "",
];

/// Invents games until the trial of one finds nothing wrong with it. `watch` receives the number of each try; the search stops
/// when it returns false. The same seed invents the same game.
pub fn invent(seed: u64, title: &str, watch: &mut dyn FnMut(u32) -> bool) -> Option<Invention> {
    let mut prng = Prng::new(seed);
    for tried in 1..=MOST_TRIES {
        if !watch(tried) {
            return None;
        }
        let text = put_together(seed, title, &mut prng);
        let Some(rules) = Document::new(text.clone()).examine(&Catalog).rules else { continue };
        if let Some(report) = fair(&rules, &mut || watch(tried)) {
            return Some(Invention { document: text, report });
        }
    }
    None
}

/// The report on a game whose trial finds nothing wrong with it.
fn fair(rules: &Rules, watch: &mut dyn FnMut() -> bool) -> Option<Report> {
    let mut trial = Trial::new(rules, TERMS).ok()?;
    let mut tally = Tally::default();
    for number in 0..FAIR_GAMES {
        if !watch() {
            return None;
        }
        tally.add(&trial.play(number, &Stop::new())?);
        // Most bad games show after a few games.
        if number == 7 && tally.report(rules).lengths[1] < 12 {
            return None;
        }
    }
    let report = tally.report(rules);
    let fair = report.flags.is_empty() && report.scores.iter().all(|score| (score.value - 0.5).abs() < 0.2);
    fair.then_some(report)
}

/// A game of random parts that begins without a check.
fn put_together(seed: u64, title: &str, prng: &mut Prng) -> String {
    loop {
        let text = random_parts(seed, title, prng);
        match Document::new(text.clone()).examine(&Catalog).rules {
            Some(rules) if rules.start().is_check() => {}
            // One that does not compile is left to the caller.
            _ => return text,
        }
    }
}

/// A game of random parts: a board, two equal armies that face each other, and perhaps one more rule.
fn random_parts(seed: u64, title: &str, prng: &mut Prng) -> String {
    let (files, ranks) = [(8, 8), (8, 8), (6, 6), (7, 7), (7, 8), (9, 8), (10, 8)][prng.below(7)];
    let mut chosen: Vec<(&str, char, &str, i32)> = vec![];
    while chosen.len() < 4 {
        let piece = PIECES[prng.below(PIECES.len())];
        if !chosen.contains(&piece) {
            chosen.push(piece);
        }
    }
    chosen.sort_by_key(|piece| piece.3);
    // The strongest piece stands beside the king, the others in pairs from the edges.
    let (king, strong) = (files / 2, files / 2 - 1);
    let mut row: Vec<char> = vec![' '; files];
    (row[king], row[strong]) = ('k', chosen[3].1);
    let (mut left, mut right) = (0, files - 1);
    let mut turn = prng.below(3);
    while left <= right {
        let letter = chosen[turn % 3].1;
        for at in [left, right] {
            if row[at] == ' ' {
                row[at] = letter;
            }
        }
        (left, right, turn) = (left + 1, right - 1, turn + 1);
    }
    let back: String = row.into_iter().collect();
    let pawns = "p".repeat(files);
    let gap = vec![files.to_string(); ranks - 4].join("/");
    let setup = format!("{back}/{pawns}/{gap}/{}/{}", pawns.to_uppercase(), back.to_uppercase());
    // What stands on the board can also be promoted to, except the weakest.
    let mut text = format!(
        "name = \"surprise-{seed:x}\"\ntitle = {}\nextends = \"nocastle\"\n\nsetup = \"{setup}\"\n",
        serde_json::json!(title)
    );
    let rule = RULES[prng.below(RULES.len())];
    let wraps = rule.starts_with("[board]");
    if (files, ranks) != (8, 8) && !wraps {
        text += &format!("board = \"{files}x{ranks}\"\n");
    }
    text += "\n[pieces]\n";
    for known in ["knight", "bishop", "rook", "queen"] {
        if !chosen.iter().any(|piece| piece.0 == known) {
            text += &format!("{known} = \"none\"\n");
        }
    }
    for (name, letter, betza, _) in
        chosen.iter().filter(|piece| !["knight", "bishop", "rook", "queen"].contains(&piece.0))
    {
        text += &format!("{name} = \"{letter}:{betza}\"\n");
    }
    if ranks < 8 {
        text += "pawn.betza = \"fmWfcF\"\n";
    }
    text += &format!("pawn.promotion.zone = \"own rank {ranks}\"\n");
    let to: Vec<String> = chosen[1..].iter().rev().map(|piece| format!("\"{}\"", piece.0)).collect();
    text += &format!("pawn.promotion.to = [{}]\n", to.join(", "));
    if wraps {
        text += &format!("\n[board]\nfiles = {files}\nranks = {ranks}\nwrap = \"files\"\n");
    } else if !rule.is_empty() {
        let file = |x: usize| char::from(b'a' + x as u8);
        let (low, high) = ((files - 1) / 2, files / 2);
        let centre = format!("{}{}..{}{}", file(low), ranks.div_ceil(2), file(high), ranks / 2 + 1);
        text += &format!("\n{}", rule.replace("CENTRE", &centre));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_put_together_can_be_played() {
        let mut prng = Prng::new(3);
        for number in 0..60 {
            let text = put_together(number, "Surprise", &mut prng);
            let found = Document::new(text.clone()).examine(&Catalog);
            let rules = found.rules.unwrap_or_else(|| panic!("{text}\n{:?}", found.findings));
            assert!(rules.start().legal_moves().len() > 5, "{text}");
            assert!(found.findings.is_empty(), "{text}\n{:?}", found.findings);
        }
    }
}
