//! The state of the workshop.

use chesswright_catalog::Catalog;
use chesswright_document::{Document, Edit, EditError, Examined, History, Path, Step, Value};
use chesswright_lab::Flag;
use chesswright_rules::board::{Cell, Geometry, Vector};
use chesswright_rules::definition::fields::{self, Kind as FieldKind};
use chesswright_rules::definition::model::Sided;
use chesswright_rules::definition::{Definition, Diagnostic, Severity};
use chesswright_rules::message::Message;
use chesswright_rules::{Piece, Rules};
use serde::{Deserialize, Serialize};

use crate::chain::{self, Bend, Chain};
use crate::ground::{self, Brush, Opposite, Shape};
use crate::ideas::{self, Idea};
use crate::kept::Kept;
use crate::key_edit;
use crate::mend::{self, Mend};
use crate::moves::{self, Chip, Mark, Symmetry};
use crate::pieces::{self, Card};
use crate::regions;

/// What is shown beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pane {
    /// Suggestions.
    #[default]
    Start,
    /// The board.
    Board,
    /// The start position.
    Setup,
    /// The pieces.
    Pieces,
    /// The rules.
    Rules,
    /// The text.
    Text,
    /// What games of the computer tell about the game.
    Lab,
    /// What can be done with the finished document.
    Share,
}

impl Pane {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Start,
        Self::Board,
        Self::Setup,
        Self::Pieces,
        Self::Rules,
        Self::Text,
        Self::Lab,
        Self::Share,
    ];
}

/// What was done to the document, for undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Done {
    /// A suggestion was taken.
    Idea(Idea),
    /// A change was made that was suggested against a finding of the lab.
    Mended(Mend),
    /// The text was typed.
    Typed,
    /// The moves of a piece changed.
    Moves(String),
    /// A piece was added.
    Added(String),
    /// A piece was removed.
    Removed(String),
    /// Another value of a piece changed.
    Piece(String),
    /// A piece got another name, this one.
    Renamed(String),
    /// The start position changed.
    Setup,
    /// A region changed.
    Region(String),
    /// The board changed.
    Board,
    /// The rules of another game were added.
    RulesOf(String),
    /// The value of a key changed.
    Key(String),
    /// The title changed.
    Title,
    /// Another document was opened.
    Opened,
    /// A level changed.
    Level(crate::level::LevelDone),
}

/// What a person does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Begins a game like a built-in one.
    Fork(String),
    /// Opens a text.
    Open(String),
    /// Changes the text.
    Type(String),
    /// Goes back to the version before.
    Undo,
    /// Goes forward again.
    Redo,
    /// Goes back so many versions at once.
    Back(usize),
    /// Shows something else.
    Show(Pane),
    /// Takes a suggestion.
    Take(Idea),
    /// Makes a change that is suggested against a finding of the lab.
    Mend(Mend),
    /// Selects a piece to look at its card.
    Select(Option<String>),
    /// Chooses what new strokes are for.
    Chip(Chip),
    /// Chooses which cells change together.
    Symmetry(Symmetry),
    /// Clicks a cell of the diagram.
    Click(Vector),
    /// Begins a move of several legs, each of which is then clicked, or gives it up.
    Chain(bool),
    /// Whether the piece may stay where this leg ends, by its number.
    Stops(usize, bool),
    /// Chooses the turns of the move of several legs.
    Bend(Bend),
    /// Takes back the last leg.
    LegBack,
    /// Adds the move of several legs to the piece.
    AddChain,
    /// Removes a move of several legs of the piece, by its number.
    RemoveChain(usize),
    /// Drags through a cell of the diagram, so many steps, or as far as the board goes.
    Slide(Vector, Option<u16>),
    /// Types the moves of the selected piece.
    Betza(String),
    /// Changes a key of the selected piece.
    PieceKey(&'static str, Value),
    /// Adds a piece with a name and moves.
    Add(String, String),
    /// Removes the selected piece from the game.
    Remove,
    /// Renames the selected piece.
    Rename(String),
    /// Whether pawns may become the selected piece.
    Promotes(bool),
    /// Draws the selected piece as the set draws a piece of this name; `None` as its moves and its name say.
    Drawing(Option<String>),
    /// Chooses what clicks on the board do.
    Brush(Brush),
    /// Chooses what the other side gets.
    Opposite(Opposite),
    /// Clicks a cell of the board, or a missing one.
    Cell(Vector),
    /// Drags the piece on a cell to another one.
    Carry(Vector, Vector),
    /// Puts a piece on a cell.
    Put(Piece, Vector),
    /// Changes how many of a piece are in hand at the start.
    Hand(Piece, u16),
    /// Selects a region to paint; `None` selects none.
    Region(Option<String>),
    /// Begins a region of that name.
    AddRegion(String),
    /// Removes the selected region.
    RemoveRegion,
    /// Changes the size of the board.
    Resize(u16, u16),
    /// Joins the left and the right edge, or parts them.
    Join(bool),
    /// Adds the rules of another game.
    RulesOf(&'static str),
    /// Changes the value of a key; `None` removes it.
    Key(Path, Option<Value>),
    /// Gives a value another form: one for each side, or a list. It stays in the text even while it means the same.
    Form(Path, Value),
    /// Adds an entry to a list. It stays in the text even while it means nothing, so that it can be changed.
    Entry(Path, Value),
    /// Changes the title.
    Title(String),
    /// Plays the game.
    Play,
    /// Goes back to the table.
    Leave,
}

/// What is left to the program around the workshop.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Stores the text.
    Save(String),
    /// Plays the game with this text.
    Play(String),
    /// Closes the workshop.
    Leave,
    /// Says why something was not done.
    Refuse(Refused),
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The document cannot be edited so.
    Edit(EditError),
    /// The moves have no text.
    Unsayable(Message),
    /// The move of several legs has no text.
    Legs,
    /// There is no version of the document that can be played.
    Unplayable,
    /// The game has no letter left for another piece.
    NoLetter,
    /// The rules of the two games do not go together.
    DoNotFit,
    /// The piece comes from the parent, whose name for it stays.
    Inherited,
    /// Something else has that name.
    NameTaken,
}

