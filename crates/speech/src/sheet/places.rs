//! Sets of cells, the same for all sides or one for each.

use chesswright_rules::Rules;
use chesswright_rules::board::{Board, CellSet, Edge, Frame, Geometry, Vector};
use chesswright_rules::definition::model::{RegionText, SideDef, Sided};
use chesswright_rules::definition::region::Regions;

use super::phrases::Phrase;
use super::term::{Phrases, Sides};

/// Describes cells of a board for its sides.
pub(crate) struct Places<'a> {
    rules: &'a Rules,
    regions: Regions<'a>,
}

impl<'a> Places<'a> {
    pub(crate) fn new(rules: &'a Rules) -> Self {
        Self { rules, regions: Regions::new(rules.board(), Some(&rules.definition().regions)) }
    }

    pub(crate) fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// A region for all sides: `the last rank`, `c1 or e3 (white) or c8 or e6 (black)`. A message takes it to mean any of
    /// its cells, or in its form `all` every one of them.
    pub(crate) fn told(&self, text: &Sided<RegionText>) -> Phrases {
        self.told_once(text).into()
    }

    fn told_once(&self, text: &Sided<RegionText>) -> Phrase {
        self.as_all_see_it(&self.sets(text)).unwrap_or_else(|| {
            self.for_each_side(|side| text.get(side).cloned(), |cells| on(self.rules.board(), cells))
        })
    }

    /// The same for one side.
    pub(crate) fn of_side(&self, text: &Sided<RegionText>, side: &str) -> Phrases {
        if let Some(seen) = self.as_all_see_it(&self.sets(text)) {
            return seen.into();
        }
        let index = self.rules.definition().sides.iter().position(|other| other.name == side);
        let cells = index.zip(text.get(side)).and_then(|(index, text)| self.cells(text, index));
        cells.map_or(Phrase::Nowhere, |cells| on(self.rules.board(), &cells)).into()
    }

    /// The same for a plain text.
    pub(crate) fn plain(&self, text: &str) -> Phrases {
        match self.cells(text, 0) {
            Some(cells) => on(self.rules.board(), &cells).into(),
            None => Phrase::Cells { cells: text.to_owned() }.into(),
        }
    }

    /// Whether a text means every cell for all sides.
    pub(crate) fn is_everywhere(&self, text: &Sided<RegionText>) -> bool {
        let sets = self.sets(text);
        sets.len() == self.rules.definition().sides.len()
            && sets.iter().all(|(_, cells)| cells.len() == self.rules.board().len())
    }

    /// The cells that a text means for a side.
    pub(crate) fn cells(&self, text: &str, side: usize) -> Option<CellSet> {
        self.regions.cells(text, &self.frame(side)?).ok()
    }

    fn frame(&self, side: usize) -> Option<Frame> {
        let side = self.rules.definition().sides.get(side)?;
        Some(side.forward.frame(self.rules.board().geometry()).unwrap_or(Frame::FIRST))
    }

    /// The cells that a text means for each side, without sides for which it is empty.
    fn sets(&self, text: &Sided<RegionText>) -> Vec<(usize, CellSet)> {
        let sides = self.rules.definition().sides.iter().enumerate();
        let set = |(index, side): (usize, &SideDef)| Some((index, self.cells(text.get(&side.name)?, index)?));
        sides.filter_map(set).filter(|(_, cells)| !cells.is_empty()).collect()
    }

    /// A description that is the same for all sides from their own points of view although the cells differ: the last
    /// ranks, the first ranks, the far ends of files.
    fn as_all_see_it(&self, sets: &[(usize, CellSet)]) -> Option<Phrase> {
        let board = self.rules.board();
        let differ = sets.windows(2).any(|pair| pair[0].1 != pair[1].1);
        if !differ || sets.len() != self.rules.definition().sides.len() {
            return None;
        }
        let mut each = sets.iter().map(|(side, cells)| self.seen(*side, cells, board));
        let first = each.next()??;
        each.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }

