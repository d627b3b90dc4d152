//! Levels: boards with terrain, items and goals, as files that people write and share.
//!
//! A [`Level`] is the content of a file in either format: JSON ([`read_json`], `chess-level` version 1) or a drawing
//! with one character for every cell ([`read_text`]). [`Level::definition`] converts it to a game like any other. The
//! program that plays the level moves the enemies.
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
mod on_game;
pub mod packs;
mod place;
mod read;
mod share;
mod text;
mod write;

use std::fmt;

use chesswright_rules::message;
use chesswright_rules::message::Message;
use indexmap::IndexMap;

pub use compile::{KINDS, ladder_lowers};
pub use goals::{Goal, Loss, Who};
pub use json::read_json;
pub use on_game::OnGame;
pub use place::Place;
pub use share::PREFIX as CODE_PREFIX;
pub use text::read_text;

/// The maximum number of files and of ranks.
pub const MAX_EXTENT: usize = 64;
/// The maximum number of pieces.
pub const MAX_PIECES: usize = 128;
/// The maximum size of a file in bytes.
pub const MAX_BYTES: usize = 64 * 1024;
/// The rules of levels, with their version.
pub const RULES: &str = "levels-1";

/// The JSON Schema of the format, for editors and other programs.
pub const SCHEMA: &str = include_str!("chess-level.schema.json");

/// A level.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Level {
    /// Its title.
    pub title: String,
    /// Its author.
    pub author: String,
    /// Its licence.
    pub licence: String,
    /// A text for the player.
    pub text: String,
    /// The game on which the level is played, if it has no cells of its own.
    pub game: Option<OnGame>,
    /// Files and ranks.
    pub size: (usize, usize),
    /// The terrain of the cells, with the top row first.
    pub tiles: Vec<Vec<Tile>>,
    /// Fixtures on cells.
    pub fixtures: Vec<(Place, Fixture)>,
    /// Items on cells.
    pub items: Vec<(Place, Item)>,
    /// The pieces at the start.
    pub pieces: Vec<Piece>,
    /// The level's own kinds of pieces: their moves in Betza notation, and whether leaps need a free path.
    pub kinds: IndexMap<String, Custom>,
    /// The sides, in turn order.
    pub sides: Vec<Side>,
    /// All of these must hold to win.
    pub win: Vec<Goal>,
    /// Any of these makes the player lose.
    pub lose: Vec<Loss>,
    /// Changes to the standard rules.
    pub overrides: Overrides,
    /// What is proved about the level.
    pub proof: Option<Proof>,
    /// Display options and keys of other programs, kept unchanged.
    pub other: serde_json::Map<String, serde_json::Value>,
}

/// The terrain of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tile {
    /// Floor.
    #[default]
    Floor,
    /// Outside the board.
    Void,
    /// A hole.
    Hole,
    /// A wall.
    Wall,
    /// A fence: only the path of a leap may cross it.
    Fence,
    /// A wall that a bomb destroys.
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
    /// All values, with their words and their characters in drawings.
    pub const ALL: [(Self, &str, char); 4] = [
        (Self::North, "north", '^'),
        (Self::East, "east", '>'),
        (Self::South, "south", 'v'),
        (Self::West, "west", '<'),
    ];
}

/// A fixture on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fixture {
    /// A door that opens with a key of its colour.
    Door {
        /// The colour.
        colour: String,
    },
    /// A gate that plates open.
    Gate {
        /// The channel of its plates.
        channel: String,
        /// All of them must be down.
        all: bool,
    },
    /// A plate.
    Plate {
        /// The channel of its gates.
        channel: String,
        /// When it is down.
        mode: Mode,
        /// Which pieces can press it.
        who: Who,
    },
    /// A warp pad.
    Warp {
        /// Where it leads.
        to: Place,
        /// Whether the destination is a pad that leads back.
        both: bool,
    },
    /// An exit.
    Exit,
    /// A promotion cell.
    Promotion {
        /// The kinds to promote to; those of the rules if empty.
        to: Vec<String>,
    },
    /// A cell that pieces may enter in one direction only.
    OneWay {
        /// The direction.
        direction: Direction,
    },
}

/// When a plate is down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// While a piece stands on it.
    #[default]
    Hold,
    /// Permanently, once pressed.
    Latch,
    /// Until the next arrival.
    Toggle,
}

