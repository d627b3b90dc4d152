//! Directions: which places of an atom's ring the letters of a leg name.
//!
//! Places are numbered clockwise from straight ahead, eight on square cells, twelve on hexagons.
//! On hexagons the letters follow the same angles as far as the atom owns a step there:
//!
//! | letters | W family | F family | oblique | K, Q and turns |
//! |---|---|---|---|---|
//! | f | 0 | 11, 1 | 11, 0 | 0 |
//! | r | 2, 4 | 3 | 2, 3 | 3 |
//! | fr | 2 | 1 | fr 1, rf 0 | 2 |
//! | fs | 10, 2 | 11, 1 | 10, 1 | 10, 2 |
//! | v | 0, 6 | 11, 1, 5, 7 | 11, 0, 5, 6 | 0, 6 |
//! | s | 2, 4, 8, 10 | 3, 9 | 2, 3, 8, 9 | 3, 9 |
//!
//! The letters b and l mirror these. A leg without direction turns to every place except straight back. On the W and F
//! families of hexagons it also keeps to its family.

use super::ast::{AtomKind, Letter};
use super::diagnostic::{Diagnostic, Span};
use super::dialect::{Dialect, KingDirections, Options};
use super::lex::is_direction;
use crate::board::Geometry;
use crate::message;
use crate::message::Blank;

/// The class of an atom's steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Class {
    Orthogonal,
    Diagonal,
    Oblique,
    /// K and Q: both families.
    Eightfold,
}

impl Class {
    /// The class of an atom; `None` for specials and leaps through layers.
    pub(super) fn of(kind: AtomKind) -> Option<Self> {
        match kind {
            AtomKind::King | AtomKind::Queen => Some(Self::Eightfold),
            AtomKind::Rook => Some(Self::Orthogonal),
            AtomKind::Bishop => Some(Self::Diagonal),
            _ => kind.leap().map(|(a, b)| match a {
                0 => Self::Orthogonal,
                _ if a == b => Self::Diagonal,
                _ => Self::Oblique,
            }),
        }
    }

    /// Every place where an atom of the class has a step.
    pub(super) fn places(self, geometry: Geometry) -> u16 {
        let all = full(geometry);
        match self {
            Self::Orthogonal => all & 0x5555,
            Self::Diagonal => all & 0xAAAA,
            Self::Oblique | Self::Eightfold => all,
        }
    }
}

/// The number of places of a ring.
pub(super) fn ring_size(geometry: Geometry) -> usize {
    if geometry == Geometry::Hex { 12 } else { 8 }
}

/// All places.
pub(super) fn full(geometry: Geometry) -> u16 {
    (1 << ring_size(geometry)) - 1
}

/// One or two letters that name directions together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub first: char,
    /// `None` for a single letter, whether written once or twice.
    pub second: Option<char>,
    pub span: Span,
}

/// How letters combine into tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pairing {
    /// Every letter is a token, except for doubled and half letters (straight atoms).
    Single,
    /// Letters of two axes form a pair.
    Paired,
    /// The same, and `hl` and `hr` are tokens (oblique atoms).
    Chiral,
    /// The same, and `z` and `q` are directions (legs after an `a`).
    Turn,
}

/// The directional tokens of a leg.
pub(super) fn tokens(letters: &[Letter], pairing: Pairing) -> Vec<Token> {
    let directional = |c: char| is_direction(c) || pairing == Pairing::Turn && "zq".contains(c);
    let mut tokens = vec![];
    let mut at = 0;
    while let Some(&Letter { letter: first, span }) = letters.get(at) {
        at += 1;
        if !directional(first) {
            continue;
        }
        let next = letters.get(at).filter(|l| directional(l.letter));
        let pairs = next.is_some_and(|next| {
            let second = next.letter;
            let axes = match first {
                'f' | 'b' => "lrs".contains(second) || "zq".contains(second),
                'l' | 'r' => "fbv".contains(second),
                _ => false,
            };
            second == first
                || first == 'h' && "lr".contains(second) && pairing == Pairing::Chiral
                || second == 'h' && "fblr".contains(first)
                || axes && pairing != Pairing::Single
        });
        tokens.push(match next {
            Some(next) if pairs => {
                at += 1;
                Token {
                    first,
                    second: Some(next.letter).filter(|&second| second != first),
                    span: span.to(next.span),
                }
            }
            _ => Token { first, second: None, span },
        });
    }
    tokens
}

