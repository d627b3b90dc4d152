//! The canonical form of a definition, and the hash that identifies its rules.

mod terrain;

use indexmap::IndexMap;
use sha2::{Digest, Sha256};

use super::model::{
    AboutDef, ActionDef, CellsDef, ConditionDef, Custom, Definition, EffectDef, EndDef, FirstMoveRule,
    LookDef, PieceDef, PromotionMoment, Sided, TriggerDef, Verdict,
};

/// Changes whenever the hashed content changes, so that nobody mistakes an old hash for a new one.
const HASH_DOMAIN: &[u8] = b"chesswright rules 1\n";

impl Definition {
    /// The definition in canonical form: two definitions that differ only in spelling become equal. Definitions read
    /// from documents are already in this form.
    #[must_use]
    pub fn canonical(mut self) -> Self {
        let sides: Vec<_> = self.sides.iter().map(|s| s.name.clone()).collect();
        tidy(&mut self.board.holes);
        self.board.settle_glue();
        self.sides.iter_mut().flat_map(|side| &mut side.forward_in).for_each(|there| tidy(&mut there.region));
        self.regions.values_mut().for_each(tidy);
        self.pieces.values_mut().for_each(|piece| canonical_piece(piece, &sides));
        for castling in &mut self.castling {
            let cells = castling.king_from.iter_mut().chain(&mut castling.partner_from);
            cells.for_each(|cell| normalise_sides(cell, &sides));
        }
        canonical_end(&mut self.end, &sides);
        self.turn.write_out(&sides);
        self.check.write_out(&sides);
        self.capture.write_out(&sides);
        let walls = self.walls.iter_mut().filter_map(|walls| walls.region.as_mut());
        let hands = self.hand.iter_mut().flat_map(|hand| [&mut hand.region, &mut hand.first]).flatten();
        let gates = self.gates.iter_mut().map(|gates| &mut gates.cells);
        walls.chain(hands).chain(gates).for_each(|cells| region(cells, &sides));
        self.triggers.iter_mut().for_each(|trigger| canonical_trigger(trigger, &sides));
        self.actions.iter_mut().for_each(|action| canonical_action(action, &sides));
        self.chance.iter_mut().for_each(|chance| tidy(&mut chance.face_down));
        self.terrain.iter_mut().for_each(terrain::terrain);
        self.quest.iter_mut().for_each(terrain::quest);
        self.canonical_setup(&sides);
        self
    }

    /// Rewrites the start position in canonical form, if it can be read.
    fn canonical_setup(&mut self, sides: &[String]) {
        self.setup.waiting.values_mut().for_each(|cells| region(cells, sides));
        self.setup.shuffle.iter_mut().for_each(|shuffle| tidy(&mut shuffle.cells));
        let (held, errors) = self.in_hand();
        if errors.is_empty() {
            self.setup.hand = self.hand_text(&held);
        }
        if let Ok(board) = self.board.board() {
            let (placed, errors) = self.placement(&board);
            if errors.is_empty() {
                self.setup.rows = self.rows(&board, &placed);
            }
        }
    }

    /// The definition as JSON in canonical form: fixed key order, pieces and regions in document order, defaults left
    /// out. Reading it gives the same definition.
    pub fn canonical_json(&self) -> String {
        // Maps have text keys and no number is out of range, so this cannot fail.
        serde_json::to_string(&self.clone().canonical()).unwrap_or_default()
    }

    /// An identifier of the rules, computed from their content: 24 letters and digits. The title, the description, the
    /// aliases, the authorship, the looks and the notation are not part of the rules.
    pub fn hash(&self) -> String {
        let rules = Self {
            name: String::new(),
            title: String::new(),
            description: String::new(),
            aliases: vec![],
            about: AboutDef::default(),
            look: LookDef::default(),
            notation: Custom::default(),
            pieces: self.pieces.iter().map(|(name, piece)| (name.clone(), unwritten(piece))).collect(),
            ..self.clone()
        };
        content_name(HASH_DOMAIN, rules.canonical_json().as_bytes())
    }
}

/// An identifier computed from content: 24 letters and digits. The domain separates identifiers of different things,
/// and changes whenever the definition of the content changes.
pub fn content_name(domain: &[u8], content: &[u8]) -> String {
    let digest = Sha256::new().chain_update(domain).chain_update(content).finalize();
    base32(&digest[..15])
}

/// A piece without the parts that only affect texts. Its letter stays, because setups are written with it.
fn unwritten(piece: &PieceDef) -> PieceDef {
    PieceDef { also: vec![], character: None, ..piece.clone() }
}