/// An item on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A key.
    Key {
        /// Its colour.
        colour: String,
        /// Using the key does not spend it.
        forever: bool,
    },
    /// A sword.
    Sword,
    /// A shield.
    Shield,
    /// A ward.
    Ward,
    /// A form: the piece that takes it becomes this kind.
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
    /// Its cell.
    pub at: Place,
    /// Its kind.
    pub kind: String,
    /// Its side.
    pub side: String,
    /// It survives one capture.
    pub ward: bool,
    /// A name that goals can refer to.
    pub tag: Option<String>,
    /// The cells of its patrol route.
    pub patrol: Vec<Place>,
}

/// One of the level's own kinds of pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Custom {
    /// Its moves in Betza notation.
    pub betza: String,
    /// Whether its leaps need a free path, as a knight's do.
    pub path: bool,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Its name.
    pub id: String,
    /// Its controller.
    pub control: Control,
    /// Actions per turn.
    pub moves: u16,
    /// Every piece acts once in a turn.
    pub each: bool,
    /// It takes items.
    pub takes_items: bool,
    /// Warps move its pieces.
    pub uses_warps: bool,
    /// Sides it does not attack.
    pub allies: Vec<String>,
    /// It shares keys with its allies.
    pub team_inventory: bool,
    /// It may pass even if it can move.
    pub may_pass: bool,
}

impl Side {
    /// A side with the defaults for its controller.
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

/// The controller of a side's pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// A person.
    Human,
    /// Nobody; the pieces never move.
    None,
    /// A computer controller.
    Ai(Ai),
}

/// The computer controllers. All are deterministic except the last, and a name never changes its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ai {
    /// Captures the most valuable piece it can, otherwise waits.
    Guard,
    /// Like [`Guard`](Self::Guard), but moves closer instead of waiting.
    Hunter,
    /// Every piece captures or follows its route.
    Patrol,
    /// Searches this many actions ahead.
    Minimax(u8),
    /// Flees from enemies.
    Flee,
    /// Mirrors the player's moves.
    Mirror,
    /// Delays the win that is the goal as long as possible, or prevents it.
    Defender,
    /// Repeats these moves.
    Script(Vec<String>),
    /// Plays a random move, from a seed. Only for play, not for proofs.
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
            Self::Defender => "defender-1".into(),
            Self::Script(_) => "script-1".into(),
            Self::Random(seed) => format!("random({seed})"),
        }
    }
}

/// Changes to the standard rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overrides {
    /// What happens when a piece arrives on a pad whose destination is occupied.
    pub warp_occupied: Jam,
    /// Diagonal steps between two obstacles are forbidden.
    pub no_corner_cutting: bool,
    /// Items block the paths of leaps for sides that do not take items.
    pub items_block_paths: bool,
    /// Sliders pass items without taking them.
    pub sliders_pass_items: bool,
    /// What a sword and a shield turn each kind into, instead of the standard ladder.
    pub ladder: Option<IndexMap<String, [Option<String>; 2]>>,
    /// The kinds that pawns promote to.
    pub promotion_to: Vec<String>,
    /// The radius of a bomb, if it is not 1.
    pub bomb_radius: Option<u8>,
    /// A bomb sets off other bombs within its radius.
    pub bomb_chain: bool,
    /// Sliders continue through doors that they open.
    pub door_pass: bool,
    /// A slider that breaks a ward stops next to it.
    pub ward_adjacent: bool,
    /// Pawns that have not moved may step two cells.
    pub pawn_double_step: bool,
    /// Kings must not be left in check.
    pub king_royal: bool,
    /// The values of pieces depend on this board.
    pub board_score: bool,
    /// The values of pieces in this level.
    pub values: IndexMap<String, i32>,
}

/// What happens when a piece arrives on a pad whose destination is occupied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Jam {
    /// The piece stays on the pad.
    #[default]
    Jam,
    /// It captures on the destination.
    Capture,
    /// Such moves are illegal.
    Forbid,
}

/// What is proved about a level, for certain rules and controllers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// The rules.
    pub rules: String,
    /// The controllers.
    pub ai: String,
    /// The fewest moves to win.
    pub par: Option<u32>,
    /// The number of shortest solutions.
    pub lines: Option<u64>,
    /// The number of moves in which the player can force a win against any play of the enemies.
    pub forced: Option<u32>,
    /// One of the shortest solutions.
    pub line: String,
}