    /// A set of cells as described from a side's point of view.
    fn seen(&self, side: usize, cells: &CellSet, board: &Board) -> Option<Phrase> {
        let forward = self.frame(side)?.forward;
        let definition = self.rules.definition();
        let straight = !board.has_joins() && definition.sides[side].forward_in.is_empty();
        let free = |edge: &Edge| board.seams().of(*edge).is_none();
        let has_ends = straight && [Edge::North, Edge::South].iter().all(free);
        if board.geometry() == Geometry::Square && has_ends {
            let depth = |cell| {
                let at: Vector = board.coords(cell);
                at.x * forward.x + at.y * forward.y
            };
            let all = || board.cells().map(depth);
            let (near, far) = (all().min()?, all().max()?);
            let of = |range: std::ops::RangeInclusive<i16>| {
                board.cells().all(|cell| range.contains(&depth(cell)) == cells.contains(cell))
            };
            let depths: Vec<i16> = cells.iter().map(depth).collect();
            let (low, high) = (*depths.iter().min()?, *depths.iter().max()?);
            if of(low..=high) {
                let count = u32::try_from(high - low + 1).ok()?;
                if high == far && low > near {
                    return Some(Phrase::LastRanks { count });
                }
                if low == near && high < far {
                    return Some(match u32::try_from(far - high).ok()? {
                        left if left < 3 => Phrase::ButLastRanks { count: left },
                        _ => Phrase::FirstRanks { count },
                    });
                }
                if low == high && low - near < 3 {
                    return Some(Phrase::OwnRank { count: u32::try_from(low - near + 1).ok()? });
                }
                if high == far {
                    return Some(Phrase::AnyCell);
                }
            }
        }
        let ahead = |cell| definition.frame_at(board, side, cell).map_or(forward, |frame| frame.forward);
        let at_the_end = |cell| board.step(cell, ahead(cell)).is_none();
        let is_end = board.geometry() != Geometry::Layers
            && board.cells().all(|cell| at_the_end(cell) == cells.contains(cell));
        is_end.then_some(Phrase::EndOfFile)
    }

    /// A description that may differ by side.
    pub(crate) fn for_sides(
        &self,
        text: impl Fn(&str) -> Option<String>,
        phrase: impl Fn(&CellSet) -> Phrase,
    ) -> Phrases {
        self.for_each_side(text, phrase).into()
    }

    fn for_each_side(
        &self,
        text: impl Fn(&str) -> Option<String>,
        phrase: impl Fn(&CellSet) -> Phrase,
    ) -> Phrase {
        let sides = &self.rules.definition().sides;
        let mut each: Vec<(&str, Phrase)> = sides
            .iter()
            .enumerate()
            .filter_map(|(index, side)| {
                let text = text(&side.name)?;
                let cells = self.cells(&text, index);
                if cells.as_ref().is_some_and(CellSet::is_empty) {
                    return None;
                }
                Some((
                    side.name.as_str(),
                    cells.map_or(Phrase::Cells { cells: text }, |cells| phrase(&cells)),
                ))
            })
            .collect();
        let alike = each.len() == sides.len() && each.windows(2).all(|pair| pair[0].1 == pair[1].1);
        if each.len() == 1 && !alike {
            let (side, cells) = each.remove(0);
            return Phrase::OfOneSide { cells: cells.into(), side: Sides::one(side) };
        }
        match each.split_first() {
            None => Phrase::NoCell,
            Some(((_, first), _)) if alike => first.clone(),
            Some(_) => Phrase::EachSide { places: each.into_iter().enumerate().map(of_side).collect() },
        }
    }
}

/// The cells of one side among those of several. The word *rectangle* is said only once.
fn of_side((index, (side, cells)): (usize, (&str, Phrase))) -> Phrase {
    let cells = match cells {
        Phrase::Rectangle { corners } if index > 0 => Phrase::Cells { cells: corners },
        cells => cells,
    };
    Phrase::OfSide { cells: cells.into(), side: Sides::one(side) }
}

/// A set of cells. All cells are named.
fn on(board: &Board, cells: &CellSet) -> Phrase {
    if cells.is_empty() {
        return Phrase::NoCell;
    }
    if cells.len() == board.len() {
        return Phrase::AnyCell;
    }
    let missing: Vec<&str> =
        board.cells().filter(|&cell| !cells.contains(cell)).map(|cell| board.name(cell)).collect();
    if missing.len() <= 4 && cells.len() > 12 {
        return Phrase::AllCellsBut { cells: named(&missing) };
    }
    let mut names: Vec<&str> = cells.iter().map(|cell| board.name(cell)).collect();
    if board.geometry() == Geometry::Hex {
        return Phrase::CellList { parts: named(&names) };
    }
    let digits = |name: &str| name.chars().filter(char::is_ascii_digit).collect::<String>();
    let letters = |name: &str| name.chars().filter(char::is_ascii_lowercase).collect::<String>();
    let files = whole(board, cells, letters);
    if !files.is_empty() && files.len() == lines_met(board, cells, letters) {
        return file_span(&files);
    }
    let ranks = if board.geometry() == Geometry::Square { whole(board, cells, digits) } else { vec![] };
    names.retain(|name| !ranks.contains(&digits(name)));
    if ranks.is_empty()
        && cells.len() > 4
        && let Some(corners) = rectangle(board, cells)
    {
        return corners;
    }
    let mut parts: Vec<Phrase> = if ranks.is_empty() { vec![] } else { vec![rank_span(&ranks)] };
    parts.extend(runs(board, names).into_iter().map(|cells| Phrase::Cells { cells }));
    match parts.len() {
        1 => parts.remove(0),
        _ => Phrase::CellList { parts: Phrases(parts) },
    }
}

