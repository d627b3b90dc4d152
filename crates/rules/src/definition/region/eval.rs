//! Evaluates region expressions to sets of cells.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;

use indexmap::IndexMap;

use super::parse::{CellName, Expr, MAX_DEPTH, Operator};
use super::{RegionError, parse};
use crate::board::{Board, Cell, CellSet, Frame, Geometry, Vector};
use crate::definition::model::RegionText;
use crate::definition::perspective::Perspective;
use crate::definition::suggest;
use crate::message;

/// Evaluates region texts on a board.
///
/// ```
/// use chesswright_rules::board::{Board, Frame};
/// use chesswright_rules::definition::region::Regions;
///
/// let board = Board::rectangle(8, 8);
/// let regions = Regions::new(&board, None);
/// let cells = regions.cells("own rank 1 & file a..b", &Frame::OPPOSITE).unwrap();
/// let names: Vec<_> = cells.iter().map(|c| board.name(c)).collect();
/// assert_eq!(names, ["a8", "b8"]);
/// ```
pub struct Regions<'a> {
    board: &'a Board,
    named: Option<&'a IndexMap<String, RegionText>>,
    /// The cells of named regions, and how deep the texts behind each are.
    known: RefCell<HashMap<Key, (CellSet, usize)>>,
}

/// A named region as one side sees it, perhaps turned.
type Key = (String, Frame, bool);

/// Where evaluation is. What is nested counts together, whether in one text or by names: the stack is one, too.
#[derive(Default)]
struct Within {
    /// The named regions that are being evaluated.
    names: Vec<String>,
    /// How deep the evaluation is, and how deep it has been.
    depth: usize,
    deepest: usize,
}

impl Within {
    /// Fails beyond the most that one text could be deep, so the name that leads too far is in the message.
    fn reach(&mut self, depth: usize) -> Result<(), RegionError> {
        self.deepest = self.deepest.max(depth);
        if depth <= MAX_DEPTH { Ok(()) } else { Err(too_deep()) }
    }
}

#[cold]
fn too_deep() -> RegionError {
    RegionError::new(0..0, message!("the region is nested too deeply"))
}

/// The coordinates of cells during evaluation.
struct Coordinates {
    /// File, rank and layer of each cell, from 1.
    places: Vec<Option<[u16; 3]>>,
    /// The number of files, ranks and layers.
    extent: [u16; 3],
    /// The frame that `own` applies.
    frame: Frame,
    /// Whether `own` already applied; it applies only once.
    turned: bool,
}

impl<'a> Regions<'a> {
    /// Creates an evaluator for a board and a document's named regions.
    pub fn new(board: &'a Board, named: Option<&'a IndexMap<String, RegionText>>) -> Self {
        Self { board, named, known: RefCell::default() }
    }

