//! The Swiss system by the Dutch rules of FIDE (handbook C.04.3, in force since 2026).
//!
//! Score groups are paired from the top. What cannot be paired well in its group is moved down into the next bracket. All that the rules ask
//! of a bracket (the criteria C4 to C21, and then the order in which candidates are tried) are weights of edges, one number for each
//! criterion, so the best candidate is a matching of greatest weight among all players who are left. Players below the bracket count
//! only as far as the round must be completed, and as far as the next bracket must be (C8).
//!
//! What the handbook leaves to the arbiter is settled here: if no round complies with the absolute criteria, colours no longer forbid a pair
//! (C3); if there is still none, the tournament is over. Nobody ever meets an opponent twice.

use std::cmp::Reverse;

use super::matching::{Weight, matched};
use super::{First, Pairing};

/// The number of weights: those of the criteria, and four for the order of candidates.
const WEIGHTS: usize = 22;
const ORDER: usize = 18;
/// How many players are ordered by one number, and how many bits each of them has.
const ORDERED: usize = 5;
const BITS: u32 = 8;
/// How many players next to the middle of a bracket are told apart when some are exchanged.
const EXCHANGED: usize = 40;

/// What pairing needs to know of a player.
#[derive(Clone, Debug)]
struct Player {
    /// The player's number, which is also the rank at the start.
    number: usize,
    score: u32,
    met: Vec<usize>,
    /// The seats of the games that were played, in order: whether the player had the first.
    seats: Vec<bool>,
    had_bye: bool,
    /// One and two rounds ago: whether the player floated down, or up.
    down: [bool; 2],
    up: [bool; 2],
    /// How often the first seat was had more often than the second.
    balance: i32,
}

/// How much a player wants a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wish {
    None,
    Mild,
    Strong,
    Absolute,
}

impl Player {
    /// Whether the player wants the first seat, and how much.
    fn wish(&self) -> (bool, Wish) {
        let last = self.seats.last().copied();
        let twice = match self.seats[..] {
            [.., one, two] => one == two,
            _ => false,
        };
        match (self.balance, last) {
            (2.., _) => (false, Wish::Absolute),
            (..=-2, _) => (true, Wish::Absolute),
            (_, Some(last)) if twice => (!last, Wish::Absolute),
            (1, _) => (false, Wish::Strong),
            (-1, _) => (true, Wish::Strong),
            (_, Some(last)) => (!last, Wish::Mild),
            (_, None) => (true, Wish::None),
        }
    }
}

/// A round that can be paired, or a bracket of it.
struct Field {
    /// By score, and then by number.
    players: Vec<Player>,
    /// Whether the number of players is odd. Then the place after the last is the bye.
    odd: bool,
    /// The score of whoever gets the bye.
    bye: u32,
    /// Whether wishes for seats forbid pairs.
    strict: bool,
    /// In the last round, those with more than this score may get a seat for the third time.
    top: Option<u32>,
}

