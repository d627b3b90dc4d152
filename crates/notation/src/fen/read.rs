//! Reading position texts.

use chesswright_rules::message::Message;
use chesswright_rules::{message, template};
use std::ops::Range;

use super::{Checks, FULLEST_HAND, LONGEST_GAP, LONGEST_TEXT, RawFen, Row, Spans, Token, Turn};
use crate::error::{Problems, TextError};
use crate::scan::Scan;
use crate::sign::{CellName, Piece};

pub(super) fn read(text: &str) -> Result<(RawFen, Spans), TextError> {
    let mut parser = Parser::new(text);
    let mut fields = fields(parser.text);
    match fields.next() {
        Some(placement) => {
            parser.placement(placement);
            parser.fields(fields.collect());
        }
        None if parser.problems.is_empty() => parser.problems.add(
            0..text.len(),
            message!("the text is empty"),
            template!("write the rows of the board, far rank first"),
        ),
        None => {}
    }
    parser.finish()
}

/// The locations of the fields: the words between blanks.
pub(super) fn fields(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.split_whitespace().map(move |field| {
        let start = field.as_ptr().addr() - text.as_ptr().addr();
        start..start + field.len()
    })
}

#[derive(Default)]
pub(super) struct Parser<'a> {
    pub(super) text: &'a str,
    pub(super) fen: RawFen,
    pub(super) spans: Spans,
    pub(super) problems: Problems,
}

impl<'a> Parser<'a> {
    /// A text that is too long counts as empty, with this one mistake.
    pub(super) fn new(text: &'a str) -> Self {
        let mut parser = Parser { text, ..Parser::default() };
        if text.len() > LONGEST_TEXT {
            let message = message!(
                "the text has {count} bytes; the limit is {most}",
                most = LONGEST_TEXT,
                count = text.len()
            );
            parser.problems.add(0..0, message, "");
            parser.text = "";
        }
        parser
    }

    pub(super) fn finish(self) -> Result<(RawFen, Spans), TextError> {
        self.problems.or(self.text, (self.fen, self.spans))
    }
}

