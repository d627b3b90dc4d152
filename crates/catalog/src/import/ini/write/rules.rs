//! The start position, castling, hands, turns, check, captures and walls.

use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{
    CapturesGo, EncloseRule, FacingRule, FlipRule, HandDef, PassRule, RegionText, Sided, WallRule, Wing,
};

use super::pieces::{Cast, Role};
use super::sheet::Sheet;
use crate::import::ini::pieces::{JANGGI_CANNON, KING, PAWN, ROOK, SOLDIER};
use crate::import::start_text::start_text;

pub(super) fn write(game: &Definition, cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    sheet.put("startFen", start_text(game, sheet.board, true));
    castling(game, cast, sheet);
    if let Some(hand) = &game.hand {
        hands(game, hand, cast, sheet);
    }
    if game.gates.is_some() {
        sheet.put("gating", true);
        sheet.put("seirawanGating", true);
    }
    for (key, rule) in [("pass", PassRule::Allowed), ("passOnStalemate", PassRule::Stuck)] {
        let may = ["white", "black"].map(|side| game.turn.pass_for(side) == rule);
        if may.contains(&true) {
            sheet.put_sided(key, may.map(|may| may.to_string()));
        }
    }
    // The format says the other rules for both sides. If they differ by side, reading the section again shows it.
    let both = |holds: &dyn Fn(&str) -> bool| game.every_side(holds);
    let mut on = |key: &str, holds: bool| {
        if holds {
            sheet.put(key, true);
        }
    };
    on("bikjangRule", game.check.facing == FacingRule::Bikjang);
    on("dupleCheck", both(&|side| game.check.all_for(side)));
    on("makpongRule", both(&|side| game.check.stays_for(side)));
    on("mustCapture", both(&|side| game.capture.forced_for(side)));
    let leaps = cast.roles.iter().any(|role| !role.piece.startled_by.is_empty());
    on("gating", leaps);
    on("cambodianMoves", leaps);
    on("flyingGeneral", cast.roles.iter().any(|role| role.kind == KING && sees_generals(role)));
    if both(&|side| game.check.forbidden_for(side)) {
        sheet.put("checking", false);
    }
    captures(game, cast, sheet);
    special_pieces(cast, sheet);
}

fn sees_generals(role: &Role<'_>) -> bool {
    role.piece.moves.iter().any(|part| part.betza.contains('k'))
}

/// Writes properties of single kinds that are global keys in the format.
fn special_pieces(cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    for role in &cast.roles {
        let mut parts = role.piece.moves.iter();
        if let Some(lines) = parts.clone().find_map(|part| part.within.as_ref()) {
            let [squares, _] = sheet.squares(lines, "none");
            sheet.put("diagonalLines", squares);
        }
        let sideways = parts.find(|part| part.betza == "sW").and_then(|part| part.from.as_ref());
        if let (SOLDIER, Some(beyond)) = (role.kind, sideways) {
            let [white, _] = sheet.squares(beyond, "none");
            let rank = white.split(' ').filter_map(|cell| cell[1..].parse::<u16>().ok()).min();
            sheet.put("soldierPromotionRank", rank.unwrap_or(1));
        }
        let bound = role.piece.moves.iter().find_map(|part| part.to.as_ref());
        if let (KING, Some(to)) = (role.kind, bound) {
            king_region(to, sheet);
        }
    }
    let immune = cast.named(|role| {
        let only = role.piece.capturable_by.as_ref();
        role.kind != JANGGI_CANNON && only.is_some_and(|list| !list.iter().any(|name| name == role.name))
    });
    if !immune.is_empty() {
        sheet.put("mutuallyImmuneTypes", cast.letters(immune));
    }
}

fn king_region(to: &Sided<RegionText>, sheet: &mut Sheet<'_>) {
    let [white, black] = sheet.squares(to, "all");
    sheet.put("mobilityRegionWhiteKing", white);
    sheet.put("mobilityRegionBlackKing", black);
}

fn castling(game: &Definition, cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    if game.castling.is_empty() {
        return sheet.put("castling", false);
    }
    let file = |name: &str| {
        name.bytes()
            .next()
            .map_or(0, |letter| u32::from(letter.to_ascii_lowercase().saturating_sub(b'a')) + 1)
    };
    for rule in &game.castling {
        let (target, outer) = match rule.wing {
            Wing::King => ("castlingKingsideFile", "castlingRookKingsideFile"),
            Wing::Queen => ("castlingQueensideFile", "castlingRookQueensideFile"),
        };
        sheet.put(target, file(&rule.king_to));
        if let Some(cell) =
            rule.partner_from.as_ref().and_then(|cell| cell.get("white").or(cell.get("black")))
        {
            sheet.put(outer, file(cell));
        }
        let sides = rule.sides.clone().unwrap_or(vec!["white".into(), "black".into()]);
        for side in &sides {
            let colour = if side == "white" { "White" } else { "Black" };
            if let Some(king) = cast.role(&rule.king) {
                sheet.put(&format!("castlingKingPiece{colour}"), king.letter);
            }
            sheet.put(&format!("castlingRookPieces{colour}"), cast.letters(&rule.partner));
        }
    }
    if let Some(king) = game.castling.first() {
        let (placed, _) = game.placement(sheet.board);
        let kind = game.pieces.get_index_of(&king.king);
        let said = king.king_from.as_ref().and_then(|cell| cell.get("white")).cloned();
        let stands = placed.iter().find(|one| one.side == 0 && Some(one.piece) == kind);
        let home = said.or_else(|| stands.map(|one| sheet.board.name(one.cell).to_owned()));
        if let Some(home) = home {
            sheet.put("castlingKingFile", file(&home));
            sheet.put("castlingRank", &home[1..]);
        }
    }
    let mut on = |key: &str, holds: bool| {
        if holds {
            sheet.put(key, true);
        }
    };
    on("oppositeCastling", game.castling.iter().any(|rule| rule.exclusive));
    on("castlingDroppedPiece", game.castling.iter().any(|rule| rule.dropped));
    on("chess960", game.setup.shuffle.is_some());
    let wins: String = game
        .castling
        .iter()
        .filter(|rule| rule.wins)
        .flat_map(|rule| {
            let letter = if rule.wing == Wing::King { 'K' } else { 'Q' };
            let sides = rule.sides.clone().unwrap_or(vec!["white".into(), "black".into()]);
            sides
                .into_iter()
                .map(move |side| if side == "white" { letter } else { letter.to_ascii_lowercase() })
        })
        .collect();
    if !wins.is_empty() {
        sheet.put("castlingWins", wins);
    }
}

