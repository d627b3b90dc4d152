//! The board and the start position, to paint on.

use chesswright_document::{Document, Edit, Path, Value};
use chesswright_notation::position::sign;
use chesswright_rules::board::{Cell, Geometry, Vector};
use chesswright_rules::definition::model::{Definition, Sided};
use chesswright_rules::{Kind, Piece, Rules, Side};

/// What a click on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Brush {
    /// It selects the piece on the cell.
    #[default]
    Select,
    /// It puts a piece there.
    Piece(Piece),
    /// It removes the piece there.
    Erase,
    /// It removes the cell from the board, or brings it back.
    Hole,
    /// It adds the cell to the selected region, or takes it away.
    Region,
}

/// What the other side gets when a piece is put on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opposite {
    /// The same piece on the same file.
    #[default]
    Mirror,
    /// The same piece where a half turn of the board leads.
    Turn,
    /// Nothing.
    None,
}

impl Opposite {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Mirror, Self::Turn, Self::None];

    /// The opposite of a place in rows of this size.
    fn of(self, x: usize, row: usize, [width, height]: [usize; 2]) -> Option<(usize, usize)> {
        let other = match self {
            Self::Mirror => (x, height - 1 - row),
            Self::Turn => (width - 1 - x, height - 1 - row),
            Self::None => return None,
        };
        (other != (x, row)).then_some(other)
    }
}

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Columns.
    pub files: u16,
    /// Rows.
    pub ranks: u16,
    /// Whether the left and the right edge are joined.
    pub joined: bool,
}

/// The cells of a box, row by row from the far rank. `None` is a cell that the board does not have.
type Rows = Vec<Vec<Option<Option<Piece>>>>;

impl Shape {
    /// The shape of a board, if it is one that can be changed here: squares in one layer.
    pub(crate) fn of(rules: &Rules) -> Option<Self> {
        let board = &rules.definition().board;
        let plain =
            rules.board().geometry() == Geometry::Square && board.layers == 1 && board.glue.is_empty();
        use chesswright_rules::board::Wrap;
        plain.then_some(Self { files: board.files, ranks: board.ranks, joined: board.wrap == Wrap::Files })
    }
}

/// The start position as rows.
fn rows(rules: &Rules) -> Rows {
    let (board, start) = (rules.board(), rules.start());
    let [files, ranks, _] = board.extent().map(|n| n as i16);
    let cell = |x, y| board.at(Vector::flat(x, y)).map(|cell| start.piece(cell));
    (0..ranks).rev().map(|y| (0..files).map(|x| cell(x, y)).collect()).collect()
}

/// Rows as a text, as documents have it.
fn text(rules: &Rules, rows: &Rows) -> String {
    let row = |cells: &Vec<Option<Option<Piece>>>| {
        let (mut out, mut gap) = (String::new(), 0);
        for cell in cells {
            if *cell == Some(None) {
                gap += 1;
                continue;
            }
            if gap > 0 {
                out.push_str(&std::mem::take(&mut gap).to_string());
            }
            match cell {
                Some(Some(piece)) => out.push_str(&sign(rules, *piece)),
                _ => out.push('_'),
            }
        }
        if gap > 0 {
            out.push_str(&gap.to_string());
        }
        out
    };
    rows.iter().map(row).collect::<Vec<_>>().join("/")
}

/// The edit that writes a start position.
fn set_rows(document: &Document, rules: &Rules, rows: &Rows) -> Edit {
    let value = Value::from(text(rules, rows));
    match document.get("setup") {
        // Hands, shuffles and waiting pieces stay.
        Some(Value::Table(_)) => {
            Edit::All(vec![Edit::unset("setup.place"), Edit::Set("setup.rows".into(), value)])
        }
        Some(_) => Edit::Set("setup".into(), value),
        None => {
            let parent = rules.definition().setup.clone();
            let bare = parent.hand.is_empty() && parent.waiting.is_empty() && parent.shuffle.is_none();
            Edit::Set(if bare { "setup".into() } else { "setup.rows".into() }, value)
        }
    }
}

/// The piece of the other side.
fn other(piece: Piece) -> Piece {
    Piece { side: Side(1 - piece.side.0), ..piece }
}

