//! Messages in the language that is spoken: texts, names of sides and pieces, plurals.
//!
//! Messages are Fluent messages in `locales/`. English is inside the program. The caller brings the file of any other
//! language to [`speak`], from wherever it keeps it. A thread speaks one language at a time.

use std::cell::RefCell;

use chesswright_rules::definition::model::{Custom, Definition};
use chesswright_rules::{Kind, Rules, Side};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A language that can be spoken.
#[derive(Debug)]
pub struct Language {
    /// Its tag, such as `de`.
    pub code: &'static str,
    /// Its name in the language itself.
    pub name: &'static str,
    /// Its direction, as in HTML: `ltr` or `rtl`.
    pub dir: &'static str,
}

/// The texts of the first language, which are always available.
const ENGLISH: &str = include_str!("../locales/en.ftl");

/// All languages. The first one supplies messages that are missing in the others.
pub static LANGUAGES: &[Language] = &[
    Language { code: "en", name: "English", dir: "ltr" },
    Language { code: "de", name: "Deutsch", dir: "ltr" },
    Language { code: "es", name: "Español", dir: "ltr" },
    Language { code: "fr", name: "Français", dir: "ltr" },
    Language { code: "ru", name: "Русский", dir: "ltr" },
    Language { code: "zh", name: "简体中文", dir: "ltr" },
    Language { code: "ja", name: "日本語", dir: "ltr" },
    Language { code: "hi", name: "हिन्दी", dir: "ltr" },
    Language { code: "ar", name: "العربية", dir: "rtl" },
];

/// The messages of a language.
pub(crate) type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static SPOKEN: RefCell<Vec<Bundle>> = RefCell::new(vec![bundle(&LANGUAGES[0], ENGLISH)]);
    /// Messages of a part of the program, which were fetched with it.
    static FETCHED: RefCell<Option<Bundle>> = const { RefCell::new(None) };
}

/// The language that best fits a tag such as `de-AT`.
pub fn fitting(tag: &str) -> Option<&'static Language> {
    let short = tag.split(['-', '_']).next()?.to_ascii_lowercase();
    LANGUAGES.iter().find(|language| language.code == short)
}

/// The language with a code. Unknown codes stand for the first language.
pub fn named(code: &str) -> &'static Language {
    LANGUAGES.iter().find(|language| language.code == code).unwrap_or(&LANGUAGES[0])
}

/// The messages of a language, if they are inside the program.
pub fn built_in(language: &Language) -> Option<&'static str> {
    (language.code == LANGUAGES[0].code).then_some(ENGLISH)
}

/// Makes this thread speak a language, with the text of its file. The file with the titles of games may follow it.
pub fn speak(language: &Language, messages: &str) {
    SPOKEN.set(vec![bundle(language, messages), bundle(&LANGUAGES[0], ENGLISH)]);
}

/// The same for a program with messages of its own: `messages` has them in the language, and `english` supplies those that
/// are missing.
pub fn speak_with(language: &Language, messages: &str, english: &str) {
    SPOKEN.set(vec![bundle(language, messages), bundle(&LANGUAGES[0], &[ENGLISH, english].join("\n"))]);
}

/// Adds the messages of a part of the program in a language. They replace those that were added before.
pub fn speak_also(language: &Language, messages: &str) {
    FETCHED.set(Some(bundle(language, messages)));
}

/// The language that this thread speaks.
pub fn spoken() -> &'static Language {
    named(&language())
}

