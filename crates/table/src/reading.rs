//! What comes of a text that somebody pastes or drops: one game, several to choose from, a level, or a game by rules of its own.

use std::sync::Arc;

use chesswright_catalog::Catalog;
use chesswright_catalog::import::{bishop, ini, ldtk, tiled};
use chesswright_catalog::level;
use chesswright_catalog::recognise::{TextKind, bare, recognise};
use chesswright_game::{Game, Match, save};
use chesswright_notation::position;
use chesswright_rules::Rules;
use chesswright_rules::definition::{Definition, Diagnostic, Format, examine};
use chesswright_rules::message;
use chesswright_rules::message::{Blank, Message};

use crate::game_list::GameList;
use crate::level::LevelSession;
use crate::opening::Opened;
use crate::pair;
use crate::saved::built_in;

/// What a text contains.
#[derive(Debug)]
pub enum Content {
    /// One game or position.
    Game(Box<Opened>),
    /// A match on two boards.
    Match(Box<Match>),
    /// One level.
    Level(Arc<LevelSession>),
    /// Several games, levels or rules, of which one is to be chosen.
    Several(Several),
}

/// Several things in one text.
#[derive(Debug)]
pub enum Several {
    /// Games of a PGN file.
    Games(GameList),
    /// Matches of a BPGN file.
    Matches(Vec<Match>),
    /// Levels, with their names.
    Levels(Vec<(String, Arc<LevelSession>)>),
    /// Rules, as definitions.
    Rules(Vec<Definition>),
}

/// Why a text cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// What the text seems to be.
    pub kind: TextKind,
    /// What is wrong with it, in at most a few lines. Nothing where there is nothing to add.
    pub why: Option<Message>,
}

/// At most so many matches of a file are listed.
const MOST_MATCHES: usize = 100;
/// At most so many mistakes are told at once.
const MOST_MISTAKES: usize = 3;

/// Reads a text of any kind. A position is looked for in the rules of the table first.
///
/// # Errors
/// If the text is of no known kind, or wrong for its kind.
pub fn read(text: &str, rules: &Rules) -> Result<Content, Unreadable> {
    let (kind, text) = (recognise(text), bare(text));
    let wrong = |why: Option<Message>| Unreadable { kind, why };
    match kind {
        TextKind::Empty | TextKind::Unknown | TextKind::TiledXml => Err(wrong(None)),
        TextKind::SharedGame => loaded(save::from_share(text, &built_in)).map_err(wrong),
        TextKind::SavedGame => loaded(save::load(text, &built_in)).map_err(wrong),
        TextKind::Pgn => games(GameList::read(text.into())).map_err(wrong),
        TextKind::Bpgn => matches(text).map_err(wrong),
        TextKind::Position => from_fen(text, rules).map_err(wrong),
        TextKind::Level => {
            one_level(level::recognise(text).unwrap_or_else(|| level::read(text))).map_err(wrong)
        }
        TextKind::Tiled => one_level(tiled::read(text)).map_err(wrong),
        TextKind::Ldtk => levels(text).map_err(wrong),
        TextKind::Document => document(text).map_err(wrong),
        TextKind::Ini => variants(text).map_err(wrong),
        TextKind::Bishop => {
            let read = bishop::read("game", text);
            by_rules(read.definition.ok_or_else(|| mistakes(&read.findings))).map_err(wrong)
        }
    }
}

impl Several {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Self::Games(games) => games.headers().len(),
            Self::Matches(matches) => matches.len(),
            Self::Levels(levels) => levels.len(),
            Self::Rules(rules) => rules.len(),
        }
    }

    /// Whether there is nothing to choose from.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Opens the one at a place.
    ///
    /// # Errors
    /// If it cannot be played.
    pub fn open(&self, place: usize) -> Result<Content, Unreadable> {
        let wrong = |kind: TextKind| move |why: Option<Message>| Unreadable { kind, why };
        match self {
            Self::Games(games) => games.open(place).map(one).map_err(wrong(TextKind::Pgn)),
            Self::Matches(matches) => match matches.get(place) {
                Some(game) => Ok(Content::Match(Box::new(game.clone()))),
                None => Err(wrong(TextKind::Bpgn)(None)),
            },
            Self::Levels(levels) => match levels.get(place) {
                Some((_, level)) => Ok(Content::Level(level.clone())),
                None => Err(wrong(TextKind::Ldtk)(None)),
            },
            Self::Rules(rules) => {
                by_rules(rules.get(place).cloned().ok_or(None)).map_err(wrong(TextKind::Ini))
            }
        }
    }
}

fn one(game: Opened) -> Content {
    Content::Game(Box::new(game))
}

