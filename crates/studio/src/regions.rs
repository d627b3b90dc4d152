//! Regions: sets of cells that are painted, and the shortest words for them.

use chesswright_document::{Document, Edit, Path, Value};
use chesswright_rules::Rules;
use chesswright_rules::board::{Cell, Frame};
use chesswright_rules::definition::region::Regions;

use crate::ground::file_name;

/// The cells of a region of the game, seen from the first side.
pub(crate) fn cells(rules: &Rules, text: &str) -> Vec<Cell> {
    let regions = Regions::new(rules.board(), Some(&rules.definition().regions));
    let found = regions.cells(text, &Frame::FIRST);
    found
        .map_or_else(|_| vec![], |found| rules.board().cells().filter(|cell| found.contains(*cell)).collect())
}

/// The edit that adds a cell to a named region, or takes it away.
pub(crate) fn paint(rules: &Rules, name: &str, cell: Cell) -> Edit {
    let text = rules.definition().regions.get(name).map_or("none", String::as_str);
    let mut painted = cells(rules, text);
    match painted.iter().position(|known| *known == cell) {
        Some(at) => {
            painted.remove(at);
        }
        None => painted.push(cell),
    }
    Edit::Set(path(name), Value::from(say(rules, &painted)))
}

/// The edit that removes a region.
pub(crate) fn remove(document: &Document, name: &str) -> Edit {
    match document.get(path(name)) {
        Some(_) => Edit::Unset(path(name)),
        // The parent has it.
        None => Edit::Set(path(name), Value::from("none")),
    }
}

fn path(name: &str) -> Path {
    Path::from("regions").key(name)
}

/// Words for cells.
pub fn say(rules: &Rules, wanted: &[Cell]) -> String {
    let board = rules.board();
    if wanted.is_empty() {
        return "none".to_owned();
    }
    if wanted.len() == board.len() {
        return "all".to_owned();
    }
    // Words that mean these cells, if there are some, are shorter than any list.
    let mut sorted = wanted.to_vec();
    sorted.sort_unstable();
    let [files, ranks, layers] = board.extent();
    let lines = (1..=ranks)
        .map(|n| format!("rank {n}"))
        .chain((0..usize::from(files)).map(|x| format!("file {}", file_name(x))));
    let spans = (1..=ranks).flat_map(|from| (from + 1..=ranks).map(move |to| format!("rank {from}..{to}")));
    let words = std::iter::once("edge".to_owned()).chain(lines).chain(spans);
    if let Some(said) = words.into_iter().find(|text| cells(rules, text) == sorted) {
        return said;
    }
    let has = |x: usize, rank: usize| {
        let at = chesswright_rules::board::Vector::flat(x as i16, rank as i16);
        board.at(at).is_some_and(|cell| wanted.contains(&cell))
    };
    let plain = layers == 1 && board.geometry() == chesswright_rules::board::Geometry::Square;
    let boxed = if plain { boxes([usize::from(files), usize::from(ranks)], has) } else { None };
    let named = || wanted.iter().map(|cell| board.name(*cell)).collect::<Vec<_>>().join(" | ");
    boxed.unwrap_or_else(named)
}

/// Words for some cells of a rectangle: few boxes that together are exactly these cells. `None` if there are no cells.
pub(crate) fn boxes([width, height]: [usize; 2], has: impl Fn(usize, usize) -> bool) -> Option<String> {
    let mut left: Vec<(usize, usize)> = (0..height)
        .flat_map(|rank| (0..width).map(move |x| (x, rank)))
        .filter(|&(x, rank)| has(x, rank))
        .collect();
    let mut texts = vec![];
    while let Some(&(x, rank)) = left.first() {
        let all = |to_x: usize, to_rank: usize| (rank..=to_rank).all(|rank| (x..=to_x).all(|x| has(x, rank)));
        // The largest box with this corner; of equal ones the widest.
        let mut best = (x, rank);
        let size = |(to_x, to_rank): (usize, usize)| (to_x - x + 1) * (to_rank - rank + 1);
        for to_rank in (rank..height).take_while(|to_rank| all(x, *to_rank)) {
            let to_x = (x..width).take_while(|to_x| all(*to_x, to_rank)).last().unwrap_or(x);
            if size((to_x, to_rank)) > size(best) {
                best = (to_x, to_rank);
            }
        }
        let (to_x, to_rank) = best;
        left.retain(|&(at, on)| !((x..=to_x).contains(&at) && (rank..=to_rank).contains(&on)));
        let name = |x: usize, rank: usize| format!("{}{}", file_name(x), rank + 1);
        texts.push(match best == (x, rank) {
            true => name(x, rank),
            false => format!("{}..{}", name(x, rank), name(to_x, to_rank)),
        });
    }
    (!texts.is_empty()).then(|| texts.join(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(board: &str) -> Rules {
        let text =
            format!("name = 'x'\n{board}\npieces.king = {{ letter = 'k', betza = 'K', royal = true }}\n");
        let game = chesswright_rules::definition::Definition::from_toml(&text, &chesswright_catalog::Catalog);
        Rules::new(&game.expect("a game")).expect("it compiles")
    }

    #[test]
    fn words_mean_the_cells_that_they_are_made_from() {
        let rules = rules("setup = '4k3/8/8/8/8/8/8/4K3'");
        for text in
            ["none", "all", "edge", "rank 3", "file b", "rank 4..5", "d4", "d4..e5", "a1 | h8", "d4..f6 | a1"]
        {
            let wanted = cells(&rules, text);
            let said = say(&rules, &wanted);
            assert_eq!(cells(&rules, &said), wanted, "{text}: {said}");
            assert!(said.len() <= text.len(), "{text}: {said}");
        }
        let odd: Vec<Cell> = rules.board().cells().filter(|cell| cell % 7 < 3).collect();
        assert_eq!(cells(&rules, &say(&rules, &odd)), odd);
    }

    #[test]
    fn cells_of_hexagons_are_named() {
        let game = chesswright_catalog::definition("glinski").expect("a game");
        let rules = Rules::new(&game).expect("it compiles");
        let wanted: Vec<Cell> = rules.board().cells().take(3).collect();
        assert_eq!(cells(&rules, &say(&rules, &wanted)), wanted);
    }
}
