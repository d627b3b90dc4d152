//! Move texts, one notation per file.
//!
//! [`Notation`] lists the notations: it knows whether one fits a game, writes legal moves and reads what people write.
//! For many moves in algebraic notation, keeping one [`San`] is faster.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use chesswright_notation::moves::Notation;
//! use chesswright_rules::{Definition, Rules};
//!
//! let game = Definition::from_toml(
//!     "name = \"cannons\"\nboard = \"9x10\"\nnotation = \"xiangqi\"\n\
//!      setup = \"4k4/9/1c5c1/9/9/9/9/1C5C1/9/3K5\"\n\
//!      pieces.king = { letter = \"k\", betza = \"W\", royal = true }\npieces.cannon = \"c:mRcpR\"",
//!     &(),
//! )?;
//! let position = Rules::new(&game)?.start();
//! let played = Notation::Wxf.read(&position, "c2.5")?;
//! assert_eq!(Notation::Wxf.write(&position, &played), "C2=5");
//! assert_eq!(Notation::Uci.write(&position, &played), "h3e3");
//! assert_eq!(Notation::Usi.write(&position, &played), "2h5h");
//! # Ok(())
//! # }
//! ```

mod context;
mod draughts;
mod find;
mod fit;
mod janggi;
mod kawasaki;
mod shogi;
mod thai;
mod turns;
mod uci;
mod usi;
mod wxf;
mod xboard;

use std::fmt;

use chesswright_rules::{Move, Position};

use crate::action;
use crate::chance;
use crate::error::{Problems, TextError};
use crate::san::{San, Style};
use context::MoveContext;
use find::{Reading, find};

pub use draughts::cell_number;
pub use turns::{read_turn, write_turn};
pub use uci::uci;

/// A way of writing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Algebraic: `Nf3`.
    San,
    /// Algebraic with both cells: `Ng1-f3`.
    Lan,
    /// Algebraic with figurines: `♘f3`.
    Figurine,
    /// `e2e4`, `e7e8q`, `P@e4`. Castling is the king's target, or the partner's cell if another move has that text.
    Uci,
    /// The same, with castling written as the king capturing its partner.
    Uci960,
    /// Chinese programs: `h2e2`, with the near rank as 0.
    Ucci,
    /// XBoard: as UCI, with the near rank as 0 on boards of ten ranks, passes as `@@@@`.
    XBoard,
    /// Shogi programs: `7g7f`, `P*5e`.
    Usi,
    /// Western shogi with letters for ranks: `P-7f`.
    Hodges,
    /// Western shogi with numbers only: `P-76`.
    HodgesNumber,
    /// Western shogi without separators: `P76`.
    Hosking,
    /// Japanese: `7六歩`, `同銀右不成`.
    Kawasaki,
    /// Korean: `P73-63`.
    Janggi,
    /// World Xiangqi Federation: `C2=5`.
    Wxf,
    /// Chinese: `炮二平五`.
    Chinese,
    /// Thai: `ม-ค๓`.
    Thai,
    /// Thai with both cells: `ม ข๑-ค๓`.
    ThaiLong,
    /// Draughts with numbers: `32-28`, `19x30`.
    Draughts,
    /// Draughts with the names of cells: `c3-d4`, `d4xf6xh4`.
    DraughtsCells,
}

