//! Writes what a search reports (`info`) and its result (`bestmove`) in the form of each protocol.

use chesswright_rules::{Move, Position};

use super::Protocol;
use super::options::Options;
use crate::engine::{Info, SearchResult};
use crate::score::Score;
use crate::tt::Bound;

/// An `info` line of UCI, UCCI or USI.
pub(super) fn uci(protocol: Protocol, options: &Options, position: &Position, info: &Info) -> String {
    let score = score(protocol, position, info.score, &info.pv);
    let pv = pv(protocol, options, position, &info.pv);
    if protocol == Protocol::Ucci {
        return format!(
            "info depth {} score {} time {} nodes {} pv {pv}",
            info.depth,
            info.score.cp(),
            info.time,
            info.nodes
        );
    }
    let bound = match info.bound {
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
        Bound::Exact => "",
    };
    let wdl = if options.show_wdl {
        let [win, draw, loss] = info.score.wdl();
        format!(" wdl {win} {draw} {loss}")
    } else {
        String::new()
    };
    format!(
        "info depth {} seldepth {} multipv {} score {score}{bound}{wdl} nodes {} nps {} hashfull {} time {} pv {pv}",
        info.depth,
        info.seldepth,
        info.multipv + 1,
        info.nodes,
        info.nodes * 1000 / info.time.max(1),
        info.hashfull,
        info.time,
    )
}

/// The `score` of UCI and USI.
fn score(protocol: Protocol, position: &Position, score: Score, pv: &[Move]) -> String {
    let Some((plies, won)) = score.mate() else { return format!("cp {}", score.cp()) };
    let sign = if won { "" } else { "-" };
    // USI counts plies; UCI counts turns of the side to move.
    let count = if protocol == Protocol::Usi { plies } else { turns(position, pv, plies) };
    format!("mate {sign}{count}")
}

/// How many turns of the side to move a line of so many plies contains.
fn turns(position: &Position, pv: &[Move], plies: u32) -> u32 {
    let game = position.rules().definition();
    let single = game.every_side(|side| game.turn.steps_for(side) == 1) && game.turn.grows_by == 0;
    if game.sides.len() == 2 && single {
        return plies.div_ceil(2);
    }
    let mut after = position.clone();
    let us = position.turn();
    let mut last = None;
    let mut count = 0;
    for mv in pv.iter().take(plies as usize) {
        if after.turn() == us && last != Some(after.turns()) {
            count += 1;
        }
        last = Some(after.turns());
        after.play_unchecked(mv);
    }
    count.max(1)
}

/// The moves of a principal variation.
fn pv(protocol: Protocol, options: &Options, position: &Position, pv: &[Move]) -> String {
    let notation = protocol.notation(options.chess960);
    let mut after = position.clone();
    let mut texts = vec![];
    for mv in pv {
        texts.push(notation.write(&after, mv));
        after.play_unchecked(mv);
    }
    texts.join(" ")
}

/// The `bestmove` line, with the move to ponder on if the best move ends the turn.
pub(super) fn bestmove(
    protocol: Protocol,
    options: &Options,
    position: &Position,
    result: &SearchResult,
) -> String {
    let Some(best) = &result.best_move else {
        return match protocol {
            Protocol::Ucci => "nobestmove".into(),
            Protocol::Usi => "bestmove resign".into(),
            _ => "bestmove (none)".into(),
        };
    };
    let notation = protocol.notation(options.chess960);
    let text = format!("bestmove {}", notation.write(position, best));
    match result.lines.first().map(|(_, line)| &line[..]) {
        Some([first, reply, ..]) if first == best && result.turn.len() == 1 => {
            let mut after = position.clone();
            after.play_unchecked(best);
            format!("{text} ponder {}", notation.write(&after, reply))
        }
        _ => text,
    }
}

/// A line of thinking output of XBoard.
pub(super) fn xboard(position: &Position, info: &Info) -> String {
    let score = match info.score.mate() {
        Some((plies, true)) => 100_000 + turns(position, &info.pv, plies) as i32,
        Some((plies, false)) => -100_000 - turns(position, &info.pv, plies) as i32,
        None => info.score.cp(),
    };
    let pv = pv(Protocol::XBoard, &Options::new(""), position, &info.pv);
    format!("{} {score} {} {} {pv}", info.depth, info.time / 10, info.nodes)
}