/// Whether a leg names directions.
pub(super) fn has_directions(letters: &[Letter]) -> bool {
    letters.iter().any(|l| is_direction(l.letter))
}

fn places(list: &[u16]) -> u16 {
    list.iter().fold(0, |set, place| set | 1 << place)
}

/// The places that a token stands for on an atom of a class. `None` if it means nothing there.
pub(super) fn token_places(token: &Token, class: Class, geometry: Geometry) -> Option<u16> {
    let hex = geometry == Geometry::Hex;
    let key = (token.first, token.second.unwrap_or(' '));
    // Both orders of a pair mean the same, except on oblique atoms.
    let sorted = match key {
        ('r' | 'l', 'f' | 'b') => (key.1, key.0),
        _ => key,
    };
    let set: &[u16] = match (class, hex) {
        (Class::Orthogonal, false) => match key {
            ('f', ' ') => &[0],
            ('b', ' ') => &[4],
            ('r', ' ') => &[2],
            ('l', ' ') => &[6],
            ('v', ' ') => &[0, 4],
            ('s', ' ') => &[2, 6],
            _ => return None,
        },
        (Class::Diagonal, false) => match sorted {
            ('f', ' ' | 's') => &[7, 1],
            ('b', ' ' | 's') => &[3, 5],
            ('r', ' ' | 'v') => &[1, 3],
            ('l', ' ' | 'v') => &[5, 7],
            ('v' | 's', ' ') => &[1, 3, 5, 7],
            ('f', 'r') => &[1],
            ('f', 'l') => &[7],
            ('b', 'r') => &[3],
            ('b', 'l') => &[5],
            _ => return None,
        },
        (Class::Oblique, false) => match key {
            ('f', ' ') => &[7, 0],
            ('b', ' ') => &[3, 4],
            ('r', ' ') => &[1, 2],
            ('l', ' ') => &[5, 6],
            ('v', ' ') => &[0, 3, 4, 7],
            ('s', ' ') => &[1, 2, 5, 6],
            ('f', 'r') => &[1],
            ('r', 'f') => &[0],
            ('f', 'l') => &[6],
            ('l', 'f') => &[7],
            ('b', 'r') => &[2],
            ('r', 'b') => &[3],
            ('b', 'l') => &[5],
            ('l', 'b') => &[4],
            ('f', 's') => &[1, 6],
            ('b', 's') => &[2, 5],
            ('r', 'v') => &[0, 3],
            ('l', 'v') => &[4, 7],
            ('f', 'h') => &[6, 7, 0, 1],
            ('b', 'h') => &[2, 3, 4, 5],
            ('r', 'h') => &[0, 1, 2, 3],
            ('l', 'h') => &[4, 5, 6, 7],
            ('h', 'r') => &[0, 2, 4, 6],
            ('h', 'l') => &[1, 3, 5, 7],
            _ => return None,
        },
        (Class::Eightfold, false) => match sorted {
            ('f', ' ') => &[0],
            ('b', ' ') => &[4],
            ('r', ' ') => &[2],
            ('l', ' ') => &[6],
            ('v', ' ') => &[0, 4],
            ('s', ' ') => &[2, 6],
            ('f', 'r') => &[1],
            ('f', 'l') => &[7],
            ('b', 'r') => &[3],
            ('b', 'l') => &[5],
            ('f', 's') => &[7, 1],
            ('b', 's') => &[3, 5],
            ('r', 'v') => &[1, 3],
            ('l', 'v') => &[5, 7],
            ('f', 'h') => &[7, 0, 1],
            ('b', 'h') => &[3, 4, 5],
            ('r', 'h') => &[1, 2, 3],
            ('l', 'h') => &[5, 6, 7],
            _ => return None,
        },
        (Class::Orthogonal, true) => match sorted {
            ('f', ' ') => &[0],
            ('b', ' ') => &[6],
            ('r', ' ' | 'h') => &[2, 4],
            ('l', ' ' | 'h') => &[8, 10],
            ('v', ' ') => &[0, 6],
            ('s', ' ') => &[2, 4, 8, 10],
            ('f', 'r') => &[2],
            ('f', 'l') => &[10],
            ('b', 'r') => &[4],
            ('b', 'l') => &[8],
            ('f', 's') => &[10, 2],
            ('b', 's') => &[4, 8],
            ('r', 'v') => &[2, 4],
            ('l', 'v') => &[8, 10],
            ('f', 'h') => &[10, 0, 2],
            ('b', 'h') => &[4, 6, 8],
            _ => return None,
        },
        (Class::Diagonal, true) => match sorted {
            ('f', ' ' | 's' | 'h') => &[11, 1],
            ('b', ' ' | 's' | 'h') => &[5, 7],
            ('r', ' ') => &[3],
            ('l', ' ') => &[9],
            ('v', ' ') => &[11, 1, 5, 7],
            ('s', ' ') => &[3, 9],
            ('f', 'r') => &[1],
            ('f', 'l') => &[11],
            ('b', 'r') => &[5],
            ('b', 'l') => &[7],
            ('r', 'v') => &[1, 5],
            ('l', 'v') => &[7, 11],
            ('r', 'h') => &[1, 3, 5],
            ('l', 'h') => &[7, 9, 11],
            _ => return None,
        },
        (Class::Oblique, true) => match key {
            ('f', ' ') => &[11, 0],
            ('b', ' ') => &[5, 6],
            ('r', ' ') => &[2, 3],
            ('l', ' ') => &[8, 9],
            ('v', ' ') => &[11, 0, 5, 6],
            ('s', ' ') => &[2, 3, 8, 9],
            ('f', 'r') => &[1],
            ('r', 'f') => &[0],
            ('f', 'l') => &[10],
            ('l', 'f') => &[11],
            ('b', 'r') => &[4],
            ('r', 'b') => &[5],
            ('b', 'l') => &[7],
            ('l', 'b') => &[6],
            ('f', 's') => &[1, 10],
            ('b', 's') => &[4, 7],
            ('r', 'v') => &[0, 5],
            ('l', 'v') => &[6, 11],
            ('f', 'h') => &[9, 10, 11, 0, 1, 2],
            ('b', 'h') => &[3, 4, 5, 6, 7, 8],
            ('r', 'h') => &[0, 1, 2, 3, 4, 5],
            ('l', 'h') => &[6, 7, 8, 9, 10, 11],
            ('h', 'r') => &[0, 2, 4, 6, 8, 10],
            ('h', 'l') => &[1, 3, 5, 7, 9, 11],
            _ => return None,
        },
        (Class::Eightfold, true) => match sorted {
            ('f', ' ') => &[0],
            ('b', ' ') => &[6],
            ('r', ' ') => &[3],
            ('l', ' ') => &[9],
            ('v', ' ') => &[0, 6],
            ('s', ' ') => &[3, 9],
            ('f', 'r') => &[2],
            ('f', 'l') => &[10],
            ('b', 'r') => &[4],
            ('b', 'l') => &[8],
            ('f', 's') => &[10, 2],
            ('b', 's') => &[4, 8],
            ('r', 'v') => &[2, 4],
            ('l', 'v') => &[8, 10],
            ('f', 'h') => &[10, 11, 0, 1, 2],
            ('b', 'h') => &[4, 5, 6, 7, 8],
            ('r', 'h') => &[1, 2, 3, 4, 5],
            ('l', 'h') => &[7, 8, 9, 10, 11],
            _ => return None,
        },
    };
    Some(places(set))
}

