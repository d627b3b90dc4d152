//! Reading moves: compares a text with the legal moves of a position.

use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::Wing;
use chesswright_rules::{Move, Position};

use super::cells::{agrees, agrees_strictly};
use super::parse::{Gate, Shape};
use super::write::elsewhere;
use super::{MoveFault, San, SanError, Style, is_null};
use crate::action;

/// The longest text that is read, in bytes.
const LONGEST_TEXT: usize = 256;

impl San {
    /// The legal move that a text means in a position of this game. Draws that a player has to claim do not count.
    ///
    /// Besides the output of [`write`](Self::write), this accepts what people and programs type: castling with zeros or
    /// small letters, missing or needless `x`, promotion as `e8Q`, `e8(Q)` or `e8/Q`, `e.p.`, needless parts of the
    /// origin, dashes, marks like `+` and `!?`, figurines, the first letter of a piece's name, both cells (`g1f3`,
    /// `e1h1`), and any case if exactly one legal move fits.
    ///
    /// # Errors
    /// When no legal move fits, or several.
    #[inline]
    pub fn read(&self, position: &Position, text: &str) -> Result<Move, SanError> {
        match self.read_plain(position, text) {
            Some(played) => Ok(played),
            None => self.read_closely(position, text),
        }
    }

    #[cold]
    fn read_closely(&self, position: &Position, text: &str) -> Result<Move, SanError> {
        let plain = without_marks(text.trim());
        if plain.len() > LONGEST_TEXT {
            let why = MoveFault::TooLong { bytes: plain.len(), most: LONGEST_TEXT };
            return Err(SanError::Unreadable {
                text: plain.chars().take(20).chain(['…']).collect(),
                why: why.into(),
            });
        }
        let special = action::read(position, plain).or_else(|| crate::chance::read(position, plain));
        if let Some(played) = special {
            return Ok(played);
        }
        if is_null(plain) {
            return self.read_pass(position, plain);
        }
        if let Some((body, wall)) = self.split_wall(plain)
            && let Some((castles, gate)) = self.split_gate(position.turn(), body)
            && let Some((wing, cells)) = castling(castles)
        {
            return self.read_castling(position, plain, (wing, cells), gate, wall);
        }
        let mut found = vec![];
        self.each_shape(position.turn(), plain, false, &mut |shape| {
            self.find(position, &shape, true, &mut found)
        });
        if found.is_empty() {
            let clean = self.cleaned(plain);
            self.each_shape(position.turn(), &clean, true, &mut |shape| {
                self.find(position, &shape, false, &mut found);
                self.find_castling(position, &shape, &mut found);
            });
        }
        self.only(position, plain, found)
    }

    /// The fast path for the moves that well-formed files contain: `Nf3`, `exd5`, `R1a3`, `e8=Q`, if exactly one move
    /// fits.
    fn read_plain(&self, position: &Position, text: &str) -> Option<Move> {
        let side = position.turn();
        let mut bytes = text.as_bytes();
        while let [rest @ .., b'+' | b'#'] = bytes {
            bytes = rest;
        }
        let (text, promotion) = match bytes {
            [head @ .., b'=', letter] => (head, Some(self.signs.letter(side, *letter)?)),
            all => (all, None),
        };
        let (kind, text) = match *text.first()? {
            letter @ b'A'..=b'Z' if !self.cells.layered => (self.signs.letter(side, letter)?, &text[1..]),
            b'a'..=b'z' => (self.signs.pawn?, text),
            _ => return None,
        };
        let (start, to) = self.cells.last(text)?;
        let hint = match &text[..start] {
            [hint @ .., b'x'] => hint,
            hint => hint,
        };
        let (mut found, mut many) = (None, self.cells.has_x);
        position.for_each_move_to(to, Some(kind), |played| {
            let from = || self.rules.cell_name(played.from()).as_bytes();
            let fits = hint.is_empty() || agrees_strictly(hint, from());
            let plain = played.drop().is_none() && played.gate().is_none() && played.wall().is_none();
            if fits && plain && played.promotion() == promotion {
                many |= found.is_some();
                found = Some(played);
            }
        });
        found.filter(|_| !many)
    }

    /// The only move found, or an error.
    fn only(&self, position: &Position, text: &str, mut found: Vec<Move>) -> Result<Move, SanError> {
        match (found.len(), found.pop()) {
            (1, Some(one)) => Ok(one),
            (0, _) | (_, None) => Err(self.explain(position, text)),
            (_, Some(last)) => {
                found.push(last);
                let style = Style { checks: false, ..Style::SHORT };
                let candidates = found.iter().map(|played| self.write(position, played, style)).collect();
                Err(SanError::Ambiguous { text: text.to_owned(), candidates })
            }
        }
    }

