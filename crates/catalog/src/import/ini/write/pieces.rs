//! Assigns a kind of the format to each piece: a predefined one with the same moves, otherwise a custom one.

use std::collections::BTreeMap;

use chesswright_rules::betza::mover::{FirstMove, Mover};
use chesswright_rules::betza::{self, Dialect, Options};
use chesswright_rules::board::{Board, Geometry};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{FirstMoveRule, PieceDef, PromotionMoment, Sided};

use super::sheet::Sheet;
use crate::import::ini::keys::COLOURS;
use crate::import::ini::pieces::{
    self as kinds, CUSTOM, CUSTOMS, JANGGI_CANNON, KING, Kind, PAWN, SHOGI_PAWN, SOLDIER,
};
use crate::import::ride_text;

/// A piece of the document and its kind in the format.
pub(super) struct Role<'a> {
    pub(super) name: &'a str,
    pub(super) piece: &'a PieceDef,
    pub(super) kind: Kind,
    pub(super) letter: char,
    betza: Option<String>,
    /// Its unpromoted form, if this is a promoted piece.
    of: Option<&'a str>,
}

pub(super) struct Cast<'a> {
    pub(super) roles: Vec<Role<'a>>,
    game: &'a Definition,
}

impl<'a> Cast<'a> {
    pub(super) fn new(game: &'a Definition, _board: &Board) -> Result<Self, String> {
        let mut cast = Self { roles: vec![], game };
        let mut free = CUSTOM..CUSTOM + CUSTOMS;
        let mut letters: Vec<char> = ('a'..='z').collect();
        let mut later = vec![];
        for (name, piece) in &game.pieces {
            let letter =
                letter(piece).ok_or_else(|| format!("pieces.{name}.letter: one letter for both sides"))?;
            match letter.as_bytes() {
                [b'+', base] => later.push((name.as_str(), piece, char::from(*base))),
                [only] => {
                    let only = char::from(*only);
                    letters.retain(|letter| *letter != only);
                    let (kind, betza) = cast.kind(piece, &mut free)?;
                    cast.roles.push(Role { name, piece, kind, letter: only, betza, of: None });
                }
                _ => return Err(format!("pieces.{name}.letter: `{letter}` is more than one letter")),
            }
        }
        for (name, piece, base) in later {
            let of =
                cast.roles.iter().find(|role| role.letter == base && role.of.is_none()).map(|role| role.name);
            let of =
                of.ok_or_else(|| format!("pieces.{name}.letter: a piece cannot have the letter `{base}`"))?;
            // The moves of a promoted piece also need a kind, even if no such piece is ever on the board.
            let alike = cast.roles.iter().find(|role| flat(role.piece) == flat(piece) && !role.piece.royal);
            let (kind, letter, betza) = match alike {
                Some(role) => (role.kind, role.letter, None),
                None => {
                    let letter = letters.pop().ok_or("pieces: there are no more than 26 letters")?;
                    let (kind, betza) = cast.kind(piece, &mut free)?;
                    (kind, letter, betza.or(Some(String::new())))
                }
            };
            cast.roles.push(Role { name, piece, kind, letter, betza, of: Some(of) });
        }
        Ok(cast)
    }

    /// An unused kind with the moves of a piece, and its Betza string if it is a custom kind.
    fn kind(
        &self,
        piece: &PieceDef,
        free: &mut std::ops::Range<Kind>,
    ) -> Result<(Kind, Option<String>), String> {
        let moves = flat(piece);
        let king = self.game.pieces.values().rfind(|piece| piece.royal && piece.royal_up_to.is_none());
        if king.is_some_and(|king| std::ptr::eq(king, piece)) {
            // A separate rule makes generals attack each other.
            let text =
                text(piece, true).ok_or("pieces: moves of a king that the format has no letters for")?;
            return Ok((KING, Some(text).filter(|text| text != "K")));
        }
        let plain = piece.moves.iter().all(|part| part.from.is_none());
        let taken = |kind: Kind| self.roles.iter().any(|role| role.kind == kind);
        if !taken(PAWN) && plain && is_pawn(&moves) {
            return Ok((PAWN, None));
        }
        if !piece.no_hop_over.is_empty() && !taken(JANGGI_CANNON) {
            return Ok((JANGGI_CANNON, None));
        }
        if !taken(SOLDIER) && piece.moves.len() > 1 && moves == flat_text("fsW", Dialect::default()) {
            return Ok((SOLDIER, None));
        }
        for (kind, (_, betza)) in (0..).zip(kinds::NAMED) {
            let special = matches!(kind, PAWN | SOLDIER | JANGGI_CANNON);
            let pawn = kind != SHOGI_PAWN || piece.drop.is_some();
            if !special && pawn && !taken(kind) && flat_text(betza, Dialect::Fsf) == moves {
                return Ok((kind, None));
            }
        }
        let text = text(piece, false).ok_or("pieces: moves that the format has no letters for")?;
        let slot = free.next().ok_or("pieces: no more than 25 kinds can be defined")?;
        Ok((slot, Some(text)))
    }

