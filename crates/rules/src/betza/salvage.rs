//! Lenient reading: what other programs make of texts that they do not understand.
//!
//! Strict reading rejects such texts. Lenient reading rewrites them into what the dialect's own program would have
//! read: skipped letters and atoms that generate nothing are removed. Rewritten signs keep their places in the text.

use super::dialect::Dialect;
use super::lex::{Sign, is_direction};

/// The signs that remain when a dialect's program reads a text.
pub(super) fn salvage(dialect: Dialect, signs: Vec<Sign>) -> Vec<Sign> {
    match dialect {
        Dialect::XBetza | Dialect::Classic => signs,
        Dialect::XBoard => xboard(&signs),
        Dialect::Fsf => fsf(&signs),
        Dialect::Bishop => bishop(&signs),
    }
}

/// XBoard reads the modifiers of a leg in a fixed order. At the first one out of order it skips to the atom. Without an
/// atom it stops.
fn xboard(signs: &[Sign]) -> Vec<Sign> {
    const ORDER: &str = "mcdetpgoyn";
    let mut out: Vec<Sign> = vec![];
    let mut at = 0;
    let peek = |at: usize| signs.get(at).map_or('\0', |s| s.sign);
    loop {
        let mut prefix = vec![];
        loop {
            let mut take_while = |at: &mut usize, most: usize, is: &dyn Fn(char) -> bool| {
                for _ in 0..most {
                    if !is(peek(*at)) {
                        break;
                    }
                    prefix.push(signs[*at]);
                    *at += 1;
                }
            };
            take_while(&mut at, 2, &|c| c == 'i');
            take_while(&mut at, usize::MAX, &is_direction);
            for letter in ORDER.chars() {
                let most = if letter == 'n' { 2 } else { 1 };
                take_while(&mut at, most, &|c| c == letter);
            }
            take_while(&mut at, usize::MAX, &|c| c == 'j');
            take_while(&mut at, 1, &|c| c == 'z' || c == 'q');
            if peek(at) == 'a' {
                prefix.push(signs[at]);
                at += 1;
            } else {
                break;
            }
        }
        while peek(at).is_ascii_lowercase() {
            at += 1;
        }
        if at >= signs.len() || !"WFDNAHCZGLJKQRBOU".contains(peek(at)) {
            return out;
        }
        if prefix.iter().any(|s| s.sign == 'a') {
            // Chains have no bend memory in XBoard.
            prefix.retain(|s| !"zq".contains(s.sign));
        }
        out.append(&mut prefix);
        out.push(signs[at]);
        at += 1;
        // The range is one plain number of one or two digits: `03` means 3.
        if peek(at).is_ascii_digit() {
            if peek(at + 1).is_ascii_digit() {
                if peek(at) != '0' {
                    out.push(signs[at]);
                }
                at += 1;
            }
            out.push(signs[at]);
            at += 1;
        }
    }
}

/// Fairy-Stockfish skips every letter that it does not know. Some atoms with certain modifiers generate nothing.
fn fsf(signs: &[Sign]) -> Vec<Sign> {
    let mut out = vec![];
    let mut prefix: Vec<Sign> = vec![];
    let mut at = 0;
    while let Some(&atom) = signs.get(at) {
        at += 1;
        if "mcnipg".contains(atom.sign) || is_direction(atom.sign) {
            prefix.push(atom);
        }
        if !"WFDNAHCZGLJKQRB".contains(atom.sign) {
            continue;
        }
        let mut range = None;
        if let Some(&next) = signs.get(at)
            && (next.sign.is_ascii_digit() || next.sign == atom.sign)
        {
            // A doubled letter is an unlimited range.
            let doubled = next.sign == atom.sign;
            range = Some(Sign { sign: if doubled { '0' } else { next.sign }, ..next });
            at += 1;
        }
        fsf_component(&mut out, std::mem::take(&mut prefix), atom, range);
    }
    out
}

