//! Sets of cells in words, the same for all sides or one for each.

use chesswright_rules::Rules;
use chesswright_rules::board::{Board, Frame, Geometry};
use chesswright_rules::definition::CellSet;
use chesswright_rules::definition::model::{RegionText, Sided};
use chesswright_rules::definition::region::Regions;

use super::list;

/// The most cells that are named one by one.
const NAMED: usize = 12;

/// Knows the board and the sides.
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

    /// Where, for everybody: `rank 8 for white, rank 1 for black`.
    pub(crate) fn words(&self, text: &Sided<RegionText>) -> String {
        self.for_sides(|side| text.get(side).cloned(), |cells| on(self.rules.board(), cells))
    }

    /// The same for a plain text.
    pub(crate) fn plain(&self, text: &str) -> String {
        match self.cells(text, 0) {
            Some(cells) => on(self.rules.board(), &cells),
            None => text.to_owned(),
        }
    }

    /// The cells a text means for a side.
    pub(crate) fn cells(&self, text: &str, side: usize) -> Option<CellSet> {
        let side = self.rules.definition().sides.get(side)?;
        let frame = side.forward.frame(self.rules.board().geometry()).unwrap_or(Frame::FIRST);
        self.regions.cells(text, &frame).ok()
    }

    /// Something that may differ by side.
    pub(crate) fn for_sides(
        &self,
        text: impl Fn(&str) -> Option<String>,
        words: impl Fn(&CellSet) -> String,
    ) -> String {
        let sides = &self.rules.definition().sides;
        let each: Vec<(String, String)> = sides
            .iter()
            .enumerate()
            .filter_map(|(index, side)| {
                let text = text(&side.name)?;
                Some((side.name.clone(), self.cells(&text, index).map_or(text, |cells| words(&cells))))
            })
            .collect();
        match &each[..] {
            [] => "nowhere".into(),
            [(_, first), rest @ ..] if each.len() == sides.len() && rest.iter().all(|(_, w)| w == first) => {
                first.clone()
            }
            _ => {
                let all: Vec<String> =
                    each.iter().map(|(side, words)| format!("{words} for {side}")).collect();
                all.join(", ")
            }
        }
    }
}

/// A set of cells in words.
fn on(board: &Board, cells: &CellSet) -> String {
    if cells.is_empty() {
        return "no cell".into();
    }
    if cells.len() == board.len() {
        return "any cell".into();
    }
    if board.geometry() != Geometry::Hex {
        let by = |key: &dyn Fn(&str) -> String| -> Vec<String> {
            let mut seen: Vec<String> = vec![];
            for cell in cells.iter() {
                let key = key(board.name(cell));
                if !seen.contains(&key) {
                    seen.push(key);
                }
            }
            let whole = board.cells().filter(|&c| seen.contains(&key(board.name(c)))).count();
            if whole == cells.len() { seen } else { vec![] }
        };
        let digits = |name: &str| name.chars().filter(char::is_ascii_digit).collect::<String>();
        let ranks = by(&|name| digits(name));
        if !ranks.is_empty() {
            return span("rank", &ranks);
        }
        let letters = |name: &str| name.chars().filter(char::is_ascii_lowercase).collect::<String>();
        let files = by(&|name| letters(name));
        if !files.is_empty() {
            return span("file", &files);
        }
        if let Some(corners) = rectangle(board, cells) {
            return corners;
        }
    }
    let names: Vec<&str> = cells.iter().map(|cell| board.name(cell)).collect();
    if names.len() <= NAMED {
        return list(&names, "and");
    }
    format!("{} and {} more cells", names[..NAMED - 2].join(", "), names.len() + 2 - NAMED)
}

/// `rank 8`, `ranks 6 to 8`, `files a and h`.
fn span(what: &str, names: &[String]) -> String {
    match names {
        [one] => format!("{what} {one}"),
        [first, .., last] if names.len() > 2 && is_run(names) => format!("{what}s {first} to {last}"),
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

/// `d1 to f3` for the cells of a rectangle.
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
    Some(format!("{} to {}", board.name(board.at(low)?), board.name(board.at(high)?)))
}
