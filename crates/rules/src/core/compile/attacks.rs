//! The ways in which royals can be attacked: motions seen from their targets, shared between kinds.

use super::super::bits::Bits;
use super::super::kinds::Kinds;
use super::super::program::{AttackClass, AttackPattern, Matrix, Motion, Piece, Program};
use super::super::reach::{LamePath, Line, Reach};
use super::super::table::Table;
use crate::definition::model::ChainPromotion;

/// A royal with more steps than this counts as reaching every cell.
const MANY_STEPS: u32 = 128;

impl<const W: usize> Program<W> {
    /// Fills `classes` and `between`.
    pub(super) fn find_attacks(&mut self) {
        let nothing = Table::new(0, Bits::NONE, |_| Bits::NONE);
        if self.reaches.is_empty() {
            self.reaches.push(Reach::Leap(nothing.clone())); // the reach of classes that are walked
        }
        let mut all = vec![];
        for side in 0..self.sides {
            let mut classes: Vec<(usize, AttackClass<W>)> = vec![];
            let mut walkers: Vec<(u8, Kinds)> = vec![];
            for (kind, piece) in (0u8..).zip(&self.pieces[side]) {
                // A piece that promotes in a chain goes on as what it has become.
                let goes_on = self.chains.as_ref().is_some_and(|chains| chains.go_on(side));
                let promotion = piece.promotion.as_ref();
                let forms = promotion.filter(|it| goes_on && it.in_chain == ChainPromotion::AtOnce);
                let forms = forms.into_iter().flat_map(|promotion| &promotion.to);
                let forms: Vec<&Piece<W>> =
                    forms.map(|&kind| &self.pieces[side][kind as usize]).chain([piece]).collect();
                let spares_royal = |royal: u8| forms.iter().all(|piece| piece.spares.contains(royal.into()));
                if !self.all_royal_kinds.is_empty() && self.all_royal_kinds.iter().all(spares_royal) {
                    continue; // it may not capture royals at all
                }
                if self.captures_nothing(side, kind.into()) {
                    continue; // every capture would turn it into a wall, so it attacks nothing
                }
                let spared: Vec<u8> =
                    self.all_royal_kinds.iter().filter(|&royal| spares_royal(royal)).collect();
                let spares = Kinds::new(&spared);
                if !piece.walk.is_empty() {
                    walkers.push((kind, spares.clone()));
                }
                for &index in &piece.motions {
                    let motion = &self.motions[index];
                    if !motion.attacks_royals {
                        continue;
                    }
                    let same = |other: &Motion<W>| {
                        (other.reach, other.from, other.to, &other.barred)
                            == (motion.reach, motion.from, motion.to, &motion.barred)
                    };
                    let like = |(other, class): &&mut (usize, AttackClass<W>)| {
                        same(&self.motions[*other]) && class.spares == spares
                    };
                    match classes.iter_mut().find(like) {
                        Some((_, class)) => class.kinds.add(kind),
                        None => {
                            let class = self.class(motion, kind, &nothing);
                            classes.push((index, AttackClass { spares: spares.clone(), ..class }));
                        }
                    }
                }
            }
            let mut classes: Vec<AttackClass<W>> = classes.into_iter().map(|(_, class)| class).collect();
            for (kind, spares) in walkers {
                classes.push(AttackClass {
                    pattern: AttackPattern::Walk(self.walk_span(side, kind)),
                    kinds: Kinds::new(&[kind]),
                    barred: Kinds::default(),
                    spares,
                    reach: 0,
                    to: self.all,
                    ring: nothing.clone(),
                });
            }
            all.push(classes);
        }
        self.classes = all;
        self.build_matrix();
        self.draw_rings();
    }

    fn class(&self, motion: &Motion<W>, kind: u8, nothing: &Table<Bits<W>, W>) -> AttackClass<W> {
        let n = self.cells;
        let reach = &self.reaches[motion.reach];
        let pattern = match reach {
            Reach::Leap(to) => {
                let mut from = nothing.clone();
                for cell in motion.from.iter().filter(|&cell| cell < n) {
                    (to[cell] & motion.to).for_each(|t| from[t] |= Bits::one(cell));
                }
                AttackPattern::Leap(from)
            }
            Reach::Lame(paths) => {
                let mut from: Table<Vec<LamePath<W>>, W> = Table::new(0, vec![], |_| vec![]);
                for cell in motion.from.iter().filter(|&cell| cell < n) {
                    for way in &paths[cell] {
                        (way.to & motion.to).for_each(|t| {
                            let here = Bits::one(cell);
                            match from[t].iter_mut().find(|other| other.path == way.path) {
                                Some(other) => other.to |= here,
                                None => from[t].push(LamePath { path: way.path, to: here }),
                            }
                        });
                    }
                }
                AttackPattern::Lame(from)
            }
            Reach::Slide(slide) => {
                let (from, back) = self.turned(&slide.lines, motion);
                AttackPattern::Slide { from, back, in_matrix: false }
            }
            Reach::Hop(hop) => {
                let (from, back) = self.turned(&hop.lines, motion);
                AttackPattern::Hop { from, back, behind: hop.behind, in_matrix: false }
            }
        };
        AttackClass {
            pattern,
            kinds: Kinds::new(&[kind]),
            barred: motion.barred.clone(),
            spares: Kinds::default(),
            reach: motion.reach,
            to: motion.to,
            ring: nothing.clone(),
        }
    }

