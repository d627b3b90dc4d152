//! What other dialects lack. Strict reading rejects it instead of guessing.

use super::ast::{AtomKind, Bracket, Component, Item, Letter, Range, Simple};
use super::diagnostic::{Diagnostic, Span};
use super::dialect::Dialect;
use super::directions::Class;
use super::legs::{Leg, has_again};
use super::lint::order_rank;
use super::modifiers::is_short;
use super::mover::UNLIMITED;
use crate::message;
use crate::message::Message;

/// The errors of a component under strict reading. `legs` are those of a simple component.
pub(super) fn check(dialect: Dialect, component: &Component, legs: &[Leg]) -> Vec<Diagnostic> {
    let mut findings = vec![];
    let program = match dialect {
        Dialect::XBetza | Dialect::Classic => return findings,
        Dialect::XBoard => "XBoard",
        Dialect::Fsf => "Fairy-Stockfish",
        Dialect::Bishop => "Bishop",
    };
    let mut report = |span: Span, what: Message| {
        findings.push(
            Diagnostic::error(
                "E-DIALECT",
                span,
                message!("{program} does not support {what}", program, what),
            )
            .hint(message!("write it in the default dialect, or read it without strict checks")),
        );
    };
    match component {
        Component::Bracket(Bracket { span, .. }) => report(*span, message!("brackets")),
        Component::Simple(simple) => {
            letters(dialect, &simple.prefix, &mut report);
            atom(dialect, simple, &mut report);
            if let Some(written) = simple.range {
                range(dialect, simple.atom.kind, written, &mut report);
            }
            match dialect {
                Dialect::XBoard => xboard(simple, legs, &mut report),
                Dialect::Fsf => fsf(simple, legs, &mut report),
                _ => bishop(simple, legs, &mut report),
            }
        }
    }
    findings
}

type Report<'a> = dyn FnMut(Span, Message) + 'a;

fn letters(dialect: Dialect, items: &[Item], report: &mut Report) {
    let known = match dialect {
        Dialect::XBoard => "fblrvshmcdetpgoynjizqa",
        Dialect::Fsf => "fblrvshmcnipg",
        _ => "fblrvshmcnipge",
    };
    for item in items {
        match item {
            Item::Letter(Letter { letter, span }) if !known.contains(*letter) => {
                report(*span, message!("the modifier `{letter}`", letter));
            }
            Item::Letter(_) => {}
            Item::Again(span) => {
                if !known.contains('a') {
                    report(*span, message!("chains of legs"));
                }
            }
            Item::Group(group) => report(group.span, message!("groups")),
        }
    }
}

fn atom(dialect: Dialect, simple: &Simple, report: &mut Report) {
    let span = simple.atom.span;
    match (simple.atom.kind, dialect) {
        (AtomKind::Leaper { xs, ys, .. }, _) if xs > 0 || ys > 0 => {
            report(span, message!("the suffixes `X` and `Y`"));
        }
        (AtomKind::Vector(x, y), Dialect::Bishop) if x.max(y) <= 99 => {}
        (AtomKind::Vector(..) | AtomKind::Vector3(..), _) => report(span, message!("this step vector")),
        (AtomKind::Imitator, _) => report(span, message!("the atom `{atom}`", atom = 'I')),
        (AtomKind::Castle, Dialect::Fsf) => report(span, message!("the atom `{atom}`", atom = 'O')),
        (AtomKind::Universal, Dialect::Fsf) => report(span, message!("the atom `{atom}`", atom = 'U')),
        _ => {}
    }
}

fn range(dialect: Dialect, kind: AtomKind, range: Range, report: &mut Report) {
    let Range { span, min, max } = range;
    let most = match dialect {
        Dialect::XBoard => 99,
        _ => 9,
    };
    if min != 1 {
        report(span, message!("ranges with a minimum"));
    } else if max != UNLIMITED && max > most {
        report(span, message!("ranges above {most}", most));
    }
    let rides = matches!(
        kind,
        AtomKind::King
            | AtomKind::Queen
            | AtomKind::Rook
            | AtomKind::Bishop
            | AtomKind::Leaper { letter: 'W' | 'F' | 'N', .. }
    );
    if dialect == Dialect::Fsf && !rides {
        report(span, message!("riders other than W, F, N, K, R, B and Q"));
    }
}

fn xboard(simple: &Simple, legs: &[Leg], report: &mut Report) {
    if has_again(&simple.prefix) && Class::of(simple.atom.kind) == Some(Class::Oblique) {
        report(simple.span, message!("exact directions in oblique chains"));
    }
    for leg in legs {
        let single = leg.first && leg.is_final();
        if let Some(memory) = leg.letters.iter().find(|l| "zq".contains(l.letter))
            && !single
        {
            report(memory.span, message!("remembered bends (`z` and `q`)"));
        }
        if leg.count('p') > 1 {
            report(simple.span, message!("hops over several pieces"));
        }
        let ranked = leg.letters.iter().filter(|l| !"zq".contains(l.letter));
        let mut last = 0;
        for letter in ranked {
            let rank = order_rank(letter.letter);
            if rank < last {
                report(
                    letter.span,
                    message!(
                        "`{letter}` in this position, where it would be ignored",
                        letter = letter.letter
                    ),
                );
            }
            last = last.max(rank);
        }
    }
}

fn fsf(simple: &Simple, legs: &[Leg], report: &mut Report) {
    let kind = simple.atom.kind;
    let slider = matches!(kind, AtomKind::Queen | AtomKind::Rook | AtomKind::Bishop);
    let digit = simple.range.is_some_and(|r| r.max != UNLIMITED);
    for leg in legs {
        let hops = leg.has('p') || leg.has('g');
        if hops && !slider {
            report(simple.span, message!("hoppers other than R, B and Q"));
        } else if leg.has('g') && digit {
            report(simple.span, message!("limited grasshoppers"));
        } else if hops && simple.range.is_some_and(|r| r.max == 1) {
            report(simple.span, message!("hoppers of one step"));
        }
        let lame = matches!(kind, AtomKind::Leaper { letter: 'D' | 'N' | 'A' | 'Z', .. });
        if leg.has('n') && (!lame || simple.range.is_some()) {
            report(simple.span, message!("lame moves other than nN, nA, nD and nZ"));
        }
        if leg.has('p') && leg.has('g') || leg.count('p') > 1 {
            report(simple.span, message!("hops over several pieces"));
        }
    }
}

fn bishop(simple: &Simple, legs: &[Leg], report: &mut Report) {
    let max = simple.range.map_or(simple.atom.kind.default_max(), |r| r.max);
    for leg in legs {
        if (leg.has('p') || leg.has('g')) && max == 1 {
            report(simple.span, message!("hoppers of one step"));
        }
        if leg.has('n') && is_short(simple.atom.kind) {
            report(simple.span, message!("lame one-step moves"));
        }
        if leg.count('p') > 1 || leg.has('p') && leg.has('g') {
            report(simple.span, message!("hops over several pieces"));
        }
    }
}
