//! The rules of the whole game.

use chesswright_rules::betza::Dialect;
use chesswright_rules::betza::mover::{FirstMove, Mover};
use chesswright_rules::definition::model::{
    CapturesGo, CastlingDef, FirstMoveRule, PassRule, PieceDef, PromotionDef, Verdict, WallRule, Wing,
};
use serde_json::{Map, Value as Json, json};

use super::Writer;
use super::pieces::movers;

impl Writer<'_> {
    pub(super) fn rules(&mut self, file: &mut Map<String, Json>) {
        let game = self.game;
        file.insert("castlingOptions".into(), self.castling());
        file.insert("promotionOptions".into(), self.promotion());
        file.insert("materialConditions".into(), json!({ "enabled": false }));
        file.insert("gameEndConditions".into(), self.conditions());
        let passing = |mover: &Mover| matches!(mover, Mover::Ride(ride) if ride.how.modality.en_passant);
        file.insert("enPassant".into(), json!(self.any_mover(passing)));
        if let Some(first) = self.first_moves() {
            file.insert("firstMoveOptions".into(), first);
        }
        if game.end.move_rule > 0 {
            file.insert("halfMoveDraw".into(), json!(game.end.move_rule * 2));
        }
        if game.end.repetition > 0 {
            file.insert("repetitionDraw".into(), json!(game.end.repetition));
        }
        if game.every_side(|side| game.check.forbidden_for(side)) {
            file.insert("forbidChecks".into(), json!(true));
        }
        if game.every_side(|side| game.capture.forced_for(side)) {
            file.insert("forcedCapture".into(), json!("any"));
        }
        if game.every_side(|side| game.turn.pass_for(side) == PassRule::Allowed) {
            file.insert("passOptions".into(), self.identified("pass.standard", Map::new()));
        }
        if game.gates.is_some() {
            file.insert("gatingMode".into(), json!("flex"));
        }
        if let Some(hand) = self.hand() {
            file.insert("handOptions".into(), hand);
        }
        if game.setup.shuffle.is_some() {
            file.insert("startPosBuilder".into(), self.identified("start.chess960", Map::new()));
        }
        self.rule_actions();
    }

    fn any_mover(&self, holds: impl Fn(&Mover) -> bool) -> bool {
        let texts = self.game.pieces.values().flat_map(|piece| &piece.moves);
        texts.into_iter().flat_map(|part| movers(&part.betza, Dialect::default())).any(|mover| holds(&mover))
    }

    fn castling(&self) -> Json {
        let file = |name: &str| {
            name.bytes().next().map_or(0, |c| i64::from(c.to_ascii_lowercase()) - i64::from(b'a'))
        };
        let mut options = Map::new();
        options.insert("enabled".into(), json!(!self.game.castling.is_empty()));
        let fixed = self.game.setup.shuffle.is_none();
        for rule in &self.game.castling {
            let (target, rook) = match rule.wing {
                Wing::King => ("kTarget", "kRook"),
                Wing::Queen => ("qTarget", "qRook"),
            };
            options.insert(target.into(), json!(file(&rule.king_to)));
            if let Some(at) = self.rook_file(rule).filter(|_| fixed) {
                options.insert(rook.into(), json!(at));
            }
            if let [only] = &rule.partner[..] {
                options.insert("rookPiece".into(), json!(self.symbol(only).unwrap_or_default()));
            }
        }
        options.insert("fixedRooks".into(), json!(fixed));
        Json::Object(options)
    }

    /// The rook's file for a wing, from 0: the one given, or that of the outermost rook on the king's rank.
    fn rook_file(&self, rule: &CastlingDef) -> Option<i64> {
        let file =
            |name: &str| name.bytes().next().map(|c| i64::from(c.to_ascii_lowercase()) - i64::from(b'a'));
        if let Some(cell) =
            rule.partner_from.as_ref().and_then(|cell| cell.get("white").or(cell.get("black")))
        {
            return file(cell);
        }
        let (placed, _) = self.game.placement(self.board);
        let kind = |name: &str| self.game.pieces.get_index_of(name);
        let castles = |side: usize| {
            let name = &self.game.sides[side].name;
            rule.sides.as_ref().is_none_or(|sides| sides.contains(name))
        };
        let king = placed.iter().find(|one| Some(one.piece) == kind(&rule.king) && castles(one.side))?;
        let at = self.board.coords(king.cell);
        let partners = rule.partner.iter().filter_map(|name| kind(name));
        let beside = partners
            .flat_map(|kind| placed.iter().filter(move |one| one.piece == kind && one.side == king.side));
        let files = beside
            .map(|one| self.board.coords(one.cell))
            .filter(|there| there.y == at.y)
            .map(|there| there.x);
        let outer = match rule.wing {
            Wing::King => files.filter(|x| *x > at.x).max(),
            Wing::Queen => files.filter(|x| *x < at.x).min(),
        };
        outer.map(i64::from)
    }

    fn promotion(&mut self) -> Json {
        let promotions: Vec<&PromotionDef> =
            self.game.pieces.values().filter_map(|piece| piece.promotion.as_ref()).collect();
        let Some(promotion) = promotions.first() else { return self.identified("promo.none", Map::new()) };
        let zone = self.cells(&promotion.zone, "none");
        let forced = promotion.forced.as_ref().map(|forced| self.cells(forced, "none"));
        let [_, ranks, _] = self.board.extent();
        let last = i64::from(ranks) - 1;
        let mut parameters = Map::new();
        let mut limits = Map::new();
        for (name, most) in promotions.iter().flat_map(|promotion| &promotion.limit) {
            if let Ok(symbol) = self.symbol(name) {
                limits.insert(symbol, json!(most));
            }
        }
        if !limits.is_empty() {
            parameters.insert("pieceLimits".into(), Json::Object(limits));
        }
        let edges = |zone: &[Vec<String>; 2]| {
            Some([self.first_rank(&zone[0], true)?, self.first_rank(&zone[1], false)?])
        };
        let Some([white, black]) = edges(&zone) else {
            let [white, black] = [self.named(&zone[0]), self.named(&zone[1])];
            parameters.insert("wId".into(), json!(white));
            parameters.insert("bId".into(), json!(black));
            if forced.is_some_and(|forced| forced.iter().all(Vec::is_empty)) {
                parameters.insert("optional".into(), json!(true));
            }
            return self.identified("promo.region", parameters);
        };
        if [white, black] != [last, 0] {
            parameters.insert("ranks".into(), json!([white, black]));
        }
        match forced.filter(|forced| *forced != zone) {
            None => self.identified("promo.standard", parameters),
            Some(forced) => {
                match edges(&forced) {
                    Some([white, black]) if [white, black] != [last, 0] => {
                        parameters.insert("forcedRanks".into(), json!([white, black]));
                    }
                    Some(_) => {}
                    None => _ = parameters.insert("forced".into(), json!(false)),
                }
                self.identified("promo.optional", parameters)
            }
        }
    }

    /// The rank, from 0, at which the cells begin, if they are all cells from there to the side's far edge.
    fn first_rank(&self, cells: &[String], white: bool) -> Option<i64> {
        let [files, ranks, _] = self.board.extent();
        let depth = self.board.len() == usize::from(files * ranks);
        let rows = cells.len() / usize::from(files).max(1);
        let rank =
            |name: &String| name.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse::<i64>().ok();
        let seen: Vec<i64> = cells.iter().filter_map(rank).collect();
        let (low, high) = (*seen.iter().min()?, *seen.iter().max()?);
        let whole = depth
            && cells.len() == rows * usize::from(files)
            && high - low + 1 == i64::try_from(rows).ok()?;
        let at_edge = if white { high == i64::from(ranks) } else { low == 1 };
        (whole && at_edge).then_some(if white { low - 1 } else { high - 1 })
    }

    fn conditions(&self) -> Json {
        let word = |verdict: Verdict| match verdict {
            Verdict::Win => "win",
            Verdict::Loss => "lose",
            _ => "draw",
        };
        let side = |name: &str| {
            let mut table = Map::new();
            table.insert("stalemate".into(), json!(word(self.game.end.stalemate.of(name))));
            let bare = self.game.end.extinction.iter().find(|one| {
                one.pieces.is_empty()
                    && one.at_most == 0
                    && one.sides.as_ref().is_none_or(|sides| sides.iter().any(|s| s == name))
            });
            table.insert("elimination".into(), json!(bare.map_or("none", |one| word(one.verdict))));
            let checks = self.game.end.checks_for(name);
            if checks > 0 {
                table.insert("checkLimit".into(), json!(checks));
            }
            Json::Object(table)
        };
        let (white, black) = (side("white"), side("black"));
        if white == black { white } else { json!({ "white": white, "black": black }) }
    }

    fn first_moves(&self) -> Option<Json> {
        let first = |piece: &PieceDef| {
            let movers = piece.moves.iter().flat_map(|part| movers(&part.betza, Dialect::default()));
            movers
                .into_iter()
                .any(|mover| matches!(mover, Mover::Ride(ride) if ride.how.first != FirstMove::Any))
        };
        let piece = self.game.pieces.values().find(|piece| first(piece))?;
        let FirstMoveRule::In(region) = &piece.first_move else { return None };
        let ranks = self.cells(region, "none").map(|cells| {
            let digits = |name: &String| {
                name.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse::<i64>().ok()
            };
            let mut ranks: Vec<i64> = cells.iter().filter_map(digits).map(|rank| rank - 1).collect();
            ranks.sort_unstable();
            ranks.dedup();
            ranks
        });
        let [white, black] = ranks.map(|ranks| {
            self.identified("first.ranks", Map::from_iter([("ranks".to_owned(), json!(ranks))]))
        });
        let both = [("white".to_owned(), white), ("black".to_owned(), black)];
        Some(self.identified("first.pair", Map::from_iter(both)))
    }

    fn hand(&mut self) -> Option<Json> {
        let hand = self.game.hand.as_ref()?;
        if !hand.drops {
            return None;
        }
        let mut options = Map::new();
        options.insert("enableHands".into(), json!(true));
        options.insert("addCapturesToHand".into(), json!(hand.captures == CapturesGo::Captor));
        let builder = if let Some(region) = &hand.region {
            let [white, black] = self.cells(region, "all");
            let sides = [
                ("wId".to_owned(), json!(self.named(&white))),
                ("bId".to_owned(), json!(self.named(&black))),
            ];
            self.identified("drops.region", Map::from_iter(sides))
        } else if self.game.pieces.values().any(|piece| piece.promotion.is_some() && piece.drop.is_some()) {
            self.identified("drops.standard", Map::new())
        } else {
            self.identified("drops.unrestricted", Map::new())
        };
        options.insert("dropBuilder".into(), builder);
        Some(Json::Object(options))
    }

    /// Writes the rules that are actions in this format.
    fn rule_actions(&mut self) {
        let game = self.game;
        if let Some(blast) = &game.capture.blast {
            let mut parameters = Map::new();
            parameters.insert("radius".into(), json!(if blast.area == "KNAD" { 2 } else { 1 }));
            if !blast.spares.is_empty() {
                parameters.insert("immunePieces".into(), json!(self.symbols(&blast.spares)));
            }
            self.actions.push(self.identified("action.explosionRadius", parameters));
            self.actions.push(self.identified("action.checkRoyalsAlive", Map::new()));
        }
        if game.walls.as_ref().is_some_and(|walls| walls.put == WallRule::Trail) {
            self.actions.push(self.identified("action.blockOrigin", Map::new()));
        }
        for one in &game.end.extinction {
            let ([only], Verdict::Loss) = (&one.pieces[..], one.verdict) else { continue };
            let mut parameters = Map::new();
            parameters.insert("pieceType".into(), json!(self.symbol(only).unwrap_or_default()));
            if one.at_most > 0 {
                parameters.insert("count".into(), json!(one.at_most + 1));
            }
            if let Some([side]) = one.sides.as_deref() {
                parameters.insert("player".into(), json!(i32::from(side == "black")));
            }
            self.actions.push(self.identified("action.checkPieceCount", parameters));
        }
        for goal in game.end.goals.iter().filter(|goal| goal.blocked) {
            let [white, black] = self.cells(&goal.region, "none");
            let [white, black] = [self.named(&white), self.named(&black)];
            let sides = [("whiteId".to_owned(), json!(white)), ("blackId".to_owned(), json!(black))];
            self.actions.push(self.identified("action.fillRegion", Map::from_iter(sides)));
        }
    }
}