/// Pairs the next round. `present` says who plays, by number; `rounds` are those before, and `planned` is how many there will be. The pairs
/// come in the order of their tables, the bye last. `None` if no round can be paired.
pub(super) fn pair(
    present: &[bool],
    rounds: &[Vec<Pairing>],
    planned: usize,
    first: First,
) -> Option<Vec<Pairing>> {
    let mut players: Vec<Player> = (0..present.len())
        .map(|number| player(number, rounds))
        .filter(|player| present[player.number])
        .collect();
    players.sort_by_key(|player| (Reverse(player.score), player.number));
    if players.len() < 2 {
        return None;
    }
    let half = rounds.len() as u32;
    let top = (rounds.len() + 1 >= planned).then_some(half);
    let odd = players.len() % 2 == 1;
    let mut field = Field { players, odd, bye: u32::MAX, strict: true, top };
    if !field.is_completable() {
        field.strict = false;
        if !field.is_completable() {
            return None;
        }
    }
    let mates = field.round();
    let count = field.players.len();
    let mut pairs: Vec<Pairing> = vec![];
    for (one, &two) in mates.iter().enumerate().take(count) {
        if two >= count {
            pairs.push(Pairing::bye(field.players[one].number));
        } else if one < two {
            let (one, two) = (&field.players[one], &field.players[two]);
            pairs.push(if one_is_first(one, two, first) {
                Pairing::new(one.number, two.number)
            } else {
                Pairing::new(two.number, one.number)
            });
        }
    }
    let place = |number: usize| field.players.iter().position(|player| player.number == number);
    let score = |number: usize| place(number).map_or(0, |at| field.players[at].score);
    pairs.sort_by_key(|pair| {
        let Pairing { first: one, second: two, .. } = *pair;
        let other = two.unwrap_or(one);
        let (high, low) = (score(one).max(score(other)), score(one).min(score(other)));
        (two.is_none(), Reverse(high), Reverse(low), place(one).min(place(other)))
    });
    Some(pairs)
}

fn player(number: usize, rounds: &[Vec<Pairing>]) -> Player {
    let mut player = Player {
        number,
        score: 0,
        met: vec![],
        seats: vec![],
        had_bye: false,
        down: [false; 2],
        up: [false; 2],
        balance: 0,
    };
    for (at, round) in rounds.iter().enumerate() {
        let Some(pairing) = round.iter().find(|pairing| pairing.has(number)) else { continue };
        let points = pairing.points(number);
        let ago = rounds.len() - at;
        let (down, up) = match pairing.opponent(number) {
            Some(other) if pairing.was_played() => {
                let theirs = super::score(other, &rounds[..at]);
                player.met.push(other);
                let first = pairing.first == number;
                player.seats.push(first);
                player.balance += if first { 1 } else { -1 };
                (player.score > theirs, player.score < theirs)
            }
            _ => {
                player.had_bye |= points >= super::WIN;
                (points > 0, false)
            }
        };
        if ago <= 2 {
            (player.down[ago - 1], player.up[ago - 1]) = (down, up);
        }
        player.score += points;
    }
    player
}

/// Who gets the first seat. `one` is ranked above `two`.
fn one_is_first(one: &Player, two: &Player, initial: First) -> bool {
    let ((wants, how), (other_wants, other_how)) = (one.wish(), two.wish());
    if how == Wish::None && other_how == Wish::None {
        return one.number.is_multiple_of(2) == (initial == First::Odd);
    }
    if other_how == Wish::None || (how != Wish::None && wants != other_wants) {
        return wants;
    }
    if how == Wish::None {
        return !other_wants;
    }
    // Both want the same.
    if how != other_how {
        return if how > other_how { wants } else { !wants };
    }
    if how == Wish::Absolute && one.balance.abs() != two.balance.abs() {
        return if one.balance.abs() > two.balance.abs() { wants } else { !wants };
    }
    // The latest round in which they had different seats is turned round.
    let differs = one.seats.iter().rev().zip(two.seats.iter().rev()).find(|(one, two)| one != two);
    match differs {
        Some((one, _)) => !one,
        None => wants,
    }
}

impl Field {
    fn len(&self) -> usize {
        self.players.len() + usize::from(self.odd)
    }

    /// Whether the absolute criteria allow this pair. The bye is the last place.
    fn allows(&self, one: usize, two: usize) -> bool {
        let (one, two) = (one.min(two), one.max(two));
        let one = &self.players[one];
        let Some(two) = self.players.get(two) else { return !one.had_bye && one.score <= self.bye };
        let ((wants, how), (other_wants, other_how)) = (one.wish(), two.wish());
        let clash = how == Wish::Absolute && other_how == Wish::Absolute && wants == other_wants;
        let topped = self.top.is_some_and(|top| one.score > top || two.score > top);
        !one.met.contains(&two.number) && (!self.strict || !clash || topped)
    }

