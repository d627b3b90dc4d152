//! Numeric annotation glyphs and their signs.

/// Signs and their numbers.
const SIGNS: &[(&str, u8)] = &[
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("+−", 18),
    ("-+", 19),
    ("−+", 19),
    ("⨀", 22),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⊕", 138),
    ("N", 146),
];

/// The number of a sign.
pub fn number(sign: &str) -> Option<u8> {
    SIGNS.iter().find(|(known, _)| *known == sign).map(|(_, number)| *number)
}

/// The sign of a number that a move text can end with, such as `!` or `?`.
pub fn suffix(number: u8) -> Option<&'static str> {
    SIGNS.iter().find(|(_, known)| *known == number && number <= 6).map(|(sign, _)| *sign)
}

/// The sign of a number, if there is one.
pub fn sign(number: u8) -> Option<&'static str> {
    SIGNS.iter().find(|(_, known)| *known == number).map(|(sign, _)| *sign)
}
