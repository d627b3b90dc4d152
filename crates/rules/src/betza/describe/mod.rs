//! Describes a piece in plain English.

mod words;

use super::ast::{Atom, AtomKind, Bracket, Component, Item, Joint, Letter, Piece, Simple};
use super::ast_letters;
use super::dialect::Options;
use super::directions::has_directions;
use super::legs::has_again;
use super::modifiers::{LegPosition, Rules, is_short, rules};
use super::mover::{FirstMove, Hop, Iso, Leg, Modality, UNLIMITED};
use words::{Way, distance, either, first_ways, leaps, number, squares, turn, ways as ways_text};

/// Says how a piece moves, in words for players.
///
/// ```
/// use chesswright_rules::betza::{Options, describe, parse};
///
/// let words = |text| describe(&parse(text, &Options::default()).unwrap());
/// assert_eq!(words("BN"), "slides any distance diagonally; or leaps like a knight");
/// assert_eq!(words("WfF"), "steps one square orthogonally or diagonally forward");
/// assert_eq!(
///     words("[F?R]"),
///     "steps one square diagonally and may then slide any distance outward"
/// );
/// ```
pub fn describe(piece: &Piece) -> String {
    let mut phrases: Vec<Phrase> = vec![];
    for component in &piece.components {
        let phrase = match component {
            Component::Simple(simple) => simple_phrase(simple, &piece.options),
            Component::Bracket(bracket) => bracket_phrase(bracket, &piece.options),
        };
        // Moves that differ only in their direction form one phrase.
        match phrases.iter_mut().find(|earlier| earlier.joins(&phrase)) {
            Some(earlier) => earlier.ways.extend(phrase.ways),
            None => phrases.push(phrase),
        }
    }
    if phrases.is_empty() {
        return "cannot move".to_owned();
    }
    let texts: Vec<String> = phrases.iter().map(Phrase::text).collect();
    texts.join("; or ")
}

/// A verb, where it may lead, and what applies to all of that.
#[derive(Default)]
struct Phrase {
    /// `slides any distance`.
    verb: String,
    /// `diagonally`, `like a knight`.
    ways: Vec<Way>,
    /// `without capturing`.
    tail: String,
}

impl Phrase {
    fn whole(verb: String) -> Self {
        Self { verb, ..Self::default() }
    }

    fn joins(&self, other: &Self) -> bool {
        self.verb == other.verb && self.tail == other.tail && !self.ways.is_empty() && !other.ways.is_empty()
    }

    fn text(&self) -> String {
        let ways = ways_text(&self.ways);
        let mut text = self.verb.clone();
        for part in [&ways, &self.tail] {
            if !part.is_empty() && !part.starts_with(',') && !text.is_empty() {
                text.push(' ');
            }
            text.push_str(part);
        }
        text.trim_end_matches(',').to_owned()
    }
}

/// Whom a leg captures. `None` if it captures nobody.
fn victims(how: Modality) -> Option<&'static str> {
    Some(match (how.capture, how.destroy, how.royal, how.en_passant) {
        (true, true, ..) => "friend or foe",
        (false, true, true, _) => "a friend or a royal foe",
        (false, true, false, _) => "a friend",
        (true, false, _, _) => "",
        (false, false, true, _) => "a royal foe",
        (false, false, false, true) => "en passant",
        (false, false, false, false) => return None,
    })
}

