//! Every language can say every sentence, with every form of every noun.

use std::collections::{BTreeMap, BTreeSet};

use chesswright_rules::betza::{Options, describe, parse};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::Custom;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Pattern};

use super::phrases::{Phrase, Sentence};
use super::speaker::{Form, key, variables};
use super::term::{Group, Kinds, Term};
use super::{ENGLISH, MESSAGES, Speaker, say_motions};
use crate::words;

/// All sentences and phrases by key, with examples of what fills their blanks.
fn examples() -> BTreeMap<String, Vec<(&'static str, Term)>> {
    let all: Vec<_> = Sentence::examples().into_iter().chain(Phrase::examples()).collect();
    let by_key: BTreeMap<_, _> = all.iter().map(|(name, blanks)| (key(name), blanks.clone())).collect();
    assert_eq!(by_key.len(), all.len(), "two messages share a key");
    by_key
}

fn read(messages: &str) -> FluentResource {
    let read = FluentResource::try_new(messages.to_owned());
    read.unwrap_or_else(|(_, errors)| panic!("{errors:?}"))
}

/// The messages of a file with their forms.
fn messages(resource: &FluentResource) -> BTreeMap<&str, Vec<(&str, &Pattern<&str>)>> {
    let mut all = BTreeMap::new();
    for entry in resource.entries() {
        if let Entry::Message(message) = entry {
            let plain = message.value.iter().map(|value| ("", value));
            let forms = message.attributes.iter().map(|attribute| (attribute.id.name, &attribute.value));
            let earlier = all.insert(message.id.name, plain.chain(forms).collect());
            assert!(earlier.is_none(), "{} is there twice", message.id.name);
        }
    }
    all
}

/// Messages that are no sentences: headings, signs, numbers, lists, nouns.
fn is_apart(key: &str) -> bool {
    let groups = ["heading-", "diagram-", "sign-", "number-", "list-", "noun-", "rule-", "unknown-"];
    let alone = [
        "language",
        "title",
        "also-called",
        "not-here",
        "of-piece",
        "sign",
        "meaning",
        "counted",
        "piece-moves",
    ];
    groups.iter().any(|group| key.starts_with(group)) || alone.contains(&key)
}

#[test]
fn every_language_of_the_page_has_sheets() {
    let spoken: Vec<&str> = words::LANGUAGES.iter().map(|language| language.code).collect();
    assert_eq!(MESSAGES.iter().map(|(code, _)| *code).collect::<Vec<_>>(), spoken);
    for (code, messages) in MESSAGES {
        let speaker = Speaker::new(words::named(code), messages);
        assert_eq!(speaker.about(Geometry::Square, Custom::Chess, &[]).message("language", &[]), *code);
    }
}

#[test]
fn every_language_has_every_message() {
    let examples = examples();
    let english = read(ENGLISH);
    let english = messages(&english);
    for (language, text) in MESSAGES {
        let resource = read(text);
        let here = messages(&resource);
        let apart = english.keys().filter(|key| is_apart(key) && !key.starts_with("noun-"));
        let missing: Vec<&str> = examples
            .keys()
            .map(String::as_str)
            .chain(apart.copied())
            .filter(|key| !here.contains_key(key))
            .collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unused: Vec<&&str> =
            here.keys().filter(|key| !is_apart(key) && !examples.contains_key(**key)).collect();
        assert!(unused.is_empty(), "{language}: nobody says {unused:?}");
        for join in Form::JOINS {
            assert!(here.contains_key(format!("list-{join}").as_str()), "{language}: list-{join}");
        }
    }
}

#[test]
fn every_message_can_be_said_in_each_form() {
    let examples = examples();
    for (language, text) in MESSAGES {
        let speaker = Speaker::new(words::named(language), text);
        let resource = read(text);
        for (key, forms) in messages(&resource) {
            let Some(blanks) = examples.get(key) else { continue };
            for (form, pattern) in forms {
                for asked in variables(pattern) {
                    let name = asked.split('-').next().unwrap_or_default();
                    let known =
                        ["place", "custom"].contains(&name) || blanks.iter().any(|(blank, _)| *blank == name);
                    assert!(known, "{language}: {key} has no ${asked}");
                }
                for geometry in [Geometry::Square, Geometry::Hex] {
                    let said = speaker
                        .about(geometry, Custom::Chess, &[])
                        .find(key, form, blanks)
                        .unwrap_or_default();
                    assert!(!said.is_empty() && !said.contains(['{', '}']), "{language}: {key}: {said}");
                }
            }
        }
    }
}

/// The forms of the nouns of a group that the messages of a language ask for.
fn forms_asked(text: &str) -> BTreeSet<(Group, String)> {
    let examples = examples();
    let resource = read(text);
    let mut asked = BTreeSet::new();
    for (key, forms) in messages(&resource) {
        for variable in forms.into_iter().flat_map(|(_, pattern)| variables(pattern)) {
            let (name, form) = variable.split_once('-').unwrap_or((variable, ""));
            let term = examples.get(key).and_then(|blanks| blanks.iter().find(|(blank, _)| *blank == name));
            let group = match term {
                Some((_, Term::Names(group, _))) => *group,
                Some((_, Term::Counted(_))) => Group::Piece,
                None if name == "place" => Group::Place,
                None if key == "counted" && name == "noun" => Group::Piece,
                _ => continue,
            };
            asked.insert((group, Form::read(form).noun.to_owned()));
        }
    }
    asked
}

