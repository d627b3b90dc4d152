//! Lints: texts that are valid, but may not mean what their author thinks.

use super::ast::{Atom, AtomKind, Letter, Simple};
use super::diagnostic::Diagnostic;
use super::dialect::{Dialect, Options};
use super::directions::{Class, compound, first_places, has_directions};
use super::legs::Leg;
use super::lex::is_direction;
use super::modifiers::{LegPosition, is_short, rules};
use super::mover::{Hop, UNLIMITED};
use crate::board::Geometry;
use crate::message;

/// The position of a modifier in the order that every program accepts.
pub(super) fn order_rank(letter: char) -> usize {
    match letter {
        'i' => 0,
        _ if is_direction(letter) => 1,
        _ => "mcdektpgoynju".find(letter).map_or(1, |at| at + 2),
    }
}

/// A leg with what the lints need to know about it.
pub(super) struct Subject<'a> {
    pub letters: &'a [Letter],
    pub place: LegPosition,
    pub atom: &'a Atom,
    pub range: (u16, u16),
    /// An earlier leg may have toggled the range.
    pub toggled: bool,
}

/// The lints of one leg.
pub(super) fn leg(subject: &Subject, options: &Options, findings: &mut Vec<Diagnostic>) {
    let &Subject { letters, place, atom, range, toggled } = subject;
    let find = |c: char| letters.iter().find(|l| l.letter == c);
    let kind = atom.kind;
    let class = Class::of(kind);
    order(letters, place, findings);
    repeated_letters(letters, findings);
    if place.first && class == Some(Class::Eightfold) && has_directions(letters) {
        king_directions(subject, options, findings);
    }
    if !place.first
        && class == Some(Class::Oblique)
        && let Some(side) = letters.iter().find(|l| "lr".contains(l.letter))
    {
        findings.push(
            Diagnostic::lint(
                "L-OBLIQUE-LR",
                side.span,
                message!("programs disagree about left and right of an oblique step"),
            )
            .hint(message!("use q and z, whose meaning is clear")),
        );
    }
    if place.first
        && class == Some(Class::Diagonal)
        && options.dialect != Dialect::Bishop
        && let [Letter { letter: 'v' | 's', span }] =
            letters.iter().filter(|l| is_direction(l.letter)).copied().collect::<Vec<_>>()[..]
    {
        findings.push(Diagnostic::lint(
            "L-NOEFFECT",
            span,
            message!("every diagonal is both vertical and sideways"),
        ));
    }
    if let Some(letter) = find('n').or(find('j')) {
        lame(subject, letter, findings);
    }
    let rules = rules(letters, place, kind, range, options);
    let one_step = range.1 == 1 && !toggled;
    if place.last && rules.how.hop != Hop::None && one_step {
        findings.push(
            Diagnostic::lint(
                "L-HOP1",
                atom.span,
                message!("a hopper of one step cannot hop, so it never moves"),
            )
            .hint(message!("give it a range, as in pR or gB")),
        );
    }
    let skips_all =
        is_short(kind) && !toggled && range.1 != UNLIMITED && u16::from(rules.how.jump) >= range.1;
    let nothing = rules.how.modality.is_none() && rules.how.hop == Hop::None;
    if skips_all || nothing && place.last {
        findings.push(Diagnostic::lint(
            "L-DEAD",
            atom.span,
            if skips_all {
                message!("all cells in range are skipped, so this piece never moves")
            } else {
                message!("this never moves")
            },
        ));
    }
}

fn order(letters: &[Letter], place: LegPosition, findings: &mut Vec<Diagnostic>) {
    let turn = |c: char| "zq".contains(c);
    let single = place.first && place.last;
    let ranked: Vec<&Letter> = letters.iter().filter(|l| !(single && turn(l.letter))).collect();
    if let Some(pair) = ranked.windows(2).find(|pair| order_rank(pair[1].letter) < order_rank(pair[0].letter))
    {
        let (late, early) = (pair[0], pair[1]);
        findings.push(
            Diagnostic::lint(
                "L-ORDER",
                late.span.to(early.span),
                message!(
                    "XBoard ignores `{letter}` after `{letter2}`",
                    letter = early.letter,
                    letter2 = late.letter
                ),
            )
            .hint(message!("all programs accept this order: i, directions, m c d e k t p g o y n j u")),
        );
    }
}

fn repeated_letters(letters: &[Letter], findings: &mut Vec<Diagnostic>) {
    for (at, letter) in letters.iter().enumerate() {
        let before = letters[..at].iter().filter(|l| l.letter == letter.letter).count();
        let most = match letter.letter {
            'p' | 'n' | 'i' => 2,
            'm' | 'c' | 'd' | 'e' | 'k' | 'g' | 'o' | 't' | 'u' | 'y' => 1,
            _ => continue,
        };
        if before == most {
            findings.push(Diagnostic::lint(
                "L-NOEFFECT",
                letter.span,
                message!("a repeated `{letter}` has no effect", letter = letter.letter),
            ));
        }
    }
}

