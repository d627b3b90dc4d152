//! Position texts held against the rules of a game: FEN to [`Position`] and back.

use std::ops::Range;

use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::definition::model::Wing;
use chesswright_rules::{CastlingRight, Kind, Piece, Position, Rules, Setup, Side};

use crate::error::{Problems, TextError};
use crate::fen::{Checks, RawFen, Row, Spans, Token, Turn};
use crate::sign::{self, CellName, Sign};

/// A position that was read, and what was strange about its text.
#[derive(Clone, Debug)]
pub struct ReadPosition {
    /// The position.
    pub position: Position,
    /// Things that were left out because they cannot be: rights without a rook, and the like.
    pub remarks: Vec<String>,
}

/// Reads a position of a game.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use chesswright_notation::position;
/// use chesswright_rules::{Rules, definition::Definition};
///
/// let game = Definition::from_toml(
///     "name = \"kings\"\nsetup = \"4k3/8/8/8/8/8/8/4K3\"\npieces.king = { letter = \"k\", betza = \"K\", royal = true }",
///     &(),
/// )?;
/// let rules = Rules::new(&game)?;
/// let read = position::read(&rules, "8/8/4k3/8/8/4K3/8/8 b - - 3 7")?;
/// assert_eq!(position::write(&read.position), "8/8/4k3/8/8/4K3/8/8 b - - 3 7");
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// When the text is no position of this game; every mistake is named with its place.
pub fn read(rules: &Rules, text: &str) -> Result<ReadPosition, TextError> {
    let (mut raw, spans) = RawFen::read(text)?;
    let [_, ranks, layers] = rules.board().extent().map(usize::from);
    if layers == 1 {
        raw.take_hand_row(ranks);
    }
    let mut reader = Reader { rules, problems: Problems::default(), remarks: vec![], text };
    let setup = reader.setup(&raw, &spans);
    let Reader { problems, mut remarks, .. } = reader;
    let mut setup = problems.or(text, setup)?;
    // Rights that cannot be are dropped, as every reader in use does; anything else that is wrong stays wrong.
    let position = loop {
        match rules.position(&setup) {
            Ok(position) => break position,
            Err(found) => {
                let before = setup.castling.len();
                setup.castling.retain(|right| {
                    !found.iter().any(|problem| {
                        matches!(problem, chesswright_rules::SetupProblem::Castling { side, wing }
                            if *side == right.side && *wing == right.wing)
                    })
                });
                remarks.extend(found.iter().map(ToString::to_string));
                if setup.castling.len() == before {
                    let mut problems = Problems::default();
                    for problem in found {
                        problems.add(0..text.len(), problem.to_string(), "");
                    }
                    return problems.or(text, ReadPosition { position: rules.start(), remarks });
                }
            }
        }
    };
    Ok(ReadPosition { position, remarks })
}

struct Reader<'a> {
    rules: &'a Rules,
    problems: Problems,
    remarks: Vec<String>,
    text: &'a str,
}

