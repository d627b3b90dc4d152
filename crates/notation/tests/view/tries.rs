//! Games in which sides try their moves before an umpire: against what OpenSpiel's umpire says, against a naive reference, and that
//! nothing but what an umpire says tells positions apart.

use std::collections::{BTreeSet, HashMap};

use chesswright_notation::{observation, position};
use chesswright_rules::{Announcement, Choice, Definition, History, Position, Rules, Side};

use super::{Random, number, rules, told, umpire};

fn kriegspiel() -> Rules {
    Rules::new(&chesswright_catalog::definition("kriegspiel").expect("built in")).expect("it compiles")
}

/// Games with tries, on other boards and with hands, gates, several steps, teams, and other ways to see and to hear.
pub(super) fn games() -> Vec<(&'static str, Rules)> {
    let all = "view = { sees = \"own\", tries = \"all\", announces = { captures = true, names = \"pawn\", checks = \"check\" } }";
    let mover = "view = { sees = \"own\", tries = \"mover\", announces = { checks = \"line\" } }";
    let around = "view = { sees.around = \"K\", tries = \"mover\" }";
    let fog = "view = { sees = \"reach\", tries = \"all\", announces.captures = true }";
    let mut games: Vec<(&str, Rules)> = ["kriegspiel", "berkeley-kriegspiel"]
        .map(|name| (name, Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name)))
        .into();
    for (parent, lines) in [
        ("fischerandom", all),
        ("crazyhouse", all),
        ("crazyhouse", around),
        ("shogi", mover),
        ("grand", all),
        ("seirawan", mover),
        ("marseillais", all),
        ("knightmate", mover),
        (
            "nocheckatomic",
            "view = { sees = \"own\", tries = \"all\", announces = { captures = true, names = \"pawn\" } }",
        ),
        (
            "glinski",
            "view = { sees = \"own\", tries = \"all\", announces = { captures = true, checks = \"check\" } }",
        ),
        ("chess", around),
        ("chess", fog),
        ("four-player-teams", "view = { sees = \"own\", tries = \"mover\", announces.captures = true }"),
        (
            "antichess",
            "view = { sees = \"own\", tries = \"mover\", announces = { can-capture = [\"pawn\", \"king\"] } }",
        ),
    ] {
        games.push((parent, rules(parent, lines)));
    }
    games
}

/// What the side to move does that knows no more than this: the umpire plays it or refuses it.
fn attempt(position: &mut Position, choice: &Choice) -> bool {
    match position.chosen(choice) {
        Some(played) => {
            position.play(&played).expect("it is legal");
            true
        }
        None => {
            assert!(position.refuse(choice), "{choice:?} {}", position::write(position));
            false
        }
    }
}

#[test]
fn openspiel_has_the_same_tries_and_says_the_same() {
    let rules = kriegspiel();
    let (mut tries, mut refusals, mut captures) = (0, 0, 0);
    for line in include_str!("../data/kriegspiel.tsv").lines().filter(|line| !line.starts_with('#')) {
        let mut position = rules.start();
        for entry in line.split("; ") {
            let [count, text, said] = entry.split(' ').collect::<Vec<_>>()[..] else { panic!("{entry}") };
            let seen = position.observe(position.turn());
            let place = format!("{entry} in {}", position::write(&position));
            assert_eq!(seen.choices.len(), count.parse::<usize>().expect("a number"), "{place}");
            let choice = observation::read(&rules, &seen, text).unwrap_or_else(|| panic!("{place}")).clone();
            let passed = position.setup().en_passant;
            let captor = position.piece(choice.from).map(|piece| rules.kind_name(piece.kind).to_owned());
            let played = attempt(&mut position, &choice);
            tries += 1;
            refusals += u32::from(!played);
            if said == "end" || position.outcome().is_some() {
                break;
            }
            // That program is silent about checks, and about pawns that are captured en passant; and it counts each promotion.
            let mut ours = if played { "=".to_owned() } else { "no".to_owned() };
            let mut pawns = None;
            for announcement in position.observe(Side(0)).announced.iter().filter(|_| played) {
                match announcement {
                    Announcement::Captured(cell, kind) => {
                        if passed.contains(&choice.to) && captor.as_deref() == Some("pawn") {
                            continue;
                        }
                        captures += 1;
                        ours += rules.cell_name(*cell);
                        ours += if kind.is_some() { "p" } else { "" };
                    }
                    Announcement::CanCapture(_) => {
                        let takes = |played: &&chesswright_rules::Move| {
                            let kind = position.piece(played.from()).expect("a piece").kind;
                            rules.kind_name(kind) == "pawn" && !position.captures(played).is_empty()
                        };
                        pawns = Some(position.legal_moves().iter().filter(takes).count());
                    }
                    Announcement::Check(_) => {}
                }
            }
            ours += &pawns.map_or_else(String::new, |count| format!("/{count}"));
            assert_eq!(ours, said, "{place}");
        }
    }
    assert!(tries > 4000 && refusals > 1500 && captures > 300, "{tries} {refusals} {captures}");
}