    pub(super) fn role(&self, name: &str) -> Option<&Role<'a>> {
        self.roles.iter().find(|role| role.name == name)
    }

    /// The letters of pieces, by name; `-` if there are none.
    pub(super) fn letters<'n>(&self, names: impl IntoIterator<Item = &'n String>) -> String {
        let mut letters: Vec<char> =
            names.into_iter().filter_map(|name| self.role(name)).map(|role| role.letter).collect();
        letters.sort_unstable();
        letters.dedup();
        if letters.is_empty() { "-".to_owned() } else { letters.into_iter().collect() }
    }

    pub(super) fn write(&self, sheet: &mut Sheet<'_>) {
        for role in &self.roles {
            if role.of.is_some() && role.betza.is_none() {
                continue;
            }
            let value = match &role.betza {
                Some(betza) if role.kind >= CUSTOM && !betza.is_empty() => format!("{}:{betza}", role.letter),
                _ => role.letter.to_string(),
            };
            sheet.put(&kinds::key(role.kind), value);
        }
        for role in &self.roles {
            if let Some(region) = &role.piece.confined {
                let name = kinds::key(role.kind);
                let name = name[..1].to_uppercase() + &name[1..];
                for (colour, squares) in COLOURS.iter().zip(sheet.squares(region, "all")) {
                    sheet.put(&format!("mobilityRegion{colour}{name}"), squares);
                }
            }
        }
        self.promotion(sheet);
        self.first_moves(sheet);
        let passing: Vec<&String> =
            self.named(|role| role.piece.moves.iter().any(|part| takes_in_passing(&part.betza)));
        sheet.put("enPassantTypes", self.letters(passing));
    }

    /// The names of the pieces that satisfy a predicate.
    pub(super) fn named(&self, holds: impl Fn(&Role<'a>) -> bool) -> Vec<&'a String> {
        let names = self.roles.iter().filter(|role| holds(role)).map(|role| role.name);
        names.filter_map(|name| self.game.pieces.get_key_value(name)).map(|(name, _)| name).collect()
    }

    fn promotion(&self, sheet: &mut Sheet<'_>) {
        let mut turned: BTreeMap<char, char> = BTreeMap::new();
        let mut pawns = [vec![], vec![]];
        let mut choices: Option<[String; 2]> = None;
        let mut limits = BTreeMap::new();
        let (mut pawns_must, mut pieces_must, mut on_capture, mut sittuyin) = (true, false, false, false);
        for role in &self.roles {
            let Some(promotion) = &role.piece.promotion else { continue };
            sheet.put_each("promotionRegion", sheet.squares(&promotion.zone, "none"));
            let to = ["white", "black"].map(|side| promotion.to.get(side).cloned().unwrap_or_default());
            let turns =
                to[0].first().and_then(|name| self.role(name)).filter(|other| other.of == Some(role.name));
            let forced_everywhere = promotion.forced.is_none();
            on_capture |= promotion.captures_only;
            if role.of.is_some() && role.of == to[0].first().map(String::as_str) {
                continue; // One key for the whole game covers demotions.
            }
            if let (Some(other), [_]) = (turns, &to[0][..]) {
                turned.insert(role.letter, other.letter);
                let all = |forced: &Sided<String>| *forced == Sided::All("all".into());
                pieces_must |= promotion.forced.as_ref().is_none_or(all);
                continue;
            }
            pawns_must &= forced_everywhere;
            let forced = promotion.forced.as_ref().map(|forced| sheet.squares(forced, "none"));
            if forced.is_some_and(|cells| cells.iter().any(|cells| cells != "-")) {
                sheet.put("immobilityIllegal", true);
            }
            sittuyin |= promotion.on.contains(&PromotionMoment::Staying);
            let zones = sheet.squares(&promotion.zone, "none");
            for side in [0, 1] {
                if zones[side] != "-" {
                    pawns[side].push(role.letter);
                }
            }
            choices = Some(to.map(|names| self.letters(&names)));
            for (name, most) in &promotion.limit {
                if let Some(other) = self.role(name) {
                    limits.insert(other.letter, *most);
                }
            }
        }
        let pawns = pawns
            .map(|letters| if letters.is_empty() { "-".to_owned() } else { letters.into_iter().collect() });
        sheet.put_sided("promotionPawnTypes", pawns);
        sheet.put_sided("promotionPieceTypes", choices.unwrap_or(["-".into(), "-".into()]));
        if !pawns_must {
            sheet.put("mandatoryPawnPromotion", false);
        }
        if sittuyin {
            sheet.put("sittuyinPromotion", true);
        }
        let list = |map: BTreeMap<char, String>| {
            map.into_iter().map(|(letter, value)| format!("{letter}:{value}")).collect::<Vec<_>>().join(" ")
        };
        if !limits.is_empty() {
            sheet.put("promotionLimit", list(limits.into_iter().map(|(k, v)| (k, v.to_string())).collect()));
        }
        if !turned.is_empty() {
            let back = self.roles.iter().any(|role| role.of.is_some() && role.piece.promotion.is_some());
            sheet.put(
                "promotedPieceType",
                list(turned.into_iter().map(|(k, v)| (k, v.to_string())).collect()),
            );
            for (key, holds) in [
                ("mandatoryPiecePromotion", pieces_must),
                ("piecePromotionOnCapture", on_capture),
                ("pieceDemotion", back),
            ] {
                if holds {
                    sheet.put(key, true);
                }
            }
        }
    }

    fn first_moves(&self, sheet: &mut Sheet<'_>) {
        let first =
            self.roles.iter().filter(|role| role.piece.first_move != FirstMoveRule::Unmoved).find(|role| {
                let movers = role.piece.moves.iter().flat_map(|part| movers(&part.betza, Dialect::default()));
                movers
                    .into_iter()
                    .any(|mover| matches!(mover, Mover::Ride(ride) if ride.how.first != FirstMove::Any))
            });
        let Some(role) = first else { return sheet.put("doubleStep", false) };
        let cells = match &role.piece.first_move {
            FirstMoveRule::In(region) => sheet.squares(region, "none"),
            _ => {
                let kind = self.game.pieces.get_index_of(role.name);
                let (placed, _) = self.game.placement(sheet.board);
                [0, 1].map(|side| {
                    let home = placed.iter().filter(|one| one.side == side && Some(one.piece) == kind);
                    let home: Vec<&str> = home.map(|one| sheet.board.name(one.cell)).collect();
                    if home.is_empty() { "-".to_owned() } else { home.join(" ") }
                })
            }
        };
        sheet.put_each("doubleStepRegion", cells);
    }
}

/// The letter of a piece, if both sides use the same one.
fn letter(piece: &PieceDef) -> Option<String> {
    match &piece.letter {
        Sided::All(letter) => Some(letter.to_lowercase()),
        Sided::Each(sides) => {
            let mut letters = sides.values().map(|letter| letter.to_lowercase());
            let first = letters.next()?;
            letters.all(|letter| letter == first).then_some(first)
        }
    }
}

fn movers(text: &str, dialect: Dialect) -> Vec<Mover> {
    let options = Options { dialect, lenient: dialect == Dialect::Fsf, ..Options::default() };
    let parsed = betza::parse(text, &options).ok();
    parsed.and_then(|piece| betza::lower(&piece, Geometry::Square).ok()).unwrap_or_default()
}

/// All steps of these moves, without the parts that other keys express: capturing en passant and marking en-passant
/// targets.
fn flat_movers(movers: Vec<Mover>) -> Vec<String> {
    let mut list = vec![];
    for mover in movers {
        match mover {
            Mover::Ride(mut ride) => {
                ride.how.modality.en_passant = false;
                ride.how.marks_en_passant = false;
                list.extend(ride.steps.iter().map(|step| format!("{step:?} {:?}", ride.how)));
            }
            other => list.push(format!("{other:?}")),
        }
    }
    list.sort();
    list.dedup();
    list
}

fn flat_text(text: &str, dialect: Dialect) -> Vec<String> {
    flat_movers(movers(text, dialect))
}

/// A piece's own moves, without those along lines of the board and without first leaps that a global key defines.
fn base(piece: &PieceDef) -> Vec<Mover> {
    let leaps = piece.first_move == FirstMoveRule::Unmoved;
    let parts = piece.moves.iter().filter(|part| part.within.is_none());
    let movers = parts.flat_map(|part| movers(&part.betza, Dialect::default()));
    movers
        .filter(|mover| !(leaps && matches!(mover, Mover::Ride(ride) if ride.how.first != FirstMove::Any)))
        .collect()
}

fn flat(piece: &PieceDef) -> Vec<String> {
    flat_movers(base(piece))
}

/// Whether these are the moves of a pawn, with or without the double step.
fn is_pawn(moves: &[String]) -> bool {
    ["fmWfcF", "fmWfcFifmnD"].iter().any(|pawn| flat_text(pawn, Dialect::default()) == moves)
}

fn takes_in_passing(text: &str) -> bool {
    let movers = movers(text, Dialect::default());
    movers.iter().any(|mover| matches!(mover, Mover::Ride(ride) if ride.how.modality.en_passant))
}

/// The moves of a piece as a Betza string of the format.
fn text(piece: &PieceDef, king: bool) -> Option<String> {
    if piece.moves.iter().any(|part| part.steps.is_some()) {
        return None;
    }
    let sees = |mover: &Mover| matches!(mover, Mover::Ride(ride) if ride.how.modality.royal && !ride.how.modality.capture);
    let mut all: Vec<Mover> = base(piece).into_iter().filter(|mover| !(king && sees(mover))).collect();
    for mover in &mut all {
        let Mover::Ride(ride) = mover else { return None };
        ride.how.modality.en_passant = false;
        ride.how.marks_en_passant = false;
    }
    let text = ride_text::text(&all)?;
    (flat_text(&text, Dialect::Fsf) == flat_movers(all)).then_some(text)
}
