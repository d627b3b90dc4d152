//! What is special about a game, compared with the one that it comes from.

use chesswright_rules::board::{Cell, Frame};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{CapturesGo, PassRule, Sided, Verdict};
use chesswright_rules::definition::region::Regions;
use chesswright_rules::{Kind, Rules, Side};

use super::emblem::Emblem;
use crate::view::Hand;

/// What a thumbnail emphasises.
#[derive(Clone, Debug, Default)]
pub(super) struct Special {
    /// The cells that the first side must reach.
    pub(super) goals: Vec<Cell>,
    /// Where pieces stand that the other game does not have.
    pub(super) new: Vec<Cell>,
    /// Where a piece stands that moves otherwise than in the other game.
    pub(super) changed: Option<Cell>,
    /// Whether captures explode.
    pub(super) blast: bool,
    /// Where a wall could be put.
    pub(super) wall: Option<Cell>,
    /// Captured pieces that can be dropped.
    pub(super) hands: Vec<Hand>,
    pub(super) emblem: Option<Emblem>,
}

impl Special {
    pub(super) fn of(rules: &Rules, ancestor: Option<&Definition>) -> Self {
        let definition = rules.definition();
        let mut special = Self {
            goals: goals(rules, ancestor),
            blast: definition.capture.blast.as_ref().is_some_and(|blast| !blast.petrifies),
            wall: definition.walls.as_ref().and_then(|_| empty_near_the_middle(rules)),
            hands: captured(rules),
            ..Self::default()
        };
        if let Some(ancestor) = ancestor {
            special.new = new_pieces(rules, ancestor);
            if special.new.is_empty() {
                special.changed = changed_piece(rules, ancestor);
            }
        }
        special.emblem = emblem(definition, ancestor).or_else(|| {
            let castles = ancestor.is_some_and(|ancestor| !ancestor.castling.is_empty());
            let plain = special.is_plain() && same_start(definition, ancestor);
            (castles && plain && definition.castling.is_empty()).then_some(Emblem::NoCastling)
        });
        special
    }

    /// Whether there is nothing to emphasise on the board.
    pub(super) fn is_plain(&self) -> bool {
        self.goals.is_empty()
            && self.new.is_empty()
            && self.changed.is_none()
            && self.wall.is_none()
            && self.hands.is_empty()
            && !self.blast
    }
}

fn same_start(definition: &Definition, ancestor: Option<&Definition>) -> bool {
    ancestor.is_some_and(|ancestor| ancestor.setup.rows == definition.setup.rows)
}

/// The cells that the first side must reach to win, unless they are most of the board.
fn goals(rules: &Rules, ancestor: Option<&Definition>) -> Vec<Cell> {
    let (definition, board) = (rules.definition(), rules.board());
    if ancestor.is_some_and(|ancestor| ancestor.end.goals == definition.end.goals) {
        return vec![];
    }
    let Some(first) = definition.sides.first() else { return vec![] };
    let frame = first.forward.frame(board.geometry()).unwrap_or(Frame::FIRST);
    let regions = Regions::new(board, Some(&definition.regions));
    let reached = definition.end.goals.iter().filter_map(|goal| goal.region.get(&first.name));
    let mut cells: Vec<Cell> = reached
        .filter_map(|text| regions.cells(text, &frame).ok())
        .flat_map(|cells| cells.iter().collect::<Vec<_>>())
        .collect();
    cells.sort_unstable();
    cells.dedup();
    if cells.len() * 2 > board.len() { vec![] } else { cells }
}

/// Where pieces of new kinds stand, unless most of the pieces are new.
fn new_pieces(rules: &Rules, ancestor: &Definition) -> Vec<Cell> {
    let start = rules.start();
    let is_new = |kind: Kind| !ancestor.pieces.contains_key(rules.kind_name(kind));
    let new: Vec<Cell> =
        start.pieces().filter(|(_, piece)| is_new(piece.kind)).map(|(cell, _)| cell).collect();
    if new.len() * 3 > start.pieces().count() { vec![] } else { new }
}

