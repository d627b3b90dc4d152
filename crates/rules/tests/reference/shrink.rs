//! Reduces a definition that shows a disagreement to a smaller one that still does.

use std::time::{Duration, Instant};

use chesswright_rules::betza::{Options, parse};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::*;
use chesswright_rules::definition::{Definition, Placed};

use super::compare::{Mismatch, Play, play};

/// The smallest definition found that disagrees in the same way, and its disagreement.
pub fn shrink(definition: &Definition, how: &Play, mismatch: Mismatch) -> (Definition, Play, Mismatch) {
    let mut best = (definition.clone(), how.clone(), mismatch);
    let mut tries = 0;
    let begun = Instant::now();
    loop {
        let mut smaller = None;
        for candidate in candidates(&best.0) {
            tries += 1;
            if tries > 1500 || begun.elapsed() > Duration::from_secs(20) {
                return best;
            }
            if let Some((play, mismatch)) = disagrees(&candidate, &best.1, &best.2) {
                smaller = Some((candidate, play, mismatch));
                break;
            }
        }
        match smaller {
            Some(smaller) => best = smaller,
            None => return best,
        }
    }
}

/// Whether a definition still disagrees, in this game or another.
fn disagrees(definition: &Definition, how: &Play, before: &Mismatch) -> Option<(Play, Mismatch)> {
    if definition.check().has_errors() {
        return None;
    }
    let sort = |mismatch: &Mismatch| mismatch.what.chars().take(12).collect::<String>();
    (0..4).find_map(|more| {
        let how = Play { seed: if more == 0 { how.seed } else { more }, ..how.clone() };
        let mismatch = play(definition, &how).err()?;
        (sort(&mismatch) == sort(before)).then_some((how, mismatch))
    })
}

