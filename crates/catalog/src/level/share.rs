//! Levels as short codes that people can paste anywhere: `CL1-` and letters.
//!
//! Simple levels are packed cell by cell, without title, author and proof; others are deflated JSON. Two bytes at the
//! end form a checksum that detects typing mistakes.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chesswright_rules::message;
use chesswright_rules::message::Message;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::{Ai, Control, Goal, Level, Loss, MAX_BYTES, Problem, Side, Who, read, read_text};

/// The prefix of every code.
pub const PREFIX: &str = "CL1-";
const PACKED: u8 = 0;
const DEFLATED: u8 = 1;

/// The most frequent characters of drawings. The prefix code has 1 bit for floor, 3 for hole, 3 for wall and 7 for the
/// others.
const COMMON: [char; 3] = ['.', '_', '#'];
const RARE: &str = " =cix1234567DEFGHIJshg%$wTtoOu<>^vpnbrqkPNBRQK";

impl Level {
    /// The level as a short code.
    pub fn to_code(&self) -> String {
        let bare = Self {
            title: String::new(),
            author: String::new(),
            licence: String::new(),
            text: String::new(),
            proof: None,
            ..self.clone()
        };
        let mut bytes = match pack(&bare).filter(|bytes| unpack(bytes).is_some_and(|again| again == bare)) {
            Some(packed) => [&[PACKED][..], &packed].concat(),
            None => [&[DEFLATED][..], &compress_to_vec(self.to_short_json().as_bytes(), 9)].concat(),
        };
        bytes.extend(checksum(&bytes).to_le_bytes());
        format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(bytes))
    }

    /// The level as a code with all that it says, also its title and its proof.
    pub fn to_whole_code(&self) -> String {
        let mut bytes = [&[DEFLATED][..], &compress_to_vec(self.to_short_json().as_bytes(), 9)].concat();
        bytes.extend(checksum(&bytes).to_le_bytes());
        format!("{PREFIX}{}", URL_SAFE_NO_PAD.encode(bytes))
    }

    /// The level of a short code.
    ///
    /// # Errors
    /// If the text is not a code, or is mistyped.
    pub fn from_code(code: &str) -> Result<Self, Vec<Problem>> {
        let wrong = |message: Message| vec![Problem { place: "code".into(), cell: None, message }];
        let text = code
            .trim()
            .strip_prefix(PREFIX)
            .ok_or_else(|| wrong(message!("a code of a level begins with `CL1-`")))?;
        if text.len() > MAX_BYTES {
            return Err(wrong(message!("the code is too long")));
        }
        let bytes = URL_SAFE_NO_PAD
            .decode(text)
            .map_err(|_| wrong(message!("the code contains an invalid character")))?;
        let Some((body, check)) = bytes.split_last_chunk::<2>() else {
            return Err(wrong(message!("the code is too short")));
        };
        if checksum(body).to_le_bytes() != *check {
            return Err(wrong(message!(
                "the checksum of the code is wrong: a character is wrong or missing"
            )));
        }
        match body.split_first() {
            Some((&PACKED, packed)) => {
                unpack(packed).ok_or_else(|| wrong(message!("the code does not contain a level")))
            }
            Some((&DEFLATED, deflated)) => {
                let text = decompress_to_vec_with_limit(deflated, MAX_BYTES)
                    .map_err(|_| wrong(message!("the code does not contain a level")))?;
                read(
                    &String::from_utf8(text)
                        .map_err(|_| wrong(message!("the code does not contain a level")))?,
                )
            }
            _ => Err(wrong(message!("the code was made by a newer version of the program"))),
        }
    }
}

/// A checksum of sixteen bits (Fletcher).
fn checksum(bytes: &[u8]) -> u16 {
    let (a, b) = bytes.iter().fold((1u16, 0u16), |(a, b), &byte| {
        let a = (a + u16::from(byte)) % 251;
        (a, (b + a) % 251)
    });
    a << 8 | b
}

#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    at: usize,
}

impl Bits {
    fn put(&mut self, value: usize, bits: usize) {
        for bit in (0..bits).rev() {
            if self.at.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> bit & 1) as u8) << (7 - self.at % 8);
            }
            self.at += 1;
        }
    }

    fn get(&mut self, bits: usize) -> Option<usize> {
        let mut value = 0;
        for _ in 0..bits {
            let byte = self.bytes.get(self.at / 8)?;
            value = value << 1 | usize::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(value)
    }
}

