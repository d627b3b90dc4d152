//! Positions of levels as texts: a text restores everything that was opened, taken or left.

use chesswright_catalog::level::{self, packs};
use chesswright_notation::position;
use chesswright_rules::search::SolveExt;
use chesswright_rules::{Position, Rules};

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

#[test]
fn a_ground_that_does_not_fit_is_refused() {
    let level = packs::CAMPAIGN.iter().flat_map(|chapter| chapter.levels().unwrap()).next().unwrap();
    let rules = Rules::new(&level.definition()).unwrap();
    let text = position::write(&rules.start());
    for ground in ["0", "00", "zz", "é", &"ff".repeat(40), &"00".repeat(400)] {
        assert!(position::read(&rules, &format!("{text} ground={ground}")).is_err(), "{ground}");
    }
}
