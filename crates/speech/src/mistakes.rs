//! Mistakes and findings in the spoken language: what is wrong with a text, where, and how to mend it.
//!
//! A [`Message`] has its English template and what fills its blanks. `mistakes/` has its translations by the
//! [key](Message::key) of the template; in English the template itself is said. A template of blanks, signs
//! and quotes alone needs no translation. A message that `mistakes/english.txt` lists, and a text that comes as it is, are quoted
//! in English, after a word that says so.

use chesswright_rules::message::{Blank, Message};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::words;

/// A message in the spoken language.
pub fn say(message: &Message) -> String {
    let mut args = FluentArgs::new();
    for (name, blank) in message.blanks() {
        args.set(*name, value(blank));
    }
    let translated = words::with_args(&format!("mistake-{}", message.key()), &args);
    translated.unwrap_or_else(|| match has_words(message.english()) {
        true => quoted(message),
        false => message.filled(said),
    })
}

/// A message in English, after a word in the spoken language that says so.
fn quoted(message: &Message) -> String {
    let english = message.to_string();
    let args = FluentArgs::from_iter([("text", english.as_str())]);
    words::with_args("mistake-text", &args).unwrap_or(english)
}

/// Whether a template has words, and not only blanks, signs and quotes, which are the same in every language.
fn has_words(template: &str) -> bool {
    let unquoted: String = template.split('`').step_by(2).collect();
    let mut outside = unquoted.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    outside.any(|text| text.contains(|letter: char| letter.is_ascii_alphabetic()))
}

/// Several messages in one text, as a person reads them: what is wrong, what was expected, how to mend it.
pub fn say_all<'m>(messages: impl IntoIterator<Item = &'m Message>, between: &str) -> String {
    messages.into_iter().map(say).collect::<Vec<_>>().join(between)
}

/// What fills a blank, for a message. Numbers stay numbers, because they decide the forms of words.
fn value(blank: &Blank) -> FluentValue<'static> {
    match blank {
        Blank::Number(number) => FluentValue::from(*number),
        Blank::Count(count, _) => FluentValue::from(*count),
        other => said(other).into(),
    }
}

