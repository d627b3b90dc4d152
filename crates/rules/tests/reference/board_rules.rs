//! Effects of moves on the board: blasts, petrification, walls, flips, lost first moves.

use std::collections::BTreeSet;

use chesswright_rules::betza::mover::Mover;
use chesswright_rules::betza::{Options, lower, parse};
use chesswright_rules::board::{Cell, Geometry, Vector};
use chesswright_rules::definition::model::{FlipRule, RegionText, Sided, WallRule};

use super::game::Game;
use super::situation::{Deed, Man, Situation, WALL};

impl Game {
    /// The destinations of a text of leaps, as seen from a side's point of view.
    pub fn leaps(&self, text: &str, side: usize, cell: Cell) -> BTreeSet<Cell> {
        let layers = self.board.geometry() == Geometry::Layers;
        let piece = parse(text, &Options { layers, ..Options::default() }).expect("a text of leaps");
        let movers = lower(&piece, self.board.geometry()).expect("a text of leaps");
        let mut cells = BTreeSet::new();
        for mover in &movers {
            let Mover::Ride(ride) = mover else { panic!("a text of leaps") };
            for &step in &ride.steps {
                let step = self.frame_at(side, cell).apply(step);
                for n in 1..=i16::try_from(ride.how.max.min(32)).expect("a small number") {
                    let far = Vector::new(step.x * n, step.y * n, step.z * n);
                    cells.extend(self.cells_at(cell, far));
                }
            }
        }
        cells
    }

    pub fn round(&self) -> &'static str {
        if self.board.geometry() == Geometry::Hex { "W" } else { "K" }
    }

    /// The cells in the area of a blast.
    pub fn blast_area(&self, side: usize, cell: Cell) -> BTreeSet<Cell> {
        match &self.definition.capture.blast {
            Some(blast) => self.leaps(&blast.area, side, cell),
            None => BTreeSet::new(),
        }
    }

    pub fn is_one_of(&self, kind: usize, names: &[String]) -> bool {
        names.iter().any(|name| self.kind_number(name) == Some(kind))
    }

    /// Whether a piece turns into a wall when it captures.
    pub fn is_petrified(&self, man: Man) -> bool {
        self.is_one_of(man.kind, self.definition.capture.petrifies_for(self.side_name(man.side)))
    }

    pub fn in_region(&self, region: &Option<Sided<RegionText>>, side: usize, cell: Cell) -> bool {
        match region.as_ref().and_then(|region| region.get(&self.definition.sides[side].name)) {
            Some(text) => self.region_of(text, side).is_some_and(|cells| cells.contains(cell)),
            None => true,
        }
    }

    /// The cells where a move may place a wall.
    fn wall_cells(&self, now: &Situation, deed: &Deed) -> Vec<Cell> {
        let Some(walls) = &self.definition.walls else { return vec![] };
        // Walls are placed before blasts.
        let after = now.displaced(self, deed);
        let us = now.turn;
        let empty = |cell: &Cell| after.at(*cell).is_none() && self.in_region(&walls.region, us, *cell);
        let neighbours = |cell: Cell| self.leaps(self.round(), 0, cell).len();
        let most = self.board.cells().map(neighbours).max().unwrap_or(0);
        let arrow: BTreeSet<Cell> = match (walls.put, now.at(deed.from)) {
            (WallRule::Arrow, Some(man)) => {
                let mut shooting = after.clone();
                shooting.men[deed.to as usize] = Some(man);
                let moves = self.raw_moves(&shooting, deed.to).into_iter();
                moves.filter(|deed| deed.captures.is_empty()).map(|deed| deed.to).collect()
            }
            _ => BTreeSet::new(),
        };
        let fits = |cell: &Cell| match walls.put {
            WallRule::Anywhere | WallRule::Duck => true,
            WallRule::Trail => *cell == deed.from,
            WallRule::Arrow => arrow.contains(cell),
            WallRule::Edge => {
                let beside = self.leaps("W", 0, *cell);
                neighbours(*cell) < most || beside.iter().any(|&cell| now.at(cell) == Some(WALL))
            }
        };
        self.board.cells().filter(empty).filter(fits).collect()
    }

    /// A move with each wall that may end it.
    pub fn walled(&self, now: &Situation, deed: Deed) -> Vec<Deed> {
        match &self.definition.walls {
            None => vec![deed],
            Some(walls) if walls.instead => vec![deed],
            Some(_) => {
                let cells = self.wall_cells(now, &deed);
                cells.into_iter().map(|cell| Deed { wall: Some(cell), ..deed.clone() }).collect()
            }
        }
    }

    /// Walls that are moves by themselves.
    pub fn bare_walls(&self, now: &Situation) -> Vec<Deed> {
        if !self.definition.walls.as_ref().is_some_and(|walls| walls.instead) {
            return vec![];
        }
        let royals = if self.binding(now.turn) { now.royals(self, now.turn) } else { vec![] };
        if self.binding(now.turn) && self.in_check(now, now.turn) {
            return vec![];
        }
        let at = royals.first().copied().or(now.men_of(now.turn).first().map(|(cell, _)| *cell));
        let deed = Deed { pass: true, ..Deed::quiet(at.unwrap_or(0), at.unwrap_or(0)) };
        let cells = self.wall_cells(now, &deed);
        cells.into_iter().map(|cell| Deed { wall: Some(cell), ..deed.clone() }).collect()
    }
}