/// The last version of the document that can be played.
#[derive(Clone, Debug)]
pub struct Good {
    /// Its text.
    pub text: String,
    /// The game.
    pub definition: Definition,
    /// Its rules.
    pub rules: Rules,
}

/// A move of several legs with more ways than this is not shown on the diagram.
const MOST_WAYS: usize = 16;

/// The workshop.
#[derive(Clone, Debug)]
pub struct Studio {
    history: History<Done>,
    findings: Vec<Diagnostic>,
    good: Option<Good>,
    /// Whether the document as it is can be played.
    playable: bool,
    pane: Pane,
    selected: Option<String>,
    chip: Chip,
    symmetry: Symmetry,
    /// A move of several legs that is being drawn.
    chain: Option<Chain>,
    brush: Brush,
    opposite: Opposite,
    region: Option<String>,
}

impl Good {
    fn of(document: &Document) -> Option<Self> {
        let Examined { definition, rules, .. } = document.examine(&Catalog);
        Some(Self { text: document.text().to_owned(), definition: definition?, rules: rules? })
    }
}

impl Studio {
    /// The workshop with a document.
    pub fn new(document: Document) -> Self {
        Self::with(History::new(document))
    }

    /// The workshop with a document and its versions, as they were kept.
    pub fn restore(kept: Kept) -> Self {
        let mut studio = Self::with(kept.into_history());
        // A broken document has the board of its last good version.
        if studio.good.is_none() {
            let mut past = studio.history.past().iter().rev();
            studio.good = past.find_map(|version| Good::of(&version.document));
        }
        studio
    }

    /// The document with its versions, to keep them.
    pub fn kept(&self) -> Kept {
        Kept::of(&self.history)
    }

    fn with(history: History<Done>) -> Self {
        let mut studio = Self {
            history,
            findings: vec![],
            good: None,
            playable: false,
            pane: Pane::default(),
            selected: None,
            chip: Chip::default(),
            symmetry: Symmetry::default(),
            chain: None,
            brush: Brush::default(),
            opposite: Opposite::default(),
            region: None,
        };
        studio.examine();
        studio
    }

    /// The workshop as a newcomer finds it: with a game that begins as chess.
    pub fn first() -> Self {
        Self::new(fork("chess"))
    }

    /// The document.
    pub fn document(&self) -> &Document {
        self.history.now()
    }

    /// What undo would take back.
    pub fn undoable(&self) -> Option<&Done> {
        self.history.undoable()
    }

    /// The versions before this one, the latest first: each text, and what was done to it then.
    pub fn versions(&self) -> impl Iterator<Item = (&Document, &Done)> {
        self.history.past().iter().rev().map(|version| (&version.document, &version.done))
    }

    /// What redo would do again.
    pub fn redoable(&self) -> Option<&Done> {
        self.history.redoable()
    }

