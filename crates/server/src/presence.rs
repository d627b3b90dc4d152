//! Who is at a table: which lines follow a game, and since when a player is away.
//!
//! Lines are booked by their numbers, and who plays is asked when it matters. So it makes no difference in which order somebody
//! opens pages, sits down, and closes them again.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

use crate::store::{Account, AccountKind};

/// After this time a player who is not there may be declared gone.
pub(crate) const GONE: Duration = Duration::from_secs(60);

/// Who is at a table.
#[derive(Debug)]
pub(crate) struct Presence {
    /// By number of the line: the account, if it has one.
    lines: HashMap<u64, Option<i64>>,
    /// By side: since when nobody who plays it is there.
    away: Vec<Option<Instant>>,
}

type Seats = [Option<Account>];

impl Presence {
    pub(crate) fn new(sides: usize, now: Instant) -> Self {
        Self { lines: HashMap::new(), away: vec![Some(now); sides] }
    }

    /// A line comes or goes.
    pub(crate) fn line(
        &mut self,
        number: u64,
        account: Option<i64>,
        comes: bool,
        seats: &Seats,
        now: Instant,
    ) {
        match comes {
            true => self.lines.insert(number, account),
            false => self.lines.remove(&number),
        };
        self.seated(seats, now);
    }

    /// Somebody has sat down or left: who is away is found out anew.
    pub(crate) fn seated(&mut self, seats: &Seats, now: Instant) {
        for (here, away) in self.here(seats).into_iter().zip(&mut self.away) {
            *away = if here { None } else { away.or(Some(now)) };
        }
    }

    /// A player has done something, with or without a line.
    pub(crate) fn acted(&mut self, side: usize, now: Instant) {
        if let Some(Some(since)) = self.away.get_mut(side) {
            *since = now;
        }
    }

    /// By side: whether its player is there. The house always is.
    pub(crate) fn here(&self, seats: &Seats) -> Vec<bool> {
        let here = |account: &Account| {
            account.kind == AccountKind::House || self.lines.values().any(|line| *line == Some(account.id))
        };
        seats.iter().map(|seat| seat.as_ref().is_some_and(here)).collect()
    }

    /// The number of lines of those who do not play.
    pub(crate) fn watching(&self, seats: &Seats) -> usize {
        let plays = |line: &Option<i64>| {
            line.is_some_and(|id| seats.iter().flatten().any(|account| account.id == id && id != 0))
        };
        self.lines.values().filter(|line| !plays(line)).count()
    }

    /// Whether nobody follows the game.
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Whether whoever plays a side has been away for so long that the game may be taken as left.
    pub(crate) fn is_gone(&self, side: usize, seats: &Seats, now: Instant) -> bool {
        let house = seats[side].as_ref().is_some_and(|account| account.kind == AccountKind::House);
        !house && self.away[side].is_some_and(|since| now.duration_since(since) >= GONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(id: i64, kind: AccountKind) -> Option<Account> {
        Some(Account { kind, ..Account::stranger(id) })
    }

    #[test]
    fn the_house_is_never_gone_and_a_program_is_not_while_it_moves() {
        let begun = Instant::now();
        let seats =
            [player(1, AccountKind::House), player(2, AccountKind::Bot), player(3, AccountKind::Person)];
        let mut presence = Presence::new(3, begun);
        presence.seated(&seats, begun);
        let late = begun + GONE;
        assert_eq!([0, 1, 2].map(|side| presence.is_gone(side, &seats, late)), [false, true, true]);
        presence.acted(1, begun + GONE / 2);
        assert_eq!([0, 1, 2].map(|side| presence.is_gone(side, &seats, late)), [false, false, true]);
        assert!(presence.is_gone(1, &seats, begun + 2 * GONE));
        assert_eq!(presence.here(&seats), [true, false, false]);
    }

    #[test]
    fn a_page_counts_as_what_its_account_is_now() {
        let begun = Instant::now();
        let mut seats = [player(1, AccountKind::Person), None];
        let mut presence = Presence::new(2, begun);
        for (line, account) in [(7, Some(2)), (8, Some(2)), (9, None), (10, Some(1))] {
            presence.line(line, account, true, &seats, begun);
        }
        assert_eq!((presence.here(&seats), presence.watching(&seats)), (vec![true, false], 3));
        // Whoever has two pages open sits down in one, and closes the other.
        seats[1] = player(2, AccountKind::Guest);
        presence.seated(&seats, begun);
        presence.line(7, Some(2), false, &seats, begun);
        assert_eq!((presence.here(&seats), presence.watching(&seats)), (vec![true, true], 1));
        assert!(!presence.is_gone(1, &seats, begun + GONE));
        presence.line(8, Some(2), false, &seats, begun);
        assert!(!presence.is_gone(1, &seats, begun) && presence.is_gone(1, &seats, begun + GONE));
        // Nothing that has gone is counted for ever.
        for line in [9, 10] {
            presence.line(line, None, false, &seats, begun);
        }
        assert!(presence.is_empty() && presence.watching(&seats) == 0);
    }
}
