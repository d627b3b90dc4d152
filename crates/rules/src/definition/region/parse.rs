//! Parses region texts to expressions.

use std::ops::Range;

use super::lex::{Token, lex};
use super::{RegionError, letters};
use crate::message;

/// A parsed region, not yet evaluated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// `all`
    All,
    /// `none`, or an empty text.
    None,
    /// `edge`
    Edge,
    /// A cell, or the box between two.
    Box(CellName, CellName, Range<usize>),
    /// `rank 2..4`, from 1.
    Ranks(u16, u16, Range<usize>),
    /// `file a..c`, from 1.
    Files(u16, u16, Range<usize>),
    /// `layer 1..2`, from 1.
    Layers(u16, u16, Range<usize>),
    /// A named region.
    Named(String, Range<usize>),
    /// `own x`
    Own(Box<Expr>),
    /// `!x`
    Not(Box<Expr>),
    /// A region and the operations on it, from left to right: a list, so that a long text is not a deep tree.
    Chain(Box<Expr>, Vec<(Operator, Expr)>),
}

/// An operation on two sets of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// `|` or a blank: cells of either.
    Union,
    /// `&`: cells of both.
    Intersection,
    /// `-`: cells of the first only.
    Difference,
    /// `^`: cells of one but not both.
    SymmetricDifference,
}

/// The coordinates in a cell's name: file, rank and layer, each from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellName {
    /// `a` is 1.
    pub file: u16,
    /// The number as written.
    pub rank: u16,
    /// `A` is 1; `None` on boards with one layer.
    pub layer: Option<u16>,
}

impl CellName {
    /// Parses a cell's name. `None` if the word cannot be one.
    pub fn parse(word: &str) -> Option<Self> {
        let upper = word.bytes().take_while(u8::is_ascii_uppercase).count();
        let lower = word[upper..].bytes().take_while(u8::is_ascii_lowercase).count();
        let digits = &word[upper + lower..];
        let is_rank = !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit());
        (upper <= 2 && (1..=2).contains(&lower) && digits.len() <= 3 && is_rank).then_some(())?;
        Some(Self {
            file: ordinal(&word[upper..upper + lower])?,
            rank: digits.parse().ok()?,
            layer: if upper == 0 { None } else { Some(ordinal(&word[..upper])?) },
        })
    }
}

/// `a` is 1, `z` is 26, `aa` is 27; case does not matter.
pub(in crate::definition) fn ordinal(letters: &str) -> Option<u16> {
    let plain = !letters.is_empty() && letters.len() <= 2 && letters.bytes().all(|b| b.is_ascii_alphabetic());
    plain.then(|| letters.bytes().fold(0, |n, b| n * 26 + u16::from(b.to_ascii_lowercase() - b'a') + 1))
}

impl std::fmt::Display for CellName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let layer = self.layer.map(|n| letters(n).to_uppercase()).unwrap_or_default();
        write!(f, "{layer}{}{}", letters(self.file), self.rank)
    }
}

/// How deeply regions may be nested: by parentheses and by names.
pub(super) const MAX_DEPTH: usize = 64;

pub(super) fn parse(text: &str) -> Result<Expr, RegionError> {
    let mut parser = Parser { tokens: lex(text)?, at: 0, end: text.len(), depth: 0 };
    if parser.tokens.is_empty() {
        return Ok(Expr::None);
    }
    let expr = parser.chain()?;
    match parser.peek() {
        None => Ok(expr),
        Some((Token::Sign(')'), span)) => {
            Err(RegionError::new(span, message!("unmatched `{sign}`", sign = ")")))
        }
        Some((_, span)) => Err(RegionError::new(span, message!("unexpected text"))),
    }
}

