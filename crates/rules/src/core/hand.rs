//! Pieces in hand, and the marks of promoted pieces that revert when they are captured.

use super::bits::Bits;
use super::program::{KIND_SLOTS, Program, SIDE_MASK};
use super::state::{Code, EMPTY, State, Undo, code, kind_of, side_of};
use super::zobrist::HashFeature;
use crate::definition::model::{CapturesGo, DropMate};

/// The kind that means "none".
pub(crate) const NO_KIND: u8 = u8::MAX;
/// The most pieces of a kind in a hand. Further ones are lost.
pub(crate) const FULL: u8 = u8::MAX;

/// A game's rules about pieces in hand.
#[derive(Debug)]
pub(crate) struct Hands<const W: usize> {
    /// The game has hands.
    pub(crate) any: bool,
    pub(crate) captures: CapturesGo,
    /// The kind that promoted pieces revert to when they are captured. [`NO_KIND`] if promoted pieces are not marked.
    pub(crate) reverts: u8,
    /// By kind: the kind that it is in hand.
    pub(crate) held_as: Box<[u8; KIND_SLOTS]>,
    /// By kind: it can be dropped without being in hand.
    pub(crate) endless: Box<[bool; KIND_SLOTS]>,
    /// By side: the possible drops.
    pub(crate) drops: Vec<Vec<Drop<W>>>,
    /// Some drops take precedence over all other moves.
    pub(crate) must: bool,
    /// By side and cell: the cells of its file, which runs in the side's forward direction.
    pub(crate) files: Vec<Vec<Bits<W>>>,
    /// By side and cell: the cells whose files run through it. Where edges are glued, these may be other cells than those of
    /// its own file.
    pub(crate) files_through: Vec<Vec<Bits<W>>>,
    /// Some like pieces must stand on cells of different colours.
    pub(crate) colours: bool,
    /// The cells of one of the two colours.
    pub(crate) dark: Bits<W>,
    /// Drops may give check.
    pub(crate) checks: bool,
    /// By side: the home cells that are gates.
    pub(crate) gates: Vec<Bits<W>>,
    /// By side and kind: the gates through which the kind may come in. Empty in games without gates.
    pub(crate) gated: Vec<Vec<Bits<W>>>,
    /// Pieces wait behind cells instead of in hands.
    pub(crate) behind: bool,
    /// By side: the gates that close for good once the hand is empty. Empty in games without gates.
    pub(crate) shut: Vec<Bits<W>>,
    /// A promoting piece takes its new kind from the hand.
    pub(crate) spends: bool,
    /// By side: the kinds for which a side without a legal move waits. Empty in games in which nobody waits.
    pub(crate) awaited: Vec<Vec<u8>>,
}

/// One way to drop a piece.
#[derive(Debug)]
pub(crate) struct Drop<const W: usize> {
    /// The kind taken from the hand.
    pub(crate) held: u8,
    /// The kind that comes to the board.
    pub(crate) kind: u8,
    pub(crate) region: Bits<W>,
    pub(crate) endless: bool,
    pub(crate) must: bool,
    /// The file must hold fewer than this many pieces of the kind; 0 means that any number is allowed.
    pub(crate) per_file: u16,
    pub(crate) other_colour: bool,
    pub(crate) mates: DropMate,
    /// The kind is a royal that must be kept safe.
    pub(crate) royal: bool,
}

impl<const W: usize> Hands<W> {
    /// Whether promoted pieces are marked.
    #[inline(always)]
    pub(crate) fn marks(&self) -> bool {
        self.reverts != NO_KIND
    }

    /// The kind that a captured piece becomes in hand, given whether it is marked as promoted.
    #[inline(always)]
    pub(crate) fn kind_in_hand(&self, captured: Code, marked: bool) -> u8 {
        if marked { self.reverts } else { self.held_as[kind_of(captured)] }
    }
}

impl<const W: usize> Program<W> {
    /// Whether this piece takes its new kind from the hand when it promotes.
    #[inline]
    pub(super) fn spends(&self, side: usize, mover: Code) -> bool {
        let promotion = &self.pieces[side][kind_of(mover)].promotion;
        self.hands.spends && promotion.as_ref().is_some_and(|promotion| promotion.from_hand)
    }
}

impl<const W: usize> State<W> {
    /// How many pieces of a kind a side has in hand.
    #[inline(always)]
    pub(crate) fn held(&self, side: usize, kind: u8) -> u8 {
        self.hand[side & SIDE_MASK][kind as usize]
    }

    /// Adds a piece to a hand. Returns whether there was room.
    #[inline(always)]
    pub(crate) fn add_to_hand(&mut self, program: &Program<W>, side: usize, kind: usize) -> bool {
        let held = &mut self.hand[side & SIDE_MASK][kind & 255];
        if *held == FULL {
            return false;
        }
        self.info.key ^= program.zobrist.held(side, kind, *held);
        *held += 1;
        true
    }