impl Notation {
    /// All of them.
    pub const ALL: [Self; 19] = [
        Self::San,
        Self::Lan,
        Self::Figurine,
        Self::Uci,
        Self::Uci960,
        Self::Ucci,
        Self::XBoard,
        Self::Usi,
        Self::Hodges,
        Self::HodgesNumber,
        Self::Hosking,
        Self::Kawasaki,
        Self::Janggi,
        Self::Wxf,
        Self::Chinese,
        Self::Thai,
        Self::ThaiLong,
        Self::Draughts,
        Self::DraughtsCells,
    ];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::San => "san",
            Self::Lan => "lan",
            Self::Figurine => "figurine",
            Self::Uci => "uci",
            Self::Uci960 => "uci960",
            Self::Ucci => "ucci",
            Self::XBoard => "xboard",
            Self::Usi => "usi",
            Self::Hodges => "hodges",
            Self::HodgesNumber => "hodges-number",
            Self::Hosking => "hosking",
            Self::Kawasaki => "kawasaki",
            Self::Janggi => "janggi",
            Self::Wxf => "wxf",
            Self::Chinese => "chinese",
            Self::Thai => "thai",
            Self::ThaiLong => "thai-long",
            Self::Draughts => "draughts",
            Self::DraughtsCells => "draughts-cells",
        }
    }

    /// Writes a legal move. If a notation does not [fit](Self::fits) a game, several moves may have the same text.
    pub fn write(self, position: &Position, played: &Move) -> String {
        self.spell(&MoveContext::new(position), played)
    }

    /// All legal moves with their texts. This is faster than writing them one by one.
    pub fn write_all(self, position: &Position) -> Vec<(Move, String)> {
        let context = MoveContext::new(position);
        context.legal().iter().map(|played| (played.clone(), self.spell(&context, played))).collect()
    }

    fn spell(self, context: &MoveContext<'_>, played: &Move) -> String {
        let special =
            action::write(context.position, played).or_else(|| chance::write(context.position, played));
        if let Some(text) = special {
            return text;
        }
        let algebraic = |style| San::new(context.rules()).write(context.position, played, style);
        match self {
            Self::San => algebraic(Style::SHORT),
            Self::Lan => algebraic(Style::LONG),
            Self::Figurine => algebraic(Style::FIGURINES),
            Self::Uci => uci(context.position, played, false),
            Self::Uci960 => uci(context.position, played, true),
            Self::Ucci => xboard::ucci(context, played),
            Self::XBoard => xboard::write(context, played),
            Self::Usi => usi::write(context, played),
            Self::Hodges => shogi::write(context, played, shogi::Style::Hodges),
            Self::HodgesNumber => shogi::write(context, played, shogi::Style::HodgesNumber),
            Self::Hosking => shogi::write(context, played, shogi::Style::Hosking),
            Self::Kawasaki => kawasaki::write(context, played),
            Self::Janggi => janggi::write(context, played),
            Self::Wxf => wxf::write(context, played),
            Self::Chinese => wxf::chinese(context, played),
            Self::Thai => thai::write(context, played, false),
            Self::ThaiLong => thai::write(context, played, true),
            Self::Draughts => draughts::numbers(context, played),
            Self::DraughtsCells => draughts::cells(context, played),
        }
    }

    /// The legal move that a text means. Omissions and other spellings are accepted if exactly one move fits.
    ///
    /// # Errors
    /// When no legal move fits, or several.
    pub fn read(self, position: &Position, text: &str) -> Result<Move, TextError> {
        if let Some(played) = chance::read(position, text) {
            return Ok(played);
        }
        let context = MoveContext::new(position);
        let loosened: fn(&str) -> String = match self {
            Self::San | Self::Lan | Self::Figurine => {
                let read = San::new(context.rules()).read(position, text);
                return read.map_err(|error| Problems::one(text, error.to_string(), ""));
            }
            Self::Uci => return uci::read(&context, text, false),
            Self::Uci960 => return uci::read(&context, text, true),
            Self::Ucci | Self::XBoard => xboard::loosened,
            Self::Usi => usi::loosened,
            Self::Hodges | Self::HodgesNumber | Self::Hosking => shogi::loosened,
            Self::Kawasaki => kawasaki::loosened,
            Self::Janggi => janggi::loosened,
            Self::Wxf => wxf::loosened,
            Self::Chinese => wxf::loosened_chinese,
            Self::Thai | Self::ThaiLong => thai::loosened,
            Self::Draughts | Self::DraughtsCells => draughts::loosened,
        };
        let names = |played: &Move| {
            let mut names = vec![self.spell(&context, played)];
            names.extend(self.fuller(&context, played));
            names
        };
        find(&context, text, &Reading { names: &names, loosened: &loosened })
    }

    /// Other texts of the same move, with more of the origin than necessary.
    fn fuller(self, context: &MoveContext<'_>, played: &Move) -> Vec<String> {
        match self {
            Self::Hodges => vec![shogi::fullest(context, played, shogi::Style::Hodges)],
            Self::HodgesNumber => vec![shogi::fullest(context, played, shogi::Style::HodgesNumber)],
            Self::Hosking => vec![shogi::fullest(context, played, shogi::Style::Hosking)],
            Self::Kawasaki => kawasaki::others(context, played),
            Self::Thai => vec![thai::write(context, played, true)],
            Self::ThaiLong => vec![thai::write(context, played, false)],
            Self::Draughts | Self::DraughtsCells => draughts::others(context, played),
            _ => vec![],
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that belongs to no notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown notation `{0}`; the notations are {list}", list = Notation::ALL.map(Notation::name).join(", "))]
pub struct UnknownNotation(String);

impl std::str::FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(name: &str) -> Result<Self, UnknownNotation> {
        let found = Self::ALL.into_iter().find(|notation| notation.name() == name);
        found.ok_or_else(|| UnknownNotation(name.to_owned()))
    }
}

/// Turns full-width letters, digits and signs into plain ones.
fn ascii(c: char) -> char {
    match c {
        '！'..='～' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        _ => c,
    }
}