/// The phrase for the final or only leg: verb, ways and tail.
fn final_leg(how: &Leg, kind: AtomKind, ways: Vec<Way>) -> Phrase {
    let short = is_short(kind);
    let range = (how.min, how.max);
    let single = range == (1, 1);
    let mut tail = String::new();
    let only_capture = !how.modality.quiet && victims(how.modality).is_some();
    let mut verb = match (how.modality.quiet, victims(how.modality)) {
        (true, None) => "moves".to_owned(),
        (false, Some("")) => "captures".to_owned(),
        (false, Some(whom)) => format!("captures {whom}"),
        (false, None) => return Phrase::whole("cannot move".to_owned()),
        _ if how.hop != Hop::None => "moves".to_owned(),
        _ if !short && how.lame => "goes".to_owned(),
        _ if !short => "leaps".to_owned(),
        _ if single => "steps".to_owned(),
        _ => "slides".to_owned(),
    };
    match how.hop {
        Hop::None if short => {
            let far = distance(range);
            if only_capture && how.max == UNLIMITED && how.min == 1 {
                verb.push_str(" at any distance");
            } else {
                verb.push(' ');
                verb.push_str(&far);
            }
        }
        Hop::None => tail.push_str(&leaps(range)),
        Hop::Over | Hop::OverMany | Hop::Behind => {
            tail.push_str(match how.hop {
                Hop::Over => " by jumping over exactly one piece, landing anywhere beyond it",
                Hop::OverMany => " by jumping over one or more pieces, landing anywhere beyond",
                _ => " by jumping over the first piece in its way, landing right behind it",
            });
            if range != (1, UNLIMITED) {
                let count = if short { distance(range) } else { number(how.max) + " leaps" };
                tail.push_str(&format!(", {count} in all"));
            }
        }
    }
    let mut say = |text: &str| tail.push_str(text);
    match how.modality {
        Modality::NORMAL => {}
        m if m.quiet && victims(m).is_none() => say(" without capturing"),
        m if m.quiet && victims(m) != Some("") => {
            say(", capturing only ");
            say(victims(m).unwrap_or_default());
        }
        _ => {}
    }
    if how.modality.en_passant && victims(how.modality) != Some("en passant") {
        say(", also en passant");
    }
    if how.lame && !short {
        match kind.leap() {
            Some((a, b)) if a != 0 && a != b => say(&format!(
                " without jumping (first {} straight, then {} diagonally outward)",
                squares(b - a),
                number(a)
            )),
            _ => say(" if nothing stands in between"),
        }
    }
    if how.jump > 0 {
        if short {
            let skipped = match how.jump {
                1 => "the first square".to_owned(),
                n => format!("the first {}", squares(n.into())),
            };
            say(&format!(", jumping {skipped} whatever stands there"));
        } else {
            say(" if something stands in between");
        }
    }
    if how.spares_royals {
        say(", never capturing a royal piece");
    }
    if how.unloads {
        say(", putting the captured piece on the square it came from");
    }
    if how.wraps {
        say(", the left and right edges being joined");
    }
    if how.marks_en_passant {
        say(", and may then be captured en passant");
    }
    Phrase { verb, ways, tail: tail.trim_start().to_owned() }
}

/// The phrase for a leg that is not the last.
fn inner_leg(how: &Leg, kind: AtomKind, way: &str) -> String {
    let short = is_short(kind);
    let range = (how.min, how.max);
    let single = range == (1, 1);
    let far = match (short, single) {
        (true, _) => distance(range) + " ",
        (false, _) => String::new(),
    };
    let many = if short { String::new() } else { leaps(range) };
    let hops = how.hop != Hop::None;
    let quiet = how.modality.quiet;
    let mut text = match (quiet, victims(how.modality), hops) {
        (true, None, false) if single => format!("goes {far}{way} to an empty square"),
        (true, None, false) => format!("goes {far}{way}{many}"),
        (true, None, true) if single => format!("goes {far}{way} whatever stands there"),
        (_, None, true) if single => format!("goes {far}{way} onto a piece, leaving it there"),
        (_, None, true) => format!("goes {way} up to the first piece, leaving it there"),
        (false, Some(whom), false) => {
            let whom = if whom.is_empty() { String::new() } else { format!("{whom} ") };
            let far = if short && how.max == UNLIMITED && how.min == 1 {
                "at any distance ".to_owned()
            } else {
                far
            };
            format!("captures {whom}{far}{way}{many}")
        }
        (true, Some(whom), false) => {
            let whom = if whom.is_empty() { String::new() } else { format!("{whom} ") };
            format!("moves or captures {whom}{far}{way}{many}")
        }
        (_, Some(_), true) => {
            format!("goes {far}{way}{many}, capturing or leaving what stands there")
        }
        (false, None, false) => "cannot move".to_owned(),
    };
    text = text.trim_end_matches(',').to_owned();
    if how.lame && !short {
        text.push_str(" if nothing stands in between");
    }
    if how.jump > 0 {
        text.push_str(if short { ", jumping the nearest square" } else { " if something stands in between" });
    }
    if how.unloads {
        text.push_str(" (the captured piece is put on the starting square)");
    }
    if how.wraps {
        text.push_str(", the left and right edges being joined");
    }
    text
}

