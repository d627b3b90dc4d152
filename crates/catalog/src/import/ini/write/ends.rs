//! How games end.

use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{ConnectDef, GoalDef, Sided, Verdict};

use super::pieces::Cast;
use super::sheet::Sheet;
use crate::import::ini::pieces::KING;

pub(super) fn write(game: &Definition, cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    let end = &game.end;
    let one = |verdict: &Sided<Verdict>| verdict.get("white").copied().unwrap_or_default();
    sheet.put("checkmateValue", word(one(&end.checkmate)));
    sheet.put("stalemateValue", word(one(&end.stalemate)));
    if matches!(one(&end.stalemate), Verdict::Fewest | Verdict::Most) {
        sheet.put("stalematePieceCount", true);
    }
    if !end.mate.not_by.is_empty() {
        sheet.put("shatarMateRule", true);
    }
    sheet.put("nMoveRule", end.move_rule);
    sheet.put("nMoveRuleTypes", cast.letters(&end.move_rule_pieces));
    sheet.put("nFoldRule", end.repetition);
    sheet.put("nFoldValue", word(one(&end.repetition_verdict)));
    let mut on = |key: &str, holds: bool| {
        if holds {
            sheet.put(key, true);
        }
    };
    on("nFoldValueAbsolute", matches!(end.repetition_verdict, Sided::Each(_)));
    on("perpetualCheckIllegal", end.perpetual_check_loses);
    on("moveRepetitionIllegal", end.to_and_fro > 0);
    on("adjudicateFullBoard", end.full_board.is_some());
    on("checkCounting", end.counts_checks());
    if end.chase.is_some() {
        sheet.put("chasingRule", "axf");
    }
    if let Some(counting) = &end.counting {
        let rule = match (counting.board, counting.at_most) {
            (0, _) => "asean",
            (_, 0) => "makruk",
            _ => "cambodian",
        };
        sheet.put("countingRule", rule);
    }
    draws(game, sheet);
    goals(&end.goals, cast, sheet);
    extinction(game, cast, sheet);
    for connect in &end.connect {
        connected(connect, cast, sheet);
    }
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win | Verdict::Fewest => "win",
        Verdict::Loss | Verdict::Most => "loss",
        Verdict::Draw => "draw",
    }
}

fn draws(game: &Definition, sheet: &mut Sheet<'_>) {
    let draws = &game.end.draws;
    let rule = match draws.winner.as_deref() {
        Some("white") => "whitedrawodds",
        Some(_) => "blackdrawodds",
        None if draws.points.is_empty() => return,
        None if draws.bonus.is_empty() => "unweighted",
        None => "janggi",
    };
    sheet.put("materialCounting", rule);
}

fn goals(goals: &[GoalDef], cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    for goal in goals {
        let pieces = if goal.pieces.is_empty() { "*".to_owned() } else { cast.letters(&goal.pieces) };
        let squares = sheet.squares(&goal.region, "none");
        for (colour, squares) in ["White", "Black"].into_iter().zip(squares) {
            if squares != "-" {
                sheet.put(&format!("flagPiece{colour}"), &pieces);
                sheet.put(&format!("flagRegion{colour}"), squares);
            }
        }
        if goal.count > 1 {
            sheet.put("flagPieceCount", goal.count);
        }
        for (key, holds) in [
            ("flagPieceBlockedWin", goal.blocked),
            ("flagMove", goal.last_reply || goal.held),
            ("flagPieceSafe", goal.safe),
        ] {
            if holds {
                sheet.put(key, true);
            }
        }
    }
}

fn extinction(game: &Definition, cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    let pseudo = cast.named(|role| role.piece.royal && role.kind != KING);
    let all = &game.end.extinction;
    if pseudo.is_empty() && all.is_empty() {
        return;
    }
    let mut letters: String =
        if pseudo.is_empty() { String::new() } else { cast.letters(pseudo.iter().copied()) };
    for one in all {
        letters.push_str(&if one.pieces.is_empty() { "*".to_owned() } else { cast.letters(&one.pieces) });
    }
    sheet.put("extinctionPieceTypes", letters);
    sheet.put("extinctionValue", all.first().map_or("loss", |one| word(one.verdict)));
    if !pseudo.is_empty() {
        sheet.put("extinctionPseudoRoyal", true);
        let most = pseudo.first().and_then(|name| game.pieces.get(name.as_str())?.royal_up_to);
        sheet.put("extinctionPieceCount", most.map_or(64, |most| most.saturating_sub(1)));
    }
    if let Some(one) = all.first() {
        if one.at_most > 0 {
            sheet.put("extinctionPieceCount", one.at_most);
        }
        if one.others_at_least > 0 {
            sheet.put("extinctionOpponentPieceCount", one.others_at_least);
        }
        if one.reply {
            sheet.put("extinctionClaim", true);
        }
    }
}

fn connected(connect: &ConnectDef, cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    if !connect.pieces.is_empty() {
        sheet.put("connectPieceTypes", cast.letters(&connect.pieces));
    }
    for (key, number) in
        [("connectN", connect.line), ("collinearN", connect.collinear), ("connectNxN", connect.square)]
    {
        if number > 0 {
            sheet.put(key, number);
        }
    }
    for (key, region) in [("connectRegion1", &connect.from), ("connectRegion2", &connect.to)] {
        if let Some(region) = region {
            sheet.put_each(key, sheet.squares(region, "none"));
        }
    }
    if !connect.along.is_empty() {
        let has = |letters: [char; 2]| {
            connect.along.contains(letters) || connect.along.contains("W") && connect.along == "W"
        };
        sheet.put("connectVertical", has(['v', 'K']));
        sheet.put("connectHorizontal", has(['s', 'K']));
        sheet.put("connectDiagonal", connect.along.contains(['F', 'K']));
    }
    if let Some(verdict) = connect.verdict {
        sheet.put("connectValue", word(verdict));
    }
}
