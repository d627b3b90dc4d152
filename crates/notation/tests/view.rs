//! What a side sees in games that hide something: against what Fairy-Stockfish shows, against a naive reference, and that nothing
//! else leaves the door.
//!
//! `CHESSWRIGHT_GAMES=N` plays N times as many games.

use std::collections::BTreeSet;

use chesswright_notation::{observation, position};
use chesswright_rules::board::Cell;
use chesswright_rules::{
    Announcement, Choice, Definition, Kind, Observation, Piece, Position, Rules, Seen, Setup, Side,
};

mod dark;
mod tries;
mod umpire;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Pseudorandom numbers.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// A game of the catalogue with some more lines.
fn rules(parent: &str, lines: &str) -> Rules {
    let text = format!("name = \"hidden\"\nextends = \"{parent}\"\n{lines}\n");
    let game = Definition::from_toml(&text, &chesswright_catalog::Catalog)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    Rules::new(&game).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn fog_of_war() -> Rules {
    let game = chesswright_catalog::definition("fog-of-war").expect("the catalogue has it");
    Rules::new(&game).expect("it compiles")
}

/// Everything that a side is told, as bytes.
fn told(rules: &Rules, seen: &Observation) -> String {
    let moves: Vec<String> = observation::choices(rules, seen).into_iter().map(|(_, text)| text).collect();
    let bytes = serde_json::to_string(seen).expect("plain data");
    format!("{}\n{}\n{:016x}\n{bytes}", observation::write(rules, seen), moves.join(" "), seen.key())
}

#[test]
fn fairy_stockfish_shows_the_same_board() {
    let rules = fog_of_war();
    let mut wrong = vec![];
    let mut compared = 0;
    for line in include_str!("data/fog.tsv").lines().filter(|line| !line.starts_with('#')) {
        let (fen, shown) = line.split_once('\t').expect("two columns");
        let position = position::read(&rules, fen).expect(fen).position;
        let setup = position.setup();
        let mut seen = position.observe(position.turn());
        // A pawn that can be captured en passant is seen here; that program shows only the square where the captor arrives.
        if let Some(cell) = setup.en_passant_victim {
            let straight = seen.choices.iter().any(|choice| choice.to == cell);
            if matches!(seen.cell(cell), Seen::Piece(_)) && !straight {
                seen.cells[usize::from(cell)] = Seen::Unknown;
            }
        }
        let text = observation::write(&rules, &seen).replace('?', "*");
        let ours = text.split(' ').next().expect("a placement");
        compared += 1;
        if ours != shown {
            wrong.push(format!("{fen}: {ours} instead of {shown}"));
        }
    }
    assert!(compared > 140, "{compared} positions");
    assert!(wrong.is_empty(), "{}\n{} of {compared}", wrong.join("\n"), wrong.len());
}

#[test]
fn a_naive_reference_sees_and_moves_the_same() {
    let rules = fog_of_war();
    let mut random = Random(0x5eed);
    let mut positions = 0;
    for _ in 0..20 * number("CHESSWRIGHT_GAMES", 1) {
        let mut position = rules.start();
        while position.outcome().is_none() && position.turns() < 160 {
            for side in [Side(0), Side(1)] {
                let seen = position.observe(side);
                let naive = dark::Eyes::of(&position, side);
                let lit: BTreeSet<Cell> = (0..64).filter(|&cell| seen.cell(cell) != Seen::Unknown).collect();
                assert_eq!(lit, naive.seen, "{} {side:?}", position::write(&position));
                let moves: BTreeSet<_> =
                    seen.choices.iter().map(|choice| (choice.from, choice.to, choice.promotion)).collect();
                let expected = if position.turn() == side { naive.moves } else { BTreeSet::new() };
                assert_eq!(moves, expected, "{} {side:?}", position::write(&position));
                assert_eq!(moves.len(), seen.choices.len());
                positions += 1;
            }
            let moves = position.legal_moves();
            position.play_unchecked(&moves[random.below(moves.len())]);
        }
    }
    assert!(positions > 1000, "{positions}");
}

/// The games whose views are compared: several sides, teams, hands, gates, walls, several steps, other boards.
fn games() -> Vec<(&'static str, Rules)> {
    const FOG: &str = "check.binding = false\nview.sees = \"reach\"";
    let neighbours = "check.binding = false\nview.sees.around = \"K\"";
    let own = "check.binding = false\nview.sees = \"own\"";
    let mut games = vec![("fog-of-war", fog_of_war())];
    for parent in [
        "chess",
        "fischerandom",
        "crazyhouse",
        "marseillais",
        "monster",
        "duck",
        "nocheckatomic",
        "seirawan",
        "xiangqi",
        "shogi",
        "grand",
        "glinski",
        "three-crowns",
        "four-player-chess",
        "four-player-teams",
        "english-draughts",
        "spawn",
        "andernach",
        "extinction",
        "3check",
    ] {
        games.push((parent, rules(parent, FOG)));
        if matches!(
            parent,
            "chess" | "crazyhouse" | "xiangqi" | "four-player-teams" | "english-draughts" | "spawn"
        ) {
            games.push((parent, rules(parent, neighbours)));
            games.push((parent, rules(parent, own)));
        }
    }
    let jieqi = chesswright_catalog::definition("jieqi").expect("the catalogue has it");
    games.push(("jieqi", Rules::new(&jieqi).expect("it compiles")));
    games.extend(tries::games());
    games
}

/// The same set-up with what a side does not know of it changed at random.
fn rearranged(rules: &Rules, position: &Position, seen: &Observation, random: &mut Random) -> Setup {
    let own = |side: Side| rules.are_allied(seen.side, side);
    let mut setup = position.setup();
    let hidden: Vec<Cell> = rules
        .board()
        .cells()
        .filter(|&cell| seen.cell(cell) == Seen::Unknown && !setup.walls.contains(&cell))
        .collect();
    let (mut unseen, mut pieces): (Vec<_>, Vec<_>) =
        setup.pieces.iter().partition(|(cell, _)| hidden.contains(cell));
    match random.below(4) {
        // Some pieces elsewhere.
        0 | 1 => {
            for i in 0..unseen.len() {
                let cell = hidden[random.below(hidden.len())];
                if random.one_in(3) && unseen.iter().all(|(other, _)| *other != cell) {
                    unseen[i].0 = cell;
                }
            }
        }
        // Two pieces changed for each other.
        2 if unseen.len() > 1 => {
            let (one, other) = (random.below(unseen.len()), random.below(unseen.len()));
            let piece = unseen[one].1;
            unseen[one].1 = unseen[other].1;
            unseen[other].1 = piece;
        }
        // Another kind, or none.
        _ if !unseen.is_empty() => {
            let (one, other) = (random.below(unseen.len()), random.below(unseen.len()));
            if random.one_in(2) {
                unseen[one].1 = Piece { kind: unseen[other].1.kind, ..unseen[one].1 };
            } else {
                unseen.remove(one);
            }
        }
        _ => {}
    }
    pieces.append(&mut unseen);
    setup.pieces = pieces;
    redraw(rules, &mut setup, own, random);
    // What belongs to others or is told to nobody.
    if random.one_in(2) {
        let own = |side: Side| !rules.hides_cells() || own(side);
        setup.castling.retain(|right| own(Side(right.side)));
        setup.clock = random.below(60) as u16;
        setup.hands.retain(|&(side, ..)| own(side));
        setup.promoted.retain(|cell| seen.promoted.contains(cell));
        if rules.definition().end.counts_checks() {
            setup.checks.iter_mut().for_each(|given| *given = random.below(2) as u8);
        }
        setup.gates.retain(|(_, piece)| own(piece.side));
    }
    let at = |cell: Cell| setup.pieces.iter().find(|(other, _)| *other == cell).map(|(_, piece)| *piece);
    let stands = |cell: &Cell| at(*cell).is_some() && at(*cell) == position.piece(*cell);
    let gone = setup.en_passant_victim.is_some_and(|victim| !stands(&victim));
    if gone || random.one_in(2) {
        (setup.en_passant, setup.en_passant_victim) = (vec![], None);
    }
    let forgets = random.one_in(2);
    let keeps = |cell: &Cell| {
        stands(cell) && (!forgets || position.piece(*cell).is_some_and(|piece| own(piece.side)))
    };
    let unmoved = setup.unmoved.clone();
    let unmoved = unmoved.map(|cells| cells.into_iter().filter(keeps).collect());
    let castles = |right: &chesswright_rules::CastlingRight| {
        own(Side(right.side))
            || Rules::position(rules, &Setup { castling: vec![*right], ..setup.clone() }).is_ok()
    };
    let kept: Vec<_> = setup.castling.iter().filter(|right| castles(right)).copied().collect();
    (setup.castling, setup.unmoved) = (kept, unmoved);
    setup
}

/// Draws again what captured pieces were whose owners do not see it.
fn redraw(rules: &Rules, setup: &mut Setup, own: impl Fn(Side) -> bool, random: &mut Random) {
    let Some(chance) = setup.chance.as_mut().filter(|_| rules.hides_draws()) else { return };
    let count = |list: &[(Side, Kind, u16)], kind: Kind, of: Side| -> u16 {
        list.iter().filter(|(side, other, _)| (*side, *other) == (of, kind)).map(|(.., count)| count).sum()
    };
    let kinds = || (0..rules.definition().pieces.len() as u8).map(Kind);
    for side in (0..rules.sides() as u8).map(Side).filter(|&side| own(side)) {
        let mut bag: Vec<Kind> = vec![];
        let mut taken = 0;
        for kind in kinds().filter(|kind| Some(*kind) != rules.covered()) {
            let gone = count(&chance.taken, kind, side);
            taken += usize::from(gone);
            bag.extend(std::iter::repeat_n(kind, usize::from(gone + count(&chance.bag, kind, side))));
        }
        let drawn: Vec<Kind> = (0..taken).map(|_| bag.swap_remove(random.below(bag.len()))).collect();
        for (list, known) in [(&mut chance.bag, bag), (&mut chance.taken, drawn)] {
            list.retain(|(other, kind, _)| *other != side || Some(*kind) == rules.covered());
            for kind in kinds() {
                let count = known.iter().filter(|other| **other == kind).count() as u16;
                list.extend((count > 0).then_some((side, kind, count)));
            }
        }
    }
}

/// Cells and moves: the part of two observations that must be equal so that all the rest must be. Of moves it is what a side
/// does, without what comes of it. Who has been eliminated is said aloud, and so is what an umpire announces.
fn premise(seen: &Observation) -> (&[Seen], Vec<Choice>, &[Side], &[Announcement]) {
    let bare = |choice: &Choice| Choice { captures: vec![], partner: None, ..choice.clone() };
    (&seen.cells, seen.choices.iter().map(bare).collect(), &seen.out, &seen.announced)
}

#[test]
fn what_a_side_cannot_tell_apart_gives_it_the_same_bytes() {
    let mut random = Random(0xf09);
    let games = games();
    let mut pairs = vec![0_u32; games.len()];
    for round in 0..5 * number("CHESSWRIGHT_GAMES", 1) {
        for (number, (name, rules)) in games.iter().enumerate() {
            let mut position = rules.start();
            let plies = 20 + random.below(100) as u32;
            for _ in 0..plies {
                let moves = position.legal_moves();
                if moves.is_empty() || position.outcome().is_some() {
                    break;
                }
                position.play_unchecked(&moves[random.below(moves.len())]);
                if !random.one_in(5) || position.outcome().is_some() {
                    continue;
                }
                let side = Side(random.below(rules.sides()) as u8);
                let bare = rules.position(&position.setup()).expect("its own set-up");
                let seen = bare.observe(side);
                for _ in 0..4 {
                    let Ok(other) = rules.position(&rearranged(rules, &bare, &seen, &mut random)) else {
                        continue;
                    };
                    let seen_there = other.observe(side);
                    if other.key() == bare.key() || premise(&seen) != premise(&seen_there) {
                        continue;
                    }
                    pairs[number] += 1;
                    let place = || {
                        format!(
                            "{name}, round {round}, {side:?}:\n{}\n{}",
                            position::write(&bare),
                            position::write(&other)
                        )
                    };
                    assert_eq!(told(rules, &seen), told(rules, &seen_there), "{}", place());
                    // What the side tries is taken or refused alike.
                    for _ in 0..8 {
                        let cells = rules.board().len();
                        let (from, to) = (random.below(cells) as Cell, random.below(cells) as Cell);
                        let own = seen.choices.get(random.below(seen.choices.len()));
                        let tried = match own {
                            Some(choice) if random.one_in(2) => Choice { to, ..choice.clone() },
                            Some(choice) if random.one_in(2) => choice.clone(),
                            _ => Choice { from, to, ..Choice::default() },
                        };
                        if seen.turn == side {
                            let (here, there) = (bare.chosen(&tried), other.chosen(&tried));
                            if rules.definition().view.has_tries() {
                                // The umpire's answer may tell them apart; if not, nothing else does.
                                let (mut bare, mut other) = (bare.clone(), other.clone());
                                let refused = (bare.refuse(&tried), other.refuse(&tried));
                                let alike = here.is_none() == there.is_none() && refused.0 == refused.1;
                                assert!(alike || seen.choices.contains(&tried), "{tried:?} {}", place());
                                if alike {
                                    let told = |position: &Position| told(rules, &position.observe(side));
                                    assert_eq!(told(&bare), told(&other), "{tried:?} {}", place());
                                }
                                continue;
                            }
                            assert_eq!(here.is_some(), there.is_some(), "{tried:?} {}", place());
                            assert_eq!(
                                here.is_some(),
                                seen.choices.contains(&tried),
                                "{tried:?} {}",
                                place()
                            );
                        }
                    }
                }
            }
        }
    }
    let few: Vec<_> =
        games.iter().zip(&pairs).filter(|(_, pairs)| **pairs < 8).map(|((name, _), n)| (name, n)).collect();
    assert!(few.is_empty(), "too few pairs: {few:?} of {pairs:?}");
    assert!(pairs.iter().sum::<u32>() > 1000, "{pairs:?}");
}

#[test]
fn what_has_changed_follows_from_what_was_seen_before() {
    let mut random = Random(0xcafe);
    for (name, rules) in games() {
        let mut position = rules.start();
        let mut before: Vec<Observation> =
            (0..rules.sides() as u8).map(|side| position.observe(Side(side))).collect();
        assert!(before.iter().all(|seen| seen.changed.is_empty()));
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let played = &moves[random.below(moves.len())];
            position.play_unchecked(played);
            for last in &mut before {
                let now = position.observe(last.side);
                let own = |seen: Seen| matches!(seen, Seen::Piece(piece) if rules.are_allied(last.side, piece.side));
                let differs = |&cell: &Cell| {
                    let (was, is) = (last.cell(cell), now.cell(cell));
                    was != Seen::Unknown && was != is && (is != Seen::Unknown || own(was))
                };
                let expected: Vec<Cell> = rules.board().cells().filter(differs).collect();
                assert_eq!(now.changed, expected, "{name}: {}", position::write(&position));
                *last = now;
            }
        }
    }
}