    /// Whether all can be paired. If somebody gets the bye, finds out with which score at least (C5).
    fn is_completable(&mut self) -> bool {
        let count = self.players.len();
        let worth = |one: usize, two: usize| {
            let score = if one.max(two) == count { i64::from(self.players[one.min(two)].score) } else { 0 };
            self.allows(one, two).then_some([1, -score])
        };
        let mates = matched(self.len(), worth);
        if mates.iter().any(Option::is_none) {
            return false;
        }
        if let Some(Some(one)) = mates.get(count) {
            self.bye = self.players[*one].score;
        }
        true
    }

    /// The opponent of each player; whoever has the place after the last has the bye.
    fn round(&self) -> Vec<usize> {
        let count = self.players.len();
        let mut mates = vec![usize::MAX; self.len()];
        let mut moved: Vec<usize> = vec![];
        let mut at = 0;
        while at < count {
            let end = self.end_of_group(at);
            let next = if end < count { self.end_of_group(end) } else { end };
            let mut scores: Vec<u32> =
                moved.iter().copied().chain([at]).map(|at| self.players[at].score).collect();
            scores.sort_unstable();
            scores.dedup();
            let mut bracket =
                Bracket { field: self, moved: &moved, at, end, next, scores, one_leaves: false };
            if self.odd && self.players[at].score == self.bye {
                let pairs = bracket.best(&[], &|_, _| true, &|_, _| [0; WEIGHTS - ORDER]).len();
                bracket.one_leaves = moved.len() + end - at == 2 * pairs + 1;
            }
            let pairs = bracket.pairs();
            let mut left: Vec<usize> = moved.iter().copied().chain(at..end).collect();
            for (one, two) in pairs {
                (mates[one], mates[two]) = (two, one);
                left.retain(|&each| each != one && each != two);
            }
            (moved, at) = (left, end);
        }
        // Whoever is left after the last group has the bye.
        for one in moved {
            mates[one] = count;
        }
        mates
    }

    fn end_of_group(&self, at: usize) -> usize {
        let score = self.players[at].score;
        (at..self.players.len()).find(|&each| self.players[each].score != score).unwrap_or(self.players.len())
    }
}

/// A bracket: those who were moved down, and a score group, from `at` to `end`. The next score group ends at `next`.
struct Bracket<'f> {
    field: &'f Field,
    moved: &'f [usize],
    at: usize,
    end: usize,
    next: usize,
    /// All scores in it, the lowest first.
    scores: Vec<u32>,
    /// Whether only one player of it is moved down.
    one_leaves: bool,
}

type Pairs = Vec<(usize, usize)>;