fn pairing(class: Class, geometry: Geometry) -> Pairing {
    match class {
        // Six straight directions need pairs of letters. Four do not.
        Class::Orthogonal if geometry != Geometry::Hex => Pairing::Single,
        Class::Oblique => Pairing::Chiral,
        _ => Pairing::Paired,
    }
}

/// The union of a leg's tokens. Each token that means nothing is an error.
fn union(letters: &[Letter], class: Class, geometry: Geometry, errors: &mut Vec<Diagnostic>) -> u16 {
    let tokens = tokens(letters, pairing(class, geometry));
    if tokens.is_empty() {
        return class.places(geometry);
    }
    tokens.iter().fold(0, |set, token| {
        set | token_places(token, class, geometry).unwrap_or_else(|| {
            errors.push(half_misuse(token, class));
            0
        })
    })
}

/// The error for a token that means nothing. Only tokens with `h` can be such.
pub(super) fn half_misuse(token: &Token, class: Class) -> Diagnostic {
    let span = token.span;
    match (token.first, token.second) {
        ('h', None) => Diagnostic::error("E-HALF", span, message!("`h` needs a side")).expected(
            if class == Class::Oblique {
                message!(
                    "{words} or {last}",
                    words = Blank::list(["fh", "bh", "lh", "rh", "hl"]),
                    last = "hr"
                )
            } else {
                message!("fh, bh, lh or rh, on K, Q and oblique atoms only")
            },
        ),
        _ => Diagnostic::error(
            "E-HALF",
            span,
            message!("half-board directions are only for oblique atoms, K and Q"),
        )
        .hint(message!("remove the `h`")),
    }
}

