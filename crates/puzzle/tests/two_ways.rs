//! Compares two independent implementations on random levels: the solver on the fast rules, and a naive search on a
//! second, slow implementation.

use crate::naive;

use std::collections::BTreeMap;

use chesswright_catalog::level::{self, Level};
use chesswright_puzzle::{Game, solve};

/// The number of levels to compare.
const LEVELS: usize = 2000;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// A drawing with some of everything.
fn drawing(random: &mut Random) -> String {
    let (files, ranks) = (3 + random.below(3), 3 + random.below(3));
    let mut cells: Vec<char> = (0..files * ranks)
        .map(|_| match random.below(24) {
            0..=2 => '_',
            3 => '#',
            4 => '=',
            5 => 'c',
            6..=7 => 'i',
            8 => ['<', '>', '^', 'v'][random.below(4) as usize],
            _ => '.',
        })
        .collect();
    let mut put = |random: &mut Random, signs: &[char]| {
        let sign = signs[random.below(signs.len() as u64) as usize];
        let free: Vec<usize> = (0..cells.len()).filter(|&cell| cells[cell] == '.').collect();
        if !free.is_empty() {
            cells[free[random.below(free.len() as u64) as usize]] = sign;
        }
    };
    put(random, &['P', 'N', 'B', 'R', 'Q', 'K']);
    put(random, &['x']);
    if random.below(2) == 0 {
        put(random, &['P', 'N', 'R', 'K']);
    }
    for _ in 0..random.below(3) {
        put(random, &['p', 'n', 'b', 'r', 'q', 'k']);
    }
    for _ in 0..random.below(3) {
        put(random, &['s', 'h', 'g', '%', '$', '1', '2']);
    }
    if random.below(3) == 0 {
        put(random, &['1']);
        put(random, &['D']);
    }
    if random.below(4) == 0 {
        put(random, &['o']);
        put(random, &['O']);
    }
    if random.below(4) == 0 {
        put(random, &['w']);
        put(random, &['w']);
    }
    if random.below(4) == 0 {
        put(random, &['T']);
        put(random, &['t']);
    }
    put(random, &['u', '.', '.']);
    put(random, &['$', '.']);
    let rows: Vec<String> = cells.chunks(files as usize).map(|row| row.iter().collect()).collect();
    let (enemy, route) = enemy(random, &rows);
    let goal = ["exit", "exit", "take_all", "collect coin 1", "survive 4", "exit, collect coin 1"];
    let goal = goal[random.below(goal.len() as u64) as usize];
    let plates = ["hold", "latch", "toggle"][random.below(3) as usize];
    format!("enemy: {enemy}\ngoal: {goal}\nplates: {plates}\n{route}\n{}\n", rows.join("\n"))
}

/// A controller, and the route of a piece if the controller follows one.
fn enemy(random: &mut Random, rows: &[String]) -> (String, String) {
    let cell = |random: &mut Random| {
        let file = b'a' + random.below(rows[0].len() as u64) as u8;
        format!("{}{}", char::from(file), 1 + random.below(rows.len() as u64))
    };
    let plain = |word: &str| (word.to_owned(), String::new());
    match random.below(16) {
        0..=2 => plain("none"),
        3..=5 => plain("guard"),
        6..=8 => plain("hunter"),
        9 => plain("flee"),
        10 => plain("mirror"),
        11 => plain("minimax-1"),
        12 => plain("minimax-2"),
        13 => {
            let moves: Vec<String> =
                (0..2 + random.below(3)).map(|_| format!("\"{}{}\"", cell(random), cell(random))).collect();
            (format!(r#"{{"ai": "script", "moves": [{}]}}"#, moves.join(", ")), String::new())
        }
        _ => {
            let place = (0..)
                .zip(rows)
                .find_map(|(row, text)| Some((row, text.find(['p', 'n', 'b', 'r', 'q', 'k'])?)));
            let Some((row, file)) = place else { return plain("patrol") };
            let (mut x, mut y) = (file as i64, rows.len() as i64 - 1 - row);
            let mut route = String::from("patrol:");
            for _ in 0..2 + random.below(3) {
                route.push_str(&format!(" {}{}", char::from(b'a' + x as u8), y + 1));
                x = (x + random.below(3) as i64 - 1).clamp(0, rows[0].len() as i64 - 1);
                y = (y + random.below(3) as i64 - 1).clamp(0, rows.len() as i64 - 1);
            }
            (String::from("patrol"), format!("{route}\n"))
        }
    }
}

fn level(random: &mut Random) -> (String, Level) {
    loop {
        let text = drawing(random);
        if let Ok(level) = level::read(&text) {
            return (text, level);
        }
    }
}

#[test]
fn the_solver_and_a_naive_search_agree_on_random_levels() {
    let mut random = Random(20_150_312);
    let (mut solved, mut compared) = (0, 0);
    let mut by_controller: BTreeMap<String, usize> = BTreeMap::new();
    while compared < LEVELS {
        let (text, level) = level(&mut random);
        let Ok(naive) = naive::Naive::new(&level).solve(3000) else { continue };
        let game = Game::new(&level).unwrap();
        let solution = solve::solve(&game, &Default::default(), &mut solve::quietly).unwrap();
        let found = solution.par.map(|par| (par, solution.lines));
        assert_eq!(found, naive, "{text}");
        compared += 1;
        solved += usize::from(naive.is_some());
        *by_controller.entry(level.ai_name()).or_default() += usize::from(naive.is_some());
        if let Some(par) = solution.par {
            assert_eq!(solve::replay(&game, &solution.line_text(&game)), Ok(Some(par)), "{text}");
        }
    }
    assert_eq!(by_controller.len(), 9, "{by_controller:?}");
    assert!(by_controller.values().all(|&solved| solved >= 20), "{by_controller:?}");
    assert!(solved > LEVELS / 4, "only {solved} can be won: these levels say little");
}
