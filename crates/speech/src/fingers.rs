//! Messages for people who use a screen with their fingers: what is clicked with a mouse is tapped there.
//!
//! Only the words for clicking differ. Languages that are missing here have one word for both.

use crate::words::Language;

/// By language: words for a mouse, and those for fingers in their place. Longer ones come first.
const WORDS: [(&str, &[(&str, &str)]); 6] = [
    ("en", &[("Click", "Tap"), ("click", "tap")]),
    (
        "de",
        &[
            ("zweiter Klick", "zweites Antippen"),
            ("Ein Klick", "Das Antippen"),
            ("Klicke", "Tippe"),
            ("klicke", "tippe"),
            ("klickt", "tippt"),
            ("klicken", "tippen"),
        ],
    ),
    (
        "es",
        &[
            ("Haz clic en ", "Toca "),
            ("haz clic en ", "toca "),
            ("Haz clic", "Toca"),
            ("haz clic", "toca"),
            ("clic", "toque"),
        ],
    ),
    ("fr", &[("Cliquez", "Appuyez"), ("cliquez", "appuyez"), ("clic", "appui")]),
    ("ja", &[("クリック", "タップ")]),
    ("hi", &[("क्लिक", "टैप")]),
];

/// The messages of a language as they are said to people who tap.
pub fn for_fingers(language: &Language, messages: &str) -> String {
    let known = WORDS.iter().find(|(code, _)| *code == language.code);
    let words = known.map_or(&[][..], |(_, words)| words);
    words.iter().fold(messages.to_owned(), |text, (mouse, finger)| text.replace(mouse, finger))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::LANGUAGES;

    #[test]
    fn nobody_who_taps_is_told_to_click() {
        let stems = ["lick", "clic", "cliqu", "щёлк", "щелч", "クリック", "क्लिक"];
        for language in LANGUAGES {
            let code = language.code;
            let read = |path: String| {
                let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
                std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
            };
            let files = [
                format!("locales/{code}.ftl"),
                format!("studio/studio-{code}.ftl"),
                format!("sheets/sheet-{code}.ftl"),
                format!("online/online-{code}.ftl"),
            ];
            let mut changed = 0;
            for file in files {
                let messages = read(file.clone());
                let said = for_fingers(language, &messages);
                for (line, before) in said.lines().zip(messages.lines()) {
                    let key = line.split(" =").next();
                    assert_eq!(key, before.split(" =").next(), "{file}: a key has changed");
                    let value = line.split_once(" = ").map_or("", |(_, value)| value).to_lowercase();
                    let found = stems.iter().find(|stem| value.contains(**stem));
                    assert!(found.is_none(), "{file}: {line}");
                    changed += usize::from(line != before);
                }
            }
            let has_words = WORDS.iter().any(|(known, _)| *known == code);
            assert_eq!(changed > 10, has_words, "{code}: {changed} lines");
        }
    }
}