/// The messages of a language, from the text of a file.
pub(crate) fn bundle(language: &Language, messages: &str) -> Bundle {
    let tag = language.code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    if language.dir == "rtl" {
        bundle.set_formatter(Some(|value, _| isolated(value)));
    }
    let resource = match FluentResource::try_new(messages.to_owned()) {
        Ok(resource) => resource,
        // A test parses every file. If there are errors, the valid messages are used.
        Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

/// The marks before and after a text that is read from left to right among others that are not.
const LEFT_TO_RIGHT: char = '\u{2066}';
const AS_BEFORE: char = '\u{2069}';

/// A value that a message in a right-to-left language says, if it is read the other way as a whole: moves, cells, positions and
/// English texts. Without marks, their parts would change places. Words in Latin letters alone need none.
fn isolated(value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::String(text) = value else { return None };
    let is_latin = text.contains(|letter: char| letter.is_ascii_alphabetic());
    let is_word = text.chars().all(|letter| letter.is_ascii_alphabetic());
    let has_others = text.contains(|letter| matches!(letter, '\u{590}'..='\u{8ff}' | LEFT_TO_RIGHT));
    (is_latin && !is_word && !has_others).then(|| format!("{LEFT_TO_RIGHT}{text}{AS_BEFORE}"))
}

/// A message.
pub fn t(key: &str) -> String {
    tell(key, [])
}

/// A message with arguments.
pub fn tell<const N: usize>(key: &str, args: [(&'static str, FluentValue<'_>); N]) -> String {
    find(key, args).unwrap_or_else(|| key.to_owned())
}

/// A message that may not exist, such as the name of a piece of the user's own game.
fn find<const N: usize>(key: &str, args: [(&'static str, FluentValue<'_>); N]) -> Option<String> {
    with_args(key, &args.into_iter().collect())
}

/// The same with any number of arguments.
pub(crate) fn with_args(key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let say = |bundle: &Bundle| {
        let pattern = bundle.get_message(key)?.value()?;
        Some(bundle.format_pattern(pattern, Some(args), &mut vec![]).into_owned())
    };
    let said = SPOKEN.with_borrow(|bundles| bundles.iter().find_map(say));
    said.or_else(|| FETCHED.with_borrow(|fetched| fetched.as_ref().and_then(say)))
}

/// A message, if there is one with this key.
pub fn known(key: &str) -> Option<String> {
    find(key, [])
}

/// The name of a side: as its document says, otherwise in the user's language.
pub fn side(rules: &Rules, side: Side) -> String {
    let definition = rules.definition();
    let name = definition.sides.get(side.index()).map_or("", |side| side.name.as_str());
    if let Some(label) = definition.look.side_label(name) {
        return label.to_owned();
    }
    find(&format!("side-{name}"), [("custom", custom(rules))]).unwrap_or_else(|| name.replace('-', " "))
}

/// A side as an argument of messages: `$side` is its displayed name, and `$name` its name in the definition, by which
/// a message distinguishes *you* from others: "You win", but "White wins".
pub fn who(rules: &Rules, side: Side) -> [(&'static str, FluentValue<'static>); 2] {
    let definition = rules.definition();
    let name = definition.sides.get(side.index()).map_or("", |side| side.name.as_str());
    let name = match definition.notation {
        // A side with a label is spoken of by that, not as *you*.
        _ if definition.look.side_label(name).is_some() => "",
        // Their names are not plurals in any language, as "the whites" are in some.
        Custom::Janggi | Custom::Shogi if ["white", "black"].contains(&name) => "single",
        _ => name,
    };
    [("side", self::side(rules, side).into()), ("name", name.to_owned().into())]
}

/// The name of a kind of piece.
pub fn piece(rules: &Rules, kind: Kind) -> String {
    let name = rules.kind_name(kind);
    find(&format!("piece-{name}"), [("custom", custom(rules))]).unwrap_or_else(|| name.replace('-', " "))
}

/// The name of an action.
pub fn action(name: &str) -> String {
    find(&format!("action-{name}"), []).unwrap_or_else(|| name.replace('-', " "))
}

/// The name of a kind of piece that the language knows, without a game around it.
pub fn known_piece(name: &str) -> Option<String> {
    find(&format!("piece-{name}"), [("custom", FluentValue::from("chess"))])
}

/// The name of a side that the language knows, without a game around it.
pub(crate) fn known_side(name: &str) -> Option<String> {
    find(&format!("side-{name}"), [("custom", FluentValue::from("chess"))])
}

/// Several texts with the comma of the language between them.
pub fn list<T: AsRef<str>>(texts: &[T]) -> String {
    let comma = match language().as_str() {
        "ar" => "، ",
        "ja" | "zh" => "、",
        _ => ", ",
    };
    texts.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(comma)
}

/// The tradition of a game, for messages whose terms depend on it: in Japanese the same check is 王手 in shogi and チェック
/// in chess.
pub fn custom(rules: &Rules) -> FluentValue<'static> {
    let written = rules.definition().notation;
    Custom::ALL.iter().find(|(_, custom)| *custom == written).map_or("chess", |(word, _)| word).into()
}

/// The title of a game.
pub fn title(rules: &Rules) -> String {
    title_of(rules.definition()).text
}

/// A text of a document. Most of them are English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentText {
    /// The text.
    pub text: String,
    /// The user's language, if the document has the text in it.
    pub lang: Option<String>,
}