/// The places of a first leg.
///
/// # Errors
/// Letters that mean nothing on this atom.
pub(super) fn first_places(
    letters: &[Letter],
    kind: AtomKind,
    options: &Options,
    geometry: Geometry,
) -> Result<u16, Vec<Diagnostic>> {
    let mut errors = vec![];
    let Some(class) = Class::of(kind) else {
        return Ok(full(geometry));
    };
    if !has_directions(letters) {
        return Ok(class.places(geometry));
    }
    let set = match options.dialect {
        Dialect::XBetza | Dialect::Classic => {
            if class == Class::Eightfold && options.kq == KingDirections::Compound {
                compound(letters, geometry, &mut errors)
            } else {
                union(letters, class, geometry, &mut errors)
            }
        }
        Dialect::XBoard => xboard(letters, class, options.lenient, &mut errors),
        Dialect::Fsf => fsf(letters, class, options.lenient, &mut errors),
        Dialect::Bishop => bishop(letters, class, options.lenient, &mut errors),
    };
    if errors.is_empty() { Ok(set) } else { Err(errors) }
}

/// K and Q as the sum of their parts: the letters apply to each part.
pub(super) fn compound(letters: &[Letter], geometry: Geometry, errors: &mut Vec<Diagnostic>) -> u16 {
    union(letters, Class::Orthogonal, geometry, errors) | union(letters, Class::Diagonal, geometry, errors)
}

/// XBoard: a side as the second letter means nothing on diagonals, and half letters only apply to oblique atoms.
fn xboard(letters: &[Letter], class: Class, lenient: bool, errors: &mut Vec<Diagnostic>) -> u16 {
    let geometry = Geometry::Square;
    let half = letters.iter().position(|l| l.letter == 'h');
    if let (Some(half), true, false) = (half, lenient, class == Class::Oblique) {
        // K and Q then have all directions. Other atoms stop reading here.
        if class == Class::Eightfold {
            return full(geometry);
        }
        return union(&letters[..half], class, geometry, errors);
    }
    tokens(letters, pairing(class, geometry)).iter().fold(0, |set, token| {
        let meaning = match (class, token.second) {
            (Class::Diagonal, Some('s' | 'v')) => Some(class.places(geometry)),
            (Class::Eightfold, Some('h')) => None,
            _ => token_places(token, class, geometry),
        };
        set | meaning.unwrap_or_else(|| {
            errors.push(half_misuse(token, class).hint(message!("XBoard ignores it")));
            0
        })
    })
}

