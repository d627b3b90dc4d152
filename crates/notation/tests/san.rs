//! Random games of every built-in variant: every move is written and read back.
//!
//! `CHESSWRIGHT_GAMES=N` plays N games of each.

use chesswright_notation::{San, moves, position, san::Style};
use chesswright_rules::{Move, Position, Rules};

/// Calls `each` with every position of a random game.
fn random_game(rules: &Rules, seed: u64, plies: usize, mut each: impl FnMut(&Position, &[Move])) {
    let mut position = rules.start();
    let mut random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for _ in 0..plies {
        let all = position.unclaimed_moves();
        if all.is_empty() {
            return;
        }
        each(&position, &all);
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        position.play_unchecked(&all[(random >> 33) as usize % all.len()]);
    }
}

fn games() -> u64 {
    std::env::var("CHESSWRIGHT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

fn every_game(mut each: impl FnMut(&str, &Rules)) {
    for name in chesswright_catalog::names() {
        let definition = chesswright_catalog::definition(name).expect("the catalogue can be read");
        each(name, &Rules::new(&definition).expect("the catalogue compiles"));
    }
}

#[test]
fn every_move_comes_back() {
    let styles = [Style::SHORT, Style::LONG, Style::FIGURINES].map(|style| Style { checks: false, ..style });
    let mut wrong = vec![];
    every_game(|name, rules| {
        let san = San::new(rules);
        let mut amount = 0;
        let mut each = |position: &Position, all: &[Move]| {
            // About a dozen moves per position are enough, different ones each time.
            for played in all.iter().skip(amount % 7).step_by(all.len() / 12 + 1) {
                amount += 1;
                for style in styles {
                    let text = san.write(position, played, style);
                    let read = san.read(position, &text);
                    if read.as_ref() != Ok(played) && wrong.len() < 40 {
                        let (fen, uci) = (position::write(position), moves::uci(position, played, true));
                        wrong.push(format!("{name} {fen}: {uci} as {text} is {read:?}"));
                    }
                }
            }
        };
        (0..games()).for_each(|seed| random_game(rules, seed, 60, &mut each));
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn moves_of_a_position_have_different_texts() {
    let style = Style { checks: false, ..Style::SHORT };
    let mut wrong = vec![];
    every_game(|name, rules| {
        let san = San::new(rules);
        random_game(rules, 7, 40, |position, all| {
            let mut texts: Vec<String> =
                all.iter().take(300).map(|played| san.write(position, played, style)).collect();
            texts.sort();
            if let Some(pair) = texts.windows(2).find(|pair| pair[0] == pair[1]) {
                wrong.push(format!("{name} {}: {}", position::write(position), pair[0]));
            }
        });
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
