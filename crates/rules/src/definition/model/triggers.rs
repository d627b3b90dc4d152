//! Triggers: effects that happen automatically after an event. Events, conditions and effects form a closed language.

use serde::{Deserialize, Serialize};

use super::{Definition, RegionText, Sided, Verdict, Wing, is_default, is_false};

/// An automatic effect. Triggers run in document order, and each sees the effects of those before it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TriggerDef {
    /// The events that fire it. Several events at once fire it only once.
    pub on: Vec<Event>,
    /// Only events of these sides fire it; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<String>>,
    /// Asks the trigger once in each of these directions, as a Betza string; just once if empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub along: String,
    /// Conditions that must hold before the move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<ConditionDef>,
    /// Conditions that must hold when it fires.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<ConditionDef>,
    /// Delays the effects by this many turns: they happen at the beginning of that turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub delay: u16,
    /// The effects, in this order.
    #[serde(rename = "do")]
    pub effects: Vec<EffectDef>,
}

/// An event that can fire a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game starts from its own setup.
    GameStart,
    /// A turn begins.
    TurnStart,
    /// A turn ends.
    TurnEnd,
    /// A side is about to move, drop or castle.
    BeforeMove,
    /// A side has moved, dropped or castled.
    AfterMove,
    /// A piece was dropped from the hand.
    Drop,
    /// A move captured.
    Capture,
    /// A piece promoted.
    Promotion,
    /// A piece entered through a gate.
    Gating,
    /// A side was eliminated. The event belongs to the side that brought that about by its move, or to the eliminated side
    /// itself if it could not move, or if no other side did.
    Elimination,
}

impl Event {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 10] = [
        ("game-start", Self::GameStart),
        ("turn-start", Self::TurnStart),
        ("turn-end", Self::TurnEnd),
        ("before-move", Self::BeforeMove),
        ("after-move", Self::AfterMove),
        ("drop", Self::Drop),
        ("capture", Self::Capture),
        ("promotion", Self::Promotion),
        ("gating", Self::Gating),
        ("elimination", Self::Elimination),
    ];

    /// Whether the event belongs to a move.
    pub fn has_move(self) -> bool {
        !matches!(self, Self::GameStart | Self::TurnStart | Self::TurnEnd | Self::Elimination)
    }
}

/// A side, relative to the side that caused the event: the one that moved, or whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// That side.
    Own,
    /// A side of another team that is still in the game. If a single side is needed, the next one in turn order.
    Enemy,
    /// Another side of the own team.
    Ally,
    /// Any side.
    #[default]
    Any,
}

impl Party {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 4] =
        [("own", Self::Own), ("enemy", Self::Enemy), ("ally", Self::Ally), ("any", Self::Any)];
}

/// A set of cells, relative to the event: those `at` a spot, or in a relation to it, that meet the other conditions. The
/// keys of relations are applied in their order here.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CellsDef {
    /// The spot.
    #[serde(skip_serializing_if = "is_default")]
    pub at: Spot,
    /// Instead of these cells, the cells so many steps ahead in the direction that the trigger is asked in. A negative
    /// number means behind.
    #[serde(skip_serializing_if = "is_default")]
    pub ahead: i16,
    /// Instead of these cells, the cells that a leaper could reach from them, as a Betza string.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub around: String,
    /// Instead of these cells, those of the first pieces straight ahead of them in the direction that the trigger is asked
    /// in. Walls hide what is behind them.
    #[serde(skip_serializing_if = "is_false")]
    pub first_ahead: bool,
    /// Instead of these cells, those that the pieces there reach.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<Reach>,
    /// Instead of these cells, those in which their ranks and files cross the files and ranks of own pieces of these
    /// kinds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub crossing: Vec<String>,
    /// Only cells in this region.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<Sided<RegionText>>,
    /// Only cells with a piece of these kinds; any cell if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// Never cells with a piece of these kinds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<String>,
    /// Only cells with a piece of this party; any cell for `any`.
    #[serde(skip_serializing_if = "is_default")]
    pub owner: Party,
    /// Only cells with a piece that this party could capture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacked_by: Option<Party>,
    /// Only cells with so many neighbours of a sort.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beside: Option<NeighbourTest>,
}

/// What pieces reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// The pieces that they could capture if it was the turn of their side, without regard to check and triggers.
    Captures,
}

impl Reach {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 1] = [("captures", Self::Captures)];
}