    /// The lines seen from their targets, with the cells from which each target can be reached.
    fn turned(&self, lines: &[Line<W>], motion: &Motion<W>) -> (Table<Bits<W>, W>, Vec<Line<W>>) {
        let none = [Bits::NONE; 2];
        let mut from = Table::new(0, Bits::NONE, |_| Bits::NONE);
        let mut back = vec![];
        for line in lines {
            let mut turned: Line<W> = Table::new(0, none, |_| none);
            for cell in 0..self.cells {
                let here = Bits::one(cell);
                let [below, above] = line[cell];
                below.for_each(|t| turned[t][1] |= here);
                above.for_each(|t| turned[t][0] |= here);
                if motion.from.has(cell) {
                    ((below | above) & motion.to).for_each(|t| from[t] |= here);
                }
            }
            back.push(turned);
        }
        (from, back)
    }

    /// Builds one matrix of the cells between two cells, for all classes that agree on it. Only small boards have one.
    fn build_matrix(&mut self) {
        if W > 2 {
            return;
        }
        let n = self.cells;
        let mut matrix = Matrix::new();
        let mut known = vec![false; n * n];
        let mut agree = vec![];
        for classes in &self.classes {
            for class in classes {
                let (from, back) = match &class.pattern {
                    AttackPattern::Slide { from, back, .. } | AttackPattern::Hop { from, back, .. } => {
                        (from, back)
                    }
                    _ => {
                        agree.push(false);
                        continue;
                    }
                };
                let entries: Vec<(usize, usize, Bits<W>)> = (0..n)
                    .flat_map(|k| from[k].iter().map(move |s| (k, s)))
                    .map(|(k, s)| (k, s, self.shield(false, class.reach, back, k, s)))
                    .collect();
                let fits =
                    entries.iter().all(|&(k, s, shield)| !known[k * n + s] || matrix.get(k, s) == shield);
                if fits {
                    for (k, s, shield) in entries {
                        known[k * n + s] = true;
                        matrix.set(k, s, shield);
                    }
                }
                agree.push(fits);
            }
        }
        let mut agree = agree.into_iter();
        for class in self.classes.iter_mut().flatten() {
            let fits = agree.next().unwrap_or_default();
            if let AttackPattern::Slide { in_matrix, .. } | AttackPattern::Hop { in_matrix, .. } =
                &mut class.pattern
            {
                *in_matrix = fits;
            }
        }
        self.between = Some(matrix);
    }

    /// Fills `ring`: for each class and each cell of a royal, the cells from which the class could reach one of the
    /// royal's steps on an empty board.
    fn draw_rings(&mut self) {
        let n = self.cells;
        for by in 0..self.sides {
            let mut steps = vec![Bits::NONE; n];
            for side in (0..self.sides).filter(|&side| side != by) {
                for kind in self.binding_royal_kinds.iter() {
                    let piece = &self.pieces[side][kind as usize];
                    for (cell, steps) in steps.iter_mut().enumerate() {
                        if !piece.walk.is_empty() {
                            *steps = self.all;
                        }
                        for &index in &piece.motions {
                            let motion = &self.motions[index];
                            *steps |= self.reaches[motion.reach].widest(cell) & motion.to;
                        }
                    }
                }
            }
            let all = self.all;
            for class in &mut self.classes[by] {
                let from = |t: usize| match &class.pattern {
                    AttackPattern::Leap(from)
                    | AttackPattern::Slide { from, .. }
                    | AttackPattern::Hop { from, .. } => from[t],
                    AttackPattern::Walk(span) => span.onto(t).unwrap_or(all),
                    AttackPattern::Lame(from) => from[t].iter().fold(Bits::NONE, |set, h| set | h.to),
                };
                let around = |steps: Bits<W>| steps.iter().fold(Bits::NONE, |ring, t| ring | from(t));
                // Asking about each of so many steps would take too long, so such a royal counts as attackable from
                // everywhere.
                let far = steps.iter().any(|steps| steps.count() > MANY_STEPS).then(|| around(self.all));
                class.ring = Table::new(n, Bits::NONE, |k| match far {
                    Some(far) if steps[k].count() > MANY_STEPS => far,
                    _ => around(steps[k]),
                });
            }
        }
    }
}