#[test]
fn a_naive_umpire_says_the_same() {
    let rules = kriegspiel();
    let mut random = Random(0x16);
    let mut heard: HashMap<String, u32> = HashMap::new();
    for _ in 0..30 * number("CHESSWRIGHT_GAMES", 1) {
        let mut position = rules.start();
        let mut last = None;
        while position.outcome().is_none() && position.turns() < 160 {
            let said = umpire::said(last.as_ref().map(|(before, from, to)| (before, *from, *to)), &position);
            for side in [Side(0), Side(1)] {
                let seen = position.observe(side);
                let text = observation::write(&rules, &seen);
                let at = ["captured=", "check=", "can-capture="]
                    .iter()
                    .filter_map(|key| text.find(&format!(" {key}")))
                    .min();
                let ours = at.map_or("", |at| &text[at..]);
                assert_eq!(ours, said, "{} {side:?}", position::write(&position));
                let own: BTreeSet<_> = position.pieces().filter(|(_, piece)| piece.side == side).collect();
                assert_eq!(seen.pieces().collect::<BTreeSet<_>>(), own);
                let tries =
                    seen.choices.iter().map(|choice| (choice.from, choice.to, choice.promotion)).collect();
                let expected =
                    if position.turn() == side { umpire::tries(&position, side) } else { BTreeSet::new() };
                assert_eq!(expected, tries, "{} {side:?}", position::write(&position));
                assert_eq!(tries.len(), seen.choices.len());
            }
            for word in said.split([' ', ',']) {
                *heard.entry(word.split('=').next_back().unwrap_or_default().to_owned()).or_default() += 1;
            }
            let moves = position.legal_moves();
            let played = &moves[random.below(moves.len())];
            last = Some((position.clone(), played.from(), played.to()));
            position.play_unchecked(played);
        }
    }
    for line in ["file", "rank", "long-diagonal", "short-diagonal", "n"] {
        assert!(heard.get(line).is_some_and(|count| *count > 3), "{line}: {heard:?}");
    }
}