    /// All findings about the document as it is.
    pub fn findings(&self) -> &[Diagnostic] {
        &self.findings
    }

    /// How many findings keep it from being played.
    pub fn mistakes(&self) -> usize {
        self.findings.iter().filter(|finding| finding.severity == Severity::Error).count()
    }

    /// The last version that can be played.
    pub fn good(&self) -> Option<&Good> {
        self.good.as_ref()
    }

    /// Whether the document as it is can be played.
    pub fn is_playable(&self) -> bool {
        self.playable
    }

    /// What is shown.
    pub fn pane(&self) -> Pane {
        self.pane
    }

    /// The title of the game as it is written.
    pub fn title(&self) -> String {
        let text = |key| self.document().get(key).and_then(|value| value.as_text().map(str::to_owned));
        text("title").or_else(|| text("name")).unwrap_or_default()
    }

    /// What new strokes are for.
    pub fn chip(&self) -> Chip {
        self.chip
    }

    /// Which cells of the diagram change together.
    pub fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// The move of several legs that is being drawn.
    pub fn chain(&self) -> Option<&Chain> {
        self.chain.as_ref()
    }

    /// The ways of the moves of several legs of the selected piece, from cell to cell as seen from it. A move with too many ways to be
    /// shown has none.
    pub fn ways(&self, card: &Card) -> Vec<Vec<Vector>> {
        let Some(sketch) = &card.sketch else { return vec![] };
        let geometry = sketch.strokes.geometry();
        let few = |routes: &std::collections::BTreeSet<_>| routes.len() <= MOST_WAYS;
        let all = sketch.kept.iter().filter_map(|kept| chain::routes(kept, geometry).filter(few));
        let cells = |route: Vec<(i16, i16)>| {
            let from = |at: &mut Vector, (x, y): (i16, i16)| {
                *at = Vector::flat(at.x + x, at.y + y);
                Some(*at)
            };
            route.into_iter().scan(Vector::flat(0, 0), from).collect()
        };
        all.flatten().map(cells).collect()
    }

    /// What a click on the board does.
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// What the other side gets when something is put on the board.
    pub fn opposite(&self) -> Opposite {
        self.opposite
    }

    /// The region that is painted.
    pub fn region(&self) -> Option<&str> {
        self.region.as_deref()
    }

    /// The cells of the region that is painted.
    pub fn painted(&self) -> Vec<Cell> {
        let text = self.good.as_ref().zip(self.region.as_ref());
        let text = text.and_then(|(good, name)| Some((good, good.definition.regions.get(name)?)));
        text.map_or_else(Vec::new, |(good, text)| regions::cells(&good.rules, text))
    }

