//! The editor of levels, without a browser. It is driven like the workshop for games: an act of a person changes the text, and
//! what is left to do comes back as tasks.
//!
//! The text is the state here, too. A level that is opened in a format that is only read, such as a map of Tiled, keeps its text
//! until it is changed; then it becomes a level in JSON.

mod aims;
mod drawing;
mod keys;
mod reasons;
mod routes;
mod text;

use chesswright_catalog::import::{ldtk, tiled};
use chesswright_catalog::level::{self, CODE_PREFIX, Custom, KINDS, Level, Loss, Place, Problem, Tile};
use chesswright_document::{Document, History, Path};
use chesswright_lab::Answer;
use chesswright_notation::San;
use chesswright_notation::san::Style;
use chesswright_rules::definition::{Diagnostic, Severity};
use chesswright_rules::{Move, Position, Rules, message};
use serde::{Deserialize, Serialize};

use crate::kept::Kept;
use crate::studio::Done;
pub use aims::{Aim, Enemy, Fall, House};
pub use drawing::{COLOURS, LevelBrush};
pub use keys::{GOALS, KEYS, KeyKind, KeyRow, LOSSES, LevelKey, Tagged};
pub use reasons::{GoalName, Reason};
pub use routes::RouteNote;

/// What was done to a level, for undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LevelDone {
    /// Cells were drawn.
    Drawn,
    /// The size changed.
    Sized,
    /// The goal changed.
    Aimed,
    /// An enemy changed.
    Enemy,
    /// A rule of the level changed.
    Ruled,
    /// The kinds of pieces changed.
    Kinds,
    /// The title or the story changed.
    Told,
    /// The proof was added.
    Proved,
}

/// What a person does to a level, and what the solver answers.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "acts are few and short-lived")]
pub enum LevelAct {
    /// Changes the text.
    Type(String),
    /// Goes back to the version before.
    Undo,
    /// Goes forward again.
    Redo,
    /// Chooses what clicks on the board do.
    Brush(LevelBrush),
    /// Clicks a cell.
    Cell(Place),
    /// Draws through a cell without lifting the pen: nothing is taken away. The flag says that the stroke goes on.
    Through(Place, bool),
    /// Drags what is on a cell to another one.
    Carry(Place, Place),
    /// Changes the size.
    Resize(usize, usize),
    /// Adds a goal, or removes it.
    Aim(Aim, bool),
    /// Sets the number of a goal: rounds, promotions, coins.
    Amount(Aim, u16),
    /// Adds a way to lose, or removes it.
    Fall(Fall, bool),
    /// Switches a rule of the level that differs from the usual ones.
    House(House, bool),
    /// How many moves the enemies think ahead.
    Depth(u8),
    /// Adds a kind of piece with a name and moves, or changes its moves. It becomes the brush.
    AddKind(String, String),
    /// Removes a kind of piece of the level, with its pieces.
    RemoveKind(String),
    /// Changes a value of the level as JSON, or removes it.
    Key(Path, Option<serde_json::Value>),
    /// Sets the most moves; none is no limit.
    Limit(Option<u16>),
    /// Chooses how a side plays that is not the player's.
    Enemy(Enemy),
    /// Changes the title.
    Title(String),
    /// Changes the text for the player.
    Story(String),
    /// The solver knows something about the level with this stamp.
    Known(u64, Answer),
    /// The solver could not even begin with the level of this stamp.
    Unsolvable(u64, String),
    /// The solver of this stamp has ended.
    Ended(u64),
    /// Writes the proof into the level.
    Prove,
}

/// What is left to the program around the editor.
#[derive(Clone, Debug, PartialEq)]
pub enum LevelTask {
    /// Stores the text.
    Save,
    /// Solves the level with this stamp, and stops earlier searches.
    Solve(u64, String),
    /// Stops the search, because there is nothing to solve.
    Stop,
    /// Tells the maker something about a route.
    Note(RouteNote),
}

