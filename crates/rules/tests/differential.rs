//! Compares the core with an independent reference: random games of every built-in game and of random definitions.
//!
//! `CHESSWRIGHT_GAMES=N` plays N times as many games. `CHESSWRIGHT_SEED=S` or `CHESSWRIGHT_SEED=FROM..TO` selects the
//! seeds of the random definitions. `CHESSWRIGHT_PRINT=1` prints each of them, and `CHESSWRIGHT_USING=TEXT` leaves out those whose
//! JSON does not contain the text, such as `"petrifies"`.

#![expect(clippy::print_stderr, reason = "a long run tells how far it is")]

use std::collections::BTreeMap;

use crate::reference;

use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{CapturedRule, CheckBan, CheckingCaptures, EffectDef, TurnDef};
use chesswright_rules::{Move, Rules, Setup};
use reference::compare::{Mismatch, Play, STEPS, Tally, play};
use reference::game::Game;
use reference::invent::definition;
use reference::random::Random;
use reference::shrink::shrink;
use reference::situation::Situation;

/// The factor by which to increase the number of games.
fn games() -> u64 {
    std::env::var("CHESSWRIGHT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

#[test]
fn every_built_in_game_agrees() {
    let only = std::env::var("CHESSWRIGHT_ONLY").ok();
    let mut total = Tally::default();
    let mut wrong = vec![];
    for name in chesswright_catalog::names().filter(|name| only.as_ref().is_none_or(|only| only == name)) {
        let Some(definition) = chesswright_catalog::definition(name) else {
            wrong.push(format!("{name} cannot be read"));
            continue;
        };
        let clock = std::time::Instant::now();
        for seed in 0..games() {
            match play(&definition, &Play { seed, plies: 150, setup: None, effort: 350, steps: u64::MAX }) {
                Ok(tally) => total += tally,
                Err(mismatch) => {
                    wrong.push(format!(
                        "{name}, seed {seed}: {}\n  after {}",
                        mismatch.what,
                        mismatch.path.join(", ")
                    ));
                    break;
                }
            }
        }
        eprintln!("{name}: {:?}", clock.elapsed());
    }
    eprintln!("{total:?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn trees_have_as_many_leaves() {
    let mut wrong = vec![];
    for name in chesswright_catalog::names() {
        let Some(definition) = chesswright_catalog::definition(name) else { continue };
        let (Ok(rules), Some(game)) = (Rules::new(&definition), Game::new(&definition)) else {
            wrong.push(format!("{name} cannot be compiled"));
            continue;
        };
        let start = Situation::start(&game);
        // With so many moves at once, depth 2 takes the reference long.
        let depths = if rules.start().perft(1) < 60 { 2 } else { 1 };
        for depth in 1..=depths {
            let (core, reference) = (rules.start().perft(depth), game.perft(&start, depth));
            if core != reference {
                wrong.push(format!("{name} at depth {depth}: core {core}, reference {reference}"));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Castling from any cells between the rooks, in games with gates, as in Chess960.
#[test]
fn gates_and_shuffled_castlings_agree() {
    let mut wrong = vec![];
    for (name, seed) in
        ["seirawan", "shouse"].into_iter().flat_map(|name| (0..6 * games()).map(move |s| (name, s)))
    {
        let definition = chesswright_catalog::definition(name).expect("a built-in game");
        let rules = Rules::new(&definition).expect("a built-in game compiles");
        let how =
            Play { seed, plies: 80, setup: Some(shuffled(&rules, seed)), effort: 1200, steps: u64::MAX };
        if let Err(mismatch) = play(&definition, &how) {
            wrong.push(format!(
                "{name}, seed {seed}: {}\n  after {}",
                mismatch.what,
                mismatch.path.join(", ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// The start position with the pieces of the first and last ranks shuffled, the king between the rooks.
fn shuffled(rules: &Rules, seed: u64) -> Setup {
    let mut random = Random::new(seed);
    let kind = |name| rules.kind(name).expect("a piece of chess");
    let (king, rook) = (kind("king"), kind("rook"));
    let mut setup = rules.start_setup();
    let mut order: Vec<usize> = (0..8).collect();
    let first: Vec<_> = setup.pieces.iter().take(8).map(|(_, piece)| piece.kind).collect();
    loop {
        random.shuffle(&mut order);
        let line: Vec<_> = order.iter().map(|&place| first[place]).collect();
        let rooks: Vec<usize> = (0..8).filter(|&file| line[file] == rook).collect();
        let between =
            line.iter().position(|&kind| kind == king).is_some_and(|at| rooks[0] < at && at < rooks[1]);
        if between {
            let last = setup.pieces.len() - 8;
            for (file, &kind) in line.iter().enumerate() {
                setup.pieces[file].1.kind = kind;
                setup.pieces[last + file].1.kind = kind;
            }
            return setup;
        }
    }
}

/// Two kinds of royals, and pieces that may capture only one of them and give no check to the other.
const CHOOSY: &str = r#"
name = "choosy"
extends = "chess"
setup = "rnbqkbpr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBPR"
castling = false
pieces.king.capturable-by = ["knight", "rook", "pawn", "king"]
[pieces.prince]
letter = "d"
betza = "K"
royal = true
capturable-by = ["bishop", "queen", "pawn", "wanderer"]
[pieces.wanderer]
letter = "w"
betza = "mWaW"
"#;

#[test]
fn captors_that_choose_among_royals_agree() {
    for rows in ["rnbqkbdr/ppppwppp/8/8/8/8/PPPPWPPP/RNBQKBDR", "r2dk3/2q2b2/3w4/8/8/3W4/2B2Q2/3DK2R"] {
        let text = CHOOSY.replace("rnbqkbpr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBPR", rows);
        let definition = Definition::from_toml(&text, &chesswright_catalog::Catalog).unwrap();
        for seed in 0..5 * games() {
            let how = Play { seed, plies: 60, setup: None, effort: 1000, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{rows}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
    }
}

/// Turns of several steps. Only after the last one does a check remain.
const STEPPED: &str = r#"
name = "stepped"
extends = "chess"
setup = "3k4/8/2q5/8/8/5Q2/8/4K3"
castling = false
[turn]
steps = 2
first-steps = 1
check-ends = false
[end]
move-rule = 5
move-rule-checks = 1
repetition = 3
perpetual-check-loses = true
"#;

#[test]
fn checks_of_turns_of_several_steps_agree() {
    for changed in ["check-ends = false", "check-ends = true"] {
        let text = STEPPED.replace("check-ends = false", changed);
        let definition = Definition::from_toml(&text, &chesswright_catalog::Catalog).unwrap();
        for seed in 0..20 * games() {
            let how = Play { seed, plies: 60, setup: None, effort: 1000, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{changed}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
    }
}

/// A capture next to the player's own king blows it up, wherever the duck goes.
#[test]
fn blasts_with_walls_agree() {
    for put in ["duck", "anywhere"] {
        let text = format!("name = \"blasts-and-walls\"\nextends = \"atomic\"\nwalls.put = \"{put}\"\n");
        let definition = Definition::from_toml(&text, &chesswright_catalog::Catalog).unwrap();
        for seed in 0..2 * games() {
            let how = Play { seed, plies: 80, setup: None, effort: 20_000, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{put}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
    }
}

/// Queens are royal too, and can be dropped. One may not be dropped onto an attacked cell.
const ROYAL_DROPS: &str = r#"
name = "royal-drops"
extends = "crazyhouse"
setup = { rows = "r3k3/8/8/8/8/8/8/4K2R", hand = "QQqqRr" }
castling = false
pieces.queen.royal = true
"#;

#[test]
fn royals_are_not_dropped_onto_attacked_cells() {
    let definition = Definition::from_toml(ROYAL_DROPS, &chesswright_catalog::Catalog).unwrap();
    let rules = Rules::new(&definition).expect("it compiles");
    let queen = rules.kind("queen");
    let dropped: Vec<&str> = rules
        .start()
        .legal_moves()
        .iter()
        .filter(|played| played.drop() == queen)
        .map(|played| rules.cell_name(played.to()))
        .collect::<Vec<_>>();
    // The rook on a8 attacks along its rank and file, and the king on e8 the cells next to it.
    assert!(!dropped.contains(&"a4") && !dropped.contains(&"b8") && !dropped.contains(&"d7"), "{dropped:?}");
    assert!(dropped.contains(&"b4") && dropped.contains(&"h8"), "{dropped:?}");
}

#[test]
fn games_with_royals_in_hand_agree() {
    // Queens are royal always, or only while there is just one.
    for change in ["", "pieces.queen.royal-up-to = 1"] {
        let text = format!("{ROYAL_DROPS}{change}");
        let definition = Definition::from_toml(&text, &chesswright_catalog::Catalog).unwrap();
        for seed in 0..4 * games() {
            let how = Play { seed, plies: 40, setup: None, effort: 1500, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{change}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
    }
}

/// A duke hops to the right over another piece, and leaps back to the left.
const DUKE: &str = r#"
name = "duke"
board = "3x3"
setup = "2k/K2/DR1"
pieces.king = { letter = "k", betza = "K", royal = true }
pieces.rook = "r:R"
pieces.duke = "d:lDgR"
end.move-rule-pieces = ["duke"]
"#;

#[test]
fn a_hop_that_a_leap_takes_back_does_not_reset_the_move_count() {
    let rules = Rules::new(&Definition::from_toml(DUKE, &()).unwrap()).expect("it compiles");
    let mut position = rules.start();
    let ends = |played: &Move| [played.from(), played.to()].map(|cell| rules.cell_name(cell));
    let hop = position.legal_moves().into_iter().find(|played| ends(played) == ["a1", "c1"]);
    let hop = hop.expect("the duke hops over the rook");
    position.play(&hop).expect("it is legal");
    assert_eq!(position.setup().clock, 1);
}

#[test]
fn random_definitions_agree() {
    let seeds = match std::env::var("CHESSWRIGHT_SEED") {
        Ok(text) => named_seeds(&text).expect("CHESSWRIGHT_SEED is a number, or two as in 100..200"),
        Err(_) => 0..60 * games(),
    };
    let using = std::env::var("CHESSWRIGHT_USING").ok();
    let mut played = false;
    let mut total = Tally::default();
    let mut uses: BTreeMap<&str, u64> = BTreeMap::new();
    let mut wrong = vec![];
    for seed in seeds {
        let definition = definition(seed);
        if using.as_ref().is_some_and(|part| !definition.canonical_json().contains(part)) {
            continue;
        }
        played = true;
        if std::env::var_os("CHESSWRIGHT_PRINT").is_some() {
            eprintln!("{}", definition.canonical_json());
        }
        let how = Play { seed, plies: 60, setup: None, effort: 1000, steps: STEPS };
        for name in primitives(&definition) {
            *uses.entry(name).or_default() += 1;
        }
        match play(&definition, &how) {
            Ok(tally) => total += tally,
            Err(mismatch) => {
                wrong.push(report(seed, &definition, &how, mismatch));
                if wrong.len() >= 5 {
                    break;
                }
            }
        }
    }
    assert!(
        played,
        "no definition was played: CHESSWRIGHT_SEED is empty, or no definition contains CHESSWRIGHT_USING"
    );
    eprintln!("{total:?}");
    let uses: Vec<String> = uses.iter().map(|(name, count)| format!("{name} {count}")).collect();
    eprintln!("uses: {}", uses.join(", "));
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// The parts of the language that a definition uses beyond pieces that move and capture.
fn primitives(definition: &Definition) -> Vec<&'static str> {
    let def = definition;
    let chance = def.chance.clone().unwrap_or_default();
    let moves = || def.pieces.values().flat_map(|piece| &piece.moves);
    let carries = |effect: &EffectDef| {
        matches!(effect, EffectDef::Move(_) | EffectDef::Swap(_) | EffectDef::Rebirth(_))
    };
    let triggers = serde_json::to_string(&def.triggers).unwrap_or_default();
    let related = ["along", "facing", "ahead", "reach", "crossing", "attacked-by", "beside"];
    let uses = [
        ("actions", !def.actions.is_empty()),
        ("blasts", def.capture.blast.is_some()),
        ("captured pieces drawn", chance.captured != CapturedRule::Nobody),
        ("carried pieces", def.triggers.iter().flat_map(|trigger| &trigger.effects).any(carries)),
        ("castling", !def.castling.is_empty()),
        ("chains", def.has_chains()),
        ("counted checks", def.end.counts_checks()),
        ("counters", !def.counters.is_empty()),
        ("covered pieces", chance.covered.is_some()),
        ("dice", !chance.dice.is_empty()),
        ("face-down pieces", chance.turns_up()),
        ("forbidden unless it mates", def.any_side(|side| def.check.ban_for(side) == CheckBan::UnlessMate)),
        ("forced captures", def.any_side(|side| def.capture.forced_for(side))),
        ("gates", def.gates.is_some()),
        ("goals", !def.end.goals.is_empty()),
        ("hands", def.hand.is_some()),
        ("influence", !def.influence.is_empty()),
        ("joined cells", !def.board.joins.is_empty()),
        ("joined edges", !def.board.glue.is_empty()),
        ("legal captures give check", def.check.captures == CheckingCaptures::Legal),
        ("lost pieces", !def.end.extinction.is_empty()),
        ("more than two sides", def.sides.len() > 2),
        ("moves with conditions", moves().any(|step| !step.when.is_empty())),
        ("pieces placed in lines", !def.end.connect.is_empty()),
        ("promotion", def.pieces.values().any(|piece| piece.promotion.is_some())),
        ("relations", related.iter().any(|key| triggers.contains(&format!("\"{key}\"")))),
        ("several steps a turn", def.turn != TurnDef::default()),
        ("teams", def.sides.iter().any(|side| !side.team.is_empty())),
        ("triggers", !def.triggers.is_empty()),
        ("walls", def.walls.is_some()),
    ];
    uses.into_iter().filter(|(_, used)| *used).map(|(name, _)| name).collect()
}

/// A definition that random tests found, on which the core once disagreed with the reference, and the seed of that game.
#[derive(serde::Deserialize)]
struct Found {
    game: u64,
    definition: serde_json::Value,
}

#[test]
fn definitions_that_once_disagreed_agree() {
    for line in include_str!("data/once_disagreed.jsonl").lines() {
        let found: Found = serde_json::from_str(line).expect("each line is a definition and a seed");
        let definition = Definition::from_json(&found.definition.to_string(), &chesswright_catalog::Catalog)
            .unwrap_or_else(|error| panic!("{error}\n{line}"));
        let how = Play { seed: found.game, plies: 60, setup: None, effort: 1000, steps: u64::MAX };
        if let Err(mismatch) = play(&definition, &how) {
            panic!("{}\n  after {}\n{line}", mismatch.what, mismatch.path.join(", "));
        }
    }
}

/// The seeds in a text.
fn named_seeds(text: &str) -> Option<std::ops::Range<u64>> {
    match text.split_once("..") {
        Some((from, to)) => Some(from.parse().ok()?..to.parse().ok()?),
        None => text.parse().ok().map(|seed: u64| seed..seed + 1),
    }
}

/// Everything needed to examine a disagreement.
fn report(seed: u64, definition: &Definition, how: &Play, mismatch: Mismatch) -> String {
    let first = format!("seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
    let (small, how, mismatch) = shrink(definition, how, mismatch);
    let json = serde_json::to_string(&small).unwrap_or_default();
    let text = format!("{}\n  after {}", mismatch.what, mismatch.path.join(", "));
    format!("{first}\nsmaller, game {}: {text}\n  at {}\n{json}", how.seed, mismatch.place)
}
