//! What captures do besides removing the captured piece, and whether royals can be lost in other ways.

use serde::{Deserialize, Serialize};

use super::{CellsDef, Definition, EffectDef, GateFrom, PieceDef, Sided, is_default, is_false};

/// What captures do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CaptureDef {
    /// A side that can capture must capture.
    #[serde(skip_serializing_if = "is_default")]
    pub forced: Sided<bool>,
    /// Of all captures, a side must make one that takes the most pieces.
    #[serde(skip_serializing_if = "is_default")]
    pub most: Sided<bool>,
    /// Whether a piece that has captured goes on capturing in the same move.
    #[serde(skip_serializing_if = "is_default")]
    pub chain: Sided<ChainRule>,
    /// When the pieces that a chain captures leave the board.
    #[serde(skip_serializing_if = "is_default")]
    pub removed: RemovalRule,
    /// Of two captures in a row, the second may not go straight back.
    #[serde(skip_serializing_if = "is_false")]
    pub no_turning_back: bool,
    /// Captures explode: they also remove the capturing piece and the pieces around (atomic chess).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blast: Option<BlastDef>,
    /// Kinds that turn into walls when they capture.
    #[serde(skip_serializing_if = "is_default")]
    pub petrifies: Sided<Vec<String>>,
    /// Which enemy pieces change sides when a piece arrives.
    #[serde(skip_serializing_if = "is_default")]
    pub flips: Sided<FlipRule>,
}

/// Whether a piece that has captured goes on capturing in the same move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChainRule {
    /// A move captures once.
    #[default]
    Never,
    /// It may.
    May,
    /// It must, as long as it can. If it can land on several cells behind a captured piece, it must choose one from which
    /// it can go on.
    Must,
}

/// When the pieces that a chain captures leave the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RemovalRule {
    /// Each with its capture.
    #[default]
    AtOnce,
    /// All at the end of the move. Until then they are obstacles and cannot be captured again.
    AtEnd,
}

/// Which pieces an explosion removes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct BlastDef {
    /// The cells around the captured piece, as the Betza string of a leaper.
    #[serde(skip_serializing_if = "is_king")]
    pub area: String,
    /// Kinds that survive an explosion nearby (pawns), but not as the capturing piece.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<String>,
    /// Kinds that survive an explosion even as the capturing piece.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub immune: Vec<String>,
    /// Every exploded piece leaves a wall.
    #[serde(skip_serializing_if = "is_false")]
    pub petrifies: bool,
}

impl Default for BlastDef {
    fn default() -> Self {
        Self { area: "K".into(), spares: vec![], immune: vec![], petrifies: false }
    }
}

fn is_king(area: &str) -> bool {
    area == "K"
}

/// Which enemy pieces change sides when a piece arrives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlipRule {
    /// None.
    #[default]
    None,
    /// Those in straight lines between this piece and another piece of its side (reversi).
    Lines,
    /// All adjacent ones (ataxx).
    Neighbours,
    /// All adjacent ones, if the piece moved, or if it was dropped next to a piece of its side (quadwrangle).
    Touched,
}

impl FlipRule {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 4] = [
        ("none", Self::None),
        ("lines", Self::Lines),
        ("neighbours", Self::Neighbours),
        ("touched", Self::Touched),
    ];
}

impl Definition {
    /// Whether the legality of a move depends on the position after it, because of triggers and actions, of pieces that enter
    /// from behind others, of drops that must be made if there is a cell for their wall, of royals that stop being royal when
    /// their side gets another one, or of royals that only some pieces may capture.
    pub fn judges_by_making(&self) -> bool {
        let bound = self.any_side(|side| self.check.binding_for(side));
        self.royals_may_vanish()
            || !self.actions.is_empty()
            || self.chance.is_some()
            || self.has_conditional_moves()
            || self.asks_for_captures()
            || (self.walls.is_some() && self.hand.as_ref().is_some_and(|hand| !hand.must.is_empty()))
            || (bound && self.has_choosy_captors())
    }

    /// Whether triggers or actions ask what pieces could capture.
    pub fn asks_for_captures(&self) -> bool {
        let triggers = self.triggers.iter().flat_map(|trigger| trigger.all_cells());
        let actions = self.actions.iter().flat_map(|action| action.all_cells());
        let chosen = self.actions.iter().filter_map(|action| action.cells.as_ref());
        triggers.chain(actions).map(|(_, cells)| cells).chain(chosen).any(CellsDef::asks_for_captures)
    }

    /// Whether some piece has moves that exist only while conditions hold, or while others lend them, so that a move can change what is attacked
    /// elsewhere.
    pub fn has_conditional_moves(&self) -> bool {
        !self.influence.is_empty()
            || self.pieces.values().flat_map(|piece| &piece.moves).any(|moves| !moves.when.is_empty())
    }

    /// Whether royals that must be kept safe can be lost without being captured: because of triggers, of pieces that
    /// enter from behind others, or because they stop being royal.
    pub(crate) fn royals_may_vanish(&self) -> bool {
        let decides = |effect: &EffectDef| effect.touches_board() || *effect == EffectDef::Forbid;
        let bound = self.any_side(|side| self.check.binding_for(side));
        self.gates.as_ref().is_some_and(|gates| gates.from == GateFrom::Behind)
            || self.effects().any(decides)
            || (bound && self.pieces.keys().any(|name| self.fades(name)))
    }

    /// Whether some kind may capture one kind of royal but not another.
    pub fn has_choosy_captors(&self) -> bool {
        let royals = || self.pieces.values().filter(|piece| piece.royal);
        let may = |captor: &String, royal: &PieceDef| {
            royal.capturable_by.as_ref().is_none_or(|captors| captors.contains(captor))
        };
        let mut captors = self.pieces.keys();
        captors.any(|captor| {
            royals().any(|royal| may(captor, royal)) && royals().any(|royal| !may(captor, royal))
        })
    }

    /// Whether a side can get more of a kind that is royal only while it is rare, or that is in danger only if all
    /// royals are attacked.
    fn fades(&self, name: &str) -> bool {
        let promotes = |piece: &PieceDef| match piece.promotion.as_ref().map(|promotion| &promotion.to) {
            Some(Sided::All(to)) => to.iter().any(|other| other == name),
            Some(Sided::Each(each)) => each.values().flatten().any(|other| other == name),
            None => false,
        };
        let piece = &self.pieces[name];
        let drops = self.hand.as_ref().is_some_and(|hand| hand.drops);
        piece.royal
            && (piece.royal_up_to.is_some() || self.any_side(|side| self.check.all_for(side)))
            && (drops || self.pieces.values().any(promotes))
    }
}
