//! Matches as BPGN.

use chesswright_notation::San;
use chesswright_notation::bpgn::{Board, Boards, Entry, Record, Seat, Writer};
use chesswright_notation::pgn::{GameResult, Tags, embedded};
use chesswright_notation::position;
use chesswright_notation::san::Style;
use chesswright_rules::{Reason, Rules, Side};

use super::Match;
use crate::clock::Millis;
use crate::ending::{Cause, Decision, Ending};
use crate::game::Draws;
use crate::pgn::{control_in_seconds, read_control};
use crate::tree::NodeId;

/// The tags that are written from the match itself.
const OWN: [&str; 7] = ["Result", "Variant", "Rules", "SetUp", "FEN", "TimeControl", "Termination"];

impl Match {
    /// The match as BPGN. If its rules are not `built_in` under their name, the text contains them.
    pub fn to_bpgn(&self, built_in: &dyn Fn(&str) -> Option<Rules>) -> String {
        let definition = self.rules().definition();
        let known = built_in(&definition.name).is_some_and(|known| known.definition() == definition);
        let mut writer = Writer::default();
        writer.tags(&self.written_tags(known));
        if !known {
            writer.rules(definition);
        }
        if let Some(root) = self.game(Board::A).tree().get(NodeId::ROOT) {
            writer.comment(&root.notes.after);
        }
        let san = San::new(self.rules());
        let starts = Board::BOTH.map(|board| self.game(board).start().without_history());
        let mut boards = Boards::new(starts);
        for logged in &self.log {
            let board = logged.label.seat.board;
            let Some(node) = self.game(board).tree().get(logged.node) else { continue };
            let Some(played) = node.played() else { continue };
            let text = san.write(boards.position(board), played, Style::SHORT);
            let times = node.times.as_ref().and_then(|times| times.sides.get(logged.label.seat.side.index()));
            writer.played(logged.label, &text, times.map(|time| time.left));
            writer.comment(&node.notes.after);
            boards.play(board, played);
        }
        let (closing, result) = self.closing();
        writer.result(&closing, result);
        writer.take()
    }

    fn written_tags(&self, known: bool) -> Tags {
        let mut tags = Tags::default();
        let given = |name: &str| self.tags.get(name).map(String::as_str);
        tags.add("Event", given("Event").unwrap_or("?"));
        tags.add("Site", given("Site").unwrap_or("?"));
        tags.add("Date", given("Date").unwrap_or("????.??.??"));
        for seat in Seat::ALL {
            let player = self.player(seat);
            tags.add(seat.tag(), if player.name.is_empty() { "?" } else { &player.name });
            if let Some(rating) = player.rating {
                tags.add(&format!("{}Elo", seat.tag()), &rating.to_string());
            }
        }
        let control = self.game(Board::A).clock().and_then(|clock| control_in_seconds(clock.control()));
        if let Some(control) = control {
            tags.add("TimeControl", &control);
        }
        tags.add("Result", &self.closing().1.to_string());
        let definition = self.rules().definition();
        tags.add("Variant", &definition.name);
        if !known {
            tags.add(embedded::TAG, &definition.hash());
        }
        let starts = Board::BOTH.map(|board| position::write(self.game(board).start()));
        let usual = position::write(&self.rules().start());
        if starts.iter().any(|start| *start != usual) {
            tags.add("SetUp", "1");
            tags.add("FEN", &starts.join(" | "));
        }
        for (name, value) in &self.tags {
            tags.add(name, value);
        }
        tags
    }

    /// How the match ended, in the words of FICS, and the result at that board.
    fn closing(&self) -> (String, GameResult) {
        let Some((board, ending)) = self.ending() else { return (String::new(), GameResult::Unknown) };
        let result = match ending.decision {
            Decision::Won(side) => GameResult::Won { winners: 1 << side.0, sides: 2 },
            Decision::Drawn => GameResult::DRAW,
            Decision::Lost(_) | Decision::Void => GameResult::Unknown,
        };
        let name = |side: Side| {
            let seat = Seat { board, side };
            let name = &self.player(seat).name;
            if name.is_empty() { seat.tag().to_owned() } else { name.clone() }
        };
        let words = match (&ending.cause, ending.decision) {
            (Cause::Rules(Reason::Checkmate), Decision::Won(side)) => {
                format!("{} {CHECKMATED}", name(Side(1 - side.0.min(1))))
            }
            (Cause::Rules(reason), _) => format!("Game ended by {reason}"),
            (Cause::Resignation(side), _) => format!("{} {RESIGNS}", name(*side)),
            (Cause::Time(side) | Cause::TimeWithoutMaterial(side), _) => {
                format!("{} {FORFEITS}", name(*side))
            }
            (Cause::Agreement, _) => AGREEMENT.to_owned(),
            (Cause::Abort, _) => ABORTED.to_owned(),
            (Cause::Other(text), _) => text.clone(),
        };
        (words, result)
    }

