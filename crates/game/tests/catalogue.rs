//! Properties of games of every built-in variant.

use crate::common;

use std::collections::HashMap;

use chesswright_game::save::{from_share, hash, load, save, share};
use chesswright_game::{Branch, Ending, Game, NodeId, read_move, write_move};
use chesswright_rules::Rules;
use common::{Dice, act, built_in, eventful};

/// The number of actions on each game, and the number of seeds.
const ACTS: usize = 60;
const SEEDS: u64 = 3;

fn every_variant(check: impl Fn(&str, &Rules, u64)) {
    for name in chesswright_catalog::names() {
        let rules = common::rules(name);
        for seed in 0..SEEDS {
            check(name, &rules, seed);
        }
    }
}

/// Finds these rules without compiling them again.
fn only(rules: &Rules) -> impl Fn(&str) -> Option<Rules> {
    move |name| (rules.definition().name == name).then(|| rules.clone())
}

/// The positions of all nodes that can be played to.
fn keys(game: &Game) -> Vec<Option<u64>> {
    let mut game = game.clone();
    let ids = game.tree().ids();
    ids.into_iter().map(|id| game.go_to(id, 0).then(|| game.position().key())).collect()
}

#[test]
fn saved_and_loaded_is_the_same() {
    every_variant(|name, rules, seed| {
        let (game, now) = eventful(rules, seed, ACTS);
        let text = save(&game, &only(rules), now);
        let loaded =
            load(&text, &only(rules)).unwrap_or_else(|error| panic!("{name} {seed}: {error}\n{text}"));
        assert_eq!(loaded.findings, [], "{name} {seed}\n{text}");
        assert_eq!(save(&loaded.game, &only(rules), 0), text, "{name} {seed}");
        assert_eq!(keys(&loaded.game), keys(&game), "{name} {seed}");
        assert_eq!(loaded.game.position().key(), game.position().key(), "{name} {seed}");
        assert_eq!(hash(&loaded.game), hash(&game), "{name} {seed}");

        let link = share(&game, &only(rules), now);
        assert!(link.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c)), "{link}");
        let shared = from_share(&link, &only(rules)).unwrap_or_else(|error| panic!("{name} {seed}: {error}"));
        assert_eq!(save(&shared.game, &only(rules), 0), text, "{name} {seed}");
    });
}

#[test]
fn a_game_carries_its_own_rules() {
    for name in ["chess", "three-crowns", "menagerie", "raumschach"] {
        let rules = common::rules(name);
        let (game, now) = eventful(&rules, 7, ACTS);
        let text = save(&game, &|_| None, now);
        let loaded = load(&text, &|_| None).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(loaded.findings, []);
        assert_eq!(loaded.game.rules().definition(), rules.definition());
        assert_eq!(save(&loaded.game, &|_| None, 0), text);
        // The content is the same whether or not the file contains the rules.
        assert_eq!(hash(&loaded.game), hash(&load(&save(&game, &built_in, now), &built_in).unwrap().game));
    }
}

#[test]
fn back_and_forth_leads_to_the_same_positions() {
    every_variant(|name, rules, seed| {
        let mut dice = Dice::new(seed + 100);
        let (mut game, mut now) = eventful(rules, seed, ACTS / 2);
        let mut seen: HashMap<NodeId, u64> = HashMap::new();
        for _ in 0..ACTS {
            // Ids are not used again, so a node always has the same position.
            let key = *seen.entry(game.here()).or_insert_with(|| game.position().key());
            assert_eq!(game.position().key(), key, "{name} {seed}");
            assert_eq!(game.position().key(), game.position().fresh_key(), "{name} {seed}");
            // The game remembers whether it has ended only as long as it stays where it is.
            if game.decided().is_none() {
                assert_eq!(game.ending(), Ending::unsupplied(game.position()), "{name} {seed}");
            }
            act(&mut game, &mut dice, &mut now);
        }
        // A move and what nature does after it go back and forth together.
        if game.position().awaits_chance() {
            game.undo(now);
        }
        let (here, key) = (game.here(), game.position().key());
        let mut steps = 0;
        while game.undo(now) {
            steps += 1;
        }
        assert_eq!(game.position().key(), game.start().key(), "{name} {seed}");
        for _ in 0..steps {
            assert!(game.redo(now), "{name} {seed}");
        }
        assert_eq!((game.here(), game.position().key()), (here, key), "{name} {seed}");
    });
}

#[test]
fn trees_keep_their_shape() {
    every_variant(|name, rules, seed| {
        let mut dice = Dice::new(seed + 200);
        let (mut game, mut now) = eventful(rules, seed, 10);
        for _ in 0..ACTS {
            act(&mut game, &mut dice, &mut now);
            let tree = game.tree();
            let ids = tree.ids();
            assert_eq!(ids.len(), tree.len() + 1, "{name} {seed}: every move hangs on the tree once");
            for &id in &ids {
                let node = tree.get(id).expect("it is listed");
                assert_eq!(node.parent().is_none(), id == NodeId::ROOT);
                assert!(node.parent().is_none_or(|parent| tree.children(parent).contains(&id)));
                for (i, child) in node.children().iter().enumerate() {
                    assert_eq!(tree.get(*child).and_then(|child| child.parent()), Some(id));
                    let twin = |other: &NodeId| {
                        tree.get(*other).unwrap().played() == tree.get(*child).unwrap().played()
                    };
                    assert!(!node.children()[..i].iter().any(twin), "{name} {seed}: a move is there twice");
                }
            }
            assert_eq!(game.path(), tree.path(game.here()));
            assert!(game.line().starts_with(game.path()));
            assert!(game.line().iter().all(|id| tree.get(*id).is_some()));
        }
    });
}

#[test]
fn move_texts_come_back() {
    every_variant(|name, rules, seed| {
        let mut dice = Dice::new(seed + 300);
        let mut game = Game::new(rules);
        for _ in 0..40 {
            let moves = game.position().legal_moves();
            // Reading one of them writes them all, so a sample of each position is enough.
            let each = moves.len().div_ceil(8).max(1);
            for played in moves.iter().skip(dice.roll(each)).step_by(each) {
                let text = write_move(game.position(), played);
                assert_eq!(read_move(game.position(), &text).as_ref(), Some(played), "{name} {seed}: {text}");
            }
            let Some(played) = moves.get(dice.roll(moves.len())) else { break };
            game.play(played, Branch::Variation, 0).expect("it is legal");
        }
    });
}
