//! From syntax tree back to text, in the order of letters every program accepts.

use std::fmt::{self, Write};

use super::ast::{Atom, AtomKind, Bracket, Component, Item, Joint, Letter, Piece, Range, Simple};
use super::ast_letters;
use super::diagnostic::Span;
use super::dialect::Dialect;
use super::directions::{Pairing, Token, fsf_tokens, tokens};
use super::legs::has_again;
use super::lex::is_direction;
use super::lint::order_rank;
use super::mover::UNLIMITED;

/// The piece in canonical form: `C` and `Z` for `L` and `J`, `N0` for `NN`, modifiers in the
/// order `i`, directions, `m c d e k t p g o y n j u`. Parsing it again gives the same moves and
/// the same canonical form.
///
/// ```
/// use chesswright_rules::betza::{Options, canonical, parse};
///
/// let piece = parse("mfW cfF NN L", &Options::default()).unwrap();
/// assert_eq!(canonical(&piece), "fmWfcFN0C");
/// ```
pub fn canonical(piece: &Piece) -> String {
    let mut out = String::new();
    let doubles = !matches!(piece.options.dialect, Dialect::XBoard | Dialect::Bishop);
    let mut texts: Vec<String> = vec![];
    let mut before: Option<&Component> = None;
    let mut components: Vec<(&Component, String)> =
        piece.components.iter().map(|c| (c, component_text(c, piece.options.dialect))).collect();
    if piece.options.dialect == Dialect::Fsf {
        // Not every atom has a range there to keep it apart from another one: bare atoms go first.
        components.sort_by_key(|(_, text)| !text.starts_with(|c: char| c.is_ascii_uppercase()));
    }
    for (component, text) in components {
        // A union does not grow by saying the same again.
        if texts.contains(&text) {
            continue;
        }
        // Keep two equal atoms from reading as a doubled one.
        if let Some(Component::Simple(simple)) = before
            && doubles
            && out.ends_with(|c: char| c.is_ascii_uppercase() && text.starts_with(c))
            && single_letter(simple.atom.kind)
        {
            let unlimited = effective_max(simple) == UNLIMITED;
            out.push(if unlimited { '0' } else { '1' });
        }
        out.push_str(&text);
        texts.push(text);
        before = Some(component);
    }
    out
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&canonical(self))
    }
}

fn single_letter(kind: AtomKind) -> bool {
    match kind {
        AtomKind::Leaper { xs, ys, .. } => xs == 0 && ys == 0,
        AtomKind::Vector(..) | AtomKind::Vector3(..) => false,
        _ => true,
    }
}

fn is_crooked(simple: &Simple) -> bool {
    !has_again(&simple.prefix) && ast_letters(&simple.prefix).any(|l| "zq".contains(l.letter))
}

fn effective_max(simple: &Simple) -> u16 {
    match simple.range {
        Some(range) => range.max,
        None if is_crooked(simple) => UNLIMITED,
        None => simple.atom.kind.default_max(),
    }
}

/// One component in canonical form.
pub(super) fn component_text(component: &Component, dialect: Dialect) -> String {
    let mut out = String::new();
    match component {
        Component::Simple(simple) => {
            prefix_text(&simple.prefix, true, dialect, &mut out);
            atom_text(&simple.atom, dialect, &mut out);
            let default = simple.atom.kind.default_max();
            // One step is what castling and crooked riders do not mean without a range.
            let always = simple.atom.kind == AtomKind::Castle || is_crooked(simple) && default != UNLIMITED;
            range_text(simple.range, default, always, &mut out);
        }
        Component::Bracket(bracket) => bracket_text(bracket, dialect, &mut out),
    }
    out
}

fn bracket_text(bracket: &Bracket, dialect: Dialect, out: &mut String) {
    leg_text(&bracket.outer, Pairing::Chiral, dialect, out);
    out.push('[');
    for (number, leg) in bracket.legs.iter().enumerate() {
        let pairing = if number == 0 { Pairing::Chiral } else { Pairing::Turn };
        leg_text(&leg.letters, pairing, dialect, out);
        atom_text(&leg.atom, dialect, out);
        range_text(leg.range, leg.atom.kind.default_max(), false, out);
        out.push_str(match leg.joint {
            Joint::MayStop => "?",
            Joint::MustGo => "-",
            Joint::End => "]",
        });
    }
}