impl Bracket<'_> {
    fn has(&self, at: usize) -> bool {
        (self.at..self.end).contains(&at) || self.moved.contains(&at)
    }

    /// How highly a score counts among those that can be moved down: the highest counts most.
    fn level(&self, score: u32) -> i64 {
        let level = self.scores.iter().position(|&each| each == score).unwrap_or(0);
        1 << (BITS * level.min(4) as u32)
    }

    /// What the criteria say about a pair, each in its place. `one` is ranked above `two`.
    fn quality(&self, one: usize, two: usize) -> Option<Weight<WEIGHTS>> {
        if !self.field.allows(one, two) {
            return None;
        }
        let mut weight = [0; WEIGHTS];
        // C4: the round is completed.
        weight[0] = 1;
        let a = &self.field.players[one];
        let Some(b) = self.field.players.get(two) else {
            // C9: the bye goes to whoever has played most, if it is decided in this bracket.
            if self.has(one) && self.one_leaves {
                weight[5] = a.seats.len() as i64;
            }
            return Some(weight);
        };
        if !self.has(two) {
            // C8: the next bracket is completed.
            if two < self.next {
                weight[3] = 1;
                weight[4] = if self.has(one) { self.level(a.score) << BITS } else { 1 };
            }
            return Some(weight);
        }
        // C6 and C7: as many pairs as possible, and the highest scores in them.
        weight[1] = 1;
        weight[2] = self.level(a.score);
        let ((wants, how), (other_wants, other_how)) = (a.wish(), b.wish());
        let no = |is: bool| if is { -1 } else { 0 };
        let same = how != Wish::None && other_how != Wish::None && wants == other_wants;
        let absolute = how == Wish::Absolute && other_how == Wish::Absolute;
        if same && absolute {
            // C10 and C11: nobody gets a seat three times more often, or three times in a row.
            weight[6] = no(a.balance.abs() > 1 && b.balance.abs() > 1);
            let a_first = one_is_first(a, b, First::Odd);
            let thrice = |player: &Player, first: bool| player.seats.ends_with(&[first, first]);
            weight[7] = no(thrice(a, a_first) || thrice(b, !a_first));
        }
        // C12 and C13: wishes for seats.
        weight[8] = no(same);
        weight[9] = no(same && how >= Wish::Strong && other_how >= Wish::Strong && !absolute);
        let apart = i64::from(a.score - b.score);
        for ago in 0..2 {
            // C14 to C17: nobody floats again as one or two rounds ago. Who is not paired here floats down.
            let kept = |player: &Player, is: bool| i64::from(is && player.down[ago]);
            weight[10 + 2 * ago] = kept(b, true) + kept(a, apart == 0);
            weight[11 + 2 * ago] = no(apart > 0 && b.up[ago]);
        }
        // C18 to C21: those who do float by as little as possible.
        if apart > 0 {
            for ago in 0..2 {
                weight[14 + 2 * ago] = if a.down[ago] { self.level(a.score) } else { 0 };
                weight[15 + 2 * ago] = if b.up[ago] { -self.level(a.score) } else { 0 };
            }
        }
        Some(weight)
    }

    /// The best pairs of the bracket under further wishes for the order, among the pairs that are allowed. `fixed` are out of it.
    fn best(
        &self,
        fixed: &[usize],
        allowed: &dyn Fn(usize, usize) -> bool,
        order: &dyn Fn(usize, usize) -> [i64; WEIGHTS - ORDER],
    ) -> Pairs {
        let below = self.end..self.field.len();
        let mut all: Vec<usize> = self.moved.iter().copied().chain(self.at..self.end).chain(below).collect();
        all.retain(|at| !fixed.contains(at));
        let mates = matched(all.len(), |one, two| {
            let (one, two) = (all[one].min(all[two]), all[one].max(all[two]));
            if !allowed(one, two) {
                return None;
            }
            let mut weight = self.quality(one, two)?;
            weight[ORDER..].copy_from_slice(&order(one, two));
            Some(weight)
        });
        let pair = |(one, mate): (usize, Option<usize>)| {
            let (one, two) = (all[one], all[mate?]);
            (one < two && self.has(one) && self.has(two)).then_some((one, two))
        };
        mates.into_iter().enumerate().filter_map(pair).collect()
    }

    /// The pairs of the bracket: the first of the best candidates.
    fn pairs(&self) -> Pairs {
        let mut pairs = self.best(&[], &|_, _| true, &|one, two| self.order_of_moved(one, two));
        let is_moved = |at: usize| self.moved.contains(&at);
        let paired: Vec<usize> = self
            .moved
            .iter()
            .copied()
            .filter(|at| pairs.iter().any(|(one, two)| one == at || two == at))
            .collect();
        let mut fixed: Vec<usize> = vec![];
        let mut found: Pairs = vec![];
        // Those who were moved down get their opponents first, the highest of them the highest.
        for some in paired.chunks(ORDERED * (WEIGHTS - ORDER)) {
            let here = |one: usize, two: usize| {
                let of_moved = |at: usize| !is_moved(at) || paired.contains(&at);
                // Who is not paired here leaves the bracket.
                of_moved(one) || !self.has(two)
            };
            pairs = self.best(&fixed, &here, &|one, two| transposed(some, one, two, self.at));
            for &(one, two) in pairs.iter().filter(|(one, _)| some.contains(one)) {
                found.push((one, two));
                fixed.extend([one, two]);
            }
        }
        let left = |at: usize| is_moved(at) && !paired.contains(&at);
        let rest: Vec<usize> = (self.at..self.end).filter(|at| !fixed.contains(at)).collect();
        let count = pairs.iter().filter(|(one, _)| rest.contains(one)).count();
        // The rest: the upper half against the lower one. First who changes halves.
        let stays = |one: usize, two: usize| !(left(one) && self.has(two));
        let place = |at: usize| rest.iter().position(|&each| each == at);
        pairs = self.best(&fixed, &stays, &|one, two| exchanged(place(one), place(two), count));
        let upper: Vec<usize> = pairs.iter().map(|&(one, _)| one).filter(|one| rest.contains(one)).collect();
        let mut upper_sorted = upper.clone();
        upper_sorted.sort_unstable();
        for some in upper_sorted.chunks(ORDERED * (WEIGHTS - ORDER)) {
            let halves = |one: usize, two: usize| {
                let is_upper = |at: usize| upper.contains(&at);
                let pair = rest.contains(&one) && rest.contains(&two);
                stays(one, two)
                    && if pair { is_upper(one) && !is_upper(two) } else { !(is_upper(one) || is_upper(two)) }
            };
            pairs = self.best(&fixed, &halves, &|one, two| transposed(some, one, two, self.at));
            for &(one, two) in pairs.iter().filter(|(one, _)| some.contains(one)) {
                found.push((one, two));
                fixed.extend([one, two]);
            }
        }
        found
    }

    /// Of those who were moved down, the highest are paired.
    fn order_of_moved(&self, one: usize, two: usize) -> [i64; WEIGHTS - ORDER] {
        let mut order = [0; WEIGHTS - ORDER];
        if self.has(two)
            && let Some(at) = self.moved.iter().position(|&each| each == one)
        {
            order[(at / EXCHANGED).min(3)] = 1 << (EXCHANGED - 1 - at % EXCHANGED);
        }
        order
    }
}