/// Limits on the number of pieces around a cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct NeighbourTest {
    /// Where they stand: the cells that a leaper could reach from there, as a Betza string.
    pub around: String,
    /// Only these kinds; any if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// Whose.
    #[serde(skip_serializing_if = "is_default")]
    pub owner: Party,
    /// The minimum.
    pub at_least: u16,
    /// The maximum; none if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u16>,
}

impl Default for NeighbourTest {
    fn default() -> Self {
        Self { around: String::new(), pieces: vec![], owner: Party::Any, at_least: 1, at_most: None }
    }
}

impl CellsDef {
    /// Whether it depends on the direction that the trigger is asked in.
    pub fn asks_for_direction(&self) -> bool {
        self.ahead != 0 || self.first_ahead
    }

    /// Whether it depends on what could be captured.
    pub fn asks_for_captures(&self) -> bool {
        self.reach.is_some() || self.attacked_by.is_some()
    }
}

/// A location of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// The whole board.
    #[default]
    Board,
    /// The cell where the move began.
    From,
    /// The cell where it ended.
    To,
    /// The cells of captured pieces.
    Captured,
    /// The cell where the partner of a castling ended.
    Partner,
}

impl Spot {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 5] = [
        ("board", Self::Board),
        ("from", Self::From),
        ("to", Self::To),
        ("captured", Self::Captured),
        ("partner", Self::Partner),
    ];
}

/// A condition. All of its given parts must hold.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ConditionDef {
    /// The condition must not hold.
    #[serde(skip_serializing_if = "is_false")]
    pub not: bool,
    /// The moving piece, before any promotion, is one of these.
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
    /// The move goes in the direction that the trigger is asked in.
    #[serde(skip_serializing_if = "is_false")]
    pub along: bool,
    /// The side attacks a royal of another side.
    #[serde(skip_serializing_if = "is_false")]
    pub check: bool,
    /// The number of these cells is within limits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<CountTest>,
    /// The number of these pieces in hand is within limits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandTest>,
    /// The value of a counter is within limits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<CounterTest>,
    /// The number of turns played is within limits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<TurnTest>,
}

/// Limits on a number of cells.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CountTest {
    /// The cells to count.
    pub cells: CellsDef,
    /// The minimum.
    #[serde(skip_serializing_if = "is_default")]
    pub at_least: u16,
    /// The maximum; none if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u16>,
}

/// Limits on a number of pieces in hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct HandTest {
    /// The kind.
    pub piece: String,
    /// Whose hand; several hands are counted together.
    #[serde(skip_serializing_if = "is_default")]
    pub owner: Party,
    /// The minimum.
    #[serde(skip_serializing_if = "is_default")]
    pub at_least: u16,
    /// The maximum; none if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u16>,
}

/// Limits on a counter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CounterTest {
    /// Its name.
    pub name: String,
    /// Whose; for several sides, the test passes if any of them passes.
    #[serde(skip_serializing_if = "is_default")]
    pub owner: Party,
    /// The minimum.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<i32>,
    /// The maximum.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<i32>,
}

/// Limits on the number of turns that all sides have played, without the current one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TurnTest {
    /// The minimum.
    #[serde(skip_serializing_if = "is_default")]
    pub at_least: u16,
    /// The maximum; none if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u16>,
    /// The number must be a multiple of this; 0 for off.
    #[serde(skip_serializing_if = "is_default")]
    pub every: u16,
}

/// An effect of a trigger.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectDef {
    /// Removes pieces from the game.
    Clear(CellsDef),
    /// Puts new pieces on empty cells.
    Place(PlaceDef),
    /// Turns pieces into another kind of the same side. This can change which pieces are royal.
    Become(BecomeDef),
    /// Gives pieces to a side.
    Convert(ConvertDef),
    /// Moves pieces to other cells.
    Move(MoveEffect),
    /// Lets two pieces change places.
    Swap(SwapEffect),
    /// Brings captured pieces back.
    Rebirth(RebirthEffect),
    /// Removes empty cells from the board.
    Wall(CellsDef),
    /// Puts cells back on the board.
    Open(CellsDef),
    /// Adds pieces to a hand or removes them.
    Hand(HandEffect),
    /// Marks pieces as moved: they lose their first moves and their gates.
    Moved(CellsDef),
    /// Marks pieces as never moved.
    Unmoved(CellsDef),
    /// Removes castling rights.
    NoCastling(NoCastlingDef),
    /// Lets the piece that has just moved be captured en passant on these cells.
    EnPassant(CellsDef),
    /// Removes all en-passant targets.
    NoEnPassant,
    /// Changes a counter.
    Count(CountEffect),
    /// Adds a move to the turn or ends it.
    Turn(TurnEffect),
    /// Ends the game.
    Result(ResultDef),
    /// Makes the move illegal.
    Forbid,
}

