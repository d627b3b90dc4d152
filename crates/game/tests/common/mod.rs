//! Random games for the tests.
#![allow(dead_code, reason = "not every test needs everything")]

use chesswright_game::clock::TimeControl;
use chesswright_game::{Branch, Colour, Game, Mark, NodeId};
use chesswright_rules::prng::SplitMix64;
use chesswright_rules::{Rules, Side};

/// Pseudorandom numbers, the same in every run.
pub(crate) struct Dice(SplitMix64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed ^ 0x9E37_79B9_7F4A_7C15))
    }

    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        (self.0.next_u64() % sides.max(1) as u64) as usize
    }
}

pub(crate) fn rules(name: &str) -> Rules {
    let definition = chesswright_catalog::definition(name).expect("the catalogue has it");
    Rules::new(&definition).expect("built-in games compile")
}

pub(crate) fn built_in(name: &str) -> Option<Rules> {
    chesswright_catalog::definition(name).and_then(|definition| Rules::new(&definition).ok())
}

/// Any node of the tree.
pub(crate) fn any_node(game: &Game, dice: &mut Dice) -> NodeId {
    let ids = game.tree().ids();
    ids[dice.roll(ids.len())]
}

/// Applies a random action to a game, and advances `now`.
pub(crate) fn act(game: &mut Game, dice: &mut Dice, now: &mut u64) {
    *now += dice.roll(9000) as u64;
    match dice.roll(20) {
        0 | 1 => drop(game.undo(*now)),
        2 => drop(game.redo(*now)),
        3 => drop(game.go_to(any_node(game, dice), *now)),
        4 => drop(game.promote(any_node(game, dice))),
        5 if dice.roll(6) == 0 => drop(game.delete(any_node(game, dice), *now)),
        6 => note(game, dice),
        7 => {
            game.offer_take_back(Side(dice.roll(game.rules().sides()) as u8), *now);
        }
        8 if dice.roll(30) == 0 => drop(game.resign(game.position().turn(), *now)),
        9 if dice.roll(4) == 0 => drop(game.reopen()),
        _ => {
            let moves = game.position().legal_moves();
            let branch = if dice.roll(4) == 0 { Branch::Truncate } else { Branch::Variation };
            if let Some(played) = moves.get(dice.roll(moves.len())) {
                // The flag may have fallen, or the game may be over.
                let _ = game.play(played, branch, *now);
            }
        }
    }
}

fn note(game: &mut Game, dice: &mut Dice) {
    let cell = |dice: &mut Dice| dice.roll(game.rules().board().len()) as u16;
    let mark = Mark {
        colour: [Colour::Green, Colour::Red, Colour::Yellow, Colour::Blue][dice.roll(4)],
        from: cell(dice),
        to: if dice.roll(2) == 0 { None } else { Some(cell(dice)) },
    };
    let id = any_node(game, dice);
    let notes = game.notes_mut(id).expect("it is in the tree");
    match dice.roll(4) {
        0 => notes.before = "Before: {well} \"quoted\" \n ü".into(),
        1 => notes.after = format!("{} better", dice.roll(100)),
        2 => notes.nags.push(dice.roll(256) as u8),
        _ => notes.marks.push(mark),
    }
}

/// A game with many random actions, with or without a clock.
pub(crate) fn eventful(rules: &Rules, seed: u64, acts: usize) -> (Game, u64) {
    const CONTROLS: [&str; 5] = ["5+3", "2d2", "10|3x30", "4/1:1+5", "hourglass 2"];
    let mut dice = Dice::new(seed);
    let mut game = Game::new(rules);
    let mut now = 1_000_000;
    if let Some(control) = CONTROLS.get(dice.roll(CONTROLS.len() + 2)) {
        game.set_clock(control.parse::<TimeControl>().expect("it is a control"));
        game.start_clock(now);
    }
    if dice.roll(2) == 0 {
        game.players[0].name = "Ännchen \"A\"".into();
        game.players[0].rating = Some(1850);
        game.tags.insert("Event".into(), "Club evening".into());
        game.tags.insert("Annotator".into(), "Ben".into());
    }
    for _ in 0..acts {
        act(&mut game, &mut dice, &mut now);
    }
    (game, now)
}