    /// The board of the cells.
    pub fn board(&self) -> &'a Board {
        self.board
    }

    /// The cells of a region text for a side with this frame.
    pub fn cells(&self, text: &str, frame: &Frame) -> Result<CellSet, RegionError> {
        self.eval(&parse(text)?, &self.coordinates(*frame, false), &mut Within::default())
    }

    fn eval(
        &self,
        expr: &Expr,
        coordinates: &Coordinates,
        within: &mut Within,
    ) -> Result<CellSet, RegionError> {
        within.reach(within.depth)?;
        within.depth += 1;
        let cells = self.eval_here(expr, coordinates, within);
        within.depth -= 1;
        cells
    }

    fn eval_here(
        &self,
        expr: &Expr,
        coordinates: &Coordinates,
        within: &mut Within,
    ) -> Result<CellSet, RegionError> {
        let size = self.board.len();
        let pick = |axis: usize, from: u16, to: u16| {
            CellSet::from_fn(size, |c| {
                coordinates.places[c as usize].is_some_and(|place| (from..=to).contains(&place[axis]))
            })
        };
        Ok(match expr {
            Expr::All => self.board.cells().collect(),
            Expr::None => CellSet::new(),
            Expr::Edge => self.edge(),
            Expr::Ranks(from, to, span) => {
                coordinates.check(1, *from, *to, span)?;
                pick(1, *from, *to)
            }
            Expr::Files(from, to, span) => {
                coordinates.check(0, *from, *to, span)?;
                pick(0, *from, *to)
            }
            Expr::Layers(from, to, span) => {
                coordinates.check(2, *from, *to, span)?;
                pick(2, *from, *to)
            }
            Expr::Box(from, to, span) => self.boxed(*from, *to, span, coordinates)?,
            Expr::Named(name, span) => self.named(name, span, coordinates, within)?,
            Expr::Own(inner) if coordinates.turned => self.eval(inner, coordinates, within)?,
            Expr::Own(inner) => self.eval(inner, &self.coordinates(coordinates.frame, true), within)?,
            Expr::Not(inner) => {
                &self.board.cells().collect::<CellSet>() - &self.eval(inner, coordinates, within)?
            }
            Expr::Chain(first, rest) => {
                let mut cells = self.eval(first, coordinates, within)?;
                for (operator, expr) in rest {
                    let other = &self.eval(expr, coordinates, within)?;
                    cells = match operator {
                        Operator::Union => &cells | other,
                        Operator::Intersection => &cells & other,
                        Operator::Difference => &cells - other,
                        Operator::SymmetricDifference => &cells ^ other,
                    };
                }
                cells
            }
        })
    }

    fn named(
        &self,
        name: &str,
        span: &Range<usize>,
        coordinates: &Coordinates,
        within: &mut Within,
    ) -> Result<CellSet, RegionError> {
        let Some(text) = self.named.and_then(|m| m.get(name)) else {
            return Err(self.unknown(name, span));
        };
        if within.names.iter().any(|n| n == name) {
            let circle = format!("{} → {name}", within.names.join(" → "));
            return Err(RegionError::new(
                span.clone(),
                message!("region `{name}` refers to itself: {circle}", name, circle),
            ));
        }
        let inside = |e: RegionError| RegionError {
            nested: true,
            ..RegionError::new(
                span.clone(),
                message!("in region `{name}`: {message}", name, message = e.message),
            )
            .hint(e.hint)
        };
        let key = (name.to_owned(), coordinates.frame, coordinates.turned);
        if let Some((cells, depth)) = self.known.borrow().get(&key) {
            // It must not matter which region was needed first.
            within.reach(within.depth + depth).map_err(inside)?;
            return Ok(cells.clone());
        }
        let outside = std::mem::replace(&mut within.deepest, within.depth);
        within.names.push(name.to_owned());
        let cells = parse(text).and_then(|expr| self.eval(&expr, coordinates, within)).map_err(inside)?;
        within.names.pop();
        let depth = within.deepest - within.depth;
        within.deepest = within.deepest.max(outside);
        self.known.borrow_mut().insert(key, (cells.clone(), depth));
        Ok(cells)
    }

    fn unknown(&self, name: &str, span: &Range<usize>) -> RegionError {
        let known: Vec<_> = self.named.into_iter().flat_map(|m| m.keys().map(String::as_str)).collect();
        let hint = suggest::did_you_mean(name, known.iter().copied().chain(super::RESERVED))
            .or_else(|| name.contains('-').then(|| message!("put spaces around `-` to subtract cells")));
        let expected = if known.is_empty() {
            message!("a cell, `rank`, `file`, `edge`, `all` or `none`; the document names no regions")
        } else {
            message!("one of {words}", words = suggest::list(known))
        };
        RegionError::new(span.clone(), message!("there is no region `{name}`", name))
            .expected(expected)
            .hint(hint)
    }

    /// The coordinates of cells on the board, or in the frame if `turned`.
    fn coordinates(&self, frame: Frame, turned: bool) -> Coordinates {
        let board = self.board;
        let perspective = Perspective::new(board, if turned { frame } else { Frame::FIRST });
        let places = board.cells().map(|cell| {
            let at = perspective.place(board, board.coords(cell))?;
            let rank = match board.geometry() {
                // Files of hexagons count from their own lowest cell.
                Geometry::Hex => {
                    board.at(at)?;
                    (0..=at.y).filter(|&y| board.at(Vector { y, ..at }).is_some()).count() as u16
                }
                Geometry::Square | Geometry::Layers => at.y as u16 + 1,
            };
            Some([at.x as u16 + 1, rank, at.z as u16 + 1])
        });
        Coordinates { places: places.collect(), extent: perspective.extent.map(|n| n as u16), frame, turned }
    }

    fn boxed(
        &self,
        from: CellName,
        to: CellName,
        span: &Range<usize>,
        coordinates: &Coordinates,
    ) -> Result<CellSet, RegionError> {
        let layered = self.board.extent()[2] > 1;
        for place in [from, to] {
            if layered != place.layer.is_some() {
                let (message, expected) = if layered {
                    (
                        message!("the cell has no layer"),
                        message!("a capital letter in front of the cell, as in `Aa1`"),
                    )
                } else {
                    (message!("the board has only one layer"), message!("cells such as `a1`"))
                };
                return Err(RegionError::new(span.clone(), message).expected(expected));
            }
        }
        let ends = |a: u16, b: u16| a.min(b)..=a.max(b);
        let files = ends(from.file, to.file);
        let ranks = ends(from.rank, to.rank);
        let layers = ends(from.layer.unwrap_or(1), to.layer.unwrap_or(1));
        let holds = |place: [u16; 3]| {
            files.contains(&place[0]) && ranks.contains(&place[1]) && layers.contains(&place[2])
        };
        let set = CellSet::from_fn(self.board.len(), |c| coordinates.places[c as usize].is_some_and(holds));
        let ends_exist = [from, to].into_iter().all(|end| {
            let end = [end.file, end.rank, end.layer.unwrap_or(1)];
            coordinates.places.iter().flatten().any(|&place| place == end)
        });
        // The corners of a box may be missing on boards that are not rectangles, but a single cell must exist.
        if (from == to && !ends_exist) || set.is_empty() {
            let last = self.board.cells().last().map_or("nothing", |c| self.board.name(c));
            let message = match from == to {
                true => message!("the board has no cell `{cell}`", cell = from.to_string()),
                false => message!(
                    "the board has no cells from `{from}` to `{to}`",
                    from = from.to_string(),
                    to = to.to_string()
                ),
            };
            return Err(RegionError::new(span.clone(), message).expected(message!(
                "cells from `{from}` to `{to}`",
                from = self.board.name(0),
                to = last
            )));
        }
        Ok(set)
    }

    /// Cells that lack a neighbour across one of their sides.
    fn edge(&self) -> CellSet {
        let sides: &[(i16, i16, i16)] = match self.board.geometry() {
            Geometry::Square => &[(1, 0, 0), (0, 1, 0)],
            Geometry::Hex => &[(1, 0, 0), (0, 1, 0), (1, -1, 0)],
            Geometry::Layers => &[(1, 0, 0), (0, 1, 0), (0, 0, 1)],
        };
        let missing = |cell: Cell, v: Vector| self.board.step(cell, v).is_none();
        CellSet::from_fn(self.board.len(), |cell| {
            sides.iter().any(|&(x, y, z)| {
                let v = Vector::new(x, y, z);
                missing(cell, v) || missing(cell, -v)
            })
        })
    }
}

impl Coordinates {
    fn check(&self, axis: usize, from: u16, to: u16, span: &Range<usize>) -> Result<(), RegionError> {
        let most = self.extent[axis];
        if from >= 1 && to <= most {
            return Ok(());
        }
        let wrong = if from < 1 { from } else { to };
        let (message, expected) = match axis {
            0 => (
                message!("the board has no file {wrong}", wrong = letters(wrong)),
                message!("`a` to `{most}`", most = letters(most)),
            ),
            1 => (message!("the board has no rank {wrong}", wrong), message!("1 to {most}", most)),
            _ => (message!("the board has no layer {wrong}", wrong), message!("1 to {most}", most)),
        };
        Err(RegionError::new(span.clone(), message).expected(expected))
    }
}

/// `a` for 1, `aa` for 27.
pub(in crate::definition) fn letters(n: u16) -> String {
    match n {
        0 => "?".into(),
        1..=26 => char::from(b'a' + (n - 1) as u8).to_string(),
        _ => letters((n - 1) / 26) + &letters((n - 1) % 26 + 1),
    }
}
