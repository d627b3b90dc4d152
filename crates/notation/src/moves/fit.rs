//! Which notations suit which games.

use chesswright_rules::Rules;
use chesswright_rules::betza::mover::Mover;
use chesswright_rules::board::{Geometry, Vector};
use chesswright_rules::definition::model::{Compass, Custom, MoveDef, Sided};

use super::Notation;
use crate::error::Unfit;

impl Notation {
    /// Whether the notation distinguishes all moves of a game.
    ///
    /// # Errors
    /// The reason.
    pub fn fits(self, rules: &Rules) -> Result<(), Unfit> {
        self.suits(rules).map_err(Unfit)
    }

    fn suits(self, rules: &Rules) -> Result<(), &'static str> {
        let definition = rules.definition();
        let [files, ranks, layers] = rules.board().extent();
        let custom = |wanted: Custom, why: &'static str| {
            if definition.notation == wanted { Ok(()) } else { Err(why) }
        };
        let at_most = |most_files: u16, most_ranks: u16| match (files <= most_files, ranks <= most_ranks) {
            (true, true) => Ok(()),
            (false, _) => Err("the board has more files than the notation has signs for"),
            (true, false) => Err("the board has more ranks than the notation has signs for"),
        };
        if matches!(self, Self::San | Self::Lan | Self::Figurine | Self::Uci | Self::Uci960) {
            return Ok(());
        }
        if layers > 1 || rules.board().geometry() != Geometry::Square {
            return Err("it is only for flat boards of squares");
        }
        let facing: Vec<Compass> = definition.sides.iter().map(|side| side.forward).collect();
        if facing != [Compass::North, Compass::South] {
            return Err("it is only for two sides that face each other");
        }
        if definition.walls.is_some() {
            return Err("it has no signs for walls");
        }
        if definition.has_gates_for_hands() && self != Self::XBoard {
            return Err("it cannot write pieces that enter behind others");
        }
        match self {
            Self::San | Self::Lan | Self::Figurine | Self::Uci | Self::Uci960 => Ok(()),
            Self::XBoard => at_most(26, 99),
            Self::Ucci => {
                at_most(26, 10)?;
                if ranks == 10 { Ok(()) } else { Err("it is only for boards with ten ranks") }
            }
            Self::Usi | Self::Hodges => at_most(32, 26),
            Self::HodgesNumber | Self::Hosking => at_most(9, 9),
            Self::Kawasaki => {
                custom(Custom::Shogi, "it is only for shogi and its variants")?;
                characters(rules)?;
                at_most(9, 9)
            }
            Self::Janggi => {
                custom(Custom::Janggi, "it is only for janggi and its variants")?;
                at_most(9, 10)
            }
            Self::Wxf | Self::Chinese => {
                custom(Custom::Xiangqi, "it is only for xiangqi and its variants")?;
                if self == Self::Chinese {
                    characters(rules)?;
                }
                if definition.pieces.values().any(|piece| goes_straight_and_aslant(&piece.moves)) {
                    return Err("a piece has two kinds of forward moves that would be written alike");
                }
                at_most(9, 10)
            }
            Self::Thai | Self::ThaiLong => {
                custom(Custom::Thai, "it is only for makruk and its variants")?;
                characters(rules)?;
                at_most(8, 9)
            }
            Self::Draughts => {
                custom(Custom::Draughts, "it is only for draughts")?;
                draughts(rules)?;
                one_colour(rules)
            }
            Self::DraughtsCells => {
                let played = matches!(definition.notation, Custom::Draughts | Custom::DraughtsCells);
                if !played {
                    return Err("it is only for draughts");
                }
                draughts(rules)
            }
        }
    }

    /// The notations that suit a game, its players' usual one first.
    pub fn of(rules: &Rules) -> Vec<Self> {
        let own = |notation: &Self| match (rules.definition().notation, notation) {
            (Custom::Chess, Self::San)
            | (Custom::Shogi, Self::Hodges)
            | (Custom::Xiangqi, Self::Wxf)
            | (Custom::Janggi, Self::Janggi)
            | (Custom::Thai, Self::Thai)
            | (Custom::Draughts, Self::Draughts)
            | (Custom::DraughtsCells, Self::DraughtsCells) => 0,
            _ => 1,
        };
        let mut fitting: Vec<Self> =
            Self::ALL.into_iter().filter(|notation| notation.fits(rules).is_ok()).collect();
        fitting.sort_by_key(own);
        fitting
    }
}

/// No piece comes from a hand, and none castles.
fn draughts(rules: &Rules) -> Result<(), &'static str> {
    let definition = rules.definition();
    match definition.hand.is_none() && definition.castling.is_empty() {
        true => Ok(()),
        false => Err("it has no signs for drops and castling"),
    }
}

/// The pieces of the start position stand on cells of one colour.
fn one_colour(rules: &Rules) -> Result<(), &'static str> {
    let setup = rules.start_setup();
    let mut colours = setup.pieces.iter().map(|(cell, _)| super::draughts::colour(rules, *cell));
    let first = colours.next();
    match colours.all(|colour| Some(colour) == first) {
        true => Ok(()),
        false => Err("it numbers the cells of one colour, but there are pieces on both"),
    }
}

/// Every piece has a character for both sides.
fn characters(rules: &Rules) -> Result<(), &'static str> {
    let definition = rules.definition();
    let has = |character: &Option<Sided<String>>| {
        let of = |side: &str| character.as_ref().and_then(|character| character.get(side));
        definition.sides.iter().all(|side| of(&side.name).is_some_and(|text| !text.is_empty()))
    };
    match definition.pieces.values().all(|piece| has(&piece.character)) {
        true => Ok(()),
        false => Err("some pieces have no character"),
    }
}

/// Whether a piece can move forward both along its file and to other files. The number at the end of a text would be
/// ambiguous: it could be a number of ranks or a file.
fn goes_straight_and_aslant(moves: &[MoveDef]) -> bool {
    let (mut straight, mut aslant) = (false, false);
    for vector in moves.iter().flat_map(vectors) {
        straight |= vector.x == 0;
        aslant |= vector.x != 0 && vector.y != 0;
    }
    straight && aslant
}

/// The steps of a move, if they are simple.
fn vectors(part: &MoveDef) -> Vec<Vector> {
    let movers = part.movers(Geometry::Square).unwrap_or_default();
    movers
        .into_iter()
        .flat_map(|mover| match mover {
            Mover::Ride(ride) => ride.steps,
            _ => vec![],
        })
        .collect()
}
