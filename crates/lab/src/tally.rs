//! What the games of a trial tell about a game.

use std::collections::BTreeMap;

use chesswright_rules::{Kind, Rules, Side};
use serde::{Deserialize, Serialize};

use crate::share::Share;
use crate::trial::Record;

/// Flags are raised only after this many games.
const ENOUGH: u64 = 20;
/// A side that scores more than this for certain is ahead from the start.
const AHEAD: f64 = 0.6;
/// More draws than this for certain are too many.
const DRAWISH: f64 = 0.7;
/// A median of fewer moves is a short game.
const SHORT: u32 = 12;
/// More games than this share without a result are too many.
const ENDLESS: f64 = 0.2;
/// Fewer legal moves than this on average are few.
const NARROW: f64 = 4.0;
/// An opening that was played this often and scores this much decides the game.
const OPENING_GAMES: u64 = 20;
const OPENING_SHARE: f64 = 0.9;
/// The number of bars of the histogram of lengths.
const BARS: usize = 12;

/// What happened in the games of a trial, added up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The wins of each side.
    pub wins: Vec<u64>,
    /// The number of draws.
    pub draws: u64,
    /// The number of games that became too long.
    pub unfinished: u64,
    /// How often games ended for each reason.
    pub reasons: BTreeMap<String, u64>,
    /// How many games had each length.
    pub lengths: BTreeMap<u32, u64>,
    /// All moves.
    pub moves: u64,
    /// The legal moves of all positions.
    pub choices: u64,
    /// How often each kind of piece moved.
    pub moved: Vec<u64>,
    /// Moves that captured something.
    pub captures: u64,
    /// Promotions.
    pub promotions: u64,
    /// Drops.
    pub drops: u64,
    /// By first move: the games, and the half points of the first side in them.
    pub openings: BTreeMap<String, (u64, u64)>,
}

/// An opening that decides the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    /// The first move.
    pub first: String,
    /// How often it was played.
    pub games: u64,
    /// What the first side scored.
    pub score: Share,
}

/// Something about a game that its author may want to change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flag {
    /// A side wins too much.
    Ahead(u8),
    /// Most games are drawn.
    Drawish,
    /// Games are over after a few moves.
    Short,
    /// Many games do not end.
    Endless,
    /// There is little to choose from.
    Narrow,
    /// Pieces of this kind never moved.
    Idle(String),
    /// A first move decides the game.
    Opening(String),
}

