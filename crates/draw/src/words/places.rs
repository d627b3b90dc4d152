//! Sets of cells in words, the same for all sides or one for each.

use chesswright_rules::Rules;
use chesswright_rules::board::{Board, Frame, Geometry, Vector};
use chesswright_rules::definition::CellSet;
use chesswright_rules::definition::model::{RegionText, SideDef, Sided};
use chesswright_rules::definition::region::Regions;

use super::{list, number, ordinal};

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

    /// Somewhere in the region, for all sides: `the last rank`, `c1 or e3 (white) or c8 or e6 (black)`.
    pub(crate) fn words(&self, text: &Sided<RegionText>) -> String {
        self.joined(text, "or")
    }

    /// All of the region, for all sides: `c1 and e3`.
    pub(crate) fn all(&self, text: &Sided<RegionText>) -> String {
        self.joined(text, "and")
    }

    fn joined(&self, text: &Sided<RegionText>, last: &str) -> String {
        let sets = self.sets(text);
        if let Some(words) = self.as_all_see_it(&sets) {
            return words;
        }
        let words =
            self.for_sides(|side| text.get(side).cloned(), |cells| on(self.rules.board(), cells, last));
        words.replace("or the rectangle", "or")
    }

    /// The same for one side.
    pub(crate) fn of_side(&self, text: &Sided<RegionText>, side: &str, last: &str) -> String {
        if let Some(words) = self.as_all_see_it(&self.sets(text)) {
            return words;
        }
        let index = self.rules.definition().sides.iter().position(|other| other.name == side);
        let cells = index.zip(text.get(side)).and_then(|(index, text)| self.cells(text, index));
        cells.map_or_else(|| "nowhere".into(), |cells| on(self.rules.board(), &cells, last))
    }

    /// The same for a plain text.
    pub(crate) fn plain(&self, text: &str) -> String {
        match self.cells(text, 0) {
            Some(cells) => on(self.rules.board(), &cells, "and"),
            None => text.to_owned(),
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

    /// A description that is the same for all sides from their own seats although the cells differ: the last ranks,
    /// the first ranks, the far ends of files.
    fn as_all_see_it(&self, sets: &[(usize, CellSet)]) -> Option<String> {
        let board = self.rules.board();
        let differ = sets.windows(2).any(|pair| pair[0].1 != pair[1].1);
        if !differ || sets.len() != self.rules.definition().sides.len() {
            return None;
        }
        let mut each = sets.iter().map(|(side, cells)| self.seen(*side, cells, board));
        let first = each.next()??;
        each.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }

    /// A set of cells as described from a side's seat.
    fn seen(&self, side: usize, cells: &CellSet, board: &Board) -> Option<String> {
        let forward = self.frame(side)?.forward;
        if board.geometry() == Geometry::Square && board.seams().ranks.is_none() {
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
                let n = usize::try_from(high - low + 1).ok()?;
                let ranks = |which: &str, n: usize| match n {
                    1 => format!("the {which} rank"),
                    n => format!("the {which} {} ranks", number(n)),
                };
                if high == far && low > near {
                    return Some(ranks("last", n));
                }
                if low == near && high < far {
                    return Some(match far - high {
                        left if left < 3 => {
                            format!("any rank but {}", ranks("last", usize::try_from(left).ok()?))
                        }
                        _ => ranks("first", n).replacen("the", "its", 1),
                    });
                }
                if low == high && low - near < 3 {
                    return Some(format!("its {} rank", ordinal(u16::try_from(low - near + 1).ok()?)));
                }
                if high == far {
                    return Some("any cell".into());
                }
            }
        }
        let at_the_end = |cell| board.step(cell, forward).is_none();
        let is_end = board.geometry() != Geometry::Layers
            && board.cells().all(|cell| at_the_end(cell) == cells.contains(cell));
        is_end.then(|| "the last cell of a file".into())
    }

    /// A description that may differ by side.
    pub(crate) fn for_sides(
        &self,
        text: impl Fn(&str) -> Option<String>,
        words: impl Fn(&CellSet) -> String,
    ) -> String {
        let sides = &self.rules.definition().sides;
        let each: Vec<(&str, String)> = sides
            .iter()
            .enumerate()
            .filter_map(|(index, side)| {
                let text = text(&side.name)?;
                let cells = self.cells(&text, index);
                if cells.as_ref().is_some_and(CellSet::is_empty) {
                    return None;
                }
                Some((side.name.as_str(), cells.map_or(text, |cells| words(&cells))))
            })
            .collect();
        match &each[..] {
            [] => "no cell".into(),
            [(_, first), rest @ ..] if each.len() == sides.len() && rest.iter().all(|(_, w)| w == first) => {
                first.clone()
            }
            [(side, words)] => format!("{words} ({side} only)"),
            _ => {
                let all: Vec<String> = each.iter().map(|(side, words)| format!("{words} ({side})")).collect();
                list(&all, "or")
            }
        }
    }
}

