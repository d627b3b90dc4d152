//! The faces of games: how pieces, coordinates and moves look to the players of each.
//!
//! The characters on pieces and the notations of the games from Asia are a part of the program, which is fetched with the
//! first of these games. Until then, and if it cannot be fetched, their pieces are figures and their moves algebraic.

use chesswright_draw::brush::{self, Script};
use chesswright_draw::pieces::Figures;
use chesswright_draw::{Edges, Faces};
use chesswright_notation::San;
use chesswright_notation::moves::{Notation, cell_number};
use chesswright_notation::san::Style;
use chesswright_rules::board::Cell;
use chesswright_rules::definition::model::Custom;
use chesswright_rules::{Move, Position, Rules};
use chesswright_table::settings::{Characters, Settings};
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::parts::{self, Unfetched};
use crate::table::Table;
use crate::words;

/// What the games from Asia need besides what the page starts with.
#[derive(Clone, Copy)]
pub(crate) struct Tradition {
    regular: Script,
    even: Script,
    write: fn(&Position, &Move, Notation) -> String,
    /// The number of a cell on a board of draughts.
    number: fn(&Rules, Cell) -> Option<usize>,
    /// The legal move that a text means, as UCI.
    read: fn(&Position, &str, Notation) -> Option<String>,
}

impl Tradition {
    pub(crate) fn script(self, characters: Characters) -> Option<Script> {
        match characters {
            Characters::Regular => Some(self.regular),
            Characters::Even => Some(self.even),
            Characters::Figures => None,
        }
    }
}

#[wasm_split(faces, fallible)]
fn tradition() -> Result<Tradition, Unfetched> {
    let write = |position: &Position, played: &Move, notation: Notation| notation.write(position, played);
    let read = |position: &Position, text: &str, notation: Notation| {
        // Whoever reads one of these in the list may know another one better.
        let others = [
            Notation::Wxf,
            Notation::Chinese,
            Notation::HodgesNumber,
            Notation::Hodges,
            Notation::Kawasaki,
            Notation::Thai,
            Notation::Draughts,
            Notation::DraughtsCells,
        ];
        let fitting = others.into_iter().filter(|other| other.fits(position.rules()).is_ok());
        let read = [notation].into_iter().chain(fitting).find_map(|known| known.read(position, text).ok())?;
        Some(Notation::Uci.write(position, &read))
    };
    Ok(Tradition { regular: brush::regular, even: brush::even, write, number: cell_number, read })
}

/// Fetches the tradition, unless it is there.
pub(crate) fn fetch(table: Table) {
    if table.tradition.with_untracked(Option::is_some) {
        return;
    }
    leptos::task::spawn_local(async move {
        // Without it the game can be played as well. The next game of this kind tries again.
        if let Ok(fetched) = parts::wait_for(table, tradition()).await {
            table.tradition.set(Some(fetched));
        }
    });
}

/// Fetches the tradition when a game comes to the table that has one.
pub(crate) fn keep(table: Table) {
    let wanted = Memo::new(move |_| table.context.with(|context| is_traditional(&context.rules)));
    Effect::new(move |_| {
        if wanted.get() {
            fetch(table);
        }
    });
}

fn is_traditional(rules: &Rules) -> bool {
    matches!(
        rules.definition().notation,
        Custom::Xiangqi
            | Custom::Janggi
            | Custom::Shogi
            | Custom::Thai
            | Custom::Draughts
            | Custom::DraughtsCells
    )
}

/// How the user wants the pieces to look.
pub(crate) fn faces(settings: &Settings, tradition: Option<Tradition>) -> Faces {
    Faces {
        figures: Figures::named(&settings.figures).unwrap_or_default(),
        script: tradition.and_then(|tradition| tradition.script(settings.characters)),
    }
}

/// How the user wants the coordinates.
pub(crate) fn edges(settings: &Settings) -> Edges {
    Edges { customary: settings.customary, inside: settings.inside }
}

/// The numbers of the cells, if the moves of the game are written with them.
pub(crate) fn numbers(customary: bool, tradition: Option<Tradition>, rules: &Rules) -> Vec<(Cell, String)> {
    let fits = || customary && Notation::Draughts.fits(rules).is_ok();
    let Some(tradition) = tradition.filter(|_| fits()) else { return vec![] };
    let cells = rules.board().cells();
    cells.filter_map(|cell| Some((cell, (tradition.number)(rules, cell)?.to_string()))).collect()
}

/// How moves are written in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// `Nf3`.
    Algebraic,
    /// The same with a picture of the piece.
    Figurines,
    /// In the notation of the game's players.
    Own(Notation),
}

impl Written {
    /// How the moves of a game are written for this user.
    pub(crate) fn of(table: Table) -> Self {
        let customary = table.settings.with(|settings| settings.customary);
        let figurines = table.settings.with(|settings| settings.figurines);
        let thai = table.settings.with(|settings| settings.thai);
        let plain = if figurines { Self::Figurines } else { Self::Algebraic };
        let asian = ["zh", "ja"].contains(&words::spoken().code);
        if !customary || table.tradition.with(Option::is_none) {
            return plain;
        }
        table.context.with(|context| {
            let notation = match (context.rules.definition().notation, asian) {
                (Custom::Xiangqi, true) => Notation::Chinese,
                (Custom::Xiangqi, false) => Notation::Wxf,
                (Custom::Janggi, _) => Notation::Janggi,
                (Custom::Shogi, true) => Notation::Kawasaki,
                (Custom::Shogi, false) => Notation::HodgesNumber,
                // Few people outside of Thailand can read it.
                (Custom::Thai, _) if thai => Notation::Thai,
                (Custom::Draughts, _) => Notation::Draughts,
                (Custom::DraughtsCells, _) => Notation::DraughtsCells,
                _ => return plain,
            };
            if notation.fits(&context.rules).is_ok() { Self::Own(notation) } else { plain }
        })
    }

    /// Writes a legal move.
    pub(crate) fn write(self, table: Table, san: &San, position: &Position, played: &Move) -> String {
        match (self, table.tradition.get_untracked()) {
            (Self::Figurines, _) => san.write(position, played, Style::FIGURINES),
            (Self::Own(notation), Some(tradition)) => (tradition.write)(position, played, notation),
            _ => san.write(position, played, Style::SHORT),
        }
    }

    /// The move that a text means in the notation of the game's players, as UCI. Other texts are left as they are.
    pub(crate) fn read(self, table: Table, text: &str) -> String {
        let (Self::Own(notation), Some(tradition)) = (self, table.tradition.get_untracked()) else {
            return text.to_owned();
        };
        let read = table.game.with_untracked(|game| (tradition.read)(game.position(), text, notation));
        read.unwrap_or_else(|| text.to_owned())
    }
}