impl Situation {
    /// The effects of a move after the pieces have moved.
    pub fn follow_up(&mut self, game: &Game, deed: &Deed, man: Man, now: &Self) {
        let capture = &game.definition.capture;
        let captured = !deed.captures.is_empty();
        if let (Some(blast), true) = (&capture.blast, captured) {
            let mut gone: Vec<Cell> = vec![];
            for cell in game.blast_area(man.side, deed.to) {
                let mortal = |man: &Man| {
                    *man != WALL
                        && !game.is_one_of(man.kind, &blast.spares)
                        && !game.is_one_of(man.kind, &blast.immune)
                };
                if cell != deed.to && self.at(cell).as_ref().is_some_and(mortal) {
                    gone.push(cell);
                }
            }
            if !game.is_one_of(man.kind, &blast.immune) {
                gone.push(deed.to);
            }
            for cell in gone {
                if let Some(victim) = self.at(cell) {
                    let stone = blast.petrifies && game.is_petrified(victim);
                    let marked = std::mem::take(&mut self.promoted[cell as usize]);
                    // The mover's own pieces go to the opponent's hand.
                    let own = victim.side == man.side;
                    let captor = if own { (man.side + 1) % game.sides() } else { man.side };
                    game.pocket(self, captor, victim, marked);
                    self.remove(cell, stone);
                }
            }
        }
        if captured && game.is_petrified(man) && self.at(deed.to) != Some(WALL) {
            self.remove(deed.to, true);
        }
        // Nobody passes with a piece.
        let flips = if deed.stays() { FlipRule::None } else { capture.flips_for(game.side_name(man.side)) };
        if flips != FlipRule::None {
            self.flip(game, deed, man.side, flips);
        }
        if let Some(arrived) = self.at(deed.to).filter(|man| *man != WALL) {
            self.startle(game, arrived, deed.to);
        }
        if deed.castling {
            self.exclude(game, deed, now);
        }
        if let (Some(cell), Some(walls)) = (deed.wall, &game.definition.walls) {
            if walls.put == WallRule::Duck {
                self.men.iter_mut().filter(|man| **man == Some(WALL)).for_each(|man| *man = None);
            }
            self.men[cell as usize] = Some(WALL);
            self.block_target(cell);
        }
    }

    pub fn block_target(&mut self, cell: Cell) {
        if let Some(targets) = &mut self.targets {
            targets.cells.remove(&cell);
            if targets.cells.is_empty() {
                self.targets = None;
            }
        }
    }

    /// Removes a piece without capturing it.
    fn remove(&mut self, cell: Cell, stone: bool) {
        self.men[cell as usize] = stone.then_some(WALL);
        self.unmoved[cell as usize] = false;
        self.castles.retain(|castle| castle.king[0] != cell && castle.partner[0] != cell);
        self.targets = self.targets.take().filter(|targets| targets.victim != cell);
        if stone {
            self.block_target(cell);
        }
    }

    fn flip(&mut self, game: &Game, deed: &Deed, us: usize, flips: FlipRule) {
        let around = game.leaps(game.round(), 0, deed.to);
        let is_enemy = |now: &Self, cell: Cell| now.at(cell).is_some_and(|man| game.is_prey(now, us, man));
        let is_own = |now: &Self, cell: Cell| now.at(cell).is_some_and(|man| man.side == us);
        let turned: Vec<Cell> = match flips {
            FlipRule::None => vec![],
            FlipRule::Neighbours => around.into_iter().collect(),
            FlipRule::Touched => {
                let touched = deed.from != deed.to || around.iter().any(|&cell| is_own(self, cell));
                if touched { around.into_iter().collect() } else { vec![] }
            }
            FlipRule::Lines => self.enclosed(game, deed.to, us),
        };
        for cell in turned {
            if is_enemy(self, cell) {
                if let Some(man) = self.men[cell as usize].as_mut() {
                    man.side = us;
                }
                self.unsettle(cell);
                self.targets = self.targets.take().filter(|targets| targets.victim != cell);
            }
        }
    }

    /// Enemies in straight lines between a cell and another piece of a side.
    pub fn enclosed(&self, game: &Game, cell: Cell, us: usize) -> Vec<Cell> {
        let is_enemy = |at: Cell| self.at(at).is_some_and(|man| game.is_prey(self, us, man));
        let is_own = |at: Cell| self.at(at).is_some_and(|man| man.side == us);
        let mut turned = vec![];
        for way in game.ways(game.round()) {
            let line = game.line(cell, way);
            let passed: Vec<Cell> = line.iter().copied().take_while(|&here| is_enemy(here)).collect();
            if line.get(passed.len()).is_some_and(|&here| is_own(here)) {
                turned.extend(passed);
            }
        }
        turned
    }

    fn startle(&mut self, game: &Game, arrived: Man, cell: Cell) {
        let (mut bare, prey) = (self.clone(), self.clone());
        bare.men.fill(None);
        bare.men[cell as usize] = Some(arrived);
        let seen: BTreeSet<Cell> = game.raw_moves(&bare, cell).iter().map(|deed| deed.to).collect();
        for (other, man) in (0..).zip(&self.men) {
            let Some(man) = man.filter(|man| game.is_prey(&prey, arrived.side, *man)) else { continue };
            let by = &game.definition.pieces[man.kind].startled_by;
            if game.is_one_of(arrived.kind, by) && seen.contains(&other) {
                self.unmoved[other as usize] = false;
            }
        }
    }

    fn exclude(&mut self, game: &Game, deed: &Deed, now: &Self) {
        let made = now.castles.iter().find(|castle| {
            castle.side == now.turn
                && castle.king == [deed.from, deed.to]
                && Some(castle.partner) == deed.partner
        });
        let Some(wing) = made.map(|castle| castle.wing) else { return };
        let exclusive = game.definition.castling.iter().any(|rule| rule.wing == wing && rule.exclusive);
        if exclusive {
            self.castles.retain(|castle| castle.side == now.turn || castle.wing != wing);
        }
    }
}
