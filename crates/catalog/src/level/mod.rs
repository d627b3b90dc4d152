//! Levels: boards with terrain, items and goals, as files that people write and share.
//!
//! A [`Level`] is what a file says, whichever form it has: JSON ([`read_json`], `chess-level` version 1) or a drawing of one
//! character for every cell ([`read_text`]). [`Level::definition`] turns it into a game like any other; who moves its enemies is
//! the business of whoever plays it.
//!
//! ```
//! use chesswright_catalog::level;
//!
//! let level = level::read("enemy: none\ngoal: exit\n\nP.#\n_.x\n").unwrap();
//! assert_eq!(level.size, (3, 2));
//! assert!(chesswright_rules::Rules::new(&level.definition()).is_ok());
//! ```

mod check;
mod compile;
mod goal_words;
mod goals;
mod json;
pub mod packs;
mod place;
mod read;
mod share;
mod text;
mod write;

use std::fmt;

use indexmap::IndexMap;

pub use compile::{KINDS, ladder_lowers};
pub use goals::{Goal, Loss, Who};
pub use json::read_json;
pub use place::Place;
pub use share::PREFIX as CODE_PREFIX;
pub use text::read_text;

/// The most files and ranks of a level.
pub const MAX_EXTENT: usize = 64;
/// The most pieces.
pub const MAX_PIECES: usize = 128;
/// The most bytes of a file.
pub const MAX_BYTES: usize = 64 * 1024;
/// The rules that levels are played by, named with their version.
pub const RULES: &str = "levels-1";

/// The JSON Schema of the format, for editors and other programs.
pub const SCHEMA: &str = include_str!("chess-level.schema.json");

/// A level.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Level {
    /// What it is called.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// Under which terms it may be passed on.
    pub licence: String,
    /// What the player is told.
    pub text: String,
    /// Files and ranks.
    pub size: (usize, usize),
    /// What the cells are made of, the top row first.
    pub tiles: Vec<Vec<Tile>>,
    /// What is built on cells.
    pub fixtures: Vec<(Place, Fixture)>,
    /// What lies on cells.
    pub items: Vec<(Place, Item)>,
    /// Who stands where.
    pub pieces: Vec<Piece>,
    /// Kinds of pieces that the level brings along: their moves in Betza notation, and whether leaps need a free way.
    pub kinds: IndexMap<String, Custom>,
    /// Who plays, in turn order.
    pub sides: Vec<Side>,
    /// All of these must hold to win.
    pub win: Vec<Goal>,
    /// Any of these loses.
    pub lose: Vec<Loss>,
    /// What differs from the usual rules.
    pub overrides: Overrides,
    /// What has been proved about it.
    pub proof: Option<Proof>,
    /// How it likes to be seen, and keys of other programs: kept as they are.
    pub other: serde_json::Map<String, serde_json::Value>,
}

/// What a cell is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tile {
    /// Floor.
    #[default]
    Floor,
    /// Outside of the board.
    Void,
    /// A hole.
    Hole,
    /// A wall.
    Wall,
    /// A fence: the way of a leap may cross it, nothing else.
    Fence,
    /// A wall that a bomb brings down.
    Cracked,
    /// Ice.
    Ice,
    /// A belt.
    Belt(Direction),
}

/// A direction along a file or a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// All of them with their words and their characters in drawings.
    pub const ALL: [(Self, &str, char); 4] = [
        (Self::North, "north", '^'),
        (Self::East, "east", '>'),
        (Self::South, "south", 'v'),
        (Self::West, "west", '<'),
    ];
}

/// What is built on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fixture {
    /// A door that a key of its colour opens.
    Door {
        /// The colour.
        colour: String,
    },
    /// A gate that plates open.
    Gate {
        /// Which plates.
        channel: String,
        /// All of them must be down.
        all: bool,
    },
    /// A plate.
    Plate {
        /// Which gates.
        channel: String,
        /// How long it stays down.
        mode: Mode,
        /// Whose weight counts.
        who: Who,
    },
    /// A pad.
    Warp {
        /// Where it leads.
        to: Place,
        /// The cell there is a pad that leads back.
        both: bool,
    },
    /// A way out.
    Exit,
    /// Where pieces promote.
    Promotion {
        /// Into what; what the rules say when empty.
        to: Vec<String>,
    },
    /// Entered in one direction only.
    OneWay {
        /// Which.
        direction: Direction,
    },
}

/// How long a plate stays down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// While something stands on it.
    #[default]
    Hold,
    /// For ever.
    Latch,
    /// Until the next arrival.
    Toggle,
}

