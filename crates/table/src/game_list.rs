//! The games of a PGN file, listed without playing through them.

use std::io;

use chesswright_game::pgn::Games;
use chesswright_notation::pgn::{Event, Fault, Reader};
use chesswright_rules::message::Message;

use crate::opening::Opened;
use crate::saved::built_in;

/// What the list shows of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Where its text begins.
    begin: usize,
    /// The players, in the order of the tags.
    pub players: Vec<String>,
    /// The event, the date and the result, empty where they are unknown.
    pub event: String,
    /// When it was played.
    pub date: String,
    /// How it ended, such as `1-0`.
    pub result: String,
    /// The game that was played; empty for chess.
    pub variant: String,
    /// The number of moves of its main line.
    pub moves: u32,
}

/// The games of a file.
#[derive(Clone, Debug, Default)]
pub struct GameList {
    text: String,
    headers: Vec<Header>,
}

/// Tags that are no players.
const OTHER_TAGS: [&str; 14] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Result",
    "Variant",
    "Rules",
    "FEN",
    "SetUp",
    "TimeControl",
    "Termination",
    "ECO",
    "Opening",
    "Annotator",
];

impl GameList {
    /// Lists the games of a text.
    pub fn read(text: String) -> Self {
        let headers = headers(&text).unwrap_or_default();
        Self { text, headers }
    }

    /// What the games show of themselves, in the order of the file.
    pub fn headers(&self) -> &[Header] {
        &self.headers
    }

    /// Opens the game at a place of the list.
    ///
    /// # Errors
    /// If its rules or its start position are unknown.
    pub fn open(&self, place: usize) -> Result<Opened, Option<Message>> {
        let begin = self.headers.get(place).map_or(self.text.len(), |header| header.begin);
        let end = self.headers.get(place + 1).map_or(self.text.len(), |header| header.begin);
        let mut variants = |name: &str| built_in(name);
        let mut games = Games::new(&self.text.as_bytes()[begin..end], &mut variants);
        let game = games.next_game().map_err(|error| Some(error.to_string().into()))?.ok_or(None)?;
        let warnings: Vec<Message> = game.faults.iter().map(Fault::message).collect();
        match game.game {
            Some(game) => Ok(Opened { game, warnings }),
            None => Err(warnings.into_iter().next()),
        }
    }
}

impl Header {
    /// Whether all words occur in what the list shows of the game.
    pub fn fits(&self, words: &[String]) -> bool {
        let shown = [&self.event, &self.date, &self.result, &self.variant];
        let text = self
            .players
            .iter()
            .chain(shown)
            .fold(String::new(), |text, part| text + &part.to_lowercase() + " ");
        words.iter().all(|word| text.contains(word.as_str()))
    }

    fn tag(&mut self, name: &str, value: &str) {
        let known = if matches!(value, "?" | "????.??.??" | "*") { "" } else { value }.to_owned();
        match name {
            "Event" => self.event = known,
            "Date" => self.date = known.trim_end_matches(".??").to_owned(),
            "Result" => self.result = known,
            "Variant" if !known.eq_ignore_ascii_case("chess") => self.variant = known,
            _ if OTHER_TAGS.contains(&name) => {}
            // `WhiteElo`, `WhiteTitle` and the like belong to a player, and are none.
            "White" | "Black" | "Red" | "Sente" | "Gote" | "Green" | "Blue" | "Cho" | "Han" => {
                self.players.push(known)
            }
            _ => {}
        }
    }
}

fn headers(text: &str) -> io::Result<Vec<Header>> {
    let mut reader = Reader::new(text.as_bytes());
    let mut lines = text.split_inclusive('\n');
    let (mut line, mut offset) = (1, 0);
    let mut headers: Vec<Header> = vec![];
    let mut depth = 0_u32;
    loop {
        // The place of an event is known after it.
        let begun = match reader.event()? {
            None => return Ok(headers),
            Some(Event::Begin) => true,
            Some(event) => {
                if let Some(header) = headers.last_mut() {
                    match event {
                        Event::Tag { name, value } => header.tag(name, value),
                        Event::Open => depth += 1,
                        Event::Close => depth = depth.saturating_sub(1),
                        Event::Move(_) if depth == 0 => header.moves += 1,
                        Event::Result(result) if header.result.is_empty() => {
                            header.result =
                                Some(result.to_string()).filter(|text| text != "*").unwrap_or_default();
                        }
                        _ => {}
                    }
                }
                false
            }
        };
        if begun {
            while line < reader.line() {
                offset += lines.next().map_or(0, str::len);
                line += 1;
            }
            depth = 0;
            headers.push(Header { begin: offset, ..Header::default() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2024.05.??\"]\n[Result \"1-0\"]\n\n\
        1. e4 {not [Event \"this\"]\n} e5 (1... c5 2. Nf3) 2. Nf3 1-0\n\n\
        [Event \"?\"]\n[White \"Carl\"]\n[Black \"?\"]\n[Variant \"Atomic\"]\n\n1. d4 *\n\n1. c4 c5 2. b3 0-1\n";

    #[test]
    fn games_are_listed_and_each_can_be_opened() {
        let list = GameList::read(FILE.into());
        let told: Vec<_> = list
            .headers()
            .iter()
            .map(|h| format!("{} {} {} {} {}", h.players.join("–"), h.date, h.result, h.variant, h.moves))
            .collect();
        assert_eq!(told, ["Anna–Ben 2024.05 1-0  3", "Carl–   Atomic 1", "  0-1  3"]);
        let first = list.open(0).expect("the first game").game;
        assert_eq!((first.players[0].name.as_str(), first.tree().len()), ("Anna", 5));
        assert_eq!(list.open(1).expect("the second").game.rules().definition().name, "atomic");
        assert_eq!(list.open(2).expect("the third").game.tree().len(), 3);
        assert!(list.open(3).is_err());
    }

    #[test]
    fn the_list_is_filtered_by_words() {
        let list = GameList::read(FILE.into());
        let found = |text: &str| {
            let words: Vec<String> = text.to_lowercase().split_whitespace().map(str::to_owned).collect();
            list.headers().iter().filter(|header| header.fits(&words)).count()
        };
        assert_eq!((found("anna 2024"), found("atomic"), found(""), found("nobody")), (1, 1, 3, 0));
    }
}