fn fsf_component(out: &mut Vec<Sign>, mut prefix: Vec<Sign>, mut atom: Sign, range: Option<Sign>) {
    let has = |prefix: &[Sign], letter| prefix.iter().any(|s| s.sign == letter);
    let slider = "QRB".contains(atom.sign);
    let rides = slider || range.is_some();
    let mut range = range;
    if has(&prefix, 'p') || has(&prefix, 'g') {
        // Hoppers exist only along ranks, files and diagonals, and always ride.
        atom.sign = match (atom.sign, rides) {
            ('W', false) => 'R',
            ('F', false) => 'B',
            ('K', false) => 'Q',
            ('W' | 'F' | 'K' | 'Q' | 'R' | 'B', _) => atom.sign,
            _ => return,
        };
        // A digit is the distance of the hop. 1 is the grasshopper's, whatever letter precedes it.
        if let Some(digit) = range.filter(|s| s.sign != '0') {
            let kind = if digit.sign == '1' { 'g' } else { 'p' };
            for letter in prefix.iter_mut().filter(|s| "pg".contains(s.sign)) {
                letter.sign = kind;
            }
            if digit.sign == '1' {
                range = None;
                atom.sign = match atom.sign {
                    'W' => 'R',
                    'F' => 'B',
                    'K' => 'Q',
                    other => other,
                };
            }
        }
        prefix.retain(|s| s.sign != 'n');
    } else if rides {
        // Riders exist only along ranks, files, diagonals and lines of knight moves.
        if !"WFNKQRB".contains(atom.sign) {
            return;
        }
        prefix.retain(|s| s.sign != 'n');
    } else if has(&prefix, 'n') && !"DNAZJ".contains(atom.sign) {
        return;
    }
    // Initial moves cannot capture.
    if has(&prefix, 'i') && has(&prefix, 'c') {
        if !has(&prefix, 'm') {
            return;
        }
        prefix.retain(|s| s.sign != 'c');
    }
    out.append(&mut prefix);
    out.push(atom);
    out.extend(range);
}

/// Bishop skips every letter that it does not know. Only the first digit after an atom is its range; the next one
/// becomes part of the atom that follows.
fn bishop(signs: &[Sign]) -> Vec<Sign> {
    let mut out = vec![];
    let mut prefix: Vec<Sign> = vec![];
    let mut leaked: Option<Sign> = None;
    let mut at = 0;
    while let Some(&sign) = signs.get(at) {
        at += 1;
        let vector = vector_length(&signs[at - 1..]);
        match sign.sign {
            'm' | 'c' | 'n' | 'i' | 'e' | 'p' | 'g' => prefix.push(sign),
            c if is_direction(c) => prefix.push(sign),
            c if c.is_ascii_digit() => leaked = Some(sign),
            c if "WFDNAHCZGKBRQ*".contains(c) || vector > 0 => {
                let mut atom = vec![sign];
                if vector > 0 {
                    atom.extend_from_slice(&signs[at..at - 1 + vector]);
                    at += vector - 1;
                }
                let mut range = leaked.take();
                if let Some(&next) = signs.get(at)
                    && next.sign.is_ascii_digit()
                {
                    range = Some(next);
                    at += 1;
                }
                let slider = "RBQ".contains(c);
                let short = slider || "WFK".contains(c);
                let mut prefix = std::mem::take(&mut prefix);
                // A lame move of one step tests the piece's own cell.
                if short && prefix.iter().any(|s| s.sign == 'n') {
                    continue;
                }
                // Hoppers must ride.
                if range.map_or(!slider, |r| r.sign == '1') {
                    prefix.retain(|s| s.sign != 'p' && s.sign != 'g');
                }
                if c == '*' {
                    prefix.retain(|s| "mcei".contains(s.sign));
                    range = None;
                }
                out.append(&mut prefix);
                out.append(&mut atom);
                out.extend(range);
            }
            _ => {}
        }
    }
    out
}

/// How many signs a vector of two numbers with one or two digits takes; 0 if there is none.
fn vector_length(signs: &[Sign]) -> usize {
    let at = |i: usize| signs.get(i).map_or('\0', |s| s.sign);
    let digits = |i: usize| (0..2).take_while(|&k| at(i + k).is_ascii_digit()).count();
    if at(0) != '(' {
        return 0;
    }
    let x = digits(1);
    let y = digits(2 + x);
    if x > 0 && at(1 + x) == ',' && y > 0 && at(2 + x + y) == ')' { 3 + x + y } else { 0 }
}
