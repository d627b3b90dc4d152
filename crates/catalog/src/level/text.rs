//! Levels as drawings: lines of `key: value`, and a grid with one character for every cell.
//!
//! Capitals are your pieces and small letters are enemy pieces (`P N B R Q K`). `.` floor, `_` hole, `#` wall, `=`
//! fence, `x` exit, `1` to `7` keys and `D` to `J` their doors (`D` opens with `1`), `s` sword, `h` shield, `g` ward,
//! `%` bomb, `c` cracked wall, `$` coin, `w` two pads that lead to each other, `T` a pad that leads to `t`, `o` plate,
//! `O` gate, `i` ice, `< > ^ v` belts, `u` promotion.

use chesswright_rules::message;
use chesswright_rules::message::{Blank, Message};
use serde_json::{Value, json};

use super::json::{drawn_tile, tile_sign};
use super::read::LevelReader;
use super::write::kind_letter;
use super::{
    Ai, Control, Fixture, Item, Level, Loss, MAX_BYTES, MAX_EXTENT, MAX_PIECES, Mode, OnGame, Overrides,
    Piece, Place, Problem, Proof, Side, Tile, Who, check, goal_words, on_game,
};

/// The keys that a drawing may have, for messages.
const KEYS: [&str; 20] = [
    "title", "author", "licence", "text", "game", "position", "enemy", "win", "lose", "limits", "rules",
    "warp", "plates", "gates", "ward", "patrol", "tag", "par", "lines", "line",
];

/// Doors in the order of their keys. (`K`, `N` and similar letters are pieces.)
const DOORS: [char; 7] = ['D', 'E', 'F', 'G', 'H', 'I', 'J'];

/// Reads a level from a drawing.
///
/// # Errors
/// With all problems, each with its line or cell.
pub fn read_text(text: &str) -> Result<Level, Vec<Problem>> {
    let (level, mut reader) = parts(text)?;
    if reader.problems.is_empty() {
        check::check(&level, &mut reader);
    }
    if reader.problems.is_empty() { Ok(level) } else { Err(reader.problems) }
}

/// Reads the parts of a drawing, without asking whether they fit together. The reader has the problems of single parts.
pub(super) fn parts(text: &str) -> Result<(Level, LevelReader), Vec<Problem>> {
    if text.len() > MAX_BYTES {
        let message = message!(
            "the file has {count} bytes; levels have at most {most}",
            count = text.len(),
            most = MAX_BYTES
        );
        return Err(vec![Problem { place: String::new(), cell: None, message }]);
    }
    let mut reader = LevelReader::default();
    let mut keys: Vec<(usize, String, String)> = vec![];
    let mut rows: Vec<(usize, &str)> = vec![];
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_end_matches('\r');
        let bare = line.trim_end();
        let comment = bare.starts_with("//") || bare.starts_with(';') || bare.starts_with("```");
        match line.split_once(':') {
            _ if bare.is_empty() || comment => {}
            Some((key, value)) if is_key(key) => {
                keys.push((
                    number,
                    key.trim().to_ascii_lowercase().replace([' ', '-'], "_"),
                    value.trim().to_owned(),
                ));
            }
            _ => rows.push((number, line)),
        }
    }
    let said = |wanted: &str| keys.iter().find(|(_, key, _)| key == wanted).map(|(.., value)| value.clone());
    let mut level = match said("game") {
        Some(name) if rows.is_empty() => Level {
            sides: on_game::sides(&name),
            game: Some(OnGame { name, position: said("position").unwrap_or_default() }),
            ..Level::default()
        },
        Some(_) => {
            reader.report("", message!("a level on a game has no drawing"));
            Level::default()
        }
        None => reader.drawing(&rows),
    };
    reader.keys(&mut level, &keys);
    level.resolve_names();
    Ok((level, reader))
}

fn is_key(key: &str) -> bool {
    let key = key.trim();
    key.len() > 1
        && key.starts_with(|sign: char| sign.is_ascii_alphabetic())
        && key.chars().all(|sign| sign.is_ascii_alphanumeric() || matches!(sign, ' ' | '_' | '-' | '.'))
}

