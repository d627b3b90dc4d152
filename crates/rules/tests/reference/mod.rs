//! A second, independent implementation of the rules: slow, and meant to be obviously right.
//!
//! It is written from the [`Definition`](chesswright_rules::definition::Definition) and the meaning of
//! [movers](chesswright_rules::betza::mover). It has no tables, no bit sets and no incremental state, and shares no
//! code with the core or the walker; boards are asked only for a step from a cell. A move is legal when, after it has
//! been made on a plain list of cells, no enemy piece could capture a royal.
//!
//! Where the documents leave something open, this is what the reference does:
//!
//! * An attack on a royal is a capture of it that some enemy piece could make if it were to move, whatever forced
//!   captures, promotion limits, or the attacker's own royal say. En-passant targets give no attack on a royal.
//!   Pieces of sides that are out attack like all others.
//! * Where check is binding, a side may not capture its own royals, not even to put them back elsewhere.
//! * Of several ways to make the same move the first one that leaves en-passant targets decides which.
//! * An en-passant capture is a capture: pieces that may not be captured by the taker, and royals it must spare, are safe.
//! * A lifted piece and pieces captured earlier in the same move leave empty cells. A leg that has gone around the
//!   board ends where it began. Where the notation wraps (`o`) it also ends on the mover's own cell; boards with glued
//!   edges have no edge to wrap around, and the same moves along the seam as elsewhere.
//! * Cells outside `within` are as if the board did not have them, for jumps, too.
//! * `t` on an inner leg speaks of hurdles only, as the notation has it; on a final leg it spares royals.
//! * Promotion looks at the cell of arrival for `forced`, whichever end of the move offered it. It looks at the pieces
//!   on the board before the move for `limit`.
//! * A move in place that captures nothing (a pass of the notation) is a move like any other; whether a side may pass
//!   under `turn.pass` has no influence on it. Passing by that rule takes one step of a turn and reaches no goal.
//! * Castling by `O` asks the same of the cells a binding royal crosses as castling by rule.
//! * A piece that promotes leaves no en-passant targets.
//! * Losing pieces is judged by what is on the board after a step, so promoting the last pawn loses the pawns, too.
//! * Ends are judged in this order: losses of pieces, checks, goals, passes, facing royals; the first decides. Losses are
//!   judged rule by rule, within a rule side by side in turn order.
//! * A royal that promotes must be as safe as if it had not, and after that as what it has become.
//! * Where royals may be captured, a side whose setup has royals and that has none left has lost.
//! * Forbidden checks and facing are looked for after sides that the step puts out have vanished; the safety of one's own
//!   royals before that.
//! * Checks that end a turn and checks that count are attacks by the side that made the step.
//! * A drop may lead where it may not (check, mate) only as what has been dropped: what it uncovers counts, too.
//! * Drops that must be made come before everything else, forced captures included.
//! * Whether a move leaves the own royals safe does not depend on the piece that comes in behind it; whether it gives check does.
//! * Losing pieces counts those in hand; a royal in hand is not lost.
//! * Blasts: nobody can capture a royal that a royal of another side touches (stands in the area of a blast on its cell).
//!   Blowing up or capturing an enemy royal outweighs check. What is sure to be blown up with its royal is illegal.
//! * A royal that would turn to stone by a capture may not make it, and so attacks nothing.
//! * Walls are put as if nothing had been blown up yet.
//! * Clocks count steps. A side's turn that it does not play because it has just been put out does not count.

#![allow(dead_code)] // every test uses a part

pub mod betza;
pub mod board_rules;
pub mod compare;
pub mod ends;
pub mod game;
pub mod hands;
pub mod invent;
pub mod invent_triggers;
pub mod legal;
pub mod random;
pub mod shrink;
pub mod situation;
pub mod triggers;
pub mod turn;
pub mod walk;
