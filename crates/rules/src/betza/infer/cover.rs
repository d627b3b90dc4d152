//! The cheapest components that say all strokes of a group.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::Unsayable;
use super::names::names;
use super::strokes::{Group, Purpose, Stroke, contains};
use crate::betza::directions::Class;
use crate::betza::mover::{FirstMove, Hop, Leg, UNLIMITED};
use crate::betza::path::{Parts, parts};
use crate::board::{Geometry, Vector};

/// How many sets of candidates the search looks at.
const BUDGET: usize = 20_000;
/// The most strokes that are covered together.
const MOST_FACTS: usize = 128;
/// What a letter, a component and what is hard to read cost. Shorter is always better.
const LETTER: u32 = 1000;
const COMPONENT: u32 = 10;
const HARD_TO_READ: u32 = 150;

/// A component of the text.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) text: String,
    /// The usual order: what moves before what only captures, then by atoms.
    pub(super) rank: (bool, usize),
}

impl Part {
    /// Whether it has no modifiers.
    pub(super) fn is_bare(&self) -> bool {
        self.text.starts_with(|c: char| !c.is_ascii_lowercase())
    }
}

/// The usual order of atoms.
const ORDER: &str = "QRBKWFNADHCZG";

/// A stroke by its place on the ring of its leap.
type Fact = (u16, Purpose, (u16, u16));

/// The cheapest components for a group of strokes.
pub(super) fn cover(group: &Group, geometry: Geometry) -> Result<Vec<Part>, Unsayable> {
    let mut families: BTreeMap<(u16, u16), Vec<Fact>> = BTreeMap::new();
    let unsayable =
        |step: Vector, purpose, range| Unsayable::Stroke(Stroke { step, purpose, range, rules: group.rules });
    let mut steps: HashMap<((u16, u16), u16), Vector> = HashMap::new();
    for (&(step, purpose), ranges) in &group.ranges {
        let Some((leap, place)) = leap_of(geometry, step) else {
            return Err(unsayable(step, purpose, ranges[0]));
        };
        // Straight and diagonal neighbours are one family, because kings and queens have both.
        let family = if leap.1 == 1 { (0, 1) } else { leap };
        steps.insert((family, place), step);
        families.entry(family).or_default().extend(ranges.iter().map(|&range| (place, purpose, range)));
    }
    let mut all = vec![];
    for (family, facts) in families {
        let mut rest = facts.as_slice();
        while !rest.is_empty() {
            let (some, others) = rest.split_at(rest.len().min(MOST_FACTS));
            rest = others;
            match cover_family(group, geometry, family, &facts, some) {
                Ok(parts) => all.extend(parts),
                Err((place, purpose, range)) => {
                    return Err(unsayable(steps[&(family, place)], purpose, range));
                }
            }
        }
    }
    Ok(all)
}

/// The two components of a leap, the smaller one first, and its place on the ring.
fn leap_of(geometry: Geometry, step: Vector) -> Option<((u16, u16), u16)> {
    let Parts { straight, straight_place, diagonal, diagonal_place } = parts(geometry, step)?;
    let ring = if geometry == Geometry::Hex { 12 } else { 8 };
    let place = match (straight, diagonal) {
        (_, 0) => straight_place,
        (0, _) => diagonal_place,
        _ if diagonal_place == (straight_place + 1) % ring => straight_place,
        _ => diagonal_place,
    };
    Some(((diagonal as u16, (straight + diagonal) as u16), place as u16))
}

/// A component that says nothing which is not wanted.
struct Candidate {
    says: u128,
    cost: u32,
    part: Part,
}

/// Covers `facts`, which belong to one family; `wanted` are all facts of the family.
fn cover_family(
    group: &Group,
    geometry: Geometry,
    family: (u16, u16),
    wanted: &[Fact],
    facts: &[Fact],
) -> Result<Vec<Part>, Fact> {
    let candidates = candidates(group, geometry, family, wanted, facts);
    let all = candidates.iter().fold(0, |all, candidate| all | candidate.says);
    if let Some(missing) = (0..facts.len()).find(|at| all & 1 << at == 0) {
        return Err(facts[missing]);
    }
    let target = if facts.len() == MOST_FACTS { u128::MAX } else { (1 << facts.len()) - 1 };
    let mut search = Search { candidates: &candidates, best: greedy(&candidates, target), budget: BUDGET };
    search.run(target, &mut vec![], 0);
    Ok(search.best.1.iter().map(|&at| candidates[at].part.clone()).collect())
}

