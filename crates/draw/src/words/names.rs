//! Building blocks of sentences: articles, plurals, lists, numbers.

use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::{Definition, SideDef};

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn list<S: AsRef<str>>(items: &[S], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [most @ .., end] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", most.join(", "), end.as_ref())
        }
    }
}

/// What a side is called: as its document says, otherwise by its name.
pub(crate) fn called<'a>(side: &'a SideDef, definition: &'a Definition) -> &'a str {
    definition.look.side_label(&side.name).unwrap_or(&side.name)
}

/// A kind of piece as a phrase: `drunk elephant`.
pub(crate) fn named(kind: &str) -> String {
    kind.replace('-', " ")
}

/// `queen, rook or knight`.
pub(crate) fn kinds<S: AsRef<str>>(names: &[S], last: &str) -> String {
    list(&names.iter().map(|name| named(name.as_ref())).collect::<Vec<_>>(), last)
}

/// `queens, rooks and knights`.
pub(crate) fn many_kinds<S: AsRef<str>>(names: &[S], last: &str) -> String {
    list(&names.iter().map(|name| plural(&named(name.as_ref()))).collect::<Vec<_>>(), last)
}

/// A word with its article: `an elephant`, `a unicorn`.
pub(crate) fn a(word: &str) -> String {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    let sounds_like_you =
        ["uni", "eu", "one", "us"].iter().any(|start| word.to_lowercase().starts_with(start));
    format!("{} {word}", if vowel && !sounds_like_you { "an" } else { "a" })
}

/// `a queen, rook or knight`.
pub(crate) fn one_of<S: AsRef<str>>(names: &[S]) -> String {
    a(&kinds(names, "or"))
}

/// `one`, `two`, … `twelve`, `13`.
pub(crate) fn number(n: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(n).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// `one rook`, `two rooks`.
pub(crate) fn count(n: usize, what: &str) -> String {
    let what = named(what);
    format!("{} {}", number(n), if n == 1 { what } else { plural(&what) })
}

/// `second`, `third`, `12th`, `21st`.
pub(crate) fn ordinal(n: u16) -> String {
    const WORDS: [&str; 9] =
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
    let word = usize::from(n).checked_sub(1).and_then(|index| WORDS.get(index));
    // The last digit decides the ending, except from the eleventh to the thirteenth.
    let ending = match (n % 100, n % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    word.map_or_else(|| format!("{n}{ending}"), |word| (*word).to_owned())
}

/// Changes a phrase from singular to plural: `their own first rank`.
pub(crate) fn their(text: &str) -> String {
    text.strip_prefix("its ").map_or_else(|| text.to_owned(), |rest| format!("their own {rest}"))
}

/// The plural of a word.
pub(crate) fn plural(word: &str) -> String {
    match word {
        w if w.ends_with("man") => format!("{}men", &w[..w.len() - 3]),
        w if w.ends_with("wolf") => format!("{}ves", &w[..w.len() - 1]),
        w if ["fox", "ss", "ch", "sh"].iter().any(|end| w.ends_with(end)) => format!("{w}es"),
        w if w.ends_with('y') && !w.ends_with("ey") => format!("{}ies", &w[..w.len() - 1]),
        w if w.ends_with('s') => w.to_owned(),
        w => format!("{w}s"),
    }
}

/// Starts with a capital and ends with a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let stop = if text.ends_with(['.', '?']) { "" } else { "." };
    format!("{}{stop}", capital(text))
}

/// A name with its first letter as a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}

/// The name of a place on such a board in a text: "square" for square boards, otherwise "cell".
pub(crate) fn in_terms(geometry: Geometry, text: &str) -> String {
    let (from, to) = match geometry {
        Geometry::Square => ("cell", "square"),
        Geometry::Hex | Geometry::Layers => ("square", "cell"),
    };
    let mut out = String::with_capacity(text.len());
    for part in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let word = part.trim_end_matches(|c: char| !c.is_alphabetic());
        let singular = word.strip_suffix('s').unwrap_or(word);
        match singular == from {
            true => out.push_str(&part.replacen(from, to, 1)),
            false => out.push_str(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_follow_the_sound() {
        assert_eq!(a("elephant"), "an elephant");
        assert_eq!(a("unicorn"), "a unicorn");
        assert_eq!(one_of(&["ai-wok", "rook"]), "an ai wok or rook");
    }

    #[test]
    fn ordinals_end_as_people_say_them() {
        let written = [1, 9, 10, 11, 12, 13, 20, 21, 22, 23, 24, 100, 101, 111, 112].map(ordinal);
        let expected = [
            "first", "ninth", "10th", "11th", "12th", "13th", "20th", "21st", "22nd", "23rd", "24th",
            "100th", "101st", "111th", "112th",
        ];
        assert_eq!(written, expected);
    }

    #[test]
    fn places_have_the_name_of_their_board() {
        assert_eq!(
            in_terms(Geometry::Square, "Some cells of a cell: cellular."),
            "Some squares of a square: cellular."
        );
        assert_eq!(in_terms(Geometry::Hex, "one square (two squares)"), "one cell (two cells)");
    }
}