impl Reader<'_> {
    fn setup(&mut self, raw: &RawFen, spans: &Spans) -> Setup {
        let mut setup = Setup { pieces: self.pieces(raw, spans), ..Setup::default() };
        let turn = raw.turn.as_ref();
        setup.turn = turn.map_or(0, |turn| self.turn(turn, &spans.turn));
        let sides = self.rules.sides() as u32;
        let number = raw.fullmove.unwrap_or(1).clamp(1, 1 << 20);
        setup.turns = (number - 1) * sides + u32::from(setup.turn);
        setup.clock = raw.halfmove.unwrap_or(0).min(u32::from(u16::MAX)) as u16;
        if let Some(made) = turn.map(|turn| turn.steps_made).filter(|&made| made > 0) {
            let whole = self.rules.steps_of_turn(setup.turns);
            if made >= whole {
                self.problems.add(
                    spans.turn.clone(),
                    format!("a turn has {whole} steps here, so {made} cannot be made already"),
                    "leave the number out for a turn that has just begun",
                );
            }
            setup.steps_left = Some(whole.saturating_sub(made).max(1));
        }
        if let Some(checks) = &raw.checks {
            setup.checks = self.checks(checks);
        }
        if let Some(letters) = &raw.castling {
            setup.castling = self.castling(letters, &setup, &spans.castling);
        }
        let occupied: Vec<Cell> = setup.pieces.iter().map(|(cell, _)| *cell).collect();
        for cell in raw.en_passant.iter().flatten() {
            match self.rules.board().cell(cell.as_str()) {
                // Some programs name the cell of the piece to be captured, too.
                Some(cell) if !occupied.contains(&cell) => setup.en_passant.push(cell),
                Some(_) => {}
                None => self.problems.add(
                    spans.en_passant.clone(),
                    format!("there is no cell `{cell}` on this board"),
                    "name the cell that was passed over, or write `-`",
                ),
            }
        }
        if raw.hand.as_ref().is_some_and(|hand| !hand.is_empty()) {
            self.problems.add(
                spans.hand.first().cloned().unwrap_or_default(),
                "this game has no pieces in hand",
                "leave the brackets empty, or out",
            );
        }
        setup
    }

    fn pieces(&mut self, raw: &RawFen, spans: &Spans) -> Vec<(Cell, Piece)> {
        let board = self.rules.board();
        let [files, ranks, layers] = board.extent().map(usize::from);
        let mut pieces = vec![];
        if raw.layers.len() != layers {
            let (there, wanted) = (raw.layers.len(), layers);
            self.problems.add(
                0..self.text.len(),
                format!("the text has {there} layers, the board {wanted}"),
                "",
            );
            return pieces;
        }
        for (l, (layer, layer_spans)) in raw.layers.iter().zip(&spans.layers).enumerate() {
            if layer.len() != ranks {
                let span = whole(layer_spans);
                let message = format!("the text has {} rows, the board {ranks} ranks", layer.len());
                self.problems.add(span, message, "rows are separated by `/`, the far rank first");
                continue;
            }
            for (r, (row, row_spans)) in layer.iter().zip(layer_spans).enumerate() {
                let (y, z) = (ranks - 1 - r, layers - 1 - l);
                let at = |x: usize| board.at(Vector::new(x as i16, y as i16, z as i16));
                let width: usize =
                    row.iter().map(|token| if let Token::Gap(n) = token { (*n).into() } else { 1 }).sum();
                let existing = (0..files).filter(|&x| at(x).is_some()).count();
                // Rows of boards with holes may spell the holes out or leave them away.
                let skips = width == existing && existing != files && !row.contains(&Token::Hole);
                if width != files && !skips {
                    let message = format!("this row has {width} cells, the board {files} files");
                    self.problems.add(
                        whole(std::slice::from_ref(row_spans)),
                        message,
                        "numbers stand for empty cells",
                    );
                    continue;
                }
                let mut cells = (0..files).filter(|&x| !skips || at(x).is_some());
                for (token, span) in row.iter().zip(row_spans) {
                    self.token(token, span, &mut cells, &at, &mut pieces);
                }
            }
        }
        pieces
    }

    fn token(
        &mut self,
        token: &Token,
        span: &Range<usize>,
        cells: &mut impl Iterator<Item = usize>,
        at: &impl Fn(usize) -> Option<Cell>,
        pieces: &mut Vec<(Cell, Piece)>,
    ) {
        match token {
            Token::Gap(n) => {
                cells.take((*n).into()).for_each(drop);
            }
            Token::Hole | Token::Wall => {
                if cells.next().and_then(at).is_some() {
                    let message = "there is a cell here, and this game knows no walls";
                    self.problems.add(span.clone(), message, "write 1 for an empty cell");
                }
            }
            Token::Piece(piece) => match (cells.next().and_then(at), self.piece(piece)) {
                (Some(cell), Some(piece)) => pieces.push((cell, piece)),
                (None, _) => {
                    self.problems.add(
                        span.clone(),
                        "the board has no cell here",
                        "write `_` for a missing cell",
                    );
                }
                (_, None) => {
                    let message = format!("this game has no piece `{piece}`");
                    self.problems.add(span.clone(), message, "");
                }
            },
        }
    }

    /// The piece a sign means.
    fn piece(&self, piece: &sign::Piece) -> Option<Piece> {
        let definition = self.rules.definition();
        let name = &piece.sign.name;
        let name = if piece.promoted { format!("+{name}") } else { name.clone() };
        let first = name.chars().find(|c| c.is_alphabetic())?;
        let side = match &piece.sign.side {
            Some(letter) => definition.sides.iter().position(|side| side.letter == *letter)?,
            None => usize::from(first.is_lowercase()),
        };
        let kind = (0..definition.pieces.len()).find(|&kind| {
            definition.letter(side, kind).is_some_and(|letter| letter.to_lowercase() == name.to_lowercase())
        })?;
        Some(Piece { side: Side(side as u8), kind: Kind(kind as u8) })
    }

    fn turn(&mut self, turn: &Turn, span: &Range<usize>) -> u8 {
        let sides = &self.rules.definition().sides;
        match sides.iter().position(|side| side.letter == turn.side) {
            Some(side) => side as u8,
            None => {
                let letters: Vec<&str> = sides.iter().map(|side| side.letter.as_str()).collect();
                let message = format!("no side has the letter `{}`", turn.side);
                self.problems.add(span.clone(), format!("{message}; there are {}", letters.join(", ")), "");
                0
            }
        }
    }

    fn checks(&self, checks: &Checks) -> Vec<u8> {
        let limit = u32::from(self.rules.definition().end.checks);
        let given = match checks {
            Checks::Given(given) => given.clone(),
            Checks::Left(left) => left.iter().map(|left| limit.saturating_sub(*left)).collect(),
        };
        given.into_iter().map(|n| u8::try_from(n).unwrap_or(u8::MAX)).collect()
    }

    fn castling(&mut self, letters: &str, setup: &Setup, span: &Range<usize>) -> Vec<CastlingRight> {
        let mut rights = vec![];
        for letter in letters.chars() {
            let side = u8::from(letter.is_lowercase());
            let right = match letter.to_ascii_lowercase() {
                'k' => Some((Wing::King, None)),
                'q' => Some((Wing::Queen, None)),
                file => self.partner(file, side, setup).map(|(wing, cell)| (wing, Some(cell))),
            };
            match right {
                Some((wing, partner)) => rights.push(CastlingRight { side, wing, partner }),
                None => {
                    let message = format!("`{letter}` is no right to castle here");
                    let hint = "rights are K, Q, k, q, or the files of the rooks, or `-`";
                    self.problems.add(span.clone(), message, hint);
                }
            }
        }
        rights
    }

    /// The castling partner on a file, and the wing it stands on.
    fn partner(&self, file: char, side: u8, setup: &Setup) -> Option<(Wing, Cell)> {
        let board = self.rules.board();
        let x = file as i16 - 'a' as i16;
        let rules = &self.rules.definition().castling;
        let own = |(cell, piece): &(Cell, Piece)| {
            (piece.side.0 == side).then(|| (*cell, self.rules.kind_name(piece.kind)))
        };
        rules.iter().find_map(|rule| {
            let king = setup.pieces.iter().filter_map(own).find(|(_, name)| *name == rule.king)?.0;
            let king = board.coords(king);
            let partner = setup.pieces.iter().filter_map(own).find(|(cell, name)| {
                let at = board.coords(*cell);
                at.x == x && at.y == king.y && rule.partner.iter().any(|partner| partner == name)
            })?;
            let wing = if x > king.x { Wing::King } else { Wing::Queen };
            (rule.wing == wing).then_some((wing, partner.0))
        })
    }
}