impl LevelReader {
    fn drawing(&mut self, rows: &[(usize, &str)]) -> Level {
        // Blanks that all rows have in common are indentation.
        let indent = rows.iter().map(|(_, row)| row.len() - row.trim_start().len()).min().unwrap_or(0);
        let rows: Vec<(usize, &str)> =
            rows.iter().map(|(number, row)| (*number, row.get(indent..).unwrap_or("").trim_end())).collect();
        let ranks = rows.len();
        let files = rows.iter().map(|(_, row)| row.chars().count()).max().unwrap_or(0);
        let mut level = Level {
            size: (files, ranks),
            sides: vec![Side::new("you", Control::Human), Side::new("foe", Control::None)],
            ..Level::default()
        };
        if ranks == 0 || ranks > MAX_EXTENT || files > MAX_EXTENT {
            self.report(
                "",
                message!(
                    "the drawing has {ranks} rows of up to {files} cells; there are 1 to {most} of each",
                    ranks,
                    files,
                    most = MAX_EXTENT
                ),
            );
            level.size = (0, 0);
            return level;
        }
        let mut pads: Vec<(char, Place)> = vec![];
        for (row, (number, text)) in rows.iter().enumerate() {
            let mut tiles = vec![Tile::Void; files];
            for (column, sign) in text.chars().enumerate() {
                let at = Place::drawn(column, row, ranks);
                tiles[column] = Tile::Floor;
                if let Some(tile) = drawn_tile(sign) {
                    tiles[column] = tile;
                } else if let Some(kind) = piece_kind(sign) {
                    let side = if sign.is_ascii_uppercase() { "you" } else { "foe" };
                    level.pieces.push(Piece { at, kind: kind.into(), side: side.into(), ..Piece::default() });
                } else if let Some(fixture) = drawn_fixture(sign) {
                    level.fixtures.push((at, fixture));
                } else if let Some(item) = drawn_item(sign) {
                    level.items.push((at, item));
                } else if matches!(sign, 'w' | 'T' | 't') {
                    pads.push((sign, at));
                } else {
                    self.report_at(
                        &format!("line {number}"),
                        at,
                        message!("`{sign}` has no meaning in a drawing", sign),
                    );
                }
            }
            level.tiles.push(tiles);
        }
        if level.pieces.len() > MAX_PIECES {
            self.report("", message!("a level has at most {most} pieces", most = MAX_PIECES));
        }
        self.pads(&pads, &mut level);
        level
    }

    fn pads(&mut self, pads: &[(char, Place)], level: &mut Level) {
        let of = |wanted: char| pads.iter().filter(move |(sign, _)| *sign == wanted).map(|(_, at)| *at);
        let two: Vec<Place> = of('w').collect();
        match two[..] {
            [] => {}
            [one, other] => {
                level.fixtures.push((one, Fixture::Warp { to: other, both: true }));
                level.fixtures.push((other, Fixture::Warp { to: one, both: true }));
            }
            _ => self.report_at(
                "",
                two[0],
                message!("there must be exactly two pads `w`; write other pads as `warp: a1 <-> b2`"),
            ),
        }
        let ends: Vec<Place> = of('t').collect();
        for at in of('T') {
            match ends[..] {
                [to] => level.fixtures.push((at, Fixture::Warp { to, both: false })),
                _ => self.report_at(
                    "",
                    at,
                    message!(
                        "a pad `T` needs exactly one destination `t`; write other pads as `warp: a1 -> b2`"
                    ),
                ),
            }
        }
        if of('T').next().is_none()
            && let Some(&end) = ends.first()
        {
            self.report_at("", end, message!("no pad `T` leads here"));
        }
    }