struct Parser<'a> {
    tokens: Vec<(Token<'a>, Range<usize>)>,
    at: usize,
    end: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<(Token<'a>, Range<usize>)> {
        self.tokens.get(self.at).cloned()
    }

    fn chain(&mut self) -> Result<Expr, RegionError> {
        let first = self.term()?;
        let mut rest = vec![];
        loop {
            let operator = match self.peek() {
                None | Some((Token::Sign(')'), _)) if rest.is_empty() => return Ok(first),
                None | Some((Token::Sign(')'), _)) => return Ok(Expr::Chain(first.into(), rest)),
                Some((Token::Sign('|'), _)) => Some(Operator::Union),
                Some((Token::Sign('&'), _)) => Some(Operator::Intersection),
                Some((Token::Sign('-'), _)) => Some(Operator::Difference),
                Some((Token::Sign('^'), _)) => Some(Operator::SymmetricDifference),
                Some(_) => None,
            };
            self.at += usize::from(operator.is_some());
            rest.push((operator.unwrap_or(Operator::Union), self.term()?));
        }
    }

    /// One operand. It calls itself for what is nested, so errors are made elsewhere to keep its stack frame small.
    fn term(&mut self) -> Result<Expr, RegionError> {
        let (token, span) = self.peek().ok_or_else(|| self.wrong_end())?;
        if self.depth == MAX_DEPTH {
            return Err(RegionError::new(span, message!("the region is nested too deeply")));
        }
        self.depth += 1;
        self.at += 1;
        let expr = match token {
            Token::Word("own") => Expr::Own(self.term()?.into()),
            Token::Word(word) => self.word(word, span)?,
            Token::Sign('!') => Expr::Not(self.term()?.into()),
            Token::Sign('(') => self.parentheses(span)?,
            Token::Sign(sign) => return Err(lone_sign(sign, span)),
            Token::Number(n) => return Err(bare_number(n, span)),
            Token::To => return Err(no_beginning(span)),
        };
        self.depth -= 1;
        Ok(expr)
    }

    /// What a word begins: a reserved word with what belongs to it, a cell, a box, or the name of a region.
    fn word(&mut self, word: &str, span: Range<usize>) -> Result<Expr, RegionError> {
        Ok(match word {
            "all" => Expr::All,
            "none" => Expr::None,
            "edge" => Expr::Edge,
            "rank" => self.range(span, "rank", rank_number, Expr::Ranks)?,
            "file" => self.range(span, "file", file_number, Expr::Files)?,
            "layer" => self.range(span, "layer", layer_number, Expr::Layers)?,
            _ => self.place_or_name(word, span)?,
        })
    }

    /// The rest of a region in parentheses. `span` is the opening one.
    fn parentheses(&mut self, span: Range<usize>) -> Result<Expr, RegionError> {
        let inner = self.chain()?;
        let Some((Token::Sign(')'), _)) = self.peek() else {
            return Err(not_closed(span));
        };
        self.at += 1;
        Ok(inner)
    }

    fn place_or_name(&mut self, word: &str, span: Range<usize>) -> Result<Expr, RegionError> {
        let Some(from) = CellName::parse(word) else {
            if let Some((Token::To, span)) = self.peek() {
                return Err(RegionError::new(span, message!("`{word}` is not a cell", word))
                    .expected(message!("a box such as `a1..c3`"))
                    .hint(ordinal(word).map(|_| message!("write `file {word}..…`", word))));
            }
            return Ok(Expr::Named(word.to_owned(), span));
        };
        let Some((Token::To, to_span)) = self.peek() else {
            return Ok(Expr::Box(from, from, span));
        };
        self.at += 1;
        let (end, end_span) = match self.peek() {
            Some((Token::Word(end), end_span)) => (CellName::parse(end), end_span),
            Some((_, end_span)) => (None, end_span),
            None => (None, to_span),
        };
        let to = end.ok_or_else(|| {
            RegionError::new(end_span.clone(), message!("this box has no last cell"))
                .expected(message!("a cell, as in `a1..c3`"))
        })?;
        self.at += 1;
        Ok(Expr::Box(from, to, span.start..end_span.end))
    }

    /// A range of ranks, files or layers, after the word that says `what`.
    fn range(
        &mut self,
        span: Range<usize>,
        what: &str,
        number: fn(Token<'_>) -> Option<u16>,
        expr: fn(u16, u16, Range<usize>) -> Expr,
    ) -> Result<Expr, RegionError> {
        let mut end = span.clone();
        let mut one = |parser: &mut Self| {
            let found = parser.peek();
            let value = found.clone().and_then(|(token, _)| number(token));
            if let (Some(value), Some((_, s))) = (value, &found) {
                parser.at += 1;
                end = s.clone();
                return Ok(value);
            }
            let example = match what {
                "rank" => message!("a number, as in `rank 2` or `rank 2..4`"),
                "file" => message!("a letter, as in `file c` or `file a..c`"),
                _ => message!("a number, as in `layer 1` or `layer 1..2`"),
            };
            let at = found.map_or(span.clone(), |(_, s)| s);
            Err(RegionError::new(at, message!("`{what}` needs a value", what)).expected(example))
        };
        let from = one(self)?;
        let to = if matches!(self.peek(), Some((Token::To, _))) {
            self.at += 1;
            one(self)?
        } else {
            from
        };
        Ok(expr(from.min(to), from.max(to), span.start..end.end))
    }

    fn wrong_end(&self) -> RegionError {
        let last = self.tokens.last().map_or(0..self.end, |(_, s)| s.clone());
        RegionError::new(last, message!("unexpected end of the text")).expected(message!("a region"))
    }
}

fn lone_sign(sign: char, span: Range<usize>) -> RegionError {
    RegionError::new(span, message!("`{sign}` has no operand", sign))
        .expected(message!("a region before and after it"))
}

fn bare_number(n: u16, span: Range<usize>) -> RegionError {
    RegionError::new(span, message!("unexpected number {n}", n))
        .hint(message!("write `rank {n}`, or a range such as `rank 1..{n}`", n))
}

fn no_beginning(span: Range<usize>) -> RegionError {
    RegionError::new(span, message!("this range has no start"))
        .expected(message!("a range such as `a1..c3` or `rank 2..4`"))
}

fn not_closed(span: Range<usize>) -> RegionError {
    RegionError::new(span, message!("unclosed `{sign}`", sign = "("))
        .expected(message!("{sign}", sign = "`)`"))
}

fn rank_number(token: Token<'_>) -> Option<u16> {
    match token {
        Token::Number(n) => Some(n),
        _ => None,
    }
}

fn file_number(token: Token<'_>) -> Option<u16> {
    match token {
        Token::Word(w) if w.bytes().all(|b| b.is_ascii_lowercase()) => ordinal(w),
        _ => None,
    }
}

fn layer_number(token: Token<'_>) -> Option<u16> {
    match token {
        Token::Number(n) => Some(n),
        Token::Word(w) if w.bytes().all(|b| b.is_ascii_uppercase()) => ordinal(w),
        _ => None,
    }
}
