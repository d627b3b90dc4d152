//! Triggers: documents that use them, and their effects.

use crate::reference;

use chesswright_catalog::Catalog;
use chesswright_rules::definition::{Definition, Format};
use chesswright_rules::{Move, Outcome, Position, Reason, Rules, Side};
use reference::compare::{Play, play};

/// Chess in which capturing pieces change sides, except for kings.
const ANDERNACH: &str = r#"
name = "andernach-test"
extends = "chess"
triggers = [{ on = "capture", do = { convert = { owner = "enemy", cells = { at = "to", except = "king" } } } }]
"#;

/// A king's move brings a pawn to the hand.
const SPAWN: &str = r#"
name = "spawn-test"
extends = "chess"
hand = {}
pieces.pawn.drop = { region = "own rank 2..7" }
triggers = [{ on = "after-move", when = { mover = "king" }, do = { hand = { piece = "pawn", owner = "own", count = 1 } } }]
"#;

/// A point for each piece in the centre at the end of a turn; fifteen win.
const DOMINATION: &str = r#"
name = "domination-test"
extends = "chess"
regions.centre = "d4 e4 d5 e5"
counters.points = 0
[[triggers]]
on = "turn-end"
do = { count = { counter = "points", owner = "own", add = 1, each = { region = "centre", owner = "own" } } }
[[triggers]]
on = "turn-end"
when = { counter = { name = "points", owner = "own", at-least = 15 } }
do = { result = { owner = "own", verdict = "win" } }
"#;

/// When a pawn promotes, everything around it blows up two turns later. Kings survive.
const BOMBS: &str = r#"
name = "bombs-test"
extends = "chess"
setup = "4k2n/P7/8/8/8/8/8/R3K3"
castling = false
[[triggers]]
on = "promotion"
delay = 2
do = [{ clear = { at = "to", around = "K", except = "king" } }, { clear = { at = "to", except = "king" } }, { wall = "to" }]
"#;

/// A hawk and an elephant wait behind knight and bishop.
const MUSKETEER: &str = r#"
name = "musketeer-test"
extends = "seirawan"
hand = false
gates = { from = "behind", cells = "own rank 1" }
setup = { hand = "", waiting = { hawk = { white = "b1 f1" }, elephant = { white = "g1", black = "e8" } } }
"#;

/// A side may not move the same kind twice in a row: a counter forbids a second queen move.
const TIRED: &str = r#"
name = "tired-test"
extends = "chess"
counters.tired = 0
[[triggers]]
on = "before-move"
when = [{ mover = "queen" }, { counter = { name = "tired", owner = "own", at-least = 1 } }]
do = "forbid"
[[triggers]]
on = "after-move"
do = { count = { counter = "tired", owner = "own", set = 0 } }
[[triggers]]
on = "after-move"
when = { mover = "queen" }
do = { count = { counter = "tired", owner = "own", set = 1 } }
"#;

/// The game starts without rooks and castling, a check grants one more step, and pieces that stand still count as
/// unmoved again.
const ODD: &str = r#"
name = "odd-test"
extends = "chess"
[[triggers]]
on = "game-start"
do = [{ clear = { pieces = "rook" } }, { place = { piece = "knight", cells = { region = "own rank 4 & file a" } } }]
[[triggers]]
on = "after-move"
when = [{ check = true }, { turns = { at-most = 1 } }]
do = { turn = "again" }
"#;

const ALL: [&str; 7] = [ANDERNACH, SPAWN, DOMINATION, BOMBS, MUSKETEER, TIRED, ODD];

fn definition(text: &str) -> Definition {
    Definition::read(text, Format::Toml, &Catalog).unwrap_or_else(|report| panic!("{report}"))
}

fn start(text: &str) -> Position {
    Rules::new(&definition(text)).expect("it compiles").start()
}

/// The legal moves from one cell to another.
fn between(position: &Position, from: &str, to: &str) -> Vec<Move> {
    let cell = |name| position.rules().board().cell(name).expect("a cell");
    let moves = position.legal_moves().into_iter();
    moves.filter(|played| (played.from(), played.to()) == (cell(from), cell(to))).collect()
}

