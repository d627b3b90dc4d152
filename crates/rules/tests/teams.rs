//! Teams, eliminated sides and points: games of three and four sides.

use chesswright_catalog::Catalog;
use chesswright_rules::{Definition, Move, Outcome, Position, Reason, Rules, Side};

use crate::reference::compare::{Play, play};

/// Four small armies on a board of 6 by 6, and their teams.
fn four(teams: [&str; 4], changes: &str) -> Definition {
    let side = |(i, name): (usize, &str)| {
        let forward = ["north", "east", "south", "west"][i];
        format!("{{ name = '{name}', forward = '{forward}', team = '{}' }}", teams[i])
    };
    let sides: Vec<String> = ["red", "blue", "yellow", "green"].into_iter().enumerate().map(side).collect();
    let text = format!(
        "name = 'four'\nboard = '6x6'\nsides = [{}]\n\
         pieces = {{ king = {{ letter = 'k', betza = 'K', royal = true }}, rook = 'r:R', lion = 'l:mNcKaK', \
         pawn = {{ letter = 'p', betza = 'fmWfceFifmnD', promotion = {{ zone = 'own rank 6', to = 'rook' }} }} }}\n\
         setup.place = {{ king = 'own c1', rook = 'own b1', lion = 'own d1', pawn = 'own (b2 c2 d2)' }}\n{changes}",
        sides.join(", ")
    );
    Definition::from_toml(&text, &Catalog).unwrap_or_else(|report| panic!("{text}\n{report}"))
}

const ALONE: [&str; 4] = [""; 4];
const ACROSS: [&str; 4] = ["ns", "ew", "ns", "ew"];
const BESIDE: [&str; 4] = ["a", "a", "b", "b"];

/// Points for captures of pieces of players who are still in, and for putting somebody out.
const POINTS: &str = "counters.points = 0\nend.score = 'points'\n\
    [[triggers]]\non = 'capture'\nbefore = { count = { cells = { at = 'captured', owner = 'enemy' }, at-least = 1 } }\n\
    do = { count = { counter = 'points', owner = 'own', add = 1 } }\n\
    [[triggers]]\non = 'elimination'\ndo = { count = { counter = 'points', owner = 'own', add = 5 } }";

#[test]
fn teams_agree_with_the_reference() {
    let mut games = vec![];
    for teams in [ALONE, ACROSS, BESIDE, ["a", "b", "a", ""]] {
        for eliminated in ["stay", "vanish", "obstacles", "captor"] {
            for (i, more) in ["", "check.binding = false", POINTS].into_iter().enumerate() {
                let falls = if (i + eliminated.len()) % 2 == 0 { "any" } else { "all" };
                let changes = format!(
                    "end.eliminated = '{eliminated}'\nend.stalemate = 'loss'\nend.team-loss = '{falls}'\n{more}"
                );
                games.push(four(teams, &changes));
            }
        }
    }
    games.push(four(BESIDE, "check.forbidden = true\nend.eliminated = 'vanish'\nend.stalemate = 'loss'"));
    for (seed, definition) in games.iter().enumerate() {
        let (seed, plies) = (seed as u64, 70);
        if let Err(mismatch) =
            play(definition, &Play { seed, plies, setup: None, effort: 900, steps: u64::MAX })
        {
            let json = definition.canonical_json();
            panic!("{}\nat {}\n{:?}\n{json}", mismatch.what, mismatch.place, mismatch.path);
        }
    }
}

/// A position of such a game with these pieces, such as `r:ka1 b:kf6`.
fn position(rules: &Rules, pieces: &str, turn: u8) -> Position {
    let mut setup = rules.start().setup();
    setup.turn = turn;
    setup.pieces = pieces
        .split_whitespace()
        .map(|text| {
            let definition = rules.definition();
            let side = definition.sides.iter().position(|side| text.starts_with(&side.letter)).unwrap();
            let letter = text[2..3].to_owned();
            let kind = definition.pieces.values().position(|piece| piece.letter.get("red") == Some(&letter));
            let piece = chesswright_rules::Piece {
                side: Side(side as u8),
                kind: chesswright_rules::Kind(kind.unwrap() as u8),
            };
            (rules.board().cell(&text[3..]).unwrap(), piece)
        })
        .collect();
    setup.unmoved = None;
    rules.position(&setup).unwrap()
}

