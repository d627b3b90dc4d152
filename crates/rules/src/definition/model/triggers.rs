//! Triggers: what happens by itself when something else does. A closed language of events, conditions and effects.

use serde::{Deserialize, Serialize};

use super::{Definition, GateFrom, PieceDef, RegionText, Sided, Verdict, Wing, is_default, is_false};

/// Something that happens by itself. Triggers are asked in the order of the document, each seeing what those before it have done.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TriggerDef {
    /// What sets it off: any of these, though only once.
    pub on: Vec<Event>,
    /// Only what these sides do sets it off; all when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<String>>,
    /// What must hold before the move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<ConditionDef>,
    /// What must hold when it is set off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<ConditionDef>,
    /// The effects come at the beginning of the turn so many turns later.
    #[serde(default, skip_serializing_if = "is_default")]
    pub delay: u16,
    /// What happens, in this order.
    #[serde(rename = "do")]
    pub effects: Vec<EffectDef>,
}

/// What can set a trigger off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game starts from its own setup.
    GameStart,
    /// A side's turn begins.
    TurnStart,
    /// A side's turn is over.
    TurnEnd,
    /// A side is about to move, drop or castle.
    BeforeMove,
    /// A side has moved, dropped or castled.
    AfterMove,
    /// A piece has come from the hand.
    Drop,
    /// A step has captured.
    Capture,
    /// A piece has promoted.
    Promotion,
    /// A piece has come in through a gate.
    Gating,
}

impl Event {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 9] = [
        ("game-start", Self::GameStart),
        ("turn-start", Self::TurnStart),
        ("turn-end", Self::TurnEnd),
        ("before-move", Self::BeforeMove),
        ("after-move", Self::AfterMove),
        ("drop", Self::Drop),
        ("capture", Self::Capture),
        ("promotion", Self::Promotion),
        ("gating", Self::Gating),
    ];

    /// Whether there is a move it belongs to.
    pub fn has_move(self) -> bool {
        !matches!(self, Self::GameStart | Self::TurnStart | Self::TurnEnd)
    }
}

/// Who, seen from the side that set a trigger off: it made the step, or the turn is its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// That side.
    Own,
    /// Another side; where one must be meant, the next in turn order.
    Enemy,
    /// Anybody.
    #[default]
    Any,
}

impl Party {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 3] = [("own", Self::Own), ("enemy", Self::Enemy), ("any", Self::Any)];
}

/// Some cells, seen from the event: all that are said to lie `at` a place, or `around` it, and fit the rest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CellsDef {
    /// Where.
    #[serde(skip_serializing_if = "is_default")]
    pub at: Spot,
    /// Instead of those cells, the ones that could be leapt to from there: a Betza text.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub around: String,
    /// Only in this region.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<Sided<RegionText>>,
    /// Only where one of these pieces stands; any cell when empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// Never where one of these stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<String>,
    /// Only where a piece of this party stands; any cell for `any`.
    #[serde(skip_serializing_if = "is_default")]
    pub owner: Party,
}

/// A place of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// The whole board.
    #[default]
    Board,
    /// Where the move began.
    From,
    /// Where it ended.
    To,
    /// Where pieces were captured.
    Captured,
}

impl Spot {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 4] =
        [("board", Self::Board), ("from", Self::From), ("to", Self::To), ("captured", Self::Captured)];
}

/// Something that must hold: everything it says.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ConditionDef {
    /// It must not hold.
    #[serde(skip_serializing_if = "is_false")]
    pub not: bool,
    /// The piece that moves, as it was before, is one of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mover: Vec<String>,
    /// A captured piece is one of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub captured: Vec<String>,
    /// The mover promotes to one of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub promoted: Vec<String>,
    /// The move begins on one of these cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Sided<RegionText>>,
    /// The move ends on one of these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Sided<RegionText>>,
    /// The side attacks a royal of another.
    #[serde(skip_serializing_if = "is_false")]
    pub check: bool,
    /// There are so many cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<CountTest>,
    /// So many of a piece are in hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandTest>,
    /// A counter stands so high.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<CounterTest>,
    /// So many turns have been played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<TurnTest>,
}

/// How many cells there are.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CountTest {
    /// Which.
    pub cells: CellsDef,
    /// No fewer than this.
    #[serde(skip_serializing_if = "is_default")]
    pub at_least: u16,
    /// No more than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u16>,
}

