//! What a search has found, in the words of each protocol.

use chesswright_rules::{Move, Position};

use super::Protocol;
use super::options::Settings;
use crate::engine::{Answer, Info};
use crate::score::Score;

/// An `info` line of UCI, UCCI or USI.
pub(super) fn uci(protocol: Protocol, settings: &Settings, position: &Position, info: &Info) -> String {
    let score = score(protocol, position, info.score, &info.moves);
    let moves = line(protocol, settings, position, &info.moves);
    if protocol == Protocol::Ucci {
        return format!(
            "info depth {} score {} time {} nodes {} pv {moves}",
            info.depth,
            info.score.value(),
            info.time,
            info.nodes
        );
    }
    let bound = match info.bound {
        Some(true) => " lowerbound",
        Some(false) => " upperbound",
        None => "",
    };
    let chances = if settings.chances {
        let [win, draw, loss] = info.score.chances();
        format!(" wdl {win} {draw} {loss}")
    } else {
        String::new()
    };
    format!(
        "info depth {} seldepth {} multipv {} score {score}{bound}{chances} nodes {} nps {} hashfull {} time {} pv {moves}",
        info.depth,
        info.deepest,
        info.line + 1,
        info.nodes,
        info.nodes * 1000 / info.time.max(1),
        info.fullness,
        info.time,
    )
}

/// `score`, as UCI and USI write it.
fn score(protocol: Protocol, position: &Position, score: Score, moves: &[Move]) -> String {
    let Some((steps, won)) = score.end() else { return format!("cp {}", score.value()) };
    let sign = if won { "" } else { "-" };
    // Shogi counts single moves, the others turns of the side that thinks.
    let count = if protocol == Protocol::Usi { steps } else { turns(position, moves, steps) };
    format!("mate {sign}{count}")
}

/// How many turns of the side to move so many steps contain.
fn turns(position: &Position, moves: &[Move], steps: u32) -> u32 {
    let turn = &position.rules().definition().turn;
    if position.rules().sides() == 2 && turn.steps == 1 && turn.grows_by == 0 {
        return steps.div_ceil(2);
    }
    let mut after = position.clone();
    let us = position.turn();
    let mut last = None;
    let mut count = 0;
    for played in moves.iter().take(steps as usize) {
        if after.turn() == us && last != Some(after.turns()) {
            count += 1;
        }
        last = Some(after.turns());
        after.play_unchecked(played);
    }
    count.max(1)
}

/// The moves of a line.
pub(super) fn line(protocol: Protocol, settings: &Settings, position: &Position, moves: &[Move]) -> String {
    let notation = protocol.notation(settings.chess960);
    let mut after = position.clone();
    let mut texts = vec![];
    for played in moves {
        texts.push(notation.write(&after, played));
        after.play_unchecked(played);
    }
    texts.join(" ")
}

/// `bestmove`.
pub(super) fn best(protocol: Protocol, settings: &Settings, position: &Position, answer: &Answer) -> String {
    let Some(best) = &answer.best else {
        return match protocol {
            Protocol::Ucci => "nobestmove".into(),
            Protocol::Usi => "bestmove resign".into(),
            _ => "bestmove (none)".into(),
        };
    };
    let notation = protocol.notation(settings.chess960);
    let text = format!("bestmove {}", notation.write(position, best));
    match answer.lines.first().and_then(|(_, moves)| moves.get(1)).filter(|_| answer.turn.len() == 1) {
        Some(next) => {
            let mut after = position.clone();
            after.play_unchecked(best);
            if answer.lines[0].1.first() == Some(best) {
                format!("{text} ponder {}", notation.write(&after, next))
            } else {
                text
            }
        }
        None => text,
    }
}

/// A line of thinking, as XBoard wants it.
pub(super) fn xboard(position: &Position, info: &Info) -> String {
    let score = match info.score.end() {
        Some((steps, true)) => 100_000 + turns(position, &info.moves, steps) as i32,
        Some((steps, false)) => -100_000 - turns(position, &info.moves, steps) as i32,
        None => info.score.value(),
    };
    let settings = Settings::new("");
    let moves = line(Protocol::XBoard, &settings, position, &info.moves);
    format!("{} {score} {} {} {moves}", info.depth, info.time / 10, info.nodes)
}
