//! Parses values as the original does: a text that cannot be read still yields some value.

use super::keys::Type;
use super::pieces::{self, Kind, Kinds};
use super::record::{FILES, RANKS, Squares, Value};

/// Maps the letters of a section to kinds.
pub(super) type Letters<'a> = &'a dyn Fn(char) -> Option<Kind>;

/// A value, and the fault in its text, if any.
pub(super) struct Read {
    pub(super) value: Value,
    pub(super) fault: Option<String>,
}

/// Reads a value of a type.
pub(super) fn read(kind: Type, text: &str, letters: Letters<'_>) -> Read {
    let (value, fault) = match kind {
        Type::Bool => {
            let fault = (text != "true" && text != "false")
                .then(|| format!("the only values are `true` and `false`; `{text}` counts as false"));
            (Value::Bool(text == "true"), fault)
        }
        Type::Int => {
            let (number, rest) = leading_number(text);
            (Value::Int(number.unwrap_or(0)), number_fault(text, number, rest))
        }
        Type::Rank => {
            let (number, rest) = leading_number(text);
            let fault = number_fault(text, number, rest).or_else(|| {
                (!(1..=i32::from(RANKS)).contains(&number.unwrap_or(0)))
                    .then(|| format!("there are ranks 1 to {RANKS}"))
            });
            (Value::Int(number.unwrap_or(0)), fault)
        }
        Type::File => file(text),
        Type::Verdict => {
            let known = ["none", "win", "loss", "draw"].iter().find(|word| **word == text);
            let fault = (known.is_none())
                .then(|| format!("`{text}` is not win, loss, draw or none; it counts as none"));
            (Value::Word(known.copied().unwrap_or("none")), fault)
        }
        Type::Word(words) => {
            let known = words.iter().find(|word| **word == text);
            let fault = (known.is_none()).then(|| {
                format!(
                    "`{text}` is not one of {}; it counts as {}",
                    words.join(", "),
                    words.first().unwrap_or(&"")
                )
            });
            (Value::Word(known.or(words.first()).copied().unwrap_or("none")), fault)
        }
        Type::Piece => piece(text, letters),
        Type::Pieces => pieces(text, letters),
        Type::Squares => squares(text),
        Type::Rights => {
            let known = |c: &char| "KQkq".contains(*c);
            let rights: String = text.chars().take_while(known).collect();
            let fault = (text != "-" && rights != text)
                .then(|| format!("`{text}` is not a set of K, Q, k and q; it is read as `{rights}`"));
            (Value::Text(rights), fault)
        }
        Type::Amounts => amounts(text, letters),
        Type::Pairs => pairs(text, letters),
        Type::Text => (Value::Text(text.to_owned()), None),
    };
    Read { value, fault }
}

/// The integer at the beginning of a text, and the rest of the text.
fn leading_number(text: &str) -> (Option<i32>, &str) {
    let text = text.trim_start();
    let sign = usize::from(text.starts_with(['-', '+']));
    let end = text[sign..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |at| at + sign);
    // Larger numbers have no further effect.
    let number = text[..end].parse().ok().map(|number: i32| number.clamp(-1_000_000, 1_000_000));
    (number, &text[end..])
}

fn number_fault(text: &str, number: Option<i32>, rest: &str) -> Option<String> {
    match number {
        None => Some(format!("`{text}` is not a number; it counts as 0")),
        Some(number) if !rest.is_empty() => {
            Some(format!("`{text}` is read as {number}; `{rest}` is dropped"))
        }
        Some(_) => None,
    }
}

fn file(text: &str) -> (Value, Option<String>) {
    let first = text.chars().next().unwrap_or(' ');
    if first.is_ascii_digit() {
        let (number, rest) = leading_number(text);
        let fault = number_fault(text, number, rest).or_else(|| {
            (!(1..=i32::from(FILES)).contains(&number.unwrap_or(0)))
                .then(|| format!("there are files 1 to {FILES}"))
        });
        return (Value::Int(number.unwrap_or(0)), fault);
    }
    let number = i32::try_from(u32::from(first)).unwrap_or(0) - i32::from(b'a') + 1;
    let fault = if !(1..=i32::from(FILES)).contains(&number) {
        Some(format!("`{text}` is not a file: write a number from 1 to {FILES} or a letter from a to l"))
    } else if text.chars().count() > 1 {
        Some(format!("`{text}` is read as `{first}`"))
    } else {
        None
    };
    (Value::Int(number), fault)
}