/// The title of a built-in game in the user's language.
pub fn title_of_built_in(name: &str, title: &str) -> DocumentText {
    translated(of_built_in(name, title, None), title)
}

/// The description of a built-in game with this title in the user's language.
pub fn description_of_built_in(name: &str, title: &str, description: &str) -> DocumentText {
    translated(of_built_in(name, title, Some("about")), description)
}

/// The title of a game in the user's language, if its document has one or it is a built-in game.
pub fn title_of(definition: &Definition) -> DocumentText {
    let title = if definition.title.is_empty() { &definition.name } else { &definition.title };
    let own = definition.about.title_in(&language()).map(str::to_owned);
    translated(own.or_else(|| of_built_in(&definition.name, &definition.title, None)), title)
}

/// The description of a game in the user's language, if its document has one or it is a built-in game.
pub fn description_of(definition: &Definition) -> DocumentText {
    let own = definition.about.description_in(&language()).map(str::to_owned);
    let built_in = || of_built_in(&definition.name, &definition.title, Some("about"));
    translated(own.or_else(built_in), &definition.description)
}

/// The title of a built-in game, or another text about it. A document with the name of a built-in game but with another
/// title is a game of its own.
fn of_built_in(name: &str, title: &str, text: Option<&str>) -> Option<String> {
    SPOKEN.with_borrow(|bundles| {
        let bundle = bundles.first()?;
        let game = bundle.get_message(&format!("game-{name}"))?;
        let say = |pattern| bundle.format_pattern(pattern, None, &mut vec![]).into_owned();
        let was = say(game.get_attribute("was")?.value());
        let pattern = match text {
            None => game.value()?,
            Some(text) => game.get_attribute(text)?.value(),
        };
        (was.trim_matches([LEFT_TO_RIGHT, AS_BEFORE]) == title).then(|| say(pattern))
    })
}

fn translated(own: Option<String>, otherwise: &str) -> DocumentText {
    let lang = own.is_some().then(language);
    DocumentText { text: own.unwrap_or_else(|| otherwise.to_owned()), lang }
}

/// The tag of the user's language.
fn language() -> String {
    SPOKEN.with_borrow(|bundles| {
        let spoken = bundles.first().and_then(|bundle| bundle.locales.first());
        spoken.map(ToString::to_string).unwrap_or_default()
    })
}

/// The title of a level, which its author may have left out. Those of the campaign are in the user's language.
pub fn level_title(title: &str) -> DocumentText {
    match title {
        "" => DocumentText { text: t("level-untitled"), lang: Some(language()) },
        title => translated(find(&format!("level-title-{}", key_of(title)), []), title),
    }
}

/// The title of a chapter of the campaign.
pub fn chapter_title(title: &str) -> DocumentText {
    translated(find(&format!("chapter-{}", key_of(title)), []), title)
}

/// What a chapter of the campaign is about.
pub fn chapter_about(title: &str, about: &str) -> DocumentText {
    let told = SPOKEN.with_borrow(|bundles| {
        let bundle = bundles.first()?;
        let pattern =
            bundle.get_message(&format!("chapter-{}", key_of(title)))?.get_attribute("about")?.value();
        Some(bundle.format_pattern(pattern, None, &mut vec![]).into_owned())
    });
    translated(told, about)
}

