//! Says sentences in one language.

use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::Custom;
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

use super::english;
use super::phrases::{Phrase, Sentence};
use super::term::{Group, Term};
use crate::words::{Bundle, Language, bundle};

/// A language with the messages and nouns of rule sheets.
///
/// A message names its blanks, and after a hyphen the form that it needs: `{ $kinds-many-and }` is a list of plurals
/// joined by *and*, `{ $count-word }` a number as a word. Which forms of nouns there are is up to each language: they
/// are the attributes of its nouns, and `rule-a` makes the form `a` of nouns that lack it. Phrases have forms in the
/// same way.
pub struct Speaker {
    bundle: Bundle,
    /// The forms of names that are not in the file. Documents are in English, so only English has rules for them.
    regular: fn(&str, &str) -> Option<String>,
}

impl Speaker {
    /// A language with the text of its file in `sheets/`.
    pub fn new(language: &Language, messages: &str) -> Self {
        let mut bundle = bundle(language, messages);
        if bundle.add_builtins().is_err() {
            unreachable!("a new bundle has no functions");
        }
        let regular = if language.code == "en" { english::form } else { |_: &str, _: &str| None };
        Self { bundle, regular }
    }

    /// The heading of a section, by its key.
    pub fn heading(&self, key: &str) -> String {
        self.about(Geometry::Square, Custom::default(), &[]).message(key, &[])
    }

    /// What a diagram says to those who cannot see it, for the name of a piece.
    pub fn diagram_label(&self, piece: &str) -> String {
        let named = [("piece", Term::Text(piece.to_owned()))];
        self.about(Geometry::Square, Custom::default(), &[]).message("diagram-label", &named)
    }

    /// A speaker for a game. Its board decides whether places are squares or cells, its tradition which terms are used, and
    /// its document what its sides are called.
    pub(crate) fn about<'a>(
        &'a self,
        geometry: Geometry,
        custom: Custom,
        labels: &'a [(String, String)],
    ) -> Teller<'a> {
        let place = match geometry {
            Geometry::Square => "square",
            Geometry::Hex | Geometry::Layers => "cell",
        };
        let custom = Custom::ALL.iter().find(|(_, each)| *each == custom).map_or("chess", |(word, _)| word);
        Teller {
            speaker: self,
            place: Term::Names(Group::Place, vec![place.to_owned()]),
            custom: Term::Text(custom.to_owned()),
            labels,
        }
    }
}

/// Says sentences about one game.
pub(crate) struct Teller<'a> {
    speaker: &'a Speaker,
    place: Term,
    /// Whose game it is, by which a message chooses the terms of its tradition.
    custom: Term,
    labels: &'a [(String, String)],
}