/// What is known about whether the level can be won.
#[derive(Clone, Debug, PartialEq)]
pub enum Standing {
    /// The level has mistakes.
    Broken,
    /// A search is going on.
    Searching,
    /// It can be won. The answer may still lack grades.
    Won(Answer),
    /// It cannot be won. The answer may still lack the reasons.
    Lost(Answer),
    /// The search ended without an answer, or somebody stopped it.
    Undecided(Answer),
    /// The solver cannot say anything about such a level.
    NoSolver(String),
}

/// A level that is being made.
#[derive(Clone, Debug)]
pub struct LevelDesk {
    history: History<Done>,
    /// The last version that could be read.
    level: Level,
    /// Whether the text as it is can be read.
    readable: bool,
    problems: Vec<Problem>,
    brush: LevelBrush,
    /// Kinds of pieces that were added but stand nowhere yet: the text of a level has a kind with its pieces.
    offered: Vec<(String, Custom)>,
    /// The first cell of something that needs two, such as a pair of pads.
    begun: Option<Place>,
    /// Changes with every change of the level.
    stamp: u64,
    standing: Standing,
    /// What the text says about itself, if the solver has found that to be wrong.
    forged: bool,
    /// Why the last value was not taken.
    refused: Option<String>,
}

/// A level to begin with: a pawn and an exit.
pub const NEW_LEVEL: &str = "\
title: My level
enemy: guard
goal: exit

......x
.......
.......
.......
P......
";

impl LevelDesk {
    /// The editor with a level. `None` if the text is no level.
    pub fn open(text: &str) -> Option<(Self, Vec<LevelTask>)> {
        let (read, _) = read(text)?;
        read.as_ref()?;
        Some(Self::with(History::new(Document::new(text))))
    }

    /// The editor with a level and its versions, as they were kept.
    pub fn restore(kept: Kept) -> (Self, Vec<LevelTask>) {
        Self::with(kept.into_history())
    }

    fn with(history: History<Done>) -> (Self, Vec<LevelTask>) {
        let mut desk = Self {
            history,
            level: Level::default(),
            readable: false,
            problems: vec![],
            brush: LevelBrush::Tile(Tile::Wall),
            offered: vec![],
            begun: None,
            stamp: 0,
            standing: Standing::Broken,
            forged: false,
            refused: None,
        };
        // A broken text has the board of its last good version.
        let texts: Vec<String> =
            desk.history.past().iter().rev().map(|version| version.document.text().to_owned()).collect();
        if let Some(level) = texts.iter().find_map(|text| read(text)?.0) {
            desk.level = level;
        }
        let tasks = desk.examine();
        (desk, tasks)
    }

    /// What tells this level from those before: answers of the solver are about a stamp.
    pub fn stamp(&self) -> u64 {
        self.stamp
    }

    /// Lets the solver begin once more.
    pub fn search_again(&mut self) -> Vec<LevelTask> {
        self.standing = Standing::Broken;
        self.examine()
    }

    /// The level with its versions, to keep them.
    pub fn kept(&self) -> Kept {
        Kept::of(&self.history)
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.history.now().text()
    }

    /// The level as it was last read.
    pub fn level(&self) -> &Level {
        &self.level
    }

    /// Whether the text as it is can be read.
    pub fn is_readable(&self) -> bool {
        self.readable
    }

    /// What keeps the level from being played.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// The problems as findings about a text.
    pub fn findings(&self) -> Vec<Diagnostic> {
        let finding = |problem: &Problem| Diagnostic {
            severity: Severity::Error,
            ..Diagnostic::error("level", problem.message())
        };
        self.problems.iter().map(finding).collect()
    }

    /// What a click does.
    pub fn brush(&self) -> LevelBrush {
        self.brush
    }

    /// The first cell of something that needs two.
    pub fn begun(&self) -> Option<Place> {
        self.begun
    }

    /// What is known about whether it can be won.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Why the level cannot be won, or why no way was found: what the solver tells about it, the most telling first.
    pub fn reasons(&self) -> Vec<Reason> {
        match &self.standing {
            Standing::Lost(answer) | Standing::Undecided(answer) => reasons::reasons(&self.level, answer),
            _ => vec![],
        }
    }

