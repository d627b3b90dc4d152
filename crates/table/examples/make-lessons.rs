//! Finds positions for lessons: the computer plays games against itself, and where one of them could be won in few moves in
//! only one way, the position is a candidate. The one with the fewest pieces is printed as a level.
//!
//! `make-lessons GAME MOVES [GAMES [SEED]]`. `make-lessons ends GAMES` prints for every game how one of so many ended.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "an example that prints")]

use chesswright_catalog::level::{self, Level};
use chesswright_engine::{Engine, Limits, Opponent, Stop};
use chesswright_puzzle::solve::{self, Within};
use chesswright_puzzle::{Game, solve::Limits as Room};
use chesswright_rules::{Position, Reason};
use chesswright_table::saved::built_in;

/// How much is searched for a win from one position.
const ROOM: Room = Room { states: 1_500_000, bytes: 0 };

/// How many positions a game may have.
const LONGEST: usize = 400;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match &words[..] {
        [ends, games] if ends == "ends" => {
            for name in chesswright_catalog::names() {
                print_end(name, games.parse()?)?;
            }
        }
        [name, moves, rest @ ..] => {
            let number = |place: usize, usual: u64| rest.get(place).map_or(Ok(usual), |word| word.parse());
            print_lesson(name, moves.parse()?, number(0, 40)?, number(1, 1)?)?;
        }
        _ => return Err("make-lessons GAME MOVES [GAMES [SEED]], or make-lessons ends GAMES".into()),
    }
    Ok(())
}

/// The positions of a game of the computer against itself.
fn play(engine: &mut Engine, start: &Position, seed: u64) -> Vec<Position> {
    let mut position = start.clone();
    let mut line = vec![position.clone()];
    while position.outcome().is_none() && line.len() < LONGEST {
        // The players are weak in turns, so that games end.
        let strength = 2 + (seed + u64::from(position.turn().0)) % 4;
        let mut player = Opponent::new(strength as u32, seed ^ position.key());
        let limits = Limits::nodes(600);
        let found = player.choose(engine, &position, &limits, &Stop::new(), &|| 0, &mut |_| {});
        let Some(played) = found.best_move else { break };
        position.play_unchecked(&played);
        line.push(position.clone());
    }
    line
}

fn print_lesson(name: &str, moves: u32, games: u64, first: u64) -> Result<(), Box<dyn std::error::Error>> {
    let rules = built_in(name).ok_or("there is no such game")?;
    let mut engine = Engine::new(&rules);
    let mut best: Option<(i32, String)> = None;
    for seed in first..first + games {
        let line = play(&mut engine, &rules.start(), seed);
        // A game is won near its end.
        for before in line.iter().rev().take(16) {
            if before.turn().0 == 0
                && before.outcome().is_none()
                && let Some((price, text)) = lesson(name, before, moves)
                && best.as_ref().is_none_or(|(least, _)| price < *least)
            {
                best = Some((price, text));
            }
        }
    }
    match best {
        Some((price, text)) => println!("--- {price}\n{text}"),
        None => println!("nothing in {name}"),
    }
    Ok(())
}

/// The end of a game that was decided on the board, with as few pieces as possible.
fn print_end(name: &str, games: u64) -> Result<(), Box<dyn std::error::Error>> {
    let rules = built_in(name).ok_or("there is no such game")?;
    let mut engine = Engine::new(&rules);
    let ended = (1..=games).filter_map(|seed| {
        let line = play(&mut engine, &rules.start(), seed);
        let end = line.last()?;
        let before = line.iter().rev().nth(1)?;
        end.outcome_on_the_board()?.winner?;
        let played = chesswright_notation::moves::uci(before, end.last_played()?, false);
        Some((end.pieces().count(), chesswright_notation::position::write(before), played))
    });
    match ended.min() {
        Some((_, position, played)) => println!("{name} | {position} | {played}"),
        None => eprintln!("{name}: no game was decided"),
    }
    Ok(())
}

/// A position as a level, if it can be won in so many moves, not in fewer, and its first move is the only one. The price
/// is lower for positions that are easier to take in, and for moves that teach more.
fn lesson(name: &str, position: &Position, moves: u32) -> Option<(i32, String)> {
    let text = chesswright_notation::position::write(position);
    let draft = |goal: &str| format!("game: {name}\nposition: {text}\nwin: {goal} {moves}\n");
    let read = |text: &str| -> Option<Level> { level::read(text).ok() };
    let game = Game::new(&read(&draft("win"))?).ok()?;
    let (start, _) = game.start();
    let Within::Win(found, first) = solve::within(&game, &start, moves, true, &ROOM, &mut solve::quietly) else {
        return None;
    };
    let [only] = &first[..] else { return None };
    if found != moves {
        return None;
    }
    let solution = solve::solve(&game, &ROOM, &mut solve::quietly).ok()?;
    let line = solution.line_text(&game);
    let mut end = start.clone();
    for action in &solution.line {
        end.play_unchecked(&action.played);
    }
    let goal = if end.outcome()?.reason == Reason::Checkmate { "mate" } else { "win" };
    let captures = !start.captures(only).is_empty();
    let price = start.pieces().count() as i32 + 4 * i32::from(captures) - 6 * i32::from(only.drop().is_some());
    Some((price, format!("{}par: {moves}\nlines: 1\nline: {line}\n\n", draft(goal))))
}