/// A prefix. Only whole legs are put in order: letters next to a group may belong to legs that
/// reach across its parentheses.
fn prefix_text(items: &[Item], top: bool, dialect: Dialect, out: &mut String) {
    let mut at = 0;
    while at < items.len() {
        let run = items[at..].iter().take_while(|item| matches!(item, Item::Letter(_))).count();
        if run > 0 {
            let letters: Vec<Letter> = items[at..at + run]
                .iter()
                .filter_map(|item| match item {
                    Item::Letter(letter) => Some(*letter),
                    _ => None,
                })
                .collect();
            let begins = match at.checked_sub(1) {
                None => top,
                Some(before) => matches!(items[before], Item::Again(_)),
            };
            let ends = match items.get(at + run) {
                None => top,
                Some(next) => matches!(next, Item::Again(_)),
            };
            if begins && ends {
                let pairing = if at == 0 && top { Pairing::Chiral } else { Pairing::Turn };
                leg_text(&letters, pairing, dialect, out);
            } else {
                out.extend(letters.iter().map(|l| l.letter));
            }
            at += run;
            continue;
        }
        match &items[at] {
            Item::Again(_) => out.push('a'),
            Item::Group(group) => {
                out.push('(');
                prefix_text(&group.items, false, dialect, out);
                out.push(')');
            }
            Item::Letter(_) => {}
        }
        at += 1;
    }
}

fn leg_text(letters: &[Letter], pairing: Pairing, dialect: Dialect, out: &mut String) {
    let directional =
        |l: &Letter| is_direction(l.letter) || pairing == Pairing::Turn && "zq".contains(l.letter);
    let mut others: Vec<char> = letters.iter().filter(|l| !directional(l)).map(|l| l.letter).collect();
    if dialect == Dialect::Bishop
        && let Some(last) = others.iter().rev().find(|c| "mc".contains(**c)).copied()
    {
        // The last one wins.
        others.retain(|&c| c == last || !"mc".contains(c));
    }
    // Stable, so that directions would stand between rank 0 and the rest.
    others.sort_by_key(|&c| if "zq".contains(c) { 99 } else { order_rank(c) });
    let most = |c: char| match c {
        'j' => usize::MAX,
        'p' | 'n' | 'i' => 2,
        _ => 1,
    };
    let mut kept: Vec<char> = vec![];
    for c in others {
        if kept.iter().filter(|&&k| k == c).count() < most(c) {
            kept.push(c);
        }
    }
    let initial = kept.iter().filter(|&&c| c == 'i').count();
    out.extend(&kept[..initial]);
    out.push_str(&direction_text(letters, directional, pairing, dialect));
    out.extend(&kept[initial..]);
}

/// The directional letters, brought together. Letters that stood apart must not begin to pair.
fn direction_text(
    letters: &[Letter],
    directional: impl Fn(&Letter) -> bool,
    pairing: Pairing,
    dialect: Dialect,
) -> String {
    let joined: Vec<Letter> = letters.iter().filter(|l| directional(l)).copied().collect();
    let plain: String = joined.iter().map(|l| l.letter).collect();
    // Bishop pools them anyway.
    if dialect == Dialect::Bishop {
        return plain;
    }
    let read = |letters: &[Letter]| match dialect {
        Dialect::Fsf => fsf_tokens(letters),
        _ => tokens(letters, pairing),
    };
    // As they would stand in the new text.
    let side_by_side: Vec<Letter> =
        joined.iter().enumerate().map(|(at, l)| Letter { span: Span::new(at, at + 1), ..*l }).collect();
    let key = |t: &Token| (t.first, t.second);
    let wanted = read(letters);
    if wanted.iter().map(key).eq(read(&side_by_side).iter().map(key)) {
        return plain;
    }
    let mut text = String::new();
    for token in &wanted {
        text.push(token.first);
        text.push(token.second.unwrap_or(token.first));
    }
    text
}

fn atom_text(atom: &Atom, dialect: Dialect, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = match atom.kind {
        AtomKind::Leaper { letter, xs, ys } => {
            write!(out, "{letter}{}{}", "X".repeat(xs.into()), "Y".repeat(ys.into()))
        }
        AtomKind::Vector(x, y) => write!(out, "({},{})", x.min(y), x.max(y)),
        AtomKind::Vector3(x, y, z) => {
            let mut sorted = [x, y, z];
            sorted.sort_unstable();
            write!(out, "({},{},{})", sorted[0], sorted[1], sorted[2])
        }
        AtomKind::King => out.write_char('K'),
        AtomKind::Queen => out.write_char('Q'),
        AtomKind::Rook => out.write_char('R'),
        AtomKind::Bishop => out.write_char('B'),
        AtomKind::Castle => out.write_char('O'),
        AtomKind::Universal if dialect == Dialect::Bishop => out.write_char('*'),
        AtomKind::Universal => out.write_char('U'),
        AtomKind::Imitator => out.write_char('I'),
    };
}

fn range_text(range: Option<Range>, default: u16, always: bool, out: &mut String) {
    let Some(Range { min, max, .. }) = range else {
        return;
    };
    let _ = match (min, max) {
        (1, max) if max == default && !always => Ok(()),
        (1, UNLIMITED) => out.write_char('0'),
        (1, max) => write!(out, "{max}"),
        (min, UNLIMITED) => write!(out, "{{{min},}}"),
        (min, max) if min == max => write!(out, "0{min}"),
        (min, max) => write!(out, "{{{min},{max}}}"),
    };
}
