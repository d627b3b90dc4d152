//! Positions of levels as texts: a text restores everything that was opened, taken or left.

use chesswright_catalog::level::{self, packs};
use chesswright_notation::position;
use chesswright_rules::search::SolveExt;
use chesswright_rules::{Definition, Position, Rules, SetupProblem};

/// A small pseudorandom generator, the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn bytes(position: &Position) -> Vec<u8> {
    let mut bytes = vec![];
    position.pack(&mut bytes);
    bytes
}

/// What writing and reading a position loses.
fn lost(rules: &Rules, position: &Position) -> Option<String> {
    let text = position::write(position);
    let again = match position::read(rules, &text) {
        Ok(read) => read.position,
        Err(error) => return Some(format!("{text}: {error}")),
    };
    let mut moves = [position.legal_moves(), again.legal_moves()];
    moves.iter_mut().for_each(|moves| moves.sort_by_key(|played| format!("{played:?}")));
    let same = [
        ("bytes", bytes(&again) == bytes(position)),
        ("key", again.key() == position.key()),
        ("moves", moves[0] == moves[1]),
        ("outcome", again.outcome() == position.outcome()),
        ("setup", again.setup() == position.setup()),
        ("text", position::write(&again) == text),
    ];
    let wrong: Vec<&str> = same.iter().filter(|(_, same)| !same).map(|(what, _)| *what).collect();
    (!wrong.is_empty()).then(|| format!("{text}: other {}", wrong.join(", ")))
}

#[test]
fn any_position_of_a_level_comes_back_from_its_text() {
    let campaign = packs::CAMPAIGN.iter().flat_map(|chapter| chapter.levels().unwrap());
    let daily = (0..packs::days()).step_by(6).map(|day| level::read(packs::daily(day)).unwrap());
    let mut random = Random(1);
    let (mut wrong, mut positions, mut changed) = (vec![], 0, 0);
    for level in campaign.chain(daily) {
        let rules = Rules::new(&level.definition()).unwrap();
        for _ in 0..4 {
            let mut position = rules.start();
            for ply in 0..24 {
                positions += 1;
                changed += usize::from(position::write(&position).contains("ground="));
                if let Some(lost) = lost(&rules, &position) {
                    wrong.push(format!("{}, ply {ply}: {lost}", level.title));
                    break;
                }
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(&moves[random.below(moves.len())]);
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{} games", wrong[..wrong.len().min(12)].join("\n"), wrong.len());
    assert!(changed > 1000, "of {positions} positions only {changed} were unlike the start");
}

const VAULT: &str = r#"
name = "vault"
board = "4x3"
setup = "3k/4/K2R"
pieces.king = { letter = "k", betza = "K", royal = true }
pieces.rook = "r:R"
[terrain]
doors = { at = "b1", colour = "red" }
items = [{ at = "a3 c3", item = "coin" }, { at = "c1", item = { key = { colour = "red" } } }]
plates = { at = "a2", channel = "one" }
gates = { at = "d2", channel = "one" }
"#;

fn vault() -> Rules {
    let game = Definition::from_toml(VAULT, &()).unwrap_or_else(|report| panic!("{report}"));
    Rules::new(&game).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_ground_is_plain_data() {
    let rules = vault();
    let cell = |name: &str| rules.board().cell(name).unwrap();
    let mut setup = rules.start().setup();
    let ground = setup.ground.as_mut().unwrap();
    assert_eq!(
        (&ground.items, &ground.doors),
        (&vec![cell("c1"), cell("a3"), cell("c3")], &vec![cell("b1")])
    );
    assert_eq!((&ground.plates, &ground.barriers), (&vec![(cell("a2"), false)], &vec![cell("d2")]));
    ground.items.retain(|&item| item != cell("c1"));
    ground.keys[0] = vec![1];
    let position = rules.position(&setup).unwrap();
    assert_eq!(position.ground(), setup.ground);
    let text = position::write(&position);
    assert!(text.ends_with(" ground=items:a3,c3/doors:b1/gates:d2/keys:w.1/steps:1"), "{text}");
    assert_eq!(position::read(&rules, &text).unwrap().position.setup(), position.setup());
    setup.ground.as_mut().unwrap().items.push(cell("b2"));
    assert_eq!(rules.position(&setup).unwrap_err(), [SetupProblem::Ground("items")]);
}

#[test]
fn a_ground_that_does_not_fit_is_refused_at_its_place() {
    let rules = vault();
    let text = position::write(&rules.start());
    for (ground, place) in [
        ("items:a3,z9", "z9"),
        ("items:a3,b2/steps:1", "items:a3,b2"),
        ("doors:b1/lava:a1", "a1"),
        ("doors:b1/doors:b1", "doors:b1"),
        ("doors", "doors"),
        ("keys:w.1.0", "w.1.0"),
        ("keys:g.1", "g.1"),
        ("plates:01", "01"),
        ("gates:d2/rounds:70000", "70000"),
        ("gates:d2/rounds:7", "rounds:7"),
        ("acting:a1", "acting:a1"),
        ("numbers:a1.0", "numbers:a1.0"),
        ("taken:1", "1"),
        ("left:dragon", "dragon"),
        ("steps:0", "0"),
        ("changed:a1", "a1"),
        ("é", "é"),
    ] {
        let text = format!("{text} ground={ground}");
        let error = position::read(&rules, &text).err().unwrap_or_else(|| panic!("{ground} is read"));
        let span = error.problems()[0].span.clone();
        let at = text.len() - ground.len();
        assert_eq!(&text[span.clone()], place, "{ground}: {error}");
        assert!(span.start >= at, "{ground}: {error}");
    }
    let chess = chesswright_catalog::definition("chess").unwrap();
    let chess = Rules::new(&chess).unwrap();
    let text = format!("{} ground=items:a1", position::write(&chess.start()));
    assert!(position::read(&chess, &text).unwrap_err().to_string().contains("no terrain"));
}
