//! Pieces whose moves no table can describe. They are walked leg by leg.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::attacks::Occupancy;
use super::bits::Bits;
use super::en_passant::EnPassant;
use super::generate::SideView;
use super::program::{Piece, Program, Walk};
use super::sink::MoveSink;
use super::state::{State, Undo, kind_of, side_of};
use super::step::{Extra, Step, StepKind};
use crate::betza::QuickHash;
use crate::betza::mover::FirstMove;
use crate::betza::walk::{Content, Partner, PseudoMove, Surroundings, Walker, Want};
use crate::board::{Cell, Frame};

/// The board as the walker sees it for one piece.
pub(super) struct Around<'a, const W: usize> {
    pub(super) state: &'a State<W>,
    pub(super) own: Bits<W>,
    pub(super) occupied: Bits<W>,
    pub(super) royals: Bits<W>,
    pub(super) spared: Bits<W>,
    pub(super) barred: Bits<W>,
    pub(super) within: Bits<W>,
    pub(super) unmoved: bool,
    /// Whether en-passant targets may be used.
    pub(super) en_passant: bool,
    /// First moves depend on whether the piece has moved. Otherwise its cell decides.
    pub(super) by_history: bool,
}

impl<const W: usize> Surroundings for Around<'_, W> {
    fn content(&self, cell: Cell) -> Content {
        let cell = cell as usize;
        if !self.occupied.has(cell) {
            Content::Empty
        } else if self.own.has(cell) {
            Content::Friend
        } else {
            Content::Enemy
        }
    }

    fn is_royal(&self, cell: Cell) -> bool {
        self.royals.has(cell as usize)
    }

    fn is_unmoved(&self, cell: Cell) -> bool {
        self.state.info.unmoved.has(cell as usize)
    }

    fn en_passant(&self, target: Cell) -> Option<Cell> {
        let victim = self.state.info.en_passant.victim_on(target.into());
        victim.filter(|&victim| self.en_passant && self.is_capturable(victim))
    }

    fn may_first_move(&self, rule: FirstMove) -> bool {
        // Where a region decides, `Walk::from` holds only the cells of that region.
        rule == FirstMove::ThirdRank || !self.by_history || self.unmoved
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.within.has(cell as usize)
    }

    fn is_mount(&self, cell: Cell) -> bool {
        !self.barred.has(cell as usize)
    }

    fn is_capturable(&self, cell: Cell) -> bool {
        !self.spared.has(cell as usize)
    }
}

impl<const W: usize> Program<W> {
    /// Whether a piece of `us` on a cell has these of its moves.
    #[inline(always)]
    pub(super) fn has_moves(
        &self,
        state: &State<W>,
        us: usize,
        cell: usize,
        piece: &Piece<W>,
        walk: &Walk<W>,
    ) -> bool {
        let holds = |when: usize| self.conditions_hold(state, us, cell, &piece.conditions[when]);
        let lent = || match walk.loan {
            Some(loan) => self.is_lent(state, us, cell, loan),
            None => piece.replaced_by.is_empty() || !self.is_replaced(state, us, cell, &piece.replaced_by),
        };
        walk.from.has(cell) && walk.when.is_none_or(holds) && lent()
    }