    /// Why the last value that was typed or chosen cannot be, if it cannot.
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// All that the level can say, with its controls.
    pub fn rows(&self) -> Vec<KeyRow> {
        keys::all(&self.level)
    }

    /// The row at the same place in the level as it is now. None if there is no such place any more.
    pub fn row(&self, row: &KeyRow) -> Option<KeyRow> {
        keys::now(&self.level, row)
    }

    /// The rows inside a value.
    pub fn rows_in(&self, row: &KeyRow) -> Vec<KeyRow> {
        keys::inside(row)
    }

    /// Whether what the text says about itself is wrong.
    pub fn is_forged(&self) -> bool {
        self.forged
    }

    /// What undo would take back.
    pub fn undoable(&self) -> Option<&Done> {
        self.history.undoable()
    }

    /// What redo would do again.
    pub fn redoable(&self) -> Option<&Done> {
        self.history.redoable()
    }

    /// The level as others may have it: with the proof that the solver has just found. Without one there is nothing to
    /// publish, whatever the text says.
    pub fn proved(&self) -> Option<Level> {
        let Standing::Won(answer) = &self.standing else { return None };
        Some(Level { proof: Some(answer.proof(&self.level)?), ..self.level.clone() })
    }

    /// Whether the text contains the proof that the solver has found.
    pub fn is_proved(&self) -> bool {
        let plain = text::drawable(&self.level);
        self.proved().is_some_and(|level| text::drawable(&level) == plain && plain.proof.is_some())
    }

    /// The level as JSON, to try it out; none if it cannot be played.
    pub fn playable(&self) -> Option<String> {
        let plays = self.readable && self.problems.is_empty();
        plays.then(|| self.proved().unwrap_or_else(|| bare(&self.level)).to_short_json())
    }

    /// The rules of the board as it is drawn, whatever is still missing.
    pub fn rules(&self) -> Option<Rules> {
        let open = Level { win: vec![], lose: vec![], ..self.level.clone() };
        Rules::new(&open.definition()).ok()
    }

    /// The most moves.
    pub fn limit(&self) -> Option<u16> {
        self.level.lose.iter().find_map(|loss| if let Loss::Moves(most) = loss { Some(*most) } else { None })
    }

    /// Whether the goal is one of those for which there is a button.
    pub fn aims(&self, aim: Aim) -> bool {
        aims::has(&self.level, aim)
    }

    /// The number of a goal, if it has one.
    pub fn amount(&self, aim: Aim) -> Option<u16> {
        aims::amount(&self.level, aim)
    }

    /// Whether this is a way to lose.
    pub fn falls(&self, fall: Fall) -> bool {
        aims::falls(&self.level, fall)
    }

    /// Whether this rule of the level differs from the usual one.
    pub fn has_house(&self, rule: House) -> bool {
        *rule.switch(&mut self.level.overrides.clone())
    }

    /// How many moves the enemies think ahead, if they do.
    pub fn depth(&self) -> Option<u8> {
        aims::depth(&self.level)
    }

    /// The legs of routes that their pieces cannot make. The leg back to the beginning of a route that is being drawn does not count yet.
    pub fn blocked_legs(&self) -> Vec<(Place, Place)> {
        let walkers = self.level.pieces.iter().filter(|piece| piece.patrol.len() > 1);
        let legs = |piece: &chesswright_catalog::level::Piece| {
            let back = (piece.patrol[piece.patrol.len() - 1], piece.patrol[0]);
            let drawn = self.begun == Some(piece.at);
            let legs = routes::blocked(&self.level, piece);
            legs.into_iter().filter(|leg| !drawn || *leg != back).collect::<Vec<_>>()
        };
        walkers.flat_map(legs).collect()
    }

    /// The cells that pieces must reach.
    pub fn marked(&self) -> Vec<Place> {
        aims::marked(&self.level).to_vec()
    }

    /// The level's own kinds of pieces, with their moves.
    pub fn own_kinds(&self) -> Vec<(String, String)> {
        let all = self.with_kinds(self.level.clone()).kinds;
        all.into_iter().map(|(name, kind)| (name, kind.betza)).collect()
    }