/// What fills a blank, as text.
fn said(blank: &Blank) -> String {
    match blank {
        Blank::Message(message) => say(message),
        Blank::List(texts) | Blank::Both(texts) => words::list(texts),
        Blank::Lines(messages) => say_all(messages, "\n"),
        Blank::Clauses(messages) => say_all(messages, "; "),
        Blank::Side(name) => words::known_side(name).unwrap_or_else(|| name.replace('-', " ")),
        Blank::Piece(name) => words::known_piece(name).unwrap_or_else(|| name.replace('-', " ")),
        Blank::Text(_) | Blank::Number(_) | Blank::Count(..) => blank.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use chesswright_game::save;
    use chesswright_notation::pgn::FaultKind;
    use chesswright_notation::position;
    use chesswright_rules::definition::{Format, examine};
    use chesswright_rules::{Rules, message, message::key};

    use super::*;
    use crate::words::{LANGUAGES, Language, speak};

    /// Blanks that a translation may leave out: reasons that are said in English, and what the sentence says anyway.
    const LEFT_OUT: [&str; 4] = ["why", "reason", "piece", "pieces"];
    /// Blanks that only translations use.
    const ONLY_TRANSLATED: [&str; 1] = ["piece"];

    fn file(language: &Language) -> String {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/mistakes"));
        std::fs::read_to_string(folder.join(format!("mistakes-{}.ftl", language.code))).expect(language.code)
    }

    fn said_in(language: &Language) {
        speak(language, &format!("{}\n{}", crate::words::tests::messages(language), file(language)));
    }

    /// All templates in the sources.
    fn templates() -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..")];
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()) {
                let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
                if path.is_dir() && !["tests", "target"].contains(&name) {
                    folders.push(path);
                } else if name.ends_with(".rs") && !path.ends_with("rules/src/message.rs") {
                    let source = std::fs::read_to_string(&path).expect("a source");
                    let source = source.split("\n#[cfg(test)]\nmod tests").next().unwrap_or_default();
                    for call in ["message!(", "template!("] {
                        let calls = source.split(call).skip(1);
                        found.extend(calls.filter_map(|rest| literal(rest.trim_start().strip_prefix('"')?)));
                    }
                }
            }
        }
        found
    }

    /// The value of a literal from after its opening quote.
    fn literal(text: &str) -> Option<String> {
        let mut value = String::new();
        let mut letters = text.chars().peekable();
        loop {
            match letters.next()? {
                '"' => return Some(value),
                '\\' => match letters.next()? {
                    'n' => value.push('\n'),
                    // A line that goes on.
                    '\n' => while letters.next_if(|letter| letter.is_whitespace()).is_some() {},
                    other => value.push(other),
                },
                letter => value.push(letter),
            }
        }
    }

    /// The names in a text between an opening and what closes it.
    fn names<'t>(text: &'t str, opening: &str) -> BTreeSet<&'t str> {
        let end = |rest: &'t str| rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        text.split(opening)
            .skip(1)
            .filter_map(|rest| Some(&rest[..end(rest)?]).filter(|name| !name.is_empty()))
            .collect()
    }

    #[test]
    fn every_message_is_translated_or_listed() {
        let all = templates();
        assert!(all.len() > 700, "{}", all.len());
        let mut by_key: BTreeMap<String, &str> = BTreeMap::new();
        for template in &all {
            if let Some(other) = by_key.insert(key(template), template).filter(|_| has_words(template)) {
                panic!("`{other}` and `{template}` have the same key");
            }
        }
        let listed = include_str!("../mistakes/english.txt");
        let listed: BTreeSet<&str> = listed.lines().filter(|line| !line.starts_with('#')).collect();
        for language in &LANGUAGES[1..] {
            let text = file(language);
            assert!(fluent_bundle::FluentResource::try_new(text.clone()).is_ok(), "{}", language.code);
            let here: BTreeMap<&str, &str> =
                text.lines().filter_map(|line| line.strip_prefix("mistake-")?.split_once(" = ")).collect();
            for (key, said) in &here {
                let Some(template) = by_key.get(*key).copied().or((*key == "text").then_some("{text}"))
                else {
                    panic!("{}: no message has the key `{key}`", language.code);
                };
                let given: BTreeSet<&str> =
                    template.split('{').skip(1).filter_map(|part| Some(part.split_once('}')?.0)).collect();
                let (blanks, given) = (names(said, "{ $"), given);
                let missing = given.iter().filter(|name| {
                    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
                    plain && !name.is_empty() && !blanks.contains(*name) && !LEFT_OUT.contains(name)
                });
                assert_eq!(
                    missing.count(),
                    0,
                    "{}: `{said}` leaves out blanks of `{template}`",
                    language.code
                );
                let strange =
                    blanks.iter().find(|name| !given.contains(**name) && !ONLY_TRANSLATED.contains(name));
                assert_eq!(strange, None, "{}: {said}", language.code);
                // Keys, signs and examples are the same in every language.
                let shown = said
                    .replace("{ $", "{")
                    .replace(" }", "}")
                    .replace("{\"{\"}", "{")
                    .replace("{\"}\"}", "}");
                let changed = template
                    .split('`')
                    .skip(1)
                    .step_by(2)
                    .find(|quote| !shown.contains(&format!("`{quote}`")));
                assert_eq!(changed, None, "{}: `{said}` for `{template}`", language.code);
                // Languages share a few words.
                assert!(*said != template || !template.contains(' '), "{}: {said}", language.code);
            }
            let untranslated: BTreeSet<&str> = all
                .iter()
                .filter(|template| has_words(template) && !here.contains_key(key(template).as_str()))
                .map(String::as_str)
                .collect();
            assert_eq!(
                untranslated, listed,
                "{}: translate new messages, or list them in mistakes/english.txt",
                language.code
            );
        }
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/mistakes")).expect("a folder");
        assert_eq!(files.count(), LANGUAGES.len(), "a file for every language but English, and the list");
    }

    /// Documents, each with a mistake that people make.
    const DOCUMENTS: [&str; 27] = [
        "name = 'x'\nextends = 'ches'",
        "name = 'x'\nextends = 'chess'\nfoo = 1",
        "name = 'x'\nextends = 'chess'\n[pieces.nightrider]\nletter = 'n'\nmoves = 'NN'",
        "name = 'x'\nextends = 'chess'\n[pieces]\nking = { letter = '', betza = 'K' }",
        "name = 'x'\nextends = 'chess'\nsetup = 'rnbq/8'",
        "name = 'x'\nextends = 'chess'\nsetup = 'xnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'",
        "name = 'x'\nextends = 'chess'\n[end]\ngoals = { pieces = 'kind', region = 'd4..e5' }",
        "name = 'x'\nextends = 'chess'\n[end]\ngoals = { pieces = 'king', region = 'z9' }",
        "name = 'x'\nextends = 'chess'\n[end]\ngoals = { pieces = 'king', region = 'middle' }",
        "name = 'x'\nextends = 'chess'\n[end]\nrepetition = 1",
        "name = 'x'\nextends = 'chess'\n[end]\nrepetition = 'often'",
        "name = 'x'\nextends = 'chess'\nboard = '80x8'",
        "name = 'Bad Name'\nextends = 'chess'",
        "name = 'x'\nextends = 'chess'\n[regions]\nhill = 'd4..e5'",
        "name = 'x'\nextends = 'chess'\n[pieces.pawn.promotion]\nto = ['pawn']",
        "name = 'x'\nextends = 'chess'\n[look.sides.white]\ncolour = 'red'",
        "name = 'x'\nextends = 'chess'\n[setup]\nhand = 'P'",
        "name = 'x'\nextends = 'chess'\ncastling = { king = 'rook' }",
        "{ \"name\": \"x\", \"extends\": \"chess\", }",
        "{ \"name\" }",
        "{ \"name\": \"x\", \"extends\": \"chess\", \"end\": { \"checks\": 1.5 } }",
        "name = 'x'\nboard = '8x8'",
        "name = 'x'\nextends = 'chess'\n[pieces.knight]\nmoves = '[aW-F]'",
        "name = 'x'\nextends = 'chess'\n[board]\nglue = [{ from = 'east', to = 'east' }]",
        "name = 'x'\nextends = 'chess'\n[walls]\nput = 'arrow'\n[turn]\npass = 'stuck'",
        "name = 'x'\nextends = 'chess'\n[end.counting]\nlimit = 50\n[[sides]]\nname = 'one'\n[[sides]]\nname = 'two'\n[[sides]]\nname = 'three'",
        "name = 'x'\nextends = 'chess'\n[regions]\nhill = '..c3'",
    ];
    /// Positions of chess that are no positions, or unusual ones.
    const POSITIONS: [&str; 18] = [
        "",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "xnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq z9 0 1",
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "4k3/8/8/8/8/8/QQQQQQQQ/QQQQK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 40 1",
        "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1",
        "4k3/8/8/8/8/8/8/KK6 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB<>KBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ground=x",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 result=nobody",
    ];
    /// Texts that are no games.
    const GAMES: [&str; 6] = [
        "",
        "g1.x",
        "g9.abc",
        "{}",
        "{\"format\": \"chesswright-game\", \"version\": 99}",
        "{\"format\": \"chesswright-game\", \"version\": 1, \"rules\": {\"name\": \"no-such-game\"}}",
    ];

    /// What is wrong with all of these.
    fn samples() -> Vec<Message> {
        let mut all = vec![];
        for text in DOCUMENTS {
            let examined = examine("document", text, Format::guess(text), &chesswright_catalog::Catalog);
            assert!(!examined.report.is_empty(), "{text} has a mistake");
            for finding in examined.report {
                all.extend([Some(finding.message), finding.expected, finding.hint].into_iter().flatten());
            }
        }
        let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
        for text in POSITIONS {
            match position::read(&rules, text) {
                Ok(read) => {
                    assert!(!read.findings.is_empty(), "{text} is unusual");
                    all.extend(read.findings.iter().map(|finding| finding.about.said()));
                }
                Err(error) => all.push(error.message()),
            }
        }
        for text in GAMES {
            let built_in = |_: &str| None;
            let read = if text.starts_with('{') {
                save::load(text, &built_in)
            } else {
                save::from_share(text, &built_in)
            };
            all.push(read.expect_err(text).message());
        }
        let mut problems = chesswright_catalog::level::examine("win: exit\n\nK.\n..").1;
        problems
            .extend(chesswright_catalog::level::Level::from_code("CL1-xxxxxxxxxxxx").expect_err("no code"));
        assert!(problems.len() > 1);
        all.extend(problems.iter().map(chesswright_catalog::level::Problem::message));
        all.push(FaultKind::NoResult.message());
        all.push(FaultKind::UnknownVariant("xyz".into()).message());
        all.push(FaultKind::OpenComment.message());
        all.push(FaultKind::NestedComment.message());
        all.push(FaultKind::NoMoveToVary.message());
        all
    }

    /// The words of a sentence: what is quoted are names, keys and signs.
    fn plain_words(text: &str) -> Vec<String> {
        let outside = text.split('`').step_by(2);
        let words = outside.flat_map(|part| part.split(|letter: char| !letter.is_alphabetic()));
        words.filter(|word| word.len() > 2 && word.is_ascii()).map(str::to_lowercase).collect()
    }

    #[test]
    fn mistakes_are_said_in_every_language() {
        let samples = samples();
        assert!(samples.len() > 70, "{}", samples.len());
        let mut wrong = vec![];
        for language in &LANGUAGES[1..] {
            said_in(language);
            for sample in &samples {
                let (said, english) = (say(sample), sample.to_string());
                let words = plain_words(&english);
                // Words that the languages share, such as names of formats, are few.
                let shared = plain_words(&said).iter().filter(|word| words.contains(word)).count();
                let explained = ["TOML", "JSON", "FEN"].iter().any(|name| said.contains(name));
                let is_english = words.len() > 2 && shared * 2 >= words.len() && !explained;
                if is_english || said.contains("mistake-") || said.contains("{ $") {
                    wrong.push(format!("{}: {said}", language.code));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        speak(&LANGUAGES[0], crate::words::built_in(&LANGUAGES[0]).expect("English"));
        for sample in &samples {
            assert_eq!(say(sample), sample.to_string());
        }
    }

    #[test]
    fn names_and_lists_are_those_of_the_language() {
        let rules = Rules::new(&chesswright_catalog::definition("chess").expect("chess")).expect("chess");
        let read = position::read(&rules, "8/8/8/8/8/8/8/4K3 w - - 0 1").expect("a position");
        let first = || say(&read.findings[0].about.said());
        said_in(crate::words::named("de"));
        assert_eq!(first(), "Schwarz: es fehlt König (stelle eine Figur davon aufs Brett)");
        let listed = message!("one of {words}", words = Blank::list(["`a`", "`b`"]));
        for (code, said) in
            [("de", "eines von `a`, `b`"), ("ja", "次のどれか：`a`、`b`"), ("zh", "以下之一：`a`、`b`")]
        {
            said_in(crate::words::named(code));
            assert_eq!(say(&listed), said);
        }
        said_in(crate::words::named("ar"));
        assert!(say(&listed).contains('،'), "{}", say(&listed));
        said_in(crate::words::named("ru"));
        let quoted = say(&Message::from("no such thing".to_owned()));
        assert_eq!(quoted, "Подробности по-английски: no such thing");
        speak(&LANGUAGES[0], crate::words::built_in(&LANGUAGES[0]).expect("English"));
    }
}
