//! The moves to one cell are exactly those legal moves that end there.

use chesswright_rules::{Move, Rules};

#[test]
fn moves_to_one_cell_are_those_of_all() {
    let mut wrong = vec![];
    for name in chesswright_catalog::names() {
        let Some(definition) = chesswright_catalog::definition(name) else { continue };
        let Ok(rules) = Rules::new(&definition) else { continue };
        let mut position = rules.start();
        let mut random = 0x9E37_79B9_7F4A_7C15u64;
        for ply in 0..50 {
            let all = position.unclaimed_moves();
            if all.is_empty() {
                break;
            }
            // Large boards would take long, so each ply tests only every seventh cell, with a different offset.
            for cell in rules.board().cells().filter(|cell| (usize::from(*cell) + ply).is_multiple_of(7)) {
                let moves =
                    |played: &&Move| played.action().is_none() && !played.is_chance() && !played.uncovers();
                let expected = all.iter().filter(moves);
                let expected = expected.filter(|played| played.to() == cell && !played.is_castling());
                let expected: Vec<&Move> = expected.collect();
                let mut found = vec![];
                position.for_each_move_to(cell, None, |played| found.push(played));
                if !same(&expected, &found) {
                    wrong.push(format!("{name}, ply {ply}, to {}: {found:?}", rules.cell_name(cell)));
                }
                let kind = |played: &&Move| {
                    played.drop().or_else(|| position.piece(played.from()).map(|piece| piece.kind))
                };
                let Some(first) = expected.first().and_then(kind) else { continue };
                found.clear();
                position.for_each_move_to(cell, Some(first), |played| found.push(played));
                let expected: Vec<&Move> =
                    expected.into_iter().filter(|played| kind(played) == Some(first)).collect();
                if !same(&expected, &found) {
                    wrong.push(format!(
                        "{name}, ply {ply}, {first:?} to {}: {found:?}",
                        rules.cell_name(cell)
                    ));
                }
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            position.play_unchecked(&all[(random >> 33) as usize % all.len()]);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether both contain the same moves, in any order.
fn same(expected: &[&Move], found: &[Move]) -> bool {
    expected.len() == found.len() && expected.iter().all(|played| found.contains(played))
}
