//! The messages of the workshop, which its own program contains or fetches.

/// The English messages.
pub const ENGLISH: &str = include_str!("../studio/studio-en.ftl");

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use fluent_bundle::FluentResource;

    use super::*;
    use crate::words::{LANGUAGES, Language, speak_with, t, tell};

    fn messages(language: &Language) -> String {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/studio"));
        std::fs::read_to_string(folder.join(format!("studio-{}.ftl", language.code))).expect(language.code)
    }

    /// Each message with its blanks.
    fn blanks(messages: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut all = BTreeMap::<&str, BTreeSet<&str>>::new();
        let mut key = "";
        for line in messages.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            if !line.starts_with([' ', '}']) {
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
    fn every_language_says_the_same() {
        let english = blanks(ENGLISH);
        assert!(english.len() > 80, "{}", english.len());
        for language in LANGUAGES {
            let messages = messages(language);
            let read = FluentResource::try_new(messages.clone());
            assert!(read.is_ok(), "{}: {:?}", language.code, read.err().map(|(_, errors)| errors));
            assert_eq!(blanks(&messages), english, "{}", language.code);
        }
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/studio")).expect("a folder");
        assert_eq!(files.count(), LANGUAGES.len(), "every file is a language");
    }

    #[test]
    fn other_languages_are_translated() {
        let english: BTreeSet<&str> = ENGLISH.lines().collect();
        for language in &LANGUAGES[1..] {
            let messages = messages(language);
            let same = messages.lines().filter(|line| line.contains(" = ") && english.contains(line)).count();
            assert!(same <= 12, "{}: {same} messages are English", language.code);
        }
    }

    #[test]
    fn the_workshop_speaks_beside_the_other_messages() {
        let german = &LANGUAGES[1];
        speak_with(german, &messages(german), ENGLISH);
        // These keys are in no file of the page.
        let (said, counted) = (t, tell::<1>);
        assert_eq!(said("studio-play"), "Spielen");
        assert_eq!(t("close"), "Close", "what is missing is English");
        assert_eq!(counted("studio-problems", [("count", 1.into())]), "1 Problem");
    }

    /// Keys appear in the source as the first argument of `t` and `tell`.
    #[test]
    fn every_message_asked_for_exists() {
        let english = [crate::words::built_in(&LANGUAGES[0]).expect("English"), ENGLISH].join("\n");
        let known = blanks(&english);
        let mut asked = 0;
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../studio-web/src")];
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let source = std::fs::read_to_string(path).expect("a source");
                for part in source.split('"').filter(|part| part.starts_with("studio-")) {
                    // Ids and files begin like messages, and some keys are put together.
                    if source.contains(&format!("t(\"{part}\")"))
                        || source.contains(&format!("tell(\"{part}\","))
                    {
                        asked += 1;
                        assert!(known.contains_key(part), "the message `{part}` is in no file");
                    }
                }
            }
        }
        assert!(asked > 60, "{asked}");
    }
}