/// Puts a piece on a place of rows, or removes the one there, and does what follows for the other side.
fn put_in(rows: &mut Rows, sides: usize, (x, row): (usize, usize), piece: Option<Piece>, opposite: Opposite) {
    let size = [rows.first().map_or(0, Vec::len), rows.len()];
    let mut place = |(x, row): (usize, usize), piece: Option<Piece>| {
        if let Some(Some(standing)) = rows.get_mut(row).and_then(|row: &mut Vec<_>| row.get_mut(x)) {
            *standing = piece;
        }
    };
    place((x, row), piece);
    if let Some(there) = opposite.of(x, row, size).filter(|_| sides == 2) {
        place(there, piece.map(other));
    }
}

/// The place of a cell in rows.
fn place_of(rules: &Rules, rows: &Rows, cell: Cell) -> (usize, usize) {
    let at = rules.board().coords(cell);
    (at.x as usize, rows.len() - 1 - at.y as usize)
}

/// Puts a piece on a cell, or removes the one there. The other side gets the same piece opposite.
pub(crate) fn put(
    document: &Document,
    rules: &Rules,
    cell: Cell,
    piece: Option<Piece>,
    opposite: Opposite,
) -> Edit {
    let mut rows = rows(rules);
    let place = place_of(rules, &rows, cell);
    put_in(&mut rows, rules.sides(), place, piece, opposite);
    set_rows(document, rules, &rows)
}

/// Moves a piece to another cell. The piece opposite goes along if it is the same one of the other side.
pub(crate) fn carry(document: &Document, rules: &Rules, from: Cell, to: Cell, opposite: Opposite) -> Edit {
    let mut rows = rows(rules);
    let (from, to) = (place_of(rules, &rows, from), place_of(rules, &rows, to));
    let size = [rows.first().map_or(0, Vec::len), rows.len()];
    let standing = |(x, row): (usize, usize)| rows[row][x].flatten();
    let piece = standing(from);
    let pair = opposite
        .of(from.0, from.1, size)
        .is_some_and(|there| rules.sides() == 2 && piece.is_some() && standing(there) == piece.map(other));
    let opposite = if pair { opposite } else { Opposite::None };
    put_in(&mut rows, rules.sides(), from, None, opposite);
    put_in(&mut rows, rules.sides(), to, piece, opposite);
    set_rows(document, rules, &rows)
}

/// Gives both sides the army of one, opposite each other. `None` if that makes no sense, as with one side or three.
pub(crate) fn same_army(document: &Document, rules: &Rules, side: Side, opposite: Opposite) -> Option<Edit> {
    let opposite = if opposite == Opposite::None { Opposite::Mirror } else { opposite };
    if rules.sides() != 2 {
        return None;
    }
    let mut rows = rows(rules);
    for cell in rows.iter_mut().flatten().flatten() {
        *cell = cell.filter(|piece| piece.side == side);
    }
    let size = [rows.first().map_or(0, Vec::len), rows.len()];
    let all = (0..size[1]).flat_map(|row| (0..size[0]).map(move |x| (x, row)));
    let ours: Vec<((usize, usize), Piece)> =
        all.filter_map(|(x, row)| Some(((x, row), rows[row][x].flatten()?))).collect();
    for ((x, row), piece) in ours {
        let there = opposite.of(x, row, size);
        if let Some(Some(free)) = there.map(|(x, row)| &mut rows[row][x])
            && free.is_none()
        {
            *free = Some(other(piece));
        }
    }
    Some(set_rows(document, rules, &rows))
}

/// The pieces in hand at the start.
pub(crate) fn in_hand(rules: &Rules, piece: Piece) -> u16 {
    let hands = rules.start_setup().hands;
    hands.iter().filter(|(side, kind, _)| (*side, *kind) == (piece.side, piece.kind)).map(|hand| hand.2).sum()
}

/// Changes how many of a piece are in hand at the start.
pub(crate) fn set_hand(document: &Document, rules: &Rules, piece: Piece, count: u16) -> Edit {
    let mut hands = rules.start_setup().hands;
    hands.retain(|(side, kind, _)| (*side, *kind) != (piece.side, piece.kind));
    hands.push((piece.side, piece.kind, count));
    hands.sort_by_key(|(side, kind, _)| (*side, *kind));
    let text = |&(side, kind, count): &(Side, Kind, u16)| {
        sign(rules, Piece { side, kind }).repeat(usize::from(count))
    };
    let hand = Value::from(hands.iter().map(text).collect::<String>());
    match document.get("setup") {
        // A setup that is only rows becomes a table.
        Some(rows @ (Value::Text(_) | Value::List(_))) => Edit::Set(
            "setup".into(),
            Value::Table(vec![("rows".to_owned(), rows), ("hand".to_owned(), hand)]),
        ),
        _ => Edit::Set("setup.hand".into(), hand),
    }
}

