//! Algebraic move texts: `Nf3`, `exd5`, `e8=Q+`, `O-O`, for any game.
//!
//! | part | written | as |
//! |---|---|---|
//! | piece | its sign in upper case, nothing for the piece named `pawn` | `N`, `+R`, `<LION>`, `♘` |
//! | origin | the shortest part that distinguishes it from others of its kind: file, rank, layer, or all; always the file of a capturing pawn | `Nbd2`, `N10e4`, `Qh4e1` |
//! | capture | `x` | `Nxe5`, `exd6` |
//! | destination | the cell | `e4`, `Cb3` |
//! | promotion | `=` and the sign | `e8=Q`, `axb8=<LION>` |
//! | captures on other cells | `,x` and the cell, in order | `<LION>e6,xd5`, `Rd1,xd8` (captured from afar) |
//! | number | `~` and a number, if all of this fits several moves | `<LION>e6~2` |
//! | castling | `O-O` to the higher files, `O-O-O` to the lower; followed by the king's and the partner's cell if that is ambiguous | `O-O`, `O-Of1h1` |
//! | dropping | the sign, `@` and the cell | `N@e4`, `P@e4` |
//! | gating | `/` and the sign of the gated piece; after castling, also the cell | `Nc3/H`, `O-O/He1` |
//! | passing | `--` | |
//! | turning up a piece, a roll of a die | `~` and the cell; what nature decides after `=` | `~c3`, `~c3=R`, `~=N` |
//! | check, mate | `+`, `#` | `Qh5#` |
//!
//! In turns of several steps, each step is written separately. Long texts ([`Style::LONG`]) always contain the full
//! origin. Reading accepts many other forms; [`San::read`] lists them.

mod cells;
mod error;
mod fault;
mod parse;
mod read;
mod signs;
mod why;
mod write;

use chesswright_rules::Rules;

use cells::CellNames;
use signs::Signs;
use why::Relaxed;

pub use error::SanError;
pub use fault::MoveFault;
pub(crate) use write::{check_mark, elsewhere};

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// Always with the full origin: `Ng1-f3`.
    pub long: bool,
    /// With figurines for the pieces that have one: `♘f3`.
    pub figurines: bool,
    /// With `+` and `#`. Detecting checks takes time.
    pub checks: bool,
}

impl Style {
    /// `Nf3`.
    pub const SHORT: Self = Self { long: false, figurines: false, checks: true };
    /// `Ng1-f3`.
    pub const LONG: Self = Self { long: true, ..Self::SHORT };
    /// `♘f3`.
    pub const FIGURINES: Self = Self { figurines: true, ..Self::SHORT };
}

/// The algebraic notation of one game. Creating it takes time, so keep it.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use chesswright_notation::{San, san::Style};
/// use chesswright_rules::Rules;
///
/// let rules = Rules::new(&chesswright_catalog::definition("chess").ok_or("no chess")?)?;
/// let san = San::new(&rules);
/// let mut position = rules.start();
/// for text in ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6"] {
///     let played = san.read(&position, text)?;
///     position.play(&played)?;
/// }
/// let mate = san.read(&position, "qh5xf7")?; // people type in many ways
/// assert_eq!(san.write(&position, &mate, Style::SHORT), "Qxf7#");
/// assert_eq!(san.write(&position, &mate, Style::LONG), "Qh5xf7#");
/// assert_eq!(
///     san.read(&position, "Nd2").unwrap_err().to_string(),
///     "`Nd2` is not legal: none of the knights (b1, g1) can move to d2, a pawn of its own side is there"
/// );
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct San {
    rules: Rules,
    cells: CellNames,
    signs: Signs,
    relaxed: Relaxed,
}

impl San {
    /// The notation of this game.
    pub fn new(rules: &Rules) -> Self {
        Self {
            rules: rules.clone(),
            cells: CellNames::new(rules.board()),
            signs: Signs::new(rules),
            relaxed: Relaxed::default(),
        }
    }

    /// The game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }
}

/// Whether a text stands for a null move, which game records use for "no move": `--`, `Z0`, `null`, `0000`, `@@@@`,
/// `pass`.
pub fn is_null(text: &str) -> bool {
    matches!(text, "--" | "Z0" | "z0" | "0000" | "@@@@")
        || text.eq_ignore_ascii_case("pass")
        || text.eq_ignore_ascii_case("null")
}