fn whole(spans: &[Vec<Range<usize>>]) -> Range<usize> {
    let mut all = spans.iter().flatten();
    let first = all.next().cloned().unwrap_or_default();
    all.fold(first, |whole, span| whole.start.min(span.start)..whole.end.max(span.end))
}

/// Writes a position. Castling rights are written `KQkq` where that is clear, by the file of the partner otherwise.
pub fn write(position: &Position) -> String {
    raw(position).to_string()
}

/// A position as the plain data of a text.
pub fn raw(position: &Position) -> RawFen {
    let rules = position.rules();
    let definition = rules.definition();
    let setup = position.setup();
    let board = rules.board();
    let [files, ranks, layers] = board.extent().map(|n| n as i16);
    let row = |y: i16, z: i16| -> Row {
        let mut row: Row = vec![];
        for x in 0..files {
            let token = match board.at(Vector::new(x, y, z)) {
                None => Token::Hole,
                Some(cell) => match position.piece(cell) {
                    Some(piece) => Token::Piece(sign_of(rules, piece)),
                    None => Token::Gap(1),
                },
            };
            match (row.last_mut(), token) {
                (Some(Token::Gap(n)), Token::Gap(more)) => *n += more,
                (_, token) => row.push(token),
            }
        }
        row
    };
    let sides = rules.sides() as u32;
    let made = rules.steps_of_turn(setup.turns).saturating_sub(setup.steps_left.unwrap_or(u16::MAX));
    RawFen {
        layers: (0..layers).rev().map(|z| (0..ranks).rev().map(|y| row(y, z)).collect()).collect(),
        hand: None,
        turn: definition
            .sides
            .get(setup.turn as usize)
            .map(|side| Turn { side: side.letter.clone(), steps_made: made }),
        castling: Some(castling_letters(position, &setup)),
        en_passant: Some(
            setup.en_passant.iter().filter_map(|&cell| CellName::new(board.name(cell))).collect(),
        ),
        checks: (definition.end.checks > 0).then(|| {
            let left = |given: &u8| u32::from(definition.end.checks).saturating_sub(u32::from(*given));
            Checks::Left(setup.checks.iter().map(left).collect())
        }),
        halfmove: Some(setup.clock.into()),
        fullmove: Some(setup.turns / sides + 1),
        ..RawFen::default()
    }
}

