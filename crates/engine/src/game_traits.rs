//! What may be assumed about a game: which shortcuts of a search hold in it.

use chesswright_rules::Rules;
use chesswright_rules::definition::model::{ExtinctionDef, FlipRule, PassRule, Verdict};

/// What may be assumed about a game.
#[derive(Clone, Debug)]
pub(crate) struct Character {
    /// More than two sides.
    pub(crate) crowded: bool,
    /// Who can capture must.
    pub(crate) forced: bool,
    /// Moves end with a wall, so that there are very many of them.
    pub(crate) walls: bool,
    /// A side may be in check, and must do something about it.
    pub(crate) checks: bool,
    /// Having to move is hardly ever a misfortune, so that doing nothing tells whether a position is good.
    pub(crate) idle: bool,
    /// Losing pieces wins: all, or all of a kind.
    pub(crate) losing: bool,
    /// Pieces that are captured come back from a hand.
    pub(crate) drops: bool,
}

impl Character {
    pub(crate) fn of(rules: &Rules) -> Self {
        let game = rules.definition();
        let sides = rules.sides();
        let plain = sides == 2
            && game.turn.steps == 1
            && game.turn.grows_by == 0
            && game.turn.first_steps.is_none_or(|steps| steps == 1);
        let royal = game.pieces.values().any(|piece| piece.royal);
        // A royal is never captured, so that whoever has to lose it, too, cannot.
        let royals = |extinction: &ExtinctionDef| {
            let counts = |name: &String| extinction.pieces.is_empty() || extinction.pieces.contains(name);
            game.pieces.iter().any(|(name, piece)| piece.royal && counts(name)) && game.check.binding
        };
        let can_lose = |extinction: &ExtinctionDef| extinction.at_most > 0 || !royals(extinction);
        let losing = game.end.extinction.iter().any(|each| each.verdict == Verdict::Win && can_lose(each));
        let walls = game.walls.is_some();
        let places = game.hand.as_ref().is_some_and(|hand| !hand.endless.is_empty());
        let idle = plain
            && royal
            && !losing
            && !walls
            && !places
            && !game.capture.forced
            && game.turn.pass != PassRule::Stuck
            && game.capture.flips == FlipRule::None;
        Self {
            crowded: sides > 2,
            forced: game.capture.forced,
            walls,
            checks: royal && game.check.binding,
            idle,
            losing,
            drops: game.hand.is_some(),
        }
    }
}