fn named(position: &Position, from: &str, to: &str) -> Option<Move> {
    let cell = |name| position.rules().board().cell(name);
    let moves = position.legal_moves();
    moves.into_iter().find(|m| (Some(m.from()), Some(m.to())) == (cell(from), cell(to)))
}

fn play_named(position: &mut Position, from: &str, to: &str) {
    let played = named(position, from, to).unwrap_or_else(|| panic!("{from}{to}"));
    position.play(&played).unwrap();
}

#[test]
fn a_mated_side_drops_out_while_the_others_play_on() {
    let rules = Rules::new(&four(ALONE, "end.eliminated = 'vanish'")).unwrap();
    let start = position(&rules, "r:kc2 r:rb2 r:re1 b:ka6 b:pd4 y:kf5 g:kf3", 0);
    let mut now = start.clone();
    // The rook on b2 keeps the second file; the other one gives check on the first.
    play_named(&mut now, "e1", "a1");
    assert!(now.is_out(Side(1)) && now.outcome().is_none());
    assert_eq!(now.turn(), Side(2), "Blue has no turn");
    assert!(now.pieces().all(|(_, piece)| piece.side != Side(1)), "its pieces have vanished");
    assert_eq!(now.key(), now.fresh_key());
    let again = rules.position(&now.setup()).unwrap();
    assert_eq!((again.key(), again.setup()), (now.key(), now.setup()));
    now.undo();
    assert_eq!((now.key(), now.setup()), (start.key(), start.setup()));
    let effects = start.effects(&named(&start, "e1", "a1").unwrap());
    assert_eq!(effects.removed.len(), 2);
}

#[test]
fn pieces_of_a_mated_side_go_to_the_captor() {
    let rules = Rules::new(&four(ALONE, "end.eliminated = 'captor'")).unwrap();
    let mut now = position(&rules, "r:kc2 r:rb2 r:re1 b:ka6 b:pd4 y:kf5 g:kf3", 0);
    play_named(&mut now, "e1", "a1");
    let cell = |name| rules.board().cell(name).unwrap();
    assert_eq!(now.piece(cell("d4")).map(|piece| piece.side), Some(Side(0)));
    assert_eq!(now.piece(cell("a6")), None, "the king has left the board");
}

#[test]
fn a_team_falls_with_one_of_its_sides() {
    let pieces = "r:kc2 r:rb2 r:re1 b:ka6 b:pd4 y:kf5 g:kd6";
    let rules = Rules::new(&four(ACROSS, "end.team-loss = 'any'")).unwrap();
    let mut now = position(&rules, pieces, 0);
    play_named(&mut now, "e1", "a1");
    assert_eq!(now.outcome(), Some(Outcome { winner: Some(Side(0)), reason: Reason::Checkmate }));
    let rules = Rules::new(&four(ACROSS, "")).unwrap();
    let mut now = position(&rules, pieces, 0);
    play_named(&mut now, "e1", "a1");
    assert_eq!((now.outcome(), now.turn()), (None, Side(2)), "Green plays on alone");
    assert_eq!(rules.team(Side(3)), 0b1010);
}

#[test]
fn allies_neither_capture_nor_check_each_other() {
    let rules = Rules::new(&four(ACROSS, "")).unwrap();
    let now = position(&rules, "r:ka1 r:rc3 b:kf1 y:kc6 y:pc5 g:kf4", 0);
    assert!(named(&now, "c3", "c5").is_none(), "the pawn is an ally's");
    assert!(named(&now, "c3", "c4").is_some());
    let yellow = position(&rules, "r:ka1 r:rc3 b:kf1 y:kc6 g:kf4", 2);
    assert!(!yellow.is_check() && yellow.checkers().is_empty());
    assert!(named(&yellow, "c6", "c5").is_some(), "it may stay in the rook's line");
}