/// New pieces on the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlaceDef {
    /// The kind.
    pub piece: String,
    /// The side; the own one for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// The cells.
    pub cells: CellsDef,
}

/// Pieces that change their kind.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BecomeDef {
    /// The new kind.
    pub piece: String,
    /// Where they stand.
    pub cells: CellsDef,
}

/// Pieces that change their side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ConvertDef {
    /// The new side; the own one for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// Where they stand.
    pub cells: CellsDef,
}

/// Pieces that move to other cells. Each keeps its kind, its side and whether it was promoted, and counts as moved. Where they
/// move is said by exactly one of `by`, `ahead`, `to` and `home`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoveEffect {
    /// Where they stand.
    pub cells: CellsDef,
    /// How far they move, seen by the side that caused the event: right, forward and, on boards with layers, up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Vec<i16>>,
    /// How many steps they move in the direction that the trigger is asked in; a negative number means backward.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ahead: i16,
    /// The cell to which they move. Unless it is exactly one, they cannot move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<CellsDef>,
    /// Each moves to its [home](Definition::has_homes).
    #[serde(default, skip_serializing_if = "is_false")]
    pub home: bool,
    /// They go on in the same way as far as they can.
    #[serde(default, skip_serializing_if = "is_false")]
    pub far: bool,
    /// What becomes of a piece that cannot move because its new cell is occupied, or not on the board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blocked: BlockedRule,
}

/// Two pieces that change places. They count as moved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SwapEffect {
    /// Where one of them stands.
    pub cells: CellsDef,
    /// Where the other one stands.
    pub with: CellsDef,
    /// What happens unless there is exactly one piece on each of these, and not the same one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blocked: BlockedRule,
}

/// Captured pieces that come back. Each keeps its kind and its side, and counts as moved and as never promoted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RebirthEffect {
    /// Only these kinds; any if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// Never these kinds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<String>,
    /// The cell to which they come back; to the [home](Definition::has_homes) of each if absent. Unless it is exactly one, they
    /// cannot come back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<CellsDef>,
    /// What happens if a piece cannot come back, because its cell is occupied.
    #[serde(skip_serializing_if = "is_default")]
    pub blocked: BlockedRule,
}

/// What becomes of a piece that an effect cannot move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlockedRule {
    /// It stays.
    #[default]
    Stay,
    /// It is removed from the game.
    Remove,
    /// The move is illegal.
    Forbid,
}

impl BlockedRule {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 3] =
        [("stay", Self::Stay), ("remove", Self::Remove), ("forbid", Self::Forbid)];
}

/// Pieces that enter or leave a hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HandEffect {
    /// The kind.
    pub piece: String,
    /// Whose hand; every hand for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// How many to add; a negative number removes, as far as there are any.
    pub count: i16,
}

/// Castling rights to remove.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NoCastlingDef {
    /// Whose; every side's for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// For which wing; for both if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wing: Option<Wing>,
}

/// A change of a counter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CountEffect {
    /// The counter.
    pub counter: String,
    /// Whose; every side's for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// Sets the counter to this first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<i32>,
    /// Then adds this.
    #[serde(default, skip_serializing_if = "is_default")]
    pub add: i32,
    /// Adds once for each of these cells, instead of just once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub each: Option<CellsDef>,
}

/// A change of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnEffect {
    /// The side makes one more move in this turn.
    Again,
    /// The turn ends here.
    End,
}

impl TurnEffect {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 2] = [("again", Self::Again), ("end", Self::End)];
}

/// A result.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ResultDef {
    /// The side; the own one for `any`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owner: Party,
    /// The result for this side.
    pub verdict: Verdict,
}