fn loaded(read: Result<save::Loaded, save::LoadError>) -> Result<Content, Option<Message>> {
    let loaded = read.map_err(|error| error.findings.last().map(save::Finding::said))?;
    let warnings = loaded.findings.iter().map(save::Finding::said).collect();
    Ok(one(Opened { game: loaded.game, warnings }))
}

fn games(games: GameList) -> Result<Content, Option<Message>> {
    match games.headers().len() {
        0 => Err(None),
        1 => games.open(0).map(one),
        _ => Ok(Content::Several(Several::Games(games))),
    }
}

fn matches(text: &str) -> Result<Content, Option<Message>> {
    let mut found = pair::read(text, MOST_MATCHES)?;
    match found.len() {
        1 => Ok(Content::Match(Box::new(found.remove(0)))),
        _ => Ok(Content::Several(Several::Matches(found))),
    }
}

/// A position of the game on the table, or else of the first well-known game that has it.
fn from_fen(text: &str, rules: &Rules) -> Result<Content, Option<Message>> {
    const OTHERS: [&str; 8] =
        ["chess", "xiangqi", "shogi", "crazyhouse", "janggi", "makruk", "capablanca", "minishogi"];
    let read = |rules: &Rules| position::read(rules, text).and_then(|read| read.strict(text));
    let start = read(rules).or_else(|error| {
        let others = OTHERS.iter().filter(|name| **name != rules.definition().name);
        others.filter_map(|name| read(&built_in(name)?).ok()).next().ok_or_else(|| Some(error.message()))
    })?;
    Ok(one(Opened { game: Game::from_position(&start), warnings: vec![] }))
}

fn one_level(read: Result<level::Level, Vec<level::Problem>>) -> Result<Content, Option<Message>> {
    let level = read.map_err(|problems| listed(problems.iter().map(level::Problem::message)))?;
    crate::level::own(&level).map(Content::Level).map_err(|why| Some(why.message()))
}

fn levels(text: &str) -> Result<Content, Option<Message>> {
    let read = ldtk::read(text).map_err(|problem| Some(problem.message()))?;
    let mut wrong = vec![];
    let mut levels = vec![];
    for (name, level) in read {
        match one_level(level) {
            Ok(Content::Level(level)) => levels.push((name, level)),
            Ok(_) => {}
            Err(why) => wrong.extend(why.map(|what| message!("{place}: {what}", place = name, what))),
        }
    }
    match levels.len() {
        0 => Err(listed(wrong.into_iter())),
        1 => Ok(Content::Level(levels.remove(0).1)),
        _ => Ok(Content::Several(Several::Levels(levels))),
    }
}

fn document(text: &str) -> Result<Content, Option<Message>> {
    let examined = examine("document", text, Format::guess(text), &Catalog);
    let found: Vec<Diagnostic> = examined.report.iter().cloned().collect();
    by_rules(examined.definition.ok_or_else(|| mistakes(&found)))
}

/// The games of `variants.ini`. Those that cannot be played are left out, unless there are no others.
fn variants(text: &str) -> Result<Content, Option<Message>> {
    let file = ini::read("variants.ini", text, ini::Reading::Compatible);
    let (mut rules, mut wrong) = (vec![], file.stray.clone());
    for name in file.names() {
        let Some(game) = file.game(name) else { continue };
        match game.definition {
            Some(definition) => rules.push(definition),
            None => wrong.extend(game.findings),
        }
    }
    match rules.len() {
        0 => Err(mistakes(&wrong)),
        1 => by_rules(Ok(rules.remove(0))),
        _ => Ok(Content::Several(Several::Rules(rules))),
    }
}

/// A new game by these rules.
fn by_rules(definition: Result<Definition, Option<Message>>) -> Result<Content, Option<Message>> {
    let rules = Rules::new(&definition?).map_err(|error| Some(error.message()))?;
    Ok(one(Opened { game: Game::new(&rules), warnings: vec![] }))
}

/// The first mistakes, each in a line with its place.
fn mistakes(findings: &[Diagnostic]) -> Option<Message> {
    listed(findings.iter().filter(|finding| finding.is_error()).map(|finding| {
        let what = &finding.message;
        match (finding.place.line, &finding.hint) {
            (0, None) => what.clone(),
            (0, Some(hint)) => message!("{what} ({hint})", what, hint),
            (line, None) => message!("{line}: {what}", line, what),
            (line, Some(hint)) => message!("{line}: {what} ({hint})", line, what, hint),
        }
    }))
}

