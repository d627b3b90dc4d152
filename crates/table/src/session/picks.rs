//! From clicks to moves: selecting a piece, moving it, answering questions about the move, premoves.

use chesswright_game::Millis;
use chesswright_notation::SanError;
use chesswright_notation::position::sign;
use chesswright_rules::board::Cell;
use chesswright_rules::{Choice, Piece, Side};
use chesswright_touch::marks::only_action;
use chesswright_touch::picking::Answer;
use chesswright_touch::{Next, Origin, Picking, Premove, picking};

use super::{Event, Notice, Part, Session};

impl Session {
    /// Clicks a cell: selects the piece on it, moves the selected piece there, or answers a question about a wall.
    pub(super) fn pick_cell(&mut self, cell: Cell, now: Millis) {
        if self.picking.asks_for_wall() {
            return self.pick_wall(cell, now);
        }
        if let Some(side) = self.waiting() {
            return self.pick_ahead(side, cell);
        }
        if !self.is_a_persons_turn() {
            if self.game.ending().is_some() {
                self.notice(Notice::Over);
            }
            return;
        }
        let origin = self.picking.origin.or_else(|| only_action(self.game()));
        if let Some(origin) = origin.filter(|&origin| origin != Origin::Cell(cell))
            && self.put(origin, cell, now)
        {
            return;
        }
        if let Some(choice) = self.turning_up(cell) {
            return self.make(&choice, now);
        }
        if self.owns(self.position().turn(), cell) {
            return self.pick(Origin::Cell(cell));
        }
        if let Some(origin) = origin {
            self.refuse(origin, cell);
        }
        self.set_picking(Picking::default());
    }

    /// Picks an action: it is done at once, unless it has to be aimed at a cell.
    pub(super) fn pick_action(&mut self, action: usize, now: Millis) {
        let origin = Origin::Action(action);
        let own = picking::from(&self.choices(), origin);
        match own.as_slice() {
            _ if !self.is_a_persons_turn() => {}
            [] => {}
            [choice] if picking::aims(choice).is_empty() => self.make(&choice.clone(), now),
            _ => self.pick(origin),
        }
    }

    /// Turning up a piece of nobody on a cell, if the side to move may do so.
    fn turning_up(&self, cell: Cell) -> Option<Choice> {
        let turned_up = Choice { from: cell, to: cell, ..Choice::default() };
        let is_nobodys =
            self.context.rules.definition().chance.is_some() && self.position().piece(cell).is_none();
        Some(turned_up).filter(|choice| is_nobodys && self.choices().contains(choice))
    }

    fn pick_wall(&mut self, cell: Cell, now: Millis) {
        let chosen = |choice: &&picking::Choice| choice.answer == Answer::Wall(Some(cell));
        match self.picking.choices.iter().find(chosen).map(|choice| choice.moves.clone()) {
            Some(moves) => self.proceed(moves, Some(cell), now),
            None => self.set_picking(Picking::default()),
        }
    }

    /// A person who waits selects a piece, or makes a premove.
    fn pick_ahead(&mut self, side: Side, cell: Cell) {
        self.set_premove(None);
        match self.picking.origin.filter(|&origin| origin != Origin::Cell(cell)) {
            Some(origin) => self.put_ahead(origin, cell),
            None if self.owns(side, cell) => self.pick(Origin::Cell(cell)),
            None => self.set_picking(Picking::default()),
        }
    }

    pub(super) fn owns(&self, side: Side, cell: Cell) -> bool {
        self.game().position().piece(cell).is_some_and(|piece| piece.side == side)
    }

    /// Selects a piece.
    pub(super) fn pick(&mut self, origin: Origin) {
        self.emit(Event::ClearNotice);
        self.set_picking(Picking { origin: Some(origin), ..Picking::default() });
        self.emit(Event::Picked(origin));
    }

    /// Makes a premove.
    fn put_ahead(&mut self, origin: Origin, aim: Cell) {
        self.set_picking(Picking::default());
        self.set_premove(Some(Premove { origin, aim }));
        self.emit(Event::Premoved(aim));
    }

