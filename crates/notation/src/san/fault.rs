//! Why a text is not a legal move, as values: they are displayed in English, and whoever speaks another language says them
//! from their fields.

use std::fmt;

use chesswright_rules::Reason;

use super::error::or;

/// Why a text is not a legal move. Sides and pieces have the names of the definition, cells those of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveFault {
    /// The text is longer than any move.
    TooLong {
        /// Its bytes.
        bytes: usize,
        /// The most bytes.
        most: usize,
    },
    /// There is no text.
    Empty,
    /// The board has no such cell.
    NoSuchCell(String),
    /// Something stands behind what could be a move.
    Trailing {
        /// What is too much.
        text: String,
        /// What it stands behind.
        after: String,
    },
    /// What stands before the cell is no piece.
    NoSuchPiece {
        /// What stands there.
        text: String,
        /// The signs of the pieces.
        signs: Vec<String>,
    },
    /// The text does not look like a move.
    NotAMove {
        /// Whether the game has pawns, whose moves are written without a sign.
        pawns: bool,
    },
    /// The game is over.
    Over(Reason),
    /// Nobody may pass now.
    NoPass,
    /// The game has no castling.
    NoCastling,
    /// The side has lost the right to castle there.
    CastlingLost {
        /// The side.
        side: String,
        /// Whether it is the side of the king, and not of the queen.
        kings: bool,
    },
    /// The side is in check.
    InCheck(String),
    /// A piece is in the way of castling, or an attack.
    CastlingBlocked,
    /// Nothing promotes there.
    NoPromotion,
    /// Only these promotions are possible, by their signs.
    Promotions(Vec<String>),
    /// It captures something else, or nothing.
    OtherCapture,
    /// The game has no drops.
    NoDrops,
    /// A piece is dropped on an occupied cell.
    Occupied(String),
    /// The piece cannot be dropped on that cell now.
    NoDropThere {
        /// The piece, if it is named.
        piece: Option<String>,
        /// The cell.
        cell: String,
    },
    /// The side has nothing to drop.
    NothingToDrop {
        /// The side.
        side: String,
        /// The piece, if it is named.
        piece: Option<String>,
    },
    /// The cell is empty.
    NoPieceOn(String),
    /// The piece belongs to somebody else.
    Belongs {
        /// The cell.
        cell: String,
        /// Whose piece it is.
        owner: String,
        /// Whose turn it is.
        mover: String,
    },
    /// Another piece is there.
    OtherPiece {
        /// The cell.
        cell: String,
        /// The piece.
        piece: String,
    },
    /// The side has no such piece.
    NoPiece {
        /// The side.
        side: String,
        /// The piece, if it is named.
        piece: Option<String>,
        /// Where it should be, if that is named.
        place: Option<String>,
    },
    /// Capturing is compulsory.
    MustCapture,
    /// The side may not give check.
    MayNotCheck(String),
    /// Two kings face each other.
    Facing,
    /// The royal would be in check.
    Exposed {
        /// The royal, if there is one.
        royal: Option<String>,
        /// Whether it is in check already.
        still: bool,
    },
    /// No piece that is meant moves there.
    CannotReach {
        /// The piece, if it is named.
        piece: Option<String>,
        /// Where the pieces that could be meant are.
        from: Vec<String>,
        /// The cell.
        to: String,
        /// The own piece that is there.
        blocked: Option<String>,
    },
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |piece: &Option<String>| piece.clone().unwrap_or_else(|| "piece".to_owned());
        match self {
            Self::TooLong { bytes, most } => write!(f, "it has {bytes} bytes; the limit is {most}"),
            Self::Empty => f.write_str("it is empty"),
            Self::NoSuchCell(cell) => write!(f, "there is no cell `{cell}` on this board"),
            Self::Trailing { text, after } => write!(f, "`{text}` is not expected after `{after}`"),
            Self::NoSuchPiece { text, signs } => {
                write!(f, "`{text}` is not expected before the cell; the pieces are {}", signs.join(", "))
            }
            Self::NotAMove { pawns: true } => f.write_str("write a move such as Nf3, exd5, e8=Q or O-O"),
            Self::NotAMove { pawns: false } => f.write_str("write a move such as Ra5 or Rxe4"),
            Self::Over(reason) => write!(f, "the game is over ({reason})"),
            Self::NoPass => f.write_str("passing is not allowed now"),
            Self::NoCastling => f.write_str("this game has no castling"),
            Self::CastlingLost { side, kings } => {
                let whose = if *kings { "king's" } else { "queen's" };
                write!(f, "{side} can no longer castle on the {whose} side")
            }
            Self::InCheck(side) => write!(f, "{side} is in check"),
            Self::CastlingBlocked => {
                f.write_str("a piece is in the way, or the king would cross or reach an attacked cell")
            }
            Self::NoPromotion => f.write_str("no promotion is possible there"),
            Self::Promotions(signs) => write!(f, "it can promote to {} there", or(signs)),
            Self::OtherCapture => f.write_str("it does not capture that piece"),
            Self::NoDrops => f.write_str("this game has no drops"),
            Self::Occupied(cell) => write!(f, "there is already a piece on {cell}"),
            Self::NoDropThere { piece, cell } => {
                write!(f, "a {} cannot be dropped on {cell} now", named(piece))
            }
            Self::NothingToDrop { side, piece } => write!(f, "{side} has no {} to drop now", named(piece)),
            Self::NoPieceOn(cell) => write!(f, "there is no piece on {cell}"),
            Self::Belongs { cell, owner, mover } => {
                write!(f, "the piece on {cell} belongs to {owner}, but it is {mover}'s turn")
            }
            Self::OtherPiece { cell, piece } => write!(f, "the piece on {cell} is a {piece}"),
            Self::NoPiece { side, piece, place: None } => write!(f, "{side} has no {}", named(piece)),
            Self::NoPiece { side, piece, place: Some(place) } => {
                write!(f, "{side} has no {} on `{place}`", named(piece))
            }
            Self::MustCapture => f.write_str("a capture is possible, and capturing is compulsory"),
            Self::MayNotCheck(side) => write!(f, "{side} may not give check in this game"),
            Self::Facing => f.write_str("the kings face each other, and the side to move must end that"),
            Self::Exposed { royal, still } => {
                let still = if *still { "still " } else { "" };
                write!(f, "the {} would {still}be in check", royal.as_deref().unwrap_or("royal"))
            }
            Self::CannotReach { piece, from, to, blocked } => {
                let kind = named(piece);
                match &from[..] {
                    [one] => write!(f, "the {kind} on {one} cannot move to {to}")?,
                    some if some.len() <= 4 => {
                        write!(f, "none of the {kind}s ({}) can move to {to}", some.join(", "))?;
                    }
                    _ => write!(f, "no {kind} can move to {to}")?,
                }
                match blocked {
                    Some(_) if from.len() == 1 && from[0] == *to => f.write_str(", it is already there"),
                    Some(own) => {
                        let vowel = own.starts_with(['a', 'e', 'i', 'o', 'u']);
                        write!(f, ", {} {own} of its own side is there", if vowel { "an" } else { "a" })
                    }
                    None => Ok(()),
                }
            }
        }
    }
}