/// The tokens of Fairy-Stockfish: adjacent letters combine if they are equal or of different axes.
pub(super) fn fsf_tokens(letters: &[Letter]) -> Vec<Token> {
    let axes = |a: char, b: char| "fbvh".contains(a) && "rlsh".contains(b);
    let mut tokens = vec![];
    let mut at = 0;
    while let Some(&Letter { letter: first, span }) = letters.get(at) {
        at += 1;
        if !is_direction(first) {
            continue;
        }
        let next = letters.get(at).filter(|next| next.span.start == span.end);
        match next {
            Some(next) if next.letter == first || axes(first, next.letter) || axes(next.letter, first) => {
                at += 1;
                tokens.push(Token {
                    first,
                    second: Some(next.letter).filter(|&l| l != first),
                    span: span.to(next.span),
                });
            }
            _ => tokens.push(Token { first, second: None, span }),
        }
    }
    tokens
}

/// Fairy-Stockfish reads every atom as if it were oblique. Straight and diagonal atoms have two places for each of
/// their steps.
fn fsf(letters: &[Letter], class: Class, lenient: bool, errors: &mut Vec<Diagnostic>) -> u16 {
    let mut tokens = fsf_tokens(letters);
    // On straight atoms a pair is two letters.
    if class == Class::Orthogonal {
        tokens = tokens
            .into_iter()
            .flat_map(|token| {
                let single = |first| Token { first, second: None, ..token };
                std::iter::once(single(token.first)).chain(token.second.map(single))
            })
            .collect();
    }
    let mut set = 0;
    for token in &tokens {
        if !lenient && class != Class::Oblique && (token.first == 'h' || token.second == Some('h'))
            || !lenient && (token.first, token.second) == ('h', None)
        {
            errors.push(half_misuse(token, class));
        }
        let oblique = token_places(token, Class::Oblique, Geometry::Square).unwrap_or(0);
        for place in (0..8).filter(|place| oblique & 1 << place != 0) {
            // At places 0, 3, 4 and 7 the longer component points up or down.
            let straight = (place + 1) / 2 * 2 % 8;
            let diagonal = place | 1;
            set |= match class {
                Class::Orthogonal => 1 << straight,
                Class::Diagonal => 1 << diagonal,
                Class::Oblique => 1 << place,
                Class::Eightfold => 1 << straight | 1 << diagonal,
            };
        }
    }
    set
}

/// Bishop pools the letters of straight and diagonal atoms. K and Q are the sum of their parts.
fn bishop(letters: &[Letter], class: Class, lenient: bool, errors: &mut Vec<Diagnostic>) -> u16 {
    let has = |c: char| letters.iter().any(|l| l.letter == c);
    let pooled: Vec<Letter> = letters.iter().copied().filter(|l| is_direction(l.letter)).collect();
    if class == Class::Oblique {
        let tokens = tokens(&pooled, Pairing::Chiral);
        return tokens.iter().fold(0, |set, token| {
            set | token_places(token, class, Geometry::Square).unwrap_or_else(|| {
                if !lenient {
                    errors.push(half_misuse(token, class));
                }
                0
            })
        });
    }
    if let Some(half) = letters.iter().find(|l| l.letter == 'h').filter(|_| !lenient) {
        let token = Token { first: 'h', second: Some('h'), span: half.span };
        errors.push(half_misuse(&token, class).hint(message!("Bishop ignores it")));
    }
    if pooled.iter().all(|l| l.letter == 'h') {
        return class.places(Geometry::Square);
    }
    let (up, down) = (has('f') || has('v'), has('b') || has('v'));
    let (left, right) = (has('l') || has('s'), has('r') || has('s'));
    let mut straight = 0;
    for (named, place) in [(up, 0), (right, 2), (down, 4), (left, 6)] {
        straight |= u16::from(named) << place;
    }
    // An axis that is not named stands for both of its ends.
    let (up, down) = if up || down { (up, down) } else { (true, true) };
    let (left, right) = if left || right { (left, right) } else { (true, true) };
    let mut diagonal = 0;
    for (named, place) in [(up && right, 1), (down && right, 3), (down && left, 5), (up && left, 7)] {
        diagonal |= u16::from(named) << place;
    }
    match class {
        Class::Orthogonal => straight,
        Class::Diagonal => diagonal,
        _ => straight | diagonal,
    }
}

