//! A second, independent implementation of the rules: slow, but obviously correct.
//!
//! It is written from the [`Definition`](chesswright_rules::definition::Definition) and the meaning of
//! [movers](chesswright_rules::betza::mover). It has no tables, no bit sets and no incremental state, and shares no
//! code with the core or the walker; it uses boards only for the coordinates of cells, and goes over glued edges one unit
//! after the other. A move is legal if, after it has been made on a plain list of cells, no enemy piece could capture a royal.
//!
//! Where the documents leave something open, the reference decides as follows:
//!
//! * A royal is attacked if some enemy piece could capture it on its move, regardless of forced captures, promotion
//!   limits, and the safety of the attacker's own royal. En-passant targets give no attack on a royal. Pieces of
//!   eliminated sides attack nothing, and their royals cannot be in check.
//! * Where check is binding, a side may not capture its own royals, not even to put them back elsewhere.
//! * If there are several ways to make the same move, the first one that leaves en-passant targets counts.
//! * An en-passant capture is a capture: it cannot take pieces that the captor may not capture, or royals that it
//!   must spare.
//! * A lifted piece and pieces captured earlier in the same move leave empty cells. A leg that has gone around the
//!   board ends where it began. Where the notation wraps (`o`), it also ends on the mover's own cell. Boards with
//!   glued edges have no edge to wrap around, and moves across the seam are like all others. Across an edge that
//!   is turned round, or glued to one that shares a corner with it, directions change until the move ends.
//! * Cells outside `within` are treated as missing from the board, for jumps too.
//! * `t` on an inner leg restricts only hurdles, as the notation defines it; on a final leg it spares royals.
//! * For `forced`, promotion considers the destination, whichever end of the move offers it. For `limit`, it
//!   considers the pieces on the board before the move.
//! * A move in place that captures nothing (a pass of the notation) is a move like any other, and `turn.pass` does
//!   not affect it. Passing under `turn.pass` takes one step of a turn and reaches no goal, but others may then reach theirs.
//! * Castling by `O` has the same condition on the cells that a binding royal crosses as castling by rule.
//! * A piece that promotes leaves no en-passant targets.
//! * Losing pieces is judged by the board after a step, so promoting the last pawn counts as losing the pawns.
//! * Ends are judged in this order: losses of pieces, checks, goals, passes, facing royals. The first one decides.
//!   Losses are judged rule by rule, and within a rule by side in turn order.
//! * A royal that promotes must be safe as the kind it was, and as the kind it becomes.
//! * If royals may be captured, a side whose setup has royals and that has none left has lost.
//! * Forbidden checks and facing are tested after the pieces of eliminated sides have vanished; the safety of the
//!   mover's own royals before that.
//! * Checks that end a turn and checks that are counted are attacks by the side that made the step.
//! * A drop that may not give check or mate is tested with the dropped kind, and attacks that it discovers count too.
//! * Actions that must be done take precedence over everything else, and forced drops over what remains, including forced
//!   captures. An action is neither a move nor a pass: it sets off no trigger of moves, and reaches no goal by arriving.
//! * The piece that enters behind a move does not affect whether the mover's royals are safe, but it can give check.
//! * Losing pieces counts those in hand. A royal in hand is not lost.
//! * Blasts: a royal cannot be captured while it stands in the blast area of another side's royal. Blowing up or
//!   capturing an enemy royal takes precedence over check. A move that is sure to blow up the mover's own royal is
//!   illegal.
//! * A royal that a capture would petrify may not capture, and so attacks nothing.
//! * Where only some sides must keep their royals safe, capturing a royal of a side that need not takes precedence over
//!   check only in games with blasts.
//! * A side that may not give check may not pass while it attacks a royal, unless nothing else is legal.
//! * Walls are placed as if nothing had been blown up yet.
//! * A piece that a chain has captured and that stays until the end is like a wall until then.
//! * In a chain, the cells behind the same captured pieces are one choice. Where the chain must go on, it ends on none of them
//!   if it can go on from some, whatever the piece promotes to there.
//! * A side that has lost because it cannot move is eliminated right after the move before, if at least two teams are left then, or if
//!   points decide. Until then nothing asks for it: moves are judged by the position right after them.
//! * Nature's steps take no time: nothing ages, no end is judged. A die is rolled once a turn, a piece turned up before it.
//! * Clocks count steps. A turn that a side does not play because it has just been eliminated does not count.

#![allow(dead_code)] // every test uses a part

pub mod betza;
pub mod board_rules;
pub mod chains;
pub mod chance;
pub mod compare;
pub mod edges;
pub mod ends;
pub mod game;
pub mod hands;
pub mod invent;
pub mod invent_joins;
pub mod invent_triggers;
pub mod legal;
pub mod random;
pub mod shrink;
pub mod situation;
pub mod teams;
pub mod triggers;
pub mod turn;
pub mod walk;
