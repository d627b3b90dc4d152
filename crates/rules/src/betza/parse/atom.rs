//! Parses atoms and their ranges.

use super::Parser;
use crate::betza::ast::{Atom, AtomKind, Range};
use crate::betza::diagnostic::{Diagnostic, Span};
use crate::betza::dialect::Dialect;
use crate::betza::lex::Sign;
use crate::betza::limits::MAX_NUMBER;
use crate::betza::mover::UNLIMITED;
use crate::message;

impl Parser {
    pub(super) fn at_atom(&self) -> bool {
        match self.peek() {
            Some('(') => self.peek_second().is_some_and(|c| c.is_ascii_digit()),
            Some('*') => self.options.dialect == Dialect::Bishop,
            Some('L' | 'J' | 'U' | 'O' | 'I') if self.options.dialect == Dialect::Bishop => false,
            Some('L' | 'J') => true,
            Some(sign) => "WFDNAHCZGKQRBOUI".contains(sign),
            None => false,
        }
    }

    pub(super) fn atom(&mut self) -> Option<Atom> {
        let Sign { sign, span } = self.take()?;
        let kind = match sign {
            '(' => self.vector(span)?,
            'K' => AtomKind::King,
            'Q' => AtomKind::Queen,
            'R' => AtomKind::Rook,
            'B' => AtomKind::Bishop,
            'O' => AtomKind::Castle,
            'U' | '*' => AtomKind::Universal,
            'I' => AtomKind::Imitator,
            _ => self.leaper(sign, span)?,
        };
        Some(Atom { span: span.to(self.last()), kind })
    }

    pub(super) fn leaper(&mut self, sign: char, span: Span) -> Option<AtomKind> {
        // XBoard swaps the two.
        let swapped = self.options.dialect == Dialect::XBoard;
        let letter = match (sign, swapped) {
            ('L', false) | ('J', true) => 'C',
            ('J', false) | ('L', true) => 'Z',
            _ => sign,
        };
        if letter != sign {
            self.report(
                Diagnostic::lint(
                    "L-LJ",
                    span,
                    message!("programs disagree about `{sign}`; here it means {letter}", sign, letter),
                )
                .hint(message!("write {text}", text = letter)),
            );
        }
        let (mut xs, mut ys) = (0u16, 0u16);
        if self.options.dialect != Dialect::Bishop {
            loop {
                match self.peek() {
                    Some('X') => xs += 1,
                    Some('Y') => ys += 1,
                    _ => break,
                }
                self.at += 1;
            }
        }
        // This precedes the narrowing below, so that 300 suffixes do not overflow.
        if 3 + 3 * xs + 2 * ys > MAX_NUMBER {
            self.report(
                Diagnostic::error("E-VECTOR", span.to(self.last()), message!("this leap is too long"))
                    .expected(message!("a leap of at most {most} cells", most = MAX_NUMBER)),
            );
            return None;
        }
        Some(AtomKind::Leaper { letter, xs: xs as u8, ys: ys as u8 })
    }

    /// Parses a vector after its opening parenthesis.
    pub(super) fn vector(&mut self, start: Span) -> Option<AtomKind> {
        let mut numbers = vec![];
        let mut fine = true;
        loop {
            match self.number() {
                Some((n, _)) if n <= MAX_NUMBER => numbers.push(n as u8),
                Some((_, span)) => {
                    fine = false;
                    self.report(
                        Diagnostic::error("E-VECTOR", span, message!("this number is too large"))
                            .expected(message!("at most {most}", most = MAX_NUMBER)),
                    );
                }
                None => {
                    let span = self.here();
                    self.report(
                        Diagnostic::error("E-VECTOR", span, message!("expected a number"))
                            .expected(message!("a vector like (1,2)")),
                    );
                    return None;
                }
            }
            match self.peek() {
                Some(',') => self.at += 1,
                Some(')') => {
                    self.at += 1;
                    break;
                }
                found => {
                    let span = if found.is_some() { self.here() } else { start };
                    self.report(
                        Diagnostic::error("E-VECTOR", span, message!("unclosed vector")).expected(message!(
                            "{one} or {other}",
                            one = "`,`",
                            other = "`)`"
                        )),
                    );
                    return None;
                }
            }
        }
        let span = start.to(self.last());
        let kind = match numbers[..] {
            _ if !fine => return None,
            [0, 0] | [0, 0, 0] => {
                self.report(
                    Diagnostic::error("E-VECTOR", span, message!("this vector is zero"))
                        .expected(message!("a step that is not zero")),
                );
                return None;
            }
            [x, y] => AtomKind::Vector(x, y),
            [x, y, z] if self.options.layers => AtomKind::Vector3(x, y, z),
            _ => {
                let numbers_allowed = match self.options.layers {
                    true => message!("two or three numbers"),
                    false => message!("two numbers, as in (1,2)"),
                };
                self.report(
                    Diagnostic::error(
                        "E-VECTOR",
                        span,
                        message!("a vector of {count} numbers", count = numbers.len()),
                    )
                    .expected(numbers_allowed)
                    .hint((numbers.len() == 3).then(|| message!("three numbers are for boards with layers"))),
                );
                return None;
            }
        };
        Some(kind)
    }