/// The turns of a later leg.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Turns {
    /// Places relative to the leg before, clockwise.
    pub plain: u16,
    /// Turns to the side of the last bend (`q`), given as turns to the right.
    pub same: u16,
    /// Turns to the opposite side (`z`), given in the same way.
    pub opposite: u16,
}

/// The turns of a leg behind an `a`, or of a later bracketed leg with directions.
///
/// # Errors
/// Letters that mean nothing there.
pub(super) fn turns(letters: &[Letter], class: Class, geometry: Geometry) -> Result<Turns, Vec<Diagnostic>> {
    let tokens = tokens(letters, Pairing::Turn);
    let hex = geometry == Geometry::Hex;
    if tokens.is_empty() {
        let plain = match (class, hex) {
            (Class::Orthogonal | Class::Diagonal, false) => places(&[0, 2, 6]),
            (Class::Orthogonal | Class::Diagonal, true) => places(&[0, 2, 4, 8, 10]),
            (_, false) => 0xFF & !(1 << 4),
            (_, true) => 0xFFF & !(1 << 6),
        };
        return Ok(Turns { plain, ..Turns::default() });
    }
    let mut turns = Turns::default();
    let mut errors = vec![];
    for token in &tokens {
        // The side of a bend is unknown here, so a turn by memory is stored as a turn to the right.
        let memory = [Some(token.first), token.second].into_iter().flatten().find(|c| "zq".contains(*c));
        let to_right = |c: char| if "zq".contains(c) { 'r' } else { c };
        let plain = Token { first: to_right(token.first), second: token.second.map(to_right), ..*token };
        match (token_places(&plain, Class::Eightfold, geometry), memory) {
            (Some(set), Some('q')) => turns.same |= set,
            (Some(set), Some(_)) => turns.opposite |= set,
            (Some(set), None) => turns.plain |= set,
            (None, _) => errors.push(half_misuse(token, Class::Eightfold)),
        }
    }
    if errors.is_empty() { Ok(turns) } else { Err(errors) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(text: &str) -> Vec<Letter> {
        super::super::lex::signs(text).into_iter().map(|s| Letter { letter: s.sign, span: s.span }).collect()
    }

    fn named(tokens: &[Token]) -> Vec<String> {
        tokens.iter().map(|t| [Some(t.first), t.second].into_iter().flatten().collect()).collect()
    }

    #[test]
    fn greedy_tokens() {
        let of = |text, pairing| named(&tokens(&letters(text), pairing));
        assert_eq!(of("fs", Pairing::Single), ["f", "s"]);
        assert_eq!(of("ffrr", Pairing::Paired), ["f", "r"]);
        assert_eq!(of("frl", Pairing::Paired), ["fr", "l"]);
        assert_eq!(of("sf", Pairing::Paired), ["s", "f"]);
        assert_eq!(of("fml", Pairing::Paired), ["f", "l"]);
        assert_eq!(of("hrfh", Pairing::Chiral), ["hr", "fh"]);
        assert_eq!(of("fzq", Pairing::Turn), ["fz", "q"]);
    }

    #[test]
    fn hexagonal_wazir_has_three_forward_edges() {
        let at = |text| {
            let options = Options::default();
            first_places(&letters(text), AtomKind::Rook, &options, Geometry::Hex).unwrap()
        };
        assert_eq!(at("f"), places(&[0]));
        assert_eq!(at("fr"), places(&[2]));
        assert_eq!(at("fl"), places(&[10]));
        assert_eq!(at("ffs"), places(&[0, 2, 4, 8, 10]));
        assert_eq!(at("fh"), places(&[10, 0, 2]));
    }
}
