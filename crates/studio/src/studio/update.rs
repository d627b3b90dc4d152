//! Does what a person did: each act changes the document, or what is selected.

use chesswright_catalog::Catalog;
use chesswright_document::{Document, Edit, Path, Step, Value};
use chesswright_rules::Piece;
use chesswright_rules::board::{Cell, Geometry, Vector};
use chesswright_rules::definition::fields::{self, Kind as FieldKind};

use super::{Act, Done, Pane, Refused, Studio, Task, fork, name_of};
use crate::chain::Chain;
use crate::ground::{self, Brush, Opposite};
use crate::ideas::{self, Idea};
use crate::{key_edit, moves, pieces, regions};

impl Studio {
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