    /// The cells that findings are about, on the board of the last good version: those that a wrong value means, and those that
    /// the finding names.
    pub fn wrong_cells(&self) -> Vec<Cell> {
        let Some(good) = &self.good else { return vec![] };
        let board = good.rules.board();
        let mut all = vec![];
        for finding in &self.findings {
            let value = self.document().get(Path::from(finding.place.path.as_str()));
            if let Some(text) = value.as_ref().and_then(Value::as_text) {
                all.extend(regions::cells(&good.rules, text));
            }
            let message = finding.message.to_string();
            let quoted = message.split('`').skip(1).step_by(2);
            all.extend(quoted.filter_map(|word| board.cell(word)));
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The cells that a side wins by reaching, as far as they are the same for all sides.
    pub fn goal_cells(&self) -> Vec<Cell> {
        let Some(good) = &self.good else { return vec![] };
        let texts = good.definition.end.goals.iter().filter_map(|goal| match &goal.region {
            Sided::All(text) if !text.contains("own") => Some(text),
            _ => None,
        });
        texts.flat_map(|text| regions::cells(&good.rules, text)).collect()
    }

    /// How many of a piece are in hand at the start.
    pub fn in_hand(&self, piece: Piece) -> u16 {
        self.good.as_ref().map_or(0, |good| ground::in_hand(&good.rules, piece))
    }

    /// The shape of the board, if it can be changed here.
    pub fn shape(&self) -> Option<Shape> {
        Shape::of(&self.good.as_ref()?.rules)
    }

    /// The name of the selected piece.
    pub fn selected(&self) -> Option<&str> {
        self.selected.as_deref()
    }

    /// The card of the selected piece.
    pub fn card(&self) -> Option<Card> {
        let good = self.good.as_ref()?;
        let (name, piece) = good.definition.pieces.get_key_value(self.selected.as_deref()?)?;
        Some(Card::of(name, piece, good.rules.board().geometry()))
    }

    /// What a cell of the diagram of the selected piece shows.
    pub fn mark(&self, card: &Card, at: Vector) -> Mark {
        card.sketch.as_ref().map_or_else(Mark::default, |sketch| moves::mark(sketch, at))
    }

    /// Does what a person did. Returns what is left to do.
    pub fn update(&mut self, act: Act) -> Vec<Task> {
        match self.changed(act) {
            Ok(tasks) => tasks,
            Err(why) => vec![Task::Refuse(why)],
        }
    }

    fn changed(&mut self, act: Act) -> Result<Vec<Task>, Refused> {
        match act {
            Act::Show(pane) => self.pane = pane,
            Act::Chip(chip) => self.chip = chip,
            Act::Symmetry(symmetry) => self.symmetry = symmetry,
            Act::Brush(brush) => self.brush = brush,
            Act::Opposite(opposite) => self.opposite = opposite,
            Act::Leave => return Ok(vec![Task::Leave]),
            Act::Play => {
                let good = self.good.as_ref().ok_or(Refused::Unplayable)?;
                return Ok(vec![Task::Play(good.text.clone())]);
            }
            Act::Select(name) => {
                self.chain = None;
                self.selected = name;
                if self.selected.is_some() {
                    self.pane = Pane::Pieces;
                }
            }
            Act::Undo => {
                if self.history.undo().is_some() {
                    return Ok(self.examined());
                }
            }
            Act::Back(versions) => {
                let undone = (0..versions).map_while(|_| self.history.undo()).count();
                if undone > 0 {
                    return Ok(self.examined());
                }
            }
            Act::Redo => {
                if self.history.redo().is_some() {
                    return Ok(self.examined());
                }
            }
            Act::Fork(name) => return Ok(self.note(fork(&name), Done::Opened)),
            Act::Open(text) => return Ok(self.note(Document::new(text), Done::Opened)),
            Act::Type(text) => {
                self.history.join(Document::new(text), Done::Typed);
                return Ok(self.examined());
            }
            Act::Take(idea) => {
                let tasks = self.edit(&idea.edit(), Done::Idea(idea))?;
                match idea {
                    Idea::NewKnights => {
                        self.selected = Some("knight".to_owned());
                        self.pane = Pane::Pieces;
                    }
                    Idea::Wall => self.pane = Pane::Board,
                    Idea::ThreeChecks => self.pane = Pane::Rules,
                }
                return Ok(tasks);
            }
            Act::Mend(mend) => {
                let edit = mend.edit(self.document(), &self.rules()?, self.opposite);
                return self.edit(&edit.ok_or(Refused::DoNotFit)?, Done::Mended(mend));
            }
            Act::Chain(begun) => self.chain = begun.then(Chain::default),
            Act::Bend(bend) => self.chain.iter_mut().for_each(|chain| chain.bend = bend),
            Act::Stops(leg, stops) => {
                let leg = self.chain.as_mut().and_then(|chain| chain.legs.get_mut(leg));
                leg.into_iter().for_each(|leg| leg.stops = stops);
            }
            Act::LegBack => {
                if let Some(chain) = &mut self.chain {
                    chain.legs.pop();
                }
            }
            Act::AddChain => return self.add_chain(),
            Act::RemoveChain(number) => {
                return self.sketch(|sketch| {
                    if number < sketch.kept.len() {
                        sketch.kept.remove(number);
                    }
                });
            }
            // While a move of several legs is drawn, every click is the end of a leg.
            Act::Click(at) | Act::Slide(at, _) if self.chain.is_some() => {
                let chip = self.chip;
                self.chain.iter_mut().for_each(|chain| chain.add(at, chip));
            }
            Act::Click(at) => {
                let (chip, symmetry) = (self.chip, self.symmetry);
                return self.sketch(|sketch| moves::click(sketch, at, chip, symmetry));
            }
            Act::Slide(through, most) => {
                let (chip, symmetry) = (self.chip, self.symmetry);
                return self.sketch(|sketch| moves::slide(sketch, through, most, chip, symmetry));
            }
            Act::Betza(text) => return self.set_in_piece("betza", text.into(), Done::Moves),
            Act::PieceKey(key, value) => return self.set_in_piece(key, value, Done::Piece),
            Act::Add(name, betza) => return self.add(&name, &betza),
            Act::Remove => return self.remove(),
            Act::Rename(to) => return self.rename(&to),
            Act::Promotes(may) => return self.promotes(may),
            Act::Drawing(drawing) => {
                let Some(name) = self.selected.clone() else { return Ok(vec![]) };
                let path = Path::from("look.pieces").key(&name).key("drawing");
                let edit = match drawing {
                    Some(drawing) => Edit::Set(path, drawing.into()),
                    None => Edit::Unset(path),
                };
                return self.edit(&edit, Done::Piece(name));
            }
            Act::Cell(at) => return self.paint(at),
            Act::Carry(from, to) => {
                let rules = self.rules()?;
                let (Some(from), Some(to)) = (rules.board().at(from), rules.board().at(to)) else {
                    return Ok(vec![]);
                };
                let edit = ground::carry(self.document(), &rules, from, to, self.opposite);
                return self.edit(&edit, Done::Setup);
            }
            Act::Put(piece, at) => {
                let rules = self.rules()?;
                let Some(cell) = rules.board().at(at) else { return Ok(vec![]) };
                let edit = ground::put(self.document(), &rules, cell, Some(piece), self.opposite);
                return self.edit(&edit, Done::Setup);
            }
            Act::Hand(piece, count) => {
                let edit = ground::set_hand(self.document(), &self.rules()?, piece, count);
                return self.edit(&edit, Done::Setup);
            }
            Act::Region(name) => {
                self.brush = if name.is_some() { Brush::Region } else { Brush::Select };
                self.region = name;
            }
            Act::AddRegion(name) => {
                let name = name_of(&name);
                if self.good.as_ref().is_some_and(|good| good.definition.regions.contains_key(&name)) {
                    return Err(Refused::NameTaken);
                }
                let edit = Edit::Set(Path::from("regions").key(&name), "none".into());
                let tasks = self.edit(&edit, Done::Region(name.clone()))?;
                self.brush = Brush::Region;
                self.region = Some(name);
                return Ok(tasks);
            }
            Act::RemoveRegion => {
                let Some(name) = self.region.take() else { return Ok(vec![]) };
                self.brush = Brush::Select;
                return self.edit(&regions::remove(self.document(), &name), Done::Region(name));
            }
            Act::Resize(files, ranks) => {
                let edit = ground::resize(self.document(), &self.rules()?, files, ranks);
                return self.edit(&edit, Done::Board);
            }
            Act::Join(joined) => {
                let edit = ground::join(self.document(), &self.rules()?, joined);
                return self.edit(&edit, Done::Board);
            }
            Act::RulesOf(game) => {
                let mut edit = ideas::rules_of(game, self.document()).ok_or(Refused::DoNotFit)?;
                if let Some(shape) = self.shape().filter(|_| game == ideas::HILL) {
                    let middle = ground::centre(shape.files, shape.ranks);
                    edit = Edit::All(vec![edit, Edit::set("end.goals.region", middle)]);
                }
                let next = self.document().apply(&edit).map_err(Refused::Edit)?;
                if self.playable && next.examine(&Catalog).rules.is_none() {
                    return Err(Refused::DoNotFit);
                }
                return Ok(self.note(next, Done::RulesOf(game.to_owned())));
            }
            Act::Key(path, value) => {
                let done = Done::Key(path.to_string());
                let edit = key_edit::set(self.document(), &self.game(), &path, value);
                return self.edit(&edit.map_err(Refused::Edit)?, done);
            }
            Act::Form(path, value) => {
                let edit = key_edit::set(self.document(), &self.game(), &path, Some(value));
                let next = edit.and_then(|edit| self.document().apply(&edit)).map_err(Refused::Edit)?;
                return Ok(self.note(next, Done::Key(path.to_string())));
            }
            Act::Entry(list, value) => {
                let done = Done::Key(list.to_string());
                let edit = key_edit::append(self.document(), &self.game(), &list, value);
                let next = edit.and_then(|edit| self.document().apply(&edit)).map_err(Refused::Edit)?;
                return Ok(self.note(next, done));
            }
            Act::Title(title) => {
                let edit = Edit::All(vec![Edit::set("name", name_of(&title)), Edit::set("title", title)]);
                let next = self.document().apply(&edit).map_err(Refused::Edit)?;
                self.history.join(next, Done::Title);
                return Ok(self.examined());
            }
        }
        Ok(vec![])
    }

    fn add_chain(&mut self) -> Result<Vec<Task>, Refused> {
        let Some(chain) = self.chain.clone() else { return Ok(vec![]) };
        let geometry = self.rules()?.board().geometry();
        let found = chain.components(self.symmetry, geometry).ok_or(Refused::Legs)?;
        let tasks = self.sketch(|sketch| {
            let new = found.iter().filter(|text| !sketch.kept.contains(text)).cloned().collect::<Vec<_>>();
            sketch.kept.extend(new);
        })?;
        self.chain = None;
        Ok(tasks)
    }

    /// What may help against a finding of the lab: changes that this game allows, and that make another game of it.
    pub fn mends(&self, flag: &Flag) -> Vec<Mend> {
        self.mends_to_try(flag).into_iter().filter(|mend| self.can_mend(mend)).collect()
    }

    /// What may help against a finding of the lab, if this game allows it: [`can_mend`](Self::can_mend) tells.
    pub fn mends_to_try(&self, flag: &Flag) -> Vec<Mend> {
        let good = self.good.as_ref().filter(|_| self.playable);
        good.map(|good| mend::against(flag, &good.rules)).unwrap_or_default()
    }

    /// Whether this game allows a change, and becomes another game by it. To find out, the changed game is read.
    pub fn can_mend(&self, mend: &Mend) -> bool {
        let Some(good) = self.good.as_ref().filter(|_| self.playable) else { return false };
        let edit = mend.edit(self.document(), &good.rules, self.opposite);
        let next = edit.and_then(|edit| self.document().apply(&edit).ok());
        let next = next.and_then(|next| next.examine(&Catalog).definition);
        next.is_some_and(|game| game.hash() != good.definition.hash())
    }

    /// The last good game as the value of a document with all of it; an empty table if there is none.
    pub fn game(&self) -> Value {
        let good = self.good.as_ref();
        good.map_or_else(|| Value::Table(vec![]), |good| key_edit::whole_game(&good.definition))
    }

    fn rules(&self) -> Result<Rules, Refused> {
        self.good.as_ref().map(|good| good.rules.clone()).ok_or(Refused::Unplayable)
    }

    /// Makes an edit. What it says is removed again if the parent says it anyway.
    fn edit(&mut self, edit: &Edit, done: Done) -> Result<Vec<Task>, Refused> {
        let before = self.document();
        let mut next = before.apply(edit).map_err(Refused::Edit)?;
        if before.get("extends").is_some() {
            next = lighter(next, edit);
        }
        Ok(self.note(next, done))
    }

    fn note(&mut self, next: Document, done: Done) -> Vec<Task> {
        self.history.push(next, done);
        self.examined()
    }

    fn examined(&mut self) -> Vec<Task> {
        self.examine();
        vec![Task::Save(self.document().text().to_owned())]
    }

    /// Reads the document. If it cannot be played, the last version that could stays.
    fn examine(&mut self) {
        let Examined { definition, rules, findings } = self.document().examine(&Catalog);
        self.findings = findings;
        self.playable = rules.is_some();
        if let (Some(definition), Some(rules)) = (definition, rules) {
            self.good = Some(Good { text: self.document().text().to_owned(), definition, rules });
        }
        let known =
            |name: &String| self.good.as_ref().is_some_and(|good| good.definition.regions.contains_key(name));
        if self.region.as_ref().is_some_and(|name| !known(name)) {
            self.region = None;
            self.brush = Brush::Select;
        }
        let pieces = self.good.as_ref().map(|good| &good.definition.pieces);
        if let (Some(selected), Some(pieces)) = (&self.selected, pieces)
            && !pieces.contains_key(selected)
        {
            self.selected = None;
        }
        if let (Brush::Piece(piece), Some(good)) = (self.brush, &self.good)
            && (piece.kind.index() >= good.definition.pieces.len()
                || piece.side.index() >= good.rules.sides())
        {
            self.brush = Brush::Select;
        }
    }

    /// Changes the moves of the selected piece.
    fn sketch(
        &mut self,
        change: impl FnOnce(&mut chesswright_rules::betza::infer::Sketch),
    ) -> Result<Vec<Task>, Refused> {
        let Some(mut sketch) = self.card().and_then(|card| card.sketch) else { return Ok(vec![]) };
        change(&mut sketch);
        let text = sketch.text().map_err(|why| Refused::Unsayable(why.message()))?;
        self.set_in_piece("betza", text.into(), Done::Moves)
    }

    fn set_in_piece(
        &mut self,
        key: &str,
        value: Value,
        done: impl FnOnce(String) -> Done,
    ) -> Result<Vec<Task>, Refused> {
        let Some(name) = self.selected.clone() else { return Ok(vec![]) };
        let edit = pieces::with_key(self.document(), &name, key, value);
        self.edit(&edit, done(name))
    }

    fn add(&mut self, name: &str, betza: &str) -> Result<Vec<Task>, Refused> {
        let good = self.good.as_ref().ok_or(Refused::Unplayable)?;
        let name = pieces::free_name(&good.definition, &name_of(name));
        let letter = pieces::free_letter(&good.definition, &name).ok_or(Refused::NoLetter)?;
        let path = Path::from("pieces").key(&name);
        let tasks =
            self.edit(&Edit::Set(path, format!("{letter}:{betza}").into()), Done::Added(name.clone()))?;
        self.brush = self.piece(&name).map_or(Brush::Select, Brush::Piece);
        self.selected = Some(name);
        self.pane = Pane::Pieces;
        Ok(tasks)
    }

    /// A piece of the first side, by its name.
    fn piece(&self, name: &str) -> Option<Piece> {
        let kind = self.good.as_ref()?.rules.kind(name)?;
        Some(Piece { side: chesswright_rules::Side(0), kind })
    }

    fn rename(&mut self, to: &str) -> Result<Vec<Task>, Refused> {
        let Some(name) = self.selected.clone() else { return Ok(vec![]) };
        let to = name_of(to);
        if to == name {
            return Ok(vec![]);
        }
        let good = self.good.as_ref().ok_or(Refused::Unplayable)?;
        if good.definition.pieces.contains_key(&to) {
            return Err(Refused::NameTaken);
        }
        let mut edit = pieces::rename(self.document(), &name, &to);
        if let Some(letter) = pieces::letter_for(&good.definition, &name, &to) {
            let renamed = self.document().apply(&edit).map_err(Refused::Edit)?;
            edit = Edit::All(vec![edit, pieces::with_key(&renamed, &to, "letter", letter.into())]);
        }
        let next = self.document().apply(&edit).map_err(Refused::Edit)?;
        // What the parent says about the piece does not follow.
        let found = next.examine(&Catalog).definition;
        if self.playable
            && !found.is_some_and(|game| game.pieces.contains_key(&to) && !game.pieces.contains_key(&name))
        {
            return Err(Refused::Inherited);
        }
        self.selected = Some(to.clone());
        Ok(self.note(next, Done::Renamed(to)))
    }

    /// Whether pawns may become the selected piece. `None` if the question does not arise.
    pub fn may_promote(&self) -> Option<bool> {
        let good = self.good.as_ref()?;
        pieces::may_promote(&good.definition, self.selected.as_deref()?)
    }

    fn promotes(&mut self, may: bool) -> Result<Vec<Task>, Refused> {
        let Some(name) = self.selected.clone() else { return Ok(vec![]) };
        let good = self.good.as_ref().ok_or(Refused::Unplayable)?;
        let edit = pieces::promote(self.document(), &good.definition, &name, may);
        self.edit(&edit, Done::Piece(name))
    }

    fn remove(&mut self) -> Result<Vec<Task>, Refused> {
        let Some(name) = self.selected.clone() else { return Ok(vec![]) };
        let rules = self.rules()?;
        let mut edits = vec![];
        let mut document = self.document().clone();
        let start = rules.start();
        for (cell, _) in start.pieces().filter(|(_, piece)| rules.kind_name(piece.kind) == name) {
            // Each edit reads the position that the one before has left.
            let Some(rules) = document.examine(&Catalog).rules else { break };
            let edit = ground::put(&document, &rules, cell, None, Opposite::None);
            document = document.apply(&edit).map_err(Refused::Edit)?;
            edits.push(edit);
        }
        // Nothing promotes to it any more.
        if let Some(good) = &self.good
            && pieces::may_promote(&good.definition, &name) == Some(true)
        {
            let edit = pieces::promote(&document, &good.definition, &name, false);
            document = document.apply(&edit).map_err(Refused::Edit)?;
            edits.push(edit);
        }
        let path = Path::from("pieces").key(&name);
        let inherited = document.apply(&Edit::Unset(path.clone())).map_err(Refused::Edit)?;
        let still =
            inherited.examine(&Catalog).definition.is_some_and(|game| game.pieces.contains_key(&name));
        edits.push(if still { Edit::Set(path, "none".into()) } else { Edit::Unset(path) });
        self.edit(&Edit::All(edits), Done::Removed(name))
    }

    /// Clicks a cell of the board with the brush.
    fn paint(&mut self, at: Vector) -> Result<Vec<Task>, Refused> {
        let rules = self.rules()?;
        let cell: Option<Cell> = rules.board().at(at);
        let standing = |cell: Cell| rules.start().piece(cell);
        match (self.brush, cell) {
            (Brush::Select, Some(cell)) => {
                let name = standing(cell).map(|piece| rules.kind_name(piece.kind).to_owned());
                match name {
                    Some(name) => self.changed(Act::Select(Some(name))),
                    None => Ok(vec![]),
                }
            }
            (Brush::Piece(piece), Some(cell)) => {
                let piece = if standing(cell) == Some(piece) { None } else { Some(piece) };
                let edit = ground::put(self.document(), &rules, cell, piece, self.opposite);
                self.edit(&edit, Done::Setup)
            }
            (Brush::Region, Some(cell)) => {
                let Some(name) = self.region.clone() else { return Ok(vec![]) };
                self.edit(&regions::paint(&rules, &name, cell), Done::Region(name))
            }
            (Brush::Erase, Some(cell)) => {
                let edit = ground::put(self.document(), &rules, cell, None, self.opposite);
                self.edit(&edit, Done::Setup)
            }
            (Brush::Hole, _) if rules.board().geometry() == Geometry::Square && self.shape().is_some() => {
                let edit = ground::hole(self.document(), &rules, at, self.opposite);
                self.edit(&edit, Done::Board)
            }
            _ => Ok(vec![]),
        }
    }
}

/// The document without what its parent says anyway.
fn lighter(document: Document, edit: &Edit) -> Document {
    let mut paths = vec![];
    touched(edit, &mut paths);
    if paths.is_empty() {
        return document;
    }
    let Some(meant) = document.examine(&Catalog).definition else { return document };
    let game = key_edit::whole_game(&meant);
    paths.into_iter().fold(document, |document, Touched { path, in_part }| {
        let said = document.get(path.clone());
        let is_empty = matches!(&said, Some(Value::List(values)) if values.is_empty());
        // A list that means nothing yet stays while it is made, entry by entry.
        if in_part && !is_empty && game.at(&path).is_none() {
            return document;
        }
        let without = said.and_then(|_| document.apply(&Edit::Unset(path)).ok());
        let same = without.filter(|without| without.examine(&Catalog).definition.as_ref() == Some(&meant));
        same.unwrap_or(document)
    })
}

/// A place that an edit writes.
struct Touched {
    path: Path,
    /// Whether it is a list of which the edit changes a part.
    in_part: bool,
}

/// What an edit writes, each place before what contains it.
fn touched(edit: &Edit, paths: &mut Vec<Touched>) {
    let path = match edit {
        Edit::All(edits) => return edits.iter().rev().for_each(|edit| touched(edit, paths)),
        // These say something although no rule depends on them.
        Edit::Set(path, _) if ["name", "title", "$schema"].map(Path::from).contains(path) => return,
        Edit::Set(path, _) => {
            // Of values by side none goes alone, and neither does an entry of a list.
            let (whole, last) = path.split_last().unzip();
            let of_side = whole.and_then(|whole| fields::find(&whole.to_string()));
            let is_alone = !of_side.is_some_and(|whole| matches!(whole.kind(), FieldKind::Sided(_)));
            if is_alone && !matches!(last, Some(Step::At(_))) {
                paths.push(Touched { path: path.clone(), in_part: false });
            }
            path
        }
        Edit::Unset(path) | Edit::Insert(path, _) => path,
        Edit::Move { .. } | Edit::RenameKey { .. } | Edit::Text(_) => return,
    };
    let mut inner = path.clone();
    while let Some((outer, last)) = inner.split_last() {
        if matches!(last, Step::At(_)) && !paths.iter().any(|known| known.path == outer) {
            paths.push(Touched { path: outer.clone(), in_part: true });
        }
        inner = outer;
    }
}

/// A name that documents may have.
pub(crate) fn name_of(title: &str) -> String {
    let letters = title.to_lowercase();
    let words = letters.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join("-");
    if name.is_empty() { "my-game".to_owned() } else { name.chars().take(40).collect() }
}

/// A document to begin with that has nothing but two kings.
pub const BLANK: &str = "\
name = \"my-game\"
title = \"My Game\"

board = \"8x8\"
setup = \"4k3/8/8/8/8/8/8/4K3\"

[pieces]
king = { letter = \"k\", betza = \"K\", royal = true }
";

/// A game that begins like a built-in one.
pub fn fork(name: &str) -> Document {
    let parent = chesswright_catalog::definition(name);
    let title =
        parent.map(|game| game.title).filter(|title| !title.is_empty()).unwrap_or_else(|| name.to_owned());
    Document::fork(name, &format!("my-{name}"), &format!("My {title}"))
}