/// How many of a piece are in hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct HandTest {
    /// Which.
    pub piece: String,
    /// In whose hand; with several, all together.
    #[serde(skip_serializing_if = "is_default")]
    pub owner: Party,
    /// No fewer than this.
    #[serde(skip_serializing_if = "is_default")]
    pub at_least: u16,
    /// No more than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u16>,
}

/// How high a counter stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CounterTest {
    /// Which.
    pub name: String,
    /// Whose; with several, any of them.
    #[serde(skip_serializing_if = "is_default")]
    pub owner: Party,
    /// No lower than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<i32>,
    /// No higher than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<i32>,
}

/// How many turns have been played by all sides together, the present one not counted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TurnTest {
    /// No fewer than this.
    #[serde(skip_serializing_if = "is_default")]
    pub at_least: u16,
    /// No more than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u16>,
    /// A multiple of this; 0 for no such rule.
    #[serde(skip_serializing_if = "is_default")]
    pub every: u16,
}

/// Something a trigger does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectDef {
    /// Takes pieces off the board, for good.
    Clear(CellsDef),
    /// Puts new pieces on empty cells.
    Place(PlaceDef),
    /// Turns pieces into others of the same side. (Which pieces are royal is changed so.)
    Become(BecomeDef),
    /// Gives pieces to a side.
    Convert(ConvertDef),
    /// Takes empty cells out of the board.
    Wall(CellsDef),
    /// Puts cells back into the board.
    Open(CellsDef),
    /// Puts pieces into a hand, or takes them out of it.
    Hand(HandEffect),
    /// Pieces there count as having moved: they have no first move, and no gates.
    Moved(CellsDef),
    /// Pieces there count as never having moved.
    Unmoved(CellsDef),
    /// A side may not castle any more.
    NoCastling(NoCastlingDef),
    /// The piece that has just moved may be captured en passant on these cells.
    EnPassant(CellsDef),
    /// Nothing may be captured en passant.
    NoEnPassant,
    /// Counts.
    Count(CountEffect),
    /// Changes whose turn it is.
    Turn(TurnEffect),
    /// The game is over.
    Result(ResultDef),
    /// The move is not legal.
    Forbid,
}

/// New pieces on the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlaceDef {
    /// Which.
    pub piece: String,
    /// Whose; own for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// Where.
    pub cells: CellsDef,
}

/// Pieces that turn into others.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BecomeDef {
    /// Into what.
    pub piece: String,
    /// Where they stand.
    pub cells: CellsDef,
}

/// Pieces that change sides.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ConvertDef {
    /// To whom; to the own side for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// Where they stand.
    pub cells: CellsDef,
}

/// Pieces that come to a hand, or leave it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HandEffect {
    /// Which.
    pub piece: String,
    /// Whose hand; every one for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// How many come; below zero, how many leave, if there are so many.
    pub count: i16,
}

/// Castling rights that are lost.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NoCastlingDef {
    /// Whose; everybody's for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// To which wing; to both when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wing: Option<Wing>,
}

/// What becomes of a counter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CountEffect {
    /// Which.
    pub counter: String,
    /// Whose; everybody's for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// It starts again at this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<i32>,
    /// Then so much is added.
    #[serde(default, skip_serializing_if = "is_default")]
    pub add: i32,
    /// So much for each of these cells, instead of once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub each: Option<CellsDef>,
}

/// What becomes of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnEffect {
    /// The side makes one more step.
    Again,
    /// The side's turn ends here.
    End,
}

impl TurnEffect {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 2] = [("again", Self::Again), ("end", Self::End)];
}

/// How the game ends.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ResultDef {
    /// For whom; the own side for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// What it means for that side.
    pub verdict: Verdict,
}

impl EffectDef {
    /// The cells it names.
    pub fn cells(&self) -> Option<&CellsDef> {
        match self {
            Self::Clear(cells)
            | Self::Wall(cells)
            | Self::Open(cells)
            | Self::Moved(cells)
            | Self::Unmoved(cells)
            | Self::EnPassant(cells) => Some(cells),
            Self::Place(place) => Some(&place.cells),
            Self::Become(turned) => Some(&turned.cells),
            Self::Convert(convert) => Some(&convert.cells),
            Self::Count(count) => count.each.as_ref(),
            Self::Hand(_)
            | Self::NoCastling(_)
            | Self::NoEnPassant
            | Self::Turn(_)
            | Self::Result(_)
            | Self::Forbid => None,
        }
    }