fn pack(level: &Level) -> Option<Vec<u8>> {
    let mut bits = Bits::default();
    bits.put(level.size.0.checked_sub(1)?, 6);
    bits.put(level.size.1.checked_sub(1)?, 6);
    let (control, depth) = match &level.sides.get(1)?.control {
        Control::None => (0, 0),
        Control::Ai(Ai::Guard) => (1, 0),
        Control::Ai(Ai::Hunter) => (2, 0),
        Control::Ai(Ai::Minimax(depth)) => (3, usize::from(*depth)),
        Control::Ai(Ai::Flee) => (4, 0),
        Control::Ai(Ai::Mirror) => (5, 0),
        _ => return None,
    };
    bits.put(control, 3);
    if control == 3 {
        bits.put(depth, 3);
    }
    bits.put(level.win.len().checked_sub(1).filter(|&n| n < 4)?, 2);
    let king = Who { kind: Some("king".into()), ..Who::default() };
    for goal in &level.win {
        match goal {
            Goal::Exit { who, count: Some(1), leaves: None } if who.is_anybody() => bits.put(0, 3),
            Goal::Exit { who, count: Some(1), leaves: None } if *who == king => bits.put(1, 3),
            Goal::Exit { who, count: None, leaves: None } if who.is_anybody() => bits.put(2, 3),
            Goal::TakeAll(None) => bits.put(3, 3),
            Goal::TakeAll(Some(side)) if side == "foe" => bits.put(4, 3),
            Goal::Collect { item, colour: None, count } if item == "coin" && *count < 16 => {
                bits.put(5, 3);
                bits.put(usize::from(*count), 4);
            }
            Goal::Survive(rounds) if *rounds < 64 => {
                bits.put(6, 3);
                bits.put(usize::from(*rounds), 6);
            }
            Goal::Take(who) if *who == king => bits.put(7, 3),
            _ => return None,
        }
    }
    let usual = Loss::NoPieces("you".into());
    match &level.lose[..] {
        [one] if *one == usual => bits.put(0, 1),
        [one, Loss::Lost(who)] if *one == usual && *who == king => bits.put(1, 1),
        _ => return None,
    }
    // Only levels that a drawing can express can be packed.
    let text = Level { win: vec![Goal::TakeAll(None)], lose: vec![usual], ..level.clone() }.to_text()?;
    let (head, grid) = text.split_once("\n\n")?;
    if head
        .lines()
        .any(|line| !line.starts_with("enemy:") && !line.starts_with("win:") && !line.starts_with("warp:"))
    {
        return None;
    }
    let mut cells: Vec<Vec<char>> = grid.lines().map(|line| line.chars().collect()).collect();
    cells.resize(level.size.1, vec![]);
    for line in head.lines().filter_map(|line| line.strip_prefix("warp: ")) {
        // The packed form stores pads in the drawing, so it allows only one pair of each kind.
        let both = line.contains("<->");
        let (from, to) = line.split_once(if both { " <-> " } else { " -> " })?;
        for (name, sign) in [(from, if both { 'w' } else { 'T' }), (to, if both { 'w' } else { 't' })] {
            let at = super::Place::named(name)?;
            let cell = cells.get_mut(level.size.1.checked_sub(at.rank() + 1)?)?.get_mut(at.file())?;
            if *cell != '.' {
                return None;
            }
            *cell = sign;
        }
    }
    for row in &mut cells {
        row.resize(level.size.0, ' ');
        for &sign in row.iter() {
            match COMMON.iter().position(|&common| common == sign) {
                Some(0) => bits.put(0, 1),
                Some(common) => bits.put(0b100 | (common - 1), 3),
                None => {
                    bits.put(0b11, 2);
                    bits.put(RARE.chars().position(|rare| rare == sign)?, 6);
                }
            }
        }
    }
    Some(bits.bytes)
}

fn unpack(bytes: &[u8]) -> Option<Level> {
    let mut bits = Bits { bytes: bytes.to_vec(), at: 0 };
    let (files, ranks) = (bits.get(6)? + 1, bits.get(6)? + 1);
    let control = match bits.get(3)? {
        0 => Control::None,
        1 => Control::Ai(Ai::Guard),
        2 => Control::Ai(Ai::Hunter),
        3 => Control::Ai(Ai::Minimax(bits.get(3)? as u8)),
        4 => Control::Ai(Ai::Flee),
        5 => Control::Ai(Ai::Mirror),
        _ => return None,
    };
    let king = Who { kind: Some("king".into()), ..Who::default() };
    let mut win = vec![];
    for _ in 0..=bits.get(2)? {
        win.push(match bits.get(3)? {
            0 => Goal::Exit { who: Who::default(), count: Some(1), leaves: None },
            1 => Goal::Exit { who: king.clone(), count: Some(1), leaves: None },
            2 => Goal::Exit { who: Who::default(), count: None, leaves: None },
            3 => Goal::TakeAll(None),
            4 => Goal::TakeAll(Some("foe".into())),
            5 => Goal::Collect { item: "coin".into(), colour: None, count: bits.get(4)? as u16 },
            6 => Goal::Survive(bits.get(6)? as u16),
            _ => Goal::Take(king.clone()),
        });
    }
    let mut lose = vec![Loss::NoPieces("you".into())];
    if bits.get(1)? == 1 {
        lose.push(Loss::Lost(king));
    }
    let mut text = String::from("goal: take_all\n\n");
    for _ in 0..ranks {
        let mut row = String::new();
        for _ in 0..files {
            row.push(if bits.get(1)? == 0 {
                '.'
            } else if bits.get(1)? == 0 {
                COMMON[1 + bits.get(1)?]
            } else {
                RARE.chars().nth(bits.get(6)?)?
            });
        }
        text += &row;
        text.push('\n');
    }
    let mut level = read_text(&text).ok()?;
    level.sides[1] = Side { takes_items: false, ..Side::new("foe", control) };
    (level.win, level.lose) = (win, lose);
    Some(level)
}
