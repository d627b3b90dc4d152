//! Checks of texts that parse: errors that remain, and lints.

use super::ast::{AtomKind, Bracket, Component, Item, Letter, Piece, Simple};
use super::ast_letters;
use super::diagnostic::{Diagnostic, Span};
use super::dialect::{Dialect, Options};
use super::directions::{Class, first_places, turns};
use super::legs::{self, Leg};
use super::limits::{MAX_JUMPS, MAX_LEGS};
use super::lint;
use super::modifiers::LegPosition;
use super::mover::UNLIMITED;
use super::subset;
use crate::board::Geometry;
use crate::message;

/// The errors and lints of a parsed piece, without duplicates.
pub(super) fn check(piece: &Piece) -> Vec<Diagnostic> {
    let mut findings = vec![];
    for component in &piece.components {
        match component {
            Component::Simple(simple) => check_simple(simple, &piece.options, &mut findings),
            Component::Bracket(bracket) => check_bracket(bracket, &piece.options, &mut findings),
        }
    }
    // A leg in a group is examined once for every way through the group.
    let mut seen: Vec<(&str, Span)> = vec![];
    let mut unique = vec![];
    for finding in &findings {
        if !seen.contains(&(finding.code, finding.span)) {
            seen.push((finding.code, finding.span));
            unique.push(finding.clone());
        }
    }
    unique
}

fn check_simple(simple: &Simple, options: &Options, findings: &mut Vec<Diagnostic>) {
    if !legs::groups_repeat_legs(&simple.prefix) {
        let span = first_group(&simple.prefix).unwrap_or(simple.span);
        findings.push(
            Diagnostic::error("E-GROUP", span, message!("a group must repeat at least one leg"))
                .expected(message!("an `a` among its modifiers"))
                .hint(message!("(af)W is W any number of times")),
        );
        return;
    }
    let special = matches!(simple.atom.kind, AtomKind::Castle | AtomKind::Universal | AtomKind::Imitator);
    if special {
        return check_special(simple, options, findings);
    }
    let Some(legs) = legs::expand(&simple.prefix) else {
        findings.push(
            Diagnostic::error("E-LIMIT", simple.span, message!("these groups make too many legs"))
                .expected(message!("at most {most}", most = MAX_LEGS)),
        );
        return;
    };
    let before = findings.len();
    if !options.lenient {
        let component = Component::Simple(simple.clone());
        findings.extend(subset::check(options.dialect, &component, &legs));
    }
    for leg in &legs {
        check_leg(leg, &legs, simple, options, findings);
    }
    if findings.len() == before {
        lint::simple(simple, &legs, options, findings);
    }
}

fn first_group(items: &[Item]) -> Option<Span> {
    items.iter().find_map(|item| match item {
        Item::Group(group) => Some(group.span),
        _ => None,
    })
}

/// Finds letters that a leg may not have. `first` and `last` refer to the whole move.
fn check_letters(letters: &[Letter], place: LegPosition, single: bool, findings: &mut Vec<Diagnostic>) {
    let find = |c: char| letters.iter().find(|l| l.letter == c);
    let count = |c: char| letters.iter().filter(|l| l.letter == c).count();
    if place.last
        && let Some(y) = find('y')
    {
        findings.push(
            Diagnostic::error(
                "E-TOGGLE",
                y.span,
                message!("`y` changes the range of the next leg, but this is the last leg"),
            )
            .hint(message!("write the next leg after an `a`")),
        );
    }
    let initial = count('i');
    if initial > 2 || initial == 2 && !place.first {
        let span = letters.iter().rev().find(|l| l.letter == 'i').map_or_else(Span::default, |l| l.span);
        findings.push(
            Diagnostic::error("E-MODIFIER", span, message!("too many `i`"))
                .expected(message!("`i` (unmoved) or, on the first leg, `ii` (third rank)")),
        );
    }
    if count('j') > MAX_JUMPS
        && let Some(j) = find('j')
    {
        findings.push(
            Diagnostic::error("E-LIMIT", j.span, message!("too many `j`"))
                .expected(message!("at most {most}", most = MAX_JUMPS)),
        );
    }
    if place.first && !single {
        if let Some(turn) = letters.iter().find(|l| "zq".contains(l.letter)) {
            findings.push(
                Diagnostic::error(
                    "E-CHAIN",
                    turn.span,
                    message!(
                        "`{letter}` on the first of several legs: no leg comes before it",
                        letter = turn.letter
                    ),
                )
                .expected(message!("`z` and `q` on later legs, or on a move of one leg")),
            );
        }
    } else if place.first
        && let Some(turn) = letters.iter().find(|l| "zq".contains(l.letter))
    {
        let unfit = letters
            .iter()
            .find(|l| "pgj".contains(l.letter) || "zq".contains(l.letter) && l.letter != turn.letter);
        if let Some(unfit) = unfit {
            findings.push(Diagnostic::error(
                "E-MODIFIER",
                unfit.span,
                message!(
                    "`{letter}` cannot be combined with `{letter2}`",
                    letter = unfit.letter,
                    letter2 = turn.letter
                ),
            ));
        }
    }
}