fn listed(all: impl Iterator<Item = Message>) -> Option<Message> {
    let all: Vec<Message> = all.collect();
    let first = Blank::lines(all.iter().take(MOST_MISTAKES).cloned());
    match all.len() {
        0 => None,
        count if count > MOST_MISTAKES => Some(message!("{first}\n…", first)),
        _ => Some(message!("{first}", first)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chess() -> Rules {
        built_in("chess").expect("chess")
    }

    fn game(text: &str) -> Game {
        match read(text, &chess()) {
            Ok(Content::Game(opened)) => opened.game,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn rules_in_any_format_are_played() {
        let toml = "name = \"hill\"\nextends = \"chess\"\n\n[end]\ngoals = { pieces = \"king\", region = \"d4..e5\" }\n";
        assert_eq!(game(toml).rules().definition().end.goals.len(), 1);
        assert_eq!(game(&format!("```toml\n{toml}```")).rules().definition().name, "hill");
        let json = "{\"name\": \"hill\", \"extends\": \"chess\", \"end\": {\"checks\": 2}}";
        assert_eq!(game(json).rules().definition().end.checks_for("white"), 2);
        assert_eq!(
            game("[hill:chess]\nflagPiece = k\nflagRegion = d4 e4 d5 e5").rules().definition().name,
            "hill"
        );
        let two = "[a:chess]\ncheckCounting = true\n\n[b:chess]\nstalemateValue = loss\n";
        let Ok(Content::Several(several)) = read(two, &chess()) else { panic!("two games") };
        assert_eq!(several.len(), 2);
        assert!(
            matches!(several.open(1), Ok(Content::Game(opened)) if opened.game.rules().definition().name == "b")
        );
    }

    #[test]
    fn whatever_is_a_game_is_opened() {
        let atomic = Game::new(&built_in("atomic").expect("atomic"));
        let texts = [
            save::save(&atomic, &built_in, 0),
            save::share(&atomic, &built_in, 0),
            "[Variant \"Atomic\"]\n\n1. e4 e5 *".into(),
        ];
        for text in texts {
            assert_eq!(game(&text).rules().definition().name, "atomic", "{text}");
        }
        let Ok(Content::Game(torn)) = read("[Event \"x\"]\n\n1. e4 e5 2. Zz9 Nf6 *", &chess()) else {
            panic!("read as far as it goes")
        };
        assert!(torn.warnings.iter().any(|warning| warning.contains("Zz9")), "{:?}", torn.warnings);
    }

    #[test]
    fn matches_on_two_boards_are_opened() {
        let one = "[WhiteA \"Ann\"]\n[Variant \"bughouse\"]\n\n1A. e4 1a. d5 2A. exd5 1B. d4 1b. P@e6 *\n";
        let Ok(Content::Match(game)) = read(one, &chess()) else { panic!("a match") };
        assert_eq!(game.log().len(), 5);
        assert!(matches!(read("1A. e4 1a. e5", &chess()), Ok(Content::Match(_))), "without tags");
        let Ok(Content::Several(several)) = read(&format!("{one}\n{one}"), &chess()) else {
            panic!("two matches")
        };
        assert_eq!(several.len(), 2);
        assert!(matches!(several.open(1), Ok(Content::Match(_))));
        let unknown = one.replace("bughouse", "no such game");
        assert_eq!(read(&unknown, &chess()).expect_err("unknown").kind, TextKind::Bpgn);
    }

    #[test]
    fn positions_of_other_games_are_found() {
        let xiangqi = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
        assert_eq!(game(xiangqi).rules().definition().name, "xiangqi");
        assert_eq!(game("4k3/8/8/8/8/8/8/4K3 w - - 0 1").rules().definition().name, "chess");
    }

    #[test]
    fn mistakes_are_told_for_the_kind_of_the_text_and_are_short() {
        let wrong = |text: &str| read(text, &chess()).expect_err(text);
        for (text, kind, part) in [
            ("name = \"x\"\npeices = {}\nextends = \"chess\"", TextKind::Document, "pieces"),
            ("4k3/8/8 w - -", TextKind::Position, "rank"),
            ("CL1-0000", TextKind::Level, ""),
            ("g1.nonsense", TextKind::SharedGame, ""),
            ("{\"format\": \"chesswright-game\"", TextKind::SavedGame, "JSON"),
            ("{\"pieceTypes\": 7}", TextKind::Bishop, ""),
            ("nothing at all", TextKind::Unknown, ""),
            ("", TextKind::Empty, ""),
        ] {
            let found = wrong(text);
            assert_eq!(found.kind, kind, "{text}");
            let why = found.why.as_ref().map(ToString::to_string).unwrap_or_default();
            assert!(why.contains(part), "{text}: {why}");
            assert!(why.lines().count() <= MOST_MISTAKES + 1, "{text}: {why}");
        }
    }

    #[test]
    fn levels_of_other_programs_are_played() {
        let level = &level::packs::CAMPAIGN[0].levels().expect("what ships can be read")[0];
        for text in [tiled::write(level), level.to_code(), level.to_short_json()] {
            assert!(matches!(read(&text, &chess()), Ok(Content::Level(_))), "{text}");
        }
    }
}