    /// A match that was read from BPGN, as far as its moves could be played. `None` if its game or start position is unknown.
    pub fn from_record(record: &Record) -> Option<Self> {
        let start = record.start.as_ref()?;
        let [one, other] = &start.positions;
        let mut read = Self::from_positions([one, other]).ok()?;
        // Players who went on did not claim a draw.
        read.set_draws(Draws::Claimed);
        for seat in Seat::ALL {
            let player = read.player_mut(seat);
            let name = record.tags.value(seat.tag()).unwrap_or_default().replace(char::is_control, " ");
            player.name = name.trim().to_owned();
            player.rating =
                record.tags.value(&format!("{}Elo", seat.tag())).and_then(|text| text.parse().ok());
        }
        let players = Seat::ALL.map(|seat| seat.tag());
        let is = |name: &str, other: &str| name.eq_ignore_ascii_case(other);
        let of_player =
            |name: &str| players.iter().any(|tag| is(name, tag) || is(name, &format!("{tag}Elo")));
        let own = |name: &str| OWN.iter().any(|own| is(name, own)) || of_player(name);
        for (name, value) in record.tags.iter().filter(|(name, _)| !own(name)) {
            read.tags.insert(name.to_owned(), value.to_owned());
        }
        if let Some(control) = record.tags.value("TimeControl").and_then(read_control) {
            read.set_clock(&control);
        }
        if let Some(notes) = read.boards[0].notes_mut(NodeId::ROOT) {
            notes.after = record.comments.join(" ");
        }
        for entry in &record.entries {
            let Some(played) = &entry.played else { break };
            if read.play(entry.label.seat.board, played, 0).is_err() {
                break;
            }
            read.note(entry);
        }
        let end = record.closing.as_deref().map(str::trim).unwrap_or_default();
        if let Some((board, ending)) = read.ending_in_words(end, record.result()) {
            read.end(board, ending, 0);
        }
        Some(read)
    }

    /// Keeps the clock and the comments of the move that was just read.
    fn note(&mut self, entry: &Entry) {
        let Some(last) = self.log.last() else { return };
        let (seat, node) = (last.label.seat, last.node);
        let game = &mut self.boards[seat.board.index()];
        if let Some(notes) = game.notes_mut(node) {
            notes.after = entry.comments.join(" ");
        }
        let turn = game.position().turn();
        if let Some(left) = entry.clock
            && let Some(clock) = game.clock_mut()
        {
            let mut times = clock.times(0);
            (times.turn, times.spent) = (turn.0, 0);
            if let Some(time) = times.sides.get_mut(seat.side.index()) {
                time.left = left;
            }
            clock.set(times.clone(), 0);
            if let Some(node) = game.tree_mut().get_mut(node) {
                node.times = Some(times);
            }
        }
        let times = self.times(0);
        if let Some(last) = self.log.last_mut() {
            last.times = times;
        }
    }

    /// The end that the last words and the result of a file describe.
    fn ending_in_words(&self, words: &str, result: GameResult) -> Option<(Board, Ending)> {
        let loser = match result {
            GameResult::FIRST => Some(Side(1)),
            GameResult::SECOND => Some(Side(0)),
            _ => None,
        };
        for (does, cause) in
            [(RESIGNS, Cause::Resignation as fn(Side) -> Cause), (FORFEITS, Cause::Time as fn(Side) -> Cause)]
        {
            let Some(name) = words.strip_suffix(does).map(str::trim) else { continue };
            let seats = || {
                Seat::ALL
                    .into_iter()
                    .filter(move |seat| self.player(*seat).name == name || seat.tag() == name)
            };
            // Two players may have one name; the result tells them apart by their sides.
            let told = seats().find(|seat| Some(seat.side) == loser).or_else(|| seats().next());
            if let Some(Seat { board, side }) = told {
                return Some((board, Ending::loss(side, 2, cause(side))));
            }
        }
        let other = |decision| Some((Board::A, Ending { decision, cause: Cause::Other(words.to_owned()) }));
        match (result, loser) {
            (GameResult::Drawn { .. }, _) if words.is_empty() || words == AGREEMENT => {
                Some((Board::A, Ending { decision: Decision::Drawn, cause: Cause::Agreement }))
            }
            (GameResult::Drawn { .. }, _) => other(Decision::Drawn),
            (_, Some(side)) if words.is_empty() => {
                Some((Board::A, Ending::loss(side, 2, Cause::Resignation(side))))
            }
            (_, Some(side)) => other(Decision::Won(Side(1 - side.0.min(1)))),
            (GameResult::Unknown, _) if words == ABORTED => {
                Some((Board::A, Ending { decision: Decision::Void, cause: Cause::Abort }))
            }
            _ => None,
        }
    }

    /// What is left on the clock of a seat, in milliseconds.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.game(seat.board).clock().map(|clock| clock.reading(seat.side, now).left)
    }
}

const CHECKMATED: &str = "checkmated";
const RESIGNS: &str = "resigns";
const FORFEITS: &str = "forfeits on time";
const AGREEMENT: &str = "Game drawn by mutual agreement";
const ABORTED: &str = "Game aborted";