fn lame(subject: &Subject, letter: &Letter, findings: &mut Vec<Diagnostic>) {
    let kind = subject.atom.kind;
    let has = |c: char| subject.letters.iter().any(|l| l.letter == c);
    let marks =
        subject.place.last && (has('i') || subject.letters.iter().filter(|l| l.letter == 'n').count() > 1);
    if is_short(kind) && letter.letter == 'n' && !marks {
        findings.push(
            Diagnostic::lint(
                "L-NOEFFECT",
                letter.span,
                message!("a step to the next cell passes over no cell, so `n` has no effect"),
            )
            .hint(message!("XBoard and Bishop never move such a piece")),
        );
    }
    let safe = matches!(kind, AtomKind::Leaper { letter: 'W' | 'F' | 'D' | 'N' | 'A', xs: 0, ys: 0 })
        || is_short(kind);
    if !safe {
        findings.push(
            Diagnostic::lint(
                "L-LAME",
                letter.span,
                message!(
                    "programs disagree about which cells `{letter}` looks at here",
                    letter = letter.letter
                ),
            )
            .hint(message!("spell the path out, as in [W-F-F]")),
        );
    }
}

fn king_directions(subject: &Subject, options: &Options, findings: &mut Vec<Diagnostic>) {
    let letters = subject.letters;
    let Ok(places) = first_places(letters, subject.atom.kind, options, Geometry::Square) else {
        return;
    };
    let parts = compound(letters, Geometry::Square, &mut vec![]);
    let slides = subject.range.1 != 1;
    let hint = if parts == places {
        message!("write {text}", text = spelled(places, slides))
    } else {
        message!(
            "write {slides} for this, {slides2} for the other reading",
            slides = spelled(places, slides),
            slides2 = spelled(parts, slides)
        )
    };
    let span = letters
        .iter()
        .find(|l| is_direction(l.letter))
        .map_or(subject.atom.span, |l| l.span.to(subject.atom.span));
    findings.push(
        Diagnostic::lint("L-KQDIR", span, message!("programs disagree about directions on K and Q"))
            .hint(hint),
    );
}

/// Places of the ring of eight, spelled with W and F, or with R and B.
fn spelled(places: u16, slides: bool) -> String {
    let (straight, diagonal) = if slides { ('R', 'B') } else { ('W', 'F') };
    let has = |place: u16| places & 1 << place != 0;
    let mut text = String::new();
    let lines: String = [(0, 'f'), (4, 'b'), (2, 'r'), (6, 'l')]
        .into_iter()
        .filter(|&(place, _)| has(place))
        .map(|(_, letter)| letter)
        .collect();
    match lines.as_str() {
        "" => {}
        "fbrl" => text.push(straight),
        lines => {
            let lines = lines.replace("rl", "s");
            let lines = if lines.starts_with("fb") { lines.replacen("fb", "v", 1) } else { lines };
            text.push_str(&lines);
            text.push(straight);
        }
    }
    let corners = [has(1), has(3), has(5), has(7)];
    let letters = match corners {
        [false, false, false, false] => return text,
        [true, true, true, true] => String::new(),
        [true, false, false, true] => "f".into(),
        [false, true, true, false] => "b".into(),
        [true, true, false, false] => "r".into(),
        [false, false, true, true] => "l".into(),
        _ => ["fr", "br", "bl", "fl"]
            .into_iter()
            .zip(corners)
            .filter(|&(_, named)| named)
            .map(|(letters, _)| letters)
            .collect(),
    };
    text.push_str(&letters);
    text.push(diagonal);
    text
}

/// The lints of a component with a single special atom.
pub(super) fn castle(simple: &Simple, findings: &mut Vec<Diagnostic>) {
    let initial = super::ast_letters(&simple.prefix).any(|l| l.letter == 'i');
    if simple.range.is_some() && !initial {
        findings.push(
            Diagnostic::lint(
                "L-CASTLE-NOT-VIRGIN",
                simple.span,
                message!("this piece may castle even after it has moved"),
            )
            .hint(message!("write iO")),
        );
    }
}

/// The lints of a simple component's legs.
pub(super) fn simple(simple: &Simple, legs: &[Leg], options: &Options, findings: &mut Vec<Diagnostic>) {
    let range = simple.range.map_or((1, simple.atom.kind.default_max()), |r| (r.min, r.max));
    let toggles = legs.iter().any(|l| l.has('y') || l.has('g') && !l.is_final());
    for each in legs {
        let crooked = each.first && each.is_final() && (each.has('z') || each.has('q'));
        leg(
            &Subject {
                letters: &each.letters,
                place: LegPosition { first: each.first, last: each.is_final() },
                atom: &simple.atom,
                range: if crooked && simple.range.is_none() { (1, UNLIMITED) } else { range },
                toggled: toggles && !each.first,
            },
            options,
            findings,
        );
    }
}
