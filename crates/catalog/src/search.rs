//! Searching games by name, with typing mistakes forgiven.
//!
//! The better a game fits, the lower its rank: its exact name, how a name begins, how a word in a name begins, what is inside a
//! name, what is in the description, and last what would fit without a mistake or two.

/// The texts in which a game is searched, prepared once.
#[derive(Clone, Debug, Default)]
pub struct Subject {
    names: Vec<Folded>,
    text: Folded,
}

/// A text without case, accents and punctuation.
#[derive(Clone, Debug, Default)]
struct Folded {
    words: Vec<String>,
    /// The words without gaps, because people write `three check`, `three-check` and `threecheck`.
    whole: String,
}

/// What is searched for.
#[derive(Clone, Debug, Default)]
pub struct Query(Folded);

/// How well a game fits a query. The lowest fits best.
pub type Rank = u32;

/// The rank of what fits only without typing mistakes.
const MISTYPED: Rank = 10;

impl Subject {
    /// A game with these names, the most important first, and this description.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>, text: &str) -> Self {
        Self { names: names.into_iter().map(Folded::new).collect(), text: Folded::new(text) }
    }
}

impl Query {
    /// A query as typed.
    pub fn new(text: &str) -> Self {
        Self(Folded::new(text))
    }

    /// Whether nothing is searched for, so that everything fits.
    pub fn is_empty(&self) -> bool {
        self.0.whole.is_empty()
    }

    /// How well a game fits. `None` if it does not.
    pub fn rank(&self, subject: &Subject) -> Option<Rank> {
        let Folded { words, whole } = &self.0;
        let names = &subject.names;
        let begins = |folded: &Folded| {
            words.iter().all(|word| folded.words.iter().any(|known| known.starts_with(word.as_str())))
        };
        let known = [
            names.iter().any(|name| name.whole == *whole),
            names.iter().any(|name| name.whole.starts_with(whole.as_str())),
            names.iter().any(begins),
            names.iter().any(|name| name.whole.contains(whole.as_str())),
            begins(&subject.text),
            words.iter().all(|word| {
                names.iter().chain([&subject.text]).any(|text| text.whole.contains(word.as_str()))
            }),
        ];
        known.iter().position(|fits| *fits).map(|rank| rank as Rank).or_else(|| self.mistyped(subject))
    }

    fn mistyped(&self, subject: &Subject) -> Option<Rank> {
        let Folded { words, whole } = &self.0;
        let in_one_piece = subject.names.iter().filter_map(|name| mistakes(whole, &name.whole)).min();
        let known = || subject.names.iter().flat_map(|name| &name.words);
        let nearest = |word: &String| known().filter_map(|known| mistakes(word, known)).min();
        let word_by_word = words.iter().map(nearest).sum::<Option<u32>>();
        [in_one_piece, word_by_word].into_iter().flatten().min().map(|mistakes| MISTYPED + mistakes)
    }
}

impl Folded {
    fn new(text: &str) -> Self {
        let plain: String = text.chars().flat_map(char::to_lowercase).map(unaccented).collect();
        let words = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let words: Vec<String> = words.map(str::to_owned).collect();
        Self { whole: words.concat(), words }
    }
}

/// A letter without its accent, for the alphabets in which games have names.
fn unaccented(c: char) -> char {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => 'e',
        'ğ' => 'g',
        'ì'..='ï' | 'ī' | 'į' | 'ı' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ş' | 'ß' => 's',
        'ť' | 'ţ' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ё' => 'е',
        c => c,
    }
}

/// How many letters of a word may be wrong, missing, too many, or exchanged with their neighbour.
fn forgiven(letters: usize) -> u32 {
    match letters {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// The mistakes in `typed`, if it was meant to be how `known` begins and has no more than are forgiven. The first letter is
/// rarely wrong, and a word of the same length is likelier meant than a longer one.
fn mistakes(typed: &str, known: &str) -> Option<u32> {
    let (typed, known): (Vec<char>, Vec<char>) = (typed.chars().collect(), known.chars().collect());
    let most = forgiven(typed.len());
    // So many letters of the known word can be met.
    let known = &known[..known.len().min(typed.len() + most as usize)];
    if most == 0 || known.len() + (most as usize) < typed.len() {
        return None;
    }
    let mut before: Vec<u32> = vec![];
    let mut row: Vec<u32> = (0..=known.len() as u32).collect();
    for (i, letter) in typed.iter().enumerate() {
        let mut next = vec![i as u32 + 1];
        for (j, other) in known.iter().enumerate() {
            let mut least = (row[j] + u32::from(letter != other)).min(row[j + 1] + 1).min(next[j] + 1);
            let swapped = i > 0 && j > 0 && *letter == known[j - 1] && typed[i - 1] == *other;
            if swapped {
                least = least.min(before[j - 1] + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
    }
    row.into_iter().min().filter(|found| *found <= most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DOCUMENTS;

    /// The names of the games that fit, the best first.
    fn found(text: &str) -> Vec<&'static str> {
        let query = Query::new(text);
        let mut found: Vec<(Rank, &str)> = DOCUMENTS
            .iter()
            .filter_map(|entry| {
                let head = entry.head();
                let names =
                    [entry.name, &head.title].into_iter().chain(head.aliases.iter().map(String::as_str));
                Some((query.rank(&Subject::new(names, &head.description))?, entry.name))
            })
            .collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, name)| name).collect()
    }

    #[test]
    fn the_exact_name_comes_first() {
        for entry in DOCUMENTS {
            assert_eq!(found(entry.name).first(), Some(&entry.name));
        }
        assert_eq!(found("Chess")[0], "chess");
        assert_eq!(found("shogi")[0], "shogi", "and not minishogi");
    }

    #[test]
    fn mistakes_are_forgiven() {
        for (typed, meant) in [
            ("gliński", "glinski"),
            ("xiangi", "xiangqi"),
            ("xaingqi", "xiangqi"),
            ("crazyhous", "crazyhouse"),
            ("crzayhouse", "crazyhouse"),
            ("atomik", "atomic"),
            ("capablanka", "capablanca"),
            ("three chek", "3check"),
            ("KING OF THE HIL", "kingofthehill"),
            ("menagary", "menagerie"),
        ] {
            assert_eq!(found(typed).first(), Some(&meant), "{typed}: {:?}", found(typed));
        }
    }

    #[test]
    fn what_is_only_described_is_found_after_what_is_named() {
        let dropped = found("duck");
        assert_eq!(dropped[0], "duck");
        assert!(found("hexagon").contains(&"glinski"));
        assert_eq!(found("zzzzzz"), Vec::<&str>::new());
        assert_eq!(found("").len(), DOCUMENTS.len(), "everything fits a query for nothing");
    }

    #[test]
    fn short_words_are_not_guessed() {
        assert_eq!(mistakes("abc", "abd"), None);
        assert_eq!(mistakes("duk", "duck"), None);
        assert_eq!(mistakes("shgoi", "shogi"), Some(1), "two letters exchanged");
        assert_eq!(mistakes("atomikk", "atomic"), Some(2));
        assert_eq!(mistakes("atomi", "atomic"), Some(0), "not finished yet");
    }
}