    /// Takes a piece from a hand.
    #[inline(always)]
    pub(super) fn take_from_hand(
        &mut self,
        program: &Program<W>,
        side: usize,
        kind: usize,
        undo: &mut Undo<W>,
    ) {
        let held = &mut self.hand[side & SIDE_MASK][kind & 255];
        if *held > 0 {
            *held -= 1;
            self.info.key ^= program.zobrist.held(side, kind, *held);
            undo.spent = code(side, kind);
            self.shut_gates(program, side);
        }
    }

    /// Once nothing can come in through a gate any more, it no longer distinguishes positions.
    #[inline(always)]
    fn shut_gates(&mut self, program: &Program<W>, side: usize) {
        if let Some(gates) = program.hands.shut.get(side)
            && self.is_empty_handed(side)
        {
            let lost = self.info.unmoved & *gates & self.side[side];
            lost.for_each(|cell| self.info.key ^= program.zobrist.of(HashFeature::Unmoved, cell as u64));
            self.info.unmoved = self.info.unmoved.without(lost);
        }
    }

    /// Whether a side's hand is empty.
    pub(crate) fn is_empty_handed(&self, side: usize) -> bool {
        self.hand[side & SIDE_MASK].iter().all(|held| *held == 0)
    }

    /// Updates marks and hands after a step: a mark moves with its piece, and a captured piece goes to a hand.
    #[inline(always)]
    pub(super) fn update_hands(
        &mut self,
        program: &Program<W>,
        (from, to): (usize, usize),
        promotes: bool,
        captured: Code,
        undo: &mut Undo<W>,
    ) {
        let mut marked = false;
        if program.hands.marks() {
            let (origin, target) = (Bits::one(from), Bits::one(to));
            let before = self.info.promoted;
            if promotes || before.meets(origin | target) {
                marked = before.has(to);
                let stays = promotes || before.has(from);
                let after = before.without(origin | target);
                self.set_marks(program, if stays { after | target } else { after });
            }
        }
        if captured != EMPTY {
            undo.gained = self.capture(program, captured, marked);
        }
    }

    /// Puts a captured piece into a hand. Returns what was added, or [`EMPTY`].
    #[inline(always)]
    pub(super) fn capture(&mut self, program: &Program<W>, captured: Code, marked: bool) -> Code {
        let side = match program.hands.captures {
            CapturesGo::Captor => self.us(),
            CapturesGo::Owner => side_of(captured),
            CapturesGo::Away | CapturesGo::Partner => return EMPTY,
        };
        let kind = program.hands.kind_in_hand(captured, marked);
        if kind != NO_KIND && self.add_to_hand(program, side, kind.into()) {
            code(side, kind.into())
        } else {
            EMPTY
        }
    }

    /// Puts a piece that was blown up into the hand of its enemy. Returns what was added.
    pub(super) fn hand_over_blown_up(
        &mut self,
        program: &Program<W>,
        piece: Code,
        cell: usize,
    ) -> Option<Code> {
        let marked = self.info.promoted.has(cell);
        if marked {
            self.set_marks(program, self.info.promoted.without(Bits::one(cell)));
        }
        let us = self.us();
        let side = match program.hands.captures {
            CapturesGo::Captor if side_of(piece) == us => (us + 1) % program.sides,
            CapturesGo::Captor => us,
            CapturesGo::Owner => side_of(piece),
            CapturesGo::Away | CapturesGo::Partner => return None,
        };
        let kind = program.hands.kind_in_hand(piece, marked);
        (kind != NO_KIND && self.add_to_hand(program, side, kind.into())).then(|| code(side, kind.into()))
    }

    #[inline(always)]
    pub(super) fn set_marks(&mut self, program: &Program<W>, marks: Bits<W>) {
        let changed = self.info.promoted ^ marks;
        changed.for_each(|cell| self.info.key ^= program.zobrist.of(HashFeature::Promoted, cell as u64));
        self.info.promoted = marks;
    }

    /// Takes back what a step did to hands.
    #[inline(always)]
    pub(super) fn restore_hands(&mut self, undo: &Undo<W>) {
        // Most steps change no hand, which one comparison finds out.
        if undo.gained & undo.spent == EMPTY {
            return;
        }
        if undo.spent != EMPTY {
            self.hand[side_of(undo.spent)][kind_of(undo.spent)] += 1;
        }
        if undo.gained != EMPTY {
            self.hand[side_of(undo.gained)][kind_of(undo.gained)] -= 1;
        }
    }

    /// The part of the hash for hands and marks, computed from scratch.
    pub(super) fn hand_key(&self, program: &Program<W>) -> u64 {
        let mut key = 0;
        if program.hands.any {
            for side in 0..program.sides {
                for kind in 0..program.kinds {
                    for held in 0..self.hand[side & SIDE_MASK][kind & 255] {
                        key ^= program.zobrist.held(side, kind, held);
                    }
                }
            }
        }
        self.info.promoted.for_each(|cell| key ^= program.zobrist.of(HashFeature::Promoted, cell as u64));
        key
    }
}