/// All useful components, the cheapest first.
fn candidates(
    group: &Group,
    geometry: Geometry,
    family: (u16, u16),
    wanted: &[Fact],
    facts: &[Fact],
) -> Vec<Candidate> {
    let ranges: BTreeSet<(u16, u16)> = facts.iter().map(|fact| fact.2).collect();
    let purposes: BTreeSet<Purpose> = facts.iter().map(|fact| fact.1).collect();
    let purposes = Vec::from_iter(purposes);
    let mut best: HashMap<u128, Candidate> = HashMap::new();
    for range in ranges {
        for set in 1..1_u32 << purposes.len() {
            let chosen: Vec<Purpose> =
                purposes.iter().enumerate().filter(|(at, _)| set & 1 << at != 0).map(|(_, p)| *p).collect();
            let places = |purpose: Purpose| {
                let fits = |fact: &&Fact| fact.1 == purpose && contains(group.is_simple(), fact.2, range);
                wanted.iter().filter(fits).fold(0_u16, |set, fact| set | 1 << fact.0)
            };
            let allowed = chosen.iter().fold(u16::MAX, |set, &purpose| set & places(purpose));
            if allowed == 0 {
                continue;
            }
            for (class, atom) in atoms(family, range) {
                for (&places, letters) in names(class, geometry) {
                    if places & !allowed != 0 {
                        continue;
                    }
                    let said = |fact: &Fact| {
                        places & 1 << fact.0 != 0 && fact.2 == range && chosen.contains(&fact.1)
                    };
                    let says =
                        (0..facts.len()).filter(|&at| said(&facts[at])).fold(0, |set, at| set | 1 << at);
                    if says == 0 {
                        continue;
                    }
                    let text = component(&group.rules, letters, &chosen, &atom);
                    // People rather write kings and queens in some directions as their parts.
                    let unusual = match (class == Class::Eightfold, letters.is_empty()) {
                        (true, false) => HARD_TO_READ,
                        (true, true) => 1,
                        (false, _) => 0,
                    };
                    let halves = letters.chars().filter(|letter| *letter == 'h').count() as u32;
                    let cost = text.len() as u32 * LETTER + COMPONENT + unusual + halves;
                    let atom = ORDER.find(|c| atom.starts_with(c)).unwrap_or(ORDER.len());
                    let rank = (!chosen.contains(&Purpose::Move), atom);
                    let candidate = Candidate { says, cost, part: Part { text, rank } };
                    let better =
                        |known: &Candidate| (cost, &candidate.part.text) < (known.cost, &known.part.text);
                    if best.get(&says).is_none_or(better) {
                        best.insert(says, candidate);
                    }
                }
            }
        }
    }
    let mut sorted: Vec<Candidate> = best.into_values().collect();
    sorted.sort_by(|a, b| (a.cost, &a.part.text).cmp(&(b.cost, &b.part.text)));
    let mut kept: Vec<Candidate> = vec![];
    for candidate in sorted {
        // One that says less and costs no less is of no use.
        if !kept.iter().any(|known| candidate.says & !known.says == 0) {
            kept.push(candidate);
        }
    }
    kept
}

/// The atoms of a family with a range, in letters.
fn atoms(family: (u16, u16), range: (u16, u16)) -> Vec<(Class, String)> {
    let written = |letter: &str, default: u16, doubles: bool| match range {
        (1, max) if max == default => letter.to_owned(),
        (1, UNLIMITED) if doubles => letter.repeat(2),
        (1, UNLIMITED) => format!("{letter}0"),
        (1, max) => format!("{letter}{max}"),
        (min, UNLIMITED) => format!("{letter}{{{min},}}"),
        (min, max) if min == max => format!("{letter}0{min}"),
        (min, max) => format!("{letter}{{{min},{max}}}"),
    };
    if family == (0, 1) {
        let letters = if range == (1, 1) { ["W", "F", "K"] } else { ["R", "B", "Q"] };
        let default = if range == (1, 1) { 1 } else { UNLIMITED };
        let classes = [Class::Orthogonal, Class::Diagonal, Class::Eightfold];
        return classes
            .into_iter()
            .zip(letters)
            .map(|(class, letter)| (class, written(letter, default, false)))
            .collect();
    }
    let class = match family {
        (0, _) => Class::Orthogonal,
        (a, b) if a == b => Class::Diagonal,
        _ => Class::Oblique,
    };
    let name = leap_name(family);
    let doubles = name.len() == 1;
    vec![(class, written(&name, 1, doubles))]
}