/// Keys of the table of the board, however the document writes it.
fn set_board(document: &Document, rules: &Rules, entries: Vec<(&str, Value)>) -> Vec<Edit> {
    let board = &rules.definition().board;
    match document.get("board") {
        Some(Value::Text(_)) => {
            let mut all = vec![
                ("files".to_owned(), Value::Number(board.files.into())),
                ("ranks".to_owned(), Value::Number(board.ranks.into())),
            ];
            for (key, value) in entries {
                all.retain(|(known, _)| known != key);
                all.push((key.to_owned(), value));
            }
            vec![Edit::Set("board".into(), Value::Table(all))]
        }
        _ => entries
            .into_iter()
            .map(|(key, value)| Edit::Set(format!("board.{key}").as_str().into(), value))
            .collect(),
    }
}

/// Removes a cell from the board, or brings it back, and the one opposite as well.
pub(crate) fn hole(document: &Document, rules: &Rules, at: Vector, opposite: Opposite) -> Edit {
    let mut rows = rows(rules);
    let size = [rows.first().map_or(0, Vec::len), rows.len()];
    let place = (at.x as usize, size[1] - 1 - at.y as usize);
    let gone = rows[place.1][place.0].is_some();
    for (x, row) in [Some(place), opposite.of(place.0, place.1, size)].into_iter().flatten() {
        rows[row][x] = if gone { None } else { Some(None) };
    }
    let missing = |x: usize, rank: usize| rows[size[1] - 1 - rank][x].is_none();
    let holes = crate::regions::boxes(size, missing).unwrap_or_else(|| "none".to_owned());
    let mut edits = set_board(document, rules, vec![("holes", Value::from(holes))]);
    edits.push(set_rows(document, rules, &rows));
    Edit::All(edits)
}

/// The letters of a file.
pub(crate) fn file_name(x: usize) -> String {
    match x.checked_sub(26) {
        None => char::from(b'a' + x as u8).to_string(),
        Some(more) => file_name(more / 26) + &file_name(more % 26),
    }
}

/// The cells in the middle of a board: two by two of them, one by one where a dimension is odd.
pub(crate) fn centre(files: u16, ranks: u16) -> String {
    let name = |x: u16, y: u16| format!("{}{}", file_name(usize::from(x)), y + 1);
    let first = name((files - 1) / 2, (ranks - 1) / 2);
    let last = name(files / 2, ranks / 2);
    if first == last { first } else { format!("{first}..{last}") }
}

/// Joins the left and the right edge, or parts them.
pub(crate) fn join(document: &Document, rules: &Rules, joined: bool) -> Edit {
    let wrap = if joined { "files" } else { "none" };
    Edit::All(set_board(document, rules, vec![("wrap", Value::from(wrap))]))
}