fn when(first: FirstMove) -> &'static str {
    match first {
        FirstMove::Any => "",
        FirstMove::Unmoved => "on its first move ",
        FirstMove::ThirdRank => "on its first move, from the third rank, ",
    }
}

/// Adds when the move is available.
fn timed(first: FirstMove, mut phrase: Phrase) -> Phrase {
    if first != FirstMove::Any
        && let Some(rest) = phrase.verb.strip_prefix("moves")
    {
        phrase.verb = format!("goes{rest}");
    }
    phrase.verb.insert_str(0, when(first));
    phrase
}

fn simple_phrase(simple: &Simple, options: &Options) -> Phrase {
    match simple.atom.kind {
        AtomKind::Castle => return castle_phrase(simple),
        AtomKind::Universal => return universal_phrase(simple, options),
        AtomKind::Imitator => {
            return Phrase::whole("moves like the piece moved last by the opponent".to_owned());
        }
        _ => {}
    }
    let range = simple.range.map_or((1, simple.atom.kind.default_max()), |r| (r.min, r.max));
    if has_again(&simple.prefix) {
        return chain_phrase(simple, range, options);
    }
    let letters: Vec<Letter> = ast_letters(&simple.prefix).copied().collect();
    let kind = simple.atom.kind;
    let ways = first_ways(kind, &letters, options);
    let place = LegPosition { first: true, last: true };
    let has = |c: char| letters.iter().any(|l| l.letter == c);
    if has('z') || has('q') {
        let limit = simple.range.map_or((1, UNLIMITED), |r| (r.min, r.max));
        let Rules { how, .. } = rules(&letters, place, kind, (1, 1), options);
        let how_far = match limit {
            (1, UNLIMITED) => String::new(),
            limit => format!(" for {}", distance(limit).replace("square", "step")),
        };
        let line = ways_text(&ways);
        let path = if has('z') {
            format!("zigzags {line}{how_far}, turning right and left by turns at every step")
        } else {
            format!("moves in a curve {line}{how_far}, turning the same way at every step")
        };
        let tail = final_leg(&how, AtomKind::King, vec![]).tail;
        let only = match (how.modality.quiet, how.modality.capture) {
            (false, true) => ", only to capture".to_owned(),
            _ if tail.is_empty() || tail.starts_with(',') => tail,
            _ => format!(", {tail}"),
        };
        return timed(how.first, Phrase::whole(path + &only));
    }
    let Rules { how, .. } = rules(&letters, place, kind, range, options);
    let mut phrase = final_leg(&how, kind, ways);
    phrase.tail = phrase.tail.replace(
        "putting the captured piece on the square it came from",
        "swapping places with the captured piece",
    );
    timed(how.first, phrase)
}

fn castle_phrase(simple: &Simple) -> Phrase {
    let count = |c: char| ast_letters(&simple.prefix).filter(|l| l.letter == c).count() as u16;
    let first = match count('i') {
        0 => "",
        _ => "on its first move ",
    };
    let Some(range) = simple.range else {
        return Phrase::whole(format!("{first}may pass"));
    };
    let side = match (count('l') > 0, count('r') > 0, count('s') > 0) {
        (true, false, false) => "to the left",
        (false, true, false) => "to the right",
        _ => "sideways",
    };
    let corner = match count('j') {
        0 => "at the edge".to_owned(),
        n => format!("{} from the edge", squares(n)),
    };
    Phrase::whole(format!(
        "{first}castles {side}: goes {} towards an unmoved friend {corner}, which lands on its other side",
        squares(range.max)
    ))
}