    /// Adds the moves that fit a shape. With `strict`, a promotion must be written.
    fn find(&self, position: &Position, shape: &Shape<'_>, strict: bool, found: &mut Vec<Move>) {
        let mut moves = vec![];
        position.for_each_move_to(shape.to, shape.kind, |played| moves.push(played));
        let fits = |played: &Move| {
            let promotes = played.promotion() == shape.promotion || (!strict && shape.promotion.is_none());
            promotes
                && played.drop().is_some() == shape.drop
                && same_gate(played, shape.gate)
                && played.wall() == shape.wall
                && agrees(shape.hint, self.rules.cell_name(played.from()), !strict)
        };
        moves.retain(fits);
        // Captures and numbers matter only if several moves share an origin.
        if moves.len() > 1 && moves.iter().any(|played| played.from() == moves[0].from()) {
            let exact = |played: &Move| elsewhere(position, played) == shape.captures;
            if strict || moves.iter().any(exact) {
                moves.retain(exact);
            }
            let first = moves.first().map(|played| (played.from(), played.promotion()));
            let alike = moves.iter().all(|played| Some((played.from(), played.promotion())) == first);
            if alike && shape.number > 0 && shape.number <= moves.len() {
                moves.swap(0, shape.number - 1);
                moves.truncate(1);
            }
        }
        for played in moves {
            if !found.contains(&played) {
                found.push(played);
            }
        }
    }

    /// Adds castling moves written as a king's move or as the king capturing its partner.
    fn find_castling(&self, position: &Position, shape: &Shape<'_>, found: &mut Vec<Move>) {
        for played in position.unclaimed_moves().into_iter().filter(Move::is_castling) {
            let partner = position.partner(&played).map(|(from, _)| from);
            let king = position.piece(played.from()).map(|piece| piece.kind);
            if (played.to() == shape.to || partner == Some(shape.to))
                && same_gate(&played, shape.gate)
                && played.wall() == shape.wall
                && (shape.kind.is_none() || shape.kind == king)
                && agrees(shape.hint, self.rules.cell_name(played.from()), true)
                && !found.contains(&played)
            {
                found.push(played);
            }
        }
    }

    fn read_castling(
        &self,
        position: &Position,
        text: &str,
        (wing, cells): (Wing, &str),
        gate: Gate,
        wall: Option<Cell>,
    ) -> Result<Move, SanError> {
        let all = position.unclaimed_moves();
        let fits = |played: &&Move| {
            let name = |cell| self.rules.cell_name(cell);
            let named = || {
                let partner = position.partner(played).map_or("", |(from, _)| name(from));
                format!("{}{partner}", name(played.from()))
            };
            self.wing(position, played) == Some(wing)
                && same_gate(played, gate)
                && played.wall() == wall
                && (cells.is_empty() || named() == cells)
        };
        // Some pieces castle as part of their movement rather than by the castling rule.
        let by_rule: Vec<Move> =
            all.iter().filter(|played| played.is_castling()).filter(fits).cloned().collect();
        let found = if by_rule.is_empty() {
            let with_partner = |played: &&Move| self.moves_a_friend(position, played);
            all.iter().filter(with_partner).filter(fits).cloned().collect()
        } else {
            by_rule
        };
        if found.is_empty() {
            return Err(self.explain_castling(position, text, wing));
        }
        self.only(position, text, found)
    }

    fn moves_a_friend(&self, position: &Position, played: &Move) -> bool {
        let is_own = |(from, _)| position.piece(from).is_some_and(|piece| piece.side == position.turn());
        position.captures(played).is_empty() && position.partner(played).is_some_and(is_own)
    }

    fn read_pass(&self, position: &Position, text: &str) -> Result<Move, SanError> {
        let passes: Vec<Move> = position.unclaimed_moves().into_iter().filter(Move::is_pass).collect();
        if passes.is_empty() {
            return Err(SanError::Illegal { text: text.to_owned(), why: MoveFault::NoPass.into() });
        }
        self.only(position, text, passes)
    }

    /// The text in its standard form.
    fn cleaned(&self, text: &str) -> String {
        let mut clean: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        for mark in ["e.p.", "e.p", "(ep)", "ep", "mate", "dis.ch.", "dbl.ch.", "ch.", "ch", "†", "‡"] {
            let rest = clean.len().saturating_sub(mark.len());
            if clean.is_char_boundary(rest) && clean[rest..].eq_ignore_ascii_case(mark) && rest > 1 {
                clean.truncate(rest);
            }
        }
        let clean = without_marks(&clean);
        // Case distinguishes layers from files. On other boards it can be ignored.
        if self.cells.layered { clean.to_owned() } else { clean.to_lowercase() }
    }
}

/// The text without check marks and marks like `!` at its end.
fn without_marks(text: &str) -> &str {
    text.trim_end_matches(['+', '#', '!', '?', ' '])
}

/// The wing of a castling move in any spelling, and the cells that follow.
fn castling(text: &str) -> Option<(Wing, &str)> {
    let bytes = text.as_bytes();
    let is_o = |at: usize| matches!(bytes.get(at), Some(b'O' | b'o' | b'0'));
    let mut at = 0;
    let mut rings = 0;
    while is_o(at) {
        rings += 1;
        at += 1;
        // A dash belongs to the castling sign only if another ring (`O` or `0`) follows.
        if bytes.get(at) == Some(&b'-') && is_o(at + 1) {
            at += 1;
        }
    }
    let wing = match rings {
        2 => Wing::King,
        3 => Wing::Queen,
        _ => return None,
    };
    let rest = &text[at..];
    let cells = rest.is_empty() || rest.starts_with(|c: char| c.is_ascii_alphabetic());
    cells.then_some((wing, rest))
}

/// Whether a move gates the piece that the text names, on the cell that it names.
fn same_gate(played: &Move, named: Gate) -> bool {
    match (played.gate(), named) {
        (None, None) => true,
        (Some((kind, cell)), Some((named, at))) => kind == named && at.is_none_or(|at| at == cell),
        _ => false,
    }
}
