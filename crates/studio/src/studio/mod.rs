//! The state of the workshop.

mod act;
mod update;

use chesswright_catalog::Catalog;
use chesswright_document::{Document, Examined, History, Path, Value};
use chesswright_lab::Flag;
use chesswright_rules::board::{Cell, Vector};
use chesswright_rules::definition::model::Sided;
use chesswright_rules::definition::{Definition, Diagnostic, Severity};
use chesswright_rules::{Piece, Rules};

use crate::chain::{self, Chain};
use crate::ground::{self, Brush, Opposite, Shape};
use crate::kept::Kept;
use crate::key_edit;
use crate::mend::{self, Mend};
use crate::moves::{self, Chip, Mark, Symmetry};
use crate::pieces::{self, Card};
use crate::regions;

pub use act::{Act, Done, Pane, Refused, Task};

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

    /// Whether pawns may become the selected piece. `None` if the question does not arise.
    pub fn may_promote(&self) -> Option<bool> {
        let good = self.good.as_ref()?;
        pieces::may_promote(&good.definition, self.selected.as_deref()?)
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
