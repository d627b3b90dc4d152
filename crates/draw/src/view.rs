//! What to show of a position, and how.

use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::{Ground, Kind, Move, Observation, Position, Rules, Seen, Side};

use crate::brush::Script;
use crate::pieces::Figures;
use crate::theme::{Page, THEMES, Theme};

/// What to show of a position, and how.
#[derive(Clone, Debug)]
pub struct View {
    /// The colours.
    pub theme: &'static Theme,
    /// The page behind the board.
    pub page: Page,
    /// Whether pieces stand in cells or on crossings of lines.
    pub style: Style,
    /// The side at the lower edge.
    pub below: Side,
    /// The pieces.
    pub faces: Faces,
    /// Letters and numbers at the edges.
    pub coordinates: bool,
    /// Which letters and numbers, and where.
    pub edges: Edges,
    /// The longer side of the picture, in pixels.
    pub size: u32,
    /// Whether the cells lie on the lattice, also if the document gives the board another shape.
    pub on_lattice: bool,
    /// Whether to mark where pieces promote.
    pub zones: bool,
    /// Cells the last move touched.
    pub last: Vec<Cell>,
    /// Cells that are not seen. What stands there is not drawn.
    pub unseen: Vec<Cell>,
    /// Royals under attack.
    pub check: Vec<Cell>,
    /// The piece whose moves are shown.
    pub selected: Option<Cell>,
    /// The cells that it may move to.
    pub targets: Vec<Cell>,
    /// Highlighted cells.
    pub highlights: Vec<(Cell, Ink)>,
    /// Arrows from cell to cell.
    pub arrows: Vec<(Cell, Cell, Ink)>,
    /// Circles around cells.
    pub circles: Vec<(Cell, Ink)>,
    /// Texts in cells.
    pub labels: Vec<(Cell, String)>,
    /// Small texts in the corners of cells, below pieces: the numbers of the cells in draughts.
    pub numbers: Vec<(Cell, String)>,
    /// Pieces beside the board.
    pub hands: Vec<Hand>,
    /// The state of terrain that changes. If `None`, the state at the start.
    pub terrain: Option<Ground>,
    /// Places of the lattice that are no cells, and what stands or gapes there.
    pub solids: Vec<(Vector, Solid)>,
    /// What the ids in the picture begin with. Pictures in one document need different ones.
    pub prefix: String,
}

impl Default for View {
    fn default() -> Self {
        Self {
            theme: &THEMES[0],
            page: Page::default(),
            style: Style::default(),
            below: Side(0),
            faces: Faces::default(),
            coordinates: true,
            edges: Edges::default(),
            size: 640,
            on_lattice: false,
            zones: false,
            last: vec![],
            unseen: vec![],
            check: vec![],
            selected: None,
            targets: vec![],
            highlights: vec![],
            arrows: vec![],
            circles: vec![],
            labels: vec![],
            numbers: vec![],
            hands: vec![],
            terrain: None,
            solids: vec![],
            prefix: String::new(),
        }
    }
}

/// The cells that are marked after a move.
pub fn marked_by(played: &Move) -> Vec<Cell> {
    match played.action() {
        Some((_, cell)) => cell.into_iter().collect(),
        None if played.is_pass() || played.rolls().is_some() => vec![],
        None => vec![played.from(), played.to()],
    }
}

impl View {
    /// Marks the last move and a check of the position, and lays out its hands.
    #[must_use]
    pub fn of(mut self, position: &Position) -> Self {
        self = self.hands_of(position);
        self.terrain = position.ground();
        self.last = match position.last_played() {
            // A roll touches no piece; the move before it is still the last one that did.
            Some(last) if last.rolls().is_some() => {
                let mut before = position.clone();
                before.undo();
                before.last_played().map_or(vec![], marked_by)
            }
            Some(last) => marked_by(last),
            None => vec![],
        };
        if position.is_check() {
            let pieces = &position.rules().definition().pieces;
            let royal = |kind: Kind| pieces.get_index(kind.index()).is_some_and(|(_, piece)| piece.royal);
            let attacked = position.pieces().filter(|(_, p)| p.side == position.turn() && royal(p.kind));
            self.check = attacked.map(|(cell, _)| cell).collect();
        }
        self
    }

    /// Lays out the hands of a game that has them. Empty hands are included, so that all pictures of a game have the
    /// same size.
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

    /// Marks what a side does not see and what has changed before its eyes, and lays out the hands that it knows.
    #[must_use]
    pub fn observed(mut self, rules: &Rules, seen: &Observation) -> Self {
        if rules.definition().hand.is_some() {
            let of = |side: Side| {
                let own = seen.hands.iter().filter(|(owner, _, count)| *owner == side && *count > 0);
                Hand { side, pieces: own.map(|(_, kind, count)| (*kind, *count)).collect() }
            };
            self.hands = (0..rules.sides() as u8).map(Side).map(of).collect();
        }
        self.last.clone_from(&seen.changed);
        self.unseen = rules.board().cells().filter(|&cell| seen.cell(cell) == Seen::Unknown).collect();
        self
    }

    /// Shows the moves of the piece on a cell.
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

/// What is in a place that is no cell. Rules do not distinguish these; players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solid {
    /// A wall.
    Wall,
    /// A hole.
    Pit,
    /// Nothing, but the picture leaves room for it, so that it can be drawn on.
    Room,
}

/// How pieces are drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faces {
    /// The set of figures.
    pub figures: Figures,
    /// Who writes the characters on the pieces of games from Asia. If `None`, these pieces are figures, too.
    pub script: Option<Script>,
}

impl PartialEq for Faces {
    fn eq(&self, other: &Self) -> bool {
        self.figures == other.figures
            && self.script.map(|script| script as usize) == other.script.map(|script| script as usize)
    }
}

/// Which coordinates stand beside the cells, and where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edges {
    /// As the players of a game from Asia know them: the files of xiangqi counted from the right of each side. Otherwise
    /// the names of the cells.
    pub customary: bool,
    /// In the corners of the cells at the edge instead of on a frame, where there are cells.
    pub inside: bool,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// On lines if the game has palaces, otherwise in cells.
    #[default]
    Auto,
    /// Cells in two or three tones.
    Cells,
    /// Cells in one tone, with lines between them.
    Plain,
    /// Lines, with pieces on their crossings.
    Lines,
}

/// Pieces beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The side that owns them.
    pub side: Side,
    /// The kinds, and how many of each.
    pub pieces: Vec<(Kind, u16)>,
}

/// The colour of an arrow or a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// The theme's accent colour.
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
    /// Any other colour.
    Rgb(u8, u8, u8),
}

impl Ink {
    /// The colour of a name or of `#rrggbb`.
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