#[test]
fn a_side_plays_by_what_it_reads() {
    let mut random = Random(0xabc);
    for (name, rules) in games() {
        let mut position = rules.start();
        for _ in 0..40 {
            let seen = position.observe(position.turn());
            let texts = observation::choices(&rules, &seen);
            let Some((choice, text)) = texts.get(random.below(texts.len())) else { break };
            let distinct: BTreeSet<_> = texts.iter().map(|(_, text)| text).collect();
            assert_eq!(distinct.len(), texts.len(), "{name}: {}", position::write(&position));
            assert_eq!(observation::read(&rules, &seen, text), Some(*choice));
            match position.chosen(choice) {
                Some(played) => position.play(&played).expect("a legal move"),
                None => assert!(position.refuse(choice), "{name}: {text}"),
            }
        }
    }
}

#[test]
fn when_the_game_is_over_everything_is_shown() {
    let rules = fog_of_war();
    let text = "rnbqk1nr/pppp1ppp/8/4p3/1b1P4/2P5/PP2PPPP/RNBQKBNR b KQkq - 0 3";
    let mut position = position::read(&rules, text).expect(text).position;
    let white = observation::write(&rules, &position.observe(Side(0)));
    assert_eq!(
        white.split(' ').next(),
        Some("????????/????????/???????1/???1p?1?/1b1P4/2P5/PP2PPPP/RNBQKBNR")
    );
    for text in ["b4c3", "a2a3", "c3e1"] {
        let seen = position.observe(position.turn());
        let choice = observation::read(&rules, &seen, text).unwrap_or_else(|| panic!("{text}")).clone();
        let played = position.chosen(&choice).expect(text);
        position.play(&played).expect(text);
    }
    for side in [Side(0), Side(1)] {
        let seen = position.observe(side);
        assert!(!seen.cells.contains(&Seen::Unknown) && seen.choices.is_empty());
        assert_eq!(seen.outcome.and_then(|outcome| outcome.winner), Some(Side(1)));
    }
}

#[test]
fn nothing_is_hidden_in_other_games() {
    let chess = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
    assert!(!chess.hides() && fog_of_war().hides());
    let seen = chess.start().observe(Side(1));
    assert!(!seen.cells.contains(&Seen::Unknown));
    assert_eq!(
        observation::write(&chess, &seen),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w turns=0 castling=a1,e1,h1,a8,e8,h8"
    );
}

#[test]
fn finding_a_move_by_its_text_takes_about_as_long_as_listing_all() {
    let rules = fog_of_war();
    let mut seen = rules.start().observe(Side(0));
    let choice = |n: u16| Choice { from: n / 64, to: n % 64, path: vec![n % 61; 3], ..Choice::default() };
    seen.choices = (0..4096).map(choice).collect();
    let time = |most: usize| {
        let seen = Observation { choices: seen.choices[..most].to_vec(), ..seen.clone() };
        let times = (0..5).map(|_| {
            let begun = std::time::Instant::now();
            assert!(observation::read(&rules, &seen, "nothing").is_none());
            begun.elapsed()
        });
        times.min().expect("five times")
    };
    let (few, many) = (time(256), time(4096));
    assert!(many < 80 * few, "256 moves take {few:?}, 4096 take {many:?}");
}