/// Changes the size of the board. Ranks come and go in the middle, files next to the edges, so that armies still face each
/// other and keep their kings. What depends on the old size follows.
pub(crate) fn resize(document: &Document, rules: &Rules, files: u16, ranks: u16) -> Edit {
    let definition = rules.definition();
    let (files, ranks) = (files.clamp(1, 26), ranks.clamp(1, 26));
    let mut rows = rows(rules);
    while rows.len() > usize::from(ranks) {
        // The emptiest row, the middle one first.
        let middle = rows.len() / 2;
        let emptiest = (0..rows.len()).min_by_key(|&row| {
            (rows[row].iter().filter(|cell| matches!(cell, Some(Some(_)))).count(), row.abs_diff(middle))
        });
        rows.remove(emptiest.unwrap_or(middle));
    }
    while rows.len() < usize::from(ranks) {
        let width = rows.first().map_or(0, Vec::len);
        rows.insert(rows.len() / 2, vec![Some(None); width]);
    }
    let royal =
        |piece: Piece| definition.pieces.get_index(piece.kind.index()).is_some_and(|(_, piece)| piece.royal);
    let mut from_left = true;
    while rows.first().map_or(0, Vec::len) > usize::from(files) {
        let width = rows.first().map_or(0, Vec::len);
        let has_royal = |x: usize| rows.iter().any(|row| matches!(row[x], Some(Some(piece)) if royal(piece)));
        // A piece that stands on no other file, such as the queen, stays as long as possible.
        let on = |x: usize| rows.iter().filter_map(move |row| row[x].flatten());
        let only_here = |x: usize| {
            on(x).any(|piece| !(0..width).any(|other| other != x && on(other).any(|one| one == piece)))
        };
        // Third from an edge: of an orthodox army the bishops go first.
        let wanted = if from_left { 2.min(width - 1) } else { width.saturating_sub(3) };
        let goes = (0..width).filter(|&x| !has_royal(x));
        let gone = goes.min_by_key(|&x| (only_here(x), x.abs_diff(wanted))).unwrap_or(0);
        rows.iter_mut().for_each(|row| {
            row.remove(gone);
        });
        from_left = !from_left;
    }
    while rows.first().map_or(0, Vec::len) < usize::from(files) {
        rows.iter_mut().for_each(|row| row.insert(if from_left { row.len() } else { 0 }, Some(None)));
        from_left = !from_left;
    }
    let mut edits = match document.get("board") {
        None | Some(Value::Text(_)) if definition.board.wrap == Default::default() && !has_holes(rules) => {
            vec![Edit::set("board", format!("{files}x{ranks}"))]
        }
        _ => set_board(
            document,
            rules,
            vec![
                ("files", Value::Number(files.into())),
                ("ranks", Value::Number(ranks.into())),
                ("holes", "none".into()),
            ],
        ),
    };
    rows.iter_mut().flatten().for_each(|cell| *cell = Some(cell.flatten()));
    edits.push(set_rows(document, rules, &rows));
    edits.extend(followers(document, definition, files, ranks));
    Edit::All(edits)
}

fn has_holes(rules: &Rules) -> bool {
    let [files, ranks, layers] = rules.board().extent();
    rules.board().len() < usize::from(files) * usize::from(ranks) * usize::from(layers)
}

/// The edit after which goals on one region are on another one.
fn move_goals(document: &Document, definition: &Definition, from: &str, to: &str) -> Option<Edit> {
    let is_there = |region: &Sided<String>| *region == Sided::All(from.to_owned());
    if !definition.end.goals.iter().any(|goal| is_there(&goal.region)) {
        return None;
    }
    // A single goal need not be a list.
    let single = Path::from("end.goals.region");
    if document.get(single.clone()).is_some() {
        return Some(Edit::Set(single, to.into()));
    }
    let list = Path::from("end.goals");
    let Value::List(mut goals) = crate::key_edit::whole_game(definition).at(&list)?.clone() else {
        return None;
    };
    for entry in goals.iter_mut() {
        let Value::Table(keys) = entry else { continue };
        let region = keys.iter_mut().find(|(key, value)| key == "region" && value.as_text() == Some(from));
        region.into_iter().for_each(|(_, value)| *value = to.into());
    }
    Some(Edit::Set(list, Value::List(goals)))
}

/// What follows the size: promotion on the last rank, and castling, which needs its files.
fn followers(document: &Document, definition: &Definition, files: u16, ranks: u16) -> Vec<Edit> {
    let mut edits = vec![];
    let last = format!("own rank {}", definition.board.ranks);
    for (name, piece) in &definition.pieces {
        let zone = piece.promotion.as_ref().map(|promotion| &promotion.zone);
        if matches!(zone, Some(Sided::All(zone)) if *zone == last) && definition.board.ranks != ranks {
            let promotion = Value::from(format!("own rank {ranks}"));
            edits.push(crate::pieces::with_deep_key(document, name, "promotion.zone", promotion));
        }
    }
    let (before, after) = (centre(definition.board.files, definition.board.ranks), centre(files, ranks));
    if before != after {
        edits.extend(move_goals(document, definition, &before, &after));
    }
    if definition.board.files != files && !definition.castling.is_empty() {
        edits.push(Edit::set("castling", false));
    }
    edits
}
