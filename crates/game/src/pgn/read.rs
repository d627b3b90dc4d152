//! Reading PGN.

use std::io::{self, Read};

use chesswright_notation::pgn::annotation::{Annotation, Mark as TextMark};
use chesswright_notation::pgn::{Checked, CheckedReader, Fault, GameResult, Tags, Variants};
use chesswright_rules::Move;

use super::ending::ending;
use super::write::side_tag;
use crate::clock::{Bonus, Control, Millis, Stage, TimeControl, Times};
use crate::ending::Ending;
use crate::game::Game;
use crate::notes::{Colour, Mark};
use crate::texts;
use crate::tree::NodeId;

/// A game from a file.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The line it begins on.
    pub line: u64,
    /// All its tags, including those that became part of the game.
    pub tags: Tags,
    /// The game. `None` if its rules or its start position are unknown.
    pub game: Option<Game>,
    /// The faults found in it.
    pub faults: Vec<Fault>,
}

/// The games of a file, in order.
///
/// ```
/// use chesswright_game::pgn::Games;
/// use chesswright_rules::Rules;
///
/// let mut variants = |name: &str| Rules::new(&chesswright_catalog::definition(name)?).ok();
/// let file = "[White \"Anna\"]\n\n1. e4 e5 (1... c5 {sharp}) 2. Nf3! *\n\n1. d4 *\n";
/// let mut games = Games::new(file.as_bytes(), &mut variants);
/// let first = games.next_game()?.and_then(|imported| imported.game).expect("chess is known");
/// assert_eq!((first.players[0].name.as_str(), first.tree().len()), ("Anna", 4));
/// assert!(games.next_game()?.is_some() && games.next_game()?.is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Games<'v, R> {
    reader: CheckedReader<'v, R>,
}

impl<'v, R: Read> Games<'v, R> {
    /// Reads from `inner`. `variants` finds variants by name.
    pub fn new(inner: R, variants: &'v mut dyn Variants) -> Self {
        Self { reader: CheckedReader::new(inner, variants) }
    }

    /// The next game; `None` at the end of the file.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn next_game(&mut self) -> io::Result<Option<Imported>> {
        let mut imported = Imported { line: 0, tags: Tags::default(), game: None, faults: vec![] };
        let mut begun = false;
        let mut builder: Option<Builder> = None;
        loop {
            let Some(event) = self.reader.event()? else {
                return Ok((begun || !imported.faults.is_empty()).then_some(imported));
            };
            match event {
                Checked::Begin => {
                    begun = true;
                    imported.line = self.reader.line();
                }
                Checked::Start => {
                    imported.tags = self.reader.tags().clone();
                    let start = self.reader.position();
                    builder = start.map(|start| Builder::new(Game::from_position(start), &imported.tags));
                }
                Checked::Fault(fault) => imported.faults.push(*fault),
                Checked::End => {
                    imported.game = builder.map(|builder| builder.finish(&imported.tags));
                    return Ok(Some(imported));
                }
                other => builder.iter_mut().for_each(|builder| builder.take(&other)),
            }
        }
    }
}

/// Builds a game from events.
struct Builder {
    game: Game,
    /// The last move of each open line.
    lines: Vec<NodeId>,
    /// A comment that precedes the next move.
    before: String,
    result: Option<GameResult>,
}

impl Builder {
    fn new(mut game: Game, tags: &Tags) -> Self {
        let names: Vec<String> =
            game.rules().definition().sides.iter().map(|side| side_tag(&side.name)).collect();
        for (player, name) in game.players.iter_mut().zip(&names) {
            player.name = tags.value(name).unwrap_or_default().to_owned();
            player.rating = tags.value(&format!("{name}Elo")).and_then(|rating| rating.parse().ok());
        }
        let own = ["Result", "Variant", "Rules", "FEN", "SetUp", "TimeControl", "Termination"];
        for (name, value) in tags.iter() {
            let player = names.iter().any(|side| {
                name.strip_prefix(side.as_str()).is_some_and(|rest| rest.is_empty() || rest == "Elo")
            });
            let unknown = matches!(value, "?" | "????.??.??");
            if !player && !unknown && !own.contains(&name) {
                game.tags.insert(name.to_owned(), value.to_owned());
            }
        }
        if let Some(control) = tags.value("TimeControl").and_then(time_control) {
            game.set_clock_apart(control);
        }
        Self { game, lines: vec![NodeId::ROOT], before: String::new(), result: None }
    }

    fn here(&self) -> NodeId {
        self.lines.last().copied().unwrap_or(NodeId::ROOT)
    }

    fn take(&mut self, event: &Checked<'_>) {
        match event {
            Checked::Move { text, played } => self.play(text, *played),
            Checked::Nag(number) => {
                let here = self.here();
                if let Some(notes) = self.game.notes_mut(here).filter(|_| here != NodeId::ROOT) {
                    notes.nags.push(*number);
                }
            }
            Checked::Comment(text) => self.comment(text),
            Checked::Preface(text) => append(&mut self.before, text),
            Checked::Open => {
                let parent = self.game.tree().get(self.here()).and_then(|node| node.parent());
                self.lines.push(parent.unwrap_or(NodeId::ROOT));
                self.before.clear();
            }
            Checked::Close => {
                self.lines.pop();
                self.before.clear();
            }
            Checked::Result(result) => self.result = Some(*result),
            Checked::Begin | Checked::Start | Checked::Escape(_) | Checked::Fault(_) | Checked::End => {}
        }
    }