impl Parser<'_> {
    pub(super) fn placement(&mut self, field: Range<usize>) {
        let mut scan = Scan::new(self.text, field);
        self.fen.layers.push(vec![]);
        self.spans.layers.push(vec![]);
        self.begin_row();
        while let Some(c) = scan.peek() {
            let start = scan.at();
            match c {
                '/' => {
                    scan.next();
                    self.begin_row();
                }
                '|' => {
                    scan.next();
                    self.fen.layers.push(vec![]);
                    self.spans.layers.push(vec![]);
                    self.begin_row();
                }
                '[' => {
                    scan.next();
                    self.hand(&mut scan);
                    if !scan.is_done() {
                        let rest = scan.at()..scan.end();
                        self.problems.add(
                            rest,
                            message!("there is text after the pieces in hand"),
                            template!("the pieces in hand end the first field"),
                        );
                    }
                    return;
                }
                '*' | '_' => {
                    scan.next();
                    self.token(if c == '*' { Token::Wall } else { Token::Hole }, start..scan.at());
                }
                '.' => {
                    scan.next();
                    self.gap(Some(1), start..scan.at());
                }
                '0'..='9' => {
                    let cells = scan.take_while(|c| c.is_ascii_digit()).parse().ok();
                    self.gap(cells, start..scan.at());
                }
                _ => match Piece::read(&mut scan) {
                    Ok(Some(piece)) => self.token(Token::Piece(piece), start..scan.at()),
                    Ok(None) => {
                        scan.next();
                        self.problems.add(
                            start..scan.at(),
                            message!("expected a piece, a number, `*`, `_` or `/`, found `{c}`", c),
                            template!("pieces are letters or names in angle brackets such as <Lion>"),
                        );
                    }
                    Err(message) => self.problems.add(
                        start..scan.at().max(start + c.len_utf8()),
                        Message::of(message),
                        "",
                    ),
                },
            }
        }
    }

    fn begin_row(&mut self) {
        if let (Some(rows), Some(spans)) = (self.fen.layers.last_mut(), self.spans.layers.last_mut()) {
            rows.push(Row::new());
            spans.push(vec![]);
        }
    }

    fn token(&mut self, token: Token, span: Range<usize>) {
        let row = self.fen.layers.last_mut().and_then(|rows| rows.last_mut());
        let spans = self.spans.layers.last_mut().and_then(|rows| rows.last_mut());
        if let (Some(row), Some(spans)) = (row, spans) {
            row.push(token);
            spans.push(span);
        }
    }

    /// Merges adjacent gaps.
    fn gap(&mut self, cells: Option<u16>, span: Range<usize>) {
        let row = self.fen.layers.last_mut().and_then(|rows| rows.last_mut());
        let spans = self.spans.layers.last_mut().and_then(|rows| rows.last_mut());
        let before = match (row, spans) {
            (Some(row), Some(spans)) if matches!(row.last(), Some(Token::Gap(_))) => {
                row.pop().zip(spans.pop())
            }
            _ => None,
        };
        let (cells, span) = match before {
            Some((Token::Gap(before), start)) => {
                (cells.map(|n| n.saturating_add(before)), start.start..span.end)
            }
            _ => (cells, span),
        };
        match cells {
            Some(cells @ 1..=LONGEST_GAP) => self.token(Token::Gap(cells), span),
            _ => self.problems.add(
                span,
                message!("a number of empty cells is from 1 to {most}", most = LONGEST_GAP),
                template!("consecutive digits form one number"),
            ),
        }
    }

    fn hand(&mut self, scan: &mut Scan<'_>) {
        let open = scan.at() - 1;
        let mut hand = vec![];
        if scan.rest().starts_with("-]") {
            scan.next();
        }
        loop {
            let start = scan.at();
            if scan.take(']') {
                break;
            }
            match Piece::read(scan) {
                Ok(Some(piece)) if hand.len() < FULLEST_HAND => {
                    hand.push(piece);
                    self.spans.hand.push(start..scan.at());
                }
                Ok(Some(_)) => {
                    self.problems.add(
                        start..scan.at(),
                        message!("a hand holds at most {most} pieces", most = FULLEST_HAND),
                        "",
                    );
                    return;
                }
                Ok(None) => match scan.next() {
                    Some(c) => self.problems.add(
                        start..scan.at(),
                        message!("expected a piece in hand or `]`, found `{c}`", c),
                        template!("write each piece of the hand once: [QNNp]"),
                    ),
                    None => {
                        self.problems.add(
                            open..scan.at(),
                            message!("the pieces in hand are not closed by `]`"),
                            template!("write `]` after the last piece"),
                        );
                        return;
                    }
                },
                Err(message) => self.problems.add(start..scan.at().max(start + 1), Message::of(message), ""),
            }
        }
        self.fen.hand = Some(hand);
    }

    /// Reads everything after the placement. The form of a field identifies it, so fields may be missing.
    fn fields(&mut self, fields: Vec<Range<usize>>) {
        let mut numbers = vec![];
        for (i, span) in fields.into_iter().enumerate() {
            let field = &self.text[span.clone()];
            if i == 0 {
                self.turn(field, span);
            } else if let Some((name, value)) = field.split_once('=') {
                self.more(name, value, span);
            } else if field.bytes().all(|b| b.is_ascii_digit()) {
                match field.parse::<u32>() {
                    Ok(number) => numbers.push((number, span)),
                    Err(_) => self.problems.add(span, message!("this number is too large"), ""),
                }
            } else if field.starts_with('+') || field.starts_with(|c: char| c.is_ascii_digit()) {
                self.checks(field, span);
            } else if !numbers.is_empty() {
                self.problems.add(
                    span,
                    message!("`{field}` is not expected after the counters", field),
                    template!("only +N+M and name=value fields may follow"),
                );
            } else if field == "-" && self.fen.castling.is_none() {
                self.fen.castling = Some(String::new());
                self.spans.castling = span;
            } else if field == "-" && self.fen.en_passant.is_none() {
                self.fen.en_passant = Some(vec![]);
                self.spans.en_passant = span;
            } else if self.fen.castling.is_none() && self.fen.en_passant.is_none() && is_castling(field) {
                self.fen.castling = Some(field.to_owned());
                self.spans.castling = span;
            } else if self.fen.en_passant.is_none() {
                self.en_passant(field, span);
            } else {
                self.problems.add(
                    span,
                    message!("`{field}` is not expected here", field),
                    template!(
                        "the fields are: board, turn, castling, en passant, checks, halfmove, fullmove"
                    ),
                );
            }
        }
        self.counters(&numbers);
    }

    fn turn(&mut self, field: &str, span: Range<usize>) {
        self.spans.turn = span.clone();
        let (side, steps) = field.split_once(':').unwrap_or((field, "0"));
        let is_side = side.chars().all(char::is_alphanumeric) && (1..=8).contains(&side.len());
        match (is_side, steps.parse()) {
            (true, Ok(steps_made)) => self.fen.turn = Some(Turn { side: side.to_owned(), steps_made }),
            _ => self.problems.add(
                span,
                message!("expected the letter of the side to move, found `{field}`", field),
                template!("`w` or `b` in most games; `w:1` after the first step of a turn of several"),
            ),
        }
    }

    fn en_passant(&mut self, field: &str, span: Range<usize>) {
        let mut scan = Scan::new(self.text, span.clone());
        let mut cells = vec![];
        while !scan.is_done() {
            match CellName::read(&mut scan) {
                Some(cell) => cells.push(cell),
                None => {
                    let hint = template!(
                        "the third field is castling (KQkq, files or -), the fourth en passant (a cell or -)"
                    );
                    self.problems.add(
                        scan.at()..span.end,
                        message!("expected cells such as `e3`, found `{field}`", field),
                        hint,
                    );
                    break;
                }
            }
        }
        self.fen.en_passant = Some(cells);
        self.spans.en_passant = span;
    }

    fn checks(&mut self, field: &str, span: Range<usize>) {
        let given = field.strip_prefix('+');
        let counts: Option<Vec<u32>> = given.unwrap_or(field).split('+').map(number).collect();
        match counts {
            Some(_) if self.fen.checks.is_some() => self.problems.add(
                span,
                message!("the check counters are given twice"),
                template!("remove one of them"),
            ),
            Some(counts) if counts.len() >= 2 && counts.len() <= 16 => {
                self.spans.checks = span;
                self.fen.checks =
                    Some(if given.is_some() { Checks::Given(counts) } else { Checks::Left(counts) });
            }
            _ => self.problems.add(
                span,
                message!("`{field}` is neither a number nor a pair of check counters", field),
                template!("3+3 for checks left to give, +0+0 at the end for checks given"),
            ),
        }
    }

    fn more(&mut self, name: &str, value: &str, span: Range<usize>) {
        let named = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        if !named {
            self.problems.add(
                span,
                message!("`{name}` is not a field name", name),
                template!("write letters, digits and `-` before the `=`"),
            );
        } else if self.fen.more.iter().any(|(known, _)| known == name) {
            self.problems.add(
                span,
                message!("`{name}` is given twice", name),
                template!("remove one of them"),
            );
        } else {
            self.fen.more.push((name.to_owned(), value.to_owned()));
            self.spans.more.push(span);
        }
    }

    /// Two numbers are the counters. The first of three is the limit that moves count against.
    fn counters(&mut self, numbers: &[(u32, Range<usize>)]) {
        let (limit, rest) = match numbers {
            [limit, rest @ ..] if rest.len() == 2 && self.fen.en_passant.is_none() => (Some(limit.0), rest),
            rest => (None, rest),
        };
        if let [(_, first), .., (_, last)] | [(_, first @ last)] = rest {
            self.spans.counters = first.start..last.end;
        }
        self.fen.counting_limit = limit;
        self.fen.halfmove = rest.first().map(|n| n.0);
        self.fen.fullmove = rest.get(1).map(|n| n.0);
        if let Some((_, span)) = rest.get(2) {
            self.problems.add(
                span.clone(),
                message!("there are too many numbers"),
                template!("the last two fields are halfmove and fullmove"),
            );
        }
    }
}

/// A number that consists of digits only.
fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

fn is_castling(field: &str) -> bool {
    field.chars().all(|c| c.is_ascii_alphabetic())
}