fn check_leg(leg: &Leg, legs: &[Leg], simple: &Simple, options: &Options, findings: &mut Vec<Diagnostic>) {
    let place = LegPosition { first: leg.first, last: leg.is_final() };
    let single = legs.len() == 1;
    check_letters(&leg.letters, place, single, findings);
    let kind = simple.atom.kind;
    let geometry = Geometry::Square;
    // Leaps through layers have no ring. Their directions are checked once the board is known.
    let Some(class) = Class::of(kind) else {
        if !single {
            findings.push(Diagnostic::error(
                "E-CHAIN",
                simple.span,
                message!("a step through layers cannot be chained"),
            ));
        }
        return;
    };
    if leg.first {
        if let Err(errors) = first_places(&leg.letters, kind, options, geometry) {
            findings.extend(errors);
        }
    } else if let Err(errors) = turns(&leg.letters, class, geometry) {
        findings.extend(errors);
    }
}

/// `O`, `U` and `I`.
fn check_special(simple: &Simple, options: &Options, findings: &mut Vec<Diagnostic>) {
    let (name, allowed, expected) = match simple.atom.kind {
        AtomKind::Castle => ("O", "fblrvsijm", message!("directions, `i` and `j`")),
        AtomKind::Universal => ("U", "mcdektiu", message!("modality, `i`, `t` and `u`")),
        _ => ("I", "bcdekm", message!("modality and `b`")),
    };
    let before = findings.len();
    if legs::has_again(&simple.prefix) || first_group(&simple.prefix).is_some() {
        findings.push(
            Diagnostic::error("E-CHAIN", simple.span, message!("`{name}` cannot be chained", name))
                .hint(message!("write it as a component of its own")),
        );
    }
    if !options.lenient {
        let component = Component::Simple(simple.clone());
        findings.extend(subset::check(options.dialect, &component, &[]));
    }
    for letter in ast_letters(&simple.prefix) {
        let ignored = options.dialect == Dialect::Bishop && letter.letter != 'h';
        if !allowed.contains(letter.letter) && !ignored {
            findings.push(
                Diagnostic::error(
                    "E-MODIFIER",
                    letter.span,
                    message!("`{name}` takes no `{letter}`", name, letter = letter.letter),
                )
                .expected(expected.clone()),
            );
        }
    }
    let initial = ast_letters(&simple.prefix).filter(|l| l.letter == 'i').count();
    if initial > 2 {
        findings.push(Diagnostic::error("E-MODIFIER", simple.span, message!("too many `i`")));
    }
    let jumps = ast_letters(&simple.prefix).filter(|l| l.letter == 'j').count();
    if jumps > MAX_JUMPS {
        findings.push(Diagnostic::error("E-LIMIT", simple.span, message!("too many `j`")));
    }
    if let Some(range) = simple.range {
        match simple.atom.kind {
            AtomKind::Castle if range.max == UNLIMITED || range.min != 1 => findings.push(
                Diagnostic::error("E-RANGE", range.span, message!("castling needs a plain distance"))
                    .expected(message!("as in O2")),
            ),
            AtomKind::Castle => {}
            _ => findings.push(Diagnostic::error(
                "E-RANGE",
                range.span,
                message!("`{name}` takes no range", name),
            )),
        }
    }
    if simple.atom.kind == AtomKind::Imitator {
        findings.push(
            Diagnostic::error(
                "E-FEATURE",
                simple.atom.span,
                message!(
                    "an imitator moves like the opponent's last piece, which the position does not show"
                ),
            )
            .hint(message!("it needs the history of a game; it is not supported yet")),
        );
    }
    if findings.len() == before && simple.atom.kind == AtomKind::Castle {
        lint::castle(simple, findings);
    }
}

