//! The dialects of position texts.

use std::fmt;

use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::Custom;
use chesswright_rules::{Position, Rules};

use super::bent::bend;
use super::castling::castling_letters;
use super::extras::extras;
use super::hands::king_letters;
use super::write::raw;
use crate::error::Unfit;
use crate::fen::{Checks, RawFen, Token, sfen};

/// A dialect of position texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Like [`Standard`](Self::Standard), followed by `name=value` fields for everything that it omits.
    #[default]
    Full,
    /// FEN as in Fairy-Stockfish and PyChess, with X-FEN where castling is ambiguous: files, hands in brackets, checks
    /// left to give (`3+3`), `*` where the board has no cell.
    Standard,
    /// As in Lichess: the hand is one more row, and the checks given are at the end (`+0+0`).
    Lichess,
    /// Castling rights always use the files of the partners (`HAha`).
    Shredder,
    /// The position text of shogi programs: `b` for the first side, hands with counts, no counters.
    Sfen,
    /// Hexagonal boards with ranks that bend at the middle file, as in hexagonal chess: `b/qbk/n1b1n/…`.
    Hexagonal,
    /// Xiangqi and janggi with the English letters (`H`, `E`) and `r` for the first side.
    Wxf,
}

/// A dialect with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// The dialect.
    pub dialect: Dialect,
    /// Writes the hand as one more row instead of in brackets.
    pub hand_as_row: bool,
    /// Writes `~` after pieces that revert when captured.
    pub show_promoted: bool,
}

impl From<Dialect> for Style {
    fn from(dialect: Dialect) -> Self {
        Self { dialect, hand_as_row: dialect == Dialect::Lichess, show_promoted: true }
    }
}

impl Dialect {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Full, Self::Standard, Self::Lichess, Self::Shredder, Self::Sfen, Self::Hexagonal, Self::Wxf];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Standard => "standard",
            Self::Lichess => "lichess",
            Self::Shredder => "shredder",
            Self::Sfen => "sfen",
            Self::Hexagonal => "hexagonal",
            Self::Wxf => "wxf",
        }
    }

    /// Whether the dialect can write all positions of a game.
    ///
    /// # Errors
    /// The reason.
    pub fn fits(self, rules: &Rules) -> Result<(), Unfit> {
        self.suits(rules).map_err(Unfit)
    }

    fn suits(self, rules: &Rules) -> Result<(), &'static str> {
        let definition = rules.definition();
        let [files, _, layers] = rules.board().extent();
        let flat = layers == 1 && rules.board().geometry() == Geometry::Square && rules.sides() == 2;
        match self {
            Self::Full | Self::Standard => Ok(()),
            Self::Hexagonal if rules.board().geometry() == Geometry::Hex && layers == 1 => Ok(()),
            Self::Hexagonal => Err("it is only for hexagonal boards"),
            _ if !flat => Err("it is only for flat boards of squares with two sides"),
            Self::Shredder if files > 10 && !definition.castling.is_empty() => {
                Err("the letters of the files could be confused with castling rights")
            }
            Self::Lichess | Self::Shredder => Ok(()),
            Self::Sfen if definition.notation == Custom::Shogi => Ok(()),
            Self::Sfen => Err("it is only for shogi and its variants"),
            Self::Wxf if matches!(definition.notation, Custom::Xiangqi | Custom::Janggi) => Ok(()),
            Self::Wxf => Err("it is only for xiangqi, janggi and their variants"),
        }
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that belongs to no dialect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown dialect `{0}`; the dialects are {list}", list = Dialect::ALL.map(Dialect::name).join(", "))]
pub struct UnknownDialect(String);

impl std::str::FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(name: &str) -> Result<Self, UnknownDialect> {
        let known = match name {
            "x-fen" | "xfen" | "fen" => Some(Self::Standard),
            _ => Self::ALL.into_iter().find(|dialect| dialect.name() == name),
        };
        known.ok_or_else(|| UnknownDialect(name.to_owned()))
    }
}

/// Writes a position in a dialect. If the dialect does not [fit](Dialect::fits) the game, information is lost.
pub fn write_as(position: &Position, style: impl Into<Style>) -> String {
    let style = style.into();
    let mut fen = raw(position);
    if !style.show_promoted {
        forget_promoted(&mut fen);
    }
    match style.dialect {
        Dialect::Full => fen.more = extras(position),
        Dialect::Standard => holes_as_walls(&mut fen),
        Dialect::Lichess => checks_given(position, &mut fen),
        Dialect::Shredder => castling_by_files(position, &mut fen),
        Dialect::Sfen => {
            let setup = position.setup();
            return sfen::write(&fen, setup.turn == 1, setup.turns + 1);
        }
        Dialect::Hexagonal => bend(position, &mut fen),
        Dialect::Wxf => english(position.rules(), &mut fen),
    }
    if style.hand_as_row
        && let (Some(hand), [layer]) = (fen.hand.take(), fen.layers.as_mut_slice())
    {
        layer.push(hand.into_iter().map(Token::Piece).collect());
    }
    fen.to_string()
}

/// Turns missing cells into walls, which is how other programs describe them.
fn holes_as_walls(fen: &mut RawFen) {
    for token in fen.layers.iter_mut().flatten().flatten().filter(|token| **token == Token::Hole) {
        *token = Token::Wall;
    }
}

fn forget_promoted(fen: &mut RawFen) {
    for token in fen.layers.iter_mut().flatten().flatten() {
        if let Token::Piece(piece) = token {
            piece.reverts = false;
        }
    }
}

fn checks_given(position: &Position, fen: &mut RawFen) {
    if fen.checks.is_some() {
        fen.checks = Some(Checks::Given(position.setup().checks.iter().map(|&n| n.into()).collect()));
    }
}

fn castling_by_files(position: &Position, fen: &mut RawFen) {
    let setup = position.setup();
    if let Some(letters) = &mut fen.castling {
        let by_wing = castling_letters(position, &setup, false);
        let behind = letters.strip_prefix(&by_wing).unwrap_or_default();
        *letters = castling_letters(position, &setup, true) + &king_letters(position, &setup) + behind;
    }
}

fn english(rules: &Rules, fen: &mut RawFen) {
    let pieces = &rules.definition().pieces;
    let on_board = fen.layers.iter_mut().flatten().flatten().filter_map(|token| match token {
        Token::Piece(piece) => Some(piece),
        _ => None,
    });
    for piece in on_board.chain(fen.hand.iter_mut().flatten()) {
        let name = &mut piece.sign.name;
        let kind = super::signs::piece_of(rules, &crate::Piece { reverts: false, ..piece_named(name) });
        let english = kind.and_then(|piece| pieces.get_index(piece.kind.index())?.1.also.first());
        if let Some(letter) = english {
            let is_upper = name.chars().all(char::is_uppercase);
            *name = if is_upper { letter.to_uppercase() } else { letter.clone() };
        }
    }
    if let Some(turn) = &mut fen.turn
        && rules.definition().sides.first().is_some_and(|side| side.letter == turn.side)
    {
        turn.side = "r".into();
    }
}

fn piece_named(name: &str) -> crate::Piece {
    let sign = crate::Sign { side: None, name: name.to_owned() };
    crate::Piece { sign, promoted: false, reverts: false }
}