    /// The same, to change them.
    pub(crate) fn cells_mut(&mut self) -> Option<&mut CellsDef> {
        match self {
            Self::Clear(cells)
            | Self::Wall(cells)
            | Self::Open(cells)
            | Self::Moved(cells)
            | Self::Unmoved(cells)
            | Self::EnPassant(cells) => Some(cells),
            Self::Place(place) => Some(&mut place.cells),
            Self::Become(turned) => Some(&mut turned.cells),
            Self::Convert(convert) => Some(&mut convert.cells),
            Self::Count(count) => count.each.as_mut(),
            _ => None,
        }
    }

    /// Whether it changes what stands on the board, or the board itself.
    pub fn touches_board(&self) -> bool {
        matches!(
            self,
            Self::Clear(_)
                | Self::Place(_)
                | Self::Become(_)
                | Self::Convert(_)
                | Self::Wall(_)
                | Self::Open(_)
        )
    }
}

impl Definition {
    /// Whether what a move leads to decides if it is legal: triggers, pieces that come out from behind others, royals that are none
    /// any more when there is one more of them, royals of which some pieces may capture one and not the other.
    pub fn judges_by_making(&self) -> bool {
        let decides = |effect: &EffectDef| effect.touches_board() || *effect == EffectDef::Forbid;
        self.gates.as_ref().is_some_and(|gates| gates.from == GateFrom::Behind)
            || self.triggers.iter().flat_map(|trigger| &trigger.effects).any(decides)
            || (self.check.binding && self.pieces.keys().any(|name| self.fades(name)))
            || (self.check.binding && self.has_choosy_captors())
    }

    /// Whether some piece may capture one kind of royal and not another.
    fn has_choosy_captors(&self) -> bool {
        let royals = || self.pieces.values().filter(|piece| piece.royal);
        let may = |captor: &String, royal: &PieceDef| {
            royal.capturable_by.as_ref().is_none_or(|captors| captors.contains(captor))
        };
        let mut captors = self.pieces.keys();
        captors.any(|captor| {
            royals().any(|royal| may(captor, royal)) && royals().any(|royal| !may(captor, royal))
        })
    }

    /// Whether there can be more of a kind that is royal only while it is rare, or in danger only with all the others.
    fn fades(&self, name: &str) -> bool {
        let promotes = |piece: &PieceDef| match piece.promotion.as_ref().map(|promotion| &promotion.to) {
            Some(Sided::All(to)) => to.iter().any(|other| other == name),
            Some(Sided::Each(each)) => each.values().flatten().any(|other| other == name),
            None => false,
        };
        let piece = &self.pieces[name];
        let drops = self.hand.as_ref().is_some_and(|hand| hand.drops);
        piece.royal
            && (piece.royal_up_to.is_some() || self.check.all)
            && (drops || self.pieces.values().any(promotes))
    }

    /// Whether something happens when turns begin or end, or changes how long they are.
    pub(crate) fn has_timed_triggers(&self) -> bool {
        self.triggers.iter().any(|trigger| {
            trigger.delay > 0
                || trigger.on.contains(&Event::TurnStart)
                || trigger.on.contains(&Event::TurnEnd)
                || trigger.effects.iter().any(|effect| matches!(effect, EffectDef::Turn(_)))
        })
    }
}

impl TriggerDef {
    /// Every set of cells it names, with its place in the trigger.
    pub fn all_cells(&self) -> impl Iterator<Item = (String, &CellsDef)> {
        let tests = [("before", &self.before), ("when", &self.when)];
        let conditions = tests.into_iter().flat_map(|(key, list)| {
            list.iter().enumerate().filter_map(move |(i, condition)| {
                Some((format!("{key}[{i}].count.cells"), &condition.count.as_ref()?.cells))
            })
        });
        let effects = self.effects.iter().enumerate();
        conditions.chain(effects.filter_map(|(i, effect)| Some((format!("do[{i}]"), effect.cells()?))))
    }
}