    pub(super) fn around<'a>(
        &self,
        state: &'a State<W>,
        us: usize,
        cell: usize,
        piece: &Piece<W>,
        walk: &Walk<W>,
        (own, occupied): (Bits<W>, Bits<W>),
    ) -> Around<'a, W> {
        let victim = state.info.en_passant.victim();
        let bystanders = if self.teams.has_bystanders { self.bystanders(state, us) } else { Bits::NONE };
        let friends = state.of_side(us) | bystanders;
        Around {
            state,
            own,
            occupied,
            royals: self.royals(state),
            spared: state.of_kinds(&piece.spares) | state.info.walls | bystanders,
            barred: state.of_kinds(&piece.barred),
            within: walk.within,
            unmoved: state.info.unmoved.has(cell),
            en_passant: victim.is_some_and(|victim| !friends.has(victim.into())),
            by_history: walk.by_history,
        }
    }

    /// Generates the legal moves of walked pieces.
    #[cold]
    #[inline(never)]
    pub(crate) fn walk_moves(
        &self,
        view: &SideView<'_, W>,
        kind: usize,
        pieces: Bits<W>,
        in_check: bool,
        sink: &mut dyn MoveSink<W>,
    ) {
        let piece = &self.pieces[view.us][kind];
        let chains = self.chains.as_ref().filter(|chains| chains.go_on(view.us));
        let mut walker = Walker::new();
        let mut seen: HashSet<(u16, Extra), QuickHash> = HashSet::default();
        pieces.for_each(|from| {
            seen.clear();
            for walk in &piece.walk {
                if !self.has_moves(view.state, view.us, from, piece, walk) {
                    continue;
                }
                let around = self.around(view.state, view.us, from, piece, walk, (view.own, view.occupied));
                let want = if view.quiets { Want::All } else { Want::Captures };
                let frame = self.frame(view.us, from);
                let _ = walker.walk(&self.board, frame, &walk.movers, from as Cell, &around, want, |found| {
                    let elsewhere = chains.is_some() || !view.captures;
                    if !walk.to.has(found.to as usize) || (elsewhere && !found.captures.is_empty()) {
                        return ControlFlow::Continue(());
                    }
                    let royal = view.royals.has(from);
                    if let Some(partner) = found.castle.filter(|_| royal)
                        && (in_check || self.crosses_attack(view, from, found.to as usize, partner))
                    {
                        return ControlFlow::Continue(());
                    }
                    let extra = extra(found);
                    // Where attacks depend on kinds, each promotion is tested separately.
                    let later = self.legality.attacks_depend_on_kinds && piece.promotion.is_some();
                    if seen.insert((found.to, identity(&extra)))
                        && (later || self.walk_is_safe(view, from, found, false))
                    {
                        self.emit_walk(view, piece, from, found, &extra, sink);
                    }
                    ControlFlow::Continue(())
                });
            }
            if let Some(chains) = chains.filter(|_| view.captures) {
                self.chain_moves(chains, view, kind, from, sink);
            }
        });
    }

    fn emit_walk(
        &self,
        view: &SideView<'_, W>,
        piece: &Piece<W>,
        from: usize,
        found: &PseudoMove<'_>,
        extra: &Extra,
        sink: &mut dyn MoveSink<W>,
    ) {
        let to = found.to as usize;
        let mut stays = true;
        if let Some(promotion) = &piece.promotion {
            let target = Bits::one(to);
            let taken = if found.captures.is_empty() { Bits::NONE } else { target };
            let (promoting, rest) = promotion.split(from, target, taken);
            stays = rest.any();
            if promoting.any() {
                self.with_choices(view, promotion, |kinds| {
                    for &kind in kinds {
                        let stone = !found.captures.is_empty()
                            && self.turns_to_stone(view, kind_of(view.state.at[from]));
                        let to_royal = promotion.changes_royals
                            && !stone
                            && self.binding_royal_kinds.contains(kind.into());
                        let step = Step::new(from, to, StepKind::WalkPromote, kind);
                        let safe = if self.legality.attacks_depend_on_kinds || promotion.from_royal {
                            self.leaves_safe(view, step, extra, to_royal)
                        } else {
                            !to_royal || self.walk_is_safe(view, from, found, true)
                        };
                        if safe {
                            sink.walk(step, extra.clone());
                        }
                    }
                });
            }
        }
        let later = self.legality.attacks_depend_on_kinds && piece.promotion.is_some();
        if stays && (!later || self.walk_is_safe(view, from, found, false)) {
            sink.walk(Step::new(from, to, StepKind::Walk, 0), extra.clone());
        }
    }

    /// Whether the mover's royals are safe after a walked move. `to_royal` says that the move promotes the piece to a
    /// royal.
    fn walk_is_safe(
        &self,
        view: &SideView<'_, W>,
        from: usize,
        found: &PseudoMove<'_>,
        to_royal: bool,
    ) -> bool {
        // Where checks must be legal captures, the move is verified by making it.
        if view.pseudo_legal || (view.royals.none() && !to_royal) || self.legality.checks_are_legal {
            return true;
        }
        let to = found.to as usize;
        let gone: Bits<W> = found.captures.iter().map(|&cell| cell as usize).collect();
        if view.royals.has(from) && gone.meets(self.suicidal_captures(view, kind_of(view.state.at[from]))) {
            return false;
        }
        let mut royals = view.royals.without(Bits::one(from)).without(gone);
        let mut occupied = view.occupied.without(Bits::one(from)).without(gone);
        if let Some(partner) = found.castle {
            let (partner_from, partner_to) =
                (Bits::one(partner.from as usize), Bits::one(partner.to as usize));
            occupied = occupied.without(partner_from) | partner_to;
            if royals.meets(partner_from) {
                royals = royals.without(partner_from) | partner_to;
            }
        }
        occupied |= Bits::one(to);
        if let Some(cell) = found.unload_to {
            occupied |= Bits::one(cell as usize);
        }
        if view.royals.has(from) {
            royals |= Bits::one(to);
        }
        // The move must not capture the side's own royal.
        if royals.count() < view.royals.count() {
            return false;
        }
        if to_royal {
            royals |= Bits::one(to);
        }
        let occupancy = Occupancy { occupied, enemy: Bits::NONE, moved: (from, to) };
        if found.unload_to.is_some() || (self.legality.attacks_depend_on_kinds && found.castle.is_some()) {
            let step = Step::new(from, to, StepKind::Walk, 0);
            return self.leaves_safe(view, step, &extra(found), to_royal);
        }
        if self.blast.is_some() && gone.any() {
            let exposes = self.blast_leaves(view, from, to, self.blown(view, from, to), gone);
            return !exposes && (!to_royal || self.promotes_safely(view, from, to, gone));
        }
        let stones = if gone.any() { self.stones(view, from, to, Bits::NONE) } else { Bits::NONE };
        !self.stones_leave_attacked(view, royals, &occupancy, gone, stones)
    }

    /// Whether the king crosses an attacked cell when it castles by the Betza atom `O`.
    fn crosses_attack(&self, view: &SideView<'_, W>, from: usize, to: usize, partner: Partner) -> bool {
        let bare = view.occupied.without(Bits::one(from));
        let occupancy = Occupancy { occupied: bare, enemy: Bits::NONE, moved: (from, from) };
        self.castling_path(view.us, from as Cell, to as Cell, partner).iter().any(|&cell| {
            !self.touches(view.state, view.us, cell.into(), Bits::NONE)
                && self.attacked(view, cell.into(), &occupancy, Bits::NONE)
                && (!self.legality.checks_are_legal
                    || self.legally_attacked_on(view.state, from, cell.into()))
        })
    }

    /// The cells through which a king castles by `O`, its destination included. Its partner ends on the cell before.
    fn castling_path(&self, us: usize, from: Cell, to: Cell, partner: Partner) -> Vec<Cell> {
        let Frame { right, forward, .. } = self.frames[us];
        [right, -right, forward, -forward]
            .into_iter()
            .find_map(|step| {
                let line: Vec<Cell> = self.board.line(from, step).collect();
                let end = line.iter().position(|&cell| cell == to)?;
                let before = end.checked_sub(1).map_or(from, |before| line[before]);
                (before == partner.to).then(|| line[..=end].to_vec())
            })
            .unwrap_or_default()
    }

    /// Tests the same by making the move, for unloaded pieces and for promotions. `to_royal` says that the piece is
    /// royal afterwards.
    #[cold]
    pub(super) fn leaves_safe(
        &self,
        view: &SideView<'_, W>,
        step: Step,
        extra: &Extra,
        to_royal: bool,
    ) -> bool {
        let gone: Bits<W> = extra.captures.iter().map(|&cell| cell as usize).collect();
        if view.pseudo_legal || self.unbound.has(view.us) {
            return true;
        }
        if view.royals.without(Bits::one(step.from as usize)).meets(gone) {
            return false;
        }
        let (from, to) = (step.from as usize, Bits::one(step.to as usize));
        if view.royals.has(from) && gone.meets(self.suicidal_captures(view, kind_of(view.state.at[from]))) {
            return false;
        }
        let mut after = view.state.clone();
        let mut undo = Undo::nothing(&after);
        after.walk(self, step, extra, &mut undo);
        let mut royals = after.of_kinds(&self.binding_royal_kinds) & after.side[view.us];
        if to_royal || view.royals.has(from) {
            royals |= to;
        }
        if gone.any() && self.turns_to_stone(view, kind_of(view.state.at[from])) && !view.royals.has(from) {
            royals = royals.without(to); // it never becomes royal
        }
        let mut lost = Bits::NONE;
        if self.blast.is_some() && gone.any() {
            // A captured piece that has been put back can be blown up.
            let put_back = extra.unload.map_or(Bits::NONE, |cell| Bits::one(cell.into()));
            let blown =
                self.blown(view, from, step.to as usize) | self.blown_back(&after, view.us, to, put_back);
            if !view.royals.has(from) {
                royals = royals.without(blown & to);
            }
            if blown.meets(royals) {
                return false;
            }
            // Capturing a royal wins, unless it is put back and survives.
            let mut taken = gone | blown;
            if let (Some(_), Some(&last)) = (extra.unload, extra.captures.last())
                && !blown.meets(put_back)
            {
                taken = taken.without(Bits::one(last.into()));
            }
            if taken.meets(self.royals(view.state) & view.enemy) {
                return true;
            }
            (blown & after.occupied(self)).for_each(|cell| {
                after.take(self, cell);
            });
            lost = blown;
        }
        let stones = if gone.any() { self.stones(view, from, step.to.into(), lost) } else { Bits::NONE };
        let occupied = after.occupied(self) | stones;
        let occupancy = Occupancy { occupied, enemy: Bits::NONE, moved: (0, 0) };
        let seen = SideView::of(self, &after, view.us);
        let exposed = |royals| self.stones_leave_attacked(&seen, royals, &occupancy, Bits::NONE, stones);
        // A royal that promotes must be safe as the royal it was; and without it, the others must not all be attacked.
        let gone_royal = view.royals.has(from)
            && self.check_needs_all_royals.has(view.us)
            && !after.of_kinds(&self.binding_royal_kinds).meets(to);
        let exposes = exposed(royals) || (gone_royal && exposed(royals.without(to)));
        !exposes
    }

    /// Whether a walked enemy of the piece on `victim` has a capture that needs these en-passant targets.
    #[cold]
    #[inline(never)]
    pub(super) fn walkers_may_take(&self, state: &State<W>, targets: Bits<W>, victim: usize) -> bool {
        let mut marked = state.clone();
        marked.info.en_passant = EnPassant::new(targets, victim);
        let owner = side_of(state.at[victim]);
        let occupied = state.occupied(self);
        let mut walker = Walker::new();
        self.foes(state, owner).iter().any(|side| {
            let own = state.of_side(side);
            own.iter().any(|from| {
                let piece = &self.pieces[side][kind_of(state.at[from])];
                let frame = self.frame(side, from);
                // Moves are compared and not counted: another way may lead to the same capture.
                let mut moves = |en_passant: bool| {
                    let mut found: HashSet<(u16, Extra), QuickHash> = HashSet::default();
                    for walk in &piece.walk {
                        if !self.has_moves(state, side, from, piece, walk) {
                            continue;
                        }
                        let mut around = self.around(&marked, side, from, piece, walk, (own, occupied));
                        around.en_passant &= en_passant;
                        let want = Want::Captures;
                        let _ =
                            walker.walk(&self.board, frame, &walk.movers, from as Cell, &around, want, |m| {
                                if walk.to.has(m.to as usize) {
                                    found.insert((m.to, identity(&extra(m))));
                                }
                                ControlFlow::Continue(())
                            });
                    }
                    found
                };
                !piece.walk.is_empty() && moves(true) != moves(false)
            })
        })
    }

    /// The walked enemy piece that could have left these en-passant targets with its last step. All ways to leave them
    /// are tried.
    #[cold]
    #[inline(never)]
    pub(crate) fn walker_that_left(&self, state: &State<W>, targets: Bits<W>) -> Option<usize> {
        let us = state.us();
        let mut walker = Walker::new();
        let left =
            |m: &PseudoMove<'_>| m.en_passant_marks.iter().map(|&cell| cell as usize).collect::<Bits<W>>();
        let sides = (0..self.sides).filter(|&side| side != us);
        sides.flat_map(|side| state.of_side(side).iter().map(move |cell| (side, cell))).find_map(
            |(side, victim)| {
                let piece = &self.pieces[side][kind_of(state.at[victim])];
                let own = state.of_side(side).without(Bits::one(victim));
                let occupied = state.occupied(self).without(Bits::one(victim));
                let comes_from = |from: usize, walk: &Walk<W>, walker: &mut Walker| {
                    let mut around = self.around(state, side, from, piece, walk, (own, occupied));
                    (around.unmoved, around.en_passant) = (true, false);
                    let frame = self.frame(side, from);
                    let found = walker.walk(
                        &self.board,
                        frame,
                        &walk.movers,
                        from as Cell,
                        &around,
                        Want::All,
                        |m| {
                            if m.to as usize == victim && left(m) == targets {
                                ControlFlow::Break(())
                            } else {
                                ControlFlow::Continue(())
                            }
                        },
                    );
                    found.is_break()
                };
                let mut origins = (0..self.cells).filter(|&from| !occupied.has(from) && from != victim);
                let came = origins.any(|from| {
                    let mut walks =
                        piece.walk.iter().filter(|walk| walk.from.has(from) && walk.to.has(victim));
                    walks.any(|walk| comes_from(from, walk, &mut walker))
                });
                came.then_some(victim)
            },
        )
    }

    /// Whether one of these walked pieces attacks `cell` on the board that `occupancy` describes.
    #[cold]
    #[inline(never)]
    pub(crate) fn walkers_attack(
        &self,
        state: &State<W>,
        by: usize,
        pieces: Bits<W>,
        cell: usize,
        occupancy: &Occupancy<W>,
    ) -> bool {
        if let Some(chains) = self.chains.as_ref().filter(|chains| chains.go_on(by)) {
            return pieces.iter().any(|from| self.chain_attacks(chains, state, (by, from), cell, occupancy));
        }
        let mut walker = Walker::new();
        pieces.iter().any(|from| {
            let kind = kind_of(state.at[from]);
            let piece = &self.pieces[by][kind];
            let walks = piece.walk.iter();
            walks.filter(|walk| self.has_moves(state, by, from, piece, walk)).any(|walk| {
                let mut around =
                    self.around(state, by, from, piece, walk, (occupancy.enemy, occupancy.occupied));
                // The royal may not stand on the cell yet.
                around.royals = self.barred(state, &self.all_royal_kinds, occupancy) | Bits::one(cell);
                around.spared =
                    self.barred(state, &piece.spares, occupancy).without(Bits::one(cell)) | state.info.walls;
                if self.teams.has_bystanders {
                    around.spared |= self.bystanders_after(state, by, occupancy).without(Bits::one(cell));
                }
                around.en_passant = false;
                around.occupied |= Bits::one(cell);
                around.barred = self.barred(state, &piece.barred, occupancy);
                let frame = self.frame(by, from);
                let hit = walker.walk(
                    &self.board,
                    frame,
                    &walk.movers,
                    from as Cell,
                    &around,
                    Want::Captures,
                    |m| {
                        if m.captures.contains(&(cell as Cell)) && walk.to.has(m.to as usize) {
                            ControlFlow::Break(())
                        } else {
                            ControlFlow::Continue(())
                        }
                    },
                );
                hit.is_break()
            })
        })
    }
}

pub(super) fn sorted(cells: &[u16]) -> Vec<u16> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

/// What tells one walked move of a piece to a cell from another.
fn identity(extra: &Extra) -> Extra {
    Extra { marks: vec![], captures: sorted(&extra.captures), ..extra.clone() }
}

fn extra(found: &PseudoMove<'_>) -> Extra {
    Extra {
        captures: found.captures.to_vec(),
        path: None,
        unload: found.unload_to,
        partner: found.castle.map(|partner| (partner.from, partner.to)),
        marks: found.en_passant_marks.to_vec(),
        wall: None,
        gate: None,
    }
}