/// Definitions with one part removed or simplified.
fn candidates(definition: &Definition) -> Vec<Definition> {
    let mut out = vec![];
    let mut with = |change: &dyn Fn(&mut Definition)| {
        let mut smaller = definition.clone();
        change(&mut smaller);
        if smaller != *definition {
            out.push(smaller);
        }
    };
    with(&|d| d.castling.clear());
    with(&|d| d.walls = None);
    with(&|d| d.influence.clear());
    with(&|d| d.chance = None);
    with(&|d| d.chance.iter_mut().for_each(|chance| chance.dice.clear()));
    with(&|d| d.chance.iter_mut().for_each(|chance| chance.covered = None));
    with(&|d| d.chance.iter_mut().for_each(|chance| chance.captured = CapturedRule::Nobody));
    with(&|d| d.chance.iter_mut().for_each(|chance| _ = chance.bag.pop()));
    with(&|d| _ = d.influence.pop());
    with(&|d| d.actions.clear());
    for number in 0..definition.actions.len() {
        with(&|d| {
            d.actions.remove(number);
        });
        with(&|d| d.actions[number].when.clear());
        with(&|d| d.actions[number].must = false);
        with(&|d| d.actions[number].cells = None);
        with(&|d| d.actions[number].effects.truncate(1));
        with(&|d| {
            let effects = &mut d.actions[number].effects;
            effects.drain(..effects.len() - 1);
        });
    }
    with(&|d| d.triggers.clear());
    for number in 0..definition.triggers.len() {
        with(&|d| {
            d.triggers.remove(number);
        });
        with(&|d| d.triggers[number].when.clear());
        with(&|d| d.triggers[number].before.clear());
        with(&|d| d.triggers[number].delay = 0);
        with(&|d| d.triggers[number].along.clear());
        with(&|d| d.triggers[number].on.truncate(1));
        with(&|d| d.triggers[number].effects.truncate(1));
        with(&|d| {
            let effects = &mut d.triggers[number].effects;
            effects.drain(..effects.len() - 1);
        });
    }
    with(&|d| {
        d.gates = None;
        d.setup.waiting.clear();
    });
    with(&|d| d.turn = TurnDef::default());
    with(&|d| d.turn.steps = Sided::All(1));
    with(&|d| d.turn.pass = Sided::default());
    with(&|d| d.turn.grows_by = 0);
    with(&|d| d.turn.check_ends = Sided::default());
    with(&|d| d.turn.first_steps = None);
    with(&|d| d.capture = CaptureDef::default());
    with(&|d| d.check = CheckDef::default());
    with(&|d| d.check.binding = Sided::All(true));
    with(&|d| d.check.binding = Sided::All(false));
    with(&|d| d.check.forbidden = Sided::default());
    with(&|d| d.check.all = Sided::default());
    with(&|d| d.check.stays = Sided::default());
    with(&|d| d.capture.forced = Sided::default());
    with(&|d| d.capture.petrifies = Sided::default());
    with(&|d| d.capture.flips = Sided::default());
    with(&|d| d.capture.blast = None);
    with(&|d| d.check.facing = FacingRule::Ignored);
    with(&|d| d.end = EndDef::default());
    with(&|d| d.end.goals.clear());
    with(&|d| d.end.extinction.clear());
    with(&|d| d.end.checks = Sided::All(0));
    with(&|d| d.end.move_rule = 0);
    with(&|d| d.end.move_rule_pieces.clear());
    with(&|d| d.end.repetition = 0);
    with(&|d| d.board.wrap = Default::default());
    with(&|d| d.board.glue.clear());
    with(&|d| d.board.glue.iter_mut().for_each(|glue| glue.flip = false));
    with(&|d| d.board.glue.iter_mut().for_each(|glue| glue.shift = 0));
    with(&|d| d.board.joins.clear());
    for number in 0..definition.board.joins.len() {
        with(&|d| {
            d.board.joins.remove(number);
        });
    }
    with(&|d| d.sides.iter_mut().for_each(|side| side.forward_in.clear()));
    without_pieces(definition, &mut out);
    let mut with = |change: &dyn Fn(&mut Definition)| {
        let mut smaller = definition.clone();
        change(&mut smaller);
        if smaller != *definition {
            out.push(smaller);
        }
    };
    for kind in 0..definition.pieces.len() {
        with(&|d| d.pieces[kind].promotion = None);
        with(&|d| d.pieces[kind].confined = None);
        with(&|d| d.pieces[kind].capturable_by = None);
        with(&|d| d.pieces[kind].no_hop_over.clear());
        with(&|d| d.pieces[kind].first_move = FirstMoveRule::Home);
        with(&|d| d.pieces[kind].royal = false);
        with(&|d| d.pieces[kind].moves.clear());
        with(&|d| {
            if let Some(promotion) = &mut d.pieces[kind].promotion {
                promotion.limit.clear();
            }
        });
        for number in 0..definition.pieces[kind].moves.len() {
            with(&|d| {
                d.pieces[kind].moves.remove(number);
            });
            with(&|d| d.pieces[kind].moves[number].from = None);
            with(&|d| d.pieces[kind].moves[number].to = None);
            with(&|d| d.pieces[kind].moves[number].within = None);
            with(&|d| d.pieces[kind].moves[number].when.clear());
            with(&|d| _ = d.pieces[kind].moves[number].when.pop());
            let betza = &definition.pieces[kind].moves[number].betza;
            for shorter in shorter(betza, definition.board.geometry) {
                with(&|d| d.pieces[kind].moves[number].betza = shorter.clone());
            }
        }
    }
    out
}

/// The definition with fewer pieces on the board.
fn without_pieces(definition: &Definition, out: &mut Vec<Definition>) {
    let Ok(board) = definition.board.board() else { return };
    let (placed, _) = definition.placement(&board);
    let mut without = |gone: &dyn Fn(usize, &Placed) -> bool| {
        let left: Vec<Placed> =
            placed.iter().enumerate().filter(|(i, p)| !gone(*i, p)).map(|(_, p)| *p).collect();
        let mut smaller = definition.clone();
        smaller.setup.rows = definition.rows(&board, &left);
        out.push(smaller);
    };
    for kind in 0..definition.pieces.len() {
        if placed.iter().any(|p| p.piece == kind) {
            without(&|_, p| p.piece == kind);
        }
    }
    for number in 0..placed.len() {
        without(&|i, _| i == number);
    }
}

/// The description without some of its letters.
fn shorter(betza: &str, geometry: Geometry) -> Vec<String> {
    let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
    let mut out = vec![];
    for len in (1..betza.len()).rev() {
        for start in 0..=betza.len() - len {
            let text = format!("{}{}", &betza[..start], &betza[start + len..]);
            if betza.is_ascii() && parse(&text, &options).is_ok() {
                out.push(text);
            }
        }
    }
    out
}