    fn keys(&mut self, level: &mut Level, keys: &[(usize, String, String)]) {
        let mut lose_said = false;
        for (number, key, value) in keys {
            let place = format!("line {number}");
            let named = |reader: &mut Self, word: &str| reader.place(&Value::String(word.to_owned()), &place);
            match key.as_str() {
                "title" | "name" | "level" => level.title.clone_from(value),
                "author" => level.author.clone_from(value),
                "licence" | "license" => level.licence.clone_from(value),
                "text" | "hint" | "about" => level.text.clone_from(value),
                "format" | "version" => {}
                // They have been read instead of a drawing.
                "game" | "position" if level.game.is_some() => {}
                "enemy" | "enemies" | "ai" | "foe" | "control" | "controller" => {
                    let control = if value.starts_with('{') {
                        let control = serde_json::from_str(value).unwrap_or(Value::Null);
                        self.control(Some(&control), &place, 1)
                    } else {
                        self.control_word(value.trim_matches('`'), &place)
                    };
                    // In a game, everybody else is an enemy.
                    let enemies = if level.game.is_some() { usize::MAX } else { 1 };
                    for side in level.sides.iter_mut().skip(1).take(enemies) {
                        *side = Side { takes_items: false, ..Side::new(&side.id, control.clone()) };
                    }
                }
                "win" | "goal" | "goals" | "aim" => match goal_words::goals(value, "foe") {
                    Ok(goals) => {
                        let goals = self.goals(&goals, &place);
                        for goal in goals {
                            match goal {
                                // To protect a piece is not a way to win: losing the piece is a way to lose.
                                super::Goal::Protect(who) => {
                                    level.lose.push(Loss::Lost(who));
                                }
                                goal => level.win.push(goal),
                            }
                        }
                    }
                    Err(message) => self.report(&place, message),
                },
                "lose" | "loss" => {
                    lose_said = true;
                    match goal_words::goals(value, "foe").or_else(|_| loss_words(value)) {
                        Ok(losses) => {
                            let losses = self.losses(&losses, &place);
                            level.lose.extend(losses);
                        }
                        Err(message) => self.report(&place, message),
                    }
                }
                "protect" => {
                    let who = self.who(&Value::String(value.clone()), &place);
                    level.lose.push(Loss::Lost(who));
                }
                "limits" | "limit" | "moves" | "rounds" => {
                    let words: Vec<&str> = value
                        .split(|sign: char| !sign.is_ascii_alphanumeric())
                        .filter(|w| !w.is_empty())
                        .collect();
                    let count = words.iter().find_map(|word| word.parse::<u16>().ok());
                    let rounds = key == "rounds" || words.contains(&"rounds");
                    match count {
                        Some(count) if rounds => level.lose.push(Loss::Rounds(count)),
                        Some(count) => level.lose.push(Loss::Moves(count)),
                        None => self.report(&place, message!("say how many")),
                    }
                }
                "size" => {}
                "rules" => {
                    if let Some(base) = Some(value.as_str()).filter(|value| !value.starts_with('{')) {
                        if base != super::RULES {
                            self.report(
                                &place,
                                message!(
                                    "this program plays `{rules}`, not `{base}`",
                                    rules = super::RULES,
                                    base
                                ),
                            );
                        }
                    } else if let Ok(Value::Object(rules)) = serde_json::from_str::<Value>(value) {
                        let map = serde_json::Map::from_iter([("rules".to_owned(), Value::Object(rules))]);
                        level.overrides = self.overrides(&map);
                    } else {
                        self.report(&place, message!("this is not a JSON object"));
                    }
                }
                "warp" | "warps" => {
                    for pair in value.split(',') {
                        let both = pair.contains("<->");
                        let Some((from, to)) = pair.split_once(if both { "<->" } else { "->" }) else {
                            self.report(&place, message!("write `a1 -> b2`, or `a1 <-> b2` for both ways"));
                            continue;
                        };
                        if let (Some(from), Some(to)) = (named(self, from.trim()), named(self, to.trim())) {
                            level.fixtures.push((from, Fixture::Warp { to, both }));
                            if both {
                                level.fixtures.push((to, Fixture::Warp { to: from, both }));
                            }
                        }
                    }
                }
                "plates" | "plate" => {
                    let modes = [("hold", Mode::Hold), ("latch", Mode::Latch), ("toggle", Mode::Toggle)];
                    match modes.iter().find(|(word, _)| word == value) {
                        Some((_, wanted)) => {
                            for (_, fixture) in &mut level.fixtures {
                                if let Fixture::Plate { mode, .. } = fixture {
                                    *mode = *wanted;
                                }
                            }
                        }
                        None => self.report(&place, message!("plates are hold, latch or toggle")),
                    }
                }
                "gates" | "gate" => {
                    for (_, fixture) in &mut level.fixtures {
                        if let Fixture::Gate { all, .. } = fixture {
                            *all = value == "all";
                        }
                    }
                }
                "ward" | "wards" => {
                    for word in value.split_whitespace() {
                        let Some(at) = named(self, word) else { continue };
                        match level.pieces.iter_mut().find(|piece| piece.at == at) {
                            Some(piece) => piece.ward = true,
                            None => self.report_at(&place, at, message!("there is no piece here")),
                        }
                    }
                }
                "patrol" | "route" => {
                    let route: Vec<Place> = value
                        .split(|sign: char| !sign.is_ascii_alphanumeric())
                        .filter(|word| !word.is_empty())
                        .filter_map(|word| named(self, word))
                        .collect();
                    let piece = route
                        .first()
                        .and_then(|first| level.pieces.iter_mut().find(|piece| piece.at == *first));
                    match piece {
                        Some(piece) => piece.patrol = route,
                        None => self.report(
                            &place,
                            message!("a patrol begins with the cell of its piece: `patrol: a1 a2 a3`"),
                        ),
                    }
                }
                "tag" => {
                    let mut words = value.split_whitespace();
                    let at = words.next().and_then(|word| named(self, word));
                    let piece = at.and_then(|at| level.pieces.iter_mut().find(|piece| piece.at == at));
                    match (piece, words.next()) {
                        (Some(piece), Some(tag)) => piece.tag = Some(tag.to_owned()),
                        _ => self.report(
                            &place,
                            message!("write the cell of a piece and its tag: `tag: a1 hero`"),
                        ),
                    }
                }
                "par" => {
                    let par = value
                        .split(|sign: char| !sign.is_ascii_digit())
                        .find_map(|digits| digits.parse().ok());
                    level.proof.get_or_insert_with(Proof::default).par = par;
                }
                "lines" => {
                    level.proof.get_or_insert_with(Proof::default).lines = value.parse().ok();
                }
                "line" | "solution" => {
                    level.proof.get_or_insert_with(Proof::default).line.clone_from(value);
                }
                // Notes of other programs are ignored.
                "chapter" | "number" | "id" | "states" | "bits" | "fatal" | "dead" | "difficulty"
                | "proof" | "teaches" | "mechanics" | "date" | "source" | "comment" | "note" | "notes" => {}
                "sides" => match serde_json::from_str::<Value>(value) {
                    Ok(sides @ Value::Array(_)) => level.sides = self.sides(Some(&sides)),
                    _ => self.report(&place, message!("sides are a list in JSON")),
                },
                other if other.starts_with("x_") => {}
                other => self.report(
                    &place,
                    message!(
                        "unknown key `{key}`; the keys are {keys}",
                        key = other,
                        keys = Blank::list(KEYS)
                    ),
                ),
            }
        }
        if let Some(proof) = &mut level.proof {
            proof.rules = super::RULES.into();
        }
        if !lose_said {
            level.lose.insert(0, Loss::NoPieces(String::new()));
        }
    }
}

