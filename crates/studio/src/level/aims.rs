//! Goals and enemies for which there are buttons.

use chesswright_catalog::level::{Ai, Control, Goal, Level, Loss, Overrides, Place, Side, Who};

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
    /// Some rounds are survived.
    Survive,
    /// The enemy's king is mated in a number of moves.
    Mate,
    /// A piece reaches each of the marked cells.
    Marked,
}

impl Aim {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Exit,
        Self::AllExit,
        Self::TakeAll,
        Self::TakeKing,
        Self::Coins,
        Self::Visit,
        Self::Promote,
        Self::Survive,
        Self::Mate,
        Self::Marked,
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
            Self::Marked => "marked",
        }
    }

    pub(super) fn is(self, goal: &Goal) -> bool {
        match (self, goal) {
            (Self::Exit, Goal::Exit { count, .. }) => count.is_some(),
            (Self::AllExit, Goal::Exit { count, .. }) => count.is_none(),
            (Self::TakeAll, Goal::TakeAll(_))
            | (Self::Visit, Goal::Visit(_))
            | (Self::Promote, Goal::Promote(_))
            | (Self::Survive, Goal::Survive(_))
            | (Self::Mate, Goal::Mate(_))
            | (Self::Marked, Goal::Place { .. }) => true,
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
            Self::Marked => Goal::Place { zone: vec![], who: Who::default(), count: None },
        }
    }
}

/// The number that belongs to a goal, if it has one: rounds, promotions, coins.
pub(super) fn amount(level: &Level, aim: Aim) -> Option<u16> {
    level.win.iter().find(|goal| aim.is(goal)).and_then(|goal| match goal {
        Goal::Survive(count) | Goal::Promote(count) | Goal::Mate(count) | Goal::Collect { count, .. } => {
            Some(*count)
        }
        _ => None,
    })
}

/// Sets that number.
pub(super) fn set_amount(level: &mut Level, aim: Aim, amount: u16) {
    for goal in level.win.iter_mut().filter(|goal| aim.is(goal)) {
        if let Goal::Survive(count) | Goal::Promote(count) | Goal::Mate(count) | Goal::Collect { count, .. } =
            goal
        {
            *count = amount.max(1);
        }
    }
}

/// The cells that pieces must reach.
pub(super) fn marked(level: &Level) -> &[Place] {
    let zones = level.win.iter().filter_map(|goal| match goal {
        Goal::Place { zone, .. } => Some(zone.as_slice()),
        _ => None,
    });
    zones.into_iter().next().unwrap_or_default()
}

/// Marks a cell that a piece must reach, or no longer. The goal comes with the first one and goes with the last.
pub(super) fn mark(level: &mut Level, at: Place) {
    set(level, Aim::Marked, true);
    for goal in &mut level.win {
        if let Goal::Place { zone, .. } = goal {
            match zone.iter().position(|cell| *cell == at) {
                Some(known) => drop(zone.remove(known)),
                None => zone.push(at),
            }
        }
    }
    level.win.retain(|goal| !matches!(goal, Goal::Place { zone, .. } if zone.is_empty()));
}

/// A way to lose for which there is a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fall {
    /// The player has no piece left.
    NoPieces,
    /// The player's king is captured.
    King,
}

impl Fall {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::NoPieces, Self::King];

    /// Its name for scripts and texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::NoPieces => "no-pieces",
            Self::King => "king",
        }
    }

    fn loss(self, level: &Level) -> Loss {
        match self {
            Self::NoPieces => {
                Loss::NoPieces(level.player().map_or_else(|| "you".to_owned(), |side| side.id.clone()))
            }
            Self::King => Loss::Lost(Who { kind: Some("king".into()), ..Who::default() }),
        }
    }
}

pub(super) fn falls(level: &Level, fall: Fall) -> bool {
    level.lose.contains(&fall.loss(level))
}

pub(super) fn set_fall(level: &mut Level, fall: Fall, on: bool) {
    let loss = fall.loss(level);
    level.lose.retain(|known| *known != loss);
    if on {
        level.lose.push(loss);
    }
}