/// An English title as part of the key of a message: `any-way-you-like`.
fn key_of(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

/// The heading of a family of games.
pub fn family(name: &str) -> String {
    find(&format!("family-{name}"), []).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use chesswright_rules::Reason;

    use super::*;

    /// The texts of a language, from its file.
    pub(crate) fn messages(language: &Language) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let read = |file: String| std::fs::read_to_string(folder.join(file)).expect(language.code);
        read(format!("locales/{}.ftl", language.code)) + &read(format!("online/online-{}.ftl", language.code))
    }

    fn speak(language: &Language) {
        super::speak(language, &messages(language));
    }

    fn keys(messages: &str) -> BTreeSet<&str> {
        messages
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .filter(|key| !key.starts_with([' ', '#']))
            .collect()
    }

    /// Each message with its variables.
    fn variables(messages: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut all = BTreeMap::<&str, BTreeSet<&str>>::new();
        let mut key = "";
        for line in messages.lines().filter(|line| !line.starts_with('#')) {
            if !line.starts_with(' ') {
                key = line.split_once(" =").map_or("", |(key, _)| key);
            }
            let found = line.split('$').skip(1);
            let names =
                found.map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or(""));
            all.entry(key).or_default().extend(names);
        }
        all
    }

    #[test]
    fn every_language_says_everything() {
        for language in LANGUAGES {
            let messages = messages(language);
            let read = FluentResource::try_new(messages.clone());
            assert!(read.is_ok(), "{}: {:?}", language.code, read.err().map(|(_, errors)| errors));
            let english = self::messages(&LANGUAGES[0]);
            let (all, here) = (keys(&english), keys(&messages));
            assert_eq!(
                all.difference(&here).collect::<Vec<_>>(),
                Vec::<&&str>::new(),
                "missing in {}",
                language.code
            );
            assert_eq!(
                here.difference(&all).collect::<Vec<_>>(),
                Vec::<&&str>::new(),
                "only in {}",
                language.code
            );
            assert_eq!(here.len(), messages.lines().filter(|line| line.contains(" =")).count());
        }
    }

    /// A message may select by `$custom` and `$name` if they are given, whether the English one does or not.
    #[test]
    fn every_language_fills_the_same_blanks() {
        let given = [
            ("custom", &["side-", "piece-", "end-", "status-check", "announce-check", "refused-"][..]),
            (
                "name",
                &[
                    "status-",
                    "end-",
                    "online-",
                    "announce-",
                    "match-player",
                    "tray-label",
                    "draw-question",
                    "resign-question",
                ][..],
            ),
        ];
        let blanks = |language: &Language, key: &str, mut all: BTreeSet<String>| {
            for (variable, starts) in given {
                if all.remove(variable) {
                    assert!(starts.iter().any(|start| key.starts_with(start)), "{}: {key}", language.code);
                }
            }
            all
        };
        let all = |language: &Language| -> BTreeMap<String, BTreeSet<String>> {
            let texts = messages(language);
            variables(&texts)
                .into_iter()
                .map(|(key, names)| {
                    let names = names.into_iter().map(str::to_owned).collect();
                    (key.to_owned(), blanks(language, key, names))
                })
                .collect()
        };
        let english = all(&LANGUAGES[0]);
        for language in LANGUAGES {
            for (key, here) in all(language) {
                assert_eq!(english.get(&key), Some(&here), "{}: {key}", language.code);
            }
        }
    }

    /// Whatever the arguments are, formatting returns a text without errors.
    #[test]
    fn every_message_can_be_said() {
        for language in LANGUAGES {
            let messages = messages(language);
            let bundle = bundle(language, &messages);
            for (key, names) in variables(&messages).into_iter().filter(|(key, _)| !key.is_empty()) {
                let pattern = bundle.get_message(key).and_then(|message| message.value()).expect(key);
                for (n, (custom, _)) in [0, 1, 2, 5, 21].into_iter().zip(Custom::ALL) {
                    let mut args = FluentArgs::new();
                    for name in &names {
                        match *name {
                            "custom" => args.set("custom", custom),
                            "name" => {
                                args.set("name", if n < 2 { ["you", "foe"][n as usize] } else { "white" })
                            }
                            "over" => args.set("over", if n == 0 { "no" } else { "yes" }),
                            "refusal" => args.set("refusal", if n == 0 { "clock" } else { "now" }),
                            name => args.set(name.to_owned(), n),
                        }
                    }
                    let mut errors = vec![];
                    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
                    assert!(errors.is_empty(), "{}: {key}: {errors:?}", language.code);
                    assert!(
                        !text.trim().is_empty() && !text.contains(['{', '}']),
                        "{}: {key}",
                        language.code
                    );
                    // A message about one thing may omit the number, but one about twenty-one may not.
                    if n > 2
                        && names.iter().any(|name| !matches!(*name, "custom" | "name" | "over" | "refusal"))
                    {
                        assert!(text.contains(&n.to_string()), "{}: {key}: {text}", language.code);
                    }
                }
            }
        }
    }

    /// The texts about built-in games in a language.
    fn games(language: &Language) -> String {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/games"));
        std::fs::read_to_string(folder.join(format!("games-{}.ftl", language.code))).expect(language.code)
    }

    /// Proper names and words that a language shares with English.
    const SAME_TITLE: &[&str] = &[
        "Ai-Wok",
        "Antihouse",
        "Banqi",
        "Coffeehouse",
        "Dodgem",
        "Hexdame",
        "Hexxagon",
        "Jieqi",
        "Kriegspiel",
        "Mak-yek",
        "Mū Tōrere",
        "Pong Hau K'i",
        "Shisima",
        "Squava",
        "Tapatan",
        "Armageddon",
        "Ataxx",
        "Breakthrough",
        "Capahouse",
        "Chessgi",
        "Clobber",
        "Clobber 10×10",
        "Codrus",
        "Crazyhouse",
        "Dart",
        "Dobutsu Shogi",
        "EuroShogi",
        "Flipello 10×10",
        "Domination",
        "Horde",
        "Menagerie",
        "Hoppel-Poppel",
        "Isolation",
        "Isolation 7×7",
        "Janggi",
        "Jeson Mor",
        "Kar Ouk",
        "Koedem",
        "Makpong",
        "Makruk",
        "Minishogi",
        "Raazuvaa",
        "Raumschach",
        "S-House",
        "Shako",
        "Shatar",
        "Shatranj",
        "Shogi",
        "Sittuyin",
        "Xiangqi",
        "Chaturanga",
        "Alapo",
        "Atlantis",
        "Brandubh",
        "Chak",
        "Chennis",
        "Gomoku",
        "Gothhouse",
        "Grandhouse",
        "Grant Acedrex",
        "Hex",
        "Hexapawn",
        "Hnefatafl",
        "Janggihouse",
        "Köko",
        "Mansindam",
        "Minihouse",
        "Pente",
        "Picaria",
        "Quad Wrangle",
        "Snort",
        "Synochess",
        "Tablut",
        "Teeko",
        "Xiangqihouse",
        "Shinobi Plus",
        "Bagh Chal",
        "Col",
        "Domineering",
        "Anti-Reversi",
        "Gale",
        "Connect6",
        "Qubic",
        "Yavalath",
        "Alquerque",
        "Poddavki",
        "Makhos",
        "Dragonfly",
    ];

    #[test]
    fn every_game_is_described_in_every_language() {
        for language in LANGUAGES.iter().skip(1) {
            let messages = games(language);
            assert!(FluentResource::try_new(messages.clone()).is_ok(), "{}", language.code);
            super::speak(language, &format!("{}\n{messages}", self::messages(language)));
            let mut titles = BTreeSet::new();
            for name in chesswright_catalog::names() {
                let game = chesswright_catalog::definition(name).expect(name);
                let title = title_of(&game);
                assert_eq!(title.lang.as_deref(), Some(language.code), "{name}: {}", game.title);
                let same = SAME_TITLE.iter().any(|same| *same == title.text);
                assert!(
                    title.text != game.title || same,
                    "{}: {name} is called {}",
                    language.code,
                    title.text
                );
                assert!(
                    titles.insert(title.text.clone()),
                    "{}: two games are called {}",
                    language.code,
                    title.text
                );
                let lead = description_of(&game);
                assert_eq!(lead.lang.as_deref(), Some(language.code), "{name}: {}", game.description);
                assert_ne!(lead.text, game.description, "{}: {name}", language.code);
            }
            assert_eq!(messages.matches("\ngame-").count(), titles.len(), "{}: unknown games", language.code);
        }
    }

    /// Words that a language shares with English.
    const SAME_LEVEL: &[&str] = &[];

    #[test]
    fn every_level_of_the_campaign_has_a_title_in_every_language() {
        for language in LANGUAGES.iter().skip(1) {
            super::speak(language, &format!("{}\n{}", messages(language), games(language)));
            let mut told = BTreeSet::new();
            for chapter in &chesswright_catalog::level::packs::CAMPAIGN {
                let (title, about) =
                    (chapter_title(chapter.title()), chapter_about(chapter.title(), chapter.about()));
                for (text, english) in [(title, chapter.title()), (about, chapter.about())] {
                    assert_eq!(text.lang.as_deref(), Some(language.code), "{english}");
                    assert_ne!(text.text, english, "{}", language.code);
                }
                for level in chapter.levels().expect("levels") {
                    let title = level_title(&level.title);
                    assert_eq!(title.lang.as_deref(), Some(language.code), "{}", level.title);
                    assert!(
                        title.text != level.title || SAME_LEVEL.contains(&title.text.as_str()),
                        "{}: {}",
                        language.code,
                        level.title
                    );
                    told.insert(key_of(&level.title));
                }
            }
            let known = games(language).matches("\nlevel-title-").count();
            assert_eq!(known, told.len(), "{}: unknown levels", language.code);
        }
    }

    #[test]
    fn a_game_of_ones_own_keeps_its_title() {
        let german = named("de");
        super::speak(german, &format!("{}\n{}", messages(german), games(german)));
        let mut game = chesswright_catalog::definition("chess").expect("chess");
        assert_eq!(title_of(&game).text, "Schach");
        game.title = "My chess".to_owned();
        assert_eq!(title_of(&game), DocumentText { text: "My chess".to_owned(), lang: None });
        speak(&LANGUAGES[0]);
    }

    #[test]
    fn numbers_bend_words() {
        let said = |code: &str, moves: i32| {
            speak(named(code));
            tell("saved-game", [("moves", moves.into()), ("over", "yes".into())])
        };
        assert_eq!(said("en", 1), "1 move, finished");
        assert_eq!(said("ru", 1), "1 ход, завершена");
        assert_eq!(said("ru", 22), "22 хода, завершена");
        assert_eq!(said("ru", 11), "11 ходов, завершена");
        assert_eq!(said("fr", 0), "0 coup, terminée");
        assert_eq!(said("zh", 2), "2 步，已结束");
        // Arabic has six forms: for none, one, two, a few, many, and hundreds.
        let arabic = [0, 1, 2, 3, 11, 100].map(|moves| said("ar", moves).replace("، انتهت", ""));
        assert_eq!(arabic, ["0 نقلات", "نقلة واحدة", "نقلتان", "3 نقلات", "11 نقلة", "100 نقلة"]);
    }

    #[test]
    fn moves_and_cells_keep_their_direction_among_words_that_are_read_the_other_way() {
        speak(named("ar"));
        let hint = |text: &'static str| tell("notice-hint", [("move", text.into())]);
        assert_eq!(hint("O-O+"), "جرّب \u{2066}O-O+\u{2069}.");
        assert_eq!(hint("\u{2066}e4\u{2069}"), "جرّب \u{2066}e4\u{2069}.", "once is enough");
        assert_eq!(hint("الملك إلى e4"), "جرّب الملك إلى e4.", "a sentence has its own direction");
        let opened = tell("trouble-open", [("why", "line 3: what is this?".into())]);
        assert!(opened.ends_with("\u{2066}line 3: what is this?\u{2069}"), "{opened}");
        speak(named("de"));
        assert_eq!(tell("announce-cell-empty", [("cell", "e4".into())]), "e4: leer");
    }

    #[test]
    fn names_follow_the_custom_of_the_game() {
        let rules = |name| Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name);
        let said = |code: &str, name| {
            let rules = rules(name);
            speak(named(code));
            format!("{} {}", side(&rules, Side(0)), piece(&rules, rules.kind("king").expect("a king")))
        };
        assert_eq!(said("ja", "minishogi"), "先手 玉");
        assert_eq!(said("ja", "chess"), "白 キング");
        assert_eq!(said("zh", "chess"), "白方 王");
        speak(named("zh"));
        assert_eq!(side(&rules("xiangqi"), Side(0)), "红方");
        for (code, first, second) in
            [("en", "Red Cho Sente", "Black Han Gote"), ("fr", "Rouges Cho Sente", "Noirs Han Gote")]
        {
            speak(named(code));
            let all = |of: u8| {
                ["xiangqi", "janggi", "minishogi"].map(|name| side(&rules(name), Side(of))).join(" ")
            };
            assert_eq!((all(0).as_str(), all(1).as_str()), (first, second));
        }
        speak(named("es"));
        let won = |name: &'static str| tell("end-won", who(&rules(name), Side(0)));
        assert_eq!((won("shogi"), won("xiangqi")), ("Sente gana".into(), "Rojas ganan".into()));
    }

    #[test]
    fn what_a_document_says_goes_before_our_words() {
        let text = "name = 'x'\ntitle = 'Own Chess'\nextends = 'chess'\nabout.titles = { de = 'Eigenschach' }\n\
                    about.descriptions = { de = 'Mit Läufern.' }\nlook.sides.white.label = 'Rot'";
        let game = Definition::from_toml(text, &chesswright_catalog::Catalog).expect("a game");
        let rules = Rules::new(&game).expect("it compiles");
        speak(named("de"));
        assert_eq!(
            (title(&rules), description_of(&game).text, side(&rules, Side(0)), side(&rules, Side(1))),
            ("Eigenschach".into(), "Mit Läufern.".into(), "Rot".into(), "Schwarz".into())
        );
        speak(named("en"));
        assert_eq!((title(&rules), side(&rules, Side(0))), ("Own Chess".into(), "Rot".into()));
        assert_eq!(title_of(&game).lang, None, "the document has no English title besides its own");
    }

    #[test]
    fn verbs_agree_with_their_subjects() {
        let said = |code: &str, key: &str, name: &'static str| {
            speak(named(code));
            tell(key, [("side", "X".into()), ("name", name.into()), ("custom", "chess".into())])
        };
        assert_eq!(said("en", "end-won", "you"), "You win");
        assert_eq!(said("en", "end-won", "foe"), "Enemies win");
        assert_eq!(said("en", "end-won", "white"), "X wins");
        assert_eq!(said("de", "end-won", "you"), "Du gewinnst");
        assert_eq!(said("fr", "announce-pass", "foe"), "Les ennemis passent.");
        assert_eq!(said("ru", "status-turn", "you"), "Ваш ход.");
        assert_eq!(said("ar", "end-won", "you"), "فزتَ");
        assert_eq!(said("ar", "end-won", "foe"), "فاز الأعداء");
        assert_eq!(said("ar", "end-won", "white"), "فاز X");
    }

    #[test]
    fn a_language_is_found_by_its_tag() {
        for (tag, code) in
            [("de-AT", "de"), ("zh-Hans-CN", "zh"), ("pt_BR", ""), ("JA", "ja"), ("ar-EG", "ar"), ("", "")]
        {
            assert_eq!(fitting(tag).map_or("", |language| language.code), code, "{tag}");
        }
        for language in LANGUAGES {
            assert_eq!(named(language.code).name, language.name);
            assert!(["ltr", "rtl"].contains(&language.dir));
        }
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/locales")).expect("a folder");
        assert_eq!(files.count(), LANGUAGES.len(), "every file is a language");
    }

    /// Keys appear in the source as the first argument of `t` and `tell`.
    #[test]
    fn every_message_asked_for_exists() {
        let messages = messages(&LANGUAGES[0]);
        let known = keys(&messages);
        let mut sources = vec![];
        for folder in ["src", "../app/src"] {
            collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut sources);
        }
        let mut asked = 0;
        for source in sources {
            for call in ["t(\"", "tell(\""] {
                for (at, _) in source.match_indices(call) {
                    let before = source[..at].chars().next_back().unwrap_or(' ');
                    let rest = &source[at + call.len()..];
                    let key = &rest[..rest.find('"').unwrap_or(0)];
                    if before.is_alphanumeric() || before == '_' || key.is_empty() {
                        continue;
                    }
                    asked += 1;
                    assert!(known.contains(key), "the message `{key}` is in no file");
                }
            }
        }
        assert!(asked > 60, "{asked}");
    }

    /// Some keys are built from names.
    #[test]
    fn the_names_of_the_program_are_known() {
        let known = keys(ENGLISH);
        let reasons = Reason::ALL.iter().map(|reason| format!("end-{}", reason.name()));
        let themes = chesswright_draw::THEMES.iter().map(|theme| format!("theme-{}", theme.name));
        let levels = (1..=chesswright_table::computer::LEVELS).map(|level| format!("level-{level}"));
        for key in reasons.chain(themes).chain(levels) {
            assert!(known.contains(key.as_str()), "the message `{key}` is in no file");
        }
    }

    #[test]
    fn the_names_of_the_catalogue_are_known() {
        let known = keys(ENGLISH);
        for entry in chesswright_catalog::DOCUMENTS {
            assert!(known.contains(format!("family-{}", entry.family).as_str()), "{}", entry.family);
            for side in entry.examine().definition.expect(entry.name).sides {
                assert!(
                    known.contains(format!("side-{}", side.name).as_str()),
                    "{}: {}",
                    entry.name,
                    side.name
                );
            }
        }
    }

    fn collect(folder: &Path, sources: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                collect(&path, sources);
            } else {
                sources.push(std::fs::read_to_string(path).expect("a source"));
            }
        }
    }
}
