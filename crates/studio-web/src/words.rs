//! The texts of the workshop: `chesswright-speech` says them, the page fetches its files.

use std::cell::RefCell;

use chesswright_draw::{PieceText, Section};
use chesswright_lab::{Untouched, Way};
use chesswright_rules::definition::{Definition, Diagnostic};
use chesswright_rules::{Kind, Rules, Side};
use chesswright_speech::fingers::for_fingers;
pub(crate) use chesswright_speech::mistakes::{say, say_all};
use chesswright_speech::sheet::{Sheet, Speaker};
pub(crate) use chesswright_speech::words::{description_of, list, named, side, t, tell, title_of};
use chesswright_speech::{studio, words};
use chesswright_studio::level::{GoalName, LevelDone, Reason, RouteNote};
use chesswright_studio::{Done, Idea, Mend, Refused};

use crate::browser;
use crate::host::Host;

thread_local!(static SHEETS: RefCell<Option<Speaker>> = const { RefCell::new(None) });

/// Speaks a language. Fails if its texts cannot be fetched.
pub(crate) async fn fetch(host: &Host, code: &str) -> Result<(), ()> {
    let language = named(code);
    let file = async |name: String| match host.text(&name).await {
        Ok(text) => text.as_string().ok_or(()),
        Err(_) => Err(()),
    };
    let mut messages = match words::built_in(language) {
        Some(messages) => [messages, studio::ENGLISH].join("\n"),
        None => {
            let code = language.code;
            let parts = ["", "studio-", "games-", "mistakes-"].map(|part| format!("{part}{code}.ftl"));
            let mut messages = String::new();
            for part in parts {
                messages = messages + &file(part).await? + "\n";
            }
            messages
        }
    };
    let mut sheets = file(format!("sheet-{}.ftl", language.code)).await?;
    if browser::is_tapped() {
        (messages, sheets) = (for_fingers(language, &messages), for_fingers(language, &sheets));
    }
    words::speak_with(language, &messages, studio::ENGLISH);
    SHEETS.set(Some(Speaker::new(language, &sheets)));
    Ok(())
}

/// The rules of a game in sentences, by the keys of their headings.
pub(crate) fn sections(rules: &Rules) -> Vec<(&'static str, Section)> {
    SHEETS.with_borrow(|speaker| {
        speaker.as_ref().map_or_else(Vec::new, |speaker| Sheet::new(rules).sections(speaker))
    })
}

/// A heading of rule sheets.
pub(crate) fn heading(key: &str) -> String {
    SHEETS.with_borrow(|speaker| {
        speaker.as_ref().map_or_else(|| key.to_owned(), |speaker| speaker.heading(key))
    })
}

/// What a kind of piece does, in sentences.
pub(crate) fn piece_sentences(rules: &Rules, kind: &str) -> Option<PieceText> {
    SHEETS.with_borrow(|speaker| Sheet::new(rules).piece(kind, speaker.as_ref()?))
}

/// The name of a kind of piece.
pub(crate) fn piece(rules: &Rules, kind: Kind) -> String {
    words::piece(rules, kind)
}

/// The name of a piece that the language knows.
pub(crate) fn try_piece(name: &str) -> Option<String> {
    words::known_piece(name)
}

/// The name of a kind of piece by its name in the document.
pub(crate) fn piece_named(rules: &Rules, name: &str) -> String {
    rules.kind(name).map_or_else(|| name.replace('-', " "), |kind| words::piece(rules, kind))
}

/// The title of a built-in game.
pub(crate) fn title_of_built_in(name: &str) -> String {
    let found = chesswright_catalog::definition(name);
    found.map_or_else(|| name.to_owned(), |game: Definition| title_of(&game).text)
}

/// What a built-in game is about, in a line.
pub(crate) fn description_of_built_in(name: &str) -> String {
    chesswright_catalog::definition(name)
        .map(|game: Definition| description_of(&game).text)
        .unwrap_or_default()
}

