//! Parses a text into a syntax tree.

mod atom;
mod bracket;

use super::ast::{Component, Group, Item, Letter, Piece, Simple};
use super::check;
use super::diagnostic::{Diagnostic, Severity, Span};
use super::dialect::Options;
use super::lex::{Sign, is_modifier, signs};
use super::limits::{MAX_DEPTH, MAX_LENGTH};
use super::salvage::salvage;
use crate::message::Message;
use crate::{message, template};

/// Parses a piece description, reporting everything that is wrong with it.
///
/// ```
/// use chesswright_rules::betza::{Options, parse};
///
/// let lion = parse("KNADcaKmcabK", &Options::default()).unwrap();
/// assert_eq!(lion.components.len(), 6);
///
/// let errors = parse("fmWfE", &Options::default()).unwrap_err();
/// assert_eq!(errors[0].code, "E-UNKNOWN");
/// assert_eq!(errors[0].span.start, 4);
/// ```
///
/// # Errors
/// Every error found, in the order of the text.
pub fn parse(text: &str, options: &Options) -> Result<Piece, Vec<Diagnostic>> {
    if text.len() > MAX_LENGTH {
        return Err(vec![
            Diagnostic::error(
                "E-LIMIT",
                Span::new(0, text.len()),
                message!("the text is {count} bytes long", count = text.len()),
            )
            .expected(message!("at most {most}", most = MAX_LENGTH)),
        ]);
    }
    let mut signs = signs(text);
    if options.lenient {
        signs = salvage(options.dialect, signs);
    }
    let mut parser = Parser { signs, at: 0, end: text.len(), options: *options, findings: vec![] };
    let mut components = vec![];
    while parser.at < parser.signs.len() {
        components.extend(parser.component());
    }
    let mut piece = Piece { text: text.to_owned(), options: *options, components, lints: vec![] };
    let mut findings = parser.findings;
    // Checking a broken text would only produce follow-up errors.
    if findings.iter().all(|f| f.severity == Severity::Lint) {
        findings.extend(check::check(&piece));
    }
    findings.sort_by_key(|f| f.span.start);
    let (errors, lints): (Vec<_>, Vec<_>) = findings.into_iter().partition(|f| f.severity == Severity::Error);
    if errors.is_empty() {
        piece.lints = lints;
        Ok(piece)
    } else {
        Err(errors)
    }
}

struct Parser {
    signs: Vec<Sign>,
    at: usize,
    end: usize,
    options: Options,
    findings: Vec<Diagnostic>,
}

const ATOMS: &str = template!("an atom: W F D N A H C Z G K Q R B O U or a vector like (1,2)");