/// English bends names by rule. The other languages have every form of every name of the catalogue.
#[test]
fn every_language_has_every_form_of_every_noun() {
    let mut names: BTreeSet<(Group, String)> = BTreeSet::new();
    for game in chesswright_catalog::names() {
        let definition = chesswright_catalog::definition(game).unwrap_or_else(|| panic!("{game}"));
        names.extend(definition.pieces.keys().map(|kind| (Group::Piece, kind.clone())));
        names.extend(definition.sides.iter().map(|side| (Group::Side, side.name.clone())));
        names.extend(definition.counters.keys().map(|name| (Group::Counter, name.clone())));
    }
    names.extend(["square", "cell"].map(|place| (Group::Place, place.to_owned())));
    for (language, text) in MESSAGES {
        let speaker = Speaker::new(words::named(language), text);
        let teller = speaker.about(Geometry::Square, Custom::Chess, &[]);
        let asked = forms_asked(text);
        assert!(asked.iter().any(|(group, _)| *group == Group::Piece), "{language}");
        let lacks = |group: Group, name: &str, form: &str| teller.known_noun(group, name, form).is_none();
        let missing: Vec<String> = names
            .iter()
            .flat_map(|(group, name)| {
                let forms = asked.iter().filter(move |(of, _)| of == group);
                forms
                    .filter(|(_, form)| lacks(*group, name, form))
                    .map(move |(_, form)| format!("{name}.{form}"))
            })
            .collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
}

/// Nouns of a language with genders and cases: their own forms, forms by rule, and names in apposition.
#[test]
fn nouns_bend_as_their_language_does() {
    let german = "\
noun-piece-knight = Springer
    .gender = m
    .many-dat = Springern
noun-piece-elephant = Elefant
    .gender = m
    .acc = Elefanten
noun-piece-queen = Dame
    .gender = f
rule-acc = { $noun }
rule-a-acc = { $gender ->
    [f] eine
   *[m] einen
 } { $noun-acc }
unknown-piece = Figur „{ $name }“
    .a-acc = eine Figur „{ $name }“
list-more = { $left }, { $right }
list-and = { $left } und { $right }
list-or = { $left } oder { $right }
no-hop-over = An { $kinds-many-dat-and } kommt sie nicht vorbei.
captured-as = Geschlagen wird sie { $kind-a-acc }.
one-of = { $kinds-a-acc-or }
";
    let speaker = Speaker::new(words::named("de"), german);
    let teller = speaker.about(Geometry::Square, Custom::Chess, &[]);
    let as_kind = |kind: &str| teller.sentence(&Sentence::CapturedAs { kind: Kinds::one(kind) });
    assert_eq!(as_kind("knight"), "Geschlagen wird sie einen Springer.");
    assert_eq!(as_kind("elephant"), "Geschlagen wird sie einen Elefanten.");
    assert_eq!(as_kind("queen"), "Geschlagen wird sie eine Dame.");
    assert_eq!(as_kind("warlock"), "Geschlagen wird sie eine Figur „warlock“.");
    let over = Sentence::NoHopOver { kinds: Kinds::one("knight") };
    assert_eq!(teller.sentence(&over), "An Springern kommt sie nicht vorbei.");
    let several =
        [("kinds", Term::Names(Group::Piece, ["queen", "knight", "elephant"].map(str::to_owned).into()))];
    assert_eq!(teller.message("one-of", &several), "eine Dame, einen Springer oder einen Elefanten");
}

#[test]
fn notation_in_english() {
    let english = Speaker::new(words::named("en"), ENGLISH);
    let say = |text: &str| {
        say_motions(
            &describe(&parse(text, &Options::default()).unwrap_or_else(|_| panic!("{text}"))),
            &english,
        )
    };
    let cases = [
        ("", "cannot move"),
        ("Q", "slides any distance in any direction"),
        ("FfW", "steps one square diagonally or straight forward"),
        ("NAD", "leaps like a knight or two squares in any direction"),
        ("ffN", "leaps like a knight (two forward and one sideways)"),
        ("C", "leaps three squares straight and one sideways"),
        ("nA", "goes two squares diagonally if nothing stands in between"),
        (
            "nZ",
            "goes three squares straight and two sideways without jumping (first one square straight, then two diagonally outward)",
        ),
        (
            "fmWfceF",
            "moves one square straight forward without capturing; \
             or captures one square diagonally forward, also en passant",
        ),
        (
            "mRcpR",
            "moves any distance orthogonally without capturing; \
             or captures orthogonally by jumping over exactly one piece, landing anywhere beyond it",
        ),
        ("gQ", "moves in any direction by jumping over the first piece in its way, landing right behind it"),
        ("cabK", "captures one square in any direction, then returns to where it came from"),
        ("[F?R]", "steps one square diagonally and may then slide any distance outward"),
        ("mcabK", "moves or captures one square in any direction, then returns to where it came from"),
        ("O", "may pass"),
        ("mU", "moves to any empty square"),
    ];
    for (text, expected) in cases {
        assert_eq!(say(text), expected, "{text}");
    }
    // Every named piece has a description.
    for line in include_str!("../../../rules/tests/data/piece_catalogue.tsv").lines().skip(1) {
        let betza = line.split('\t').nth(1).unwrap_or_else(|| panic!("{line}"));
        let words = say(betza);
        assert!(words.len() > 8 && !words.contains("  ") && !words.contains(" ,"), "{betza}: {words}");
        assert!(!words.contains("cannot"), "{betza}: {words}");
    }
}