/// The title of a game: of a built-in one by its name, or of a document.
pub(crate) fn title_of_built_in_or(game: &str, other: impl FnOnce() -> String) -> String {
    match chesswright_catalog::find(game) {
        Some(found) => title_of_built_in(found.name),
        None => {
            let title = chesswright_document::Document::new(game).get("title");
            title.and_then(|title| title.as_text().map(str::to_owned)).unwrap_or_else(other)
        }
    }
}

/// What is told about a worker that has died.
pub(crate) const CRASHED: &str = "crashed";
/// What is told about a worker that could not be fetched.
const UNFETCHED: &str = "unfetched";

/// Whether an errand that has failed for this reason may succeed later.
pub(crate) fn can_retry(why: &str) -> bool {
    why == CRASHED || why == UNFETCHED
}

/// Why an errand has failed, in words. Errors of the solver are English.
pub(crate) fn failed(why: &str) -> String {
    match why {
        CRASHED => t("studio-worker-crashed"),
        UNFETCHED => t("trouble-not-loaded"),
        other => other.to_owned(),
    }
}

/// The name of a side, by its number.
pub(crate) fn side_named(rules: &Rules, number: usize) -> String {
    side(rules, Side(number as u8))
}

/// What was done, in words.
pub(crate) fn done(done: &Done, rules: Option<&Rules>) -> String {
    let named =
        |name: &String| rules.map_or_else(|| name.replace('-', " "), |rules| piece_named(rules, name));
    let with = |key: &str, piece: &String| tell(key, [("piece", named(piece).into())]);
    match done {
        Done::Idea(idea) => self::idea(*idea),
        Done::Mended(mend) => self::mend(mend, rules),
        Done::Typed => t("studio-done-typed"),
        Done::Moves(piece) => with("studio-done-moves", piece),
        Done::Added(piece) => with("studio-done-added", piece),
        Done::Removed(piece) => with("studio-done-removed", piece),
        Done::Piece(piece) => with("studio-done-piece", piece),
        Done::Renamed(piece) => with("studio-done-renamed", piece),
        Done::Setup => t("studio-done-setup"),
        Done::Region(region) => tell("studio-done-region", [("region", region.clone().into())]),
        Done::Board => t("studio-done-board"),
        Done::RulesOf(game) => tell("studio-done-rules", [("game", title_of_built_in(game).into())]),
        Done::Key(key) => tell("studio-done-key", [("key", key.clone().into())]),
        Done::Title => t("studio-done-title"),
        Done::Opened => t("studio-done-opened"),
        Done::Level(done) => level_done(*done),
    }
}

/// What was done to a level, in words.
fn level_done(done: LevelDone) -> String {
    t(match done {
        LevelDone::Drawn => "studio-level-drawn",
        LevelDone::Sized => "studio-done-board",
        LevelDone::Aimed => "studio-level-aimed",
        LevelDone::Enemy => "studio-level-enemied",
        LevelDone::Ruled => "studio-level-house",
        LevelDone::Kinds => "studio-level-kinds",
        LevelDone::Told => "studio-done-title",
        LevelDone::Proved => "studio-level-proved",
    })
}

/// Why a level cannot be won, in words.
pub(crate) fn reason(reason: &Reason) -> String {
    let cells = |key: &str, cells: &[String]| tell(key, [("cells", cells.join(" ").into())]);
    match reason {
        Reason::ShutIn { door, key } => {
            tell("studio-why-shut-in", [("door", door.clone().into()), ("key", key.clone().into())])
        }
        Reason::Way(way, moves) => {
            let moves = ("moves", (*moves).into());
            let cell = |cell: &String| ("cell", cell.clone().into());
            match way {
                Way::NoLimit => tell("studio-why-limit", [moves]),
                Way::Later => tell("studio-why-later", [moves]),
                Way::Still => tell("studio-why-still", [moves]),
                Way::NoEnemies => tell("studio-why-no-enemies", [moves]),
                Way::Without { cell: at, enemy: Some(kind) } => {
                    let piece = words::known_piece(kind).unwrap_or_else(|| kind.replace('-', " "));
                    tell("studio-why-enemy", [moves, cell(at), ("piece", piece.into())])
                }
                Way::Without { cell: at, enemy: None } => tell("studio-why-object", [moves, cell(at)]),
                Way::NoWall(at) => tell("studio-why-wall", [moves, cell(at)]),
            }
        }
        Reason::Never(what, at) => match what {
            Untouched::Exit => cells("studio-why-exit", at),
            Untouched::Cell => cells("studio-why-cell", at),
            Untouched::Item(_) => cells("studio-why-item", at),
            Untouched::Door => cells("studio-why-door", at),
            Untouched::Gate => cells("studio-why-gate", at),
        },
        Reason::Foes(count) => tell("studio-why-foes", [("count", (*count).into())]),
        Reason::Unmet(goals) => {
            let name = |goal: &GoalName| match goal {
                GoalName::Aim(aim) => t(&format!("studio-aim-{}", aim.name())),
                GoalName::Number(number) => number.to_string(),
            };
            let goals: Vec<String> = goals.iter().map(name).collect();
            tell("studio-why-unmet", [("goals", goals.join(" · ").into())])
        }
        Reason::Together => t("studio-why-together"),
    }
}