fn universal_phrase(simple: &Simple, options: &Options) -> Phrase {
    let letters: Vec<Letter> = ast_letters(&simple.prefix).copied().collect();
    let place = LegPosition { first: true, last: true };
    let Rules { how, .. } = rules(&letters, place, simple.atom.kind, (1, 1), options);
    let text = match (how.modality.quiet, victims(how.modality)) {
        (true, None) => "moves to any empty square".to_owned(),
        (true, Some("")) => "leaps to any square".to_owned(),
        (true, Some(whom)) => format!("leaps to any square, capturing {whom}"),
        (false, Some("")) => "captures anywhere on the board".to_owned(),
        (false, Some(whom)) => format!("captures {whom} anywhere on the board"),
        (false, None) => "cannot move".to_owned(),
    };
    timed(how.first, Phrase::whole(text))
}

/// The legs of a prefix with every group taken once, and which of them begin inside a group.
fn once_through(items: &[Item], in_group: bool, legs: &mut Vec<(Vec<Letter>, bool)>) {
    for item in items {
        match item {
            Item::Letter(letter) => {
                if let Some((letters, _)) = legs.last_mut() {
                    letters.push(*letter);
                }
            }
            Item::Again(_) => legs.push((vec![], in_group)),
            Item::Group(group) => once_through(&group.items, true, legs),
        }
    }
}

fn toggled((_, max): (u16, u16)) -> (u16, u16) {
    if max == 1 { (1, UNLIMITED) } else { (1, 1) }
}

fn chain_phrase(simple: &Simple, range: (u16, u16), options: &Options) -> Phrase {
    let mut legs = vec![(vec![], false)];
    once_through(&simple.prefix, false, &mut legs);
    let kind = simple.atom.kind;
    let mut range = range;
    let mut steps = vec![];
    let mut first = FirstMove::Any;
    let count = legs.len();
    let mut before: Option<(u16, u16)> = None;
    for (number, (letters, repeated)) in legs.iter().enumerate() {
        let place = LegPosition { first: number == 0, last: number + 1 == count };
        let Rules { how, toggles, iso } = rules(letters, place, kind, range, options);
        if place.first {
            first = how.first;
        }
        let ways = if place.first {
            first_ways(kind, letters, options)
        } else {
            vec![Way::plain(turn_way(letters, kind))]
        };
        let straight_back = ways == [Way::plain("straight back")];
        let same_length = before == Some((1, 1)) && range == (1, 1) || iso != Iso::Free;
        let text = if place.last && straight_back && same_length {
            returns(&how)
        } else {
            let mut text = if place.last {
                final_leg(&how, kind, ways).text()
            } else {
                inner_leg(&how, kind, &ways_text(&ways))
            };
            if iso != Iso::Free {
                text.push_str(", as far as before");
            }
            text
        };
        steps.push((text, *repeated));
        before = Some(range);
        if toggles {
            range = toggled(range);
        }
    }
    Phrase::whole(when(first).to_owned() + &narrate(&steps))
}

/// The turn of a later leg, with the name of an oblique leap.
fn turn_way(letters: &[Letter], kind: AtomKind) -> String {
    let turn = turn(letters, kind);
    match kind.leap() {
        Some((1, 2)) => format!("like a knight, {turn}"),
        Some((0, n)) if n > 1 => format!("{} {turn}", squares(n)),
        Some((a, b)) if a == b && a > 1 => format!("{} {turn}", squares(a)),
        Some((a, b)) if b > 1 => format!("{} by {} squares, {turn}", number(b), number(a)),
        _ => turn,
    }
}

fn returns(how: &Leg) -> String {
    if how.modality.quiet {
        "returns to where it came from".to_owned()
    } else {
        "captures back where it came from".to_owned()
    }
}

