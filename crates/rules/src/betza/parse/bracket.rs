//! Parses brackets.

use super::{ATOMS, Parser};
use crate::betza::ast::{Bracket, BracketLeg, Component, Item, Joint, Letter};
use crate::betza::diagnostic::{Diagnostic, Span};
use crate::betza::dialect::Dialect;
use crate::message;
use crate::message::Message;

impl Parser {
    pub(super) fn bracket(&mut self, start: Span, prefix: Vec<Item>) -> Option<Component> {
        let open = self.here();
        self.at += 1;
        let mut outer = vec![];
        for item in prefix {
            match item {
                Item::Letter(letter) if self.may_precede_bracket(letter.letter) => {
                    // Classic texts write `t[AB]` for today's `[A?B]`.
                    if letter.letter != 't' || self.options.dialect != Dialect::Classic {
                        outer.push(letter);
                    }
                }
                Item::Letter(Letter { letter, span }) => self.report(
                    Diagnostic::error(
                        "E-BRACKET",
                        span,
                        message!("`{letter}` cannot precede a bracket", letter),
                    )
                    .expected(message!("directions, m c d e k, i, o, p, g or t"))
                    .hint(message!("write it in front of the leg it belongs to")),
                ),
                Item::Again(span) => self.report(
                    Diagnostic::error("E-BRACKET", span, message!("`a` cannot lead into a bracket"))
                        .hint(message!("legs of different atoms all stand inside the bracket")),
                ),
                Item::Group(group) => self.report(Diagnostic::error(
                    "E-BRACKET",
                    group.span,
                    message!("a group cannot lead into a bracket"),
                )),
            }
        }
        let mut legs: Vec<BracketLeg> = vec![];
        loop {
            let leg_start = self.here();
            let mut items = vec![];
            self.items(&mut items, 0);
            let letters = self.bracket_letters(items);
            if !self.at_atom() {
                self.bracket_without_atom(open);
                return None;
            }
            let Some(atom) = self.atom() else {
                self.skip_bracket();
                return None;
            };
            let range = self.range(&atom);
            let span = leg_start.to(self.last());
            let joint = match self.peek() {
                Some('?') => Joint::MayStop,
                Some('-') => Joint::MustGo,
                Some(']') => Joint::End,
                // The legacy form has no separators.
                Some(_) if self.options.dialect == Dialect::Classic => {
                    self.at -= 1;
                    Joint::MayStop
                }
                _ => {
                    self.bracket_without_joint(open);
                    return None;
                }
            };
            self.at += 1;
            legs.push(BracketLeg { span, letters, atom, range, joint });
            if joint == Joint::End {
                return Some(Component::Bracket(Bracket { span: start.to(self.last()), outer, legs }));
            }
        }
    }

    pub(super) fn may_precede_bracket(&self, letter: char) -> bool {
        "fblrvshmcdekiopgt".contains(letter)
    }

    pub(super) fn bracket_letters(&mut self, items: Vec<Item>) -> Vec<Letter> {
        let mut letters = vec![];
        for item in items {
            match item {
                Item::Letter(letter) => letters.push(letter),
                Item::Again(span) => self.report(
                    Diagnostic::error("E-BRACKET", span, message!("`a` cannot be used inside a bracket"))
                        .hint(message!("separate the legs by `-` or `?`")),
                ),
                Item::Group(group) => self.report(Diagnostic::error(
                    "E-BRACKET",
                    group.span,
                    message!("a group cannot be used inside a bracket"),
                )),
            }
        }
        letters
    }

    pub(super) fn bracket_without_atom(&mut self, open: Span) {
        let span = self.here();
        let finding = match self.peek() {
            None => Diagnostic::error("E-BRACKET", open, message!("unclosed bracket"))
                .expected(message!("an atom, then `]`")),
            Some(sign @ (']' | '?' | '-')) => {
                Diagnostic::error("E-BRACKET", span, message!("expected an atom before `{sign}`", sign))
                    .expected(Message::of(ATOMS))
            }
            Some('[') => Diagnostic::error("E-BRACKET", span, message!("brackets cannot be nested")),
            Some(_) => {
                self.complain();
                self.skip_bracket();
                return;
            }
        };
        self.report(finding);
        self.skip_bracket();
    }

    pub(super) fn bracket_without_joint(&mut self, open: Span) {
        let span = self.here();
        let finding = match self.peek() {
            None => Diagnostic::error("E-BRACKET", open, message!("unclosed bracket"))
                .expected(message!("{sign}", sign = "`]`")),
            Some(_) => {
                Diagnostic::error("E-BRACKET", span, message!("there is no separator between the legs"))
                    .expected(message!("`?` (may stop), `-` (must go on) or `]`"))
            }
        };
        self.report(finding);
        self.skip_bracket();
    }

    /// Resumes after the bracket.
    pub(super) fn skip_bracket(&mut self) {
        while let Some(sign) = self.take() {
            if sign.sign == ']' {
                return;
            }
        }
    }
}
