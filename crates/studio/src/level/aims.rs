//! Goals and enemies for which there are buttons.

use chesswright_catalog::level::{Ai, Control, Goal, Level, Side, Who};

/// A goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A piece reaches an exit.
    Exit,
    /// All pieces reach exits.
    AllExit,
    /// All enemies are captured.
    TakeAll,
    /// The enemy's king is captured.
    TakeKing,
    /// All coins are taken.
    Coins,
    /// Every cell is visited.
    Visit,
    /// A pawn is promoted.
    Promote,
    /// Ten rounds are survived.
    Survive,
    /// The enemy's king is mated in two moves.
    Mate,
}

impl Aim {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Exit,
        Self::AllExit,
        Self::TakeAll,
        Self::TakeKing,
        Self::Coins,
        Self::Visit,
        Self::Promote,
        Self::Survive,
        Self::Mate,
    ];

    /// Its name for scripts and texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Exit => "exit",
            Self::AllExit => "all-exit",
            Self::TakeAll => "take-all",
            Self::TakeKing => "take-king",
            Self::Coins => "coins",
            Self::Visit => "visit",
            Self::Promote => "promote",
            Self::Survive => "survive",
            Self::Mate => "mate",
        }
    }

    fn is(self, goal: &Goal) -> bool {
        match (self, goal) {
            (Self::Exit, Goal::Exit { count, .. }) => count.is_some(),
            (Self::AllExit, Goal::Exit { count, .. }) => count.is_none(),
            (Self::TakeAll, Goal::TakeAll(_))
            | (Self::Visit, Goal::Visit(_))
            | (Self::Promote, Goal::Promote(_))
            | (Self::Survive, Goal::Survive(_))
            | (Self::Mate, Goal::Mate(_)) => true,
            (Self::TakeKing, Goal::Take(who)) => who.kind.as_deref() == Some("king"),
            (Self::Coins, Goal::Collect { item, .. }) => item == "coin",
            _ => false,
        }
    }

    fn goal(self, level: &Level) -> Goal {
        let exit = |count| Goal::Exit { who: Who::default(), count, leaves: None };
        match self {
            Self::Exit => exit(Some(1)),
            Self::AllExit => exit(None),
            Self::TakeAll => Goal::TakeAll(None),
            Self::TakeKing => Goal::Take(Who { kind: Some("king".into()), ..Who::default() }),
            Self::Coins => {
                let coins = level.items.iter().filter(|(_, item)| item.word() == "coin").count();
                Goal::Collect { item: "coin".into(), colour: None, count: coins.max(1) as u16 }
            }
            Self::Visit => Goal::Visit(vec![]),
            Self::Promote => Goal::Promote(1),
            Self::Survive => Goal::Survive(10),
            Self::Mate => Goal::Mate(2),
        }
    }
}

pub(super) fn has(level: &Level, aim: Aim) -> bool {
    level.win.iter().any(|goal| aim.is(goal))
}

pub(super) fn set(level: &mut Level, aim: Aim, on: bool) {
    let other = match aim {
        Aim::Exit => Some(Aim::AllExit),
        Aim::AllExit => Some(Aim::Exit),
        _ => None,
    };
    if has(level, aim) == on {
        return;
    }
    level.win.retain(|goal| !aim.is(goal) && !other.is_some_and(|other| other.is(goal)));
    if on {
        // Checkmate stands alone, and whoever is to be mated must move.
        level.win.retain(|goal| (aim == Aim::Mate) == Aim::Mate.is(goal));
        if aim == Aim::Mate {
            set_enemy(level, Enemy::Defender);
        }
        let goal = aim.goal(level);
        level.win.push(goal);
    }
}

/// The number of coins to take follows the coins on the board.
pub(super) fn follow_coins(level: &mut Level, before: usize) {
    let coins = level.items.iter().filter(|(_, item)| item.word() == "coin").count();
    for goal in &mut level.win {
        if let Goal::Collect { item, count, .. } = goal
            && item == "coin"
            && usize::from(*count) == before.max(1)
        {
            *count = coins.max(1) as u16;
        }
    }
}

/// How enemies play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Enemy {
    /// They never move.
    None,
    /// They capture what they can, and wait otherwise.
    Guard,
    /// They capture, or come closer.
    Hunter,
    /// They follow their routes.
    Patrol,
    /// They flee.
    Flee,
    /// They mirror the player.
    Mirror,
    /// They think two moves ahead.
    Thinker,
    /// They delay checkmate as long as they can.
    Defender,
}

impl Enemy {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::None,
        Self::Guard,
        Self::Hunter,
        Self::Patrol,
        Self::Flee,
        Self::Mirror,
        Self::Thinker,
        Self::Defender,
    ];

    /// Its name for scripts and texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Guard => "guard",
            Self::Hunter => "hunter",
            Self::Patrol => "patrol",
            Self::Flee => "flee",
            Self::Mirror => "mirror",
            Self::Thinker => "thinker",
            Self::Defender => "defender",
        }
    }

    fn control(self) -> Control {
        match self {
            Self::None => Control::None,
            Self::Guard => Control::Ai(Ai::Guard),
            Self::Hunter => Control::Ai(Ai::Hunter),
            Self::Patrol => Control::Ai(Ai::Patrol),
            Self::Flee => Control::Ai(Ai::Flee),
            Self::Mirror => Control::Ai(Ai::Mirror),
            Self::Thinker => Control::Ai(Ai::Minimax(2)),
            Self::Defender => Control::Ai(Ai::Defender),
        }
    }
}

/// The side of the enemies: the first one that is not a person's.
pub(super) fn foe(level: &Level) -> Option<&Side> {
    level.sides.iter().find(|side| side.control != Control::Human)
}

/// How the enemies play, if there is a button for that.
pub(super) fn enemy(level: &Level) -> Option<Enemy> {
    let control = &foe(level)?.control;
    Enemy::ALL.into_iter().find(|enemy| enemy.control() == *control)
}

pub(super) fn set_enemy(level: &mut Level, enemy: Enemy) {
    match level.sides.iter_mut().find(|side| side.control != Control::Human) {
        Some(side) => {
            let usual = Side::new(&side.id, side.control.clone());
            let next = Side::new(&side.id, enemy.control());
            // What was chosen on purpose stays.
            side.each = if side.each == usual.each { next.each } else { side.each };
            side.takes_items =
                if side.takes_items == usual.takes_items { next.takes_items } else { side.takes_items };
            side.control = next.control;
        }
        None => level.sides.push(Side::new("foe", enemy.control())),
    }
}

#[cfg(test)]
mod tests {
    use chesswright_catalog::level;

    use super::*;

    #[test]
    fn checkmate_stands_alone_and_needs_somebody_who_moves() {
        let mut level = level::read("enemy: guard\ngoal: take all\n\nk..\n...\nK.R\n").expect("a level");
        set(&mut level, Aim::Mate, true);
        assert_eq!((level.win.as_slice(), enemy(&level)), (&[Goal::Mate(2)][..], Some(Enemy::Defender)));
        assert_eq!(level.problems(), []);
        set(&mut level, Aim::Promote, true);
        assert_eq!(level.win, [Goal::Promote(1)], "another goal takes its place");
    }
}