/// What lies on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A key.
    Key {
        /// Its colour.
        colour: String,
        /// It is never spent.
        forever: bool,
    },
    /// A sword.
    Sword,
    /// A shield.
    Shield,
    /// A ward.
    Ward,
    /// A form: who takes it becomes that kind.
    Form {
        /// The kind.
        to: String,
    },
    /// A bomb.
    Bomb,
    /// A coin.
    Coin,
}

impl Item {
    /// Its word.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Key { .. } => "key",
            Self::Sword => "sword",
            Self::Shield => "shield",
            Self::Ward => "ward",
            Self::Form { .. } => "form",
            Self::Bomb => "bomb",
            Self::Coin => "coin",
        }
    }
}

/// A piece at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piece {
    /// Where it stands.
    pub at: Place,
    /// What it is.
    pub kind: String,
    /// Whose it is.
    pub side: String,
    /// It survives one capture.
    pub ward: bool,
    /// A name for it in goals.
    pub tag: Option<String>,
    /// The cells of its patrol.
    pub patrol: Vec<Place>,
}

/// A kind of piece that a level brings along.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Custom {
    /// Its moves in Betza notation.
    pub betza: String,
    /// Its leaps need a free way, as a knight's do.
    pub path: bool,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Its name.
    pub id: String,
    /// Who moves its pieces.
    pub control: Control,
    /// Actions in a turn.
    pub moves: u16,
    /// Every piece acts once in a turn.
    pub each: bool,
    /// It takes items.
    pub takes_items: bool,
    /// Warps move its pieces.
    pub uses_warps: bool,
    /// Sides it does not fight.
    pub allies: Vec<String>,
    /// It shares keys with its allies.
    pub team_inventory: bool,
    /// It may pass although it could move.
    pub may_pass: bool,
}

impl Side {
    /// A side with what is usual for who moves it.
    pub fn new(id: &str, control: Control) -> Self {
        Self {
            id: id.into(),
            takes_items: control == Control::Human,
            each: matches!(control, Control::Ai(Ai::Patrol)),
            control,
            moves: 1,
            uses_warps: true,
            allies: vec![],
            team_inventory: false,
            may_pass: false,
        }
    }
}

/// Who moves a side's pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// A person.
    Human,
    /// Nobody: they are scenery.
    None,
    /// A controller.
    Ai(Ai),
}

/// The controllers. Each is deterministic but the last, and each name means the same for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ai {
    /// Captures the most valuable piece it can, otherwise waits.
    Guard,
    /// The same, but comes closer instead of waiting.
    Hunter,
    /// Every piece captures or walks its route.
    Patrol,
    /// Looks so many actions ahead.
    Minimax(u8),
    /// Runs away.
    Flee,
    /// Does what the player has done, the other way round.
    Mirror,
    /// Plays these moves, again and again.
    Script(Vec<String>),
    /// Plays anything, by a seed. For play only.
    Random(u64),
}

impl Ai {
    /// Its name with its version.
    pub fn name(&self) -> String {
        match self {
            Self::Guard => "guard-1".into(),
            Self::Hunter => "hunter-1".into(),
            Self::Patrol => "patrol-1".into(),
            Self::Minimax(depth) => format!("minimax-1({depth})"),
            Self::Flee => "flee-1".into(),
            Self::Mirror => "mirror-1".into(),
            Self::Script(_) => "script-1".into(),
            Self::Random(seed) => format!("random({seed})"),
        }
    }
}

/// What differs from the usual rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overrides {
    /// What an arrival on a pad does while its exit is taken.
    pub warp_occupied: Jam,
    /// Diagonal steps between two obstacles are refused.
    pub no_corner_cutting: bool,
    /// Items block the ways of leaps for those who do not take them.
    pub items_block_paths: bool,
    /// Sliders pass items.
    pub sliders_pass_items: bool,
    /// What a sword and a shield make of a kind, instead of the usual ladder.
    pub ladder: Option<IndexMap<String, [Option<String>; 2]>>,
    /// What pawns become.
    pub promotion_to: Vec<String>,
    /// How far a bomb reaches, when not 1.
    pub bomb_radius: Option<u8>,
    /// A bomb sets off others.
    pub bomb_chain: bool,
    /// Sliders go on through doors they open.
    pub door_pass: bool,
    /// Who breaks a ward stops next to it.
    pub ward_adjacent: bool,
    /// Pawns that have not moved may step two cells.
    pub pawn_double_step: bool,
    /// Kings must not be left attacked.
    pub king_royal: bool,
    /// Pieces are worth what they can do on this board.
    pub board_score: bool,
    /// What pieces are worth here.
    pub values: IndexMap<String, i32>,
}