    fn play(&mut self, text: &str, played: Option<&Move>) {
        let here = self.here();
        let known = played.and_then(|played| self.game.tree().child(here, played));
        let written = match played {
            Some(played) if self.game.go_to(here, 0) => texts::write_move(self.game.position(), played),
            _ => text.to_owned(),
        };
        let Some(node) = known.or_else(|| self.game.tree_mut().add(here, played.cloned(), written)) else {
            return;
        };
        if let Some(last) = self.lines.last_mut() {
            *last = node;
        }
        let before = std::mem::take(&mut self.before);
        if let Some(notes) = self.game.notes_mut(node) {
            append(&mut notes.before, &before);
        }
    }

    fn comment(&mut self, text: &str) {
        let here = self.here();
        let in_variation = self.lines.len() > 1;
        let begins = in_variation
            && self.lines.iter().rev().nth(1).and_then(|&varied| self.game.tree().get(varied)?.parent())
                == Some(here);
        if begins {
            return append(&mut self.before, text);
        }
        let mut annotation = Annotation::read(text);
        let marks: Vec<Option<Mark>> = annotation.marks.iter().map(|mark| self.mark(mark)).collect();
        let times = annotation.clock.and_then(|left| self.times(here, left));
        if times.is_some() {
            annotation.clock = None;
        }
        // Marks that this game cannot represent stay in the comment.
        let mut unplaced = marks.iter().map(Option::is_none);
        annotation.marks.retain(|_| unplaced.next().unwrap_or(true));
        if let Some(node) = self.game.tree_mut().get_mut(here) {
            node.notes.marks.extend(marks.into_iter().flatten());
            append(&mut node.notes.after, &annotation.to_string());
            node.times = times.or(node.times.take());
        }
    }

    fn mark(&self, mark: &TextMark) -> Option<Mark> {
        let colour = match mark.colour {
            'G' => Colour::Green,
            'R' => Colour::Red,
            'Y' => Colour::Yellow,
            'B' => Colour::Blue,
            _ => return None,
        };
        let board = self.game.rules().board();
        let to = match &mark.to {
            Some(to) => Some(board.cell(to)?),
            None => None,
        };
        Some(Mark { colour, from: board.cell(&mark.from)?, to })
    }

    /// The clock after the move of a node, if there is a clock.
    fn times(&mut self, node: NodeId, left: Millis) -> Option<Times> {
        let parent = self.game.tree().get(node)?.parent()?;
        let mover = self.game.go_to(parent, 0).then(|| self.game.position().turn())?;
        let next = self.game.go_to(node, 0).then(|| self.game.position().turn())?;
        let control = self.game.clock()?.control().clone();
        let earlier = self.game.tree().path(parent).into_iter().rev();
        let known = earlier.filter_map(|id| self.game.tree().get(id)?.times.clone()).next();
        let mut times = known.unwrap_or_else(|| Times::begin(&control, self.game.rules().sides(), mover.0));
        times.sides.get_mut(mover.index())?.left = left;
        (times.turn, times.spent) = (next.0, 0);
        Some(times)
    }

    /// Returns the game, at the end of its main line.
    fn finish(mut self, tags: &Tags) -> Game {
        let game = &mut self.game;
        let main = game.tree().main_line(NodeId::ROOT);
        let last = main.last().copied().unwrap_or(NodeId::ROOT);
        let played = main
            .iter()
            .copied()
            .take_while(|&id| game.tree().get(id).is_some_and(|node| node.played().is_some()));
        let reached = played.last().unwrap_or(NodeId::ROOT);
        game.go_to(reached, 0);
        game.forget_line();
        let result = self.result.or_else(|| GameResult::read(tags.value("Result")?)).unwrap_or_default();
        let by_rules = Ending::by_rules(game.position()).filter(|_| reached == last);
        if let Some(ending) = ending(result, tags.value("Termination"))
            && by_rules.is_none_or(|by_rules| by_rules.decision != ending.decision)
        {
            game.decide(last, ending);
        }
        self.game
    }
}

/// Appends to a comment.
fn append(comment: &mut String, more: &str) {
    if !comment.is_empty() && !more.is_empty() {
        comment.push(' ');
    }
    comment.push_str(more);
}

/// `300`, `300+3`: seconds, and seconds per move.
pub(crate) fn time_control(text: &str) -> Option<TimeControl> {
    let (base, bonus) = text.split_once('+').unwrap_or((text, "0"));
    let number = |text: &str| text.trim().parse::<Millis>().ok().filter(|&seconds| seconds < 1 << 24);
    let (base, bonus) = (number(base)? * 1000, number(bonus)? * 1000);
    let stage = Stage {
        base,
        bonus: if bonus > 0 { Bonus::Increment(bonus) } else { Bonus::None },
        ..Stage::default()
    };
    (base + bonus > 0).then_some(())?;
    Some(TimeControl::same(Control::new(vec![stage])?))
}
