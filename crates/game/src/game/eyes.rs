//! A game as one side has seen it.

use std::sync::OnceLock;

use chesswright_notation::observation;
use chesswright_notation::position::sign;
use chesswright_rules::{Announcement, Decided, History, Observation, Piece, Rules, Side};

use super::Game;
use crate::captured::{Captured, look_at};
use crate::clock::Millis;
use crate::ending::Ending;
use crate::tree::NodeId;

/// What one side knows of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Eyes {
    /// What it knows of the position.
    pub seen: Observation,
    /// What it knows of the moves of the line, in order.
    pub told: Vec<Told>,
    /// The pieces that it has captured, and those that its team has lost.
    pub captured: Vec<Captured>,
}

/// What one side knows of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The turn, from 0.
    pub turns: u32,
    /// The side that moved.
    pub by: Side,
    /// Its own move, or another one that it knows, by its cells, and `?` for one that it does not know, with the pieces that fell before its eyes or of which an umpire told:
    /// `e4d5×p`, `?×N`, and `+` for a check that was told.
    pub text: String,
    /// The tries of this side that were refused before, in order.
    pub refused: Vec<String>,
}

impl Game {
    /// The game as a side has seen it: all that may be shown to whoever plays that side, and nothing else. As `None` it is what may be
    /// shown to somebody of whom it is not known which side that is.
    ///
    /// It has the pieces that the side sees, a line of moves without any that could be played, and [`Eyes`].
    #[must_use]
    pub fn seen_by(&self, side: Option<Side>) -> Self {
        let mut last = self.position().clone();
        for node in self.line().iter().skip(self.path().len()).map_while(|id| self.tree().get(*id)) {
            let Some(played) = node.played() else { break };
            last.play_unchecked(played);
            last.recall_refusals(node.refused().iter().map(|refused| &refused.choice));
        }
        let (rules, turn) = (self.rules(), self.position().turn());
        let seen = match side {
            Some(side) => Self::witnessed(rules, &History::of(&last, side), self.path().len()),
            None => {
                let start = Observation::nothing(rules, turn, self.position().turns());
                Self::witnessed(rules, &History { start, steps: vec![] }, 0)
            }
        };
        Self {
            players: self.players.clone(),
            draws: self.draws,
            tags: self.tags.clone(),
            clock: self.clock.clone(),
            offers: self.offers.clone(),
            ..seen
        }
    }

    /// The game as a side has seen it that comes from elsewhere, after so many of its moves.
    pub fn witnessed(rules: &Rules, history: &History, at: usize) -> Self {
        let at = at.min(history.steps.len());
        let seen = history.at(at).clone();
        // Where it cannot be shown, the start is: how a game starts is no secret.
        let mut game = Self::at(seen.shown(rules).unwrap_or_else(|_| rules.start()));
        let ending = seen.outcome.map(|outcome| Ending::of(outcome, &game.position));
        let mut eyes = Eyes { seen, told: vec![], captured: vec![] };
        let mut before = &history.start;
        for (number, step) in history.steps.iter().enumerate() {
            let fell = step.fallen(rules, before);
            let fallen: Vec<Piece> = fell.iter().map(|(_, piece)| *piece).collect();
            let mut text = match (&step.chosen, step.decided) {
                (Some(choice), _) => observation::text(rules, step.by, choice),
                (None, Some(decided)) => observation::decided(rules, decided, step.by),
                (None, None) => "?".to_owned(),
            };
            let unseen = step.seen.announced.iter().filter_map(|announcement| match announcement {
                Announcement::Captured(cell, kind) if fell.iter().all(|(fallen, _)| fallen != cell) => {
                    Some(*kind)
                }
                _ => None,
            });
            // What another side has lost is written as a piece of the one that moved next, or as unknown.
            let unseen: Vec<String> = unseen
                .map(|kind| match kind {
                    Some(kind) => sign(rules, Piece { kind, side: step.seen.turn }).to_string(),
                    None => "?".to_owned(),
                })
                .collect();
            if !fallen.is_empty() || !unseen.is_empty() {
                text.push('×');
                text.extend(fallen.iter().map(|piece| sign(rules, *piece).to_string()).chain(unseen));
            }
            if step.seen.announced.iter().any(|announcement| matches!(announcement, Announcement::Check(_))) {
                text.push('+');
            }
            let refused =
                before.refused.iter().map(|choice| observation::text(rules, step.by, choice)).collect();
            eyes.told.push(Told { turns: before.turns, by: step.by, text, refused });
            if number < at {
                eyes.captured.extend(fallen.into_iter().map(|piece| Captured { by: step.by, piece }));
                if let Some(Decided::Drawn(piece)) = step.decided {
                    look_at(&mut eyes.captured, piece, rules);
                }
            }
            before = &step.seen;
            let last = game.line.last().copied().unwrap_or(NodeId::ROOT);
            game.line.extend(game.tree.add(last, None, String::new()));
        }
        game.at = at;
        game.end = OnceLock::from(ending);
        game.eyes = Some(Box::new(eyes));
        game
    }

    /// Shows the last step of a history, in a game that comes from elsewhere. A turn that ends presses the clock.
    pub fn witness(&mut self, history: &History, now: Millis) {
        let (mover, turns) = (self.position.turn(), self.position.turns());
        self.hear(history);
        self.offers.moved(mover);
        let (over, next, passed) =
            (self.ending().is_some(), self.position.turn(), self.position.turns() != turns);
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.is_running()) {
            if passed {
                clock.press(now, next);
            }
            if over {
                clock.pause(now);
            }
        }
    }

    /// Shows a history again to whose last step something has come, in a game that comes from elsewhere.
    pub fn hear(&mut self, history: &History) {
        let rules = self.rules().clone();
        let seen = Self::witnessed(&rules, history, history.steps.len());
        let known = std::mem::replace(self, seen);
        (self.players, self.draws, self.tags) = (known.players, known.draws, known.tags);
        (self.clock, self.offers) = (known.clock, known.offers);
    }

    /// What one side knows of the game, if that is all that this value has of it.
    pub fn eyes(&self) -> Option<&Eyes> {
        self.eyes.as_deref()
    }

    /// The pieces that were captured on the way to the position, in order.
    pub fn captured(&self) -> Vec<Captured> {
        self.eyes().map_or_else(|| crate::captured(&self.position), |eyes| eyes.captured.clone())
    }
}
