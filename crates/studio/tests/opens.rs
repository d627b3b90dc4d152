use chesswright_catalog::recognise::TextKind;
use chesswright_document::{Document, ShareError};
use chesswright_studio::level::LevelDesk;
use chesswright_studio::opens::{NotBegun, Opens, position_text, recognise, title_of_level};

/// What a text is, where a new level has this title.
fn opened(text: &str) -> Result<Opens, NotBegun> {
    recognise(text, "Nameless")
}

#[test]
fn texts_of_any_kind_are_read() {
    let game = Document::fork("chess", "mine", "Mine");
    let text = |text: &str| match opened(text) {
        Ok(Opens::Game(begun)) => Ok(begun.text),
        other => Err(other),
    };
    assert_eq!(text(&game.share("1")), Ok(game.text().to_owned()));
    assert_eq!(text(&format!("https://example.org/#{}", game.share("1"))), Ok(game.text().to_owned()));
    assert_eq!(text(game.text()), Ok(game.text().to_owned()));
    assert_eq!(text("[pieces]\nking = 'k:K'"), Ok("[pieces]\nking = 'k:K'".to_owned()));
    let ini = "[hill:chess]\ncheckCounting = true\n";
    assert_eq!(opened(ini), Ok(Opens::Foreign(TextKind::Ini, ini.trim().to_owned())));
    let bishop = "{\"bishopVersion\": 1}";
    assert_eq!(opened(bishop), Ok(Opens::Foreign(TextKind::Bishop, bishop.to_owned())));
    let loose = Opens::Position { game: "chess".into(), fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1".into() };
    assert_eq!(opened("8/8/8/8/8/8/8/K1k5 w - - 0 1"), Ok(loose));
    assert_eq!(opened("[Event \"x\"]\n\n1. e4 *"), Err(NotBegun::Played));
    assert_eq!(opened("<?xml version=\"1.0\"?><map/>"), Err(NotBegun::TiledXml));
    let position = Opens::Position { game: "chess".into(), fen: "8/8 w".into() };
    assert_eq!(opened("position\n8/8 w\nchess"), Ok(position.clone()));
    assert_eq!(opened(&position_text("chess", "8/8 w")), Ok(position));
    let Ok(Opens::Level(new)) = opened("new level") else { panic!("no level") };
    assert!(LevelDesk::open(&new).is_some(), "{new}");
    assert_eq!(title_of_level(&new), Some("Nameless".to_owned()));
    for level in
        ["goal: exit\n\nP.x\n", "{ \"format\": \"chess-level\" }", "{\"tiledversion\":\"1\"}", "CL1-abc"]
    {
        assert_eq!(opened(level), Ok(Opens::Level(level.to_owned())));
    }
    assert_eq!(opened("https://example.org/#CL1-abc"), Ok(Opens::Level("CL1-abc".to_owned())));
    assert!(matches!(opened(game.text()), Ok(Opens::Game(_))));
    assert_eq!(opened("  "), Err(NotBegun::Empty));
    assert_eq!(title_of_level("title: One way \n\nP.x\n"), Some("One way".to_owned()));
    assert_eq!(title_of_level("{\"title\": \"Another\"}"), Some("Another".to_owned()));
    assert_eq!(title_of_level("goal: exit\n\nP.x\n"), None);
    assert_eq!(opened("v9.abc"), Err(NotBegun::Share(ShareError::Newer)));
}