    /// How the enemies play.
    pub fn enemy(&self) -> Option<Enemy> {
        aims::enemy(&self.level)
    }

    /// The kinds of pieces, as names.
    pub fn kinds(&self) -> Vec<String> {
        self.with_kinds(self.level.clone()).kind_names().map(str::to_owned).collect()
    }

    /// A level that also knows the kinds that were added but stand nowhere yet.
    pub fn with_kinds(&self, mut level: Level) -> Level {
        let offered = self.offered.iter().map(|(name, kind)| (name, kind));
        for (name, kind) in self.level.kinds.iter().chain(offered) {
            if !level.kinds.contains_key(name) {
                level.kinds.insert(name.clone(), kind.clone());
            }
        }
        level
    }

    /// The kind that the brush draws, and whether as an enemy.
    fn drawn_kind(&self) -> Option<(String, bool)> {
        let LevelBrush::Piece(number, foe) = self.brush else { return None };
        Some((self.kinds().get(number)?.clone(), foe))
    }

    /// Lets the brush draw a kind, whatever its number is now.
    fn choose_kind(&mut self, name: &str, foe: bool) {
        if let Some(number) = self.kinds().iter().position(|known| known == name) {
            self.brush = LevelBrush::Piece(number, foe);
        }
    }

    /// Does what a person did. Returns what is left to do.
    pub fn update(&mut self, act: LevelAct) -> Vec<LevelTask> {
        let mut next = self.level.clone();
        self.refused = None;
        match act {
            LevelAct::Type(text) => {
                self.history.join(Document::new(text), Done::Typed);
                return self.changed();
            }
            LevelAct::Undo => {
                if self.history.undo().is_some() {
                    return self.changed();
                }
                return vec![];
            }
            LevelAct::Redo => {
                if self.history.redo().is_some() {
                    return self.changed();
                }
                return vec![];
            }
            LevelAct::Brush(brush) => {
                self.brush = brush;
                self.begun = None;
                return vec![];
            }
            LevelAct::Known(stamp, answer) if stamp == self.stamp => {
                self.know(answer);
                return vec![];
            }
            LevelAct::Unsolvable(stamp, why) if stamp == self.stamp => {
                self.standing = Standing::NoSolver(why);
                return vec![];
            }
            LevelAct::Ended(stamp) if stamp == self.stamp => {
                if self.standing == Standing::Searching {
                    self.standing = Standing::Undecided(Answer::default());
                }
                return vec![];
            }
            LevelAct::Known(..) | LevelAct::Unsolvable(..) | LevelAct::Ended(_) => return vec![],
            LevelAct::Cell(at) => {
                let begun = self.begun.take();
                let drawn = self.drawn_kind();
                next = self.with_kinds(next);
                self.begun = drawing::click(&mut next, self.brush, at, begun);
                let notes = match (self.brush, begun) {
                    (LevelBrush::Route, Some(first)) if first == at => routes::ended(&mut next, at),
                    (LevelBrush::Route, Some(first)) => routes::added(&mut next, first),
                    _ => vec![],
                };
                // A level has the kinds of its pieces, and no others.
                let pieces = std::mem::take(&mut next.pieces);
                next.kinds.retain(|name, _| pieces.iter().any(|piece| piece.kind == *name));
                next.pieces = pieces;
                let mut tasks = self.write(next, LevelDone::Drawn);
                tasks.extend(notes.into_iter().map(LevelTask::Note));
                if let Some((name, foe)) = drawn {
                    self.choose_kind(&name, foe);
                }
                return tasks;
            }
            LevelAct::Through(at, goes_on) => {
                drawing::through(&mut next, self.brush, at);
                // A stroke is one step for undo, however long it is.
                let before = self.history.past().len();
                let tasks = self.write(next, LevelDone::Drawn);
                if goes_on && self.history.past().len() > before {
                    self.history.merge();
                }
                return tasks;
            }
            LevelAct::Carry(from, to) => {
                drawing::carry(&mut next, from, to);
                return self.write(next, LevelDone::Drawn);
            }
            LevelAct::Resize(files, ranks) => {
                drawing::resize(&mut next, files, ranks);
                return self.write(next, LevelDone::Sized);
            }
            LevelAct::Aim(aim, on) => {
                aims::set(&mut next, aim, on);
                return self.write(next, LevelDone::Aimed);
            }
            LevelAct::Amount(aim, amount) => {
                aims::set_amount(&mut next, aim, amount);
                return self.write(next, LevelDone::Aimed);
            }
            LevelAct::Fall(fall, on) => {
                aims::set_fall(&mut next, fall, on);
                return self.write(next, LevelDone::Aimed);
            }
            LevelAct::House(rule, on) => {
                *rule.switch(&mut next.overrides) = on;
                return self.write(next, LevelDone::Ruled);
            }
            LevelAct::Depth(moves) => {
                aims::set_depth(&mut next, moves);
                return self.write(next, LevelDone::Enemy);
            }
            LevelAct::AddKind(name, betza) => {
                let name = crate::studio::name_of(&name);
                if KINDS.iter().any(|(known, ..)| *known == name) {
                    return vec![];
                }
                let kind = Custom { betza, path: false };
                self.offered.retain(|(known, _)| *known != name);
                // Pieces of this kind that stand already move as it says now.
                let tasks = match next.kinds.get_mut(&name) {
                    Some(known) => {
                        *known = kind;
                        self.write(next, LevelDone::Kinds)
                    }
                    None => {
                        self.offered.push((name.clone(), kind));
                        vec![]
                    }
                };
                self.choose_kind(&name, false);
                return tasks;
            }
            LevelAct::RemoveKind(name) => {
                self.offered.retain(|(known, _)| *known != name);
                next.kinds.shift_remove(&name);
                next.pieces.retain(|piece| piece.kind != name);
                // The numbers of the other kinds are others now.
                self.brush = LevelBrush::Hand;
                return self.write(next, LevelDone::Kinds);
            }
            LevelAct::Key(path, value) => {
                let mut tree = keys::tree(&bare(&self.level));
                keys::set(&mut tree, &path, value);
                return match level::examine(&tree.to_string()) {
                    (Some(next), _) => self.write(next, LevelDone::Ruled),
                    (None, problems) => {
                        self.refused = problems.first().map(ToString::to_string);
                        vec![]
                    }
                };
            }
            LevelAct::Limit(most) => {
                next.lose.retain(|loss| !matches!(loss, Loss::Moves(_)));
                next.lose.extend(most.filter(|most| *most > 0).map(Loss::Moves));
                return self.write(next, LevelDone::Aimed);
            }
            LevelAct::Enemy(enemy) => {
                aims::set_enemy(&mut next, enemy);
                return self.write(next, LevelDone::Enemy);
            }
            LevelAct::Title(title) => next.title = title,
            LevelAct::Story(story) => next.text = story,
            LevelAct::Prove => {
                let Some(proved) = self.proved() else { return vec![] };
                return self.write_whole(proved, LevelDone::Proved);
            }
        }
        // A title changes nothing that a proof is about.
        self.write_whole(next, LevelDone::Told)
    }

