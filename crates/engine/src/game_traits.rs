//! Traits of a game that decide which techniques of the search are sound in it.

use chesswright_rules::definition::model::{ExtinctionDef, FlipRule, PassRule, Verdict};
use chesswright_rules::{Position, Rules, Side};

/// Traits of a game, read off its definition.
#[derive(Clone, Debug)]
pub(crate) struct GameTraits {
    /// More than two sides play.
    pub(crate) multi_side: bool,
    /// By side: the sides of its team, as bits.
    pub(crate) teams: [u8; 8],
    /// By side: it must capture if it can.
    forced_capture: Vec<bool>,
    /// Some side must capture if it can.
    pub(crate) any_forced_capture: bool,
    /// A move ends with placing a wall, so that there are very many moves.
    pub(crate) has_walls: bool,
    /// A side can be in check and must answer it.
    pub(crate) has_check: bool,
    /// Null-move pruning is sound: zugzwang is rare.
    pub(crate) null_move_ok: bool,
    /// A side wins by losing its pieces, all of them or all of a kind, as in antichess.
    pub(crate) losing_chess: bool,
    /// Captured pieces can be dropped from a hand.
    pub(crate) has_drops: bool,
    /// Two sides move in turn, one step each, so that a search of the same position with one move left out (singular
    /// extensions) and of captures alone (ProbCut) say something about the position.
    pub(crate) plain_turns: bool,
    /// A quiet move can win at once without giving check: by reaching a goal, by a last check that counts, and the like.
    pub(crate) quiet_wins: bool,
    /// Checks that capture nothing are worth a look in the quiescence search: a side must answer them at once.
    pub(crate) quiet_checks: bool,
    /// A number of checks wins the game.
    pub(crate) counts_checks: bool,
    /// Scores jump, because the game can end suddenly: margins are doubled.
    pub(crate) sudden_ends: bool,
    /// Nature decides something, so that there are nodes at which no side moves.
    pub(crate) has_chance: bool,
    /// A capture blows up the pieces around it, so that its victim does not say what it wins.
    pub(crate) has_blasts: bool,
    /// What searches say about static evals can be learnt by the last moves.
    pub(crate) correctable: bool,
}

impl GameTraits {
    pub(crate) fn of(rules: &Rules) -> Self {
        let game = rules.definition();
        let has_royal = game.pieces.values().any(|piece| piece.royal);
        let losing_chess = is_losing_chess(rules);
        let end = &game.end;
        let counts_checks = end.counts_checks();
        let has_goals = !end.goals.is_empty() || !end.connect.is_empty();
        let has_check = has_royal && game.any_side(|side| game.check.binding_for(side));
        let plain_turns = has_plain_turns(rules) && game.chance.is_none();
        Self {
            multi_side: rules.sides() > 2,
            teams: std::array::from_fn(|side| rules.team(Side(side as u8))),
            forced_capture: game.sides.iter().map(|side| game.capture.forced_for(&side.name)).collect(),
            any_forced_capture: game.any_side(|side| game.capture.forced_for(side)),
            has_walls: game.walls.is_some(),
            has_check,
            null_move_ok: has_royal && !losing_chess && moving_helps(rules) && game.chance.is_none(),
            losing_chess,
            has_drops: game.hand.is_some(),
            plain_turns,
            has_chance: game.chance.is_some(),
            quiet_wins: has_goals || counts_checks || !has_royal,
            quiet_checks: has_check
                && plain_turns
                && !losing_chess
                && game.walls.is_none()
                && !game.any_side(|side| game.check.forbidden_for(side)),
            counts_checks,
            sudden_ends: counts_checks || end.extinction.iter().any(|each| !each.pieces.is_empty()),
            has_blasts: game.capture.blast.is_some(),
            correctable: rules.sides() == 2 && game.terrain.is_none(),
        }
    }

    /// Whether the side to move must capture if it can.
    pub(crate) fn forces_capture(&self, position: &Position) -> bool {
        self.any_forced_capture && self.forced_capture[position.turn().index()]
    }
}

/// Whether a side wins when its own pieces run out. A royal that may not be captured can never be lost, so an extinction
/// that counts such a royal does not make a losing game.
fn is_losing_chess(rules: &Rules) -> bool {
    let game = rules.definition();
    let counts_royals = |extinction: &ExtinctionDef| {
        let counts = |name: &String| extinction.pieces.is_empty() || extinction.pieces.contains(name);
        game.pieces.iter().any(|(name, piece)| piece.royal && counts(name))
            && game.every_side(|side| game.check.binding_for(side))
    };
    let can_happen = |extinction: &ExtinctionDef| extinction.at_most > 0 || !counts_royals(extinction);
    game.end.extinction.iter().any(|each| each.verdict == Verdict::Win && can_happen(each))
}

/// Whether there are two sides and a turn is one step.
fn has_plain_turns(rules: &Rules) -> bool {
    let game = rules.definition();
    rules.sides() == 2
        && game.every_side(|side| game.turn.steps_for(side) == 1)
        && game.turn.grows_by == 0
        && game.turn.first_steps.is_none_or(|steps| steps == 1)
}

/// Whether a turn is one step, and having a turn is hardly ever worse than not having it.
fn moving_helps(rules: &Rules) -> bool {
    let game = rules.definition();
    let endless_hand = game.hand.as_ref().is_some_and(|hand| !hand.endless.is_empty());
    has_plain_turns(rules)
        && game.walls.is_none()
        && !endless_hand
        && !game.any_side(|side| game.capture.forced_for(side))
        && game.every_side(|side| game.turn.pass_for(side) != PassRule::Stuck)
        && game.every_side(|side| game.capture.flips_for(side) == FlipRule::None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn traits(name: &str) -> GameTraits {
        let game = chesswright_catalog::definition(name).expect("it is built in");
        GameTraits::of(&Rules::new(&game).expect("it compiles"))
    }

    #[test]
    fn traits_are_read_from_the_definition() {
        for name in ["chess", "crazyhouse", "xiangqi", "shogi", "atomic", "makruk"] {
            let traits = traits(name);
            assert!(traits.plain_turns && traits.null_move_ok && !traits.quiet_wins, "{name}: {traits:?}");
        }
        assert!(traits("atomic").has_blasts && !traits("chess").has_blasts);
        for name in ["kingofthehill", "racingkings", "3check", "breakthrough"] {
            assert!(traits(name).quiet_wins, "{name}");
        }
        assert!(traits("3check").sudden_ends && !traits("chess").sudden_ends);
        assert!(traits("3check").counts_checks && !traits("kingofthehill").counts_checks);
        assert!(traits("antichess").losing_chess && !traits("antichess").null_move_ok);
        assert!(!traits("marseillais").plain_turns);
        // In racing kings nobody may give check, in duck chess nobody has to answer it, and in antichess it is no threat.
        for (name, quiet_checks) in
            [("chess", true), ("shogi", true), ("racingkings", false), ("duck", false), ("antichess", false)]
        {
            assert_eq!(traits(name).quiet_checks, quiet_checks, "{name}");
        }
    }
}
