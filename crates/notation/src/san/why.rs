//! Explains why a text is not a legal move.

use std::sync::OnceLock;

use chesswright_rules::definition::model::{FacingRule, Sided, Wing};
use chesswright_rules::{Kind, Move, Piece, Position, Rules, Side};

use super::cells::{agrees, without_separator};
use super::parse::Shape;
use super::{MoveFault, San, SanError};

/// Variants of the game, each without one of its demands, and that demand. If a move is legal in one of them, the
/// demand explains why it is illegal here. They are compiled when first needed.
#[derive(Debug, Default)]
pub(super) struct Relaxed(OnceLock<Vec<(Rules, Demand)>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Demand {
    Capture,
    NoCheck,
    Facing,
    Safety,
}

impl Relaxed {
    fn games(&self, rules: &Rules) -> &[(Rules, Demand)] {
        self.0.get_or_init(|| {
            let mut games = vec![];
            let mut add = |demand, relax: &dyn Fn(&mut chesswright_rules::Definition)| {
                let mut definition = rules.definition().clone();
                relax(&mut definition);
                if definition != *rules.definition()
                    && let Ok(rules) = Rules::new(&definition)
                {
                    games.push((rules, demand));
                }
            };
            add(Demand::Capture, &|game| game.capture.forced = Sided::All(false));
            add(Demand::NoCheck, &|game| game.check.forbidden = Sided::default());
            add(Demand::Facing, &|game| game.check.facing = FacingRule::Ignored);
            add(Demand::Safety, &|game| game.check.binding = Sided::All(false));
            games
        })
    }
}

impl San {
    /// Why no legal move fits a text.
    pub(super) fn explain(&self, position: &Position, text: &str) -> SanError {
        let mut shapes = vec![];
        self.each_shape(position.turn(), text, false, &mut |shape| shapes.push(shape));
        if shapes.is_empty() {
            self.each_shape(position.turn(), text, true, &mut |shape| shapes.push(shape));
        }
        let plausible = |shape: &&Shape<'_>| self.cells.is_origin(without_separator(shape.hint));
        let Some(shape) = shapes.iter().find(plausible) else {
            return SanError::Unreadable {
                text: text.to_owned(),
                why: self.unreadable(position, text).into(),
            };
        };
        let why = ended(position).unwrap_or_else(|| self.why_not(position, shape));
        SanError::Illegal { text: text.to_owned(), why: why.into() }
    }

    pub(super) fn explain_castling(&self, position: &Position, text: &str, wing: Wing) -> SanError {
        let side = self.side_name(position.turn());
        let right =
            |right: &&chesswright_rules::CastlingRight| right.side == position.turn().0 && right.wing == wing;
        let why = if let Some(why) = ended(position) {
            why
        } else if self.rules.definition().castling.is_empty() {
            MoveFault::NoCastling
        } else if !position.setup().castling.iter().any(|held| right(&held)) {
            MoveFault::CastlingLost { side, kings: wing == Wing::King }
        } else if position.is_check() {
            MoveFault::InCheck(side)
        } else {
            MoveFault::CastlingBlocked
        };
        SanError::Illegal { text: text.to_owned(), why: why.into() }
    }

    fn unreadable(&self, position: &Position, text: &str) -> MoveFault {
        if text.is_empty() {
            return MoveFault::Empty;
        }
        // The last word that looks like a cell: letters, then digits.
        let end = text.rfind(|c: char| c.is_ascii_digit()).map_or(0, |at| at + 1);
        let digits = text[..end].trim_end_matches(|c: char| c.is_ascii_digit());
        let file = digits.trim_end_matches(|c: char| c.is_ascii_lowercase());
        let [start, middle] = [file.len().max(digits.len().saturating_sub(2)), digits.len()];
        if start < middle && middle < end {
            let cell = &text[start..end];
            if self.cells.at_end(cell.as_bytes()).next().is_none() {
                return MoveFault::NoSuchCell(cell.to_owned());
            }
            let behind = &text[end..];
            if !behind.is_empty() {
                return MoveFault::Trailing { text: behind.to_owned(), after: text[..end].to_owned() };
            }
            let signs = self.signs.all(position.turn()).iter().map(ToString::to_string).collect();
            return MoveFault::NoSuchPiece { text: text[..start].to_owned(), signs };
        }
        MoveFault::NotAMove { pawns: self.signs.pawn.is_some() }
    }

    fn why_not(&self, position: &Position, shape: &Shape<'_>) -> MoveFault {
        let side = position.turn();
        let to = self.rules.cell_name(shape.to);
        let mut there = vec![];
        position.for_each_move_to(shape.to, shape.kind, |played| there.push(played));
        let fits = |piece: Piece| shape.kind.is_none_or(|kind| kind == piece.kind);

        // Only the promotion is missing or wrong.
        let fit = |played: &&Move| {
            position.piece(played.from()).is_some_and(fits)
                && agrees(shape.hint, self.rules.cell_name(played.from()), true)
        };
        let close: Vec<&Move> = there.iter().filter(fit).collect();
        if !close.is_empty() && shape.promotion.is_some() {
            let kinds: Vec<Kind> = close.iter().filter_map(|played| played.promotion()).collect();
            if kinds.is_empty() {
                return MoveFault::NoPromotion;
            }
            return MoveFault::Promotions(kinds.into_iter().map(|kind| self.sign(position, kind)).collect());
        }
        if !close.is_empty() && !shape.captures.is_empty() {
            return MoveFault::OtherCapture;
        }

        if shape.drop {
            return self.why_no_drop(position, shape);
        }
        let origin = without_separator(shape.hint);
        if let Some(cell) = self.cells.find(origin.as_bytes()) {
            match position.piece(cell) {
                None => return MoveFault::NoPieceOn(origin.to_owned()),
                Some(piece) if piece.side != side => {
                    let [owner, mover] = [piece.side, side].map(|side| self.side_name(side));
                    return MoveFault::Belongs { cell: origin.to_owned(), owner, mover };
                }
                Some(piece) if !fits(piece) => {
                    let kind = self.rules.kind_name(piece.kind).to_owned();
                    return MoveFault::OtherPiece { cell: origin.to_owned(), piece: kind };
                }
                Some(_) => {}
            }
        }
        let own = |piece: Piece| piece.side == side && fits(piece);
        let all: Vec<&str> = position
            .pieces()
            .filter(|(_, piece)| own(*piece))
            .map(|(cell, _)| self.rules.cell_name(cell))
            .collect();
        let piece = self.named(shape);
        if all.is_empty() {
            return MoveFault::NoPiece { side: self.side_name(side), piece, place: None };
        }
        let meant: Vec<&str> = all.into_iter().filter(|name| agrees(shape.hint, name, true)).collect();
        if meant.is_empty() {
            let place = Some(origin.to_owned());
            return MoveFault::NoPiece { side: self.side_name(side), piece, place };
        }
        if let Some(why) = self.demand(position, shape) {
            return why;
        }
        let blocked = position.piece(shape.to).filter(|piece| piece.side == side);
        MoveFault::CannotReach {
            piece,
            from: meant.into_iter().map(str::to_owned).collect(),
            to: to.to_owned(),
            blocked: blocked.map(|piece| self.rules.kind_name(piece.kind).to_owned()),
        }
    }

    fn why_no_drop(&self, position: &Position, shape: &Shape<'_>) -> MoveFault {
        let piece = self.named(shape);
        let cell = self.rules.cell_name(shape.to).to_owned();
        if self.rules.definition().hand.is_none() {
            return MoveFault::NoDrops;
        }
        let mut can = false;
        for played in position.unclaimed_moves() {
            can |= played.drop().is_some() && played.drop() == shape.kind;
        }
        if position.piece(shape.to).is_some() {
            MoveFault::Occupied(cell)
        } else if can {
            MoveFault::NoDropThere { piece, cell }
        } else {
            MoveFault::NothingToDrop { side: self.side_name(position.turn()), piece }
        }
    }

    /// The demand of the game that makes a move illegal.
    fn demand(&self, position: &Position, shape: &Shape<'_>) -> Option<MoveFault> {
        let setup = position.setup();
        let would = |rules: &Rules| {
            let mut moves = vec![];
            let position = rules.position(&setup).ok()?;
            position.for_each_move_to(shape.to, shape.kind, |played| moves.push(played));
            moves.into_iter().find(|played| {
                position
                    .piece(played.from())
                    .is_some_and(|piece| shape.kind.is_none_or(|kind| kind == piece.kind))
                    && agrees(shape.hint, self.rules.cell_name(played.from()), true)
            })
        };
        let games = self.relaxed.games(&self.rules);
        let demand = games.iter().find(|(rules, _)| would(rules).is_some()).map(|(_, demand)| demand)?;
        Some(match demand {
            Demand::Capture => MoveFault::MustCapture,
            Demand::NoCheck => MoveFault::MayNotCheck(self.side_name(position.turn())),
            Demand::Facing => MoveFault::Facing,
            Demand::Safety => {
                let royal = position
                    .pieces()
                    .find(|(_, piece)| {
                        let definition = self.rules.definition().pieces.get_index(piece.kind.index());
                        piece.side == position.turn() && definition.is_some_and(|(_, piece)| piece.royal)
                    })
                    .map(|(_, piece)| self.rules.kind_name(piece.kind).to_owned());
                MoveFault::Exposed { royal, still: position.is_check() }
            }
        })
    }

    fn side_name(&self, side: Side) -> String {
        self.rules.definition().sides.get(side.index()).map_or("nobody", |side| &side.name).to_owned()
    }

    /// The piece that a text names.
    fn named(&self, shape: &Shape<'_>) -> Option<String> {
        shape.kind.map(|kind| self.rules.kind_name(kind).to_owned())
    }
}

/// A message if the game is over. Ends that a player has to claim do not count.
fn ended(position: &Position) -> Option<MoveFault> {
    let outcome = position.without_history().outcome()?;
    let claimed = outcome.reason.is_history();
    (!claimed).then_some(MoveFault::Over(outcome.reason))
}