#[test]
fn every_legal_move_can_be_tried_and_all_others_are_refused_once() {
    let mut random = Random(0x77);
    for (name, rules) in games() {
        let (mut refusals, mut most) = (0, 0);
        for _ in 0..2 * number("CHESSWRIGHT_GAMES", 1) {
            let mut position = rules.start();
            for _ in 0..60 {
                if position.outcome().is_some() {
                    break;
                }
                let place = || format!("{name}: {}", position::write(&position));
                let side = position.turn();
                let seen = position.observe(side);
                let (key, texts) = (position.key(), position::write(&position));
                let legal: BTreeSet<Choice> =
                    position.legal_moves().iter().map(|played| position.choice(played)).collect();
                let tries: BTreeSet<Choice> = seen.choices.iter().cloned().collect();
                assert!(
                    legal.is_subset(&tries),
                    "{} cannot try {:?}",
                    place(),
                    legal.difference(&tries).next()
                );
                most = most.max(tries.len());
                let mut known = seen.clone();
                let mut umpired = position.clone();
                for choice in &seen.choices {
                    let refused = umpired.refuse(choice);
                    assert_eq!(refused, !legal.contains(choice), "{}", place());
                    if refused {
                        known.refuse(Some(choice));
                        refusals += 1;
                    }
                    assert!(!umpired.refuse(choice), "twice: {}", place());
                }
                // What is left is legal; nothing else has changed, and the side knows all of it by itself.
                let now = umpired.observe(side);
                assert_eq!(now, known, "{}", place());
                assert_eq!(now.choices.iter().cloned().collect::<BTreeSet<_>>(), legal, "{}", place());
                assert_eq!((umpired.key(), position::write(&umpired)), (key, texts), "{}", place());
                assert_eq!(now.before_refusals(), seen, "{}", place());
                let other = Side((side.0 + 1) % rules.sides() as u8);
                let noes = umpired.observe(other).noes;
                let heard =
                    rules.definition().view.tries == chesswright_rules::definition::model::TriesRule::All;
                assert_eq!(noes, if heard { now.noes } else { 0 }, "{}", place());
                // The next position begins anew, and going back finds the refusals again.
                let moves = umpired.legal_moves();
                umpired.play_unchecked(&moves[random.below(moves.len())]);
                assert_eq!(umpired.refused().count(), 0);
                assert_eq!(History::of(&umpired, side).at(position.played().count()), &now, "{}", place());
                umpired.undo();
                assert_eq!(umpired.observe(side), now);
                position.play_unchecked(&moves[random.below(moves.len())]);
            }
        }
        assert!(refusals > 100 && most < 1000, "{name}: {refusals} refusals, at most {most} tries");
    }
}

/// Both sides decide from what they know and from nothing else. Whenever a side has been told the same in two games that stand
/// differently, everything that it can ask has the same bytes.
#[test]
fn games_from_observations_alone_tell_nothing_else() {
    let mut pairs = vec![];
    for (name, rules) in games().into_iter().filter(|(_, rules)| rules.sides() == 2) {
        let mut known: HashMap<String, (u64, String)> = HashMap::new();
        let (mut differ, mut refusals) = (0_u32, 0_u32);
        for game in 0..100 * number("CHESSWRIGHT_GAMES", 1) {
            let mut position = rules.start();
            let (same, mut random) = (Side((game % 2) as u8), Random(game * 7919 + 1));
            let mut attempts = 0;
            while position.outcome().is_none() && attempts < 24 {
                attempts += 1;
                let turn = position.turn();
                let history = History::of(&position, turn);
                let seen = history.last();
                assert_eq!(*seen, position.observe(turn));
                let bytes = serde_json::to_string(&history).expect("plain data");
                let choice = if turn == same {
                    // This side does the same whenever it knows the same.
                    let sum = bytes
                        .bytes()
                        .fold(17_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
                    &seen.choices[Random(sum | 1).below(seen.choices.len())]
                } else {
                    &seen.choices[random.below(seen.choices.len())]
                };
                if turn == same {
                    let stands = (position.key(), told(&rules, seen));
                    let before = known.entry(format!("{same:?} {bytes}")).or_insert_with(|| stands.clone());
                    assert_eq!(before.1, stands.1, "{name}");
                    differ += u32::from(before.0 != stands.0);
                }
                refusals += u32::from(!attempt(&mut position, choice));
            }
        }
        assert!(refusals > 20, "{name}: {refusals} refusals");
        pairs.push((name, differ));
    }
    let few: Vec<_> = pairs.iter().filter(|(_, pairs)| *pairs < 10).collect();
    assert!(few.len() < 4, "{pairs:?}");
    assert!(pairs.iter().map(|(_, pairs)| pairs).sum::<u32>() > 1000, "{pairs:?}");
}

#[test]
fn games_without_tries_have_none() {
    let chess = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
    let mut position = chess.start();
    let illegal = Choice { from: 12, to: 36, ..Choice::default() };
    assert!(!position.refuse(&illegal));
    assert_eq!(position.observe(Side(0)).noes, 0);
    let says = |lines: &str| {
        let text = format!("name = \"x\"\nextends = \"xiangqi\"\n{lines}");
        Definition::from_toml(&text, &chesswright_catalog::Catalog).map(|_| ()).unwrap_err().to_string()
    };
    let error = says("view = { sees = \"own\", tries = \"mover\" }");
    assert!(error.contains("where `cannon` could go depends on more than what its side sees"), "{error}");
}