fn hands(game: &Definition, hand: &HandDef, cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    match hand.captures {
        CapturesGo::Captor => sheet.put("capturesToHand", true),
        CapturesGo::Partner => sheet.put("twoBoards", true),
        CapturesGo::Away | CapturesGo::Owner => {}
    }
    let mut on = |key: &str, holds: bool| {
        if holds {
            sheet.put(key, true);
        }
    };
    on("pieceDrops", hand.drops);
    let promotes = game.pieces.values().any(|piece| piece.promotion.is_some());
    let stays = hand.reverts.is_none() && game.pieces.values().all(|piece| piece.captured_as.is_none());
    on("dropLoop", hand.captures != CapturesGo::Away && promotes && stays);
    on("mustDrop", !hand.must.is_empty());
    on(
        "dropPromoted",
        game.pieces.values().any(|piece| piece.drop.as_ref().is_some_and(|drop| !drop.forms.is_empty())),
    );
    if let ([only], true) = (&hand.must[..], game.pieces.len() > 1) {
        sheet.put("mustDropType", cast.letters([only]));
    }
    if !hand.checks {
        sheet.put("dropChecks", false);
    }
    if let Some(region) = &hand.region {
        sheet.put_each("dropRegion", sheet.squares(region, "all"));
    }
    let rule = match hand.encloses {
        EncloseRule::Anywhere => None,
        EncloseRule::Lines | EncloseRule::LinesOverWalls => Some("reversi"),
        EncloseRule::Friends => Some("ataxx"),
        EncloseRule::Apart => Some("snort"),
        EncloseRule::Stacked => Some("top"),
        EncloseRule::Slides | EncloseRule::Falls => Some("anyside"),
    };
    if let Some(rule) = rule {
        sheet.put("enclosingDrop", rule);
    }
    if let Some(first) = &hand.first {
        let [squares, _] = sheet.squares(first, "all");
        sheet.put("enclosingDropStart", squares);
    }
    single_drops(cast, sheet);
}

/// Writes the drop rules of single kinds.
fn single_drops(cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    for role in &cast.roles {
        let drop = role.piece.drop.clone().unwrap_or_default();
        if role.kind == PAWN {
            let [white, _] =
                drop.region.as_ref().map_or(["all".into(), String::new()], |one| sheet.squares(one, "all"));
            let whole = white == "all";
            let on = |rank: &str| whole || white.split(' ').any(|cell| &cell[1..] == rank);
            let last = sheet.board.extent()[1].to_string();
            for (key, rank) in [("firstRankPawnDrops", "1"), ("promotionZonePawnDrops", last.as_str())] {
                if on(rank) {
                    sheet.put(key, true);
                }
            }
        }
        if drop.per_file > 0 {
            sheet.put("dropNoDoubled", role.letter);
            sheet.put("dropNoDoubledCount", drop.per_file);
        }
        if drop.other_colour {
            sheet.put("dropOppositeColoredBishop", true);
        }
        if drop.mates == chesswright_rules::definition::model::DropMate::Loses {
            sheet.put("shogiPawnDropMateIllegal", true);
        }
        match &drop.region {
            Some(Sided::All(region)) if role.kind == ROOK && region == "own rank 1" => {
                sheet.put("sittuyinRookDrop", true);
            }
            Some(_) if role.kind != PAWN => sheet.put("immobilityIllegal", true),
            _ => {}
        }
    }
}

fn captures(game: &Definition, cast: &Cast<'_>, sheet: &mut Sheet<'_>) {
    if let Some(blast) = &game.capture.blast {
        sheet.put("blastOnCapture", true);
        if !blast.immune.is_empty() {
            sheet.put("blastImmuneTypes", cast.letters(&blast.immune));
        }
        if blast.petrifies {
            sheet.put("petrifyBlastPieces", true);
        }
    }
    let petrifies = game.capture.petrifies_for("white");
    if !petrifies.is_empty() {
        sheet.put("petrifyOnCaptureTypes", cast.letters(petrifies));
    }
    match game.capture.flips_for("white") {
        FlipRule::None => {}
        FlipRule::Lines => sheet.put("flipEnclosedPieces", "reversi"),
        FlipRule::Neighbours => sheet.put("flipEnclosedPieces", "ataxx"),
        FlipRule::Touched => sheet.put("flipEnclosedPieces", "quadwrangle"),
    }
    if let Some(walls) = &game.walls {
        let rule = match walls.put {
            WallRule::Anywhere => "static",
            WallRule::Arrow => "arrow",
            WallRule::Duck => "duck",
            WallRule::Edge => "edge",
            WallRule::Trail => "past",
        };
        sheet.put("wallingRule", rule);
        if let Some(region) = &walls.region {
            sheet.put_each("wallingRegion", sheet.squares(region, "all"));
        }
        if walls.instead {
            sheet.put("wallOrMove", true);
        }
    }
}
