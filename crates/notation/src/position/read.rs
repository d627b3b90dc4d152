//! Reading positions of a game.

use chesswright_rules::message::Blank;
use chesswright_rules::{message, template};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use chesswright_rules::board::Cell;
use chesswright_rules::definition::Severity;
use chesswright_rules::{Count, Position, Rules, Setup, Side};

use super::dialect::Dialect;
use super::finding::Finding;
use crate::error::{Problems, TextError};
use crate::fen::{Checks, RawFen, Spans, Turn, sfen};

/// A position that was read, and the findings about it.
#[derive(Clone, Debug)]
pub struct ReadPosition {
    /// The position.
    pub position: Position,
    /// Rights that were dropped because they are impossible, such as castling without a rook, and properties that no
    /// game can lead to. The caller decides which findings to accept.
    pub findings: Vec<Finding>,
}

impl ReadPosition {
    /// The position if it has no errors. Warnings are accepted.
    ///
    /// # Errors
    /// Returns every finding that is an error.
    pub fn strict(self, text: &str) -> Result<Position, TextError> {
        let mut problems = Problems::default();
        for finding in self.findings {
            if finding.about.severity == Severity::Error {
                problems.add(finding.span, finding.about.message, finding.about.advice);
            }
        }
        problems.or(text, self.position)
    }
}

/// Reads a position of a game in any dialect, which it detects. Fields may be missing, `position fen` may precede the
/// text, and `startpos` is the start position.
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
/// If the text is not a position of this game. The error lists every mistake with its location.
pub fn read(rules: &Rules, text: &str) -> Result<ReadPosition, TextError> {
    let (body, command) = without_command(text);
    if let Some(behind) = body.trim().strip_prefix("startpos") {
        if !behind.is_empty() {
            let hint = template!("remove the text after `startpos`");
            return Err(Problems::one(text, message!("a position does not include moves"), hint));
        }
        return Ok(ReadPosition { position: rules.start(), findings: vec![] });
    }
    let sides = &rules.definition().sides;
    let is_sfen = command == Command::Sfen
        || (command == Command::None && Dialect::Sfen.fits(rules).is_ok() && sfen::looks_like(&body));
    let (mut raw, mut spans) = match sides.as_slice() {
        [first, second] if is_sfen => sfen::read(&body, [&first.letter, &second.letter])?,
        _ => RawFen::read(&body)?,
    };
    let [_, ranks, layers] = rules.board().extent().map(usize::from);
    if layers == 1 {
        let rows = raw.rows().count();
        raw.take_hand_row(ranks);
        // The locations of its pieces have to move too.
        if raw.rows().count() < rows {
            spans.hand = spans.layers.first_mut().and_then(Vec::pop).unwrap_or_default();
        }
    }
    let board = board_field(&body);
    let mut reader = SetupReader {
        rules,
        problems: Problems::default(),
        places: HashMap::new(),
        unknown: HashSet::new(),
        board,
        ground_at: HashMap::new(),
        text,
    };
    let setup = reader.setup(&raw, &spans);
    let mut setup = std::mem::take(&mut reader.problems).or(text, setup)?;
    let mut findings = vec![];
    // Impossible rights and targets are dropped, as in all other readers in use. Other mistakes remain errors.
    loop {
        match rules.position(&setup) {
            Ok(position) => {
                findings.extend(position.findings().into_iter().map(|about| reader.locate(about, &spans)));
                return Ok(ReadPosition { position, findings });
            }
            Err(problems) => {
                let located = problems.iter().map(|problem| reader.locate(problem.finding(rules), &spans));
                findings.extend(located);
                if !setup.leave_out(&problems) {
                    let mut problems = Problems::default();
                    for finding in findings {
                        problems.add(finding.span, finding.about.message, finding.about.advice);
                    }
                    return Err(problems.error(text));
                }
            }
        }
    }
}

/// The beginning of a text that was copied from the commands of an engine.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Command {
    None,
    Fen,
    Sfen,
}

/// Replaces a leading `position`, `fen` or `sfen` with blanks, so that locations remain valid.
fn without_command(text: &str) -> (String, Command) {
    let mut body = text.to_owned();
    let mut command = Command::None;
    for word in ["position", "fen", "sfen"] {
        let start = body.len() - body.trim_start().len();
        let rest = &body[start..];
        if rest.strip_prefix(word).is_some_and(|rest| rest.starts_with(char::is_whitespace)) {
            body.replace_range(start..start + word.len(), &" ".repeat(word.len()));
            command = match word {
                "sfen" => Command::Sfen,
                "fen" => Command::Fen,
                _ => command,
            };
        }
    }
    (body, command)
}

