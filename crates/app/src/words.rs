//! What the page says, in the language of the person who reads it.
//!
//! Texts are Fluent messages in `locales/`. The page is built anew when the language changes, so nothing here is reactive.

use std::cell::RefCell;

use chesswright_rules::{Kind, Rules, Side};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A language the page speaks.
pub(crate) struct Language {
    /// Its tag, such as `de`.
    pub(crate) code: &'static str,
    /// What it calls itself.
    pub(crate) name: &'static str,
    messages: &'static str,
}

/// All of them; the first one fills the gaps of the others.
pub(crate) static LANGUAGES: &[Language] = &[
    Language { code: "en", name: "English", messages: include_str!("../locales/en.ftl") },
    Language { code: "de", name: "Deutsch", messages: include_str!("../locales/de.ftl") },
];

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static SPOKEN: RefCell<Vec<Bundle>> = RefCell::new(vec![bundle(&LANGUAGES[0])]);
}

/// The language that fits a tag such as `de-AT` best.
pub(crate) fn fitting(tag: &str) -> Option<&'static Language> {
    let short = tag.split(['-', '_']).next()?.to_ascii_lowercase();
    LANGUAGES.iter().find(|language| language.code == short)
}

/// From now on this language is spoken.
pub(crate) fn speak(language: &'static Language) {
    SPOKEN.set(vec![bundle(language), bundle(&LANGUAGES[0])]);
}

fn bundle(language: &Language) -> Bundle {
    let tag = language.code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    let resource = match FluentResource::try_new(language.messages.to_owned()) {
        Ok(resource) => resource,
        // That every file can be read is tested; whatever could be read is used.
        Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

/// A message.
pub(crate) fn t(key: &str) -> String {
    tell(key, [])
}

/// A message with its blanks filled in.
pub(crate) fn tell<const N: usize>(key: &str, args: [(&'static str, FluentValue<'_>); N]) -> String {
    find(key, args).unwrap_or_else(|| key.to_owned())
}

/// A message that there may not be, such as the name of somebody's own piece.
fn find<const N: usize>(key: &str, args: [(&'static str, FluentValue<'_>); N]) -> Option<String> {
    let args: FluentArgs<'_> = args.into_iter().collect();
    SPOKEN.with_borrow(|bundles| {
        bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&args), &mut vec![]).into_owned())
        })
    })
}

/// What people call a side.
pub(crate) fn side(rules: &Rules, side: Side) -> String {
    let name = rules.definition().sides.get(side.index()).map_or("", |side| side.name.as_str());
    find(&format!("side-{name}"), []).unwrap_or_else(|| name.replace('-', " "))
}

/// What people call a kind of piece.
pub(crate) fn piece(rules: &Rules, kind: Kind) -> String {
    let name = rules.kind_name(kind);
    find(&format!("piece-{name}"), []).unwrap_or_else(|| name.replace('-', " "))
}

/// What people call a game.
pub(crate) fn title(rules: &Rules) -> String {
    let definition = rules.definition();
    if definition.title.is_empty() { definition.name.clone() } else { definition.title.clone() }
}

/// The heading of a family of games.
pub(crate) fn family(name: &str) -> String {
    find(&format!("family-{name}"), []).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    fn keys(messages: &str) -> BTreeSet<&str> {
        messages
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .filter(|key| !key.starts_with([' ', '#']))
            .collect()
    }

    #[test]
    fn every_language_says_everything() {
        for language in LANGUAGES {
            let read = FluentResource::try_new(language.messages.to_owned());
            assert!(read.is_ok(), "{}: {:?}", language.code, read.err().map(|(_, errors)| errors));
            let (all, here) = (keys(LANGUAGES[0].messages), keys(language.messages));
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
        }
    }

    /// Keys stand in the source as the first argument of `t` and `tell`.
    #[test]
    fn every_message_asked_for_exists() {
        let known = keys(LANGUAGES[0].messages);
        let mut sources = vec![];
        collect(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut sources);
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

    #[test]
    fn the_names_of_the_catalogue_are_known() {
        let known = keys(LANGUAGES[0].messages);
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