/// What a maker should know about a route, in words.
pub(crate) fn route_note(note: RouteNote) -> String {
    let leg = |key: &str, from: chesswright_catalog::level::Place, to: chesswright_catalog::level::Place| {
        tell(key, [("from", from.to_string().into()), ("to", to.to_string().into())])
    };
    match note {
        RouteNote::Follows => t("studio-route-follows"),
        RouteNote::ThereAndBack(from, to) => leg("studio-route-back", from, to),
        RouteNote::Blocked(from, to) => leg("studio-route-blocked", from, to),
    }
}

/// Why a game has ended, in words.
pub(crate) fn end(reason: chesswright_rules::Reason) -> String {
    tell(&format!("end-{}", reason.name()), [("custom", "chess".into())])
}

/// A suggestion in words.
pub(crate) fn idea(idea: Idea) -> String {
    t(match idea {
        Idea::NewKnights => "studio-idea-knights",
        Idea::Wall => "studio-idea-wall",
        Idea::ThreeChecks => "studio-idea-checks",
    })
}

/// A change that is suggested against a finding of the lab, in words.
pub(crate) fn mend(mend: &Mend, rules: Option<&Rules>) -> String {
    let side = |number: u8| rules.map_or_else(String::new, |rules| side_named(rules, usize::from(number)));
    let piece =
        |name: &String| rules.map_or_else(|| name.replace('-', " "), |rules| piece_named(rules, name));
    match mend {
        Mend::SameArmy(of) => tell("studio-mend-same-army", [("side", side(*of).into())]),
        Mend::Without(of, kind) => {
            tell("studio-mend-without", [("side", side(*of).into()), ("piece", piece(kind).into())])
        }
        Mend::Livelier(kind) => tell("studio-mend-livelier", [("piece", piece(kind).into())]),
        Mend::StalemateLoses
        | Mend::ThreeChecks
        | Mend::MoreChecks
        | Mend::Longer
        | Mend::MoveRule
        | Mend::FreeCapture => t(&format!("studio-mend-{}", mend.name())),
    }
}

/// Why something was not done, in words.
pub(crate) fn refused(why: &Refused) -> String {
    match why {
        Refused::Edit(error) => tell("studio-refused-edit", [("why", say(&error.message()).into())]),
        Refused::Unsayable(why) => tell("studio-refused-moves", [("why", say(why).into())]),
        Refused::Legs => t("studio-refused-legs"),
        Refused::Unplayable => t("studio-refused-unplayable"),
        Refused::NoLetter => t("studio-refused-letter"),
        Refused::DoNotFit => t("studio-refused-fit"),
        Refused::Inherited => t("studio-refused-inherited"),
        Refused::NameTaken => t("studio-refused-name"),
    }
}

/// A finding as people read it: what is wrong, what was expected, how to mend it.
pub(crate) fn finding(finding: &Diagnostic) -> String {
    let more = [&finding.expected, &finding.hint].into_iter().flatten();
    say_all(std::iter::once(&finding.message).chain(more), " · ")
}
