//! From text to syntax tree.

use super::ast::{
    Atom, AtomKind, Bracket, BracketLeg, Component, Group, Item, Joint, Letter, Piece, Range, Simple,
};
use super::check;
use super::diagnostic::{Diagnostic, Severity, Span};
use super::dialect::{Dialect, Options};
use super::lex::{Sign, is_modifier, signs};
use super::limits::{MAX_DEPTH, MAX_LENGTH, MAX_NUMBER};
use super::mover::UNLIMITED;
use super::salvage::salvage;

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
                format!("the text is {} bytes long", text.len()),
            )
            .expected(format!("at most {MAX_LENGTH}")),
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
    // A broken text would only draw follow-up complaints.
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

const ATOMS: &str = "an atom: W F D N A H C Z G K Q R B O U or a vector like (1,2)";

impl Parser {
    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).map(|s| s.sign)
    }

    fn peek_second(&self) -> Option<char> {
        self.signs.get(self.at + 1).map(|s| s.sign)
    }

    /// The place of the next sign, or the end of the text.
    fn here(&self) -> Span {
        match self.signs.get(self.at) {
            Some(sign) => sign.span,
            None => Span::new(self.end, self.end),
        }
    }

    /// The place of the sign read last.
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
                            Diagnostic::error("E-EMPTY-ATOM", span, "these modifiers belong to no atom")
                                .expected(ATOMS)
                                .hint("modifiers stand in front of what they modify"),
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

    /// Modifiers, `a` and groups, as long as there are any.
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

    /// A group whose parenthesis is read already.
    fn group(&mut self, start: Span, depth: usize) -> Option<Group> {
        if depth > MAX_DEPTH {
            self.report(
                Diagnostic::error("E-LIMIT", start, "groups are nested too deeply")
                    .expected(format!("at most {MAX_DEPTH} levels")),
            );
            // Read on flat, so that a thousand parentheses cost no stack.
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
                    self.report(Diagnostic::error("E-GROUP", start, "this group never ends").expected("`)`"));
                    return None;
                }
                Some(sign) if self.at_atom() || sign == '[' => {
                    let span = self.here();
                    self.report(
                        Diagnostic::error("E-GROUP", span, format!("`{sign}` cannot stand inside a group"))
                            .expected("modifiers and `a`")
                            .hint("a group repeats legs of the one atom behind it"),
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
                Diagnostic::error("E-RANGE", span.to(self.last()), "this range has no atom")
                    .expected(ATOMS)
                    .hint("a range stands directly behind its atom, as in R4")
            }
            ')' => Diagnostic::error("E-GROUP", span, "`)` without `(`"),
            ']' => Diagnostic::error("E-BRACKET", span, "`]` without `[`"),
            '?' | '-' => Diagnostic::error(
                "E-BRACKET",
                span,
                format!("`{sign}` only stands between the legs of a bracket"),
            )
            .hint("write [F?R] or [F-R]"),
            'x' | 'w' | '@' | '*' | '!' | '=' | '+' | '/' | ':' => {
                Diagnostic::error("E-RESERVED", span, format!("`{sign}` is reserved and means nothing yet"))
                    .hint(if sign == '*' { "the universal leaper is U" } else { "" })
            }
            'X' | 'Y' => Diagnostic::error(
                "E-UNKNOWN",
                span,
                format!("`{sign}` lengthens a leap and must follow one directly"),
            )
            .expected(ATOMS)
            .hint("as in NX or WXX"),
            ',' => Diagnostic::error("E-UNKNOWN", span, "`,` outside a vector or range"),
            _ if sign.is_ascii_lowercase() => {
                Diagnostic::error("E-UNKNOWN", span, format!("no modifier is written `{sign}`"))
                    .expected("one of a f b l r v s h m c d e k p g i j n o q t u y z, or an atom")
            }
            _ => {
                let hint = match sign {
                    'P' => "a pawn is fmWfceFifmnD",
                    'S' => "a silver general is FfW",
                    'M' | 'V' | 'E' | 'T' => "write it with the atoms W F D N A H C Z G K Q R B",
                    _ => "",
                };
                Diagnostic::error("E-UNKNOWN", span, format!("no atom is written `{sign}`"))
                    .expected(ATOMS)
                    .hint(hint)
            }
        };
        self.report(finding);
    }

    fn at_atom(&self) -> bool {
        match self.peek() {
            Some('(') => self.peek_second().is_some_and(|c| c.is_ascii_digit()),
            Some('*') => self.options.dialect == Dialect::Bishop,
            Some('L' | 'J' | 'U' | 'O' | 'I') if self.options.dialect == Dialect::Bishop => false,
            Some('L' | 'J') => true,
            Some(sign) => "WFDNAHCZGKQRBOUI".contains(sign),
            None => false,
        }
    }

    fn atom(&mut self) -> Option<Atom> {
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

    fn leaper(&mut self, sign: char, span: Span) -> Option<AtomKind> {
        // XBoard has the two swapped.
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
                    format!("programs disagree about `{sign}`; here it means {letter}"),
                )
                .hint(format!("write {letter}")),
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
        // Before the narrowing below, so that 300 suffixes do not wrap around.
        if 3 + 3 * xs + 2 * ys > MAX_NUMBER {
            self.report(
                Diagnostic::error("E-VECTOR", span.to(self.last()), "this leap is too long")
                    .expected(format!("a leap of at most {MAX_NUMBER} cells")),
            );
            return None;
        }
        Some(AtomKind::Leaper { letter, xs: xs as u8, ys: ys as u8 })
    }

    /// A vector whose parenthesis is read already.
    fn vector(&mut self, start: Span) -> Option<AtomKind> {
        let mut numbers = vec![];
        let mut fine = true;
        loop {
            match self.number() {
                Some((n, _)) if n <= MAX_NUMBER => numbers.push(n as u8),
                Some((_, span)) => {
                    fine = false;
                    self.report(
                        Diagnostic::error("E-VECTOR", span, "this number is too large")
                            .expected(format!("at most {MAX_NUMBER}")),
                    );
                }
                None => {
                    let span = self.here();
                    self.report(
                        Diagnostic::error("E-VECTOR", span, "a number is missing")
                            .expected("a vector like (1,2)"),
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
                        Diagnostic::error("E-VECTOR", span, "this vector never ends").expected("`,` or `)`"),
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
                    Diagnostic::error("E-VECTOR", span, "this vector leads nowhere")
                        .expected("a step that is not zero"),
                );
                return None;
            }
            [x, y] => AtomKind::Vector(x, y),
            [x, y, z] if self.options.layers => AtomKind::Vector3(x, y, z),
            _ => {
                let numbers_allowed =
                    if self.options.layers { "two or three numbers" } else { "two numbers, as in (1,2)" };
                self.report(
                    Diagnostic::error("E-VECTOR", span, format!("a vector of {} numbers", numbers.len()))
                        .expected(numbers_allowed)
                        .hint(if numbers.len() == 3 {
                            "three numbers are for boards with layers"
                        } else {
                            ""
                        }),
                );
                return None;
            }
        };
        Some(kind)
    }

    /// Digits; too many of them saturate.
    fn number(&mut self) -> Option<(u16, Span)> {
        let start = self.here();
        let mut value = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.at += 1;
            value = Some(value.unwrap_or(0u16).saturating_mul(10).saturating_add(digit as u16));
        }
        value.map(|n| (n, start.to(self.last())))
    }

    /// The range behind an atom, if one is written.
    fn range(&mut self, atom: &Atom) -> Option<Range> {
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
    fn doubles(&self, atom: &Atom, next: char) -> bool {
        let has_doubling = match self.options.dialect {
            Dialect::XBoard | Dialect::Bishop => false,
            // Salvaged texts write 0 instead.
            Dialect::Fsf => !self.options.lenient,
            Dialect::XBetza | Dialect::Classic => true,
        };
        // A single sign long: no suffix, no vector.
        let single = atom.span == self.last();
        has_doubling && single && next.is_ascii_alphabetic() && self.signs[self.at - 1].sign == next
    }

    fn plain_range(&mut self) -> Option<(u16, u16)> {
        let leading_zero = self.take_if('0');
        let zero = self.last();
        match (leading_zero, self.peek()) {
            (true, Some('0')) => {
                while self.peek().is_some_and(|c| c.is_ascii_digit()) {
                    self.at += 1;
                }
                let span = zero.to(self.last());
                self.report(
                    Diagnostic::error("E-RANGE", span, "a range of nothing")
                        .expected("0 for no limit, 4 for up to four, 04 for exactly four"),
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

    /// A range whose brace is read already.
    fn braced_range(&mut self, start: Span) -> Option<(u16, u16)> {
        const FORMS: &str = "{4} for exactly four, {2,4} or {2,}";
        let from = self.number();
        let comma = self.take_if(',');
        let to = if comma { self.number() } else { from };
        if !self.take_if('}') {
            // Resume at the next sign that can start something.
            while self.peek().is_some_and(|c| c.is_ascii_digit() || "{,}-".contains(c)) {
                self.at += 1;
            }
            let span = start.to(self.last());
            self.report(Diagnostic::error("E-RANGE", span, "this range is not complete").expected(FORMS));
            return None;
        }
        let span = start.to(self.last());
        let Some((min, min_span)) = from else {
            self.report(Diagnostic::error("E-RANGE", span, "this range has no minimum").expected(FORMS));
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
                        "a leg takes at least one step"
                    } else {
                        "the minimum is larger than the maximum"
                    },
                )
                .expected(FORMS),
            );
            return None;
        }
        Some((min, max))
    }

    fn in_bounds(&mut self, n: u16, span: Span) -> Option<u16> {
        if n <= MAX_NUMBER {
            return Some(n);
        }
        self.report(
            Diagnostic::error("E-RANGE", span, "this number is too large")
                .expected(format!("at most {MAX_NUMBER}")),
        );
        None
    }

    fn bracket(&mut self, start: Span, prefix: Vec<Item>) -> Option<Component> {
        let open = self.here();
        self.at += 1;
        let mut outer = vec![];
        for item in prefix {
            match item {
                Item::Letter(letter) if self.may_precede_bracket(letter.letter) => {
                    // Classic texts write `t[AB]` for what is now `[A?B]`.
                    if letter.letter != 't' || self.options.dialect != Dialect::Classic {
                        outer.push(letter);
                    }
                }
                Item::Letter(Letter { letter, span }) => self.report(
                    Diagnostic::error(
                        "E-BRACKET",
                        span,
                        format!("`{letter}` cannot stand in front of a bracket"),
                    )
                    .expected("directions, m c d e k, i, o, p, g or t")
                    .hint("write it in front of the leg it belongs to"),
                ),
                Item::Again(span) => self.report(
                    Diagnostic::error("E-BRACKET", span, "`a` cannot lead into a bracket")
                        .hint("legs of different atoms all stand inside the bracket"),
                ),
                Item::Group(group) => self.report(Diagnostic::error(
                    "E-BRACKET",
                    group.span,
                    "a group cannot lead into a bracket",
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

    fn may_precede_bracket(&self, letter: char) -> bool {
        "fblrvshmcdekiopgt".contains(letter)
    }

    fn bracket_letters(&mut self, items: Vec<Item>) -> Vec<Letter> {
        let mut letters = vec![];
        for item in items {
            match item {
                Item::Letter(letter) => letters.push(letter),
                Item::Again(span) => self.report(
                    Diagnostic::error("E-BRACKET", span, "`a` cannot stand inside a bracket")
                        .hint("separate the legs by `-` or `?`"),
                ),
                Item::Group(group) => self.report(Diagnostic::error(
                    "E-BRACKET",
                    group.span,
                    "a group cannot stand inside a bracket",
                )),
            }
        }
        letters
    }

    fn bracket_without_atom(&mut self, open: Span) {
        let span = self.here();
        let finding = match self.peek() {
            None => {
                Diagnostic::error("E-BRACKET", open, "this bracket never ends").expected("an atom, then `]`")
            }
            Some(sign @ (']' | '?' | '-')) => {
                Diagnostic::error("E-BRACKET", span, format!("an atom is missing before `{sign}`"))
                    .expected(ATOMS)
            }
            Some('[') => Diagnostic::error("E-BRACKET", span, "brackets cannot be nested"),
            Some(_) => {
                self.complain();
                self.skip_bracket();
                return;
            }
        };
        self.report(finding);
        self.skip_bracket();
    }

    fn bracket_without_joint(&mut self, open: Span) {
        let span = self.here();
        let finding = match self.peek() {
            None => Diagnostic::error("E-BRACKET", open, "this bracket never ends").expected("`]`"),
            Some(_) => Diagnostic::error("E-BRACKET", span, "the legs are not separated")
                .expected("`?` (may stop), `-` (must go on) or `]`"),
        };
        self.report(finding);
        self.skip_bracket();
    }

    /// Resumes behind the bracket.
    fn skip_bracket(&mut self) {
        while let Some(sign) = self.take() {
            if sign.sign == ']' {
                return;
            }
        }
    }
}