/// Losing conditions that are not goals: `stuck`, `no_pieces you`, `lost king`, `moves 20`.
fn loss_words(text: &str) -> Result<Value, Message> {
    let mut all = vec![];
    for part in text.split([',', ';']) {
        let words: Vec<&str> = part.split_whitespace().collect();
        all.push(match words[..] {
            ["stuck"] => serde_json::json!("stuck"),
            ["no_pieces"] => serde_json::json!({ "no_pieces": "you" }),
            [key @ ("no_pieces" | "lost"), what] => serde_json::json!({ key: what }),
            [key @ ("moves" | "rounds"), ">", count] | [key @ ("moves" | "rounds"), count] => {
                let count: u64 =
                    count.parse().map_err(|_| message!("`{digits}` is not a number", digits = count))?;
                serde_json::json!({ key: count })
            }
            _ => {
                return Err(message!(
                    "`{text}` is not a way to lose; write for example `lost king`",
                    text = part.trim()
                ));
            }
        });
    }
    Ok(Value::Array(all))
}

fn piece_kind(sign: char) -> Option<&'static str> {
    super::KINDS.iter().find(|(_, letter, ..)| sign.eq_ignore_ascii_case(letter)).map(|(name, ..)| *name)
}

fn drawn_fixture(sign: char) -> Option<Fixture> {
    Some(match sign {
        'x' => Fixture::Exit,
        'o' => Fixture::Plate { channel: "1".into(), mode: Mode::Hold, who: Who::default() },
        'O' => Fixture::Gate { channel: "1".into(), all: false },
        'u' => Fixture::Promotion { to: vec![] },
        _ => Fixture::Door { colour: (DOORS.iter().position(|&door| door == sign)? + 1).to_string() },
    })
}

fn drawn_item(sign: char) -> Option<Item> {
    Some(match sign {
        's' => Item::Sword,
        'h' => Item::Shield,
        'g' => Item::Ward,
        '%' => Item::Bomb,
        '$' => Item::Coin,
        '1'..='7' => Item::Key { colour: sign.to_string(), forever: false },
        _ => return None,
    })
}