impl EffectDef {
    /// Every set of cells that the effect refers to.
    pub fn cells(&self) -> impl Iterator<Item = &CellsDef> {
        let (one, other) = match self {
            Self::Clear(cells)
            | Self::Wall(cells)
            | Self::Open(cells)
            | Self::Moved(cells)
            | Self::Unmoved(cells)
            | Self::EnPassant(cells) => (Some(cells), None),
            Self::Place(place) => (Some(&place.cells), None),
            Self::Become(turned) => (Some(&turned.cells), None),
            Self::Convert(convert) => (Some(&convert.cells), None),
            Self::Move(shift) => (Some(&shift.cells), shift.to.as_ref()),
            Self::Swap(swap) => (Some(&swap.cells), Some(&swap.with)),
            Self::Rebirth(rebirth) => (rebirth.to.as_ref(), None),
            Self::Count(count) => (count.each.as_ref(), None),
            Self::Hand(_)
            | Self::NoCastling(_)
            | Self::NoEnPassant
            | Self::Turn(_)
            | Self::Result(_)
            | Self::Forbid => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// Every set of cells that the effect refers to, mutably.
    pub(crate) fn cells_mut(&mut self) -> impl Iterator<Item = &mut CellsDef> {
        let (one, other) = match self {
            Self::Clear(cells)
            | Self::Wall(cells)
            | Self::Open(cells)
            | Self::Moved(cells)
            | Self::Unmoved(cells)
            | Self::EnPassant(cells) => (Some(cells), None),
            Self::Place(place) => (Some(&mut place.cells), None),
            Self::Become(turned) => (Some(&mut turned.cells), None),
            Self::Convert(convert) => (Some(&mut convert.cells), None),
            Self::Move(shift) => (Some(&mut shift.cells), shift.to.as_mut()),
            Self::Swap(swap) => (Some(&mut swap.cells), Some(&mut swap.with)),
            Self::Rebirth(rebirth) => (rebirth.to.as_mut(), None),
            Self::Count(count) => (count.each.as_mut(), None),
            Self::Hand(_)
            | Self::NoCastling(_)
            | Self::NoEnPassant
            | Self::Turn(_)
            | Self::Result(_)
            | Self::Forbid => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// Whether the effect sends pieces to their homes.
    pub fn goes_home(&self) -> bool {
        match self {
            Self::Move(shift) => shift.home,
            Self::Rebirth(rebirth) => rebirth.to.is_none(),
            _ => false,
        }
    }

    /// Whether the effect can make a move illegal.
    pub fn may_forbid(&self) -> bool {
        match self {
            Self::Forbid => true,
            Self::Move(MoveEffect { blocked, .. })
            | Self::Swap(SwapEffect { blocked, .. })
            | Self::Rebirth(RebirthEffect { blocked, .. }) => *blocked == BlockedRule::Forbid,
            _ => false,
        }
    }

    /// Whether the effect changes pieces on the board, or the board itself.
    pub fn touches_board(&self) -> bool {
        matches!(
            self,
            Self::Clear(_)
                | Self::Place(_)
                | Self::Become(_)
                | Self::Convert(_)
                | Self::Move(_)
                | Self::Swap(_)
                | Self::Rebirth(_)
                | Self::Wall(_)
                | Self::Open(_)
        )
    }
}

impl TriggerDef {
    /// Every set of cells that the trigger refers to, with its path in the trigger.
    pub fn all_cells(&self) -> impl Iterator<Item = (String, &CellsDef)> {
        let tests = [("before", &self.before), ("when", &self.when)];
        let conditions = tests.into_iter().flat_map(|(key, list)| {
            list.iter().enumerate().filter_map(move |(i, condition)| {
                Some((format!("{key}[{i}].count.cells"), &condition.count.as_ref()?.cells))
            })
        });
        let effects = self.effects.iter().enumerate();
        conditions.chain(
            effects.flat_map(|(i, effect)| effect.cells().map(move |cells| (format!("do[{i}]"), cells))),
        )
    }
}

impl Definition {
    /// Whether some effect sends pieces to their homes. The home of a piece is the cell on which a piece of its kind and side
    /// starts: if there are several, the one of the colour of the cell where it stands or was captured; if that leaves more or
    /// less than one, the one on the file of that cell. Hexagons have no two colours.
    pub fn has_homes(&self) -> bool {
        self.effects().any(EffectDef::goes_home)
    }

    /// Whether triggers act when turns begin or end, or something changes the length of turns.
    pub(crate) fn has_timed_triggers(&self) -> bool {
        let timed = |trigger: &TriggerDef| {
            trigger.delay > 0
                || trigger.on.contains(&Event::TurnStart)
                || trigger.on.contains(&Event::TurnEnd)
        };
        self.triggers.iter().any(timed) || self.effects().any(|effect| matches!(effect, EffectDef::Turn(_)))
    }
}