/// Each of some players gets the highest opponent, the first of them first. `from` is where opponents begin.
fn transposed(some: &[usize], one: usize, two: usize, from: usize) -> [i64; WEIGHTS - ORDER] {
    let mut order = [0; WEIGHTS - ORDER];
    if let Some(at) = some.iter().position(|&each| each == one) {
        let rank = two.saturating_sub(from).min((1 << BITS) - 1) as i64;
        order[at / ORDERED] = ((1 << BITS) - 1 - rank) << (BITS as usize * (ORDERED - 1 - at % ORDERED));
    }
    order
}

/// As few as possible change between the upper half, which has so many players, and the lower one: first those next to the middle.
fn exchanged(one: Option<usize>, two: Option<usize>, upper: usize) -> [i64; WEIGHTS - ORDER] {
    let leaves = |at: usize| -> [i64; 4] {
        let near = (upper - 1 - at).min(EXCHANGED);
        [-1, at as i64, if near < EXCHANGED { 1 << (EXCHANGED - 1 - near) } else { 0 }, 0]
    };
    let enters = |at: usize| -> [i64; 4] {
        let near = (at - upper).min(EXCHANGED);
        [0, -(at as i64), 0, if near < EXCHANGED { 1 << (EXCHANGED - 1 - near) } else { 0 }]
    };
    match (one, two) {
        // Of two in the upper half, the lower one leaves it; of two in the lower half, the higher one enters.
        (Some(_), Some(two)) if two < upper => leaves(two),
        (Some(one), Some(_)) if one >= upper => enters(one),
        (Some(_), Some(_)) => [0; 4],
        (Some(one), None) if one < upper => leaves(one),
        (None, Some(two)) if two < upper => leaves(two),
        _ => [0; 4],
    }
}
