//! Splits region texts into words and signs.

use std::ops::Range;

use super::RegionError;
use crate::message;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Word(&'a str),
    Number(u16),
    /// `..`
    To,
    /// `|`, `&`, `-`, `^`, `!`, `(` or `)`.
    Sign(char),
}

pub(super) fn lex(text: &str) -> Result<Vec<(Token<'_>, Range<usize>)>, RegionError> {
    let mut tokens = vec![];
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let (token, len) = match c {
            c if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            '|' | '&' | '-' | '^' | '!' | '(' | ')' => (Token::Sign(c), 1),
            '.' if rest.starts_with("..") => (Token::To, 2),
            '0'..='9' => {
                let len = rest.bytes().take_while(u8::is_ascii_digit).count();
                let number = rest[..len].parse().map_err(|_| {
                    RegionError::new(
                        at..at + len,
                        message!("the number {number} is too large", number = &rest[..len]),
                    )
                })?;
                (Token::Number(number), len)
            }
            'a'..='z' | 'A'..='Z' => {
                let len = word_length(rest);
                (Token::Word(&rest[..len]), len)
            }
            '.' => {
                return Err(RegionError::new(at..at + 1, message!("unexpected `{c}`", c = '.'))
                    .expected(message!("`..` between two ends, such as `a1..c3`")));
            }
            ',' | ';' | '+' => {
                return Err(RegionError::new(at..at + 1, message!("unexpected `{c}`", c))
                    .hint(message!("join cells with spaces or `|`")));
            }
            c => {
                return Err(RegionError::new(at..at + c.len_utf8(), message!("unexpected `{c}`", c))
                    .expected(message!(
                        "cells, `rank`, `file`, names of regions, and the signs | & - ^ ! ( )"
                    )));
            }
        };
        tokens.push((token, at..at + len));
        at += len;
    }
    Ok(tokens)
}

/// The length of a word: letters, digits and `_`, and `-` if the word continues after it.
fn word_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let inner = |i: usize| bytes.get(i).is_some_and(|&b| b.is_ascii_alphanumeric() || b == b'_');
    let mut len = 1;
    while inner(len) || (bytes.get(len) == Some(&b'-') && inner(len + 1)) {
        len += 1;
    }
    len
}