fn canonical_end(end: &mut EndDef, sides: &[String]) {
    end.write_out_checks(sides);
    for verdict in [&mut end.checkmate, &mut end.stalemate, &mut end.repetition_verdict] {
        normalise_sides(verdict, sides);
    }
    end.goals.iter_mut().for_each(|goal| region(&mut goal.region, sides));
    let home = end.chase.iter_mut().filter_map(|chase| chase.home.as_mut());
    home.for_each(|cells| region(cells, sides));
    for declaration in &mut end.declarations {
        region(&mut declaration.region, sides);
        normalise_sides(&mut declaration.at_least, sides);
        declaration.points.sort_keys();
    }
    end.draws.points.sort_keys();
    end.draws.bonus.sort_keys();
    for connect in &mut end.connect {
        connect.from.iter_mut().chain(&mut connect.to).for_each(|cells| region(cells, sides));
        connect.verdict = connect.verdict.filter(|verdict| *verdict != Verdict::Win);
    }
}

fn canonical_condition(condition: &mut ConditionDef, sides: &[String]) {
    condition.from.iter_mut().chain(&mut condition.to).for_each(|cells| region(cells, sides));
    let counted = condition.count.as_mut().and_then(|count| count.cells.region.as_mut());
    counted.into_iter().for_each(|cells| region(cells, sides));
}

fn canonical_trigger(trigger: &mut TriggerDef, sides: &[String]) {
    let conditions = trigger.before.iter_mut().chain(&mut trigger.when);
    conditions.for_each(|condition| canonical_condition(condition, sides));
    canonical_cells(trigger.effects.iter_mut().flat_map(EffectDef::cells_mut), sides);
}

fn canonical_action(action: &mut ActionDef, sides: &[String]) {
    action.when.iter_mut().for_each(|condition| canonical_condition(condition, sides));
    let effects = action.effects.iter_mut().flat_map(EffectDef::cells_mut);
    canonical_cells(action.cells.iter_mut().chain(effects), sides);
}

fn canonical_cells<'a>(cells: impl Iterator<Item = &'a mut CellsDef>, sides: &[String]) {
    cells.filter_map(|cells| cells.region.as_mut()).for_each(|cells| region(cells, sides));
}

fn canonical_piece(piece: &mut PieceDef, sides: &[String]) {
    match &mut piece.letter {
        Sided::All(letter) => *letter = letter.to_lowercase(),
        Sided::Each(each) => each.values_mut().for_each(|l| *l = l.to_lowercase()),
    }
    normalise_sides(&mut piece.letter, sides);
    piece.also.iter_mut().for_each(|l| *l = l.to_lowercase());
    piece.character.iter_mut().for_each(|c| normalise_sides(c, sides));
    for step in &mut piece.moves {
        for text in [&mut step.from, &mut step.to, &mut step.within].into_iter().flatten() {
            region(text, sides);
        }
        step.when.iter_mut().for_each(|condition| canonical_condition(condition, sides));
    }
    piece.confined.iter_mut().for_each(|r| region(r, sides));
    if let Some(cells) = piece.drop.as_mut().and_then(|drop| drop.region.as_mut()) {
        region(cells, sides);
    }
    if let FirstMoveRule::In(text) = &mut piece.first_move {
        region(text, sides);
    }
    if let Some(promotion) = &mut piece.promotion {
        region(&mut promotion.zone, sides);
        promotion.forced.iter_mut().for_each(|r| region(r, sides));
        promotion.last.iter_mut().for_each(|r| region(r, sides));
        normalise_sides(&mut promotion.to, sides);
        if promotion.on == [PromotionMoment::Arriving] {
            promotion.on.clear();
        }
    }
}

fn region(text: &mut Sided<String>, sides: &[String]) {
    match text {
        Sided::All(text) => tidy(text),
        Sided::Each(each) => each.values_mut().for_each(tidy),
    }
    normalise_sides(text, sides);
}

/// Collapses every run of white space to one blank.
fn tidy(text: &mut String) {
    *text = text.split_whitespace().collect::<Vec<_>>().join(" ");
}

/// Merges values that are equal for every side, and sorts different ones in the order of the sides.
fn normalise_sides<T: PartialEq + Clone>(value: &mut Sided<T>, sides: &[String]) {
    let Sided::Each(each) = value else {
        return;
    };
    let mut first = each.values().next();
    if each.len() == sides.len()
        && let Some(one) = first.take().cloned()
        && each.values().all(|v| *v == one)
    {
        *value = Sided::All(one);
        return;
    }
    let mut sorted = IndexMap::new();
    for side in sides {
        if let Some(v) = each.shift_remove(side) {
            sorted.insert(side.clone(), v);
        }
    }
    sorted.append(each);
    *each = sorted;
}

/// Encodes five bits per character, in an alphabet without letters that look like digits.
fn base32(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let mut out = String::new();
    let mut rest = 0_u16;
    let mut bits = 0;
    for &byte in bytes {
        rest = rest << 8 | u16::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            out.push(char::from(LETTERS[usize::from(rest >> bits & 31)]));
        }
        rest &= (1 << bits) - 1;
    }
    out
}