/// What a tally tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The number of games.
    pub games: u64,
    /// What each side scored: wins and half of the draws.
    pub scores: Vec<Share>,
    /// Draws, and games that became too long.
    pub draws: Share,
    /// The games that became too long.
    pub unfinished: u64,
    /// The shortest, the median and the longest game, in moves.
    pub lengths: [u32; 3],
    /// How many games had how many moves: the upper end of each bar with its games.
    pub histogram: Vec<(u32, u64)>,
    /// The mean number of legal moves.
    pub branching: f64,
    /// Moves that captured, of a hundred.
    pub captures: f64,
    /// Promotions in a game.
    pub promotions: f64,
    /// Drops in a game.
    pub drops: f64,
    /// Why games ended, the most frequent reason first; empty for those that became too long.
    pub reasons: Vec<(String, u64)>,
    /// By kind: its name, and its share of all moves.
    pub pieces: Vec<(String, f64)>,
    /// First moves that decide the game.
    pub openings: Vec<Opening>,
    /// What stands out.
    pub flags: Vec<Flag>,
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, record: &Record) {
        self.games += 1;
        match (record.winner, record.reason.is_empty()) {
            (Some(side), _) => {
                let side = usize::from(side);
                if self.wins.len() <= side {
                    self.wins.resize(side + 1, 0);
                }
                self.wins[side] += 1;
            }
            (None, true) => self.unfinished += 1,
            (None, false) => self.draws += 1,
        }
        *self.reasons.entry(record.reason.clone()).or_default() += 1;
        *self.lengths.entry(record.moves).or_default() += 1;
        self.moves += u64::from(record.moves);
        self.choices += record.choices;
        if self.moved.len() < record.moved.len() {
            self.moved.resize(record.moved.len(), 0);
        }
        self.moved.iter_mut().zip(&record.moved).for_each(|(all, one)| *all += u64::from(*one));
        self.captures += u64::from(record.captures);
        self.promotions += u64::from(record.promotions);
        self.drops += u64::from(record.drops);
        let opening = self.openings.entry(record.first.clone()).or_default();
        opening.0 += 1;
        opening.1 += match record.winner {
            Some(0) => 2,
            Some(_) => 0,
            None => 1,
        };
    }

    /// What the games tell.
    pub fn report(&self, rules: &Rules) -> Report {
        let games = self.games;
        let undecided = (self.draws + self.unfinished) as f64;
        let sides = rules.sides();
        let won = |side: usize| {
            let team = rules.team(Side(side as u8));
            let wins = self.wins.iter().enumerate().filter(|(winner, _)| team >> winner & 1 == 1);
            wins.map(|(_, wins)| *wins).sum::<u64>() as f64
        };
        let scores: Vec<Share> =
            (0..sides).map(|side| Share::of(won(side) + undecided / sides as f64, games)).collect();
        let mut reasons: Vec<(String, u64)> =
            self.reasons.iter().map(|(reason, count)| (reason.clone(), *count)).collect();
        reasons.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let each = |count: u64| count as f64 / games.max(1) as f64;
        let pieces = (0..rules.definition().pieces.len()).map(|kind| {
            let moved = self.moved.get(kind).copied().unwrap_or(0);
            (rules.kind_name(Kind(kind as u8)).to_owned(), moved as f64 / self.moves.max(1) as f64)
        });
        let decides = |(first, (games, halves)): (&String, &(u64, u64))| {
            let score = Share::of(*halves as f64 / 2.0, *games);
            let decided = score.value >= OPENING_SHARE || score.value <= 1.0 - OPENING_SHARE;
            (*games >= OPENING_GAMES && decided).then(|| Opening {
                first: first.clone(),
                games: *games,
                score,
            })
        };
        let mut report = Report {
            games,
            scores,
            draws: Share::of(undecided, games),
            unfinished: self.unfinished,
            lengths: [0, games / 2, games.saturating_sub(1)].map(|place| self.length_at(place)),
            histogram: self.histogram(),
            branching: self.choices as f64 / self.moves.max(1) as f64,
            captures: 100.0 * self.captures as f64 / self.moves.max(1) as f64,
            promotions: each(self.promotions),
            drops: each(self.drops),
            reasons,
            pieces: pieces.collect(),
            openings: self.openings.iter().filter_map(decides).collect(),
            flags: vec![],
        };
        report.flags = flags(&report, rules, each(self.unfinished));
        report
    }

    /// The length of the game at a place, if they are sorted by length.
    fn length_at(&self, place: u64) -> u32 {
        let mut before = 0;
        let at = self.lengths.iter().find(|(_, count)| {
            before += **count;
            before > place
        });
        at.map_or(0, |(length, _)| *length)
    }

    fn histogram(&self) -> Vec<(u32, u64)> {
        let most = self.lengths.keys().next_back().copied().unwrap_or(0);
        let width = (most / BARS as u32 + 1).max(1);
        let mut bars: Vec<(u32, u64)> = (1..=most / width + 1).map(|bar| (bar * width, 0)).collect();
        for (length, count) in &self.lengths {
            if let Some(bar) = bars.get_mut((length / width) as usize) {
                bar.1 += count;
            }
        }
        bars
    }
}

/// What stands out, for certain.
fn flags(report: &Report, rules: &Rules, unfinished: f64) -> Vec<Flag> {
    if report.games < ENOUGH {
        return vec![];
    }
    let fair = 1.0 / report.scores.len().max(1) as f64;
    let mut flags = vec![];
    for (side, score) in (0..).zip(&report.scores) {
        if score.low > fair + (AHEAD - 0.5) {
            flags.push(Flag::Ahead(side));
        }
    }
    if report.draws.low > DRAWISH {
        flags.push(Flag::Drawish);
    }
    if report.lengths[1] < SHORT {
        flags.push(Flag::Short);
    }
    if unfinished > ENDLESS {
        flags.push(Flag::Endless);
    }
    if report.branching < NARROW {
        flags.push(Flag::Narrow);
    }
    let start = rules.start();
    let stands =
        |name: &str| rules.kind(name).is_some_and(|kind| start.pieces().any(|(_, piece)| piece.kind == kind));
    let idle = report.pieces.iter().filter(|(name, share)| *share == 0.0 && stands(name));
    flags.extend(idle.map(|(name, _)| Flag::Idle(name.clone())));
    flags.extend(report.openings.iter().map(|opening| Flag::Opening(opening.first.clone())));
    flags
}