    /// Writes a level whose old proof is void.
    fn write(&mut self, next: Level, done: LevelDone) -> Vec<LevelTask> {
        if next == self.level {
            return vec![];
        }
        self.write_whole(bare(&next), done)
    }

    fn write_whole(&mut self, next: Level, done: LevelDone) -> Vec<LevelTask> {
        // What cannot be read is not written over.
        if !self.readable || next == self.level {
            return vec![];
        }
        let text = text::written(self.text(), &self.level, &next);
        let done = Done::Level(done);
        // A name that is typed is one step for undo.
        match done {
            Done::Level(LevelDone::Told) => self.history.join(Document::new(text), done),
            _ => self.history.push(Document::new(text), done),
        }
        self.changed()
    }

    fn changed(&mut self) -> Vec<LevelTask> {
        let mut tasks = self.examine();
        tasks.push(LevelTask::Save);
        tasks
    }

    /// Reads the text. If that fails, the last level that could be read stays.
    fn examine(&mut self) -> Vec<LevelTask> {
        let (read, problems) = read(self.text()).unwrap_or_else(|| {
            let (level, problems) = level::examine(self.text());
            (level, problems)
        });
        let (read, problems) = match read {
            Some(Level { game: Some(game), .. }) => (None, vec![no_board(&game.name)]),
            read => (read, problems),
        };
        self.readable = read.is_some();
        self.problems = problems;
        let before = std::mem::take(&mut self.level);
        self.level = read.unwrap_or_else(|| before.clone());
        let plays = self.readable && self.problems.is_empty();
        // The answer stays while the level does.
        let same = bare(&self.level) == bare(&before) || only_told(&self.level, &before);
        if plays && same && !matches!(self.standing, Standing::Broken) {
            if let Standing::Won(answer) = &self.standing {
                self.forged = contradicts(&self.level, answer);
            }
            return vec![];
        }
        self.stamp += 1;
        self.forged = false;
        if !plays {
            self.standing = Standing::Broken;
            return vec![LevelTask::Stop];
        }
        self.standing = Standing::Searching;
        vec![LevelTask::Solve(self.stamp, bare(&self.level).to_short_json())]
    }

