//! What explains a game: its rules in words and pictures. It is a part of the program that is fetched when somebody asks
//! for the rules.

use chesswright_draw::diagram::{self, Reach, Way};
use chesswright_draw::{Layout, Section, SheetText, Theme, View, special};
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Rules};
use chesswright_speech::sheet::{Sheet, Speaker};
use wasm_split_helpers::wasm_split;

use crate::browser;
use crate::parts::Unfetched;
use crate::words;

/// The rules of a game, explained.
pub(crate) struct Told {
    pub(crate) sheet: SheetText,
    /// What is not as in the game that it comes from.
    pub(crate) different: Option<Section>,
    /// A picture of what is special about it, if its board shows that.
    pub(crate) special: Option<String>,
    /// The signs of the diagrams, with what they mean.
    pub(crate) signs: Vec<(String, String)>,
    /// What can be done with diagrams.
    pub(crate) lead: String,
    /// What brings the piece of a diagram back.
    pub(crate) back: String,
    /// By kind: what its diagram says to those who cannot see it. `None` if it has no moves to show.
    pub(crate) labels: Vec<Option<String>>,
}

/// How a piece moves from a cell of a small board.
pub(crate) struct Diagram {
    /// The board with its signs, as SVG.
    pub(crate) drawing: String,
    pub(crate) layout: Layout,
    /// Where the piece stands.
    pub(crate) cell: Cell,
    /// Where it can go.
    pub(crate) ways: Vec<Cell>,
}

/// Explains games in one language.
pub(crate) struct Explainer {
    /// The rules. The view says how the board looks.
    pub(crate) tell: fn(&Speaker, &Rules, &View) -> Told,
    /// The moves of a kind of piece from the middle of a small board, or from the cell to which it has moved.
    pub(crate) diagram: fn(&Rules, Kind, Option<Cell>, &Theme) -> Diagram,
    pub(crate) speaker: Speaker,
}

/// Fetches what explains games in the spoken language.
pub(crate) async fn fetch() -> Result<Explainer, Unfetched> {
    let language = words::spoken();
    let messages = browser::fetch(&format!("sheet-{}.ftl", language.code)).await.ok_or(Unfetched)?;
    explainer(language.code.to_owned(), messages).await
}

#[wasm_split(sheets, fallible)]
fn explainer(code: String, messages: String) -> Result<Explainer, Unfetched> {
    Ok(Explainer { tell, diagram, speaker: Speaker::new(words::named(&code), &messages) })
}

fn tell(speaker: &Speaker, rules: &Rules, view: &View) -> Told {
    let (definition, sheet) = (rules.definition(), Sheet::new(rules));
    let text = sheet.say(speaker);
    let known =
        chesswright_catalog::find(&definition.name).filter(|entry| entry.head().title == definition.title);
    // Best it is explained by the game that most people know. If that has too little in common with it, by the game before it.
    let ancestors =
        known.into_iter().flat_map(|entry| entry.ancestor().into_iter().chain(entry.lineage().nth(1)));
    let different = ancestors.into_iter().find_map(|parent| {
        let read = parent.examine().definition?;
        let title = words::title_of(&read).text;
        // A built-in game compiles. If it did not, its own page would say so.
        sheet.differences(&Sheet::new(&Rules::new(&read).ok()?), &title, speaker)
    });
    let ancestor = known.and_then(|entry| entry.ancestor()?.examine().definition);
    let geometry = definition.board.geometry;
    let reaches: Vec<Reach> = definition.pieces.values().map(|piece| Reach::of(piece, geometry)).collect();
    let mut signs: Vec<_> = reaches.iter().flat_map(Reach::signs).collect();
    signs.sort_unstable();
    signs.dedup();
    let labels = reaches.iter().zip(&text.pieces).map(|(reach, piece)| {
        let moves = !reach.ways.is_empty();
        moves.then(|| speaker.diagram_label(&piece.name))
    });
    Told {
        different,
        special: special(rules, ancestor.as_ref(), view),
        signs: signs
            .into_iter()
            .filter_map(|sign| {
                Some((diagram::sign(sign, view.theme), text.signs.meanings.get(&sign)?.clone()))
            })
            .collect(),
        lead: speaker.heading("diagram-lead"),
        back: speaker.heading("diagram-back"),
        labels: labels.collect(),
        sheet: text,
    }
}

fn diagram(rules: &Rules, kind: Kind, moved_to: Option<Cell>, theme: &Theme) -> Diagram {
    let definition = rules.definition();
    // Kinds are numbered in the order of the pieces.
    let piece = definition.pieces.values().nth(kind.index()).or_else(|| definition.pieces.values().next());
    let reach = piece.map(|piece| Reach::from(piece, definition.board.geometry, moved_to));
    let reach = reach.unwrap_or_else(|| unreachable!("a game has pieces"));
    let (drawing, layout) = diagram::board(&reach, theme);
    let ways = reach.ways.iter().filter(|(_, way)| **way != Way::Remote).map(|(cell, _)| *cell).collect();
    Diagram { drawing, layout, cell: reach.cell, ways }
}
