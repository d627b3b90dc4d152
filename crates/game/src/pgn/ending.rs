//! Ends of games in PGN: the result and the tag `Termination`.

use chesswright_notation::pgn::GameResult;
use chesswright_rules::{Rules, Side};

use crate::ending::{Cause, Decision, Ending};

/// The value of the tag `Termination` if the result says everything.
const NORMAL: &str = "normal";

/// The result of a game.
pub(super) fn result(ending: Option<&Ending>, rules: &Rules) -> GameResult {
    let sides = rules.sides() as u8;
    match ending.map(|ending| ending.decision) {
        Some(Decision::Won(side)) => GameResult::Won { winners: rules.team(side), sides },
        Some(Decision::Drawn) => GameResult::Drawn { sides },
        Some(Decision::Lost(_) | Decision::Void) | None => GameResult::Unknown,
    }
}

/// The value of the tag `Termination`, if it is needed.
pub(super) fn termination(ending: &Ending) -> Option<String> {
    Some(match &ending.cause {
        Cause::Rules(_) => return None,
        Cause::Resignation(_) | Cause::Agreement => NORMAL.into(),
        Cause::Time(_) => "time forfeit".into(),
        Cause::TimeWithoutMaterial(_) => "time forfeit without material".into(),
        Cause::Abort => "abandoned".into(),
        Cause::Other(text) => text.clone(),
    })
}

/// The end that a result and a tag describe. `None` for an unfinished game.
pub(super) fn ending(result: GameResult, termination: Option<&str>) -> Option<Ending> {
    let text = termination.unwrap_or(NORMAL);
    let plain = text.to_lowercase();
    let (decision, loser) = match result {
        GameResult::Unknown if plain == "abandoned" => {
            return Some(Ending { decision: Decision::Void, cause: Cause::Abort });
        }
        GameResult::Unknown => return None,
        GameResult::Drawn { .. } => (Decision::Drawn, None),
        GameResult::Won { winners, sides } => {
            let side = winners.trailing_zeros() as u8;
            (Decision::Won(Side(side)), (sides == 2).then(|| Side(1 - side.min(1))))
        }
    };
    let cause = match (plain.as_str(), loser) {
        (NORMAL, Some(loser)) => Cause::Resignation(loser),
        (NORMAL, None) if decision == Decision::Drawn => Cause::Agreement,
        ("time forfeit", Some(loser)) => Cause::Time(loser),
        ("abandoned", _) => Cause::Abort,
        _ => Cause::Other(text.to_owned()),
    };
    Some(Ending { decision, cause })
}
