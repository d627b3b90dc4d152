//! The names and shapes that clients know.

use std::sync::LazyLock;

use chesswright_game::TimeControl;
use chesswright_game::clock::Bonus;
use chesswright_online::Seen;
use chesswright_online::rating::Rating;
use chesswright_rules::Rules;
use serde_json::{Value, json};

use crate::documents::built_in;
use crate::games::speed;
use crate::store::{Account, AccountKind, GameRow};

/// Our name of a game, the key that clients know, and the name that python-chess knows.
const VARIANTS: [(&str, &str, &str); 9] = [
    ("chess", "standard", "Standard"),
    ("fischerandom", "chess960", "Chess960"),
    ("antichess", "antichess", "Antichess"),
    ("atomic", "atomic", "Atomic"),
    ("crazyhouse", "crazyhouse", "Crazyhouse"),
    ("horde", "horde", "Horde"),
    ("kingofthehill", "kingOfTheHill", "King of the Hill"),
    ("racingkings", "racingKings", "Racing Kings"),
    ("3check", "threeCheck", "Three-check"),
];

/// A large time, as clients expect it where there is no clock.
pub(crate) const NO_CLOCK: u64 = 2_147_483_647;

/// The key and the name of a game.
pub(crate) fn variant(row: &GameRow) -> (String, String) {
    let known = VARIANTS.iter().find(|(ours, ..)| *ours == row.document);
    match known {
        Some(("chess", ..)) if row.start.is_some() => ("fromPosition".into(), "From Position".into()),
        Some((_, key, name)) => ((*key).into(), (*name).into()),
        None => (row.document.clone(), row.title.clone()),
    }
}

/// Whether clients know such games. Others go only to programs that have asked for them.
pub(crate) fn is_known(row: &GameRow) -> bool {
    VARIANTS.iter().any(|(ours, ..)| *ours == row.document)
}

/// Our name of the game with a key, whether it starts from a dealt position. Our own names are keys as well.
pub(crate) fn game_of(key: &str) -> String {
    let key = if key == "fromPosition" { "standard" } else { key };
    VARIANTS.iter().find(|(_, known, _)| *known == key).map_or(key, |(ours, ..)| ours).to_owned()
}

pub(crate) fn variant_json(row: &GameRow, hides: bool) -> Value {
    let (key, name) = variant(row);
    let mut value = json!({ "key": key, "name": name, "short": name });
    if !is_known(row) {
        value["rules"] = format!("/api/document/{}", row.document).into();
    }
    if hides {
        value["hides"] = true.into();
    }
    value
}

/// The pools of the games that clients know, and the keys of their ratings.
static POOLS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let mut pools = vec![];
    for (ours, key, _) in VARIANTS {
        let Some(rules) = built_in(ours).and_then(|definition| Rules::new(&definition).ok()) else {
            continue;
        };
        let hash = rules.definition().hash();
        if ours == "chess" {
            let speeds = ["bullet", "blitz", "rapid", "classical", "correspondence"];
            pools.extend(speeds.map(|speed| (format!("{hash}/{speed}"), speed.to_owned())));
        } else {
            pools.push((hash, key.to_owned()));
        }
    }
    pools
});

/// The ratings of an account, by the keys that clients know.
pub(crate) fn perfs(ratings: &[(String, Rating)]) -> Value {
    let mut perfs = serde_json::Map::new();
    for (pool, key) in POOLS.iter() {
        let rating =
            ratings.iter().find(|(known, _)| known == pool).map(|(_, rating)| *rating).unwrap_or_default();
        perfs.insert(key.clone(), perf(&rating));
    }
    Value::Object(perfs)
}

fn perf(rating: &Rating) -> Value {
    json!({
        "games": rating.games,
        "rating": rating.rating.round() as i64,
        "rd": rating.deviation.round() as i64,
        "prog": 0,
        "prov": rating.is_provisional(),
    })
}

/// An account, as in lists of players.
pub(crate) fn player(account: &Account, rating: &Rating) -> Value {
    json!({
        "id": account.name.to_lowercase(),
        "name": account.name,
        "title": if account.is_bot() { Value::from("BOT") } else { Value::Null },
        "rating": rating.rating.round() as i64,
        "provisional": rating.is_provisional(),
    })
}

/// An account, whole.
pub(crate) fn account(account: &Account, ratings: &[(String, Rating)], online: bool) -> Value {
    let mut value = json!({
        "id": account.name.to_lowercase(),
        "username": account.name,
        "perfs": perfs(ratings),
        "online": online,
        "createdAt": 0,
        "seenAt": crate::clock::now(),
        "count": { "all": ratings.iter().map(|(_, rating)| rating.games).sum::<u32>() },
    });
    if account.is_bot() {
        value["title"] = "BOT".into();
    }
    if account.kind == AccountKind::House {
        value["house"] = account.level.into();
    }
    value
}