    /// Moves a piece to a cell. Returns whether a legal move starts like that.
    fn put(&mut self, origin: Origin, cell: Cell, now: Millis) -> bool {
        let candidates = picking::aimed(&picking::from(&self.choices(), origin), cell);
        let some = !candidates.is_empty();
        if some {
            self.proceed(candidates, Some(cell), now);
        }
        some
    }

    /// Moves a piece to a cell, and explains why if there is no such move. A person who waits makes a premove.
    pub(super) fn put_or_refuse(&mut self, origin: Origin, cell: Cell, now: Millis) {
        if self.waiting().is_some() {
            self.put_ahead(origin, cell);
        } else if !self.is_a_persons_turn() || !self.put(origin, cell, now) {
            self.refuse(origin, cell);
        }
    }

    /// Plays the only candidate, or asks which one is meant.
    fn proceed(&mut self, candidates: Vec<Choice>, aim: Option<Cell>, now: Millis) {
        match picking::next(candidates) {
            Next::Nothing => self.set_picking(Picking::default()),
            Next::Play(choice) => self.make(&choice, now),
            Next::Ask(choices) => {
                self.set_picking(Picking { origin: self.picking.origin, choices, aim });
                if self.picking.asks_for_wall() {
                    self.notice(Notice::AskWall);
                }
            }
        }
    }

    /// The moves that there are, the most valuable promotions first where their order tells nothing else.
    fn choices(&self) -> Vec<Choice> {
        let mut choices = self.game().choices();
        if self.is_hidden() {
            choices.sort_by_key(|choice| -self.worth(choice));
        }
        choices
    }

    /// The value of the kind to which a move promotes.
    fn worth(&self, choice: &Choice) -> i32 {
        choice.promotion.map_or(0, |kind| self.context.values.of(kind))
    }

    /// Answers the question that is open.
    pub(super) fn choose(&mut self, place: usize, now: Millis) {
        let chosen = self.picking.choices.get(place).map(|choice| choice.moves.clone());
        if let Some(moves) = chosen {
            self.proceed(moves, self.picking.aim, now);
        }
    }

    /// Refuses to move a piece to a cell, with the reason.
    fn refuse(&mut self, origin: Origin, cell: Cell) {
        self.emit(Event::Refused(self.why_not(origin, cell)));
    }

    fn why_not(&self, origin: Origin, cell: Cell) -> Option<SanError> {
        if self.is_hidden() {
            return None;
        }
        let (position, rules) = (self.position(), &self.context.rules);
        let to = rules.cell_name(cell);
        let sign = |piece| sign(rules, piece).to_uppercase();
        let texts = match origin {
            // With its letter, a piece is identified for certain. Pawns may have none.
            Origin::Cell(from) => {
                let way = format!("{}{to}", rules.cell_name(from));
                let piece = position.piece(from).map(sign).unwrap_or_default();
                vec![format!("{piece}{way}"), way]
            }
            Origin::Hand(kind) => vec![format!("{}@{to}", sign(Piece { side: position.turn(), kind }))],
            Origin::Action(_) => return None,
        };
        let mut errors = texts.iter().filter_map(|text| self.context.san.read(position, text).err());
        let first = errors.next()?;
        if matches!(first, SanError::Illegal { .. }) { Some(first) } else { errors.next().or(Some(first)) }
    }

    /// Plays the premove, if it is the person's turn and the move is legal now.
    pub(super) fn play_premove(&mut self, now: Millis) {
        if !self.is_a_persons_turn() {
            return;
        }
        // What was selected while others moved may have been captured.
        let held = self.picking.origin.and_then(Origin::cell);
        if held.is_some_and(|cell| !self.owns(self.position().turn(), cell)) {
            self.set_picking(Picking::default());
        }
        let Some(premove) = self.premove.take() else { return };
        self.changed(Part::Premove);
        match premove.played(&self.choices(), |choice| self.worth(choice)) {
            Some(choice) => self.make(&choice, now),
            None => self.notice(Notice::PremoveGone),
        }
    }
}