type Blanks<'a> = &'a [(&'static str, Term)];

impl Teller<'_> {
    /// A sentence, with a capital first letter.
    pub(crate) fn sentence(&self, sentence: &Sentence) -> String {
        let (name, blanks) = sentence.parts();
        english::capital(&self.message(&key(name), &blanks))
    }

    /// A message that every file has.
    pub(crate) fn message(&self, key: &str, blanks: Blanks<'_>) -> String {
        self.find(key, "", blanks).unwrap_or_else(|| key.to_owned())
    }

    /// A message, or one of its forms.
    pub(crate) fn find(&self, key: &str, form: &str, blanks: Blanks<'_>) -> Option<String> {
        let message = self.speaker.bundle.get_message(key)?;
        let pattern = match form {
            "" => message.value()?,
            form => message.get_attribute(form)?.value(),
        };
        let mut args = FluentArgs::new();
        for asked in variables(pattern) {
            let (name, form) = asked.split_once('-').unwrap_or((asked, ""));
            let term = match name {
                "place" => Some(&self.place),
                "custom" => Some(&self.custom),
                name => blanks.iter().find(|(blank, _)| *blank == name).map(|(_, term)| term),
            };
            if let Some(term) = term {
                args.set(asked.to_owned(), self.value(term, form));
            }
        }
        Some(self.speaker.bundle.format_pattern(pattern, Some(&args), &mut vec![]).into_owned())
    }

    /// A term in a form.
    fn value(&self, term: &Term, form: &str) -> FluentValue<'static> {
        match term {
            Term::Number(n) if form.is_empty() => (*n).into(),
            Term::Number(n) => self.message(&format!("number-{form}"), &[("n", Term::Number(*n))]).into(),
            Term::Flag(flag) => if *flag { "yes" } else { "no" }.into(),
            Term::Text(text) => text.clone().into(),
            Term::Names(group, names) => self.names(*group, names, &Form::read(form)).into(),
            Term::Counted(held) => self.counted(held, &Form::read(form)).into(),
            Term::Phrases(phrases) => self.phrases(phrases, &Form::read(form)).into(),
            Term::Sentence(sentence) => self.sentence(sentence).into(),
        }
    }

    fn names(&self, group: Group, names: &[String], form: &Form<'_>) -> String {
        if names.is_empty() {
            return self.noun(group, "", form.noun);
        }
        let each = names.iter().enumerate().map(|(index, name)| {
            let bare = form.lead && index > 0;
            self.noun(group, name, if bare { "" } else { form.noun })
        });
        self.list(each.collect(), form.join)
    }

    /// A noun in a form. A name that the language does not know stands in apposition.
    pub(crate) fn noun(&self, group: Group, name: &str, form: &str) -> String {
        let label = self.labels.iter().find(|(side, _)| group == Group::Side && side == name);
        let text = label.map_or(name, |(_, label)| label).to_owned();
        let unknown = || {
            let (key, name) = (format!("unknown-{}", group.key()), [("name", Term::Text(text.clone()))]);
            self.find(&key, form, &name).or_else(|| self.find(&key, "", &name))
        };
        if label.is_some() {
            return unknown().unwrap_or(text);
        }
        self.known_noun(group, name, form).or_else(unknown).unwrap_or_else(|| name.to_owned())
    }

    /// A noun in a form, from the file. A form that it does not have there is made by a rule of the language, such as
    /// one for articles by gender.
    pub(crate) fn known_noun(&self, group: Group, name: &str, form: &str) -> Option<String> {
        let key = match name {
            "" => format!("noun-{}", group.key()),
            name => format!("noun-{}-{name}", group.key()),
        };
        let noun = if name.is_empty() { group.key() } else { name };
        self.find(&key, form, &[])
            .or_else(|| self.by_rule(group, name, &key, form))
            .or_else(|| (self.speaker.regular)(noun, form))
    }

    /// A form of a noun of the file, by the rule for that form.
    fn by_rule(&self, group: Group, name: &str, key: &str, form: &str) -> Option<String> {
        self.speaker.bundle.get_message(key)?;
        let names = if name.is_empty() { vec![] } else { vec![name.to_owned()] };
        let gender = self.find(key, "gender", &[]).unwrap_or_default();
        let blanks = [("noun", Term::Names(group, names)), ("gender", Term::Text(gender))];
        self.find(&format!("rule-{form}"), "", &blanks)
    }

    fn counted(&self, held: &[(u32, String)], form: &Form<'_>) -> String {
        let each = held.iter().map(|(count, kind)| {
            let names = if kind.is_empty() { vec![] } else { vec![kind.clone()] };
            let blanks =
                [("count", Term::Number(f64::from(*count))), ("noun", Term::Names(Group::Piece, names))];
            self.find("counted", form.noun, &blanks).unwrap_or_else(|| self.message("counted", &blanks))
        });
        self.list(each.collect(), form.join)
    }

    fn phrases(&self, phrases: &[Phrase], form: &Form<'_>) -> String {
        let each = phrases.iter().map(|phrase| {
            let (name, blanks) = phrase.parts();
            let key = key(name);
            self.find(&key, form.noun, &blanks).unwrap_or_else(|| self.message(&key, &blanks))
        });
        self.list(each.collect(), form.join)
    }

    /// `a`, `a and b`, `a, b and c`.
    fn list(&self, items: Vec<String>, join: &str) -> String {
        let pair = |key: &str, left: String, right: String| {
            self.find(key, "", &[("left", Term::Text(left)), ("right", Term::Text(right))])
        };
        let mut items = items.into_iter().rev();
        let Some(last) = items.next() else { return String::new() };
        let more = |left: String, right: String| {
            let (a, b) = (left.clone(), right.clone());
            pair(&format!("list-{join}-more"), left, right).or_else(|| pair("list-more", a, b))
        };
        match items.rev().reduce(|left, right| more(left, right).unwrap_or_default()) {
            Some(most) => pair(&format!("list-{join}"), most, last).unwrap_or_default(),
            None => last,
        }
    }
}

/// The form of a term, as a message asks for it: `lead-a-or`, `many-and`, `all`.
pub(crate) struct Form<'a> {
    /// Only the first name of the list has the form: `a queen, rook or knight`.
    lead: bool,
    /// The form of each noun or phrase.
    pub(crate) noun: &'a str,
    /// What joins the list.
    join: &'a str,
}

impl<'a> Form<'a> {
    /// The words that can join a list.
    pub(crate) const JOINS: [&'static str; 8] =
        ["and", "or", "then", "comma", "ways", "instead", "next", "alternatives"];

    pub(crate) fn read(form: &'a str) -> Self {
        let (lead, form) = match form.strip_prefix("lead-") {
            Some(rest) => (true, rest),
            None => (false, form),
        };
        let (noun, last) = form.rsplit_once('-').unwrap_or(("", form));
        match Self::JOINS.contains(&last) {
            true => Self { lead, noun, join: last },
            false => Self { lead, noun: form, join: "and" },
        }
    }
}

/// The key of a message, from the name of its variant: `LastRanks` is `last-ranks`.
pub(crate) fn key(variant: &str) -> String {
    let mut key = String::with_capacity(variant.len() + 4);
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}

/// The variables of a pattern, once each.
pub(crate) fn variables<'p>(pattern: &'p Pattern<&'p str>) -> Vec<&'p str> {
    let mut found = vec![];
    in_pattern(pattern, &mut found);
    found.sort_unstable();
    found.dedup();
    found
}

fn in_pattern<'p>(pattern: &'p Pattern<&'p str>, found: &mut Vec<&'p str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression<'p>(expression: &'p Expression<&'p str>, found: &mut Vec<&'p str>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline<'p>(inline: &'p InlineExpression<&'p str>, found: &mut Vec<&'p str>) {
    match inline {
        InlineExpression::VariableReference { id } => found.push(id.name),
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, found),
        InlineExpression::TermReference { arguments, .. } => {
            arguments.iter().for_each(|arguments| in_arguments(arguments, found));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

fn in_arguments<'p>(arguments: &'p CallArguments<&'p str>, found: &mut Vec<&'p str>) {
    arguments.positional.iter().for_each(|argument| in_inline(argument, found));
    arguments.named.iter().for_each(|argument| in_inline(&argument.value, found));
}