#[test]
fn pieces_of_a_side_that_is_out_attack_nothing() {
    for (eliminated, captured) in [("stay", true), ("obstacles", false)] {
        let rules = Rules::new(&four(ALONE, &format!("end.eliminated = '{eliminated}'"))).unwrap();
        let mut setup = position(&rules, "r:ka1 r:rc1 b:kf6 b:rc4 y:kd4 g:kf3", 2).setup();
        setup.out = vec![1];
        let now = rules.position(&setup).unwrap();
        assert!(!now.is_check(), "{eliminated}: the rook on c4 is dead");
        assert!(
            named(&now, "d4", "c4").is_none(),
            "{eliminated}: Red's rook guards it, or it is an obstacle"
        );
        setup.turn = 0;
        let red = rules.position(&setup).unwrap();
        assert_eq!(named(&red, "c1", "c4").is_some(), captured, "{eliminated}");
    }
}

#[test]
fn points_decide_even_for_a_side_that_is_out() {
    let rules = Rules::new(&four(ALONE, &format!("end.eliminated = 'vanish'\n{POINTS}"))).unwrap();
    let mut setup = position(&rules, "r:kc2 r:rb2 r:re1 b:ka6 b:pd4 g:kf3", 0).setup();
    (setup.out, setup.counters) = (vec![2, 3], vec![vec![2, 0, 9, 0]]);
    setup.pieces.retain(|(_, piece)| piece.side != Side(3));
    let mut now = rules.position(&setup).unwrap();
    play_named(&mut now, "e1", "a1");
    assert_eq!(now.setup().counters, [[7, 0, 9, 0]], "the mate is worth five points");
    assert_eq!(now.outcome(), Some(Outcome { winner: Some(Side(2)), reason: Reason::Points }));
    let again = rules.position(&now.setup()).unwrap();
    assert_eq!(again.outcome(), now.outcome());
}

#[test]
fn who_leaves_scores_nothing() {
    let rules = Rules::new(&four(ALONE, &format!("end.eliminated = 'obstacles'\n{POINTS}"))).unwrap();
    let mut now = rules.start();
    assert!(now.drop_out(Side(0)));
    assert_eq!((now.turn(), now.setup().counters), (Side(1), vec![vec![0; 4]]));
    assert!(now.drop_out(Side(2)) && now.outcome().is_none());
    assert!(now.drop_out(Side(1)), "the last but one may leave: points decide");
    assert_eq!(now.outcome().map(|outcome| outcome.reason), Some(Reason::Points));
    (0..3).for_each(|_| drop(now.undo()));
    assert_eq!((now.key(), now.setup()), (rules.start().key(), rules.start().setup()));
}

#[test]
fn documents_about_teams_are_checked() {
    let wrong = |teams: [&str; 4], changes: &str| {
        let definition = four(ALONE, "");
        let mut definition = Definition { ..definition };
        for (side, team) in definition.sides.iter_mut().zip(teams) {
            side.team = team.into();
        }
        let text = definition.canonical_json();
        let mut json: serde_json::Value = serde_json::from_str(&text).unwrap();
        let (path, value) = changes.split_once('=').unwrap_or(("title", "\"x\""));
        let (table, key) = path.split_once('.').unwrap_or((path, ""));
        let value: serde_json::Value = serde_json::from_str(value).unwrap();
        if key.is_empty() {
            json[table] = value;
        } else {
            json[table][key] = value;
        }
        Definition::from_json(&json.to_string(), &()).err().map(|report| report.to_string())
    };
    assert!(wrong(ACROSS, "").is_none());
    assert!(wrong(["x"; 4], "").unwrap().contains("all sides belong to one team"));
    assert!(wrong(ACROSS, "capture.blast={}").unwrap().contains("cannot be combined with teams"));
    assert!(wrong(ALONE, "end.score=\"gold\"").unwrap().contains("there is no counter `gold`"));
}
