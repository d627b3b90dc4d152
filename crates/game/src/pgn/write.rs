//! Writing PGN.

use chesswright_notation::pgn::annotation::{Annotation, Mark as TextMark};
use chesswright_notation::pgn::{Tags, Writer, embedded};
use chesswright_notation::san::Style;
use chesswright_notation::{San, position};
use chesswright_rules::{Move, Position, Rules};

use super::ending::{result, termination};
use crate::clock::{Bonus, TimeControl};
use crate::game::Game;
use crate::notes::{Colour, Notes};
use crate::tree::{Node, NodeId, Tree};

/// Writes a game as PGN. If its rules are not `built_in` under their name, the text contains them.
pub fn write(game: &Game, built_in: &dyn Fn(&str) -> Option<Rules>) -> String {
    let rules = game.rules();
    let definition = rules.definition();
    let known = built_in(&definition.name).is_some_and(|known| known.definition() == definition);
    let mut writer = Writer::default();
    writer.tags(&tags(game, known));
    if !known {
        writer.rules(definition);
    }
    let mut scribe = Scribe {
        tree: game.tree(),
        san: San::new(rules),
        position: game.start().without_history(),
        writer,
        clocks: game.clock().is_some(),
    };
    if let Some(root) = game.tree().get(NodeId::ROOT) {
        let opening = [&root.notes.before, &root.notes.after].into_iter().filter(|text| !text.is_empty());
        let text: Vec<&str> = opening.map(String::as_str).collect();
        let comment = Annotation { text: text.join(" "), ..scribe.annotation(root, None) };
        if !comment.is_empty() {
            scribe.writer.comment(&comment.to_string());
        }
    }
    scribe.line(NodeId::ROOT);
    scribe.writer.result(result(game.result().as_ref(), rules));
    scribe.writer.take()
}

/// The seven standard tags, then the other known ones.
fn tags(game: &Game, known: bool) -> Tags {
    let definition = game.rules().definition();
    let mut tags = Tags::default();
    let given = |name: &str| game.tags.get(name).map(String::as_str);
    let player = |side: usize| {
        game.players.get(side).map(|player| player.name.as_str()).filter(|name| !name.is_empty())
    };
    let names: Vec<String> = definition.sides.iter().map(|side| side_tag(&side.name)).collect();
    tags.add("Event", given("Event").unwrap_or("?"));
    tags.add("Site", given("Site").unwrap_or("?"));
    tags.add("Date", given("Date").unwrap_or("????.??.??"));
    tags.add("Round", given("Round").unwrap_or("?"));
    for (side, name) in names.iter().enumerate() {
        tags.add(name, player(side).unwrap_or("?"));
    }
    let ending = game.result();
    tags.add("Result", &result(ending.as_ref(), game.rules()).to_string());
    if definition.name != "chess" || !known {
        tags.add("Variant", &definition.name);
    }
    if !known {
        tags.add(embedded::TAG, &definition.hash());
    }
    let start = position::write(game.start());
    if start != position::write(&game.rules().start()) {
        tags.add("SetUp", "1");
        tags.add("FEN", &start);
    }
    for (player, name) in game.players.iter().zip(&names) {
        if let Some(rating) = player.rating {
            tags.add(&format!("{name}Elo"), &rating.to_string());
        }
    }
    if let Some(control) = game.clock().and_then(|clock| seconds(clock.control())) {
        tags.add("TimeControl", &control);
    }
    if let Some(termination) = ending.as_ref().and_then(termination) {
        tags.add("Termination", &termination);
    }
    for (name, value) in &game.tags {
        tags.add(name, value);
    }
    tags
}

/// A simple time control in PGN: `300+3`, in seconds.
pub(crate) fn seconds(control: &TimeControl) -> Option<String> {
    let [one] = control.controls() else { return None };
    let [stage] = one.stages() else { return None };
    let bonus = match stage.bonus {
        Bonus::None => 0,
        Bonus::Increment(bonus) => bonus,
        Bonus::Delay(_) | Bonus::Bronstein(_) | Bonus::Hourglass => return None,
    };
    let whole = stage.base % 1000 == 0 && bonus % 1000 == 0;
    (whole && stage.moves.is_none() && stage.periods.is_none())
        .then(|| format!("{}+{}", stage.base / 1000, bonus / 1000))
}

/// The tag with the name of a side's player: `White`.
pub fn side_tag(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

struct Scribe<'g> {
    tree: &'g Tree,
    san: San,
    position: Position,
    writer: Writer,
    clocks: bool,
}

impl Scribe<'_> {
    /// Writes the moves after a node: at each node the main continuation, then its variations.
    fn line(&mut self, from: NodeId) {
        let mut made = 0;
        let mut at = from;
        while let Some((&next, others)) = self.tree.children(at).split_first() {
            let played = self.step(next);
            for &other in others {
                self.writer.open();
                let instead = self.step(other);
                let made = self.play(instead.as_ref());
                self.line(other);
                if made {
                    self.position.undo();
                }
                self.writer.close();
            }
            made += usize::from(self.play(played.as_ref()));
            at = next;
        }
        for _ in 0..made {
            self.position.undo();
        }
    }

    fn play(&mut self, played: Option<&Move>) -> bool {
        if let Some(played) = played {
            self.position.play_unchecked(played);
        }
        played.is_some()
    }

    /// Writes a move and its notes. The position stays before the move.
    fn step(&mut self, id: NodeId) -> Option<Move> {
        let node = self.tree.get(id)?;
        if !node.notes.before.is_empty() {
            self.writer.preface(&self.position, &node.notes.before);
        }
        match node.played() {
            // PGN has one board and no word for what comes from another.
            Some(played) if played.supplies().is_some() => self.writer.comment(node.text()),
            Some(played) => {
                let text = self.san.write(&self.position, played, Style::SHORT);
                self.writer.played(&self.position, &text);
            }
            None => self.writer.unplayed(node.text()),
        }
        for &nag in &node.notes.nags {
            self.writer.nag(nag);
        }
        let annotation = self.annotation(node, Some(self.position.turn().index()));
        if !annotation.is_empty() {
            self.writer.comment(&annotation.to_string());
        }
        node.played().cloned()
    }

    /// The content of the comment after a move.
    fn annotation(&self, node: &Node, mover: Option<usize>) -> Annotation {
        let Notes { after, marks, .. } = &node.notes;
        let board = self.san.rules().board();
        let name = |cell| board.name(cell).to_owned();
        let times = node.times.as_ref().filter(|_| self.clocks);
        let clock = times.zip(mover).and_then(|(times, mover)| Some(times.sides.get(mover)?.left));
        let marks = marks.iter().map(|mark| TextMark {
            colour: letter(mark.colour),
            from: name(mark.from),
            to: mark.to.map(name),
        });
        Annotation { text: after.clone(), clock, marks: marks.collect(), ..Annotation::default() }
    }
}

fn letter(colour: Colour) -> char {
    match colour {
        Colour::Green => 'G',
        Colour::Red => 'R',
        Colour::Yellow => 'Y',
        Colour::Blue => 'B',
    }
}
