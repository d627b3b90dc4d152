//! Writes documents as files of that library.
//!
//! As with `variants.ini`, the writer produces the best file it can, reads it again, and compares the result with the
//! document. If there are differences, it returns them instead of a file.

mod pieces;
mod rules;

use chesswright_rules::board::{Board, Frame};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{RegionText, Sided};
use chesswright_rules::definition::region::Regions;
use serde_json::{Map, Value as Json, json};

use super::read;
use crate::import::start_text::start_text;
use crate::import::{Inexpressible, plain};

/// How to write values that have an id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// The id alone if the value has no parameters.
    #[default]
    Short,
    /// Always a table with an id.
    Long,
}

/// Writes a game as a file.
///
/// # Errors
/// If the format cannot express a part of the game.
pub fn write(game: &Definition, form: Form) -> Result<String, Inexpressible> {
    attempt(game, form).map_err(Inexpressible::new)
}

fn attempt(game: &Definition, form: Form) -> Result<String, Vec<String>> {
    let board = game.board.board().map_err(|error| vec![format!("board: {error}")])?;
    let mut writer = Writer::new(game, &board, form).map_err(|why| vec![why])?;
    let file = writer.file().map_err(|why| vec![why])?;
    let text = serde_json::to_string_pretty(&file).map_err(|error| vec![error.to_string()])?;
    let again = read("the file", &text);
    let lost = match &again.definition {
        Some(definition) => plain::differences(game, definition),
        None => {
            again.findings.iter().filter(|one| one.is_error()).map(|one| one.message.to_string()).collect()
        }
    };
    if lost.is_empty() { Ok(text) } else { Err(lost) }
}

struct Writer<'a> {
    game: &'a Definition,
    board: &'a Board,
    form: Form,
    regions: Regions<'a>,
    /// The regions of the file, by name.
    named: Map<String, Json>,
    actions: Vec<Json>,
}

impl<'a> Writer<'a> {
    fn new(game: &'a Definition, board: &'a Board, form: Form) -> Result<Self, String> {
        let [files, _, layers] = board.extent();
        let flat = layers == 1 && board.geometry() == chesswright_rules::board::Geometry::Square;
        if !flat || files > 26 || !board.is_flat() {
            return Err("board: the format has only flat boards of squares".into());
        }
        if !game.sides.iter().map(|side| side.name.as_str()).eq(["white", "black"]) {
            return Err("sides: the format has only White and Black".into());
        }
        let regions = Regions::new(board, Some(&game.regions));
        Ok(Self { game, board, form, regions, named: Map::new(), actions: vec![] })
    }

    fn file(&mut self) -> Result<Json, String> {
        let game = self.game;
        let [files, ranks, _] = self.board.extent();
        let mut file = Map::new();
        let title = if game.title.is_empty() { &game.name } else { &game.title };
        file.insert("name".into(), json!(title));
        file.insert("description".into(), json!(game.description));
        file.insert("boardSize".into(), json!(format!("{files}x{ranks}")));
        file.insert("pieceTypes".into(), self.pieces()?);
        file.insert("startPosition".into(), json!(start_text(game, self.board, false)));
        self.rules(&mut file);
        if !self.named.is_empty() {
            file.insert("regions".into(), Json::Object(std::mem::take(&mut self.named)));
        }
        if !self.actions.is_empty() {
            file.insert("actions".into(), json!(std::mem::take(&mut self.actions)));
        }
        Ok(Json::Object(file))
    }

    /// A value with an id, in the chosen form.
    fn identified(&self, id: &str, parameters: Map<String, Json>) -> Json {
        let id = format!("bishop.{id}");
        if parameters.is_empty() && self.form == Form::Short {
            return json!(id);
        }
        let mut value = Map::from_iter([("id".to_owned(), json!(id))]);
        value.extend(parameters);
        Json::Object(value)
    }

    /// The names of a region's cells for White and Black.
    fn cells(&self, region: &Sided<RegionText>, absent: &str) -> [Vec<String>; 2] {
        [("white", Frame::FIRST), ("black", Frame::OPPOSITE)].map(|(side, frame)| {
            let text = region.get(side).map_or(absent, String::as_str);
            let cells = self.regions.cells(text, &frame);
            cells.iter().flat_map(|cells| cells.iter()).map(|cell| self.board.name(cell).to_owned()).collect()
        })
    }

    /// The name of the file's region with these cells. Adds the region if there is none.
    fn named(&mut self, cells: &[String]) -> String {
        let region = json!({ "type": "set", "squares": cells });
        if let Some((name, _)) = self.named.iter().find(|(_, known)| **known == region) {
            return name.clone();
        }
        let name = format!("region{}", self.named.len() + 1);
        self.named.insert(name.clone(), region);
        name
    }

    /// The letter of a piece in the file.
    fn symbol(&self, name: &str) -> Result<String, String> {
        let piece = self.game.pieces.get_index_of(name);
        let sign = piece.map(|piece| self.game.sign(0, piece)).unwrap_or_default();
        let other = piece.map(|piece| self.game.sign(1, piece)).unwrap_or_default();
        let plain =
            sign.len() == 1 && sign.bytes().all(|c| c.is_ascii_uppercase()) && other == sign.to_lowercase();
        if plain { Ok(sign) } else { Err(format!("pieces.{name}.letter: one letter for both sides")) }
    }

    fn symbols(&self, names: &[String]) -> Vec<String> {
        names.iter().filter_map(|name| self.symbol(name).ok()).collect()
    }
}
