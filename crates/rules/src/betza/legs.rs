//! The legs of a prefix: `a` separates them, and groups turn them into loops.
//!
//! A group is a repetition of text, so a leg is the text between one `a` and the next along any
//! way through the groups: `fcafm(acafm)F` has the legs `fc`, `fm` and, in the group, `c`, `fm`.

use super::ast::{Item, Letter};
use super::limits::MAX_LEGS;

/// A leg with the legs that may follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leg {
    /// Its modifiers, in the order of the text.
    pub letters: Vec<Letter>,
    /// Whether a move can start with it.
    pub first: bool,
    /// Whether it belongs to a copy of a group.
    pub repeated: bool,
    /// The legs that may follow. A final leg has none.
    pub next: Vec<u16>,
}

impl Leg {
    /// Whether the move ends with it.
    pub(super) fn is_final(&self) -> bool {
        self.next.is_empty()
    }

    /// How often a letter occurs on it.
    pub(super) fn count(&self, letter: char) -> usize {
        self.letters.iter().filter(|l| l.letter == letter).count()
    }

    /// Whether a letter occurs on it.
    pub(super) fn has(&self, letter: char) -> bool {
        self.count(letter) > 0
    }
}

/// Whether a prefix has more than one leg.
pub(super) fn has_again(items: &[Item]) -> bool {
    items.iter().any(|item| match item {
        Item::Letter(_) => false,
        Item::Again(_) => true,
        Item::Group(group) => has_again(&group.items),
    })
}

/// Whether every group repeats at least one leg, so that loops make progress.
pub(super) fn groups_repeat_legs(items: &[Item]) -> bool {
    items.iter().all(|item| match item {
        Item::Group(group) => {
            group.items.iter().any(|i| matches!(i, Item::Again(_))) && groups_repeat_legs(&group.items)
        }
        _ => true,
    })
}

/// An item of the prefix in a flat list.
enum Op {
    Letter(Letter),
    Again {
        in_group: bool,
    },
    /// Continues inside or after the matching `Close`.
    Open {
        close: usize,
    },
    /// Continues after itself or after the matching `Open`.
    Close {
        open: usize,
    },
}

fn flatten(items: &[Item], in_group: bool, ops: &mut Vec<Op>) {
    for item in items {
        match item {
            Item::Letter(letter) => ops.push(Op::Letter(*letter)),
            Item::Again(_) => ops.push(Op::Again { in_group }),
            Item::Group(group) => {
                let open = ops.len();
                ops.push(Op::Open { close: 0 });
                flatten(&group.items, true, ops);
                let close = ops.len();
                ops.push(Op::Close { open });
                ops[open] = Op::Open { close };
            }
        }
    }
}

/// The legs of a prefix; `None` when there are too many.
///
/// Groups must repeat legs, see [`groups_repeat_legs`].
pub(super) fn expand(items: &[Item]) -> Option<Vec<Leg>> {
    let mut ops = vec![];
    flatten(items, false, &mut ops);
    // Legs start at the beginning and after every `a`.
    let mut starts = vec![(0, false)];
    for (at, op) in ops.iter().enumerate() {
        if let Op::Again { in_group } = *op {
            starts.push((at + 1, in_group));
        }
    }
    let mut legs: Vec<Leg> = vec![];
    let mut targets: Vec<Option<usize>> = vec![];
    let mut by_start: Vec<Vec<u16>> = vec![vec![]; starts.len()];
    for (number, &(start, in_group)) in starts.iter().enumerate() {
        let mut ways = vec![(start, vec![])];
        while let Some((mut at, mut letters)) = ways.pop() {
            let (target, repeated) = loop {
                match ops.get(at) {
                    None => break (None, in_group),
                    Some(Op::Letter(letter)) => letters.push(*letter),
                    Some(&Op::Again { in_group: inside }) => {
                        break (Some(at + 1), in_group || inside);
                    }
                    Some(Op::Open { close }) => ways.push((close + 1, letters.clone())),
                    Some(Op::Close { open }) => ways.push((open + 1, letters.clone())),
                }
                at += 1;
            };
            if legs.len() >= MAX_LEGS {
                return None;
            }
            by_start[number].push(legs.len() as u16);
            legs.push(Leg { letters, first: number == 0, repeated, next: vec![] });
            targets.push(target);
        }
    }
    let mut total = 0;
    for (leg, target) in legs.iter_mut().zip(targets) {
        if let Some(target) = target {
            let number = starts.iter().position(|&(at, _)| at == target)?;
            leg.next.clone_from(&by_start[number]);
            total += leg.next.len();
        }
    }
    // Lists of successors grow with the square of the number of groups.
    (total <= 16 * MAX_LEGS).then_some(legs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::betza::ast::Component;
    use crate::betza::{Options, parse};

    fn legs(text: &str) -> Vec<(String, Vec<u16>)> {
        let piece = parse(text, &Options::default()).unwrap();
        let Component::Simple(simple) = &piece.components[0] else { panic!("not a simple component") };
        expand(&simple.prefix)
            .unwrap()
            .iter()
            .map(|leg| {
                let letters = leg.letters.iter().map(|l| l.letter).collect();
                (letters, leg.next.clone())
            })
            .collect()
    }

    #[test]
    fn plain_chain() {
        let expected = [("c".to_owned(), vec![1]), ("fm".to_owned(), vec![])];
        assert_eq!(legs("cafmF"), expected);
    }

    #[test]
    fn group_makes_a_loop() {
        let found = legs("cafm(acafm)F");
        let texts: Vec<&str> = found.iter().map(|(text, _)| text.as_str()).collect();
        // These are: the first capture; its landing, final or not; further captures and their landings.
        assert_eq!(texts, ["c", "fm", "fm", "c", "fm", "fm"]);
        assert!(found.iter().any(|(_, next)| next.is_empty()));
    }
}