/// A set of cells in words. All cells are named.
fn on(board: &Board, cells: &CellSet, last: &str) -> String {
    if cells.is_empty() {
        return "no cell".into();
    }
    if cells.len() == board.len() {
        return "any cell".into();
    }
    let missing: Vec<&str> =
        board.cells().filter(|&cell| !cells.contains(cell)).map(|cell| board.name(cell)).collect();
    if missing.len() <= 4 && cells.len() > 12 {
        return format!("any cell but {}", list(&missing, "and"));
    }
    let mut names: Vec<&str> = cells.iter().map(|cell| board.name(cell)).collect();
    if board.geometry() == Geometry::Hex {
        return list(&names, last);
    }
    let digits = |name: &str| name.chars().filter(char::is_ascii_digit).collect::<String>();
    let letters = |name: &str| name.chars().filter(char::is_ascii_lowercase).collect::<String>();
    let files = whole(board, cells, letters);
    if !files.is_empty() && files.len() == lines_met(board, cells, letters) {
        return span("file", &files);
    }
    let ranks = if board.geometry() == Geometry::Square { whole(board, cells, digits) } else { vec![] };
    names.retain(|name| !ranks.contains(&digits(name)));
    if ranks.is_empty()
        && cells.len() > 4
        && let Some(corners) = rectangle(board, cells)
    {
        return corners;
    }
    let mut parts: Vec<String> = if ranks.is_empty() { vec![] } else { vec![span("rank", &ranks)] };
    parts.extend(runs(board, names));
    list(&parts, last)
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

/// `rank 8`, `ranks 6–8`, `files a and h`.
fn span(what: &str, names: &[String]) -> String {
    match names {
        [one] => format!("{what} {one}"),
        [first, .., last] if names.len() > 2 && is_run(names) => format!("{what}s {first}–{last}"),
        _ => format!("{what}s {}", list(names, "and")),
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
fn rectangle(board: &Board, cells: &CellSet) -> Option<String> {
    let at: Vec<_> = cells.iter().map(|cell| board.coords(cell)).collect();
    let (low, high) = (
        at.iter()
            .copied()
            .reduce(|a, b| chesswright_rules::board::Vector::new(a.x.min(b.x), a.y.min(b.y), a.z.min(b.z)))?,
        at.iter()
            .copied()
            .reduce(|a, b| chesswright_rules::board::Vector::new(a.x.max(b.x), a.y.max(b.y), a.z.max(b.z)))?,
    );
    let size = i32::from(high.x - low.x + 1) * i32::from(high.y - low.y + 1);
    if cells.len() < 3 || low.z != high.z || size != cells.len() as i32 {
        return None;
    }
    let corners = format!("{}–{}", board.name(board.at(low)?), board.name(board.at(high)?));
    let flat = low.x == high.x || low.y == high.y;
    Some(if flat { corners } else { format!("the rectangle {corners}") })
}