/// How texts name a piece: `K`, `k`, `+r`, `<lion>`.
pub fn sign(rules: &Rules, piece: Piece) -> String {
    sign_of(rules, piece).to_string()
}

/// The same as plain data.
pub(crate) fn sign_of(rules: &Rules, piece: Piece) -> sign::Piece {
    let definition = rules.definition();
    let letter = definition.letter(piece.side.index(), piece.kind.index()).unwrap_or("?");
    let (side, name) = if definition.sides.len() > 2 {
        (Some(definition.sides[piece.side.index()].letter.clone()), letter.to_uppercase())
    } else if piece.side.0 == 0 {
        (None, letter.to_uppercase())
    } else {
        (None, letter.to_lowercase())
    };
    let bare = name.strip_prefix('+').filter(|bare| bare.chars().count() == 1 && side.is_none());
    sign::Piece {
        promoted: bare.is_some(),
        sign: Sign { side, name: bare.unwrap_or(&name).to_owned() },
        reverts: false,
    }
}

fn castling_letters(position: &Position, setup: &Setup) -> String {
    let rules = position.rules();
    let board = rules.board();
    let mut letters: Vec<(u8, bool, char)> = vec![];
    for right in &setup.castling {
        let Some(partner) = right.partner else { continue };
        let at = board.coords(partner);
        // K and Q mean the partner that stands where one could have stood from the start, or else the outermost;
        // any other is named by its file.
        let usual = usual_partner(position, right, (at.y, at.z));
        let further = usual.is_some_and(|usual| usual != partner);
        let letter = match right.wing {
            _ if further => (b'a' + at.x as u8) as char,
            Wing::King => 'k',
            Wing::Queen => 'q',
        };
        let letter = if right.side == 0 { letter.to_ascii_uppercase() } else { letter };
        letters.push((right.side, right.wing == Wing::Queen, letter));
    }
    letters.sort_unstable();
    letters.into_iter().map(|(_, _, letter)| letter).collect()
}

/// The partner a right means when its file is not named.
fn usual_partner(position: &Position, right: &CastlingRight, row: (i16, i16)) -> Option<Cell> {
    let rules = position.rules();
    let board = rules.board();
    let kind_of = |piece: Piece| rules.kind_name(piece.kind);
    let castling = &rules.definition().castling;
    let is_partner = |piece: Piece| {
        piece.side.0 == right.side
            && castling
                .iter()
                .any(|c| c.wing == right.wing && c.partner.iter().any(|name| name == kind_of(piece)))
    };
    let outermost = |cells: &mut dyn Iterator<Item = Cell>| match right.wing {
        Wing::King => cells.max_by_key(|&cell| board.coords(cell).x),
        Wing::Queen => cells.min_by_key(|&cell| board.coords(cell).x),
    };
    let on_row = |cell: &Cell| (board.coords(*cell).y, board.coords(*cell).z) == row;
    let start = rules.start_setup();
    let home = outermost(
        &mut start
            .pieces
            .iter()
            .filter(|(_, piece)| is_partner(*piece))
            .map(|(cell, _)| *cell)
            .filter(on_row),
    );
    let standing = |cell: &Cell| position.piece(*cell).is_some_and(is_partner);
    home.filter(standing).or_else(|| outermost(&mut board.cells().filter(on_row).filter(standing)))
}