fn check_bracket(bracket: &Bracket, options: &Options, findings: &mut Vec<Diagnostic>) {
    let before = findings.len();
    if !options.lenient {
        let component = Component::Bracket(bracket.clone());
        findings.extend(subset::check(options.dialect, &component, &[]));
    }
    let outer = |c: char| bracket.outer.iter().filter(move |l| l.letter == c);
    if outer('i').count() > 2 {
        findings.push(Diagnostic::error("E-MODIFIER", bracket.span, message!("too many `i`")));
    }
    for token in super::directions::tokens(&bracket.outer, super::directions::Pairing::Chiral) {
        if token.first == 'h' && token.second.is_none() {
            findings.push(super::directions::half_misuse(&token, Class::Oblique));
        }
    }
    let count = bracket.legs.len();
    let mut previous: Option<Class> = None;
    for (number, leg) in bracket.legs.iter().enumerate() {
        let kind = leg.atom.kind;
        let Some(class) = Class::of(kind) else {
            let name = match kind {
                AtomKind::Castle => message!("{atom}", atom = "O"),
                AtomKind::Universal => message!("{atom}", atom = "U"),
                AtomKind::Imitator => message!("{atom}", atom = "I"),
                _ => message!("a step through layers"),
            };
            findings.push(Diagnostic::error(
                "E-CHAIN",
                leg.atom.span,
                message!("{name} cannot be used in a bracket", name),
            ));
            previous = None;
            continue;
        };
        let place = LegPosition { first: number == 0, last: number + 1 == count };
        for letter in &leg.letters {
            if letter.letter == 'y' || letter.letter == 'g' && !place.last {
                findings.push(
                    Diagnostic::error(
                        "E-TOGGLE",
                        letter.span,
                        message!("`{letter}` changes the range of the next leg, but in brackets every leg has its own", letter = letter.letter),
                    )
                    .hint(message!("write the range after the leg's atom")),
                );
            }
            if place.first && "zq".contains(letter.letter) {
                findings.push(Diagnostic::error(
                    "E-BRACKET",
                    letter.span,
                    message!(
                        "`{letter}` on the first leg of a bracket: no leg comes before it",
                        letter = letter.letter
                    ),
                ));
            }
        }
        let own: Vec<Letter> = leg
            .letters
            .iter()
            .copied()
            .filter(|l| l.letter != 'y' && !(place.first && "zq".contains(l.letter)))
            .collect();
        check_letters(&own, LegPosition { last: false, ..place }, false, findings);
        let explicit = own.iter().find(|l| super::lex::is_direction(l.letter) || "zq".contains(l.letter));
        if place.first {
            if let Err(errors) = first_places(&own, kind, options, Geometry::Square) {
                findings.extend(errors);
            }
        } else if let (Some(letter), Some(previous)) = (explicit, previous) {
            if (previous == Class::Oblique) != (class == Class::Oblique) {
                findings.push(
                    Diagnostic::error(
                        "E-BRACKET-DIR",
                        letter.span,
                        message!("the direction of an oblique leg cannot be compared with that of another kind of leg"),
                    )
                    .hint(message!("remove them: the leg then continues outward")),
                );
            } else if let Err(errors) = turns(&own, class, Geometry::Square) {
                findings.extend(errors);
            }
        }
        previous = Some(class);
    }
    if findings.len() > before {
        return;
    }
    for (number, leg) in bracket.legs.iter().enumerate() {
        let last = number + 1 == count;
        let mut letters = leg.letters.clone();
        if last {
            // This avoids complaints about the order of letters across the bracket.
            letters.extend(bracket.outer.iter().filter(|l| "pg".contains(l.letter)));
            letters.sort_by_key(|l| if "pg".contains(l.letter) { lint::order_rank(l.letter) } else { 0 });
        }
        lint::leg(
            &lint::Subject {
                letters: &letters,
                place: LegPosition { first: number == 0, last },
                atom: &leg.atom,
                range: leg.range.map_or((1, leg.atom.kind.default_max()), |r| (r.min, r.max)),
                toggled: false,
            },
            options,
            findings,
        );
    }
}