/// Joins the phrases of legs. Repeated ones are in parentheses.
fn narrate(steps: &[(String, bool)]) -> String {
    let mut text = String::new();
    let mut inside = false;
    for (number, (step, repeated)) in steps.iter().enumerate() {
        if inside && !repeated {
            text.push(')');
        }
        if number > 0 {
            text.push_str(", then ");
        }
        if *repeated && !inside {
            text.push_str("(any number of times: ");
        }
        inside = *repeated;
        text.push_str(step);
    }
    if inside {
        text.push(')');
    }
    text
}

fn bracket_phrase(bracket: &Bracket, options: &Options) -> Phrase {
    let count = bracket.legs.len();
    let mut text = String::new();
    let mut first = FirstMove::Any;
    let mut before: Option<(Joint, (u16, u16))> = None;
    for (number, leg) in bracket.legs.iter().enumerate() {
        let place =
            LegPosition { first: number == 0, last: number + 1 == count || leg.joint == Joint::MayStop };
        let own = leg.letters.iter().any(|l| "mcdek".contains(l.letter));
        let mut letters = leg.letters.clone();
        letters.extend(bracket.outer.iter().filter(|l| match l.letter {
            'i' => place.first,
            'o' => true,
            't' | 'p' | 'g' => place.last,
            'm' | 'c' | 'd' | 'e' | 'k' => place.last && !own,
            _ => false,
        }));
        let kind = leg.atom.kind;
        let range = range_of(&leg.atom, leg.range.map(|r| (r.min, r.max)));
        let Rules { how, .. } = rules(&letters, place, kind, range, options);
        let ways = if place.first {
            first = how.first;
            first_ways(kind, &leg.letters, options)
        } else if has_directions(&leg.letters) || leg.letters.iter().any(|l| "zq".contains(l.letter)) {
            vec![Way::plain(turn_way(&leg.letters, kind))]
        } else {
            vec![Way::plain(outward(kind))]
        };
        let straight_back = ways == [Way::plain("straight back")];
        let same_length = range == (1, 1) && before.is_some_and(|(_, r)| r == (1, 1));
        let step = if place.last && straight_back && same_length {
            returns(&how)
        } else if place.last {
            final_leg(&how, kind, ways).text()
        } else {
            inner_leg(&how, kind, &ways_text(&ways))
        };
        match before {
            None => text.push_str(&step),
            Some((Joint::MayStop, _)) => {
                text.push_str(" and may then ");
                text.push_str(&infinitive(&step));
            }
            Some(_) => {
                text.push_str(", then ");
                text.push_str(&step);
            }
        }
        before = Some((leg.joint, range));
    }
    if has_directions(&bracket.outer) {
        text.push_str(&format!(", as a whole {}", whole_way(&bracket.outer)));
    }
    Phrase::whole(when(first).to_owned() + &text)
}

fn range_of(atom: &Atom, range: Option<(u16, u16)>) -> (u16, u16) {
    range.unwrap_or((1, atom.kind.default_max()))
}

fn outward(kind: AtomKind) -> String {
    match kind.leap() {
        Some((1, 2)) => "like a knight outward".to_owned(),
        Some((0, n)) if n > 1 => format!("{} outward orthogonally", squares(n)),
        Some((a, b)) if a == b && a > 1 => format!("{} outward diagonally", squares(a)),
        Some((a, b)) if b > 1 => format!("{} by {} squares outward", number(b), number(a)),
        _ => "outward".to_owned(),
    }
}

/// The directions in front of a bracket.
fn whole_way(outer: &[Letter]) -> String {
    let ways: Vec<String> = [
        ('f', "forward"),
        ('b', "backward"),
        ('v', "forward or backward"),
        ('l', "to the left"),
        ('r', "to the right"),
        ('s', "sideways"),
    ]
    .into_iter()
    .filter(|(letter, _)| outer.iter().any(|l| l.letter == *letter))
    .map(|(_, words)| words.to_owned())
    .collect();
    either(&ways)
}

/// `slides on` as `slide on`.
fn infinitive(step: &str) -> String {
    let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
    let verb = match verb {
        "goes" => "go",
        "cannot" => "not",
        _ => verb.strip_suffix('s').unwrap_or(verb),
    };
    format!("{verb} {rest}")
}