    fn know(&mut self, answer: Answer) {
        self.forged = contradicts(&self.level, &answer);
        self.standing = match (answer.par, answer.lost) {
            (Some(_), _) => Standing::Won(answer),
            (None, true) => Standing::Lost(answer),
            (None, false) => Standing::Undecided(answer),
        };
    }
}

/// A level on a game has nothing to draw on.
fn no_board(game: &str) -> Problem {
    let message = message!(
        "this level has the board and the pieces of the game `{game}`; it can be played, but not drawn",
        game
    );
    Problem { place: "game".into(), cell: None, message }
}

/// Reads a text in any format of levels. `None` if it is none of them.
pub(crate) fn read(text: &str) -> Option<(Option<Level>, Vec<Problem>)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let start = text.trim_start();
    let split = |read: Result<Level, Vec<Problem>>| match read {
        Ok(level) => (Some(level), vec![]),
        Err(problems) => (None, problems),
    };
    if start.starts_with(CODE_PREFIX) {
        return Some(split(Level::from_code(start)));
    }
    if start.starts_with('{') || start.starts_with('<') {
        return if text.contains("\"chess-level\"") {
            Some(level::examine(text))
        } else if text.contains("\"tiledversion\"") || text.contains("\"tilewidth\"") {
            Some(split(tiled::read(text)))
        } else if text.contains("\"__header__\"") || text.contains("\"defs\"") {
            // The first level of a project that can be read.
            let levels = ldtk::read(text).ok()?;
            let mut all: Vec<_> = levels.into_iter().map(|(_, read)| split(read)).collect();
            let first = all.iter().position(|(level, _)| level.is_some()).unwrap_or(0);
            (!all.is_empty()).then(|| all.swap_remove(first))
        } else {
            None
        };
    }
    let aims = |line: &str| line.starts_with("win:") || line.starts_with("goal:");
    text.lines().any(aims).then(|| level::examine(text))
}

/// The level without its proof.
fn bare(level: &Level) -> Level {
    Level { proof: None, ..level.clone() }
}

/// Whether two levels differ at most in what they tell the player.
fn only_told(one: &Level, other: &Level) -> bool {
    let same = Level { title: other.title.clone(), text: other.text.clone(), ..bare(one) };
    same == bare(other)
}

/// Whether what a level says about itself is wrong.
fn contradicts(level: &Level, answer: &Answer) -> bool {
    level.proof.as_ref().is_some_and(|said| {
        let par = said.par.is_some_and(|par| Some(par) != answer.par);
        let lines = said.lines.is_some_and(|lines| answer.par.is_some() && lines != answer.lines);
        par || lines
    })
}

/// A move as people read it: without the letter of a pawn and without the cell that it comes from, unless that is needed.
pub fn move_word(position: &Position, played: &Move) -> String {
    San::new(position.rules()).write(position, played, Style::SHORT)
}

/// The name of a kind by its number.
pub(crate) fn kind_name(level: &Level, number: usize) -> Option<String> {
    level.kind_names().nth(number).map(str::to_owned)
}