impl Parser {
    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).map(|s| s.sign)
    }

    fn peek_second(&self) -> Option<char> {
        self.signs.get(self.at + 1).map(|s| s.sign)
    }

    /// The place of the next sign, or of the end of the text.
    fn here(&self) -> Span {
        match self.signs.get(self.at) {
            Some(sign) => sign.span,
            None => Span::new(self.end, self.end),
        }
    }

    /// The place of the last sign read.
    fn last(&self) -> Span {
        match self.at.checked_sub(1) {
            Some(at) => self.signs[at].span,
            None => Span::new(0, 0),
        }
    }

    fn take(&mut self) -> Option<Sign> {
        let sign = self.signs.get(self.at).copied();
        self.at += usize::from(sign.is_some());
        sign
    }

    fn take_if(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(sign);
        self.at += usize::from(found);
        found
    }

    fn report(&mut self, finding: Diagnostic) {
        self.findings.push(finding);
    }

    fn component(&mut self) -> Option<Component> {
        let start = self.here();
        let mut prefix = vec![];
        let mut broken = false;
        loop {
            self.items(&mut prefix, 0);
            if self.at_atom() {
                let atom = self.atom()?;
                let range = self.range(&atom);
                return Some(Component::Simple(Simple { span: start.to(self.last()), prefix, atom, range }));
            }
            match self.peek() {
                Some('[') => return self.bracket(start, prefix),
                None => {
                    if !prefix.is_empty() && !broken {
                        let span = start.to(self.last());
                        self.report(
                            Diagnostic::error("E-EMPTY-ATOM", span, message!("these modifiers have no atom"))
                                .expected(Message::of(ATOMS))
                                .hint(message!("write modifiers before the atom they modify")),
                        );
                    }
                    return None;
                }
                Some(_) => {
                    self.complain();
                    broken = true;
                }
            }
        }
    }

    /// Parses modifiers, `a` and groups as long as there are any.
    fn items(&mut self, into: &mut Vec<Item>, depth: usize) {
        while let Some(sign) = self.peek() {
            let span = self.here();
            match sign {
                'a' => {
                    self.at += 1;
                    into.push(Item::Again(span));
                }
                _ if is_modifier(sign) => {
                    self.at += 1;
                    into.push(Item::Letter(Letter { letter: sign, span }));
                }
                '(' if !self.peek_second().is_some_and(|c| c.is_ascii_digit()) => {
                    self.at += 1;
                    into.extend(self.group(span, depth + 1).map(Item::Group));
                }
                _ => return,
            }
        }
    }

    /// Parses a group after its opening parenthesis.
    fn group(&mut self, start: Span, depth: usize) -> Option<Group> {
        if depth > MAX_DEPTH {
            self.report(
                Diagnostic::error("E-LIMIT", start, message!("groups are nested too deeply"))
                    .expected(message!("at most {most} levels", most = MAX_DEPTH)),
            );
            // Parsing continues without recursion, so that a thousand parentheses use no stack.
            while !matches!(self.peek(), None | Some(')')) {
                self.at += 1;
            }
            self.take_if(')');
            return None;
        }
        let mut items = vec![];
        loop {
            self.items(&mut items, depth);
            match self.peek() {
                Some(')') => {
                    self.at += 1;
                    return Some(Group { span: start.to(self.last()), items });
                }
                None => {
                    self.report(
                        Diagnostic::error("E-GROUP", start, message!("unclosed group"))
                            .expected(message!("{sign}", sign = "`)`")),
                    );
                    return None;
                }
                Some(sign) if self.at_atom() || sign == '[' => {
                    let span = self.here();
                    self.report(
                        Diagnostic::error(
                            "E-GROUP",
                            span,
                            message!("`{sign}` cannot be used inside a group", sign),
                        )
                        .expected(message!("modifiers and `a`"))
                        .hint(message!("a group repeats legs of the single atom after it")),
                    );
                    self.at += 1;
                }
                Some(_) => self.complain(),
            }
        }
    }

    /// Reports a sign that cannot stand here and skips it.
    fn complain(&mut self) {
        let Some(Sign { sign, span }) = self.take() else {
            return;
        };
        let finding = match sign {
            '0'..='9' | '{' | '}' => {
                while self.peek().is_some_and(|c| c.is_ascii_digit() || "{,}".contains(c)) {
                    self.at += 1;
                }
                Diagnostic::error("E-RANGE", span.to(self.last()), message!("this range has no atom"))
                    .expected(Message::of(ATOMS))
                    .hint(message!("write a range directly after its atom, as in R4"))
            }
            ')' => Diagnostic::error("E-GROUP", span, message!("unmatched `{sign}`", sign)),
            ']' => Diagnostic::error("E-BRACKET", span, message!("unmatched `{sign}`", sign)),
            '?' | '-' => Diagnostic::error(
                "E-BRACKET",
                span,
                message!("`{sign}` is only used between the legs of a bracket", sign),
            )
            .hint(message!("write [F?R] or [F-R]")),
            'x' | 'w' | '@' | '*' | '!' | '=' | '+' | '/' | ':' => {
                Diagnostic::error("E-RESERVED", span, message!("`{sign}` is reserved for later use", sign))
                    .hint((sign == '*').then(|| message!("the universal leaper is U")))
            }
            'X' | 'Y' => Diagnostic::error(
                "E-UNKNOWN",
                span,
                message!("`{sign}` lengthens a leap and must follow one directly", sign),
            )
            .expected(Message::of(ATOMS))
            .hint(message!("as in NX or WXX")),
            ',' => Diagnostic::error("E-UNKNOWN", span, message!("unexpected `,` outside a vector or range")),
            _ if sign.is_ascii_lowercase() => {
                Diagnostic::error("E-UNKNOWN", span, message!("there is no modifier `{sign}`", sign))
                    .expected(message!("one of a f b l r v s h m c d e k p g i j n o q t u y z, or an atom"))
            }
            _ => {
                let hint = match sign {
                    'P' => Some(message!("a pawn is fmWfceFifmnD")),
                    'S' => Some(message!("a silver general is FfW")),
                    'M' | 'V' | 'E' | 'T' => {
                        Some(message!("write it with the atoms W F D N A H C Z G K Q R B"))
                    }
                    _ => None,
                };
                Diagnostic::error("E-UNKNOWN", span, message!("there is no atom `{sign}`", sign))
                    .expected(Message::of(ATOMS))
                    .hint(hint)
            }
        };
        self.report(finding);
    }
}