/// The location of the first field.
fn board_field(text: &str) -> Range<usize> {
    let start = text.len() - text.trim_start().len();
    let length = text[start..].find(char::is_whitespace).unwrap_or(text.len() - start);
    start..start + length
}

pub(super) struct SetupReader<'a> {
    pub(super) rules: &'a Rules,
    pub(super) problems: Problems,
    /// The location of the piece on each cell.
    pub(super) places: HashMap<Cell, Range<usize>>,
    /// Unknown signs that were already reported.
    pub(super) unknown: HashSet<String>,
    /// The location of the first field.
    pub(super) board: Range<usize>,
    /// The locations of the parts of the terrain by name, and of the whole field.
    pub(super) ground_at: HashMap<String, Range<usize>>,
    pub(super) text: &'a str,
}

impl SetupReader<'_> {
    fn setup(&mut self, raw: &RawFen, spans: &Spans) -> Setup {
        let mut setup = Setup::default();
        self.pieces(raw, spans, &mut setup);
        self.hands(raw, spans, &mut setup);
        let turn = raw.turn.as_ref();
        setup.turn = turn.map_or(0, |turn| self.turn(turn, &spans.turn));
        let sides = self.rules.sides() as u32;
        let number = raw.fullmove.unwrap_or(1).clamp(1, 1 << 20);
        setup.turns = (number - 1) * sides + u32::from(setup.turn);
        setup.clock = short(raw.halfmove.unwrap_or(0));
        if let Some(made) = turn.map(|turn| turn.steps_made).filter(|&made| made > 0) {
            let whole = self.rules.steps_of_turn(Side(setup.turn), setup.turns);
            if made >= whole {
                self.problems.add(
                    spans.turn.clone(),
                    message!(
                        "a turn of this game has {whole} moves, so {made} cannot have been made already",
                        whole,
                        made
                    ),
                    template!("omit the number for a turn that has just begun"),
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
                // Some programs also name the cell of the piece that would be captured.
                Some(cell) if !occupied.contains(&cell) => setup.en_passant.push(cell),
                Some(_) => {}
                None => self.problems.add(
                    spans.en_passant.clone(),
                    message!("there is no cell `{cell}` on this board", cell = cell.as_str()),
                    template!("name the cell the pawn passed over, or write `-`"),
                ),
            }
        }
        self.gates(raw, &mut setup);
        if let Some(limit) = raw.counting_limit {
            setup.count = Some(Count { limit: short(limit), made: setup.clock });
            setup.clock = 0;
        }
        self.extras(&raw.more, &spans.more, &mut setup);
        setup
    }

    fn turn(&mut self, turn: &Turn, span: &Range<usize>) -> u8 {
        let sides = &self.rules.definition().sides;
        let exact = sides.iter().position(|side| side.letter == turn.side);
        let alike = || {
            let same = |text: &str| text.eq_ignore_ascii_case(&turn.side);
            sides.iter().position(|side| same(&side.letter) || same(&side.name))
        };
        // With two sides, white or red is always the first and black the second.
        let usual = || match turn.side.to_ascii_lowercase().as_str() {
            "w" | "r" | "white" | "red" if sides.len() == 2 => Some(0),
            "b" | "black" if sides.len() == 2 => Some(1),
            _ => None,
        };
        match exact.or_else(alike).or_else(usual) {
            Some(side) => side as u8,
            None => {
                let letters: Vec<&str> = sides.iter().map(|side| side.letter.as_str()).collect();

                let hint = template!("the second field is the side to move");
                self.problems.add(
                    span.clone(),
                    message!(
                        "there is no side with the letter `{letter}`; the sides are {letters}",
                        letter = turn.side,
                        letters = Blank::list(letters)
                    ),
                    hint,
                );
                0
            }
        }
    }

    fn checks(&self, checks: &Checks) -> Vec<u8> {
        let limit = |side: u8| u32::from(self.rules.checks_to_win(Side(side)));
        let given = match checks {
            Checks::Given(given) => given.clone(),
            Checks::Left(left) => {
                (0..).zip(left).map(|(side, left)| limit(side).saturating_sub(*left)).collect()
            }
        };
        given.into_iter().map(|n| u8::try_from(n).unwrap_or(u8::MAX)).collect()
    }
}

fn short(n: u32) -> u16 {
    n.min(u32::from(u16::MAX)) as u16
}