impl Level {
    /// The level as a drawing. `None` if a drawing cannot express it.
    pub fn to_text(&self) -> Option<String> {
        let (files, ranks) = self.size;
        let plain_sides = match &self.sides[..] {
            [you, foe] => {
                *you == Side::new("you", Control::Human)
                    && *foe == Side::new("foe", foe.control.clone())
                    && !matches!(foe.control, Control::Human | Control::Ai(Ai::Script(_)))
            }
            _ => false,
        };
        if !plain_sides
            || self.game.is_some()
            || !self.kinds.is_empty()
            || self.overrides != Overrides::default()
            || !self.other.is_empty()
        {
            return None;
        }
        let mut grid: Vec<Vec<char>> =
            self.tiles.iter().map(|row| row.iter().map(|&tile| tile_sign(tile)).collect()).collect();
        let mut lines = vec![];
        let mut put = |at: Place, sign: char| -> Option<()> {
            let cell = grid.get_mut(ranks.checked_sub(at.rank() + 1)?)?.get_mut(at.file())?;
            (*cell == '.').then(|| *cell = sign)
        };
        for (at, fixture) in &self.fixtures {
            match fixture {
                Fixture::Warp { to, both } => {
                    // Both pads of a pair have an entry; one line is enough.
                    if !both || at < to {
                        lines.push(format!("warp: {at} {} {to}", if *both { "<->" } else { "->" }));
                    }
                }
                other => put(*at, fixture_sign(other)?)?,
            }
        }
        for (at, item) in &self.items {
            put(*at, item_sign(item)?)?;
        }
        for piece in &self.pieces {
            let letter = kind_letter(&piece.kind)?;
            put(piece.at, if piece.side == "you" { letter.to_ascii_uppercase() } else { letter })?;
            if piece.ward {
                lines.push(format!("ward: {}", piece.at));
            }
            if let Some(tag) = &piece.tag {
                lines.push(format!("tag: {} {tag}", piece.at));
            }
            if let Some(first) = piece.patrol.first() {
                if *first != piece.at {
                    return None;
                }
                let route: Vec<String> = piece.patrol.iter().map(Place::to_string).collect();
                lines.push(format!("patrol: {}", route.join(" ")));
            }
        }
        let mut text = String::new();
        let texts = [
            ("title", &self.title),
            ("author", &self.author),
            ("licence", &self.licence),
            ("text", &self.text),
        ];
        for (key, value) in texts.into_iter().filter(|(_, value)| !value.is_empty()) {
            text += &format!("{key}: {}\n", value.replace('\n', " "));
        }
        text += &format!("enemy: {}\n", self.ai_name());
        let goals: Vec<Value> = self.win.iter().map(super::Goal::json).collect();
        let words: Option<Vec<String>> = goals.iter().map(goal_words::words).collect();
        let said = words.map(|words| words.join(" and "));
        // Only phrases that the reader parses to the same goals can be used.
        let same = |said: &String| goal_words::goals(said, "foe").ok().as_ref() == Some(&json!(goals));
        text += &format!("win: {}\n", said.filter(same).unwrap_or_else(|| Value::Array(goals).to_string()));
        if self.lose != [Loss::NoPieces("you".into())] {
            let losses: Vec<Value> = self.lose.iter().map(Loss::json).collect();
            text += &format!("lose: {}\n", Value::Array(losses));
        }
        for line in lines {
            text += &format!("{line}\n");
        }
        if let Some(proof) = &self.proof {
            if let Some(par) = proof.par {
                text += &format!("par: {par}\n");
            }
            if let Some(lines) = proof.lines {
                text += &format!("lines: {lines}\n");
            }
            if !proof.line.is_empty() {
                text += &format!("line: {}\n", proof.line);
            }
        }
        debug_assert!(grid.iter().all(|row| row.len() == files));
        text.push('\n');
        for row in grid {
            text += row.into_iter().collect::<String>().trim_end();
            text.push('\n');
        }
        // Some drawings would be read differently, such as those with empty rows or leading blanks, so read it again
        // and compare. A level that is not finished can be drawn, too.
        let (again, reader) = parts(&text).ok()?;
        (reader.problems.is_empty() && again.tiles == self.tiles).then_some(text)
    }
}

fn fixture_sign(fixture: &Fixture) -> Option<char> {
    Some(match fixture {
        Fixture::Exit => 'x',
        Fixture::Door { colour } => *DOORS.get(colour.parse::<usize>().ok()?.checked_sub(1)?)?,
        Fixture::Gate { channel, all: false } if channel == "1" => 'O',
        Fixture::Plate { channel, mode: Mode::Hold, who } if channel == "1" && who.is_anybody() => 'o',
        Fixture::Promotion { to } if to.is_empty() => 'u',
        _ => return None,
    })
}

fn item_sign(item: &Item) -> Option<char> {
    Some(match item {
        Item::Sword => 's',
        Item::Shield => 'h',
        Item::Ward => 'g',
        Item::Bomb => '%',
        Item::Coin => '$',
        Item::Key { colour, forever: false } => {
            let sign = colour.chars().next().filter(|_| colour.len() == 1)?;
            ('1'..='7').contains(&sign).then_some(sign)?
        }
        _ => return None,
    })
}
