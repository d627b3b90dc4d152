//! Explains why a text is not a legal move.

use std::sync::OnceLock;

use chesswright_rules::definition::model::{FacingRule, Sided, Wing};
use chesswright_rules::{Kind, Move, Piece, Position, Rules, Side};

use super::cells::{agrees, without_separator};
use super::error::or;
use super::parse::Shape;
use super::{San, SanError};

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
            add(Demand::NoCheck, &|game| game.check.forbidden = Sided::All(false));
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
            return SanError::Unreadable { text: text.to_owned(), why: self.unreadable(position, text) };
        };
        let why = ended(position).unwrap_or_else(|| self.why_not(position, shape));
        SanError::Illegal { text: text.to_owned(), why }
    }

    pub(super) fn explain_castling(&self, position: &Position, text: &str, wing: Wing) -> SanError {
        let side = self.side_name(position.turn());
        let name = match wing {
            Wing::King => "king's",
            Wing::Queen => "queen's",
        };
        let right =
            |right: &&chesswright_rules::CastlingRight| right.side == position.turn().0 && right.wing == wing;
        let why = if let Some(why) = ended(position) {
            why
        } else if self.rules.definition().castling.is_empty() {
            "this game has no castling".into()
        } else if !position.setup().castling.iter().any(|held| right(&held)) {
            format!("{side} can no longer castle on the {name} side")
        } else if position.is_check() {
            format!("{side} is in check")
        } else {
            "a piece is in the way, or the king would cross or reach an attacked cell".into()
        };
        SanError::Illegal { text: text.to_owned(), why }
    }

    fn unreadable(&self, position: &Position, text: &str) -> String {
        if text.is_empty() {
            return "it is empty".into();
        }
        // The last word that looks like a cell: letters, then digits.
        let end = text.rfind(|c: char| c.is_ascii_digit()).map_or(0, |at| at + 1);
        let digits = text[..end].trim_end_matches(|c: char| c.is_ascii_digit());
        let file = digits.trim_end_matches(|c: char| c.is_ascii_lowercase());
        let [start, middle] = [file.len().max(digits.len().saturating_sub(2)), digits.len()];
        if start < middle && middle < end {
            let cell = &text[start..end];
            if self.cells.at_end(cell.as_bytes()).next().is_none() {
                return format!("there is no cell `{cell}` on this board");
            }
            let behind = &text[end..];
            if !behind.is_empty() {
                return format!("`{behind}` is not expected after `{}`", &text[..end]);
            }
            let signs = self.signs.all(position.turn()).join(", ");
            return format!("`{}` is not expected before the cell; the pieces are {signs}", &text[..start]);
        }
        let like = match self.signs.pawn {
            Some(_) => "Nf3, exd5, e8=Q or O-O",
            None => "Ra5 or Rxe4",
        };
        format!("write a move such as {like}")
    }

    fn why_not(&self, position: &Position, shape: &Shape<'_>) -> String {
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
                return "no promotion is possible there".into();
            }
            let signs: Vec<String> = kinds.into_iter().map(|kind| self.sign(position, kind)).collect();
            return format!("it can promote to {} there", or(&signs));
        }
        if !close.is_empty() && !shape.captures.is_empty() {
            return "it does not capture that piece".into();
        }

        if shape.drop {
            return self.why_no_drop(position, shape);
        }
        let origin = without_separator(shape.hint);
        if let Some(cell) = self.cells.find(origin.as_bytes()) {
            match position.piece(cell) {
                None => return format!("there is no piece on {origin}"),
                Some(piece) if piece.side != side => {
                    return format!("the piece on {origin} {}", self.belongs(piece.side, side));
                }
                Some(piece) if !fits(piece) => {
                    return format!("the piece on {origin} is a {}", self.rules.kind_name(piece.kind));
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
        let kind = shape.kind.map_or("piece", |kind| self.rules.kind_name(kind));
        if all.is_empty() {
            return format!("{} has no {kind}", self.side_name(side));
        }
        let meant: Vec<&str> = all.into_iter().filter(|name| agrees(shape.hint, name, true)).collect();
        if meant.is_empty() {
            return format!("{} has no {kind} on `{origin}`", self.side_name(side));
        }
        if let Some(why) = self.demand(position, shape) {
            return why;
        }
        let who = match meant[..] {
            [one] => format!("the {kind} on {one}"),
            _ if meant.len() <= 4 => format!("none of the {kind}s ({})", meant.join(", ")),
            _ => format!("no {kind}"),
        };
        let can = if meant.len() == 1 { "cannot" } else { "can" };
        let stands = match position.piece(shape.to) {
            Some(_) if meant == [to] => ", it is already there".into(),
            Some(piece) if piece.side == side => {
                let article = if self.rules.kind_name(piece.kind).starts_with(['a', 'e', 'i', 'o', 'u']) {
                    "an"
                } else {
                    "a"
                };
                format!(", {article} {} of its own side is there", self.rules.kind_name(piece.kind))
            }
            _ => String::new(),
        };
        format!("{who} {can} move to {to}{stands}")
    }

    fn why_no_drop(&self, position: &Position, shape: &Shape<'_>) -> String {
        let side = position.turn();
        let kind = shape.kind.map_or("piece", |kind| self.rules.kind_name(kind));
        let to = self.rules.cell_name(shape.to);
        if self.rules.definition().hand.is_none() {
            return "this game has no drops".into();
        }
        let mut can = false;
        for played in position.unclaimed_moves() {
            can |= played.drop().is_some() && played.drop() == shape.kind;
        }
        if position.piece(shape.to).is_some() {
            format!("there is already a piece on {to}")
        } else if can {
            format!("a {kind} cannot be dropped on {to} now")
        } else {
            format!("{} has no {kind} to drop now", self.side_name(side))
        }
    }

    /// The demand of the game that makes a move illegal.
    fn demand(&self, position: &Position, shape: &Shape<'_>) -> Option<String> {
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
            Demand::Capture => "a capture is possible, and capturing is compulsory".into(),
            Demand::NoCheck => format!("{} may not give check in this game", self.side_name(position.turn())),
            Demand::Facing => "the kings face each other, and the side to move must end that".into(),
            Demand::Safety => {
                let royal = position
                    .pieces()
                    .find(|(_, piece)| {
                        let definition = self.rules.definition().pieces.get_index(piece.kind.index());
                        piece.side == position.turn() && definition.is_some_and(|(_, piece)| piece.royal)
                    })
                    .map_or("royal", |(_, piece)| self.rules.kind_name(piece.kind));
                match position.is_check() {
                    true => format!("the {royal} would still be in check"),
                    false => format!("the {royal} would be in check"),
                }
            }
        })
    }

    fn side_name(&self, side: Side) -> &str {
        self.rules.definition().sides.get(side.index()).map_or("nobody", |side| &side.name)
    }

    fn belongs(&self, owner: Side, mover: Side) -> String {
        format!("belongs to {}, but it is {}'s turn", self.side_name(owner), self.side_name(mover))
    }
}

/// A message if the game is over. Ends that a player has to claim do not count.
fn ended(position: &Position) -> Option<String> {
    let outcome = position.without_history().outcome()?;
    let claimed = outcome.reason.is_history();
    (!claimed).then(|| format!("the game is over ({})", outcome.reason))
}
