//! The names that programs give to variants, and the interface for looking up variants.

use chesswright_rules::Rules;

/// Finds variants by name. This crate contains no variants: a catalogue or a folder of documents provides them.
pub trait Variants {
    /// The rules of the variant with that name, taken literally or as one of the [`spellings`].
    fn rules(&mut self, name: &str) -> Option<Rules>;
}

impl<F: FnMut(&str) -> Option<Rules>> Variants for F {
    fn rules(&mut self, name: &str) -> Option<Rules> {
        self(name)
    }
}

/// The variant of files that name none.
pub const USUAL: &str = "chess";

/// Other names in use, reduced to letters and digits. Differences in case and hyphens need no entry.
const OTHER_NAMES: &[(&str, &str)] = &[
    ("standard", USUAL),
    ("normal", USUAL),
    ("orthodox", USUAL),
    ("fromposition", USUAL),
    ("regular", USUAL),
    ("chess960", "fischerandom"),
    ("960", "fischerandom"),
    ("chess9lx", "fischerandom"),
    ("fischerrandom", "fischerandom"),
    ("fischerrandomchess", "fischerandom"),
    ("freestylechess", "fischerandom"),
    ("freestyle", "fischerandom"),
    ("wildfr", "fischerandom"),
    ("threecheck", "3check"),
    ("threechecks", "3check"),
    ("3checks", "3check"),
    ("fivecheck", "5check"),
    ("koth", "kingofthehill"),
    ("zh", "crazyhouse"),
    ("losechess", "antichess"),
    ("loserschess", "losers"),
    ("chinesechess", "xiangqi"),
    ("cchess", "xiangqi"),
    ("koreanchess", "janggi"),
    ("japanesechess", "shogi"),
    ("thaichess", "makruk"),
    ("cambodianchess", "cambodian"),
    ("seirawanchess", "seirawan"),
    ("schess", "seirawan"),
    ("sharper", "seirawan"),
    ("capablancachess", "capablanca"),
    ("grandchess", "grand"),
    ("racingkingschess", "racingkings"),
];

/// The names to look up for a name in a file, best first: the name itself, its usual spelling, and the name without the
/// mark of a shuffled start position (the position itself shows that).
pub fn spellings(name: &str) -> Vec<String> {
    let name = name.trim();
    let plain: String = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    if matches!(plain.as_str(), "" | "none" | "chess") {
        return vec![USUAL.into()];
    }
    let usual = |plain: &str| OTHER_NAMES.iter().find(|(other, _)| *other == plain).map(|(_, usual)| *usual);
    let mut names = vec![];
    // The literal name comes first, because a name such as `Standard` may belong to many games.
    names.extend(usual(&plain).map(str::to_owned));
    names.push(name.to_owned());
    names.push(plain.clone());
    for mark in ["chess960", "960", "random", "chess", "variant"] {
        if let Some(bare) = plain.strip_suffix(mark).filter(|bare| !bare.is_empty()) {
            names.push(usual(bare).unwrap_or(bare).to_owned());
        }
    }
    let mut kept: Vec<String> = vec![];
    for name in names {
        if !kept.contains(&name) {
            kept.push(name);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::spellings;

    #[test]
    fn names_in_use() {
        for (name, first) in [
            ("Standard", "chess"),
            ("From Position", "chess"),
            ("", "chess"),
            ("Chess960", "fischerandom"),
            ("Fischerandom", "Fischerandom"),
            ("wild/fr", "fischerandom"),
            ("Three-check", "3check"),
            ("King of the Hill", "King of the Hill"),
            ("crazyhouse", "crazyhouse"),
        ] {
            assert_eq!(spellings(name).first().map(String::as_str), Some(first), "{name}");
        }
        assert!(spellings("Crazyhouse960").contains(&"crazyhouse".into()));
        assert!(spellings("King of the Hill").contains(&"kingofthehill".into()));
    }
}
