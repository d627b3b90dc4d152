//! Why a level cannot be won, for people who make it: what the solver has found out, the most telling first.

use chesswright_catalog::level::{Goal, Level};
use chesswright_lab::{Answer, Untouched, Way, Why};

use super::Aim;

/// A reason why nothing wins. Cells are named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A key lies behind the door that it opens.
    ShutIn {
        /// The cell of the door.
        door: String,
        /// The cell of the key.
        key: String,
    },
    /// What would open a way, with the moves that it then takes.
    Way(Way, u32),
    /// These are never reached, taken or opened.
    Never(Untouched, Vec<String>),
    /// So many enemies are always left.
    Foes(usize),
    /// Goals that cannot be met even alone.
    Unmet(Vec<GoalName>),
    /// Each goal can be met, but not all of them.
    Together,
}

/// What a goal is called: by its button, or by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalName {
    /// There is a button for it.
    Aim(Aim),
    /// It has this number, from 1.
    Number(usize),
}

/// The reasons that an answer gives for a level.
pub(super) fn reasons(level: &Level, answer: &Answer) -> Vec<Reason> {
    let Some(why) = &answer.why else { return vec![] };
    let mut all = vec![];
    if let Some((door, key)) = &why.shut_in {
        all.push(Reason::ShutIn { door: door.clone(), key: key.clone() });
    }
    let (broad, narrow): (Vec<_>, Vec<_>) = why
        .ways
        .iter()
        .cloned()
        .partition(|(way, _)| matches!(way, Way::NoLimit | Way::Later | Way::Still | Way::NoEnemies));
    all.extend(broad.into_iter().map(|(way, moves)| Reason::Way(way, moves)));
    all.extend(never(why));
    all.extend(why.foes.map(Reason::Foes));
    // A single goal that is not met says nothing new.
    if level.win.len() > 1 {
        if why.unmet.is_empty() && answer.lost {
            all.push(Reason::Together);
        } else if !why.unmet.is_empty() {
            all.push(Reason::Unmet(why.unmet.iter().map(|&number| name(level, number)).collect()));
        }
    }
    all.extend(narrow.into_iter().map(|(way, moves)| Reason::Way(way, moves)));
    all
}

/// What is never touched, each sort once with all its cells.
fn never(why: &Why) -> Vec<Reason> {
    let mut all: Vec<(Untouched, Vec<String>)> = vec![];
    for (cell, what) in &why.untouched {
        // Keys, coins and other items are one sort.
        let same = |known: &Untouched| std::mem::discriminant(known) == std::mem::discriminant(what);
        match all.iter_mut().find(|(known, _)| same(known)) {
            Some((_, cells)) => cells.push(cell.clone()),
            None => all.push((what.clone(), vec![cell.clone()])),
        }
    }
    all.into_iter().map(|(what, cells)| Reason::Never(what, cells)).collect()
}

fn name(level: &Level, number: usize) -> GoalName {
    let aim = level.win.get(number).and_then(|goal: &Goal| Aim::ALL.into_iter().find(|aim| aim.is(goal)));
    aim.map_or(GoalName::Number(number + 1), GoalName::Aim)
}
