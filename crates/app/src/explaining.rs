//! What explains a game: its rules in words and pictures. It is a part of the program that is fetched when somebody asks
//! for the rules.

use std::pin::Pin;
use std::rc::Rc;

use chesswright_catalog::ends::{self, GameEndExample};
use chesswright_draw::diagram::{self, Reach, Way};
use chesswright_draw::{Layout, Section, SheetText, Theme, View, special, svg};
use chesswright_game::{Branch, Game};
use chesswright_notation::position;
use chesswright_rules::board::Cell;
use chesswright_rules::{Kind, Rules};
use chesswright_speech::announce;
use chesswright_speech::sheet::{Sheet, Speaker};
use wasm_split_helpers::wasm_split;

use crate::browser::{self, Work};
use crate::parts::Unfetched;
use crate::words;

/// The rules of a game, explained.
#[derive(Clone)]
pub(crate) struct Told {
    pub(crate) sheet: SheetText,
    /// What is not as in the game that it comes from.
    pub(crate) different: Option<Section>,
    /// A picture of what is special about it, if its board shows that.
    pub(crate) special: Option<String>,
    /// A picture of how a game can end, with the end in words.
    pub(crate) end: Option<(String, String)>,
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
    pub(crate) tell: fn(Rc<Words>, Rules, View) -> Telling,
    /// The moves of a kind of piece from the middle of a small board, or from the cell to which it has moved.
    pub(crate) diagram: fn(&Rules, Kind, Option<Cell>, &Theme) -> Diagram,
    pub(crate) words: Rc<Words>,
}

/// What is fetched to explain games.
pub(crate) struct Words {
    speaker: Speaker,
    /// Examples of how games end.
    ends: String,
}

/// What tells the rules of a game in pieces, between which the page answers.
pub(crate) type Telling = Pin<Box<dyn Future<Output = Told>>>;

/// Fetches what explains games in the spoken language.
pub(crate) async fn fetch() -> Result<Explainer, Unfetched> {
    let language = words::spoken();
    let messages = browser::fetch(&format!("sheet-{}.ftl", language.code)).await.ok_or(Unfetched)?;
    // The rules can be told without an example.
    let ends = browser::fetch("ends.txt").await.unwrap_or_default();
    explainer(language.code.to_owned(), words::to_user(language, &messages), ends).await
}

#[wasm_split(sheets, fallible)]
fn explainer(code: String, messages: String, ends: String) -> Result<Explainer, Unfetched> {
    let speaker = Speaker::new(words::named(&code), &messages);
    Ok(Explainer { tell, diagram, words: Rc::new(Words { speaker, ends }) })
}

fn tell(words: Rc<Words>, rules: Rules, view: View) -> Telling {
    Box::pin(async move { told(&words, &rules, &view).await })
}

async fn told(Words { speaker, ends }: &Words, rules: &Rules, view: &View) -> Told {
    let work = Work::begin();
    let (definition, sheet) = (rules.definition(), Sheet::new(rules));
    work.breathe().await;
    let text = sheet.say(speaker);
    work.breathe().await;
    let known =
        chesswright_catalog::find(&definition.name).filter(|entry| entry.head().title == definition.title);
    // Best it is explained by the game that most people know. If that has too little in common with it, by the game before it.
    let ancestors =
        known.into_iter().flat_map(|entry| entry.ancestor().into_iter().chain(entry.lineage().nth(1)));
    let mut different = None;
    for parent in ancestors {
        let Some(read) = parent.examine().definition else { continue };
        work.breathe().await;
        let title = words::title_of(&read).text;
        // A built-in game compiles. If it did not, its own page would say so.
        let Ok(before) = Rules::new(&read) else { continue };
        work.breathe().await;
        different = sheet.differences(&Sheet::new(&before), &title, speaker);
        work.breathe().await;
        if different.is_some() {
            break;
        }
    }
    let ancestor = known.and_then(|entry| entry.ancestor()?.examine().definition);
    let special = special(rules, ancestor.as_ref(), view);
    work.breathe().await;
    let end = known.and_then(|entry| end_of(rules, ends::example_in(ends, entry.name)?, view));
    work.breathe().await;
    let geometry = definition.board.geometry;
    let mut reaches = vec![];
    for piece in definition.pieces.values() {
        reaches.push(Reach::of(piece, geometry));
        work.breathe().await;
    }
    let mut signs: Vec<_> = reaches.iter().flat_map(Reach::signs).collect();
    signs.sort_unstable();
    signs.dedup();
    let labels = reaches.iter().zip(&text.pieces).map(|(reach, piece)| {
        let moves = !reach.ways.is_empty();
        moves.then(|| speaker.diagram_label(&piece.name))
    });
    Told {
        different,
        special,
        end,
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

/// How a game of these rules has ended, as a picture and in words.
fn end_of(rules: &Rules, example: GameEndExample<'_>, view: &View) -> Option<(String, String)> {
    let before = position::read(rules, example.position).ok()?.position;
    let mut game = Game::from_position(&before);
    game.play_text(example.played, Branch::Variation, 0).ok()?;
    let ending = game.ending()?;
    let view = View { coordinates: false, prefix: "rules-end-".to_owned(), ..view.clone() };
    let picture = svg(game.position(), &view.of(game.position()));
    Some((picture, announce::ending(rules, &ending)))
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