pub(crate) fn control(row: &GameRow) -> Option<TimeControl> {
    row.control.as_deref().and_then(|text| text.parse().ok())
}

/// The time control of a row in seconds: the base and the increment. `None` for days or no clock.
pub(crate) fn seconds(row: &GameRow) -> Option<(u64, u64)> {
    let control = control(row).filter(|_| row.live)?;
    let stage = control.of(0).stage(0);
    let bonus = match stage.bonus {
        Bonus::Increment(bonus) => bonus,
        _ => 0,
    };
    Some((stage.base / 1000, bonus / 1000))
}

/// The days that a turn may take.
pub(crate) fn days(row: &GameRow) -> Option<u64> {
    let control = control(row).filter(|_| !row.live)?;
    match control.of(0).stage(0).bonus {
        Bonus::Delay(delay) => Some(delay / 86_400_000),
        _ => None,
    }
}

pub(crate) fn time_control(row: &GameRow) -> Value {
    match (seconds(row), days(row)) {
        (Some((limit, increment)), _) => {
            let show = row.control.clone().unwrap_or_default();
            json!({ "type": "clock", "limit": limit, "increment": increment, "show": show })
        }
        (None, Some(days)) => json!({ "type": "correspondence", "daysPerTurn": days }),
        _ => json!({ "type": "unlimited" }),
    }
}

pub(crate) fn speed_of(row: &GameRow) -> &'static str {
    match row.live {
        true => speed(control(row).as_ref()),
        false => "correspondence",
    }
}

/// The name of the rating of a game.
pub(crate) fn perf_name(row: &GameRow) -> String {
    match row.document.as_str() {
        "chess" => speed_of(row).to_owned(),
        _ => variant(row).1,
    }
}

/// The status of a game and its winner, in the words of clients.
pub(crate) fn status(seen: &Seen) -> (&'static str, Option<&'static str>) {
    let Some((score, why)) = &seen.ending else { return ("started", None) };
    let winner = match score.as_str() {
        "1-0" => Some("white"),
        "0-1" => Some("black"),
        _ => None,
    };
    let status = match why.as_str() {
        "checkmate" => "mate",
        "stalemate" if winner.is_none() => "stalemate",
        "resignation" => "resign",
        "time" | "time-without-material" => "outoftime",
        "abort" => "aborted",
        "the opponent left the game" => "timeout",
        _ if score == "*" => "aborted",
        _ if winner.is_some() => "variantEnd",
        _ => "draw",
    };
    (status, winner)
}

/// The state of a game.
pub(crate) fn state(row: &GameRow, seen: &Seen, left: &[u64], moves: &str) -> Value {
    let (status, winner) = status(seen);
    let time = |side: usize| left.get(side).copied().unwrap_or(NO_CLOCK).min(NO_CLOCK);
    let increment = seconds(row).map_or(0, |(_, increment)| increment * 1000);
    let [draw, back, _] = &seen.offers;
    let mut value = json!({
        "type": "gameState",
        "moves": moves,
        "wtime": time(0),
        "btime": time(1),
        "winc": increment,
        "binc": increment,
        "status": status,
        "wdraw": draw.contains(&0),
        "bdraw": draw.contains(&1),
        "wtakeback": back.contains(&0),
        "btakeback": back.contains(&1),
    });
    if let Some(winner) = winner {
        value["winner"] = winner.into();
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_games_that_clients_know_are_built_in() {
        for (ours, key, _) in VARIANTS {
            assert!(built_in(ours).is_some(), "{ours}");
            assert_eq!(game_of(key), ours);
        }
        assert_eq!((game_of("fromPosition"), game_of("xiangqi")), ("chess".into(), "xiangqi".into()));
        assert_eq!(POOLS.len(), VARIANTS.len() + 4);
    }

    #[test]
    fn ends_have_the_words_of_clients() {
        let seen = |score: &str, why: &str| Seen {
            seq: 1,
            moves: vec![],
            turn: 0,
            times: None,
            running: false,
            ending: Some((score.into(), why.into())),
            offers: [vec![], vec![], vec![]],
            next: None,
        };
        for (score, why, expected) in [
            ("0-1", "checkmate", ("mate", Some("black"))),
            ("1/2-1/2", "stalemate", ("stalemate", None)),
            ("1-0", "resignation", ("resign", Some("white"))),
            ("1/2-1/2", "time-without-material", ("outoftime", None)),
            ("*", "abort", ("aborted", None)),
            ("1/2-1/2", "repetition", ("draw", None)),
            ("1-0", "goal", ("variantEnd", Some("white"))),
        ] {
            assert_eq!(status(&seen(score, why)), expected, "{why}");
        }
    }
}