    /// Parses digits. Too large a number saturates.
    pub(super) fn number(&mut self) -> Option<(u16, Span)> {
        let start = self.here();
        let mut value = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.at += 1;
            value = Some(value.unwrap_or(0u16).saturating_mul(10).saturating_add(digit as u16));
        }
        value.map(|n| (n, start.to(self.last())))
    }

    /// Parses the range after an atom, if there is one.
    pub(super) fn range(&mut self, atom: &Atom) -> Option<Range> {
        let next = self.peek()?;
        let start = self.here();
        if self.doubles(atom, next) {
            self.at += 1;
            return Some(Range { span: start, min: 1, max: UNLIMITED });
        }
        let (min, max) = match next {
            '0'..='9' => self.plain_range()?,
            '{' => {
                self.at += 1;
                self.braced_range(start)?
            }
            _ => return None,
        };
        Some(Range { span: start.to(self.last()), min, max })
    }

    /// Whether the next letter doubles the atom just read.
    pub(super) fn doubles(&self, atom: &Atom, next: char) -> bool {
        let has_doubling = match self.options.dialect {
            Dialect::XBoard | Dialect::Bishop => false,
            // Salvaged texts have 0 instead.
            Dialect::Fsf => !self.options.lenient,
            Dialect::XBetza | Dialect::Classic => true,
        };
        // The atom is a single sign, without suffix or vector.
        let single = atom.span == self.last();
        has_doubling && single && next.is_ascii_alphabetic() && self.signs[self.at - 1].sign == next
    }

    pub(super) fn plain_range(&mut self) -> Option<(u16, u16)> {
        let leading_zero = self.take_if('0');
        let zero = self.last();
        match (leading_zero, self.peek()) {
            (true, Some('0')) => {
                while self.peek().is_some_and(|c| c.is_ascii_digit()) {
                    self.at += 1;
                }
                let span = zero.to(self.last());
                self.report(
                    Diagnostic::error("E-RANGE", span, message!("this range is empty"))
                        .expected(message!("0 for no limit, 4 for up to four, 04 for exactly four")),
                );
                None
            }
            (true, Some('1'..='9')) => {
                let (n, span) = self.number()?;
                self.in_bounds(n, span).map(|n| (n, n))
            }
            (true, _) => Some((1, UNLIMITED)),
            (false, _) => {
                let (n, span) = self.number()?;
                self.in_bounds(n, span).map(|n| (1, n))
            }
        }
    }

    /// Parses a range after its opening brace.
    pub(super) fn braced_range(&mut self, start: Span) -> Option<(u16, u16)> {
        let forms = || message!("{four} for exactly four, {others}", four = "{4}", others = "{2,4} or {2,}");
        let from = self.number();
        let comma = self.take_if(',');
        let to = if comma { self.number() } else { from };
        if !self.take_if('}') {
            // Parsing resumes at the next sign that can start something.
            while self.peek().is_some_and(|c| c.is_ascii_digit() || "{,}-".contains(c)) {
                self.at += 1;
            }
            let span = start.to(self.last());
            self.report(
                Diagnostic::error("E-RANGE", span, message!("this range is incomplete")).expected(forms()),
            );
            return None;
        }
        let span = start.to(self.last());
        let Some((min, min_span)) = from else {
            self.report(
                Diagnostic::error("E-RANGE", span, message!("this range has no minimum")).expected(forms()),
            );
            return None;
        };
        let min = self.in_bounds(min, min_span)?;
        let max = match to {
            Some((max, max_span)) => self.in_bounds(max, max_span)?,
            None => UNLIMITED,
        };
        if min == 0 || max < min {
            self.report(
                Diagnostic::error(
                    "E-RANGE",
                    span,
                    if min == 0 {
                        message!("a leg takes at least one step")
                    } else {
                        message!("the minimum is larger than the maximum")
                    },
                )
                .expected(forms()),
            );
            return None;
        }
        Some((min, max))
    }

    pub(super) fn in_bounds(&mut self, n: u16, span: Span) -> Option<u16> {
        if n <= MAX_NUMBER {
            return Some(n);
        }
        self.report(
            Diagnostic::error("E-RANGE", span, message!("this number is too large"))
                .expected(message!("at most {most}", most = MAX_NUMBER)),
        );
        None
    }
}