/// A problem of a level, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The part of the file, such as `pieces[3].kind`; in drawings the line number.
    pub place: String,
    /// The cell.
    pub cell: Option<Place>,
    /// What is wrong, and how to fix it.
    pub message: Message,
}

impl Problem {
    /// The problem with its place.
    pub fn message(&self) -> Message {
        let (place, what) = (&self.place, &self.message);
        match (self.cell.map(|cell| cell.to_string()), place.is_empty()) {
            (Some(cell), true) => message!("{cell}: {what}", cell, what),
            (Some(cell), false) => message!("{place}, {cell}: {what}", place, cell, what),
            (None, true) => what.clone(),
            (None, false) => message!("{place}: {what}", place, what),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Reads a level in either format.
///
/// # Errors
/// With all problems.
pub fn read(text: &str) -> Result<Level, Vec<Problem>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim_start().starts_with('{') { read_json(text) } else { read_text(text) }
}

/// A level as far as a text says it, for editors: one that is not finished can still be shown.
///
/// The level is missing where a part of the text cannot be read, because whoever went on with the rest would lose that
/// part. All problems are listed, also those that only keep the level from being played.
pub fn examine(text: &str) -> (Option<Level>, Vec<Problem>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (level, mut reader) = if text.trim_start().starts_with('{') {
        match json::parts(text) {
            Ok(read) => read,
            Err(problems) => return (None, problems),
        }
    } else {
        match text::parts(text) {
            Ok(read) => read,
            Err(problems) => return (None, problems),
        }
    };
    if !reader.problems.is_empty() {
        return (None, reader.problems);
    }
    check::check(&level, &mut reader);
    (Some(level), reader.problems)
}

/// Reads a text that may be a level in any format. `None` if the text does not look like a level.
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
    /// All that keeps the level from being played.
    pub fn problems(&self) -> Vec<Problem> {
        let mut reader = read::LevelReader::default();
        check::check(self, &mut reader);
        reader.problems
    }

    /// The terrain of a cell; void outside the board.
    pub fn tile(&self, at: Place) -> Tile {
        let row = self.size.1.checked_sub(1 + at.rank());
        row.and_then(|row| self.tiles.get(row)?.get(at.file()).copied()).unwrap_or(Tile::Void)
    }

    /// The places within the size of the board that are no cells, with what is there.
    pub fn closed(&self) -> impl Iterator<Item = (Place, Tile)> + use<'_> {
        let (files, ranks) = self.size;
        let all = (0..ranks).flat_map(move |rank| (0..files).map(move |file| Place::new(file, rank)));
        all.filter(|&at| !self.is_cell(at)).map(|at| (at, self.tile(at)))
    }

    /// The side that the goals are for: the first one with a human player.
    pub fn player(&self) -> Option<&Side> {
        self.sides.iter().find(|side| side.control == Control::Human)
    }

    /// Whether two sides are allies; it is enough if one of them lists the other.
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

    /// Fills in what can be decided only after reading the whole file: the side of a piece without one, the side that
    /// loses without pieces, and whether a word means a tag or a kind.
    fn resolve_names(&mut self) {
        let player = self.player().map_or_else(|| "you".to_owned(), |side| side.id.clone());
        for piece in self.pieces.iter_mut().filter(|piece| piece.side.is_empty()) {
            piece.side.clone_from(&player);
        }
        let tags: Vec<String> = self.pieces.iter().filter_map(|piece| piece.tag.clone()).collect();
        let kinds: Vec<String> = self.kind_names().map(str::to_owned).collect();
        let resolve = |who: &mut Who| {
            if let (Some(word), None) = (&who.tag, &who.kind)
                && !tags.contains(word)
            {
                let kind = compile::kind_name(word);
                if kinds.contains(&kind) {
                    (who.tag, who.kind) = (None, Some(kind));
                }
            }
        };
        self.win.iter_mut().for_each(|goal| goal.each_who(&resolve));
        for loss in &mut self.lose {
            match loss {
                Loss::NoPieces(side) if side.is_empty() => side.clone_from(&player),
                Loss::Lost(who) => resolve(who),
                _ => {}
            }
        }
        for (_, fixture) in &mut self.fixtures {
            if let Fixture::Plate { who, .. } = fixture {
                resolve(who);
            }
        }
    }

    /// The names of the controllers of all sides, except human players.
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