fn piece(text: &str, letters: Letters<'_>) -> (Value, Option<String>) {
    let first = text.chars().next().unwrap_or('-');
    let found = match first {
        '*' => Some(pieces::ALL),
        '-' => None,
        letter => letters(letter),
    };
    let fault = if found.is_none() && first != '-' {
        Some(format!("no piece of this game has the letter `{first}`; it counts as no piece"))
    } else if text.chars().count() > 1 {
        Some(format!("only one letter is read: `{first}`"))
    } else {
        None
    };
    (Value::Kinds(found.map_or(0, pieces::one)), fault)
}

fn pieces(text: &str, letters: Letters<'_>) -> (Value, Option<String>) {
    let mut kinds: Kinds = 0;
    for letter in text.chars().filter(|c| !c.is_whitespace()) {
        match letter {
            '*' => kinds |= pieces::one(pieces::ALL),
            '-' => return (Value::Kinds(0), None),
            letter => match letters(letter) {
                Some(kind) => kinds |= pieces::one(kind),
                None => {
                    let fault =
                        format!("no piece of this game has the letter `{letter}`; reading stops there");
                    return (Value::Kinds(kinds), Some(fault));
                }
            },
        }
    }
    (Value::Kinds(kinds), None)
}

fn squares(text: &str) -> (Value, Option<String>) {
    let mut set: Squares = 0;
    for word in text.split_whitespace() {
        if word == "-" {
            continue;
        }
        match region(word) {
            Some(cells) => set |= cells,
            None => {
                let fault =
                    format!("`{word}` does not name squares; reading stops there. Write e4, *4 or e*");
                return (Value::Squares(set), Some(fault));
            }
        }
    }
    (Value::Squares(set), None)
}

fn region(word: &str) -> Option<Squares> {
    let mut chars = word.chars();
    let first = chars.next()?;
    let rest = chars.as_str();
    let rank =
        |text: &str| text.parse().ok().filter(|rank| (1..=RANKS).contains(rank)).map(|rank: u8| rank - 1);
    let file = |c: char| {
        let c = c.to_ascii_lowercase();
        ('a'..='l').contains(&c).then(|| (u32::from(c) - u32::from('a')) as u8)
    };
    match (first, rest) {
        ('*', _) => rank(rest).map(|rank| (0..FILES).fold(0, |set, file| set | square(file, rank))),
        (_, "*") => file(first).map(|file| (0..RANKS).fold(0, |set, rank| set | square(file, rank))),
        _ => Some(square(file(first)?, rank(rest)?)),
    }
}

/// The set of one square.
pub(super) fn square(file: u8, rank: u8) -> Squares {
    1 << (u32::from(rank) * u32::from(FILES) + u32::from(file))
}

fn amounts(text: &str, letters: Letters<'_>) -> (Value, Option<String>) {
    let mut list = vec![];
    for word in text.split_whitespace() {
        let found = word.split_once(':').and_then(|(letter, number)| {
            let mut chars = letter.chars();
            let kind = letters(chars.next()?)?;
            chars.next().is_none().then_some((kind, number.parse().ok()?))
        });
        match found {
            Some(pair) => list.push(pair),
            None => {
                let fault =
                    format!("`{word}` is not a letter and a number, such as q:1; reading stops there");
                return (Value::Amounts(list), Some(fault));
            }
        }
    }
    (Value::Amounts(list), None)
}

fn pairs(text: &str, letters: Letters<'_>) -> (Value, Option<String>) {
    let mut list = vec![];
    for word in text.split_whitespace() {
        let found = word.split_once(':').and_then(|(from, to)| {
            let (from, to) = (only(from)?, only(to)?);
            Some((letters(from)?, if to == '-' { None } else { Some(letters(to)?) }))
        });
        match found {
            Some(pair) => list.push(pair),
            None => {
                let fault = format!("`{word}` is not a pair of letters, such as p:g; reading stops there");
                return (Value::Pairs(list), Some(fault));
            }
        }
    }
    (Value::Pairs(list), None)
}

fn only(text: &str) -> Option<char> {
    let mut chars = text.chars();
    let first = chars.next();
    first.filter(|_| chars.next().is_none())
}
