//! Does any acts in the workshop with any document. Nothing panics, nothing that refuses an act changes the text, and undo leads back to the
//! first text.
//!
//! The text ends at the first zero byte. Each byte after it is an act.

use chesswright_document::{Document, Path, Value};
use chesswright_rules::board::Vector;
use chesswright_rules::definition::fields::DOCUMENT;
use chesswright_studio::{Act, Bend, Brush, Chip, Opposite, Source, Studio, Symmetry, TEMPLATES, Task, ideas};

/// At most so many acts, because each examines the document.
const MOST: usize = 12;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let end = input.iter().position(|&byte| byte == 0).unwrap_or(input.len());
    let Ok(text) = std::str::from_utf8(&input[..end]) else { return };
    let mut studio = Studio::new(Document::new(text));
    assert_eq!(studio.document().text(), text);
    // The controls of a broken document can be shown, too.
    let game = studio.game();
    let rows = Source::new(studio.document(), &game).rows(&Path::default(), &DOCUMENT);
    assert!(!rows.is_empty());
    for pair in input[end..].chunks(2).take(MOST) {
        let (which, how) = (pair[0], *pair.get(1).unwrap_or(&0));
        let before = studio.document().clone();
        let tasks = studio.update(act(which, how, &studio));
        if tasks.iter().any(|task| matches!(task, Task::Refuse(_))) {
            assert_eq!(studio.document(), &before, "what is refused changes nothing");
        }
        if studio.is_playable() {
            assert!(studio.good().is_some_and(|good| good.text == studio.document().text()));
        }
    }
    while studio.undoable().is_some() {
        studio.update(Act::Undo);
    }
    assert_eq!(studio.document().text(), text, "undo leads back");
}

fn act(which: u8, how: u8, studio: &Studio) -> Act {
    let at = Vector::flat(i16::from(how & 7), i16::from(how >> 4));
    let around = Vector::flat(i16::from(how & 7) - 3, i16::from(how >> 4) - 3);
    let names = studio.good().map(|good| good.definition.pieces.keys().cloned().collect::<Vec<_>>());
    let name = names.and_then(|names| names.get(usize::from(how) % names.len().max(1)).cloned());
    match which % 24 {
        0 => Act::Take(ideas()[usize::from(how) % 3]),
        1 => Act::Select(name),
        2 => Act::Click(around),
        3 => Act::Slide(around, (how & 1 == 1).then_some(3)),
        4 => Act::Chip(Chip::ALL[usize::from(how) % Chip::ALL.len()]),
        5 => Act::Symmetry([Symmetry::All, Symmetry::LeftRight, Symmetry::None][usize::from(how) % 3]),
        6 => {
            let template = TEMPLATES[usize::from(how) % TEMPLATES.len()];
            Act::Add(template.name.into(), template.betza.into())
        }
        7 => Act::Remove,
        8 => Act::Promotes(how & 1 == 1),
        9 => Act::Brush([Brush::Select, Brush::Erase, Brush::Hole][usize::from(how) % 3]),
        10 => Act::Cell(at),
        11 => Act::Carry(at, around),
        12 => Act::Opposite(Opposite::ALL[usize::from(how) % 3]),
        13 => Act::Resize(u16::from(how & 15), u16::from(how >> 4)),
        14 => Act::Join(how & 1 == 1),
        15 => Act::AddRegion("hill".into()),
        16 => Act::Chain(how & 1 == 1),
        17 => Act::Bend(if how & 1 == 1 { Bend::Either } else { Bend::Drawn }),
        18 => Act::AddChain,
        19 => Act::Rename("new".into()),
        20 => Act::Undo,
        21 => Act::Redo,
        22 => Act::Key("end.checks".into(), Some(Value::Number(how.into()))),
        _ => Act::Title("Other".into()),
    }
}
