//! What to show of a position, and how.

use chesswright_rules::board::Cell;
use chesswright_rules::{Ground, Kind, Position, Side};

use crate::theme::{Page, THEMES, Theme};

/// What to show of a position, and how.
#[derive(Clone, Debug)]
pub struct View {
    /// Colours.
    pub theme: &'static Theme,
    /// What is behind the board.
    pub page: Page,
    /// Whether pieces stand in cells or on crossings of lines.
    pub style: Style,
    /// The side whose seat is at the lower edge.
    pub below: Side,
    /// Letters and numbers at the edges.
    pub coordinates: bool,
    /// The longer side of the picture, in pixels.
    pub size: u32,
    /// Mark where pieces promote.
    pub zones: bool,
    /// Cells the last move touched.
    pub last: Vec<Cell>,
    /// Royals under attack.
    pub check: Vec<Cell>,
    /// The piece whose targets are shown.
    pub selected: Option<Cell>,
    /// Where it may go.
    pub targets: Vec<Cell>,
    /// Cells to look at.
    pub highlights: Vec<(Cell, Ink)>,
    /// Arrows from cell to cell.
    pub arrows: Vec<(Cell, Cell, Ink)>,
    /// Circles around cells.
    pub circles: Vec<(Cell, Ink)>,
    /// Words in cells.
    pub labels: Vec<(Cell, String)>,
    /// Pieces beside the board.
    pub hands: Vec<Hand>,
    /// How terrain that changes stands; as at the start when absent.
    pub terrain: Option<Ground>,
}

impl Default for View {
    fn default() -> Self {
        Self {
            theme: &THEMES[0],
            page: Page::default(),
            style: Style::default(),
            below: Side(0),
            coordinates: true,
            size: 640,
            zones: false,
            last: vec![],
            check: vec![],
            selected: None,
            targets: vec![],
            highlights: vec![],
            arrows: vec![],
            circles: vec![],
            labels: vec![],
            hands: vec![],
            terrain: None,
        }
    }
}

impl View {
    /// Marks the last move and a check, and lays out the hands, as seen in the position.
    #[must_use]
    pub fn of(mut self, position: &Position) -> Self {
        self = self.hands_of(position);
        self.terrain = position.ground();
        if let Some(last) = position.last_played().filter(|last| !last.is_pass()) {
            self.last = vec![last.from(), last.to()];
        }
        if position.is_check() {
            let pieces = &position.rules().definition().pieces;
            let royal = |kind: Kind| pieces.get_index(kind.index()).is_some_and(|(_, piece)| piece.royal);
            let attacked = position.pieces().filter(|(_, p)| p.side == position.turn() && royal(p.kind));
            self.check = attacked.map(|(cell, _)| cell).collect();
        }
        self
    }

    /// Lays out the hands of a game that has them, empty ones too, so that all pictures of a game are alike.
    #[must_use]
    pub fn hands_of(mut self, position: &Position) -> Self {
        if position.rules().definition().hand.is_some() {
            let held = position.hands();
            let sides = (0..position.rules().sides() as u8).map(Side);
            let of = |side: Side| {
                let own = held.iter().filter(|(owner, _, count)| *owner == side && *count > 0);
                Hand { side, pieces: own.map(|(_, kind, count)| (*kind, *count)).collect() }
            };
            self.hands = sides.map(of).collect();
        }
        self
    }

    /// Shows where the piece on a cell may go.
    #[must_use]
    pub fn targets_of(mut self, position: &Position, cell: Cell) -> Self {
        self.selected = Some(cell);
        let moves = position.legal_moves();
        self.targets = moves.iter().filter(|m| m.from() == cell && m.to() != cell).map(|m| m.to()).collect();
        self.targets.sort_unstable();
        self.targets.dedup();
        self
    }
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// On lines where the game has palaces, in cells otherwise.
    #[default]
    Auto,
    /// Cells in two or three tones.
    Cells,
    /// Cells in one tone, with lines between them.
    Plain,
    /// Lines, pieces on their crossings.
    Lines,
}

/// Pieces beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Whose.
    pub side: Side,
    /// Which, and how many of each.
    pub pieces: Vec<(Kind, u16)>,
}

/// The colour of an arrow or a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// The theme's own.
    #[default]
    Accent,
    /// Green.
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Any other.
    Rgb(u8, u8, u8),
}

impl Ink {
    /// By its word or as `#rrggbb`.
    pub fn named(text: &str) -> Option<Self> {
        Some(match text {
            "accent" => Self::Accent,
            "green" | "g" => Self::Green,
            "red" | "r" => Self::Red,
            "blue" | "b" => Self::Blue,
            "yellow" | "y" => Self::Yellow,
            other => {
                let digits =
                    other.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
                let number = u32::from_str_radix(digits, 16).ok()?;
                Self::Rgb((number >> 16) as u8, (number >> 8) as u8, number as u8)
            }
        })
    }

    /// As `#rrggbb`.
    pub fn colour(self, theme: &Theme) -> String {
        match self {
            Self::Accent => theme.accent.into(),
            Self::Green => "#2c7a3f".into(),
            Self::Red => "#b8321f".into(),
            Self::Blue => "#2a62a8".into(),
            Self::Yellow => "#d9a514".into(),
            Self::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        }
    }
}