/// Where a piece of the first side stands that has the name of one of the other game but moves otherwise: one that can move at
/// once, as near to the middle as possible.
fn changed_piece(rules: &Rules, ancestor: &Definition) -> Option<Cell> {
    let start = rules.start();
    let is_changed = |kind: Kind| {
        let name = rules.kind_name(kind);
        let moves = |definition: &Definition| {
            definition.pieces.get(name).map(|piece| (piece.moves.clone(), piece.first_move.clone()))
        };
        moves(ancestor).is_some_and(|before| Some(before) != moves(rules.definition()))
    };
    let moves = start.legal_moves();
    let can_move = |cell: Cell| moves.iter().any(|played| played.from() == cell && played.to() != cell);
    let changed = start
        .pieces()
        .filter(|(cell, piece)| piece.side == Side(0) && is_changed(piece.kind) && can_move(*cell));
    changed.map(|(cell, _)| cell).min_by_key(|cell| off_the_middle(rules, *cell))
}

/// The distance of a cell from the middle of its board, in half cells.
fn off_the_middle(rules: &Rules, cell: Cell) -> i32 {
    let (at, [files, ranks, _]) = (rules.board().coords(cell), rules.board().extent());
    // Of two cells that are equally near, the one on the right is nearer.
    let across = (2 * i32::from(at.x) - i32::from(files)).abs();
    let along = (2 * i32::from(at.y) - i32::from(ranks) + 1).abs();
    across + along
}

fn empty_near_the_middle(rules: &Rules) -> Option<Cell> {
    let start = rules.start();
    let empty = rules.board().cells().filter(|cell| start.piece(*cell).is_none());
    empty.min_by_key(|cell| off_the_middle(rules, *cell))
}

/// Pieces in the hands of a game in which captured pieces are dropped: the two most frequent kinds.
fn captured(rules: &Rules) -> Vec<Hand> {
    let definition = rules.definition();
    let goes = definition.hand.as_ref().filter(|hand| hand.drops).map(|hand| hand.captures);
    if !matches!(goes, Some(CapturesGo::Captor | CapturesGo::Owner | CapturesGo::Partner)) {
        return vec![];
    }
    let royal = |kind: Kind| definition.pieces.get_index(kind.index()).is_some_and(|(_, piece)| piece.royal);
    let mut counts: Vec<(u16, Kind)> = vec![];
    for (_, piece) in rules.start().pieces().filter(|(_, piece)| piece.side == Side(0) && !royal(piece.kind))
    {
        match counts.iter_mut().find(|(_, kind)| *kind == piece.kind) {
            Some((count, _)) => *count += 1,
            None => counts.push((1, piece.kind)),
        }
    }
    counts.sort_by_key(|(count, kind)| (std::cmp::Reverse(*count), *kind));
    let pieces = |number: u16| counts.iter().take(2).map(|(_, kind)| (*kind, number)).collect();
    vec![Hand { side: Side(0), pieces: pieces(2) }, Hand { side: Side(1), pieces: pieces(1) }]
}

fn emblem(definition: &Definition, ancestor: Option<&Definition>) -> Option<Emblem> {
    let differs = |part: &dyn Fn(&Definition) -> bool| part(definition) && !ancestor.is_some_and(part);
    let text = |text: String| Some(Emblem::Text(text));
    let any = |sided: &Sided<bool>| definition.any_side(|side| sided.get(side) == Some(&true));
    if definition.end.counts_checks() {
        return text(match &definition.end.checks {
            Sided::All(count) => format!("{count}+"),
            // As position texts say it.
            Sided::Each(each) => each.values().map(u16::to_string).collect::<Vec<_>>().join("+"),
        });
    }
    if definition.turn.grows_by > 0 {
        return text("1 2 3".into());
    }
    let steps = definition.sides.iter().filter_map(|side| definition.turn.steps.get(&side.name)).max();
    if let Some(steps) = steps.filter(|steps| **steps > 1) {
        return text(format!("×{steps}"));
    }
    let loses = |definition: &Definition| {
        definition.end.extinction.iter().any(|end| end.verdict == Verdict::Win && end.pieces.is_empty())
            || definition.end.checkmate.is_always(Verdict::Win)
    };
    if differs(&loses) {
        return Some(Emblem::Losing);
    }
    if any(&definition.capture.forced) && ancestor.is_some() {
        return text("×!".into());
    }
    if differs(&|definition| definition.setup.shuffle.is_some()) {
        return Some(Emblem::Shuffled);
    }
    if differs(&|definition| !definition.triggers.is_empty() || !definition.actions.is_empty()) {
        return Some(Emblem::Trigger);
    }
    let passes = |definition: &Definition| {
        definition.sides.iter().any(|side| definition.turn.pass.get(&side.name) == Some(&PassRule::Allowed))
    };
    if differs(&passes) && ancestor.is_some() {
        return text("-".into());
    }
    None
}