/// Cells, ranks or files by their names.
fn named<S: AsRef<str>>(names: &[S]) -> Phrases {
    names.iter().map(|name| Phrase::Cells { cells: name.as_ref().to_owned() }).collect()
}

/// The lines (ranks or files, identified by a part of the cells' names) that lie completely in the set.
fn whole(board: &Board, cells: &CellSet, key: impl Fn(&str) -> String) -> Vec<String> {
    let mut seen: Vec<String> = vec![];
    for cell in cells.iter() {
        let key = key(board.name(cell));
        if !seen.contains(&key) {
            seen.push(key);
        }
    }
    seen.retain(|line| board.cells().all(|cell| key(board.name(cell)) != *line || cells.contains(cell)));
    seen
}

/// How many lines contain cells of the set.
fn lines_met(board: &Board, cells: &CellSet, key: impl Fn(&str) -> String) -> usize {
    let mut lines: Vec<String> = cells.iter().map(|cell| key(board.name(cell))).collect();
    lines.sort();
    lines.dedup();
    lines.len()
}

/// Joins three or more cells in a row: `a4`, `e4`, `a5–e5`.
fn runs(board: &Board, mut names: Vec<&str>) -> Vec<String> {
    let mut parts: Vec<(usize, String)> = vec![];
    let order: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let rank_of = |name: &str| order.iter().position(|other| other == name).unwrap_or(0);
    loop {
        let longest = names
            .iter()
            .flat_map(|name| [Vector::flat(1, 0), Vector::flat(0, 1)].map(|by| run(board, &names, name, by)))
            .max_by_key(Vec::len)
            .filter(|run| run.len() >= 3);
        let Some(run) = longest else { break };
        let (Some(first), Some(last)) = (run.first(), run.last()) else { break };
        parts.push((rank_of(first), format!("{first}–{last}")));
        names.retain(|name| !run.iter().any(|other| other == name));
    }
    parts.extend(names.iter().map(|name| (rank_of(name), (*name).to_owned())));
    parts.sort();
    parts.into_iter().map(|(_, text)| text).collect()
}

/// The names from a cell on in a direction.
fn run(board: &Board, names: &[&str], from: &str, by: Vector) -> Vec<String> {
    let mut cell = board.cell(from);
    let mut found = vec![];
    while let Some(at) = cell.filter(|&at| names.contains(&board.name(at))) {
        found.push(board.name(at).to_owned());
        // On a board with glued edges the line never ends.
        if found.len() > names.len() {
            return vec![];
        }
        cell = board.step(at, by);
    }
    found
}

/// `rank 8`, `ranks 6–8`, `ranks 1 and 8`.
fn rank_span(ranks: &[String]) -> Phrase {
    match ranks {
        [rank] => Phrase::OneRank { rank: rank.clone() },
        [first, _, .., last] if is_run(ranks) => {
            Phrase::RankRange { first: first.clone(), last: last.clone() }
        }
        ranks => Phrase::Ranks { ranks: named(ranks) },
    }
}

/// `file e`, `files a–c`, `files a and h`.
fn file_span(files: &[String]) -> Phrase {
    match files {
        [file] => Phrase::OneFile { file: file.clone() },
        [first, _, .., last] if is_run(files) => {
            Phrase::FileRange { first: first.clone(), last: last.clone() }
        }
        files => Phrase::Files { files: named(files) },
    }
}

fn is_run(names: &[String]) -> bool {
    let value =
        |name: &String| name.parse::<i64>().ok().or_else(|| Some(i64::from(*name.as_bytes().first()?)));
    names.windows(2).all(|pair| match (value(&pair[0]), value(&pair[1])) {
        (Some(a), Some(b)) => b == a + 1,
        _ => false,
    })
}

/// `the rectangle d1–f3`.
fn rectangle(board: &Board, cells: &CellSet) -> Option<Phrase> {
    let at: Vec<_> = cells.iter().map(|cell| board.coords(cell)).collect();
    let (low, high) = (
        at.iter().copied().reduce(|a, b| Vector::new(a.x.min(b.x), a.y.min(b.y), a.z.min(b.z)))?,
        at.iter().copied().reduce(|a, b| Vector::new(a.x.max(b.x), a.y.max(b.y), a.z.max(b.z)))?,
    );
    let size = i32::from(high.x - low.x + 1) * i32::from(high.y - low.y + 1);
    if cells.len() < 3 || low.z != high.z || size != cells.len() as i32 {
        return None;
    }
    let corners = format!("{}–{}", board.name(board.at(low)?), board.name(board.at(high)?));
    let flat = low.x == high.x || low.y == high.y;
    Some(if flat { Phrase::Cells { cells: corners } } else { Phrase::Rectangle { corners } })
}