/// A rule of this level that differs from the usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum House {
    /// Pawns that have not moved may step two cells.
    PawnDoubleStep,
    /// Kings must not be left in check.
    KingRoyal,
    /// Nothing passes diagonally between two obstacles.
    NoCornerCutting,
    /// Sliders pass items without taking them.
    SlidersPassItems,
    /// Sliders go on through doors that they open.
    DoorPass,
    /// Bombs set off other bombs.
    BombChain,
}

impl House {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::PawnDoubleStep,
        Self::KingRoyal,
        Self::NoCornerCutting,
        Self::SlidersPassItems,
        Self::DoorPass,
        Self::BombChain,
    ];

    /// Its name for scripts and texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::PawnDoubleStep => "pawn-double-step",
            Self::KingRoyal => "king-royal",
            Self::NoCornerCutting => "no-corner-cutting",
            Self::SlidersPassItems => "sliders-pass-items",
            Self::DoorPass => "door-pass",
            Self::BombChain => "bomb-chain",
        }
    }

    /// The switch of this rule.
    pub(super) fn switch(self, rules: &mut Overrides) -> &mut bool {
        match self {
            Self::PawnDoubleStep => &mut rules.pawn_double_step,
            Self::KingRoyal => &mut rules.king_royal,
            Self::NoCornerCutting => &mut rules.no_corner_cutting,
            Self::SlidersPassItems => &mut rules.sliders_pass_items,
            Self::DoorPass => &mut rules.door_pass,
            Self::BombChain => &mut rules.bomb_chain,
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
    /// They think some moves ahead.
    Thinker,
    /// They delay checkmate as long as they can.
    Defender,
    /// They play random moves, which no proof can foresee.
    Random,
}

/// How far a thinker looks ahead, if nobody says otherwise.
const AHEAD: u8 = 2;

impl Enemy {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::None,
        Self::Guard,
        Self::Hunter,
        Self::Patrol,
        Self::Flee,
        Self::Mirror,
        Self::Thinker,
        Self::Defender,
        Self::Random,
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
            Self::Random => "random",
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
            Self::Thinker => Control::Ai(Ai::Minimax(AHEAD)),
            Self::Defender => Control::Ai(Ai::Defender),
            Self::Random => Control::Ai(Ai::Random(1)),
        }
    }

    /// Whether this is how a side plays, however far it thinks.
    fn is(self, control: &Control) -> bool {
        match (self, control) {
            (Self::Thinker, Control::Ai(Ai::Minimax(_))) | (Self::Random, Control::Ai(Ai::Random(_))) => true,
            _ => self.control() == *control,
        }
    }
}

/// How many moves the enemies think ahead, if they do.
pub(super) fn depth(level: &Level) -> Option<u8> {
    match foe(level)?.control {
        Control::Ai(Ai::Minimax(depth)) => Some(depth),
        _ => None,
    }
}

pub(super) fn set_depth(level: &mut Level, moves: u8) {
    for side in &mut level.sides {
        if let Control::Ai(Ai::Minimax(depth)) = &mut side.control {
            *depth = moves;
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
    Enemy::ALL.into_iter().find(|enemy| enemy.is(control))
}

pub(super) fn set_enemy(level: &mut Level, enemy: Enemy) {
    match foe(level).map(|side| side.id.clone()) {
        Some(side) => set_enemy_of(level, &side, enemy),
        None => level.sides.push(Side::new("foe", enemy.control())),
    }
}

/// Chooses how a side plays.
pub(super) fn set_enemy_of(level: &mut Level, side: &str, enemy: Enemy) {
    for side in level.sides.iter_mut().filter(|known| known.id == side) {
        let usual = Side::new(&side.id, side.control.clone());
        let next = Side::new(&side.id, enemy.control());
        // What was chosen on purpose stays.
        side.each = if side.each == usual.each { next.each } else { side.each };
        side.takes_items =
            if side.takes_items == usual.takes_items { next.takes_items } else { side.takes_items };
        side.control = next.control;
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
