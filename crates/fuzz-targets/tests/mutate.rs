//! Inputs made by mutating seeds.

/// The maximal length of an input.
const LONGEST: usize = 4096;

/// Bytes at the limits where programs often change their behaviour.
const BYTES: [u8; 12] = [0, 1, 7, 8, 31, 64, 127, 128, 200, 254, 255, b'\n'];

/// Numbers at such limits, as texts.
const NUMBERS: [&str; 14] = [
    "0",
    "1",
    "-1",
    "7",
    "26",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "4294967295",
    "18446744073709551616",
    "0.5",
    "1e400",
];

/// SplitMix64: the same inputs on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ z >> 31) % n.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// A random part of a range of this length, usually a short one.
    fn part(&mut self, length: usize) -> std::ops::Range<usize> {
        let from = self.below(length + 1);
        let most = if self.below(4) == 0 { length } else { length.min(8) };
        from..length.min(from + 1 + self.below(most))
    }
}

/// The input with this number: a seed with one to six mutations.
pub(crate) fn mutated(seeds: &[Vec<u8>], number: u64) -> Vec<u8> {
    let mut random = Random(number.wrapping_mul(0xD134_2543_DE82_EF95));
    let mut input = random.pick(seeds).clone();
    for _ in 0..=random.below(6) {
        change(&mut input, random.pick(seeds).as_slice(), random_way(&mut random), &mut random);
        input.truncate(LONGEST);
    }
    input
}

/// The kinds of mutations.
#[derive(Clone, Copy, Debug)]
enum Way {
    Flip,
    Byte,
    Insert,
    Delete,
    Duplicate,
    Paste,
    Splice,
    Number,
    Swap,
    Borrow,
}

fn random_way(random: &mut Random) -> Way {
    use Way::*;
    *random.pick(&[
        Flip, Byte, Insert, Delete, Duplicate, Paste, Splice, Number, Number, Swap, Swap, Borrow, Borrow,
    ])
}

fn change(input: &mut Vec<u8>, other: &[u8], way: Way, random: &mut Random) {
    let length = input.len();
    match way {
        // The highest bit changes rarely, because a text ends where it is not valid UTF-8.
        Way::Flip if length > 0 => input[random.below(length)] ^= 1 << (random.below(57) / 8),
        Way::Byte if length > 0 => input[random.below(length)] = *random.pick(&BYTES),
        Way::Insert => input.insert(random.below(length + 1), random.below(128) as u8),
        Way::Delete => drop(input.drain(random.part(length))),
        Way::Duplicate => {
            let copy = input[random.part(length)].to_vec();
            let at = random.below(length + 1);
            input.splice(at..at, copy);
        }
        Way::Paste => {
            let copy = other[random.part(other.len())].to_vec();
            let at = random.part(length);
            input.splice(at, copy);
        }
        Way::Splice => {
            input.truncate(random.below(length + 1));
            input.extend_from_slice(&other[random.below(other.len() + 1)..]);
        }
        Way::Number => {
            let number = random.pick(&NUMBERS).bytes();
            let numbers: Vec<_> =
                tokens(input).into_iter().filter(|at| input[at.start].is_ascii_digit()).collect();
            if !numbers.is_empty() {
                let at = random.pick(&numbers).clone();
                input.splice(at, number);
            }
        }
        Way::Swap => {
            let tokens = tokens(input);
            if tokens.len() > 1 {
                let (a, b) = (random.below(tokens.len()), random.below(tokens.len()));
                let (first, second) = (tokens[a.min(b)].clone(), tokens[a.max(b)].clone());
                let (early, late) = (input[first.clone()].to_vec(), input[second.clone()].to_vec());
                input.splice(second, early);
                input.splice(first, late);
            }
        }
        Way::Borrow => {
            let (ours, theirs) = (tokens(input), tokens(other));
            if !ours.is_empty() && !theirs.is_empty() {
                let word = other[random.pick(&theirs).clone()].to_vec();
                let at = random.pick(&ours).clone();
                input.splice(at, word);
            }
        }
        Way::Flip | Way::Byte => {}
    }
}

/// The words, numbers and signs of a text.
fn tokens(text: &[u8]) -> Vec<std::ops::Range<usize>> {
    let kind = |byte: u8| match byte {
        b' ' | b'\t' | b'\n' | b'\r' => 0,
        b'0'..=b'9' => 1,
        b'a'..=b'z' | b'A'..=b'Z' | b'_' | 128.. => 2,
        _ => 3,
    };
    let mut tokens = vec![];
    let mut from = 0;
    for at in 0..text.len() {
        let here = kind(text[at]);
        // Every sign is a token of its own.
        if here == 3 || at + 1 == text.len() || kind(text[at + 1]) != here {
            if here != 0 {
                tokens.push(from..at + 1);
            }
            from = at + 1;
        }
    }
    tokens
}

#[test]
fn the_same_number_makes_the_same_input() {
    let seeds = [b"one two 3".to_vec(), b"{\"four\": [5, 6]}".to_vec(), vec![]];
    for number in 0..300 {
        assert_eq!(mutated(&seeds, number), mutated(&seeds, number));
    }
    let different: std::collections::BTreeSet<_> = (0..300).map(|number| mutated(&seeds, number)).collect();
    assert!(different.len() > 200, "{} of 300 differ", different.len());
}

#[test]
fn texts_have_words_numbers_and_signs() {
    let text = b"pieces.king = [12, ab]";
    let words: Vec<&[u8]> = tokens(text).into_iter().map(|at| &text[at]).collect();
    let expected: [&[u8]; 9] = [b"pieces", b".", b"king", b"=", b"[", b"12", b",", b"ab", b"]"];
    assert_eq!(words, expected);
}
