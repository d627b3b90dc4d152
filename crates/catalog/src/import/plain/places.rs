//! Converts regions to the cells that they contain for each side.

use chesswright_rules::board::{Board, Frame};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{RegionText, Sided, Wing};
use chesswright_rules::definition::region::Regions;
use serde_json::{Map, Value as Json, json};

/// Keys of regions outside pieces.
const REGIONS: [&str; 7] = ["region", "cells", "first", "home", "from", "to", "within"];

pub(super) struct Places<'a> {
    pub(super) board: &'a Board,
    regions: Regions<'a>,
    /// The sides by name, with their frames.
    sides: Vec<(&'a str, Frame)>,
}

impl<'a> Places<'a> {
    pub(super) fn new(game: &'a Definition, board: &'a Board) -> Self {
        let frame = |side: &'a chesswright_rules::definition::model::SideDef| {
            (side.name.as_str(), side.forward.frame(board.geometry()).unwrap_or(Frame::FIRST))
        };
        Self {
            board,
            regions: Regions::new(board, Some(&game.regions)),
            sides: game.sides.iter().map(frame).collect(),
        }
    }

    /// The cells of a region for each side; `absent` applies to a side that is not named.
    pub(super) fn cells(&self, region: &Sided<RegionText>, absent: &str) -> Vec<String> {
        let cells = |(name, frame): &(&str, Frame)| {
            let text = region.get(name).map_or(absent, String::as_str);
            let Ok(cells) = self.regions.cells(text, frame) else { return text.to_owned() };
            if cells.len() == self.board.len() {
                return "all".to_owned();
            }
            cells.iter().map(|cell| self.board.name(cell).to_owned()).collect::<Vec<_>>().join(" ")
        };
        self.sides.iter().map(cells).collect()
    }

    /// Splits a list of cells that `cells` returned.
    pub(super) fn split(&self, cells: &str) -> Vec<String> {
        match cells {
            "all" => self.board.cells().map(|cell| self.board.name(cell).to_owned()).collect(),
            cells => cells.split_whitespace().map(str::to_owned).collect(),
        }
    }

    /// The cells of a restriction for each side. `None` if it restricts no side.
    pub(super) fn limit(&self, region: Option<&Sided<RegionText>>) -> Option<Json> {
        let cells = self.cells(region?, "all");
        (!cells.iter().all(|cells| cells == "all")).then(|| json!(cells))
    }

    /// Replaces all regions of a table by their cells.
    pub(super) fn resolve_regions(&self, value: &mut Json, within: &str) {
        match value {
            Json::Array(list) => list.iter_mut().for_each(|value| self.resolve_regions(value, within)),
            Json::Object(map) => {
                let mut gone = vec![];
                for (key, value) in map.iter_mut() {
                    if !REGIONS.contains(&key.as_str()) {
                        self.resolve_regions(value, key);
                        continue;
                    }
                    let Ok(region) = serde_json::from_value::<Sided<RegionText>>(value.clone()) else {
                        continue;
                    };
                    let absent = if within == "goals" { "none" } else { "all" };
                    let cells = self.cells(&region, absent);
                    if within != "goals" && within != "gates" && cells.iter().all(|cells| cells == "all") {
                        gone.push(key.clone());
                    }
                    *value = json!(cells);
                }
                gone.iter().for_each(|key| _ = map.remove(key));
            }
            _ => {}
        }
    }

    /// The castling rules, one for each side that can castle, with all defaults written out.
    pub(super) fn castling(&self, game: &Definition) -> Json {
        let (placed, _) = game.placement(self.board);
        let file = |cell: chesswright_rules::board::Cell| self.board.coords(cell).x;
        let mut list = Map::new();
        for rule in &game.castling {
            for (side, (name, _)) in self.sides.iter().enumerate() {
                if rule.sides.as_ref().is_some_and(|sides| !sides.iter().any(|one| one == name)) {
                    continue;
                }
                let stands = |kind: &str| {
                    let kind = game.pieces.get_index_of(kind);
                    placed.iter().filter(move |one| one.side == side && Some(one.piece) == kind)
                };
                let said =
                    |cell: &Option<Sided<String>>| cell.as_ref().and_then(|cell| cell.get(name)).cloned();
                let king = said(&rule.king_from)
                    .or_else(|| stands(&rule.king).next().map(|one| self.board.name(one.cell).to_owned()));
                let Some(king) = king else { continue };
                let Some(at) = self.board.cell(&king) else { continue };
                let rank = self.board.coords(at).y;
                let partner = said(&rule.partner_from).or_else(|| {
                    let beside = rule.partner.iter().flat_map(|kind| stands(kind)).filter(|one| {
                        let there = self.board.coords(one.cell);
                        there.y == rank
                            && match rule.wing {
                                Wing::King => there.x > file(at),
                                Wing::Queen => there.x < file(at),
                            }
                    });
                    let cell = match rule.wing {
                        Wing::King => beside.max_by_key(|one| file(one.cell)),
                        Wing::Queen => beside.min_by_key(|one| file(one.cell)),
                    };
                    cell.map(|one| self.board.name(one.cell).to_owned())
                });
                let Some(partner) = partner else { continue };
                let beside = rule.partner_to.clone().unwrap_or_else(|| {
                    let letter = rule.king_to.bytes().next().unwrap_or(b'a');
                    let letter = if rule.wing == Wing::King { letter - 1 } else { letter + 1 };
                    char::from(letter).to_string()
                });
                list.insert(
                    format!("{name} {:?}", rule.wing),
                    json!({
                        "king": rule.king, "partner": rule.partner, "from": [king, partner],
                        "to": [rule.king_to, beside],
                        "how": [rule.exclusive, rule.wins, rule.dropped],
                    }),
                );
            }
        }
        Json::Object(list)
    }
}