/// What an arrival on a pad does while its exit is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Jam {
    /// The piece stays on the pad.
    #[default]
    Jam,
    /// It captures there.
    Capture,
    /// It may not go there.
    Forbid,
}

/// What has been proved about a level, with which rules and controllers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// The rules.
    pub rules: String,
    /// The controllers.
    pub ai: String,
    /// The fewest moves to win.
    pub par: Option<u32>,
    /// How many shortest ways there are.
    pub lines: Option<u64>,
    /// In how many moves the player wins whatever the enemies do.
    pub forced: Option<u32>,
    /// One shortest way.
    pub line: String,
}

/// Something wrong with a level, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The part of the file, such as `pieces[3].kind`; a line's number in drawings.
    pub place: String,
    /// The cell.
    pub cell: Option<Place>,
    /// What is wrong, and how to mend it.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.cell, self.place.is_empty()) {
            (Some(cell), true) => write!(f, "{cell}: {}", self.message),
            (Some(cell), false) => write!(f, "{}, {cell}: {}", self.place, self.message),
            (None, true) => write!(f, "{}", self.message),
            (None, false) => write!(f, "{}: {}", self.place, self.message),
        }
    }
}

/// Reads a level in whichever form it has.
///
/// # Errors
/// With everything that is wrong.
pub fn read(text: &str) -> Result<Level, Vec<Problem>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim_start().starts_with('{') { read_json(text) } else { read_text(text) }
}

/// Reads a text that may be a level in any form, or something else: that is told by its look.
pub fn recognise(text: &str) -> Option<Result<Level, Vec<Problem>>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let bare = text.trim();
    if bare.starts_with('{') {
        return bare.contains("\"chess-level\"").then(|| read_json(bare));
    }
    if bare.starts_with(CODE_PREFIX) {
        return Some(Level::from_code(bare));
    }
    let aims = |line: &str| line.starts_with("win:") || line.starts_with("goal:");
    text.lines().any(aims).then(|| read_text(text))
}

impl Level {
    /// What a cell is made of; outside of the board it is void.
    pub fn tile(&self, at: Place) -> Tile {
        let row = self.size.1.checked_sub(1 + at.rank());
        row.and_then(|row| self.tiles.get(row)?.get(at.file()).copied()).unwrap_or(Tile::Void)
    }

    /// The side whose goals these are: the first that a person plays.
    pub fn player(&self) -> Option<&Side> {
        self.sides.iter().find(|side| side.control == Control::Human)
    }

    /// Whether two sides do not fight; one of them saying so is enough.
    pub fn are_allies(&self, one: &str, other: &str) -> bool {
        let says = |one: &str, other: &str| {
            self.sides.iter().any(|side| side.id == one && side.allies.iter().any(|ally| ally == other))
        };
        says(one, other) || says(other, one)
    }

    /// Whether a cell is part of the board.
    pub fn is_cell(&self, at: Place) -> bool {
        !matches!(self.tile(at), Tile::Void | Tile::Hole | Tile::Wall)
    }

    /// What files may leave out or say in a word becomes clear when all of it is read: whose a piece is that names no side, who loses without
    /// pieces, and whether a word means a tag or a kind.
    fn settle_names(&mut self) {
        let player = self.player().map_or_else(|| "you".to_owned(), |side| side.id.clone());
        for piece in self.pieces.iter_mut().filter(|piece| piece.side.is_empty()) {
            piece.side.clone_from(&player);
        }
        let tags: Vec<String> = self.pieces.iter().filter_map(|piece| piece.tag.clone()).collect();
        let kinds: Vec<String> = self.kind_names().map(str::to_owned).collect();
        let settle = |who: &mut Who| {
            if let (Some(word), None) = (&who.tag, &who.kind)
                && !tags.contains(word)
            {
                let kind = compile::kind_name(word);
                if kinds.contains(&kind) {
                    (who.tag, who.kind) = (None, Some(kind));
                }
            }
        };
        self.win.iter_mut().for_each(|goal| goal.each_who(&settle));
        for loss in &mut self.lose {
            match loss {
                Loss::NoPieces(side) if side.is_empty() => side.clone_from(&player),
                Loss::Lost(who) => settle(who),
                _ => {}
            }
        }
        for (_, fixture) in &mut self.fixtures {
            if let Fixture::Plate { who, .. } = fixture {
                settle(who);
            }
        }
    }

    /// The name of a side's controller.
    pub fn ai_name(&self) -> String {
        let names: Vec<String> = self
            .sides
            .iter()
            .filter_map(|side| match &side.control {
                Control::Ai(ai) => Some(ai.name()),
                Control::None => Some("none".into()),
                Control::Human => None,
            })
            .collect();
        if names.is_empty() { "none".into() } else { names.join(", ") }
    }
}