/// Plays moves written as `e2e4`. If several moves match, it plays the first.
fn after(text: &str, moves: &str) -> Position {
    let mut position = start(text);
    for played in moves.split_whitespace() {
        let found = between(&position, &played[..2], &played[2..4]);
        let found = found.first().unwrap_or_else(|| panic!("{played} is not legal"));
        position.play(found).expect("a legal move");
    }
    position
}

fn piece(position: &Position, cell: &str) -> Option<(u8, String)> {
    let rules = position.rules();
    let piece = position.piece(rules.board().cell(cell).expect("a cell"))?;
    Some((piece.side.0, rules.kind_name(piece.kind).to_owned()))
}

#[test]
fn triggers_agree_with_the_reference() {
    let mut wrong = vec![];
    for text in ALL {
        let definition = definition(text);
        for seed in 0..4 {
            if let Err(mismatch) =
                play(&definition, &Play { seed, plies: 80, setup: None, effort: 1000, steps: u64::MAX })
            {
                let path = mismatch.path.join(", ");
                wrong.push(format!("{}, seed {seed}: {}\n  after {path}", definition.name, mismatch.what));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn documents_come_back_from_json() {
    for text in ALL {
        let definition = definition(text);
        let json = definition.canonical_json();
        let again =
            Definition::read(&json, Format::Json, &Catalog).unwrap_or_else(|report| panic!("{report}"));
        assert_eq!(again, definition, "{json}");
        assert_eq!(again.hash(), definition.hash());
        let other = Definition { triggers: vec![], counters: Default::default(), ..definition.clone() };
        assert!(definition.triggers.is_empty() || other.hash() != definition.hash(), "triggers are rules");
    }
}

#[test]
fn captors_change_sides_in_andernach_chess() {
    let position = after(ANDERNACH, "e2e4 d7d5 e4d5");
    assert_eq!(piece(&position, "d5"), Some((1, "pawn".into())));
    // A king never changes sides.
    let position = after(ANDERNACH, "e2e4 e7e5 e1e2 d8h4 e2f3 h4e4");
    assert_eq!(piece(&position, "e4"), Some((0, "queen".into())));
    let position = after(ANDERNACH, "e2e4 e7e5 d1g4 d7d5 g4c8");
    assert_eq!(piece(&position, "c8"), Some((1, "queen".into())), "the queen is Black's now");
    // A capture is illegal if the capturing piece would change sides and attack its own king: the knight on d3 would
    // attack the king.
    let text =
        ANDERNACH.replace("triggers", "castling = false\nsetup = \"4k3/8/8/8/8/3p4/1N6/4K3\"\ntriggers");
    assert!(between(&start(&text), "b2", "d3").is_empty());
    assert_eq!(between(&start(&text), "b2", "c4").len(), 1);
}

#[test]
fn kings_spawn_pawns() {
    let position = after(SPAWN, "e2e4 e7e5 e1e2");
    let pawn = position.rules().kind("pawn").expect("a pawn");
    assert_eq!(position.hands(), [(Side(0), pawn, 1)]);
    let position = after(SPAWN, "e2e4 e7e5 e1e2 a7a6");
    let drops = position.legal_moves().iter().filter(|played| played.drop() == Some(pawn)).count();
    assert_eq!(drops, 29 + 2, "in the middle, and on a7 and e7");
}

#[test]
fn points_in_the_centre_win() {
    let position = after(DOMINATION, "e2e4 a7a6 d2d4 a6a5");
    assert_eq!(position.setup().counters, [[3, 0]]);
    let moves = "e2e4 a7a6 d2d4 a6a5 a2a3 a5a4 b2b3 h7h6 b3b4 h6h5 c2c3 h5h4 f2f3 h4h3 f3f4";
    let position = after(DOMINATION, moves);
    assert_eq!(position.outcome(), Some(Outcome { winner: Some(Side(0)), reason: Reason::Trigger }));
    assert!(position.legal_moves().is_empty());
}

#[test]
fn bombs_go_off_later() {
    let position = after(BOMBS, "a7a8 h8g6");
    assert_eq!(piece(&position, "a8"), None, "gone");
    assert_eq!(position.setup().walls, [position.rules().board().cell("a8").expect("a cell")]);
    let lit = after(BOMBS, "a7a8");
    assert!(piece(&lit, "a8").is_some(), "not yet");
    assert_eq!(lit.setup().pending.len(), 1);
    // Pending effects are part of the position.
    let setup = chesswright_rules::Setup { pending: vec![], ..lit.setup() };
    let other = lit.rules().position(&setup).expect("a position");
    assert_ne!(other.key(), lit.key());
    assert_eq!(lit.rules().position(&lit.setup()).expect("a position").key(), lit.key());
}

#[test]
fn musketeers_come_out() {
    let position = after(MUSKETEER, "b1c3");
    assert_eq!(piece(&position, "b1"), Some((0, "hawk".into())));
    assert_eq!(position.setup().gates.len(), 3);
    // A piece that waits behind another is lost if that piece is captured on its starting cell.
    let lost = after(MUSKETEER, "a2a3 d7d5 a3a4 c8h3 a4a5 h3g2 a5a6 g2h1 a6b7 h1g2 b7a8 g2f1");
    assert_eq!(lost.setup().gates.len(), 3, "nothing waits behind the bishop");
}

#[test]
fn moves_can_be_forbidden() {
    let position = after(TIRED, "e2e4 e7e5 d1g4 a7a6");
    let queen = position.rules().board().cell("g4").expect("a cell");
    assert!(position.legal_moves().iter().all(|played| played.from() != queen));
    let position = after(TIRED, "e2e4 e7e5 d1g4 a7a6 a2a3 a6a5");
    assert!(position.legal_moves().iter().any(|played| played.from() == queen));
}

#[test]
fn games_can_start_with_something() {
    let position = start(ODD);
    assert_eq!(piece(&position, "a1"), None);
    assert_eq!(piece(&position, "a4"), Some((0, "knight".into())));
    assert!(position.setup().castling.is_empty());
    // The knight captures on c5 … and a check in the first turns grants another step.
    let moves = position.legal_moves();
    let checks = moves.iter().filter(|played| {
        let mut next = position.clone();
        next.play_unchecked(played);
        next.turn() == Side(0)
    });
    assert_eq!(checks.count(), 0, "nothing gives check at once");
}

/// Errors in triggers have a position and a suggestion.
#[test]
fn what_makes_no_sense_is_refused() {
    let cases = [
        (r#"triggers = [{ on = "capture", do = { clear = "there" } }]"#, "unknown-value", "triggers"),
        (r#"triggers = [{ on = "turn-end", do = { clear = "to" } }]"#, "no-move", "triggers"),
        (r#"triggers = [{ on = "before-move", do = { clear = "to" } }]"#, "conflict", "triggers"),
        (
            r#"triggers = [{ on = "capture", do = { count = { counter = "points", add = 1 } } }]"#,
            "unknown-counter",
            "triggers",
        ),
        (
            r#"triggers = [{ on = "capture", do = { hand = { piece = "pawn", count = 1 } } }]"#,
            "no-hand",
            "triggers",
        ),
        (r#"triggers = [{ on = "capture", when = {}, do = "forbid" }]"#, "missing-key", "triggers"),
        (r#"triggers = [{ on = "capture", do = { clear = "to", open = "to" } }]"#, "wrong-type", "triggers"),
        (
            r#"triggers = [{ on = "capture", do = { become = { piece = "dragon", cells = "to" } } }]"#,
            "unknown-piece",
            "triggers",
        ),
        (r#"setup = { rows = "8/8/8/8/8/8/8/8", waiting = { queen = "a1" } }"#, "no-gates", "setup.waiting"),
    ];
    for (more, code, path) in cases {
        let text = format!("name = \"wrong\"\nextends = \"chess\"\n{more}\n");
        let report = Definition::read(&text, Format::Toml, &Catalog).expect_err(more);
        let found =
            report.errors().any(|finding| finding.code == code && finding.place.path.starts_with(path));
        assert!(found, "{more}: {report}");
    }
}
