//! Pieces in hand: drops, captured pieces, gates.

use serde_json::{Map, Value as Json, json};

use super::{Form, Lowering, object};
use crate::import::ini::keys::FREE_DROPS;
use crate::import::ini::pieces::{self as kinds, BISHOP, PAWN, ROOK, SHOGI_PAWN};
use crate::import::ini::record::Squares;
use crate::import::ini::values::square;

impl Lowering<'_> {
    fn has_hands(&self) -> bool {
        ["pieceDrops", "capturesToHand", "twoBoards", "seirawanGating"]
            .iter()
            .any(|key| self.record.flag(key))
    }

    pub(super) fn hand(&mut self) -> Option<Json> {
        let record = self.record;
        if !self.has_hands() {
            return None;
        }
        let mut hand = Map::new();
        if record.flag("twoBoards") {
            hand.insert("captures".into(), json!("partner"));
        } else if record.flag("capturesToHand") {
            hand.insert("captures".into(), json!("captor"));
        }
        let reverts = (record.flag("capturesToHand") || record.flag("twoBoards")) && !record.flag("dropLoop");
        let chosen = record.kinds_of("promotionPawnTypes").iter().any(|set| *set != 0)
            && record.kinds_of("promotionPieceTypes").iter().any(|set| *set != 0);
        if let (true, true, Some(name)) = (reverts, chosen, self.name(record.main_pawn)) {
            hand.insert("reverts".into(), json!(name));
        }
        if !record.flag("pieceDrops") {
            hand.insert("drops".into(), json!(false));
        }
        let regions = record.squares_of("dropRegion");
        if regions.iter().any(|region| region & self.outline.all() != self.outline.all()) {
            hand.insert("region".into(), self.outline.sided(regions));
        }
        // Here only attacks on kings count as checks.
        if !record.flag("dropChecks") && record.letters.contains_key(&kinds::KING) {
            hand.insert("checks".into(), json!(false));
        }
        if record.flag("mustDrop") {
            let kinds = record.kinds("mustDropType");
            let forms = self.forms.iter().filter(|form| form.of.is_none());
            let all = kinds & kinds::one(kinds::ALL) != 0;
            let must = forms.filter(|form| all || kinds & kinds::one(form.kind) != 0);
            // Without captures a hand never gets any kind that it does not have at the start.
            let captures = record.flag("capturesToHand") || record.flag("twoBoards");
            let held = self.start.hand.to_lowercase();
            let must = must.filter(|form| captures || held.contains(&form.letter));
            hand.insert("must".into(), json!(must.map(|form| form.name.as_str()).collect::<Vec<_>>()));
        }
        if record.flag(FREE_DROPS) {
            let all = self.forms.iter().filter(|form| form.of.is_none()).map(|form| form.name.as_str());
            hand.insert("endless".into(), json!(all.collect::<Vec<_>>()));
        }
        match record.word("enclosingDrop") {
            "none" => {}
            rule => {
                // Lines continue across cells that are not squares.
                let walled =
                    self.start.walls & self.outline.all() != 0 || record.word("wallingRule") != "none";
                let word = match rule {
                    "reversi" if walled => "lines-over-walls",
                    "reversi" => "lines",
                    "snort" => "apart",
                    "top" => "stacked",
                    // A piece that enters from a far edge falls past all pieces.
                    "anyside" => "falls",
                    _ => "friends",
                };
                hand.insert("encloses".into(), json!(word));
                let start = record.squares("enclosingDropStart") & self.outline.all();
                if start != 0 {
                    hand.insert("first".into(), json!(self.outline.words(start)));
                }
            }
        }
        Some(Json::Object(hand))
    }

    pub(super) fn gates(&mut self) -> Option<Json> {
        let record = self.record;
        if !record.flag("seirawanGating") {
            return None;
        }
        let rank = |rank: u8| (0..self.outline.files).fold(0, |set, file| set | square(file, rank));
        let cells = [rank(0), rank(self.outline.ranks - 1)];
        Some(json!({ "cells": self.outline.sided(cells) }))
    }

    /// The properties of a piece for hands: its kind when captured, and how it is dropped.
    pub(super) fn in_hand(&mut self, form: &Form, dead: [Squares; 2], piece: &mut Map<String, Json>) {
        let record = self.record;
        if !self.has_hands() {
            return;
        }
        if let Some(of) = form.of {
            let caught = ["capturesToHand", "twoBoards", "dropPromoted"].iter().any(|key| record.flag(key));
            if let (true, Some(name)) = (caught && !record.flag("dropLoop"), self.name(of)) {
                piece.insert("captured-as".into(), json!(name));
            }
            return;
        }
        let all = self.outline.all();
        let zone = record.squares_of("promotionRegion");
        let mut region = [0, 1].map(|side| all & !dead[side]);
        let back = [0, self.outline.ranks - 1]
            .map(|rank| (0..self.outline.files).fold(0, |set, file| set | square(file, rank)));
        for side in [0, 1] {
            if form.kind == PAWN && !record.flag("promotionZonePawnDrops") {
                region[side] &= !zone[side];
            }
            if form.kind == PAWN && !record.flag("firstRankPawnDrops") {
                region[side] &= !back[side];
            }
            if form.kind == ROOK && record.flag("sittuyinRookDrop") {
                region[side] &= back[side];
            }
        }
        let mut drop = Map::new();
        if record.kinds("dropNoDoubled") & kinds::one(form.kind) != 0 {
            match record.int("dropNoDoubledCount") {
                ..=0 => region = [0, 0],
                most => _ = drop.insert("per-file".into(), json!(most)),
            }
        }
        if region.iter().any(|set| *set != all) {
            drop.insert("region".into(), self.outline.sided(region));
        }
        let turned = self.forms.iter().find(|other| other.of == Some(form.kind));
        if let (true, Some(turned)) = (record.flag("dropPromoted"), turned) {
            drop.insert("as".into(), json!([form.name, turned.name]));
        }
        if form.kind == BISHOP && record.flag("dropOppositeColoredBishop") {
            drop.insert("other-colour".into(), json!(true));
        }
        if form.kind == SHOGI_PAWN && record.flag("shogiPawnDropMateIllegal") {
            drop.insert("mates".into(), json!("loses"));
        }
        if let Some(drop) = object(drop) {
            piece.insert("drop".into(), drop);
        }
    }
}