/// The shortest name of a leap.
fn leap_name((a, b): (u16, u16)) -> String {
    let letters = [
        ("W", 0, 1),
        ("F", 1, 1),
        ("D", 0, 2),
        ("N", 1, 2),
        ("A", 2, 2),
        ("H", 0, 3),
        ("C", 1, 3),
        ("Z", 2, 3),
        ("G", 3, 3),
    ];
    let mut name = format!("({a},{b})");
    for ys in 0..=2_u16 {
        for xs in 0..=3_u16 {
            for (letter, short, long) in letters {
                let length = 1 + usize::from(xs + ys);
                if (short + 2 * ys, long + 3 * xs + 2 * ys) == (a, b) && length < name.len() {
                    name = format!("{letter}{}{}", "X".repeat(xs.into()), "Y".repeat(ys.into()));
                }
            }
        }
    }
    name
}

/// A component in canonical order: `i`, directions, `m c d e k t p g o n j u`, the atom.
fn component(rules: &Leg, directions: &str, purposes: &[Purpose], atom: &str) -> String {
    let mut text = String::from(match rules.first {
        FirstMove::Any => "",
        FirstMove::Unmoved => "i",
        FirstMove::ThirdRank => "ii",
    });
    text.push_str(directions);
    if purposes != [Purpose::Move, Purpose::Capture] {
        text.extend(purposes.iter().map(|purpose| purpose.letter()));
    }
    if rules.spares_royals {
        text.push('t');
    }
    text.push_str(match rules.hop {
        Hop::None => "",
        Hop::Over => "p",
        Hop::Behind => "g",
        Hop::OverMany => "pp",
    });
    if rules.wraps {
        text.push('o');
    }
    text.push_str(match (rules.lame, rules.marks_en_passant, rules.first) {
        (false, false, _) => "",
        (_, true, FirstMove::Any) => "nn",
        _ => "n",
    });
    text.push_str(&"j".repeat(rules.jump.into()));
    if rules.unloads {
        text.push('u');
    }
    text.push_str(atom);
    text
}

/// A cover by candidates that say much for their cost.
fn greedy(candidates: &[Candidate], target: u128) -> (u32, Vec<usize>) {
    let (mut open, mut cost, mut chosen) = (target, 0, vec![]);
    while open != 0 {
        let best = candidates
            .iter()
            .enumerate()
            .filter(|(_, candidate)| candidate.says & open != 0)
            .min_by_key(|(_, candidate)| candidate.cost * 1000 / (candidate.says & open).count_ones());
        // Together, the candidates say everything.
        let Some((at, candidate)) = best else { break };
        open &= !candidate.says;
        cost += candidate.cost;
        chosen.push(at);
    }
    (cost, chosen)
}

/// Branch and bound.
struct Search<'a> {
    candidates: &'a [Candidate],
    best: (u32, Vec<usize>),
    budget: usize,
}

impl Search<'_> {
    fn run(&mut self, open: u128, chosen: &mut Vec<usize>, cost: u32) {
        if open == 0 {
            if cost < self.best.0 {
                self.best = (cost, chosen.clone());
            }
            return;
        }
        if self.budget == 0 {
            return;
        }
        self.budget -= 1;
        // The fact that the fewest candidates say leaves the fewest choices.
        let candidates = self.candidates;
        let choices = |fact: usize| {
            candidates.iter().enumerate().filter(move |(_, candidate)| candidate.says & 1 << fact != 0)
        };
        let facts = (0..MOST_FACTS).filter(|at| open & 1 << at != 0);
        let Some(fact) = facts.min_by_key(|&fact| choices(fact).count()) else { return };
        for (at, candidate) in choices(fact) {
            let dearer = cost + candidate.cost;
            if dearer >= self.best.0 {
                // The rest costs no less.
                break;
            }
            chosen.push(at);
            self.run(open & !candidate.says, chosen, dearer);
            chosen.pop();
        }
    }
}
